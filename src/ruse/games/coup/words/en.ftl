### Coup in English. The same messages stand in de.ftl and it.ftl; a test compares them.
###
### $you is the part the reader plays in an event ("seat", "target", "from", "to", "winners", "shared") or
### "none". Seats arrive as names, characters as their notation ("duke"); "none" is what the reader may not see.

game-title = Coup
game-about = Everyone hides two characters, claims to be whoever is useful just now, and may lie about it. Who loses both is out; the last one left wins.
game-length = about 15 minutes

## Editions

edition-standard = where the two rulebooks differ, the ruling we recommend
edition-german = as the German rulebook has it, for 2 to 6 players
edition-italian = as the Italian rulebook has it, for 2 to 10 players

## Bots: a name and what to expect

bot-house = House bot
bot-house-note = Bluffs with measure, remembers what was claimed, and doubts what cannot be true.
bot-honest = Honest bot
bot-honest-note = Never lies, and challenges now and then.
bot-trusting = Trusting bot
bot-trusting-note = Claims what it likes and believes everybody.
bot-doubting = Doubting bot
bot-doubting-note = Claims what it likes and believes nobody.

## Characters

card-duke = Duke
card-assassin = Assassin
card-captain = Captain
card-ambassador = Ambassador
card-inquisitor = Inquisitor
card-contessa = Contessa

the-claim = { $claim ->
        [duke] the Duke
        [assassin] the Assassin
        [captain] the Captain
        [ambassador] the Ambassador
        [inquisitor] the Inquisitor
       *[contessa] the Contessa
    }
the-card = { $card ->
        [duke] the Duke
        [assassin] the Assassin
        [captain] the Captain
        [ambassador] the Ambassador
        [inquisitor] the Inquisitor
       *[contessa] the Contessa
    }

# Private lines to whoever claims.
claim-is-true = You claim { the-claim }, and have it.
claim-is-bluff = You claim { the-claim } without having it: a bluff.
only-you-know-bluff = Only you know: you do not have { the-claim }.

# The reference card: what a character does and what it blocks.
reference-duke = Tax: takes 3 coins. Blocks foreign aid.
reference-assassin = Attack: pays 3 coins, and the target loses a card.
reference-captain = Steals 2 coins. Blocks stealing.
reference-ambassador = Exchange: draws two cards, puts two back. Blocks stealing.
reference-inquisitor = Exchange: draws a card, puts one back. Or examines another player’s card. Blocks stealing.
reference-contessa = No action. Blocks an attack.

## Actions: the name, a few words for the menu, an explanation

action-income = Income
action-foreign-aid = Foreign aid
action-tax = Tax
action-exchange = Exchange
action-coup = Coup
action-assassinate = Assassinate
action-steal = Steal
action-examine = Examine
action-pass = Pass
action-challenge = Challenge
action-block = Block
action-show = Show
action-refuse = Refuse
action-lose = Lose
action-keep = Keep
action-offer = Offer
action-leave = Leave
action-force = Force
action-draft = Draft

note-income = take 1 coin
note-foreign-aid = take 2 coins
note-tax = take 3 coins
note-exchange = swap cards with the deck
note-coup = the target is sure to lose a card
note-assassinate = the target loses a card
note-steal = take up to 2 coins
note-examine = look at a card
note-pass = let it stand
note-challenge = whoever is wrong loses a card
note-block = stop it
note-show = prove it and draw a new card
note-refuse = lose a card instead
note-lose = it stays face up
note-keep = the rest goes back
note-offer = only the examiner sees it
note-leave = the card stays
note-force = it is swapped for a new one
note-draft = the other four leave the game

explain-income = You take 1 coin from the treasury. Nothing can stop it.
explain-foreign-aid = You take 2 coins from the treasury. You claim nothing, so nobody can challenge you.
explain-tax = You take 3 coins from the treasury.
explain-exchange = You draw cards from the court deck, keep as many as you had, and put the others back.
explain-coup = The player you name loses a card. Nothing can stop it.
explain-assassinate = The player you name loses a card. If you are caught bluffing you get the coins back; if you are blocked you do not.
explain-steal = You take 2 coins from the player you name, or the only one they have.
explain-examine = The player you name shows you one card. You give it back, or make them swap it with the deck.
explain-pass = { $response_mode ->
        [sequential] You let it stand, and everyone sees that you do. The next player is asked, if there is one.
       *[simultaneous] You let it stand. Your answer stays sealed until everyone has answered.
    }
explain-challenge = You say that it is a lie. If the other player shows the card, you lose one of yours; if not, they lose one. { $response_mode ->
        [sequential] Nobody after you is asked.
       *[simultaneous] If several players challenge, only one challenge counts.
    }
explain-block = You claim a character that stops the action. Others may challenge that in turn.
explain-show = You show the claimed card, shuffle it into the deck and draw another. The challenger loses a card.
explain-refuse = You do not show it, whether you have it or not, and lose a card of your choice.
explain-lose = The card you choose is turned face up for good.
explain-keep = You choose what you keep. Nobody learns what you put back.
explain-offer = You choose which of your cards the examiner sees.
explain-leave = The player keeps the card that you have seen.
explain-force = The player swaps the card that you have seen with the deck.
explain-draft = You pick one card of your five in secret. A second one is dealt to you.

## The table in the browser: buttons that say more than their action's name, and what lies in the middle

as-claim = { $claim ->
        [duke] the Duke
        [assassin] the Assassin
        [captain] the Captain
        [ambassador] the Ambassador
        [inquisitor] the Inquisitor
       *[contessa] the Contessa
    }
bar-pass = Let it pass
bar-block = Block as { as-claim }
board-deck = Court deck
board-treasury = Treasury
board-endless = never runs dry

## Phases: what everybody waits for, and the question to whoever is asked

phase-draft = picking a first card
phase-action = choosing an action
phase-challenge-action = room for a challenge
phase-prove-action = proof is owed
phase-block = room for a block
phase-challenge-block = room for a challenge to the block
phase-prove-block = proof is owed for the block
phase-lose = a card is being lost
phase-exchange = cards are being exchanged
phase-offer = a card is being offered
phase-decide = a card is being examined
phase-over = the match is over

ask-draft = Which card do you pick?
ask-action = Your turn. What do you do?
ask-challenge-action = Do you believe { $seat }?
ask-prove-action = Do you show { the-claim }?
ask-block = Do you block { $actor }?
ask-challenge-block = Do you believe { $seat }?
ask-prove-block = Do you show { the-claim }?
ask-lose = Which card do you lose?
ask-exchange = What do you keep?
ask-offer = Which card do you show { $actor }?
ask-decide = You see { the-card }. Does { $target } keep it?

## Events

event-dealt = { $you ->
        [seat] Your cards: { $cards }.
       *[none] { $cards ->
            [none] { $seat } is dealt two cards.
           *[other] { $seat } is dealt two cards: { $cards }.
        }
    }
event-drafted = { $you ->
        [seat] You pick { the-card }.
       *[none] { $card ->
            [none] { $seat } picks a card.
           *[other] { $seat } picks { the-card }.
        }
    }
event-turn = { $you ->
        [seat] Turn { $number }: yours
       *[none] Turn { $number }: { $seat }
    }
event-declared-income = { $you ->
        [seat] You settle for income.
       *[none] { $seat } settles for income.
    }
event-declared-foreign-aid = { $you ->
        [seat] You ask for foreign aid.
       *[none] { $seat } asks for foreign aid.
    }
event-declared-tax = { $you ->
        [seat] You claim { the-claim } to collect tax.
       *[none] { $seat } claims { the-claim } to collect tax.
    }
event-declared-exchange = { $you ->
        [seat] You claim { the-claim } to exchange cards.
       *[none] { $seat } claims { the-claim } to exchange cards.
    }
event-declared-coup = { $you ->
        [seat] You pay 7 coins for a coup against { $target }.
        [target] { $seat } pays 7 coins for a coup against you.
       *[none] { $seat } pays 7 coins for a coup against { $target }.
    }
event-declared-assassinate = { $you ->
        [seat] You claim { the-claim } and pay 3 coins for an attack on { $target }.
        [target] { $seat } claims { the-claim } and pays 3 coins for an attack on you.
       *[none] { $seat } claims { the-claim } and pays 3 coins for an attack on { $target }.
    }
event-declared-steal = { $you ->
        [seat] You claim { the-claim } to steal from { $target }.
        [target] { $seat } claims { the-claim } to steal from you.
       *[none] { $seat } claims { the-claim } to steal from { $target }.
    }
event-declared-examine = { $you ->
        [seat] You claim { the-claim } to see a card of { $target }.
        [target] { $seat } claims { the-claim } to see one of your cards.
       *[none] { $seat } claims { the-claim } to see a card of { $target }.
    }
event-passed-challenge-action = Nobody challenges.
event-passed-block = Nobody blocks.
event-passed-challenge-block = Nobody challenges the block.
event-challenged = { $you ->
        [seat] You challenge { $target } to show { the-claim }.
        [target] { $seat } challenges you to show { the-claim }.
       *[none] { $seat } challenges { $target } to show { the-claim }.
    }
event-blocked = { $you ->
        [seat] You claim { the-claim } and block { $target }.
        [target] { $seat } claims { the-claim } and blocks you.
       *[none] { $seat } claims { the-claim } and blocks { $target }.
    }
event-proved = { $you ->
        [seat] You show { the-claim } and shuffle it into the deck.
       *[none] { $seat } shows { the-claim } and shuffles it into the deck.
    }
event-drew = { $you ->
        [seat] Your new card: { $card-name }.
       *[none] { $card ->
            [none] { $seat } draws a new card.
           *[other] { $seat } draws a new card: { $card-name }.
        }
    }
event-refused = { $you ->
        [seat] You do not show { the-claim }.
       *[none] { $seat } does not show { the-claim }.
    }
event-lost-coup = { $you ->
        [seat] The coup costs you { the-card }.
       *[none] The coup costs { $seat } { the-card }.
    }
event-lost-assassination = { $you ->
        [seat] The attack costs you { the-card }.
       *[none] The attack costs { $seat } { the-card }.
    }
event-lost-failed-challenge = { $you ->
        [seat] The wrong challenge costs you { the-card }.
       *[none] The wrong challenge costs { $seat } { the-card }.
    }
event-lost-caught-bluff = { $you ->
        [seat] The claim without proof costs you { the-card }.
       *[none] The claim without proof costs { $seat } { the-card }.
    }
event-coins-taken = { $you ->
        [to] { $amount ->
            [0] The treasury is empty: you get nothing.
            [one] You take 1 coin.
           *[other] You take { $amount } coins.
        }
       *[none] { $amount ->
            [0] The treasury is empty: { $to } gets nothing.
            [one] { $to } takes 1 coin.
           *[other] { $to } takes { $amount } coins.
        }
    }
event-coins-paid = { $you ->
        [from] You pay { $amount } coins.
       *[none] { $from } pays { $amount } coins.
    }
event-coins-stolen = { $you ->
        [to] { $amount ->
            [0] { $from } has nothing to steal.
            [one] You steal 1 coin from { $from }.
           *[other] You steal { $amount } coins from { $from }.
        }
        [from] { $amount ->
            [0] You have nothing to steal.
            [one] { $to } steals 1 coin from you.
           *[other] { $to } steals { $amount } coins from you.
        }
       *[none] { $amount ->
            [0] { $from } has nothing to steal.
            [one] { $to } steals 1 coin from { $from }.
           *[other] { $to } steals { $amount } coins from { $from }.
        }
    }
event-coins-refunded = { $you ->
        [to] You get { $amount } coins back.
       *[none] { $to } gets { $amount } coins back.
    }
event-coins-forfeited = { $you ->
        [from] { $amount ->
            [one] Your last coin goes to the treasury.
           *[other] Your { $amount } coins go to the treasury.
        }
       *[none] { $amount ->
            [one] The last coin of { $from } goes to the treasury.
           *[other] The { $amount } coins of { $from } go to the treasury.
        }
    }
event-failed-foreign-aid = { $you ->
        [seat] You get no foreign aid.
       *[none] { $seat } gets no foreign aid.
    }
event-failed-tax = { $you ->
        [seat] You collect no tax.
       *[none] { $seat } collects no tax.
    }
event-failed-exchange = { $you ->
        [seat] You exchange no cards.
       *[none] { $seat } exchanges no cards.
    }
event-failed-assassinate = { $you ->
        [seat] Your attack fails.
       *[none] The attack by { $seat } fails.
    }
event-failed-steal = { $you ->
        [seat] You steal nothing.
       *[none] { $seat } steals nothing.
    }
event-failed-examine = { $you ->
        [seat] You get to see no card.
       *[none] { $seat } gets to see no card.
    }
event-exchange-drawn = { $you ->
        [seat] You draw: { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $count } cards.
            }
           *[other] { $seat } draws: { $cards }.
        }
    }
event-exchange-returned = { $you ->
        [seat] You put back: { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } puts a card back.
               *[other] { $seat } puts { $count } cards back.
            }
           *[other] { $seat } puts back: { $cards }.
        }
    }
event-offered = { $you ->
        [seat] You show { $target } a card: { $card-name }.
        [target] { $seat } shows you a card: { $card-name }.
       *[none] { $card ->
            [none] { $seat } shows { $target } a card.
           *[other] { $seat } shows { $target } a card: { $card-name }.
        }
    }
event-left = { $you ->
        [seat] You let { $target } keep the card.
        [target] { $seat } lets you keep the card.
       *[none] { $seat } lets { $target } keep the card.
    }
event-forced = { $you ->
        [seat] You make { $target } swap { the-card } with the deck.
        [target] { $seat } makes you swap { the-card } with the deck.
       *[none] { $card ->
            [none] { $seat } makes { $target } swap the card.
           *[other] { $seat } makes { $target } swap { the-card } with the deck.
        }
    }
event-out = { $you ->
        [seat] You are out of the game.
       *[none] { $seat } is out of the game.
    }
event-finished = { $you ->
        [winners] You win!
        [shared] You share the win: { $winners }.
       *[none] { $count ->
            [0] The turn limit is reached: nobody wins.
           *[other] The win goes to { $winners }.
        }
    }

## The guided first game: what the coach says. $seat1 and $seat2 are the two others.

lesson-claim = Only you see the two cards below. The Duke brings 3 coins: claim him and choose Tax.
lesson-claimed = You say that you have the Duke, and nobody sees your cards. Now the others may believe it or challenge it.
lesson-show = { $seat1 } challenges you. But you really have the Duke: show him, and the mistake costs { $seat1 } a card.
lesson-shown = A wrong challenge costs a card. Your Duke goes back into the deck and you draw a new card: again nobody knows what you hold.
lesson-attack = { $seat1 } claims the Assassin and wants one of your cards. It may be true: let it pass. You have just drawn the Contessa, and she can block it.
lesson-attacked = Everybody answers at the same time. Nobody sees your answer before all have given theirs.
lesson-block = The Contessa stops the Assassin: block! You really have her, but you could say so without her too: a block can be a bluff.
lesson-blocked = Now the others may challenge your Contessa.
lesson-block-held = Your block holds: you lose nothing, and { $seat1 } has paid 3 coins in vain.
lesson-coup = 9 coins are enough for a Coup: it costs 7, claims nothing, and nobody can stop it. Choose Coup, then { $seat2 }, who still has two cards.
lesson-struck = { $seat2 } decides which card to lose.
lesson-open = Lost cards lie open until the end. Look: two Captains lie there already, and you hold one yourself.
lesson-challenge = { $seat2 } claims the Captain to steal 2 coins from you. But two of the three Captains lie open, and you hold the third. It is a lie: challenge it!
lesson-challenged = Now { $seat2 } must show a Captain or lose a card.
lesson-bluff = No Captain: { $seat2 } is out. Now bluff: you no longer have the Duke, but who knows? Choose Tax once more; the mark “bluff” is for your eyes only.
lesson-bluffed = If { $seat1 } challenges you, you lose a card. But a mistake would cost { $seat1 } the last one, and that makes people think twice.
lesson-end = Nobody doubted you. That is all you need: claim, challenge, block, and lie when it pays. From here on you decide for yourself: win this one!

## Why an action is refused

refusal-not-asked = it is not asked now
refusal-no-such-action = there is no such action
refusal-not-now = this is not the moment for it
refusal-too-poor = there are not enough coins to pay for it
refusal-must-coup = with so many coins only a coup is possible
refusal-no-target = that player is not in the game
refusal-broke-target = at this table nobody steals from a player without coins
refusal-no-inquisitor = there is no Inquisitor in this match
refusal-not-held = that card is not there
refusal-wrong-block = that character does not stop this action
refusal-must-show = at this table the claimed card must be shown by whoever has it
refusal-wrong-count = the number of cards kept is the number of cards owned

## Options that do not go together

conflict-copies = The German box has cards for 2 to 6 players, not for { $players }. Choose another edition, or other copies of each character.
conflict-draft = The draft is for 2 players, not for { $players }.
conflict-first-player = Seat { $seat } cannot begin: there are only { $players } seats.

## Options

option-envoy = Which envoy is in the game
option-envoy-ambassador = draws two cards to exchange
option-envoy-inquisitor = draws one card to exchange, or examines a card of another player
option-two_player_coins = Coins at the start when only two play
option-two_player_coins-starter_1 = whoever begins has 1, the other 2
option-two_player_coins-both_1 = both have 1
option-two_player_coins-both_2 = both have 2
option-copies_rule = Copies of each character
option-copies_rule-italian = three; four for 7 and 8 players, five for 9 and 10
option-copies_rule-german = always three, so at most 6 can play
option-examine_chooser = Who chooses the card that is examined
option-examine_chooser-target = its owner
option-examine_chooser-random = chance
option-examine_order = A forced swap after an examination
option-examine_order-draw_then_return = first draw, then put the card back
option-examine_order-return_then_draw = first put the card back, then draw: it may return
option-first_player = Who begins
option-first_player-random = chance decides
option-first_player-number = seat { $nth }
option-draft_2p = Draft for two: each picks a first card from a pile of five
option-draft_2p-true = yes
option-draft_2p-false = no
option-draft_coins = Coins at the start of a draft
option-draft_coins-same_as_two_player = as without the draft
option-draft_coins-both_2 = both have 2
option-block_after_failed_challenge = The target may still block after challenging in vain
option-block_after_failed_challenge-true = yes
option-block_after_failed_challenge-false = no
option-forfeit_timing = When the coins of a player who is out go to the treasury
option-forfeit_timing-after_pending_action = after the running action, so a thief still gets a share
option-forfeit_timing-immediate = at once
option-steal_from_broke = Stealing from a player without coins
option-steal_from_broke-allowed = allowed, and brings nothing
option-steal_from_broke-forbidden = forbidden
option-treasury = The treasury
option-treasury-finite = holds 50 coins with those of the players
option-treasury-unlimited = never runs dry
option-fa_reblock = When a block of foreign aid is caught, the next blocker may try
option-fa_reblock-true = yes
option-fa_reblock-false = no, foreign aid goes through
option-allow_refusal = Whoever has the claimed card may keep it hidden and lose one instead
option-allow_refusal-true = yes
option-allow_refusal-false = no
option-prove_mode = How a challenge is answered
option-prove_mode-two_step = show or refuse; who refuses then chooses the card to lose
option-prove_mode-reveal_one = turn over one card: it proves the claim or is lost
option-response_mode = How challenges and blocks are collected
option-response_mode-simultaneous = all at once, sealed
option-response_mode-sequential = one player after the other, until one speaks
option-challenge_priority = Who is heard when several challenge
option-challenge_priority-clockwise_from_claimant = the first clockwise from the claimant
option-challenge_priority-target_first = the player concerned, then clockwise
option-challenge_priority-random = chance decides
option-turn_limit = Turns after which the match ends (50 for each player unless chosen)
option-turn_limit_result = What the turn limit means
option-turn_limit_result-draw = nobody wins
option-turn_limit_result-survivors_share = all who are still in share the win
option-forced_coup_at = Coins with which only a coup is allowed

## The rules, in sections. The options in force arrive under their names.

rules-1 = The last player with a face-down card wins; there is no second place (COUP-20). A face-down card is your influence: it gives you the powers of its character (COUP-14).
    .title = Goal
rules-2 = { $draft_2p ->
        [true] Two players: each takes a pile with one card of every character, picks one in secret and puts four out of the game. A third such pile is shuffled: each gets one card of it, the last three are the court deck (COUP-13). Coins: see the options two_player_coins and draft_coins.
       *[false] Five characters are in the game, with { $copies_rule ->
            [german] three cards each (COUP-02, COUP-03).
           *[italian] three cards each, four with 7 or 8 players, five with 9 or 10 (COUP-02 to COUP-04).
        } Everyone gets two cards, looks at them and lays them face down (COUP-05, COUP-09). The rest is the court deck. Everyone starts with 2 coins{ $two_player_coins ->
            [both_2] , even when only two play
            [both_1] ; when only two play, both start with 1
           *[starter_1] ; when only two play, the one who begins starts with 1
        } (COUP-06, COUP-07). Coins always lie open (COUP-08).
    }
    .title = Setup
rules-3 = On your turn you must do one thing you can pay for (COUP-21, COUP-22). Then play passes clockwise (COUP-12). Who begins a turn with { $forced_coup_at } coins or more must launch a coup (COUP-23).
    .title = The turn
rules-4 = Income: take 1 coin (COUP-29). Foreign aid: take 2 coins; any player who claims the Duke can block it (COUP-30, COUP-40). Coup: pay 7 coins, the player you name loses a card, and nothing stops it (COUP-31). None of these claims a character, so none can be challenged (COUP-46).
    .title = Without a character
rules-5 = Duke, tax: take 3 coins (COUP-32). Assassin: pay 3 coins, the player you name loses a card, unless they block with the Contessa (COUP-33, COUP-41). Captain, steal: take 2 coins from a player, who can block with a Captain or { $envoy ->
        [inquisitor] an Inquisitor (COUP-34, COUP-42). Inquisitor: either draw a card, keep what you like and put one back (COUP-36), or examine: a player shows you a card, and you may make them swap it (COUP-37, COUP-38).
       *[ambassador] an Ambassador (COUP-34, COUP-42). Ambassador, exchange: draw two cards, keep what you like and put two back (COUP-35).
    } The Contessa only blocks.
    .title = With a character
rules-6 = To use a character is to claim that you have it, for an action or a block. You need not have it, and nobody sees your card unless they challenge (COUP-25, COUP-26, COUP-39). Foreign aid can be blocked by anyone, an attack or a theft only by its target (COUP-40 to COUP-42). A blocked action fails and its price is gone (COUP-44). A block cannot be blocked, only challenged (COUP-45).
    .title = Claims and blocks
rules-7 = After every claim all others may challenge it (COUP-47); then comes the time for blocks, which can be challenged too (COUP-27). Challenged, you show the card: the challenger loses one, you shuffle yours into the deck and draw another, and play goes on (COUP-49 to COUP-53). { $allow_refusal ->
        [true] Or you do not show it, because you cannot or will not (COUP-50):
       *[false] If you cannot show it (COUP-50):
    } you lose a card. A disproved action fails and its price comes back (COUP-54); a disproved block is void (COUP-55).
    .title = Challenges
rules-8 = Who loses a card chooses which, and leaves it face up (COUP-15). After the last one you are out at once and your coins go to the treasury (COUP-18). Beware: whoever challenges an Assassin in vain, or blocks with a false Contessa, can lose both cards in one turn (COUP-57, COUP-58).
    .title = Losing cards
rules-9 = You may promise what you like; nothing binds you (COUP-59). Face-down cards are shown to nobody, coins are neither given nor lent (COUP-60, COUP-61). If you run out of time or leave, a bot answers for you until you are back (AMB-35).
    .title = Table talk

## In the terminal

terminal-stock = Court deck: { $deck } cards. Treasury: { $treasury } coins.
terminal-stock-endless = Court deck: { $deck } cards. Treasury: endless.
terminal-lost = lost
terminal-hand-of = Hand of { $name }: { $cards }
