### Coup auf Deutsch. Dieselben Nachrichten stehen in en.ftl und it.ftl; ein Test vergleicht sie.
###
### $you ist die Rolle des Lesers in einem Ereignis ("seat", "target", "from", "to", "winners", "shared")
### oder "none". Plätze kommen als Namen, Charaktere in Notation ("duke"); "none" ist, was er nicht sehen darf.

game-title = Coup
game-about = Jeder verbirgt zwei Charaktere, gibt sich als der aus, den er gerade braucht, und darf dabei lügen. Wer beide verliert, scheidet aus; wer zuletzt übrig ist, gewinnt.
game-length = etwa 15 Minuten

## Ausgaben

edition-standard = wo die beiden Regelhefte sich unterscheiden, unsere Empfehlung
edition-german = nach dem deutschen Regelheft, für 2 bis 6 Spieler
edition-italian = nach dem italienischen Regelheft, für 2 bis 10 Spieler

## Bots: Name und was zu erwarten ist

bot-house = Hausbot
bot-house-note = Blufft mit Maß, merkt sich, was behauptet wurde, und zweifelt an, was nicht stimmen kann.
bot-honest = Ehrlicher Bot
bot-honest-note = Lügt nie und zweifelt ab und zu an.
bot-trusting = Gutgläubiger Bot
bot-trusting-note = Behauptet, was er will, und glaubt allen.
bot-doubting = Misstrauischer Bot
bot-doubting-note = Behauptet, was er will, und glaubt niemandem.

## Charaktere

card-duke = Herzog
card-assassin = Attentäterin
card-captain = Kapitän
card-ambassador = Botschafter
card-inquisitor = Inquisitor
card-contessa = Contessa

# Immer im Akkusativ.
the-claim = { $claim ->
        [duke] den Herzog
        [assassin] die Attentäterin
        [captain] den Kapitän
        [ambassador] den Botschafter
        [inquisitor] den Inquisitor
       *[contessa] die Contessa
    }
the-card = { $card ->
        [duke] den Herzog
        [assassin] die Attentäterin
        [captain] den Kapitän
        [ambassador] den Botschafter
        [inquisitor] den Inquisitor
       *[contessa] die Contessa
    }

# Nur für den, der etwas behauptet.
claim-is-true = Du berufst dich auf { the-claim }, und das zu Recht.
claim-is-bluff = Du berufst dich auf { the-claim }, ohne die Karte zu haben: ein Bluff.
only-you-know-bluff = Das weißt nur du: Du hast { the-claim } nicht.

# Die Übersicht: was ein Charakter tut und was er blockt.
reference-duke = Steuern: nimmt 3 Münzen. Blockt Entwicklungshilfe.
reference-assassin = Anschlag: zahlt 3 Münzen, und das Opfer verliert eine Karte.
reference-captain = Diebstahl: nimmt jemandem 2 Münzen weg. Blockt Diebstahl.
reference-ambassador = Austausch: zieht zwei Karten, legt zwei zurück. Blockt Diebstahl.
reference-inquisitor = Austausch: zieht eine Karte, legt eine zurück. Oder untersucht eine fremde Karte. Blockt Diebstahl.
reference-contessa = Keine Aktion. Blockt einen Anschlag.

## Aktionen: der Name, wenige Worte für das Menü, eine Erklärung

action-income = Einkommen
action-foreign-aid = Entwicklungshilfe
action-tax = Steuern
action-exchange = Austausch
action-coup = Coup
action-assassinate = Anschlag
action-steal = Diebstahl
action-examine = Untersuchung
action-pass = Passen
action-challenge = Anzweifeln
action-block = Blocken
action-show = Zeigen
action-refuse = Nicht zeigen
action-lose = Verlieren
action-keep = Behalten
action-offer = Vorlegen
action-leave = Lassen
action-force = Tauschen lassen
action-draft = Auswählen

note-income = nimm 1 Münze
note-foreign-aid = nimm 2 Münzen
note-tax = nimm 3 Münzen
note-exchange = tausche Karten mit dem Stapel
note-coup = das Opfer verliert sicher eine Karte
note-assassinate = das Opfer verliert eine Karte
note-steal = nimm bis zu 2 Münzen
note-examine = sieh eine Karte an
note-pass = lass es gelten
note-challenge = wer sich irrt, verliert eine Karte
note-block = verhindere es
note-show = beweise es und zieh eine neue Karte
note-refuse = verliere stattdessen eine Karte
note-lose = sie bleibt offen liegen
note-keep = der Rest geht zurück
note-offer = nur der Inquisitor sieht sie
note-leave = die Karte bleibt
note-force = sie wird gegen eine neue getauscht
note-draft = die anderen vier scheiden aus

explain-income = Du nimmst 1 Münze aus der Staatskasse. Nichts kann es verhindern.
explain-foreign-aid = Du nimmst 2 Münzen aus der Staatskasse. Du behauptest nichts, also kann dich niemand anzweifeln.
explain-tax = Du nimmst 3 Münzen aus der Staatskasse.
explain-exchange = Du ziehst Karten vom Hofstapel, behältst so viele, wie du hattest, und legst die anderen zurück.
explain-coup = Der Spieler, den du nennst, verliert eine Karte. Nichts kann es verhindern.
explain-assassinate = Der Spieler, den du nennst, verliert eine Karte. Wirst du beim Bluffen erwischt, bekommst du die Münzen zurück; wirst du geblockt, nicht.
explain-steal = Du nimmst einem Mitspieler 2 Münzen weg oder die einzige, die er hat.
explain-examine = Ein Mitspieler zeigt dir eine Karte. Du lässt sie ihm, oder er muss sie mit dem Stapel tauschen.
explain-pass = { $response_mode ->
        [sequential] Du lässt es gelten, und alle sehen es. Dann wird der Nächste gefragt, falls es einen gibt.
       *[simultaneous] Du lässt es gelten. Deine Antwort bleibt verdeckt, bis alle geantwortet haben.
    }
explain-challenge = Du sagst, dass es gelogen ist. Wird die Karte gezeigt, verlierst du eine; wenn nicht, verliert der andere eine. { $response_mode ->
        [sequential] Nach dir wird niemand mehr gefragt.
       *[simultaneous] Zweifeln mehrere, zählt nur ein Zweifel.
    }
explain-block = Du berufst dich auf einen Charakter, der die Aktion verhindert. Das können die anderen wieder anzweifeln.
explain-show = Du zeigst die behauptete Karte, mischst sie in den Stapel und ziehst eine andere. Wer gezweifelt hat, verliert eine Karte.
explain-refuse = Du zeigst sie nicht, ob du sie hast oder nicht, und verlierst eine Karte deiner Wahl.
explain-lose = Die Karte, die du wählst, liegt von nun an offen.
explain-keep = Du wählst, was du behältst. Niemand erfährt, was du zurücklegst.
explain-offer = Du wählst, welche deiner Karten der Inquisitor sieht.
explain-leave = Die Karte, die du gesehen hast, bleibt, wo sie ist.
explain-force = Die Karte, die du gesehen hast, muss mit dem Stapel getauscht werden.
explain-draft = Du wählst geheim eine deiner fünf Karten. Eine zweite bekommst du ausgeteilt.

## Der Tisch im Browser: Knöpfe, die mehr sagen als den Namen der Aktion, und was in der Mitte liegt

as-claim = { $claim ->
        [duke] Herzog
        [assassin] Attentäterin
        [captain] Kapitän
        [ambassador] Botschafter
        [inquisitor] Inquisitor
       *[contessa] Contessa
    }
bar-pass = Gelten lassen
bar-block = Als { as-claim } blocken
board-deck = Hofstapel
board-treasury = Staatskasse
board-endless = wird nie leer

## Phasen: worauf alle warten, und die Frage an den, der an der Reihe ist

phase-draft = die ersten Karten werden ausgewählt
phase-action = eine Aktion wird gewählt
phase-challenge-action = Zeit zum Anzweifeln
phase-prove-action = der Beweis steht aus
phase-block = Zeit zum Blocken
phase-challenge-block = Zeit, den Block anzuzweifeln
phase-prove-block = der Beweis für den Block steht aus
phase-lose = eine Karte geht verloren
phase-exchange = Karten werden ausgetauscht
phase-offer = eine Karte wird vorgelegt
phase-decide = eine Karte wird untersucht
phase-over = die Partie ist zu Ende

ask-draft = Welche Karte wählst du?
ask-action = Du bist dran. Was tust du?
ask-challenge-action = Glaubst du { $seat }?
ask-prove-action = Zeigst du { the-claim }?
ask-block = Blockst du { $actor }?
ask-challenge-block = Glaubst du { $seat }?
ask-prove-block = Zeigst du { the-claim }?
ask-lose = Welche Karte verlierst du?
ask-exchange = Was behältst du?
ask-offer = Welche Karte zeigst du { $actor }?
ask-decide = Du siehst { the-card }. Darf { $target } die Karte behalten?

## Ereignisse

event-dealt = { $you ->
        [seat] Deine Karten: { $cards }.
       *[none] { $cards ->
            [none] { $seat } bekommt zwei Karten.
           *[other] { $seat } bekommt zwei Karten: { $cards }.
        }
    }
event-drafted = { $you ->
        [seat] Du wählst { the-card }.
       *[none] { $card ->
            [none] { $seat } wählt eine Karte.
           *[other] { $seat } wählt { the-card }.
        }
    }
event-turn = { $you ->
        [seat] Zug { $number }: du
       *[none] Zug { $number }: { $seat }
    }
event-declared-income = { $you ->
        [seat] Du begnügst dich mit deinem Einkommen.
       *[none] { $seat } begnügt sich mit dem Einkommen.
    }
event-declared-foreign-aid = { $you ->
        [seat] Du bittest um Entwicklungshilfe.
       *[none] { $seat } bittet um Entwicklungshilfe.
    }
event-declared-tax = { $you ->
        [seat] Du berufst dich auf { the-claim }, um Steuern einzutreiben.
       *[none] { $seat } beruft sich auf { the-claim }, um Steuern einzutreiben.
    }
event-declared-exchange = { $you ->
        [seat] Du berufst dich auf { the-claim }, um Karten auszutauschen.
       *[none] { $seat } beruft sich auf { the-claim }, um Karten auszutauschen.
    }
event-declared-coup = { $you ->
        [seat] Du zahlst 7 Münzen für einen Coup gegen { $target }.
        [target] { $seat } zahlt 7 Münzen für einen Coup gegen dich.
       *[none] { $seat } zahlt 7 Münzen für einen Coup gegen { $target }.
    }
event-declared-assassinate = { $you ->
        [seat] Du berufst dich auf { the-claim } und zahlst 3 Münzen für einen Anschlag auf { $target }.
        [target] { $seat } beruft sich auf { the-claim } und zahlt 3 Münzen für einen Anschlag auf dich.
       *[none] { $seat } beruft sich auf { the-claim } und zahlt 3 Münzen für einen Anschlag auf { $target }.
    }
event-declared-steal = { $you ->
        [seat] Du berufst dich auf { the-claim }, um { $target } zu bestehlen.
        [target] { $seat } beruft sich auf { the-claim }, um dich zu bestehlen.
       *[none] { $seat } beruft sich auf { the-claim }, um { $target } zu bestehlen.
    }
event-declared-examine = { $you ->
        [seat] Du berufst dich auf { the-claim }, um eine Karte von { $target } zu sehen.
        [target] { $seat } beruft sich auf { the-claim }, um eine deiner Karten zu sehen.
       *[none] { $seat } beruft sich auf { the-claim }, um eine Karte von { $target } zu sehen.
    }
event-passed-challenge-action = Niemand zweifelt daran.
event-passed-block = Niemand blockt.
event-passed-challenge-block = Niemand zweifelt den Block an.
event-challenged = { $you ->
        [seat] Du glaubst { $target } { the-claim } nicht.
        [target] { $seat } glaubt dir { the-claim } nicht.
       *[none] { $seat } glaubt { $target } { the-claim } nicht.
    }
event-blocked = { $you ->
        [seat] Du berufst dich auf { the-claim } und blockst { $target }.
        [target] { $seat } beruft sich auf { the-claim } und blockt dich.
       *[none] { $seat } beruft sich auf { the-claim } und blockt { $target }.
    }
event-proved = { $you ->
        [seat] Du zeigst { the-claim } und mischst die Karte in den Stapel.
       *[none] { $seat } zeigt { the-claim } und mischt die Karte in den Stapel.
    }
event-drew = { $you ->
        [seat] Deine neue Karte: { $card-name }.
       *[none] { $card ->
            [none] { $seat } zieht eine neue Karte.
           *[other] { $seat } zieht eine neue Karte: { $card-name }.
        }
    }
event-refused = { $you ->
        [seat] Du zeigst { the-claim } nicht.
       *[none] { $seat } zeigt { the-claim } nicht.
    }
event-lost-coup = { $you ->
        [seat] Der Coup kostet dich { the-card }.
       *[none] Der Coup kostet { $seat } { the-card }.
    }
event-lost-assassination = { $you ->
        [seat] Der Anschlag kostet dich { the-card }.
       *[none] Der Anschlag kostet { $seat } { the-card }.
    }
event-lost-failed-challenge = { $you ->
        [seat] Der falsche Verdacht kostet dich { the-card }.
       *[none] Der falsche Verdacht kostet { $seat } { the-card }.
    }
event-lost-caught-bluff = { $you ->
        [seat] Der fehlende Beweis kostet dich { the-card }.
       *[none] Der fehlende Beweis kostet { $seat } { the-card }.
    }
event-coins-taken = { $you ->
        [to] { $amount ->
            [0] Die Staatskasse ist leer: Du bekommst nichts.
            [one] Du nimmst 1 Münze.
           *[other] Du nimmst { $amount } Münzen.
        }
       *[none] { $amount ->
            [0] Die Staatskasse ist leer: { $to } bekommt nichts.
            [one] { $to } nimmt 1 Münze.
           *[other] { $to } nimmt { $amount } Münzen.
        }
    }
event-coins-paid = { $you ->
        [from] Du zahlst { $amount } Münzen.
       *[none] { $from } zahlt { $amount } Münzen.
    }
event-coins-stolen = { $you ->
        [to] { $amount ->
            [0] Bei { $from } ist nichts zu holen.
            [one] Du stiehlst { $from } 1 Münze.
           *[other] Du stiehlst { $from } { $amount } Münzen.
        }
        [from] { $amount ->
            [0] Bei dir ist nichts zu holen.
            [one] { $to } stiehlt dir 1 Münze.
           *[other] { $to } stiehlt dir { $amount } Münzen.
        }
       *[none] { $amount ->
            [0] Bei { $from } ist nichts zu holen.
            [one] { $to } stiehlt { $from } 1 Münze.
           *[other] { $to } stiehlt { $from } { $amount } Münzen.
        }
    }
event-coins-refunded = { $you ->
        [to] Du bekommst { $amount } Münzen zurück.
       *[none] { $to } bekommt { $amount } Münzen zurück.
    }
event-coins-forfeited = { $you ->
        [from] { $amount ->
            [one] Deine letzte Münze geht an die Staatskasse.
           *[other] Deine { $amount } Münzen gehen an die Staatskasse.
        }
       *[none] { $amount ->
            [one] Die letzte Münze von { $from } geht an die Staatskasse.
           *[other] Die { $amount } Münzen von { $from } gehen an die Staatskasse.
        }
    }
event-failed-foreign-aid = { $you ->
        [seat] Du bekommst keine Entwicklungshilfe.
       *[none] { $seat } bekommt keine Entwicklungshilfe.
    }
event-failed-tax = { $you ->
        [seat] Du treibst keine Steuern ein.
       *[none] { $seat } treibt keine Steuern ein.
    }
event-failed-exchange = { $you ->
        [seat] Du tauschst keine Karten aus.
       *[none] { $seat } tauscht keine Karten aus.
    }
event-failed-assassinate = { $you ->
        [seat] Dein Anschlag scheitert.
       *[none] Der Anschlag von { $seat } scheitert.
    }
event-failed-steal = { $you ->
        [seat] Du stiehlst nichts.
       *[none] { $seat } stiehlt nichts.
    }
event-failed-examine = { $you ->
        [seat] Du bekommst keine Karte zu sehen.
       *[none] { $seat } bekommt keine Karte zu sehen.
    }
event-exchange-drawn = { $you ->
        [seat] Du ziehst: { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } zieht eine Karte.
               *[other] { $seat } zieht { $count } Karten.
            }
           *[other] { $seat } zieht: { $cards }.
        }
    }
event-exchange-returned = { $you ->
        [seat] Du legst zurück: { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } legt eine Karte zurück.
               *[other] { $seat } legt { $count } Karten zurück.
            }
           *[other] { $seat } legt zurück: { $cards }.
        }
    }
event-offered = { $you ->
        [seat] Du zeigst { $target } eine Karte: { $card-name }.
        [target] { $seat } zeigt dir eine Karte: { $card-name }.
       *[none] { $card ->
            [none] { $seat } zeigt { $target } eine Karte.
           *[other] { $seat } zeigt { $target } eine Karte: { $card-name }.
        }
    }
event-left = { $you ->
        [seat] Du lässt { $target } die Karte.
        [target] { $seat } lässt dir die Karte.
       *[none] { $seat } lässt { $target } die Karte.
    }
event-forced = { $you ->
        [seat] Du zwingst { $target }, { the-card } mit dem Stapel zu tauschen.
        [target] { $seat } zwingt dich, { the-card } mit dem Stapel zu tauschen.
       *[none] { $card ->
            [none] { $seat } zwingt { $target }, die Karte zu tauschen.
           *[other] { $seat } zwingt { $target }, { the-card } mit dem Stapel zu tauschen.
        }
    }
event-out = { $you ->
        [seat] Du scheidest aus.
       *[none] { $seat } scheidet aus.
    }
event-finished = { $you ->
        [winners] Du gewinnst!
        [shared] Ihr teilt euch den Sieg: { $winners }.
       *[none] { $count ->
            [0] Das Zuglimit ist erreicht: Niemand gewinnt.
           *[other] Der Sieg geht an { $winners }.
        }
    }

## Die geführte erste Partie: was der Begleiter sagt. $seat1 und $seat2 sind die beiden anderen.

lesson-claim = Die beiden Karten unten siehst nur du. Der Herzog bringt 3 Münzen: Beruf dich auf ihn und wähle Steuern.
lesson-claimed = Du sagst, dass du den Herzog hast, und niemand sieht deine Karten. Jetzt können die anderen es glauben oder anzweifeln.
lesson-show = { $seat1 } glaubt dir nicht. Du hast den Herzog aber wirklich: Zeig ihn, dann kostet der Irrtum { $seat1 } eine Karte.
lesson-shown = Ein falscher Verdacht kostet eine Karte. Dein Herzog geht zurück in den Stapel, und du ziehst neu: Wieder weiß niemand, was du hast.
lesson-attack = { $seat1 } beruft sich auf die Attentäterin und will eine deiner Karten. Vielleicht stimmt es: Lass es gelten. Du hast gerade die Contessa gezogen, und die kann blocken.
lesson-attacked = Alle antworten gleichzeitig. Niemand sieht deine Antwort, bevor alle ihre gegeben haben.
lesson-block = Die Contessa hält die Attentäterin auf: Blocke! Du hast sie wirklich, dürftest es aber auch ohne sie behaupten: Ein Block kann ein Bluff sein.
lesson-blocked = Jetzt können die anderen deine Contessa anzweifeln.
lesson-block-held = Dein Block hält: Du verlierst nichts, und { $seat1 } hat 3 Münzen umsonst bezahlt.
lesson-coup = 9 Münzen reichen für einen Coup: Er kostet 7, behauptet nichts, und niemand kann ihn verhindern. Wähle Coup und dann { $seat2 }: Dort liegen noch zwei Karten.
lesson-struck = { $seat2 } entscheidet, welche Karte verloren geht.
lesson-open = Verlorene Karten liegen bis zum Ende offen. Schau hin: Zwei Kapitäne liegen schon da, und einen hast du selbst.
lesson-challenge = { $seat2 } beruft sich auf den Kapitän und will dir 2 Münzen stehlen. Aber zwei der drei Kapitäne liegen offen, und den dritten hast du. Das ist gelogen: Zweifle es an!
lesson-challenged = Jetzt muss { $seat2 } einen Kapitän zeigen oder eine Karte verlieren.
lesson-bluff = Kein Kapitän: { $seat2 } ist draußen. Jetzt bluffst du: Den Herzog hast du nicht mehr, aber wer weiß das schon? Wähle noch einmal Steuern; den Vermerk „Bluff“ siehst nur du.
lesson-bluffed = Zweifelt { $seat1 } daran, verlierst du eine Karte. Ein Irrtum aber würde { $seat1 } die letzte kosten, da überlegt man zweimal.
lesson-end = Niemand hat gezweifelt. Mehr brauchst du nicht: behaupten, anzweifeln, blocken, und lügen, wenn es sich lohnt. Ab jetzt entscheidest du selbst: Hol dir den Sieg!

## Warum eine Aktion nicht geht

refusal-not-asked = du bist jetzt nicht gefragt
refusal-no-such-action = diese Aktion gibt es nicht
refusal-not-now = dafür ist jetzt nicht der Moment
refusal-too-poor = dafür reichen die Münzen nicht
refusal-must-coup = mit so vielen Münzen bleibt nur ein Coup
refusal-no-target = dieser Spieler ist nicht im Spiel
refusal-broke-target = an diesem Tisch bestiehlt man niemanden, der keine Münzen hat
refusal-no-inquisitor = in dieser Partie gibt es keinen Inquisitor
refusal-not-held = diese Karte ist nicht da
refusal-wrong-block = dieser Charakter verhindert die Aktion nicht
refusal-must-show = an diesem Tisch muss die behauptete Karte zeigen, wer sie hat
refusal-wrong-count = man behält so viele Karten, wie man hatte

## Optionen, die nicht zusammenpassen

conflict-copies = Die deutsche Schachtel hat Karten für 2 bis 6 Personen, nicht für { $players }. Wähle eine andere Ausgabe oder eine andere Zahl von Karten je Charakter.
conflict-draft = Die Auswahl der ersten Karte ist für 2 Personen, nicht für { $players }.
conflict-first-player = Platz { $seat } kann nicht beginnen: Es gibt nur { $players } Plätze.

## Optionen

option-envoy = Welcher Gesandte im Spiel ist
option-envoy-ambassador = zieht zwei Karten zum Austauschen
option-envoy-inquisitor = zieht eine Karte zum Austauschen oder untersucht eine fremde Karte
option-two_player_coins = Münzen am Anfang, wenn nur zwei spielen
option-two_player_coins-starter_1 = wer beginnt, hat 1, der andere 2
option-two_player_coins-both_1 = beide haben 1
option-two_player_coins-both_2 = beide haben 2
option-copies_rule = Wie oft es jeden Charakter gibt
option-copies_rule-italian = dreimal; zu siebt und acht viermal, zu neunt und zehnt fünfmal
option-copies_rule-german = immer dreimal, also für höchstens 6 Spieler
option-examine_chooser = Wer die Karte wählt, die untersucht wird
option-examine_chooser-target = ihr Besitzer
option-examine_chooser-random = der Zufall
option-examine_order = Der erzwungene Tausch nach einer Untersuchung
option-examine_order-draw_then_return = erst ziehen, dann die Karte zurücklegen
option-examine_order-return_then_draw = erst die Karte zurücklegen, dann ziehen: Sie kann wiederkommen
option-first_player = Wer beginnt
option-first_player-random = der Zufall entscheidet
option-first_player-number = Platz { $nth }
option-draft_2p = Auswahl zu zweit: Jeder wählt die erste Karte aus einem Stapel von fünf
option-draft_2p-true = ja
option-draft_2p-false = nein
option-draft_coins = Münzen am Anfang einer Partie mit Auswahl
option-draft_coins-same_as_two_player = wie ohne Auswahl
option-draft_coins-both_2 = beide haben 2
option-block_after_failed_challenge = Das Opfer darf noch blocken, nachdem es vergeblich gezweifelt hat
option-block_after_failed_challenge-true = ja
option-block_after_failed_challenge-false = nein
option-forfeit_timing = Wann die Münzen eines Ausgeschiedenen an die Staatskasse gehen
option-forfeit_timing-after_pending_action = nach der laufenden Aktion, ein Dieb bekommt also noch etwas
option-forfeit_timing-immediate = sofort
option-steal_from_broke = Diebstahl bei jemandem ohne Münzen
option-steal_from_broke-allowed = erlaubt, bringt aber nichts
option-steal_from_broke-forbidden = verboten
option-treasury = Die Staatskasse
option-treasury-finite = hat samt den Münzen der Spieler 50
option-treasury-unlimited = wird nie leer
option-fa_reblock = Fliegt ein Block gegen die Entwicklungshilfe auf, darf der Nächste blocken
option-fa_reblock-true = ja
option-fa_reblock-false = nein, die Entwicklungshilfe kommt an
option-allow_refusal = Wer die behauptete Karte hat, darf sie verbergen und dafür eine verlieren
option-allow_refusal-true = ja
option-allow_refusal-false = nein
option-prove_mode = Wie man auf einen Zweifel antwortet
option-prove_mode-two_step = zeigen oder nicht; wer nicht zeigt, wählt danach die Karte, die er verliert
option-prove_mode-reveal_one = eine Karte umdrehen: Sie ist der Beweis, oder sie ist verloren
option-response_mode = Wie Zweifel und Blocks gesammelt werden
option-response_mode-simultaneous = alle zugleich, verdeckt
option-response_mode-sequential = einer nach dem anderen, bis sich jemand meldet
option-challenge_priority = Wer gehört wird, wenn mehrere zweifeln
option-challenge_priority-clockwise_from_claimant = der Erste im Uhrzeigersinn
option-challenge_priority-target_first = der Betroffene, sonst im Uhrzeigersinn
option-challenge_priority-random = der Zufall entscheidet
option-turn_limit = Züge, nach denen die Partie endet (sonst 50 für jeden Spieler)
option-turn_limit_result = Was das Zuglimit bedeutet
option-turn_limit_result-draw = niemand gewinnt
option-turn_limit_result-survivors_share = alle, die noch dabei sind, teilen sich den Sieg
option-forced_coup_at = Münzen, mit denen nur noch ein Coup erlaubt ist

## Die Regeln, in Abschnitten. Die geltenden Optionen kommen unter ihren Namen.

rules-1 = Wer als Letzter eine verdeckte Karte hat, gewinnt; einen zweiten Platz gibt es nicht (COUP-20). Eine verdeckte Karte ist dein Einfluss: Sie gibt dir die Macht ihres Charakters (COUP-14).
    .title = Das Ziel
rules-2 = { $draft_2p ->
        [true] Zu zweit: Jeder nimmt einen Stapel mit jedem Charakter einmal, wählt geheim eine Karte und legt vier aus dem Spiel. Ein dritter solcher Stapel wird gemischt: Jeder bekommt davon eine Karte, die letzten drei sind der Hofstapel (COUP-13). Zu den Münzen siehe die Optionen two_player_coins und draft_coins.
       *[false] Fünf Charaktere sind im Spiel, { $copies_rule ->
            [german] jeder dreimal (COUP-02, COUP-03).
           *[italian] jeder dreimal, zu siebt und acht viermal, zu neunt und zehnt fünfmal (COUP-02 bis COUP-04).
        } Jeder bekommt zwei Karten, sieht sie an und legt sie verdeckt vor sich (COUP-05, COUP-09). Der Rest ist der Hofstapel. Jeder beginnt mit 2 Münzen{ $two_player_coins ->
            [both_2] , auch zu zweit
            [both_1] ; zu zweit beginnen beide mit 1
           *[starter_1] ; zu zweit hat 1, wer den ersten Zug macht
        } (COUP-06, COUP-07). Münzen liegen immer offen (COUP-08).
    }
    .title = Der Aufbau
rules-3 = Bist du am Zug, musst du genau eine Sache tun, die du bezahlen kannst (COUP-21, COUP-22). Dann geht es im Uhrzeigersinn weiter (COUP-12). Wer einen Zug mit { $forced_coup_at } oder mehr Münzen beginnt, muss einen Coup ausführen (COUP-23).
    .title = Der Zug
rules-4 = Einkommen: Nimm 1 Münze (COUP-29). Entwicklungshilfe: Nimm 2 Münzen; jeder, der sich auf den Herzog beruft, kann sie blocken (COUP-30, COUP-40). Coup: Zahle 7 Münzen; der Spieler, den du nennst, verliert eine Karte, und nichts verhindert es (COUP-31). Nichts davon behauptet einen Charakter, also kann man nichts davon anzweifeln (COUP-46).
    .title = Ohne Charakter
rules-5 = Herzog, Steuern: Nimm 3 Münzen (COUP-32). Attentäterin, Anschlag: Zahle 3 Münzen; der Spieler, den du nennst, verliert eine Karte, wenn er nicht mit der Contessa blockt (COUP-33, COUP-41). Kapitän, Diebstahl: Nimm jemandem 2 Münzen weg; er kann mit Kapitän oder { $envoy ->
        [inquisitor] Inquisitor blocken (COUP-34, COUP-42). Inquisitor: Zieh eine Karte, behalte, was du willst, und leg eine zurück (COUP-36), oder untersuche: Jemand zeigt dir eine Karte, und auf deinen Wunsch muss er sie tauschen (COUP-37, COUP-38).
       *[ambassador] Botschafter blocken (COUP-34, COUP-42). Botschafter, Austausch: Zieh zwei Karten, behalte, was du willst, und leg zwei zurück (COUP-35).
    } Die Contessa blockt nur.
    .title = Mit Charakter
rules-6 = Wer einen Charakter benutzt, behauptet, ihn zu haben: für eine Aktion oder für einen Block. Stimmen muss es nicht, und niemand sieht die Karte, wenn keiner zweifelt (COUP-25, COUP-26, COUP-39). Die Entwicklungshilfe kann jeder blocken, Anschlag und Diebstahl nur das Opfer (COUP-40 bis COUP-42). Eine geblockte Aktion scheitert, und ihr Preis ist verloren (COUP-44). Einen Block kann man nicht blocken, nur anzweifeln (COUP-45).
    .title = Behauptungen und Blocks
rules-7 = Nach jeder Behauptung dürfen alle anderen sie anzweifeln (COUP-47); danach ist Zeit für Blocks, die man ebenso anzweifeln kann (COUP-27). Wirst du angezweifelt, zeigst du die Karte: Der Zweifler verliert eine, du mischst deine in den Stapel und ziehst eine andere, und es geht weiter (COUP-49 bis COUP-53). { $allow_refusal ->
        [true] Oder du zeigst sie nicht, weil du nicht kannst oder nicht willst (COUP-50):
       *[false] Kannst du sie nicht zeigen (COUP-50):
    } Dann verlierst du eine Karte. Eine widerlegte Aktion scheitert, und ihr Preis kommt zurück (COUP-54); ein widerlegter Block gilt nicht (COUP-55).
    .title = Zweifel
rules-8 = Wer eine Karte verliert, wählt selbst, welche, und lässt sie offen liegen (COUP-15). Nach der letzten scheidest du sofort aus, und deine Münzen gehen an die Staatskasse (COUP-18). Vorsicht: Wer eine Attentäterin vergeblich anzweifelt oder mit einer falschen Contessa blockt, kann in einem Zug beide Karten verlieren (COUP-57, COUP-58).
    .title = Karten verlieren
rules-9 = Versprechen darfst du, was du willst; nichts davon bindet dich (COUP-59). Verdeckte Karten zeigt man niemandem, Münzen werden weder verschenkt noch verliehen (COUP-60, COUP-61). Läuft deine Zeit ab oder gehst du, antwortet ein Bot für dich, bis du zurück bist (AMB-35).
    .title = Am Tisch

## Im Terminal

terminal-stock = Hofstapel: { $deck } Karten. Staatskasse: { $treasury } Münzen.
terminal-stock-endless = Hofstapel: { $deck } Karten. Staatskasse: unerschöpflich.
terminal-lost = verloren
terminal-hand-of = Karten von { $name }: { $cards }
