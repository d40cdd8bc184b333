### The home page and the frame around every page, in Italian.

home-title = Ruse: giochi di bluff
home-tagline = Menti bene. Dubita meglio.
home-welcome = Giochi di bluff, fedeli al regolamento. Subito contro i bot, o con gli amici da qualsiasi telefono. Senza account e senza installare nulla.

## Around every page

home-skip = Vai al contenuto
home-home = Ruse, pagina iniziale
home-language = Lingua
home-playing-as = Giochi come
home-name = Il tuo nome
home-name-hint = Lo vede chi siede ai tuoi tavoli. Puoi cambiarlo quando vuoi.
home-name-save = Salva
home-footer = Software libero, niente pubblicità, nessun account. Ogni distribuzione è sigillata prima di cominciare e si può verificare alla fine.
home-api = Per i programmi: l’API

## The games

home-games = I giochi
home-players = da { $first } a { $last } giocatori
home-players-exactly = { $count } giocatori
home-play-now = Gioca subito
home-play-now-hint = Tu e { $bots ->
        [one] un bot
       *[other] { $bots } bot
    }, senza attese
home-invite = Invita gli amici
home-device = Passa il dispositivo
home-learn = Impara giocando
home-rules = Regole

## Tables

home-mine = I miei tavoli
home-open = Tavoli aperti
home-open-none = In questo momento nessuno cerca giocatori. Invita gli amici, oppure metti qui un tavolo tuo e guarda chi arriva.
home-replays = Partite recenti
home-replays-none = Qui non c’è ancora nessuna partita conclusa.
home-free = { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }
home-your-turn = Tocca a te
home-state-open = In attesa di giocatori
home-state-running = In corso
home-won = Vittoria di { $names }
home-drawn = Nessuno ha vinto
home-alone = ancora nessun altro
home-ago = { $unit ->
        [minutes] { $count ->
            [0] proprio adesso
            [one] un minuto fa
           *[other] { $count } minuti fa
        }
        [hours] { $count ->
            [one] un’ora fa
           *[other] { $count } ore fa
        }
       *[days] { $count ->
            [one] ieri
           *[other] { $count } giorni fa
        }
    }

## Names for whoever has not chosen one

home-guest = Ospite { $animal }
home-animals = Volpe Gazza Corvo Lince Lontra Airone Tasso Gufo Lepre Ghiandaia Martora Lupo Falco Gru Cigno Donnola
