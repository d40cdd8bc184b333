### Setting up a table and sitting down at it, in English.

seating-title = New table: { $game }
seating-heading = Set the table
seating-players = How many play?
seating-who = Who sits with you?
seating-who-friends = Friends, each on a device of their own
seating-who-friends-hint = You get a link and a QR code. Seats still free at the start go to bots.
seating-who-device = Friends, all on this device
seating-who-device-hint = Pass it round; a curtain hides your cards from the next player.
seating-who-bots = Only bots
seating-who-bots-hint = The match begins at once.
seating-names = Names of those who share this device
seating-names-hint = Leave a name empty and a bot takes that seat.
seating-name-of = Seat { $seat }
seating-clock = Clock
seating-clock-none = No clock
seating-clock-none-hint = Nobody is hurried. Whoever has gone is played by a bot after { $grace } seconds.
seating-clock-relaxed = Relaxed
seating-clock-quick = Quick
seating-clock-hint = { $answer } seconds for an answer, then a bot gives it.
seating-bot = The bot that fills seats and stands in
seating-bot-random = Beginner bot
seating-bot-random-hint = Plays anything the rules allow. For a first try.
seating-listed = Who can find the table?
seating-listed-no = Only those with the link
seating-listed-yes = Anybody: show it on the home page
seating-rules = Rules of this table
seating-rules-hint = Editions and house rules. As they are, they are the ones we recommend.
seating-edition = Edition
seating-options = House rules
seating-disputed = disputed
seating-disputed-hint = Marked “disputed”: printed rulebooks differ here or say nothing, so tables settle it themselves.
seating-usual = usual
seating-as-edition = as the edition has it
seating-number-hint = { $first } to { $last }; empty: as the edition has it
seating-cards = Cards of your own box
seating-cards-hint = The rulebook does not print every card, so ours are a reconstruction. If you own the box, take our file, put in what your cards show, and play with it here.
seating-cards-ours = Download our file as a start
seating-cards-file = Your file
seating-cards-file-hint = TOML, at most { $most } KB. Without a file you play with our cards. Everybody at the table can look at yours.
seating-cards-kept = Play with the cards of the file you chose
seating-bad-cards = The file of cards cannot be used. Why, it says beside it, under the rules of this table.
seating-cards-wrong = This file cannot be used:
seating-cards-too-large = This file is too large: a file of cards has at most { $most } KB.
seating-start-now = Start the match
seating-open = Open the table
seating-wrong = The table could not be set up
seating-bad-value = “{ $option }” cannot be “{ $value }”.
seating-bad-number = “{ $option }” is a number from { $first } to { $last }, not “{ $value }”.
seating-bad-players = { $game } is for { $first } to { $last } players.
seating-no-people = Give at least one name, so that somebody sits at this device.

## The lobby

seating-lobby = { $game }, waiting for players
seating-seats = Seats
seating-seat = Seat { $seat }
seating-you = you
seating-host = opened the table
seating-is-free = Free
seating-free-hint = A bot, if it stays free
seating-sit-here = Sit here
seating-sit-hint = Choose a name, then a chair.
seating-kick = Remove
seating-kick-name = Remove { $name } from the table
seating-lock = Lock the table
seating-unlock = Unlock the table
seating-locked = The host has locked this table. You can watch.
seating-report = Report this table
seating-leave = Leave the table
seating-start = Start
seating-start-hint = { $free ->
        [0] Everybody is here.
        [one] The free seat goes to a bot.
       *[other] The { $free } free seats go to bots.
    }
seating-only-seated = Anyone who sits at the table can start the match.
seating-invite = Invite
seating-link = Link to this table
seating-link-hint = Whoever opens it can sit down or watch.
seating-copy = Copy link
seating-copied = Copied
seating-share = Share
seating-qr = QR code with the link to this table
seating-local = This address works on this computer only. For phones in the same network, start the server with “ruse serve --host 0.0.0.0”.
seating-plan-players = { $players } players
seating-plan-listed = shown on the home page
seating-plan-hidden = by link only
seating-plan-bot = free seats: { $bot }
seating-plan-clock = { $clock ->
        [none] no clock
        [relaxed] relaxed clock, { $answer } seconds
       *[quick] quick clock, { $answer } seconds
    }
seating-plan-cards = with cards of their own
seating-own-cards = Own cards
seating-own-cards-hint = This table plays with cards that its players have brought: download them
seating-plan-rules = The rules of this table
