### Das Geschehen auf dem Brett, auf Deutsch: was gestempelt wird, wie schnell es geht, was jemand verpasst hat.

stage-label = Was gerade geschieht
stage-skip = Überspringen
stage-true = Wahr!
stage-caught = Ertappt!
stage-out = Raus

stage-tempo = Tempo der Animationen
stage-slow = Langsam
stage-normal = Normal
stage-fast = Schnell
stage-off = Aus

stage-missed = Während du weg warst
