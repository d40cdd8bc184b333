### The rules page, in English.

rules-page-title = Rules of { $game }
rules-page-heading = How to play { $game }
rules-page-contents = On this page
rules-page-reference = The characters
rules-page-ids = Show rule numbers
rules-page-ids-hint = They let you look up every sentence in our rules reference.
rules-page-editions = Editions
rules-page-options = House rules
rules-page-options-hint = Every table can choose these. The one in use here comes first.
rules-page-disputed = disputed
rules-page-in-force = in use
rules-page-also = also possible
rules-page-range = a number from { $first } to { $last }
rules-page-play = Play now
