### Die Kommandozeile auf Deutsch. Nachrichten, die mit help- beginnen, stehen auf einer Zeile und ohne Werte:
### `ruse --help` liest sie ohne den Fluent-Compiler.

## Hilfeseiten

help-ruse = Bluffspiele spielen und erforschen. Ohne Befehl, im Terminal: den Tisch im Browser öffnen.
help-serve = Tische im Browser öffnen, für dich und alle, die diesen Rechner erreichen.
help-play = Im Terminal gegen Bots spielen.
help-replay = Eine aufgezeichnete Partie nacherzählen, aus Sicht eines Platzes oder ganz offen.
help-rules = Ein Spiel erklären: die Regeln in unseren Worten und alle Optionen.
help-games = Die Spiele auflisten, mit Spielerzahl, Ausgaben und Bots.
help-simulate = Viele zufällige Partien spielen und messen.
help-arena = Einen Bot gegen andere spielen lassen: wie oft er gewinnt, wie oft er blufft.
help-bench = Entscheidungen und Partien pro Sekunde messen.
help-usage = Aufruf:
help-heading-options = Optionen
help-heading-commands = Befehle
help-help = Diese Seite zeigen und aufhören.
help-version = Die Version zeigen und aufhören.
help-language = Die Sprache: en, de oder it; sonst, was LANG sagt.
help-edition = Die Ausgabe, nach der gespielt wird: standard, german, italian.
help-option = Eine Regel des Tisches, etwa envoy=inquisitor; „ruse rules“ zählt sie auf. Beliebig oft.
help-cards = Eine Datei mit den Karten der eigenen Schachtel, für Spiele, deren Karten Daten sind.
help-players = Wie viele mitspielen; sonst 4, oder so nahe daran, wie das Spiel erlaubt.
help-seat = Dein Platz, von 0 an.
help-seed = Aus dieser Zahl austeilen, um eine Partie zu wiederholen; sonst aus einer geheimen.
help-bot = Wer auf den anderen Plätzen spielt; „ruse games“ zählt die Bots auf.
help-resume = Eine verlassene Partie fortsetzen.
help-record = Die Partie in dieser Datei aufbewahren.
help-pace = Sekunden zwischen den Ereignissen; 0 in einer Pipe.
help-replay-seat = Wie dieser Platz es sah; sonst wie ein Zuschauer.
help-all = Alles zeigen, was verborgen war.
help-step = Nach jedem Zug auf die Eingabetaste warten.
help-json = Als JSON ausgeben.
help-players-count = Wie viele mitspielen; sonst 4, oder so nahe daran, wie das Spiel erlaubt.
help-duel-players = Wie viele mitspielen; sonst so wenige, wie das Spiel erlaubt.
help-games-count = Wie viele Partien.
help-first-seed = Die Zahl, aus der alle Partien gegeben werden; sonst 0.
help-target = Worauf die Regeln laufen: python, cpu oder cuda.
help-workers = Threads des Ziels cpu; sonst alle Kerne.
help-arena-bot = Der Bot, der gemessen wird, auf einem Platz.
help-arena-field = Der Bot auf allen anderen Plätzen.
help-bench-players = Spielerzahlen, etwa 2,3,4.
help-bench-seconds = Sekunden je Durchgang; jede Zahl ist die beste aus dreien.
help-bench-openspiel = Mit den Spielen von OpenSpiel daneben oder ohne.
help-host = Die Adresse; sonst 127.0.0.1, nur dieser Rechner; mit 0.0.0.0 kommen auch andere herein.
help-port = Der Port; sonst 8000, mit 0 irgendein freier.
help-store = Die Datei, in der die Tische liegen; sonst eine unter deinen eigenen Daten.
help-open = Die Seite im Browser öffnen.
help-log = Was protokolliert wird: Pannen als text oder jede Anfrage als json.
help-serve-pace = Sekunden, die ein Bot ungefähr für eine Antwort braucht; sonst 1,5.
help-limits = Wie oft man anklopfen darf: 2 heißt doppelt so oft, 0 ohne Grenze; sonst 1.
help-abuse-log = Datei für die Adressen von Clients, die es übertreiben, oder off. Sonst abuse.log neben der Ablage.
help-origin = Der Name dieses Servers für andere, etwa https://ruse.example. Hinter einem Proxy nötig.
help-proxy = Die Reverse-Proxys, denen geglaubt wird, woher eine Anfrage kommt; sonst 127.0.0.1.

## Der Tisch

you = Du
table-seat = Platz
table-coins = Münzen
table-cards = Karten
table-claims = behauptet
table-out = raus
table-hand = Deine Karten: { $cards }

## Spielen

play-welcome = { $game }, { $players } Spieler
play-how = Tippe eine Nummer oder einen Wortanfang; ? erklärt alles, Strg-C hört auf.
play-commitment = Ausgeteilt. Der Fingerabdruck, zum Nachprüfen am Ende: { $hash }
play-watch = Die anderen spielen weiter; Strg-C hört auf.
play-unheard = Nur eine Stimme zählt, und { $name } ist zuerst dran.
play-left = Die Partie ist gespeichert. So geht sie jederzeit weiter:
menu-cost = , kostet { $coins }
menu-claim = , als { $card }
menu-bluff = , ein Bluff
menu-typed = tippe es ein, etwa „{ $example }“
cost-line = { $coins ->
        [one] Es kostet 1 Münze, sofort zu zahlen.
       *[other] Es kostet { $coins } Münzen, sofort zu zahlen.
    }
challenge-line = Alle anderen dürfen das anzweifeln.
block-anyone-line = Jeder andere darf blocken, und zwar als: { $cards }.
block-target-line = Das Opfer darf blocken, und zwar als: { $cards }.
prompt = ›
prompt-help = Tippe eine Nummer, die Notation (etwa „{ $example }“) oder deren Anfang. ? erklärt alles, q hört auf.
prompt-empty = Tippe eines davon: { $possible }. ? erklärt sie.
prompt-ambiguous = „{ $typed }“ ist nicht eindeutig: { $possible }.
prompt-refused = „{ $typed }“ geht nicht: { $why }. Möglich ist: { $possible }.
prompt-unknown = „{ $typed }“ gibt es jetzt nicht. Möglich ist: { $possible }.

## Das Ende

end-claims = Alle Behauptungen dieser Partie
end-true = wahr
end-bluff = Bluff
end-unheard = , nie gehört
end-seed = Startzahl { $seed }, Salz { $salt }. SHA-256 aus Salz und Startzahl (8 Bytes, höchstes zuerst) ist der Fingerabdruck vom Austeilen: { $hash }
end-replay = Noch einmal ansehen, mit offenen Karten:

## Wiedergabe

replay-head = { $game }, { $players } Spieler: eine aufgezeichnete Partie
replay-all = Alles liegt offen.
replay-spectator = Wie ein Zuschauer es sah. --seat N zeigt es von einem Platz aus, --all mit offenen Karten.
replay-seat = Wie Platz { $seat } es sah.
replay-unfinished = Hier endet die Aufzeichnung, bevor die Partie zu Ende ist: { $phase }.
replay-step = Eingabetaste geht weiter, Strg-C hört auf.

## Regeln und Spiele

rules-editions = Ausgaben
rules-options = Optionen
rules-options-how = Wähle mit --option name=wert. ● gilt; „strittig“ ist, was die Regelhefte offenlassen oder verschieden sagen.
rules-disputed = strittig
rules-default = (Vorgabe)
rules-range = eine Zahl von { $first } bis { $last }
rules-now = (jetzt { $value })
rules-default-number = (Vorgabe { $value })
games-players = Spieler: { $first } bis { $last }
games-editions = Ausgaben: { $editions }
games-bots = Bots: { $bots }
games-try = Zum Ausprobieren: ruse play { $game }, ruse rules { $game }

## Simulation, Arena, Messung

simulate-compiling = Regeln werden gebunden; beim ersten Mal wird übersetzt, das dauert etwa eine Minute ...
simulate-stopped = abgebrochen; nichts wurde behalten
simulate-done = { $games } Partien { $game } zu { $players } auf { $target } in { $seconds } s
simulate-speed = { $decisions } Entscheidungen je Sekunde, { $games } Partien je Sekunde
simulate-wins = Siege je Platz: { $wins }
simulate-digest = Prüfsumme aller Endstände: { $digest }
arena-rate = { $bot } gegen { $others ->
    [one] einen { $field }
   *[other] { $others } × { $field }
}: gewinnt { $rate } % von { $games } Partien (± { $margin }; Zufall wäre { $chance } %)
arena-bluffs = { $bot } blufft bei { $rate } % seiner { $claims } Behauptungen
arena-score = { $bot } kommt im Schnitt auf { $score } Punkte
arena-length = eine Partie hat { $decisions } Entscheidungen
bench-head = Zufälliges Spiel. Entscheidungen und Partien je Sekunde, das Beste aus drei Durchgängen.
bench-cores = { $count ->
    [one] 1 Kern
   *[other] { $count } Kerne
}
bench-ratio = { $game } zu viert auf { $target }, ein Kern: { $times } × { $rival } ({ $how })

## Der Server

serve-open = Ruse ist offen: { $address }. Strg-C schließt.
serve-network = Für Handys und Rechner im selben Netz: { $address }
serve-alone = Nur dieser Rechner kommt heran; mit --host 0.0.0.0 können Handys im selben Netz mitspielen.
serve-already = Ruse ist schon offen: { $address }.
serve-closed = Geschlossen. Alle Tische bleiben erhalten.

## Fehler

error-option = „{ $given }“ ist keine Option; schreibe name=wert
error-read = { $file } ist nicht lesbar: { $why }
error-taken = { $file } gibt es schon; eine Partie setzt du mit --resume fort, sonst nimm eine andere Datei
error-write = { $file } ist nicht schreibbar: { $why }
error-resume-options = eine fortgesetzte Partie hat ihre Spieler, ihre Startzahl und ihre Optionen schon; lass sie weg
error-seat-or-all = entweder --seat oder --all, nicht beides
error-counts = „{ $given }“ ist keine Liste von Spielerzahlen; schreibe 2,3,4
error-port-taken = Port { $port } ist von einem anderen Programm belegt; wähle mit --port einen anderen
error-port-denied = Port { $port } steht dir nicht offen; wähle mit --port einen über 1023
error-origin = { $given } ist keine Adresse; schreibe sie wie https://ruse.example
error-host = auf { $host } lässt sich nicht lauschen: { $why }
error-store = die Tische in { $file } lassen sich nicht öffnen: { $why }
error-store-taken = ein anderes Ruse hat die Tische in { $file } schon offen; schließ es oder wähle mit --store andere
error-table-missing = der Tisch im Browser ist nicht installiert; hol ihn mit: pip install 'ruse[table]'

## Lernen

help-train = Einen Bot im Spiel gegen sich selbst trainieren. Lässt sich jederzeit anhalten und fortsetzen.
help-train-decisions = Aus wie vielen Entscheidungen gelernt wird, etwa 400M (sonst: was das Spiel braucht).
help-train-players = Spielerzahlen, die gemischt werden, etwa 2,3,4 (sonst: alle, die üblichen öfter).
help-train-target = Wo trainiert wird.
help-train-folder = Ordner für Zwischenstand, Kurve und Gehirn (sonst: ruse-runs/SPIEL).
help-train-size = Gleichzeitig gespielte Partien.
help-train-seconds = Nach so vielen Sekunden anhalten; derselbe Befehl setzt fort.
help-train-seed = Startwert des Laufs.
help-train-reproduce = Den mitgelieferten Bot von vorn trainieren, in einem leeren Ordner.
help-train-field = Der Bot, an dem das Ergebnis gemessen wird.
help-exploit = Messen, wie weit sich ein Bot schlagen lässt: Ein bester Gegner wird gegen ihn trainiert und seine Siege werden gezählt.
help-exploit-bot = Der Bot, der geschlagen werden soll; er sitzt auf allen anderen Plätzen.
help-exploit-decisions = Wie viele Entscheidungen der Gegner zum Lernen hat.
help-exploit-games = Partien, die für das Ergebnis zählen.
help-exploit-brain = Eine Gehirn-Datei, die geschlagen werden soll, statt eines eingebauten Bots.
help-exploit-folder = Den Gegner hier aufheben, damit der Lauf fortgesetzt werden kann.
train-resumed = Weiter nach { $decisions } Entscheidungen.
train-progress = { $decisions } Entscheidungen, { $speed }/s, Entropie { $entropy }
train-done = Fertig. Das Gehirn liegt in { $folder }. Es gewinnt { $rate } % gegen { $field }.
train-paused = Angehalten. Derselbe Befehl setzt fort. Das bisherige Gehirn liegt in { $folder }. Es gewinnt { $rate } % gegen { $field }.
exploit-progress = { $decisions } Entscheidungen, { $speed }/s, der Gegner gewinnt beim Ausprobieren { $rate } %
exploit-rate = Nach { $decisions } Entscheidungen gewinnt ein bester Gegner { $rate } % ± { $margin } von { $games } Partien gegen { $others ->
        [one] einmal { $bot }
       *[other] { $others }-mal { $bot }
    }.
error-amount = „{ $typed }“ ist keine Anzahl; schreib zum Beispiel 250000, 400k, 400M oder 2G
