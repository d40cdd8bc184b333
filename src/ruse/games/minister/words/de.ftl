### King Thief Minister auf Deutsch. Dieselben Nachrichten stehen in en.ftl und it.ftl; ein Test vergleicht sie.
###
### $you ist die Rolle des Lesers in einem Ereignis ("seat", "target", "from", "to", "winners", "shared") oder
### "none". Plätze am Tisch kommen als Namen, Charaktere in Notation ("king"), Kartenplätze als Buchstaben, Ja und
### Nein als "true" und "false"; "none" ist, was er nicht sehen darf, und die Schatzkammer, wo sonst niemand zahlt.

game-title = King Thief Minister
game-about = Sechs Karten liegen verdeckt um eine Schatzkammer und wandern; keine gehört dir, nur dein Platz. Berufe dich auf den Charakter, der gerade vor dir liegt, wahr oder nicht. Wer die meisten Münzen hat, wenn die Schatzkammer leer ist, gewinnt.
game-length = etwa 20 Minuten

## Ausgaben

edition-standard = nach dem Regelheft, und wo es schweigt, nach unserer Empfehlung

## Bots: Name und was zu erwarten ist

bot-house = Hausbot
bot-house-note = Merkt sich jede Karte, die er gesehen hat, behauptet, was er als wahr kennt, und zweifelt an, was er besser weiß.

## Charaktere

card-king = König
card-thief = Diebin
card-minister = Ministerin
card-executioner = Henker
card-collector = Eintreiberin
card-peasant = Bauer

# Im Akkusativ: auf wen sich jemand beruft, wen jemand sieht.
the-claim = { $claim ->
        [king] den König
        [thief] die Diebin
        [minister] die Ministerin
        [executioner] den Henker
        [collector] die Eintreiberin
       *[peasant] den Bauern
    }
the-card = { $card ->
        [king] den König
        [thief] die Diebin
        [minister] die Ministerin
        [executioner] den Henker
        [collector] die Eintreiberin
       *[peasant] den Bauern
    }
# Im Nominativ: wer irgendwo liegt.
is-claim = { $claim ->
        [king] der König
        [thief] die Diebin
        [minister] die Ministerin
        [executioner] der Henker
        [collector] die Eintreiberin
       *[peasant] der Bauer
    }
is-card = { $card ->
        [king] der König
        [thief] die Diebin
        [minister] die Ministerin
        [executioner] der Henker
        [collector] die Eintreiberin
       *[peasant] der Bauer
    }

# Nur für den, der etwas behauptet. Wo er es nicht wissen kann, weiß es nur die Karte.
claim-is-true = Du berufst dich auf { the-claim }, und das zu Recht.
claim-is-bluff = Du berufst dich auf { the-claim }, und das stimmt nicht: ein Bluff.
claim-is-unknown = Du berufst dich auf { the-claim }. Ob es stimmt, weiß nur die Karte vor dir.
only-you-know-bluff = Das weißt nur du: Vor dir liegt nicht { is-claim }.

# Die Übersicht: was ein Charakter tut.
reference-king = Nimmt 3 Münzen und fragt, wer die Ministerin ist. Wer sich meldet, nimmt 1 Münze.
reference-thief = Stiehlt rechts und links je 1 Münze; wer keine hat, für den zahlt die Schatzkammer.
reference-minister = Mischt zwei beliebige der sechs Karten. Oder meldet sich beim König, für 1 Münze.
reference-executioner = Nennt die Karte vor einem anderen Spieler. Stimmt sie, nimmt er alle seine Münzen.
reference-collector = Alle anderen zahlen 1 Münze in die Schatzkammer, einer davon 2. Wer keine hat, zahlt nichts.
reference-peasant = Zeigt die eigene Karte und nennt alle anderen. Ohne Fehler gewinnt er die Schatzkammer; ein Fehler kostet 2 Münzen.

## Aktionen: der Name, wenige Worte für das Menü, eine Erklärung

action-look = Ansehen
action-move = Verschieben
action-claim = Behaupten
action-pass = Passen
action-challenge = Anzweifeln
action-reply = Melden
action-swap = Mischen
action-keep = Liegen lassen
action-execute = Hinrichten
action-tax = Besteuern
action-name = Nennen
action-peek = Spähen

note-look = sieh die Karte vor dir
note-move = alle sechs Karten wandern weiter
note-claim = sag, wer vor dir liegt
note-pass = überlass es den anderen
note-challenge = sieh die Karte; stimmt es doch, zahlst du 1 Münze
note-reply = nimm 1 Münze als Ministerin
note-swap = mische zwei der sechs Karten
note-keep = tu nur so, als ob du mischst
note-execute = nenne sie, und alle Münzen sind dein
note-tax = zahlt 2 Münzen, alle anderen 1
note-name = sie wird für alle aufgedeckt
note-peek = sieh die Karte eines anderen Platzes

# Was eine Behauptung bringt, für jeden Charakter.
note-claim-king = nimm 3 Münzen, frag nach der Ministerin
note-claim-thief = stiehl rechts und links je 1 Münze
note-claim-minister = mische zwei Karten
note-claim-executioner = errate eine Karte, nimm die Münzen
note-claim-collector = alle zahlen 1 Münze, einer 2
note-claim-peasant = nenne alle Karten, nimm die Schatzkammer

explain-look = Du zahlst 1 Münze und siehst dir die Karte auf deinem Platz an. Auch ohne Münze darfst du das: Dann nehmen alle anderen je 1 Münze aus der Schatzkammer, sofern sie für alle reicht.
explain-move = Alle sechs Karten wandern einen Platz nach rechts (gegen den Uhrzeigersinn), einen nach links (im Uhrzeigersinn) oder auf den Platz gegenüber. Niemand sieht eine.
explain-claim = Du sagst, welcher Charakter vor dir liegt, und nutzt seine Fähigkeit. Er muss nicht da liegen, und du musst es nicht wissen.
explain-pass = { $response_mode ->
        [sequential] Du lässt es gut sein, und alle sehen es. Dann wird der Nächste gefragt, falls es einen gibt.
       *[simultaneous] Du lässt es gut sein. Deine Antwort bleibt verdeckt, bis alle geantwortet haben.
    }
explain-challenge = Du sagst, dass es nicht stimmt, und bekommst die Karte zu sehen. Stimmt es doch, zahlst du 1 Münze, und die Fähigkeit wird genutzt; wenn nicht, passiert nichts, und der Zug ist vorbei. { $response_mode ->
        [sequential] Nach dir wird niemand mehr gefragt.
       *[simultaneous] Zweifeln mehrere, zählt nur ein Zweifel.
    }
explain-reply = Du sagst, dass vor dir die Ministerin liegt, und nimmst 1 Münze. Meldest nur du dich, dürfen andere daran zweifeln; melden sich mehrere, zeigen sie einander ihre Karten, und wer sich zu Unrecht gemeldet hat, zahlt 1 Münze.
explain-swap = Du mischst die Karten zweier Plätze und legst sie zurück. In der Regel entscheidet der Zufall, ob sie tauschen; wo die Ministerin heimlich wählt, tauschen sie.
explain-keep = Du mischst die Karten zweier Plätze nur zum Schein, und jede kommt dahin zurück, wo sie war. Das weißt nur du.
explain-execute = Du zeigst auf die Karte vor einem anderen Spieler und nennst sie. Ihr Besitzer sieht nach. Hast du recht, gehören dir alle seine Münzen; wenn nicht, passiert nichts.
explain-tax = Alle anderen Spieler zahlen 1 Münze in die Schatzkammer, der, den du nennst, zahlt 2. Niemand zahlt mehr, als er hat.
explain-name = Du nennst die Karte, und sie wird für alle aufgedeckt. Der erste Fehler beendet den Versuch und kostet 2 Münzen.
explain-peek = Du siehst dir eine Karte an, die nicht auf deinem Platz liegt. Alle sehen, wo du nachsiehst, nur du siehst, was da liegt.

## Wohin die Karten gehen, wie in "Verschieben: nach links"

direction-right = nach rechts
direction-left = nach links
direction-opposite = nach gegenüber

## Der Tisch im Browser: Knöpfe, die mehr sagen als der Name der Aktion, und was in der Mitte liegt

as-claim = { $claim ->
        [king] König
        [thief] Diebin
        [minister] Ministerin
        [executioner] Henker
        [collector] Eintreiberin
       *[peasant] Bauer
    }
bar-claim = Ich bin { is-claim }
bar-pass = Nichts sagen
bar-reply = Als { as-claim } melden
board-treasury = Schatzkammer
board-place = Platz { $place }
board-nobody = herrenlos
board-known = Was du wissen kannst

## Phasen: worauf alle warten, und die Frage an den, der an der Reihe ist

phase-peek = jeder sieht sich eine Karte an
phase-action = eine Aktion wird gewählt
phase-challenge = Zeit zum Anzweifeln
phase-reply = wer ist die Ministerin?
phase-challenge-reply = Zeit, die Ministerin anzuzweifeln
phase-swap = zwei Karten werden gemischt
phase-execute = der Henker zeigt auf eine Karte
phase-tax = Steuern werden eingetrieben
phase-name = der Bauer nennt die Karten
phase-over = die Partie ist zu Ende

ask-peek = Welche Karte siehst du dir an, bevor es losgeht?
ask-action = Du bist dran. Was tust du?
ask-challenge = { $seat } beruft sich auf { the-claim }. Glaubst du das?
ask-reply = { $seat } fragt: Wer ist die Ministerin? Meldest du dich?
ask-challenge-reply = { $seat } beruft sich auf { the-claim }. Glaubst du das?
ask-swap = Welche zwei Karten mischst du?
ask-execute = Wessen Karte nennst du, und wer ist es?
ask-tax = Wer zahlt 2 Münzen?
ask-name = { $place ->
        [none] Welchen Platz nennst du, und wer liegt dort?
       *[other] Wer liegt auf Platz { $place }?
    }

## Ereignisse

event-begun = { $you ->
        [seat] Du beginnst. Zuerst sieht sich jeder eine Karte eines anderen Platzes an.
       *[none] { $seat } beginnt. Zuerst sieht sich jeder eine Karte eines anderen Platzes an.
    }
event-peeked = { $you ->
        [seat] Du siehst dir die Karte auf Platz { $place } an: { $card-name }.
       *[none] { $card ->
            [none] { $seat } sieht sich die Karte auf Platz { $place } an.
           *[other] { $seat } sieht sich die Karte auf Platz { $place } an: { $card-name }.
        }
    }
event-turn = { $you ->
        [seat] Zug { $number }: du
       *[none] Zug { $number }: { $seat }
    }
event-looked = { $you ->
        [seat] Du siehst dir die Karte vor dir an: { $card-name }.
       *[none] { $card ->
            [none] { $seat } sieht sich die eigene Karte an.
           *[other] { $seat } sieht sich die eigene Karte an: { $card-name }.
        }
    }
event-moved = { $you ->
        [seat] { $direction ->
            [right] Du schiebst alle Karten einen Platz nach rechts, gegen den Uhrzeigersinn.
            [left] Du schiebst alle Karten einen Platz nach links, im Uhrzeigersinn.
           *[opposite] Du schiebst jede Karte auf den Platz gegenüber.
        }
       *[none] { $direction ->
            [right] { $seat } schiebt alle Karten einen Platz nach rechts, gegen den Uhrzeigersinn.
            [left] { $seat } schiebt alle Karten einen Platz nach links, im Uhrzeigersinn.
           *[opposite] { $seat } schiebt jede Karte auf den Platz gegenüber.
        }
    }
event-claimed = { $you ->
        [seat] Du berufst dich auf { the-claim }.
       *[none] { $seat } beruft sich auf { the-claim }.
    }
event-passed-challenge = Niemand zweifelt daran.
event-passed-reply = Niemand meldet sich.
event-passed-challenge-reply = Niemand zweifelt die Ministerin an.
event-challenged = { $you ->
        [seat] Du glaubst { $target } nicht.
        [target] { $seat } glaubt dir nicht.
       *[none] { $seat } glaubt { $target } nicht.
    }
event-seen = { $you ->
        [seat] Auf Platz { $place } siehst du { the-card }.
       *[none] { $card ->
            [none] { $seat } sieht sich die Karte auf Platz { $place } an.
           *[other] { $seat } sieht auf Platz { $place } { the-card }.
        }
    }
event-proved = { $you ->
        [seat] Es stimmt: Vor dir liegt { is-claim }.
       *[none] Es stimmt: Vor { $seat } liegt { is-claim }.
    }
event-disproved = { $you ->
        [seat] Es stimmt nicht: Vor dir liegt nicht { is-claim }.
       *[none] Es stimmt nicht: Vor { $seat } liegt nicht { is-claim }.
    }
event-replied = { $you ->
        [seat] Du meldest dich als { as-claim }.
       *[none] { $seat } meldet sich als { as-claim }.
    }
event-coins-taken = { $you ->
        [to] { $amount ->
            [one] Du nimmst 1 Münze aus der Schatzkammer.
           *[other] Du nimmst { $amount } Münzen aus der Schatzkammer.
        }
       *[none] { $amount ->
            [one] { $to } nimmt 1 Münze aus der Schatzkammer.
           *[other] { $to } nimmt { $amount } Münzen aus der Schatzkammer.
        }
    }
event-coins-paid = { $you ->
        [from] { $amount ->
            [one] Du zahlst 1 Münze in die Schatzkammer.
           *[other] Du zahlst { $amount } Münzen in die Schatzkammer.
        }
       *[none] { $amount ->
            [one] { $from } zahlt 1 Münze in die Schatzkammer.
           *[other] { $from } zahlt { $amount } Münzen in die Schatzkammer.
        }
    }
event-coins-stolen = { $you ->
        [to] { $from ->
            [none] Bei einem Nachbarn ist nichts zu holen: Du nimmst 1 Münze aus der Schatzkammer.
           *[other] Du stiehlst { $from } 1 Münze.
        }
        [from] { $to } stiehlt dir 1 Münze.
       *[none] { $from ->
            [none] Bei einem Nachbarn ist nichts zu holen: { $to } nimmt 1 Münze aus der Schatzkammer.
           *[other] { $to } stiehlt { $from } 1 Münze.
        }
    }
event-coins-taxed = { $you ->
        [from] { $amount ->
            [one] Du zahlst 1 Münze Steuern.
           *[other] Du zahlst { $amount } Münzen Steuern.
        }
       *[none] { $amount ->
            [one] { $from } zahlt 1 Münze Steuern.
           *[other] { $from } zahlt { $amount } Münzen Steuern.
        }
    }
event-coins-won = { $you ->
        [to] { $from ->
            [none] { $amount ->
                [one] Du nimmst die letzte Münze aus der Schatzkammer.
               *[other] Du nimmst alle { $amount } Münzen aus der Schatzkammer.
            }
           *[other] { $amount ->
                [0] Bei { $from } ist nichts zu holen.
                [one] Du nimmst { $from } die letzte Münze.
               *[other] Du nimmst { $from } alle { $amount } Münzen.
            }
        }
        [from] { $amount ->
            [0] Bei dir ist nichts zu holen.
            [one] { $to } nimmt dir die letzte Münze.
           *[other] { $to } nimmt dir alle { $amount } Münzen.
        }
       *[none] { $from ->
            [none] { $amount ->
                [one] { $to } nimmt die letzte Münze aus der Schatzkammer.
               *[other] { $to } nimmt alle { $amount } Münzen aus der Schatzkammer.
            }
           *[other] { $amount ->
                [0] Bei { $from } ist nichts zu holen.
                [one] { $to } nimmt { $from } die letzte Münze.
               *[other] { $to } nimmt { $from } alle { $amount } Münzen.
            }
        }
    }
event-coins-shared = { $you ->
        [to] Eine offene Schuld: Du nimmst 1 Münze aus der Schatzkammer.
       *[none] Eine offene Schuld: { $to } nimmt 1 Münze aus der Schatzkammer.
    }
event-shuffled = { $you ->
        [seat] Du mischst die Karten auf den Plätzen { $first } und { $second }.
       *[none] { $seat } mischt die Karten auf den Plätzen { $first } und { $second }.
    }
event-swapped = { $you ->
        [seat] { $swap ->
            [true] Das weißt nur du: Sie haben getauscht.
           *[false] Das weißt nur du: Sie liegen, wo sie lagen.
        }
       *[none] { $swap ->
            [none] Ob sie getauscht haben, weiß nur { $seat }.
            [true] Das weiß nur { $seat }: Sie haben getauscht.
           *[false] Das weiß nur { $seat }: Sie liegen, wo sie lagen.
        }
    }
event-pointed = { $you ->
        [seat] { $hit ->
            [true] Du tippst bei { $target } auf { the-claim }. Richtig!
           *[false] Du tippst bei { $target } auf { the-claim }. Falsch.
        }
        [target] { $hit ->
            [true] { $seat } tippt bei dir auf { the-claim }. Richtig!
           *[false] { $seat } tippt bei dir auf { the-claim }. Falsch.
        }
       *[none] { $hit ->
            [true] { $seat } tippt bei { $target } auf { the-claim }. Richtig!
           *[false] { $seat } tippt bei { $target } auf { the-claim }. Falsch.
        }
    }
event-levied = { $you ->
        [seat] Du verlangst von { $target } 2 Münzen Steuern, von allen anderen 1.
        [target] { $seat } verlangt von dir 2 Münzen Steuern, von allen anderen 1.
       *[none] { $seat } verlangt von { $target } 2 Münzen Steuern, von allen anderen 1.
    }
event-opened = { $you ->
        [seat] Du sagst für Platz { $place } an: { $named-name }. Dort liegt { is-card }.
       *[none] { $seat } sagt für Platz { $place } an: { $named-name }. Dort liegt { is-card }.
    }
event-failed = { $you ->
        [seat] Ein Fehler: Dein Versuch ist zu Ende, und alle Karten liegen wieder verdeckt.
       *[none] Ein Fehler: Der Versuch von { $seat } ist zu Ende, und alle Karten liegen wieder verdeckt.
    }
event-succeeded = { $you ->
        [seat] Kein Fehler: Du hast alle Karten genannt!
       *[none] Kein Fehler: { $seat } hat alle Karten genannt!
    }
event-finished-treasury = { $you ->
        [winners] Die Schatzkammer ist leer, und du hast die meisten Münzen. Du gewinnst!
        [shared] Die Schatzkammer ist leer. Ihr teilt euch den Sieg: { $winners }.
       *[none] Die Schatzkammer ist leer. Der Sieg geht an { $winners }.
    }
event-finished-turn-limit = { $you ->
        [winners] Das Zuglimit ist erreicht, und du hast die meisten Münzen. Du gewinnst!
        [shared] Das Zuglimit ist erreicht. Ihr teilt euch den Sieg: { $winners }.
       *[none] Das Zuglimit ist erreicht. Der Sieg geht an { $winners }.
    }

## Warum eine Aktion abgelehnt wird

refusal-not-asked = du bist jetzt nicht gefragt
refusal-no-such-action = diese Aktion gibt es nicht
refusal-not-now = dafür ist jetzt nicht der Moment
refusal-too-poor = du hast keine Münze, und in der Schatzkammer sind zu wenige für alle anderen
refusal-no-target = dieser Spieler ist nicht im Spiel
refusal-name-used = dieser Charakter ist schon genannt
refusal-not-that-place = die Karte auf diesem Platz ist nicht zu nennen
refusal-no-choice = an diesem Tisch entscheidet der Zufall, wie die Karten gemischt werden

## Optionen, die nicht zusammenpassen

conflict-first-player = Platz { $seat } kann nicht beginnen: Es gibt nur { $players } Plätze.

## Optionen

option-first_player = Wer beginnt
option-first_player-random = der Zufall entscheidet
option-first_player-number = Platz { $nth }
option-response_mode = Wie Zweifel und Antworten an den König gesammelt werden
option-response_mode-simultaneous = alle zugleich, verdeckt
option-response_mode-sequential = einer nach dem anderen, in der Reihenfolge, in der sie gehört werden
option-first_look = Der Blick auf eine Karte vor dem ersten Zug
option-first_look-simultaneous = alle wählen zugleich, verdeckt
option-first_look-sequential = einer nach dem anderen, im Uhrzeigersinn
option-peasant_names = Welche Karten der Bauer nennen muss
option-peasant_names-all_cards = alle fünf anderen
option-peasant_names-players_only = nur die vor anderen Spielern: leichter, wenn wenige mitspielen
option-naming = In welcher Reihenfolge der Bauer sie nennt
option-naming-clockwise = im Uhrzeigersinn, von links beginnend
option-naming-free_order = wie er will
option-shuffle = Wie die Ministerin zwei Karten mischt
option-shuffle-random = nach Zufall, und niemand weiß, wie es ausgeht
option-shuffle-secret_choice = sie entscheidet heimlich, ob die beiden tauschen
option-turn_limit = Züge, nach denen die Partie endet (sonst 100 für jeden Spieler)
option-memory_aid = Gedächtnishilfe: Der Tisch zeigt dir, was du wissen kannst
option-memory_aid-true = ja
option-memory_aid-false = nein, merk es dir selbst

## Die Regeln in Abschnitten. Die geltenden Optionen kommen unter ihren Namen.

rules-1 = Das Spiel endet in dem Augenblick, in dem die Schatzkammer leer ist (KTM-60), und wer die meisten Münzen hat, gewinnt (KTM-61); mehrere mit den meisten teilen sich den Sieg (SA-30). Vorher scheidet niemand aus: Auch ohne Münze spielst du weiter (KTM-62).
    .title = Ziel
rules-2 = Jeder hat 3 Münzen, die Schatzkammer 2 für jeden Spieler (KTM-02, KTM-03). Die sechs Charaktere, jeder einmal, liegen verdeckt auf sechs Plätzen um sie herum (KTM-01, KTM-05). Dir gehört ein Platz, nie eine Karte: Deine ist die, die gerade dort liegt (KTM-06). Bei weniger als sechs Spielern gehören manche Plätze niemandem; ihre Karten wandern mit, aber niemand kann sie nutzen (KTM-07). { $first_player ->
        [random] Der Zufall entscheidet, wer beginnt (KTM-04).
       *[other] Wer beginnt, ist vorher ausgemacht (KTM-04).
    } Zuerst sieht sich jeder eine Karte an, die nicht die eigene ist (KTM-08), { $first_look ->
        [simultaneous] alle zugleich;
       *[sequential] einer nach dem anderen, im Uhrzeigersinn;
    } alle sehen, wo, nur du siehst, was (SA-01). Die eigene Karte kennt noch niemand (KTM-09).
    .title = Aufbau
rules-3 = In deinem Zug tust du genau eine Sache (KTM-10); passen gibt es nicht (KTM-11). Ansehen: Zahle 1 Münze und sieh dir die eigene Karte an (KTM-12); ohne Münze nehmen stattdessen alle anderen je 1 aus der Schatzkammer, wenn sie für alle reicht (KTM-13, SA-02). Verschieben: Alle sechs Karten wandern einen Platz nach rechts, gegen den Uhrzeigersinn (KTM-14), einen nach links, im Uhrzeigersinn (KTM-15), oder auf den Platz gegenüber (KTM-16). Behaupten: Sag, welcher Charakter vor dir liegt, und nutze seine Fähigkeit, ob es stimmt oder nicht (KTM-17). Dann geht es im Uhrzeigersinn weiter; nach { $turn_limit } Zügen endet das Spiel, als wäre die Schatzkammer leer (SA-31).
    .title = Der Zug
rules-4 = Du darfst behaupten, was du willst, auch was niemand glauben kann (SA-03). Alle anderen dürfen eine Behauptung anzweifeln (KTM-20), { $response_mode ->
        [sequential] einer nach dem anderen gefragt;
       *[simultaneous] alle zugleich und verdeckt;
    } von mehreren wird gehört, wer gegen den Uhrzeigersinn am nächsten sitzt, rechts vom Angezweifelten (KTM-24, SA-04). Nur der Zweifler sieht die Karte und legt sie zurück (KTM-21); die anderen erfahren bloß, ob es stimmt (SA-08). Stimmt es: Der Zweifler zahlt 1 Münze, dann wird die Fähigkeit genutzt (KTM-22, SA-05). Stimmt es nicht: Der Zug ist vorbei, mehr passiert nicht (KTM-23). Woran niemand zweifelt, das gilt, wahr oder nicht (KTM-25); wen es trifft, wird erst dann gesagt (KTM-26, SA-09). Eine Behauptung wird nur einmal angezweifelt (SA-06); auch wer keine Münzen hat, darf das (SA-07).
    .title = Behaupten und Anzweifeln
rules-5 = König: nimmt 3 Münzen aus der Schatzkammer, oder was noch da ist, und fragt, wer die Ministerin ist (KTM-40, SA-10). Diebin: stiehlt 1 Münze beim Spieler rechts, dann 1 beim Spieler links; wer keine hat, für den zahlt die Schatzkammer (KTM-46, SA-18). Ministerin: wählt zwei der sechs Karten und mischt sie (KTM-45); { $shuffle ->
        [secret_choice] ob sie die Plätze tauschen, entscheidet sie heimlich
       *[random] ob sie die Plätze tauschen, entscheidet der Zufall, und niemand weiß es
    } (SA-25). Henker: nennt die Karte vor einem anderen Spieler, der sie ansieht; stimmt sie, nimmt er ihm alle Münzen (KTM-47, SA-19). Eintreiberin: Alle anderen zahlen 1 Münze in die Schatzkammer, einer, den sie nennt, 2; sie selbst bekommt nichts davon (KTM-48, KTM-49), und niemand zahlt, was er nicht hat (KTM-33, SA-26).
    .title = Die Charaktere
rules-6 = Wenn der König fragt, darf sich jeder andere als Ministerin melden, für 1 Münze aus der Schatzkammer (KTM-41, SA-11). Meldet sich nur einer, kann man das anzweifeln wie jede Behauptung, auch der König (KTM-42, SA-12). Melden sich mehrere, hat sonst niemand etwas zu sagen (SA-13): Sie sehen einander die Karten an (KTM-43, SA-14); wer nicht die Ministerin ist, zahlt 1 Münze, nur einmal (KTM-44, SA-17), dann nimmt die echte ihre (SA-15, SA-16).
    .title = Wer ist die Ministerin?
rules-7 = Der Bauer zeigt allen die eigene Karte, anzuzweifeln gibt es da nichts (KTM-50, KTM-51), und nennt dann { $peasant_names ->
        [players_only] die Karten vor allen anderen Spielern
       *[all_cards] alle fünf anderen Karten
    } (SA-20), { $naming ->
        [free_order] in beliebiger Reihenfolge
       *[clockwise] im Uhrzeigersinn von links
    } (SA-21), jeden Charakter einmal (SA-22); jede genannte Karte wird aufgedeckt. Ohne Fehler nimmt er die ganze Schatzkammer, und das Spiel ist aus (KTM-52). Beim ersten Fehler, ob bei der eigenen Karte (SA-24) oder einer anderen, werden alle wieder umgedreht (SA-23), und es kostet 2 Münzen (KTM-53). Wer nur 1 hat, zahlt sie, und alle anderen nehmen je 1 (KTM-54); hat er keine, nehmen sie je 2, Münze für Münze (KTM-55).
    .title = Der Bauer
rules-8 = Muss jemand 1 Münze zahlen und hat keine (KTM-34), nehmen stattdessen alle anderen, wer sie auch seien (SA-27), je 1 aus der Schatzkammer (KTM-30), gegen den Uhrzeigersinn vom rechten Nachbarn des Schuldners an (KTM-31). Jede Münze wird einzeln genommen: Mit der letzten ist das Spiel sofort aus, und was noch käme, entfällt (KTM-32, SA-28, SA-29).
    .title = Schulden und die letzte Münze
rules-9 = { $memory_aid ->
        [true] Dieser Tisch hat eine Gedächtnishilfe: Er zeigt dir, was aus allem folgt, was du gesehen hast
       *[false] Dieser Tisch hat keine Gedächtnishilfe: Merk dir selbst, was du gesehen hast
    } (SA-32). Sagen und versprechen darfst du, was du willst; nichts bindet dich (SA-33).
    .title = Gedächtnis und Tischgespräch

## Im Terminal

terminal-place = Nr.
terminal-player = Spieler
terminal-card = Karte
terminal-nobody = niemand
terminal-not = nicht { $cards }
terminal-known = Du weißt: { $places }
terminal-treasury = Schatzkammer: { $treasury ->
        [one] 1 Münze.
       *[other] { $treasury } Münzen.
    }
