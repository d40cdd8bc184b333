### Coup Royal in English. de.ftl and it.ftl have the same messages, and a test compares them.
###
### $you is the part the reader plays in an event ("seat", "target", "partner", "guards", "caught", "winners",
### "shared") or "none". Seats arrive as names, several of them in one list, without the reader where the
### sentence says "you"; places as their letters, colours as their notation ("gold") and as $colour-name, loot as
### $loot-name; "none" is what the reader may not see.

game-title = Coup Royal
standing-title = Fame by round
standing-name = Fame
count-stolen-seat = Thefts
count-guarded-caught = Caught
game-about = Every night, everyone secretly sends out thieves and snitches at the same time. A thief alone at an unguarded place takes the loot. Two thieves get in each other’s way, and a snitch spoils it for everyone. In the end only your rank in each category counts.
game-length = about 30 minutes

## Editions

edition-standard = the rulebook, with loot deck, cubes and secret cards as we reconstructed them

cards-summary = Your own cards: { $loot-cards } loot cards, { $all-cubes } cubes and { $secret-cards } secret cards.

## Bots: a name and what to expect

bot-house = Club bot
bot-house-note = Remembers which loot each player is after, and goes where it expects to be alone.
bot-greedy = Greedy bot
bot-greedy-note = Always sends its thief to the biggest loot. Easy to read and easy to stop.
bot-easy-note = Goes for the biggest loot, but is absent-minded: one move in three is random.

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
colours-info = { $count } × { colour-info }
colours-art = { $count } × { colour-art }
colours-jewels = { $count } × { colour-jewels }
colours-gold = { $count } × { colour-gold }

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
reference-goods = One cube for each symbol, in its colour.
reference-collection = One cube of each of the four colours.
reference-carte-blanche = Three cubes in colours of your choice.
reference-safecracker = Draw three secret cards.
reference-intrigue = Make up to three exchanges: take a cube from another player and give that player one of yours.
reference-item = Stays face up in front of you and is worth its fame at the end.
reference-documents = All other players return half of their cubes of this colour, rounded up. You lose nothing.

## Actions: the name, a few words for the menu, an explanation

action-plan = Plan
action-take = Take
action-trade = Exchange
action-done = Stop

note-plan = first where your thieves go, then where your snitches go, no place twice
note-take = cubes of this colour
note-trade = from whom, what you take, what you give
note-done = make no more exchanges

explain-plan = Send your thieves to one place and your snitches to another. Your plan stays secret until everyone has planned. In a two-player game, the player with the partner sends thieves to two places, and the other player sends snitches to two.
explain-take = Take cubes of this colour from the supply. With carte blanche you choose one cube at a time. If a colour has run out, you choose what replaces it.
explain-trade = Take one cube from another player and give that player one of yours in a different colour. They have no say. You can do this up to three times, with the same player or with several.
explain-done = You make no more exchanges. The next place is resolved.

bar-plan = Confirm plan
bar-done = Stop exchanging

## Phases: what everybody is waiting for, and the question for whoever has to answer

phase-plan = planning in secret
phase-take = choosing a colour
phase-trade = exchanging cubes
phase-over = the match is over

ask-plan = Where do you send your thieves and your snitches?
ask-take = { $left ->
        [one] { at-place }: choose 1 cube. Which colour?
       *[other] { at-place }: choose { $left } cubes. Which colour?
    }
ask-trade = { $left ->
        [one] { at-place }: one last exchange? With whom, and what for what?
       *[other] { at-place }: you can make { $left } exchanges. With whom, and what for what?
    }

## The table: what lies on it, and what has become of a place

board-place = Place
board-last = Last round
board-thieves = Thieves
board-snitches = Snitches
board-secrets = Secret cards
board-items = Special items
board-fame = Fame
board-fame-now = Fame if the match ended now (visible cubes and items)
sealed-plan = Your thieves go to { $first }, your snitches to { $second }.
board-ranking = Ranking
board-total = Total
board-supply = Supply
board-deck = Loot deck
board-first-half = first half
board-secret-deck = Secret deck
board-discards = Discarded loot
board-partner = Partner
board-planned = has a plan
thieves-to-place = { $count ->
        [one] 1 thief to place
       *[other] { $count } thieves to place
    }
snitches-to-place = { $count ->
        [one] 1 snitch to place
       *[other] { $count } snitches to place
    }
board-empty = empty
turn-number = Round { $number }
board-second-half = second half
board-undo = Start over
board-rank = rank { $rank }
board-open = Current ranking by visible cubes
board-fame-card = Fame for each rank, best first
board-brings = worth { $fame } fame
board-gain = fame now: { $fame }
board-you-take = You take
board-you-give = You give
board-scoring = Scoring
board-reference = Loot guide
board-rounds = The match, round by round
board-rounds-hint = Where everyone sent thieves and snitches, and what came of it. Tap a round to jump to it.
board-round-got = { $name } gets the loot
board-round-met = { $name } draws a secret card
board-round-caught = { $name } gets nothing
board-round-guard = { $name } keeps watch
legend-thief = a thief, and what they got
legend-snitch = a snitch
legend-secret = two or more thieves: each draws a secret card
legend-caught = got nothing
legend-watched = number of thieves caught here

outcome-guarded = guarded
outcome-left = discarded
outcome-stolen = stolen
outcome-shared = several thieves
outcome-in-vain = several thieves, too few secret cards

## Events

event-begun = { $players ->
        [2] { $you ->
            [partner] The match begins. You have the partner first: thieves to two places, snitches to one.
           *[none] The match begins. { $partner } has the partner first: thieves to two places, snitches to one.
        }
       *[other] The match begins with { $players } players.
    }
event-round = Round { $number }, { $amount ->
        [0] the loot deck is empty
        [one] 1 card in the loot deck
       *[other] { $amount } cards in the loot deck
    }
event-revealed = { $you ->
        [seat] You send thieves to { $thieves } and snitches to { $snitches }.
       *[none] { $seat } sends thieves to { $thieves } and snitches to { $snitches }.
    }
event-guarded = { $you ->
        [guards] { $guards-count ->
            [one] { at-place } ({ $loot-name }): your snitches are watching.{ guarded-without }
           *[other] { at-place } ({ $loot-name }): your snitches are watching, and so are { $guards }’s.{ guarded-without }
        }
        [caught] { $caught-count ->
            [one] { at-place } ({ $loot-name }): { $guards }’s snitches are watching. You get nothing.
            [2] { at-place } ({ $loot-name }): { $guards }’s snitches are watching. You and { $caught } get nothing.
           *[other] { at-place } ({ $loot-name }): { $guards }’s snitches are watching. You get nothing, and neither do { $caught }.
        }
       *[none] { at-place } ({ $loot-name }): { $guards }’s snitches are watching.{ guarded-without }
    }
# The rest of a sentence about a guarded place: who has come for nothing.
guarded-without = { $caught-count ->
        [0] { " " }Nobody else comes.
        [one] { " " }{ $caught } gets nothing.
       *[other] { " " }{ $caught } get nothing.
    }
event-left = { at-place } ({ $loot-name }): nobody comes. The loot is discarded.
event-stolen = { $you ->
        [seat] { at-place } ({ $loot-name }): you are alone, and the loot is yours!
       *[none] { at-place } ({ $loot-name }): { $seat } is alone and takes the loot.
    }
event-met = { $enough ->
        [true] { $you ->
            [caught] { at-place } ({ $loot-name }): you run into { $caught }. You each draw a secret card.
           *[none] { at-place } ({ $loot-name }): { $caught } run into each other. Each draws a secret card.
        }
       *[false] { $you ->
            [caught] { at-place } ({ $loot-name }): you run into { $caught }. There are not enough secret cards, so nobody gets one.
           *[none] { at-place } ({ $loot-name }): { $caught } run into each other. There are not enough secret cards, so nobody gets one.
        }
    }
event-cubes-given = { $you ->
        [seat] You start with 1 cube: { $colour-name }.
       *[none] { $seat } starts with 1 cube: { $colour-name }.
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
            [one] You return 1 cube: { $colour-name }.
           *[other] You return { $amount } cubes: { $colour-name }.
        }
       *[none] { $amount ->
            [one] { $seat } returns 1 cube: { $colour-name }.
           *[other] { $seat } returns { $amount } cubes: { $colour-name }.
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
            [one] The supply is empty. You are 1 cube short.
           *[other] The supply is empty. You are { $amount } cubes short.
        }
       *[none] { $amount ->
            [one] The supply is empty. { $seat } is 1 cube short.
           *[other] The supply is empty. { $seat } is { $amount } cubes short.
        }
    }
event-owned = { $you ->
        [seat] You keep the special item, worth { $amount } fame.
       *[none] { $seat } keeps the special item, worth { $amount } fame.
    }
event-traded = { $you ->
        [seat] You take { $taken-name } from { $target } and give { $given-name }.
        [target] { $seat } takes { $taken-name } from you and gives you { $given-name }.
       *[none] { $seat } takes { $taken-name } from { $target } and gives { $given-name }.
    }
event-refilled = { at-place }: new loot, { $loot-name }.
event-partner = { $you ->
        [seat] You have the partner now: thieves to two places, snitches to one.
       *[none] { $seat } has the partner now: thieves to two places, snitches to one.
    }
event-ended = { $amount ->
        [0] There is no loot left for the empty places. The game is over.
        [one] There is only 1 loot card left for { $empty } empty places. The game is over.
       *[other] There are only { $amount } loot cards left for { $empty } empty places. The game is over.
    }
event-counted = { $you ->
        [seat] You have { counted } in { $colour-name }.
       *[none] { $seat } has { counted } in { $colour-name }.
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
            [0] You rank { $rank } in { $colour-name } and get no fame.
           *[other] You rank { $rank } in { $colour-name } and get { $amount } fame.
        }
       *[none] { $amount ->
            [0] { $seat } ranks { $rank } in { $colour-name } and gets no fame.
           *[other] { $seat } ranks { $rank } in { $colour-name } and gets { $amount } fame.
        }
    }
event-finished = { $you ->
        [winners] { $amount ->
            [none] You have the most fame. You win!
           *[other] You win with { $amount } fame!
        }
        [shared] { $amount ->
            [none] You share the win: { $winners }.
           *[other] You share the win, with { $amount } fame each: { $winners }.
        }
       *[none] { $count ->
            [one] { $amount ->
                [none] { $winners } wins!
               *[other] { $winners } wins with { $amount } fame!
            }
           *[other] { $amount ->
                [none] { $winners } share the win.
               *[other] { $winners } share the win with { $amount } fame each.
            }
        }
    }

## The guided first game: what the coach says. $seat1 and $seat2 are the others

lesson-goal = Collect information, art, jewels and gold. At the end only your rank in each category counts: high ranks earn fame, and the most fame wins. The small numbers over the bars show how much.
lesson-plan = Tap the thief below D to send your thieves to the three art cubes. Tap the snitch above A to send your snitches to the gold that { $seat1 } wants. Then confirm your plan.
lesson-planned = Your plan is sealed. When all plans are ready, they are revealed together. Then the places are resolved, from A to F.
lesson-revealed = Your thieves were alone at D, so the art is yours. At A your snitches caught { $seat1 }, and the gold stays. Nobody came to F, so the loot there was discarded.
lesson-again = The gold is still at A. Send your thieves there this time, and your snitches to E, so that { $seat2 } does not get carte blanche.
lesson-sealed = Sealed. Now the others. Each place is resolved completely before the next one begins.
lesson-met = You ran into { $seat1 } at A. When thieves meet, the loot stays and each of them draws a secret card. Yours is gold: only you can see it, and at the end it counts like a cube.
lesson-intrigue = There is new loot at F: intrigue, which lets you exchange cubes. Send your thieves to F, and your snitches to A, because { $seat1 } is not giving up on the gold.
lesson-trade = Take a cube from another player and give one of yours. You have no gold cube yet: take gold from { $seat1 } and give art. The star shows how much fame that brings.
lesson-done = You could make two more exchanges. This one is enough for today, so stop exchanging.
lesson-end = You lead in art, and now you have a share in gold. Go where nobody else goes, guard what others want, and keep an eye on the ranks. When the loot deck runs out, the match is scored.

## The sheet at the table, and hints for a first match

reference-carte-blanche-name = carte blanche
reference-safecracker-name = safecracker
reference-intrigue-name = intrigue
reference-item-name = special item
reference-documents-name = documents
glance-goal = Collect cubes and secret cards in four categories. Only your rank in each counts: it brings fame, and the most fame wins.
glance-turn = Each round, everyone secretly sends thieves to one place and snitches to another. Then the places are resolved in order.
glance-1 = A snitch: nobody gets anything, and the loot stays. One thief alone: takes the loot. Several thieves: each draws a secret card, and the loot stays. Nobody: the loot is discarded.
    .title = What happens at a place
glance-2 = When the loot deck cannot refill all empty places, the match ends and is scored. Tied players share the fame of their ranks.
    .title = End
hint-plan = Tap below a place to send your thieves there, and above another one to send your snitches. Thieves who come alone take the loot.
hint-take = The star shows how much fame a cube brings right now.
hint-trade = First tap the cube you take, then the one you give. The star shows the fame it brings.

## Why an action is refused

refusal-not-asked = it’s not your turn to answer
refusal-no-such-action = there is no such action
refusal-not-now = you can’t do that now
refusal-not-that-many = that’s not the number of thieves and snitches you have
refusal-no-such-place = that place is not in play with this number of players
refusal-none-in-supply = there is no cube of that colour in the supply
refusal-nobody-there = that player is not in the game
refusal-no-cube-there = that player has no cube of that colour
refusal-no-cube-of-yours = you have no cube of that colour to give

## Options

option-substitute = What replaces cubes of a colour that has run out
option-substitute-per_colour = one other colour for each missing colour
option-substitute-single_colour = one other colour for everything that is missing
option-substitute-per_cube = a colour of your choice for each missing cube
option-partner_start = Who starts with the partner in a two-player game
option-partner_start-random = chosen at random
option-partner_start-seat_0 = seat 0

## The rules, in sections. The options in force arrive under their names.

rules-1 = Collect information, art, jewels and gold: as cubes that everyone can see, and as secret cards that only you can see. At the end, players are ranked in each category, and high ranks earn fame (ROYAL-43, ROYAL-45). The player with the most fame wins (ROYAL-49).
    .title = Goal
rules-2 = With { $players } players there are { $places } places, A to { $last } (ROYAL-02, ROYAL-70). One loot card lies face up at each place (ROYAL-11). Everyone starts with three random cubes (ROYAL-07). All other cubes form the supply (ROYAL-08). The loot deck has two halves, with richer loot in the second (ROYAL-10). Nobody has a secret card yet (ROYAL-09).
    .title = Setup
rules-3 = Everyone plans secretly at the same time: { $players ->
        [2] thieves and snitches to three different places (how many of each: see Two players below)
       *[other] thieves to one place, snitches to another
    } (ROYAL-14, ROYAL-15). You cannot stay at home (RA-23). When all plans are ready, they are revealed together (ROYAL-16). Then the places are resolved in alphabetical order, one after the other (ROYAL-17).
    .title = Planning
rules-4 = If there is a snitch, nobody gets anything and the loot stays (ROYAL-18). If there is no snitch and exactly one thief, that thief takes the loot (ROYAL-19). If there is no snitch and several thieves, each of them draws a secret card and the loot stays (ROYAL-20). If nobody is there, the loot is discarded (ROYAL-21). Loot that stays is there again next round (ROYAL-22).
    .title = What happens at a place
rules-5 = Symbols: one cube each, in that colour (ROYAL-24). Collection: one cube of every colour (ROYAL-25). Carte blanche: three cubes of your choice (ROYAL-26). Safecracker: three secret cards (ROYAL-27). Intrigue: up to three times, take a cube from another player and give that player one of yours. You choose both, in different colours (ROYAL-28, ROYAL-29, RA-09). Special item: you keep it for its fame at the end (ROYAL-33). Incriminating documents: all other players return half of their cubes of that colour, rounded up. Secret cards are safe (ROYAL-34, ROYAL-35). So the order of the places matters (ROYAL-37).
    .title = Loot
rules-6 = If the supply has too few cubes of a colour, take what is there (RA-04), and for the rest choose { $substitute ->
        [per_cube] another colour, cube by cube
        [single_colour] one other colour, even if cubes of several colours are missing
       *[per_colour] another colour, one for each missing colour
    } (ROYAL-51, RA-05). If the supply is completely empty, you do not get the rest (RA-07). If there are fewer secret cards than thieves who meet, none of them gets one (ROYAL-53). The safecracker takes what is left (ROYAL-52).
    .title = When something runs out
rules-7 = After the last place, empty places are refilled from the loot deck (ROYAL-39). If there are not enough cards for all of them, none is refilled and the game ends (ROYAL-40, RA-15). Loot still on the table is lost.
    .title = End of the game
rules-8 = Score information, art, jewels and gold, in this order (ROYAL-43). Count your cubes and secret cards of the category together (ROYAL-44). Only the ranking matters (ROYAL-45): in information only the first rank scores, in gold nearly everyone does (ROYAL-50). Fame from the first rank to the last: information { $fame-info }; art { $fame-art }; jewels { $fame-jewels }; gold { $fame-gold }. Tied players share the fame of their ranks, rounded down (ROYAL-46). You can even have a rank with nothing at all (RA-17). Add your special items (ROYAL-48). If several players have the most fame, they share the win (ROYAL-49).
    .title = Scoring
rules-9 = { $players ->
        [2] This section is for you: a partner helps the two of you in turns (ROYAL-71, ROYAL-75).
       *[other] Only in a two-player game, a partner helps the players in turns (ROYAL-71, ROYAL-75).
    } { $partner_start ->
        [seat_0] Seat 0 starts with the partner (RA-14).
       *[random] Who starts with the partner is chosen at random (RA-14).
    } The player with the partner sends thieves to two places and snitches to one. The other player sends thieves to one and snitches to two. All three places must be different (ROYAL-72, ROYAL-73). With the partner you can win two loot cards in one round (ROYAL-74). Only the first rank in a category scores (ROYAL-77), and you need a lead of two to win it. With less, you are tied and share (ROYAL-78).
    .title = Two players
rules-10 = The rulebook shows the loot cards and the numbers of cubes and secret cards only in pictures. Unless the table uses its own cards, you play with our reconstruction: 48 loot cards, and 24 cubes and 7 secret cards of each colour. If you own the box, write down what your cards show in a file and play with that instead.
    .title = What we had to reconstruct

## In the terminal

terminal-scores = Cubes + secret cards → fame
terminal-secrets = secret cards
terminal-fame = fame
terminal-ranking = Fame by rank

## Long words of names, with the places where a narrow tile may break them

breaks = infor|mation collec|tion safe|cracker docu|ments
