### Attorno al tavolo di gioco e alla sua cornice, in italiano.

panels-label = Attorno al tavolo

## Cronaca, appunti, ruoli, regole, chat

panels-log = Cronaca
panels-log-empty = Non è ancora successo niente.

panels-notes = Appunti
panels-notes-hint = Solo per te: segna che cosa sospetti. Il numero dice quante volte il personaggio è stato dichiarato.
panels-notes-about = Secondo me { $name } ha
panels-notes-claimed = { $card }, dichiarato { $count ->
        [one] una volta
       *[other] { $count } volte
    }
panels-notes-keep = Segna

panels-cards = Ruoli

panels-rules = Regole
panels-rules-all = Tutte le regole
panels-rules-disputed = controversa

panels-talk = Chat
panels-talk-new = nuovo
panels-talk-empty = Nessuno ha ancora parlato. Prometti ciò che vuoi: niente vincola nessuno.
panels-talk-apart = Scrivi a chi guarda; i giocatori lo leggono solo a partita finita.
panels-talk-watching = guarda
panels-talk-players = Parla al tavolo
panels-talk-watchers = Parla con chi guarda
panels-talk-send = Invia

## L’intestazione di un tavolo

panels-more = Altro
panels-close = Chiudi
panels-sound = Suono quando tocca a me
panels-invite = Invita
panels-invite-hint = Chi ha questo link può giocare finché c’è un posto libero, e poi guardare.
panels-link = Link a questo tavolo
panels-copy = Copia il link
panels-copied = Copiato
panels-share = Condividi
panels-qr = Codice QR con il link a questo tavolo
panels-keys = Tastiera
panels-keys-hint = Questi tasti valgono quando non stai scrivendo.
panels-keys-use = Usa questi tasti
panels-keys-this = Questo elenco

## Quando qualcosa va storto

panels-lost = Connessione persa, nuovo tentativo in corso …
panels-newest = Senza script questa pagina resta ferma: mostra com’è adesso
panels-failed = Non è arrivato al server. Riprova.
panels-leave = Lascia il tavolo
panels-leave-hint = Un bot gioca al posto tuo finché non torni
