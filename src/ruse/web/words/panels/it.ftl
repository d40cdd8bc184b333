### Attorno al tavolo di gioco e alla sua cornice, in italiano.

panels-label = Intorno al tavolo

## Cronaca, appunti, ruoli, regole, chat

panels-log = Cronaca
panels-log-empty = Non è ancora successo niente.

panels-notes = Appunti
panels-notes-hint = Questi appunti li vedi solo tu. Segna che cosa sospetti. Il numero indica quante volte il giocatore ha dichiarato il personaggio.
panels-notes-about = Secondo me { $name } ha
panels-notes-claimed = { $card }, dichiarato { $count ->
        [one] una volta
       *[other] { $count } volte
    }
panels-notes-keep = Salva

panels-cards = Ruoli

panels-rules = Regole
panels-rules-all = Tutte le regole
panels-rules-disputed = controversa

panels-talk = Chat
panels-talk-new = nuovo
panels-talk-empty = Nessuno ha ancora parlato. Prometti ciò che vuoi: niente è vincolante.
panels-talk-apart = Per ora lo vedono solo gli altri spettatori. I giocatori potranno leggerlo a partita finita.
panels-talk-watching = guarda
panels-talk-players = Parla al tavolo
panels-talk-watchers = Parla con gli altri spettatori
panels-talk-send = Invia
panels-resigned = ha abbandonato. Continua un bot.
panels-react = Reagisci
panels-reaction-laugh = Ride
panels-reaction-gasp = Si stupisce
panels-reaction-doubt = Dubita
panels-reaction-clap = Applaude
panels-reaction-anger = Si arrabbia
panels-reaction-tears = Piange

## L’intestazione di un tavolo

panels-more = Altro
panels-close = Chiudi
panels-sound = Riproduci un suono quando tocca a me
panels-invite = Invita
panels-invite-hint = Chi ha questo link può giocare finché c’è un posto libero, e poi guardare.
panels-link = Link a questo tavolo
panels-copy = Copia il link
panels-copied = Copiato
panels-share = Condividi
panels-qr = Codice QR con il link a questo tavolo
panels-keys = Tastiera
panels-keys-hint = Questi tasti valgono quando non stai scrivendo.
panels-keys-use = Usa le scorciatoie da tastiera
panels-keys-this = Mostra questo elenco

## Quando qualcosa va storto

panels-lost = Connessione persa. Nuovo tentativo …
panels-newest = Gli script sono disattivati, quindi questa pagina non si aggiorna da sola. Mostra lo stato attuale
panels-failed = La tua risposta non ha raggiunto il server. Riprova.
panels-leave = Lascia il tavolo
panels-leaving = Lasciare la partita?
panels-leave-now = Esci per ora
panels-resign = Abbandona
panels-resign-hint = Un bot gioca al tuo posto fino alla fine. Non puoi riprenderlo, ma puoi guardare.
panels-stay = Resta
panels-rename = Cambia il mio nome
panels-leave-hint = Un bot gioca al posto tuo finché non torni
