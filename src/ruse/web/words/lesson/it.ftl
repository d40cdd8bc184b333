### The guided first game, in Italian. What the coach says about a game stands in the game's own words.

lesson-title = La tua prima partita
lesson-progress = { $task } di { $tasks }
lesson-wanted = È quello che ti chiede la lezione.
lesson-continue = Continua
lesson-read = Leggi qui sopra, poi continua.
lesson-play-on = Oppure continua questa partita.
