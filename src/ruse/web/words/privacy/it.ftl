### La pagina sulla privacy, in italiano.

privacy-title = Privacy
privacy-intro = Qui non serve un account e nessuno ti traccia. Questa pagina dice che cosa conserva di te questo server.
privacy-cookies = Cookie
privacy-cookies-text = Un cookie contiene un numero casuale, così il server riconosce il tuo posto. Dura un anno. Un secondo ricorda la tua lingua. Non ci sono altri cookie, né pubblicità, né contenuti di altri siti.
privacy-kept = Che cosa si conserva
privacy-kept-text = Il nome che hai scelto, i tavoli a cui ti sei seduto con tutte le azioni, quello che hai scritto in chat e i tuoi appunti privati. Il tuo nome lo vedono tutti al tavolo, i tuoi messaggi chi gioca. Dopo la partita chiunque abbia il link può rivederla. Per quanto tempo si conservano i tavoli lo decide chi gestisce il server.
privacy-addresses = Indirizzi
privacy-addresses-text = Il tuo indirizzo di rete serve a risponderti e a fermare gli abusi. Viene annotato solo se superi un limite o segnali un tavolo; chi gestisce il server può disattivarlo.
privacy-delete = Cancella tutto su di me
privacy-delete-text = Si cancellano il tuo nome, i tuoi messaggi e i tuoi appunti, e lasci tutti i tavoli. Dove una partita è in corso continua un bot. Le copie di sicurezza già fatte conservano i dati finché non vengono sostituite, di solito entro una settimana. Non si può annullare.
privacy-delete-button = Cancella i miei dati
privacy-delete-confirm = Sì, cancella nome, messaggi e appunti
privacy-deleted = I tuoi dati sono stati cancellati.
privacy-contact = Chi gestisce questo server
privacy-contact-none = Qui non c’è un indirizzo. Chiedi a chi ti ha dato il link.
privacy-link = Privacy
