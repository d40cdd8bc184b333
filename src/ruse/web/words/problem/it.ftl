### What can go wrong, in Italian: one sentence for each code, and a way on.

problem-title = C’è un intoppo
problem-home = Alla pagina iniziale
problem-table = Torna al tavolo

problem-heading-400 = Così non si capisce
problem-heading-401 = Fatti riconoscere
problem-heading-403 = Non è il tuo posto
problem-heading-404 = Qui non siede nessuno
problem-heading-405 = Non da questa parte
problem-heading-409 = Adesso non si può
problem-heading-413 = Troppo in una volta
problem-heading-422 = Così non va
problem-heading-429 = Piano, per favore
problem-heading-500 = Ci è caduta una carta
problem-heading-503 = Un attimo, per favore

problem-refused = Il tavolo non lo permette.
problem-bad-request = Il server non ha capito la richiesta.
problem-bad-token = La chiave di questo posto manca o non vale più.
problem-cross-site = La richiesta veniva da un altro sito, quindi non è stata eseguita.
problem-not-your-seat = Lì non hai un posto.
problem-no-table = Questo tavolo non c’è. Forse il link è incompleto, o il tavolo è stato sparecchiato.
problem-no-page = Questa pagina non c’è.
problem-wrong-method = Questo indirizzo non si usa così.
problem-unknown-game = Questo gioco qui non c’è.
problem-stale = Intanto il tavolo è andato avanti. Ecco com’è adesso.
problem-already-answered = Hai già risposto, e una risposta sigillata resta com’è.
problem-not-your-turn = In questo momento non tocca a te.
problem-table-full = Quel posto è occupato.
problem-not-running = La partita non è in corso.
problem-already-started = La partita è già cominciata.
problem-not-over = La partita è ancora in corso; le carte si scoprono alla fine.
problem-lesson-wants = Si potrebbe anche fare, ma una cosa alla volta: la lezione chiede il pulsante evidenziato.
problem-illegal-action = Adesso le regole non lo permettono.
problem-bad-name = Un nome ha da 1 a 24 caratteri visibili.
problem-address-too-long = Questo indirizzo è troppo lungo.
problem-bad-option = Così il tavolo non si può preparare.
problem-bad-seat = Quel posto non c’è.
problem-bad-record = Questa registrazione non si può leggere.
problem-no-record = Questa partita è stata giocata con regole precedenti; la sua registrazione non si può più scrivere.
problem-bad-position = Questa posizione non può esistere.
problem-too-large = È più di quanto il server accetti in una volta.
problem-too-many-requests = Tante richieste in poco tempo. Aspetta un attimo e poi continua.
problem-store-failed = In questo momento il server non riesce a scrivere il suo registro. Riprova fra poco.
problem-broken = L’errore è nostro, non tuo. I tuoi tavoli sono al sicuro.
problem-error = Qualcosa è andato storto.
