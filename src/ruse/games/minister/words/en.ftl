### King Thief Minister in English. The same messages stand in de.ftl and it.ftl; a test compares them.
###
### $you is the part the reader plays in an event ("seat", "target", "from", "to", "winners", "shared") or
### "none". Seats arrive as names, characters as their notation ("king"), places as their letters, yes and no as
### "true" and "false"; "none" is what the reader may not see, and the treasury where coins come from nobody.

game-title = King Thief Minister
game-about = Six cards lie face down round a treasury and keep moving; none of them is yours, only your place is. Claim the character that is before you just now, truly or not. Whoever has the most coins when the treasury is empty wins.
game-length = about 20 minutes

## Editions

edition-standard = as the rulebook has it, with our rulings where it is silent

## Bots: a name and what to expect

bot-house = House bot
bot-house-note = Remembers every card it has seen, claims what it knows to be true, and doubts what it knows better.

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
claim-is-bluff = You claim { the-claim }, and it is not true: a bluff.
claim-is-unknown = You claim { the-claim }. Whether it is true, only the card before you can tell.
only-you-know-bluff = Only you know: the card before you is not { is-claim }.

# The reference card: what a character does.
reference-king = Takes 3 coins and asks who the Minister is. Whoever answers takes 1 coin.
reference-thief = Takes 1 coin from the player to the right and 1 from the player to the left; from the treasury where they have none.
reference-minister = Shuffles any two of the six cards. Or answers the King, for 1 coin.
reference-executioner = Names the card before another player. If it is right, takes all their coins.
reference-collector = All others pay 1 coin into the treasury, and one of them 2. Whoever has none pays nothing.
reference-peasant = Shows their own card and names all the others. All right, and the treasury is won; one mistake costs 2 coins.

## Actions: the name, a few words for the menu, an explanation

action-look = Look
action-move = Move
action-claim = Claim
action-pass = Pass
action-challenge = Challenge
action-reply = Answer
action-swap = Shuffle
action-keep = Leave
action-execute = Execute
action-tax = Tax
action-name = Name
action-peek = Peek

note-look = see the card before you
note-move = all six cards move on
note-claim = say what your card is
note-pass = leave it to the others
note-challenge = see the card; if the claim is true, you pay 1 coin
note-reply = take 1 coin as the Minister
note-swap = mix two of the six cards
note-keep = only pretend to mix them
note-execute = name it, and all coins are yours
note-tax = pays 2 coins, all others 1
note-name = it is turned up for all to see
note-peek = see a card of another place

# What a claim brings, for each character.
note-claim-king = take 3 coins, ask for the Minister
note-claim-thief = take 1 coin from each neighbour
note-claim-minister = shuffle two cards
note-claim-executioner = guess a card, win the coins
note-claim-collector = all others pay 1 coin, one pays 2
note-claim-peasant = name all cards, win the treasury

explain-look = You pay 1 coin and look at the card on your place. Without a coin you may look too: then all others take 1 coin each from the treasury, if it has enough for them.
explain-move = All six cards go one place to your right (counter-clockwise), one to your left (clockwise), or to the place opposite. Nobody sees one.
explain-claim = You say which character the card before you is, and use its ability. You need not have it, nor know it.
explain-pass = { $response_mode ->
        [sequential] You let it go by, and everyone sees that you do. The next player is asked, if there is one.
       *[simultaneous] You let it go by. Your answer stays sealed until everyone has answered.
    }
explain-challenge = You say that it is not true, and are shown the card. If it is true after all, you pay 1 coin and the ability is used; if not, nothing happens and the turn is over. { $response_mode ->
        [sequential] Nobody after you is asked.
       *[simultaneous] If several players challenge, only one challenge counts.
    }
explain-reply = You say that the card before you is the Minister, and take 1 coin. If you are the only one, others may challenge it; if several answer, they show each other their cards, and whoever is wrong pays 1 coin.
explain-swap = You mix the cards of two places and put them back. As a rule chance decides whether they change places; where the Minister chooses in secret, they do.
explain-keep = You mix the cards of two places for show, and each comes back to where it was. Only you know.
explain-execute = You point at the card before another player and name it. Its owner looks. If you are right, all their coins are yours; if not, nothing happens.
explain-tax = All other players pay 1 coin into the treasury, the one you name pays 2. Nobody pays more than they have.
explain-name = You name the card, and it is turned up for all to see. The first mistake ends the attempt and costs 2 coins.
explain-peek = You look at one card that is not on your own place. Everybody sees where you look, only you see what.

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
bar-reply = Answer as { as-claim }
board-treasury = Treasury
board-place = Place { $place }
board-nobody = nobody’s
board-known = What you can know

## Phases: what everybody waits for, and the question to whoever is asked

phase-peek = everybody looks at one card
phase-action = choosing an action
phase-challenge = room for a challenge
phase-reply = who is the Minister?
phase-challenge-reply = room for a challenge to the Minister
phase-swap = two cards are being shuffled
phase-execute = the Executioner points at a card
phase-tax = taxes are being collected
phase-name = the Peasant names the cards
phase-over = the match is over

ask-peek = Which card do you look at before the game begins?
ask-action = Your turn. What do you do?
ask-challenge = { $seat } claims { the-claim }. Do you believe it?
ask-reply = { $seat } asks: who is the Minister? Do you answer?
ask-challenge-reply = { $seat } claims { the-claim }. Do you believe it?
ask-swap = Which two cards do you shuffle?
ask-execute = Whose card do you name, and what is it?
ask-tax = Who pays 2 coins?
ask-name = { $place ->
        [none] Which place do you name, and which card is it?
       *[other] Which card is on place { $place }?
    }

## Events

event-begun = { $you ->
        [seat] You begin. First everybody looks at a card of another place.
       *[none] { $seat } begins. First everybody looks at a card of another place.
    }
event-peeked = { $you ->
        [seat] You look at the card on place { $place }: { $card-name }.
       *[none] { $card ->
            [none] { $seat } looks at the card on place { $place }.
           *[other] { $seat } looks at the card on place { $place }: { $card-name }.
        }
    }
event-turn = { $you ->
        [seat] Turn { $number }: yours
       *[none] Turn { $number }: { $seat }
    }
event-looked = { $you ->
        [seat] You look at the card before you: { $card-name }.
       *[none] { $card ->
            [none] { $seat } looks at their own card.
           *[other] { $seat } looks at their own card: { $card-name }.
        }
    }
event-moved = { $you ->
        [seat] { $direction ->
            [right] You move all cards one place to the right, counter-clockwise.
            [left] You move all cards one place to the left, clockwise.
           *[opposite] You move every card to the place opposite.
        }
       *[none] { $direction ->
            [right] { $seat } moves all cards one place to the right, counter-clockwise.
            [left] { $seat } moves all cards one place to the left, clockwise.
           *[opposite] { $seat } moves every card to the place opposite.
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
        [seat] You do not believe { $target }.
        [target] { $seat } does not believe you.
       *[none] { $seat } does not believe { $target }.
    }
event-seen = { $you ->
        [seat] On place { $place } you see { the-card }.
       *[none] { $card ->
            [none] { $seat } looks at the card on place { $place }.
           *[other] { $seat } looks at the card on place { $place } and sees { the-card }.
        }
    }
event-proved = { $you ->
        [seat] It is true: the card before you is { is-claim }.
       *[none] It is true: the card before { $seat } is { is-claim }.
    }
event-disproved = { $you ->
        [seat] It is not true: the card before you is not { is-claim }.
       *[none] It is not true: the card before { $seat } is not { is-claim }.
    }
event-replied = { $you ->
        [seat] You answer as { the-claim }.
       *[none] { $seat } answers as { the-claim }.
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
            [none] A neighbour has nothing: you take 1 coin from the treasury.
           *[other] You steal 1 coin from { $from }.
        }
        [from] { $to } steals 1 coin from you.
       *[none] { $from ->
            [none] A neighbour has nothing: { $to } takes 1 coin from the treasury.
           *[other] { $to } steals 1 coin from { $from }.
        }
    }
event-coins-taxed = { $you ->
        [from] { $amount ->
            [one] You pay 1 coin of tax.
           *[other] You pay { $amount } coins of tax.
        }
       *[none] { $amount ->
            [one] { $from } pays 1 coin of tax.
           *[other] { $from } pays { $amount } coins of tax.
        }
    }
event-coins-won = { $you ->
        [to] { $from ->
            [none] { $amount ->
                [one] You take the last coin of the treasury.
               *[other] You take all { $amount } coins of the treasury.
            }
           *[other] { $amount ->
                [0] { $from } has no coins to give.
                [one] You take the last coin of { $from }.
               *[other] You take all { $amount } coins of { $from }.
            }
        }
        [from] { $amount ->
            [0] You have no coins to give.
            [one] { $to } takes your last coin.
           *[other] { $to } takes all your { $amount } coins.
        }
       *[none] { $from ->
            [none] { $amount ->
                [one] { $to } takes the last coin of the treasury.
               *[other] { $to } takes all { $amount } coins of the treasury.
            }
           *[other] { $amount ->
                [0] { $from } has no coins to give.
                [one] { $to } takes the last coin of { $from }.
               *[other] { $to } takes all { $amount } coins of { $from }.
            }
        }
    }
event-coins-shared = { $you ->
        [to] An unpaid debt: you take 1 coin from the treasury.
       *[none] An unpaid debt: { $to } takes 1 coin from the treasury.
    }
event-shuffled = { $you ->
        [seat] You shuffle the cards on the places { $first } and { $second }.
       *[none] { $seat } shuffles the cards on the places { $first } and { $second }.
    }
event-swapped = { $you ->
        [seat] { $swap ->
            [true] Only you know: they have changed places.
           *[false] Only you know: they are where they were.
        }
       *[none] { $swap ->
            [none] Only { $seat } knows whether they have changed places.
            [true] Only { $seat } knows: they have changed places.
           *[false] Only { $seat } knows: they are where they were.
        }
    }
event-pointed = { $you ->
        [seat] { $hit ->
            [true] You say that the card before { $target } is { is-claim }. Right!
           *[false] You say that the card before { $target } is { is-claim }. Wrong.
        }
        [target] { $hit ->
            [true] { $seat } says that the card before you is { is-claim }. Right!
           *[false] { $seat } says that the card before you is { is-claim }. Wrong.
        }
       *[none] { $hit ->
            [true] { $seat } says that the card before { $target } is { is-claim }. Right!
           *[false] { $seat } says that the card before { $target } is { is-claim }. Wrong.
        }
    }
event-levied = { $you ->
        [seat] You demand 2 coins of tax from { $target }, and 1 from all others.
        [target] { $seat } demands 2 coins of tax from you, and 1 from all others.
       *[none] { $seat } demands 2 coins of tax from { $target }, and 1 from all others.
    }
event-opened = { $you ->
        [seat] You say on place { $place }: { $named-name }. It is { is-card }.
       *[none] { $seat } says on place { $place }: { $named-name }. It is { is-card }.
    }
event-failed = { $you ->
        [seat] A mistake: your attempt is over, and all cards are face down again.
       *[none] A mistake: the attempt of { $seat } is over, and all cards are face down again.
    }
event-succeeded = { $you ->
        [seat] No mistake: you have named every card!
       *[none] No mistake: { $seat } has named every card!
    }
event-finished-treasury = { $you ->
        [winners] The treasury is empty, and you have the most coins. You win!
        [shared] The treasury is empty. You share the win: { $winners }.
       *[none] The treasury is empty. The win goes to { $winners }.
    }
event-finished-turn-limit = { $you ->
        [winners] The turn limit is reached, and you have the most coins. You win!
        [shared] The turn limit is reached. You share the win: { $winners }.
       *[none] The turn limit is reached. The win goes to { $winners }.
    }

## Why an action is refused

refusal-not-asked = it is not asked now
refusal-no-such-action = there is no such action
refusal-not-now = this is not the moment for it
refusal-too-poor = you have no coin, and the treasury has too few for all the others
refusal-no-target = that player is not in the game
refusal-name-used = that character has been named already
refusal-not-that-place = the card on that place is not to be named
refusal-no-choice = at this table chance decides how the cards are shuffled

## Options that do not go together

conflict-first-player = Seat { $seat } cannot begin: there are only { $players } seats.

## Options

option-first_player = Who begins
option-first_player-random = chance decides
option-first_player-number = seat { $nth }
option-response_mode = How challenges and answers to the King are collected
option-response_mode-simultaneous = all at once, sealed
option-response_mode-sequential = one player after the other, in the order in which they are heard
option-first_look = The look at a card before the first turn
option-first_look-simultaneous = all choose at once, sealed
option-first_look-sequential = one player after the other, clockwise
option-peasant_names = Which cards the Peasant must name
option-peasant_names-all_cards = all five others
option-peasant_names-players_only = only those before other players: easier with few players
option-naming = In which order the Peasant names them
option-naming-clockwise = clockwise, beginning on the left
option-naming-free_order = as the Peasant likes
option-shuffle = How the Minister shuffles two cards
option-shuffle-random = by chance, and nobody knows the outcome
option-shuffle-secret_choice = the Minister decides in secret whether they change places
option-turn_limit = Turns after which the match ends (100 for each player unless chosen)
option-memory_aid = Memory aid: the table shows you what your seat can know
option-memory_aid-true = yes
option-memory_aid-false = no, remember for yourself

## The rules, in sections. The options in force arrive under their names.

rules-1 = The game ends the moment the treasury is empty (KTM-60), and whoever has the most coins wins (KTM-61); several with the most share the win (SA-30). Nobody is out before: even without a coin you play on (KTM-62).
    .title = Goal
rules-2 = Everyone has 3 coins, the treasury 2 for each player (KTM-02, KTM-03). The six characters, each once, lie face down on six places round it (KTM-01, KTM-05). You own a place, never a card: yours is whichever lies there just now (KTM-06). With fewer than six players some places are nobody’s; their cards move along, but nobody can use them (KTM-07). { $first_player ->
        [random] Chance decides who begins (KTM-04).
       *[other] Who begins is agreed beforehand (KTM-04).
    } First everybody looks at one card that is not their own (KTM-08), { $first_look ->
        [simultaneous] all at once;
       *[sequential] one after the other, clockwise;
    } all see where, only you see what (SA-01). Nobody knows their own card yet (KTM-09).
    .title = Setup
rules-3 = On your turn you do exactly one thing (KTM-10); there is no passing (KTM-11). Look: pay 1 coin and see your own card (KTM-12); without a coin all others take 1 each from the treasury instead, if it has enough for them (KTM-13, SA-02). Move: all six cards go one place to the right, counter-clockwise (KTM-14), one to the left, clockwise (KTM-15), or to the place opposite (KTM-16). Claim: say which character the card before you is, and use its ability, be it true or not (KTM-17). Then play passes clockwise; after { $turn_limit } turns the game ends as if the treasury were empty (SA-31).
    .title = The turn
rules-4 = You may claim what you like, even what nobody can believe (SA-03). All others may challenge a claim (KTM-20), { $response_mode ->
        [sequential] asked one after the other;
       *[simultaneous] all at once and sealed;
    } of several the one is heard who sits nearest counter-clockwise, at the claimant’s right (KTM-24, SA-04). The challenger alone sees the card, and puts it back (KTM-21); the others learn only whether the claim is true (SA-08). True: the challenger pays 1 coin, then the ability is used (KTM-22, SA-05). Not true: the turn is over, and nothing else happens (KTM-23). An unchallenged claim stands, true or not (KTM-25); whom it hits is said only then (KTM-26, SA-09). A claim is challenged only once (SA-06); a player without coins may do it too (SA-07).
    .title = Claims and challenges
rules-5 = King: takes 3 coins from the treasury, or what is left, and asks who the Minister is (KTM-40, SA-10). Thief: takes 1 coin from the player to the right, then 1 from the player to the left, or from the treasury where they have none (KTM-46, SA-18). Minister: picks any two of the six cards and shuffles them (KTM-45); { $shuffle ->
        [secret_choice] whether they change places is the Minister’s secret choice
       *[random] whether they change places is left to chance, and nobody knows
    } (SA-25). Executioner: names the card before another player, who looks at it; if it is right, takes all their coins (KTM-47, SA-19). Tax collector: all others pay 1 coin into the treasury and one of them, named by her, 2; she gets none of it (KTM-48, KTM-49), and nobody pays what they do not have (KTM-33, SA-26).
    .title = The characters
rules-6 = When the King asks, every other player may answer as the Minister, for 1 coin from the treasury (KTM-41, SA-11). A single answer can be challenged like any claim, by the King too (KTM-42, SA-12). If several answer, nobody else has a say (SA-13): they see each other’s cards (KTM-43, SA-14); whoever is not the Minister pays 1 coin, once (KTM-44, SA-17), then the true one takes theirs (SA-15, SA-16).
    .title = Who is the Minister?
rules-7 = The Peasant shows their own card to everybody, so there is nothing to challenge (KTM-50, KTM-51), and then names { $peasant_names ->
        [players_only] the cards before all other players
       *[all_cards] all five other cards
    } (SA-20), { $naming ->
        [free_order] in any order
       *[clockwise] clockwise from the left
    } (SA-21), each character once (SA-22); each card is turned up as it is named. All right: the Peasant takes the whole treasury, and the game is over (KTM-52). At the first mistake, be it their own card (SA-24) or another, all cards are turned down again (SA-23), and it costs 2 coins (KTM-53). Who has only 1 pays it, and all others take 1 each (KTM-54); who has none lets them take 2 each, coin by coin (KTM-55).
    .title = The Peasant
rules-8 = Whoever must pay 1 coin and has none (KTM-34) lets all others, whoever they are (SA-27), take 1 each from the treasury (KTM-30), counter-clockwise from the debtor’s right (KTM-31). Every coin is taken singly: with the last one the game is over at once, and whatever was still to come is dropped (KTM-32, SA-28, SA-29).
    .title = Debts and the last coin
rules-9 = { $memory_aid ->
        [true] This table has a memory aid: it shows you what follows from all that you have seen
       *[false] This table has no memory aid: remember for yourself what you have seen
    } (SA-32). You may say and promise what you like; nothing binds you (SA-33).
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
