### Nach dem Spiel: das Ergebnis, wer wann gelogen hat, das Austeilen geprüft, die Wiederholung. Auf Deutsch.

replay-title = { $game }: Wiederholung
replay-eyebrow = { $game }, { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }
replay-won = { $names } { $count ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }
replay-drawn = Niemand gewinnt
replay-summary = { $claims ->
        [0] Niemand hat etwas behauptet.
        [one] Eine Behauptung ist gefallen.
       *[other] { $claims } Behauptungen sind gefallen.
    } { $bluffs ->
        [0] { $claims ->
            [0] { "" }
           *[other] Alles davon war wahr.
        }
        [one] Eine davon war ein Bluff.
       *[other] { $bluffs } davon waren Bluffs.
    } { $bluffs ->
        [0] { "" }
       *[other] { $caught ->
            [0] Keiner flog auf.
            [one] Einer flog auf.
           *[other] { $caught } flogen auf.
        }
    }
replay-to-table = Zurück zum Tisch
replay-watch = Wiederholung ansehen

## Der Zeitstrahl

replay-timeline = Wer wann gelogen hat
replay-timeline-hint = Über der Linie: die Wahrheit. Darunter: Bluffs. Tippe ein Zeichen an, um zu diesem Augenblick zu springen.
replay-timeline-table = Jede Behauptung an jedem Platz, Zug für Zug
replay-seat = Platz
replay-turn = Zug { $turn }
replay-out = { $name } scheidet aus
replay-wins = { $name } gewinnt
replay-mark = { $name } behauptet: { $card } ({ $action }). { $truth }; { $fate }.
replay-true = wahr
replay-bluff = Bluff
replay-fate-stood = nicht angezweifelt
replay-fate-unheard = nicht gehört: jemand anderes kam zu Wort
replay-fate-blocked = von { $name } geblockt
replay-fate-shown = von { $name } angezweifelt und vorgezeigt
replay-fate-caught = von { $name } angezweifelt und aufgeflogen
replay-fate-given-up = von { $name } angezweifelt und nicht vorgezeigt, obwohl wahr
replay-legend = Die Zeichen
replay-legend-true = wahre Behauptung
replay-legend-bluff = Bluff
replay-legend-caught = angezweifelt und aufgeflogen
replay-legend-shown = angezweifelt und vorgezeigt
replay-legend-blocked = geblockt
replay-legend-unheard = verdeckt abgegeben, nicht gehört
replay-legend-acts = Zug ohne Behauptung
replay-legend-out = ausgeschieden
replay-no-claims = In dieser Partie hat niemand etwas behauptet.
replay-as-text = Alle Behauptungen als Text
replay-column-turn = Zug
replay-column-who = Wer
replay-column-claim = Behauptung
replay-column-for = Wofür
replay-column-truth = Wahrheit
replay-column-fate = Was daraus wurde

## Die Zahlen zu jedem Platz

replay-figures = Ehrlich oder nicht
replay-figure-claims = { $claims ->
        [0] keine Behauptung
        [one] eine Behauptung
       *[other] { $claims } Behauptungen
    }
replay-figure-bluffs = { $bluffs ->
        [0] kein Bluff
        [one] ein Bluff
       *[other] { $bluffs } Bluffs
    }{ $caught ->
        [0] { "" }
       *[other] , { $caught } aufgeflogen
    }
replay-figure-challenges = { $challenges ->
        [0] nie gezweifelt
        [one] einmal gezweifelt
       *[other] { $challenges }-mal gezweifelt
    }{ $challenges ->
        [0] { "" }
       *[other] , { $right }-mal zu Recht
    }
replay-honor-liar = Dreisteste Lügen
replay-honor-eye = Schärfster Blick
replay-honor-winner = Sieg

## Die Wiederholung

replay-replay = Die Wiederholung
replay-seen-by = Gesehen von
replay-all = Alle Karten offen
replay-watcher = Zuschauende
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Von selbst abspielen
replay-keys = Tasten: ← und → gehen schrittweise, Pos1 und Ende springen.
replay-place = Schritt { $at } von { $last }
replay-place-turn = Zug { $turn }, Schritt { $at } von { $last }
replay-go = Dorthin
replay-answer = { $name }: { $action }
replay-log = Was geschehen ist
replay-nothing-yet = Die Karten sind verteilt. Noch ist nichts geschehen.
replay-fork = Von hier weiterspielen
replay-fork-hint = Ein neuer Tisch in diesem Augenblick: Du nimmst einen Platz, Bots die übrigen.
replay-fork-seat = Dein Platz
replay-fork-go = Weiterspielen
replay-old = Diese Partie wurde nach früheren Regeln gespielt. Sie lässt sich nicht mehr Zug für Zug aufbauen; was geschah, steht hier, wie es aufgeschrieben wurde.

## Das Austeilen

replay-deal = Das Austeilen, geprüft
replay-deal-fits = Geprüft: Der Startwert passt zum Siegel
replay-deal-wrong = Der Startwert passt nicht zum Siegel
replay-deal-about = Bevor die erste Karte verteilt wurde, zeigte der Tisch ein Siegel: einen Fingerabdruck des Startwerts, aus dem aller Zufall dieser Partie kommt. Jetzt liegen Startwert und Salz offen, und jeder kann nachprüfen, dass niemand am Stapel war.
replay-deal-seal = Siegel beim Austeilen
replay-deal-salt = Salz
replay-deal-seed = Startwert
replay-deal-how = Selbst nachprüfen
replay-deal-shell = In einer Shell:
replay-deal-python = Oder mit Python:
replay-deal-result = Beides gibt das Siegel aus. Die Aufzeichnung enthält denselben Startwert und jede Aktion: Ist Ruse installiert, spielt dies die Partie von der ersten Karte an nach.

## Behalten

replay-keep = Behalten und teilen
replay-link = Link zu diesem Augenblick
replay-copy = Link kopieren
replay-copied = Kopiert
replay-record = Aufzeichnung herunterladen
replay-record-hint = Ein kleiner Text: Regeln, Startwert und jede Aktion.
