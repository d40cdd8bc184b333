### The table itself, in English: status, seats, the bar, the curtain, the end.

## The tab of the browser

table-title = { $game } · Ruse
table-title-mine = ● Your turn · { $game }
table-title-over = { $game } is over

## Status: whose turn, who is waited for

table-turn-mine = Your turn
table-turn-of = { $name } is on turn
table-asked = Your answer, please
table-over = The match is over
table-number = Turn { $number }
table-awaited = Waiting for { $names }
table-awaited-too = Also waiting for { $names }
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
table-away = away, a bot plays
table-out = out
table-on-turn = on turn
table-is-asked = we wait for this player
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
table-lost = lost: { $cards }
table-claims = has claimed: { $cards }
table-suspect = you suspect: { $cards }
table-role-claim = claims it
table-role-block = blocks
table-role-challenge = challenges
table-role-show = shows it
table-role-refuse = does not show it
table-role-target = is the target

## The middle

table-board = The table

## My cards and the bar

table-hand = Your cards
table-bar = What you can do
table-claim = claim { $the }
table-bluff = bluff
table-bluff-private = only you see this mark
table-cost = costs { $count }
table-whom = { $action }: whom?
table-close = Back
table-sealed = Your answer is sealed: { $answer }.
table-sealed-why = Nobody sees it before all have answered.
table-autopass = Pass for me unless I am the target

## Who only looks on

table-watching = You are watching.
table-watching-note = You see what everybody at the table sees. Face-down cards stay hidden until the end.
table-you-are-out = You are out.
table-you-are-out-note = The others play on. You still see only what is open.

## Away, and back

table-stand-in = A bot is playing for you.
table-back = I’m back

## Pass and play: the curtain

table-curtain = Hand the device to { $name }
table-curtain-note = Everybody else looks away now.
table-uncover = I am { $name }: show my cards
table-device = One device for { $names }. It goes to whoever is asked.

## The end

table-again = Play again
table-again-join = Join the next match
table-replay = Replay, with every bluff
table-replay-plain = Replay
table-home = Home
table-old = This match was begun under older rules and cannot go on.
table-story = Its story

## For whoever listens, and the fine print

table-news = What just happened
table-seal = The deal was sealed before it began; check it at the end against this fingerprint:
