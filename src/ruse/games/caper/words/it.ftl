### Caper: Europe in italiano. Gli stessi messaggi stanno in en.ftl e de.ftl; un test li confronta.
###
### $you è la parte che il lettore ha in un evento ("seat", "target", "from", "to", "winners") o "none". I posti
### arrivano come nomi, le carte come $card-name, la refurtiva come notazione ("diamond") e come $loot-name, i
### ladri come luogo e lettera ("2a"); "none" è ciò che il lettore non può vedere, e la riserva da cui vengono
### le monete. I nomi delle carte hanno il loro articolo e nelle frasi stanno tra virgolette.

game-title = Caper: Europe
standing-title = Punti turno per turno
standing-name = Punti
count-looted-seat = Refurtiva
count-burned-seat = Bruciate
won-with = { $names } vince { $points }
game-about = Due bande di ladri svaligiano gli stessi tre luoghi. Ingaggia ladri, equipaggiali e poi scambia la mano: ciò che non giochi va al tuo avversario. Conquista luoghi, raccogli refurtiva e brucia ciò che ti ostacola.
game-length = circa 30 minuti

## Edizioni

edition-standard = secondo il regolamento; quasi tutte le carte, le carte distribuite e la pista sono una nostra ricostruzione

cards-summary = Le tue carte: { $thief-cards } ladri diversi, { $gear-cards } carte attrezzatura diverse e { $location-cards } luoghi.

## Bot: un nome e che cosa aspettarsi

bot-house = Bot da circolo
bot-house-note = Valuta quanto ogni carta vale per entrambi.

## Città

city-paris = Parigi
city-barcelona = Barcellona
city-rome = Roma
city-london = Londra

the-city = { $city ->
        [paris] { city-paris }
        [barcelona] { city-barcelona }
        [rome] { city-rome }
       *[london] { city-london }
    }

## Tipi di carte, e refurtiva

kind-thief = ladro
kind-gear = attrezzatura
kind-location = luogo
loot-diamond = diamante
loot-painting = quadro
loot-antique = reperto antico

# «Prendi un diamante.»
a-loot = { $loot ->
        [diamond] un diamante
        [painting] un quadro
       *[antique] un reperto antico
    }

## Colori. L’attrezzatura della città ha un colore suo.

colour-grey = grigio
colour-violet = viola
colour-yellow = giallo
colour-green = verde
colour-red = rosso
colour-blue = blu
colour-orange = arancione
colour-bronze = bronzo
colour-pink = rosa
colour-brown = marrone
colour-black = nero
colour-white = bianco
colour-turquoise = turchese
colour-city = colore della città
colour-any = qualsiasi colore

# Dopo «carta», poi dopo «carte». Qui e in tutto ciò che segue $colour è il colore della città, se qui ha un
# nome, altrimenti "city".
coloured-one = { $colour ->
        [violet] viola
        [yellow] gialla
        [green] verde
        [red] rossa
        [blue] blu
        [orange] arancione
        [bronze] color bronzo
        [pink] rosa
        [brown] marrone
        [black] nera
        [white] bianca
        [turquoise] turchese
       *[city] del colore della città
    }
coloured-many = { $colour ->
        [violet] viola
        [yellow] gialle
        [green] verdi
        [red] rosse
        [blue] blu
        [orange] arancioni
        [bronze] color bronzo
        [pink] rosa
        [brown] marroni
        [black] nere
        [white] bianche
        [turquoise] turchesi
       *[city] del colore della città
    }

## Il testo di una carta, composto da ciò che dice la sua riga

a-card = { $colour ->
        [grey] un ladro
        [any] una carta attrezzatura
       *[other] una carta { coloured-one }
    }
each-card = { $colour ->
        [grey] ogni ladro
        [any] ogni carta attrezzatura
       *[other] ogni carta { coloured-one }
    }
all-cards = { $colour ->
        [grey] I ladri
        [any] Le carte attrezzatura
       *[other] Le carte { coloured-many }
    }
# Una parte di una serie: «per ogni serie di una carta viola e 2 carte attrezzatura qualsiasi».
in-set = { $colour ->
        [grey] { $n ->
            [one] un ladro
           *[other] { $n } ladri
        }
        [any] { $n ->
            [one] una carta attrezzatura qualsiasi
           *[other] { $n } carte attrezzatura qualsiasi
        }
       *[other] { $n ->
            [one] una carta { coloured-one }
           *[other] { $n } carte { coloured-many }
        }
    }
set-and = { $parts } e { $last }

per-own = per { each-card } della tua banda qui
per-opp = per { each-card } della banda avversaria qui
per-both = per { each-card } delle due bande qui
per-set = per ogni serie di { $cards } nella tua banda qui
per-loot = { $loot ->
        [diamond] per ogni diamante nel tuo covo
        [painting] per ogni quadro nel tuo covo
        [antique] per ogni reperto antico nel tuo covo
       *[any] per ogni pezzo di refurtiva nel tuo covo
    }
per-discard = per { each-card } nella tua area degli scarti
per-hqcoin = per ogni moneta riciclata nel tuo covo
per-won = se vinci questo luogo

do-marker = { $n ->
        [one] muovi il segnalino di 1 casella verso di te
       *[other] muovi il segnalino di { $n } caselle verso di te
    }
do-coin = { $n ->
        [one] prendi 1 moneta
       *[other] prendi { $n } monete
    }
do-burn = { $n ->
        [one] brucia la carta in cima a un ladro avversario qui
       *[other] brucia { $n } carte in cima a ladri avversari qui, una alla volta
    }
do-loot = { $loot ->
        [diamond] { $n ->
            [one] prendi 1 diamante da qui
           *[other] prendi { $n } diamanti da qui
        }
        [painting] { $n ->
            [one] prendi 1 quadro da qui
           *[other] prendi { $n } quadri da qui
        }
        [antique] { $n ->
            [one] prendi 1 reperto antico da qui
           *[other] prendi { $n } reperti antichi da qui
        }
       *[any] { $n ->
            [one] prendi 1 pezzo di refurtiva a tua scelta da qui
           *[other] prendi { $n } pezzi di refurtiva a tua scelta da qui
        }
    }
do-launder = { $n ->
        [one] ricicla 1 moneta
       *[other] ricicla { $n } monete
    }
do-points = { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }

when-end = A fine partita
when-end-eye = A fine partita, con { a-card } in cima a uno dei tuoi ladri qui
when-won = Se vinci questo luogo
when-won-eye = Se vinci questo luogo con { a-card } in cima a uno dei tuoi ladri

text-once = Quando la giochi: { $deed }.
text-combo = { $counted }: { $deed }.
text-combo-here = Per tutta la partita, per entrambi: { $deed } { $counted }.
text-combo-once = Quando la giochi, { $counted }: { $deed }.
text-end = { $when }: { $deed }.
text-end-each = { $when }: { $deed } { $counted }.
text-protect-crew = { $colour ->
        [grey] { all-cards } della tua banda qui non possono essere bruciati.
       *[other] { all-cards } della tua banda qui non possono essere bruciate.
    }
text-protect-here = { $colour ->
        [grey] { all-cards } qui non possono essere bruciati, in nessuna delle due bande.
       *[other] { all-cards } qui non possono essere bruciate, in nessuna delle due bande.
    }
text-hired = { $coins ->
        [0] Non porta monete.
        [one] Porta 1 moneta.
       *[other] Porta { $coins } monete.
    }
text-cost = { $coins ->
        [0] Gratis.
        [one] Costa 1 moneta.
       *[other] Costa { $coins } monete.
    }
text-worth = { $points ->
        [one] 1 punto per chi vince questo luogo.
       *[other] { $points } punti per chi vince questo luogo.
    }
text-none = Nessun effetto.

# La carta di riepilogo.
reference-thief = Porta monete quando lo ingaggi e resta fino alla fine. I ladri sono grigi e non possono essere bruciati.
reference-gear = Costa monete e va in cima a uno dei tuoi ladri. Solo la carta in cima può essere bruciata, ma tutte hanno effetto.
reference-location = Se alla fine il segnalino è dalla tua parte, ricevi i punti del luogo e il suo effetto finale. Un effetto permanente vale sempre, per entrambi.
reference-diamond = Refurtiva: alla fine vale punti, di più in una serie di tipi diversi.
reference-painting = Refurtiva: alla fine vale punti, di più in una serie di tipi diversi.
reference-antique = Refurtiva: alla fine vale punti, di più in una serie di tipi diversi.

## Azioni: il nome, poche parole per il menu, una spiegazione

action-hire = Ingaggia
action-equip = Equipaggia
action-discard = Scarta
action-grab = Prendi refurtiva
action-burn = Brucia
action-return = Restituisci

note-hire = quale ladro e in quale luogo
note-equip = quale attrezzatura e su quale ladro
note-discard = prendi monete, senza usare la carta
note-grab = da questo luogo al tuo covo
note-burn = la carta in cima a questo ladro
note-return = dal tuo covo a questo luogo

explain-hire = Metti un ladro dalla tua parte di un luogo, al massimo { $most-thieves }. Ricevi le sue monete. Poi avvengono i suoi effetti, poi quelli che attiva nella tua banda e nel luogo.
explain-equip = Paghi una carta attrezzatura e la metti su uno dei tuoi ladri, al massimo { $most-gear } su ognuno. Avvengono i suoi effetti, poi quelli che attiva nella tua banda e nel luogo.
explain-discard = Metti una carta a faccia in su nella tua area degli scarti, senza usarla, e prendi monete in cambio.
explain-grab = Prendi un pezzo di refurtiva di questo tipo dal luogo e lo porti nel tuo covo.
explain-burn = La carta in cima a questo ladro va tra gli scarti dell’avversario, che annulla i suoi effetti immediati come sono stampati, anche quelli che non hanno avuto effetto. Ciò che «per ogni …» ha portato resta.
explain-return = La tua carta bruciata aveva preso refurtiva qualsiasi. Ne restituisci un pezzo a questo luogo. Il tipo lo scegli tu.

bar-hire = Ingaggia
bar-equip = Equipaggia
bar-discard = Scarta

## Fasi: che cosa aspettano tutti, e la domanda a chi deve rispondere

phase-hire = ingaggiare un ladro
phase-equip = equipaggiare un ladro o scartare una carta
phase-grab = scegliere la refurtiva
phase-burn = scegliere una carta da bruciare
phase-return = restituire refurtiva
phase-over = la partita è finita

ask-hire = Quale ladro ingaggi, e in quale luogo?
ask-equip = Quale attrezzatura giochi, e su quale ladro? Oppure scarti una carta?
ask-grab = Quale refurtiva prendi?
ask-burn = A quale ladro bruci la carta in cima?
ask-return = La tua carta bruciata viene annullata. Quale refurtiva restituisci?

## Il tavolo

turn-number = Round { $number }
board-round = Round { $number } di { $rounds }
board-rounds = Round
board-short = Costa { $cost }, tu hai { $coins }.
board-turn = Turno { $number } di { $turns }
board-deals = { $deck ->
        [thief] { $count } ladri a testa
       *[gear] { $count } carte attrezzatura a testa
    }
board-leads = comincia
board-supply = Riserva
board-coins = Monete
board-laundered = Monete riciclate
board-loot = Refurtiva
board-hideout = Covo
board-your-hideout = Il tuo covo
board-hand = La tua mano
board-hand-of = Mano di { $name }
board-their-hand = La mano dell’avversario
board-their-hand-known = Questa mano l’hai passata tu. Restano queste carte
board-their-hand-deduced = Tutte le altre carte le vedi. Restano queste
board-their-hand-unknown = { $count ->
        [one] 1 carta che non conosci
       *[other] { $count } carte che non conosci
    }
board-discards = Area degli scarti
board-decks = Mazzi
board-thief-deck = Ladri
board-gear-deck = Attrezzatura
board-location = Luogo
board-locations = Luoghi
numbered = luogo { $number }
board-crew = Banda
board-marker = Segnalino
board-marker-centre = al centro
board-marker-towards = { $fields ->
        [one] 1 casella verso { $name }
       *[other] { $fields } caselle verso { $name }
    }
board-marker-towards-you = { $fields ->
        [one] 1 casella verso di te
       *[other] { $fields } caselle verso di te
    }
board-track = Bonus della pista
board-thief = Ladro
board-gear = Attrezzatura
board-top = carta in cima
board-protected = non si può bruciare
board-empty = niente
board-nobody = nessuno
board-win = Ora è di
board-score = Punteggio
board-score-sheet = Foglio dei punti
board-points = Punti
board-fixed = Luogo
board-effect = Effetto finale
board-bonus = Bonus
board-cards = Carte
board-total = Totale
board-reconstructed = ricostruita
board-reference = Carte di questa città
board-copies = { $count } ×
board-costs = { $count ->
        [0] Gratis
        [one] Costa 1 moneta
       *[other] Costa { $count } monete
    }
board-pays = { $count ->
        [0] Non dà monete
        [one] Dà 1 moneta
       *[other] Dà { $count } monete
    }
board-preview = Che cosa cambierebbe
board-worth = { $points ->
        [one] ora vale 1 punto
       *[other] ora vale { $points } punti
    }
board-won = vinto
board-so-far = Finora
board-signs = Simboli
board-choose-hire = Scegli un ladro dalla tua mano, poi un luogo. Lì vedi che cosa cambierebbe.
board-choose-equip = Scegli una carta dalla tua mano, poi uno dei tuoi ladri. Lì vedi che cosa cambierebbe.

# I simboli sulle carte.
sign-marker = muovi verso di te il segnalino di questo luogo
sign-coin = prendi una moneta
sign-diamond = un diamante
sign-painting = un quadro
sign-antique = un reperto antico
sign-loot = un pezzo di refurtiva qualsiasi
sign-burn = brucia la carta in cima a un ladro avversario qui
sign-protect = le carte di questo colore non si possono bruciare
sign-star = punti a fine partita
sign-won = se vinci questo luogo
sign-grey = un ladro
sign-violet = una carta viola
sign-yellow = una carta gialla
sign-green = una carta verde
sign-red = una carta rossa
sign-city = una carta del colore della città
sign-any = una carta attrezzatura di qualsiasi colore
sign-opponent = della banda avversaria qui
sign-both = di entrambe le bande qui
sign-discard = nella tua area degli scarti
sign-eye = in cima a uno dei tuoi ladri qui
sign-launder = ricicla una moneta della riserva
sign-hqcoin = una moneta riciclata nel tuo covo

# Che cosa cambierebbe un’azione; $amount ha il suo segno ("+2", "−1").
preview-marker = segnalino { $location }: { $amount }
preview-coins = monete { $amount }
preview-their-coins = monete avversarie { $amount }
preview-points = punti { $amount }
preview-their-points = punti avversari { $amount }
preview-laundered = monete riciclate { $amount }
preview-their-laundered = monete riciclate avversarie { $amount }
preview-loot = { $loot-name } { $amount }
preview-their-loot = refurtiva avversaria: { $loot-name } { $amount }
preview-burned = brucia { $cards }
preview-nothing = per ora non cambia niente
preview-then-grab = poi scegli la refurtiva
preview-then-burn = poi scegli una carta da bruciare
preview-then-return = poi l’avversario restituisce refurtiva

## Eventi

event-begun = Benvenuti a { the-city }!
event-round = { $deck ->
        [thief] { $you ->
            [seat] Round { $number }: { $count } ladri a testa. Cominci tu.
           *[none] Round { $number }: { $count } ladri a testa. Comincia { $seat }.
        }
       *[gear] { $you ->
            [seat] Round { $number }: { $count } carte attrezzatura a testa. Cominci tu.
           *[none] Round { $number }: { $count } carte attrezzatura a testa. Comincia { $seat }.
        }
    }
event-dealt = { $cards ->
        [none] { $you ->
            [seat] Ricevi { $count } carte.
           *[none] { $seat } riceve { $count } carte.
        }
       *[other] { $you ->
            [seat] La tua mano: { $cards }.
           *[none] La mano di { $seat }: { $cards }.
        }
    }
event-turn = { $you ->
        [seat] Turno { $number }: tocca a te
       *[none] Turno { $number }: tocca a { $seat }
    }
event-hired = { $you ->
        [seat] Ingaggi «{ $card-name }» ({ $place }).
       *[none] { $seat } ingaggia «{ $card-name }» ({ $place }).
    }
event-equipped = { $you ->
        [seat] Equipaggi «{ $thief-name }» ({ $place }) con «{ $card-name }».
       *[none] { $seat } equipaggia «{ $thief-name }» ({ $place }) con «{ $card-name }».
    }
event-discarded = { $you ->
        [seat] Scarti «{ $card-name }».
       *[none] { $seat } scarta «{ $card-name }».
    }
event-coins-hired = { coins-received }
event-coins-discarded = { coins-received }
event-coins-effect = { coins-received }
coins-received = { $from ->
        [none] { $you ->
            [to] { $amount ->
                [one] Prendi 1 moneta dalla riserva.
               *[other] Prendi { $amount } monete dalla riserva.
            }
           *[none] { $amount ->
                [one] { $to } prende 1 moneta dalla riserva.
               *[other] { $to } prende { $amount } monete dalla riserva.
            }
        }
       *[other] { $you ->
            [to] { $amount ->
                [one] La riserva è vuota. Prendi 1 moneta da { $from }.
               *[other] La riserva è vuota. Prendi { $amount } monete da { $from }.
            }
            [from] { $amount ->
                [one] La riserva è vuota. { $to } prende 1 moneta da te.
               *[other] La riserva è vuota. { $to } prende { $amount } monete da te.
            }
           *[none] { $amount ->
                [one] La riserva è vuota. { $to } prende 1 moneta da { $from }.
               *[other] La riserva è vuota. { $to } prende { $amount } monete da { $from }.
            }
        }
    }
event-coins-paid = { $you ->
        [from] { $amount ->
            [one] Paghi 1 moneta.
           *[other] Paghi { $amount } monete.
        }
       *[none] { $amount ->
            [one] { $from } paga 1 moneta.
           *[other] { $from } paga { $amount } monete.
        }
    }
event-coins-given-back = { $you ->
        [from] { $amount ->
            [one] Restituisci 1 moneta.
           *[other] Restituisci { $amount } monete.
        }
       *[none] { $amount ->
            [one] { $from } restituisce 1 moneta.
           *[other] { $from } restituisce { $amount } monete.
        }
    }
event-fired = { $amount ->
        [one] Luogo { $location }: si attiva «{ $card-name }».
       *[other] Luogo { $location }: si attiva «{ $card-name }» { $amount } volte.
    }
event-moved = { $you ->
        [seat] { $amount ->
            [one] Luogo { $location }: il segnalino si muove di 1 casella verso di te.
           *[other] Luogo { $location }: il segnalino si muove di { $amount } caselle verso di te.
        }
       *[none] { $amount ->
            [one] Luogo { $location }: il segnalino si muove di 1 casella verso { $seat }.
           *[other] Luogo { $location }: il segnalino si muove di { $amount } caselle verso { $seat }.
        }
    }
event-looted = { $you ->
        [seat] Prendi { a-loot } dal luogo { $location }.
       *[none] { $seat } prende { a-loot } dal luogo { $location }.
    }
event-laundered = { $from ->
        [none] { $you ->
            [seat] Ricicli una moneta della riserva.
           *[none] { $seat } ricicla una moneta della riserva.
        }
       *[other] { $you ->
            [seat] Ricicli una moneta di { $from }.
            [from] { $seat } ricicla una tua moneta.
           *[none] { $seat } ricicla una moneta di { $from }.
        }
    }
event-burned = { $you ->
        [seat] Bruci la carta «{ $card-name }» di { $target } ({ $place }).
        [target] { $seat } brucia la tua carta «{ $card-name }» ({ $place }).
       *[none] { $seat } brucia la carta «{ $card-name }» di { $target } ({ $place }).
    }
event-taken-back = { $you ->
        [seat] Annulli ciò che ha fatto «{ $card-name }».
       *[none] { $seat } annulla ciò che ha fatto «{ $card-name }».
    }
event-returned = { $you ->
        [seat] Restituisci { a-loot } al luogo { $location }.
       *[none] { $seat } restituisce { a-loot } al luogo { $location }.
    }
event-washed-out = { $you ->
        [seat] { $amount ->
            [one] 1 tua moneta riciclata torna nella riserva.
           *[other] { $amount } tue monete riciclate tornano nella riserva.
        }
       *[none] { $amount ->
            [one] 1 moneta riciclata di { $seat } torna nella riserva.
           *[other] { $amount } monete riciclate di { $seat } tornano nella riserva.
        }
    }
event-swapped = { $cards ->
        [none] { $you ->
            [seat] Vi scambiate le mani.
           *[none] { $seat } riceve l’altra mano.
        }
       *[other] { $you ->
            [seat] Mani scambiate. Ora hai: { $cards }.
           *[none] { $seat } ora ha: { $cards }.
        }
    }
event-put-away = { $you ->
        [seat] La tua ultima carta va nella tua area degli scarti: «{ $card-name }».
       *[none] L’ultima carta di { $seat } va nell’area degli scarti: «{ $card-name }».
    }
event-scored = { $you ->
        [seat] { $points ->
            [one] Hai 1 punto.
           *[other] Hai { $points } punti.
        }
       *[none] { $points ->
            [one] { $seat } ha 1 punto.
           *[other] { $seat } ha { $points } punti.
        }
    }
event-finished-points = { $you ->
        [winners] Hai più punti. Hai vinto!
       *[none] { $winners } ha più punti e vince!
    }
event-finished-coins = { $you ->
        [winners] Parità di punti, ma hai più monete. Hai vinto!
       *[none] Parità di punti, ma { $winners } ha più monete e vince!
    }
event-finished-loot = { $you ->
        [winners] Parità di punti e di monete, ma hai più refurtiva. Hai vinto!
       *[none] Parità di punti e di monete, ma { $winners } ha più refurtiva e vince!
    }
event-finished-draw = Parità di punti, monete e refurtiva: pareggio.

## La prima partita guidata: che cosa dice chi accompagna. $seat1 e $seat2 sono gli altri

lesson-goal = Due bande svaligiano gli stessi tre luoghi. Vinci i luoghi portando i segnalini dalla tua parte, raccogli refurtiva e combina le tue carte. Dopo sei round vince chi ha più punti.
lesson-hire = È un round di ladri: ingaggi un ladro, ricevi le sue monete e i suoi effetti avvengono. Scegli l’Artista, poi il luogo 1. Porta 2 monete e un quadro per il tuo covo.
lesson-hired = Ora scambiate le mani: ciò che non hai giocato va a { $seat1 }, e tu ricevi il resto dell’altra mano. Quindi pensa a che cosa passi.
lesson-second = Ingaggia l’Acrobata nel luogo 3. Muove lì il segnalino di 2 caselle verso di te. Se alla fine è dalla tua parte, il luogo è tuo.
lesson-equip = È un round di attrezzatura: costa monete e va sui tuoi ladri. Metti il Tubo portatele sul Direttore d’orchestra. Prende un quadro e, poiché è verde, il Direttore muove anche il segnalino.
lesson-combo = Il tuo secondo quadro, e il segnalino al Louvre si è mosso verso di te. Il Direttore lo fa per ogni carta verde della tua banda lì. È una combo.
lesson-burn = La carta di { $seat1 } ha riportato indietro di una casella il segnalino nel luogo 3. Bruciala: metti il Lanciafiamme rosso sull’Acrobata.
lesson-burned = Ha bruciato la carta in cima al ladro di { $seat1 } e annullato ciò che aveva fatto. Il segnalino è tornato, ma le 2 monete non ci sono più.
lesson-discard = Non hai più monete. Scegli il Sacchetto di velluto e scartalo per 1 moneta. Se lo passi, { $seat1 } potrebbe prendersi un diamante.
lesson-end = Ingaggiare, equipaggiare, passare: funziona così. Tipi diversi di refurtiva valgono di più insieme, e il foglio dei punti mostra sempre chi è in testa e perché. Ora porta a termine il colpo!

## Il promemoria al tavolo e i consigli per la prima partita

glance-goal = Dopo sei round vince chi ha più punti: da luoghi, carte e refurtiva.
glance-turn = Gioca una carta, poi scambiate le mani. In un round dei ladri ingaggi un ladro in un luogo e ricevi le sue monete. In un round dell’attrezzatura paghi una carta e la metti su un ladro, oppure scarti una carta per 1 moneta.
glance-1 = Se alla fine il segnalino è dalla tua parte, ricevi i punti del luogo e il suo effetto finale. Al centro non li riceve nessuno.
    .title = Luoghi
glance-2 = Punti alla fine: un tipo solo { $loot-single }, due tipi diversi { $loot-pair }, tutti e tre { $loot-set }.
    .title = Refurtiva
hint-hire = Tocca un ladro della tua mano, poi un luogo. I segni lì mostrano che cosa cambierebbe.
hint-equip = Tocca una carta, poi uno dei tuoi ladri. Ciò che non giochi va al tuo avversario; scartare porta una moneta.
hint-burn = Brucia la carta che aiuta di più il tuo avversario. I suoi effetti immediati vengono annullati.
hint-grab = Tipi diversi di refurtiva valgono di più insieme.

## Perché un’azione è rifiutata

refusal-not-asked = non tocca a te rispondere
refusal-no-such-action = questa azione non esiste
refusal-not-now = adesso non si può
refusal-not-held = non hai quella carta in mano
refusal-same-card = hai quella carta due volte; nomina la prima
refusal-side-full = la tua parte di quel luogo è piena
refusal-no-thief = lì non hai ladri
refusal-thief-full = quel ladro ha già tre carte attrezzatura
refusal-too-poor = non hai abbastanza monete
refusal-no-loot = quella refurtiva non c’è
refusal-no-gear = quel ladro non ha attrezzatura da bruciare
refusal-protected = quella carta non può essere bruciata

## Opzioni

option-city = Città, e con essa le carte
option-city-paris = Parigi: raccogliere refurtiva
option-city-barcelona = Barcellona: le carte in cima
option-city-rome = Roma: scarti e luoghi vinti
option-city-london = Londra: riciclare monete
option-first_player = Chi comincia nei round dei ladri
option-first_player-random = decide il caso
option-first_player-number = posto { $nth }
option-laundering_fires = Una carta che conta le monete riciclate conta di nuovo quando un’altra ne ricicla?
option-laundering_fires-here = sì, se l’altra carta viene giocata nello stesso luogo
option-laundering_fires-never = no
option-laundering_fires-anywhere = sì, ovunque venga giocata
option-fifth_token = La refurtiva restituita a un luogo che ha già tutti i suoi pezzi
option-fifth_token-true = ci va lo stesso
option-fifth_token-false = resta nel covo
conflict-first-player = Il posto { $seat } non può cominciare, perché i posti sono solo { $players }.

## Le regole, in sezioni. Le opzioni in vigore arrivano con i loro nomi.

rules-1 = Ognuno ha una banda in tre luoghi. Conquista luoghi, raccogli refurtiva e combina le tue carte. Vince chi ha più punti (CAPER-80, CAPER-83). A parità di punti vince chi ha più monete, poi chi ha più refurtiva. Se la parità resta, la partita finisce in pareggio (CAPER-84).
    .title = Scopo del gioco
rules-2 = Giocate a { $city ->
        [paris] Parigi
        [barcelona] Barcellona
        [rome] Roma
       *[london] Londra
    }. Le carte di questa città si mescolano con quelle di base (CAPER-03). Tra voi ci sono tre luoghi, ognuno con { $tokens } pezzi di refurtiva presi a caso e un segnalino al centro della sua pista (CAPER-05, CAPER-06, CAPER-07). La riserva ha { $all-coins } monete. Nessuno ne ha ancora (CAPER-08). { $first_player ->
        [random] Il caso decide chi comincia nei round dei ladri
        [0] Il posto 1 comincia nei round dei ladri
       *[1] Il posto 2 comincia nei round dei ladri
    }. Nei round dell’attrezzatura comincia l’altro (CAPER-12, A-34).
    .title = Preparazione
rules-3 = I round sono { $rounds }, dei ladri o dell’attrezzatura come mostra il tabellone (CAPER-11). Ognuno riceve una mano. Round per round ha { $deals } carte (CAPER-13, CAPER-14). Chi comincia gioca una carta, poi tocca all’altro (CAPER-15). Poi vi scambiate le mani per intero e continuate (CAPER-16). Da lì in poi sai che cosa ha in mano l’avversario. L’ultima carta di ogni mano non si gioca. Va a faccia in su nella propria area degli scarti (CAPER-17).
    .title = Round e mani
rules-4 = In un round dei ladri devi metterne uno dalla tua parte di un luogo, al massimo { $most-thieves } (CAPER-21, CAPER-22). Ricevi le monete che mostra. Poi avvengono i suoi effetti, poi quelli che attiva tra le tue carte e nel luogo (CAPER-24). I ladri sono grigi e restano fino alla fine (CAPER-25, CAPER-26).
    .title = Ladri
rules-5 = In un round dell’attrezzatura paghi una carta e la metti su uno dei tuoi ladri, oppure scarti una carta e prendi { $discard-coins ->
        [one] 1 moneta
       *[other] { $discard-coins } monete
    } (CAPER-27, CAPER-33). Le monete devi averle prima (CAPER-29). Un ladro porta al massimo { $most-gear } carte (CAPER-30). Tutte hanno effetto, anche se altre carte ci stanno sopra. L’ultima è la carta in cima (CAPER-32). Ogni carta attrezzatura ha un colore: viola, giallo, verde, rosso o quello della città (CAPER-34).
    .title = Attrezzatura
rules-6 = Tutto avviene nel luogo della carta (CAPER-37), e agli effetti non si può rinunciare (CAPER-46). Segnalino: si muove verso di te, fin dove arriva la pista (CAPER-40). Moneta: prendine una (CAPER-41). Refurtiva: portala nel tuo covo, se c’è (CAPER-42, CAPER-43). I punti contano solo alla fine (CAPER-45). «Per ogni …» vale subito per tutte le carte di quel tipo della tua banda, compresa la nuova, e di nuovo ogni volta che ne aggiungi una (CAPER-48, CAPER-49). In una serie ogni carta conta una volta sola, ma ogni testo di carta conta per sé (CAPER-52).
    .title = Effetti
rules-7 = Quando bruci, scegli la carta in cima a un ladro avversario in questo luogo. L’avversario la scarta (CAPER-55, CAPER-56) e annulla, per quanto possibile, i suoi effetti immediati come sono stampati, anche quelli che non hanno avuto effetto: segnalino, monete, refurtiva e monete riciclate (CAPER-59, CAPER-60, CAPER-61, CAPER-62, CAPER-66). Se aveva preso refurtiva qualsiasi, sceglie lui che cosa restituire (CAPER-63). { $fifth_token ->
        [true] { "" }
       *[false] Un luogo con { $tokens } pezzi non ne riceve altri (A-12).
    } Ciò che «per ogni …» ha portato resta, su questa carta e su quelle che ha attivato (CAPER-67). Alcune carte proteggono un colore, in una banda o da entrambe le parti di un luogo (CAPER-69).
    .title = Bruciare carte
rules-8 = Prendi le monete una alla volta dalla riserva. Se è vuota, le prendi dall’avversario, finché ne hai meno di lui (CAPER-71). Le monete che paghi vanno nella riserva (CAPER-72). Anche le monete riciclate vengono da lì, mai dalle tue. Restano nel tuo covo, fuori gioco, e contano solo per le carte che lo dicono (CAPER-93, CAPER-94). { $laundering_fires ->
        [never] Una carta che le conta lo fa una volta sola, quando viene giocata
        [anywhere] Una carta che le conta conta di nuovo per ogni moneta riciclata più tardi, ovunque
       *[here] Una carta che le conta conta di nuovo per ogni moneta riciclata più tardi da una carta nel suo luogo
    } (A-14).
    .title = Monete
rules-9 = Vinci un luogo se il segnalino è dalla tua parte. Al centro non lo vince nessuno (CAPER-77). Ricevi i suoi punti, il suo effetto finale e il bonus accanto al segnalino (CAPER-75, CAPER-78). Le tue carte contano che tu vinca lì o no (CAPER-80, CAPER-81). Refurtiva: { $loot-single } punti per un pezzo solo, { $loot-pair } per due tipi diversi, { $loot-set } per tutti e tre. Le serie migliori si formano da sole (CAPER-82). Le monete riciclate e la refurtiva rimasta in un luogo di per sé non valgono niente (CAPER-79, A-23).
    .title = Punteggio
rules-10 = { $city ->
        [paris] Parigi premia la refurtiva e le carte blu nello stesso luogo (CAPER-86).
        [barcelona] A Barcellona una carta può richiedere un colore in cima. Conta se almeno uno dei tuoi ladri lì ha quel colore in cima (CAPER-87). Altre contano le carte delle due bande (CAPER-88).
        [rome] Roma conta la tua area degli scarti, quando giochi una carta o a fine partita (CAPER-89, CAPER-90, A-13). Premia i luoghi vinti (CAPER-91) e conta la banda avversaria (CAPER-92).
       *[london] Londra ricicla monete, che muovono segnalini e danno punti (CAPER-93, CAPER-95). Altre carte contano quelle delle due bande (CAPER-88) o pagano per i colori (CAPER-96).
    }
    .title = La città
rules-11 = Il regolamento descrive solo alcune delle sue carte. Tutte le altre, il numero di carte distribuite dopo il primo round e le caselle e i bonus della pista si vedono solo sulle carte e sul tabellone. Qui giochi con una nostra ricostruzione, coerente con il regolamento. Ogni carta dice se è ricostruita. Se hai la scatola, scrivi in un file che cosa mostrano le tue carte, e gioca con quello.
    .title = Che cosa abbiamo ricostruito

## Nel terminale

terminal-stock = Riserva: { $coins ->
        [one] 1 moneta.
       *[other] { $coins } monete.
    } Mazzi: { $thieves } ladri, { $gear } carte attrezzatura.
terminal-total = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
terminal-short = numero▸posto; «anteprime» mostra che cosa cambia
terminal-parts = Per vedere di più, scrivi: { $parts }. «? dama» spiega una carta.
terminal-part-board = luoghi
terminal-part-crew = banda
terminal-part-opponent = avversario
terminal-part-hand = mano
terminal-part-score = punti
terminal-part-previews = anteprime
terminal-own-discards = La tua area degli scarti: { $cards }
terminal-discards = Area degli scarti di { $name }: { $cards }

## Parole lunghe dei nomi, e dove una tessera stretta può dividerle

breaks = Punteg|gio Genti|luomo Stel|lina Diret|tore Ban|chiere Colon|nello Bar|biere Archeo|logo Acro|bata Mer|cante Sur|realista Anar|chica Balle|rina Fla|menco Gladia|tore Sena|trice Conta|bile Maggior|domo Travesti|mento Cor|tina Fumo|gena Docu|menti Taglie|rina Para|bola Acu|stica Super|magnete Banco|note Grimal|delli Anti|fiamma Vali|getta Porta|tele Sac|chetto Pren|sile Lancia|fiamme Nebuliz|zatore Cata|combe Peri|scopio Ipno|tico Lucer|tola Esplo|sive Acque|dotto Na|scosto Lava|trice Blin|dato Barat|tolo Tele|scri|vente Gioiel|leria Colos|seo Bucking|ham Or|chestra
