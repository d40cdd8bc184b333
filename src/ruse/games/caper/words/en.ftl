### Caper: Europe in English. de.ftl and it.ftl have the same messages, and a test compares them.
###
### $you is the part the reader plays in an event ("seat", "target", "from", "to", "winners") or "none". Seats
### arrive as names, cards as $card-name, loot as its notation ("diamond") and as $loot-name, places as a
### location and a letter ("2a"); "none" is what the reader may not see, and the supply where coins come from it.

game-title = Caper: Europe
standing-title = Points by turn
standing-name = Points
count-looted-seat = Loot
count-burned-seat = Burned
won-with = { $names } wins { $points }
game-about = Two crews of thieves rob the same three locations. Hire thieves, give them gear, then swap hands: whatever you don’t play goes to your opponent. Win locations, collect loot, and burn what stands in your way.
game-length = about 30 minutes

## Editions

edition-standard = the rulebook, with most cards, the deals and the track as we reconstructed them

cards-summary = Your own cards: { $thief-cards } different thieves, { $gear-cards } different gear cards and { $location-cards } locations.

## Bots: a name and what to expect

bot-house = Club bot
bot-house-note = Weighs what each card is worth to both players.

## Cities

city-paris = Paris
city-barcelona = Barcelona
city-rome = Rome
city-london = London

the-city = { $city ->
        [paris] { city-paris }
        [barcelona] { city-barcelona }
        [rome] { city-rome }
       *[london] { city-london }
    }

## Kinds of cards, and loot

kind-thief = thief
kind-gear = gear
kind-location = location
loot-diamond = diamond
loot-painting = painting
loot-antique = antique

# "You take a diamond."
a-loot = { $loot ->
        [diamond] a diamond
        [painting] a painting
       *[antique] an antique
    }

## Colours. The gear of the city has a colour of its own.

colour-grey = grey
colour-violet = violet
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
colour-orange = orange
colour-bronze = bronze
colour-pink = pink
colour-brown = brown
colour-black = black
colour-white = white
colour-turquoise = turquoise
colour-city = city colour
colour-any = any colour

# Before the word for one card, and before the word for several. Here and in all that follows, $colour is the
# city's own colour where it has a name here, else "city".
coloured-one = { $colour ->
        [violet] violet
        [yellow] yellow
        [green] green
        [red] red
        [blue] blue
        [orange] orange
        [bronze] bronze
        [pink] pink
        [brown] brown
        [black] black
        [white] white
        [turquoise] turquoise
       *[city] city-coloured
    }
coloured-many = { coloured-one }

## The text of a card, put together from what its row of effects says

a-card = { $colour ->
        [grey] a thief
        [any] a gear card
        [orange] an orange card
       *[other] a { coloured-one } card
    }
each-card = { $colour ->
        [grey] each thief
        [any] each gear card
       *[other] each { coloured-one } card
    }
all-cards = { $colour ->
        [grey] Thieves
        [any] Gear cards
        [violet] Violet cards
        [yellow] Yellow cards
        [green] Green cards
        [red] Red cards
        [blue] Blue cards
        [orange] Orange cards
        [bronze] Bronze cards
        [pink] Pink cards
        [brown] Brown cards
        [black] Black cards
        [white] White cards
        [turquoise] Turquoise cards
       *[city] City-coloured cards
    }
# One part of a set: "for each set of a violet card and 2 gear cards of any colour".
in-set = { $colour ->
        [grey] { $n ->
            [one] a thief
           *[other] { $n } thieves
        }
        [any] { $n ->
            [one] a gear card of any colour
           *[other] { $n } gear cards of any colour
        }
       *[other] { $n ->
            [one] { a-card }
           *[other] { $n } { coloured-many } cards
        }
    }
set-and = { $parts } and { $last }

per-own = for { each-card } in your crew here
per-opp = for { each-card } in your opponent’s crew here
per-both = for { each-card } in either crew here
per-set = for each set of { $cards } in your crew here
per-loot = { $loot ->
        [diamond] for each diamond in your hideout
        [painting] for each painting in your hideout
        [antique] for each antique in your hideout
       *[any] for each piece of loot in your hideout
    }
per-discard = for { each-card } in your discard area
per-hqcoin = for each laundered coin in your hideout
per-won = for winning this location

do-marker = { $n ->
        [one] move the marker 1 space towards you
       *[other] move the marker { $n } spaces towards you
    }
do-coin = { $n ->
        [one] take 1 coin
       *[other] take { $n } coins
    }
do-burn = { $n ->
        [one] burn the top card of one of your opponent’s thieves here
       *[other] burn { $n } top cards of your opponent’s thieves here, one after the other
    }
do-loot = { $loot ->
        [diamond] { $n ->
            [one] take 1 diamond from here
           *[other] take { $n } diamonds from here
        }
        [painting] { $n ->
            [one] take 1 painting from here
           *[other] take { $n } paintings from here
        }
        [antique] { $n ->
            [one] take 1 antique from here
           *[other] take { $n } antiques from here
        }
       *[any] { $n ->
            [one] take 1 piece of loot of your choice from here
           *[other] take { $n } pieces of loot of your choice from here
        }
    }
do-launder = { $n ->
        [one] launder 1 coin
       *[other] launder { $n } coins
    }
do-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    }

when-end = At the end
when-end-eye = At the end, with { a-card } on top of one of your thieves here
when-won = If you win here
when-won-eye = If you win here with { a-card } on top of one of your thieves

text-once = When played: { $deed }.
text-combo = { $counted }: { $deed }.
text-combo-here = All game long, for both players: { $deed } { $counted }.
text-combo-once = When played, { $counted }: { $deed }.
text-end = { $when }: { $deed }.
text-end-each = { $when }: { $deed } { $counted }.
text-protect-crew = { all-cards } in your crew here cannot be burned.
text-protect-here = { all-cards } here cannot be burned, on either side.
text-hired = { $coins ->
        [0] Gives no coins.
        [one] Gives 1 coin.
       *[other] Gives { $coins } coins.
    }
text-cost = { $coins ->
        [0] Free.
        [one] Costs 1 coin.
       *[other] Costs { $coins } coins.
    }
text-worth = { $points ->
        [one] 1 point for the winner of this location.
       *[other] { $points } points for the winner of this location.
    }
text-none = No effect.

# The reference card.
reference-thief = Gives coins when hired and stays until the end. Thieves are grey and cannot be burned.
reference-gear = Costs coins and goes on top of one of your thieves. All its cards work, but only the top one can be burned.
reference-location = If the marker is on your side at the end, you get the location’s points and its end effect. A permanent effect works for both players all the time.
reference-diamond = Loot: worth points at the end, and more in a set of different kinds.
reference-painting = Loot: worth points at the end, and more in a set of different kinds.
reference-antique = Loot: worth points at the end, and more in a set of different kinds.

## Actions: the name, a few words for the menu, an explanation

action-hire = Hire
action-equip = Equip
action-discard = Discard
action-grab = Take loot
action-burn = Burn
action-return = Return

note-hire = which thief, and at which location
note-equip = which gear card, and on which thief
note-discard = take coins, without using the card
note-grab = from this location to your hideout
note-burn = the top card of this thief
note-return = from your hideout to this location

explain-hire = Place a thief on your side of a location, at most { $most-thieves } there. You get its coins. Then all its effects happen, then those it triggers in your crew there and at the location.
explain-equip = Pay for a gear card and place it on one of your thieves, at most { $most-gear } on each. All its effects happen, then those it triggers in your crew there and at the location.
explain-discard = Put a card face up in your discard area without using it, and take coins for it.
explain-grab = Take one piece of loot of this kind from the location to your hideout.
explain-burn = The top card of this thief goes to its owner’s discard area. The owner undoes its one-time symbols as printed, even those that had no effect. What “for each …” brought stays.
explain-return = Your burned card had taken any kind of loot. Return one piece to this location. You choose which kind.

bar-hire = Hire
bar-equip = Equip
bar-discard = Discard

## Phases: what everybody waits for, and the question to whoever is asked

phase-hire = hiring a thief
phase-equip = equipping a thief or discarding a card
phase-grab = choosing loot
phase-burn = choosing a card to burn
phase-return = returning loot
phase-over = the match is over

ask-hire = Which thief do you hire, and at which location?
ask-equip = Which gear card do you play, and on which thief? Or do you discard a card?
ask-grab = Which loot do you take?
ask-burn = Whose top card do you burn?
ask-return = Your burned card is undone. Which loot do you return?

## The table

turn-number = Round { $number }
board-round = Round { $number } of { $rounds }
board-rounds = Rounds
board-short = Costs { $cost }, you have { $coins }.
board-turn = Turn { $number } of { $turns }
board-deals = { $deck ->
        [thief] { $count } thieves each
       *[gear] { $count } gear cards each
    }
board-leads = goes first
board-supply = Supply
board-coins = Coins
board-laundered = Laundered
board-loot = Loot
board-hideout = Hideout
board-your-hideout = Your hideout
board-hand = Your hand
board-hand-of = { $name }’s hand
board-their-hand = Opponent’s hand
board-their-hand-known = You passed this hand on. These cards are left
board-their-hand-deduced = You can see all other cards. These are left
board-their-hand-unknown = { $count ->
        [one] 1 card you don’t know
       *[other] { $count } cards you don’t know
    }
board-discards = Discard area
board-decks = Decks
board-thief-deck = Thieves
board-gear-deck = Gear
board-location = Location
board-locations = Locations
numbered = location { $number }
board-crew = Crew
board-marker = Marker
board-marker-centre = in the middle
board-marker-towards = { $fields ->
        [one] 1 space towards { $name }
       *[other] { $fields } spaces towards { $name }
    }
board-marker-towards-you = { $fields ->
        [one] 1 space towards you
       *[other] { $fields } spaces towards you
    }
board-track = Bonus on the track
board-thief = Thief
board-gear = Gear
board-top = top card
board-protected = cannot be burned
board-empty = none
board-nobody = nobody
board-win = Currently won by
board-score = Score
board-score-sheet = Score sheet
board-points = Points
board-fixed = Location
board-effect = End effect
board-bonus = Bonus
board-cards = Cards
board-total = Total
board-reconstructed = reconstructed
board-reference = Cards of this city
board-copies = { $count } ×
board-costs = { $count ->
        [0] Free
        [one] Costs 1 coin
       *[other] Costs { $count } coins
    }
board-pays = { $count ->
        [0] Brings no coins
        [one] Brings 1 coin
       *[other] Brings { $count } coins
    }
board-preview = What would change
board-worth = { $points ->
        [one] worth 1 point now
       *[other] worth { $points } points now
    }
board-won = won
board-so-far = So far
board-signs = Symbols
board-choose-hire = Choose a thief from your hand, then a location. You see there what would change.
board-choose-equip = Choose a card from your hand, then one of your thieves. You see there what would change.

# The signs on the cards.
sign-marker = move the marker here towards you
sign-coin = take a coin
sign-diamond = a diamond
sign-painting = a painting
sign-antique = an antique
sign-loot = any kind of loot
sign-burn = burn one of your opponent’s top cards here
sign-protect = cards of this colour cannot be burned
sign-star = points at the end
sign-won = if you win this location
sign-grey = a thief
sign-violet = a violet card
sign-yellow = a yellow card
sign-green = a green card
sign-red = a red card
sign-city = a card of the city’s colour
sign-any = a gear card of any colour
sign-opponent = in your opponent’s crew here
sign-both = in either crew here
sign-discard = in your discard area
sign-eye = on top of one of your thieves here
sign-launder = launder a coin from the supply
sign-hqcoin = a laundered coin in your hideout

# What an action would change; $amount has its sign ("+2", "−1").
preview-marker = marker { $location }: { $amount }
preview-coins = coins { $amount }
preview-their-coins = opponent’s coins { $amount }
preview-points = points { $amount }
preview-their-points = opponent’s points { $amount }
preview-laundered = laundered coins { $amount }
preview-their-laundered = opponent’s laundered coins { $amount }
preview-loot = { $loot-name } { $amount }
preview-their-loot = opponent’s { $loot-name } { $amount }
preview-burned = burns { $cards }
preview-nothing = nothing changes now
preview-then-grab = then you choose loot
preview-then-burn = then you choose a card to burn
preview-then-return = then your opponent returns loot

## Events

event-begun = Welcome to { the-city }!
event-round = { $deck ->
        [thief] { $you ->
            [seat] Round { $number }: { $count } thieves each. You go first.
           *[none] Round { $number }: { $count } thieves each. { $seat } goes first.
        }
       *[gear] { $you ->
            [seat] Round { $number }: { $count } gear cards each. You go first.
           *[none] Round { $number }: { $count } gear cards each. { $seat } goes first.
        }
    }
event-dealt = { $cards ->
        [none] { $you ->
            [seat] You are dealt { $count } cards.
           *[none] { $seat } is dealt { $count } cards.
        }
       *[other] { $you ->
            [seat] Your hand: { $cards }.
           *[none] { $seat }’s hand: { $cards }.
        }
    }
event-turn = { $you ->
        [seat] Turn { $number }: your turn
       *[none] Turn { $number }: { $seat }’s turn
    }
event-hired = { $you ->
        [seat] You hire { $card-name } ({ $place }).
       *[none] { $seat } hires { $card-name } ({ $place }).
    }
event-equipped = { $you ->
        [seat] You equip { $thief-name } ({ $place }) with { $card-name }.
       *[none] { $seat } equips { $thief-name } ({ $place }) with { $card-name }.
    }
event-discarded = { $you ->
        [seat] You discard { $card-name }.
       *[none] { $seat } discards { $card-name }.
    }
event-coins-hired = { coins-received }
event-coins-discarded = { coins-received }
event-coins-effect = { coins-received }
coins-received = { $from ->
        [none] { $you ->
            [to] { $amount ->
                [one] You take 1 coin from the supply.
               *[other] You take { $amount } coins from the supply.
            }
           *[none] { $amount ->
                [one] { $to } takes 1 coin from the supply.
               *[other] { $to } takes { $amount } coins from the supply.
            }
        }
       *[other] { $you ->
            [to] { $amount ->
                [one] The supply is empty. You take 1 coin from { $from }.
               *[other] The supply is empty. You take { $amount } coins from { $from }.
            }
            [from] { $amount ->
                [one] The supply is empty. { $to } takes 1 coin from you.
               *[other] The supply is empty. { $to } takes { $amount } coins from you.
            }
           *[none] { $amount ->
                [one] The supply is empty. { $to } takes 1 coin from { $from }.
               *[other] The supply is empty. { $to } takes { $amount } coins from { $from }.
            }
        }
    }
event-coins-paid = { $you ->
        [from] { $amount ->
            [one] You pay 1 coin.
           *[other] You pay { $amount } coins.
        }
       *[none] { $amount ->
            [one] { $from } pays 1 coin.
           *[other] { $from } pays { $amount } coins.
        }
    }
event-coins-given-back = { $you ->
        [from] { $amount ->
            [one] You return 1 coin.
           *[other] You return { $amount } coins.
        }
       *[none] { $amount ->
            [one] { $from } returns 1 coin.
           *[other] { $from } returns { $amount } coins.
        }
    }
event-fired = { $amount ->
        [one] Location { $location }: this triggers { $card-name }.
        [2] Location { $location }: this triggers { $card-name } twice.
       *[other] Location { $location }: this triggers { $card-name } { $amount } times.
    }
event-moved = { $you ->
        [seat] { $amount ->
            [one] Location { $location }: the marker moves 1 space towards you.
           *[other] Location { $location }: the marker moves { $amount } spaces towards you.
        }
       *[none] { $amount ->
            [one] Location { $location }: the marker moves 1 space towards { $seat }.
           *[other] Location { $location }: the marker moves { $amount } spaces towards { $seat }.
        }
    }
event-looted = { $you ->
        [seat] You take { a-loot } from location { $location }.
       *[none] { $seat } takes { a-loot } from location { $location }.
    }
event-laundered = { $from ->
        [none] { $you ->
            [seat] You launder a coin from the supply.
           *[none] { $seat } launders a coin from the supply.
        }
       *[other] { $you ->
            [seat] You launder one of { $from }’s coins.
            [from] { $seat } launders one of your coins.
           *[none] { $seat } launders one of { $from }’s coins.
        }
    }
event-burned = { $you ->
        [seat] You burn { $target }’s card { $card-name } ({ $place }).
        [target] { $seat } burns your card { $card-name } ({ $place }).
       *[none] { $seat } burns { $target }’s card { $card-name } ({ $place }).
    }
event-taken-back = { $you ->
        [seat] You undo what { $card-name } did.
       *[none] { $seat } undoes what { $card-name } did.
    }
event-returned = { $you ->
        [seat] You return { a-loot } to location { $location }.
       *[none] { $seat } returns { a-loot } to location { $location }.
    }
event-washed-out = { $you ->
        [seat] { $amount ->
            [one] 1 of your laundered coins goes back to the supply.
           *[other] { $amount } of your laundered coins go back to the supply.
        }
       *[none] { $amount ->
            [one] 1 of { $seat }’s laundered coins goes back to the supply.
           *[other] { $amount } of { $seat }’s laundered coins go back to the supply.
        }
    }
event-swapped = { $cards ->
        [none] { $you ->
            [seat] Hands swapped.
           *[none] { $seat } gets the other hand.
        }
       *[other] { $you ->
            [seat] Hands swapped. You now hold: { $cards }.
           *[none] { $seat } now holds: { $cards }.
        }
    }
event-put-away = { $you ->
        [seat] Your last card goes to your discard area: { $card-name }.
       *[none] { $seat }’s last card goes to the discard area: { $card-name }.
    }
event-scored = { $you ->
        [seat] { $points ->
            [one] You have 1 point.
           *[other] You have { $points } points.
        }
       *[none] { $points ->
            [one] { $seat } has 1 point.
           *[other] { $seat } has { $points } points.
        }
    }
event-finished-points = { $you ->
        [winners] You have more points. You win!
       *[none] { $winners } has more points and wins!
    }
event-finished-coins = { $you ->
        [winners] The points are tied, but you have more coins. You win!
       *[none] The points are tied, but { $winners } has more coins and wins!
    }
event-finished-loot = { $you ->
        [winners] Points and coins are tied, but you have more loot. You win!
       *[none] Points and coins are tied, but { $winners } has more loot and wins!
    }
event-finished-draw = Points, coins and loot are tied. It’s a draw.

## The guided first game: what the coach says. $seat1 and $seat2 are the others

lesson-goal = Two crews rob the same three locations. Win locations by moving their markers to your side, collect loot, and let your cards work together. After six rounds, the player with the most points wins.
lesson-hire = This is a thief round: hire a thief, get its coins, and its effects happen. Choose the Artist, then location 1. That brings 2 coins and a painting for your hideout.
lesson-hired = Now you swap hands: what you did not play goes to { $seat1 }, and you get the rest of that hand. So think about what you pass on.
lesson-second = Hire the Acrobat at location 3. She moves the marker there 2 spaces towards you. If it is on your side at the end, the location is yours.
lesson-equip = A gear round: gear costs coins and goes on your thieves. Put the Canvas Tube on the Conductor. It takes a painting, and because it is green, the Conductor moves the marker too.
lesson-combo = Your second painting, and the marker at the Louvre moved towards you. The Conductor does that for each green card you add to your crew there. That is a combo.
lesson-burn = { $seat1 }’s Smoke Screen moved the marker at location 3 back by one. Burn it: put the red Blazeblaster on the Acrobat.
lesson-burned = It burned the top card on { $seat1 }’s thief and undid what that card had done. The marker is back, but the 2 coins are gone.
lesson-discard = You have no coins left. Choose the Velvet Pouch and discard it for 1 coin. If you passed it on, { $seat1 } could take a diamond with it.
lesson-end = Hire, equip, pass on: that’s the whole game. Different kinds of loot are worth more together, and the score sheet always shows who leads and why. Now finish the heist!

## The sheet at the table, and hints for a first match

glance-goal = The player with the most points after six rounds wins. Points come from locations, cards and loot.
glance-turn = Play one card, then swap hands. In a thief round, hire a thief at a location and get its coins. In a gear round, pay for gear and put it on a thief, or discard a card for 1 coin.
glance-1 = If the marker is on your side at the end, you get the location’s points and its end effect. In the middle, nobody does.
    .title = Locations
glance-2 = Points at the end: one kind alone { $loot-single }, two different kinds { $loot-pair }, all three { $loot-set }.
    .title = Loot
hint-hire = Tap a thief in your hand, then a location. The signs there show what would change.
hint-equip = Tap a card, then one of your thieves. What you do not play goes to your opponent; a discard brings a coin.
hint-burn = Burn the card that helps your opponent most. Its one-time effects are undone.
hint-grab = Different kinds of loot are worth more together.

## Why an action is refused

refusal-not-asked = it’s not your turn to answer
refusal-no-such-action = there is no such action
refusal-not-now = you can’t do that now
refusal-not-held = that card is not in your hand
refusal-same-card = you have that card twice; name the first one
refusal-side-full = your side of that location is full
refusal-no-thief = you have no thief there
refusal-thief-full = that thief already has three gear cards
refusal-too-poor = you don’t have enough coins
refusal-no-loot = that loot is not there
refusal-no-gear = that thief has no gear to burn
refusal-protected = that card cannot be burned

## Options

option-city = City, and with it the cards
option-city-paris = Paris: collecting loot
option-city-barcelona = Barcelona: cards on top
option-city-rome = Rome: discards and winning locations
option-city-london = London: laundering coins
option-first_player = Who goes first in the thief rounds
option-first_player-random = chosen at random
option-first_player-number = seat { $nth }
option-laundering_fires = Does a card that counts laundered coins count again when a later card launders?
option-laundering_fires-here = yes, if the later card is played at the same location
option-laundering_fires-never = no
option-laundering_fires-anywhere = yes, wherever the later card is played
option-fifth_token = Loot returned to a location that has all its pieces
option-fifth_token-true = goes there anyway
option-fifth_token-false = stays in the hideout
conflict-first-player = Seat { $seat } cannot go first because there are only { $players } seats.

## The rules, in sections. The options in force arrive under their names.

rules-1 = Each player has a crew at three locations. Win locations, collect loot, and combine your cards. The player with the most points wins (CAPER-80, CAPER-83). If points are tied, more coins win, then more loot. If those are tied too, the game is a draw (CAPER-84).
    .title = Goal
rules-2 = You play in { $city ->
        [paris] Paris
        [barcelona] Barcelona
        [rome] Rome
       *[london] London
    }. The cards of this city are shuffled into the basic cards (CAPER-03). Three locations lie between you, each with { $tokens } random pieces of loot and a marker in the middle of its track (CAPER-05, CAPER-06, CAPER-07). The supply has { $all-coins } coins. Nobody has any yet (CAPER-08). { $first_player ->
        [random] Chance decides who goes first in the thief rounds
        [0] Seat 1 goes first in the thief rounds
       *[1] Seat 2 goes first in the thief rounds
    }. The other player goes first in the gear rounds (CAPER-12, A-34).
    .title = Setup
rules-3 = There are { $rounds } rounds. The board shows which are thief rounds and which are gear rounds (CAPER-11). Each player is dealt a hand of { $deals } cards, round by round (CAPER-13, CAPER-14). The player who goes first plays one card, then the other player does (CAPER-15). Then you swap hands completely and continue (CAPER-16). From now on you know what your opponent holds. The last card of each hand is not played. It goes face up to its owner’s discard area (CAPER-17).
    .title = Rounds and hands
rules-4 = In a thief round you must place a thief on your side of a location, at most { $most-thieves } there (CAPER-21, CAPER-22). You get the coins it shows. Then its effects happen, then those it triggers among your cards there and at the location (CAPER-24). Thieves are grey and stay until the end (CAPER-25, CAPER-26).
    .title = Thieves
rules-5 = In a gear round you either pay for a card and place it on one of your thieves, or discard a card and take { $discard-coins ->
        [one] 1 coin
       *[other] { $discard-coins } coins
    } (CAPER-27, CAPER-33). You must already have the coins (CAPER-29). A thief carries at most { $most-gear } cards (CAPER-30). All of them work, even if other cards lie on top. The last one is the top card (CAPER-32). Each gear card has one colour: violet, yellow, green, red or the city’s colour (CAPER-34).
    .title = Gear
rules-6 = Everything happens at the card’s location (CAPER-37), and effects are not optional (CAPER-46). Marker: move it towards you, as far as the track goes (CAPER-40). Coin: take one (CAPER-41). Loot: take it to your hideout if it is there (CAPER-42, CAPER-43). Points count only at the end (CAPER-45). “For each …” counts at once for all such cards in your crew, including the new one, and again whenever you add one (CAPER-48, CAPER-49). A set uses each card once, but every card text counts separately (CAPER-52).
    .title = Effects
rules-7 = When you burn a card, choose the top card of one of your opponent’s thieves at this location. Its owner discards it (CAPER-55, CAPER-56) and undoes its one-time symbols as printed, even those that had no effect, as far as possible: marker, coins, loot and laundered coins (CAPER-59, CAPER-60, CAPER-61, CAPER-62, CAPER-66). If it took any kind of loot, the owner chooses which to return (CAPER-63). { $fifth_token ->
        [true] { "" }
       *[false] A location with { $tokens } pieces takes no more (A-12).
    } What “for each …” brought stays, both on this card and on the cards it triggered (CAPER-67). Some cards protect a colour, in one crew or on both sides of a location (CAPER-69).
    .title = Burning cards
rules-8 = Take coins one at a time from the supply. If it is empty, take them from your opponent, as long as you have fewer coins (CAPER-71). Coins you pay go to the supply (CAPER-72). Laundered coins come from there too, never from your own coins. They stay in your hideout, out of play, and count only for cards that say so (CAPER-93, CAPER-94). { $laundering_fires ->
        [never] A card that counts them does so once, when it is played
        [anywhere] A card that counts them counts again for every coin laundered later, anywhere
       *[here] A card that counts them counts again for every coin laundered later by a card at its location
    } (A-14).
    .title = Coins
rules-9 = You win a location if the marker is on your side. In the middle, nobody wins it (CAPER-77). You get its points, its end effect and the bonus next to the marker (CAPER-75, CAPER-78). Your cards count whether you win there or not (CAPER-80, CAPER-81). Loot: { $loot-single } points for a single piece, { $loot-pair } for two different kinds, { $loot-set } for all three. The best sets are made for you (CAPER-82). Laundered coins and loot left at a location are worth nothing by themselves (CAPER-79, A-23).
    .title = Scoring
rules-10 = { $city ->
        [paris] Paris rewards loot, and blue cards at the same location (CAPER-86).
        [barcelona] In Barcelona a card can require a colour on top. It counts if that colour is the top card of at least one of your thieves there (CAPER-87). Other cards count cards of both crews (CAPER-88).
        [rome] Rome counts your discard area, when a card is played or at the end (CAPER-89, CAPER-90, A-13). It rewards winning locations (CAPER-91) and counts your opponent’s crew (CAPER-92).
       *[london] London launders coins, which move markers and give points (CAPER-93, CAPER-95). Other cards count cards of both crews (CAPER-88) or pay you for colours (CAPER-96).
    }
    .title = The city
rules-11 = The rulebook describes only some of its cards. All others, the number of cards dealt after the first round, and the spaces and bonuses of the track are shown only on the cards and the board. Here you play with our reconstruction, made to fit what the rulebook says. Each card tells you whether it is reconstructed. If you own the box, write down what your cards show in a file and play with that instead.
    .title = What we had to reconstruct

## In the terminal

terminal-stock = Supply: { $coins ->
        [one] 1 coin.
       *[other] { $coins } coins.
    } Decks: { $thieves } thieves, { $gear } gear cards.
terminal-total = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
terminal-short = number▸place; type “previews” to see what each choice changes
terminal-parts = To see more, type: { $parts }. “? dame” explains a card.
terminal-part-board = board
terminal-part-crew = crew
terminal-part-opponent = opponent
terminal-part-hand = hand
terminal-part-score = score
terminal-part-previews = previews
terminal-own-discards = Your discard area: { $cards }
terminal-discards = { $name }’s discard area: { $cards }

## Long words of names, with the places where a narrow tile may break them

breaks = Gentle|man Con|ductor Archae|ologist Magi|cian Sur|realist Anar|chist Fla|menco Gladi|ator Accoun|tant Grap|pling Com|part|ment Blaze|blaster Atom|iser Cata|comb Peri|scope Hyp|nosis Bank|note Skele|ton Casta|net Aque|duct Um|brella Bucking|ham Colos|seum Ex|change Get|away
