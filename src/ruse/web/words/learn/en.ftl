### Learning a game: the illustrated page, the hints and the sheet at the table, in English.

learn-title = Learn { $game }
learn-heading = { $game } in pictures
learn-read = How it works, in pictures
learn-start = Play the guided first match
learn-round = A worked example
learn-round-hint = You sit at the bottom. Every picture is a real position, played by the rules and drawn by the same table you play at.
learn-you = You
learn-picture = The table at step { $step }
learn-step = Step { $step }
learn-rules = All the rules
learn-pictures = How it works
learn-glance = Cheat sheet
learn-glance-title = { $game } at a glance
learn-hint = Hint
learn-hint-close = Got it
