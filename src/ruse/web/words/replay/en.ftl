### After the game: the result, who lied when, the deal checked, the replay. In English.

replay-title = { $game }: replay
replay-eyebrow = { $game }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
replay-won = { $names } { $count ->
        [one] wins
       *[other] share the win
    }
replay-drawn = Nobody wins
replay-summary = { $claims ->
        [0] Nobody claimed anything.
        [one] One claim was made.
       *[other] { $claims } claims were made.
    } { $bluffs ->
        [0] { $claims ->
            [0] { "" }
           *[other] All of it was true.
        }
        [one] One of them was a bluff.
       *[other] { $bluffs } of them were bluffs.
    } { $bluffs ->
        [0] { "" }
       *[other] { $caught ->
            [0] Not one was caught.
            [one] One was caught.
           *[other] { $caught } were caught.
        }
    }
replay-to-table = Back to the table
replay-watch = Watch the replay

## The timeline

replay-timeline = Who lied when
replay-timeline-hint = Above the line: the truth. Below it: bluffs. Touch a mark to go to that moment.
replay-timeline-table = Every claim of every seat, turn by turn
replay-seat = Seat
replay-turn = Turn { $turn }
replay-out = { $name } is out
replay-wins = { $name } wins
replay-mark = { $name } claims: { $card } ({ $action }). { $truth }; { $fate }.
replay-true = true
replay-bluff = bluff
replay-fate-stood = let stand
replay-fate-unheard = not heard: somebody else spoke first
replay-fate-blocked = blocked by { $name }
replay-fate-shown = challenged by { $name }, and shown
replay-fate-caught = challenged by { $name }, and caught
replay-fate-given-up = challenged by { $name }, and not shown although true
replay-legend = The marks
replay-legend-true = true claim
replay-legend-bluff = bluff
replay-legend-caught = challenged and caught
replay-legend-shown = challenged and shown
replay-legend-blocked = blocked
replay-legend-unheard = sealed, and not heard
replay-legend-acts = a turn without a claim
replay-legend-out = out of the game
replay-no-claims = Nobody claimed anything in this match.
replay-as-text = All claims as text
replay-column-turn = Turn
replay-column-who = Who
replay-column-claim = Claim
replay-column-for = For
replay-column-truth = Truth
replay-column-fate = What came of it

## The figures of each seat

replay-figures = Honest or not
replay-figure-claims = { $claims ->
        [0] no claims
        [one] one claim
       *[other] { $claims } claims
    }
replay-figure-bluffs = { $bluffs ->
        [0] no bluff
        [one] one bluff
       *[other] { $bluffs } bluffs
    }{ $caught ->
        [0] { "" }
       *[other] , { $caught } caught
    }
replay-figure-challenges = { $challenges ->
        [0] no challenge
        [one] one challenge
       *[other] { $challenges } challenges
    }{ $challenges ->
        [0] { "" }
       *[other] , { $right } right
    }
replay-honor-liar = Boldest liar
replay-honor-eye = Sharpest eye
replay-honor-winner = Winner

## The replay

replay-replay = The replay
replay-seen-by = Seen by
replay-all = All cards open
replay-watcher = A watcher
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play by itself
replay-keys = Keys: ← and → step, Home and End jump.
replay-place = Step { $at } of { $last }
replay-place-turn = Turn { $turn }, step { $at } of { $last }
replay-go = Go there
replay-answer = { $name }: { $action }
replay-log = What has happened
replay-nothing-yet = The cards are dealt. Nothing has happened yet.
replay-fork = Play on from here
replay-fork-hint = A new table at this moment: you take one seat, bots the others.
replay-fork-seat = Your seat
replay-fork-go = Play on
replay-old = This match was played under earlier rules of the game. It cannot be set up again move by move; what happened is told here as it was written down.

## The deal

replay-deal = The deal, checked
replay-deal-fits = Checked: the seed fits the seal
replay-deal-wrong = The seed does not fit the seal
replay-deal-about = Before the first card was dealt, the table showed a seal: a fingerprint of the seed from which all chance in this match comes. Now seed and salt lie open, so anyone can check that the deck was not touched.
replay-deal-seal = Seal shown at the deal
replay-deal-salt = Salt
replay-deal-seed = Seed
replay-deal-how = Check it yourself
replay-deal-shell = In a shell:
replay-deal-python = Or with Python:
replay-deal-result = Both print the seal. The record holds the same seed and every action: with Ruse installed, this plays it again from the first card.

## Keeping it

replay-keep = Keep and share
replay-link = Link to this moment
replay-copy = Copy the link
replay-copied = Copied
replay-record = Download the record
replay-record-hint = A small text: rules, seed and every action.
