### Setting up a table and sitting down at it, in English.

seating-title = New table: { $game }
seating-heading = Set up a table
seating-players = How many players?
seating-who = Who do you want to play with?
seating-who-friends = Friends, each on their own device
seating-who-friends-hint = You get a link and a QR code. Bots take any free seats when the match starts.
seating-who-device = Friends, all on this device
seating-who-device-hint = Pass it around. A curtain hides your cards from the next player.
seating-who-bots = Only bots
seating-who-bots-hint = The match starts right away.
seating-names = Who shares this device?
seating-names-hint = Leave a name empty and a bot takes that seat.
seating-name-of = Seat { $seat }
seating-clock = Clock
seating-clock-none = No clock
seating-clock-none-hint = Take your time. A bot replaces absent players after { $grace } s.
seating-clock-relaxed = Relaxed
seating-clock-quick = Quick
seating-clock-hint = { $answer } seconds per answer, then a bot answers for you.
seating-bot = Bot for free seats and absent players
seating-bot-random = Beginner bot
seating-bot-random-hint = Makes any legal move. Good for a first try.
seating-bot-easy = Easy
seating-bot-easy-hint = Like the club bot, but absent-minded: one move in three is random.
seating-bot-learned = Strong
seating-bot-learned-hint = Learned by playing against itself. Where it is no stronger than the club bot, the club bot plays.
seating-bot-each = A bot for each seat
seating-bot-at = Seat { $seat }
seating-bot-same = As above
seating-bot-each-hint = Where a person sits, the bot plays only while they are away.
seating-listed = Who can find the table?
seating-listed-no = Only people with the link
seating-listed-yes = Anyone: show it on the home page
seating-rules = Rules of this table
seating-rules-hint = Editions and house rules. The defaults are the ones we recommend.
seating-edition = Edition
seating-options = House rules
seating-disputed = disputed
seating-disputed-hint = “Disputed” marks rules on which the printed rulebooks differ or say nothing. Your table decides.
seating-usual = default
seating-as-edition = as in the edition
seating-number-hint = { $first } to { $last }; leave empty to use the edition’s value
seating-cards = Cards from your own box
seating-cards-hint = The rulebook does not print every card, so ours are a reconstruction. If you own the game, download our file, fill in what your cards show, and play with them here.
seating-cards-ours = Download our file as a template
seating-cards-file = Your file
seating-cards-file-hint = TOML, at most { $most } KB. Without a file you play with our cards. Everyone at the table can look at yours.
seating-cards-kept = Play with the cards from your file
seating-bad-cards = This card file cannot be used. The reason is shown next to it, under the rules of this table.
seating-cards-wrong = This file cannot be used:
seating-cards-too-large = This file is too large. A card file has at most { $most } KB.
seating-start-now = Start the match
seating-open = Open the table
seating-wrong = The table could not be set up
seating-bad-value = “{ $option }” cannot be “{ $value }”.
seating-bad-number = “{ $option }” must be a number from { $first } to { $last }, not “{ $value }”.
seating-bad-players = { $game } is for { $first } to { $last } players.
seating-no-people = Enter at least one name, so that someone plays on this device.

## The lobby

seating-lobby = { $game }: waiting for players
seating-seats = Seats
seating-seat = Seat { $seat }
seating-you = you
seating-host = host
seating-is-free = Free
seating-free-hint = If it stays free, a bot plays
seating-reserve = Reserve
seating-reserve-for = Reserve this seat for
seating-reserve-hint = You get a link that opens this seat, even if the table is locked.
seating-reserved = Reserved
seating-release = Release
seating-copy-invitation = Copy link
seating-invitation = Link
seating-invited-hint = A seat is reserved for { $name }. Choose a name and sit down.
seating-sit-here = Sit here
seating-sit-hint = Choose a name, then a seat.
seating-kick = Remove
seating-kick-name = Remove { $name } from the table
seating-lock = Lock the table
seating-unlock = Unlock the table
seating-locked = The host has locked this table. You can watch.
seating-report = Report this table
seating-host-starts = The host starts the match.
seating-leave = Leave the table
seating-start = Start
seating-start-hint = { $free ->
        [0] Everyone is here.
        [one] A bot takes the free seat.
       *[other] Bots take the { $free } free seats.
    }
seating-only-seated = Any player at the table can start the match.
seating-invite = Invite
seating-link = Link to this table
seating-link-hint = Anyone who opens it can take a seat or watch.
seating-copy = Copy link
seating-copied = Copied
seating-share = Share
seating-qr = QR code with the link to this table
seating-local = This address works only on this computer. To let phones on the same network join, start the server with “ruse serve --host 0.0.0.0”.
seating-plan-players = { $players } players
seating-plan-listed = shown on the home page
seating-plan-hidden = by link only
seating-plan-bot = free seats: { $bot }
seating-plan-clock = { $clock ->
        [none] no clock
        [relaxed] relaxed clock, { $answer } seconds
       *[quick] quick clock, { $answer } seconds
    }
seating-plan-cards = with the players’ own cards
seating-own-cards = Custom cards
seating-own-cards-hint = This table plays with cards that its players brought. Download them
seating-plan-rules = The rules of this table
