### Il tavolo in italiano: situazione, posti, la barra, il sipario, la fine.

## La scheda del browser

table-title = { $game } · Ruse
table-title-mine = ● Tocca a te · { $game }
table-title-over = { $game }: partita finita

## Situazione: di chi è il turno, chi si aspetta

table-turn-mine = Tocca a te
table-turn-of = Tocca a { $name }
table-asked = Serve la tua risposta
table-over = La partita è finita
table-number = Turno { $number }
table-awaited = In attesa di { $names }
table-awaited-too = In attesa anche di { $names }
table-seconds = { $seconds ->
        [one] resta un secondo
       *[other] restano { $seconds } secondi
    }
table-watchers = { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }

## Posti

table-players = Al tavolo
table-you = Tu
table-bot = bot
table-away = assente, gioca un bot
table-out = fuori
table-on-turn = di turno
table-is-asked = si aspetta la sua risposta
table-winner = ha vinto
table-coins = { $count ->
        [0] nessuna moneta
        [one] 1 moneta
       *[other] { $count } monete
    }
table-hidden = { $count ->
        [0] nessuna carta coperta
        [one] 1 carta coperta
       *[other] { $count } carte coperte
    }
table-lost = perse: { $cards }
table-claims = ha dichiarato: { $cards }
table-suspect = sospetti: { $cards }
table-role-claim = lo dichiara
table-role-block = blocca
table-role-challenge = dubita
table-role-show = mostra la carta
table-role-refuse = non mostra la carta
table-role-target = è il bersaglio

## Il centro

table-board = Il tavolo

## Le mie carte e la barra

table-hand = Le tue carte
table-bar = Che cosa puoi fare
table-claim = dichiara { $the }
table-bluff = bluff
table-bluff-private = questo segno lo vedi solo tu
table-cost = costa { $count }
table-whom = { $action }: contro chi?
table-close = Indietro
table-sealed = La tua risposta è sigillata: { $answer }.
table-sealed-why = Nessuno la vede prima che tutti abbiano risposto.
table-autopass = Passa per me se non sono il bersaglio

## Chi sta solo a guardare

table-watching = Stai guardando.
table-watching-note = Vedi quello che vedono tutti al tavolo. Le carte coperte restano coperte fino alla fine.
table-you-are-out = Sei fuori.
table-you-are-out-note = Gli altri continuano. Anche adesso vedi solo quello che è scoperto.

## Via, e di ritorno

table-stand-in = Un bot gioca al posto tuo.
table-back = Eccomi di nuovo

## Un solo dispositivo: il sipario

table-curtain = Passa il dispositivo a { $name }
table-curtain-note = Adesso tutti gli altri guardano altrove.
table-uncover = Sono { $name }: mostra le mie carte
table-device = Un dispositivo per { $names }. Va a chi deve rispondere.

## La fine

table-again = Gioca ancora
table-again-join = Vai alla prossima partita
table-replay = Rivedi la partita, con ogni bluff
table-replay-plain = Rivedi la partita
table-home = Pagina iniziale
table-old = Questa partita è iniziata con regole più vecchie e non può continuare.
table-story = La sua storia

## Per chi ascolta, e le note in piccolo

table-news = Che cosa è appena successo
table-seal = Le carte erano decise prima di iniziare; alla fine puoi controllarlo con questa impronta:
