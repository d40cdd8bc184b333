### The rules page, in German.

rules-page-title = Regeln von { $game }
rules-page-heading = So spielt man { $game }
rules-page-contents = Auf dieser Seite
rules-page-reference = Die Charaktere
rules-page-ids = Regelnummern zeigen
rules-page-ids-hint = Mit ihnen lässt sich jeder Satz in unserem Regelverzeichnis nachschlagen.
rules-page-editions = Ausgaben
rules-page-options = Hausregeln
rules-page-options-hint = Jeder Tisch kann sie selbst wählen. Zuerst steht, was hier gilt.
rules-page-disputed = umstritten
rules-page-in-force = gilt hier
rules-page-also = auch möglich
rules-page-range = eine Zahl von { $first } bis { $last }
rules-page-play = Jetzt spielen
