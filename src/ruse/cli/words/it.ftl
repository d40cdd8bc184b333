### La riga di comando in italiano. I messaggi che cominciano con help- stanno su una riga e senza valori:
### `ruse --help` li legge senza il compilatore Fluent.

## Pagine di aiuto

help-ruse = Gioca ai giochi di bluff e studiali. Senza comando, apre il tavolo nel browser.
help-serve = Ospita tavoli nel browser, per te e per chi raggiunge questo computer.
help-play = Gioca contro i bot nel terminale.
help-replay = Rivedi una partita salvata, come l’ha vista un posto o a carte scoperte.
help-rules = Spiega un gioco: le sue regole e tutte le opzioni.
help-games = Elenca i giochi con giocatori, edizioni e bot.
help-simulate = Gioca e misura molte partite casuali.
help-arena = Fai giocare un bot contro altri e conta le sue vittorie e i suoi bluff.
help-bench = Misura decisioni e partite al secondo.
help-store-group = Gestisci i tavoli che un server conserva.
help-store-check = Rigioca ogni registro e segnala ciò che non torna.
help-store-prune = Cancella i tavoli più vecchi di una certa età.
help-store-export = Mostra una partita finita come file di partita.
help-store-backup = Copia i tavoli in un file, anche a server acceso.
help-store-copy = Copia tutti i tavoli in un altro archivio, vuoto.
help-store-forget = Cancella tutto ciò che si sa di un ospite.
help-older = Cancella i tavoli più vecchi di questa durata, ad esempio 90d.
help-accept-loss = Apre un archivio anche se il suo write-ahead log è stato cancellato. Ciò che conteneva è perso.
help-usage = Uso:
help-heading-options = Opzioni
help-heading-commands = Comandi
help-help = Mostra questa pagina ed esce.
help-version = Mostra la versione ed esce.
help-language = Lingua: en, de o it (predefinito: quella di LANG).
help-edition = Edizione con cui giocare: standard, german o italian.
help-option = Un’opzione delle regole, come envoy=inquisitor. «ruse rules» le elenca. Ripetibile.
help-cards = Un file con le carte della tua scatola, per i giochi che lo permettono.
help-players = Numero di giocatori (predefinito: 4, o il più vicino che il gioco permette).
help-seat = Il tuo posto, a partire da 0.
help-seed = Seme per distribuire le carte. Lo stesso seme ripete una partita (predefinito: segreto).
help-bot = Il bot negli altri posti, o più bot separati da virgole, uno per posto. «ruse games» elenca i bot.
help-resume = Riprende una partita lasciata a metà.
help-save = Salva la partita in questo file.
help-pace = Secondi tra un evento e l’altro (0 in una pipe).
help-rule-ids = Mostra nell’aiuto (?) i numeri delle regole.
help-replay-seat = Mostra ciò che ha visto questo posto (predefinito: ciò che ha visto uno spettatore).
help-all = Mostra tutto ciò che era nascosto.
help-step = Aspetta Invio dopo ogni turno.
help-json = Stampa JSON.
help-players-count = Numero di giocatori (predefinito: 4, o il più vicino che il gioco permette).
help-duel-players = Numero di giocatori (predefinito: il minimo che il gioco permette).
help-games-count = Numero di partite.
help-first-seed = Seme per distribuire le carte di tutte le partite (predefinito: 0).
help-target = Dove girano le regole: python, cpu o cuda.
help-workers = Thread per il target cpu (predefinito: tutti i core).
help-ray = Gioca su un cluster Ray: quello all’indirizzo ADDRESS (host:porta) o uno nuovo avviato qui. Questa opzione va scritta dopo il gioco.
help-spans = File per la parte già conclusa di un’esecuzione su un cluster, per poterla riprendere.
help-arena-bot = Il bot da misurare. Gioca in un solo posto.
help-arena-field = Il bot in tutti gli altri posti.
help-bench-players = Numeri di giocatori, come 2,3,4.
help-bench-seconds = Secondi per prova. Ogni cifra è la migliore di tre prove.
help-bench-openspiel = Se fare il confronto con i giochi di OpenSpiel.
help-bench-batch = Misura anche il passo di ruse.batch, accanto a PettingZoo e pgx se sono installati.
help-host = Indirizzo (predefinito: 127.0.0.1, solo questo computer). Con 0.0.0.0 entrano anche gli altri.
help-port = Porta (predefinito: 8000). Con 0 una qualsiasi libera.
help-store = Dove si salvano i tavoli: un file o postgresql://... (predefinito: un file nella tua cartella dei dati).
help-serve-workers = Numero di processi del server (predefinito: 1).
help-serve-metrics = Porta su 127.0.0.1 con metriche e stato di un processo; ogni altro processo usa la porta successiva.
help-keep-waiting = Per quanto tempo si conserva un tavolo aperto a cui nessuno si unisce, ad esempio 1h. «never» lo conserva.
help-keep-standing = Per quanto tempo si conserva un tavolo dove non succede nulla, ad esempio 30d.
help-keep-finished = Per quanto tempo si conservano le partite finite. «never» le conserva tutte.
help-backups = Cartella per una copia quotidiana dei tavoli. Restano le ultime sette.
help-open = Apre la pagina nel browser.
help-log = Che cosa registrare: gli errori come text o ogni richiesta come json.
help-serve-pace = Secondi che un bot impiega in media per rispondere (predefinito: 1,5).
help-limits = Fattore per i limiti di richieste: 2 ne permette il doppio, 0 li toglie (predefinito: 1).
help-abuse-log = File per gli indirizzi dei client che superano un limite, oppure off (predefinito: abuse.log accanto all’archivio).
help-origin = Indirizzo pubblico di questo server, come https://ruse.example. Serve dietro un proxy.
help-proxy = Reverse proxy a cui credere per l’indirizzo di un client (predefinito: 127.0.0.1).

## Il tavolo

you = Tu
table-seat = posto
table-coins = monete
table-cards = carte
table-claims = finora ha dichiarato
table-out = fuori
table-hand = Le tue carte: { $cards }

## Giocare

play-welcome = { $game }, { $players } giocatori
play-how = Scrivi un numero o l’inizio di una parola. ? spiega tutto, Ctrl-C esce.
play-commitment = Le carte sono distribuite. Alla fine puoi verificarlo con questa impronta: { $hash }
play-watch = Gli altri continuano. Ctrl-C esce.
play-unheard = Vale una sola sfida, e { $name } ha la precedenza.
play-unheard-block = Vale un solo blocco, e { $name } ha la precedenza.
play-left = La partita è salvata. Puoi riprenderla quando vuoi:
menu-cost = , costa { $coins }
menu-claim = , come { $card }
menu-bluff = , un bluff
menu-typed = per esempio «{ $example }»
cost-line = { $coins ->
        [one] Costa 1, da pagare subito.
       *[other] Costa { $coins }, da pagare subito.
    }
challenge-line = Tutti gli altri possono sfidare la dichiarazione.
block-anyone-line = Chiunque altro può bloccare dichiarando { $cards }.
block-target-line = Il bersaglio può bloccare dichiarando { $cards }.
prompt = ›
prompt-help = Scrivi un numero, un comando come «{ $example }» o le sue prime lettere. ? spiega tutto, q esce.
prompt-empty = Puoi scrivere: { $possible }. ? spiega tutto.
prompt-ambiguous = «{ $typed }» può significare più cose: { $possible }.
prompt-refused = «{ $typed }» non si può: { $why }. Puoi scrivere: { $possible }.
prompt-unknown = «{ $typed }» adesso non è possibile. Puoi scrivere: { $possible }.

## La fine

end-claims = Tutte le dichiarazioni di questa partita
end-true = vero
end-bluff = bluff
end-unheard = , non valida
end-seed = Seme { $seed }, salt { $salt }. L’hash SHA-256 di salt e seme (8 byte, big-endian) è l’impronta mostrata all’inizio: { $hash }
end-replay = Per rivederla a carte scoperte:

## Rivedere

replay-head = { $game }, { $players } giocatori: una partita salvata
replay-all = Tutte le carte sono scoperte.
replay-spectator = Come l’ha vista uno spettatore. --seat N la mostra da un posto, --all a carte scoperte.
replay-seat = Come l’ha vista il posto { $seat }.
replay-unfinished = Il file della partita finisce qui, prima della fine della partita: { $phase }.
replay-step = Invio continua, Ctrl-C esce.

## Regole e giochi

rules-editions = Edizioni
rules-options = Opzioni
rules-options-how = Scegli con --option nome=valore. ● indica il valore in vigore, «controversa» una regola su cui i regolamenti differiscono o tacciono.
rules-disputed = controversa
rules-default = (predefinito)
rules-range = un numero da { $first } a { $last }
rules-now = (ora { $value })
rules-default-number = (predefinito { $value })
games-players = Giocatori: da { $first } a { $last }
games-editions = Edizioni: { $editions }
games-bots = Bot: { $bots }
games-try = Per provare: ruse play { $game }, ruse rules { $game }

## Simulazione, arena, misure

simulate-compiling = Carico le regole. La prima volta vengono compilate, e ci vuole circa un minuto …
simulate-stopped = interrotto; non è stato salvato niente
cluster-stopped = interrotto; le partite concluse sono salvate e lo stesso comando riprende l’esecuzione
simulate-done = { $games } partite di { $game } con { $players } giocatori su { $target } in { $seconds } s
simulate-speed = { $decisions } decisioni al secondo, { $games } partite al secondo
simulate-wins = vittorie per posto: { $wins }
simulate-digest = impronta di tutti gli stati finali: { $digest }
arena-rate = { $bot } contro { $others ->
    [one] un { $field }
   *[other] { $others } × { $field }
}: vince il { $rate }% di { $games } partite (± { $margin }; a caso: { $chance }%)
arena-bluffs = { $bot } bluffa nel { $rate }% delle sue { $claims } dichiarazioni
arena-score = { $bot } totalizza in media { $score } punti
arena-length = { $decisions } decisioni per partita
bench-head = Gioco casuale. Decisioni e partite al secondo, il meglio di tre prove.
bench-cores = { $count ->
    [one] 1 core
   *[other] { $count } core
}
bench-ratio = { $game } con 4 giocatori su { $target }, un core: { $times } × { $rival } ({ $how })

## Il server

serve-open = Ruse è in esecuzione su { $address }. Ctrl-C lo ferma.
serve-network = Telefoni e computer nella stessa rete: { $address }
serve-alone = Lo raggiunge solo questo computer. Con --host 0.0.0.0 possono giocare anche i telefoni della stessa rete.
serve-already = Ruse è già in esecuzione su { $address }.
serve-closed = Fermato. Tutti i tavoli sono salvati.
store-checked = { $tables ->
        [one] 1 tavolo controllato, { $broken } con errori.
       *[other] { $tables } tavoli controllati, { $broken } con errori.
    }
store-pruned = { $tables ->
        [one] 1 tavolo cancellato.
       *[other] { $tables } tavoli cancellati.
    }
store-forgot = { $tables ->
        [one] Cancellato tutto ciò che riguarda l’ospite, a 1 tavolo.
       *[other] Cancellato tutto ciò che riguarda l’ospite, a { $tables } tavoli.
    }
store-backed-up = Copiato in { $file } e controllato.
store-copied = { $tables ->
        [one] 1 tavolo copiato.
       *[other] { $tables } tavoli copiati.
    }

## Errori

error-option = «{ $given }» non è un’opzione. Scrivi nome=valore
error-read = { $file } non si può leggere: { $why }
error-taken = { $file } esiste già. Con --resume si riprende una partita, altrimenti scegli un altro file
error-write = { $file } non si può scrivere: { $why }
error-resume-options = una partita ripresa ha già i suoi giocatori, il suo seme e le sue opzioni. Non indicarli
error-seat-or-all = scegli --seat oppure --all
error-counts = «{ $given }» non è un elenco di numeri di giocatori. Scrivi per esempio 2,3,4
error-port-taken = la porta { $port } è usata da un altro programma. Scegline un’altra con --port
error-port-denied = non puoi usare la porta { $port }. Scegline una sopra 1023 con --port
error-metrics = la porta { $port } non si può usare per le metriche: { $why }. Scegline un’altra con --metrics
error-origin = { $given } non è un indirizzo. Scrivilo come https://ruse.example
error-host = impossibile usare { $host }: { $why }
error-store = impossibile aprire l’archivio { $file }: { $why }
error-store-address = { $address } non è un archivio. Indica un file o una base di dati: --store tables.db o --store postgresql://...
error-store-full = l’archivio { $file } non è vuoto. Copia in uno nuovo
error-workers = su questo sistema, più processi richiedono un database: --store postgresql://...
error-one-worker = su questo sistema il server funziona con un solo processo: ometti --workers
error-postgres-missing = per PostgreSQL mancano dei pacchetti. Installali con: pip install 'ruse[postgres]'
error-duration = { $given } non è una durata. Scrivi 90d, 12h, 30m o never
error-no-store = non c’è nessun archivio { $file }
error-no-table = non c’è nessun tavolo { $table }
error-not-over = la partita di { $table } non è ancora finita, e il suo file mostrerebbe tutte le carte
error-old-rules = { $table } è stato giocato con regole precedenti e non ha più un file di partita
error-backup-postgres = PostgreSQL si salva con i suoi strumenti: pg_dump -Fc
error-store-taken = un altro Ruse usa l’archivio { $file }. Fermalo o scegline un altro con --store
error-table-missing = il tavolo nel browser non è installato. Installalo con: pip install 'ruse[table]'

## Apprendimento

help-train = Allena un bot facendolo giocare contro se stesso. Si può fermare e riprendere quando si vuole.
help-train-decisions = Da quante decisioni imparare, per esempio 400M (predefinito: quante ne servono al gioco).
help-train-players = Numeri di giocatori da mescolare, per esempio 2,3,4 (predefinito: tutti, i più comuni più spesso).
help-train-target = Dove allenare.
help-train-folder = Cartella per punto di ripresa, curva di apprendimento e cervello (predefinito: ruse-runs/GIOCO).
help-train-size = Partite giocate insieme.
help-train-seconds = Si ferma dopo questo numero di secondi. Lo stesso comando riprende.
help-train-seed = Seme dell’allenamento.
help-train-reproduce = Allena di nuovo da zero il bot fornito, in una cartella vuota.
help-train-start = Inizia da questo file di cervello invece che da zero; learned è il cervello fornito con il gioco.
help-train-field = Il bot con cui misurare il risultato.
help-exploit = Misura quanto si può battere un bot: allena il miglior avversario contro di lui e ne conta le vittorie.
help-exploit-bot = Il bot da battere; occupa tutti gli altri posti.
help-exploit-decisions = Quante decisioni ha l’avversario per imparare.
help-exploit-games = Partite che contano per il risultato.
help-exploit-brain = Il file di un cervello da battere, invece di un bot incluso.
help-exploit-start = L’avversario inizia come copia più libera di questo cervello invece che da zero; learned è il cervello fornito con il gioco.
help-exploit-folder = Conserva qui l’avversario, per poter riprendere.
train-resumed = Si riprende dopo { $decisions } decisioni.
train-progress = { $decisions } decisioni, { $speed }/s, entropia { $entropy }
train-progress-field = vince il { $rate }% contro { $field }
train-progress-responder = perde il { $rate }% contro l’avversario che impara con lui
train-member = Rete { $number } di { $count }
train-pupil = Ora una rete impara a giocare come la media di tutte e { $count }.
train-pupil-progress = { $decisions } decisioni, { $speed }/s, divergenza dalle altre { $apart }
train-done = Finito. Il cervello è in { $where }.
train-paused = In pausa. Lo stesso comando riprende. Il cervello salvato finora è in { $where }.
train-joined = Il cervello con tutte le reti è in { $where }.
train-rate = Vince il { $rate }% delle partite contro { $field }.
exploit-progress = { $decisions } decisioni, { $speed }/s, l’avversario vince il { $rate }% mentre prova
exploit-rate = Dopo { $decisions } decisioni, il miglior avversario vince il { $rate }% ± { $margin } di { $games } partite contro { $others ->
        [one] un { $bot }
       *[other] { $others } { $bot }
    }.
exploit-start = Ha iniziato come copia di { $start } che gioca più liberamente.
error-amount = «{ $typed }» non è una quantità. Scrivi per esempio 250000, 400k, 400M o 2G

error-game = il gioco «{ $given }» non esiste. I giochi installati sono { $known }
error-command = il comando «{ $given }» non esiste. I comandi sono { $known }
error-players = { $game } è per { $first }-{ $last } giocatori, non per { $given }
error-edition = { $game } non ha l’edizione «{ $given }». Ci sono { $known }
error-no-option = { $game } non ha l’opzione «{ $given }». Ci sono { $known }
error-option-value = { $name } non può essere «{ $given }». Può essere { $choices }
error-bot = { $game } non ha il bot «{ $given }». Ci sono { $known }
error-seat = il posto { $given } non esiste. Questa partita ha i posti da 0 a { $last }
error-seed = un seme è un numero da 0 a { $last }, non { $given }
error-no-flag = l’opzione { $given } non esiste. --help elenca le opzioni
error-missing = manca { $name }. --help spiega il comando
error-no-value = { $name } richiede un valore
error-choice = { $name } non può essere «{ $given }». Può essere { $choices }
error-value = «{ $given }» non è un valore valido per { $name }
error-bad-match-file = questa partita non si può leggere ({ $why })
error-bad-cards = questo file di carte non si può usare ({ $why })
error-target-missing = questo target non è disponibile ({ $why })
error-bad-brain = questo cervello non si può usare ({ $why })
error-memory = la memoria non basta per questo allenamento. Gioca meno partite insieme con --size
