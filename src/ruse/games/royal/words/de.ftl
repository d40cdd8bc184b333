### Coup Royal auf Deutsch. Dieselben Nachrichten stehen in en.ftl und it.ftl; ein Test vergleicht sie.
###
### $you ist die Rolle des Lesers in einem Ereignis ("seat", "target", "partner", "guards", "caught", "winners",
### "shared") oder "none". Plätze am Tisch kommen als Namen, mehrere in einer Liste, ohne den Leser, wo der Satz
### "du" sagt; Orte als Buchstaben, Farben in Notation ("gold") und als $colour-name, Beute als $loot-name; "none"
### ist, was er nicht sehen darf.

game-title = Coup Royal
standing-title = Ruhmpunkte Runde für Runde
standing-name = Ruhmpunkte
count-stolen-seat = Diebstähle
count-guarded-caught = Ertappt
game-about = Jede Nacht schicken alle gleichzeitig und verdeckt Diebe und Spitzel los. Ein Dieb allein an einem unbewachten Schauplatz bekommt die Beute. Zwei geraten einander in die Quere, und ein Spitzel verdirbt es allen. Am Ende zählt nur die Rangfolge in jeder Kategorie.
game-length = etwa 30 Minuten

## Ausgaben

edition-standard = nach dem Regelheft; Beutekarten, Prestige-Würfel und Geheime Beutekarten haben wir rekonstruiert

cards-summary = Eigene Karten: { $loot-cards } Beutekarten, { $all-cubes } Würfel und { $secret-cards } Geheime Beutekarten.

## Bots: Name und was zu erwarten ist

bot-house = Klubbot
bot-house-note = Merkt sich, wer auf welche Beute aus ist, und geht dorthin, wo er allein zu sein hofft.
bot-greedy = Gieriger Bot
bot-greedy-note = Schickt seine Diebe immer zur größten Beute. Leicht zu durchschauen und leicht aufzuhalten.
bot-easy-note = Hat es auf die größte Beute abgesehen, ist aber zerstreut: Jeder dritte Zug ist zufällig.

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
colour-art = Kunstwerke
colour-jewels = Schmuck
colour-gold = Gold
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

## Beute. Eine Karte mit Symbolen wird zusammengesetzt: „3 × Gold“, „Kunstwerke + Schmuck“.

card-goods = { $amount ->
        [one] { the-colour }
       *[other] { $amount } × { the-colour }
    }
card-collection = Kollektion
card-carte-blanche = Carte Blanche
card-safecracker = Tresorknacker
card-intrigue = Intrigen
card-item = Spezialgegenstand, { $fame ->
        [one] 1 Ruhmpunkt
       *[other] { $fame } Ruhmpunkte
    }
card-documents = Belastende Unterlagen: { the-colour }

# Die Übersicht: was die Beute bringt, wenn sie jemand allein bekommt.
reference-goods = Für jedes Symbol ein Prestige-Würfel in seiner Farbe.
reference-collection = Je ein Prestige-Würfel in allen vier Farben.
reference-carte-blanche = Drei Prestige-Würfel in Farben deiner Wahl.
reference-safecracker = Zieh drei Geheime Beutekarten.
reference-intrigue = Bis zu dreimal tauschen: Du nimmst einem anderen Spieler einen Würfel ab und gibst ihm dafür einen von deinen.
reference-item = Bleibt offen vor dir liegen und zählt am Ende seine Ruhmpunkte.
reference-documents = Alle anderen geben die Hälfte ihrer Würfel dieser Farbe zurück, aufgerundet. Du verlierst nichts.

## Aktionen: Name, ein paar Worte für das Menü, eine Erklärung

action-plan = Plan
action-take = Nehmen
action-trade = Tauschen
action-done = Aufhören

note-plan = zuerst das Ziel deiner Diebe, dann das deiner Spitzel, keines doppelt
note-take = Würfel dieser Farbe
note-trade = mit wem, was du nimmst und was du gibst
note-done = nicht weiter tauschen

explain-plan = Du schickst Diebe an einen Schauplatz und Spitzel an einen anderen. Dein Plan bleibt verdeckt, bis alle geplant haben. Zu zweit schickt der Spieler mit dem Partner Diebe an zwei Schauplätze, der andere Spitzel an zwei.
explain-take = Du nimmst Würfel dieser Farbe aus dem Vorrat. Bei Carte Blanche wählst du einen nach dem anderen. Ist eine Farbe aufgebraucht, wählst du den Ersatz.
explain-trade = Du nimmst einem anderen Spieler einen Würfel ab und gibst ihm dafür einen von deinen in einer anderen Farbe. Er wird nicht gefragt. Das geht bis zu dreimal, mit demselben Spieler oder mit verschiedenen.
explain-done = Du tauschst nicht weiter. Der nächste Schauplatz ist an der Reihe.

bar-plan = Plan bestätigen
bar-done = Nicht weiter tauschen

## Phasen: worauf alle warten, und die Frage an die, die dran sind

phase-plan = alle planen verdeckt
phase-take = eine Farbe wird gewählt
phase-trade = Würfel werden getauscht
phase-over = die Partie ist zu Ende

ask-plan = Wohin schickst du deine Diebe und wohin deine Spitzel?
ask-take = { $left ->
        [one] { at-place }: Wähle 1 Würfel. Welche Farbe?
       *[other] { at-place }: Wähle { $left } Würfel. Welche Farbe?
    }
ask-trade = { $left ->
        [one] { at-place }: Noch ein letzter Tausch? Mit wem, was gegen was?
       *[other] { at-place }: Du kannst { $left }-mal tauschen. Mit wem, was gegen was?
    }

## Der Tisch: was darauf liegt, und was aus einem Ort geworden ist

board-place = Schauplatz
board-last = Letzte Runde
board-thieves = Diebe
board-snitches = Spitzel
board-secrets = Geheime Beutekarten
board-items = Spezialgegenstände
board-fame = Ruhmpunkte
board-fame-now = Ruhmpunkte, wenn jetzt Schluss wäre (offene Würfel und Gegenstände)
sealed-plan = Deine Diebe gehen zu { $first }, deine Spitzel zu { $second }.
board-ranking = Rangfolge
board-total = Summe
board-supply = Vorrat
board-deck = Beutekarten
board-first-half = erste Hälfte
board-secret-deck = Geheime Beutekarten
board-discards = Ablagestapel
board-partner = Partner
board-planned = hat geplant
thieves-to-place = { $count ->
        [one] Diebe: noch 1 Schauplatz wählen
       *[other] Diebe: noch { $count } Schauplätze wählen
    }
snitches-to-place = { $count ->
        [one] Spitzel: noch 1 Schauplatz wählen
       *[other] Spitzel: noch { $count } Schauplätze wählen
    }
board-empty = leer
turn-number = Runde { $number }
board-second-half = zweite Hälfte
board-undo = Neu wählen
board-rank = Rang { $rank }
board-open = Rangfolge nach den offenen Würfeln
board-fame-card = Ruhmpunkte für jeden Rang, der beste zuerst
board-brings = { $fame ->
        [one] bringt 1 Ruhmpunkt
       *[other] bringt { $fame } Ruhmpunkte
    }
board-gain = Ruhmpunkte jetzt: { $fame }
board-you-take = Du nimmst
board-you-give = Du gibst
board-scoring = Wertung
board-reference = Beuteübersicht
board-rounds = Die Partie, Runde für Runde
board-rounds-hint = Wohin alle ihre Diebe und Spitzel geschickt haben und was dabei herauskam. Tippe auf eine Runde, um dorthin zu springen.
board-round-got = { $name } bekommt die Beute
board-round-met = { $name } zieht eine Geheime Beutekarte
board-round-caught = { $name } geht leer aus
board-round-guard = { $name } überwacht den Schauplatz
legend-thief = ein Dieb, und was er bekam
legend-snitch = ein Spitzel
legend-secret = mehrere Diebe: Jeder zieht eine Geheime Beutekarte
legend-caught = ging leer aus
legend-watched = Zahl der hier erwischten Diebe

outcome-guarded = überwacht
outcome-left = abgelegt
outcome-stolen = gestohlen
outcome-shared = mehrere Diebe
outcome-in-vain = mehrere Diebe, zu wenige Geheime Beutekarten

## Ereignisse

event-begun = { $players ->
        [2] { $you ->
            [partner] Die Partie beginnt. Du hast zuerst den Partner: Diebe an zwei Schauplätze, Spitzel an einen.
           *[none] Die Partie beginnt. { $partner } hat zuerst den Partner: Diebe an zwei Schauplätze, Spitzel an einen.
        }
       *[other] Die Partie beginnt mit { $players } Spielern.
    }
event-round = Runde { $number }, { $amount ->
        [0] der Beutestapel ist leer
        [one] noch 1 Beutekarte im Stapel
       *[other] noch { $amount } Beutekarten im Stapel
    }
event-revealed = { $you ->
        [seat] Du schickst Diebe nach { $thieves } und Spitzel nach { $snitches }.
       *[none] { $seat } schickt Diebe nach { $thieves } und Spitzel nach { $snitches }.
    }
event-guarded = { $you ->
        [guards] { $guards-count ->
            [one] { at-place } ({ $loot-name }): Deine Spitzel passen auf.{ guarded-without }
           *[other] { at-place } ({ $loot-name }): Deine Spitzel und die von { $guards } passen auf.{ guarded-without }
        }
        [caught] { $caught-count ->
            [one] { at-place } ({ $loot-name }): Die Spitzel von { $guards } passen auf. Du gehst leer aus.
           *[other] { at-place } ({ $loot-name }): Die Spitzel von { $guards } passen auf. Du gehst leer aus, ebenso { $caught }.
        }
       *[none] { at-place } ({ $loot-name }): Die Spitzel von { $guards } passen auf.{ guarded-without }
    }
# Der Rest eines Satzes über einen bewachten Ort: wer umsonst gekommen ist.
guarded-without = { $caught-count ->
        [0] { " " }Sonst kommt niemand.
        [one] { " " }{ $caught } geht leer aus.
       *[other] { " " }{ $caught } gehen leer aus.
    }
event-left = { at-place } ({ $loot-name }): Niemand kommt. Die Beute wird abgelegt.
event-stolen = { $you ->
        [seat] { at-place } ({ $loot-name }): Du bist allein und bekommst die Beute!
       *[none] { at-place } ({ $loot-name }): { $seat } ist allein und bekommt die Beute.
    }
event-met = { $enough ->
        [true] { $you ->
            [caught] { at-place } ({ $loot-name }): Du gerätst { $caught } in die Quere. Jeder von euch zieht eine Geheime Beutekarte.
           *[none] { at-place } ({ $loot-name }): { $caught } geraten einander in die Quere. Jeder zieht eine Geheime Beutekarte.
        }
       *[false] { $you ->
            [caught] { at-place } ({ $loot-name }): Du gerätst { $caught } in die Quere. Die Geheimen Beutekarten reichen nicht, also bekommt niemand eine.
           *[none] { at-place } ({ $loot-name }): { $caught } geraten einander in die Quere. Die Geheimen Beutekarten reichen nicht, also bekommt niemand eine.
        }
    }
event-cubes-given = { $you ->
        [seat] Du beginnst mit 1 Würfel: { $colour-name }.
       *[none] { $seat } beginnt mit 1 Würfel: { $colour-name }.
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
            [one] Deine Geheime Beutekarte: { $colours }.
           *[other] Deine { $amount } Geheimen Beutekarten: { $colours }.
        }
       *[none] { $colours ->
            [none] { $amount ->
                [one] { $seat } zieht eine Geheime Beutekarte.
               *[other] { $seat } zieht { $amount } Geheime Beutekarten.
            }
           *[other] { $amount ->
                [one] { $seat } zieht eine Geheime Beutekarte: { $colours }.
               *[other] { $seat } zieht { $amount } Geheime Beutekarten: { $colours }.
            }
        }
    }
event-missing = { $you ->
        [seat] { $amount ->
            [one] Der Vorrat ist leer. Dir entgeht 1 Würfel.
           *[other] Der Vorrat ist leer. Dir entgehen { $amount } Würfel.
        }
       *[none] { $amount ->
            [one] Der Vorrat ist leer. { $seat } entgeht 1 Würfel.
           *[other] Der Vorrat ist leer. { $seat } entgehen { $amount } Würfel.
        }
    }
event-owned = { $you ->
        [seat] { $amount ->
            [one] Du behältst den Spezialgegenstand: 1 Ruhmpunkt.
           *[other] Du behältst den Spezialgegenstand: { $amount } Ruhmpunkte.
        }
       *[none] { $amount ->
            [one] { $seat } behält den Spezialgegenstand: 1 Ruhmpunkt.
           *[other] { $seat } behält den Spezialgegenstand: { $amount } Ruhmpunkte.
        }
    }
event-traded = { $you ->
        [seat] Du nimmst { $target } einen Würfel ab ({ $taken-name }) und gibst dafür einen von deinen ({ $given-name }).
        [target] { $seat } nimmt dir einen Würfel ab ({ $taken-name }) und gibt dir dafür einen anderen ({ $given-name }).
       *[none] { $seat } nimmt { $target } einen Würfel ab ({ $taken-name }) und gibt dafür einen anderen ({ $given-name }).
    }
event-refilled = { at-place }: neue Beute, { $loot-name }.
event-partner = { $you ->
        [seat] Du hast jetzt den Partner: Diebe an zwei Schauplätze, Spitzel an einen.
       *[none] { $seat } hat jetzt den Partner: Diebe an zwei Schauplätze, Spitzel an einen.
    }
event-ended = { $amount ->
        [0] Für die leeren Schauplätze ist keine Beutekarte mehr da. Das Spiel ist vorbei.
        [one] Für { $empty } leere Schauplätze ist nur noch 1 Beutekarte da. Das Spiel ist vorbei.
       *[other] Für { $empty } leere Schauplätze sind nur noch { $amount } Beutekarten da. Das Spiel ist vorbei.
    }
event-counted = { $you ->
        [seat] Bei { $colour-name } hast du { counted }.
       *[none] Bei { $colour-name } hat { $seat } { counted }.
    }
counted = { $cubes ->
        [0] { $secrets ->
            [0] nichts
            [one] 1 Geheime Beutekarte
           *[other] { $secrets } Geheime Beutekarten
        }
       *[other] { $secrets ->
            [0] { $cubes } Würfel
            [one] { $cubes } Würfel und 1 Geheime Beutekarte
           *[other] { $cubes } Würfel und { $secrets } Geheime Beutekarten
        }
    }
event-scored = { $you ->
        [seat] { $amount ->
            [0] Rang { $rank } bei { $colour-name }: keine Ruhmpunkte für dich.
            [one] Rang { $rank } bei { $colour-name }: 1 Ruhmpunkt für dich.
           *[other] Rang { $rank } bei { $colour-name }: { $amount } Ruhmpunkte für dich.
        }
       *[none] { $amount ->
            [0] Rang { $rank } bei { $colour-name }: keine Ruhmpunkte für { $seat }.
            [one] Rang { $rank } bei { $colour-name }: 1 Ruhmpunkt für { $seat }.
           *[other] Rang { $rank } bei { $colour-name }: { $amount } Ruhmpunkte für { $seat }.
        }
    }
event-finished = { $you ->
        [winners] { $amount ->
            [none] Du hast die meisten Ruhmpunkte. Du gewinnst!
           *[other] Du gewinnst mit { $amount } Ruhmpunkten!
        }
        [shared] { $amount ->
            [none] Ihr teilt euch den Sieg: { $winners }.
           *[other] Ihr teilt euch den Sieg mit je { $amount } Ruhmpunkten: { $winners }.
        }
       *[none] { $count ->
            [one] { $amount ->
                [none] { $winners } gewinnt!
               *[other] { $winners } gewinnt mit { $amount } Ruhmpunkten!
            }
           *[other] { $amount ->
                [none] { $winners } teilen sich den Sieg.
               *[other] { $winners } teilen sich den Sieg mit je { $amount } Ruhmpunkten.
            }
        }
    }

## Die geführte erste Partie: was der Begleiter sagt. $seat1 und $seat2 sind die anderen

lesson-goal = Sammle Informationen, Kunstwerke, Schmuck und Gold. Am Ende zählt nur dein Rang in jeder Kategorie: Gute Ränge bringen Ruhmpunkte, und wer die meisten hat, gewinnt. Die kleinen Zahlen über den Balken zeigen, wie viele.
lesson-plan = Tippe auf den Dieb unter D und schick deine Diebe zu den 3 Kunstwerken. Tippe auf den Spitzel über A und lass das Gold bewachen, das { $seat1 } will. Bestätige dann deinen Plan.
lesson-planned = Dein Plan ist verdeckt. Sind alle Pläne fertig, werden sie gemeinsam aufgedeckt. Dann werden die Schauplätze abgehandelt, von A bis F.
lesson-revealed = Deine Diebe waren allein in D, also gehören die Kunstwerke dir. In A haben deine Spitzel { $seat1 } erwischt, und das Gold bleibt. Nach F kam niemand, die Beute dort ist abgelegt.
lesson-again = Das Gold liegt noch in A. Schick diesmal deine Diebe dorthin und deine Spitzel nach E, damit { $seat2 } die Carte Blanche nicht bekommt.
lesson-sealed = Verdeckt. Jetzt die anderen. Jeder Schauplatz wird ganz abgehandelt, bevor der nächste kommt.
lesson-met = In A bist du { $seat1 } in die Quere gekommen. Treffen sich Diebe, bleibt die Beute, und jeder zieht eine Geheime Beutekarte. Deine ist Gold: Nur du siehst sie, und am Ende zählt sie wie ein Würfel.
lesson-intrigue = In F liegt neue Beute: Intrigen, damit tauschst du Würfel. Schick deine Diebe nach F und deine Spitzel nach A, denn { $seat1 } gibt beim Gold nicht auf.
lesson-trade = Nimm jemandem einen Würfel ab und gib dafür einen von deinen. Gold hast du noch keins: Nimm { $seat1 } Gold ab und gib ein Kunstwerk dafür. Der Stern zeigt, wie viele Ruhmpunkte das bringt.
lesson-done = Du könntest noch zweimal tauschen. Für heute reicht das, also hör auf.
lesson-end = Bei den Kunstwerken führst du, und beim Gold bist du jetzt dabei. Geh dorthin, wo sonst niemand hingeht, bewache, was andere wollen, und achte auf die Ränge. Reicht der Beutestapel nicht mehr, wird gewertet.

## Der Spickzettel am Tisch und Tipps für die erste Partie

reference-carte-blanche-name = Carte Blanche
reference-safecracker-name = Tresorknacker
reference-intrigue-name = Intrigen
reference-item-name = Spezialgegenstand
reference-documents-name = Belastende Unterlagen
glance-goal = Sammle Würfel und Geheime Beutekarten in vier Kategorien. Nur dein Rang darin zählt: Er bringt Ruhmpunkte, und wer die meisten hat, gewinnt.
glance-turn = Jede Runde schicken alle verdeckt Diebe an einen Schauplatz und Spitzel an einen anderen. Dann werden die Schauplätze der Reihe nach abgehandelt.
glance-1 = Ein Spitzel: Niemand bekommt etwas, die Beute bleibt. Ein Dieb allein: bekommt die Beute. Mehrere Diebe: Jeder zieht eine Geheime Beutekarte, die Beute bleibt. Niemand: Die Beute wird abgelegt.
    .title = Was an einem Schauplatz passiert
glance-2 = Reicht der Beutestapel nicht für alle leeren Schauplätze, ist die Partie zu Ende und wird gewertet. Bei Gleichstand werden die Ruhmpunkte der Ränge geteilt.
    .title = Ende
hint-plan = Tippe unter einen Schauplatz für deine Diebe und über einen anderen für deine Spitzel. Wer als Dieb allein kommt, bekommt die Beute.
hint-take = Der Stern zeigt, wie viele Ruhmpunkte ein Würfel jetzt bringt.
hint-trade = Tippe zuerst auf den Würfel, den du nimmst, dann auf den, den du gibst. Der Stern zeigt die Ruhmpunkte.

## Warum eine Aktion nicht geht

refusal-not-asked = du bist gerade nicht gefragt
refusal-no-such-action = diese Aktion gibt es nicht
refusal-not-now = das geht gerade nicht
refusal-not-that-many = die Zahl der Diebe und Spitzel stimmt nicht
refusal-no-such-place = diesen Schauplatz gibt es bei dieser Spielerzahl nicht
refusal-none-in-supply = im Vorrat ist kein Würfel dieser Farbe
refusal-nobody-there = dieser Spieler ist nicht im Spiel
refusal-no-cube-there = dieser Spieler hat keinen Würfel dieser Farbe
refusal-no-cube-of-yours = du hast keinen Würfel dieser Farbe

## Optionen

option-substitute = Ersatz für Würfel einer aufgebrauchten Farbe
option-substitute-per_colour = eine andere Farbe für jede fehlende Farbe
option-substitute-single_colour = eine einzige andere Farbe für alles, was fehlt
option-substitute-per_cube = eine Farbe deiner Wahl für jeden fehlenden Würfel
option-partner_start = Wer im Spiel zu zweit mit dem Partner beginnt
option-partner_start-random = der Zufall entscheidet
option-partner_start-seat_0 = Platz 0

## Die Regeln, in Abschnitten. Die geltenden Optionen kommen unter ihren Namen an.

rules-1 = Sammle Informationen, Kunstwerke, Schmuck und Gold: als Prestige-Würfel, die alle sehen, und als Geheime Beutekarten, die nur du siehst. Am Ende gibt es in jeder Kategorie eine Rangfolge, und gute Ränge bringen Ruhmpunkte (ROYAL-43, ROYAL-45). Wer die meisten Ruhmpunkte hat, gewinnt (ROYAL-49).
    .title = Spielziel
rules-2 = Mit { $players } Spielern gibt es { $places } Schauplätze, A bis { $last } (ROYAL-02, ROYAL-70). An jedem liegt eine Beutekarte offen aus (ROYAL-11). Jeder beginnt mit drei zufällig gezogenen Prestige-Würfeln (ROYAL-07). Die übrigen bilden den Vorrat (ROYAL-08). Die Beutekarten haben zwei Teile: Im zweiten ist die Beute reicher (ROYAL-10). Geheime Beutekarten hat noch niemand (ROYAL-09).
    .title = Vorbereitung
rules-3 = Alle planen gleichzeitig und verdeckt: { $players ->
        [2] Diebe und Spitzel an drei verschiedene Schauplätze (wie viele wovon: siehe unten, Spiel zu zweit)
       *[other] Diebe an einen Schauplatz, Spitzel an einen anderen
    } (ROYAL-14, ROYAL-15). Zu Hause bleiben geht nicht (RA-23). Haben alle geplant, werden die Pläne gemeinsam aufgedeckt (ROYAL-16). Dann werden die Schauplätze in der Reihenfolge ihrer Buchstaben ausgewertet, einer nach dem anderen (ROYAL-17).
    .title = Aufgaben verteilen
rules-4 = Ist ein Spitzel da, bekommt niemand etwas, und die Beutekarte bleibt liegen (ROYAL-18). Ist kein Spitzel und genau ein Dieb da, bekommt er die Beute (ROYAL-19). Sind kein Spitzel und mehrere Diebe da, zieht jeder eine Geheime Beutekarte, und die Beutekarte bleibt liegen (ROYAL-20). Ist niemand da, wird die Beutekarte abgelegt (ROYAL-21). Was liegen bleibt, liegt in der nächsten Runde wieder da (ROYAL-22).
    .title = Auswertung
rules-5 = Symbole: je ein Prestige-Würfel in der Farbe (ROYAL-24). Kollektion: je ein Würfel in allen Farben (ROYAL-25). Carte Blanche: drei Würfel deiner Wahl (ROYAL-26). Tresorknacker: drei Geheime Beutekarten (ROYAL-27). Intrigen: Bis zu dreimal nimmst du einem anderen Spieler einen Würfel ab und gibst ihm dafür einen von deinen. Du bestimmst beide, in verschiedenen Farben (ROYAL-28, ROYAL-29, RA-09). Spezialgegenstand: Du behältst ihn wegen seiner Ruhmpunkte am Ende (ROYAL-33). Belastende Unterlagen: Alle anderen geben die Hälfte ihrer Würfel dieser Farbe zurück, aufgerundet. Geheime Beutekarten sind nicht betroffen (ROYAL-34, ROYAL-35). Es kommt also auf die Reihenfolge der Schauplätze an (ROYAL-37).
    .title = Beutekarten
rules-6 = Hat der Vorrat zu wenige Würfel einer Farbe, nimmst du, was da ist (RA-04), und für den Rest { $substitute ->
        [per_cube] eine andere Farbe deiner Wahl, Würfel für Würfel
        [single_colour] eine einzige andere Farbe deiner Wahl, auch wenn mehrere Farben fehlen
       *[per_colour] eine andere Farbe deiner Wahl, je eine für jede fehlende Farbe
    } (ROYAL-51, RA-05). Ist der Vorrat ganz leer, verfällt der Rest (RA-07). Gibt es weniger Geheime Beutekarten als Diebe, die einander in die Quere geraten, bekommt keiner von ihnen eine (ROYAL-53). Der Tresorknacker nimmt, was noch da ist (ROYAL-52).
    .title = Spezialfälle
rules-7 = Nach dem letzten Schauplatz werden leere Schauplätze mit neuen Beutekarten aufgefüllt (ROYAL-39). Reichen die Karten nicht für alle, wird keiner aufgefüllt, und das Spiel ist vorbei (ROYAL-40, RA-15). Beute, die noch ausliegt, verfällt.
    .title = Ende des Spiels
rules-8 = Gewertet werden Informationen, Kunstwerke, Schmuck und Gold, in dieser Reihenfolge (ROYAL-43). Es zählen deine Prestige-Würfel und Geheimen Beutekarten der Kategorie zusammen (ROYAL-44), und nur die Rangfolge ist wichtig (ROYAL-45): Bei Informationen lohnt sich allein der erste Rang, bei Gold fast jeder (ROYAL-50). Ruhmpunkte vom ersten bis zum letzten Rang: Informationen { $fame-info }; Kunstwerke { $fame-art }; Schmuck { $fame-jewels }; Gold { $fame-gold }. Bei Gleichstand werden die Ruhmpunkte der betroffenen Ränge geteilt und abgerundet (ROYAL-46). Sogar ohne ein einziges Stück kann man einen Rang belegen (RA-17). Dazu kommen die Spezialgegenstände (ROYAL-48). Haben mehrere die meisten Ruhmpunkte, teilen sie sich den Sieg (ROYAL-49).
    .title = Wertung
rules-9 = { $players ->
        [2] Dieser Abschnitt gilt für euch: Ein Partner hilft euch abwechselnd (ROYAL-71, ROYAL-75).
       *[other] Nur im Spiel zu zweit hilft ein Partner den Spielern abwechselnd (ROYAL-71, ROYAL-75).
    } { $partner_start ->
        [seat_0] Platz 0 beginnt mit ihm (RA-14).
       *[random] Wer mit ihm beginnt, entscheidet der Zufall (RA-14).
    } Wer den Partner hat, schickt Diebe an zwei Schauplätze und Spitzel an einen. Der andere schickt Diebe an einen und Spitzel an zwei. Alle drei müssen verschieden sein (ROYAL-72, ROYAL-73). Mit dem Partner kannst du in einer Runde zweimal Beute machen (ROYAL-74). In jeder Kategorie zählt nur der erste Rang (ROYAL-77), und dafür brauchst du zwei Stück Vorsprung. Mit weniger gilt es als Gleichstand, und ihr teilt (ROYAL-78).
    .title = Spiel zu zweit
rules-10 = Das Regelheft zeigt die Beutekarten und die Anzahl der Prestige-Würfel und Geheimen Beutekarten nur auf Bildern. Wenn der Tisch keine eigenen Karten mitbringt, spielst du mit unserer Rekonstruktion: 48 Beutekarten, je Farbe 24 Würfel und 7 Geheime Beutekarten. Wenn du die Schachtel hast, schreib in eine Datei, was auf deinen Karten steht, und spiel damit.
    .title = Was wir rekonstruieren mussten

## Im Terminal

terminal-scores = Würfel + Geheime Beutekarten → Ruhmpunkte
terminal-secrets = Geheim
terminal-fame = Ruhm
terminal-ranking = Ruhm je Rang

## Lange Wörter der Namen, und wo schmale Kärtchen sie trennen dürfen

breaks = Auktions|haus Infor|matio|nen Kunst|werke Kollek|tion Tresor|knacker Spezial|gegen|stand Belas|tende Unter|lagen Ablage|stapel Beute|übersicht
