### Dopo la partita: il risultato, chi ha mentito e quando, la verifica delle carte, il replay. In italiano.

replay-title = { $game }: replay
replay-eyebrow = { $game }, { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }
replay-won = { $names } { $count ->
        [one] vince
       *[other] si dividono la vittoria
    }
replay-drawn = Non vince nessuno
replay-summary = { $claims ->
        [0] Nessuno ha dichiarato nulla.
        [one] C’è stata una sola dichiarazione.
       *[other] Ci sono state { $claims } dichiarazioni.
    } { $bluffs ->
        [0] { $claims ->
            [0] { "" }
           *[other] Era tutto vero.
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
replay-timeline-table = Ogni dichiarazione di ogni posto, turno per turno
replay-seat = Posto
replay-turn = Turno { $turn }
replay-out = { $name } esce dal gioco
replay-wins = { $name } vince
replay-mark = { $name } dichiara: { $card } ({ $action }). { $truth }; { $fate }.
replay-true = vero
replay-bluff = bluff
replay-fate-stood = nessuna obiezione
replay-fate-unheard = non ascoltata: ha parlato qualcun altro
replay-fate-blocked = bloccata da { $name }
replay-fate-shown = messa in dubbio da { $name }, carta mostrata
replay-fate-caught = messa in dubbio da { $name }, scoperta
replay-fate-given-up = messa in dubbio da { $name }, carta non mostrata benché vera
replay-legend = I segni
replay-legend-true = dichiarazione vera
replay-legend-bluff = bluff
replay-legend-caught = messa in dubbio e scoperta
replay-legend-shown = messa in dubbio, carta mostrata
replay-legend-blocked = bloccata
replay-legend-unheard = sigillata e non ascoltata
replay-legend-acts = turno senza dichiarazioni
replay-legend-out = fuori dal gioco
replay-no-claims = In questa partita nessuno ha dichiarato nulla.
replay-as-text = Tutte le dichiarazioni come testo
replay-column-turn = Turno
replay-column-who = Chi
replay-column-claim = Dichiara
replay-column-for = Per
replay-column-truth = Verità
replay-column-fate = Com’è andata

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
        [0] nessun dubbio
        [one] un dubbio
       *[other] { $challenges } dubbi
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
replay-watcher = Chi guarda
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avanti da solo
replay-keys = Tasti: ← e → un passo alla volta, Inizio e Fine saltano.
replay-place = Passo { $at } di { $last }
replay-place-turn = Turno { $turn }, passo { $at } di { $last }
replay-go = Vai lì
replay-answer = { $name }: { $action }
replay-log = Che cosa è successo
replay-nothing-yet = Le carte sono distribuite. Non è ancora successo nulla.
replay-fork = Continua da qui
replay-fork-hint = Un nuovo tavolo da questo momento: tu prendi un posto, i bot gli altri.
replay-fork-seat = Il tuo posto
replay-fork-go = Continua
replay-old = Questa partita è stata giocata con regole precedenti. Non si può più ricostruire mossa per mossa; quel che è successo è raccontato qui come fu annotato.

## Le carte

replay-deal = Le carte, verificate
replay-deal-fits = Verificato: il seme corrisponde al sigillo
replay-deal-wrong = Il seme non corrisponde al sigillo
replay-deal-about = Prima della prima carta il tavolo ha mostrato un sigillo: l’impronta del seme da cui viene tutto il caso di questa partita. Ora seme e sale sono scoperti, e chiunque può verificare che nessuno ha toccato il mazzo.
replay-deal-seal = Sigillo mostrato all’inizio
replay-deal-salt = Sale
replay-deal-seed = Seme
replay-deal-how = Verifica tu
replay-deal-shell = In una shell:
replay-deal-python = Oppure con Python:
replay-deal-result = Entrambi stampano il sigillo. La registrazione contiene lo stesso seme e ogni azione: con Ruse installato, questo rigioca la partita dalla prima carta.

## Da tenere

replay-keep = Conserva e condividi
replay-link = Link a questo momento
replay-copy = Copia il link
replay-copied = Copiato
replay-record = Scarica la registrazione
replay-record-hint = Un piccolo testo: regole, seme e ogni azione.
