### Coup Royal in English. The same messages stand in de.ftl and it.ftl; a test compares them.
###
### $you is the part the reader plays in an event ("seat", "target", "partner", "guards", "caught", "winners",
### "shared") or "none". Seats arrive as names, several of them in one list, without the reader where the
### sentence says "you"; places as their letters, colours as their notation ("gold") and as $colour-name, loot as
### $loot-name; "none" is what the reader may not see.

game-title = Coup Royal
game-about = Thieves and snitches go out by night, all at once and in secret. A thief alone at an unguarded place takes the loot; two get in each other’s way; a snitch spoils it for everybody. In the end only the ranking counts, category by category.
game-length = about 30 minutes

## Editions

edition-standard = as the rulebook has it; loot deck, cubes and secret cards are our reconstruction

## Bots: a name and what to expect

bot-house = House bot
bot-house-note = Remembers which loot everybody goes for, and goes where it expects to be alone.
bot-greedy = Greedy bot
bot-greedy-note = Always sends its thief to the loot that is worth most to it. Easy to read, easy to stop.

## Places

place-A = Auction house
place-B = Bank
place-C = Casino
place-D = Depot
place-E = Embassy
place-F = Fort
place-G = Gallery
place-H = Hotel

# The head of a line about a place: "C Casino".
at-place = { $place ->
        [A] A { place-A }
        [B] B { place-B }
        [C] C { place-C }
        [D] D { place-D }
        [E] E { place-E }
        [F] F { place-F }
        [G] G { place-G }
       *[H] H { place-H }
    }

## Colours: the four categories, in the order in which they are scored

colour-info = information
colour-art = art
colour-jewels = jewels
colour-gold = gold

the-colour = { $colour ->
        [info] { colour-info }
        [art] { colour-art }
        [jewels] { colour-jewels }
       *[gold] { colour-gold }
    }

## Loot. A card with symbols is put together: "3 × gold", "art + jewels".

card-goods = { $amount ->
        [one] { the-colour }
       *[other] { $amount } × { the-colour }
    }
card-collection = collection
card-carte-blanche = carte blanche
card-safecracker = safecracker
card-intrigue = intrigue
card-item = special item, { $fame } fame
card-documents = documents: { the-colour }

# The reference card: what loot brings to the one thief who gets it.
reference-goods = A cube for every symbol, in its colour.
reference-collection = One cube of each of the four colours.
reference-carte-blanche = Three cubes in colours of your choice.
reference-safecracker = Three secret cards from the secret deck.
reference-intrigue = Up to three exchanges: take a cube from another player, give that player one of yours.
reference-item = Stays in front of you, open to all, and brings its fame at the end.
reference-documents = All others give back half of their cubes of this colour, rounded up. You lose nothing.

## Actions: the name, a few words for the menu, an explanation

action-plan = Plan
action-take = Take
action-trade = Exchange
action-done = Enough

note-plan = first where your thieves go, then your snitches, all to different places
note-take = cubes of this colour
note-trade = from whom, what you take, what you give
note-done = no more exchanges

explain-plan = You send thieves to one place and snitches to another, sealed until everybody has planned. With two players whoever has the partner sends thieves to two places, the other snitches to two.
explain-take = You take cubes of this colour from the supply. With carte blanche you choose one at a time; where a colour has run out, you choose what replaces it.
explain-trade = You take one cube from another player and give that player one of yours, in another colour. They have no say. Up to three times, with the same player or with several.
explain-done = You make no further exchange. The next place is resolved.

bar-plan = Seal the plan
bar-done = That is enough

## Phases: what everybody waits for, and the question to whoever is asked

phase-plan = everybody plans in secret
phase-take = choosing a colour
phase-trade = exchanging cubes
phase-over = the match is over

ask-plan = Where do you send your thieves, and where your snitches?
ask-take = { $left ->
        [one] { at-place }: 1 cube is yours to choose. Which colour?
       *[other] { at-place }: { $left } cubes are yours to choose. Which colour?
    }
ask-trade = { $left ->
        [one] { at-place }: a last exchange? With whom, and what for what?
       *[other] { at-place }: you may make { $left } exchanges. With whom, and what for what?
    }

## The table: what lies on it, and what has become of a place

board-place = Place
board-last = Last round
board-thieves = Thieves
board-snitches = Snitches
board-secrets = Secret cards
board-items = Special items
board-fame = Fame
board-ranking = Ranking
board-total = Total
board-supply = Supply
board-deck = Loot deck
board-first-half = first half
board-secret-deck = Secret deck
board-discards = Discarded loot
board-partner = Partner
board-planned = has planned
board-empty = empty
turn-number = Round { $number }
board-second-half = second half
board-undo = Start over
board-rank = place { $rank }
board-open = Places by the cubes that lie open
board-fame-card = Fame for each place, best first
board-brings = brings { $fame } fame
board-you-take = You take
board-you-give = You give
board-scoring = The scoring
board-reference = What loot brings
board-rounds = The night, round by round
board-rounds-hint = Where everybody sent thieves and snitches, and what it brought. Touch a round to go to that moment.
board-round-got = { $name } gets it
board-round-met = { $name } draws a secret card
board-round-caught = { $name } gets nothing
board-round-guard = { $name } spoils it

outcome-guarded = guarded
outcome-left = cleared away
outcome-stolen = stolen
outcome-shared = several thieves
outcome-in-vain = several thieves, too few cards

## Events

event-begun = { $players ->
        [2] { $you ->
            [partner] The night begins. The partner works for you first: two places for thieves, one for snitches.
           *[none] The night begins. The partner works for { $partner } first: two places for thieves, one for snitches.
        }
       *[other] The night begins for { $players } players.
    }
event-round = Round { $number }, { $amount ->
        [0] the loot deck is empty
        [one] 1 card in the loot deck
       *[other] { $amount } cards in the loot deck
    }
event-revealed = { $you ->
        [seat] You send thieves to { $thieves }, snitches to { $snitches }.
       *[none] { $seat } sends thieves to { $thieves }, snitches to { $snitches }.
    }
event-guarded = { $you ->
        [guards] { $guards-count ->
            [one] { at-place } ({ $loot-name }): you are on watch{ guarded-without }
           *[other] { at-place } ({ $loot-name }): you are on watch with { $guards }{ guarded-without }
        }
        [caught] { $caught-count ->
            [one] { at-place } ({ $loot-name }): { $guards } on watch; you leave with nothing.
           *[other] { at-place } ({ $loot-name }): { $guards } on watch; you and { $caught } leave with nothing.
        }
       *[none] { at-place } ({ $loot-name }): { $guards } on watch{ guarded-without }
    }
# The rest of a sentence about a guarded place: who has come for nothing.
guarded-without = { $caught-count ->
        [0] , and nobody else comes.
        [one] ; { $caught } leaves with nothing.
       *[other] ; { $caught } leave with nothing.
    }
event-left = { at-place } ({ $loot-name }): nobody comes; the loot is cleared away.
event-stolen = { $you ->
        [seat] { at-place } ({ $loot-name }): you are alone, and it is yours!
       *[none] { at-place } ({ $loot-name }): { $seat } is alone and takes it.
    }
event-met = { $enough ->
        [true] { $you ->
            [caught] { at-place } ({ $loot-name }): you run into { $caught }; a secret card for each of you.
           *[none] { at-place } ({ $loot-name }): { $caught } run into each other; a secret card for each.
        }
       *[false] { $you ->
            [caught] { at-place } ({ $loot-name }): you run into { $caught }, and there are not enough secret cards for all of you.
           *[none] { at-place } ({ $loot-name }): { $caught } run into each other, and there are not enough secret cards for all.
        }
    }
event-cubes-given = { $you ->
        [seat] You begin with a cube: { $colour-name }.
       *[none] { $seat } begins with a cube: { $colour-name }.
    }
event-cubes-taken = { $you ->
        [seat] { $amount ->
            [one] You get 1 cube: { $colour-name }.
           *[other] You get { $amount } cubes: { $colour-name }.
        }
       *[none] { $amount ->
            [one] { $seat } gets 1 cube: { $colour-name }.
           *[other] { $seat } gets { $amount } cubes: { $colour-name }.
        }
    }
event-cubes-chosen = { $you ->
        [seat] { $amount ->
            [one] You choose 1 cube: { $colour-name }.
           *[other] You choose { $amount } cubes: { $colour-name }.
        }
       *[none] { $amount ->
            [one] { $seat } chooses 1 cube: { $colour-name }.
           *[other] { $seat } chooses { $amount } cubes: { $colour-name }.
        }
    }
event-cubes-returned = { $you ->
        [seat] { $amount ->
            [one] You give back 1 cube: { $colour-name }.
           *[other] You give back { $amount } cubes: { $colour-name }.
        }
       *[none] { $amount ->
            [one] { $seat } gives back 1 cube: { $colour-name }.
           *[other] { $seat } gives back { $amount } cubes: { $colour-name }.
        }
    }
event-drew = { $you ->
        [seat] { $amount ->
            [one] Your secret card: { $colours }.
           *[other] Your { $amount } secret cards: { $colours }.
        }
       *[none] { $colours ->
            [none] { $amount ->
                [one] { $seat } draws a secret card.
               *[other] { $seat } draws { $amount } secret cards.
            }
           *[other] { $amount ->
                [one] { $seat } draws a secret card: { $colours }.
               *[other] { $seat } draws { $amount } secret cards: { $colours }.
            }
        }
    }
event-missing = { $you ->
        [seat] { $amount ->
            [one] The supply is empty: you go short of 1 cube.
           *[other] The supply is empty: you go short of { $amount } cubes.
        }
       *[none] { $amount ->
            [one] The supply is empty: { $seat } goes short of 1 cube.
           *[other] The supply is empty: { $seat } goes short of { $amount } cubes.
        }
    }
event-owned = { $you ->
        [seat] The special item stays with you: { $amount } fame.
       *[none] The special item stays with { $seat }: { $amount } fame.
    }
event-traded = { $you ->
        [seat] You take { $taken-name } from { $target } and give { $given-name }.
        [target] { $seat } takes { $taken-name } from you and gives you { $given-name }.
       *[none] { $seat } takes { $taken-name } from { $target } and gives { $given-name }.
    }
event-refilled = { at-place }: new loot, { $loot-name }.
event-partner = { $you ->
        [seat] The partner now works for you: two places for thieves, one for snitches.
       *[none] The partner now works for { $seat }: two places for thieves, one for snitches.
    }
event-ended = { $amount ->
        [0] No loot is left for the empty places: the night is over.
        [one] Only 1 card of loot is left for { $empty } empty places: the night is over.
       *[other] Only { $amount } cards of loot are left for { $empty } empty places: the night is over.
    }
event-counted = { $you ->
        [seat] In { $colour-name } you have { counted }.
       *[none] In { $colour-name } { $seat } has { counted }.
    }
counted = { $cubes ->
        [0] { $secrets ->
            [0] nothing
            [one] 1 secret card
           *[other] { $secrets } secret cards
        }
        [one] { $secrets ->
            [0] 1 cube
            [one] 1 cube and 1 secret card
           *[other] 1 cube and { $secrets } secret cards
        }
       *[other] { $secrets ->
            [0] { $cubes } cubes
            [one] { $cubes } cubes and 1 secret card
           *[other] { $cubes } cubes and { $secrets } secret cards
        }
    }
event-scored = { $you ->
        [seat] { $amount ->
            [0] Place { $rank } in { $colour-name }: no fame for you.
           *[other] Place { $rank } in { $colour-name } brings you { $amount } fame.
        }
       *[none] { $amount ->
            [0] Place { $rank } in { $colour-name }: no fame for { $seat }.
           *[other] Place { $rank } in { $colour-name } brings { $seat } { $amount } fame.
        }
    }
event-finished = { $you ->
        [winners] You have the most fame. You win!
        [shared] The most fame, shared: { $winners }. You win together!
       *[none] { $count ->
            [one] The most fame, and the win, go to { $winners }.
           *[other] The most fame, and a shared win, go to { $winners }.
        }
    }

## Why an action is refused

refusal-not-asked = it is not asked now
refusal-no-such-action = there is no such action
refusal-not-now = this is not the moment for it
refusal-not-that-many = that is not the number of thieves and snitches you send
refusal-no-such-place = that place is not on the table with so few players
refusal-none-in-supply = the supply has no cube of that colour
refusal-nobody-there = that player is not in the game
refusal-no-cube-there = that player has no cube of that colour
refusal-no-cube-of-yours = you have no cube of that colour to give

## Options

option-substitute = What replaces cubes of a colour that has run out
option-substitute-per_colour = one other colour for each colour that is missing
option-substitute-single_colour = one other colour for everything that is missing
option-substitute-per_cube = a colour for each of them
option-partner_start = Who begins with the partner, with two players
option-partner_start-random = chance decides
option-partner_start-seat_0 = seat 0

## The rules, in sections. The options in force arrive under their names.

rules-1 = Collect information, art, jewels and gold: as cubes that everybody sees, and as secret cards that only you see. At the end each category is ranked, and places in the ranking bring fame (ROYAL-43, ROYAL-45). Whoever has the most fame wins (ROYAL-49).
    .title = Goal
rules-2 = With { $players } players there are { $places } places, A to { $last } (ROYAL-02, ROYAL-70). At each place lies one loot card, open (ROYAL-11). Everybody begins with three cubes drawn by chance (ROYAL-07); all other cubes are the supply (ROYAL-08). The loot deck has two halves: richer loot comes later (ROYAL-10). Nobody has a secret card yet (ROYAL-09).
    .title = Setup
rules-3 = Everybody plans at the same time and in secret: { $players ->
        [2] thieves and snitches to three different places (how many of each: see below, Two players)
       *[other] thieves to one place, snitches to another
    } (ROYAL-14, ROYAL-15); you cannot stay at home (RA-23). When all have planned, all plans are laid open at once (ROYAL-16). Then the places are resolved in the order of their letters, each completely before the next (ROYAL-17).
    .title = Planning
rules-4 = A snitch is there: nobody gets anything, and the loot stays (ROYAL-18). No snitch and one thief: the loot is theirs (ROYAL-19). No snitch and several thieves: each of them draws one secret card, and the loot stays (ROYAL-20). Nobody at all: the loot is cleared away unused (ROYAL-21). A guarded or contested card is there again next round (ROYAL-22).
    .title = What happens at a place
rules-5 = Symbols: a cube for each, in its colour (ROYAL-24). Collection: one cube of every colour (ROYAL-25). Carte blanche: three cubes of your choice (ROYAL-26). Safecracker: three secret cards (ROYAL-27). Intrigue: up to three times you take a cube from another player and give that player one of yours; you choose both, and the colours differ (ROYAL-28, ROYAL-29, RA-09). Special item: you keep it, for its fame at the end (ROYAL-33). Documents: all others give back half of their cubes of that colour, rounded up; secret cards are safe (ROYAL-34, ROYAL-35). So it matters what happened at earlier letters (ROYAL-37).
    .title = Loot
rules-6 = If the supply has too few cubes of a colour, you take what is there (RA-04) and for the rest { $substitute ->
        [per_cube] another colour of your choice, cube by cube
        [single_colour] one other colour of your choice, even if cubes of several colours are missing
       *[per_colour] another colour of your choice, one for each colour that is missing
    } (ROYAL-51, RA-05). If the supply is quite empty, the rest is lost (RA-07). If there are fewer secret cards than thieves who meet, none of them gets one (ROYAL-53); the safecracker takes what is left (ROYAL-52).
    .title = When things run out
rules-7 = After the last place, empty places are filled up from the loot deck (ROYAL-39). If the deck has too few cards for all of them, none is filled and the match is over (ROYAL-40, RA-15); loot that still lies out is lost.
    .title = The end
rules-8 = Information, art, jewels, gold, in this order (ROYAL-43). What counts is the number of your cubes and secret cards of the category together (ROYAL-44), and of that only the ranking (ROYAL-45): information rewards the first place alone, gold nearly everybody (ROYAL-50). Fame from the first place to the last: information { $fame-info }; art { $fame-art }; jewels { $fame-jewels }; gold { $fame-gold }. Those who tie share the fame of their places, rounded down (ROYAL-46); even somebody with nothing can have a place (RA-17). Special items are added (ROYAL-48). Several with the most fame share the win (ROYAL-49).
    .title = Scoring
rules-9 = { $players ->
        [2] This is your game: a partner helps one of you, in turns (ROYAL-71, ROYAL-75).
       *[other] Only two players have a partner, who helps one of them, in turns (ROYAL-71, ROYAL-75).
    } { $partner_start ->
        [seat_0] Seat 0 begins with the partner (RA-14).
       *[random] Chance decides who begins with the partner (RA-14).
    } Whoever has the partner sends thieves to two places and snitches to one; the other sends thieves to one and snitches to two, always to three different places (ROYAL-72, ROYAL-73). With the partner you can win two loot cards in one round (ROYAL-74). Only the first place of a category scores (ROYAL-77), and it takes a lead of two items; with less you tie and share (ROYAL-78).
    .title = Two players
rules-10 = The rulebook shows its loot cards, and the numbers of cubes and secret cards, only in pictures. Unless the table brings its own cards, you play with our reconstruction: 48 loot cards, 24 cubes and 7 secret cards of each colour. If you own the box, write what your cards show into a file and play with that instead.
    .title = What we had to reconstruct

## In the terminal

terminal-scores = Cubes + secret cards → fame.
