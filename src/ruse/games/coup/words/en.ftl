### Coup in English. de.ftl and it.ftl have the same messages, and a test compares them.
###
### $you is the part the reader plays in an event ("seat", "target", "from", "to", "winners", "shared") or
### "none". Seats arrive as names, characters as their notation ("duke"); "none" is what the reader may not see.

game-title = Coup
standing-title = Coins by turn
standing-name = Coins
game-about = Hide two characters, claim to be whoever you need, and lie whenever it pays. Lose both and you are out. The last player standing wins.
game-length = about 15 minutes

## Editions

edition-standard = our recommendation where the two rulebooks differ
edition-german = the German rulebook, for 2 to 6 players
edition-italian = the Italian rulebook, for 2 to 10 players
edition-standard-short = Recommended rules
edition-german-short = German rules
edition-italian-short = Italian rules

## Bots: a name and what to expect

bot-house = Club bot
bot-house-note = Bluffs in moderation, remembers every claim, and challenges what cannot be true.
bot-honest = Honest bot
bot-honest-note = Never lies, and challenges now and then.
bot-trusting = Trusting bot
bot-trusting-note = Claims whatever it likes and believes everyone.
bot-doubting = Doubting bot
bot-doubting-note = Claims whatever it likes and believes no one.

## Characters

card-duke = Duke
card-assassin = Assassin
card-captain = Captain
card-ambassador = Ambassador
card-inquisitor = Inquisitor
card-contessa = Contessa
several = { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    }
cards-duke = { several } Dukes
cards-assassin = { several } Assassins
cards-captain = { several } Captains
cards-ambassador = { several } Ambassadors
cards-inquisitor = { several } Inquisitors
cards-contessa = { several } Contessas

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
claim-is-true = You claim { the-claim }, and you have the card.
claim-is-bluff = You claim { the-claim }, but you do not have the card. A bluff!
only-you-know-bluff = Only you know: you do not have { the-claim }.

# The reference card: what a character does and what it blocks.
reference-duke = Tax: take 3 coins. Blocks foreign aid.
reference-assassin = Assassinate: pay 3 coins, and your target loses a card.
reference-captain = Steal: take 2 coins from another player. Blocks stealing.
reference-ambassador = Exchange: draw two cards, then put two back. Blocks stealing.
reference-inquisitor = Exchange: draw a card, then put one back. Or examine another player’s card. Blocks stealing.
reference-contessa = No action of her own. Blocks assassination.

## Actions: the name, a few words for the menu, an explanation

action-income = Income
action-foreign-aid = Foreign aid
action-tax = Tax
action-exchange = Exchange
action-coup = Coup
action-assassinate = Assassinate
action-steal = Steal
action-examine = Examine
action-pass = Allow
action-challenge = Challenge
action-block = Block
action-show = Reveal
action-refuse = Don’t reveal
action-lose = Lose
action-keep = Keep
action-offer = Show
action-leave = Give it back
action-force = Force a swap
action-draft = Pick

note-income = take 1 coin
note-foreign-aid = take 2 coins
note-tax = take 3 coins
note-exchange = swap cards with the deck
note-coup = your target loses a card, no matter what
note-assassinate = your target loses a card
note-steal = take up to 2 coins
note-examine = look at one of their cards
note-pass = let it happen
note-challenge = whoever is wrong loses a card
note-block = stop it
note-show = prove it, then draw a new card
note-refuse = lose a card instead
note-lose = it stays face up
note-keep = the rest go back
note-offer = only the Inquisitor sees it
note-leave = they keep the card
note-force = they swap it with the deck
note-draft = the other four leave the game

explain-income = Take 1 coin from the treasury. Nobody can stop you.
explain-foreign-aid = Take 2 coins from the treasury. You are not claiming a character, so nobody can challenge you.
explain-tax = Take 3 coins from the treasury.
explain-exchange = Draw cards from the court deck, keep as many as you had, and put the others back.
explain-coup = Your target loses a card. Nobody can stop it.
explain-assassinate = Your target loses a card. If you are caught bluffing, you get your coins back. If you are blocked, you do not.
explain-steal = Take 2 coins from your target, or 1 if that is all they have.
explain-examine = Your target shows you one card. You give it back or make them swap it with the deck.
explain-pass = { $response_mode ->
        [sequential] You let it happen, and everyone sees that you do. Then the next player answers, if there is one.
       *[simultaneous] You let it happen. Your answer stays secret until everyone has answered.
    }
explain-challenge = You call it a lie. If the other player reveals the card, you lose one of yours. If not, they lose one of theirs. { $response_mode ->
        [sequential] Nobody after you gets to answer.
       *[simultaneous] If several players challenge, only one challenge counts.
    }
explain-block = You claim a character that stops the action. The others can challenge your claim.
explain-show = You reveal the card you claimed, shuffle it into the deck and draw another. The challenger loses a card.
explain-refuse = You keep your cards hidden, whether you have the card or not, and lose one of your choice.
explain-lose = The card you choose stays face up for the rest of the game.
explain-keep = Choose the cards you keep. Nobody learns what you put back.
explain-offer = Choose which of your cards the Inquisitor sees.
explain-leave = The player keeps the card you have just seen.
explain-force = The player swaps the card you have just seen with the deck.
explain-draft = Secretly pick one of your five cards. You are dealt a second one.

## The table in the browser: buttons that say more than their action's name, and what lies in the middle

as-claim = { $claim ->
        [duke] the Duke
        [assassin] the Assassin
        [captain] the Captain
        [ambassador] the Ambassador
        [inquisitor] the Inquisitor
       *[contessa] the Contessa
    }
bar-pass = Allow
bar-block = Block as { as-claim }
board-deck = Court deck
board-treasury = Treasury
board-endless = unlimited
seat-coins = { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
terminal-coins = coins
whom-coup = Launch a coup against whom?
whom-assassinate = Assassinate whom?
whom-steal = Steal from whom?
whom-examine = Examine whose card?
awaited-prove-action = { $names } must reveal
awaited-prove-block = { $names } must reveal

## Phases: what everybody waits for, and the question to whoever is asked

phase-draft = picking a first card
phase-action = choosing an action
phase-challenge-action = time for challenges
phase-prove-action = waiting for the card to be revealed
phase-block = time for blocks
phase-challenge-block = time to challenge the block
phase-prove-block = waiting for the blocking card to be revealed
phase-lose = choosing a card to lose
phase-exchange = exchanging cards
phase-offer = choosing a card to show
phase-decide = examining a card
phase-over = the match is over

stake = { $action ->
        [tax] wants to take 3 coins
        [steal] { $aim ->
            [you] wants to steal up to 2 of your coins
           *[other] wants to steal up to 2 coins from { $target }
        }
        [assassinate] { $aim ->
            [you] wants to assassinate you
           *[other] wants to assassinate { $target }
        }
        [exchange] wants to exchange cards
        [examine] { $aim ->
            [you] wants to see one of your cards
           *[other] wants to see one of { $target }’s cards
        }
       *[foreign-aid] wants to take 2 coins
    }
ask-draft = Which card do you want?
ask-action = Your turn. What do you do?
ask-challenge-action = { $later ->
        [block] { $seat } claims { the-claim } and { stake }. Do you believe it? If you do, you can still block it.
       *[nothing] { $seat } claims { the-claim } and { stake }. Do you believe it?
    }
ask-prove-action = { $held ->
        [yes] Do you reveal { the-claim }?
       *[no] You do not have { the-claim }. Do you admit it?
    }
ask-block = { $actor } { stake }. Do you block it?
ask-challenge-block = { $seat } claims { the-claim } and blocks { $from ->
        [you] you
       *[other] { $actor }
    }. Do you believe it?
ask-prove-block = { $held ->
        [yes] Do you reveal { the-claim }?
       *[no] You do not have { the-claim }. Do you admit it?
    }
ask-lose = { $loss ->
        [coup] The coup succeeds. Which card do you lose?
        [assassination] The assassination succeeds. Which card do you lose?
        [failed-challenge] You were wrong. Which card do you lose?
       *[caught-bluff] You did not reveal { the-claim }. Which card do you lose?
    }
ask-exchange = Which cards do you keep?
ask-offer = Which card do you show { $actor }?
ask-decide = You see { the-card }. Can { $target } keep it?

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
        [seat] Turn { $number }: your turn
       *[none] Turn { $number }: { $seat }’s turn
    }
event-declared-income = { $you ->
        [seat] You take income.
       *[none] { $seat } takes income.
    }
event-declared-foreign-aid = { $you ->
        [seat] You try to take foreign aid.
       *[none] { $seat } tries to take foreign aid.
    }
event-declared-tax = { $you ->
        [seat] You claim { the-claim } to take tax.
       *[none] { $seat } claims { the-claim } to take tax.
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
        [seat] You claim { the-claim }, pay 3 coins and try to assassinate { $target }.
        [target] { $seat } claims { the-claim }, pays 3 coins and tries to assassinate you.
       *[none] { $seat } claims { the-claim }, pays 3 coins and tries to assassinate { $target }.
    }
event-declared-steal = { $you ->
        [seat] You claim { the-claim } to steal from { $target }.
        [target] { $seat } claims { the-claim } to steal from you.
       *[none] { $seat } claims { the-claim } to steal from { $target }.
    }
event-declared-examine = { $you ->
        [seat] You claim { the-claim } to examine one of { $target }’s cards.
        [target] { $seat } claims { the-claim } to examine one of your cards.
       *[none] { $seat } claims { the-claim } to examine one of { $target }’s cards.
    }
event-passed-challenge-action = Nobody challenges.
event-passed-block = Nobody blocks.
event-passed-challenge-block = Nobody challenges the block.
event-challenged = { $you ->
        [seat] You challenge: { $target } must reveal { the-claim }.
        [target] { $seat } challenges you: reveal { the-claim }.
       *[none] { $seat } challenges: { $target } must reveal { the-claim }.
    }
event-blocked = { $you ->
        [seat] You claim { the-claim } and block { $target }.
        [target] { $seat } claims { the-claim } and blocks you.
       *[none] { $seat } claims { the-claim } and blocks { $target }.
    }
event-proved = { $you ->
        [seat] You reveal { the-claim } and shuffle the card into the deck.
       *[none] { $seat } reveals { the-claim } and shuffles the card into the deck.
    }
event-drew = { $you ->
        [seat] Your new card: { $card-name }.
       *[none] { $card ->
            [none] { $seat } draws a new card.
           *[other] { $seat } draws a new card: { $card-name }.
        }
    }
event-refused = { $you ->
        [seat] You do not reveal { the-claim }.
       *[none] { $seat } does not reveal { the-claim }.
    }
event-lost-coup = { $you ->
        [seat] The coup succeeds. You lose { the-card }.
       *[none] The coup succeeds. { $seat } loses { the-card }.
    }
event-lost-assassination = { $you ->
        [seat] Assassinated! You lose { the-card }.
       *[none] { $seat } is assassinated and loses { the-card }.
    }
event-lost-failed-challenge = { $you ->
        [seat] You were wrong. You lose { the-card }.
       *[none] { $seat } was wrong and loses { the-card }.
    }
event-lost-caught-bluff = { $you ->
        [seat] Caught bluffing! You lose { the-card }.
       *[none] Caught bluffing! { $seat } loses { the-card }.
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
            [one] { $from }’s last coin goes to the treasury.
           *[other] { $from }’s { $amount } coins go to the treasury.
        }
    }
event-failed-foreign-aid = { $you ->
        [seat] You get no foreign aid.
       *[none] { $seat } gets no foreign aid.
    }
event-failed-tax = { $you ->
        [seat] You get no tax.
       *[none] { $seat } gets no tax.
    }
event-failed-exchange = { $you ->
        [seat] Your exchange fails.
       *[none] { $seat }’s exchange fails.
    }
event-failed-assassinate = { $you ->
        [seat] Your assassination attempt fails.
       *[none] { $seat }’s assassination attempt fails.
    }
event-failed-steal = { $you ->
        [seat] You steal nothing.
       *[none] { $seat } steals nothing.
    }
event-failed-examine = { $you ->
        [seat] You do not get to see a card.
       *[none] { $seat } does not get to see a card.
    }
event-exchange-drawn = { $you ->
        [seat] You draw { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } draws a card.
               *[other] { $seat } draws { $count } cards.
            }
           *[other] { $seat } draws { $cards }.
        }
    }
event-exchange-returned = { $you ->
        [seat] You put back { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } puts a card back.
               *[other] { $seat } puts { $count } cards back.
            }
           *[other] { $seat } puts back { $cards }.
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
            [none] { $seat } makes { $target } swap the card with the deck.
           *[other] { $seat } makes { $target } swap { the-card } with the deck.
        }
    }
event-out = { $you ->
        [seat] You are out.
       *[none] { $seat } is out.
    }
event-finished = { $you ->
        [winners] You win!
        [shared] You share the win: { $winners }.
       *[none] { $count ->
            [0] The turn limit is reached. Nobody wins.
            [one] { $winners } wins!
           *[other] { $winners } share the win.
        }
    }

## The guided first game: what the coach says. $seat1 and $seat2 are the two others.

lesson-goal = Everyone has two hidden cards. Lose both and you are out; the last player left wins. On your turn you can claim any character and use its action, whether you have the card or not.
lesson-claim = Only you can see the two cards below. The Duke is good for 3 coins: choose Tax to claim him.
lesson-claimed = You say you have the Duke, and nobody can see your cards. Now the others decide whether to believe you.
lesson-show = { $seat1 } challenges you. But you really do have the Duke! Reveal him, and the mistake costs { $seat1 } a card.
lesson-shown = A wrong challenge costs a card. Your Duke goes back into the deck and you draw a new card, so once again nobody knows what you hold.
lesson-attack = { $seat1 } claims the Assassin and is after one of your cards. It could be true, so allow it. You have just drawn the Contessa, and she can block it.
lesson-attacked = Everyone answers at the same time. Nobody sees your answer until all of them are in.
lesson-block = The Contessa stops the Assassin. Block! You really have her, but you could block without her too: a block can be a bluff.
lesson-blocked = Now the others can challenge your Contessa.
lesson-block-held = Your block holds. You lose nothing, and { $seat1 } has paid 3 coins for nothing.
lesson-coup = You have 9 coins, enough for a Coup. It costs 7, needs no character, and nobody can stop it. Choose Coup, then { $seat2 }, who still has two cards.
lesson-struck = { $seat2 } decides which card to lose.
lesson-open = Lost cards stay face up until the end. Look: two Captains are out already, and you hold one yourself.
lesson-challenge = { $seat2 } claims the Captain to steal 2 coins from you. But two of the three Captains are face up, and you hold the third. Challenge the lie!
lesson-challenged = Now { $seat2 } must reveal a Captain or lose a card.
lesson-bluff = No Captain, so { $seat2 } is out. Now try a bluff: you no longer have the Duke, but who knows that? Choose Tax again; only you can see the “bluff” mark.
lesson-bluffed = If { $seat1 } challenges you, you lose a card. But a wrong challenge would cost { $seat1 } their last card, and that makes people think twice.
lesson-end = Nobody challenged you. That’s all there is to it: claim, challenge, block, and lie when it pays. From here on it’s up to you, so win this one!

## The sheet at the table, and hints for a first match

glance-goal = The last player with a card wins.
glance-turn = On your turn, take one action. You can claim any character, whether you have the card or not. With 10 coins or more you must launch a coup.
glance-1 = Income: 1 coin. Foreign aid: 2 coins, unless someone claims the Duke. Coup: pay 7 coins, and your target loses a card. Nobody can stop a coup.
    .title = Without a character
glance-2 = Anyone can challenge a claim. Without the card, you lose one. With the card, the challenger loses one, and you swap yours for a new one.
    .title = Challenge
glance-3 = Claim a character that stops the action. A block can be challenged too.
    .title = Block
hint-action = Choose any action, with or without the card. Only you can see the “bluff” mark.
hint-challenge-action = If you challenge and they do have the card, you lose one of yours.
hint-block = You can block with a character you do not have. That is a claim too.
hint-lose = The card you choose stays face up for everyone to see.

## Why an action is refused

refusal-not-asked = it’s not your turn to answer
refusal-no-such-action = there is no such action
refusal-not-now = you can’t do that now
refusal-too-poor = you don’t have enough coins
refusal-must-coup = with that many coins you must launch a coup
refusal-no-target = that player is out of the game
refusal-broke-target = at this table you can’t steal from a player who has no coins
refusal-no-inquisitor = there is no Inquisitor in this match
refusal-not-held = you don’t have that card
refusal-wrong-block = that character can’t block this action
refusal-must-show = at this table you must reveal the claimed card if you have it
refusal-wrong-count = you keep as many cards as you had

## Options that do not go together

conflict-copies = The German box has cards for 2 to 6 players, not { $players }. Choose another edition or another number of copies of each character.
conflict-draft = The draft is for 2 players, not { $players }.
conflict-first-player = Seat { $seat } cannot start because there are only { $players } seats.

## Options

option-envoy = Ambassador or Inquisitor
option-envoy-ambassador = the Ambassador: draws two cards to exchange
option-envoy-inquisitor = the Inquisitor: draws one card to exchange, or examines another player’s card
option-two_player_coins = Starting coins in a two-player game
option-two_player_coins-starter_1 = 1 for the starting player, 2 for the other
option-two_player_coins-both_1 = 1 each
option-two_player_coins-both_2 = 2 each
option-copies_rule = Copies of each character
option-copies_rule-italian = three, four with 7 or 8 players, five with 9 or 10
option-copies_rule-german = always three, so 6 players at most
option-examine_chooser = Who chooses the card to examine
option-examine_chooser-target = its owner
option-examine_chooser-random = picked at random
option-examine_order = Order of a forced swap
option-examine_order-draw_then_return = draw first, then put the card back
option-examine_order-return_then_draw = put the card back first, then draw (it may come back)
option-first_player = Starting player
option-first_player-random = chosen at random
option-first_player-number = seat { $nth }
option-draft_2p = Two-player draft: each player picks a first card from a pile of five
option-draft_2p-true = yes
option-draft_2p-false = no
option-draft_coins = Starting coins in a draft
option-draft_coins-same_as_two_player = same as without the draft
option-draft_coins-both_2 = 2 each
option-block_after_failed_challenge = Can the target still block after a failed challenge?
option-block_after_failed_challenge-true = yes
option-block_after_failed_challenge-false = no
option-forfeit_timing = When an eliminated player’s coins go to the treasury
option-forfeit_timing-after_pending_action = after the current action, so a thief still gets some
option-forfeit_timing-immediate = immediately
option-steal_from_broke = Stealing from a player with no coins
option-steal_from_broke-allowed = allowed, but you get nothing
option-steal_from_broke-forbidden = forbidden
option-treasury = Treasury
option-treasury-finite = 50 coins in the whole game
option-treasury-unlimited = unlimited
option-fa_reblock = If a block of foreign aid turns out to be a bluff, can the next player block?
option-fa_reblock-true = yes
option-fa_reblock-false = no, foreign aid goes through
option-allow_refusal = Can you keep the claimed card hidden and lose a card instead?
option-allow_refusal-true = yes
option-allow_refusal-false = no
option-prove_mode = How to answer a challenge
option-prove_mode-two_step = reveal the card or don’t; if you don’t, choose a card to lose
option-prove_mode-reveal_one = turn over one card: it proves the claim, or it is lost
option-response_mode = How players challenge and block
option-response_mode-simultaneous = everyone at once, in secret
option-response_mode-sequential = one player after another until someone speaks up
option-challenge_priority = Whose challenge counts when there are several
option-challenge_priority-clockwise_from_claimant = the first player clockwise from the claimant
option-challenge_priority-target_first = the target’s, then clockwise
option-challenge_priority-random = chosen at random
option-turn_limit = Turn limit (default: 50 per player)
option-turn_limit_result = At the turn limit
option-turn_limit_result-draw = nobody wins
option-turn_limit_result-survivors_share = all surviving players share the win
option-forced_coup_at = Coins at which you must launch a coup

## The rules, in sections. The options in force arrive under their names.

rules-1 = Be the last player with a face-down card. There is no second place (COUP-20). Your face-down cards are your influence: they give you the powers of their characters (COUP-14).
    .title = Goal
rules-2 = { $draft_2p ->
        [true] Each of the two players takes a pile with one card of each character, secretly keeps one and removes the other four from the game. Shuffle a third pile of the same cards and deal one to each player. The last three form the court deck (COUP-13). For the coins, see the options two_player_coins and draft_coins.
       *[false] There are five characters in the game, with { $copies_rule ->
            [german] three cards each (COUP-02, COUP-03).
           *[italian] three cards each, four with 7 or 8 players, five with 9 or 10 (COUP-02 to COUP-04).
        } Everyone gets two cards, looks at them and keeps them face down (COUP-05, COUP-09). The rest form the court deck. Everyone starts with 2 coins{ $two_player_coins ->
            [both_2] , even in a two-player game
            [both_1] . In a two-player game, both start with 1
           *[starter_1] . In a two-player game, the starting player has 1
        } (COUP-06, COUP-07). Coins are always visible (COUP-08).
    }
    .title = Setup
rules-3 = On your turn, take exactly one action that you can pay for. You cannot pass (COUP-21, COUP-22). Then play passes clockwise (COUP-12). If you start your turn with { $forced_coup_at } coins or more, you must launch a coup (COUP-23).
    .title = Your turn
rules-4 = Income: take 1 coin (COUP-29). Foreign aid: take 2 coins. Any player who claims the Duke can block it (COUP-30, COUP-40). Coup: pay 7 coins, and your target loses a card. Nobody can stop it (COUP-31). None of these actions claims a character, so none can be challenged (COUP-46).
    .title = General actions
rules-5 = Duke (tax): take 3 coins (COUP-32). Assassin (assassinate): pay 3 coins, and your target loses a card unless they block with the Contessa (COUP-33, COUP-41). Captain (steal): take 2 coins from a player, who can block with a Captain or { $envoy ->
        [inquisitor] an Inquisitor (COUP-34, COUP-42). Inquisitor: draw a card, keep what you like and put one back (COUP-36). Or examine: a player shows you a card, and you can make them swap it with the deck (COUP-37, COUP-38).
       *[ambassador] an Ambassador (COUP-34, COUP-42). Ambassador (exchange): draw two cards, keep what you like and put two back (COUP-35).
    } The Contessa only blocks.
    .title = Character actions
rules-6 = When you use a character, for an action or a block, you claim to have it. It does not have to be true, and nobody sees your card unless you are challenged (COUP-25, COUP-26, COUP-39). Anyone can block foreign aid, but only the target can block an assassination or a theft (COUP-40 to COUP-42). A blocked action fails, and its cost is lost (COUP-44). You cannot block a block. You can only challenge it (COUP-45).
    .title = Claims and blocks
rules-7 = After every claim, all other players may challenge it (COUP-47). Then comes the time for blocks, which can be challenged too (COUP-27). If you are challenged, reveal the card: the challenger loses one, you shuffle yours into the deck and draw another, and play goes on (COUP-49 to COUP-53). { $allow_refusal ->
        [true] If you cannot or will not reveal it (COUP-50),
       *[false] If you cannot reveal it (COUP-50),
    } you lose a card. A disproved action fails, and its cost is refunded (COUP-54). A disproved block has no effect (COUP-55).
    .title = Challenges
rules-8 = When you lose a card, you choose which one and leave it face up (COUP-15). After your last card you are out at once, and your coins go to the treasury (COUP-18). Beware: if you wrongly challenge an Assassin, or bluff the Contessa and are caught, you can lose both cards in one turn (COUP-57, COUP-58).
    .title = Losing cards
rules-9 = Promise whatever you like. Nothing is binding (COUP-59). You may not show face-down cards to anyone, and you may not give or lend coins (COUP-60, COUP-61). If you run out of time or leave, a bot plays for you until you are back (AMB-35).
    .title = Table talk

## In the terminal

terminal-stock = Court deck: { $deck } cards. Treasury: { $treasury } coins.
terminal-stock-endless = Court deck: { $deck } cards. Treasury: unlimited.
terminal-lost = lost
terminal-hand-of = { $name }’s hand: { $cards }
