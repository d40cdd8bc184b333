### The command line in English. Messages that begin with help- stand on one line without values:
### `ruse --help` reads them without the Fluent compiler.

## Help pages

help-ruse = Play and study the games of bluff. Without a command, in a terminal: open the table in the browser.
help-serve = Open tables in the browser, for you and whoever can reach this machine.
help-play = Play a game against bots in the terminal.
help-replay = Tell a recorded match again, as one seat saw it or with everything open.
help-rules = Explain a game: its rules in our words, and every option.
help-games = List the games with their players, editions and bots.
help-simulate = Play many random matches and measure them.
help-arena = Let one bot play against others: how often it wins, how often it bluffs.
help-bench = Measure decisions and games per second.
help-usage = Usage:
help-heading-options = Options
help-heading-commands = Commands
help-help = Show this page and leave.
help-version = Show the version and leave.
help-language = The language to speak: en, de or it; else as LANG says.
help-edition = The edition to play by: standard, german, italian.
help-option = A rule of the table, as envoy=inquisitor; 'ruse rules' lists them. May be repeated.
help-cards = A file with the cards of your own box, for games whose cards are data.
help-players = How many play; 4 unless said, or as near to it as the game allows.
help-seat = Your seat, from 0.
help-seed = Deal from this number, to repeat a match; else from a secret one.
help-bot = Who plays the other seats; 'ruse games' lists the bots.
help-resume = Go on with a match that you left.
help-record = Keep the match in this file.
help-pace = Seconds between events; 0 in a pipe.
help-replay-seat = Tell it as this seat saw it; else as a spectator did.
help-all = Show everything that was hidden.
help-step = Wait for Enter after every turn.
help-json = Print JSON.
help-players-count = How many play; 4 unless said, or as near to it as the game allows.
help-duel-players = How many play; as few as the game allows unless said.
help-games-count = How many games.
help-first-seed = The number that all games are dealt from; 0 unless said.
help-target = Where the rules run: python, cpu or cuda.
help-workers = Threads of the target cpu; all cores unless said.
help-arena-bot = The bot that is measured, in one seat.
help-arena-field = The bot in all other seats.
help-bench-players = Player counts, as 2,3,4.
help-bench-seconds = Seconds that a round takes; each figure is the best of three.
help-bench-openspiel = With OpenSpiel's games beside ours, or without.
help-host = The address to listen on; 127.0.0.1, this machine alone, unless said; 0.0.0.0 lets others in.
help-port = The port to listen on; 8000 unless said, 0 for any that is free.
help-store = The file that keeps the tables; else one among your own data.
help-open = Open the page in the browser.
help-log = What is logged: mishaps as text, or every request as json.
help-serve-pace = Seconds that a bot takes for an answer, about; 1.5 unless said.
help-limits = How often one may knock: 2 for twice as often, 0 for no limits; 1 unless said.
help-abuse-log = File for the addresses of clients that go too far, or off. By default, abuse.log next to the store.
help-origin = The name of this server for others, as https://ruse.example. Needed behind a proxy.
help-proxy = The reverse proxies that may say where a request comes from; 127.0.0.1 unless said.

## The table

you = You
table-seat = seat
table-coins = coins
table-cards = cards
table-claims = has claimed
table-out = out
table-hand = Your hand: { $cards }

## Play

play-welcome = { $game }, { $players } players
play-how = Type a number or the beginning of a word; ? explains, Ctrl-C leaves.
play-commitment = The deal is fixed. Its fingerprint, to check at the end: { $hash }
play-watch = The others play on; Ctrl-C leaves.
play-unheard = Only one is heard, and { $name } comes first.
play-left = The match is kept. Go on with it any time:
menu-cost = , costs { $coins }
menu-claim = , claims { $card }
menu-bluff = , a bluff
menu-typed = type it, as "{ $example }"
cost-line = { $coins ->
        [one] It costs 1 coin, paid at once.
       *[other] It costs { $coins } coins, paid at once.
    }
challenge-line = Anyone else may challenge the claim.
block-anyone-line = Anyone may block it by claiming: { $cards }.
block-target-line = Its target may block it by claiming: { $cards }.
prompt = ›
prompt-help = Type a number, the notation (as "{ $example }"), or the beginning of it. ? explains, q leaves.
prompt-empty = Type one of these: { $possible }. ? explains them.
prompt-ambiguous = "{ $typed }" can mean more than one thing: { $possible }.
prompt-refused = "{ $typed }" is not possible: { $why }. Possible is: { $possible }.
prompt-unknown = "{ $typed }" is not possible now. Possible is: { $possible }.

## The end

end-claims = Every claim of this match
end-true = true
end-bluff = bluff
end-unheard = , never heard
end-seed = Seed { $seed }, salt { $salt }. SHA-256 of the salt and the seed (8 bytes, big end first) is the fingerprint shown at the deal: { $hash }
end-replay = See it all again, with open cards:

## Replay

replay-head = { $game }, { $players } players: a recorded match
replay-all = Everything is open.
replay-spectator = As a spectator saw it. --seat N shows it from a seat, --all with open cards.
replay-seat = As seat { $seat } saw it.
replay-unfinished = Here the record ends, before the match is over: { $phase }.
replay-step = Enter goes on, Ctrl-C leaves.

## Rules and games

rules-editions = Editions
rules-options = Options
rules-options-how = Choose with --option name=value. ● is in force; "disputed" marks what the rulebooks leave open or tell differently.
rules-disputed = disputed
rules-default = (default)
rules-range = a number from { $first } to { $last }
rules-now = (now { $value })
rules-default-number = (default { $value })
games-players = Players: { $first } to { $last }
games-editions = Editions: { $editions }
games-bots = Bots: { $bots }
games-try = Try: ruse play { $game }, ruse rules { $game }

## Simulation, arena, benchmark

simulate-compiling = Linking; the first run on a machine compiles, which takes a minute or so ...
simulate-stopped = stopped; nothing was kept
simulate-done = { $games } games of { $game } with { $players } players on { $target } in { $seconds } s
simulate-speed = { $decisions } decisions a second, { $games } games a second
simulate-wins = wins by seat: { $wins }
simulate-digest = digest of all final records: { $digest }
arena-rate = { $bot } against { $others ->
    [one] one { $field }
   *[other] { $others } × { $field }
}: wins { $rate } % of { $games } games (± { $margin }; chance is { $chance } %)
arena-bluffs = { $bot } bluffs in { $rate } % of its { $claims } claims
arena-score = { $bot } scores { $score } on average
arena-length = a game has { $decisions } decisions
bench-head = Random play. Decisions and games per second, best of three rounds.
bench-cores = { $count ->
    [one] 1 core
   *[other] { $count } cores
}
bench-ratio = { $game } with 4 players on { $target }, one core: { $times } × { $rival } ({ $how })

## Serving

serve-open = Ruse is open at { $address }. Ctrl-C closes it.
serve-network = Phones and computers in the same network: { $address }
serve-alone = Only this machine can reach it; --host 0.0.0.0 lets phones in the same network join.
serve-already = Ruse is open already at { $address }.
serve-closed = Closed. Every table is kept.

## Mistakes

error-option = "{ $given }" is not an option; write name=value
error-read = { $file } cannot be read: { $why }
error-taken = { $file } is there already; go on with a match by --resume, or choose another file
error-write = { $file } cannot be written: { $why }
error-resume-options = a resumed match has its players, seed and options already; leave those out
error-seat-or-all = choose --seat or --all, not both
error-counts = "{ $given }" is not a list of player counts; write 2,3,4
error-port-taken = port { $port } is taken by another program; choose another with --port
error-port-denied = port { $port } is not open to you; choose one above 1023 with --port
error-origin = { $given } is no address; write it as https://ruse.example
error-host = cannot listen on { $host }: { $why }
error-store = the store { $file } cannot be opened: { $why }
error-store-taken = another Ruse has the store { $file } open; close it, or choose another with --store
error-table-missing = the table in the browser is not installed; get it with: pip install 'ruse[table]'

## Learning

help-train = Train a bot by self-play. It stops and resumes anywhere, and leaves a brain behind.
help-train-decisions = How many decisions to learn from, for example 400M (default: what the game needs).
help-train-players = Player counts to mix, for example 2,3,4 (default: all, the common ones more often).
help-train-target = Where to train.
help-train-folder = Where checkpoint, curve and brain are kept (default: ruse-runs/GAME).
help-train-size = Matches played at once.
help-train-seconds = Stop after this many seconds; run the same command again to resume.
help-train-seed = Seed of the run.
help-train-reproduce = Train the shipped bot again, from the start, in an empty folder.
help-train-field = The bot to measure the result against.
help-exploit = Measure how far a bot can be beaten: train a best responder against it and count its wins.
help-exploit-bot = The bot to beat; it sits in all other seats.
help-exploit-decisions = The responder's budget of decisions.
help-exploit-games = Matches that count for the result.
help-exploit-brain = A brain file to beat, instead of a built-in bot.
help-exploit-folder = Keep the responder here, so that the run can be resumed.
train-resumed = Resuming after { $decisions } decisions.
train-progress = { $decisions } decisions, { $speed }/s, entropy { $entropy }
train-done = Done. The brain is in { $folder }. It wins { $rate } % against { $field }.
train-paused = Paused. Run the same command again to resume. The brain so far is in { $folder }. It wins { $rate } % against { $field }.
exploit-progress = { $decisions } decisions, { $speed }/s, the responder wins { $rate } % while it explores
exploit-rate = After { $decisions } decisions, a best responder wins { $rate } % ± { $margin } of { $games } matches against { $others ->
        [one] one { $bot }
       *[other] { $others } { $bot }
    }.
error-amount = “{ $typed }” is not an amount; write for example 250000, 400k, 400M or 2G
