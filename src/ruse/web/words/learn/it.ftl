### Imparare un gioco: la pagina illustrata, i consigli e il promemoria al tavolo, in italiano.

learn-title = Impara { $game }
learn-heading = { $game } per immagini
learn-read = Come si gioca, per immagini
learn-start = Gioca la prima partita guidata
learn-round = Un esempio passo per passo
learn-round-hint = Tu siedi in basso. Ogni immagine è una posizione vera, giocata secondo le regole e disegnata dallo stesso tavolo a cui giochi.
learn-you = Tu
learn-picture = Il tavolo al passo { $step }
learn-step = Passo { $step }
learn-rules = Tutte le regole
learn-pictures = Come si gioca
learn-glance = Promemoria
learn-glance-title = { $game } in breve
learn-hint = Consiglio
learn-hint-close = Capito
