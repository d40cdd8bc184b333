### The guided first game, in German. What the coach says about a game stands in the game's own words.

lesson-title = Deine erste Partie
lesson-progress = { $task } von { $tasks }
lesson-wanted = Das verlangt die Lektion von dir.
lesson-continue = Weiter
lesson-read = Lies, was oben steht, und mach dann weiter.
lesson-play-on = Oder spiel diese Partie weiter.
