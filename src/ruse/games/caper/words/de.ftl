### Caper: Europe auf Deutsch. Dieselben Nachrichten stehen in en.ftl und it.ftl; ein Test vergleicht sie.
###
### $you ist die Rolle, die der Leser in einem Ereignis spielt ("seat", "target", "from", "to", "winners"), oder
### "none". Plätze kommen als Namen, Karten als $card-name, Diebesgut als Notation ("diamond") und als $loot-name,
### Stellen als Ort und Buchstabe ("2a"); "none" ist, was der Leser nicht sehen darf, und der Vorrat, woher
### Münzen kommen. Kartennamen bringen ihren Artikel mit und stehen in Sätzen in Anführungszeichen.

game-title = Caper: Europe
standing-title = Punkte Zug für Zug
standing-name = Punkte
count-looted-seat = Diebesgut
count-burned-seat = Verbrannt
won-with = { $names } gewinnt { $points }
game-about = Zwei Diebesbanden räumen dieselben drei Orte aus. Heuere Diebe an, rüste sie aus und tausche dann die Handkarten: Was du nicht spielst, bekommt dein Gegenüber. Entscheide Orte für dich, schnapp dir Diebesgut und verbrenne, was dir im Weg ist.
game-length = etwa 30 Minuten

## Editionen

edition-standard = nach dem Regelheft; die meisten Karten, die Kartenzahlen und die Gaunerleiste haben wir rekonstruiert

cards-summary = Eigene Karten: { $thief-cards } verschiedene Diebe, { $gear-cards } verschiedene Ausrüstungskarten und { $location-cards } Orte.

## Bots: ein Name, und was zu erwarten ist

bot-house = Klubbot
bot-house-note = Wägt ab, was jede Karte beiden Seiten bringt.

## Städte

city-paris = Paris
city-barcelona = Barcelona
city-rome = Rom
city-london = London

the-city = { $city ->
        [paris] { city-paris }
        [barcelona] { city-barcelona }
        [rome] { city-rome }
       *[london] { city-london }
    }

## Arten von Karten, und Diebesgut

kind-thief = Dieb
kind-gear = Ausrüstung
kind-location = Ort
loot-diamond = Diamant
loot-painting = Gemälde
loot-antique = Antiquität

# „Du nimmst einen Diamanten.“
a-loot = { $loot ->
        [diamond] einen Diamanten
        [painting] ein Gemälde
       *[antique] eine Antiquität
    }

## Farben. Die Ausrüstung der Stadt hat eine eigene Farbe.

colour-grey = hellgrau
colour-violet = violett
colour-yellow = gelb
colour-green = grün
colour-red = rot
colour-blue = blau
colour-orange = orange
colour-bronze = bronze
colour-pink = rosa
colour-brown = braun
colour-black = schwarz
colour-white = weiß
colour-turquoise = türkis
colour-city = Stadtfarbe
colour-any = beliebige Farbe

# Vor „Karte“ (und „Karten“ ohne Artikel), dann im Dativ. Hier und in allem Folgenden ist $colour die Farbe der
# Stadt, wenn sie hier einen Namen hat, sonst "city".
coloured-one = { $colour ->
        [violet] violette
        [yellow] gelbe
        [green] grüne
        [red] rote
        [blue] blaue
        [orange] orangefarbene
        [bronze] bronzefarbene
        [pink] rosafarbene
        [brown] braune
        [black] schwarze
        [white] weiße
        [turquoise] türkisfarbene
       *[city] stadtfarbene
    }
coloured-many = { coloured-one }n

## Der Text einer Karte, zusammengesetzt aus dem, was ihre Zeile sagt

a-card = { $colour ->
        [grey] ein Dieb
        [any] eine Ausrüstungskarte
       *[other] eine { coloured-one } Karte
    }
each-card = { $colour ->
        [grey] jeden Dieb
        [any] jede Ausrüstungskarte
       *[other] jede { coloured-one } Karte
    }
all-cards = { $colour ->
        [grey] Diebe
        [any] Ausrüstungskarten
        [violet] Violette Karten
        [yellow] Gelbe Karten
        [green] Grüne Karten
        [red] Rote Karten
        [blue] Blaue Karten
        [orange] Orangefarbene Karten
        [bronze] Bronzefarbene Karten
        [pink] Rosafarbene Karten
        [brown] Braune Karten
        [black] Schwarze Karten
        [white] Weiße Karten
        [turquoise] Türkisfarbene Karten
       *[city] Stadtfarbene Karten
    }
# Ein Teil eines Sets: „für jedes Set aus einer violetten Karte und 2 beliebigen Ausrüstungskarten“.
in-set = { $colour ->
        [grey] { $n ->
            [one] einem Dieb
           *[other] { $n } Dieben
        }
        [any] { $n ->
            [one] einer beliebigen Ausrüstungskarte
           *[other] { $n } beliebigen Ausrüstungskarten
        }
       *[other] { $n ->
            [one] einer { coloured-many } Karte
           *[other] { $n } { coloured-many } Karten
        }
    }
set-and = { $parts } und { $last }

per-own = für { each-card } deiner Diebesbande hier
per-opp = für { each-card } der Diebesbande deines Gegenübers hier
per-both = für { each-card } beider Diebesbanden hier
per-set = für jedes Set aus { $cards } in deiner Diebesbande hier
per-loot = { $loot ->
        [diamond] für jeden Diamanten in deinem Hauptquartier
        [painting] für jedes Gemälde in deinem Hauptquartier
        [antique] für jede Antiquität in deinem Hauptquartier
       *[any] für jedes Diebesgut in deinem Hauptquartier
    }
per-discard = für { each-card } in deinem Ablagebereich
per-hqcoin = für jede gewaschene Münze in deinem Hauptquartier
per-won = wenn du diesen Ort für dich entscheidest

do-marker = { $n ->
        [one] Bewege den Gaunermarker 1 Feld in deine Richtung
       *[other] Bewege den Gaunermarker { $n } Felder in deine Richtung
    }
do-coin = { $n ->
        [one] Nimm 1 Münze
       *[other] Nimm { $n } Münzen
    }
do-burn = { $n ->
        [one] Verbrenne 1 zuoberst liegende Ausrüstungskarte deines Gegenübers hier
       *[other] Verbrenne { $n } zuoberst liegende Ausrüstungskarten deines Gegenübers hier, eine nach der anderen
    }
do-loot = { $loot ->
        [diamond] { $n ->
            [one] Schnapp dir 1 Diamanten von hier
           *[other] Schnapp dir { $n } Diamanten von hier
        }
        [painting] { $n ->
            [one] Schnapp dir 1 Gemälde von hier
           *[other] Schnapp dir { $n } Gemälde von hier
        }
        [antique] { $n ->
            [one] Schnapp dir 1 Antiquität von hier
           *[other] Schnapp dir { $n } Antiquitäten von hier
        }
       *[any] { $n ->
            [one] Schnapp dir 1 beliebiges Diebesgut von hier
           *[other] Schnapp dir { $n } beliebige Diebesgüter von hier
        }
    }
do-launder = { $n ->
        [one] Wasche 1 Münze
       *[other] Wasche { $n } Münzen
    }
do-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }

when-end = Am Spielende
when-end-eye = Am Spielende, wenn { a-card } zuoberst auf einem deiner Diebe hier liegt
when-won = Wenn du diesen Ort für dich entscheidest
when-won-eye = Wenn du diesen Ort für dich entscheidest und { a-card } zuoberst auf einem deiner Diebe hier liegt

text-once = Beim Ausspielen: { $deed }.
text-combo = { $counted }: { $deed }.
text-combo-here = Die ganze Partie lang, für beide: { $deed } { $counted }.
text-combo-once = Beim Ausspielen, { $counted }: { $deed }.
text-end = { $when }: { $deed }.
text-end-each = { $when }: { $deed } { $counted }.
text-protect-crew = { all-cards } deiner Diebesbande hier können nicht verbrannt werden.
text-protect-here = { all-cards } können hier auf keiner Seite verbrannt werden.
text-hired = Bringt { $coins ->
        [0] keine Münzen.
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }
text-cost = Kostet { $coins ->
        [0] nichts.
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }
text-worth = { $points ->
        [one] 1 Punkt für den, der diesen Ort für sich entscheidet.
       *[other] { $points } Punkte für den, der diesen Ort für sich entscheidet.
    }
text-none = Kein Effekt.

# Die Übersichtskarte.
reference-thief = Bringt beim Ausspielen Münzen und bleibt bis zum Spielende. Diebe sind hellgrau und können nicht verbrannt werden.
reference-gear = Kostet Münzen und kommt zuoberst auf einen deiner Diebe. Alle Karten wirken, aber nur die zuoberst liegende kann verbrannt werden.
reference-location = Steht der Gaunermarker am Spielende näher bei dir, bekommst du die Punkte und den Effekt des Ortes. Ein dauerhafter Effekt gilt die ganze Zeit für beide.
reference-diamond = Diebesgut: am Spielende Punkte wert, in einem Set verschiedener Arten mehr.
reference-painting = Diebesgut: am Spielende Punkte wert, in einem Set verschiedener Arten mehr.
reference-antique = Diebesgut: am Spielende Punkte wert, in einem Set verschiedener Arten mehr.

## Aktionen: der Name, ein paar Worte fürs Menü, eine Erklärung

action-hire = Anheuern
action-equip = Ausrüsten
action-discard = Abwerfen
action-grab = Diebesgut schnappen
action-burn = Verbrennen
action-return = Zurücklegen

note-hire = welchen Dieb und an welchem Ort
note-equip = welche Ausrüstung und auf welchen Dieb
note-discard = nimm Münzen, ohne die Karte zu nutzen
note-grab = von diesem Ort in dein Hauptquartier
note-burn = die zuoberst liegende Karte dieses Diebes
note-return = aus deinem Hauptquartier an diesen Ort

explain-hire = Du legst einen Dieb auf deine Seite eines Ortes, dort höchstens { $most-thieves }. Du bekommst seine Münzen. Dann werden seine Effekte ausgelöst, danach die Kombieffekte deiner Diebesbande dort und des Ortes.
explain-equip = Du bezahlst eine Ausrüstungskarte und legst sie auf einen deiner Diebe, höchstens { $most-gear } auf jeden. Ihre Effekte werden ausgelöst, danach die Kombieffekte deiner Diebesbande dort und des Ortes.
explain-discard = Du legst eine Karte offen in deinen Ablagebereich, ohne sie zu nutzen, und nimmst Münzen dafür.
explain-grab = Du nimmst ein Diebesgut dieser Art von diesem Ort in dein Hauptquartier.
explain-burn = Die zuoberst liegende Karte dieses Diebes kommt in den Ablagebereich deines Gegenübers. Es nimmt die Einmaleffekte der Karte zurück, wie sie gedruckt sind, auch solche, die beim Ausspielen verfallen sind. Was „für jede …“ gebracht hat, bleibt.
explain-return = Deine verbrannte Karte hatte beliebiges Diebesgut geschnappt. Du legst eines an diesen Ort zurück. Die Art wählst du.

bar-hire = Anheuern
bar-equip = Ausrüsten
bar-discard = Abwerfen

## Phasen: worauf alle warten, und die Frage an den, der gefragt ist

phase-hire = einen Dieb anheuern
phase-equip = einen Dieb ausrüsten oder eine Karte abwerfen
phase-grab = Diebesgut wählen
phase-burn = eine Karte zum Verbrennen wählen
phase-return = Diebesgut zurücklegen
phase-over = die Partie ist zu Ende

ask-hire = Welchen Dieb heuerst du an, und an welchem Ort?
ask-equip = Welche Ausrüstung spielst du, und auf welchen Dieb? Oder wirfst du eine Karte ab?
ask-grab = Welches Diebesgut schnappst du dir?
ask-burn = Welche zuoberst liegende Karte verbrennst du?
ask-return = Deine verbrannte Karte wird zurückgenommen. Welches Diebesgut legst du zurück?

## Der Tisch

turn-number = Runde { $number }
board-round = Runde { $number } von { $rounds }
board-rounds = Runden
board-short = Kostet { $cost }, du hast { $coins }.
board-turn = Zug { $number } von { $turns }
board-deals = { $deck ->
        [thief] je { $count } Diebe
       *[gear] je { $count } Ausrüstungskarten
    }
board-leads = beginnt
board-supply = Vorrat
board-coins = Münzen
board-laundered = Gewaschene Münzen
board-loot = Diebesgut
board-hideout = Hauptquartier
board-your-hideout = Dein Hauptquartier
board-hand = Deine Handkarten
board-hand-of = Handkarten von { $name }
board-their-hand = Handkarten deines Gegenübers
board-their-hand-known = Diese Kartenhand hast du weitergegeben. Diese Karten sind noch da
board-their-hand-deduced = Alle anderen Karten siehst du. Diese bleiben übrig
board-their-hand-unknown = { $count ->
        [one] 1 Karte, die du nicht kennst
       *[other] { $count } Karten, die du nicht kennst
    }
board-discards = Ablagebereich
board-decks = Stapel
board-thief-deck = Diebe
board-gear-deck = Ausrüstung
board-location = Ort
board-locations = Orte
numbered = Ort { $number }
board-crew = Diebesbande
board-marker = Gaunermarker
board-marker-centre = in der Mitte
board-marker-towards = { $fields ->
        [one] 1 Feld auf der Seite von { $name }
       *[other] { $fields } Felder auf der Seite von { $name }
    }
board-marker-towards-you = { $fields ->
        [one] 1 Feld auf deiner Seite
       *[other] { $fields } Felder auf deiner Seite
    }
board-track = Bonuspunkte der Gaunerleiste
board-thief = Dieb
board-gear = Ausrüstung
board-top = zuoberst liegende Karte
board-protected = kann nicht verbrannt werden
board-empty = nichts
board-nobody = niemand
board-win = Liegt vorn
board-score = Stand
board-score-sheet = Wertungsblock
board-points = Punkte
board-fixed = Ort
board-effect = Effekt am Spielende
board-bonus = Bonuspunkte
board-cards = Karten
board-total = Summe
board-reconstructed = rekonstruiert
board-reference = Karten dieser Stadt
board-copies = { $count } ×
board-costs = { $count ->
        [0] Kostet nichts
        [one] Kostet 1 Münze
       *[other] Kostet { $count } Münzen
    }
board-pays = { $count ->
        [0] Bringt keine Münzen
        [one] Bringt 1 Münze
       *[other] Bringt { $count } Münzen
    }
board-preview = Was sich ändern würde
board-worth = { $points ->
        [one] jetzt 1 Punkt wert
       *[other] jetzt { $points } Punkte wert
    }
board-won = entschieden
board-so-far = Bisher
board-signs = Symbole
board-choose-hire = Wähle einen Dieb aus deiner Hand, dann einen Ort. Dort siehst du, was sich ändern würde.
board-choose-equip = Wähle eine Karte aus deiner Hand, dann einen deiner Diebe. Dort siehst du, was sich ändern würde.

# Die Zeichen auf den Karten.
sign-marker = bewege den Gaunermarker dieses Ortes in deine Richtung
sign-coin = nimm eine Münze
sign-diamond = ein Diamant
sign-painting = ein Gemälde
sign-antique = eine Antiquität
sign-loot = beliebiges Diebesgut
sign-burn = verbrenne eine zuoberst liegende Karte deines Gegenübers hier
sign-protect = Karten dieser Farbe können nicht verbrannt werden
sign-star = Punkte am Spielende
sign-won = wenn du diesen Ort für dich entscheidest
sign-grey = ein Dieb
sign-violet = eine violette Karte
sign-yellow = eine gelbe Karte
sign-green = eine grüne Karte
sign-red = eine rote Karte
sign-city = eine Karte in der Stadtfarbe
sign-any = eine Ausrüstungskarte beliebiger Farbe
sign-opponent = in der Diebesbande deines Gegenübers hier
sign-both = in beiden Diebesbanden hier
sign-discard = in deinem Ablagebereich
sign-eye = zuoberst auf einem deiner Diebe hier
sign-launder = wasche eine Münze aus dem Vorrat
sign-hqcoin = eine gewaschene Münze in deinem Hauptquartier

# Was eine Aktion ändern würde; $amount hat sein Vorzeichen ("+2", "−1").
preview-marker = Gaunermarker { $location }: { $amount }
preview-coins = Münzen { $amount }
preview-their-coins = Münzen deines Gegenübers { $amount }
preview-points = Punkte { $amount }
preview-their-points = Punkte deines Gegenübers { $amount }
preview-laundered = gewaschene Münzen { $amount }
preview-their-laundered = gewaschene Münzen deines Gegenübers { $amount }
preview-loot = { $loot-name } { $amount }
preview-their-loot = Diebesgut deines Gegenübers: { $loot-name } { $amount }
preview-burned = verbrennt { $cards }
preview-nothing = ändert gerade nichts
preview-then-grab = dann wählst du Diebesgut
preview-then-burn = dann wählst du eine Karte zum Verbrennen
preview-then-return = dann legt dein Gegenüber Diebesgut zurück

## Ereignisse

event-begun = Willkommen in { the-city }!
event-round = { $deck ->
        [thief] { $you ->
            [seat] Runde { $number }: je { $count } Diebe. Du beginnst.
           *[none] Runde { $number }: je { $count } Diebe. { $seat } beginnt.
        }
       *[gear] { $you ->
            [seat] Runde { $number }: je { $count } Ausrüstungskarten. Du beginnst.
           *[none] Runde { $number }: je { $count } Ausrüstungskarten. { $seat } beginnt.
        }
    }
event-dealt = { $cards ->
        [none] { $you ->
            [seat] Du bekommst { $count } Karten.
           *[none] { $seat } bekommt { $count } Karten.
        }
       *[other] { $you ->
            [seat] Deine Handkarten: { $cards }.
           *[none] Handkarten von { $seat }: { $cards }.
        }
    }
event-turn = { $you ->
        [seat] Zug { $number }: Du bist dran
       *[none] Zug { $number }: { $seat } ist dran
    }
event-hired = { $you ->
        [seat] Du heuerst „{ $card-name }“ an ({ $place }).
       *[none] { $seat } heuert „{ $card-name }“ an ({ $place }).
    }
event-equipped = { $you ->
        [seat] Du rüstest „{ $thief-name }“ ({ $place }) mit „{ $card-name }“ aus.
       *[none] { $seat } rüstet „{ $thief-name }“ ({ $place }) mit „{ $card-name }“ aus.
    }
event-discarded = { $you ->
        [seat] Du wirfst „{ $card-name }“ ab.
       *[none] { $seat } wirft „{ $card-name }“ ab.
    }
event-coins-hired = { coins-received }
event-coins-discarded = { coins-received }
event-coins-effect = { coins-received }
coins-received = { $from ->
        [none] { $you ->
            [to] { $amount ->
                [one] Du nimmst 1 Münze aus dem Vorrat.
               *[other] Du nimmst { $amount } Münzen aus dem Vorrat.
            }
           *[none] { $amount ->
                [one] { $to } nimmt 1 Münze aus dem Vorrat.
               *[other] { $to } nimmt { $amount } Münzen aus dem Vorrat.
            }
        }
       *[other] { $you ->
            [to] { $amount ->
                [one] Der Vorrat ist leer. Du nimmst 1 Münze von { $from }.
               *[other] Der Vorrat ist leer. Du nimmst { $amount } Münzen von { $from }.
            }
            [from] { $amount ->
                [one] Der Vorrat ist leer. { $to } nimmt 1 Münze von dir.
               *[other] Der Vorrat ist leer. { $to } nimmt { $amount } Münzen von dir.
            }
           *[none] { $amount ->
                [one] Der Vorrat ist leer. { $to } nimmt 1 Münze von { $from }.
               *[other] Der Vorrat ist leer. { $to } nimmt { $amount } Münzen von { $from }.
            }
        }
    }
event-coins-paid = { $you ->
        [from] { $amount ->
            [one] Du zahlst 1 Münze.
           *[other] Du zahlst { $amount } Münzen.
        }
       *[none] { $amount ->
            [one] { $from } zahlt 1 Münze.
           *[other] { $from } zahlt { $amount } Münzen.
        }
    }
event-coins-given-back = { $you ->
        [from] { $amount ->
            [one] Du legst 1 Münze in den Vorrat zurück.
           *[other] Du legst { $amount } Münzen in den Vorrat zurück.
        }
       *[none] { $amount ->
            [one] { $from } legt 1 Münze in den Vorrat zurück.
           *[other] { $from } legt { $amount } Münzen in den Vorrat zurück.
        }
    }
event-fired = { $amount ->
        [one] Ort { $location }: Das löst „{ $card-name }“ aus.
       *[other] Ort { $location }: Das löst „{ $card-name }“ { $amount }-mal aus.
    }
event-moved = { $you ->
        [seat] { $amount ->
            [one] Ort { $location }: Der Gaunermarker bewegt sich 1 Feld in deine Richtung.
           *[other] Ort { $location }: Der Gaunermarker bewegt sich { $amount } Felder in deine Richtung.
        }
       *[none] { $amount ->
            [one] Ort { $location }: Der Gaunermarker bewegt sich 1 Feld in Richtung { $seat }.
           *[other] Ort { $location }: Der Gaunermarker bewegt sich { $amount } Felder in Richtung { $seat }.
        }
    }
event-looted = { $you ->
        [seat] Du schnappst dir { a-loot } von Ort { $location }.
       *[none] { $seat } schnappt sich { a-loot } von Ort { $location }.
    }
event-laundered = { $from ->
        [none] { $you ->
            [seat] Du wäschst eine Münze aus dem Vorrat.
           *[none] { $seat } wäscht eine Münze aus dem Vorrat.
        }
       *[other] { $you ->
            [seat] Du wäschst eine Münze von { $from }.
            [from] { $seat } wäscht eine Münze von dir.
           *[none] { $seat } wäscht eine Münze von { $from }.
        }
    }
event-burned = { $you ->
        [seat] Du verbrennst „{ $card-name }“ von { $target } ({ $place }).
        [target] { $seat } verbrennt deine Karte „{ $card-name }“ ({ $place }).
       *[none] { $seat } verbrennt „{ $card-name }“ von { $target } ({ $place }).
    }
event-taken-back = { $you ->
        [seat] Du nimmst zurück, was „{ $card-name }“ bewirkt hat.
       *[none] { $seat } nimmt zurück, was „{ $card-name }“ bewirkt hat.
    }
event-returned = { $you ->
        [seat] Du legst { a-loot } an Ort { $location } zurück.
       *[none] { $seat } legt { a-loot } an Ort { $location } zurück.
    }
event-washed-out = { $you ->
        [seat] { $amount ->
            [one] 1 deiner gewaschenen Münzen kommt zurück in den Vorrat.
           *[other] { $amount } deiner gewaschenen Münzen kommen zurück in den Vorrat.
        }
       *[none] { $amount ->
            [one] 1 gewaschene Münze von { $seat } kommt zurück in den Vorrat.
           *[other] { $amount } gewaschene Münzen von { $seat } kommen zurück in den Vorrat.
        }
    }
event-swapped = { $cards ->
        [none] { $you ->
            [seat] Ihr tauscht die Handkarten.
           *[none] { $seat } bekommt die andere Kartenhand.
        }
       *[other] { $you ->
            [seat] Handkarten getauscht. Du hast jetzt: { $cards }.
           *[none] { $seat } hat jetzt: { $cards }.
        }
    }
event-put-away = { $you ->
        [seat] Deine letzte Karte kommt in deinen Ablagebereich: „{ $card-name }“.
       *[none] Die letzte Karte von { $seat } kommt in den Ablagebereich: „{ $card-name }“.
    }
event-scored = { $you ->
        [seat] { $points ->
            [one] Du hast 1 Punkt.
           *[other] Du hast { $points } Punkte.
        }
       *[none] { $points ->
            [one] { $seat } hat 1 Punkt.
           *[other] { $seat } hat { $points } Punkte.
        }
    }
event-finished-points = { $you ->
        [winners] Du hast mehr Punkte. Du gewinnst!
       *[none] { $winners } hat mehr Punkte und gewinnt!
    }
event-finished-coins = { $you ->
        [winners] Gleich viele Punkte, aber du hast mehr Münzen. Du gewinnst!
       *[none] Gleich viele Punkte, aber { $winners } hat mehr Münzen und gewinnt!
    }
event-finished-loot = { $you ->
        [winners] Gleich viele Punkte und Münzen, aber du hast mehr Diebesgut. Du gewinnst!
       *[none] Gleich viele Punkte und Münzen, aber { $winners } hat mehr Diebesgut und gewinnt!
    }
event-finished-draw = Gleich viele Punkte, Münzen und Diebesgüter: unentschieden.

## Die geführte erste Partie: was der Begleiter sagt. $seat1 und $seat2 sind die anderen

lesson-goal = Zwei Diebesbanden räumen dieselben drei Orte aus. Entscheide Orte für dich, indem du ihre Gaunermarker zu dir bewegst, schnapp dir Diebesgut und kombiniere deine Karten. Nach sechs Runden gewinnt, wer die meisten Punkte hat.
lesson-hire = Eine Diebesrunde: Du heuerst einen Dieb an, bekommst seine Münzen, und seine Effekte treten ein. Wähle den Künstler und dann Ort 1. Das bringt 2 Münzen und ein Gemälde.
lesson-hired = Jetzt tauscht ihr die Handkarten: Was du nicht gespielt hast, bekommt { $seat1 }, und du bekommst den Rest der anderen Hand. Überleg dir also, was du weitergibst.
lesson-second = Heuere die Akrobatin an Ort 3 an. Sie bewegt den Gaunermarker dort 2 Felder zu dir. Steht er am Ende näher bei dir, entscheidest du den Ort für dich.
lesson-equip = Eine Ausrüstungsrunde: Ausrüstung kostet Münzen und kommt auf deine Diebe. Leg die Leinwandrolle auf den Dirigenten. Sie bringt ein Gemälde, und weil sie grün ist, bewegt der Dirigent auch den Gaunermarker.
lesson-combo = Dein zweites Gemälde, und der Gaunermarker am Louvre ist näher bei dir. Der Dirigent macht das für jede grüne Karte in deiner Diebesbande dort. Das ist ein Kombieffekt.
lesson-burn = Die Karte von { $seat1 } hat den Gaunermarker an Ort 3 um ein Feld zurückgeholt. Verbrenne sie: Leg den roten Flammenwerfer auf die Akrobatin.
lesson-burned = Er hat die zuoberst liegende Karte auf dem Dieb von { $seat1 } verbrannt und zurückgenommen, was sie bewirkt hat. Der Gaunermarker ist wieder da, aber die 2 Münzen sind weg.
lesson-discard = Du hast keine Münzen mehr. Wähle den Samtbeutel und wirf ihn für 1 Münze ab. Gibst du ihn weiter, könnte sich { $seat1 } damit einen Diamanten schnappen.
lesson-end = Anheuern, ausrüsten, weitergeben: So läuft es. Verschiedenes Diebesgut ist zusammen mehr wert, und der Wertungsblock zeigt immer, wer führt und warum. Jetzt bring den Raubzug zu Ende!

## Der Spickzettel am Tisch und Tipps für die erste Partie

glance-goal = Nach sechs Runden gewinnt, wer die meisten Punkte hat. Punkte gibt es für Orte, Karten und Diebesgut.
glance-turn = Spiel eine Karte, dann tauscht die Handkarten. In einer Diebesrunde heuerst du einen Dieb an einem Ort an und bekommst seine Münzen. In einer Ausrüstungsrunde bezahlst du Ausrüstung und legst sie auf einen Dieb, oder du wirfst eine Karte für 1 Münze ab.
glance-1 = Steht der Gaunermarker am Ende näher bei dir, bekommst du die Punkte und den Effekt des Ortes. In der Mitte bekommt sie niemand.
    .title = Orte
glance-2 = Punkte am Ende: eine Art allein { $loot-single }, zwei verschiedene { $loot-pair }, alle drei { $loot-set }.
    .title = Diebesgut
hint-hire = Tippe auf einen Dieb deiner Hand, dann auf einen Ort. Die Zeichen dort zeigen, was sich ändern würde.
hint-equip = Tippe auf eine Karte, dann auf einen deiner Diebe. Was du nicht spielst, bekommt dein Gegenüber; Abwerfen bringt eine Münze.
hint-burn = Verbrenne die Karte, die deinem Gegenüber am meisten hilft. Ihre Einmaleffekte werden zurückgenommen.
hint-grab = Verschiedenes Diebesgut ist zusammen mehr wert.

## Warum eine Aktion abgelehnt wird

refusal-not-asked = du bist gerade nicht gefragt
refusal-no-such-action = diese Aktion gibt es nicht
refusal-not-now = das geht gerade nicht
refusal-not-held = diese Karte hast du nicht auf der Hand
refusal-same-card = du hast diese Karte doppelt; nenne die erste
refusal-side-full = deine Seite dieses Ortes ist voll
refusal-no-thief = du hast dort keinen Dieb
refusal-thief-full = dieser Dieb hat schon drei Ausrüstungskarten
refusal-too-poor = du hast nicht genug Münzen
refusal-no-loot = dieses Diebesgut ist nicht da
refusal-no-gear = dieser Dieb hat keine Ausrüstung zum Verbrennen
refusal-protected = diese Karte ist vor dem Verbrennen geschützt

## Optionen

option-city = Stadt und damit die Karten
option-city-paris = Paris: Diebesgut sammeln
option-city-barcelona = Barcelona: zuoberst liegende Karten
option-city-rome = Rom: Ablagebereich und entschiedene Orte
option-city-london = London: Münzen waschen
option-first_player = Wer in den Diebesrunden beginnt
option-first_player-random = der Zufall entscheidet
option-first_player-number = Platz { $nth }
option-laundering_fires = Zählt eine Karte für gewaschene Münzen erneut, wenn eine spätere Karte wäscht?
option-laundering_fires-here = ja, wenn die spätere Karte am selben Ort gespielt wird
option-laundering_fires-never = nein
option-laundering_fires-anywhere = ja, egal wo die spätere Karte gespielt wird
option-fifth_token = Diebesgut, das an einen Ort zurückkommt, der alle seine Stücke hat
option-fifth_token-true = wird trotzdem dorthin gelegt
option-fifth_token-false = bleibt im Hauptquartier
conflict-first-player = Platz { $seat } kann nicht beginnen, denn es gibt nur { $players } Plätze.

## Die Regeln, in Abschnitten. Die geltenden Optionen kommen unter ihren Namen.

rules-1 = Jeder von euch hat an drei Orten eine Diebesbande. Entscheide Orte für dich, sammle Diebesgut und kombiniere deine Karten. Wer die meisten Punkte hat, gewinnt (CAPER-80, CAPER-83). Bei Gleichstand gewinnt, wer mehr Münzen hat, dann, wer mehr Diebesgut hat. Sonst endet das Spiel unentschieden (CAPER-84).
    .title = Ziel des Spiels
rules-2 = Ihr spielt in { $city ->
        [paris] Paris
        [barcelona] Barcelona
        [rome] Rom
       *[london] London
    }. Die Karten dieser Stadt werden unter die Basiskarten gemischt (CAPER-03). Zwischen euch liegen drei Orte, jeder mit { $tokens } zufälligen Diebesgütern und einem Gaunermarker in der Mitte der Gaunerleiste (CAPER-05, CAPER-06, CAPER-07). Im Vorrat liegen { $all-coins } Münzen. Noch hat niemand welche (CAPER-08). { $first_player ->
        [random] Der Zufall entscheidet, wer in den Diebesrunden beginnt
        [0] Platz 1 beginnt in den Diebesrunden
       *[1] Platz 2 beginnt in den Diebesrunden
    }. In den Ausrüstungsrunden beginnt der andere (CAPER-12, A-34).
    .title = Aufbau
rules-3 = Es gibt { $rounds } Runden, mit Dieben oder mit Ausrüstung, wie der Spielplan sie zeigt (CAPER-11). Jeder bekommt Handkarten, Runde für Runde { $deals } (CAPER-13, CAPER-14). Wer beginnt, spielt eine Karte, dann der andere (CAPER-15). Danach tauscht ihr eure Handkarten vollständig und macht weiter (CAPER-16). Von da an weißt du, was dein Gegenüber hat. Die letzte Handkarte wird nicht gespielt. Sie kommt offen in den eigenen Ablagebereich (CAPER-17).
    .title = Rundenstruktur
rules-4 = In einer Diebesrunde musst du einen Dieb auf deine Seite eines Ortes legen, dort höchstens { $most-thieves } (CAPER-21, CAPER-22). Du bekommst die Münzen, die er zeigt. Dann werden seine Effekte ausgelöst, danach die Kombieffekte deiner Karten dort und des Ortes (CAPER-24). Diebe sind hellgrau und bleiben bis zum Spielende (CAPER-25, CAPER-26).
    .title = Diebesrunden
rules-5 = In einer Ausrüstungsrunde bezahlst du eine Karte und legst sie auf einen deiner Diebe, oder du wirfst eine Karte ab und nimmst { $discard-coins ->
        [one] 1 Münze
       *[other] { $discard-coins } Münzen
    } (CAPER-27, CAPER-33). Die Münzen musst du vorher haben (CAPER-29). Auf einem Dieb liegen höchstens { $most-gear } Ausrüstungskarten (CAPER-30). Alle wirken, auch wenn andere Karten darauf liegen. Die letzte ist die zuoberst liegende (CAPER-32). Jede Ausrüstungskarte hat eine Farbe: violett, gelb, grün, rot oder die Stadtfarbe (CAPER-34).
    .title = Ausrüstungsrunden
rules-6 = Alles geschieht am Ort der Karte (CAPER-37), und auf Effekte kannst du nicht verzichten (CAPER-46). Gaunermarker: Bewege ihn in deine Richtung, so weit die Leiste reicht (CAPER-40). Münze: Nimm eine (CAPER-41). Diebesgut: Leg es in dein Hauptquartier, wenn es da ist (CAPER-42, CAPER-43). Punkte zählen erst am Spielende (CAPER-45). „Für jede …“ zählt sofort für alle solchen Karten deiner Diebesbande, auch die neue, und jedes Mal wieder, wenn du eine dazulegst (CAPER-48, CAPER-49). In einem Set zählt jede Karte nur einmal, aber jeder Kombieffekt zählt für sich (CAPER-52).
    .title = Symbole und Effekte
rules-7 = Beim Verbrennen wählst du an diesem Ort eine zuoberst liegende Ausrüstungskarte deines Gegenübers. Es wirft sie ab (CAPER-55, CAPER-56) und nimmt die Einmaleffekte der Karte zurück, wie sie gedruckt sind, auch solche, die beim Ausspielen verfallen sind, soweit es geht: Gaunermarker, Münzen, Diebesgut und gewaschene Münzen (CAPER-59, CAPER-60, CAPER-61, CAPER-62, CAPER-66). Bei beliebigem Diebesgut wählt es selbst, was es zurücklegt (CAPER-63). { $fifth_token ->
        [true] { "" }
       *[false] Ein Ort mit { $tokens } Diebesgütern nimmt keines mehr auf (A-12).
    } Was „für jede …“ gebracht hat, bleibt: bei dieser Karte und bei denen, die sie ausgelöst hat (CAPER-67). Manche Karten schützen eine Farbe, in einer Diebesbande oder auf beiden Seiten eines Ortes (CAPER-69).
    .title = Verbrennen
rules-8 = Du nimmst Münzen eine nach der anderen aus dem Vorrat. Ist er leer, nimmst du sie von deinem Gegenüber, solange du weniger Münzen hast (CAPER-71). Bezahlte Münzen kommen in den Vorrat (CAPER-72). Auch gewaschene Münzen kommen von dort, nie von deinen eigenen. Sie bleiben in deinem Hauptquartier, aus dem Spiel, und zählen nur für Karten, die das sagen (CAPER-93, CAPER-94). { $laundering_fires ->
        [never] Eine Karte, die sie zählt, tut das einmal, beim Ausspielen
        [anywhere] Eine Karte, die sie zählt, zählt erneut für jede später gewaschene Münze, egal wo
       *[here] Eine Karte, die sie zählt, zählt erneut für jede Münze, die später eine Karte an ihrem Ort wäscht
    } (A-14).
    .title = Münzen
rules-9 = Steht der Gaunermarker näher bei dir, entscheidest du den Ort für dich. In der Mitte gehört er niemandem (CAPER-77). Du bekommst seine Punkte, seinen Effekt am Spielende und die Bonuspunkte neben dem Gaunermarker (CAPER-75, CAPER-78). Deine Karten zählen, ob du den Ort für dich entscheidest oder nicht (CAPER-80, CAPER-81). Diebesgut: { $loot-single } Punkte für ein einzelnes, { $loot-pair } für ein Set aus zwei Arten, { $loot-set } für alle drei. Die besten Sets werden für dich gebildet (CAPER-82). Gewaschene Münzen und Diebesgut an einem Ort bringen für sich allein nichts (CAPER-79, A-23).
    .title = Wertung
rules-10 = { $city ->
        [paris] Paris belohnt Diebesgut und blaue Karten am selben Ort (CAPER-86).
        [barcelona] In Barcelona kann eine Karte mit dem Augensymbol eine Farbe zuoberst verlangen. Sie zählt, wenn diese Farbe bei mindestens einem deiner Diebe dort zuoberst liegt (CAPER-87). Andere zählen Karten beider Diebesbanden (CAPER-88).
        [rome] Rom zählt deinen Ablagebereich, beim Ausspielen einer Karte oder am Spielende (CAPER-89, CAPER-90, A-13). Es belohnt entschiedene Orte (CAPER-91) und zählt die Diebesbande deines Gegenübers (CAPER-92).
       *[london] London wäscht Münzen. Sie bewegen Gaunermarker und bringen Punkte (CAPER-93, CAPER-95). Andere zählen Karten beider Diebesbanden (CAPER-88) oder geben Münzen für Farben (CAPER-96).
    }
    .title = Die Stadt
rules-11 = Das Regelheft beschreibt nur einige seiner Karten. Alle anderen, die Zahl der Karten nach der ersten Runde sowie die Felder und Bonuspunkte der Gaunerleiste sieht man nur auf Karten und Spielplan. Hier spielst du mit unserer Rekonstruktion, die zum Regelheft passt. Jede Karte sagt dir, ob sie rekonstruiert ist. Wenn du die Schachtel hast, schreib in eine Datei, was deine Karten zeigen, und spiel damit.
    .title = Was wir rekonstruieren mussten

## Im Terminal

terminal-stock = Vorrat: { $coins ->
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    } Stapel: { $thieves } Diebe, { $gear } Ausrüstungskarten.
terminal-total = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
terminal-short = Nummer▸Platz; „vorschau“ zeigt, was sich jeweils ändert
terminal-parts = Mehr zeigen: { $parts }. „? dame“ erklärt eine Karte.
terminal-part-board = orte
terminal-part-crew = bande
terminal-part-opponent = gegner
terminal-part-hand = hand
terminal-part-score = punkte
terminal-part-previews = vorschau
terminal-own-discards = Dein Ablagebereich: { $cards }
terminal-discards = Ablagebereich von { $name }: { $cards }

## Lange Wörter der Namen, und wo schmale Kärtchen sie trennen dürfen

breaks = Gentle|man Lebe|mann Diri|gent Künst|ler Juwelen|kennerin Archäo|loge Akro|batin Chauf|feurin Magie|rin Zwil|linge Manne|quin Kunst|händlerin Sur|realist Anar|chistin Flamenco|tänzerin Gladi|ator Sena|torin Buch|halter Verklei|dungs|set Rauch|schleier Enter|haken Plasma|schneider Schall|schüssel Super|magnet Noten|presse Nach|schlüssel Lösch|decke Geheim|fach|koffer Leinwand|rolle Samt|beutel Transport|kiste Flammen|werfer Parfüm|zerstäuber Katakomben|lampe Peri|skop Hypnose|orgel Mosaik|brille Echsen|handschuhe Kastag|netten|mine Lorbeer|kranz Streit|wagen Aquädukt|plan Wasch|trommel Schirm|tresor Doppel|decker Börsen|ticker Kunst|galerie Eiffel|turm Kolos|seum Sixti|nische Bucking|ham Ablage|bereich
