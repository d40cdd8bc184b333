### Dopo la partita: il risultato, chi ha mentito e quando, la verifica delle carte, il replay. In italiano.

replay-title = { $game }: replay
replay-eyebrow = { $game }, { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
replay-won = { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
replay-drawn = Non vince nessuno
replay-summary = { $claims ->
        [0] Nessuno ha dichiarato nulla.
        [one] C’è stata una dichiarazione.
       *[other] Ci sono state { $claims } dichiarazioni.
    } { $bluffs ->
        [0] { $claims ->
            [0] { "" }
            [one] Era vera.
           *[other] Erano tutte vere.
        }
        [one] Una era un bluff.
       *[other] Di queste, { $bluffs } erano bluff.
    } { $bluffs ->
        [0] { "" }
       *[other] { $caught ->
            [0] Nessuno è stato scoperto.
            [one] Uno è stato scoperto.
           *[other] { $caught } sono stati scoperti.
        }
    }
replay-to-table = Torna al tavolo
replay-watch = Guarda il replay

## La linea del tempo

replay-timeline = Chi ha mentito, e quando
replay-timeline-hint = Sopra la linea: la verità. Sotto: i bluff. Tocca un segno per andare a quel momento.
replay-timeline-table = Ogni dichiarazione, posto per posto e turno per turno
replay-seat = Posto
replay-turn = Turno { $turn }
replay-out = { $name } è fuori dal gioco
replay-wins = { $name } vince
replay-mark = { $name } dichiara: { $card } ({ $action }). { $truth }; { $fate }.
replay-true = vero
replay-bluff = bluff
replay-fate-stood = non sfidata
replay-fate-unheard = non valida: un altro giocatore aveva la precedenza
replay-fate-blocked = bloccata da { $name }
replay-fate-shown = sfidata da { $name } e dimostrata
replay-fate-caught = sfidata da { $name } e scoperta
replay-fate-given-up = sfidata da { $name } e non rivelata, benché vera
replay-legend = Legenda
replay-legend-true = dichiarazione vera
replay-legend-bluff = bluff
replay-legend-caught = sfidata e scoperta
replay-legend-shown = sfidata e dimostrata
replay-legend-blocked = bloccata
replay-legend-unheard = risposta segreta che non è valsa
replay-legend-acts = turno senza dichiarazioni
replay-legend-out = fuori dal gioco
replay-legend-won = vittoria
replay-legend-now = il momento mostrato sotto
replay-no-claims = In questa partita nessuno ha dichiarato nulla.
replay-as-text = Tutte le dichiarazioni in tabella
replay-column-turn = Turno
replay-column-who = Chi
replay-column-claim = Dichiarazione
replay-column-for = Per
replay-column-truth = Verità
replay-column-fate = Esito

## Le cifre di ogni posto

replay-figures = Sinceri o no
replay-figure-claims = { $claims ->
        [0] nessuna dichiarazione
        [one] una dichiarazione
       *[other] { $claims } dichiarazioni
    }
replay-figure-bluffs = { $bluffs ->
        [0] nessun bluff
        [one] un bluff
       *[other] { $bluffs } bluff
    }{ $caught ->
        [0] { "" }
        [one] , uno scoperto
       *[other] , { $caught } scoperti
    }
replay-figure-challenges = { $challenges ->
        [0] nessuna sfida
        [one] una sfida
       *[other] { $challenges } sfide
    }{ $challenges ->
        [0] { "" }
       *[other] , { $right } con ragione
    }
replay-honor-liar = Faccia di bronzo
replay-honor-eye = Occhio di lince
replay-honor-winner = Vittoria

## Il replay

replay-replay = Il replay
replay-seen-by = Visto da
replay-all = Tutte le carte scoperte
replay-watcher = Spettatore
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-keys = Tasti: ← e → avanzano di un passo, Inizio e Fine saltano, Spazio riproduce.
replay-place = Passo { $at } di { $last }
replay-place-turn = Turno { $turn }, passo { $at } di { $last }
replay-go = Vai
replay-answer = { $name }: { $action }
replay-log = Che cosa è successo
replay-nothing-yet = Le carte sono distribuite. Non è ancora successo nulla.
replay-fork = Continua da qui
replay-fork-hint = Un nuovo tavolo da questo momento: tu prendi un posto, i bot gli altri.
replay-fork-seat = Il tuo posto
replay-fork-go = Continua
replay-old = Questa partita è stata giocata con regole precedenti e non si può rivedere mossa per mossa. Ecco che cosa è stato registrato.

## Le carte

replay-deal = Verifica la distribuzione
replay-deal-fits = Verificato: il seme corrisponde al sigillo
replay-deal-wrong = Il seme non corrisponde al sigillo
replay-deal-about = Prima della prima carta il tavolo ha mostrato un sigillo: l’impronta del seme che decide ogni evento casuale di questa partita. Ora seme e salt sono pubblici, e chiunque può verificare che nessuno ha toccato il mazzo.
replay-deal-seal = Sigillo mostrato all’inizio
replay-deal-salt = Salt
replay-deal-seed = Seme
replay-deal-how = Verifica tu
replay-deal-shell = In una shell:
replay-deal-python = Oppure con Python:
replay-deal-result = Entrambi i comandi stampano il sigillo. Il file della partita contiene lo stesso seme e ogni azione. Se hai installato Ruse, questo comando rigioca la partita dalla prima carta.

## Da tenere

replay-keep = Salva e condividi
replay-link = Link a questo momento
replay-copy = Copia il link
replay-copied = Copiato
replay-match-file = Scarica il file della partita
replay-match-file-hint = Un piccolo file di testo con le regole, il seme e ogni azione.

## La partita nel tempo

replay-graph-player = Giocatore
replay-graph-most = Massimo
replay-graph-end = Alla fine

## La fine di una partita, al tavolo

replay-ranking = Classifica e statistiche
replay-rank = Posto
replay-held = Carte
replay-held-none = nessuna
replay-count-claims = Dichiarazioni
replay-count-bluffs = Bluff
replay-count-caught = Scoperti
replay-count-challenges = Sfide
replay-count-right = A ragione
replay-count-coins = Incasso
replay-lies = { $count ->
        [0] nessun bluff su
        [one] un bluff su
       *[other] { $count } bluff su
    } { $claims ->
        [one] una dichiarazione
       *[other] { $claims } dichiarazioni
    }
