### After the game: the result, who lied when, the deal checked, the replay. In English.

replay-title = { $game }: replay
replay-eyebrow = { $game }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
replay-won = { $names } { $count ->
        [one] wins
       *[other] share the win
    }
replay-drawn = Nobody wins
replay-summary = { $claims ->
        [0] Nobody claimed anything.
        [one] There was one claim.
       *[other] There were { $claims } claims.
    } { $bluffs ->
        [0] { $claims ->
            [0] { "" }
            [one] It was true.
           *[other] All of them were true.
        }
        [one] One of them was a bluff.
       *[other] { $bluffs } of them were bluffs.
    } { $bluffs ->
        [0] { "" }
       *[other] { $caught ->
            [0] None was caught.
            [one] One was caught.
           *[other] { $caught } were caught.
        }
    }
replay-to-table = Back to the table
replay-watch = Watch the replay

## The timeline

replay-timeline = Who lied when
replay-timeline-hint = Above the line: the truth. Below it: bluffs. Tap a mark to jump to that moment.
replay-timeline-table = Every claim, seat by seat and turn by turn
replay-seat = Seat
replay-turn = Turn { $turn }
replay-out = { $name } is out
replay-wins = { $name } wins
replay-mark = { $name } claims: { $card } ({ $action }). { $truth }; { $fate }.
replay-true = true
replay-bluff = bluff
replay-fate-stood = not challenged
replay-fate-unheard = did not count: another player had priority
replay-fate-blocked = blocked by { $name }
replay-fate-shown = challenged by { $name } and proved
replay-fate-caught = challenged by { $name } and caught
replay-fate-given-up = challenged by { $name } and not revealed, although true
replay-legend = Legend
replay-legend-true = true claim
replay-legend-bluff = bluff
replay-legend-caught = challenged and caught
replay-legend-shown = challenged and proved
replay-legend-blocked = blocked
replay-legend-unheard = secret answer that did not count
replay-legend-acts = a turn without a claim
replay-legend-out = out of the game
replay-legend-won = winner
replay-legend-now = the moment shown below
replay-no-claims = Nobody claimed anything in this match.
replay-as-text = All claims as a table
replay-column-turn = Turn
replay-column-who = Who
replay-column-claim = Claim
replay-column-for = For
replay-column-truth = Truth
replay-column-fate = Result

## The figures of each seat

replay-figures = Honest or not
replay-figure-claims = { $claims ->
        [0] no claims
        [one] one claim
       *[other] { $claims } claims
    }
replay-figure-bluffs = { $bluffs ->
        [0] no bluffs
        [one] one bluff
       *[other] { $bluffs } bluffs
    }{ $caught ->
        [0] { "" }
       *[other] , { $caught } caught
    }
replay-figure-challenges = { $challenges ->
        [0] no challenges
        [one] one challenge
       *[other] { $challenges } challenges
    }{ $challenges ->
        [0] { "" }
       *[other] , { $right } right
    }
replay-honor-liar = Boldest liar
replay-honor-eye = Sharpest eye
replay-honor-winner = Winner

## The replay

replay-replay = The replay
replay-seen-by = Seen by
replay-all = All cards face up
replay-watcher = Spectator
replay-first = Go to the start
replay-back = One step back
replay-forward = One step forward
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-keys = Keys: ← and → step, Home and End jump, Space plays.
replay-place = Step { $at } of { $last }
replay-place-turn = Turn { $turn }, step { $at } of { $last }
replay-go = Go
replay-answer = { $name }: { $action }
replay-log = What happened
replay-nothing-yet = The cards are dealt. Nothing has happened yet.
replay-fork = Play on from here
replay-fork-hint = Start a new table from this moment. You take one seat, bots take the others.
replay-fork-seat = Your seat
replay-fork-go = Play on
replay-old = This match was played under earlier rules, so it cannot be replayed move by move. Here is what was recorded.

## The deal

replay-deal = Check the deal
replay-deal-fits = Checked: the seed matches the seal
replay-deal-wrong = The seed does not match the seal
replay-deal-about = Before the first card was dealt, the table showed a seal: a fingerprint of the seed that decides every random event in this match. Seed and salt are public now, so anyone can check that nobody touched the deck.
replay-deal-seal = Seal shown before the deal
replay-deal-salt = Salt
replay-deal-seed = Seed
replay-deal-how = Check it yourself
replay-deal-shell = In a shell:
replay-deal-python = Or with Python:
replay-deal-result = Both commands print the seal. The match file contains the same seed and every action. If you have Ruse installed, this command replays the match from the first card.

## Keeping it

replay-keep = Save and share
replay-link = Link to this moment
replay-copy = Copy link
replay-copied = Copied
replay-match-file = Download the match file
replay-match-file-hint = A small text file with the rules, the seed and every action.

## The match over time

replay-graph-player = Player
replay-graph-most = Most
replay-graph-end = At the end

## The end of a match, at the table

replay-ranking = Ranking and statistics
replay-rank = Rank
replay-held = Cards held
replay-held-none = none
replay-count-claims = Claims
replay-count-bluffs = Bluffs
replay-count-caught = Caught
replay-count-challenges = Challenges
replay-count-right = Right
replay-count-coins = Coins gained
replay-lies = { $count ->
        [0] no bluffs in
        [one] one bluff in
       *[other] { $count } bluffs in
    } { $claims ->
        [one] one claim
       *[other] { $claims } claims
    }
