### Ein Spiel lernen: die Seite mit Bildern, die Tipps und der Spickzettel am Tisch, auf Deutsch.

learn-title = { $game } lernen
learn-heading = { $game } in Bildern
learn-read = So geht es, in Bildern
learn-start = Geführte erste Partie spielen
learn-round = Ein Beispiel Schritt für Schritt
learn-round-hint = Du sitzt unten. Jedes Bild ist eine echte Stellung, nach den Regeln gespielt und vom selben Tisch gezeichnet, an dem du spielst.
learn-you = Du
learn-picture = Der Tisch bei Schritt { $step }
learn-step = Schritt { $step }
learn-rules = Alle Regeln
learn-pictures = So geht es
learn-glance = Spickzettel
learn-glance-title = { $game } auf einen Blick
learn-hint = Tipp
learn-hint-close = Verstanden
