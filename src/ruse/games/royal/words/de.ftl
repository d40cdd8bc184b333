### Coup Royal auf Deutsch. Dieselben Nachrichten stehen in en.ftl und it.ftl; ein Test vergleicht sie.
###
### $you ist die Rolle des Lesers in einem Ereignis ("seat", "target", "partner", "guards", "caught", "winners",
### "shared") oder "none". Plätze am Tisch kommen als Namen, mehrere in einer Liste, ohne den Leser, wo der Satz
### "du" sagt; Orte als Buchstaben, Farben in Notation ("gold") und als $colour-name, Beute als $loot-name; "none"
### ist, was er nicht sehen darf.

game-title = Coup Royal
game-about = Nachts ziehen Diebe und Spitzel los, alle zugleich und im Geheimen. Ein Dieb allein an einem unbewachten Ort nimmt die Beute; zwei kommen sich in die Quere; ein Spitzel verdirbt es allen. Am Ende zählt nur die Rangfolge, Kategorie für Kategorie.
game-length = etwa 30 Minuten

## Ausgaben

edition-standard = nach dem Regelheft; Beutestapel, Würfel und Geheimkarten haben wir rekonstruiert

## Bots: Name und was zu erwarten ist

bot-house = Hausbot
bot-house-note = Merkt sich, wer es auf welche Beute abgesehen hat, und geht dorthin, wo er allein zu sein hofft.
bot-greedy = Gieriger Bot
bot-greedy-note = Schickt seine Diebe immer zu der Beute, die ihm am meisten wert ist. Leicht zu durchschauen, leicht aufzuhalten.

## Orte

place-A = Auktionshaus
place-B = Bank
place-C = Casino
place-D = Depot
place-E = Eremitage
place-F = Festung
place-G = Galerie
place-H = Hotel

# Der Kopf einer Zeile über einen Ort: „C Casino“.
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

## Farben: die vier Kategorien, in der Reihenfolge der Wertung

colour-info = Informationen
colour-art = Kunst
colour-jewels = Juwelen
colour-gold = Gold

the-colour = { $colour ->
        [info] { colour-info }
        [art] { colour-art }
        [jewels] { colour-jewels }
       *[gold] { colour-gold }
    }

## Beute. Eine Karte mit Symbolen wird zusammengesetzt: „3 × Gold“, „Kunst + Juwelen“.

card-goods = { $amount ->
        [one] { the-colour }
       *[other] { $amount } × { the-colour }
    }
card-collection = Kollektion
card-carte-blanche = Carte blanche
card-safecracker = Tresorknacker
card-intrigue = Intrige
card-item = Sonderstück, { $fame } Ruhm
card-documents = Akten: { the-colour }

# Die Übersicht: was die Beute bringt, wenn sie jemand allein bekommt.
reference-goods = Für jedes Symbol ein Würfel in seiner Farbe.
reference-collection = Je ein Würfel in allen vier Farben.
reference-carte-blanche = Drei Würfel in Farben deiner Wahl.
reference-safecracker = Drei Geheimkarten vom Stapel.
reference-intrigue = Bis zu dreimal tauschen: Du nimmst jemandem einen Würfel weg und gibst dafür einen von deinen.
reference-item = Bleibt offen vor dir liegen und bringt am Ende seinen Ruhm.
reference-documents = Alle anderen geben die Hälfte ihrer Würfel dieser Farbe zurück, aufgerundet. Du verlierst nichts.

## Aktionen: Name, ein paar Worte für das Menü, eine Erklärung

action-plan = Plan
action-take = Nehmen
action-trade = Tauschen
action-done = Genug

note-plan = erst wohin deine Diebe gehen, dann deine Spitzel, alle an verschiedene Orte
note-take = Würfel dieser Farbe
note-trade = mit wem, was du nimmst, was du gibst
note-done = kein Tausch mehr

explain-plan = Du schickst Diebe an einen Ort und Spitzel an einen anderen, verdeckt, bis alle geplant haben. Zu zweit schickt, wer den Partner hat, Diebe an zwei Orte; die andere Seite schickt Spitzel an zwei.
explain-take = Du nimmst Würfel dieser Farbe aus dem Vorrat. Bei Carte blanche wählst du einen nach dem anderen; ist eine Farbe aufgebraucht, wählst du den Ersatz.
explain-trade = Du nimmst jemandem einen Würfel weg und gibst dafür einen von deinen, in einer anderen Farbe. Gefragt wird niemand. Das geht bis zu dreimal, immer mit derselben Person oder mit mehreren.
explain-done = Du tauschst nicht weiter. Der nächste Ort ist an der Reihe.

bar-plan = Plan versiegeln
bar-done = Das genügt

## Phasen: worauf alle warten, und die Frage an die, die dran sind

phase-plan = alle planen im Geheimen
phase-take = eine Farbe wird gewählt
phase-trade = Würfel werden getauscht
phase-over = die Partie ist zu Ende

ask-plan = Wohin schickst du deine Diebe, wohin deine Spitzel?
ask-take = { $left ->
        [one] { at-place }: 1 Würfel steht dir frei. Welche Farbe?
       *[other] { at-place }: { $left } Würfel stehen dir frei. Welche Farbe?
    }
ask-trade = { $left ->
        [one] { at-place }: noch ein letzter Tausch? Mit wem, was gegen was?
       *[other] { at-place }: Du kannst { $left }-mal tauschen. Mit wem, was gegen was?
    }

## Der Tisch: was darauf liegt, und was aus einem Ort geworden ist

board-place = Ort
board-last = Letzte Runde
board-thieves = Diebe
board-snitches = Spitzel
board-secrets = Geheimkarten
board-items = Sonderstücke
board-fame = Ruhm
board-ranking = Rangfolge
board-total = Summe
board-supply = Vorrat
board-deck = Beutestapel
board-first-half = erste Hälfte
board-secret-deck = Stapel der Geheimkarten
board-discards = Abgelegte Beute
board-partner = Partner
board-planned = hat geplant
board-empty = leer
turn-number = Runde { $number }
board-second-half = zweite Hälfte
board-undo = Neu wählen
board-rank = Platz { $rank }
board-open = Plätze nach den offen liegenden Würfeln
board-fame-card = Ruhm für jeden Platz, der beste zuerst
board-brings = bringt { $fame } Ruhm
board-you-take = Du nimmst
board-you-give = Du gibst
board-scoring = Die Wertung
board-reference = Was Beute bringt
board-rounds = Die Nacht, Runde für Runde
board-rounds-hint = Wohin alle ihre Diebe und Spitzel geschickt haben, und was es gebracht hat. Tippe auf eine Runde, um dorthin zu gehen.
board-round-got = { $name } bekommt es
board-round-met = { $name } zieht eine Geheimkarte
board-round-caught = { $name } geht leer aus
board-round-guard = { $name } vereitelt es

outcome-guarded = bewacht
outcome-left = abgeräumt
outcome-stolen = gestohlen
outcome-shared = mehrere Diebe
outcome-in-vain = mehrere Diebe, zu wenige Karten

## Ereignisse

event-begun = { $players ->
        [2] { $you ->
            [partner] Die Nacht beginnt. Der Partner arbeitet zuerst für dich: Diebe an zwei Orte, Spitzel an einen.
           *[none] Die Nacht beginnt. Der Partner arbeitet zuerst für { $partner }: Diebe an zwei Orte, Spitzel an einen.
        }
       *[other] Die Nacht beginnt, zu { $players ->
            [3] dritt
            [4] viert
           *[other] fünft
        }.
    }
event-round = Runde { $number }, { $amount ->
        [0] der Beutestapel ist leer
        [one] 1 Karte im Beutestapel
       *[other] { $amount } Karten im Beutestapel
    }
event-revealed = { $you ->
        [seat] Du schickst Diebe nach { $thieves }, Spitzel nach { $snitches }.
       *[none] { $seat } schickt Diebe nach { $thieves }, Spitzel nach { $snitches }.
    }
event-guarded = { $you ->
        [guards] { $guards-count ->
            [one] { at-place } ({ $loot-name }): deine Spitzel passen auf{ guarded-without }
           *[other] { at-place } ({ $loot-name }): deine Spitzel passen auf, und auch die von { $guards }{ guarded-without }
        }
        [caught] { $caught-count ->
            [one] { at-place } ({ $loot-name }): Spitzel von { $guards }; du gehst leer aus.
           *[other] { at-place } ({ $loot-name }): Spitzel von { $guards }; du gehst leer aus, genau wie { $caught }.
        }
       *[none] { at-place } ({ $loot-name }): Spitzel von { $guards }{ guarded-without }
    }
# Der Rest eines Satzes über einen bewachten Ort: wer umsonst gekommen ist.
guarded-without = { $caught-count ->
        [0] , und sonst kommt niemand.
        [one] ; { $caught } geht leer aus.
       *[other] ; { $caught } gehen leer aus.
    }
event-left = { at-place } ({ $loot-name }): niemand kommt; die Beute wird abgeräumt.
event-stolen = { $you ->
        [seat] { at-place } ({ $loot-name }): du bist allein, und die Beute gehört dir!
       *[none] { at-place } ({ $loot-name }): { $seat } ist allein und nimmt die Beute.
    }
event-met = { $enough ->
        [true] { $you ->
            [caught] { at-place } ({ $loot-name }): du kommst { $caught } in die Quere; je eine Geheimkarte für euch.
           *[none] { at-place } ({ $loot-name }): { $caught } kommen sich in die Quere; je eine Geheimkarte.
        }
       *[false] { $you ->
            [caught] { at-place } ({ $loot-name }): du kommst { $caught } in die Quere, und die Geheimkarten reichen nicht für euch alle.
           *[none] { at-place } ({ $loot-name }): { $caught } kommen sich in die Quere, und die Geheimkarten reichen nicht für alle.
        }
    }
event-cubes-given = { $you ->
        [seat] Du beginnst mit einem Würfel: { $colour-name }.
       *[none] { $seat } beginnt mit einem Würfel: { $colour-name }.
    }
event-cubes-taken = { $you ->
        [seat] Du bekommst { $amount } Würfel: { $colour-name }.
       *[none] { $seat } bekommt { $amount } Würfel: { $colour-name }.
    }
event-cubes-chosen = { $you ->
        [seat] Du wählst { $amount } Würfel: { $colour-name }.
       *[none] { $seat } wählt { $amount } Würfel: { $colour-name }.
    }
event-cubes-returned = { $you ->
        [seat] Du gibst { $amount } Würfel zurück: { $colour-name }.
       *[none] { $seat } gibt { $amount } Würfel zurück: { $colour-name }.
    }
event-drew = { $you ->
        [seat] { $amount ->
            [one] Deine Geheimkarte: { $colours }.
           *[other] Deine { $amount } Geheimkarten: { $colours }.
        }
       *[none] { $colours ->
            [none] { $amount ->
                [one] { $seat } zieht eine Geheimkarte.
               *[other] { $seat } zieht { $amount } Geheimkarten.
            }
           *[other] { $amount ->
                [one] { $seat } zieht eine Geheimkarte: { $colours }.
               *[other] { $seat } zieht { $amount } Geheimkarten: { $colours }.
            }
        }
    }
event-missing = { $you ->
        [seat] Der Vorrat ist leer: Dir entgehen { $amount } Würfel.
       *[none] Der Vorrat ist leer: { $amount } Würfel entgehen { $seat }.
    }
event-owned = { $you ->
        [seat] Das Sonderstück bleibt bei dir: { $amount } Ruhm.
       *[none] Das Sonderstück bleibt bei { $seat }: { $amount } Ruhm.
    }
event-traded = { $you ->
        [seat] Du nimmst { $target } einen Würfel weg ({ $taken-name }) und gibst dafür { $given-name }.
        [target] { $seat } nimmt dir einen Würfel weg ({ $taken-name }) und gibt dir dafür { $given-name }.
       *[none] { $seat } nimmt { $target } einen Würfel weg ({ $taken-name }) und gibt dafür { $given-name }.
    }
event-refilled = { at-place }: neue Beute, { $loot-name }.
event-partner = { $you ->
        [seat] Der Partner arbeitet jetzt für dich: Diebe an zwei Orte, Spitzel an einen.
       *[none] Der Partner arbeitet jetzt für { $seat }: Diebe an zwei Orte, Spitzel an einen.
    }
event-ended = { $amount ->
        [0] Für die leeren Orte ist keine Beute mehr da: Die Nacht ist vorbei.
        [one] Für { $empty } leere Orte ist nur noch 1 Beutekarte da: Die Nacht ist vorbei.
       *[other] Für { $empty } leere Orte sind nur noch { $amount } Beutekarten da: Die Nacht ist vorbei.
    }
event-counted = { $you ->
        [seat] Bei { $colour-name } hast du { counted }.
       *[none] Bei { $colour-name } hat { $seat } { counted }.
    }
counted = { $cubes ->
        [0] { $secrets ->
            [0] nichts
            [one] 1 Geheimkarte
           *[other] { $secrets } Geheimkarten
        }
       *[other] { $secrets ->
            [0] { $cubes } Würfel
            [one] { $cubes } Würfel und 1 Geheimkarte
           *[other] { $cubes } Würfel und { $secrets } Geheimkarten
        }
    }
event-scored = { $you ->
        [seat] { $amount ->
            [0] Platz { $rank } bei { $colour-name }: kein Ruhm für dich.
           *[other] Platz { $rank } bei { $colour-name } bringt dir { $amount } Ruhm.
        }
       *[none] { $amount ->
            [0] Platz { $rank } bei { $colour-name }: kein Ruhm für { $seat }.
           *[other] Platz { $rank } bei { $colour-name } bringt { $seat } { $amount } Ruhm.
        }
    }
event-finished = { $you ->
        [winners] Du hast den meisten Ruhm. Du gewinnst!
        [shared] Gleich viel Ruhm, gemeinsamer Sieg: { $winners }. Ihr gewinnt!
       *[none] { $count ->
            [one] Den meisten Ruhm und damit den Sieg hat { $winners }.
           *[other] Gleich viel Ruhm, gemeinsamer Sieg: { $winners }.
        }
    }

## Warum eine Aktion nicht geht

refusal-not-asked = das ist gerade nicht gefragt
refusal-no-such-action = so eine Aktion gibt es nicht
refusal-not-now = dafür ist jetzt nicht der Augenblick
refusal-not-that-many = so viele Diebe und Spitzel schickst du nicht
refusal-no-such-place = diesen Ort gibt es bei so wenigen Spielern nicht
refusal-none-in-supply = im Vorrat ist kein Würfel dieser Farbe
refusal-nobody-there = dort spielt niemand mit
refusal-no-cube-there = dort gibt es keinen Würfel dieser Farbe zu holen
refusal-no-cube-of-yours = du hast keinen Würfel dieser Farbe zu geben

## Optionen

option-substitute = Was Würfel einer Farbe ersetzt, die aufgebraucht ist
option-substitute-per_colour = eine andere Farbe für jede Farbe, die fehlt
option-substitute-single_colour = eine andere Farbe für alles, was fehlt
option-substitute-per_cube = eine Farbe für jeden einzelnen
option-partner_start = Wer zu zweit mit dem Partner beginnt
option-partner_start-random = der Zufall entscheidet
option-partner_start-seat_0 = Platz 0

## Die Regeln, in Abschnitten. Die geltenden Optionen kommen unter ihren Namen an.

rules-1 = Sammle Informationen, Kunst, Juwelen und Gold: als Würfel, die alle sehen, und als Geheimkarten, die nur du siehst. Am Ende gibt es in jeder Kategorie eine Rangfolge, und deren Plätze bringen Ruhm (ROYAL-43, ROYAL-45). Wer den meisten Ruhm hat, gewinnt (ROYAL-49).
    .title = Ziel
rules-2 = Bei { $players } Spielern gibt es { $places } Orte, A bis { $last } (ROYAL-02, ROYAL-70). An jedem liegt offen eine Beutekarte (ROYAL-11). Alle beginnen mit drei zufällig gezogenen Würfeln (ROYAL-07); die übrigen sind der Vorrat (ROYAL-08). Der Beutestapel hat zwei Hälften: Später wird die Beute reicher (ROYAL-10). Geheimkarten hat noch niemand (ROYAL-09).
    .title = Aufbau
rules-3 = Alle planen zugleich und im Geheimen: { $players ->
        [2] Diebe und Spitzel an drei verschiedene Orte (wie viele wovon: siehe unten, Zu zweit)
       *[other] Diebe an einen Ort, Spitzel an einen anderen
    } (ROYAL-14, ROYAL-15); zu Hause bleiben geht nicht (RA-23). Haben alle geplant, werden alle Pläne auf einmal aufgedeckt (ROYAL-16). Dann kommen die Orte in der Reihenfolge ihrer Buchstaben dran, jeder ganz, bevor der nächste beginnt (ROYAL-17).
    .title = Planen
rules-4 = Ein Spitzel ist da: Niemand bekommt etwas, und die Beute bleibt liegen (ROYAL-18). Kein Spitzel und ein Dieb: Die Beute gehört ihm (ROYAL-19). Kein Spitzel und mehrere Diebe: Jeder zieht eine Geheimkarte, und die Beute bleibt liegen (ROYAL-20). Gar niemand: Die Beute wird ungenutzt abgeräumt (ROYAL-21). Eine bewachte oder umstrittene Karte liegt in der nächsten Runde wieder da (ROYAL-22).
    .title = Was an einem Ort geschieht
rules-5 = Symbole: für jedes ein Würfel in seiner Farbe (ROYAL-24). Kollektion: je ein Würfel in allen Farben (ROYAL-25). Carte blanche: drei Würfel deiner Wahl (ROYAL-26). Tresorknacker: drei Geheimkarten (ROYAL-27). Intrige: Bis zu dreimal nimmst du jemandem einen Würfel weg und gibst dafür einen von deinen; beide bestimmst du, und die Farben sind verschieden (ROYAL-28, ROYAL-29, RA-09). Sonderstück: Du behältst es, wegen seines Ruhms am Ende (ROYAL-33). Akten: Alle anderen geben die Hälfte ihrer Würfel dieser Farbe zurück, aufgerundet; Geheimkarten sind sicher (ROYAL-34, ROYAL-35). Es kommt also darauf an, was bei früheren Buchstaben geschehen ist (ROYAL-37).
    .title = Die Beute
rules-6 = Hat der Vorrat von einer Farbe zu wenige Würfel, nimmst du, was da ist (RA-04), und für den Rest { $substitute ->
        [per_cube] eine andere Farbe deiner Wahl, Würfel für Würfel
        [single_colour] eine einzige andere Farbe deiner Wahl, auch wenn mehrere Farben fehlen
       *[per_colour] eine andere Farbe deiner Wahl, je eine für jede Farbe, die fehlt
    } (ROYAL-51, RA-05). Ist der Vorrat ganz leer, verfällt der Rest (RA-07). Gibt es weniger Geheimkarten als Diebe, die sich in die Quere kommen, bekommt keiner von ihnen eine (ROYAL-53); der Tresorknacker nimmt, was noch da ist (ROYAL-52).
    .title = Wenn etwas ausgeht
rules-7 = Nach dem letzten Ort werden leere Orte vom Beutestapel aufgefüllt (ROYAL-39). Reicht er nicht für alle, wird keiner aufgefüllt, und die Partie ist zu Ende (ROYAL-40, RA-15); Beute, die noch ausliegt, verfällt.
    .title = Das Ende
rules-8 = Informationen, Kunst, Juwelen, Gold, in dieser Reihenfolge (ROYAL-43). Es zählen deine Würfel und Geheimkarten der Kategorie zusammen (ROYAL-44), und davon nur die Rangfolge (ROYAL-45): Bei Informationen lohnt sich allein der erste Platz, bei Gold fast jeder (ROYAL-50). Ruhm vom ersten bis zum letzten Platz: Informationen { $fame-info }; Kunst { $fame-art }; Juwelen { $fame-jewels }; Gold { $fame-gold }. Bei Gleichstand wird der Ruhm der belegten Plätze geteilt und abgerundet (ROYAL-46); sogar ohne ein einziges Stück kann man einen Platz belegen (RA-17). Sonderstücke kommen dazu (ROYAL-48). Haben mehrere den meisten Ruhm, teilen sie sich den Sieg (ROYAL-49).
    .title = Die Wertung
rules-9 = { $players ->
        [2] Das ist eure Partie: Ein Partner hilft euch, immer abwechselnd (ROYAL-71, ROYAL-75).
       *[other] Nur zu zweit gibt es einen Partner; er hilft beiden, immer abwechselnd (ROYAL-71, ROYAL-75).
    } { $partner_start ->
        [seat_0] Platz 0 beginnt mit ihm (RA-14).
       *[random] Wer mit ihm beginnt, entscheidet der Zufall (RA-14).
    } Wer den Partner hat, schickt Diebe an zwei Orte und Spitzel an einen; die andere Seite schickt Diebe an einen und Spitzel an zwei, stets an drei verschiedene Orte (ROYAL-72, ROYAL-73). Mit dem Partner kannst du in einer Runde zweimal Beute machen (ROYAL-74). In jeder Kategorie zählt nur der erste Platz (ROYAL-77), und er braucht zwei Stück Vorsprung; mit weniger steht es unentschieden, und ihr teilt (ROYAL-78).
    .title = Zu zweit
rules-10 = Das Regelheft zeigt die Beutekarten und die Zahl der Würfel und Geheimkarten nur auf Bildern. Wenn der Tisch keine eigenen Karten mitbringt, spielst du mit unserer Rekonstruktion: 48 Beutekarten, je Farbe 24 Würfel und 7 Geheimkarten. Wenn du die Schachtel hast, schreib in eine Datei, was auf deinen Karten steht, und spiel damit.
    .title = Was wir rekonstruieren mussten

## Im Terminal

terminal-scores = Würfel + Geheimkarten → Ruhm.
