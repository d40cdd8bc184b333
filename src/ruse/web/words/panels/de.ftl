### Rings um das Spielfeld und um den Rahmen eines Tisches, auf Deutsch.

panels-label = Rund um den Tisch

## Verlauf, Notizen, Rollen, Regeln, Gespräch

panels-log = Verlauf
panels-log-empty = Noch ist nichts geschehen.

panels-notes = Notizen
panels-notes-hint = Nur für dich: Markiere, was du vermutest. Die Zahl sagt, wie oft jemand sich auf den Charakter berufen hat.
panels-notes-about = Ich vermute bei { $name }
panels-notes-claimed = { $card }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    } behauptet
panels-notes-keep = Merken

panels-cards = Rollen

panels-rules = Regeln
panels-rules-all = Alle Regeln
panels-rules-disputed = umstritten

panels-talk = Gespräch
panels-talk-new = neu
panels-talk-empty = Noch hat niemand etwas gesagt. Versprich, was du willst; nichts davon bindet.
panels-talk-apart = Du schreibst denen, die zuschauen; die Spieler lesen es erst nach der Partie.
panels-talk-watching = schaut zu
panels-talk-players = Zum Tisch sprechen
panels-talk-watchers = Mit den Zuschauern sprechen
panels-talk-send = Senden

## Der Kopf eines Tisches

panels-more = Mehr
panels-close = Schließen
panels-sound = Ton, wenn ich gefragt bin
panels-invite = Einladen
panels-invite-hint = Wer diesen Link hat, kann mitspielen, solange ein Platz frei ist, und danach zuschauen.
panels-link = Link zu diesem Tisch
panels-copy = Link kopieren
panels-copied = Kopiert
panels-share = Teilen
panels-qr = QR-Code mit dem Link zu diesem Tisch
panels-keys = Tastatur
panels-keys-hint = Diese Tasten gelten, solange du nicht schreibst.
panels-keys-use = Diese Tasten benutzen
panels-keys-this = Diese Liste

## Wenn etwas schiefgeht

panels-lost = Verbindung verloren, neuer Versuch läuft …
panels-newest = Ohne Skripte steht diese Seite still: den neuesten Stand zeigen
panels-failed = Das ist nicht beim Server angekommen. Bitte versuch es noch einmal.
panels-leave = Tisch verlassen
panels-leave-hint = Ein Bot spielt für dich weiter, bis du wiederkommst
