### La riga di comando in italiano. I messaggi che cominciano con help- stanno su una riga e senza valori:
### `ruse --help` li legge senza il compilatore Fluent.

## Pagine di aiuto

help-ruse = Giocare e studiare i giochi di bluff. Senza comando, in un terminale: aprire il tavolo nel browser.
help-serve = Aprire i tavoli nel browser, per te e per chi raggiunge questo computer.
help-play = Giocare contro i bot nel terminale.
help-replay = Raccontare di nuovo una partita registrata, vista da un posto o a carte scoperte.
help-rules = Spiegare un gioco: le regole con parole nostre e tutte le opzioni.
help-games = Elencare i giochi con giocatori, edizioni e bot.
help-simulate = Giocare e misurare molte partite casuali.
help-arena = Far giocare un bot contro altri: quanto vince, quanto bluffa.
help-bench = Misurare decisioni e partite al secondo.
help-usage = Uso:
help-heading-options = Opzioni
help-heading-commands = Comandi
help-help = Mostrare questa pagina e uscire.
help-version = Mostrare la versione e uscire.
help-language = La lingua: en, de o it; altrimenti quella di LANG.
help-edition = L’edizione con cui giocare: standard, german, italian.
help-option = Una regola del tavolo, come envoy=inquisitor; «ruse rules» le elenca. Ripetibile.
help-cards = Un file con le carte della propria scatola, per i giochi le cui carte sono dati.
help-players = Quanti giocano; altrimenti 4, o quanto più vicino il gioco permette.
help-seat = Il tuo posto, a partire da 0.
help-seed = Distribuire da questo numero, per ripetere una partita; altrimenti da uno segreto.
help-bot = Chi gioca negli altri posti; «ruse games» elenca i bot.
help-resume = Riprendere una partita lasciata a metà.
help-record = Conservare la partita in questo file.
help-pace = Secondi tra un evento e l’altro; 0 in una pipe.
help-replay-seat = Come l’ha vista questo posto; altrimenti come uno spettatore.
help-all = Mostrare tutto ciò che era nascosto.
help-step = Aspettare Invio dopo ogni turno.
help-json = Stampare JSON.
help-players-count = Quanti giocano; altrimenti 4, o quanto più vicino il gioco permette.
help-duel-players = Quanti giocano; altrimenti il minimo che il gioco permette.
help-games-count = Quante partite.
help-first-seed = Il numero da cui si distribuiscono tutte le partite; altrimenti 0.
help-target = Dove girano le regole: python, cpu o cuda.
help-workers = Quanti thread usa cpu; altrimenti tutti i core.
help-arena-bot = Il bot da misurare, in un solo posto.
help-arena-field = Il bot in tutti gli altri posti.
help-bench-players = Numeri di giocatori, come 2,3,4.
help-bench-seconds = Secondi per ogni prova; ogni cifra è la migliore di tre.
help-bench-openspiel = Con i giochi di OpenSpiel accanto ai nostri, o senza.
help-host = L’indirizzo; altrimenti 127.0.0.1, solo questo computer; con 0.0.0.0 entrano anche gli altri.
help-port = La porta; altrimenti 8000, con 0 una qualsiasi libera.
help-store = Il file che conserva i tavoli; altrimenti uno fra i tuoi dati.
help-open = Aprire la pagina nel browser.
help-log = Che cosa si registra: gli incidenti come text o ogni richiesta come json.
help-serve-pace = Secondi che un bot impiega all’incirca per rispondere; altrimenti 1,5.
help-limits = Quanto spesso si può bussare: 2 il doppio, 0 senza limiti; altrimenti 1.
help-abuse-log = File per gli indirizzi dei client che esagerano, oppure off. Altrimenti abuse.log accanto all'archivio.
help-origin = Il nome di questo server per gli altri, come https://ruse.example. Serve dietro un proxy.
help-proxy = I reverse proxy a cui si crede da dove viene una richiesta; altrimenti 127.0.0.1.

## Il tavolo

you = Tu
table-seat = posto
table-coins = monete
table-cards = carte
table-claims = ha dichiarato
table-out = fuori
table-hand = Le tue carte: { $cards }

## Giocare

play-welcome = { $game }, { $players } giocatori
play-how = Scrivi un numero o l’inizio di una parola; ? spiega tutto, Ctrl-C esce.
play-commitment = Carte distribuite. L’impronta, da controllare alla fine: { $hash }
play-watch = Gli altri continuano; Ctrl-C esce.
play-unheard = Se ne ascolta uno solo, e { $name } viene prima.
play-left = La partita è salvata. Puoi riprenderla quando vuoi:
menu-cost = , costa { $coins }
menu-claim = , come { $card }
menu-bluff = , un bluff
menu-typed = scrivilo, come «{ $example }»
cost-line = { $coins ->
        [one] Costa 1 moneta, da pagare subito.
       *[other] Costa { $coins } monete, da pagare subito.
    }
challenge-line = Tutti gli altri possono dubitarne.
block-anyone-line = Chiunque altro può bloccare, dichiarando: { $cards }.
block-target-line = Il bersaglio può bloccare, dichiarando: { $cards }.
prompt = ›
prompt-help = Scrivi un numero, la notazione (come «{ $example }») o il suo inizio. ? spiega tutto, q esce.
prompt-empty = Scrivi una di queste: { $possible }. ? le spiega.
prompt-ambiguous = «{ $typed }» può voler dire più cose: { $possible }.
prompt-refused = «{ $typed }» non si può fare: { $why }. Puoi scegliere: { $possible }.
prompt-unknown = «{ $typed }» adesso non è possibile. Puoi scegliere: { $possible }.

## La fine

end-claims = Tutte le dichiarazioni di questa partita
end-true = vero
end-bluff = bluff
end-unheard = , mai sentito
end-seed = Seme { $seed }, sale { $salt }. SHA-256 di sale e seme (8 byte, il più alto per primo) è l’impronta mostrata all’inizio: { $hash }
end-replay = Per rivederla a carte scoperte:

## Rivedere

replay-head = { $game }, { $players } giocatori: una partita registrata
replay-all = Tutto è scoperto.
replay-spectator = Come l’ha vista uno spettatore. --seat N la mostra da un posto, --all a carte scoperte.
replay-seat = Come l’ha vista il posto { $seat }.
replay-unfinished = Qui finisce la registrazione, prima della fine della partita: { $phase }.
replay-step = Invio prosegue, Ctrl-C esce.

## Regole e giochi

rules-editions = Edizioni
rules-options = Opzioni
rules-options-how = Si sceglie con --option nome=valore. ● è in vigore; «controversa» è ciò che i regolamenti lasciano aperto o dicono in modo diverso.
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

simulate-compiling = Collego le regole; la prima volta si compila, e ci vuole circa un minuto ...
simulate-stopped = interrotto; non è stato conservato nulla
simulate-done = { $games } partite di { $game } in { $players } su { $target } in { $seconds } s
simulate-speed = { $decisions } decisioni al secondo, { $games } partite al secondo
simulate-wins = vittorie per posto: { $wins }
simulate-digest = impronta di tutti gli stati finali: { $digest }
arena-rate = { $bot } contro { $others ->
    [one] un { $field }
   *[other] { $others } × { $field }
}: vince il { $rate } % di { $games } partite (± { $margin }; per caso sarebbe il { $chance } %)
arena-bluffs = { $bot } bluffa nel { $rate } % delle sue { $claims } dichiarazioni
arena-score = { $bot } totalizza in media { $score } punti
arena-length = una partita ha { $decisions } decisioni
bench-head = Gioco casuale. Decisioni e partite al secondo, il meglio di tre prove.
bench-cores = { $count ->
    [one] 1 core
   *[other] { $count } core
}
bench-ratio = { $game } in 4 su { $target }, un core: { $times } × { $rival } ({ $how })

## Il server

serve-open = Ruse è aperto: { $address }. Ctrl-C chiude.
serve-network = Per telefoni e computer nella stessa rete: { $address }
serve-alone = Lo raggiunge solo questo computer; con --host 0.0.0.0 giocano anche i telefoni della stessa rete.
serve-already = Ruse è già aperto: { $address }.
serve-closed = Chiuso. Tutti i tavoli restano conservati.

## Errori

error-option = «{ $given }» non è un’opzione; scrivi nome=valore
error-read = { $file } non si può leggere: { $why }
error-taken = { $file } esiste già; una partita si riprende con --resume, altrimenti scegli un altro file
error-write = { $file } non si può scrivere: { $why }
error-resume-options = una partita ripresa ha già i suoi giocatori, il suo seme e le sue opzioni; tralasciali
error-seat-or-all = scegli --seat oppure --all, non entrambi
error-counts = «{ $given }» non è un elenco di numeri di giocatori; scrivi 2,3,4
error-port-taken = la porta { $port } è occupata da un altro programma; scegline un’altra con --port
error-port-denied = la porta { $port } non ti è permessa; scegline una sopra 1023 con --port
error-origin = { $given } non è un indirizzo; scrivilo come https://ruse.example
error-host = impossibile ascoltare su { $host }: { $why }
error-store = impossibile aprire i tavoli in { $file }: { $why }
error-store-taken = un altro Ruse ha già aperto i tavoli in { $file }; chiudilo o scegline altri con --store
error-table-missing = il tavolo nel browser non è installato; si ottiene con: pip install 'ruse[table]'

## Apprendimento

help-train = Allena un bot facendolo giocare contro se stesso. Si può fermare e riprendere quando si vuole.
help-train-decisions = Da quante decisioni imparare, per esempio 400M (altrimenti: quante ne servono al gioco).
help-train-players = Numeri di giocatori da mescolare, per esempio 2,3,4 (altrimenti: tutti, i più comuni più spesso).
help-train-target = Dove allenare.
help-train-folder = Cartella per punto di ripresa, curva e cervello (altrimenti: ruse-runs/GIOCO).
help-train-size = Partite giocate insieme.
help-train-seconds = Ferma dopo questi secondi; lo stesso comando riprende.
help-train-seed = Seme dell’allenamento.
help-train-reproduce = Allena di nuovo da zero il bot fornito, in una cartella vuota.
help-train-field = Il bot con cui misurare il risultato.
help-exploit = Misura quanto si può battere un bot: allena il miglior avversario contro di lui e ne conta le vittorie.
help-exploit-bot = Il bot da battere; occupa tutti gli altri posti.
help-exploit-decisions = Quante decisioni ha l’avversario per imparare.
help-exploit-games = Partite che contano per il risultato.
help-exploit-brain = Un file di cervello da battere, invece di un bot incluso.
help-exploit-folder = Conserva qui l’avversario, per poter riprendere.
train-resumed = Si riprende dopo { $decisions } decisioni.
train-progress = { $decisions } decisioni, { $speed }/s, entropia { $entropy }
train-done = Finito. Il cervello è in { $folder }. Vince il { $rate } % contro { $field }.
train-paused = In pausa. Lo stesso comando riprende. Il cervello finora è in { $folder }. Vince il { $rate } % contro { $field }.
exploit-progress = { $decisions } decisioni, { $speed }/s, l’avversario vince il { $rate } % mentre prova
exploit-rate = Dopo { $decisions } decisioni, il miglior avversario vince il { $rate } % ± { $margin } di { $games } partite contro { $others ->
        [one] un { $bot }
       *[other] { $others } { $bot }
    }.
error-amount = “{ $typed }” non è una quantità; scrivi per esempio 250000, 400k, 400M o 2G
