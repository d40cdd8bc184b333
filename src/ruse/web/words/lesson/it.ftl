### The guided first game, in Italian. What the coach says about a game stands in the game's own words.

lesson-title = La tua prima partita
lesson-progress = { $task } di { $tasks }
lesson-wanted = È quello che ti chiede la lezione.
