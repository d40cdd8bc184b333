### Caper: Europe auf Deutsch. Dieselben Nachrichten stehen in en.ftl und it.ftl; ein Test vergleicht sie.
###
### $you ist die Rolle, die der Leser in einem Ereignis spielt ("seat", "target", "from", "to", "winners"), oder
### "none". Plätze kommen als Namen, Karten als $card-name, Beute als Notation ("diamond") und als $loot-name,
### Stellen als Ort und Buchstabe ("2a"); "none" ist, was der Leser nicht sehen darf, und der Vorrat, woher
### Münzen kommen. Kartennamen bringen ihren Artikel mit und stehen in Sätzen in Anführungszeichen.

game-title = Caper: Europe
game-about = Zwei Diebesbanden räumen dieselben drei Orte aus. Heuere an, rüste aus und gib deine Hand weiter: Was du liegen lässt, bekommt der andere. Gewinne Orte, sammle Beute und verbrenne, was dir im Weg ist.
game-length = etwa 30 Minuten

## Editionen

edition-standard = wie im Regelheft; die meisten Karten, die Kartenzahlen und die Leiste sind unsere Rekonstruktion

## Bots: ein Name, und was zu erwarten ist

bot-house = Hausbot
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

## Arten von Karten, und Beute

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

colour-grey = grau
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
# Ein Teil eines Satzes: „für jeden Satz aus einer violetten Karte und 2 beliebigen Ausrüstungskarten“.
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

per-own = für { each-card } deiner Bande hier
per-opp = für { each-card } der gegnerischen Bande hier
per-both = für { each-card } beider Banden hier
per-set = für jeden Satz aus { $cards } in deiner Bande hier
per-loot = { $loot ->
        [diamond] für jeden Diamanten in deinem Versteck
        [painting] für jedes Gemälde in deinem Versteck
        [antique] für jede Antiquität in deinem Versteck
       *[any] für jedes Beutestück in deinem Versteck
    }
per-discard = für { each-card } in deiner Ablage
per-hqcoin = für jede gewaschene Münze in deinem Versteck
per-won = für den Sieg an diesem Ort

do-marker = { $n ->
        [one] bewege den Marker 1 Feld zu dir
       *[other] bewege den Marker { $n } Felder zu dir
    }
do-coin = { $n ->
        [one] nimm 1 Münze
       *[other] nimm { $n } Münzen
    }
do-burn = { $n ->
        [one] verbrenne die oberste Karte eines gegnerischen Diebes hier
       *[other] verbrenne { $n } oberste Karten gegnerischer Diebe hier, eine nach der anderen
    }
do-loot = { $loot ->
        [diamond] { $n ->
            [one] nimm 1 Diamanten von hier
           *[other] nimm { $n } Diamanten von hier
        }
        [painting] { $n ->
            [one] nimm 1 Gemälde von hier
           *[other] nimm { $n } Gemälde von hier
        }
        [antique] { $n ->
            [one] nimm 1 Antiquität von hier
           *[other] nimm { $n } Antiquitäten von hier
        }
       *[any] { $n ->
            [one] nimm 1 Beutestück deiner Wahl von hier
           *[other] nimm { $n } Beutestücke deiner Wahl von hier
        }
    }
do-launder = { $n ->
        [one] wasche 1 Münze
       *[other] wasche { $n } Münzen
    }
do-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }

when-end = Am Ende
when-end-eye = Am Ende, wenn { a-card } zuoberst auf einem deiner Diebe hier liegt
when-won = Wenn du hier gewinnst
when-won-eye = Wenn du hier gewinnst und { a-card } zuoberst auf einem deiner Diebe liegt

text-once = Beim Ausspielen: { $deed }.
text-combo = { $counted }: { $deed }.
text-combo-here = Die ganze Partie lang, für beide Seiten: { $counted }: { $deed }.
text-combo-once = Beim Ausspielen, { $counted }: { $deed }.
text-end = { $when }: { $deed }.
text-end-each = { $when }: { $deed } { $counted }.
text-protect-crew = { all-cards } deiner Bande hier können nicht verbrannt werden.
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
        [one] 1 Punkt, wenn du hier gewinnst.
       *[other] { $points } Punkte, wenn du hier gewinnst.
    }
text-none = Keine Wirkung.

# Die Übersichtskarte.
reference-thief = Bringt beim Anheuern Münzen und bleibt bis zum Ende. Diebe sind grau; niemand kann sie verbrennen.
reference-gear = Kostet Münzen und kommt zuoberst auf einen deiner Diebe. Nur die oberste Karte kann verbrannt werden, aber alle wirken.
reference-location = Seine Punkte und seine Wirkung am Ende bekommt, wer den Marker auf seiner Seite hat. Eine dauernde Wirkung gilt die ganze Zeit für beide.
reference-diamond = Beute: am Ende Punkte wert, mehr in einem Satz verschiedener Arten.
reference-painting = Beute: am Ende Punkte wert, mehr in einem Satz verschiedener Arten.
reference-antique = Beute: am Ende Punkte wert, mehr in einem Satz verschiedener Arten.

## Aktionen: der Name, ein paar Worte fürs Menü, eine Erklärung

action-hire = Anheuern
action-equip = Ausrüsten
action-discard = Ablegen
action-grab = Beute nehmen
action-burn = Verbrennen
action-return = Zurückgeben

note-hire = welchen Dieb, an welchem Ort
note-equip = welche Ausrüstung, für wen
note-discard = für Münzen, ohne jede Wirkung
note-grab = von diesem Ort in dein Versteck
note-burn = die oberste Karte dieses Diebes
note-return = aus deinem Versteck an diesen Ort

explain-hire = Du legst einen Dieb auf deine Seite eines Ortes, höchstens { $most-thieves }. Er bringt seine Münzen, dann geschieht alles, was auf ihm steht, dann, was er in deiner Bande dort und am Ort auslöst.
explain-equip = Du bezahlst eine Ausrüstung und legst sie auf einen deiner Diebe, höchstens { $most-gear } auf jeden. Alles, was auf ihr steht, geschieht, dann, was sie in deiner Bande dort und am Ort auslöst.
explain-discard = Du legst eine Karte offen und ohne jede Wirkung in deine Ablage und nimmst Münzen dafür.
explain-grab = Du nimmst ein Beutestück dieser Art vom Ort in dein Versteck.
explain-burn = Die oberste Karte dieses Diebes kommt in die Ablage ihres Besitzers. Er macht ihre Einmalsymbole rückgängig, wie sie gedruckt sind, auch solche ohne Wirkung. Was „für jede ...“ gebracht hat, bleibt.
explain-return = Deine verbrannte Karte hatte beliebige Beute genommen. Du gibst ein Stück an diesen Ort zurück; die Art wählst du.

bar-hire = Anheuern
bar-equip = Ausrüsten
bar-discard = Ablegen

## Phasen: worauf alle warten, und die Frage an den, der gefragt ist

phase-hire = einen Dieb anheuern
phase-equip = einen Dieb ausrüsten oder ablegen
phase-grab = Beute wählen
phase-burn = wählen, was brennt
phase-return = Beute zurückgeben
phase-over = die Partie ist zu Ende

ask-hire = Wen heuerst du an, und für welchen Ort?
ask-equip = Wer bekommt welche Ausrüstung? Oder legst du eine Karte ab?
ask-grab = Welche Beute nimmst du?
ask-burn = Wessen oberste Karte verbrennst du?
ask-return = Deine verbrannte Karte wird rückgängig gemacht: Welche Beute gibst du zurück?

## Der Tisch

turn-number = Runde { $number }
board-round = Runde { $number } von { $rounds }
board-rounds = Runden
board-turn = Zug { $number } von { $turns }
board-deals = { $deck ->
        [thief] je { $count } Diebe
       *[gear] je { $count } Ausrüstungskarten
    }
board-leads = beginnt
board-supply = Vorrat
board-coins = Münzen
board-laundered = Gewaschen
board-loot = Beute
board-hideout = Versteck
board-your-hideout = Dein Versteck
board-hand = Deine Hand
board-hand-of = Hand von { $name }
board-their-hand = Andere Hand
board-their-hand-known = Du hast sie weitergegeben: Diese Karten sind noch da
board-their-hand-deduced = Alle anderen Karten liegen offen: Diese bleiben übrig
board-their-hand-unknown = { $count ->
        [one] 1 Karte, die du nicht kennst
       *[other] { $count } Karten, die du nicht kennst
    }
board-discards = Ablage
board-decks = Stapel
board-thief-deck = Diebe
board-gear-deck = Ausrüstung
board-location = Ort
board-locations = Orte
numbered = Ort { $number }
board-crew = Bande
board-marker = Marker
board-marker-centre = in der Mitte
board-marker-towards = { $fields ->
        [one] 1 Feld bei { $name }
       *[other] { $fields } Felder bei { $name }
    }
board-marker-towards-you = { $fields ->
        [one] 1 Feld bei dir
       *[other] { $fields } Felder bei dir
    }
board-track = Bonus der Leiste
board-thief = Dieb
board-gear = Ausrüstung
board-top = oberste Karte
board-protected = kann nicht verbrannt werden
board-empty = leer
board-nobody = niemand
board-win = gewinnt jetzt
board-score = Stand
board-score-sheet = Der Wertungsblock
board-points = Punkte
board-fixed = Ort
board-effect = Wirkung
board-bonus = Bonus
board-cards = Karten
board-total = Summe
board-reconstructed = rekonstruiert
board-reference = Die Karten dieser Stadt
board-copies = { $count } ×
board-preview = Was es ändern würde
board-worth = { $points ->
        [one] jetzt 1 Punkt wert
       *[other] jetzt { $points } Punkte wert
    }
board-won = gewonnen
board-so-far = Bisher
board-signs = Zeichen
board-choose-hire = Wähle einen Dieb aus deiner Hand, dann einen Ort. Dort steht, was sich ändern würde.
board-choose-equip = Wähle eine Karte aus deiner Hand, dann einen deiner Diebe. Dort steht, was sich ändern würde.

# Die Zeichen auf den Karten.
sign-marker = den Marker hier zu dir bewegen
sign-coin = eine Münze nehmen
sign-diamond = ein Diamant
sign-painting = ein Gemälde
sign-antique = eine Antiquität
sign-loot = Beute beliebiger Art
sign-burn = eine oberste Karte der anderen Bande hier verbrennen
sign-protect = Karten dieser Farbe können nicht verbrannt werden
sign-star = Punkte am Ende
sign-won = wenn du diesen Ort gewinnst
sign-grey = ein Dieb
sign-violet = eine violette Karte
sign-yellow = eine gelbe Karte
sign-green = eine grüne Karte
sign-red = eine rote Karte
sign-city = eine Karte in der Farbe der Stadt
sign-any = Ausrüstung beliebiger Farbe
sign-opponent = der anderen Bande hier
sign-both = beider Banden hier
sign-discard = in deinem Ablagebereich
sign-eye = zuoberst auf einem deiner Diebe hier
sign-launder = eine Münze aus dem Vorrat waschen
sign-hqcoin = eine gewaschene Münze in deinem Versteck

# Was eine Aktion ändern würde; $amount hat sein Vorzeichen ("+2", "−1").
preview-marker = Marker { $location }: { $amount }
preview-coins = Münzen { $amount }
preview-their-coins = gegnerische Münzen { $amount }
preview-points = Punkte { $amount }
preview-their-points = gegnerische Punkte { $amount }
preview-laundered = gewaschen { $amount }
preview-their-laundered = gegnerisch gewaschen { $amount }
preview-loot = { $loot-name } { $amount }
preview-their-loot = gegnerische Beute: { $loot-name } { $amount }
preview-burned = verbrennt { $cards }
preview-nothing = ändert jetzt nichts
preview-then-grab = dann wählst du Beute
preview-then-burn = dann wählst du, was brennt
preview-then-return = dann wählt die andere Seite, welche Beute sie zurückgibt

## Ereignisse

event-begun = { $you ->
        [seat] { the-city } bei Nacht. Du beginnst in der ersten Runde.
       *[none] { the-city } bei Nacht. { $seat } beginnt in der ersten Runde.
    }
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
            [seat] Deine Hand: { $cards }.
           *[none] Die Hand von { $seat }: { $cards }.
        }
    }
event-turn = { $you ->
        [seat] Zug { $number }: deine Karte
       *[none] Zug { $number }: eine Karte von { $seat }
    }
event-hired = { $you ->
        [seat] Du heuerst „{ $card-name }“ an ({ $place }).
       *[none] { $seat } heuert „{ $card-name }“ an ({ $place }).
    }
event-equipped = { $you ->
        [seat] Du rüstest „{ $thief-name }“ ({ $place }) aus: „{ $card-name }“.
       *[none] { $seat } rüstet „{ $thief-name }“ ({ $place }) aus: „{ $card-name }“.
    }
event-discarded = { $you ->
        [seat] Du legst „{ $card-name }“ ab.
       *[none] { $seat } legt „{ $card-name }“ ab.
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
                [one] Der Vorrat ist leer: Du nimmst 1 Münze von { $from }.
               *[other] Der Vorrat ist leer: Du nimmst { $amount } Münzen von { $from }.
            }
            [from] { $amount ->
                [one] Der Vorrat ist leer: { $to } nimmt 1 Münze von dir.
               *[other] Der Vorrat ist leer: { $to } nimmt { $amount } Münzen von dir.
            }
           *[none] { $amount ->
                [one] Der Vorrat ist leer: { $to } nimmt 1 Münze von { $from }.
               *[other] Der Vorrat ist leer: { $to } nimmt { $amount } Münzen von { $from }.
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
            [one] Du gibst 1 Münze zurück.
           *[other] Du gibst { $amount } Münzen zurück.
        }
       *[none] { $amount ->
            [one] { $from } gibt 1 Münze zurück.
           *[other] { $from } gibt { $amount } Münzen zurück.
        }
    }
event-fired = { $amount ->
        [one] Ort { $location }: Das löst „{ $card-name }“ aus.
       *[other] Ort { $location }: Das löst „{ $card-name }“ aus, { $amount }-mal.
    }
event-moved = { $you ->
        [seat] { $amount ->
            [one] Ort { $location }: Der Marker rückt 1 Feld zu dir.
           *[other] Ort { $location }: Der Marker rückt { $amount } Felder zu dir.
        }
       *[none] { $amount ->
            [one] Ort { $location }: Der Marker rückt 1 Feld zu { $seat }.
           *[other] Ort { $location }: Der Marker rückt { $amount } Felder zu { $seat }.
        }
    }
event-looted = { $you ->
        [seat] Du nimmst { a-loot } von Ort { $location }.
       *[none] { $seat } nimmt { a-loot } von Ort { $location }.
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
        [seat] Du machst rückgängig, was „{ $card-name }“ getan hat.
       *[none] { $seat } macht rückgängig, was „{ $card-name }“ getan hat.
    }
event-returned = { $you ->
        [seat] Du gibst { a-loot } an Ort { $location } zurück.
       *[none] { $seat } gibt { a-loot } an Ort { $location } zurück.
    }
event-washed-out = { $you ->
        [seat] { $amount ->
            [one] 1 gewaschene Münze von dir geht zurück in den Vorrat.
           *[other] { $amount } gewaschene Münzen von dir gehen zurück in den Vorrat.
        }
       *[none] { $amount ->
            [one] 1 gewaschene Münze von { $seat } geht zurück in den Vorrat.
           *[other] { $amount } gewaschene Münzen von { $seat } gehen zurück in den Vorrat.
        }
    }
event-swapped = { $cards ->
        [none] { $you ->
            [seat] Du bekommst die andere Hand.
           *[none] { $seat } bekommt die andere Hand.
        }
       *[other] { $you ->
            [seat] Die Hände wechseln. Deine ist jetzt: { $cards }.
           *[none] { $seat } bekommt die andere Hand: { $cards }.
        }
    }
event-put-away = { $you ->
        [seat] Deine letzte Karte kommt in deine Ablage: „{ $card-name }“.
       *[none] Die letzte Karte von { $seat } kommt in die Ablage: „{ $card-name }“.
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
       *[none] { $winners } hat mehr Punkte und gewinnt.
    }
event-finished-coins = { $you ->
        [winners] Gleich viele Punkte, aber du hast mehr Münzen. Du gewinnst!
       *[none] Gleich viele Punkte, aber { $winners } hat mehr Münzen und gewinnt.
    }
event-finished-loot = { $you ->
        [winners] Gleich viele Punkte und Münzen, aber du hast mehr Beute. Du gewinnst!
       *[none] Gleich viele Punkte und Münzen, aber { $winners } hat mehr Beute und gewinnt.
    }
event-finished-draw = Gleich viele Punkte, Münzen und Beutestücke: unentschieden.

## Warum eine Aktion abgelehnt wird

refusal-not-asked = das ist jetzt nicht gefragt
refusal-no-such-action = diese Aktion gibt es nicht
refusal-not-now = dafür ist jetzt nicht der Moment
refusal-not-held = diese Karte ist nicht auf deiner Hand
refusal-same-card = du hast diese Karte doppelt; nenne die erste
refusal-side-full = deine Seite dieses Ortes ist voll
refusal-no-thief = dort ist keiner deiner Diebe
refusal-thief-full = dieser Dieb trägt nicht mehr
refusal-too-poor = du hast zu wenige Münzen
refusal-no-loot = diese Beute ist nicht da
refusal-no-gear = dieser Dieb trägt nichts, was brennen könnte
refusal-protected = diese Karte ist vor Feuer geschützt

## Optionen

option-city = Die Stadt und mit ihr die Karten
option-city-paris = Paris: Beute
option-city-barcelona = Barcelona: was zuoberst liegt
option-city-rome = Rom: Abgelegtes und Siege
option-city-london = London: gewaschene Münzen
option-first_player = Wer in den Diebesrunden beginnt
option-first_player-random = der Zufall entscheidet
option-first_player-number = Platz { $nth }
option-laundering_fires = Eine Karte, die gewaschene Münzen zählt, zählt wieder, wenn eine Karte später wäscht
option-laundering_fires-here = wenn diese Karte am selben Ort gespielt wird
option-laundering_fires-never = nie
option-laundering_fires-anywhere = wo auch immer diese Karte gespielt wird
option-fifth_token = Beute, die an einen Ort zurückkommt, der alle seine Stücke hat
option-fifth_token-true = wird trotzdem dorthin gelegt
option-fifth_token-false = bleibt, wo sie ist
conflict-first-player = Platz { $seat } kann mit { $players } Spielern nicht beginnen

## Die Regeln, in Abschnitten. Die geltenden Optionen kommen unter ihren Namen.

rules-1 = Jeder von euch hat an drei Orten eine Bande. Gewinne Orte, sammle Beute und lass deine Karten füreinander zählen: Wer die meisten Punkte hat, gewinnt (CAPER-80, CAPER-83). Bei Gleichstand entscheiden mehr Münzen, dann mehr Beute; sonst ist es unentschieden (CAPER-84).
    .title = Ziel
rules-2 = Ihr spielt in { $city ->
        [paris] Paris
        [barcelona] Barcelona
        [rome] Rom
       *[london] London
    }: Die Karten dieser Stadt werden unter die gemischt, die jede Stadt hat (CAPER-03). Zwischen euch liegen drei Orte, jeder mit { $tokens } zufällig gezogenen Beutestücken und einem Marker in der Mitte seiner Leiste (CAPER-05, CAPER-06, CAPER-07). Im Vorrat liegen { $all-coins } Münzen; noch hat niemand welche (CAPER-08). { $first_player ->
        [random] Der Zufall entscheidet, wer in den Diebesrunden beginnt
        [0] Platz 1 beginnt in den Diebesrunden
       *[1] Platz 2 beginnt in den Diebesrunden
    }; in den Ausrüstungsrunden beginnt der andere (CAPER-12, A-34).
    .title = Aufbau
rules-3 = Es gibt { $rounds } Runden, mit Dieben und mit Ausrüstung, wie das Brett sie zeigt (CAPER-11). Jeder bekommt eine Hand; Runde für Runde hat sie { $deals } Karten (CAPER-13, CAPER-14). Wer beginnt, benutzt eine Karte, dann der andere (CAPER-15). Danach tauscht ihr die Hände vollständig und macht weiter (CAPER-16): Von da an weißt du, was der andere hält. Die letzte Karte jeder Hand wird nicht benutzt, sie kommt offen in die Ablage ihres Besitzers (CAPER-17).
    .title = Runden und Hände
rules-4 = In einer Diebesrunde musst du einen Dieb auf deine Seite eines Ortes legen, höchstens { $most-thieves } (CAPER-21, CAPER-22). Er bringt die Münzen, die er zeigt; dann geschieht, was auf ihm steht, dann, was er unter deinen Karten dort und am Ort auslöst (CAPER-24). Diebe sind grau, und sie bleiben bis zum Ende (CAPER-25, CAPER-26).
    .title = Diebe
rules-5 = In einer Ausrüstungsrunde bezahlst du entweder eine Karte und legst sie auf einen deiner Diebe, oder du legst eine Karte ab und nimmst { $discard-coins ->
        [one] 1 Münze
       *[other] { $discard-coins } Münzen
    } (CAPER-27, CAPER-33). Die Münzen musst du vorher haben (CAPER-29). Ein Dieb trägt höchstens { $most-gear } Karten (CAPER-30). Alle wirken, verdeckt oder nicht; die letzte ist die oberste (CAPER-32). Jede Ausrüstung hat eine Farbe: violett, gelb, grün, rot oder die der Stadt (CAPER-34).
    .title = Ausrüstung
rules-6 = Alles geschieht am Ort der Karte (CAPER-37), und ob es geschieht, steht dir nicht frei (CAPER-46). Marker: Er rückt zu dir, so weit die Leiste reicht (CAPER-40). Münze: Nimm eine (CAPER-41). Beute: Nimm sie in dein Versteck, wenn sie da ist (CAPER-42, CAPER-43). Punkte zählen erst am Ende (CAPER-45). „Für jede ...“: sofort für alle solchen Karten deiner Bande, die neue eingeschlossen, und wieder, sooft du eine hinzufügst (CAPER-48, CAPER-49). Ein Satz braucht jede Karte nur einmal, aber jeder Kartentext zählt für sich (CAPER-52).
    .title = Wirkungen
rules-7 = Wenn du verbrennst, wählst du die oberste Karte eines gegnerischen Diebes an diesem Ort; ihr Besitzer legt sie ab (CAPER-55, CAPER-56). Er macht die Einmalsymbole der Karte rückgängig, wie sie gedruckt sind, auch solche ohne Wirkung: Marker, Münzen, Beute, gewaschene Münzen, soweit es geht (CAPER-59, CAPER-60, CAPER-61, CAPER-62, CAPER-66). Bei Beute beliebiger Art wählt er (CAPER-63){ $fifth_token ->
        [true] .
       *[false] ; ein Ort mit { $tokens } Stücken nimmt keines mehr (A-12).
    } Was „für jede ...“ gebracht hat, bleibt: bei der Karte selbst und bei denen, die sie ausgelöst hat (CAPER-67). Manche Karten schützen eine Farbe: in einer Bande, oder auf beiden Seiten eines Ortes (CAPER-69).
    .title = Feuer
rules-8 = Du nimmst Münzen einzeln aus dem Vorrat. Ist er leer, nimmst du vom anderen, solange du weniger Münzen hast (CAPER-71). Bezahlte Münzen gehen in den Vorrat (CAPER-72). Auch gewaschene Münzen kommen von dort, nie von deinen eigenen; sie liegen aus dem Spiel in deinem Versteck und zählen nur für Karten, die das sagen (CAPER-93, CAPER-94). { $laundering_fires ->
        [never] Eine Karte, die sie zählt, tut das einmal, beim Ausspielen
        [anywhere] Eine Karte, die sie zählt, zählt wieder für jede später gewaschene Münze, gleich wo
       *[here] Eine Karte, die sie zählt, zählt wieder für jede Münze, die später eine Karte an ihrem Ort wäscht
    } (A-14).
    .title = Münzen
rules-9 = Einen Ort gewinnt, wer den Marker auf seiner Seite hat; in der Mitte gehört er niemandem (CAPER-77). Er bringt seine Punkte, seine Wirkung am Ende und den Bonus neben dem Marker (CAPER-75, CAPER-78). Deine Karten zählen, ob du dort gewinnst oder nicht (CAPER-80, CAPER-81). Beute: { $loot-single } Punkte für ein einzelnes Stück, { $loot-pair } für zwei verschiedene, { $loot-set } für alle drei Arten; die besten Sätze werden für dich gebildet (CAPER-82). Gewaschene Münzen und Beute, die an einem Ort liegt, bringen für sich nichts (CAPER-79, A-23).
    .title = Wertung
rules-10 = { $city ->
        [paris] Paris belohnt Beute, und blaue Karten, die beieinander liegen (CAPER-86).
        [barcelona] In Barcelona kann eine Karte eine Farbe zuoberst verlangen: Sie zählt, wenn bei mindestens einem deiner Diebe dort diese Farbe oben liegt (CAPER-87). Andere zählen Karten beider Banden (CAPER-88).
        [rome] Rom schaut in deine Ablage, beim Ausspielen einer Karte oder am Ende (CAPER-89, CAPER-90, A-13), belohnt das Gewinnen (CAPER-91) und zählt die andere Bande (CAPER-92).
       *[london] London wäscht Münzen: Sie bewegen Marker und bringen Punkte (CAPER-93, CAPER-95). Andere zählen Karten beider Banden (CAPER-88) oder zahlen für Farben (CAPER-96).
    }
    .title = Die Stadt
rules-11 = Das Regelheft verrät nur einige seiner Karten; alle anderen, die Zahl der Karten nach der ersten Runde und die Felder der Leiste mit ihrem Bonus stehen nur auf Karten und Spielplan. Womit du hier spielst, ist unsere Rekonstruktion, passend zu dem, was verraten ist; jede Karte sagt, ob sie eine ist. Wenn du die Schachtel hast, schreib in eine Datei, was deine Karten zeigen, und spiel damit.
    .title = Was wir rekonstruieren mussten
