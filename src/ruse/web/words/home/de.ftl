### The home page and the frame around every page, in German.

home-title = Ruse: Bluffspiele
home-tagline = Lüge gut. Zweifle besser.
home-welcome = Bluffspiele, genau nach den Regeln. Spiel sofort gegen Bots oder mit Freunden auf jedem Handy. Ohne Konto, ohne Installation.

## Around every page

home-skip = Zum Inhalt springen
home-home = Ruse, Startseite
home-language = Sprache
home-playing-as = Du spielst als
home-name = Dein Name
home-name-hint = Die anderen Spieler sehen ihn. Du kannst ihn jederzeit ändern.
home-name-save = Speichern
home-footer = Freie Software, keine Werbung, kein Konto. Die Kartenverteilung ist vor dem Spiel versiegelt und lässt sich danach nachprüfen.
home-api = Für Entwickler: die API

## The games

home-games = Die Spiele
home-players = { $first } bis { $last } Spieler
home-players-exactly = { $count } Spieler
home-play-now = Jetzt spielen
home-play-now-with = Sofort spielen mit
home-invite = Freunde einladen
home-device = Gerät herumreichen
home-learn = Spielen lernen
home-rules = Regeln

## Tables

home-mine = Meine Tische
home-open = Offene Tische
home-replays = Zuletzt gespielt
home-free = { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
home-your-turn = Du bist dran
home-state-open = Wartet auf Mitspieler
home-state-running = Läuft
home-won = { $count ->
        [one] Gewonnen hat { $names }
       *[other] Gewonnen haben { $names }
    }
home-drawn = Niemand hat gewonnen
home-alone = noch niemand sonst
home-ago = { $unit ->
        [minutes] { $count ->
            [0] gerade eben
            [one] vor einer Minute
           *[other] vor { $count } Minuten
        }
        [hours] { $count ->
            [one] vor einer Stunde
           *[other] vor { $count } Stunden
        }
       *[days] { $count ->
            [one] gestern
           *[other] vor { $count } Tagen
        }
    }

## Names for whoever has not chosen one

home-guest = Gast { $animal }
home-animals = Fuchs Elster Rabe Luchs Otter Reiher Dachs Eule Hase Häher Marder Wolf Falke Kranich Schwan Wiesel
