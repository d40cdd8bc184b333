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
        [one] Es gab eine Behauptung.
       *[other] Es gab { $claims } Behauptungen.
    } { $bluffs ->
        [0] { $claims ->
            [0] { "" }
            [one] Sie war wahr.
           *[other] Alle waren wahr.
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
replay-timeline-hint = Über der Linie: die Wahrheit. Darunter: Bluffs. Tippe auf ein Zeichen, um zu diesem Moment zu springen.
replay-timeline-table = Jede Behauptung, Platz für Platz und Zug für Zug
replay-seat = Platz
replay-turn = Zug { $turn }
replay-out = { $name } scheidet aus
replay-wins = { $name } gewinnt
replay-mark = { $name } behauptet: { $card } ({ $action }). { $truth }; { $fate }.
replay-true = wahr
replay-bluff = Bluff
replay-fate-stood = nicht angefochten
replay-fate-unheard = zählte nicht: Ein anderer Spieler hatte Vorrang
replay-fate-blocked = von { $name } verhindert
replay-fate-shown = von { $name } angefochten und bewiesen
replay-fate-caught = von { $name } angefochten und aufgeflogen
replay-fate-given-up = von { $name } angefochten und nicht aufgedeckt, obwohl wahr
replay-legend = Legende
replay-legend-true = wahre Behauptung
replay-legend-bluff = Bluff
replay-legend-caught = angefochten und aufgeflogen
replay-legend-shown = angefochten und bewiesen
replay-legend-blocked = verhindert
replay-legend-unheard = verdeckte Antwort, die nicht zählte
replay-legend-acts = Zug ohne Behauptung
replay-legend-out = ausgeschieden
replay-legend-won = gewonnen
replay-legend-now = der Moment, der unten zu sehen ist
replay-no-claims = In dieser Partie hat niemand etwas behauptet.
replay-as-text = Alle Behauptungen als Tabelle
replay-column-turn = Zug
replay-column-who = Wer
replay-column-claim = Behauptung
replay-column-for = Wofür
replay-column-truth = Wahrheit
replay-column-fate = Ergebnis

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
        [0] nie angefochten
        [one] einmal angefochten
       *[other] { $challenges }-mal angefochten
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
replay-watcher = Zuschauer
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-keys = Tasten: ← und → gehen einen Schritt, Pos1 und Ende springen, Leertaste spielt ab.
replay-place = Schritt { $at } von { $last }
replay-place-turn = Zug { $turn }, Schritt { $at } von { $last }
replay-go = Los
replay-answer = { $name }: { $action }
replay-log = Was passiert ist
replay-nothing-yet = Die Karten sind verteilt. Noch ist nichts passiert.
replay-fork = Von hier weiterspielen
replay-fork-hint = Ein neuer Tisch ab diesem Moment: Du nimmst einen Platz, Bots die anderen.
replay-fork-seat = Dein Platz
replay-fork-go = Weiterspielen
replay-old = Diese Partie wurde nach früheren Regeln gespielt und lässt sich nicht Zug für Zug wiederholen. Hier steht, was aufgezeichnet wurde.

## Das Austeilen

replay-deal = Das Austeilen nachprüfen
replay-deal-fits = Geprüft: Der Startwert passt zum Siegel
replay-deal-wrong = Der Startwert passt nicht zum Siegel
replay-deal-about = Bevor die erste Karte verteilt wurde, zeigte der Tisch ein Siegel: einen Fingerabdruck des Startwerts, der über jeden Zufall dieser Partie entscheidet. Jetzt sind Startwert und Salt bekannt, und jeder kann nachprüfen, dass niemand am Stapel war.
replay-deal-seal = Siegel beim Austeilen
replay-deal-salt = Salt
replay-deal-seed = Startwert
replay-deal-how = Selbst nachprüfen
replay-deal-shell = In einer Shell:
replay-deal-python = Oder mit Python:
replay-deal-result = Beide Befehle geben das Siegel aus. Die Partiedatei enthält denselben Startwert und jede Aktion. Wenn du Ruse installiert hast, spielt dieser Befehl die Partie von der ersten Karte an nach.

## Behalten

replay-keep = Speichern und teilen
replay-link = Link zu diesem Moment
replay-copy = Link kopieren
replay-copied = Kopiert
replay-match-file = Partiedatei herunterladen
replay-match-file-hint = Eine kleine Textdatei mit den Regeln, dem Startwert und jeder Aktion.

## Die Partie im Verlauf

replay-graph-player = Name
replay-graph-most = Höchststand
replay-graph-end = Am Ende

## Das Ende einer Partie, am Tisch

replay-ranking = Rangliste und Statistik
replay-rank = Rang
replay-held = Karten
replay-held-none = keine
replay-count-claims = Behauptungen
replay-count-bluffs = Bluffs
replay-count-caught = Ertappt
replay-count-challenges = Angefochten
replay-count-right = Zu Recht
replay-count-coins = Münzen erhalten
replay-lies = { $count ->
        [0] kein Bluff bei
        [one] ein Bluff bei
       *[other] { $count } Bluffs bei
    } { $claims ->
        [one] einer Behauptung
       *[other] { $claims } Behauptungen
    }
