### The command line in English. Messages that begin with help- take one line and no values:
### `ruse --help` reads them without the Fluent compiler.

## Help pages

help-ruse = Play and study bluffing games. Without a command, opens the table in your browser.
help-serve = Host tables in the browser, for you and anyone who can reach this computer.
help-play = Play a game against bots in the terminal.
help-replay = Replay a saved match as one seat saw it, or with all cards face up.
help-rules = Explain a game: its rules and all its options.
help-games = List the games with their player counts, editions and bots.
help-simulate = Play many random matches and measure them.
help-arena = Let one bot play against others and count its wins and bluffs.
help-bench = Measure decisions and games per second.
help-store-group = Look after the tables that a server keeps.
help-store-check = Replay every journal and report what does not match.
help-store-prune = Delete tables that are older than a given age.
help-store-export = Print a finished match as a match file.
help-store-backup = Copy the store into a file, even while a server runs.
help-store-copy = Copy all tables from one store into another, empty one.
help-store-forget = Delete everything about a guest.
help-older = Delete tables older than this, such as 90d.
help-accept-loss = Open a store even though its write-ahead log was deleted. What it held is lost.
help-usage = Usage:
help-heading-options = Options
help-heading-commands = Commands
help-help = Show this page and exit.
help-version = Show the version and exit.
help-language = Language: en, de or it (default: from LANG).
help-edition = Edition to play: standard, german or italian.
help-option = A rule option, such as envoy=inquisitor. “ruse rules” lists them. Can be repeated.
help-cards = A file with the cards from your own box, for games that support it.
help-players = Number of players (default: 4, or the closest the game allows).
help-seat = Your seat, counting from 0.
help-seed = Seed for the deal. The same seed repeats a match (default: secret).
help-bot = The bot in the other seats, or several separated by commas, one for each seat. “ruse games” lists the bots.
help-resume = Continue a match that you left.
help-save = Save the match to this file.
help-pace = Seconds between events (0 in a pipe).
help-rule-ids = Show the numbers of the rules in the help (?).
help-replay-seat = Show what this seat saw (default: what a spectator saw).
help-all = Show everything that was hidden.
help-step = Wait for Enter after every turn.
help-json = Print JSON.
help-players-count = Number of players (default: 4, or the closest the game allows).
help-duel-players = Number of players (default: as few as the game allows).
help-games-count = Number of games.
help-first-seed = Seed for all deals (default: 0).
help-target = Where the rules run: python, cpu or cuda.
help-workers = Number of threads for the cpu target (default: all cores).
help-ray = Play on a Ray cluster: the one at ADDRESS (host:port), or a new one started here. Put this option after the game.
help-spans = File for the finished part of a run on a cluster, so that you can resume it.
help-arena-bot = The bot to measure. It plays in one seat.
help-arena-field = The bot in all other seats.
help-bench-players = Player counts, such as 2,3,4.
help-bench-seconds = Seconds per round. Each figure is the best of three rounds.
help-bench-openspiel = Whether to compare with OpenSpiel’s games.
help-bench-batch = Also measure the fused step of ruse.batch, and PettingZoo and pgx if they are installed.
help-host = Address to listen on (default: 127.0.0.1, this computer only). Use 0.0.0.0 to let others in.
help-port = Port to listen on (default: 8000). 0 picks any free port.
help-store = Where tables are stored: a file, or postgresql://... (default: a file in your data folder).
help-serve-workers = Number of server processes (default: 1).
help-serve-metrics = Port on 127.0.0.1 for the metrics and health of one worker. Each further worker uses the next port.
help-keep-waiting = How long to keep an open table that nobody joins, such as 1h. “never” keeps it.
help-keep-standing = How long to keep a table where nothing happens, such as 30d.
help-keep-finished = How long to keep finished matches. “never” keeps them all.
help-backups = Folder for a daily copy of the store. The last seven are kept.
help-open = Open the page in your browser.
help-log = What to log: errors as text, or every request as json.
help-serve-pace = Average seconds a bot takes to answer (default: 1.5).
help-limits = Rate-limit multiplier: 2 allows twice as many requests, 0 turns limits off (default: 1).
help-abuse-log = File for the addresses of clients that hit a limit, or off (default: abuse.log next to the store).
help-origin = This server’s public address, such as https://ruse.example. Needed behind a proxy.
help-proxy = Reverse proxies to trust for the address of a client (default: 127.0.0.1).

## The table

you = You
table-seat = seat
table-coins = coins
table-cards = cards
table-claims = claimed so far
table-out = out
table-hand = Your hand: { $cards }

## Play

play-welcome = { $game }, { $players } players
play-how = Type a number or the start of a word. ? explains your options, Ctrl-C quits.
play-commitment = The cards are dealt. You can check the deal at the end with this fingerprint: { $hash }
play-watch = The others play on. Ctrl-C quits.
play-unheard = Only one challenge counts, and { $name }’s came first.
play-unheard-block = Only one block counts, and { $name }’s came first.
play-left = The match is saved. Continue it at any time with:
menu-cost = , costs { $coins }
menu-claim = , claims { $card }
menu-bluff = , a bluff
menu-typed = for example “{ $example }”
cost-line = { $coins ->
        [one] Costs 1 coin, paid immediately.
       *[other] Costs { $coins } coins, paid immediately.
    }
challenge-line = Anyone else can challenge the claim.
block-anyone-line = Anyone can block it by claiming { $cards }.
block-target-line = The target can block it by claiming { $cards }.
prompt = ›
prompt-help = Type a number, a command such as “{ $example }”, or its first letters. ? explains your options, q quits.
prompt-empty = You can type: { $possible }. ? explains your options.
prompt-ambiguous = “{ $typed }” could mean several things: { $possible }.
prompt-refused = “{ $typed }” is not possible: { $why }. You can type: { $possible }.
prompt-unknown = “{ $typed }” is not possible now. You can type: { $possible }.

## The end

end-claims = All claims in this match
end-true = true
end-bluff = bluff
end-unheard = , did not count
end-seed = Seed { $seed }, salt { $salt }. The SHA-256 hash of the salt and the seed (8 bytes, big-endian) is the fingerprint shown at the deal: { $hash }
end-replay = Watch it again with all cards face up:

## Replay

replay-head = { $game }, { $players } players: a saved match
replay-all = All cards are face up.
replay-spectator = As a spectator saw it. Use --seat N for the view from a seat, --all for all cards.
replay-seat = As seat { $seat } saw it.
replay-unfinished = The match file ends here, before the end of the match: { $phase }.
replay-step = Enter continues, Ctrl-C quits.

## Rules and games

rules-editions = Editions
rules-options = Options
rules-options-how = Choose with --option name=value. ● marks the value in use, “disputed” marks rules on which the rulebooks differ or say nothing.
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

simulate-compiling = Loading the rules. The first run on a computer compiles them, which takes about a minute …
simulate-stopped = stopped; nothing was saved
cluster-stopped = stopped; the finished games are kept, and the same command resumes the run
simulate-done = { $games } games of { $game } with { $players } players on { $target } in { $seconds } s
simulate-speed = { $decisions } decisions per second, { $games } games per second
simulate-wins = wins by seat: { $wins }
simulate-digest = digest of all final records: { $digest }
arena-rate = { $bot } against { $others ->
    [one] one { $field }
   *[other] { $others } × { $field }
}: wins { $rate }% of { $games } games (± { $margin }; chance level { $chance }%)
arena-bluffs = { $bot } bluffs in { $rate }% of its { $claims } claims
arena-score = { $bot } scores { $score } on average
arena-length = { $decisions } decisions per game
bench-head = Random play. Decisions and games per second, best of three rounds.
bench-cores = { $count ->
    [one] 1 core
   *[other] { $count } cores
}
bench-ratio = { $game } with 4 players on { $target }, one core: { $times } × { $rival } ({ $how })

## Serving

serve-open = Ruse is running at { $address }. Press Ctrl-C to stop it.
serve-network = Phones and computers on the same network: { $address }
serve-alone = Only this computer can reach it. Use --host 0.0.0.0 to let phones on the same network join.
serve-already = Ruse is already running at { $address }.
serve-closed = Stopped. All tables are saved.
store-checked = { $tables ->
        [one] 1 table checked, { $broken } with faults.
       *[other] { $tables } tables checked, { $broken } with faults.
    }
store-pruned = { $tables ->
        [one] 1 table deleted.
       *[other] { $tables } tables deleted.
    }
store-forgot = { $tables ->
        [one] Deleted everything about this guest, at 1 table.
       *[other] Deleted everything about this guest, at { $tables } tables.
    }
store-backed-up = Copied into { $file } and checked.
store-copied = { $tables ->
        [one] 1 table copied.
       *[other] { $tables } tables copied.
    }

## Mistakes

error-option = “{ $given }” is not an option. Write name=value
error-read = { $file } cannot be read: { $why }
error-taken = { $file } already exists. Use --resume to continue a match, or choose another file
error-write = { $file } cannot be written: { $why }
error-resume-options = a resumed match already has its players, seed and options. Leave them out
error-seat-or-all = choose either --seat or --all
error-counts = “{ $given }” is not a list of player counts. Write for example 2,3,4
error-port-taken = another program is using port { $port }. Choose another one with --port
error-port-denied = you may not use port { $port }. Choose one above 1023 with --port
error-metrics = port { $port } cannot be used for metrics: { $why }. Choose another one with --metrics
error-origin = { $given } is not an address. Write it like https://ruse.example
error-host = cannot listen on { $host }: { $why }
error-store = the store { $file } cannot be opened: { $why }
error-store-address = { $address } is no store. Name a file or a database: --store tables.db or --store postgresql://...
error-store-full = the store { $file } is not empty. Copy into a new one
error-workers = on this system, several workers need a database: --store postgresql://...
error-one-worker = on this system, the server runs as a single process: leave out --workers
error-postgres-missing = PostgreSQL needs extra packages. Install them with: pip install 'ruse[postgres]'
error-duration = { $given } is not a duration. Write 90d, 12h, 30m or never
error-no-store = there is no store { $file }
error-no-table = there is no table { $table }
error-not-over = the match at { $table } is not over yet, and its match file would show every card
error-old-rules = { $table } was played with older rules and no longer has a match file
error-backup-postgres = back up PostgreSQL with its own tools: pg_dump -Fc
error-store-taken = another Ruse is using the store { $file }. Stop it, or choose another store with --store
error-table-missing = the browser table is not installed. Install it with: pip install 'ruse[table]'

## Learning

help-train = Train a bot by self-play. You can stop and resume at any time. The result is a brain file.
help-train-decisions = How many decisions to learn from, for example 400M (default: what the game needs).
help-train-players = Player counts to mix, for example 2,3,4 (default: all, the common ones more often).
help-train-target = Where to train.
help-train-folder = Folder for the checkpoint, the learning curve and the brain (default: ruse-runs/GAME).
help-train-size = Number of matches played at once.
help-train-seconds = Stop after this many seconds. Run the same command again to resume.
help-train-seed = Seed of the run.
help-train-reproduce = Train the shipped bot again, from the start, in an empty folder.
help-train-start = Start from this brain file instead of from nothing; learned is the brain that the game comes with.
help-train-field = The bot to measure the result against.
help-exploit = Measure how exploitable a bot is: train a best responder against it and count its wins.
help-exploit-bot = The bot to beat. It plays in all other seats.
help-exploit-decisions = How many decisions the responder learns from.
help-exploit-games = Number of matches to count wins over.
help-exploit-brain = A brain file to beat, instead of a built-in bot.
help-exploit-start = Start the responder as a freer copy of this brain instead of from nothing; learned is the brain that the game comes with.
help-exploit-folder = Folder for the responder, so that you can resume the run.
train-resumed = Resuming after { $decisions } decisions.
train-progress = { $decisions } decisions, { $speed }/s, entropy { $entropy }
train-progress-field = wins { $rate }% against { $field }
train-progress-responder = loses { $rate }% against the responder trained alongside it
train-member = Network { $number } of { $count }
train-pupil = Now one network learns to play like the mean of all { $count }.
train-pupil-progress = { $decisions } decisions, { $speed }/s, divergence from the others { $apart }
train-done = Done. The brain is in { $where }.
train-paused = Paused. Run the same command again to resume. The brain so far is in { $where }.
train-joined = The brain with all networks is in { $where }.
train-rate = It wins { $rate }% against { $field }.
exploit-progress = { $decisions } decisions, { $speed }/s, the responder wins { $rate }% while it explores
exploit-rate = After { $decisions } decisions, a best responder wins { $rate }% ± { $margin } of { $games } matches against { $others ->
        [one] one { $bot }
       *[other] { $others } { $bot }
    }.
exploit-start = It began as a copy of { $start } with a flattened policy.
error-amount = “{ $typed }” is not an amount. Write for example 250000, 400k, 400M or 2G

error-game = there is no game “{ $given }”. The installed games are { $known }
error-command = there is no command “{ $given }”. The commands are { $known }
error-players = { $game } is for { $first } to { $last } players, not { $given }
error-edition = { $game } has no edition “{ $given }”. It has { $known }
error-no-option = { $game } has no option “{ $given }”. It has { $known }
error-option-value = { $name } cannot be “{ $given }”. It can be { $choices }
error-bot = { $game } has no bot “{ $given }”. It has { $known }
error-seat = there is no seat { $given }. This match has seats 0 to { $last }
error-seed = a seed is a number from 0 to { $last }, not { $given }
error-no-flag = there is no option { $given }. --help lists the options
error-missing = { $name } is missing. --help explains the command
error-no-value = { $name } needs a value
error-choice = { $name } cannot be “{ $given }”. It can be { $choices }
error-value = “{ $given }” is not valid for { $name }
error-bad-match-file = this match cannot be read ({ $why })
error-bad-cards = this card file cannot be used ({ $why })
error-target-missing = this target is not available ({ $why })
error-bad-brain = this brain cannot be used ({ $why })
error-memory = there is not enough memory for this run. Play fewer matches at once with --size
