### Fib auf Deutsch: was jedes Spiel mitbringt, damit es im Browser gespielt werden kann.

game-title = Fib
game-about = Zwei verdeckte Würfel. Sag immer mehr über deinen, bis der andere zweifelt.
game-length = 5 Minuten

edition-standard = bis drei Punkte
edition-short = bis einen Punkt

option-faces = Seiten eines Würfels
option-target = Punkte zum Sieg

action-say = Sagen
action-doubt = Zweifeln
note-doubt = wer sich irrt, gibt dem anderen einen Punkt
numbered = { $number }
ask-say = Was sagst du?
phase-say = jemand spricht
phase-over = die Partie ist zu Ende

event-rolled = { $you ->
        [seat] Du würfelst { $number }.
       *[none] { $seat } würfelt.
    }
event-said = { $you ->
        [seat] Du sagst { $number }.
       *[none] { $seat } sagt { $number }.
    }
event-doubted = { $you ->
        [seat] Du zweifelst.
       *[none] { $seat } zweifelt.
    }
event-shown = { $you ->
        [seat] Du zeigst { $number }.
       *[none] { $seat } zeigt { $number }.
    }
event-point = { $you ->
        [seat] Du bekommst den Punkt.
       *[none] { $seat } bekommt den Punkt.
    }
event-finished = Die Partie ist zu Ende.

refusal-not-asked = ist jetzt nicht gefragt
refusal-no-such-action = eine solche Aktion gibt es nicht
refusal-nothing-said = es ist noch nichts gesagt
refusal-too-low = die letzte Zahl muss überboten werden
refusal-too-high = so viel zeigt kein Würfel
