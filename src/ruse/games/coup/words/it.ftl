### Coup in italiano. Gli stessi messaggi stanno in en.ftl e de.ftl; un test li confronta.
###
### $you è la parte di chi legge in un evento ("seat", "target", "from", "to", "winners", "shared") oppure
### "none". I posti arrivano come nomi, i personaggi in notazione ("duke"); "none" è ciò che non può vedere.

game-title = Coup
standing-title = Gettoni turno per turno
standing-name = Gettoni
game-about = Tieni coperti due personaggi, dichiara quello che ti serve e menti quando conviene. Chi li perde entrambi è fuori. Vince l’ultimo rimasto.
game-length = circa 15 minuti

## Edizioni

edition-standard = la nostra scelta dove i due regolamenti differiscono
edition-german = secondo il regolamento tedesco, da 2 a 6 giocatori
edition-italian = secondo il regolamento italiano, da 2 a 10 giocatori
edition-standard-short = Regole consigliate
edition-german-short = Regole tedesche
edition-italian-short = Regole italiane

## Bot: nome e cosa aspettarsi

bot-house = Bot da circolo
bot-house-note = Bluffa con moderazione, ricorda ogni dichiarazione e sfida ciò che non può essere vero.
bot-honest = Bot onesto
bot-honest-note = Non mente mai, e ogni tanto lancia una sfida.
bot-trusting = Bot credulone
bot-trusting-note = Dichiara ciò che vuole e crede a tutti.
bot-doubting = Bot diffidente
bot-doubting-note = Dichiara ciò che vuole e non crede a nessuno.

## Personaggi

card-duke = Duca
card-assassin = Assassino
card-captain = Capitano
card-ambassador = Ambasciatore
card-inquisitor = Inquisitore
card-contessa = Contessa
several = { $count ->
        [2] due
        [3] tre
        [4] quattro
       *[other] { $count }
    }
cards-duke = { several } Duchi
cards-assassin = { several } Assassini
cards-captain = { several } Capitani
cards-ambassador = { several } Ambasciatori
cards-inquisitor = { several } Inquisitori
cards-contessa = { several } Contesse

the-claim = { $claim ->
        [duke] il Duca
        [assassin] l’Assassino
        [captain] il Capitano
        [ambassador] l’Ambasciatore
        [inquisitor] l’Inquisitore
       *[contessa] la Contessa
    }
the-card = { $card ->
        [duke] il Duca
        [assassin] l’Assassino
        [captain] il Capitano
        [ambassador] l’Ambasciatore
        [inquisitor] l’Inquisitore
       *[contessa] la Contessa
    }

# Solo per chi dichiara.
claim-is-true = Dichiari { the-claim }, e hai davvero la carta.
claim-is-bluff = Dichiari { the-claim }, ma non hai la carta. È un bluff!
only-you-know-bluff = Lo sai solo tu: non hai { the-claim }.

# Il promemoria: che cosa fa un personaggio e che cosa blocca.
reference-duke = Tasse: prendi 3 gettoni. Blocca l’aiuto estero.
reference-assassin = Assassinio: paghi 3 gettoni e il bersaglio perde una carta.
reference-captain = Furto: prendi 2 gettoni da un altro giocatore. Blocca il furto.
reference-ambassador = Scambio: peschi due carte e ne rimetti due nel mazzo. Blocca il furto.
reference-inquisitor = Scambio: peschi una carta e ne rimetti una nel mazzo. Oppure esamini una carta di un altro giocatore. Blocca il furto.
reference-contessa = Nessuna azione. Blocca l’assassinio.

## Azioni: il nome, poche parole per il menu, una spiegazione

action-income = Reddito
action-foreign-aid = Aiuto estero
action-tax = Tasse
action-exchange = Scambio
action-coup = Colpo di Stato
action-assassinate = Assassinio
action-steal = Furto
action-examine = Esaminare
action-pass = Lascia fare
action-challenge = Sfida
action-block = Blocca
action-show = Rivela
action-refuse = Non rivelare
action-lose = Perdi
action-keep = Tieni
action-offer = Mostra
action-leave = Restituisci
action-force = Imponi lo scambio
action-draft = Scegli

note-income = prendi 1 gettone
note-foreign-aid = prendi 2 gettoni
note-tax = prendi 3 gettoni
note-exchange = scambia carte con la Corte
note-coup = il bersaglio perde una carta in ogni caso
note-assassinate = il bersaglio perde una carta
note-steal = prendi fino a 2 gettoni
note-examine = guarda una delle sue carte
note-pass = lascia che accada
note-challenge = chi ha torto perde una carta
note-block = fermala
note-show = dimostralo e pesca una nuova carta
note-refuse = perdi invece una carta
note-lose = resta a faccia in su
note-keep = le altre tornano nel mazzo
note-offer = la vede solo l’Inquisitore
note-leave = la carta resta lì
note-force = la carta torna nel mazzo e se ne pesca un’altra
note-draft = le altre quattro escono dal gioco

explain-income = Prendi 1 gettone dalla Tesoreria. Nessuno può impedirlo.
explain-foreign-aid = Prendi 2 gettoni dalla Tesoreria. Non dichiari nessun personaggio, quindi nessuno può sfidarti.
explain-tax = Prendi 3 gettoni dalla Tesoreria.
explain-exchange = Peschi carte dal mazzo della Corte, ne tieni quante ne avevi e rimetti le altre nel mazzo.
explain-coup = Il bersaglio perde una carta. Nessuno può impedirlo.
explain-assassinate = Il bersaglio perde una carta. Se il tuo bluff viene scoperto, riavrai i gettoni. Se l’assassinio viene bloccato, no.
explain-steal = Prendi 2 gettoni dal bersaglio, o l’unico che ha.
explain-examine = Il bersaglio ti mostra una carta. Gliela restituisci, oppure lo costringi a scambiarla con il mazzo.
explain-pass = { $response_mode ->
        [sequential] Lasci che accada, e tutti lo vedono. Poi tocca al giocatore seguente, se c’è.
       *[simultaneous] Lasci che accada. La tua risposta resta segreta finché tutti non hanno risposto.
    }
explain-challenge = Dici che è una bugia. Se la carta viene rivelata, perdi una carta tu. Altrimenti la perde l’altro. { $response_mode ->
        [sequential] Dopo di te non risponde più nessuno.
       *[simultaneous] Se le sfide sono più d’una, ne vale una sola.
    }
explain-block = Dichiari un personaggio che blocca l’azione. Gli altri possono sfidare questa reazione.
explain-show = Riveli la carta dichiarata, la rimescoli nel mazzo e ne peschi un’altra. Chi ti ha sfidato perde una carta.
explain-refuse = Non riveli la carta, che tu l’abbia o no, e perdi una carta a tua scelta.
explain-lose = La carta che scegli resta a faccia in su fino alla fine.
explain-keep = Scegli quali carte tenere. Nessuno saprà che cosa rimetti nel mazzo.
explain-offer = Scegli quale delle tue carte vedrà l’Inquisitore.
explain-leave = Il giocatore tiene la carta che hai visto.
explain-force = Il giocatore deve scambiare con il mazzo la carta che hai visto.
explain-draft = Scegli in segreto una delle tue cinque carte. Una seconda ti verrà distribuita.

## Il tavolo nel browser: bottoni che dicono più del nome dell’azione, e ciò che sta al centro

as-claim = { $claim ->
        [duke] Duca
        [assassin] Assassino
        [captain] Capitano
        [ambassador] Ambasciatore
        [inquisitor] Inquisitore
       *[contessa] Contessa
    }
bar-pass = Lascia fare
bar-block = Blocca come { as-claim }
board-deck = Mazzo della Corte
board-treasury = Tesoreria
board-endless = senza limite
seat-coins = { $count ->
        [0] nessun gettone
        [one] 1 gettone
       *[other] { $count } gettoni
    }
terminal-coins = gettoni
whom-coup = Contro chi lanci il Colpo di Stato?
whom-assassinate = Chi cerchi di assassinare?
whom-steal = A chi rubi?
whom-examine = Di chi esamini una carta?
awaited-prove-action = { $names } deve rivelare la carta
awaited-prove-block = { $names } deve rivelare la carta

## Fasi: che cosa si aspetta, e la domanda a chi deve rispondere

phase-draft = si scelgono le prime carte
phase-action = si sceglie un’azione
phase-challenge-action = è il momento delle sfide
phase-prove-action = la carta va rivelata
phase-block = è il momento delle reazioni
phase-challenge-block = è il momento di sfidare la reazione
phase-prove-block = la carta della reazione va rivelata
phase-lose = si perde una carta
phase-exchange = si scambiano carte
phase-offer = si sceglie una carta da mostrare
phase-decide = si esamina una carta
phase-over = la partita è finita

stake = { $action ->
        [tax] vuole prendere 3 gettoni
        [steal] { $aim ->
            [you] vuole rubarti fino a 2 gettoni
           *[other] vuole rubare fino a 2 gettoni a { $target }
        }
        [assassinate] { $aim ->
            [you] vuole assassinarti
           *[other] vuole assassinare { $target }
        }
        [exchange] vuole scambiare carte
        [examine] { $aim ->
            [you] vuole vedere una delle tue carte
           *[other] vuole vedere una carta di { $target }
        }
       *[foreign-aid] vuole prendere 2 gettoni
    }
ask-draft = Quale carta scegli?
ask-action = Tocca a te. Che cosa fai?
ask-challenge-action = { $later ->
        [block] { $seat } dichiara { the-claim } e { stake }. Ci credi? Se sì, puoi ancora bloccare l’azione.
       *[nothing] { $seat } dichiara { the-claim } e { stake }. Ci credi?
    }
ask-prove-action = { $held ->
        [yes] Riveli { the-claim }?
       *[no] Non hai { the-claim }. Lo ammetti?
    }
ask-block = { $actor } { stake }. Blocchi?
ask-challenge-block = { $seat } dichiara { the-claim } e blocca { $from ->
        [you] la tua azione
       *[other] l’azione di { $actor }
    }. Ci credi?
ask-prove-block = { $held ->
        [yes] Riveli { the-claim }?
       *[no] Non hai { the-claim }. Lo ammetti?
    }
ask-lose = { $loss ->
        [coup] Il Colpo di Stato riesce. Quale carta perdi?
        [assassination] L’assassinio riesce. Quale carta perdi?
        [failed-challenge] Avevi torto. Quale carta perdi?
       *[caught-bluff] Non hai rivelato { the-claim }. Quale carta perdi?
    }
ask-exchange = Quali carte tieni?
ask-offer = Quale carta mostri a { $actor }?
ask-decide = Vedi { the-card }. La lasci a { $target }?

## Eventi

event-dealt = { $you ->
        [seat] Le tue carte: { $cards }.
       *[none] { $cards ->
            [none] { $seat } riceve due carte.
           *[other] { $seat } riceve due carte: { $cards }.
        }
    }
event-drafted = { $you ->
        [seat] Scegli { the-card }.
       *[none] { $card ->
            [none] { $seat } sceglie una carta.
           *[other] { $seat } sceglie { the-card }.
        }
    }
event-turn = { $you ->
        [seat] Turno { $number }: tocca a te
       *[none] Turno { $number }: tocca a { $seat }
    }
event-declared-income = { $you ->
        [seat] Prendi il reddito.
       *[none] { $seat } prende il reddito.
    }
event-declared-foreign-aid = { $you ->
        [seat] Chiedi un aiuto estero.
       *[none] { $seat } chiede un aiuto estero.
    }
event-declared-tax = { $you ->
        [seat] Dichiari { the-claim } per riscuotere le tasse.
       *[none] { $seat } dichiara { the-claim } per riscuotere le tasse.
    }
event-declared-exchange = { $you ->
        [seat] Dichiari { the-claim } per scambiare carte.
       *[none] { $seat } dichiara { the-claim } per scambiare carte.
    }
event-declared-coup = { $you ->
        [seat] Paghi 7 gettoni e lanci un Colpo di Stato contro { $target }.
        [target] { $seat } paga 7 gettoni e lancia un Colpo di Stato contro di te.
       *[none] { $seat } paga 7 gettoni e lancia un Colpo di Stato contro { $target }.
    }
event-declared-assassinate = { $you ->
        [seat] Dichiari { the-claim }, paghi 3 gettoni e cerchi di assassinare { $target }.
        [target] { $seat } dichiara { the-claim }, paga 3 gettoni e cerca di assassinarti.
       *[none] { $seat } dichiara { the-claim }, paga 3 gettoni e cerca di assassinare { $target }.
    }
event-declared-steal = { $you ->
        [seat] Dichiari { the-claim } per derubare { $target }.
        [target] { $seat } dichiara { the-claim } per derubarti.
       *[none] { $seat } dichiara { the-claim } per derubare { $target }.
    }
event-declared-examine = { $you ->
        [seat] Dichiari { the-claim } per esaminare una carta di { $target }.
        [target] { $seat } dichiara { the-claim } per esaminare una delle tue carte.
       *[none] { $seat } dichiara { the-claim } per esaminare una carta di { $target }.
    }
event-passed-challenge-action = Nessuno sfida.
event-passed-block = Nessuno blocca.
event-passed-challenge-block = Nessuno sfida la reazione.
event-challenged = { $you ->
        [seat] Lanci una sfida: { $target } deve rivelare { the-claim }.
        [target] { $seat } ti sfida a rivelare { the-claim }.
       *[none] { $seat } lancia una sfida: { $target } deve rivelare { the-claim }.
    }
event-blocked = { $you ->
        [seat] Dichiari { the-claim } e blocchi { $target }.
        [target] { $seat } dichiara { the-claim } e ti blocca.
       *[none] { $seat } dichiara { the-claim } e blocca { $target }.
    }
event-proved = { $you ->
        [seat] Riveli { the-claim } e rimescoli la carta nel mazzo.
       *[none] { $seat } rivela { the-claim } e rimescola la carta nel mazzo.
    }
event-drew = { $you ->
        [seat] La tua nuova carta: { $card-name }.
       *[none] { $card ->
            [none] { $seat } pesca una nuova carta.
           *[other] { $seat } pesca una nuova carta: { $card-name }.
        }
    }
event-refused = { $you ->
        [seat] Non riveli { the-claim }.
       *[none] { $seat } non rivela { the-claim }.
    }
event-lost-coup = { $you ->
        [seat] Il Colpo di Stato riesce. Perdi { the-card }.
       *[none] Il Colpo di Stato riesce. { $seat } perde { the-card }.
    }
event-lost-assassination = { $you ->
        [seat] L’assassinio riesce. Perdi { the-card }.
       *[none] L’assassinio riesce. { $seat } perde { the-card }.
    }
event-lost-failed-challenge = { $you ->
        [seat] Avevi torto. Perdi { the-card }.
       *[none] { $seat } aveva torto e perde { the-card }.
    }
event-lost-caught-bluff = { $you ->
        [seat] Bluff scoperto! Perdi { the-card }.
       *[none] Bluff scoperto! { $seat } perde { the-card }.
    }
event-coins-taken = { $you ->
        [to] { $amount ->
            [0] La Tesoreria è vuota. Non ricevi niente.
            [one] Prendi 1 gettone.
           *[other] Prendi { $amount } gettoni.
        }
       *[none] { $amount ->
            [0] La Tesoreria è vuota. { $to } non riceve niente.
            [one] { $to } prende 1 gettone.
           *[other] { $to } prende { $amount } gettoni.
        }
    }
event-coins-paid = { $you ->
        [from] Paghi { $amount } gettoni.
       *[none] { $from } paga { $amount } gettoni.
    }
event-coins-stolen = { $you ->
        [to] { $amount ->
            [0] { $from } non ha gettoni da rubare.
            [one] Rubi 1 gettone a { $from }.
           *[other] Rubi { $amount } gettoni a { $from }.
        }
        [from] { $amount ->
            [0] Non hai gettoni da rubare.
            [one] { $to } ti ruba 1 gettone.
           *[other] { $to } ti ruba { $amount } gettoni.
        }
       *[none] { $amount ->
            [0] { $from } non ha gettoni da rubare.
            [one] { $to } ruba 1 gettone a { $from }.
           *[other] { $to } ruba { $amount } gettoni a { $from }.
        }
    }
event-coins-refunded = { $you ->
        [to] Riprendi i tuoi { $amount } gettoni.
       *[none] { $to } riprende i suoi { $amount } gettoni.
    }
event-coins-forfeited = { $you ->
        [from] { $amount ->
            [one] Il tuo ultimo gettone va alla Tesoreria.
           *[other] I tuoi { $amount } gettoni vanno alla Tesoreria.
        }
       *[none] { $amount ->
            [one] L’ultimo gettone di { $from } va alla Tesoreria.
           *[other] I { $amount } gettoni di { $from } vanno alla Tesoreria.
        }
    }
event-failed-foreign-aid = { $you ->
        [seat] Non ricevi l’aiuto estero.
       *[none] { $seat } non riceve l’aiuto estero.
    }
event-failed-tax = { $you ->
        [seat] Non riscuoti le tasse.
       *[none] { $seat } non riscuote le tasse.
    }
event-failed-exchange = { $you ->
        [seat] Il tuo scambio fallisce.
       *[none] Lo scambio di { $seat } fallisce.
    }
event-failed-assassinate = { $you ->
        [seat] Il tuo tentativo di assassinio fallisce.
       *[none] Il tentativo di assassinio di { $seat } fallisce.
    }
event-failed-steal = { $you ->
        [seat] Non rubi niente.
       *[none] { $seat } non ruba niente.
    }
event-failed-examine = { $you ->
        [seat] Non vedi nessuna carta.
       *[none] { $seat } non vede nessuna carta.
    }
event-exchange-drawn = { $you ->
        [seat] Peschi { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } pesca una carta.
               *[other] { $seat } pesca { $count } carte.
            }
           *[other] { $seat } pesca { $cards }.
        }
    }
event-exchange-returned = { $you ->
        [seat] Rimetti nel mazzo { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } rimette una carta nel mazzo.
               *[other] { $seat } rimette { $count } carte nel mazzo.
            }
           *[other] { $seat } rimette nel mazzo { $cards }.
        }
    }
event-offered = { $you ->
        [seat] Mostri una carta a { $target }: { $card-name }.
        [target] { $seat } ti mostra una carta: { $card-name }.
       *[none] { $card ->
            [none] { $seat } mostra una carta a { $target }.
           *[other] { $seat } mostra una carta a { $target }: { $card-name }.
        }
    }
event-left = { $you ->
        [seat] Restituisci la carta a { $target }.
        [target] { $seat } ti restituisce la carta.
       *[none] { $seat } restituisce la carta a { $target }.
    }
event-forced = { $you ->
        [seat] Costringi { $target } a scambiare { the-card } con il mazzo.
        [target] { $seat } ti costringe a scambiare { the-card } con il mazzo.
       *[none] { $card ->
            [none] { $seat } costringe { $target } a scambiare la carta con il mazzo.
           *[other] { $seat } costringe { $target } a scambiare { the-card } con il mazzo.
        }
    }
event-out = { $you ->
        [seat] Sei fuori dal gioco.
       *[none] { $seat } è fuori dal gioco.
    }
event-finished = { $you ->
        [winners] Hai vinto!
        [shared] Vittoria condivisa: { $winners }.
       *[none] { $count ->
            [0] È stato raggiunto il limite di turni. Non vince nessuno.
            [one] Vince { $winners }!
           *[other] Vittoria condivisa: { $winners }.
        }
    }

## La prima partita guidata: che cosa dice la guida. $seat1 e $seat2 sono gli altri due.

lesson-goal = Ognuno ha due carte a faccia in giù. Chi le perde entrambe è fuori; vince l’ultimo rimasto. Nel tuo turno puoi dichiarare qualsiasi personaggio e usare la sua azione, che tu abbia la carta o no.
lesson-claim = Le due carte qui sotto le vedi solo tu. Il Duca vale 3 gettoni: scegli Tasse per dichiararlo.
lesson-claimed = Dici di avere il Duca, e nessuno vede le tue carte. Ora gli altri decidono se crederti.
lesson-show = { $seat1 } ti sfida. Ma il Duca ce l’hai davvero! Rivelalo, e l’errore costa una carta a { $seat1 }.
lesson-shown = Una sfida sbagliata costa una carta. Il tuo Duca torna nel mazzo e peschi un’altra carta, così di nuovo nessuno sa che cosa hai.
lesson-attack = { $seat1 } dichiara l’Assassino e vuole farti perdere una carta. Può essere vero, quindi lascia fare. Hai appena pescato la Contessa, e lei può bloccarlo.
lesson-attacked = Tutti rispondono insieme. Nessuno vede la tua risposta finché tutti non hanno risposto.
lesson-block = La Contessa ferma l’Assassino. Blocca! Ce l’hai davvero, ma potresti dirlo anche senza averla: anche un blocco può essere un bluff.
lesson-blocked = Ora gli altri possono sfidare la tua Contessa.
lesson-block-held = Il tuo blocco regge. Non perdi niente, e { $seat1 } ha pagato 3 gettoni per nulla.
lesson-coup = Hai 9 gettoni, abbastanza per un Colpo di Stato. Ne costa 7, non richiede personaggi e nessuno può fermarlo. Scegli Colpo di Stato e poi { $seat2 }, che ha ancora due carte.
lesson-struck = { $seat2 } decide quale carta perdere.
lesson-open = Le carte perse restano a faccia in su fino alla fine. Guarda: due Capitani sono già lì, e uno ce l’hai tu.
lesson-challenge = { $seat2 } dichiara il Capitano per rubarti 2 gettoni. Ma due dei tre Capitani sono a faccia in su e il terzo ce l’hai tu. Sfida la bugia!
lesson-challenged = Ora { $seat2 } deve rivelare un Capitano o perdere una carta.
lesson-bluff = Niente Capitano, quindi { $seat2 } è fuori. Ora prova un bluff: il Duca non ce l’hai più, ma chi lo sa? Scegli di nuovo Tasse; il segno «bluff» lo vedi solo tu.
lesson-bluffed = Se { $seat1 } ti sfida, perdi una carta. Ma un errore costerebbe a { $seat1 } l’ultima, e allora ci si pensa due volte.
lesson-end = Nessuno ti ha sfidato. È tutto qui: dichiarare, sfidare, bloccare e mentire quando conviene. D’ora in poi decidi tu: ora prova a vincere!

## Il promemoria al tavolo e i consigli per la prima partita

glance-goal = Vince l’ultimo che ha ancora una carta.
glance-turn = Nel tuo turno fai un’azione. Puoi dichiarare qualsiasi personaggio, che tu abbia la carta o no. Con 10 o più gettoni devi lanciare un Colpo di Stato.
glance-1 = Reddito: 1 gettone. Aiuto estero: 2 gettoni, se nessuno dichiara il Duca. Colpo di Stato: paghi 7 gettoni e il bersaglio perde una carta. Nessuno può fermarlo.
    .title = Senza personaggio
glance-2 = Chiunque può sfidare una dichiarazione. Se non hai la carta, ne perdi una. Se ce l’hai, ne perde una chi ha sfidato, e tu cambi la tua con una nuova.
    .title = Sfida
glance-3 = Dichiara un personaggio che ferma l’azione. Anche un blocco si può sfidare.
    .title = Blocca
hint-action = Scegli un’azione, con o senza la carta. Il segno «bluff» lo vedi solo tu.
hint-challenge-action = Se sfidi e la carta c’è, ne perdi una delle tue.
hint-block = Puoi bloccare anche con un personaggio che non hai. Anche questa è una dichiarazione.
hint-lose = La carta che scegli resta a faccia in su, in vista di tutti.

## Perché un’azione non si può fare

refusal-not-asked = non tocca a te rispondere
refusal-no-such-action = questa azione non esiste
refusal-not-now = adesso non si può
refusal-too-poor = non hai abbastanza gettoni
refusal-must-coup = con così tanti gettoni devi lanciare un Colpo di Stato
refusal-no-target = quel giocatore è fuori dal gioco
refusal-broke-target = a questo tavolo non si ruba a chi non ha gettoni
refusal-no-inquisitor = in questa partita non c’è l’Inquisitore
refusal-not-held = non hai quella carta
refusal-wrong-block = quel personaggio non blocca questa azione
refusal-must-show = a questo tavolo chi ha la carta dichiarata deve rivelarla
refusal-wrong-count = tieni tante carte quante ne avevi

## Opzioni che non vanno insieme

conflict-copies = La scatola tedesca ha carte per 2-6 giocatori, non per { $players }. Scegli un’altra edizione o un altro numero di copie per personaggio.
conflict-draft = La scelta della prima carta è per 2 giocatori, non per { $players }.
conflict-first-player = Il posto { $seat } non può cominciare, perché i posti sono solo { $players }.

## Opzioni

option-envoy = Ambasciatore o Inquisitore
option-envoy-ambassador = l’Ambasciatore: pesca due carte da scambiare
option-envoy-inquisitor = l’Inquisitore: pesca una carta da scambiare oppure esamina una carta di un altro giocatore
option-two_player_coins = Gettoni iniziali con due giocatori
option-two_player_coins-starter_1 = 1 per chi comincia, 2 per l’altro
option-two_player_coins-both_1 = 1 per ciascuno
option-two_player_coins-both_2 = 2 per ciascuno
option-copies_rule = Copie di ogni personaggio
option-copies_rule-italian = tre, quattro con 7 o 8 giocatori, cinque con 9 o 10
option-copies_rule-german = sempre tre, quindi al massimo 6 giocatori
option-examine_chooser = Chi sceglie la carta da esaminare
option-examine_chooser-target = chi la possiede
option-examine_chooser-random = il caso
option-examine_order = Ordine dello scambio imposto
option-examine_order-draw_then_return = prima si pesca, poi si rimette la carta nel mazzo
option-examine_order-return_then_draw = prima si rimette la carta nel mazzo, poi si pesca (può tornare la stessa)
option-first_player = Chi comincia
option-first_player-random = decide il caso
option-first_player-number = posto { $nth }
option-draft_2p = Variante per due: ognuno sceglie la prima carta da un mazzetto di cinque
option-draft_2p-true = sì
option-draft_2p-false = no
option-draft_coins = Gettoni iniziali nella variante per due
option-draft_coins-same_as_two_player = come nella partita normale in due
option-draft_coins-both_2 = 2 per ciascuno
option-block_after_failed_challenge = Il bersaglio può ancora bloccare dopo una sfida persa?
option-block_after_failed_challenge-true = sì
option-block_after_failed_challenge-false = no
option-forfeit_timing = Quando i gettoni di chi è fuori vanno alla Tesoreria
option-forfeit_timing-after_pending_action = dopo l’azione in corso, così un ladro ne prende ancora
option-forfeit_timing-immediate = subito
option-steal_from_broke = Rubare a chi non ha gettoni
option-steal_from_broke-allowed = permesso, ma non si ottiene niente
option-steal_from_broke-forbidden = vietato
option-treasury = Tesoreria
option-treasury-finite = 50 gettoni in tutto il gioco
option-treasury-unlimited = senza limite
option-fa_reblock = Se un blocco dell’aiuto estero si rivela un bluff, può bloccare il giocatore seguente?
option-fa_reblock-true = sì
option-fa_reblock-false = no, l’aiuto estero riesce
option-allow_refusal = Si può tenere coperta la carta dichiarata e perdere una carta?
option-allow_refusal-true = sì
option-allow_refusal-false = no
option-prove_mode = Come si risponde a una sfida
option-prove_mode-two_step = si rivela la carta o no; chi non la rivela sceglie poi la carta da perdere
option-prove_mode-reveal_one = si gira una carta: o è la prova, o è persa
option-response_mode = Come si sfida e si blocca
option-response_mode-simultaneous = tutti insieme, in segreto
option-response_mode-sequential = un giocatore dopo l’altro, finché qualcuno interviene
option-challenge_priority = Quale sfida vale se sono più d’una
option-challenge_priority-clockwise_from_claimant = quella del primo in senso orario
option-challenge_priority-target_first = quella del bersaglio, poi in senso orario
option-challenge_priority-random = decide il caso
option-turn_limit = Limite di turni (altrimenti 50 per giocatore)
option-turn_limit_result = Al limite di turni
option-turn_limit_result-draw = non vince nessuno
option-turn_limit_result-survivors_share = chi è ancora in gioco condivide la vittoria
option-forced_coup_at = Gettoni con cui bisogna lanciare un Colpo di Stato

## Le regole, per sezioni. Le opzioni in vigore arrivano con il loro nome.

rules-1 = Resta l’ultimo giocatore con una carta a faccia in giù. Non c’è un secondo posto (COUP-20). Le tue carte a faccia in giù sono la tua influenza: ti danno le abilità dei loro personaggi (COUP-14).
    .title = Obiettivo del gioco
rules-2 = { $draft_2p ->
        [true] In due, ognuno prende un mazzetto con una carta di ogni personaggio, ne sceglie una in segreto e scarta le altre quattro. Si mescola un terzo mazzetto uguale e ognuno ne riceve una carta. Le ultime tre formano il mazzo della Corte (COUP-13). Per i gettoni si vedano le opzioni two_player_coins e draft_coins.
       *[false] I personaggi in gioco sono cinque, { $copies_rule ->
            [german] con tre carte ciascuno (COUP-02, COUP-03).
           *[italian] con tre carte ciascuno, quattro con 7 o 8 giocatori, cinque con 9 o 10 (COUP-02 – COUP-04).
        } Ognuno riceve due carte, le guarda e le tiene a faccia in giù davanti a sé (COUP-05, COUP-09). Le altre formano il mazzo della Corte. Si comincia con 2 gettoni a testa{ $two_player_coins ->
            [both_2] , anche in due
            [both_1] . In due si comincia con 1 a testa
           *[starter_1] . In due, chi fa il primo turno comincia con 1
        } (COUP-06, COUP-07). I gettoni sono sempre in vista (COUP-08).
    }
    .title = Preparazione
rules-3 = Nel tuo turno scegli una sola azione, tra quelle che puoi permetterti. Non puoi passare (COUP-21, COUP-22). Poi si prosegue in senso orario (COUP-12). Se inizi il turno con { $forced_coup_at } o più gettoni, devi lanciare un Colpo di Stato (COUP-23).
    .title = Il turno
rules-4 = Reddito: prendi 1 gettone (COUP-29). Aiuto estero: prendi 2 gettoni. Chiunque dichiari il Duca può bloccarlo (COUP-30, COUP-40). Colpo di Stato: paghi 7 gettoni e il bersaglio perde una carta. Nessuno può impedirlo (COUP-31). Nessuna di queste azioni dichiara un personaggio, quindi non si possono sfidare (COUP-46).
    .title = Azioni generali
rules-5 = Duca (tasse): prendi 3 gettoni (COUP-32). Assassino (assassinio): paghi 3 gettoni e il bersaglio perde una carta, se non blocca con la Contessa (COUP-33, COUP-41). Capitano (furto): prendi 2 gettoni da un giocatore, che può bloccare con il Capitano o con { $envoy ->
        [inquisitor] l’Inquisitore (COUP-34, COUP-42). Inquisitore: peschi una carta, tieni ciò che vuoi e ne rimetti una nel mazzo (COUP-36). Oppure esamini: un giocatore ti mostra una carta e puoi costringerlo a scambiarla (COUP-37, COUP-38).
       *[ambassador] l’Ambasciatore (COUP-34, COUP-42). Ambasciatore (scambio): peschi due carte, tieni ciò che vuoi e ne rimetti due nel mazzo (COUP-35).
    } La Contessa blocca soltanto.
    .title = Azioni dei personaggi
rules-6 = Quando usi un personaggio, per un’azione o per una reazione, dichiari di averlo. Non deve essere vero, e nessuno vede la carta se nessuno ti sfida (COUP-25, COUP-26, COUP-39). Chiunque può bloccare l’aiuto estero, ma solo il bersaglio può bloccare un assassinio o un furto (COUP-40 – COUP-42). Un’azione bloccata fallisce e il suo costo resta speso (COUP-44). Un blocco non si può bloccare: si può solo sfidare (COUP-45).
    .title = Dichiarazioni e reazioni
rules-7 = Dopo ogni dichiarazione tutti gli altri possono sfidarla (COUP-47). Poi viene il momento delle reazioni, che si possono sfidare allo stesso modo (COUP-27). Se vieni sfidato, riveli la carta: lo sfidante ne perde una, tu rimescoli la tua nel mazzo, ne peschi un’altra e si va avanti (COUP-49 – COUP-53). { $allow_refusal ->
        [true] Se non puoi o non vuoi rivelarla (COUP-50),
       *[false] Se non puoi rivelarla (COUP-50),
    } perdi una carta. Un’azione sfidata con successo fallisce e il suo costo viene restituito (COUP-54). Un blocco sfidato con successo non vale (COUP-55).
    .title = Sfide
rules-8 = Chi perde una carta sceglie quale, e la lascia a faccia in su (COUP-15). Persa l’ultima sei subito fuori dal gioco, e i tuoi gettoni vanno alla Tesoreria (COUP-18). Attenzione: se sfidi a torto un Assassino, o se il bluff della Contessa viene scoperto, puoi perdere entrambe le carte in un solo turno (COUP-57, COUP-58).
    .title = Perdere influenza
rules-9 = Prometti ciò che vuoi: niente è vincolante (COUP-59). Le carte a faccia in giù non si mostrano a nessuno, e i gettoni non si regalano né si prestano (COUP-60, COUP-61). Se il tempo scade o te ne vai, un bot gioca per te finché non torni (AMB-35).
    .title = Al tavolo

## Nel terminale

terminal-stock = Mazzo della Corte: { $deck } carte. Tesoreria: { $treasury } gettoni.
terminal-stock-endless = Mazzo della Corte: { $deck } carte. Tesoreria: senza limite.
terminal-lost = perse
terminal-hand-of = Carte di { $name }: { $cards }
