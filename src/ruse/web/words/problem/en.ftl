### What can go wrong, in English: one sentence for each code, and a way on.

problem-title = Something is in the way
problem-home = To the home page
problem-table = Back to the table

problem-heading-400 = That did not make sense
problem-heading-401 = Please show who you are
problem-heading-403 = Not your place
problem-heading-404 = Nobody sits here
problem-heading-405 = Not this way
problem-heading-409 = Not just now
problem-heading-413 = Too much at once
problem-heading-422 = That does not fit
problem-heading-429 = Slowly, please
problem-heading-500 = We dropped a card
problem-heading-503 = A moment, please

problem-refused = The table does not allow that.
problem-bad-request = The server did not understand that request.
problem-bad-token = The key to this seat is missing or no longer valid.
problem-cross-site = That request came from another site, so it was not carried out.
problem-not-your-seat = You have no seat there.
problem-no-table = There is no such table. The link may be incomplete, or the table has been cleared.
problem-no-page = There is no such page.
problem-wrong-method = This address cannot be used like that.
problem-unknown-game = There is no such game here.
problem-stale = The table has moved on in the meantime. You see how it stands now.
problem-already-answered = You have already answered, and a sealed answer stays as it is.
problem-not-your-turn = You are not asked just now.
problem-table-full = That seat is taken.
problem-not-running = The match is not running.
problem-already-started = The match has already begun.
problem-not-over = The match is still running; its cards open up at the end.
problem-lesson-wants = You could do that too, but first things first: the lesson asks for the highlighted button.
problem-illegal-action = The rules do not allow that now.
problem-bad-name = A name has 1 to 24 visible characters.
problem-address-too-long = This address is too long.
problem-bad-option = This table cannot be set up like that.
problem-bad-seat = There is no such seat.
problem-bad-record = This record cannot be read.
problem-no-record = This match was played under earlier rules; its record can no longer be written.
problem-bad-position = This position cannot be.
problem-too-large = That is more than the server takes at once.
problem-too-many-requests = That was a lot in a short time. Wait a moment and go on.
problem-store-failed = The server cannot write its journal just now. Please try again in a moment.
problem-broken = An error on our side, not on yours. Your tables are safe.
problem-error = Something went wrong.
