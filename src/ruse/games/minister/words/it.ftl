### King Thief Minister in italiano. Gli stessi messaggi stanno in en.ftl e de.ftl; un test li confronta.
###
### $you è la parte di chi legge in un evento ("seat", "target", "from", "to", "winners", "shared") oppure "none".
### I giocatori arrivano come nomi, i personaggi in notazione ("king"), i posti delle carte come lettere, sì e no
### come "true" e "false"; "none" è ciò che non può vedere, e la Tesoreria dove non paga nessun altro.

game-title = King Thief Minister
standing-title = Monete turno per turno
standing-name = Monete
game-about = Sei carte a faccia in giù stanno intorno a una Tesoreria e continuano a spostarsi. Tuo è il posto, mai la carta. Dichiara un personaggio qualsiasi, che tu lo abbia davanti o no. Quando la Tesoreria è vuota, vince chi ha più monete.
game-length = circa 20 minuti

## Edizioni

edition-standard = secondo il regolamento e, dove tace, la nostra scelta

## Bot: nome e cosa aspettarsi

bot-house = Bot da circolo
bot-house-note = Ricorda ogni carta che ha visto, dichiara ciò che sa essere vero e sfida ciò che sa essere falso.

## Personaggi

card-king = Re
card-thief = Ladra
card-minister = Ministra
card-executioner = Boia
card-collector = Esattrice
card-peasant = Contadino

# Chi si dichiara o si vede: "dichiari ...", "vedi ...".
the-claim = { $claim ->
        [king] il Re
        [thief] la Ladra
        [minister] la Ministra
        [executioner] il Boia
        [collector] l’Esattrice
       *[peasant] il Contadino
    }
the-card = { $card ->
        [king] il Re
        [thief] la Ladra
        [minister] la Ministra
        [executioner] il Boia
        [collector] l’Esattrice
       *[peasant] il Contadino
    }
# Che cosa c’è in un posto: "c’è ...".
is-claim = { $claim ->
        [king] il Re
        [thief] la Ladra
        [minister] la Ministra
        [executioner] il Boia
        [collector] l’Esattrice
       *[peasant] il Contadino
    }
is-card = { $card ->
        [king] il Re
        [thief] la Ladra
        [minister] la Ministra
        [executioner] il Boia
        [collector] l’Esattrice
       *[peasant] il Contadino
    }

# Solo per chi dichiara. Dove non può saperlo, lo sa solo la carta.
claim-is-true = Dichiari { the-claim }, ed è vero.
claim-is-bluff = Dichiari { the-claim }, ma non è vero. È un bluff!
claim-is-unknown = Dichiari { the-claim } senza sapere se è vero.
only-you-know-bluff = Lo sai solo tu: davanti a te non c’è { is-claim }.

# Il promemoria: che cosa fa un personaggio.
reference-king = Prendi 3 monete e chiedi chi è la Ministra. Chi risponde prende 1 moneta.
reference-thief = Prendi 1 moneta dal giocatore alla tua destra e 1 da quello alla tua sinistra. Se uno non ne ha, prendila dalla Tesoreria.
reference-minister = Mescola due carte qualsiasi delle sei. Oppure rispondi al Re, per 1 moneta.
reference-executioner = Indovina la carta davanti a un altro giocatore. Se hai ragione, prendi tutte le sue monete.
reference-collector = Tutti gli altri versano 1 moneta nella Tesoreria, e un giocatore a tua scelta ne versa 2. Chi non ne ha non paga.
reference-peasant = Mostra la tua carta e nomina tutte le altre. Senza errori vinci la Tesoreria. Un errore costa 2 monete.

## Azioni: il nome, poche parole per il menu, una spiegazione

action-look = Guarda
action-move = Sposta
action-claim = Dichiara
action-pass = Non dire niente
action-challenge = Sfida
action-reply = Rispondi
action-swap = Mescola
action-keep = Fai solo finta
action-execute = Manda al patibolo
action-tax = Fai pagare
action-name = Nomina una carta
action-peek = Guarda

note-look = guarda la carta davanti a te
note-move = tutte e sei le carte si spostano
note-claim = di’ chi hai davanti
note-pass = lascia correre
note-challenge = guarda la carta; se la dichiarazione è vera, paghi 1 moneta
note-reply = prendi 1 moneta
note-swap = mescola due delle sei carte
note-keep = le due carte restano dov’erano
note-execute = se hai ragione, prendi tutte le sue monete
note-tax = questo giocatore paga 2 monete, gli altri 1
note-name = la carta viene girata davanti a tutti
note-peek = guarda la carta di un altro posto

# Che cosa porta una dichiarazione, per ogni personaggio.
note-claim-king = prendi 3 monete, chiedi chi è la Ministra
note-claim-thief = prendi 1 moneta da ogni vicino
note-claim-minister = mescola due carte
note-claim-executioner = indovina una carta, prendi le monete
note-claim-collector = tutti gli altri pagano 1 moneta, uno 2
note-claim-peasant = nomina tutte le carte, vinci la Tesoreria

explain-look = Paghi 1 moneta e guardi la carta sul tuo posto. Puoi farlo anche senza monete: allora tutti gli altri prendono 1 moneta ciascuno dalla Tesoreria, se ce n’è per tutti.
explain-move = Tutte e sei le carte si spostano di un posto a destra (in senso antiorario), di uno a sinistra (in senso orario) o al posto di fronte. Nessuno le vede.
explain-claim = Dici quale personaggio hai davanti e ne usi l’abilità. Non deve esserci davvero, e non devi nemmeno saperlo.
explain-pass = { $response_mode ->
        [sequential] Lasci correre, e tutti lo vedono. Poi tocca al giocatore seguente, se c’è.
       *[simultaneous] Lasci correre. La tua risposta resta segreta finché tutti non hanno risposto.
    }
explain-challenge = Dici che non è vero e guardi la carta. Se invece è vero, paghi 1 moneta e l’abilità viene usata. Se non lo è, non succede niente e il turno finisce. { $response_mode ->
        [sequential] Dopo di te non risponde più nessuno.
       *[simultaneous] Se le sfide sono più d’una, ne vale una sola.
    }
explain-reply = Dici che davanti a te c’è la Ministra e prendi 1 moneta. Se rispondi solo tu, gli altri possono sfidarti. Se rispondono in più d’uno, si mostrano le carte a vicenda, e chi ha mentito paga 1 moneta.
explain-swap = Mescoli le carte di due posti e le rimetti giù. È il caso a decidere se si scambiano, a meno che a questo tavolo non scelga la Ministra. In quel caso si scambiano.
explain-keep = Fai solo finta di mescolare le carte di due posti. Ognuna torna dov’era, e lo sai solo tu.
explain-execute = Indichi la carta davanti a un altro giocatore e dici qual è. Quel giocatore la guarda. Se hai ragione, prendi tutte le sue monete. Altrimenti non succede niente.
explain-tax = Tutti gli altri giocatori versano 1 moneta nella Tesoreria, e quello che scegli ne versa 2. Nessuno paga più di quanto ha.
explain-name = Dici qual è la carta, e la si gira davanti a tutti. Il primo errore chiude il tentativo e costa 2 monete.
explain-peek = Guardi una carta che non è sul tuo posto. Tutti vedono dove guardi, ma solo tu vedi la carta.

## Dove vanno le carte, come in "Sposta: a sinistra"

direction-right = a destra
direction-left = a sinistra
direction-opposite = di fronte

## Il tavolo nel browser: bottoni che dicono più del nome dell’azione, e ciò che sta al centro

as-claim = { $claim ->
        [king] Re
        [thief] Ladra
        [minister] Ministra
        [executioner] Boia
        [collector] Esattrice
       *[peasant] Contadino
    }
bar-claim = Dichiara { the-claim }
bar-pass = Non dire niente
bar-move-right = Tutte le carte un posto a destra
bar-move-left = Tutte le carte un posto a sinistra
bar-move-opposite = Tutte le carte al posto di fronte
bar-reply = Rispondi come { as-claim }
board-treasury = Tesoreria
board-place = Posto { $place }
board-nobody = nessun giocatore
board-known = Che cosa sai
board-guess-right = Detto: { $card }. Giusto.
board-guess-wrong = Detto: { $card }. Sbagliato.
board-sign-eye = Guardata in questo turno
board-sign-mix = Mescolata con un’altra carta in questo turno
board-sign-challenge = Sfida la dichiarazione
board-aid = Aiuto alla memoria
board-aid-switch = Mostra ciò che posso sapere
board-aid-hint = Sotto ogni posto: tutti i personaggi che possono ancora esserci, il più probabile per primo. Uno solo, con l’anello, è certo. Nessun segno: può essere chiunque. Sulle tue dichiarazioni una spunta vuol dire vero, una maschera bluff e un punto interrogativo che non puoi saperlo. Si usa solo ciò che hai visto tu.

## Fasi: che cosa si aspetta, e la domanda a chi deve rispondere

phase-peek = ognuno guarda una carta
phase-action = si sceglie un’azione
phase-challenge = è il momento delle sfide
phase-reply = chi è la Ministra?
phase-challenge-reply = è il momento di sfidare la Ministra
phase-swap = si mescolano due carte
phase-execute = il Boia indica una carta
phase-tax = si riscuotono le tasse
phase-name = il Contadino nomina le carte
phase-over = la partita è finita

ask-peek = Prima di cominciare guardi una carta di un altro posto. Quale?
ask-action = Tocca a te. Che cosa fai?
ask-challenge = { $seat } dichiara { the-claim }. Ci credi?
ask-reply = { $seat } chiede chi è la Ministra. Rispondi?
ask-challenge-reply = { $seat } dichiara { the-claim }. Ci credi?
ask-swap = Quali due carte mescoli?
ask-execute = La carta di quale giocatore indovini, e qual è? Se hai ragione, prendi tutte le sue monete.
ask-tax = Chi paga 2 monete?
ask-name = { $place ->
        [none] Quale posto scegli, e che carta c’è?
       *[other] Che carta c’è al posto { $place }?
    }

# Nel browser si toccano le carte stesse.
bar-ask-peek = Prima di cominciare: tocca una delle carte incorniciate per guardarla.
bar-ask-swap = Tocca le due carte da mescolare.
bar-ask-execute = Tocca la carta di un giocatore e di’ chi è. Se indovini, prendi tutte le sue monete.
bar-ask-tax = Chi paga 2 monete? Tocca la sua carta.

## Eventi

event-begun = { $you ->
        [seat] Cominci tu. Prima ognuno guarda una carta di un altro posto.
       *[none] Comincia { $seat }. Prima ognuno guarda una carta di un altro posto.
    }
event-peeked = { $you ->
        [seat] Guardi la carta al posto { $place }: { $card-name }.
       *[none] { $card ->
            [none] { $seat } guarda la carta al posto { $place }.
           *[other] { $seat } guarda la carta al posto { $place }: { $card-name }.
        }
    }
event-turn = { $you ->
        [seat] Turno { $number }: tocca a te
       *[none] Turno { $number }: tocca a { $seat }
    }
event-looked = { $you ->
        [seat] Guardi la carta davanti a te: { $card-name }.
       *[none] { $card ->
            [none] { $seat } guarda la propria carta.
           *[other] { $seat } guarda la propria carta: { $card-name }.
        }
    }
event-moved = { $you ->
        [seat] { $direction ->
            [right] Sposti tutte le carte di un posto a destra (in senso antiorario).
            [left] Sposti tutte le carte di un posto a sinistra (in senso orario).
           *[opposite] Sposti ogni carta al posto di fronte.
        }
       *[none] { $direction ->
            [right] { $seat } sposta tutte le carte di un posto a destra (in senso antiorario).
            [left] { $seat } sposta tutte le carte di un posto a sinistra (in senso orario).
           *[opposite] { $seat } sposta ogni carta al posto di fronte.
        }
    }
event-claimed = { $you ->
        [seat] Dichiari { the-claim }.
       *[none] { $seat } dichiara { the-claim }.
    }
event-passed-challenge = Nessuno sfida.
event-passed-reply = Nessuno risponde.
event-passed-challenge-reply = Nessuno sfida la Ministra.
event-challenged = { $you ->
        [seat] Sfidi { $target }.
        [target] { $seat } ti sfida.
       *[none] { $seat } sfida { $target }.
    }
event-seen = { $you ->
        [seat] Al posto { $place } vedi { the-card }.
       *[none] { $card ->
            [none] { $seat } guarda la carta al posto { $place }.
           *[other] { $seat } guarda la carta al posto { $place } e vede { the-card }.
        }
    }
event-proved = { $you ->
        [seat] È vero. Davanti a te c’è { is-claim }.
       *[none] È vero. Davanti a { $seat } c’è { is-claim }.
    }
event-disproved = { $you ->
        [seat] Non è vero! Davanti a te non c’è { is-claim }.
       *[none] Non è vero! Davanti a { $seat } non c’è { is-claim }.
    }
event-replied = { $you ->
        [seat] Rispondi come { as-claim }.
       *[none] { $seat } risponde come { as-claim }.
    }
event-coins-taken = { $you ->
        [to] { $amount ->
            [one] Prendi 1 moneta dalla Tesoreria.
           *[other] Prendi { $amount } monete dalla Tesoreria.
        }
       *[none] { $amount ->
            [one] { $to } prende 1 moneta dalla Tesoreria.
           *[other] { $to } prende { $amount } monete dalla Tesoreria.
        }
    }
event-coins-paid = { $you ->
        [from] { $amount ->
            [one] Versi 1 moneta nella Tesoreria.
           *[other] Versi { $amount } monete nella Tesoreria.
        }
       *[none] { $amount ->
            [one] { $from } versa 1 moneta nella Tesoreria.
           *[other] { $from } versa { $amount } monete nella Tesoreria.
        }
    }
event-coins-stolen = { $you ->
        [to] { $from ->
            [none] Il tuo vicino non ha monete. Prendi 1 moneta dalla Tesoreria.
           *[other] Prendi 1 moneta da { $from }.
        }
        [from] { $to } prende 1 moneta da te.
       *[none] { $from ->
            [none] Un vicino non ha monete. { $to } prende 1 moneta dalla Tesoreria.
           *[other] { $to } prende 1 moneta da { $from }.
        }
    }
event-coins-taxed = { $you ->
        [from] { $amount ->
            [one] Paghi 1 moneta di tasse.
           *[other] Paghi { $amount } monete di tasse.
        }
       *[none] { $amount ->
            [one] { $from } paga 1 moneta di tasse.
           *[other] { $from } paga { $amount } monete di tasse.
        }
    }
event-coins-won = { $you ->
        [to] { $from ->
            [none] { $amount ->
                [one] Prendi l’ultima moneta della Tesoreria.
               *[other] Prendi tutte le { $amount } monete della Tesoreria.
            }
           *[other] { $amount ->
                [0] { $from } non ha monete.
                [one] Prendi l’ultima moneta di { $from }.
               *[other] Prendi tutte le { $amount } monete di { $from }.
            }
        }
        [from] { $amount ->
            [0] Non hai monete.
            [one] { $to } prende la tua ultima moneta.
           *[other] { $to } prende tutte le tue { $amount } monete.
        }
       *[none] { $from ->
            [none] { $amount ->
                [one] { $to } prende l’ultima moneta della Tesoreria.
               *[other] { $to } prende tutte le { $amount } monete della Tesoreria.
            }
           *[other] { $amount ->
                [0] { $from } non ha monete.
                [one] { $to } prende l’ultima moneta di { $from }.
               *[other] { $to } prende tutte le { $amount } monete di { $from }.
            }
        }
    }
event-coins-shared = { $you ->
        [to] Qualcuno non può pagare, quindi prendi 1 moneta dalla Tesoreria.
       *[none] Qualcuno non può pagare, quindi { $to } prende 1 moneta dalla Tesoreria.
    }
event-shuffled = { $you ->
        [seat] Mescoli le carte dei posti { $first } e { $second }.
       *[none] { $seat } mescola le carte dei posti { $first } e { $second }.
    }
event-swapped = { $you ->
        [seat] { $swap ->
            [true] Lo sai solo tu: si sono scambiate di posto.
           *[false] Lo sai solo tu: non si sono scambiate di posto.
        }
       *[none] { $swap ->
            [none] Solo { $seat } sa se si sono scambiate di posto.
            [true] Lo sa solo { $seat }: si sono scambiate di posto.
           *[false] Lo sa solo { $seat }: non si sono scambiate di posto.
        }
    }
event-pointed = { $you ->
        [seat] { $hit ->
            [true] Dici che davanti a { $target } c’è { is-claim }. Esatto!
           *[false] Dici che davanti a { $target } c’è { is-claim }. Sbagliato.
        }
        [target] { $hit ->
            [true] { $seat } dice che davanti a te c’è { is-claim }. Esatto!
           *[false] { $seat } dice che davanti a te c’è { is-claim }. Sbagliato.
        }
       *[none] { $hit ->
            [true] { $seat } dice che davanti a { $target } c’è { is-claim }. Esatto!
           *[false] { $seat } dice che davanti a { $target } c’è { is-claim }. Sbagliato.
        }
    }
event-sought = { $you ->
        [seat] Vuoi guardare la carta davanti a te, ma non hai monete. Gli altri prendono le ultime monete prima che tu la veda.
       *[none] { $seat } vuole guardare la propria carta, ma non ha monete. Gli altri prendono le ultime prima che la veda.
    }
event-levied = { $you ->
        [seat] Chiedi 2 monete di tasse a { $target } e 1 a tutti gli altri.
        [target] { $seat } chiede 2 monete di tasse a te e 1 a tutti gli altri.
       *[none] { $seat } chiede 2 monete di tasse a { $target } e 1 a tutti gli altri.
    }
event-opened = { $you ->
        [seat] Posto { $place }: dici { $named-name }. È { is-card }.
       *[none] Posto { $place }: { $seat } dice { $named-name }. È { is-card }.
    }
event-failed = { $you ->
        [seat] Un errore! Il tuo tentativo è finito e tutte le carte tornano a faccia in giù.
       *[none] Un errore! Il tentativo di { $seat } è finito e tutte le carte tornano a faccia in giù.
    }
event-succeeded = { $you ->
        [seat] Nessun errore! Hai nominato tutte le carte.
       *[none] Nessun errore! { $seat } ha nominato tutte le carte.
    }
event-finished-treasury = { $you ->
        [winners] La Tesoreria è vuota, e hai più monete di tutti. Hai vinto!
        [shared] La Tesoreria è vuota. Vittoria condivisa: { $winners }.
       *[none] { $count ->
            [one] La Tesoreria è vuota. Vince { $winners }!
           *[other] La Tesoreria è vuota. Vittoria condivisa: { $winners }.
        }
    }
event-finished-turn-limit = { $you ->
        [winners] È stato raggiunto il limite di turni, e hai più monete di tutti. Hai vinto!
        [shared] È stato raggiunto il limite di turni. Vittoria condivisa: { $winners }.
       *[none] { $count ->
            [one] È stato raggiunto il limite di turni. Vince { $winners }!
           *[other] È stato raggiunto il limite di turni. Vittoria condivisa: { $winners }.
        }
    }

## La prima partita guidata: che cosa dice chi accompagna. $seat1 e $seat2 sono gli altri

lesson-goal = Sei carte a faccia in giù stanno intorno alla Tesoreria. Tuo è il posto A, mai la carta che c’è sopra, perché le carte si spostano. Quando la Tesoreria è vuota, vince chi ha più monete.
lesson-peek = Prima del primo turno tutti guardano una carta di un altro posto. Tocca la carta al posto C, davanti a { $seat1 }.
lesson-peeked = È la Ladra, e lo sai solo tu. Il segno accanto al posto te lo ricorda, anche quando le carte si spostano. Ora comincia { $seat1 }.
lesson-challenge = { $seat1 } dichiara il Re e vuole 3 monete. Ma lì hai visto la Ladra! Sfida la dichiarazione.
lesson-challenged = Guardi la carta. Se la dichiarazione è vera, paghi 1 moneta. Se è falsa, non succede niente e il turno è finito.
lesson-caught = Non è vero! { $seat1 } non prende niente, e a te non è costato niente. Ora guarda { $seat2 } che sposta tutte le carte di un posto a destra.
lesson-move = La tua Ladra è ora al posto B. Sposta ancora tutte le carte di un posto a destra, e sarà davanti a te.
lesson-moved = La Ladra resta davanti a te finché le carte non si spostano di nuovo. In un turno fai una sola di tre cose: guardi la tua carta, sposti tutte le carte o dichiari un personaggio.
lesson-allow = { $seat2 } dichiara il Re. Non puoi sapere se è vero, e una sfida sbagliata costa 1 moneta. Non dire niente.
lesson-allowed = Se nessuno sfida, { $seat2 } prende 3 monete e chiede chi è la Ministra. Chi risponde prende 1 moneta.
lesson-reply = Hai la Ladra, ma chi lo sa? Rispondi come Ministra e prendi 1 moneta.
lesson-replied = Se rispondono in due, si guardano le carte a vicenda, e chi ha mentito paga 1 moneta. Vediamo se qualcuno dubita di te.
lesson-claim = Il tuo bluff è riuscito. Ora di’ la verità: dichiara la Ladra e prendi 1 moneta da ogni vicino. La spunta sulla carta dice che è vero.
lesson-claimed = Ora gli altri possono sfidarti. Solo chi sfida vede la tua carta.
lesson-proved = { $seat1 } ha dubitato, ha guardato e ha pagato 1 moneta per l’errore. Poi hai preso 1 moneta da ogni vicino. Ora entrambi spostano tutte le carte di un posto a destra.
lesson-bluff = Segui la tua Ladra per due posti a destra: è davanti a { $seat2 }, che ha 5 monete. La tua carta non la conosci. Dichiara lo stesso il Boia!
lesson-bluffed = Se qualcuno ti sfida, forse il tuo turno finisce qui. Ma una dichiarazione falsa non costa monete.
lesson-execute = Nessuno dubita. Tocca la carta di { $seat2 }, poi nomina la Ladra. Se hai ragione, prendi tutte le sue monete.
lesson-end = Tutte e 5 le monete sono tue! Il gioco è questo: ricordare, dichiarare, dubitare. Due personaggi ti aspettano ancora: l’Esattrice fa pagare tutti gli altri, e il Contadino può vincere tutta la Tesoreria.

## Il promemoria al tavolo e i consigli per la prima partita

glance-goal = Quando la Tesoreria è vuota, vince chi ha più monete.
glance-turn = Nel tuo turno fai una cosa sola: guardi la tua carta per 1 moneta, sposti tutte e sei le carte o dichiari il personaggio che hai davanti.
glance-1 = Chiunque può sfidare una dichiarazione e guardare la carta. Se è vera, chi ha sfidato paga 1 moneta. Se è falsa, il turno è finito. Una dichiarazione falsa non costa monete.
    .title = Sfida
glance-2 = Se devi pagare e non hai monete, tutti gli altri ne prendono 1 a testa dalla Tesoreria.
    .title = Debiti
hint-peek = Scegli una carta qualsiasi, tranne la tua. Un segno accanto al posto te la ricorda.
hint-action = Guardare costa 1 moneta, spostare niente. Una dichiarazione può essere vera, falsa o a caso.
hint-challenge = Una sfida sbagliata costa 1 moneta. Una giusta ferma la dichiarazione.
hint-reply = Rispondere porta 1 moneta. Se rispondono in due, chi mente paga 1 moneta.

## Perché un’azione non si può fare

refusal-not-asked = non tocca a te rispondere
refusal-no-such-action = questa azione non esiste
refusal-not-now = adesso non si può
refusal-too-poor = non hai monete, e nella Tesoreria non ce ne sono abbastanza per tutti gli altri
refusal-no-target = quel giocatore non è in gioco
refusal-name-used = hai già nominato quel personaggio
refusal-not-that-place = la carta di quel posto non è ancora di turno
refusal-no-choice = a questo tavolo è il caso a decidere come si mescolano le carte

## Opzioni che non vanno insieme

conflict-first-player = Il posto { $seat } non può cominciare, perché i posti sono solo { $players }.

## Opzioni

option-first_player = Chi comincia
option-first_player-random = decide il caso
option-first_player-number = posto { $nth }
option-response_mode = Come si sfida e si risponde al Re
option-response_mode-simultaneous = tutti insieme, in segreto
option-response_mode-sequential = uno dopo l’altro, in ordine di precedenza
option-first_look = Lo sguardo a una carta prima del primo turno
option-first_look-simultaneous = scelgono tutti insieme, in segreto
option-first_look-sequential = uno dopo l’altro, in senso orario
option-peasant_names = Quali carte deve nominare il Contadino
option-peasant_names-all_cards = tutte e cinque le altre
option-peasant_names-players_only = solo quelle davanti ad altri giocatori (più facile se si è in pochi)
option-naming = In che ordine il Contadino le nomina
option-naming-clockwise = in senso orario, a partire da sinistra
option-naming-free_order = un ordine qualsiasi
option-shuffle = Come la Ministra mescola due carte
option-shuffle-random = a caso, e nessuno conosce il risultato
option-shuffle-secret_choice = decide in segreto se si scambiano di posto
option-turn_limit = Limite di turni (altrimenti 100 per giocatore)
option-memory_aid = Aiuto alla memoria: il tavolo ti mostra ciò che puoi sapere
option-memory_aid-true = sì
option-memory_aid-false = no, devi ricordare da te

## Le regole, in sezioni. Le opzioni in vigore arrivano con i loro nomi.

rules-1 = La partita finisce appena la Tesoreria è vuota (KTM-60). Vince chi ha più monete (KTM-61). A pari monete la vittoria è condivisa (SA-30). Nessuno viene eliminato: anche senza monete continui a giocare (KTM-62).
    .title = Scopo del gioco
rules-2 = Ognuno ha 3 monete, e la Tesoreria ne ha 2 per giocatore (KTM-02, KTM-03). I sei personaggi, una carta ciascuno, stanno a faccia in giù su sei posti intorno alla Tesoreria (KTM-01, KTM-05). Tuo è il posto, mai la carta: la tua carta è quella che c’è in quel momento (KTM-06). Con meno di sei giocatori alcuni posti non sono di nessuno. Le loro carte si spostano con le altre, ma nessuno può usarle (KTM-07). { $first_player ->
        [random] Chi comincia lo decide il caso (KTM-04).
       *[other] Chi comincia è stabilito prima (KTM-04).
    } Per prima cosa ognuno guarda una carta che non è sul proprio posto (KTM-08), { $first_look ->
        [simultaneous] tutti insieme.
       *[sequential] uno dopo l’altro, in senso orario.
    } Tutti vedono dove guardi, ma solo tu vedi la carta (SA-01). Nessuno conosce ancora la propria (KTM-09).
    .title = Preparazione
rules-3 = Nel tuo turno fai esattamente una cosa (KTM-10). Non puoi passare (KTM-11). Guarda: paghi 1 moneta e guardi la carta sul tuo posto (KTM-12). Se non ne hai, tutti gli altri ne prendono invece 1 ciascuno dalla Tesoreria, se ce n’è per tutti (KTM-13, SA-02). Sposta le carte: tutte e sei le carte si spostano di un posto a destra, in senso antiorario (KTM-14), di uno a sinistra, in senso orario (KTM-15), o al posto di fronte (KTM-16). Dichiara: dici quale personaggio hai davanti e ne usi l’abilità, che sia vero o no (KTM-17). Poi si prosegue in senso orario. Dopo { $turn_limit } turni la partita finisce come se la Tesoreria fosse vuota (SA-31).
    .title = Il turno
rules-4 = Puoi dichiarare ciò che vuoi, per quanto incredibile (SA-03). Tutti gli altri possono sfidare una dichiarazione (KTM-20), { $response_mode ->
        [sequential] uno dopo l’altro.
       *[simultaneous] tutti insieme e in segreto.
    } Se sono più d’uno, ha la precedenza chi siede più vicino in senso antiorario, a partire dalla destra di chi ha dichiarato (KTM-24, SA-04). Solo lo sfidante vede la carta, e la rimette a posto (KTM-21). Gli altri vengono a sapere soltanto se è vero (SA-08). Se è vero, lo sfidante paga 1 moneta, poi si usa l’abilità (KTM-22, SA-05). Se non lo è, il turno finisce e non succede altro (KTM-23). Una dichiarazione che nessuno sfida vale, vera o no (KTM-25). Solo allora si dice chi ne è il bersaglio (KTM-26, SA-09). Una dichiarazione si può sfidare una volta sola (SA-06), e può farlo anche chi non ha monete (SA-07).
    .title = Dichiarazioni e sfide
rules-5 = Re: prendi 3 monete dalla Tesoreria, o quelle che restano, e chiedi chi è la Ministra (KTM-40, SA-10). Ladra: prendi 1 moneta dal giocatore alla tua destra, poi 1 da quello alla tua sinistra. Se uno non ne ha, la prendi dalla Tesoreria (KTM-46, SA-18). Ministra: scegli due carte qualsiasi delle sei e le mescoli (KTM-45). { $shuffle ->
        [secret_choice] Decidi tu in segreto se si scambiano di posto
       *[random] Il caso decide se si scambiano di posto, e nessuno lo sa
    } (SA-25). Boia: indovini la carta davanti a un altro giocatore, che la guarda. Se hai ragione, prendi tutte le sue monete (KTM-47, SA-19). Esattrice: tutti gli altri versano 1 moneta nella Tesoreria, e un giocatore a tua scelta ne versa 2. A te non va niente (KTM-48, KTM-49), e nessuno paga ciò che non ha (KTM-33, SA-26).
    .title = I personaggi
rules-6 = Quando il Re lo chiede, ogni altro giocatore può rispondere di essere la Ministra, per 1 moneta dalla Tesoreria (KTM-41, SA-11). Se risponde uno solo, lo si può sfidare come per ogni dichiarazione, e può farlo anche il Re (KTM-42, SA-12). Se rispondono in più d’uno, nessun altro può sfidare (SA-13). Si guardano le carte a vicenda (KTM-43, SA-14). Chi non è la Ministra paga 1 moneta, una volta sola (KTM-44, SA-17). Poi la vera Ministra prende la sua (SA-15, SA-16).
    .title = Chi è la Ministra?
rules-7 = Il Contadino mostra a tutti la propria carta, quindi non c’è niente da sfidare (KTM-50, KTM-51). Poi nomina { $peasant_names ->
        [players_only] le carte davanti a tutti gli altri giocatori
       *[all_cards] tutte e cinque le altre carte
    } (SA-20), { $naming ->
        [free_order] in un ordine qualsiasi
       *[clockwise] in senso orario da sinistra
    } (SA-21), ogni personaggio una volta (SA-22). Ogni carta nominata viene girata. Senza errori prende tutta la Tesoreria e la partita finisce (KTM-52). Al primo errore, sulla propria carta (SA-24) o su un’altra, tutte tornano a faccia in giù (SA-23) e il Contadino paga 2 monete (KTM-53). Se ne ha solo 1 la paga, e tutti gli altri ne prendono 1 ciascuno (KTM-54). Se non ne ha, ne prendono 2 ciascuno, una alla volta (KTM-55).
    .title = Il Contadino
rules-8 = Se un giocatore deve pagare 1 moneta e non ne ha (KTM-34), tutti gli altri, senza eccezioni (SA-27), ne prendono 1 ciascuno dalla Tesoreria (KTM-30), in senso antiorario a partire dalla sua destra (KTM-31). Le monete si prendono una alla volta. Con l’ultima la partita finisce subito, e ciò che doveva ancora accadere non accade (KTM-32, SA-28, SA-29).
    .title = I debiti e l’ultima moneta
rules-9 = { $memory_aid ->
        [true] Questo tavolo ha un aiuto alla memoria. Ti mostra che cosa puoi dedurre da quanto hai visto
       *[false] Questo tavolo non ha aiuti alla memoria. Devi ricordare da te che cosa hai visto
    } (SA-32). Puoi dire e promettere ciò che vuoi: niente è vincolante (SA-33).
    .title = Memoria e chiacchiere

## Nel terminale

terminal-place = n.
terminal-player = giocatore
terminal-card = carta
terminal-nobody = nessuno
terminal-not = non { $cards }
terminal-known = Sai: { $places }
terminal-treasury = Tesoreria: { $treasury ->
        [one] 1 moneta.
       *[other] { $treasury } monete.
    }

## Ciò che dicono tutti i giochi, con le parole di questo regolamento: chi sfida guarda la carta

challenge-line = Tutti gli altri possono sfidare la dichiarazione.
table-role-challenge = sfida
replay-fate-stood = non sfidata
replay-fate-shown = sfidata da { $name }, ma era vera
replay-fate-caught = sfidata da { $name } e scoperta
replay-legend-shown = sfidata, ma era vera
replay-legend-caught = sfidata e scoperta
replay-figure-challenges = { $challenges ->
        [0] nessuna sfida
        [one] una sfida
       *[other] { $challenges } sfide
    }{ $challenges ->
        [0] { "" }
       *[other] , { $right } con ragione
    }
replay-count-challenges = Sfide

## Parole lunghe dei nomi, e dove una tessera stretta può dividerle

breaks = Mini|stra Conta|dino
