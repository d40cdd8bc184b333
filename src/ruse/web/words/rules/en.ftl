### The rules page, in English.

rules-page-title = Rules of { $game }
rules-page-heading = How { $game } is played
rules-page-contents = On this page
rules-page-reference = The cast
rules-page-ids = The small ids name the rule in our rule book, so that every sentence can be checked.
rules-page-editions = Editions
rules-page-options = House rules
rules-page-options-hint = Every table can choose these. Shown first is what is in force here.
rules-page-disputed = disputed
rules-page-in-force = in force
rules-page-also = also possible
rules-page-range = a number from { $first } to { $last }
rules-page-play = Play now
