### The home page and the frame around every page, in Italian.

home-title = Ruse: giochi di bluff
home-tagline = Menti bene. Dubita meglio.
home-welcome = Giochi di bluff, fedeli al regolamento. Gioca subito contro i bot o con gli amici da qualsiasi telefono. Nessun account, niente da installare.

## Around every page

home-skip = Vai al contenuto
home-home = Ruse, pagina iniziale
home-language = Lingua
home-playing-as = Giochi come
home-name = Il tuo nome
home-name-hint = Lo vedono gli altri giocatori. Puoi cambiarlo quando vuoi.
home-name-save = Salva
home-footer = Software libero, niente pubblicità, nessun account. La distribuzione delle carte è sigillata prima della partita e si può verificare dopo.
home-api = Per gli sviluppatori: l’API

## The games

home-games = I giochi
home-players = da { $first } a { $last } giocatori
home-players-exactly = { $count } giocatori
home-play-now = Gioca subito
home-play-now-with = Gioca subito con
home-invite = Invita gli amici
home-device = Passa il dispositivo
home-learn = Impara a giocare
home-rules = Regole

## Tables

home-mine = I miei tavoli
home-open = Tavoli aperti
home-replays = Partite recenti
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
