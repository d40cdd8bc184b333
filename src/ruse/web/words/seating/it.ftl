### Setting up a table and sitting down at it, in Italian.

seating-title = Nuovo tavolo: { $game }
seating-heading = Prepara il tavolo
seating-players = In quanti si gioca?
seating-who = Con chi vuoi giocare?
seating-who-friends = Amici, ognuno con il proprio dispositivo
seating-who-friends-hint = Ricevi un link e un codice QR. I posti ancora liberi all’inizio vanno ai bot.
seating-who-device = Amici, tutti su questo dispositivo
seating-who-device-hint = Passatevelo. Un sipario nasconde le tue carte a chi viene dopo.
seating-who-bots = Solo bot
seating-who-bots-hint = La partita comincia subito.
seating-names = Chi usa questo dispositivo?
seating-names-hint = Lascia vuoto un nome, e lì giocherà un bot.
seating-name-of = Posto { $seat }
seating-clock = Orologio
seating-clock-none = Senza orologio
seating-clock-none-hint = Prenditi il tuo tempo. Un bot sostituisce i giocatori assenti dopo { $grace } s.
seating-clock-relaxed = Tranquillo
seating-clock-quick = Rapido
seating-clock-hint = { $answer } secondi per risposta, poi risponde un bot per te.
seating-bot = Bot per i posti liberi e i giocatori assenti
seating-bot-random = Bot principiante
seating-bot-random-hint = Fa una mossa qualsiasi tra quelle permesse. Per cominciare.
seating-bot-easy = Facile
seating-bot-easy-hint = Come il bot da circolo, ma distratto: una mossa su tre è a caso.
seating-bot-learned = Forte
seating-bot-learned-hint = Ha imparato giocando contro se stesso. Dove non è più forte del bot da circolo, gioca il bot da circolo.
seating-bot-each = Un bot per ogni posto
seating-bot-at = Posto { $seat }
seating-bot-same = Come sopra
seating-bot-each-hint = Dove siede una persona, il bot gioca solo finché è assente.
seating-listed = Chi può trovare il tavolo?
seating-listed-no = Solo chi ha il link
seating-listed-yes = Tutti: mostralo nella pagina iniziale
seating-rules = Regole di questo tavolo
seating-rules-hint = Edizioni e regole della casa. Quelle predefinite sono le nostre scelte.
seating-edition = Edizione
seating-options = Regole della casa
seating-disputed = controversa
seating-disputed-hint = «Controversa» indica una regola su cui i regolamenti stampati differiscono o tacciono. Decide il vostro tavolo.
seating-usual = predefinito
seating-as-edition = come nell’edizione
seating-number-hint = da { $first } a { $last }; vuoto: come nell’edizione
seating-cards = Carte della tua scatola
seating-cards-hint = Il regolamento non mostra tutte le carte, perciò le nostre sono una ricostruzione. Se hai il gioco, scarica il nostro file, scrivici che cosa mostrano le tue carte e usale qui.
seating-cards-ours = Scarica il nostro file come modello
seating-cards-file = Il tuo file
seating-cards-file-hint = TOML, al massimo { $most } KB. Senza file si gioca con le nostre carte. Le tue può guardarle chiunque al tavolo.
seating-cards-kept = Gioca con le carte del file scelto
seating-bad-cards = Questo file di carte non si può usare. Il motivo è indicato accanto, tra le regole di questo tavolo.
seating-cards-wrong = Questo file non si può usare:
seating-cards-too-large = Questo file è troppo grande. Un file di carte ha al massimo { $most } KB.
seating-start-now = Comincia la partita
seating-open = Apri il tavolo
seating-wrong = Così il tavolo non si può preparare
seating-bad-value = «{ $option }» non può essere «{ $value }».
seating-bad-number = «{ $option }» deve essere un numero da { $first } a { $last }, non «{ $value }».
seating-bad-players = { $game } è per { $first }-{ $last } giocatori.
seating-no-people = Scrivi almeno un nome, perché qualcuno giochi su questo dispositivo.

## The lobby

seating-lobby = { $game }: in attesa di giocatori
seating-seats = Posti
seating-seat = Posto { $seat }
seating-you = tu
seating-host = ospita il tavolo
seating-is-free = Libero
seating-free-hint = Se resta libero, gioca un bot
seating-reserve = Riserva
seating-reserve-for = Riserva questo posto per
seating-reserve-hint = Ricevi un link a questo posto, valido anche se il tavolo è chiuso.
seating-reserved = Riservato
seating-release = Libera
seating-copy-invitation = Copia il link
seating-invitation = Link
seating-invited-hint = Un posto è riservato per { $name }. Scegli un nome e siediti.
seating-sit-here = Siediti qui
seating-sit-hint = Scegli un nome, poi un posto.
seating-kick = Allontana
seating-kick-name = Allontana { $name } dal tavolo
seating-lock = Chiudi il tavolo
seating-unlock = Riapri il tavolo
seating-locked = Questo tavolo è chiuso. Puoi guardare.
seating-report = Segnala questo tavolo
seating-host-starts = La partita la comincia chi ha aperto il tavolo.
seating-leave = Lascia il tavolo
seating-start = Comincia
seating-start-hint = { $free ->
        [0] Ci siete tutti.
        [one] Il posto libero va a un bot.
       *[other] I { $free } posti liberi vanno ai bot.
    }
seating-only-seated = Chiunque sieda al tavolo può avviare la partita.
seating-invite = Invita
seating-link = Link a questo tavolo
seating-link-hint = Chi lo apre può sedersi o guardare.
seating-copy = Copia il link
seating-copied = Copiato
seating-share = Condividi
seating-qr = Codice QR con il link a questo tavolo
seating-local = Questo indirizzo funziona solo su questo computer. Per far giocare i telefoni della stessa rete, avvia il server con «ruse serve --host 0.0.0.0».
seating-plan-players = { $players } giocatori
seating-plan-listed = visibile nella pagina iniziale
seating-plan-hidden = solo con il link
seating-plan-bot = posti liberi: { $bot }
seating-plan-clock = { $clock ->
        [none] senza orologio
        [relaxed] orologio tranquillo, { $answer } secondi
       *[quick] orologio rapido, { $answer } secondi
    }
seating-plan-cards = con le carte dei giocatori
seating-own-cards = Carte personalizzate
seating-own-cards-hint = Questo tavolo gioca con carte portate dai giocatori. Scaricale
seating-plan-rules = Le regole di questo tavolo
