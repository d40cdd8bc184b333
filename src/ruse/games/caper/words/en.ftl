### Caper: Europe in English. The same messages stand in de.ftl and it.ftl; a test compares them.
###
### $you is the part the reader plays in an event ("seat", "target", "from", "to", "winners") or "none". Seats
### arrive as names, cards as $card-name, loot as its notation ("diamond") and as $loot-name, places as a
### location and a letter ("2a"); "none" is what the reader may not see, and the supply where coins come from it.

game-title = Caper: Europe
game-about = Two crews of thieves rob the same three places. Hire, equip, and pass your hand on: what you leave, the other one gets. Win places, collect loot, and burn what stands in your way.
game-length = about 30 minutes

## Editions

edition-standard = as the rulebook has it; most cards, the deals and the track are our reconstruction

## Bots: a name and what to expect

bot-house = House bot
bot-house-note = Weighs what each card is worth to both sides.

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

per-own = for { each-card } of your crew here
per-opp = for { each-card } of the opposing crew here
per-both = for { each-card } of both crews here
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
        [one] move the marker 1 field towards you
       *[other] move the marker { $n } fields towards you
    }
do-coin = { $n ->
        [one] take 1 coin
       *[other] take { $n } coins
    }
do-burn = { $n ->
        [one] burn the top card of an opposing thief here
       *[other] burn { $n } top cards of opposing thieves here, one after the other
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
text-combo-here = All game long, for both sides: { $counted }: { $deed }.
text-combo-once = When played, { $counted }: { $deed }.
text-end = { $when }: { $deed }.
text-end-each = { $when }: { $deed } { $counted }.
text-protect-crew = { all-cards } of your crew here cannot be burned.
text-protect-here = { all-cards } here cannot be burned, on either side.
text-hired = Brings { $coins ->
        [0] no coins.
        [one] 1 coin.
       *[other] { $coins } coins.
    }
text-cost = Costs { $coins ->
        [0] nothing.
        [one] 1 coin.
       *[other] { $coins } coins.
    }
text-worth = { $points ->
        [one] 1 point for whoever wins here.
       *[other] { $points } points for whoever wins here.
    }
text-none = No effect.

# The reference card.
reference-thief = Brings coins when hired and stays to the end. Thieves are grey; nobody can burn them.
reference-gear = Costs coins and goes on top of one of your thieves. Only the top card can be burned, but all cards work.
reference-location = Its points and its end effect go to whoever has the marker on their side. A permanent effect works for both of you all the time.
reference-diamond = Loot: worth points at the end, more in a set of different kinds.
reference-painting = Loot: worth points at the end, more in a set of different kinds.
reference-antique = Loot: worth points at the end, more in a set of different kinds.

## Actions: the name, a few words for the menu, an explanation

action-hire = Hire
action-equip = Equip
action-discard = Discard
action-grab = Take loot
action-burn = Burn
action-return = Give back

note-hire = which thief, at which location
note-equip = which gear, on whom
note-discard = for coins, without any effect
note-grab = from this location into your hideout
note-burn = the top card of this thief
note-return = from your hideout to this location

explain-hire = You lay a thief on your side of a location, { $most-thieves } at most. It brings its coins, then all its effects happen, then what it sets off in your crew there and at the location.
explain-equip = You pay for a gear card and lay it on one of your thieves, { $most-gear } on each at most. All its effects happen, then what it sets off in your crew there and at the location.
explain-discard = You lay a card into your discard area, face up and without any effect, and take coins for it.
explain-grab = You take one piece of loot of this kind from the location into your hideout.
explain-burn = The top card of this thief goes to its owner’s discard area. The owner takes back its one-time symbols as printed, even those that had no effect. What “for each ...” brought stays.
explain-return = Your burned card had taken any loot. You give one back to this location; which kind is your choice.

bar-hire = Hire
bar-equip = Equip
bar-discard = Discard

## Phases: what everybody waits for, and the question to whoever is asked

phase-hire = hiring a thief
phase-equip = equipping a thief, or discarding
phase-grab = choosing loot
phase-burn = choosing what burns
phase-return = giving back loot
phase-over = the match is over

ask-hire = Whom do you hire, and for which location?
ask-equip = Which gear goes to whom? Or do you discard a card?
ask-grab = Which loot do you take?
ask-burn = Whose top card do you burn?
ask-return = Your burned card is undone: which loot do you give back?

## The table

turn-number = Round { $number }
board-round = Round { $number } of { $rounds }
board-rounds = Rounds
board-turn = Turn { $number } of { $turns }
board-deals = { $deck ->
        [thief] { $count } thieves each
       *[gear] { $count } gear cards each
    }
board-leads = leads
board-supply = Supply
board-coins = Coins
board-laundered = Laundered
board-loot = Loot
board-hideout = Hideout
board-your-hideout = Your hideout
board-hand = Your hand
board-hand-of = Hand of { $name }
board-their-hand = Their hand
board-their-hand-known = You passed it on: these cards are left
board-their-hand-deduced = All other cards are on the table: these are left
board-their-hand-unknown = { $count ->
        [one] 1 card that you do not know
       *[other] { $count } cards that you do not know
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
        [one] 1 field towards { $name }
       *[other] { $fields } fields towards { $name }
    }
board-marker-towards-you = { $fields ->
        [one] 1 field towards you
       *[other] { $fields } fields towards you
    }
board-track = Bonus on the track
board-thief = Thief
board-gear = Gear
board-top = top card
board-protected = cannot be burned
board-empty = empty
board-nobody = nobody
board-win = won now by
board-score = Score
board-score-sheet = The score sheet
board-points = Points
board-fixed = Location
board-effect = End effect
board-bonus = Bonus
board-cards = Cards
board-total = Total
board-reconstructed = reconstructed
board-reference = The cards of this city
board-copies = { $count } ×
board-preview = What it would change
board-worth = { $points ->
        [one] worth 1 point now
       *[other] worth { $points } points now
    }
board-won = won
board-so-far = So far
board-signs = Signs
board-choose-hire = Choose a thief in your hand, then a location. What it would change is shown there.
board-choose-equip = Choose a card in your hand, then one of your thieves. What it would change is shown there.

# The signs on the cards.
sign-marker = move the marker here towards you
sign-coin = take a coin
sign-diamond = a diamond
sign-painting = a painting
sign-antique = an antique
sign-loot = loot of any kind
sign-burn = burn a top card of the opposing crew here
sign-protect = cards of this colour cannot be burned
sign-star = points at the end
sign-won = if you win this location
sign-grey = a thief
sign-violet = a violet card
sign-yellow = a yellow card
sign-green = a green card
sign-red = a red card
sign-city = a card in the colour of the city
sign-any = gear of any colour
sign-opponent = of the opposing crew here
sign-both = of both crews here
sign-discard = in your discard area
sign-eye = on top of one of your thieves here
sign-launder = launder a coin from the supply
sign-hqcoin = a laundered coin in your hideout

# What an action would change; $amount has its sign ("+2", "−1").
preview-marker = marker { $location }: { $amount }
preview-coins = coins { $amount }
preview-their-coins = their coins { $amount }
preview-points = points { $amount }
preview-their-points = their points { $amount }
preview-laundered = laundered { $amount }
preview-their-laundered = laundered by them { $amount }
preview-loot = { $loot-name } { $amount }
preview-their-loot = their { $loot-name } { $amount }
preview-burned = burns { $cards }
preview-nothing = changes nothing now
preview-then-grab = then you choose loot
preview-then-burn = then you choose what burns
preview-then-return = then they give back loot

## Events

event-begun = { $you ->
        [seat] { the-city } tonight. You lead in the first round.
       *[none] { the-city } tonight. { $seat } leads in the first round.
    }
event-round = { $deck ->
        [thief] { $you ->
            [seat] Round { $number }: { $count } thieves for each. You lead.
           *[none] Round { $number }: { $count } thieves for each. { $seat } leads.
        }
       *[gear] { $you ->
            [seat] Round { $number }: { $count } gear cards for each. You lead.
           *[none] Round { $number }: { $count } gear cards for each. { $seat } leads.
        }
    }
event-dealt = { $cards ->
        [none] { $you ->
            [seat] You are dealt { $count } cards.
           *[none] { $seat } is dealt { $count } cards.
        }
       *[other] { $you ->
            [seat] Your hand: { $cards }.
           *[none] { $seat } has { $cards } in hand.
        }
    }
event-turn = { $you ->
        [seat] Turn { $number }: your card
       *[none] Turn { $number }: a card of { $seat }
    }
event-hired = { $you ->
        [seat] You hire { $card-name } ({ $place }).
       *[none] { $seat } hires { $card-name } ({ $place }).
    }
event-equipped = { $you ->
        [seat] You equip { $thief-name } ({ $place }): { $card-name }.
       *[none] { $seat } equips { $thief-name } ({ $place }): { $card-name }.
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
                [one] The supply is empty: you take 1 coin from { $from }.
               *[other] The supply is empty: you take { $amount } coins from { $from }.
            }
            [from] { $amount ->
                [one] The supply is empty: { $to } takes 1 coin from you.
               *[other] The supply is empty: { $to } takes { $amount } coins from you.
            }
           *[none] { $amount ->
                [one] The supply is empty: { $to } takes 1 coin from { $from }.
               *[other] The supply is empty: { $to } takes { $amount } coins from { $from }.
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
            [one] You give back 1 coin.
           *[other] You give back { $amount } coins.
        }
       *[none] { $amount ->
            [one] { $from } gives back 1 coin.
           *[other] { $from } gives back { $amount } coins.
        }
    }
event-fired = { $amount ->
        [one] Location { $location }: this sets off { $card-name }.
       *[other] Location { $location }: this sets off { $card-name }, { $amount } times.
    }
event-moved = { $you ->
        [seat] { $amount ->
            [one] Location { $location }: the marker moves 1 field towards you.
           *[other] Location { $location }: the marker moves { $amount } fields towards you.
        }
       *[none] { $amount ->
            [one] Location { $location }: the marker moves 1 field towards { $seat }.
           *[other] Location { $location }: the marker moves { $amount } fields towards { $seat }.
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
            [seat] You launder a coin of { $from }.
            [from] { $seat } launders a coin of yours.
           *[none] { $seat } launders a coin of { $from }.
        }
    }
event-burned = { $you ->
        [seat] You burn { $card-name } of { $target } ({ $place }).
        [target] { $seat } burns your { $card-name } ({ $place }).
       *[none] { $seat } burns { $card-name } of { $target } ({ $place }).
    }
event-taken-back = { $you ->
        [seat] You take back what { $card-name } did.
       *[none] { $seat } takes back what { $card-name } did.
    }
event-returned = { $you ->
        [seat] You give back { a-loot } to location { $location }.
       *[none] { $seat } gives back { a-loot } to location { $location }.
    }
event-washed-out = { $you ->
        [seat] { $amount ->
            [one] 1 laundered coin of yours goes back to the supply.
           *[other] { $amount } laundered coins of yours go back to the supply.
        }
       *[none] { $amount ->
            [one] 1 laundered coin of { $seat } goes back to the supply.
           *[other] { $amount } laundered coins of { $seat } go back to the supply.
        }
    }
event-swapped = { $cards ->
        [none] { $you ->
            [seat] You get the other hand.
           *[none] { $seat } gets the other hand.
        }
       *[other] { $you ->
            [seat] Hands change. Yours is now: { $cards }.
           *[none] { $seat } gets the other hand: { $cards }.
        }
    }
event-put-away = { $you ->
        [seat] Your last card goes to your discard area: { $card-name }.
       *[none] The last card of { $seat } goes to the discard area: { $card-name }.
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
       *[none] { $winners } has more points, and wins.
    }
event-finished-coins = { $you ->
        [winners] Equal points, but you have more coins. You win!
       *[none] Equal points, but { $winners } has more coins, and wins.
    }
event-finished-loot = { $you ->
        [winners] Equal points and coins, but you have more loot. You win!
       *[none] Equal points and coins, but { $winners } has more loot, and wins.
    }
event-finished-draw = Equal points, coins and loot: a draw.

## Why an action is refused

refusal-not-asked = it is not asked now
refusal-no-such-action = there is no such action
refusal-not-now = this is not the moment for it
refusal-not-held = that card is not in your hand
refusal-same-card = you hold that card twice; name the first one
refusal-side-full = your side of that location is full
refusal-no-thief = none of your thieves is there
refusal-thief-full = that thief carries no more
refusal-too-poor = you have too few coins
refusal-no-loot = that loot is not there
refusal-no-gear = that thief carries nothing that could burn
refusal-protected = that card is protected from fire

## Options

option-city = The city, and with it the cards
option-city-paris = Paris: loot
option-city-barcelona = Barcelona: what lies on top
option-city-rome = Rome: discards and victories
option-city-london = London: laundered coins
option-first_player = Who leads the rounds of thieves
option-first_player-random = chance decides
option-first_player-number = seat { $nth }
option-laundering_fires = A card that counts laundered coins counts again when a card launders later
option-laundering_fires-here = if that card is played at the same location
option-laundering_fires-never = never
option-laundering_fires-anywhere = wherever that card is played
option-fifth_token = Loot that is given back to a location that has all its pieces
option-fifth_token-true = goes there all the same
option-fifth_token-false = stays where it is
conflict-first-player = seat { $seat } cannot begin with { $players } players

## The rules, in sections. The options in force arrive under their names.

rules-1 = Each of you has a crew at three locations. Win locations, collect loot, and let your cards count for each other: most points win (CAPER-80, CAPER-83). With equal points more coins decide, then more loot; else it is a draw (CAPER-84).
    .title = Goal
rules-2 = You play in { $city ->
        [paris] Paris
        [barcelona] Barcelona
        [rome] Rome
       *[london] London
    }: the cards of this city are mixed with those that every city has (CAPER-03). Three locations lie between you, each with { $tokens } pieces of loot drawn by chance and a marker in the middle of its track (CAPER-05, CAPER-06, CAPER-07). The supply has { $all-coins } coins; nobody has any yet (CAPER-08). { $first_player ->
        [random] Chance decides who leads the rounds of thieves
        [0] Seat 1 leads the rounds of thieves
       *[1] Seat 2 leads the rounds of thieves
    }; the other one leads the rounds of gear (CAPER-12, A-34).
    .title = Setup
rules-3 = There are { $rounds } rounds, of thieves and of gear as the board shows (CAPER-11). Each of you is dealt a hand; round by round it has { $deals } cards (CAPER-13, CAPER-14). Whoever leads uses one card, then the other one (CAPER-15). Then you exchange hands, completely, and go on (CAPER-16): from now on you know what the other one holds. The last card of each hand is not used: it goes to its owner’s discard area, face up (CAPER-17).
    .title = Rounds and hands
rules-4 = In a round of thieves you must lay one on your side of a location, { $most-thieves } at most (CAPER-21, CAPER-22). It brings the coins it shows; then its effects happen, then what it sets off among your cards there and at the location (CAPER-24). Thieves are grey, and they stay to the end (CAPER-25, CAPER-26).
    .title = Thieves
rules-5 = In a round of gear you either pay for a card and lay it on one of your thieves, or discard a card and take { $discard-coins ->
        [one] 1 coin
       *[other] { $discard-coins } coins
    } (CAPER-27, CAPER-33). You must have the coins before (CAPER-29). A thief carries { $most-gear } cards at most (CAPER-30). All of them work, covered or not; the last one is the top card (CAPER-32). Each gear card has one colour: violet, yellow, green, red or the city’s (CAPER-34).
    .title = Gear
rules-6 = Everything happens at the location of the card (CAPER-37), and you have no choice whether (CAPER-46). Marker: it moves towards you, as far as the track goes (CAPER-40). Coin: take one (CAPER-41). Loot: take it into your hideout, if it is there (CAPER-42, CAPER-43). Points count only at the end (CAPER-45). “For each ...”: at once for all such cards of your crew, the new one included, and again whenever you add one (CAPER-48, CAPER-49). A set uses each card once, but every card text counts for itself (CAPER-52).
    .title = Effects
rules-7 = When you burn, you choose the top card of an opposing thief at this location; its owner discards it (CAPER-55, CAPER-56). The owner takes back the one-time symbols of the card as printed, even those that had no effect: marker, coins, loot, laundered coins, as far as possible (CAPER-59, CAPER-60, CAPER-61, CAPER-62, CAPER-66). For loot of any kind the owner chooses (CAPER-63){ $fifth_token ->
        [true] .
       *[false] ; a location that has { $tokens } pieces takes no more (A-12).
    } What “for each ...” brought stays, on the card itself and on the cards that it set off (CAPER-67). Some cards protect a colour: in one crew, or on both sides of a location (CAPER-69).
    .title = Fire
rules-8 = You take coins one by one from the supply. If it is empty, you take from the other one, as long as you have fewer coins (CAPER-71). Paid coins go to the supply (CAPER-72). Laundered coins come from there too, never from your own; they lie in your hideout, out of play, and count only for cards that say so (CAPER-93, CAPER-94). { $laundering_fires ->
        [never] A card that counts them does so once, when it is played
        [anywhere] A card that counts them counts again for every coin laundered later, anywhere
       *[here] A card that counts them counts again for every coin laundered later by a card at its location
    } (A-14).
    .title = Coins
rules-9 = A location is won by whoever has the marker on their side; in the middle it is nobody’s (CAPER-77). It brings its points, its end effect and the bonus beside the marker (CAPER-75, CAPER-78). Your cards count whether you win there or not (CAPER-80, CAPER-81). Loot: { $loot-single } points for a single piece, { $loot-pair } for two different ones, { $loot-set } for all three kinds; the best sets are made for you (CAPER-82). Laundered coins and loot left at a location bring nothing by themselves (CAPER-79, A-23).
    .title = Scoring
rules-10 = { $city ->
        [paris] Paris rewards loot, and blue cards that lie together (CAPER-86).
        [barcelona] In Barcelona a card can ask for a colour on top: it counts if at least one of your thieves there has that colour uppermost (CAPER-87). Others count cards of both crews (CAPER-88).
        [rome] Rome looks into your discard area, when a card is played or at the end (CAPER-89, CAPER-90, A-13), rewards winning (CAPER-91), and counts the other crew (CAPER-92).
       *[london] London launders coins: they move markers and bring points (CAPER-93, CAPER-95). Others count cards of both crews (CAPER-88), or pay for colours (CAPER-96).
    }
    .title = The city
rules-11 = The rulebook tells only some of its cards; all others, the number of cards dealt after the first round, and the fields of the track with their bonus are drawn on cards and board only. What you play with here is our reconstruction, made to fit what is told; each card says whether it is. If you own the box, write what your cards show into a file and play with that instead.
    .title = What we had to reconstruct
