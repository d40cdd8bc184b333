### Der Tisch selbst auf Deutsch: Stand, Plätze, die Leiste, der Vorhang, das Ende.

## Der Reiter im Browser

table-title = { $game } · Ruse
table-title-mine = ● Du bist dran · { $game }
table-title-over = { $game } ist zu Ende

## Stand: wer dran ist, auf wen alle warten

table-turn-mine = Du bist dran
table-turn-of = { $name } ist dran
table-asked = Deine Antwort, bitte
table-over = Die Partie ist zu Ende
table-number = Zug { $number }
table-awaited = Warten auf { $names }
table-awaited-too = Ebenfalls gefragt: { $names }
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
table-out = ausgeschieden
table-on-turn = ist dran
table-is-asked = auf diesen Platz warten alle
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
table-claims = hat sich berufen auf: { $cards }
table-suspect = du vermutest: { $cards }
table-role-claim = behauptet es
table-role-block = blockt
table-role-challenge = zweifelt an
table-role-show = zeigt die Karte
table-role-refuse = zeigt die Karte nicht
table-role-target = ist das Ziel

## Die Mitte

table-board = Der Tisch

## Meine Karten und die Leiste

table-hand = Deine Karten
table-bar = Was du tun kannst
table-claim = beruf dich auf { $the }
table-bluff = Bluff
table-bluff-private = nur du siehst dieses Zeichen
table-cost = kostet { $count }
table-whom = { $action }: gegen wen?
table-close = Zurück
table-sealed = Deine Antwort ist versiegelt: { $answer }.
table-sealed-why = Niemand sieht sie, bevor alle geantwortet haben.
table-autopass = Für mich passen, außer ich bin das Ziel

## Wer nur zuschaut

table-watching = Du schaust zu.
table-watching-note = Du siehst, was alle am Tisch sehen. Verdeckte Karten bleiben bis zum Ende verdeckt.
table-you-are-out = Du bist ausgeschieden.
table-you-are-out-note = Die anderen spielen weiter. Auch jetzt siehst du nur, was offen liegt.

## Weg und wieder da

table-stand-in = Ein Bot spielt für dich.
table-back = Ich bin wieder da

## Ein Gerät für alle: der Vorhang

table-curtain = Gib das Gerät an { $name }
table-curtain-note = Alle anderen schauen jetzt weg.
table-uncover = Ich bin { $name }: zeig meine Karten
table-device = Ein Gerät für { $names }. Es geht an den, der gefragt ist.

## Das Ende

table-again = Noch einmal spielen
table-again-join = Zur nächsten Partie
table-replay = Noch einmal ansehen, mit jedem Bluff
table-replay-plain = Noch einmal ansehen
table-home = Startseite
table-old = Diese Partie begann nach älteren Regeln und kann nicht weitergehen.
table-story = Ihre Geschichte

## Für alle, die zuhören, und das Kleingedruckte

table-news = Was eben geschah
table-seal = Die Karten standen fest, bevor es losging; prüf es am Ende an diesem Fingerabdruck:
