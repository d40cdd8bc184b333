### The guided first game, in English. What the coach says about a game stands in the game's own words.

lesson-title = Your first game
lesson-progress = { $task } of { $tasks }
lesson-wanted = This is what the lesson asks you to do.
lesson-continue = Continue
lesson-read = Read what it says above, then continue.
lesson-play-on = Or keep playing this match.
