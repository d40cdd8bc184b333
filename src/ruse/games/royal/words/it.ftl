### Coup Royal in italiano. Gli stessi messaggi stanno in en.ftl e de.ftl; un test li confronta.
###
### $you è la parte di chi legge in un evento ("seat", "target", "partner", "guards", "caught", "winners", "shared")
### oppure "none". I giocatori arrivano come nomi, più d’uno in un elenco, senza chi legge dove la frase dice "tu"; i
### luoghi come lettere, i colori in notazione ("gold") e come $colour-name, il bottino come $loot-name; "none" è ciò
### che non può vedere.

game-title = Coup Royal
game-about = Di notte ladri e spie si mettono in moto, tutti insieme e in segreto. Un ladro solo in un luogo senza spie prende il bottino; in due ci si intralcia; una spia guasta tutto a tutti. Alla fine conta solo la classifica, categoria per categoria.
game-length = circa 30 minuti

## Edizioni

edition-standard = secondo il regolamento; mazzo del bottino, cubetti e carte segrete sono una nostra ricostruzione

## Bot: nome e cosa aspettarsi

bot-house = Bot della casa
bot-house-note = Ricorda quale bottino attira ognuno, e va dove si aspetta di non trovare nessuno.
bot-greedy = Bot avido
bot-greedy-note = Manda i ladri sempre dal bottino che per lui vale di più. Facile da leggere, facile da fermare.

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
colour-art = arte
colour-jewels = gioielli
colour-gold = oro

the-colour = { $colour ->
        [info] { colour-info }
        [art] { colour-art }
        [jewels] { colour-jewels }
       *[gold] { colour-gold }
    }

## Bottino. Una carta con simboli si compone: «3 × oro», «arte + gioielli».

card-goods = { $amount ->
        [one] { the-colour }
       *[other] { $amount } × { the-colour }
    }
card-collection = collezione
card-carte-blanche = carta bianca
card-safecracker = scassinatore
card-intrigue = intrigo
card-item = pezzo raro, fama { $fame }
card-documents = dossier: { the-colour }

# La carta riassuntiva: che cosa porta il bottino a chi lo prende.
reference-goods = Un cubetto per ogni simbolo, del suo colore.
reference-collection = Un cubetto per ciascuno dei quattro colori.
reference-carte-blanche = Tre cubetti dei colori che vuoi.
reference-safecracker = Tre carte segrete dal mazzo.
reference-intrigue = Fino a tre scambi: prendi un cubetto a qualcuno e gliene dai in cambio uno dei tuoi.
reference-item = Resta scoperto davanti a te e alla fine porta la sua fama.
reference-documents = Tutti gli altri restituiscono metà dei cubetti di questo colore, per eccesso. Tu non perdi nulla.

## Azioni: il nome, due parole per il menu, una spiegazione

action-plan = Piano
action-take = Prendi
action-trade = Scambia
action-done = Basta

note-plan = prima dove vanno i tuoi ladri, poi le tue spie, tutti in luoghi diversi
note-take = cubetti di questo colore
note-trade = con chi, che cosa prendi, che cosa dai
note-done = nessun altro scambio

explain-plan = Mandi i ladri in un luogo e le spie in un altro, in segreto finché tutti hanno un piano. In due, chi ha il complice manda ladri in due luoghi; l’altra parte manda spie in due.
explain-take = Prendi cubetti di questo colore dalla riserva. Con la carta bianca scegli un cubetto alla volta; se un colore è finito, scegli che cosa lo sostituisce.
explain-trade = Prendi un cubetto a qualcuno e gliene dai in cambio uno dei tuoi, di un altro colore. Non serve il suo consenso. Fino a tre volte, sempre con la stessa persona o con persone diverse.
explain-done = Non fai altri scambi. Si passa al luogo seguente.

bar-plan = Sigilla il piano
bar-done = Così basta

## Fasi: che cosa si aspetta, e la domanda a chi deve rispondere

phase-plan = tutti preparano un piano in segreto
phase-take = si sceglie un colore
phase-trade = si scambiano cubetti
phase-over = la partita è finita

ask-plan = Dove mandi i tuoi ladri, e dove le tue spie?
ask-take = { $left ->
        [one] { at-place }: 1 cubetto a tua scelta. Di che colore?
       *[other] { at-place }: { $left } cubetti a tua scelta. Di che colore?
    }
ask-trade = { $left ->
        [one] { at-place }: un ultimo scambio? Con chi, e che cosa per che cosa?
       *[other] { at-place }: puoi fare { $left } scambi. Con chi, e che cosa per che cosa?
    }

## Il tavolo: che cosa c’è, e com’è andata in un luogo

board-place = Luogo
board-last = Ultimo giro
board-thieves = Ladri
board-snitches = Spie
board-secrets = Carte segrete
board-items = Pezzi rari
board-fame = Fama
board-ranking = Classifica
board-total = Totale
board-supply = Riserva
board-deck = Mazzo del bottino
board-first-half = prima metà
board-secret-deck = Mazzo delle carte segrete
board-discards = Bottino scartato
board-partner = Complice
board-planned = piano pronto
board-empty = vuoto
turn-number = Giro { $number }
board-second-half = seconda metà
board-undo = Ricomincia
board-rank = { $rank }º posto
board-open = Posti secondo i cubetti scoperti
board-fame-card = Fama per ogni posto, il migliore per primo
board-brings = porta { $fame } di fama
board-you-take = Prendi
board-you-give = Dai
board-scoring = Il punteggio
board-reference = Che cosa porta il bottino
board-rounds = La notte, giro per giro
board-rounds-hint = Dove ognuno ha mandato ladri e spie, e che cosa ne è venuto. Tocca un giro per andare a quel momento.
board-round-got = { $name } lo prende
board-round-met = { $name } pesca una carta segreta
board-round-caught = { $name } resta a mani vuote
board-round-guard = { $name } manda tutto a monte

outcome-guarded = sorvegliato
outcome-left = sgomberato
outcome-stolen = rubato
outcome-shared = troppi ladri
outcome-in-vain = troppi ladri, poche carte

## Eventi

event-begun = { $players ->
        [2] { $you ->
            [partner] La notte comincia. Il complice lavora prima per te: ladri in due luoghi, spie in uno.
           *[none] La notte comincia. Il complice lavora prima per { $partner }: ladri in due luoghi, spie in uno.
        }
       *[other] La notte comincia, in { $players ->
            [3] tre
            [4] quattro
           *[other] cinque
        }.
    }
event-round = Giro { $number }, { $amount ->
        [0] il mazzo del bottino è vuoto
        [one] 1 carta nel mazzo del bottino
       *[other] { $amount } carte nel mazzo del bottino
    }
event-revealed = { $you ->
        [seat] Mandi ladri in { $thieves }, spie in { $snitches }.
       *[none] { $seat } manda ladri in { $thieves }, spie in { $snitches }.
    }
event-guarded = { $you ->
        [guards] { $guards-count ->
            [one] { at-place } ({ $loot-name }): le tue spie fanno la guardia{ guarded-without }
           *[other] { at-place } ({ $loot-name }): le tue spie fanno la guardia, insieme a quelle di { $guards }{ guarded-without }
        }
        [caught] { $caught-count ->
            [one] { at-place } ({ $loot-name }): spie di { $guards }; te ne vai a mani vuote.
           *[other] { at-place } ({ $loot-name }): spie di { $guards }; te ne vai a mani vuote, come { $caught }.
        }
       *[none] { at-place } ({ $loot-name }): spie di { $guards }{ guarded-without }
    }
# Il resto di una frase su un luogo sorvegliato: chi è venuto per niente.
guarded-without = { $caught-count ->
        [0] , e non viene nessun altro.
        [one] ; { $caught } se ne va a mani vuote.
       *[other] ; { $caught } se ne vanno a mani vuote.
    }
event-left = { at-place } ({ $loot-name }): non viene nessuno; il bottino sparisce.
event-stolen = { $you ->
        [seat] { at-place } ({ $loot-name }): non c’è nessun altro, e il bottino è tuo!
       *[none] { at-place } ({ $loot-name }): { $seat } non trova nessuno e prende il bottino.
    }
event-met = { $enough ->
        [true] { $you ->
            [caught] { at-place } ({ $loot-name }): ti scontri con { $caught }; una carta segreta a testa.
           *[none] { at-place } ({ $loot-name }): si scontrano { $caught }; una carta segreta a testa.
        }
       *[false] { $you ->
            [caught] { at-place } ({ $loot-name }): ti scontri con { $caught }, e le carte segrete non bastano per tutti.
           *[none] { at-place } ({ $loot-name }): si scontrano { $caught }, e le carte segrete non bastano per tutti.
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
            [one] La riserva è vuota: perdi 1 cubetto.
           *[other] La riserva è vuota: perdi { $amount } cubetti.
        }
       *[none] { $amount ->
            [one] La riserva è vuota: { $seat } perde 1 cubetto.
           *[other] La riserva è vuota: { $seat } perde { $amount } cubetti.
        }
    }
event-owned = { $you ->
        [seat] Il pezzo raro resta a te: fama { $amount }.
       *[none] Il pezzo raro resta a { $seat }: fama { $amount }.
    }
event-traded = { $you ->
        [seat] Prendi a { $target } un cubetto ({ $taken-name }) e dai in cambio { $given-name }.
        [target] { $seat } ti prende un cubetto ({ $taken-name }) e ti dà in cambio { $given-name }.
       *[none] { $seat } prende a { $target } un cubetto ({ $taken-name }) e dà in cambio { $given-name }.
    }
event-refilled = { at-place }: nuovo bottino, { $loot-name }.
event-partner = { $you ->
        [seat] Ora il complice lavora per te: ladri in due luoghi, spie in uno.
       *[none] Ora il complice lavora per { $seat }: ladri in due luoghi, spie in uno.
    }
event-ended = { $amount ->
        [0] Per i luoghi vuoti non c’è più bottino: la notte è finita.
        [one] Per { $empty } luoghi vuoti resta 1 sola carta: la notte è finita.
       *[other] Per { $empty } luoghi vuoti restano solo { $amount } carte: la notte è finita.
    }
event-counted = { $you ->
        [seat] Alla voce { $colour-name } hai { counted }.
       *[none] Alla voce { $colour-name } { $seat } ha { counted }.
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
            [0] Posto { $rank } alla voce { $colour-name }: niente fama per te.
           *[other] Posto { $rank } alla voce { $colour-name }: { $amount } di fama per te.
        }
       *[none] { $amount ->
            [0] Posto { $rank } alla voce { $colour-name }: niente fama per { $seat }.
           *[other] Posto { $rank } alla voce { $colour-name }: { $amount } di fama per { $seat }.
        }
    }
event-finished = { $you ->
        [winners] La fama più grande è la tua. Hai vinto!
        [shared] Stessa fama, vittoria condivisa: { $winners }. Avete vinto!
       *[none] { $count ->
            [one] La fama più grande, e la vittoria, va a { $winners }.
           *[other] Stessa fama, vittoria condivisa: { $winners }.
        }
    }

## Perché un’azione non va

refusal-not-asked = adesso non è richiesto
refusal-no-such-action = un’azione così non esiste
refusal-not-now = non è il momento
refusal-not-that-many = non è questo il numero di ladri e spie che mandi
refusal-no-such-place = in così pochi questo luogo non c’è
refusal-none-in-supply = nella riserva non c’è nessun cubetto di quel colore
refusal-nobody-there = lì non gioca nessuno
refusal-no-cube-there = lì non c’è nessun cubetto di quel colore
refusal-no-cube-of-yours = non hai cubetti di quel colore da dare

## Opzioni

option-substitute = Che cosa sostituisce i cubetti di un colore finito
option-substitute-per_colour = un altro colore per ogni colore che manca
option-substitute-single_colour = un solo altro colore per tutto quello che manca
option-substitute-per_cube = un colore per ciascuno
option-partner_start = Chi comincia con il complice, in due
option-partner_start-random = decide il caso
option-partner_start-seat_0 = posto 0

## Le regole, in sezioni. Le opzioni in vigore arrivano con il loro nome.

rules-1 = Raccogli informazioni, arte, gioielli e oro: in cubetti, che tutti vedono, e in carte segrete, che vedi solo tu. Alla fine per ogni categoria si fa una classifica, e i posti in classifica danno fama (ROYAL-43, ROYAL-45). Vince chi ha più fama (ROYAL-49).
    .title = Scopo
rules-2 = In { $players } giocatori ci sono { $places } luoghi, da A a { $last } (ROYAL-02, ROYAL-70). In ognuno c’è una carta di bottino scoperta (ROYAL-11). Ognuno comincia con tre cubetti presi a caso (ROYAL-07); gli altri formano la riserva (ROYAL-08). Il mazzo del bottino ha due metà: più tardi il bottino è più ricco (ROYAL-10). Carte segrete non ne ha ancora nessuno (ROYAL-09).
    .title = Preparazione
rules-3 = Tutti preparano il piano insieme e in segreto: { $players ->
        [2] ladri e spie in tre luoghi diversi (quanti degli uni e delle altre: vedi sotto, In due)
       *[other] ladri in un luogo, spie in un altro
    } (ROYAL-14, ROYAL-15); restare a casa non si può (RA-23). Quando tutti hanno finito, i piani si scoprono insieme (ROYAL-16). Poi si passa da un luogo all’altro in ordine alfabetico, e si comincia con uno solo quando il precedente è del tutto concluso (ROYAL-17).
    .title = Il piano
rules-4 = C’è una spia: nessuno prende niente, e il bottino resta (ROYAL-18). Nessuna spia e un ladro: il bottino è suo (ROYAL-19). Nessuna spia e più ladri: ognuno pesca una carta segreta, e il bottino resta (ROYAL-20). Non c’è proprio nessuno: il bottino se ne va senza effetto (ROYAL-21). Una carta sorvegliata o contesa si ritrova al giro dopo (ROYAL-22).
    .title = Che cosa succede in un luogo
rules-5 = Simboli: un cubetto per ognuno, del suo colore (ROYAL-24). Collezione: un cubetto di ogni colore (ROYAL-25). Carta bianca: tre cubetti a tua scelta (ROYAL-26). Scassinatore: tre carte segrete (ROYAL-27). Intrigo: fino a tre volte prendi un cubetto a qualcuno e gliene dai in cambio uno dei tuoi; li scegli tu tutti e due, di colori diversi (ROYAL-28, ROYAL-29, RA-09). Pezzo raro: lo tieni, per la sua fama alla fine (ROYAL-33). Dossier: tutti gli altri restituiscono metà dei cubetti di quel colore, per eccesso; le carte segrete sono al sicuro (ROYAL-34, ROYAL-35). Conta quindi quello che è successo alle lettere precedenti (ROYAL-37).
    .title = Il bottino
rules-6 = Se nella riserva i cubetti di un colore non bastano, prendi quelli che ci sono (RA-04) e per il resto { $substitute ->
        [per_cube] un altro colore a tua scelta, cubetto per cubetto
        [single_colour] un solo altro colore a tua scelta, anche se mancano più colori
       *[per_colour] un altro colore a tua scelta, uno per ogni colore che manca
    } (ROYAL-51, RA-05). Se la riserva è del tutto vuota, il resto è perso (RA-07). Se le carte segrete sono meno dei ladri che si scontrano, non ne riceve nessuno (ROYAL-53); lo scassinatore prende quelle che restano (ROYAL-52).
    .title = Quando qualcosa finisce
rules-7 = Dopo l’ultimo luogo, quelli vuoti si riempiono dal mazzo del bottino (ROYAL-39). Se le carte non bastano per tutti, non se ne riempie nessuno e la partita è finita (ROYAL-40, RA-15); il bottino ancora in tavola è perso.
    .title = La fine
rules-8 = Informazioni, arte, gioielli, oro, in quest’ordine (ROYAL-43). Contano insieme i tuoi cubetti e le tue carte segrete della categoria (ROYAL-44), e di questi solo la classifica (ROYAL-45): per le informazioni rende solo il primo posto, per l’oro quasi tutti (ROYAL-50). Fama dal primo posto all’ultimo: informazioni { $fame-info }; arte { $fame-art }; gioielli { $fame-jewels }; oro { $fame-gold }. A pari merito la fama dei posti occupati si divide, arrotondata per difetto (ROYAL-46); anche senza un solo pezzo si può occupare un posto (RA-17). Si aggiungono i pezzi rari (ROYAL-48). Se in più d’uno hanno la fama più grande, la vittoria è condivisa (ROYAL-49).
    .title = Il punteggio
rules-9 = { $players ->
        [2] È la vostra partita: un complice vi aiuta, un giro per uno (ROYAL-71, ROYAL-75).
       *[other] Solo in due c’è un complice, che aiuta entrambi, un giro per uno (ROYAL-71, ROYAL-75).
    } { $partner_start ->
        [seat_0] Comincia con lui il posto 0 (RA-14).
       *[random] Chi comincia con lui lo decide il caso (RA-14).
    } Chi ha il complice manda ladri in due luoghi e spie in uno; l’altra parte manda ladri in uno e spie in due, sempre in tre luoghi diversi (ROYAL-72, ROYAL-73). Con il complice puoi prendere due bottini nello stesso giro (ROYAL-74). In ogni categoria conta solo il primo posto (ROYAL-77), e servono due pezzi di vantaggio; con meno si è pari, e si divide (ROYAL-78).
    .title = In due
rules-10 = Il regolamento mostra le carte del bottino, e quanti sono cubetti e carte segrete, solo nelle figure. Se il tavolo non porta carte proprie, giochi con una nostra ricostruzione: 48 carte di bottino, e per ogni colore 24 cubetti e 7 carte segrete. Se hai la scatola, scrivi in un file che cosa c’è sulle tue carte, e gioca con quello.
    .title = Che cosa abbiamo ricostruito

## Nel terminale

terminal-scores = Cubetti + carte segrete → fama.
