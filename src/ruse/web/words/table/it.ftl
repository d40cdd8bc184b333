### Il tavolo in italiano: situazione, posti, la barra, il sipario, la fine.

## La scheda del browser

table-title = { $game } · Ruse
table-title-mine = ● Tocca a te · { $game }
table-title-over = { $game }: partita finita

## Situazione: di chi è il turno, chi si aspetta

table-turn-mine = Tocca a te
table-turn-of = Tocca a { $name }
table-asked = Decidi tu
table-over = La partita è finita
table-number = Turno { $number }
table-awaited = In attesa di { $names }
table-awaited-too = { $count ->
        [one] Deve rispondere anche { $names }
       *[other] Devono rispondere anche { $names }
    }
table-clock = Tempo per rispondere
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
table-is-gone = è via
table-out = fuori
table-on-turn = di turno
table-is-asked = deve rispondere
table-winner = ha vinto
table-coins = { $count ->
        [0] nessuna moneta
        [one] 1 moneta
       *[other] { $count } monete
    }
table-hidden = { $count ->
        [0] nessuna carta a faccia in giù
        [one] 1 carta a faccia in giù
       *[other] { $count } carte a faccia in giù
    }
table-lost = ha perso { $cards }
table-claims = finora ha dichiarato: { $cards }
table-suspect = sospetti: { $cards }
table-role-claim = dichiara la carta
table-role-block = blocca
table-role-challenge = sfida
table-role-show = rivela la carta
table-role-refuse = non rivela la carta
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
table-whom = { $action }: scegli un giocatore
table-close = Indietro
table-sealed = Hai scelto: { $answer }.
table-passed = Lasci fare. In attesa degli altri
table-sealed-why = Nessuno vede la tua risposta finché tutti non hanno risposto.
table-autopass = Lascia fare per me se non sono il bersaglio

## Chi sta solo a guardare

table-watching = Stai guardando.
table-watching-note = Vedi quello che vedono tutti al tavolo. Le carte a faccia in giù restano nascoste fino alla fine.
table-you-are-out = Sei fuori.
table-you-are-out-note = Gli altri continuano. Tu vedi ancora solo le carte a faccia in su.
table-new-game = Nuova partita
table-skip-to-end = Vai alla fine

## Via, e di ritorno

table-stand-in = Un bot gioca al posto tuo.
table-back = Sono di nuovo qui
table-gone = { $name } è via.
table-gone-until = Un bot subentra tra
table-gone-now = Un bot subentra al prossimo turno.
table-replace = Sostituisci ora

## Un solo dispositivo: il sipario

table-curtain = Passa il dispositivo a { $name }
table-curtain-note = Tutti gli altri si girino dall’altra parte.
table-uncover = Sono { $name }. Mostra le mie carte
table-device = { $names } usano questo dispositivo. Passalo a chi tocca.

## La fine

table-again = Gioca ancora
table-again-join = Vai alla prossima partita
table-replay = Guarda il replay, con tutti i bluff
table-replay-plain = Guarda il replay
table-home = Pagina iniziale
table-old = Questa partita è cominciata con regole più vecchie e non può continuare.
table-story = Che cosa è successo

## Per chi ascolta, e le note in piccolo

table-news = Che cosa è appena successo
table-seal = Le carte erano decise prima dell’inizio. Alla fine puoi controllarlo con questa impronta:
