### The guided first game, in English. What the coach says about a game stands in the game's own words.

lesson-title = Your first game
lesson-progress = { $task } of { $tasks }
lesson-wanted = This is what the lesson asks you to do.
