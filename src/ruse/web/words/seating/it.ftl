### Setting up a table and sitting down at it, in Italian.

seating-title = Nuovo tavolo: { $game }
seating-heading = Prepara il tavolo
seating-players = In quanti si gioca?
seating-who = Chi siede con te?
seating-who-friends = Amici, ognuno col proprio dispositivo
seating-who-friends-hint = Ricevi un link e un codice QR. I posti ancora liberi all’inizio vanno ai bot.
seating-who-device = Amici, tutti su questo dispositivo
seating-who-device-hint = Passatevelo; un sipario nasconde le tue carte a chi viene dopo.
seating-who-bots = Solo bot
seating-who-bots-hint = La partita comincia subito.
seating-names = Nomi di chi usa questo dispositivo
seating-names-hint = Dove il nome manca, gioca un bot.
seating-name-of = Posto { $seat }
seating-clock = Orologio
seating-clock-none = Senza orologio
seating-clock-none-hint = Nessuno ti mette fretta. Per chi se ne va, dopo { $grace } secondi gioca un bot.
seating-clock-relaxed = Tranquillo
seating-clock-quick = Rapido
seating-clock-hint = { $answer } secondi per rispondere, poi risponde un bot.
seating-bot = Il bot che occupa i posti liberi e sostituisce chi manca
seating-bot-random = Bot principiante
seating-bot-random-hint = Fa una qualunque delle mosse permesse. Per la prima prova.
seating-listed = Chi può trovare il tavolo?
seating-listed-no = Solo chi ha il link
seating-listed-yes = Tutti: mostralo nella pagina iniziale
seating-rules = Regole di questo tavolo
seating-rules-hint = Edizioni e regole della casa. Così come sono, sono quelle che consigliamo.
seating-edition = Edizione
seating-options = Regole della casa
seating-disputed = controversa
seating-disputed-hint = Dove leggi «controversa» i regolamenti stampati non concordano o tacciono: decide ogni tavolo.
seating-usual = di solito
seating-as-edition = come nell’edizione
seating-number-hint = da { $first } a { $last }; vuoto: come nell’edizione
seating-cards = Carte della tua scatola
seating-cards-hint = Il regolamento non stampa tutte le carte, perciò le nostre sono una ricostruzione. Se hai il gioco, prendi il nostro file, scrivici quello che mostrano le tue carte e usalo qui.
seating-cards-ours = Scarica il nostro file per cominciare
seating-cards-file = Il tuo file
seating-cards-file-hint = TOML, al massimo { $most } KB. Senza file si gioca con le nostre carte. Le tue può guardarle chiunque al tavolo.
seating-cards-kept = Gioca con le carte del file scelto
seating-bad-cards = Il file di carte non si può usare. Il perché è scritto accanto, tra le regole di questo tavolo.
seating-cards-wrong = Questo file non si può usare:
seating-cards-too-large = Questo file è troppo grande: un file di carte ha al massimo { $most } KB.
seating-start-now = Comincia la partita
seating-open = Apri il tavolo
seating-wrong = Così il tavolo non si può preparare
seating-bad-value = «{ $option }» non può essere «{ $value }».
seating-bad-number = «{ $option }» è un numero da { $first } a { $last }, non «{ $value }».
seating-bad-players = A { $game } giocano da { $first } a { $last } persone.
seating-no-people = Scrivi almeno un nome, perché qualcuno sieda a questo dispositivo.

## The lobby

seating-lobby = { $game }, in attesa di giocatori
seating-seats = Posti
seating-seat = Posto { $seat }
seating-you = tu
seating-host = ha aperto il tavolo
seating-is-free = Libero
seating-free-hint = Se resta libero, gioca un bot
seating-sit-here = Siediti qui
seating-sit-hint = Scegli un nome, poi una sedia.
seating-kick = Allontana
seating-kick-name = Allontana { $name } dal tavolo
seating-lock = Chiudi il tavolo
seating-unlock = Riapri il tavolo
seating-locked = Questo tavolo è chiuso. Puoi guardare.
seating-report = Segnala questo tavolo
seating-leave = Lascia il tavolo
seating-start = Comincia
seating-start-hint = { $free ->
        [0] Ci siete tutti.
        [one] Il posto libero va a un bot.
       *[other] I { $free } posti liberi vanno ai bot.
    }
seating-only-seated = Può cominciare chiunque sieda al tavolo.
seating-invite = Invita
seating-link = Link a questo tavolo
seating-link-hint = Chi lo apre può sedersi o guardare.
seating-copy = Copia il link
seating-copied = Copiato
seating-share = Condividi
seating-qr = Codice QR con il link a questo tavolo
seating-local = Questo indirizzo vale solo su questo computer. Per i telefoni nella stessa rete avvia il server con «ruse serve --host 0.0.0.0».
seating-plan-players = { $players } giocatori
seating-plan-listed = visibile nella pagina iniziale
seating-plan-hidden = solo con il link
seating-plan-bot = posti liberi: { $bot }
seating-plan-clock = { $clock ->
        [none] senza orologio
        [relaxed] orologio tranquillo, { $answer } secondi
       *[quick] orologio rapido, { $answer } secondi
    }
seating-plan-cards = con carte proprie
seating-own-cards = Carte proprie
seating-own-cards-hint = A questo tavolo si gioca con carte portate dai giocatori: scaricale
seating-plan-rules = Le regole di questo tavolo
