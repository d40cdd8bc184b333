### The table itself, in English: status, seats, the bar, the curtain, the end.

## The tab of the browser

table-title = { $game } · Ruse
table-title-mine = ● Your turn · { $game }
table-title-over = { $game } is over

## Status: whose turn, who is waited for

table-turn-mine = Your turn
table-turn-of = { $name }’s turn
table-asked = Your call
table-over = The game is over
table-number = Turn { $number }
table-awaited = Waiting for { $names }
table-awaited-too = Also waiting for { $names }
table-clock = Time left to answer
table-seconds = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
table-watchers = { $count ->
        [one] one watching
       *[other] { $count } watching
    }

## Seats

table-players = Players
table-you = You
table-bot = bot
table-away = away, a bot is playing
table-is-gone = is away
table-out = out
table-on-turn = current turn
table-is-asked = has to answer
table-winner = has won
table-coins = { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }
table-hidden = { $count ->
        [0] no face-down card
        [one] 1 face-down card
       *[other] { $count } face-down cards
    }
table-lost = lost { $cards }
table-claims = claimed so far: { $cards }
table-suspect = you suspect: { $cards }
table-role-claim = claims the card
table-role-block = blocks
table-role-challenge = challenges
table-role-show = reveals the card
table-role-refuse = does not reveal the card
table-role-target = is the target

## The middle

table-board = The table

## My cards and the bar

table-hand = Your cards
table-bar = What you can do
table-claim = claim { $the }
table-bluff = bluff
table-bluff-private = only you can see this mark
table-cost = costs { $count }
table-whom = { $action }: choose a player
table-close = Back
table-sealed = You chose: { $answer }.
table-passed = You passed; waiting for the others
table-sealed-why = Nobody sees your answer until everyone has answered.
table-autopass = Pass for me unless I’m the target

## Who only looks on

table-watching = You are watching.
table-watching-note = You see what everyone at the table sees. Face-down cards stay hidden until the end.
table-you-are-out = You are out.
table-you-are-out-note = The others play on. You still see only face-up cards.
table-new-game = Start a new game
table-skip-to-end = Skip to the end

## Away, and back

table-stand-in = A bot is playing for you.
table-back = I’m back
table-gone = { $name } is away.
table-gone-until = A bot takes over in
table-gone-now = A bot takes over on their next turn.
table-replace = Replace now

## Pass and play: the curtain

table-curtain = Hand the device to { $name }
table-curtain-note = Everyone else, look away now.
table-uncover = I’m { $name }. Show my cards
table-device = { $names } share this device. Hand it to whoever’s turn it is.

## The end

table-again = Play again
table-again-join = Join the next game
table-replay = Watch the replay, bluffs included
table-replay-plain = Watch the replay
table-home = Home
table-old = This match started under older rules and cannot continue.
table-story = What happened

## For whoever listens, and the fine print

table-news = What just happened
table-seal = The deal was fixed before the game began. At the end you can check it against this fingerprint:
