### Setting up a table and sitting down at it, in German.

seating-title = Neuer Tisch: { $game }
seating-heading = Tisch einrichten
seating-players = Wie viele spielen?
seating-who = Wer sitzt mit dir am Tisch?
seating-who-friends = Freunde, jeder am eigenen Gerät
seating-who-friends-hint = Du bekommst einen Link und einen QR-Code. Was beim Start frei ist, übernehmen Bots.
seating-who-device = Freunde, alle an diesem Gerät
seating-who-device-hint = Reicht es herum; ein Vorhang verdeckt deine Karten vor den anderen.
seating-who-bots = Nur Bots
seating-who-bots-hint = Die Partie beginnt sofort.
seating-names = Namen aller, die dieses Gerät teilen
seating-names-hint = Wo kein Name steht, spielt ein Bot.
seating-name-of = Platz { $seat }
seating-clock = Uhr
seating-clock-none = Ohne Uhr
seating-clock-none-hint = Niemand wird gedrängt. Für alle, die weg sind, spielt nach { $grace } Sekunden ein Bot.
seating-clock-relaxed = Gemütlich
seating-clock-quick = Schnell
seating-clock-hint = { $answer } Sekunden für eine Antwort, dann gibt sie ein Bot.
seating-bot = Der Bot auf freien Plätzen und als Vertretung
seating-bot-random = Anfängerbot
seating-bot-random-hint = Spielt irgendetwas, das die Regeln erlauben. Für den ersten Versuch.
seating-listed = Wer findet den Tisch?
seating-listed-no = Nur wer den Link hat
seating-listed-yes = Alle: auf der Startseite zeigen
seating-rules = Regeln an diesem Tisch
seating-rules-hint = Ausgaben und Hausregeln. So, wie sie hier stehen, empfehlen wir sie.
seating-edition = Ausgabe
seating-options = Hausregeln
seating-disputed = umstritten
seating-disputed-hint = Als „umstritten“ markiert: Die gedruckten Regelhefte sind sich hier uneins oder schweigen; jeder Tisch entscheidet selbst.
seating-usual = üblich
seating-as-edition = wie in der Ausgabe
seating-number-hint = { $first } bis { $last }; leer: wie in der Ausgabe
seating-cards = Karten aus deiner eigenen Schachtel
seating-cards-hint = Das Regelheft druckt nicht jede Karte ab, darum sind unsere eine Rekonstruktion. Wenn du das Spiel besitzt, nimm unsere Datei, trag ein, was auf deinen Karten steht, und spiel hier damit.
seating-cards-ours = Unsere Datei als Vorlage herunterladen
seating-cards-file = Deine Datei
seating-cards-file-hint = TOML, höchstens { $most } KB. Ohne Datei spielt ihr mit unseren Karten. Deine können alle am Tisch ansehen.
seating-cards-kept = Mit den Karten der gewählten Datei spielen
seating-bad-cards = Die Kartendatei lässt sich nicht verwenden. Warum, steht daneben bei den Regeln an diesem Tisch.
seating-cards-wrong = Diese Datei lässt sich nicht verwenden:
seating-cards-too-large = Diese Datei ist zu groß: Eine Kartendatei hat höchstens { $most } KB.
seating-start-now = Partie beginnen
seating-open = Tisch eröffnen
seating-wrong = Der Tisch lässt sich so nicht einrichten
seating-bad-value = „{ $option }“ kann nicht „{ $value }“ sein.
seating-bad-number = „{ $option }“ ist eine Zahl von { $first } bis { $last }, nicht „{ $value }“.
seating-bad-players = { $game } spielt man mit { $first } bis { $last } Personen.
seating-no-people = Gib wenigstens einen Namen an, damit jemand an diesem Gerät sitzt.

## The lobby

seating-lobby = { $game }, wartet auf Mitspieler
seating-seats = Plätze
seating-seat = Platz { $seat }
seating-you = du
seating-host = hat den Tisch eröffnet
seating-is-free = Frei
seating-free-hint = Bleibt er frei, spielt ein Bot
seating-sit-here = Hier hinsetzen
seating-sit-hint = Wähle einen Namen, dann einen Stuhl.
seating-kick = Entfernen
seating-kick-name = { $name } vom Tisch entfernen
seating-lock = Tisch schließen
seating-unlock = Tisch wieder öffnen
seating-locked = Dieser Tisch ist geschlossen. Zuschauen geht.
seating-report = Diesen Tisch melden
seating-leave = Tisch verlassen
seating-start = Beginnen
seating-start-hint = { $free ->
        [0] Alle sind da.
        [one] Den freien Platz übernimmt ein Bot.
       *[other] Die { $free } freien Plätze übernehmen Bots.
    }
seating-only-seated = Beginnen kann, wer am Tisch sitzt.
seating-invite = Einladen
seating-link = Link zu diesem Tisch
seating-link-hint = Wer ihn öffnet, kann sich setzen oder zuschauen.
seating-copy = Link kopieren
seating-copied = Kopiert
seating-share = Teilen
seating-qr = QR-Code mit dem Link zu diesem Tisch
seating-local = Diese Adresse gilt nur auf diesem Computer. Für Handys im selben Netz starte den Server mit „ruse serve --host 0.0.0.0“.
seating-plan-players = { $players } Personen
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
seating-own-cards-hint = An diesem Tisch wird mit mitgebrachten Karten gespielt: herunterladen
seating-plan-rules = Die Regeln an diesem Tisch
