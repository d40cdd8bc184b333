### Coup in italiano. Gli stessi messaggi stanno in en.ftl e de.ftl; un test li confronta.
###
### $you è la parte di chi legge in un evento ("seat", "target", "from", "to", "winners", "shared") oppure
### "none". I posti arrivano come nomi, i personaggi in notazione ("duke"); "none" è ciò che non può vedere.

game-title = Coup
game-about = Ognuno nasconde due personaggi, dichiara di essere quello che gli serve e può mentire. Chi li perde entrambi esce; vince l’ultimo rimasto.
game-length = circa 15 minuti

## Edizioni

edition-standard = dove i due regolamenti differiscono, la scelta che consigliamo
edition-german = secondo il regolamento tedesco, da 2 a 6 giocatori
edition-italian = secondo il regolamento italiano, da 2 a 10 giocatori

## Bot: nome e cosa aspettarsi

bot-house = Bot della casa
bot-house-note = Bluffa con misura, ricorda ciò che è stato dichiarato e dubita di ciò che non può essere vero.
bot-honest = Bot onesto
bot-honest-note = Non mente mai, e ogni tanto dubita.
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
claim-is-true = Dichiari { the-claim }, e ce l’hai davvero.
claim-is-bluff = Dichiari { the-claim } senza avere la carta: un bluff.
only-you-know-bluff = Lo sai solo tu: non hai { the-claim }.

# Il promemoria: che cosa fa un personaggio e che cosa blocca.
reference-duke = Tasse: prende 3 monete. Blocca l’aiuto estero.
reference-assassin = Attentato: paga 3 monete e il bersaglio perde una carta.
reference-captain = Furto: prende 2 monete a un giocatore. Blocca il furto.
reference-ambassador = Scambio: pesca due carte e ne rimette due nel mazzo. Blocca il furto.
reference-inquisitor = Scambio: pesca una carta e ne rimette una nel mazzo. Oppure esamina una carta altrui. Blocca il furto.
reference-contessa = Nessuna azione. Blocca un attentato.

## Azioni: il nome, poche parole per il menu, una spiegazione

action-income = Reddito
action-foreign-aid = Aiuto estero
action-tax = Tasse
action-exchange = Scambio
action-coup = Colpo di Stato
action-assassinate = Attentato
action-steal = Furto
action-examine = Esame
action-pass = Passa
action-challenge = Dubita
action-block = Blocca
action-show = Mostra
action-refuse = Non mostrare
action-lose = Perdi
action-keep = Tieni
action-offer = Fai vedere
action-leave = Lascia
action-force = Fai cambiare
action-draft = Scegli

note-income = prendi 1 moneta
note-foreign-aid = prendi 2 monete
note-tax = prendi 3 monete
note-exchange = scambia carte con il mazzo
note-coup = il bersaglio perde di certo una carta
note-assassinate = il bersaglio perde una carta
note-steal = prendi fino a 2 monete
note-examine = guarda una carta
note-pass = lascia correre
note-challenge = chi ha torto perde una carta
note-block = impediscilo
note-show = provalo e pesca una nuova carta
note-refuse = perdi invece una carta
note-lose = resta scoperta
note-keep = il resto torna nel mazzo
note-offer = la vede solo l’Inquisitore
note-leave = la carta resta
note-force = viene cambiata con una nuova
note-draft = le altre quattro escono dal gioco

explain-income = Prendi 1 moneta dalla Tesoreria. Niente può impedirlo.
explain-foreign-aid = Prendi 2 monete dalla Tesoreria. Non dichiari niente, quindi nessuno può dubitare di te.
explain-tax = Prendi 3 monete dalla Tesoreria.
explain-exchange = Peschi carte dal mazzo della Corte, ne tieni quante ne avevi e rimetti le altre nel mazzo.
explain-coup = Il giocatore che nomini perde una carta. Niente può impedirlo.
explain-assassinate = Il giocatore che nomini perde una carta. Se il tuo bluff viene scoperto riavrai le monete; se l’attentato viene bloccato, no.
explain-steal = Prendi 2 monete al giocatore che nomini, o l’unica che ha.
explain-examine = Il giocatore che nomini ti mostra una carta. Gliela lasci, oppure gliela fai cambiare con il mazzo.
explain-pass = { $response_mode ->
        [sequential] Lasci correre, e tutti lo vedono. Poi tocca rispondere al giocatore seguente, se c’è.
       *[simultaneous] Lasci correre. La tua risposta resta segreta finché tutti non hanno risposto.
    }
explain-challenge = Dici che è una bugia. Se la carta viene mostrata ne perdi una tu; altrimenti la perde l’altro. { $response_mode ->
        [sequential] Dopo di te non risponde più nessuno.
       *[simultaneous] Se dubitano in più d’uno, conta un dubbio solo.
    }
explain-block = Dichiari un personaggio che impedisce l’azione. Gli altri possono a loro volta dubitarne.
explain-show = Mostri la carta dichiarata, la rimescoli nel mazzo e ne peschi un’altra. Chi ha dubitato perde una carta.
explain-refuse = Non la mostri, che tu l’abbia o no, e perdi una carta a tua scelta.
explain-lose = La carta che scegli resta scoperta per sempre.
explain-keep = Scegli che cosa tenere. Nessuno saprà che cosa rimetti nel mazzo.
explain-offer = Scegli quale delle tue carte vedrà l’Inquisitore.
explain-leave = La carta che hai visto resta dov’è.
explain-force = La carta che hai visto va cambiata con il mazzo.
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
bar-pass = Lascia passare
bar-block = Blocca come { as-claim }
board-deck = Mazzo della Corte
board-treasury = Tesoreria
board-endless = non finisce mai

## Fasi: che cosa si aspetta, e la domanda a chi deve rispondere

phase-draft = si scelgono le prime carte
phase-action = si sceglie un’azione
phase-challenge-action = è il momento di dubitare
phase-prove-action = si attende la prova
phase-block = è il momento di bloccare
phase-challenge-block = è il momento di dubitare del blocco
phase-prove-block = si attende la prova del blocco
phase-lose = si perde una carta
phase-exchange = si scambiano carte
phase-offer = si fa vedere una carta
phase-decide = si esamina una carta
phase-over = la partita è finita

ask-draft = Quale carta scegli?
ask-action = Tocca a te. Che cosa fai?
ask-challenge-action = Credi a { $seat }?
ask-prove-action = Mostri { the-claim }?
ask-block = Blocchi { $actor }?
ask-challenge-block = Credi a { $seat }?
ask-prove-block = Mostri { the-claim }?
ask-lose = Quale carta perdi?
ask-exchange = Che cosa tieni?
ask-offer = Quale carta fai vedere a { $actor }?
ask-decide = Vedi { the-card }. Lasci la carta a { $target }?

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
       *[none] Turno { $number }: { $seat }
    }
event-declared-income = { $you ->
        [seat] Ti accontenti del reddito.
       *[none] { $seat } si accontenta del reddito.
    }
event-declared-foreign-aid = { $you ->
        [seat] Chiedi l’aiuto estero.
       *[none] { $seat } chiede l’aiuto estero.
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
        [seat] Paghi 7 monete per un colpo di Stato contro { $target }.
        [target] { $seat } paga 7 monete per un colpo di Stato contro di te.
       *[none] { $seat } paga 7 monete per un colpo di Stato contro { $target }.
    }
event-declared-assassinate = { $you ->
        [seat] Dichiari { the-claim } e paghi 3 monete per un attentato contro { $target }.
        [target] { $seat } dichiara { the-claim } e paga 3 monete per un attentato contro di te.
       *[none] { $seat } dichiara { the-claim } e paga 3 monete per un attentato contro { $target }.
    }
event-declared-steal = { $you ->
        [seat] Dichiari { the-claim } per derubare { $target }.
        [target] { $seat } dichiara { the-claim } per derubarti.
       *[none] { $seat } dichiara { the-claim } per derubare { $target }.
    }
event-declared-examine = { $you ->
        [seat] Dichiari { the-claim } per vedere una carta di { $target }.
        [target] { $seat } dichiara { the-claim } per vedere una delle tue carte.
       *[none] { $seat } dichiara { the-claim } per vedere una carta di { $target }.
    }
event-passed-challenge-action = Nessuno ne dubita.
event-passed-block = Nessuno blocca.
event-passed-challenge-block = Nessuno dubita del blocco.
event-challenged = { $you ->
        [seat] Non credi che { $target } abbia { the-claim }.
        [target] { $seat } non crede che tu abbia { the-claim }.
       *[none] { $seat } non crede che { $target } abbia { the-claim }.
    }
event-blocked = { $you ->
        [seat] Dichiari { the-claim } e blocchi { $target }.
        [target] { $seat } dichiara { the-claim } e ti blocca.
       *[none] { $seat } dichiara { the-claim } e blocca { $target }.
    }
event-proved = { $you ->
        [seat] Mostri { the-claim } e rimescoli la carta nel mazzo.
       *[none] { $seat } mostra { the-claim } e rimescola la carta nel mazzo.
    }
event-drew = { $you ->
        [seat] La tua nuova carta: { $card-name }.
       *[none] { $card ->
            [none] { $seat } pesca una nuova carta.
           *[other] { $seat } pesca una nuova carta: { $card-name }.
        }
    }
event-refused = { $you ->
        [seat] Non mostri { the-claim }.
       *[none] { $seat } non mostra { the-claim }.
    }
event-lost-coup = { $you ->
        [seat] Con il colpo di Stato perdi { the-card }.
       *[none] Con il colpo di Stato { $seat } perde { the-card }.
    }
event-lost-assassination = { $you ->
        [seat] Nell’attentato perdi { the-card }.
       *[none] Nell’attentato { $seat } perde { the-card }.
    }
event-lost-failed-challenge = { $you ->
        [seat] Per il dubbio infondato perdi { the-card }.
       *[none] Per il dubbio infondato { $seat } perde { the-card }.
    }
event-lost-caught-bluff = { $you ->
        [seat] Per la prova mancata perdi { the-card }.
       *[none] Per la prova mancata { $seat } perde { the-card }.
    }
event-coins-taken = { $you ->
        [to] { $amount ->
            [0] La Tesoreria è vuota: non ricevi niente.
            [one] Prendi 1 moneta.
           *[other] Prendi { $amount } monete.
        }
       *[none] { $amount ->
            [0] La Tesoreria è vuota: { $to } non riceve niente.
            [one] { $to } prende 1 moneta.
           *[other] { $to } prende { $amount } monete.
        }
    }
event-coins-paid = { $you ->
        [from] Paghi { $amount } monete.
       *[none] { $from } paga { $amount } monete.
    }
event-coins-stolen = { $you ->
        [to] { $amount ->
            [0] { $from } non ha monete da prendere.
            [one] Derubi { $from } di 1 moneta.
           *[other] Derubi { $from } di { $amount } monete.
        }
        [from] { $amount ->
            [0] Non hai monete da prendere.
            [one] { $to } ti ruba 1 moneta.
           *[other] { $to } ti ruba { $amount } monete.
        }
       *[none] { $amount ->
            [0] { $from } non ha monete da prendere.
            [one] { $to } deruba { $from } di 1 moneta.
           *[other] { $to } deruba { $from } di { $amount } monete.
        }
    }
event-coins-refunded = { $you ->
        [to] Riprendi { $amount } monete.
       *[none] { $to } riprende { $amount } monete.
    }
event-coins-forfeited = { $you ->
        [from] { $amount ->
            [one] La tua ultima moneta va alla Tesoreria.
           *[other] Le tue { $amount } monete vanno alla Tesoreria.
        }
       *[none] { $amount ->
            [one] L’ultima moneta di { $from } va alla Tesoreria.
           *[other] Le { $amount } monete di { $from } vanno alla Tesoreria.
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
        [seat] Non scambi carte.
       *[none] { $seat } non scambia carte.
    }
event-failed-assassinate = { $you ->
        [seat] Il tuo attentato fallisce.
       *[none] L’attentato di { $seat } fallisce.
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
        [seat] Peschi: { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } pesca una carta.
               *[other] { $seat } pesca { $count } carte.
            }
           *[other] { $seat } pesca: { $cards }.
        }
    }
event-exchange-returned = { $you ->
        [seat] Rimetti nel mazzo: { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } rimette una carta nel mazzo.
               *[other] { $seat } rimette { $count } carte nel mazzo.
            }
           *[other] { $seat } rimette nel mazzo: { $cards }.
        }
    }
event-offered = { $you ->
        [seat] Fai vedere una carta a { $target }: { $card-name }.
        [target] { $seat } ti fa vedere una carta: { $card-name }.
       *[none] { $card ->
            [none] { $seat } fa vedere una carta a { $target }.
           *[other] { $seat } fa vedere una carta a { $target }: { $card-name }.
        }
    }
event-left = { $you ->
        [seat] Lasci la carta a { $target }.
        [target] { $seat } ti lascia la carta.
       *[none] { $seat } lascia la carta a { $target }.
    }
event-forced = { $you ->
        [seat] Costringi { $target } a cambiare { the-card } con il mazzo.
        [target] { $seat } ti costringe a cambiare { the-card } con il mazzo.
       *[none] { $card ->
            [none] { $seat } costringe { $target } a cambiare la carta.
           *[other] { $seat } costringe { $target } a cambiare { the-card } con il mazzo.
        }
    }
event-out = { $you ->
        [seat] Esci dal gioco.
       *[none] { $seat } esce dal gioco.
    }
event-finished = { $you ->
        [winners] Hai vinto!
        [shared] Vittoria condivisa: { $winners }.
       *[none] { $count ->
            [0] Il limite di turni è raggiunto: non vince nessuno.
           *[other] La vittoria va a { $winners }.
        }
    }

## La prima partita guidata: che cosa dice la guida. $seat1 e $seat2 sono gli altri due.

lesson-claim = Le due carte qui sotto le vedi solo tu. Il Duca porta 3 monete: dichiaralo e scegli Tasse.
lesson-claimed = Dici di avere il Duca, e nessuno vede le tue carte. Ora gli altri possono crederci o dubitare.
lesson-show = { $seat1 } non ti crede. Ma il Duca ce l’hai davvero: mostralo, e l’errore costa una carta a { $seat1 }.
lesson-shown = Un dubbio sbagliato costa una carta. Il tuo Duca torna nel mazzo e ne peschi un’altra: di nuovo nessuno sa che cosa hai.
lesson-attack = { $seat1 } dichiara l’Assassino e vuole una delle tue carte. Può essere vero: lascia correre. Hai appena pescato la Contessa, e lei può bloccare.
lesson-attacked = Tutti rispondono insieme. Nessuno vede la tua risposta prima che ognuno abbia dato la sua.
lesson-block = La Contessa ferma l’Assassino: blocca! Ce l’hai davvero, ma potresti dirlo anche senza averla: un blocco può essere un bluff.
lesson-blocked = Ora gli altri possono dubitare della tua Contessa.
lesson-block-held = Il tuo blocco regge: non perdi niente, e { $seat1 } ha pagato 3 monete per nulla.
lesson-coup = 9 monete bastano per un Colpo di Stato: ne costa 7, non dichiara niente e nessuno può impedirlo. Scegli Colpo di Stato e poi { $seat2 }, che ha ancora due carte.
lesson-struck = { $seat2 } decide quale carta perdere.
lesson-open = Le carte perse restano scoperte fino alla fine. Guarda: due Capitani sono già lì, e uno ce l’hai tu.
lesson-challenge = { $seat2 } dichiara il Capitano per rubarti 2 monete. Ma due dei tre Capitani sono scoperti e il terzo ce l’hai tu. È una bugia: dubita!
lesson-challenged = Ora { $seat2 } deve mostrare un Capitano o perdere una carta.
lesson-bluff = Nessun Capitano: { $seat2 } è fuori. Ora bluffa: il Duca non ce l’hai più, ma chi lo sa? Scegli ancora Tasse; il segno «bluff» lo vedi solo tu.
lesson-bluffed = Se { $seat1 } dubita, perdi una carta. Ma un errore costerebbe a { $seat1 } l’ultima, e allora ci si pensa due volte.
lesson-end = Nessuno ha dubitato. Non ti serve altro: dichiarare, dubitare, bloccare, e mentire quando conviene. D’ora in poi decidi tu: vinci questa partita!

## Perché un’azione non si può fare

refusal-not-asked = non tocca a te rispondere
refusal-no-such-action = questa azione non esiste
refusal-not-now = non è il momento
refusal-too-poor = le monete non bastano
refusal-must-coup = con tante monete si può fare solo un colpo di Stato
refusal-no-target = quel giocatore non è in gioco
refusal-broke-target = a questo tavolo non si deruba chi non ha monete
refusal-no-inquisitor = in questa partita non c’è l’Inquisitore
refusal-not-held = quella carta non c’è
refusal-wrong-block = quel personaggio non impedisce l’azione
refusal-must-show = a questo tavolo chi ha la carta dichiarata deve mostrarla
refusal-wrong-count = si tengono tante carte quante se ne avevano

## Opzioni che non vanno insieme

conflict-copies = La scatola tedesca ha carte per 2-6 giocatori, non per { $players }. Scegli un'altra edizione o un altro numero di copie per personaggio.
conflict-draft = La scelta della prima carta è per 2 giocatori, non per { $players }.
conflict-first-player = Non può cominciare il posto { $seat }: i posti sono solo { $players }.

## Opzioni

option-envoy = Quale emissario è in gioco
option-envoy-ambassador = pesca due carte da scambiare
option-envoy-inquisitor = pesca una carta da scambiare oppure esamina una carta altrui
option-two_player_coins = Monete iniziali quando si gioca in due
option-two_player_coins-starter_1 = chi comincia ne ha 1, l’altro 2
option-two_player_coins-both_1 = 1 per ciascuno
option-two_player_coins-both_2 = 2 per ciascuno
option-copies_rule = Copie di ogni personaggio
option-copies_rule-italian = tre; quattro in 7 e 8 giocatori, cinque in 9 e 10
option-copies_rule-german = sempre tre, quindi al massimo 6 giocatori
option-examine_chooser = Chi sceglie la carta da esaminare
option-examine_chooser-target = chi la possiede
option-examine_chooser-random = il caso
option-examine_order = Il cambio imposto dopo un esame
option-examine_order-draw_then_return = prima si pesca, poi si rimette la carta nel mazzo
option-examine_order-return_then_draw = prima si rimette la carta nel mazzo, poi si pesca: può tornare
option-first_player = Chi comincia
option-first_player-random = decide il caso
option-first_player-number = posto { $nth }
option-draft_2p = Scelta in due: ognuno sceglie la prima carta da un mazzetto di cinque
option-draft_2p-true = sì
option-draft_2p-false = no
option-draft_coins = Monete iniziali con la scelta
option-draft_coins-same_as_two_player = come senza la scelta
option-draft_coins-both_2 = 2 per ciascuno
option-block_after_failed_challenge = Il bersaglio può ancora bloccare dopo aver dubitato invano
option-block_after_failed_challenge-true = sì
option-block_after_failed_challenge-false = no
option-forfeit_timing = Quando le monete di chi esce vanno alla Tesoreria
option-forfeit_timing-after_pending_action = dopo l’azione in corso, così un ladro ne prende ancora
option-forfeit_timing-immediate = subito
option-steal_from_broke = Derubare chi non ha monete
option-steal_from_broke-allowed = permesso, ma non frutta niente
option-steal_from_broke-forbidden = vietato
option-treasury = La Tesoreria
option-treasury-finite = conta 50 monete insieme a quelle dei giocatori
option-treasury-unlimited = non si esaurisce mai
option-fa_reblock = Se un blocco dell’aiuto estero viene smascherato, può provarci il prossimo
option-fa_reblock-true = sì
option-fa_reblock-false = no, l’aiuto estero arriva
option-allow_refusal = Chi ha la carta dichiarata può tenerla nascosta e perderne una
option-allow_refusal-true = sì
option-allow_refusal-false = no
option-prove_mode = Come si risponde a un dubbio
option-prove_mode-two_step = si mostra o no; chi non mostra sceglie poi la carta da perdere
option-prove_mode-reveal_one = si gira una carta: o è la prova, o è persa
option-response_mode = Come si raccolgono dubbi e blocchi
option-response_mode-simultaneous = tutti insieme, in segreto
option-response_mode-sequential = uno dopo l’altro, finché qualcuno parla
option-challenge_priority = Chi si ascolta se dubitano in più d’uno
option-challenge_priority-clockwise_from_claimant = il primo in senso orario
option-challenge_priority-target_first = il diretto interessato, poi in senso orario
option-challenge_priority-random = decide il caso
option-turn_limit = Turni dopo i quali la partita finisce (altrimenti 50 per giocatore)
option-turn_limit_result = Che cosa comporta il limite di turni
option-turn_limit_result-draw = non vince nessuno
option-turn_limit_result-survivors_share = chi è ancora in gioco condivide la vittoria
option-forced_coup_at = Monete con cui si può fare solo un colpo di Stato

## Le regole, per sezioni. Le opzioni in vigore arrivano con il loro nome.

rules-1 = Vince l’ultimo giocatore con una carta coperta; non c’è un secondo posto (COUP-20). Una carta coperta è la tua influenza: ti dà i poteri del suo personaggio (COUP-14).
    .title = Lo scopo
rules-2 = { $draft_2p ->
        [true] In due: ognuno prende un mazzetto con una carta di ogni personaggio, ne sceglie una in segreto e toglie le altre quattro dal gioco. Un terzo mazzetto uguale viene mescolato: ognuno ne riceve una carta, le ultime tre sono il mazzo della Corte (COUP-13). Per le monete si vedano le opzioni two_player_coins e draft_coins.
       *[false] I personaggi in gioco sono cinque, { $copies_rule ->
            [german] con tre carte ciascuno (COUP-02, COUP-03).
           *[italian] con tre carte ciascuno, quattro in 7 o 8 giocatori, cinque in 9 o 10 (COUP-02 – COUP-04).
        } Ognuno riceve due carte, le guarda e le posa coperte davanti a sé (COUP-05, COUP-09). Il resto è il mazzo della Corte. Si comincia con 2 monete a testa{ $two_player_coins ->
            [both_2] , anche in due
            [both_1] ; in due, con 1 a testa
           *[starter_1] ; in due, chi fa il primo turno comincia con 1
        } (COUP-06, COUP-07). Le monete sono sempre in vista (COUP-08).
    }
    .title = La preparazione
rules-3 = Quando tocca a te devi fare una sola azione, fra quelle che puoi pagare (COUP-21, COUP-22). Poi si prosegue in senso orario (COUP-12). Chi comincia il turno con { $forced_coup_at } monete o più deve fare un colpo di Stato (COUP-23).
    .title = Il turno
rules-4 = Reddito: prendi 1 moneta (COUP-29). Aiuto estero: prendi 2 monete; chiunque dichiari il Duca può bloccarlo (COUP-30, COUP-40). Colpo di Stato: paghi 7 monete, il giocatore che nomini perde una carta e niente può impedirlo (COUP-31). Nessuna di queste azioni dichiara un personaggio, quindi non si può dubitarne (COUP-46).
    .title = Senza personaggio
rules-5 = Duca, tasse: prendi 3 monete (COUP-32). Assassino, attentato: paghi 3 monete e il giocatore che nomini perde una carta, se non blocca con la Contessa (COUP-33, COUP-41). Capitano, furto: prendi 2 monete a un giocatore, che può bloccare con il Capitano o con { $envoy ->
        [inquisitor] l’Inquisitore (COUP-34, COUP-42). Inquisitore: peschi una carta, tieni ciò che vuoi e ne rimetti una nel mazzo (COUP-36), oppure esamini: un giocatore ti mostra una carta e puoi fargliela cambiare (COUP-37, COUP-38).
       *[ambassador] l’Ambasciatore (COUP-34, COUP-42). Ambasciatore, scambio: peschi due carte, tieni ciò che vuoi e ne rimetti due nel mazzo (COUP-35).
    } La Contessa blocca soltanto.
    .title = Con un personaggio
rules-6 = Usare un personaggio vuol dire dichiarare di averlo, per un’azione o per un blocco. Non occorre che sia vero, e nessuno vede la carta se nessuno dubita (COUP-25, COUP-26, COUP-39). L’aiuto estero può bloccarlo chiunque, un attentato o un furto soltanto il bersaglio (COUP-40 – COUP-42). Un’azione bloccata fallisce e il suo prezzo è perso (COUP-44). Un blocco non si può bloccare: se ne può solo dubitare (COUP-45).
    .title = Dichiarazioni e blocchi
rules-7 = Dopo ogni dichiarazione tutti gli altri possono dubitarne (COUP-47); poi viene il momento dei blocchi, dei quali si può dubitare allo stesso modo (COUP-27). Se dubitano di te, mostri la carta: chi ha dubitato ne perde una, tu rimescoli la tua nel mazzo, ne peschi un’altra e si va avanti (COUP-49 – COUP-53). { $allow_refusal ->
        [true] Oppure non la mostri, perché non puoi o non vuoi (COUP-50):
       *[false] Se non puoi mostrarla (COUP-50):
    } allora perdi una carta. Un’azione smentita fallisce e il suo prezzo ti torna (COUP-54); un blocco smentito non vale (COUP-55).
    .title = I dubbi
rules-8 = Chi perde una carta sceglie quale, e la lascia scoperta (COUP-15). Persa l’ultima si esce subito, e le monete vanno alla Tesoreria (COUP-18). Attenzione: chi dubita a torto di un Assassino, o blocca con una falsa Contessa, può perdere entrambe le carte in un solo turno (COUP-57, COUP-58).
    .title = Perdere carte
rules-9 = Puoi promettere ciò che vuoi; niente ti vincola (COUP-59). Le carte coperte non si mostrano a nessuno, le monete non si regalano né si prestano (COUP-60, COUP-61). Se il tempo scade o te ne vai, un bot risponde per te finché non torni (AMB-35).
    .title = Al tavolo

## Nel terminale

terminal-stock = Mazzo della Corte: { $deck } carte. Tesoreria: { $treasury } monete.
terminal-stock-endless = Mazzo della Corte: { $deck } carte. Tesoreria: senza fondo.
terminal-lost = perse
terminal-hand-of = Carte di { $name }: { $cards }
