### The home page and the frame around every page, in English.

home-title = Ruse: bluffing games
home-tagline = Lie well. Doubt better.
home-welcome = Bluffing games, played exactly by the rules. Play against bots right now, or with friends on any phone. No account, nothing to install.

## Around every page

home-skip = Skip to the content
home-home = Ruse, home
home-language = Language
home-playing-as = You play as
home-name = Your name
home-name-hint = The other players see it. You can change it at any time.
home-name-save = Save
home-footer = Free software, no ads, no account. Every deal is sealed before the game and can be checked afterwards.
home-api = For developers: the API

## The games

home-games = The games
home-players = { $first } to { $last } players
home-players-exactly = { $count } players
home-play-now = Play now
home-play-now-with = Play now with
home-invite = Invite friends
home-device = Pass and play
home-learn = Learn to play
home-rules = Rules

## Tables

home-mine = My tables
home-open = Open tables
home-replays = Recent matches
home-free = { $free ->
        [one] one free seat
       *[other] { $free } free seats
    }
home-your-turn = Your turn
home-state-open = Waiting for players
home-state-running = In progress
home-won = { $names } won
home-drawn = Nobody won
home-alone = nobody else yet
home-ago = { $unit ->
        [minutes] { $count ->
            [0] just now
            [one] a minute ago
           *[other] { $count } minutes ago
        }
        [hours] { $count ->
            [one] an hour ago
           *[other] { $count } hours ago
        }
       *[days] { $count ->
            [one] yesterday
           *[other] { $count } days ago
        }
    }

## Names for whoever has not chosen one: "Guest" and an animal that fits a game of masks

home-guest = Guest { $animal }
home-animals = Fox Magpie Raven Lynx Otter Heron Badger Owl Hare Jay Marten Wolf Falcon Crane Swan Stoat
