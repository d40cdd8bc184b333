### What can go wrong, in German: one sentence for each code, and a way on.

problem-title = Da ist etwas im Weg
problem-home = Zur Startseite
problem-table = Zurück zum Tisch

problem-heading-400 = Das ergab keinen Sinn
problem-heading-401 = Bitte ausweisen
problem-heading-403 = Nicht dein Platz
problem-heading-404 = Hier sitzt niemand
problem-heading-405 = So geht es nicht
problem-heading-409 = Gerade geht das nicht
problem-heading-413 = Zu viel auf einmal
problem-heading-422 = Das passt nicht
problem-heading-429 = Langsam, bitte
problem-heading-500 = Uns ist eine Karte heruntergefallen
problem-heading-503 = Einen Moment, bitte

problem-refused = Das lässt der Tisch nicht zu.
problem-bad-request = Der Server hat diese Anfrage nicht verstanden.
problem-bad-token = Der Schlüssel zu diesem Platz fehlt oder gilt nicht mehr.
problem-cross-site = Diese Anfrage kam von einer anderen Website und wurde deshalb nicht ausgeführt.
problem-not-your-seat = Dort hast du keinen Platz.
problem-no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
problem-no-page = Diese Seite gibt es nicht.
problem-wrong-method = Diese Adresse lässt sich so nicht benutzen.
problem-unknown-game = Dieses Spiel gibt es hier nicht.
problem-stale = Am Tisch ist es inzwischen weitergegangen. Du siehst, wie er jetzt steht.
problem-already-answered = Du hast schon geantwortet, und eine versiegelte Antwort bleibt, wie sie ist.
problem-not-your-turn = Du bist gerade nicht gefragt.
problem-table-full = Dieser Platz ist besetzt.
problem-not-running = Die Partie läuft nicht.
problem-already-started = Die Partie hat schon begonnen.
problem-not-over = Die Partie läuft noch; die Karten werden am Ende aufgedeckt.
problem-lesson-wants = Das ginge auch, aber eins nach dem anderen: Die Lektion fragt nach dem hervorgehobenen Knopf.
problem-illegal-action = Das erlauben die Regeln jetzt nicht.
problem-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
problem-address-too-long = Diese Adresse ist zu lang.
problem-bad-option = So lässt sich dieser Tisch nicht einrichten.
problem-bad-seat = Diesen Platz gibt es nicht.
problem-bad-record = Diese Aufzeichnung ist nicht lesbar.
problem-no-record = Diese Partie wurde nach früheren Regeln gespielt; ihre Aufzeichnung lässt sich nicht mehr schreiben.
problem-bad-position = Diese Stellung kann es nicht geben.
problem-too-large = Das ist mehr, als der Server auf einmal annimmt.
problem-too-many-requests = Das war viel in kurzer Zeit. Warte einen Augenblick und mach dann weiter.
problem-store-failed = Der Server kann sein Journal gerade nicht schreiben. Bitte versuche es gleich noch einmal.
problem-broken = Der Fehler liegt bei uns, nicht bei dir. Deine Tische sind sicher.
problem-error = Etwas ist schiefgegangen.
