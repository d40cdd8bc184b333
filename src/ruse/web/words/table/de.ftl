### Der Tisch selbst auf Deutsch: Stand, Plätze, die Leiste, der Vorhang, das Ende.

## Der Reiter im Browser

table-title = { $game } · Ruse
table-title-mine = ● Du bist dran · { $game }
table-title-over = { $game } ist zu Ende

## Stand: wer dran ist, auf wen alle warten

table-turn-mine = Du bist dran
table-turn-of = { $name } ist dran
table-asked = Du entscheidest
table-over = Das Spiel ist zu Ende
table-number = Zug { $number }
table-awaited = Warten auf { $names }
table-awaited-too = { $count ->
        [one] Auch { $names } muss noch antworten
       *[other] Auch { $names } müssen noch antworten
    }
table-clock = Zeit für die Antwort
table-seconds = { $seconds ->
        [one] noch eine Sekunde
       *[other] noch { $seconds } Sekunden
    }
table-watchers = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }

## Plätze

table-players = Am Tisch
table-you = Du
table-bot = Bot
table-away = nicht da, ein Bot spielt
table-is-gone = ist nicht da
table-out = ausgeschieden
table-on-turn = ist dran
table-is-asked = muss antworten
table-winner = hat gewonnen
table-coins = { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
table-hidden = { $count ->
        [0] keine verdeckte Karte
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
table-lost = verloren: { $cards }
table-claims = bisher behauptet: { $cards }
table-suspect = du vermutest: { $cards }
table-role-claim = beansprucht die Karte
table-role-block = verhindert es
table-role-challenge = ficht an
table-role-show = deckt die Karte auf
table-role-refuse = deckt die Karte nicht auf
table-role-target = ist das Ziel

## Die Mitte

table-board = Der Tisch

## Meine Karten und die Leiste

table-hand = Deine Karten
table-bar = Was du tun kannst
table-claim = beanspruche { $the }
table-bluff = Bluff
table-bluff-private = nur du siehst diesen Vermerk
table-cost = kostet { $count }
table-whom = { $action }: Wähle einen Spieler
table-close = Zurück
table-sealed = Deine Wahl: { $answer }.
table-passed = Du lässt es zu. Warten auf die anderen
table-sealed-why = Niemand sieht deine Antwort, bevor alle geantwortet haben.
table-autopass = Für mich zulassen, außer ich bin das Ziel

## Wer nur zuschaut

table-watching = Du schaust zu.
table-watching-note = Du siehst, was alle am Tisch sehen. Verdeckte Karten bleiben bis zum Ende verdeckt.
table-you-are-out = Du bist ausgeschieden.
table-you-are-out-note = Die anderen spielen weiter. Du siehst weiterhin nur, was offen liegt.
table-new-game = Neues Spiel beginnen
table-skip-to-end = Zum Ende springen

## Weg und wieder da

table-stand-in = Ein Bot spielt für dich.
table-back = Ich bin wieder da
table-gone = { $name } ist nicht da.
table-gone-until = Ein Bot übernimmt in
table-gone-now = Ein Bot übernimmt beim nächsten Zug.
table-replace = Jetzt ersetzen

## Ein Gerät für alle: der Vorhang

table-curtain = Gib das Gerät an { $name }
table-curtain-note = Alle anderen schauen jetzt bitte weg.
table-uncover = Ich bin { $name }. Zeig meine Karten
table-device = { $names } teilen sich dieses Gerät. Gib es weiter, wenn jemand anderes dran ist.

## Das Ende

table-again = Noch einmal spielen
table-again-join = Zur nächsten Partie
table-replay = Wiederholung ansehen, mit allen Bluffs
table-replay-plain = Wiederholung ansehen
table-home = Startseite
table-old = Diese Partie begann nach älteren Regeln und kann nicht weitergehen.
table-story = Was geschah

## Für alle, die zuhören, und das Kleingedruckte

table-news = Was gerade geschah
table-seal = Die Karten standen fest, bevor das Spiel begann. Am Ende kannst du es mit diesem Fingerabdruck nachprüfen:
