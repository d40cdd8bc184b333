### Die Kommandozeile auf Deutsch. Nachrichten, die mit help- beginnen, stehen auf einer Zeile und ohne Werte:
### `ruse --help` liest sie ohne den Fluent-Compiler.

## Hilfeseiten

help-ruse = Bluffspiele spielen und erforschen. Ohne Befehl öffnet sich der Tisch im Browser.
help-serve = Tische im Browser anbieten, für dich und alle, die diesen Computer erreichen.
help-play = Im Terminal gegen Bots spielen.
help-replay = Eine gespeicherte Partie ansehen, aus Sicht eines Platzes oder mit offenen Karten.
help-rules = Ein Spiel erklären: seine Regeln und alle Optionen.
help-games = Die Spiele auflisten, mit Spielerzahl, Ausgaben und Bots.
help-simulate = Viele zufällige Partien spielen und messen.
help-arena = Einen Bot gegen andere spielen lassen und seine Siege und Bluffs zählen.
help-bench = Entscheidungen und Partien pro Sekunde messen.
help-store-group = Die gespeicherten Tische eines Servers verwalten.
help-store-check = Jedes Journal nachspielen und melden, was nicht passt.
help-store-prune = Tische löschen, die älter als angegeben sind.
help-store-export = Eine beendete Partie als Partiedatei ausgeben.
help-store-backup = Die Tische in eine Datei kopieren, auch im laufenden Betrieb.
help-store-copy = Alle Tische in einen anderen, leeren Speicher kopieren.
help-store-forget = Alles löschen, was über einen Gast bekannt ist.
help-older = Das Alter, ab dem Tische gelöscht werden, etwa 90d.
help-accept-loss = Einen Speicher auch ohne sein gelöschtes Write-Ahead-Log öffnen. Was darin stand, ist verloren.
help-usage = Aufruf:
help-heading-options = Optionen
help-heading-commands = Befehle
help-help = Diese Seite anzeigen und beenden.
help-version = Die Version anzeigen und beenden.
help-language = Sprache: en, de oder it (Voreinstellung: nach LANG).
help-edition = Ausgabe, nach der gespielt wird: standard, german oder italian.
help-option = Eine Regeloption, etwa envoy=inquisitor. „ruse rules“ listet sie auf. Beliebig oft.
help-cards = Eine Datei mit den Karten deiner Schachtel, für Spiele, die das unterstützen.
help-players = Anzahl der Spieler (Voreinstellung: 4 oder die nächstliegende erlaubte Zahl).
help-seat = Dein Platz, ab 0 gezählt.
help-seed = Startwert für das Austeilen. Derselbe Wert wiederholt eine Partie (Voreinstellung: geheim).
help-bot = Der Bot auf den anderen Plätzen, oder mehrere, durch Kommas getrennt, einer je Platz. „ruse games“ listet die Bots auf.
help-resume = Eine verlassene Partie fortsetzen.
help-save = Die Partie in dieser Datei speichern.
help-pace = Sekunden zwischen den Ereignissen (0 in einer Pipe).
help-rule-ids = Zeigt in der Hilfe (?) die Nummern der Regeln.
help-replay-seat = Zeigen, was dieser Platz sah (Voreinstellung: was ein Zuschauer sah).
help-all = Alles zeigen, was verborgen war.
help-step = Nach jedem Zug auf die Eingabetaste warten.
help-json = Als JSON ausgeben.
help-players-count = Anzahl der Spieler (Voreinstellung: 4 oder die nächstliegende erlaubte Zahl).
help-duel-players = Anzahl der Spieler (Voreinstellung: so wenige, wie das Spiel erlaubt).
help-games-count = Anzahl der Partien.
help-first-seed = Startwert für das Austeilen aller Partien (Voreinstellung: 0).
help-target = Wo die Regeln laufen: python, cpu oder cuda.
help-workers = Threads für das Ziel cpu (Voreinstellung: alle Kerne).
help-ray = Auf einem Ray-Cluster spielen: auf dem unter ADDRESS (Host:Port) oder auf einem neuen, der hier gestartet wird. Diese Option steht hinter dem Spiel.
help-spans = Datei für den fertigen Teil eines Laufs auf einem Cluster, damit du ihn fortsetzen kannst.
help-arena-bot = Der Bot, der gemessen wird. Er spielt auf einem Platz.
help-arena-field = Der Bot auf allen anderen Plätzen.
help-bench-players = Spielerzahlen, etwa 2,3,4.
help-bench-seconds = Sekunden je Durchgang. Jede Zahl ist die beste aus drei Durchgängen.
help-bench-openspiel = Ob mit den Spielen von OpenSpiel verglichen wird.
help-bench-batch = Auch den Schritt von ruse.batch messen, neben PettingZoo und pgx, falls sie installiert sind.
help-host = Adresse (Voreinstellung: 127.0.0.1, nur dieser Computer). Mit 0.0.0.0 kommen auch andere herein.
help-port = Port (Voreinstellung: 8000). Mit 0 irgendein freier.
help-store = Wo die Tische gespeichert werden: eine Datei oder postgresql://... (Voreinstellung: eine Datei in deinem Datenordner).
help-serve-workers = Anzahl der Serverprozesse (Voreinstellung: 1).
help-serve-metrics = Port auf 127.0.0.1 mit Zahlen und Zustand eines Prozesses; jeder weitere nimmt den nächsten Port.
help-keep-waiting = Wie lange ein offener Tisch ohne Mitspieler bleibt, etwa 1h. „never“ behält ihn.
help-keep-standing = Wie lange ein Tisch bleibt, an dem nichts passiert, etwa 30d.
help-keep-finished = Wie lange beendete Partien bleiben. „never“ behält alle.
help-backups = Ordner für eine tägliche Kopie der Tische. Die letzten sieben bleiben.
help-open = Die Seite im Browser öffnen.
help-log = Was protokolliert wird: Fehler als text oder jede Anfrage als json.
help-serve-pace = Sekunden, die ein Bot im Schnitt für eine Antwort braucht (Voreinstellung: 1,5).
help-limits = Faktor für die Anfragegrenzen: 2 erlaubt doppelt so viele, 0 schaltet sie ab (Voreinstellung: 1).
help-abuse-log = Datei für die Adressen von Clients, die ein Limit überschreiten, oder off (Voreinstellung: abuse.log neben dem Speicher).
help-origin = Öffentliche Adresse dieses Servers, etwa https://ruse.example. Hinter einem Proxy nötig.
help-proxy = Reverse-Proxys, denen wir die Adresse eines Clients glauben (Voreinstellung: 127.0.0.1).

## Der Tisch

you = Du
table-seat = Platz
table-coins = Münzen
table-cards = Karten
table-claims = bisher behauptet
table-out = raus
table-hand = Deine Karten: { $cards }

## Spielen

play-welcome = { $game }, { $players } Spieler
play-how = Tippe eine Nummer oder den Anfang eines Wortes. ? erklärt alles, Strg-C beendet.
play-commitment = Die Karten sind verteilt. Mit diesem Fingerabdruck kannst du das am Ende nachprüfen: { $hash }
play-watch = Die anderen spielen weiter. Strg-C beendet.
play-unheard = Nur einer von euch kommt zum Zug, und { $name } hat Vorrang.
play-unheard-block = Nur eine Reaktion gilt, und { $name } hat Vorrang.
play-left = Die Partie ist gespeichert. So spielst du sie jederzeit weiter:
menu-cost = , kostet { $coins }
menu-claim = , als { $card }
menu-bluff = , ein Bluff
menu-typed = zum Beispiel „{ $example }“
cost-line = { $coins ->
        [one] Kostet 1 Münze, sofort zu zahlen.
       *[other] Kostet { $coins } Münzen, sofort zu zahlen.
    }
challenge-line = Alle anderen können das anfechten.
block-anyone-line = Jeder andere kann das als { $cards } verhindern.
block-target-line = Das Ziel kann das als { $cards } verhindern.
prompt = ›
prompt-help = Tippe eine Nummer, einen Befehl wie „{ $example }“ oder seine ersten Buchstaben. ? erklärt alles, q beendet.
prompt-empty = Du kannst tippen: { $possible }. ? erklärt alles.
prompt-ambiguous = „{ $typed }“ ist nicht eindeutig: { $possible }.
prompt-refused = „{ $typed }“ geht nicht: { $why }. Du kannst tippen: { $possible }.
prompt-unknown = „{ $typed }“ geht gerade nicht. Du kannst tippen: { $possible }.

## Das Ende

end-claims = Alle Behauptungen dieser Partie
end-true = wahr
end-bluff = Bluff
end-unheard = , zählte nicht
end-seed = Startwert { $seed }, Salt { $salt }. Der SHA-256-Hash aus Salt und Startwert (8 Byte, Big-Endian) ist der Fingerabdruck vom Austeilen: { $hash }
end-replay = Noch einmal ansehen, mit offenen Karten:

## Wiedergabe

replay-head = { $game }, { $players } Spieler: eine gespeicherte Partie
replay-all = Alle Karten liegen offen.
replay-spectator = Aus Sicht eines Zuschauers. --seat N zeigt die Sicht eines Platzes, --all offene Karten.
replay-seat = Aus Sicht von Platz { $seat }.
replay-unfinished = Die Partiedatei endet hier, vor dem Ende der Partie: { $phase }.
replay-step = Eingabetaste: weiter. Strg-C: beenden.

## Regeln und Spiele

rules-editions = Ausgaben
rules-options = Optionen
rules-options-how = Wähle mit --option name=wert. ● zeigt, was gilt. „Umstritten“ heißt: Die Regelhefte unterscheiden sich oder schweigen.
rules-disputed = umstritten
rules-default = (Voreinstellung)
rules-range = eine Zahl von { $first } bis { $last }
rules-now = (jetzt { $value })
rules-default-number = (Voreinstellung { $value })
games-players = Spieler: { $first } bis { $last }
games-editions = Ausgaben: { $editions }
games-bots = Bots: { $bots }
games-try = Zum Ausprobieren: ruse play { $game }, ruse rules { $game }

## Simulation, Arena, Messung

simulate-compiling = Regeln werden geladen. Beim ersten Mal werden sie kompiliert, das dauert etwa eine Minute …
simulate-stopped = abgebrochen; nichts wurde gespeichert
cluster-stopped = angehalten; die fertigen Partien sind gesichert, derselbe Befehl setzt den Lauf fort
simulate-done = { $games } Partien von { $game } mit { $players } Spielern auf { $target } in { $seconds } s
simulate-speed = { $decisions } Entscheidungen pro Sekunde, { $games } Partien pro Sekunde
simulate-wins = Siege je Platz: { $wins }
simulate-digest = Prüfsumme aller Endstände: { $digest }
arena-rate = { $bot } gegen { $others ->
    [one] einen { $field }
   *[other] { $others } × { $field }
}: gewinnt { $rate } % von { $games } Partien (± { $margin }; reiner Zufall: { $chance } %)
arena-bluffs = { $bot } blufft bei { $rate } % seiner { $claims } Behauptungen
arena-score = { $bot } kommt im Schnitt auf { $score } Punkte
arena-length = { $decisions } Entscheidungen pro Partie
bench-head = Zufälliges Spiel. Entscheidungen und Partien pro Sekunde, das Beste aus drei Durchgängen.
bench-cores = { $count ->
    [one] 1 Kern
   *[other] { $count } Kerne
}
bench-ratio = { $game } zu viert auf { $target }, ein Kern: { $times } × { $rival } ({ $how })

## Der Server

serve-open = Ruse läuft auf { $address }. Strg-C beendet es.
serve-network = Handys und Computer im selben Netz: { $address }
serve-alone = Nur dieser Computer kommt heran. Mit --host 0.0.0.0 können auch Handys im selben Netz mitspielen.
serve-already = Ruse läuft schon auf { $address }.
serve-closed = Beendet. Alle Tische sind gespeichert.
store-checked = { $tables ->
        [one] 1 Tisch geprüft, { $broken } mit Fehlern.
       *[other] { $tables } Tische geprüft, { $broken } mit Fehlern.
    }
store-pruned = { $tables ->
        [one] 1 Tisch gelöscht.
       *[other] { $tables } Tische gelöscht.
    }
store-forgot = { $tables ->
        [one] Alles über den Gast ist gelöscht, an 1 Tisch.
       *[other] Alles über den Gast ist gelöscht, an { $tables } Tischen.
    }
store-backed-up = Nach { $file } kopiert und geprüft.
store-copied = { $tables ->
        [one] 1 Tisch kopiert.
       *[other] { $tables } Tische kopiert.
    }

## Fehler

error-option = „{ $given }“ ist keine Option. Schreib name=wert
error-read = { $file } lässt sich nicht lesen: { $why }
error-taken = { $file } gibt es schon. Mit --resume setzt du eine Partie fort, sonst wähle eine andere Datei
error-write = { $file } lässt sich nicht schreiben: { $why }
error-resume-options = eine fortgesetzte Partie hat schon ihre Spieler, ihren Startwert und ihre Optionen. Lass sie weg
error-seat-or-all = wähle entweder --seat oder --all
error-counts = „{ $given }“ ist keine Liste von Spielerzahlen. Schreib zum Beispiel 2,3,4
error-port-taken = ein anderes Programm benutzt Port { $port }. Wähle mit --port einen anderen
error-port-denied = Port { $port } darfst du nicht benutzen. Wähle mit --port einen über 1023
error-metrics = Port { $port } lässt sich nicht für Messwerte benutzen: { $why }. Wähle mit --metrics einen anderen
error-origin = { $given } ist keine Adresse. Schreib sie wie https://ruse.example
error-host = { $host } lässt sich nicht verwenden: { $why }
error-store = der Speicher { $file } lässt sich nicht öffnen: { $why }
error-store-address = { $address } ist kein Speicher. Nenne eine Datei oder eine Datenbank: --store tables.db oder --store postgresql://...
error-store-full = der Speicher { $file } ist nicht leer. Kopiere in einen neuen
error-workers = auf diesem System brauchen mehrere Prozesse eine Datenbank: --store postgresql://...
error-one-worker = auf diesem System läuft der Server in einem einzigen Prozess: --workers weglassen
error-postgres-missing = für PostgreSQL fehlen Pakete. Installiere sie mit: pip install 'ruse[postgres]'
error-duration = { $given } ist keine Dauer. Schreib 90d, 12h, 30m oder never
error-no-store = es gibt keinen Speicher { $file }
error-no-table = es gibt keinen Tisch { $table }
error-not-over = die Partie an { $table } ist noch nicht zu Ende, und ihre Datei würde alle Karten zeigen
error-old-rules = { $table } wurde nach älteren Regeln gespielt und hat keine Partiedatei mehr
error-backup-postgres = PostgreSQL wird mit eigenen Werkzeugen gesichert: pg_dump -Fc
error-store-taken = ein anderes Ruse benutzt den Speicher { $file }. Beende es oder wähle mit --store einen anderen
error-table-missing = der Tisch im Browser ist nicht installiert. Installiere ihn mit: pip install 'ruse[table]'

## Lernen

help-train = Einen Bot im Spiel gegen sich selbst trainieren. Lässt sich jederzeit anhalten und fortsetzen.
help-train-decisions = Aus wie vielen Entscheidungen gelernt wird, etwa 400M (Voreinstellung: was das Spiel braucht).
help-train-players = Spielerzahlen, die gemischt werden, etwa 2,3,4 (Voreinstellung: alle, die üblichen öfter).
help-train-target = Wo trainiert wird.
help-train-folder = Ordner für Zwischenstand, Lernkurve und Gehirn (Voreinstellung: ruse-runs/SPIEL).
help-train-size = Gleichzeitig gespielte Partien.
help-train-seconds = Nach so vielen Sekunden anhalten. Mit demselben Befehl geht es weiter.
help-train-seed = Startwert des Laufs.
help-train-reproduce = Den mitgelieferten Bot von vorn trainieren, in einem leeren Ordner.
help-train-start = Mit dieser Gehirn-Datei beginnen statt bei null; learned ist das mitgelieferte Gehirn des Spiels.
help-train-field = Der Bot, an dem das Ergebnis gemessen wird.
help-exploit = Messen, wie angreifbar ein Bot ist: Ein Gegner wird gezielt gegen ihn trainiert, und dessen Siege werden gezählt.
help-exploit-bot = Der Bot, der geschlagen werden soll; er sitzt auf allen anderen Plätzen.
help-exploit-decisions = Wie viele Entscheidungen der Gegner zum Lernen hat.
help-exploit-games = Partien, die für das Ergebnis zählen.
help-exploit-brain = Eine Gehirn-Datei, die geschlagen werden soll, statt eines eingebauten Bots.
help-exploit-start = Der Gegner beginnt als freier spielende Kopie dieser Gehirn-Datei statt bei null; learned ist das mitgelieferte Gehirn des Spiels.
help-exploit-folder = Den Gegner hier aufheben, damit der Lauf fortgesetzt werden kann.
train-resumed = Weiter nach { $decisions } Entscheidungen.
train-progress = { $decisions } Entscheidungen, { $speed }/s, Entropie { $entropy }
train-progress-field = gewinnt { $rate } % gegen { $field }
train-progress-responder = verliert { $rate } % gegen den mitlernenden Gegner
train-member = Netz { $number } von { $count }
train-pupil = Jetzt lernt ein Netz, wie der Durchschnitt aller { $count } zu spielen.
train-pupil-progress = { $decisions } Entscheidungen, { $speed }/s, Abweichung von den anderen { $apart }
train-done = Fertig. Die Gehirn-Datei liegt in { $where }.
train-paused = Angehalten. Mit demselben Befehl geht es weiter. Die bisherige Gehirn-Datei liegt in { $where }.
train-joined = Die Gehirn-Datei mit allen Netzen liegt in { $where }.
train-rate = Der Bot gewinnt { $rate } % gegen { $field }.
exploit-progress = { $decisions } Entscheidungen, { $speed }/s, der Gegner gewinnt beim Ausprobieren { $rate } %
exploit-rate = Nach { $decisions } Entscheidungen gewinnt ein gezielt trainierter Gegner { $rate } % ± { $margin } von { $games } Partien gegen { $others ->
        [one] einmal { $bot }
       *[other] { $others }-mal { $bot }
    }.
exploit-start = Er begann als Kopie von { $start }, die freier spielt.
error-amount = „{ $typed }“ ist keine Anzahl. Schreib zum Beispiel 250000, 400k, 400M oder 2G

error-game = das Spiel „{ $given }“ gibt es nicht. Installiert sind { $known }
error-command = den Befehl „{ $given }“ gibt es nicht. Die Befehle sind { $known }
error-players = { $game } ist für { $first } bis { $last } Spieler, nicht für { $given }
error-edition = { $game } hat keine Ausgabe „{ $given }“. Es gibt { $known }
error-no-option = { $game } hat keine Option „{ $given }“. Es gibt { $known }
error-option-value = { $name } kann nicht „{ $given }“ sein. Möglich ist { $choices }
error-bot = { $game } hat keinen Bot „{ $given }“. Es gibt { $known }
error-seat = den Platz { $given } gibt es nicht. Diese Partie hat die Plätze 0 bis { $last }
error-seed = ein Startwert ist eine Zahl von 0 bis { $last }, nicht { $given }
error-no-flag = die Option { $given } gibt es nicht. --help listet die Optionen auf
error-missing = { $name } fehlt. --help erklärt den Befehl
error-no-value = { $name } braucht einen Wert
error-choice = { $name } kann nicht „{ $given }“ sein. Möglich ist { $choices }
error-value = „{ $given }“ ist kein gültiger Wert für { $name }
error-bad-match-file = diese Partie ist nicht lesbar ({ $why })
error-bad-cards = diese Kartendatei lässt sich nicht verwenden ({ $why })
error-target-missing = dieses Ziel ist nicht verfügbar ({ $why })
error-bad-brain = dieses Gehirn lässt sich nicht verwenden ({ $why })
error-memory = für diesen Lauf reicht der Speicher nicht. Spiel mit --size weniger Partien gleichzeitig
