### Rings um das Spielfeld und um den Rahmen eines Tisches, auf Deutsch.

panels-label = Rund um den Tisch

## Verlauf, Notizen, Rollen, Regeln, Gespräch

panels-log = Verlauf
panels-log-empty = Noch ist nichts passiert.

panels-notes = Notizen
panels-notes-hint = Nur du siehst diese Notizen. Markiere, was du vermutest. Die Zahl zeigt, wie oft der Spieler den Charakter beansprucht hat.
panels-notes-about = Ich vermute bei { $name }
panels-notes-claimed = { $card }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    } beansprucht
panels-notes-keep = Speichern

panels-cards = Rollen

panels-rules = Regeln
panels-rules-all = Alle Regeln
panels-rules-disputed = umstritten

panels-talk = Chat
panels-talk-new = neu
panels-talk-empty = Noch hat niemand etwas gesagt. Versprich, was du willst. Nichts davon bindet dich.
panels-talk-apart = Das sehen jetzt nur die anderen Zuschauer. Die Spieler können es nach der Partie lesen.
panels-talk-watching = schaut zu
panels-talk-players = Etwas in die Runde sagen
panels-talk-watchers = Mit den anderen Zuschauern sprechen
panels-talk-send = Senden
panels-resigned = hat aufgegeben. Ein Bot spielt weiter.
panels-react = Reagieren
panels-reaction-laugh = Lacht
panels-reaction-gasp = Staunt
panels-reaction-doubt = Zweifelt
panels-reaction-clap = Applaudiert
panels-reaction-anger = Ist wütend
panels-reaction-tears = Weint

## Der Kopf eines Tisches

panels-more = Mehr
panels-close = Schließen
panels-sound = Ton abspielen, wenn ich dran bin
panels-invite = Einladen
panels-invite-hint = Wer diesen Link hat, kann mitspielen, solange ein Platz frei ist, und danach zuschauen.
panels-link = Link zu diesem Tisch
panels-copy = Link kopieren
panels-copied = Kopiert
panels-share = Teilen
panels-qr = QR-Code mit dem Link zu diesem Tisch
panels-keys = Tastatur
panels-keys-hint = Diese Tasten gelten, solange du nicht schreibst.
panels-keys-use = Tastenkürzel verwenden
panels-keys-this = Diese Liste zeigen

## Wenn etwas schiefgeht

panels-lost = Verbindung verloren. Neuer Versuch …
panels-newest = Skripte sind ausgeschaltet, deshalb aktualisiert sich diese Seite nicht von selbst. Den neuesten Stand zeigen
panels-failed = Deine Antwort hat den Server nicht erreicht. Bitte versuch es noch einmal.
panels-leave = Tisch verlassen
panels-leaving = Partie verlassen?
panels-leave-now = Vorerst gehen
panels-resign = Aufgeben
panels-resign-hint = Ein Bot spielt deinen Platz zu Ende. Du bekommst ihn nicht zurück, kannst aber zuschauen.
panels-stay = Bleiben
panels-rename = Meinen Namen ändern
panels-leave-hint = Ein Bot spielt für dich, bis du wiederkommst
