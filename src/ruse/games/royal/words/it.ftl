### Coup Royal in italiano. Gli stessi messaggi stanno in en.ftl e de.ftl; un test li confronta.
###
### $you è la parte di chi legge in un evento ("seat", "target", "partner", "guards", "caught", "winners", "shared")
### oppure "none". I giocatori arrivano come nomi, più d’uno in un elenco, senza chi legge dove la frase dice "tu"; i
### luoghi come lettere, i colori in notazione ("gold") e come $colour-name, il bottino come $loot-name; "none" è ciò
### che non può vedere.

game-title = Coup Royal
standing-title = Punti fama round per round
standing-name = Punti fama
count-stolen-seat = Furti
count-guarded-caught = Scoperti
game-about = Ogni notte tutti mandano nello stesso momento, in segreto, ladri e spie. Un ladro solo in un luogo senza spie prende il bottino. Due ladri si intralciano, e una spia rovina il colpo a tutti. Alla fine conta solo la classifica di ogni categoria.
game-length = circa 30 minuti

## Edizioni

edition-standard = secondo il regolamento; mazzo del bottino, cubetti e carte segrete sono una nostra ricostruzione

cards-summary = Le tue carte: { $loot-cards } carte bottino, { $all-cubes } cubetti e { $secret-cards } carte segrete.

## Bot: nome e cosa aspettarsi

bot-house = Bot da circolo
bot-house-note = Ricorda quale bottino interessa a ciascuno, e va dove spera di non trovare nessuno.
bot-greedy = Bot avido
bot-greedy-note = Manda sempre i ladri dove il bottino è più ricco. Facile da prevedere e facile da fermare.
bot-easy-note = Punta al bottino più ricco, ma è distratto: una mossa su tre è a caso.

## Luoghi

place-A = Asta
place-B = Banca
place-C = Casinò
place-D = Deposito
place-E = Ermitage
place-F = Forte
place-G = Galleria
place-H = Hotel

# L’inizio di una riga su un luogo: «C Casinò».
at-place = { $place ->
        [A] A { place-A }
        [B] B { place-B }
        [C] C { place-C }
        [D] D { place-D }
        [E] E { place-E }
        [F] F { place-F }
        [G] G { place-G }
       *[H] H { place-H }
    }

## Colori: le quattro categorie, nell’ordine in cui si valutano

colour-info = informazioni
colour-art = opere d’arte
colour-jewels = gioielli
colour-gold = oro
colours-info = { $count } × { colour-info }
colours-art = { $count } × { colour-art }
colours-jewels = { $count } × { colour-jewels }
colours-gold = { $count } × { colour-gold }

the-colour = { $colour ->
        [info] { colour-info }
        [art] { colour-art }
        [jewels] { colour-jewels }
       *[gold] { colour-gold }
    }

## Bottino. Una carta con simboli si compone: «3 × oro», «opere d’arte + gioielli».

card-goods = { $amount ->
        [one] { the-colour }
       *[other] { $amount } × { the-colour }
    }
card-collection = collezione
card-carte-blanche = carta bianca
card-safecracker = scassinatore
card-intrigue = intrigo
card-item = oggetto speciale, { $fame ->
        [one] 1 punto fama
       *[other] { $fame } punti fama
    }
card-documents = documenti compromettenti: { the-colour }

# La carta riassuntiva: che cosa porta il bottino a chi lo prende.
reference-goods = Un cubetto per ogni simbolo, del suo colore.
reference-collection = Un cubetto per ciascuno dei quattro colori.
reference-carte-blanche = Tre cubetti dei colori che vuoi.
reference-safecracker = Pesca tre carte segrete.
reference-intrigue = Fino a tre scambi: prendi un cubetto da un altro giocatore e gliene dai uno dei tuoi.
reference-item = Resta in vista davanti a te e alla fine vale i suoi punti fama.
reference-documents = Tutti gli altri restituiscono metà dei cubetti di questo colore, arrotondando per eccesso. Tu non perdi nulla.

## Azioni: il nome, due parole per il menu, una spiegazione

action-plan = Piano
action-take = Prendi
action-trade = Scambia
action-done = Smetti

note-plan = prima dove vanno i tuoi ladri, poi dove vanno le tue spie, mai due volte lo stesso luogo
note-take = cubetti di questo colore
note-trade = con chi, che cosa prendi e che cosa dai
note-done = non fare altri scambi

explain-plan = Mandi i ladri in un luogo e le spie in un altro. Il piano resta segreto finché tutti non hanno il proprio. In due, chi ha il complice manda ladri in due luoghi, e l’altro manda spie in due.
explain-take = Prendi cubetti di questo colore dalla riserva. Con la carta bianca scegli un cubetto alla volta. Se un colore è finito, scegli che cosa lo sostituisce.
explain-trade = Prendi un cubetto da un altro giocatore e gliene dai uno dei tuoi, di un altro colore. Non serve il suo consenso. Puoi farlo fino a tre volte, con lo stesso giocatore o con giocatori diversi.
explain-done = Non fai altri scambi. Si passa al luogo seguente.

bar-plan = Conferma il piano
bar-done = Basta scambi

## Fasi: che cosa si aspetta, e la domanda a chi deve rispondere

phase-plan = tutti preparano un piano in segreto
phase-take = si sceglie un colore
phase-trade = si scambiano cubetti
phase-over = la partita è finita

ask-plan = Dove mandi i ladri e dove le spie?
ask-take = { $left ->
        [one] { at-place }: scegli 1 cubetto. Di che colore?
       *[other] { at-place }: scegli { $left } cubetti. Di che colore?
    }
ask-trade = { $left ->
        [one] { at-place }: un ultimo scambio? Con chi, e che cosa per che cosa?
       *[other] { at-place }: puoi fare { $left } scambi. Con chi, e che cosa per che cosa?
    }

## Il tavolo: che cosa c’è, e com’è andata in un luogo

board-place = Luogo
board-last = Ultimo round
board-thieves = Ladri
board-snitches = Spie
board-secrets = Carte segrete
board-items = Oggetti speciali
board-fame = Punti fama
board-fame-now = Punti fama se la partita finisse ora (cubetti in vista e oggetti)
sealed-plan = I tuoi ladri vanno in { $first }, le tue spie in { $second }.
board-ranking = Classifica
board-total = Totale
board-supply = Riserva
board-deck = Mazzo del bottino
board-first-half = prima metà
board-secret-deck = Mazzo delle carte segrete
board-discards = Bottino scartato
board-partner = Complice
board-planned = piano pronto
thieves-to-place = { $count ->
        [one] Ladri: scegli ancora 1 luogo
       *[other] Ladri: scegli ancora { $count } luoghi
    }
snitches-to-place = { $count ->
        [one] Spie: scegli ancora 1 luogo
       *[other] Spie: scegli ancora { $count } luoghi
    }
board-empty = vuoto
turn-number = Round { $number }
board-second-half = seconda metà
board-undo = Ricomincia
board-rank = { $rank }º posto
board-open = Classifica secondo i cubetti in vista
board-fame-card = Punti fama per ogni posto, il migliore per primo
board-brings = { $fame ->
        [one] vale 1 punto fama
       *[other] vale { $fame } punti fama
    }
board-gain = punti fama adesso: { $fame }
board-you-take = Prendi
board-you-give = Dai
board-scoring = Punteggio
board-reference = Guida al bottino
board-rounds = La partita, round per round
board-rounds-hint = Dove ognuno ha mandato ladri e spie, e che cosa ne ha ricavato. Tocca un round per andare a quel momento.
board-round-got = { $name } prende il bottino
board-round-met = { $name } pesca una carta segreta
board-round-caught = { $name } resta a mani vuote
board-round-guard = { $name } sorveglia il luogo
legend-thief = un ladro, e che cosa ha preso
legend-snitch = una spia
legend-secret = più ladri: ognuno pesca una carta segreta
legend-caught = è tornato a mani vuote
legend-watched = numero di ladri presi qui

outcome-guarded = sorvegliato
outcome-left = scartato
outcome-stolen = rubato
outcome-shared = più ladri
outcome-in-vain = più ladri, carte segrete insufficienti

## Eventi

event-begun = { $players ->
        [2] { $you ->
            [partner] La partita comincia. Il complice è prima con te: ladri in due luoghi, spie in uno.
           *[none] La partita comincia. Il complice è prima con { $partner }: ladri in due luoghi, spie in uno.
        }
       *[other] La partita comincia con { $players } giocatori.
    }
event-round = Round { $number }, { $amount ->
        [0] il mazzo del bottino è vuoto
        [one] 1 carta nel mazzo del bottino
       *[other] { $amount } carte nel mazzo del bottino
    }
event-revealed = { $you ->
        [seat] Mandi ladri in { $thieves } e spie in { $snitches }.
       *[none] { $seat } manda ladri in { $thieves } e spie in { $snitches }.
    }
event-guarded = { $you ->
        [guards] { $guards-count ->
            [one] { at-place } ({ $loot-name }): le tue spie sorvegliano il luogo.{ guarded-without }
           *[other] { at-place } ({ $loot-name }): le tue spie e quelle di { $guards } sorvegliano il luogo.{ guarded-without }
        }
        [caught] { $caught-count ->
            [one] { at-place } ({ $loot-name }): le spie di { $guards } sorvegliano il luogo. Resti a mani vuote.
           *[other] { at-place } ({ $loot-name }): le spie di { $guards } sorvegliano il luogo. Resti a mani vuote, come { $caught }.
        }
       *[none] { at-place } ({ $loot-name }): le spie di { $guards } sorvegliano il luogo.{ guarded-without }
    }
# Il resto di una frase su un luogo sorvegliato: chi è venuto per niente.
guarded-without = { $caught-count ->
        [0] { " " }Non viene nessun altro.
        [one] { " " }{ $caught } resta a mani vuote.
       *[other] { " " }{ $caught } restano a mani vuote.
    }
event-left = { at-place } ({ $loot-name }): non viene nessuno. Il bottino viene scartato.
event-stolen = { $you ->
        [seat] { at-place } ({ $loot-name }): non c’è nessun altro, e il bottino è tuo!
       *[none] { at-place } ({ $loot-name }): non c’è nessun altro, e { $seat } prende il bottino.
    }
event-met = { $enough ->
        [true] { $you ->
            [caught] { at-place } ({ $loot-name }): ti scontri con { $caught }. Pescate una carta segreta a testa.
           *[none] { at-place } ({ $loot-name }): { $caught } si scontrano. Pescano una carta segreta a testa.
        }
       *[false] { $you ->
            [caught] { at-place } ({ $loot-name }): ti scontri con { $caught }. Le carte segrete non bastano, quindi nessuno ne riceve.
           *[none] { at-place } ({ $loot-name }): { $caught } si scontrano. Le carte segrete non bastano, quindi nessuno ne riceve.
        }
    }
event-cubes-given = { $you ->
        [seat] Cominci con un cubetto: { $colour-name }.
       *[none] { $seat } comincia con un cubetto: { $colour-name }.
    }
event-cubes-taken = { $you ->
        [seat] { $amount ->
            [one] Ricevi 1 cubetto: { $colour-name }.
           *[other] Ricevi { $amount } cubetti: { $colour-name }.
        }
       *[none] { $amount ->
            [one] { $seat } riceve 1 cubetto: { $colour-name }.
           *[other] { $seat } riceve { $amount } cubetti: { $colour-name }.
        }
    }
event-cubes-chosen = { $you ->
        [seat] { $amount ->
            [one] Scegli 1 cubetto: { $colour-name }.
           *[other] Scegli { $amount } cubetti: { $colour-name }.
        }
       *[none] { $amount ->
            [one] { $seat } sceglie 1 cubetto: { $colour-name }.
           *[other] { $seat } sceglie { $amount } cubetti: { $colour-name }.
        }
    }
event-cubes-returned = { $you ->
        [seat] { $amount ->
            [one] Restituisci 1 cubetto: { $colour-name }.
           *[other] Restituisci { $amount } cubetti: { $colour-name }.
        }
       *[none] { $amount ->
            [one] { $seat } restituisce 1 cubetto: { $colour-name }.
           *[other] { $seat } restituisce { $amount } cubetti: { $colour-name }.
        }
    }
event-drew = { $you ->
        [seat] { $amount ->
            [one] La tua carta segreta: { $colours }.
           *[other] Le tue { $amount } carte segrete: { $colours }.
        }
       *[none] { $colours ->
            [none] { $amount ->
                [one] { $seat } pesca una carta segreta.
               *[other] { $seat } pesca { $amount } carte segrete.
            }
           *[other] { $amount ->
                [one] { $seat } pesca una carta segreta: { $colours }.
               *[other] { $seat } pesca { $amount } carte segrete: { $colours }.
            }
        }
    }
event-missing = { $you ->
        [seat] { $amount ->
            [one] La riserva è vuota. Non ricevi 1 cubetto che ti spettava.
           *[other] La riserva è vuota. Non ricevi { $amount } cubetti che ti spettavano.
        }
       *[none] { $amount ->
            [one] La riserva è vuota. { $seat } non riceve 1 cubetto.
           *[other] La riserva è vuota. { $seat } non riceve { $amount } cubetti.
        }
    }
event-owned = { $you ->
        [seat] { $amount ->
            [one] L’oggetto speciale resta a te: 1 punto fama.
           *[other] L’oggetto speciale resta a te: { $amount } punti fama.
        }
       *[none] { $amount ->
            [one] L’oggetto speciale resta a { $seat }: 1 punto fama.
           *[other] L’oggetto speciale resta a { $seat }: { $amount } punti fama.
        }
    }
event-traded = { $you ->
        [seat] Prendi un cubetto da { $target } ({ $taken-name }) e ne dai uno in cambio ({ $given-name }).
        [target] { $seat } prende un cubetto da te ({ $taken-name }) e te ne dà uno in cambio ({ $given-name }).
       *[none] { $seat } prende un cubetto da { $target } ({ $taken-name }) e ne dà uno in cambio ({ $given-name }).
    }
event-refilled = { at-place }: nuovo bottino, { $loot-name }.
event-partner = { $you ->
        [seat] Ora il complice è con te: ladri in due luoghi, spie in uno.
       *[none] Ora il complice è con { $seat }: ladri in due luoghi, spie in uno.
    }
event-ended = { $amount ->
        [0] Per i luoghi vuoti non c’è più bottino. La partita è finita.
        [one] Per { $empty } luoghi vuoti resta solo 1 carta. La partita è finita.
       *[other] Per { $empty } luoghi vuoti restano solo { $amount } carte. La partita è finita.
    }
event-counted = { $you ->
        [seat] Nella categoria { $colour-name } hai { counted }.
       *[none] Nella categoria { $colour-name } { $seat } ha { counted }.
    }
counted = { $cubes ->
        [0] { $secrets ->
            [0] zero pezzi
            [one] 1 carta segreta
           *[other] { $secrets } carte segrete
        }
        [one] { $secrets ->
            [0] 1 cubetto
            [one] 1 cubetto e 1 carta segreta
           *[other] 1 cubetto e { $secrets } carte segrete
        }
       *[other] { $secrets ->
            [0] { $cubes } cubetti
            [one] { $cubes } cubetti e 1 carta segreta
           *[other] { $cubes } cubetti e { $secrets } carte segrete
        }
    }
event-scored = { $you ->
        [seat] { $amount ->
            [0] { $rank }º posto nella categoria { $colour-name }: nessun punto fama per te.
            [one] { $rank }º posto nella categoria { $colour-name }: 1 punto fama per te.
           *[other] { $rank }º posto nella categoria { $colour-name }: { $amount } punti fama per te.
        }
       *[none] { $amount ->
            [0] { $rank }º posto nella categoria { $colour-name }: nessun punto fama per { $seat }.
            [one] { $rank }º posto nella categoria { $colour-name }: 1 punto fama per { $seat }.
           *[other] { $rank }º posto nella categoria { $colour-name }: { $amount } punti fama per { $seat }.
        }
    }
event-finished = { $you ->
        [winners] { $amount ->
            [none] Hai più punti fama di tutti. Hai vinto!
           *[other] Hai vinto con { $amount } punti fama!
        }
        [shared] { $amount ->
            [none] Vittoria condivisa: { $winners }.
           *[other] Vittoria condivisa con { $amount } punti fama a testa: { $winners }.
        }
       *[none] { $count ->
            [one] { $amount ->
                [none] Vince { $winners }!
               *[other] Vince { $winners } con { $amount } punti fama!
            }
           *[other] { $amount ->
                [none] Vittoria condivisa: { $winners }.
               *[other] Vittoria condivisa con { $amount } punti fama a testa: { $winners }.
            }
        }
    }

## La prima partita guidata: che cosa dice chi accompagna. $seat1 e $seat2 sono gli altri

lesson-goal = Raccogli informazioni, opere d’arte, gioielli e oro. Alla fine conta solo il tuo posto in ogni categoria: i posti alti danno punti fama, e chi ne ha di più vince. I numeri sopra le barre dicono quanti.
lesson-plan = Tocca il ladro sotto D per mandare i ladri alle 3 opere d’arte. Tocca la spia sopra A per sorvegliare l’oro che vuole { $seat1 }. Poi conferma il piano.
lesson-planned = Il tuo piano è segreto. Quando tutti i piani sono pronti, si rivelano insieme. Poi si risolvono i luoghi, da A a F.
lesson-revealed = I tuoi ladri erano soli in D, quindi le opere d’arte sono tue. In A le tue spie hanno sorpreso { $seat1 }, e l’oro resta. In F non è venuto nessuno, e quel bottino è stato scartato.
lesson-again = L’oro è ancora in A. Questa volta manda lì i ladri, e le spie in E, così { $seat2 } non prende la carta bianca.
lesson-sealed = Fatto. Ora gli altri. Ogni luogo si risolve del tutto prima del successivo.
lesson-met = In A i tuoi ladri si sono imbattuti in quelli di { $seat1 }. Se dei ladri si incontrano, il bottino resta e ognuno pesca una carta segreta. La tua è oro: la vedi solo tu, e alla fine conta come un cubetto.
lesson-intrigue = In F c’è un nuovo bottino: intrigo, che ti fa scambiare cubetti. Manda i ladri in F e le spie in A, perché { $seat1 } non rinuncia all’oro.
lesson-trade = Prendi un cubetto da un altro giocatore e dagliene uno dei tuoi. Oro non ne hai ancora: prendilo da { $seat1 } e dai un’opera d’arte. La stella dice quanti punti fama porta.
lesson-done = Potresti fare altri due scambi. Per oggi basta così, quindi smetti.
lesson-end = Nelle opere d’arte sei in testa, e ora hai una parte nell’oro. Va’ dove non va nessuno, sorveglia ciò che vogliono gli altri e tieni d’occhio i posti. Quando il mazzo del bottino non basta più, si contano i punti.

## Il promemoria al tavolo e i consigli per la prima partita

reference-carte-blanche-name = carta bianca
reference-safecracker-name = scassinatore
reference-intrigue-name = intrigo
reference-item-name = oggetto speciale
reference-documents-name = documenti compromettenti
glance-goal = Raccogli cubetti e carte segrete in quattro categorie. Conta solo il tuo posto in ognuna: porta punti fama, e chi ne ha di più vince.
glance-turn = A ogni round tutti mandano in segreto i ladri in un luogo e le spie in un altro. Poi i luoghi si risolvono in ordine.
glance-1 = Una spia: nessuno prende niente e il bottino resta. Un ladro solo: prende il bottino. Più ladri: ognuno pesca una carta segreta e il bottino resta. Nessuno: il bottino si scarta.
    .title = Che cosa succede in un luogo
glance-2 = Quando il mazzo del bottino non basta per tutti i luoghi vuoti, la partita finisce e si contano i punti. Chi è alla pari divide i punti fama dei suoi posti.
    .title = Fine
hint-plan = Tocca sotto un luogo per mandarci i ladri, e sopra un altro per mandarci le spie. I ladri che arrivano da soli prendono il bottino.
hint-take = La stella dice quanti punti fama porta adesso un cubetto.
hint-trade = Tocca prima il cubetto che prendi, poi quello che dai. La stella dice quanti punti fama porta.

## Perché un’azione non va

refusal-not-asked = non tocca a te rispondere
refusal-no-such-action = questa azione non esiste
refusal-not-now = adesso non si può
refusal-not-that-many = il numero di ladri e spie non è giusto
refusal-no-such-place = con questo numero di giocatori quel luogo non c’è
refusal-none-in-supply = nella riserva non c’è nessun cubetto di quel colore
refusal-nobody-there = quel giocatore non è in gioco
refusal-no-cube-there = quel giocatore non ha cubetti di quel colore
refusal-no-cube-of-yours = non hai cubetti di quel colore

## Opzioni

option-substitute = Che cosa sostituisce i cubetti di un colore finito
option-substitute-per_colour = un altro colore per ogni colore che manca
option-substitute-single_colour = un solo altro colore per tutto quello che manca
option-substitute-per_cube = un colore a scelta per ogni cubetto che manca
option-partner_start = Chi comincia con il complice nella partita in due
option-partner_start-random = decide il caso
option-partner_start-seat_0 = posto 0

## Le regole, in sezioni. Le opzioni in vigore arrivano con il loro nome.

rules-1 = Raccogli informazioni, opere d’arte, gioielli e oro: in cubetti, che tutti vedono, e in carte segrete, che vedi solo tu. Alla fine si fa una classifica per ogni categoria, e i posti migliori danno punti fama (ROYAL-43, ROYAL-45). Vince chi ha più punti fama (ROYAL-49).
    .title = Scopo del gioco
rules-2 = Con { $players } giocatori ci sono { $places } luoghi, da A a { $last } (ROYAL-02, ROYAL-70). In ognuno c’è una carta bottino in vista (ROYAL-11). Ognuno comincia con tre cubetti presi a caso (ROYAL-07). Gli altri formano la riserva (ROYAL-08). Il mazzo del bottino ha due metà: nella seconda il bottino è più ricco (ROYAL-10). Nessuno ha ancora carte segrete (ROYAL-09).
    .title = Preparazione
rules-3 = Tutti preparano il piano insieme e in segreto: { $players ->
        [2] ladri e spie in tre luoghi diversi (quanti degli uni e delle altre: vedi sotto, In due)
       *[other] ladri in un luogo, spie in un altro
    } (ROYAL-14, ROYAL-15). Non si può restare a casa (RA-23). Quando tutti hanno finito, i piani si rivelano insieme (ROYAL-16). Poi si risolvono i luoghi in ordine alfabetico, uno dopo l’altro (ROYAL-17).
    .title = Il piano
rules-4 = Se c’è una spia, nessuno prende niente e il bottino resta (ROYAL-18). Se non ci sono spie e c’è un solo ladro, il bottino è suo (ROYAL-19). Se non ci sono spie e ci sono più ladri, ognuno pesca una carta segreta e il bottino resta (ROYAL-20). Se non c’è nessuno, il bottino viene scartato (ROYAL-21). Il bottino che resta è lì anche nel round seguente (ROYAL-22).
    .title = Che cosa succede in un luogo
rules-5 = Simboli: un cubetto per ognuno, del suo colore (ROYAL-24). Collezione: un cubetto di ogni colore (ROYAL-25). Carta bianca: tre cubetti a tua scelta (ROYAL-26). Scassinatore: tre carte segrete (ROYAL-27). Intrigo: fino a tre volte prendi un cubetto da un altro giocatore e gliene dai uno dei tuoi. Li scegli tu, di colori diversi (ROYAL-28, ROYAL-29, RA-09). Oggetto speciale: lo tieni per i suoi punti fama alla fine (ROYAL-33). Documenti compromettenti: tutti gli altri restituiscono metà dei cubetti di quel colore, arrotondando per eccesso. Le carte segrete sono al sicuro (ROYAL-34, ROYAL-35). Quindi l’ordine dei luoghi è importante (ROYAL-37).
    .title = Il bottino
rules-6 = Se nella riserva non ci sono abbastanza cubetti di un colore, prendi quelli che ci sono (RA-04) e per il resto { $substitute ->
        [per_cube] un altro colore a tua scelta, cubetto per cubetto
        [single_colour] un solo altro colore a tua scelta, anche se mancano più colori
       *[per_colour] un altro colore a tua scelta, uno per ogni colore che manca
    } (ROYAL-51, RA-05). Se la riserva è del tutto vuota, non ricevi il resto (RA-07). Se le carte segrete sono meno dei ladri che si scontrano, nessuno di loro ne riceve (ROYAL-53). Lo scassinatore prende quelle che restano (ROYAL-52).
    .title = Quando qualcosa finisce
rules-7 = Dopo l’ultimo luogo, quelli vuoti si riempiono dal mazzo del bottino (ROYAL-39). Se le carte non bastano per tutti, non se ne riempie nessuno e la partita finisce (ROYAL-40, RA-15). Il bottino ancora in tavola è perso.
    .title = Fine della partita
rules-8 = Si valutano informazioni, opere d’arte, gioielli e oro, in quest’ordine (ROYAL-43). I tuoi cubetti e le tue carte segrete della categoria contano insieme (ROYAL-44), e importa solo la classifica (ROYAL-45): per le informazioni rende solo il primo posto, per l’oro quasi tutti (ROYAL-50). Punti fama dal primo posto all’ultimo: informazioni { $fame-info }; opere d’arte { $fame-art }; gioielli { $fame-jewels }; oro { $fame-gold }. A pari merito i punti fama dei posti occupati si dividono, arrotondati per difetto (ROYAL-46). Anche senza un solo pezzo si può occupare un posto (RA-17). Si aggiungono gli oggetti speciali (ROYAL-48). A pari punti fama la vittoria è condivisa (ROYAL-49).
    .title = Punteggio
rules-9 = { $players ->
        [2] Questa sezione vale per voi: un complice vi aiuta a turno (ROYAL-71, ROYAL-75).
       *[other] Solo nella partita in due un complice aiuta i giocatori a turno (ROYAL-71, ROYAL-75).
    } { $partner_start ->
        [seat_0] Comincia con lui il posto 0 (RA-14).
       *[random] Chi comincia con lui lo decide il caso (RA-14).
    } Chi ha il complice manda ladri in due luoghi e spie in uno. L’altro manda ladri in uno e spie in due. I tre luoghi devono essere diversi (ROYAL-72, ROYAL-73). Con il complice puoi prendere due carte bottino nello stesso round (ROYAL-74). In ogni categoria conta solo il primo posto (ROYAL-77), e servono due pezzi di vantaggio. Con meno si è pari, e si divide (ROYAL-78).
    .title = In due
rules-10 = Il regolamento mostra le carte del bottino e il numero di cubetti e di carte segrete solo nelle figure. Se il tavolo non porta carte proprie, giochi con una nostra ricostruzione: 48 carte bottino, e per ogni colore 24 cubetti e 7 carte segrete. Se hai la scatola, scrivi in un file che cosa c’è sulle tue carte, e gioca con quello.
    .title = Che cosa abbiamo ricostruito

## Nel terminale

terminal-scores = Cubetti + carte segrete → punti fama
terminal-secrets = segrete
terminal-fame = fama
terminal-ranking = Fama per posto

## Parole lunghe dei nomi, e dove una tessera stretta può dividerle

breaks = infor|mazioni gio|ielli colle|zione scassi|natore ogget|to docu|menti compro|mettenti
