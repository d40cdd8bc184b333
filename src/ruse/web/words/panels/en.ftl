### Round the board and round the frame of a table, in English.

panels-label = Round the table

## Log, notes, roles, rules, talk

panels-log = Log
panels-log-empty = Nothing has happened yet.

panels-notes = Notes
panels-notes-hint = For your eyes only: mark what you suspect. A number says how often the character was claimed.
panels-notes-about = I suspect { $name } holds
panels-notes-claimed = { $card }, claimed { $count ->
        [one] once
       *[other] { $count } times
    }
panels-notes-keep = Keep

panels-cards = Roles

panels-rules = Rules
panels-rules-all = All the rules
panels-rules-disputed = disputed

panels-talk = Talk
panels-talk-new = new
panels-talk-empty = Nobody has said anything yet. Promise what you like; nothing binds anyone.
panels-talk-apart = You write to those who watch; the players read it after the match.
panels-talk-watching = watching
panels-talk-players = Talk to the table
panels-talk-watchers = Talk to those who watch
panels-talk-send = Send

## The header of a table

panels-more = More
panels-close = Close
panels-sound = Sound when I am asked
panels-invite = Invite
panels-invite-hint = Whoever has this link can join while a seat is free, and watch afterwards.
panels-link = Link to this table
panels-copy = Copy the link
panels-copied = Copied
panels-share = Share
panels-qr = QR code of this table’s link
panels-keys = Keyboard
panels-keys-hint = These keys work whenever you are not typing.
panels-keys-use = Use these keys
panels-keys-this = This list

## When something goes wrong

panels-lost = Connection lost, trying again …
panels-newest = Without scripts this page stands still: show how things are now
panels-failed = That did not get through to the server. Please try again.
panels-leave = Leave the table
panels-leave-hint = A bot plays on for you until you come back
