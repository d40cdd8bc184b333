### Fib in English: what any game brings along, so that it can be played in a browser.

game-title = Fib
game-about = Two hidden dice. Say ever more of yours, until the other doubts it.
game-length = 5 minutes

edition-standard = to three points
edition-short = to one point

option-faces = Faces of a die
option-target = Points that win

action-say = Say
action-doubt = Doubt
note-doubt = whoever is wrong gives the other a point
numbered = { $number }
ask-say = What do you say?
phase-say = somebody speaks
phase-over = the match is over

event-rolled = { $you ->
        [seat] You roll { $number }.
       *[none] { $seat } rolls.
    }
event-said = { $you ->
        [seat] You say { $number }.
       *[none] { $seat } says { $number }.
    }
event-doubted = { $you ->
        [seat] You doubt it.
       *[none] { $seat } doubts it.
    }
event-shown = { $you ->
        [seat] You show { $number }.
       *[none] { $seat } shows { $number }.
    }
event-point = { $you ->
        [seat] The point is yours.
       *[none] { $seat } gets the point.
    }
event-finished = The match is over.

refusal-not-asked = it is not asked now
refusal-no-such-action = there is no such action
refusal-nothing-said = nothing has been said yet
refusal-too-low = more than the last number must be said
refusal-too-high = no die shows so much
