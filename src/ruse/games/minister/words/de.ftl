### King Thief Minister auf Deutsch. Dieselben Nachrichten stehen in en.ftl und it.ftl; ein Test vergleicht sie.
###
### $you ist die Rolle des Lesers in einem Ereignis ("seat", "target", "from", "to", "winners", "shared") oder
### "none". Plätze am Tisch kommen als Namen, Charaktere in Notation ("king"), Kartenplätze als Buchstaben, Ja und
### Nein als "true" und "false"; "none" ist, was er nicht sehen darf, und die Schatzkammer, wo sonst niemand zahlt.

game-title = King Thief Minister
standing-title = Münzen Zug für Zug
standing-name = Münzen
game-about = Sechs verdeckte Karten liegen um eine Schatzkammer und wandern von Platz zu Platz. Dir gehört ein Platz, nie eine Karte. Beanspruche einen Charakter für dich, ob er vor dir liegt oder nicht. Ist die Schatzkammer leer, gewinnt, wer die meisten Münzen hat.
game-length = etwa 20 Minuten

## Ausgaben

edition-standard = nach dem Regelheft und, wo es schweigt, nach unserer Empfehlung

## Bots: Name und was zu erwarten ist

bot-house = Klubbot
bot-house-note = Merkt sich jede Karte, die er gesehen hat, behauptet, was sicher stimmt, und zweifelt an, was sicher nicht stimmt.

## Charaktere

card-king = König
card-thief = Diebin
card-minister = Ministerin
card-executioner = Henker
card-collector = Steuereintreiberin
card-peasant = Bauer

# Im Akkusativ: wen jemand beansprucht oder sieht.
the-claim = { $claim ->
        [king] den König
        [thief] die Diebin
        [minister] die Ministerin
        [executioner] den Henker
        [collector] die Steuereintreiberin
       *[peasant] den Bauern
    }
the-card = { $card ->
        [king] den König
        [thief] die Diebin
        [minister] die Ministerin
        [executioner] den Henker
        [collector] die Steuereintreiberin
       *[peasant] den Bauern
    }
# Im Nominativ: wer irgendwo liegt.
is-claim = { $claim ->
        [king] der König
        [thief] die Diebin
        [minister] die Ministerin
        [executioner] der Henker
        [collector] die Steuereintreiberin
       *[peasant] der Bauer
    }
is-card = { $card ->
        [king] der König
        [thief] die Diebin
        [minister] die Ministerin
        [executioner] der Henker
        [collector] die Steuereintreiberin
       *[peasant] der Bauer
    }

# Nur für den, der etwas behauptet. Wo er es nicht wissen kann, weiß es nur die Karte.
claim-is-true = Du beanspruchst { the-claim }, und das stimmt.
claim-is-bluff = Du beanspruchst { the-claim }, aber das stimmt nicht. Ein Bluff!
claim-is-unknown = Du beanspruchst { the-claim }, ohne zu wissen, ob es stimmt.
only-you-know-bluff = Nur du weißt es: Vor dir liegt nicht { is-claim }.

# Die Übersicht: was ein Charakter tut.
reference-king = Nimm 3 Münzen und frage, wer die Ministerin ist. Wer antwortet, nimmt sich 1 Münze.
reference-thief = Nimm je 1 Münze vom Spieler zu deiner Rechten und zu deiner Linken. Hat einer keine, nimm sie aus der Schatzkammer.
reference-minister = Mische zwei beliebige der sechs Karten. Oder antworte dem König für 1 Münze.
reference-executioner = Errate die Karte vor einem anderen Spieler. Hast du recht, nimmst du alle seine Münzen.
reference-collector = Alle anderen zahlen 1 Münze in die Schatzkammer, ein Spieler deiner Wahl zahlt 2. Wer keine hat, zahlt nichts.
reference-peasant = Zeig deine Karte und sag alle anderen an. Ohne Fehler gewinnst du die Schatzkammer. Ein Fehler kostet 2 Münzen.

## Aktionen: der Name, wenige Worte für das Menü, eine Erklärung

action-look = Ansehen
action-move = Verschieben
action-claim = Beanspruchen
action-pass = Nichts sagen
action-challenge = Anzweifeln
action-reply = Antworten
action-swap = Mischen
action-keep = Nur so tun
action-execute = Hinrichten
action-tax = Besteuern
action-name = Ansagen
action-peek = Ansehen

note-look = sieh dir die Karte vor dir an
note-move = alle sechs Karten wandern
note-claim = sag, wer vor dir liegt
note-pass = lass es gut sein
note-challenge = sieh dir die Karte an; stimmt die Behauptung, zahlst du 1 Münze
note-reply = nimm 1 Münze
note-swap = mische zwei der sechs Karten
note-keep = die beiden Karten bleiben, wo sie waren
note-execute = hast du recht, nimmst du alle Münzen
note-tax = dieser Spieler zahlt 2 Münzen, alle anderen 1
note-name = sie wird für alle aufgedeckt
note-peek = sieh dir die Karte auf einem anderen Platz an

# Was eine Behauptung bringt, für jeden Charakter.
note-claim-king = nimm 3 Münzen, frage nach der Ministerin
note-claim-thief = nimm rechts und links je 1 Münze
note-claim-minister = mische zwei Karten
note-claim-executioner = errate eine Karte, nimm die Münzen
note-claim-collector = alle anderen zahlen 1 Münze, einer 2
note-claim-peasant = sag alle Karten an, nimm die Schatzkammer

explain-look = Du zahlst 1 Münze und siehst dir die Karte auf deinem Platz an. Das geht auch ohne Münze: Dann nimmt sich jeder andere 1 Münze aus der Schatzkammer, wenn es für alle reicht.
explain-move = Alle sechs Karten wandern einen Platz nach rechts (gegen den Uhrzeigersinn), einen nach links (im Uhrzeigersinn) oder auf den Platz gegenüber. Niemand sieht sie dabei.
explain-claim = Du sagst, welcher Charakter vor dir liegt, und nutzt seine Fähigkeit. Er muss nicht dort liegen, und du musst es nicht wissen.
explain-pass = { $response_mode ->
        [sequential] Du lässt es gut sein, und alle sehen es. Dann antwortet der Nächste, falls es einen gibt.
       *[simultaneous] Du lässt es gut sein. Deine Antwort bleibt geheim, bis alle geantwortet haben.
    }
explain-challenge = Du sagst, dass es nicht stimmt, und siehst dir die Karte an. Stimmt es doch, zahlst du 1 Münze, und die Fähigkeit wird genutzt. Stimmt es nicht, passiert nichts, und der Zug ist vorbei. { $response_mode ->
        [sequential] Nach dir wird niemand mehr gefragt.
       *[simultaneous] Zweifeln mehrere, kommt nur einer zum Zug.
    }
explain-reply = Du sagst, dass vor dir die Ministerin liegt, und nimmst dir 1 Münze. Antwortest nur du, dürfen andere das anzweifeln. Antworten mehrere, sehen sie einander die Karten an, und wer gelogen hat, zahlt 1 Münze.
explain-swap = Du mischst die Karten zweier Plätze und legst sie zurück. Ob sie tauschen, entscheidet der Zufall, außer wenn die Ministerin an diesem Tisch selbst wählt. Dann tauschen sie.
explain-keep = Du mischst die Karten zweier Plätze nur zum Schein. Jede kommt dorthin zurück, wo sie war, und nur du weißt das.
explain-execute = Du zeigst auf die Karte vor einem anderen Spieler und rätst, wer es ist. Der Spieler sieht nach. Hast du recht, bekommst du alle seine Münzen. Wenn nicht, passiert nichts.
explain-tax = Alle anderen Spieler zahlen 1 Münze in die Schatzkammer, der Spieler deiner Wahl zahlt 2. Niemand zahlt mehr, als er hat.
explain-name = Du sagst die Karte an, und sie wird für alle aufgedeckt. Der erste Fehler beendet den Versuch und kostet 2 Münzen.
explain-peek = Du siehst dir eine Karte an, die nicht auf deinem Platz liegt. Alle sehen, wo du nachsiehst, aber nur du siehst die Karte.

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
        [collector] Steuereintreiberin
       *[peasant] Bauer
    }
bar-claim = { $claim ->
        [peasant] Bauern beanspruchen
       *[other] { as-claim } beanspruchen
    }
bar-pass = Nichts sagen
bar-move-right = Alle Karten einen Platz nach rechts
bar-move-left = Alle Karten einen Platz nach links
bar-move-opposite = Alle Karten nach gegenüber
bar-reply = Als { as-claim } antworten
board-treasury = Schatzkammer
board-place = Platz { $place }
board-nobody = kein Spieler
board-known = Was du weißt
board-guess-right = Genannt: { $card }. Richtig.
board-guess-wrong = Genannt: { $card }. Falsch.
board-sign-eye = In diesem Zug angesehen
board-sign-mix = In diesem Zug mit einer anderen Karte gemischt
board-sign-challenge = Zweifelt die Behauptung an
board-aid = Merkhilfe
board-aid-switch = Zeigen, was ich wissen kann
board-aid-hint = Unter jedem Platz: alle Charaktere, die dort noch liegen können, der wahrscheinlichste zuerst. Ein einzelner mit Ring ist sicher. Keine Zeichen heißt: Es kann jeder sein. Bei deinen Behauptungen heißt ein Haken wahr, eine Maske Bluff und ein Fragezeichen, dass du es nicht wissen kannst. Verwendet wird nur, was du selbst gesehen hast.

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

ask-peek = Bevor das Spiel beginnt, siehst du dir eine Karte auf einem anderen Platz an. Welche?
ask-action = Du bist dran. Was tust du?
ask-challenge = { $seat } beansprucht { the-claim }. Glaubst du das?
ask-reply = { $seat } fragt, wer die Ministerin ist. Antwortest du?
ask-challenge-reply = { $seat } beansprucht { the-claim }. Glaubst du das?
ask-swap = Welche zwei Karten mischst du?
ask-execute = Wessen Karte errätst du, und wer ist es? Stimmt es, bekommst du alle seine Münzen.
ask-tax = Wer zahlt 2 Münzen?
ask-name = { $place ->
        [none] Welchen Platz nimmst du, und wer liegt dort?
       *[other] Wer liegt auf Platz { $place }?
    }

# Im Browser tippt man auf die Karten selbst.
bar-ask-peek = Bevor das Spiel beginnt: Tippe auf eine der gerahmten Karten und sieh sie dir an.
bar-ask-swap = Tippe auf die zwei Karten, die du mischen willst.
bar-ask-execute = Tippe auf die Karte eines Spielers und sag, wer es ist. Stimmt es, bekommst du alle seine Münzen.
bar-ask-tax = Wer zahlt 2 Münzen? Tippe auf die Karte dieses Spielers.

## Ereignisse

event-begun = { $you ->
        [seat] Du beginnst. Zuerst sieht sich jeder die Karte auf einem anderen Platz an.
       *[none] { $seat } beginnt. Zuerst sieht sich jeder die Karte auf einem anderen Platz an.
    }
event-peeked = { $you ->
        [seat] Du siehst dir die Karte auf Platz { $place } an: { $card-name }.
       *[none] { $card ->
            [none] { $seat } sieht sich die Karte auf Platz { $place } an.
           *[other] { $seat } sieht sich die Karte auf Platz { $place } an: { $card-name }.
        }
    }
event-turn = { $you ->
        [seat] Zug { $number }: Du bist dran
       *[none] Zug { $number }: { $seat } ist dran
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
            [right] Du schiebst alle Karten einen Platz nach rechts (gegen den Uhrzeigersinn).
            [left] Du schiebst alle Karten einen Platz nach links (im Uhrzeigersinn).
           *[opposite] Du schiebst jede Karte auf den Platz gegenüber.
        }
       *[none] { $direction ->
            [right] { $seat } schiebt alle Karten einen Platz nach rechts (gegen den Uhrzeigersinn).
            [left] { $seat } schiebt alle Karten einen Platz nach links (im Uhrzeigersinn).
           *[opposite] { $seat } schiebt jede Karte auf den Platz gegenüber.
        }
    }
event-claimed = { $you ->
        [seat] Du beanspruchst { the-claim }.
       *[none] { $seat } beansprucht { the-claim }.
    }
event-passed-challenge = Niemand zweifelt das an.
event-passed-reply = Niemand antwortet.
event-passed-challenge-reply = Niemand zweifelt die Ministerin an.
event-challenged = { $you ->
        [seat] Du zweifelst die Behauptung von { $target } an.
        [target] { $seat } zweifelt deine Behauptung an.
       *[none] { $seat } zweifelt die Behauptung von { $target } an.
    }
event-seen = { $you ->
        [seat] Auf Platz { $place } siehst du { the-card }.
       *[none] { $card ->
            [none] { $seat } sieht sich die Karte auf Platz { $place } an.
           *[other] { $seat } sieht auf Platz { $place } { the-card }.
        }
    }
event-proved = { $you ->
        [seat] Es stimmt. Vor dir liegt { is-claim }.
       *[none] Es stimmt. Vor { $seat } liegt { is-claim }.
    }
event-disproved = { $you ->
        [seat] Das stimmt nicht! Vor dir liegt nicht { is-claim }.
       *[none] Das stimmt nicht! Vor { $seat } liegt nicht { is-claim }.
    }
event-replied = { $you ->
        [seat] Du antwortest als { as-claim }.
       *[none] { $seat } antwortet als { as-claim }.
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
            [none] Dein Nachbar hat keine Münzen. Du nimmst 1 Münze aus der Schatzkammer.
           *[other] Du nimmst { $from } 1 Münze weg.
        }
        [from] { $to } nimmt dir 1 Münze weg.
       *[none] { $from ->
            [none] Ein Nachbar hat keine Münzen. { $to } nimmt 1 Münze aus der Schatzkammer.
           *[other] { $to } nimmt { $from } 1 Münze weg.
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
                [0] { $from } hat keine Münzen.
                [one] Du nimmst { $from } die letzte Münze weg.
               *[other] Du nimmst { $from } alle { $amount } Münzen weg.
            }
        }
        [from] { $amount ->
            [0] Du hast keine Münzen.
            [one] { $to } nimmt dir die letzte Münze weg.
           *[other] { $to } nimmt dir alle { $amount } Münzen weg.
        }
       *[none] { $from ->
            [none] { $amount ->
                [one] { $to } nimmt die letzte Münze aus der Schatzkammer.
               *[other] { $to } nimmt alle { $amount } Münzen aus der Schatzkammer.
            }
           *[other] { $amount ->
                [0] { $from } hat keine Münzen.
                [one] { $to } nimmt { $from } die letzte Münze weg.
               *[other] { $to } nimmt { $from } alle { $amount } Münzen weg.
            }
        }
    }
event-coins-shared = { $you ->
        [to] Jemand kann nicht zahlen, also nimmst du 1 Münze aus der Schatzkammer.
       *[none] Jemand kann nicht zahlen, also nimmt { $to } 1 Münze aus der Schatzkammer.
    }
event-shuffled = { $you ->
        [seat] Du mischst die Karten auf den Plätzen { $first } und { $second }.
       *[none] { $seat } mischt die Karten auf den Plätzen { $first } und { $second }.
    }
event-swapped = { $you ->
        [seat] { $swap ->
            [true] Nur du weißt es: Sie haben die Plätze getauscht.
           *[false] Nur du weißt es: Sie haben die Plätze nicht getauscht.
        }
       *[none] { $swap ->
            [none] Ob sie die Plätze getauscht haben, weiß nur { $seat }.
            [true] Nur { $seat } weiß es: Sie haben die Plätze getauscht.
           *[false] Nur { $seat } weiß es: Sie haben die Plätze nicht getauscht.
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
event-sought = { $you ->
        [seat] Du willst dir die Karte vor dir ansehen, hast aber keine Münze. Die anderen nehmen die letzten Münzen, bevor du sie siehst.
       *[none] { $seat } will sich die eigene Karte ansehen, hat aber keine Münze. Die anderen nehmen die letzten Münzen, bevor es dazu kommt.
    }
event-levied = { $you ->
        [seat] Du verlangst von { $target } 2 Münzen Steuern, von allen anderen 1.
        [target] { $seat } verlangt von dir 2 Münzen Steuern, von allen anderen 1.
       *[none] { $seat } verlangt von { $target } 2 Münzen Steuern, von allen anderen 1.
    }
event-opened = { $you ->
        [seat] Platz { $place }: Du sagst { $named-name } an. Dort liegt { is-card }.
       *[none] Platz { $place }: { $seat } sagt { $named-name } an. Dort liegt { is-card }.
    }
event-failed = { $you ->
        [seat] Ein Fehler! Dein Versuch ist zu Ende, und alle Karten liegen wieder verdeckt.
       *[none] Ein Fehler! Der Versuch von { $seat } ist zu Ende, und alle Karten liegen wieder verdeckt.
    }
event-succeeded = { $you ->
        [seat] Kein Fehler! Du hast alle Karten richtig angesagt.
       *[none] Kein Fehler! { $seat } hat alle Karten richtig angesagt.
    }
event-finished-treasury = { $you ->
        [winners] Die Schatzkammer ist leer, und du hast die meisten Münzen. Du gewinnst!
        [shared] Die Schatzkammer ist leer. Ihr teilt euch den Sieg: { $winners }.
       *[none] { $count ->
            [one] Die Schatzkammer ist leer. { $winners } gewinnt!
           *[other] Die Schatzkammer ist leer. { $winners } teilen sich den Sieg.
        }
    }
event-finished-turn-limit = { $you ->
        [winners] Das Zuglimit ist erreicht, und du hast die meisten Münzen. Du gewinnst!
        [shared] Das Zuglimit ist erreicht. Ihr teilt euch den Sieg: { $winners }.
       *[none] { $count ->
            [one] Das Zuglimit ist erreicht. { $winners } gewinnt!
           *[other] Das Zuglimit ist erreicht. { $winners } teilen sich den Sieg.
        }
    }

## Die geführte erste Partie: was der Begleiter sagt. $seat1 und $seat2 sind die anderen

lesson-goal = Sechs verdeckte Karten liegen um die Schatzkammer. Dir gehört Platz A, aber nie die Karte darauf, denn die Karten wandern. Ist die Schatzkammer leer, gewinnt, wer die meisten Münzen hat.
lesson-peek = Vor dem ersten Zug sehen sich alle eine Karte auf einem anderen Platz an. Tippe auf die Karte auf Platz C, vor { $seat1 }.
lesson-peeked = Es ist die Diebin, und nur du weißt es. Das Zeichen am Platz erinnert dich daran, auch wenn die Karten wandern. Jetzt beginnt { $seat1 }.
lesson-challenge = { $seat1 } beansprucht den König und will 3 Münzen. Aber du hast dort die Diebin gesehen! Zweifle die Behauptung an.
lesson-challenged = Du siehst dir die Karte an. Stimmt die Behauptung, zahlst du 1 Münze. Stimmt sie nicht, passiert nichts, und der Zug ist zu Ende.
lesson-caught = Nicht wahr! { $seat1 } bekommt nichts, und dich hat es nichts gekostet. Sieh jetzt zu, wie { $seat2 } alle sechs Karten einen Platz nach rechts verschiebt.
lesson-move = Deine Diebin liegt jetzt auf Platz B. Verschiebe alle Karten noch einmal einen Platz nach rechts, dann liegt sie vor dir.
lesson-moved = Die Diebin bleibt vor dir, bis die Karten wieder wandern. Ein Zug ist immer eins von dreien: deine Karte ansehen, alle Karten verschieben oder einen Charakter beanspruchen.
lesson-allow = { $seat2 } beansprucht den König. Du kannst nicht wissen, ob das stimmt, und falsch anzuzweifeln kostet 1 Münze. Sag nichts.
lesson-allowed = Zweifelt niemand, nimmt sich { $seat2 } 3 Münzen und fragt, wer die Ministerin ist. Wer antwortet, nimmt sich 1 Münze.
lesson-reply = Du hast die Diebin, aber wer weiß das schon? Antworte als Ministerin und nimm dir 1 Münze.
lesson-replied = Antworten zwei, sehen sie sich gegenseitig die Karten an, und wer gelogen hat, zahlt 1 Münze. Mal sehen, ob dich jemand anzweifelt.
lesson-claim = Dein Bluff hat geklappt. Jetzt sag die Wahrheit: Beanspruche die Diebin und nimm jedem Nachbarn 1 Münze ab. Der Haken an der Karte heißt, dass es stimmt.
lesson-claimed = Jetzt können dich die anderen anzweifeln. Nur wer anzweifelt, sieht deine Karte.
lesson-proved = { $seat1 } hat gezweifelt, nachgesehen und für den Irrtum 1 Münze gezahlt. Dann hast du jedem Nachbarn 1 Münze abgenommen. Jetzt verschieben beide alle Karten einen Platz nach rechts.
lesson-bluff = Folge deiner Diebin zwei Plätze nach rechts: Sie liegt vor { $seat2 }, und dort sind 5 Münzen. Deine eigene Karte kennst du nicht. Beanspruche trotzdem den Henker!
lesson-bluffed = Zweifelt jemand, ist dein Zug vielleicht vorbei. Aber eine falsche Behauptung kostet keine Münzen.
lesson-execute = Niemand zweifelt. Tippe auf die Karte von { $seat2 } und sag die Diebin an. Hast du recht, bekommst du dort alle Münzen.
lesson-end = Alle 5 Münzen gehören dir! Darum geht es: merken, beanspruchen, zweifeln. Zwei Charaktere warten noch auf dich: Die Steuereintreiberin lässt alle anderen zahlen, und der Bauer kann die ganze Schatzkammer gewinnen.

## Der Spickzettel am Tisch und Tipps für die erste Partie

glance-goal = Ist die Schatzkammer leer, gewinnt, wer die meisten Münzen hat.
glance-turn = In deinem Zug machst du eins: deine eigene Karte für 1 Münze ansehen, alle sechs Karten verschieben oder den Charakter vor dir beanspruchen.
glance-1 = Jeder kann eine Behauptung anzweifeln und die Karte ansehen. Stimmt sie, zahlt der Zweifler 1 Münze. Stimmt sie nicht, ist der Zug vorbei. Eine falsche Behauptung kostet keine Münzen.
    .title = Anzweifeln
glance-2 = Musst du zahlen und hast keine Münze, nehmen sich stattdessen alle anderen je 1 aus der Schatzkammer.
    .title = Schulden
hint-peek = Nimm eine Karte, nur nicht deine eigene. Ein Zeichen am Platz erinnert dich daran.
hint-action = Ansehen kostet 1 Münze, verschieben nichts. Eine Behauptung kann wahr, falsch oder geraten sein.
hint-challenge = Zweifelst du zu Unrecht, zahlst du 1 Münze. Hast du recht, gilt die Behauptung nicht.
hint-reply = Eine Antwort bringt 1 Münze. Antworten zwei, zahlt, wer gelogen hat, 1 Münze.

## Warum eine Aktion abgelehnt wird

refusal-not-asked = du bist gerade nicht gefragt
refusal-no-such-action = diese Aktion gibt es nicht
refusal-not-now = das geht gerade nicht
refusal-too-poor = du hast keine Münze, und die Schatzkammer hat zu wenige für alle anderen
refusal-no-target = dieser Spieler ist nicht im Spiel
refusal-name-used = diesen Charakter hast du schon angesagt
refusal-not-that-place = die Karte auf diesem Platz ist noch nicht an der Reihe
refusal-no-choice = an diesem Tisch entscheidet der Zufall, wie die Karten gemischt werden

## Optionen, die nicht zusammenpassen

conflict-first-player = Platz { $seat } kann nicht beginnen, denn es gibt nur { $players } Plätze.

## Optionen

option-first_player = Startspieler
option-first_player-random = wird ausgelost
option-first_player-number = Platz { $nth }
option-response_mode = Wie angezweifelt und dem König geantwortet wird
option-response_mode-simultaneous = alle gleichzeitig, verdeckt
option-response_mode-sequential = einer nach dem anderen, in der Reihenfolge des Vorrangs
option-first_look = Der Blick auf eine Karte vor dem ersten Zug
option-first_look-simultaneous = alle wählen gleichzeitig, verdeckt
option-first_look-sequential = einer nach dem anderen, im Uhrzeigersinn
option-peasant_names = Welche Karten der Bauer ansagen muss
option-peasant_names-all_cards = alle fünf anderen
option-peasant_names-players_only = nur die vor anderen Spielern (leichter, wenn wenige mitspielen)
option-naming = In welcher Reihenfolge der Bauer sie ansagt
option-naming-clockwise = im Uhrzeigersinn, von links beginnend
option-naming-free_order = beliebig
option-shuffle = Wie die Ministerin zwei Karten mischt
option-shuffle-random = zufällig, und niemand kennt das Ergebnis
option-shuffle-secret_choice = sie entscheidet heimlich, ob die beiden die Plätze tauschen
option-turn_limit = Zuglimit (sonst 100 Züge je Spieler)
option-memory_aid = Merkhilfe: Der Tisch zeigt dir, was du wissen kannst
option-memory_aid-true = ja
option-memory_aid-false = nein, du musst es dir selbst merken

## Die Regeln in Abschnitten. Die geltenden Optionen kommen unter ihren Namen.

rules-1 = Das Spiel endet, sobald die Schatzkammer leer ist (KTM-60). Wer die meisten Münzen hat, gewinnt (KTM-61). Haben mehrere die meisten, teilen sie sich den Sieg (SA-30). Niemand scheidet aus: Auch ohne Münzen spielst du weiter (KTM-62).
    .title = Spielziel
rules-2 = Jeder hat 3 Münzen, die Schatzkammer hat 2 je Spieler (KTM-02, KTM-03). Die sechs Charaktere liegen als je eine Karte verdeckt auf sechs Plätzen um die Schatzkammer (KTM-01, KTM-05). Dir gehört ein Platz, nie eine Karte: Deine Karte ist die, die gerade dort liegt (KTM-06). Bei weniger als sechs Spielern gehören manche Plätze niemandem. Ihre Karten wandern mit, aber niemand kann sie nutzen (KTM-07). { $first_player ->
        [random] Der Startspieler wird ausgelost (KTM-04).
       *[other] Der Startspieler steht vorher fest (KTM-04).
    } Zuerst sieht sich jeder eine Karte an, die nicht auf seinem Platz liegt (KTM-08), { $first_look ->
        [simultaneous] alle gleichzeitig.
       *[sequential] einer nach dem anderen, im Uhrzeigersinn.
    } Alle sehen, wo du nachsiehst, aber nur du siehst die Karte (SA-01). Die eigene Karte kennt noch niemand (KTM-09).
    .title = Spielvorbereitung
rules-3 = In deinem Zug führst du genau eine Aktion durch (KTM-10). Passen kannst du nicht (KTM-11). Ansehen: Zahle 1 Münze und sieh dir die Karte auf deinem Platz an (KTM-12). Hast du keine, nimmt sich stattdessen jeder andere 1 Münze aus der Schatzkammer, wenn es für alle reicht (KTM-13, SA-02). Karten verschieben: Alle sechs Karten wandern einen Platz nach rechts, gegen den Uhrzeigersinn (KTM-14), einen nach links, im Uhrzeigersinn (KTM-15), oder auf den Platz gegenüber (KTM-16). Beanspruchen: Sag, welcher Charakter vor dir liegt, und nutze seine Fähigkeit, ob es stimmt oder nicht (KTM-17). Dann geht es im Uhrzeigersinn weiter. Nach { $turn_limit } Zügen endet das Spiel, als wäre die Schatzkammer leer (SA-31).
    .title = Spielablauf
rules-4 = Du darfst jeden Charakter beanspruchen, auch wenn es niemand glauben kann (SA-03). Alle anderen dürfen das anzweifeln (KTM-20), { $response_mode ->
        [sequential] einer nach dem anderen.
       *[simultaneous] alle gleichzeitig und verdeckt.
    } Zweifeln mehrere, hat Vorrang, wer gegen den Uhrzeigersinn am nächsten sitzt, also zuerst der Spieler rechts (KTM-24, SA-04). Nur der Zweifler sieht die Karte und gibt sie zurück (KTM-21). Die anderen erfahren nur, ob es stimmt (SA-08). Stimmt es, zahlt der Zweifler 1 Münze, und dann wird die Fähigkeit genutzt (KTM-22, SA-05). Stimmt es nicht, ist der Zug vorbei, und sonst passiert nichts (KTM-23). Eine Behauptung, die niemand anzweifelt, gilt, ob wahr oder nicht (KTM-25). Erst dann wird gesagt, wen sie trifft (KTM-26, SA-09). Jede Behauptung kann nur einmal angezweifelt werden (SA-06). Auch wer keine Münzen hat, darf zweifeln (SA-07).
    .title = Anzweifeln
rules-5 = König: Nimm 3 Münzen aus der Schatzkammer oder was noch da ist, und frage, wer die Ministerin ist (KTM-40, SA-10). Diebin: Nimm 1 Münze vom Spieler zu deiner Rechten, dann 1 von dem zu deiner Linken. Hat einer keine, nimm sie aus der Schatzkammer (KTM-46, SA-18). Ministerin: Wähle zwei beliebige der sechs Karten und mische sie (KTM-45). { $shuffle ->
        [secret_choice] Ob sie die Plätze tauschen, entscheidest du heimlich
       *[random] Ob sie die Plätze tauschen, entscheidet der Zufall, und niemand weiß es
    } (SA-25). Henker: Errate die Karte vor einem anderen Spieler, der sie sich ansieht. Hast du recht, nimmst du alle seine Münzen (KTM-47, SA-19). Steuereintreiberin: Alle anderen zahlen 1 Münze in die Schatzkammer, ein Spieler deiner Wahl zahlt 2. Du bekommst nichts davon (KTM-48, KTM-49), und niemand zahlt, was er nicht hat (KTM-33, SA-26).
    .title = Fähigkeiten der Charaktere
rules-6 = Wenn der König fragt, darf jeder andere als Ministerin antworten und sich 1 Münze aus der Schatzkammer nehmen (KTM-41, SA-11). Antwortet nur einer, kann man das anzweifeln wie jede Behauptung, auch der König (KTM-42, SA-12). Antworten mehrere, darf sonst niemand anzweifeln (SA-13). Sie sehen einander die Karten an (KTM-43, SA-14). Wer nicht die Ministerin ist, zahlt 1 Münze, aber nur einmal (KTM-44, SA-17). Dann nimmt sich die echte Ministerin ihre Münze (SA-15, SA-16).
    .title = Wer ist die Ministerin?
rules-7 = Der Bauer zeigt allen seine Karte, also gibt es nichts anzuzweifeln (KTM-50, KTM-51). Dann sagt er { $peasant_names ->
        [players_only] die Karten vor allen anderen Spielern
       *[all_cards] alle fünf anderen Karten
    } an (SA-20), { $naming ->
        [free_order] in beliebiger Reihenfolge
       *[clockwise] im Uhrzeigersinn von links
    } (SA-21), jeden Charakter einmal (SA-22). Jede angesagte Karte wird aufgedeckt. Ohne Fehler nimmt er die ganze Schatzkammer, und das Spiel ist vorbei (KTM-52). Beim ersten Fehler, bei der eigenen Karte (SA-24) oder einer anderen, werden alle Karten wieder verdeckt (SA-23), und der Bauer zahlt 2 Münzen (KTM-53). Hat er nur 1, zahlt er sie, und alle anderen nehmen sich je 1 (KTM-54). Hat er keine, nehmen sie sich je 2, eine nach der anderen (KTM-55).
    .title = Der Bauer
rules-8 = Muss ein Spieler 1 Münze zahlen und hat keine (KTM-34), nehmen sich stattdessen ausnahmslos alle anderen (SA-27) je 1 aus der Schatzkammer (KTM-30), gegen den Uhrzeigersinn, beginnend rechts vom Schuldner (KTM-31). Die Münzen werden eine nach der anderen genommen. Mit der letzten endet das Spiel sofort, und alles, was noch käme, entfällt (KTM-32, SA-28, SA-29).
    .title = Schulden und die letzte Münze
rules-9 = { $memory_aid ->
        [true] Dieser Tisch hat eine Merkhilfe. Sie zeigt dir, was aus allem folgt, was du gesehen hast
       *[false] Dieser Tisch hat keine Merkhilfe. Du musst dir merken, was du gesehen hast
    } (SA-32). Sag und versprich, was du willst. Nichts davon bindet dich (SA-33).
    .title = Gedächtnis und Absprachen

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

## Was alle Spiele sagen, mit dem Wort dieses Regelhefts: anzweifeln

challenge-line = Alle anderen können das anzweifeln.
table-role-challenge = zweifelt an
replay-fate-stood = nicht angezweifelt
replay-fate-shown = von { $name } angezweifelt, und es stimmte
replay-fate-caught = von { $name } angezweifelt und aufgeflogen
replay-legend-shown = angezweifelt, und es stimmte
replay-legend-caught = angezweifelt und aufgeflogen
replay-figure-challenges = { $challenges ->
        [0] nie angezweifelt
        [one] einmal angezweifelt
       *[other] { $challenges }-mal angezweifelt
    }{ $challenges ->
        [0] { "" }
       *[other] , { $right }-mal zu Recht
    }
replay-count-challenges = Angezweifelt

## Lange Wörter der Namen, und wo schmale Kärtchen sie trennen dürfen

breaks = Merk|hilfe Steuer|eintreiberin Minis|terin
