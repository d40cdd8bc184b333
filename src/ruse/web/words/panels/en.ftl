### Round the board and round the frame of a table, in English.

panels-label = Around the table

## Log, notes, roles, rules, talk

panels-log = Log
panels-log-empty = Nothing has happened yet.

panels-notes = Notes
panels-notes-hint = Only you see these notes. Mark what you suspect. The number shows how often the player has claimed the character.
panels-notes-about = I suspect { $name } has
panels-notes-claimed = { $card }, claimed { $count ->
        [one] once
       *[other] { $count } times
    }
panels-notes-keep = Save

panels-cards = Roles

panels-rules = Rules
panels-rules-all = All the rules
panels-rules-disputed = disputed

panels-talk = Chat
panels-talk-new = new
panels-talk-empty = Nobody has said anything yet. Promise whatever you like. Nothing is binding.
panels-talk-apart = Only other spectators see this now. The players can read it after the match.
panels-talk-watching = watching
panels-talk-players = Say something to the table
panels-talk-watchers = Talk to the other spectators
panels-talk-send = Send
panels-resigned = has resigned. A bot plays on.
panels-react = React
panels-reaction-laugh = Laughs
panels-reaction-gasp = Gasps
panels-reaction-doubt = Doubts it
panels-reaction-clap = Applauds
panels-reaction-anger = Is angry
panels-reaction-tears = Cries

## The header of a table

panels-more = More
panels-close = Close
panels-sound = Play a sound when it’s my turn
panels-invite = Invite
panels-invite-hint = Anyone with this link can join while a seat is free, and watch after that.
panels-link = Link to this table
panels-copy = Copy link
panels-copied = Copied
panels-share = Share
panels-qr = QR code of this table’s link
panels-keys = Keyboard
panels-keys-hint = These keys work whenever you are not typing.
panels-keys-use = Use keyboard shortcuts
panels-keys-this = Show this list

## When something goes wrong

panels-lost = Connection lost. Trying again …
panels-newest = Scripts are off, so this page does not update by itself. Show the latest state
panels-failed = Your answer did not reach the server. Please try again.
panels-leave = Leave the table
panels-leaving = Leave the match?
panels-leave-now = Leave for now
panels-resign = Resign
panels-resign-hint = A bot plays your seat to the end. You cannot get it back, but you can watch.
panels-stay = Stay
panels-rename = Change my name
panels-leave-hint = A bot plays for you until you come back
