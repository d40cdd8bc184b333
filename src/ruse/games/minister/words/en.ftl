### King Thief Minister in English. de.ftl and it.ftl have the same messages, and a test compares them.
###
### $you is the part the reader plays in an event ("seat", "target", "from", "to", "winners", "shared") or
### "none". Seats arrive as names, characters as their notation ("king"), places as their letters, yes and no as
### "true" and "false"; "none" is what the reader may not see, and the treasury where coins come from nobody.

game-title = King Thief Minister
standing-title = Coins by turn
standing-name = Coins
game-about = Six face-down cards lie around a treasury and keep moving. You own a place, never a card. Claim any character, whether its card is in front of you or not. When the treasury is empty, the player with the most coins wins.
game-length = about 20 minutes

## Editions

edition-standard = the rulebook, with our rulings where it is silent

## Bots: a name and what to expect

bot-house = Club bot
bot-house-note = Remembers every card it has seen, claims what it knows to be true, and challenges what it knows to be false.

## Characters

card-king = King
card-thief = Thief
card-minister = Minister
card-executioner = Executioner
card-collector = Tax collector
card-peasant = Peasant

# Who is claimed or seen: "you claim ...", "you see ...".
the-claim = { $claim ->
        [king] the King
        [thief] the Thief
        [minister] the Minister
        [executioner] the Executioner
        [collector] the Tax collector
       *[peasant] the Peasant
    }
the-card = { $card ->
        [king] the King
        [thief] the Thief
        [minister] the Minister
        [executioner] the Executioner
        [collector] the Tax collector
       *[peasant] the Peasant
    }
# What a card is: "it is ...".
is-claim = { $claim ->
        [king] the King
        [thief] the Thief
        [minister] the Minister
        [executioner] the Executioner
        [collector] the Tax collector
       *[peasant] the Peasant
    }
is-card = { $card ->
        [king] the King
        [thief] the Thief
        [minister] the Minister
        [executioner] the Executioner
        [collector] the Tax collector
       *[peasant] the Peasant
    }

# Private lines to whoever claims. Where a seat cannot tell, nobody but the card can.
claim-is-true = You claim { the-claim }, and it is true.
claim-is-bluff = You claim { the-claim }, but it is not true. A bluff!
claim-is-unknown = You claim { the-claim } without knowing whether it is true.
only-you-know-bluff = Only you know: the card in front of you is not { is-claim }.

# The reference card: what a character does.
reference-king = Take 3 coins and ask who the Minister is. A player who answers takes 1 coin.
reference-thief = Take 1 coin from the player on your right and 1 from the player on your left. If a neighbour has none, take it from the treasury.
reference-minister = Shuffle any two of the six cards. Or answer the King, for 1 coin.
reference-executioner = Name the card in front of another player. If you are right, take all their coins.
reference-collector = All others pay 1 coin into the treasury, and a player you choose pays 2. A player with no coins pays nothing.
reference-peasant = Show your own card and name all the others. If you get them all right, you win the treasury. One mistake costs 2 coins.

## Actions: the name, a few words for the menu, an explanation

action-look = Look
action-move = Move
action-claim = Claim
action-pass = Say nothing
action-challenge = Challenge
action-reply = Answer
action-swap = Shuffle
action-keep = Pretend to shuffle
action-execute = Execute
action-tax = Tax
action-name = Name a card
action-peek = Peek

note-look = see the card in front of you
note-move = all six cards move
note-claim = say which card is in front of you
note-pass = let it go
note-challenge = see the card; if the claim is true, you pay 1 coin
note-reply = take 1 coin
note-swap = shuffle two of the six cards
note-keep = the two cards stay where they are
note-execute = if you are right, you take all their coins
note-tax = this player pays 2 coins, all others 1
note-name = the card is turned over for everyone to see
note-peek = see a card at another place

# What a claim brings, for each character.
note-claim-king = take 3 coins, then ask for the Minister
note-claim-thief = take 1 coin from each neighbour
note-claim-minister = shuffle two cards
note-claim-executioner = guess a card, take the player’s coins
note-claim-collector = all others pay 1 coin, one pays 2
note-claim-peasant = name all cards, win the treasury

explain-look = Pay 1 coin and look at the card on your place. You can do this without a coin too: then all others take 1 coin each from the treasury, if there are enough.
explain-move = All six cards move one place to your right (counter-clockwise), one place to your left (clockwise), or to the opposite place. Nobody sees them.
explain-claim = Say which character is in front of you and use its ability. It does not have to be there, and you do not have to know.
explain-pass = { $response_mode ->
        [sequential] You let it go, and everyone sees that you do. Then the next player answers, if there is one.
       *[simultaneous] You let it go. Your answer stays secret until everyone has answered.
    }
explain-challenge = You say that it is not true and look at the card. If it is true, you pay 1 coin and the ability is used. If it is not, nothing happens and the turn is over. { $response_mode ->
        [sequential] Nobody after you gets to answer.
       *[simultaneous] If several players challenge, only one challenge counts.
    }
explain-reply = You say that the Minister is in front of you, and take 1 coin. If you are the only one, others can challenge you. If several players answer, they show each other their cards, and anyone who lied pays 1 coin.
explain-swap = Shuffle the cards of two places and put them back. Chance decides whether they change places, unless this table lets the Minister choose. In that case they do change places.
explain-keep = You only pretend to shuffle the cards of two places. Each goes back where it was, and only you know.
explain-execute = Point at the card in front of another player and name it. Its owner looks. If you are right, you take all their coins. If not, nothing happens.
explain-tax = All other players pay 1 coin into the treasury, and the player you choose pays 2. Nobody pays more than they have.
explain-name = Name the card, and it is turned over for everyone to see. Your first mistake ends the attempt and costs 2 coins.
explain-peek = Look at one card that is not on your own place. Everyone sees where you look, but only you see the card.

## Where cards go, as in "Move: left"

direction-right = right
direction-left = left
direction-opposite = opposite

## The table in the browser: buttons that say more than their action's name, and what lies in the middle

as-claim = { $claim ->
        [king] the King
        [thief] the Thief
        [minister] the Minister
        [executioner] the Executioner
        [collector] the Tax collector
       *[peasant] the Peasant
    }
bar-claim = Claim { as-claim }
bar-pass = Say nothing
bar-move-right = All cards one place right
bar-move-left = All cards one place left
bar-move-opposite = All cards to the opposite place
bar-reply = Answer as { as-claim }
board-treasury = Treasury
board-place = Place { $place }
board-nobody = no player
board-known = What you know
board-guess-right = Named: { $card }. Right.
board-guess-wrong = Named: { $card }. Wrong.
board-sign-eye = Looked at this turn
board-sign-mix = Shuffled with another card this turn
board-sign-challenge = Challenges the claim
board-aid = Memory aid
board-aid-switch = Show what I can know
board-aid-hint = Under each place: every character that can still be there, likeliest first. One alone, in a ring, is certain. No signs: it could be anyone. On your claims, a tick means true, a mask means bluff, and a question mark means you cannot know. It uses only what you have seen yourself.

## Phases: what everybody waits for, and the question to whoever is asked

phase-peek = everyone looks at one card
phase-action = choosing an action
phase-challenge = time for challenges
phase-reply = who is the Minister?
phase-challenge-reply = time to challenge the Minister
phase-swap = shuffling two cards
phase-execute = the Executioner points at a card
phase-tax = collecting taxes
phase-name = the Peasant names the cards
phase-over = the match is over

ask-peek = Before the game begins, look at a card at another place. Which one?
ask-action = Your turn. What do you do?
ask-challenge = { $seat } claims { the-claim }. Do you believe it?
ask-reply = { $seat } asks who the Minister is. Do you answer?
ask-challenge-reply = { $seat } claims { the-claim }. Do you believe it?
ask-swap = Which two cards do you shuffle?
ask-execute = Whose card do you name, and which card is it? If you are right, you take all their coins.
ask-tax = Who pays 2 coins?
ask-name = { $place ->
        [none] Which place do you name, and which card is there?
       *[other] Which card is at place { $place }?
    }

# In the browser you tap the cards themselves.
bar-ask-peek = Before the game begins: tap one of the framed cards to look at it.
bar-ask-swap = Tap the two cards you want to shuffle.
bar-ask-execute = Tap a player’s card, then say which card it is. If you are right, you take all their coins.
bar-ask-tax = Who pays 2 coins? Tap that player’s card.

## Events

event-begun = { $you ->
        [seat] You start. First, everyone looks at a card at another place.
       *[none] { $seat } starts. First, everyone looks at a card at another place.
    }
event-peeked = { $you ->
        [seat] You look at the card at place { $place }: { $card-name }.
       *[none] { $card ->
            [none] { $seat } looks at the card at place { $place }.
           *[other] { $seat } looks at the card at place { $place }: { $card-name }.
        }
    }
event-turn = { $you ->
        [seat] Turn { $number }: your turn
       *[none] Turn { $number }: { $seat }’s turn
    }
event-looked = { $you ->
        [seat] You look at the card in front of you: { $card-name }.
       *[none] { $card ->
            [none] { $seat } looks at their own card.
           *[other] { $seat } looks at their own card: { $card-name }.
        }
    }
event-moved = { $you ->
        [seat] { $direction ->
            [right] You move all cards one place to the right (counter-clockwise).
            [left] You move all cards one place to the left (clockwise).
           *[opposite] You move every card to the opposite place.
        }
       *[none] { $direction ->
            [right] { $seat } moves all cards one place to the right (counter-clockwise).
            [left] { $seat } moves all cards one place to the left (clockwise).
           *[opposite] { $seat } moves every card to the opposite place.
        }
    }
event-claimed = { $you ->
        [seat] You claim { the-claim }.
       *[none] { $seat } claims { the-claim }.
    }
event-passed-challenge = Nobody challenges.
event-passed-reply = Nobody answers.
event-passed-challenge-reply = Nobody challenges the Minister.
event-challenged = { $you ->
        [seat] You challenge { $target }.
        [target] { $seat } challenges you.
       *[none] { $seat } challenges { $target }.
    }
event-seen = { $you ->
        [seat] You see { the-card } at place { $place }.
       *[none] { $card ->
            [none] { $seat } looks at the card at place { $place }.
           *[other] { $seat } looks at the card at place { $place } and sees { the-card }.
        }
    }
event-proved = { $you ->
        [seat] It is true. You have { is-claim }.
       *[none] It is true. { $seat } has { is-claim }.
    }
event-disproved = { $you ->
        [seat] Not true! You do not have { is-claim }.
       *[none] Not true! { $seat } does not have { is-claim }.
    }
event-replied = { $you ->
        [seat] You answer as { as-claim }.
       *[none] { $seat } answers as { as-claim }.
    }
event-coins-taken = { $you ->
        [to] { $amount ->
            [one] You take 1 coin from the treasury.
           *[other] You take { $amount } coins from the treasury.
        }
       *[none] { $amount ->
            [one] { $to } takes 1 coin from the treasury.
           *[other] { $to } takes { $amount } coins from the treasury.
        }
    }
event-coins-paid = { $you ->
        [from] { $amount ->
            [one] You pay 1 coin into the treasury.
           *[other] You pay { $amount } coins into the treasury.
        }
       *[none] { $amount ->
            [one] { $from } pays 1 coin into the treasury.
           *[other] { $from } pays { $amount } coins into the treasury.
        }
    }
event-coins-stolen = { $you ->
        [to] { $from ->
            [none] Your neighbour has no coins. You take 1 coin from the treasury.
           *[other] You steal 1 coin from { $from }.
        }
        [from] { $to } steals 1 coin from you.
       *[none] { $from ->
            [none] A neighbour has no coins. { $to } takes 1 coin from the treasury.
           *[other] { $to } steals 1 coin from { $from }.
        }
    }
event-coins-taxed = { $you ->
        [from] { $amount ->
            [one] You pay 1 coin in tax.
           *[other] You pay { $amount } coins in tax.
        }
       *[none] { $amount ->
            [one] { $from } pays 1 coin in tax.
           *[other] { $from } pays { $amount } coins in tax.
        }
    }
event-coins-won = { $you ->
        [to] { $from ->
            [none] { $amount ->
                [one] You take the last coin from the treasury.
               *[other] You take all { $amount } coins from the treasury.
            }
           *[other] { $amount ->
                [0] { $from } has no coins to take.
                [one] You take { $from }’s last coin.
               *[other] You take all { $amount } of { $from }’s coins.
            }
        }
        [from] { $amount ->
            [0] You have no coins to take.
            [one] { $to } takes your last coin.
           *[other] { $to } takes all { $amount } of your coins.
        }
       *[none] { $from ->
            [none] { $amount ->
                [one] { $to } takes the last coin from the treasury.
               *[other] { $to } takes all { $amount } coins from the treasury.
            }
           *[other] { $amount ->
                [0] { $from } has no coins to take.
                [one] { $to } takes { $from }’s last coin.
               *[other] { $to } takes all { $amount } of { $from }’s coins.
            }
        }
    }
event-coins-shared = { $you ->
        [to] Someone cannot pay, so you take 1 coin from the treasury.
       *[none] Someone cannot pay, so { $to } takes 1 coin from the treasury.
    }
event-shuffled = { $you ->
        [seat] You shuffle the cards at places { $first } and { $second }.
       *[none] { $seat } shuffles the cards at places { $first } and { $second }.
    }
event-swapped = { $you ->
        [seat] { $swap ->
            [true] Only you know: they have changed places.
           *[false] Only you know: they have not changed places.
        }
       *[none] { $swap ->
            [none] Only { $seat } knows whether they have changed places.
            [true] Only { $seat } knows: they have changed places.
           *[false] Only { $seat } knows: they have not changed places.
        }
    }
event-pointed = { $you ->
        [seat] { $hit ->
            [true] You say that { $target } has { is-claim }. Right!
           *[false] You say that { $target } has { is-claim }. Wrong.
        }
        [target] { $hit ->
            [true] { $seat } says that you have { is-claim }. Right!
           *[false] { $seat } says that you have { is-claim }. Wrong.
        }
       *[none] { $hit ->
            [true] { $seat } says that { $target } has { is-claim }. Right!
           *[false] { $seat } says that { $target } has { is-claim }. Wrong.
        }
    }
event-sought = { $you ->
        [seat] You want to look at the card in front of you but have no coin. The others take the last coins before you see it.
       *[none] { $seat } wants to look at their own card but has no coin. The others take the last coins before { $seat } sees it.
    }
event-levied = { $you ->
        [seat] You demand 2 coins in tax from { $target } and 1 from everyone else.
        [target] { $seat } demands 2 coins in tax from you and 1 from everyone else.
       *[none] { $seat } demands 2 coins in tax from { $target } and 1 from everyone else.
    }
event-opened = { $you ->
        [seat] Place { $place }: you say { $named-name }. It is { is-card }.
       *[none] Place { $place }: { $seat } says { $named-name }. It is { is-card }.
    }
event-failed = { $you ->
        [seat] A mistake! Your attempt is over, and all cards are face down again.
       *[none] A mistake! { $seat }’s attempt is over, and all cards are face down again.
    }
event-succeeded = { $you ->
        [seat] No mistakes! You have named every card.
       *[none] No mistakes! { $seat } has named every card.
    }
event-finished-treasury = { $you ->
        [winners] The treasury is empty, and you have the most coins. You win!
        [shared] The treasury is empty. You share the win: { $winners }.
       *[none] { $count ->
            [one] The treasury is empty. { $winners } wins!
           *[other] The treasury is empty. { $winners } share the win.
        }
    }
event-finished-turn-limit = { $you ->
        [winners] The turn limit is reached, and you have the most coins. You win!
        [shared] The turn limit is reached. You share the win: { $winners }.
       *[none] { $count ->
            [one] The turn limit is reached. { $winners } wins!
           *[other] The turn limit is reached. { $winners } share the win.
        }
    }

## The guided first game: what the coach says. $seat1 and $seat2 are the others

lesson-goal = Six face-down cards lie around the treasury. You own place A, but never the card on it, because the cards keep moving. When the treasury is empty, the player with the most coins wins.
lesson-peek = Before the first turn, everyone looks at one card at another place. Tap the card at place C, in front of { $seat1 }.
lesson-peeked = It is the Thief, and only you know. The sign at the place reminds you, even when the cards move. Now { $seat1 } begins.
lesson-challenge = { $seat1 } claims the King and wants 3 coins. But you saw the Thief there! Challenge the claim.
lesson-challenged = You look at the card. If the claim is true, you pay 1 coin. If it is not, nothing happens and the turn is over.
lesson-caught = Not true! { $seat1 } gets nothing, and it cost you nothing. Now watch { $seat2 } move all six cards one place to the right.
lesson-move = Your Thief has moved to place B. Move all cards one place right once more to bring it in front of you.
lesson-moved = The Thief is in front of you until the cards move again. A turn is always one of three things: look at your card, move all cards, or claim a character.
lesson-allow = { $seat2 } claims the King. You cannot know whether that is true, and a wrong challenge costs 1 coin. Say nothing.
lesson-allowed = If nobody challenges, { $seat2 } takes 3 coins and asks who the Minister is. A player who answers takes 1 coin.
lesson-reply = You have the Thief, but who knows that? Answer as the Minister, and take 1 coin.
lesson-replied = If two players answer, they look at each other’s cards, and anyone who lied pays 1 coin. Let’s see whether anyone doubts you.
lesson-claim = Your bluff worked. Now tell the truth: claim the Thief, and take 1 coin from each neighbour. The tick on the card means that it is true.
lesson-claimed = Now the others can challenge you. Only the challenger gets to see your card.
lesson-proved = { $seat1 } doubted you, looked, and paid 1 coin for the mistake. Then you took 1 coin from each neighbour. Now both of them move all cards one place right.
lesson-bluff = Follow your Thief two places to the right: it lies in front of { $seat2 }, who has 5 coins. You do not know your own card. Claim the Executioner anyway!
lesson-bluffed = If someone challenges, your turn may be over. But a false claim costs no coins.
lesson-execute = Nobody doubts you. Tap { $seat2 }’s card, then name the Thief. If you are right, you take all their coins.
lesson-end = All 5 coins are yours! That is the heart of the game: remember, claim, doubt. Two characters are still waiting for you: the Tax collector makes all others pay, and the Peasant can win the whole treasury.

## The sheet at the table, and hints for a first match

glance-goal = When the treasury is empty, the player with the most coins wins.
glance-turn = On your turn, do one thing: look at your own card for 1 coin, move all six cards, or claim the character in front of you.
glance-1 = Anyone can challenge a claim and look at the card. If it is true, the challenger pays 1 coin. If it is not, the turn is over. A false claim costs no coins.
    .title = Challenge
glance-2 = If you must pay and have no coin, every other player takes 1 from the treasury instead.
    .title = Debts
hint-peek = Pick any card but your own. A sign at its place will remind you of it.
hint-action = Looking costs 1 coin, moving is free. A claim can be true, false or a guess.
hint-challenge = A wrong challenge costs 1 coin. A right one stops the claim.
hint-reply = An answer brings 1 coin. If two players answer, the liar pays 1.

## Why an action is refused

refusal-not-asked = it’s not your turn to answer
refusal-no-such-action = there is no such action
refusal-not-now = you can’t do that now
refusal-too-poor = you have no coins, and the treasury has too few for all the others
refusal-no-target = that player is not in the game
refusal-name-used = you have already named that character
refusal-not-that-place = that place is not the next one to name
refusal-no-choice = at this table chance decides how the cards are shuffled

## Options that do not go together

conflict-first-player = Seat { $seat } cannot start because there are only { $players } seats.

## Options

option-first_player = Starting player
option-first_player-random = chosen at random
option-first_player-number = seat { $nth }
option-response_mode = How players challenge and answer the King
option-response_mode-simultaneous = everyone at once, in secret
option-response_mode-sequential = one player after another, in order of priority
option-first_look = The look at a card before the first turn
option-first_look-simultaneous = everyone chooses at once, in secret
option-first_look-sequential = one player after another, clockwise
option-peasant_names = Which cards the Peasant must name
option-peasant_names-all_cards = all five others
option-peasant_names-players_only = only those in front of other players (easier with few players)
option-naming = The order in which the Peasant names them
option-naming-clockwise = clockwise, starting on the left
option-naming-free_order = any order
option-shuffle = How the Minister shuffles two cards
option-shuffle-random = at random, and nobody knows the result
option-shuffle-secret_choice = the Minister secretly decides whether they change places
option-turn_limit = Turn limit (default: 100 per player)
option-memory_aid = Memory aid: the table shows you what you can know
option-memory_aid-true = yes
option-memory_aid-false = no, you have to remember

## The rules, in sections. The options in force arrive under their names.

rules-1 = The game ends the moment the treasury is empty (KTM-60). The player with the most coins wins (KTM-61). If several players have the most, they share the win (SA-30). Nobody is eliminated: you play on even without coins (KTM-62).
    .title = Goal
rules-2 = Everyone has 3 coins, and the treasury has 2 per player (KTM-02, KTM-03). The six characters, one card each, lie face down on six places around it (KTM-01, KTM-05). You own a place, never a card: your card is whichever is there right now (KTM-06). With fewer than six players, some places belong to nobody. Their cards move along with the rest, but nobody can use them (KTM-07). { $first_player ->
        [random] The starting player is chosen at random (KTM-04).
       *[other] The starting player is agreed beforehand (KTM-04).
    } First, everyone looks at one card that is not their own (KTM-08), { $first_look ->
        [simultaneous] all at once.
       *[sequential] one after another, clockwise.
    } Everyone sees where you look, but only you see the card (SA-01). Nobody knows their own card yet (KTM-09).
    .title = Setup
rules-3 = On your turn you do exactly one thing (KTM-10). You cannot pass (KTM-11). Look: pay 1 coin and see your own card (KTM-12). If you have no coin, all others take 1 each from the treasury instead, provided there are enough (KTM-13, SA-02). Move: all six cards move one place to the right, counter-clockwise (KTM-14), one place to the left, clockwise (KTM-15), or to the opposite place (KTM-16). Claim: say which character is in front of you and use its ability, whether it is true or not (KTM-17). Then play passes clockwise. After { $turn_limit } turns the game ends as if the treasury were empty (SA-31).
    .title = Your turn
rules-4 = You can claim anything, however hard to believe (SA-03). All other players may challenge a claim (KTM-20), { $response_mode ->
        [sequential] one after another.
       *[simultaneous] all at once and in secret.
    } If several do, the one closest to the claimant counter-clockwise, starting on the claimant’s right, has priority (KTM-24, SA-04). Only the challenger sees the card, and puts it back (KTM-21). The others learn only whether the claim is true (SA-08). If it is true, the challenger pays 1 coin, and then the ability is used (KTM-22, SA-05). If it is not, the turn is over and nothing else happens (KTM-23). An unchallenged claim stands, true or not (KTM-25). Only then does the claimant choose a target (KTM-26, SA-09). A claim can be challenged only once (SA-06). Players without coins may challenge too (SA-07).
    .title = Claims and challenges
rules-5 = King: take 3 coins from the treasury, or what is left, and ask who the Minister is (KTM-40, SA-10). Thief: take 1 coin from the player on your right, then 1 from the player on your left. If they have none, take it from the treasury (KTM-46, SA-18). Minister: choose any two of the six cards and shuffle them (KTM-45). { $shuffle ->
        [secret_choice] You secretly decide whether they change places
       *[random] Chance decides whether they change places, and nobody knows
    } (SA-25). Executioner: name the card in front of another player, who looks at it. If you are right, take all their coins (KTM-47, SA-19). Tax collector: all others pay 1 coin into the treasury, and a player you choose pays 2. You get none of it (KTM-48, KTM-49), and nobody pays what they do not have (KTM-33, SA-26).
    .title = The characters
rules-6 = When the King asks, every other player may answer as the Minister, for 1 coin from the treasury (KTM-41, SA-11). A single answer can be challenged like any claim, even by the King (KTM-42, SA-12). If several players answer, nobody else can challenge (SA-13). They look at each other’s cards (KTM-43, SA-14). Anyone who is not the Minister pays 1 coin, once (KTM-44, SA-17). Then the real Minister takes the coin (SA-15, SA-16).
    .title = Who is the Minister?
rules-7 = The Peasant shows their own card to everyone, so there is nothing to challenge (KTM-50, KTM-51). Then they name { $peasant_names ->
        [players_only] the cards in front of all other players
       *[all_cards] all five other cards
    } (SA-20), { $naming ->
        [free_order] in any order
       *[clockwise] clockwise from the left
    } (SA-21), each character once (SA-22). Each card is turned over as it is named. With no mistakes, the Peasant takes the whole treasury and the game is over (KTM-52). At the first mistake, on their own card (SA-24) or another, all cards are turned face down again (SA-23) and the Peasant pays 2 coins (KTM-53). With only 1 coin, they pay it and all others take 1 each (KTM-54). With none, all others take 2 each, one coin at a time (KTM-55).
    .title = The Peasant
rules-8 = If a player must pay 1 coin and has none (KTM-34), all others, without exception (SA-27), take 1 each from the treasury instead (KTM-30), counter-clockwise starting on the debtor’s right (KTM-31). Coins are taken one at a time. When the last one is taken, the game ends at once, and anything still to come is dropped (KTM-32, SA-28, SA-29).
    .title = Debts and the last coin
rules-9 = { $memory_aid ->
        [true] This table has a memory aid. It shows you what you can work out from all you have seen
       *[false] This table has no memory aid. You have to remember what you have seen
    } (SA-32). Say and promise whatever you like. Nothing is binding (SA-33).
    .title = Memory and table talk

## In the terminal

terminal-place = seat
terminal-player = player
terminal-card = card
terminal-nobody = nobody
terminal-not = not { $cards }
terminal-known = You know: { $places }
terminal-treasury = Treasury: { $treasury ->
        [one] 1 coin.
       *[other] { $treasury } coins.
    }

## What all games say, in the words of this rulebook: the challenger looks at the card

challenge-line = Anyone else can challenge the claim.
table-role-challenge = challenges
replay-fate-stood = not challenged
replay-fate-shown = challenged by { $name }, but true
replay-fate-caught = challenged by { $name } and caught
replay-legend-shown = challenged, but true
replay-legend-caught = challenged and caught
replay-figure-challenges = { $challenges ->
        [0] no challenges
        [one] one challenge
       *[other] { $challenges } challenges
    }{ $challenges ->
        [0] { "" }
       *[other] , { $right } right
    }
replay-count-challenges = Challenges

## Long words of names, with the places where a narrow tile may break them

breaks = Execu|tioner Col|lector
