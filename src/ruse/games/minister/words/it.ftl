### King Thief Minister in italiano. Gli stessi messaggi stanno in en.ftl e de.ftl; un test li confronta.
###
### $you è la parte di chi legge in un evento ("seat", "target", "from", "to", "winners", "shared") oppure "none".
### I giocatori arrivano come nomi, i personaggi in notazione ("king"), i posti delle carte come lettere, sì e no
### come "true" e "false"; "none" è ciò che non può vedere, e la Tesoreria dove non paga nessun altro.

game-title = King Thief Minister
game-about = Sei carte coperte intorno a una Tesoreria continuano a girare; nessuna è tua, tuo è solo il posto. Dichiara il personaggio che hai davanti in quel momento, vero o no. Vince chi ha più monete quando la Tesoreria è vuota.
game-length = circa 20 minuti

## Edizioni

edition-standard = secondo il regolamento, e dove tace, la scelta che consigliamo

## Bot: nome e cosa aspettarsi

bot-house = Bot della casa
bot-house-note = Ricorda ogni carta che ha visto, dichiara ciò che sa essere vero e dubita quando ne sa di più.

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
claim-is-bluff = Dichiari { the-claim }, e non è vero: un bluff.
claim-is-unknown = Dichiari { the-claim }. Se sia vero, lo sa solo la carta che hai davanti.
only-you-know-bluff = Lo sai solo tu: davanti a te non c’è { is-claim }.

# Il promemoria: che cosa fa un personaggio.
reference-king = Prende 3 monete e chiede chi è la Ministra. Chi risponde prende 1 moneta.
reference-thief = Ruba 1 moneta a destra e 1 a sinistra; per chi non ne ha paga la Tesoreria.
reference-minister = Mescola due carte qualsiasi delle sei. Oppure risponde al Re, per 1 moneta.
reference-executioner = Dice quale carta ha davanti un altro giocatore. Se indovina, prende tutte le sue monete.
reference-collector = Tutti gli altri versano 1 moneta nella Tesoreria, e uno di loro 2. Chi non ne ha non paga niente.
reference-peasant = Mostra la propria carta e nomina tutte le altre. Senza errori vince la Tesoreria; un errore costa 2 monete.

## Azioni: il nome, poche parole per il menu, una spiegazione

action-look = Guarda
action-move = Sposta
action-claim = Dichiara
action-pass = Passa
action-challenge = Dubita
action-reply = Rispondi
action-swap = Mescola
action-keep = Lascia
action-execute = Giustizia
action-tax = Tassa
action-name = Nomina
action-peek = Sbircia

note-look = vedi la carta davanti a te
note-move = tutte e sei le carte si spostano
note-claim = di’ chi hai davanti
note-pass = lascia fare agli altri
note-challenge = vedi la carta; se è vero, paghi 1 moneta
note-reply = prendi 1 moneta come Ministra
note-swap = mescola due delle sei carte
note-keep = fai solo finta di mescolarle
note-execute = indovinala, e tutte le monete sono tue
note-tax = paga 2 monete, tutti gli altri 1
note-name = viene scoperta davanti a tutti
note-peek = vedi la carta di un altro posto

# Che cosa porta una dichiarazione, per ogni personaggio.
note-claim-king = prendi 3 monete, chiedi della Ministra
note-claim-thief = ruba 1 moneta a ogni vicino
note-claim-minister = mescola due carte
note-claim-executioner = indovina una carta, prendi le monete
note-claim-collector = tutti gli altri pagano 1 moneta, uno 2
note-claim-peasant = nomina tutte le carte, vinci la Tesoreria

explain-look = Paghi 1 moneta e guardi la carta sul tuo posto. Puoi farlo anche senza monete: allora tutti gli altri prendono 1 moneta ciascuno dalla Tesoreria, se basta per tutti.
explain-move = Tutte e sei le carte si spostano di un posto a destra (in senso antiorario), di uno a sinistra (in senso orario) o al posto di fronte. Nessuno ne vede una.
explain-claim = Dici quale personaggio hai davanti e ne usi l’abilità. Non è necessario che ci sia, e nemmeno che tu lo sappia.
explain-pass = { $response_mode ->
        [sequential] Lasci correre, e tutti lo vedono. Poi tocca rispondere al giocatore seguente, se c’è.
       *[simultaneous] Lasci correre. La tua risposta resta segreta finché tutti non hanno risposto.
    }
explain-challenge = Dici che non è vero, e ti viene mostrata la carta. Se invece è vero, paghi 1 moneta e l’abilità viene usata; altrimenti non succede niente e il turno è finito. { $response_mode ->
        [sequential] Dopo di te non risponde più nessuno.
       *[simultaneous] Se dubitano in più d’uno, conta un dubbio solo.
    }
explain-reply = Dici che davanti a te c’è la Ministra e prendi 1 moneta. Se rispondi solo tu, gli altri possono dubitarne; se rispondono in più d’uno, si mostrano le carte a vicenda, e chi ha torto paga 1 moneta.
explain-swap = Mescoli le carte di due posti e le rimetti giù. Di regola è il caso a decidere se si scambiano; dove la Ministra sceglie in segreto, si scambiano.
explain-keep = Mescoli le carte di due posti solo per finta, e ognuna torna dov’era. Lo sai solo tu.
explain-execute = Indichi la carta davanti a un altro giocatore e dici qual è. Chi ce l’ha davanti la guarda. Se hai ragione, tutte le sue monete sono tue; altrimenti non succede niente.
explain-tax = Tutti gli altri giocatori versano 1 moneta nella Tesoreria, quello che nomini ne versa 2. Nessuno paga più di quanto ha.
explain-name = Dici qual è la carta, e la si scopre davanti a tutti. Il primo errore chiude il tentativo e costa 2 monete.
explain-peek = Guardi una carta che non è sul tuo posto. Tutti vedono dove guardi, solo tu vedi che cosa.

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
bar-reply = Rispondi come { as-claim }
board-treasury = Tesoreria
board-place = Posto { $place }
board-nobody = di nessuno
board-known = Che cosa puoi sapere

## Fasi: che cosa si aspetta, e la domanda a chi deve rispondere

phase-peek = ognuno guarda una carta
phase-action = si sceglie un’azione
phase-challenge = è il momento di dubitare
phase-reply = chi è la Ministra?
phase-challenge-reply = è il momento di dubitare della Ministra
phase-swap = si mescolano due carte
phase-execute = il Boia indica una carta
phase-tax = si riscuotono le tasse
phase-name = il Contadino nomina le carte
phase-over = la partita è finita

ask-peek = Quale carta guardi prima che si cominci?
ask-action = Tocca a te. Che cosa fai?
ask-challenge = { $seat } dichiara { the-claim }. Ci credi?
ask-reply = { $seat } chiede: chi è la Ministra? Rispondi?
ask-challenge-reply = { $seat } dichiara { the-claim }. Ci credi?
ask-swap = Quali due carte mescoli?
ask-execute = Di chi è la carta che nomini, e qual è?
ask-tax = Chi paga 2 monete?
ask-name = { $place ->
        [none] Quale posto nomini, e che carta c’è?
       *[other] Che carta c’è al posto { $place }?
    }

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
       *[none] Turno { $number }: { $seat }
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
            [right] Sposti tutte le carte di un posto a destra, in senso antiorario.
            [left] Sposti tutte le carte di un posto a sinistra, in senso orario.
           *[opposite] Sposti ogni carta al posto di fronte.
        }
       *[none] { $direction ->
            [right] { $seat } sposta tutte le carte di un posto a destra, in senso antiorario.
            [left] { $seat } sposta tutte le carte di un posto a sinistra, in senso orario.
           *[opposite] { $seat } sposta ogni carta al posto di fronte.
        }
    }
event-claimed = { $you ->
        [seat] Dichiari { the-claim }.
       *[none] { $seat } dichiara { the-claim }.
    }
event-passed-challenge = Nessuno ne dubita.
event-passed-reply = Nessuno risponde.
event-passed-challenge-reply = Nessuno dubita della Ministra.
event-challenged = { $you ->
        [seat] Non credi a { $target }.
        [target] { $seat } non ti crede.
       *[none] { $seat } non crede a { $target }.
    }
event-seen = { $you ->
        [seat] Al posto { $place } vedi { the-card }.
       *[none] { $card ->
            [none] { $seat } guarda la carta al posto { $place }.
           *[other] { $seat } guarda la carta al posto { $place } e vede { the-card }.
        }
    }
event-proved = { $you ->
        [seat] È vero: davanti a te c’è { is-claim }.
       *[none] È vero: davanti a { $seat } c’è { is-claim }.
    }
event-disproved = { $you ->
        [seat] Non è vero: davanti a te non c’è { is-claim }.
       *[none] Non è vero: davanti a { $seat } non c’è { is-claim }.
    }
event-replied = { $you ->
        [seat] Rispondi di essere { the-claim }.
       *[none] { $seat } risponde di essere { the-claim }.
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
            [none] Un vicino non ha niente: prendi 1 moneta dalla Tesoreria.
           *[other] Rubi 1 moneta a { $from }.
        }
        [from] { $to } ti ruba 1 moneta.
       *[none] { $from ->
            [none] Un vicino non ha niente: { $to } prende 1 moneta dalla Tesoreria.
           *[other] { $to } ruba 1 moneta a { $from }.
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
                [0] { $from } non ha monete da dare.
                [one] Prendi a { $from } l’ultima moneta.
               *[other] Prendi a { $from } tutte le { $amount } monete.
            }
        }
        [from] { $amount ->
            [0] Non hai monete da dare.
            [one] { $to } ti prende l’ultima moneta.
           *[other] { $to } ti prende tutte le { $amount } monete.
        }
       *[none] { $from ->
            [none] { $amount ->
                [one] { $to } prende l’ultima moneta della Tesoreria.
               *[other] { $to } prende tutte le { $amount } monete della Tesoreria.
            }
           *[other] { $amount ->
                [0] { $from } non ha monete da dare.
                [one] { $to } prende a { $from } l’ultima moneta.
               *[other] { $to } prende a { $from } tutte le { $amount } monete.
            }
        }
    }
event-coins-shared = { $you ->
        [to] Un debito non pagato: prendi 1 moneta dalla Tesoreria.
       *[none] Un debito non pagato: { $to } prende 1 moneta dalla Tesoreria.
    }
event-shuffled = { $you ->
        [seat] Mescoli la carta del posto { $first } con quella del posto { $second }.
       *[none] { $seat } mescola la carta del posto { $first } con quella del posto { $second }.
    }
event-swapped = { $you ->
        [seat] { $swap ->
            [true] Lo sai solo tu: si sono scambiate.
           *[false] Lo sai solo tu: sono dov’erano.
        }
       *[none] { $swap ->
            [none] Se si siano scambiate, lo sa solo { $seat }.
            [true] Lo sa solo { $seat }: si sono scambiate.
           *[false] Lo sa solo { $seat }: sono dov’erano.
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
event-levied = { $you ->
        [seat] Chiedi 2 monete di tasse a { $target } e 1 a tutti gli altri.
        [target] { $seat } chiede 2 monete di tasse a te e 1 a tutti gli altri.
       *[none] { $seat } chiede 2 monete di tasse a { $target } e 1 a tutti gli altri.
    }
event-opened = { $you ->
        [seat] Al posto { $place } dici: { $named-name }. È { is-card }.
       *[none] Al posto { $place } { $seat } dice: { $named-name }. È { is-card }.
    }
event-failed = { $you ->
        [seat] Un errore: il tuo tentativo è finito e tutte le carte tornano coperte.
       *[none] Un errore: il tentativo di { $seat } è finito e tutte le carte tornano coperte.
    }
event-succeeded = { $you ->
        [seat] Nessun errore: hai nominato tutte le carte!
       *[none] Nessun errore: { $seat } ha nominato tutte le carte!
    }
event-finished-treasury = { $you ->
        [winners] La Tesoreria è vuota, e hai più monete di tutti. Hai vinto!
        [shared] La Tesoreria è vuota. Condividi la vittoria: { $winners }.
       *[none] La Tesoreria è vuota. La vittoria va a { $winners }.
    }
event-finished-turn-limit = { $you ->
        [winners] È finito il numero di turni, e hai più monete di tutti. Hai vinto!
        [shared] È finito il numero di turni. Condividi la vittoria: { $winners }.
       *[none] È finito il numero di turni. La vittoria va a { $winners }.
    }

## Perché un’azione non si può fare

refusal-not-asked = non tocca a te rispondere
refusal-no-such-action = questa azione non esiste
refusal-not-now = non è il momento
refusal-too-poor = non hai monete, e nella Tesoreria non ce ne sono abbastanza per tutti gli altri
refusal-no-target = quel giocatore non è in gioco
refusal-name-used = quel personaggio è già stato nominato
refusal-not-that-place = la carta di quel posto non è da nominare
refusal-no-choice = a questo tavolo è il caso a decidere come si mescolano le carte

## Opzioni che non vanno insieme

conflict-first-player = Non può cominciare il posto { $seat }: i posti sono solo { $players }.

## Opzioni

option-first_player = Chi comincia
option-first_player-random = decide il caso
option-first_player-number = posto { $nth }
option-response_mode = Come si raccolgono i dubbi e le risposte al Re
option-response_mode-simultaneous = tutti insieme, in segreto
option-response_mode-sequential = uno dopo l’altro, nell’ordine in cui vengono ascoltati
option-first_look = Lo sguardo a una carta prima del primo turno
option-first_look-simultaneous = scelgono tutti insieme, in segreto
option-first_look-sequential = uno dopo l’altro, in senso orario
option-peasant_names = Quali carte deve nominare il Contadino
option-peasant_names-all_cards = tutte e cinque le altre
option-peasant_names-players_only = solo quelle davanti ad altri giocatori: più facile se si è in pochi
option-naming = In che ordine le nomina
option-naming-clockwise = in senso orario, a partire da sinistra
option-naming-free_order = come vuole
option-shuffle = Come la Ministra mescola due carte
option-shuffle-random = a caso, e nessuno sa com’è andata
option-shuffle-secret_choice = decide in segreto se si scambiano
option-turn_limit = Turni dopo i quali la partita finisce (altrimenti 100 per giocatore)
option-memory_aid = Aiuto alla memoria: il tavolo ti mostra ciò che puoi sapere
option-memory_aid-true = sì
option-memory_aid-false = no, ricorda da te

## Le regole, in sezioni. Le opzioni in vigore arrivano con i loro nomi.

rules-1 = La partita finisce nel momento in cui la Tesoreria è vuota (KTM-60), e vince chi ha più monete (KTM-61); a pari monete la vittoria è condivisa (SA-30). Prima non esce nessuno: anche senza monete continui a giocare (KTM-62).
    .title = Scopo
rules-2 = Ognuno ha 3 monete, la Tesoreria 2 per ogni giocatore (KTM-02, KTM-03). I sei personaggi, uno per carta, stanno coperti su sei posti intorno a essa (KTM-01, KTM-05). Tuo è un posto, mai una carta: la tua è quella che vi si trova in quel momento (KTM-06). In meno di sei, alcuni posti non sono di nessuno; le loro carte si spostano con le altre, ma nessuno può usarle (KTM-07). { $first_player ->
        [random] Chi comincia lo decide il caso (KTM-04).
       *[other] Chi comincia è stabilito prima (KTM-04).
    } Per prima cosa ognuno guarda una carta che non è la propria (KTM-08), { $first_look ->
        [simultaneous] tutti insieme;
       *[sequential] uno dopo l’altro, in senso orario;
    } tutti vedono dove, solo tu vedi che cosa (SA-01). La propria carta non la conosce ancora nessuno (KTM-09).
    .title = Preparazione
rules-3 = Nel tuo turno fai esattamente una cosa (KTM-10); non si può passare (KTM-11). Guarda: paga 1 moneta e guarda la tua carta (KTM-12); senza monete, tutti gli altri ne prendono invece 1 ciascuno dalla Tesoreria, se basta per tutti (KTM-13, SA-02). Sposta: tutte e sei le carte si spostano di un posto a destra, in senso antiorario (KTM-14), di uno a sinistra, in senso orario (KTM-15), o al posto di fronte (KTM-16). Dichiara: di’ quale personaggio hai davanti e usane l’abilità, che sia vero o no (KTM-17). Poi si prosegue in senso orario; dopo { $turn_limit } turni la partita finisce come se la Tesoreria fosse vuota (SA-31).
    .title = Il turno
rules-4 = Puoi dichiarare ciò che vuoi, anche ciò a cui nessuno può credere (SA-03). Tutti gli altri possono dubitare di una dichiarazione (KTM-20), { $response_mode ->
        [sequential] interpellati uno dopo l’altro;
       *[simultaneous] tutti insieme e in segreto;
    } fra più d’uno si ascolta chi siede più vicino in senso antiorario, alla destra di chi ha dichiarato (KTM-24, SA-04). Solo chi dubita vede la carta, e la rimette a posto (KTM-21); gli altri vengono a sapere soltanto se è vero (SA-08). È vero: chi ha dubitato paga 1 moneta, poi si usa l’abilità (KTM-22, SA-05). Non è vero: il turno è finito, e non succede altro (KTM-23). Una dichiarazione di cui nessuno dubita vale, vera o no (KTM-25); chi ne viene colpito si dice solo allora (KTM-26, SA-09). Di una dichiarazione si dubita una volta sola (SA-06), e può farlo anche chi non ha monete (SA-07).
    .title = Dichiarare e dubitare
rules-5 = Re: prende 3 monete dalla Tesoreria, o quelle che restano, e chiede chi è la Ministra (KTM-40, SA-10). Ladra: ruba 1 moneta al giocatore di destra, poi 1 a quello di sinistra; per chi non ne ha paga la Tesoreria (KTM-46, SA-18). Ministra: sceglie due delle sei carte e le mescola (KTM-45); { $shuffle ->
        [secret_choice] se si scambiano, lo decide in segreto
       *[random] se si scambiano, lo decide il caso, e nessuno lo sa
    } (SA-25). Boia: dice quale carta ha davanti un altro giocatore, che la guarda; se indovina, gli prende tutte le monete (KTM-47, SA-19). Esattrice: tutti gli altri versano 1 moneta nella Tesoreria e uno, che nomina lei, 2; a lei non va niente (KTM-48, KTM-49), e nessuno paga ciò che non ha (KTM-33, SA-26).
    .title = I personaggi
rules-6 = Quando il Re lo chiede, ogni altro giocatore può rispondere di essere la Ministra, per 1 moneta dalla Tesoreria (KTM-41, SA-11). Se risponde uno solo, se ne può dubitare come di ogni dichiarazione, e può farlo anche il Re (KTM-42, SA-12). Se rispondono in più d’uno, nessun altro ha voce (SA-13): si guardano le carte a vicenda (KTM-43, SA-14); chi non è la Ministra paga 1 moneta, una volta sola (KTM-44, SA-17), poi quella vera prende la sua (SA-15, SA-16).
    .title = Chi è la Ministra?
rules-7 = Il Contadino mostra a tutti la propria carta, quindi non c’è niente di cui dubitare (KTM-50, KTM-51), e poi nomina { $peasant_names ->
        [players_only] le carte davanti a tutti gli altri giocatori
       *[all_cards] tutte e cinque le altre carte
    } (SA-20), { $naming ->
        [free_order] nell’ordine che vuole
       *[clockwise] in senso orario da sinistra
    } (SA-21), ogni personaggio una volta (SA-22); ogni carta nominata viene scoperta. Senza errori prende tutta la Tesoreria, e la partita è finita (KTM-52). Al primo errore, che sia sulla propria carta (SA-24) o su un’altra, tutte tornano coperte (SA-23), e l’errore costa 2 monete (KTM-53). Chi ne ha solo 1 la paga, e tutti gli altri ne prendono 1 ciascuno (KTM-54); se non ne ha, ne prendono 2 ciascuno, una alla volta (KTM-55).
    .title = Il Contadino
rules-8 = Se chi deve pagare 1 moneta non ne ha (KTM-34), tutti gli altri, chiunque siano (SA-27), ne prendono 1 ciascuno dalla Tesoreria (KTM-30), in senso antiorario a partire dalla sua destra (KTM-31). Ogni moneta si prende da sola: con l’ultima la partita finisce subito, e ciò che doveva ancora accadere non accade (KTM-32, SA-28, SA-29).
    .title = I debiti e l’ultima moneta
rules-9 = { $memory_aid ->
        [true] Questo tavolo ha un aiuto alla memoria: ti mostra ciò che segue da quanto hai visto
       *[false] Questo tavolo non ha aiuti alla memoria: ricorda da te ciò che hai visto
    } (SA-32). Puoi dire e promettere ciò che vuoi; niente ti vincola (SA-33).
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
