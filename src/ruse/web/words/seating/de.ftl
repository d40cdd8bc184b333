### Setting up a table and sitting down at it, in German.

seating-title = Neuer Tisch: { $game }
seating-heading = Tisch einrichten
seating-players = Wie viele spielen?
seating-who = Mit wem willst du spielen?
seating-who-friends = Freunde, jeder am eigenen Gerät
seating-who-friends-hint = Du bekommst einen Link und einen QR-Code. Plätze, die beim Start frei sind, übernehmen Bots.
seating-who-device = Freunde, alle an diesem Gerät
seating-who-device-hint = Reicht es herum. Ein Vorhang verdeckt deine Karten vor dem Nächsten.
seating-who-bots = Nur Bots
seating-who-bots-hint = Die Partie beginnt sofort.
seating-names = Wer teilt sich dieses Gerät?
seating-names-hint = Lass einen Namen leer, dann spielt dort ein Bot.
seating-name-of = Platz { $seat }
seating-clock = Uhr
seating-clock-none = Ohne Uhr
seating-clock-none-hint = Lass dir Zeit. Ein Bot ersetzt abwesende Spieler nach { $grace } s.
seating-clock-relaxed = Gemütlich
seating-clock-quick = Schnell
seating-clock-hint = { $answer } Sekunden pro Antwort, dann antwortet ein Bot für dich.
seating-bot = Bot für freie Plätze und abwesende Spieler
seating-bot-random = Anfängerbot
seating-bot-random-hint = Macht irgendeinen erlaubten Zug. Gut für den ersten Versuch.
seating-bot-easy = Leicht
seating-bot-easy-hint = Wie der Klubbot, aber zerstreut: Jeder dritte Zug ist zufällig.
seating-bot-learned = Stark
seating-bot-learned-hint = Hat im Spiel gegen sich selbst gelernt. Wo er nicht stärker ist als der Klubbot, spielt der Klubbot.
seating-bot-each = Ein Bot für jeden Platz
seating-bot-at = Platz { $seat }
seating-bot-same = Wie oben
seating-bot-each-hint = Wo ein Mensch sitzt, spielt der Bot nur, solange dieser fehlt.
seating-listed = Wer findet den Tisch?
seating-listed-no = Nur wer den Link hat
seating-listed-yes = Alle: auf der Startseite zeigen
seating-rules = Regeln an diesem Tisch
seating-rules-hint = Ausgaben und Hausregeln. Die Voreinstellungen sind unsere Empfehlung.
seating-edition = Ausgabe
seating-options = Hausregeln
seating-disputed = umstritten
seating-disputed-hint = „Umstritten“ heißt: Die gedruckten Regelhefte unterscheiden sich hier oder schweigen. Euer Tisch entscheidet.
seating-usual = Voreinstellung
seating-as-edition = wie in der Ausgabe
seating-number-hint = { $first } bis { $last }; leer: wie in der Ausgabe
seating-cards = Karten aus deiner eigenen Schachtel
seating-cards-hint = Das Regelheft druckt nicht jede Karte ab, darum sind unsere Karten eine Rekonstruktion. Wenn du das Spiel hast, lade unsere Datei herunter, trag ein, was auf deinen Karten steht, und spiel hier damit.
seating-cards-ours = Unsere Datei als Vorlage herunterladen
seating-cards-file = Deine Datei
seating-cards-file-hint = TOML, höchstens { $most } KB. Ohne Datei spielt ihr mit unseren Karten. Alle am Tisch können deine ansehen.
seating-cards-kept = Mit den Karten der gewählten Datei spielen
seating-bad-cards = Diese Kartendatei lässt sich nicht verwenden. Den Grund findest du daneben bei den Regeln an diesem Tisch.
seating-cards-wrong = Diese Datei lässt sich nicht verwenden:
seating-cards-too-large = Diese Datei ist zu groß. Eine Kartendatei hat höchstens { $most } KB.
seating-start-now = Partie beginnen
seating-open = Tisch eröffnen
seating-wrong = Der Tisch lässt sich so nicht einrichten
seating-bad-value = „{ $option }“ kann nicht „{ $value }“ sein.
seating-bad-number = „{ $option }“ muss eine Zahl von { $first } bis { $last } sein, nicht „{ $value }“.
seating-bad-players = { $game } ist für { $first } bis { $last } Spieler.
seating-no-people = Gib mindestens einen Namen an, damit jemand an diesem Gerät spielt.

## The lobby

seating-lobby = { $game }: Warten auf Mitspieler
seating-seats = Plätze
seating-seat = Platz { $seat }
seating-you = du
seating-host = Gastgeber
seating-is-free = Frei
seating-free-hint = Bleibt er frei, spielt ein Bot
seating-reserve = Reservieren
seating-reserve-for = Diesen Platz reservieren für
seating-reserve-hint = Du bekommst einen Link zu diesem Platz. Er gilt auch, wenn der Tisch geschlossen ist.
seating-reserved = Reserviert
seating-release = Freigeben
seating-copy-invitation = Link kopieren
seating-invitation = Link
seating-invited-hint = Für { $name } ist ein Platz reserviert. Wähle einen Namen und setz dich.
seating-sit-here = Hier hinsetzen
seating-sit-hint = Wähle einen Namen, dann einen Platz.
seating-kick = Entfernen
seating-kick-name = { $name } vom Tisch entfernen
seating-lock = Tisch schließen
seating-unlock = Tisch wieder öffnen
seating-locked = Dieser Tisch ist geschlossen. Zuschauen geht.
seating-report = Diesen Tisch melden
seating-host-starts = Wer den Tisch eröffnet hat, beginnt die Partie.
seating-leave = Tisch verlassen
seating-start = Starten
seating-start-hint = { $free ->
        [0] Alle sind da.
        [one] Den freien Platz übernimmt ein Bot.
       *[other] Die { $free } freien Plätze übernehmen Bots.
    }
seating-only-seated = Alle am Tisch können die Partie starten.
seating-invite = Einladen
seating-link = Link zu diesem Tisch
seating-link-hint = Wer ihn öffnet, kann sich setzen oder zuschauen.
seating-copy = Link kopieren
seating-copied = Kopiert
seating-share = Teilen
seating-qr = QR-Code mit dem Link zu diesem Tisch
seating-local = Diese Adresse funktioniert nur auf diesem Computer. Damit Handys im selben Netz mitspielen können, starte den Server mit „ruse serve --host 0.0.0.0“.
seating-plan-players = { $players } Spieler
seating-plan-listed = auf der Startseite zu sehen
seating-plan-hidden = nur über den Link
seating-plan-bot = freie Plätze: { $bot }
seating-plan-clock = { $clock ->
        [none] ohne Uhr
        [relaxed] gemütliche Uhr, { $answer } Sekunden
       *[quick] schnelle Uhr, { $answer } Sekunden
    }
seating-plan-cards = mit eigenen Karten
seating-own-cards = Eigene Karten
seating-own-cards-hint = Dieser Tisch spielt mit mitgebrachten Karten. Herunterladen
seating-plan-rules = Die Regeln an diesem Tisch
