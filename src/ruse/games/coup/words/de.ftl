### Coup auf Deutsch. Dieselben Nachrichten stehen in en.ftl und it.ftl; ein Test vergleicht sie.
###
### $you ist die Rolle des Lesers in einem Ereignis ("seat", "target", "from", "to", "winners", "shared")
### oder "none". Plätze kommen als Namen, Charaktere in Notation ("duke"); "none" ist, was er nicht sehen darf.

game-title = Coup
standing-title = Münzen Zug für Zug
standing-name = Münzen
game-about = Du hältst zwei Charaktere verdeckt, behauptest, den zu haben, den du gerade brauchst, und lügst, wenn es sich lohnt. Wer beide verliert, scheidet aus. Wer zuletzt übrig ist, gewinnt.
game-length = etwa 15 Minuten

## Ausgaben

edition-standard = unsere Empfehlung, wo sich die beiden Regelhefte unterscheiden
edition-german = nach dem deutschen Regelheft, für 2 bis 6 Spieler
edition-italian = nach dem italienischen Regelheft, für 2 bis 10 Spieler
edition-standard-short = Empfohlene Regeln
edition-german-short = Deutsche Regeln
edition-italian-short = Italienische Regeln

## Bots: Name und was zu erwarten ist

bot-house = Klubbot
bot-house-note = Blufft in Maßen, merkt sich jede Behauptung und ficht an, was nicht stimmen kann.
bot-honest = Ehrlicher Bot
bot-honest-note = Lügt nie und ficht ab und zu etwas an.
bot-trusting = Gutgläubiger Bot
bot-trusting-note = Behauptet, was er will, und glaubt allen.
bot-doubting = Misstrauischer Bot
bot-doubting-note = Behauptet, was er will, und glaubt niemandem.

## Charaktere

card-duke = Großherzog
card-assassin = Attentäterin
card-captain = Captain
card-ambassador = Botschafter
card-inquisitor = Inquisitor
card-contessa = Contessa
several = { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $count }
    }
cards-duke = { several } Großherzöge
cards-assassin = { several } Attentäterinnen
cards-captain = { several } Captains
cards-ambassador = { several } Botschafter
cards-inquisitor = { several } Inquisitoren
cards-contessa = { several } Contessas

# Immer im Akkusativ.
the-claim = { $claim ->
        [duke] den Großherzog
        [assassin] die Attentäterin
        [captain] den Captain
        [ambassador] den Botschafter
        [inquisitor] den Inquisitor
       *[contessa] die Contessa
    }
the-card = { $card ->
        [duke] den Großherzog
        [assassin] die Attentäterin
        [captain] den Captain
        [ambassador] den Botschafter
        [inquisitor] den Inquisitor
       *[contessa] die Contessa
    }

# Nur für den, der etwas behauptet.
claim-is-true = Du behauptest, { the-claim } zu haben, und das stimmt.
claim-is-bluff = Du behauptest, { the-claim } zu haben, hast die Karte aber nicht. Ein Bluff!
only-you-know-bluff = Nur du weißt es: Du hast { the-claim } nicht.

# Die Übersicht: was ein Charakter tut und was er verhindert.
reference-duke = Steuern: Nimm 3 Münzen. Verhindert Entwicklungshilfe.
reference-assassin = Mordanschlag: Zahle 3 Münzen, und dein Ziel verliert eine Karte.
reference-captain = Diebstahl: Nimm einem anderen Spieler 2 Münzen weg. Verhindert Diebstahl.
reference-ambassador = Austausch: Zieh zwei Karten und leg zwei zurück. Verhindert Diebstahl.
reference-inquisitor = Austausch: Zieh eine Karte und leg eine zurück. Oder untersuche die Karte eines anderen Spielers. Verhindert Diebstahl.
reference-contessa = Keine Aktion. Verhindert einen Mordanschlag.

## Aktionen: der Name, wenige Worte für das Menü, eine Erklärung

action-income = Einkommen
action-foreign-aid = Entwicklungshilfe
action-tax = Steuern
action-exchange = Austausch
action-coup = Coup
action-assassinate = Mordanschlag
action-steal = Diebstahl
action-examine = Untersuchung
action-pass = Zulassen
action-challenge = Anfechten
action-block = Verhindern
action-show = Aufdecken
action-refuse = Nicht aufdecken
action-lose = Verlieren
action-keep = Behalten
action-offer = Zeigen
action-leave = Zurückgeben
action-force = Tauschen lassen
action-draft = Auswählen

note-income = nimm 1 Münze
note-foreign-aid = nimm 2 Münzen
note-tax = nimm 3 Münzen
note-exchange = tausche Karten mit dem Hofstaat-Stapel
note-coup = dein Ziel verliert auf jeden Fall eine Karte
note-assassinate = dein Ziel verliert eine Karte
note-steal = nimm bis zu 2 Münzen
note-examine = sieh dir eine seiner Karten an
note-pass = lass es geschehen
note-challenge = wer im Unrecht ist, verliert eine Karte
note-block = verhindere es
note-show = beweise es und zieh eine neue Karte
note-refuse = verliere stattdessen eine Karte
note-lose = sie bleibt offen liegen
note-keep = der Rest kommt zurück in den Stapel
note-offer = nur der Inquisitor sieht sie
note-leave = die Karte bleibt dort
note-force = die Karte kommt in den Stapel, eine neue wird gezogen
note-draft = die anderen vier kommen aus dem Spiel

explain-income = Nimm 1 Münze aus der Staatskasse. Niemand kann das verhindern.
explain-foreign-aid = Nimm 2 Münzen aus der Staatskasse. Du beanspruchst keinen Charakter, also kann niemand die Aktion anfechten.
explain-tax = Nimm 3 Münzen aus der Staatskasse.
explain-exchange = Zieh Karten vom Hofstaat-Stapel, behalte so viele, wie du hattest, und leg die anderen zurück.
explain-coup = Dein Ziel verliert eine Karte. Niemand kann das verhindern.
explain-assassinate = Dein Ziel verliert eine Karte. Wirst du beim Bluffen erwischt, bekommst du die Münzen zurück. Wird der Mordanschlag verhindert, sind sie weg.
explain-steal = Nimm einem anderen Spieler 2 Münzen weg oder die einzige, die er hat.
explain-examine = Ein anderer Spieler zeigt dir eine Karte. Du gibst sie zurück, oder er muss sie mit dem Hofstaat-Stapel tauschen.
explain-pass = { $response_mode ->
        [sequential] Du lässt es geschehen, und alle sehen es. Dann antwortet der Nächste, falls es einen gibt.
       *[simultaneous] Du lässt es geschehen. Deine Antwort bleibt geheim, bis alle geantwortet haben.
    }
explain-challenge = Du sagst, dass es gelogen ist. Wird die Karte aufgedeckt, verlierst du eine Karte. Wenn nicht, verliert der andere eine. { $response_mode ->
        [sequential] Nach dir wird niemand mehr gefragt.
       *[simultaneous] Fechten mehrere an, gilt nur eine Anfechtung.
    }
explain-block = Du behauptest, einen Charakter zu haben, der die Aktion verhindert. Diese Reaktion können die anderen wieder anfechten.
explain-show = Du deckst die behauptete Karte auf, mischst sie in den Hofstaat-Stapel und ziehst eine andere. Wer angefochten hat, verliert eine Karte.
explain-refuse = Du deckst die Karte nicht auf, ob du sie hast oder nicht, und verlierst eine Karte deiner Wahl.
explain-lose = Die Karte, die du wählst, bleibt bis zum Ende offen liegen.
explain-keep = Wähle, welche Karten du behältst. Niemand erfährt, was du zurücklegst.
explain-offer = Wähle, welche deiner Karten der Inquisitor sieht.
explain-leave = Der Spieler behält die Karte, die du gesehen hast.
explain-force = Der Spieler muss die Karte, die du gesehen hast, mit dem Hofstaat-Stapel tauschen.
explain-draft = Wähle geheim eine deiner fünf Karten. Eine zweite bekommst du ausgeteilt.

## Der Tisch im Browser: Knöpfe, die mehr sagen als den Namen der Aktion, und was in der Mitte liegt

as-claim = { $claim ->
        [duke] Großherzog
        [assassin] Attentäterin
        [captain] Captain
        [ambassador] Botschafter
        [inquisitor] Inquisitor
       *[contessa] Contessa
    }
bar-pass = Zulassen
bar-block = Als { as-claim } verhindern
board-deck = Hofstaat-Stapel
board-treasury = Staatskasse
board-endless = unbegrenzt
seat-coins = { $count ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $count } Münzen
    }
terminal-coins = Münzen
whom-coup = Gegen wen startest du den Coup?
whom-assassinate = Auf wen verübst du den Mordanschlag?
whom-steal = Wen bestiehlst du?
whom-examine = Wessen Karte untersuchst du?
awaited-prove-action = { $names } muss aufdecken
awaited-prove-block = { $names } muss aufdecken

## Phasen: worauf alle warten, und die Frage an den, der an der Reihe ist

phase-draft = die ersten Karten werden ausgewählt
phase-action = eine Aktion wird gewählt
phase-challenge-action = Zeit für Anfechtungen
phase-prove-action = die Karte muss aufgedeckt werden
phase-block = Zeit für Reaktionen
phase-challenge-block = Zeit, die Reaktion anzufechten
phase-prove-block = die Karte für die Reaktion muss aufgedeckt werden
phase-lose = eine Karte wird abgegeben
phase-exchange = Karten werden ausgetauscht
phase-offer = eine Karte wird zum Zeigen gewählt
phase-decide = eine Karte wird untersucht
phase-over = die Partie ist zu Ende

stake = { $action ->
        [tax] will 3 Münzen nehmen
        [steal] { $aim ->
            [you] will dir bis zu 2 Münzen stehlen
           *[other] will { $target } bis zu 2 Münzen stehlen
        }
        [assassinate] { $aim ->
            [you] will einen Mordanschlag auf dich verüben
           *[other] will einen Mordanschlag auf { $target } verüben
        }
        [exchange] will Karten tauschen
        [examine] { $aim ->
            [you] will eine deiner Karten sehen
           *[other] will eine Karte von { $target } sehen
        }
       *[foreign-aid] will 2 Münzen nehmen
    }
ask-draft = Welche Karte wählst du?
ask-action = Du bist dran. Was tust du?
ask-challenge-action = { $later ->
        [block] { $seat } behauptet, { the-claim } zu haben, und { stake }. Glaubst du das? Wenn ja, kannst du es immer noch verhindern.
       *[nothing] { $seat } behauptet, { the-claim } zu haben, und { stake }. Glaubst du das?
    }
ask-prove-action = { $held ->
        [yes] Deckst du { the-claim } auf?
       *[no] Du hast { the-claim } nicht. Gibst du es zu?
    }
ask-block = { $actor } { stake }. Verhinderst du das?
ask-challenge-block = { $seat } behauptet, { the-claim } zu haben, und verhindert { $from ->
        [you] deine Aktion
       *[other] die Aktion von { $actor }
    }. Glaubst du das?
ask-prove-block = { $held ->
        [yes] Deckst du { the-claim } auf?
       *[no] Du hast { the-claim } nicht. Gibst du es zu?
    }
ask-lose = { $loss ->
        [coup] Der Coup gelingt. Welche Karte verlierst du?
        [assassination] Der Mordanschlag gelingt. Welche Karte verlierst du?
        [failed-challenge] Du lagst falsch. Welche Karte verlierst du?
       *[caught-bluff] Du hast { the-claim } nicht aufgedeckt. Welche Karte verlierst du?
    }
ask-exchange = Welche Karten behältst du?
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
        [seat] Zug { $number }: Du bist dran
       *[none] Zug { $number }: { $seat } ist dran
    }
event-declared-income = { $you ->
        [seat] Du wählst Einkommen.
       *[none] { $seat } wählt Einkommen.
    }
event-declared-foreign-aid = { $you ->
        [seat] Du willst Entwicklungshilfe kassieren.
       *[none] { $seat } will Entwicklungshilfe kassieren.
    }
event-declared-tax = { $you ->
        [seat] Du behauptest, { the-claim } zu haben, und willst Steuern kassieren.
       *[none] { $seat } behauptet, { the-claim } zu haben, und will Steuern kassieren.
    }
event-declared-exchange = { $you ->
        [seat] Du behauptest, { the-claim } zu haben, und willst Karten austauschen.
       *[none] { $seat } behauptet, { the-claim } zu haben, und will Karten austauschen.
    }
event-declared-coup = { $you ->
        [seat] Du zahlst 7 Münzen und startest einen Coup gegen { $target }.
        [target] { $seat } zahlt 7 Münzen und startet einen Coup gegen dich.
       *[none] { $seat } zahlt 7 Münzen und startet einen Coup gegen { $target }.
    }
event-declared-assassinate = { $you ->
        [seat] Du behauptest, { the-claim } zu haben, zahlst 3 Münzen und verübst einen Mordanschlag auf { $target }.
        [target] { $seat } behauptet, { the-claim } zu haben, zahlt 3 Münzen und verübt einen Mordanschlag auf dich.
       *[none] { $seat } behauptet, { the-claim } zu haben, zahlt 3 Münzen und verübt einen Mordanschlag auf { $target }.
    }
event-declared-steal = { $you ->
        [seat] Du behauptest, { the-claim } zu haben, und willst { $target } bestehlen.
        [target] { $seat } behauptet, { the-claim } zu haben, und will dich bestehlen.
       *[none] { $seat } behauptet, { the-claim } zu haben, und will { $target } bestehlen.
    }
event-declared-examine = { $you ->
        [seat] Du behauptest, { the-claim } zu haben, und willst eine Karte von { $target } untersuchen.
        [target] { $seat } behauptet, { the-claim } zu haben, und will eine deiner Karten untersuchen.
       *[none] { $seat } behauptet, { the-claim } zu haben, und will eine Karte von { $target } untersuchen.
    }
event-passed-challenge-action = Niemand ficht die Aktion an.
event-passed-block = Niemand verhindert die Aktion.
event-passed-challenge-block = Niemand ficht die Reaktion an.
event-challenged = { $you ->
        [seat] Du fichtst an: { $target } muss { the-claim } aufdecken.
        [target] { $seat } ficht an: Deck { the-claim } auf.
       *[none] { $seat } ficht an: { $target } muss { the-claim } aufdecken.
    }
event-blocked = { $you ->
        [seat] Du behauptest, { the-claim } zu haben, und verhinderst die Aktion von { $target }.
        [target] { $seat } behauptet, { the-claim } zu haben, und verhindert deine Aktion.
       *[none] { $seat } behauptet, { the-claim } zu haben, und verhindert die Aktion von { $target }.
    }
event-proved = { $you ->
        [seat] Du deckst { the-claim } auf und mischst die Karte in den Hofstaat-Stapel.
       *[none] { $seat } deckt { the-claim } auf und mischt die Karte in den Hofstaat-Stapel.
    }
event-drew = { $you ->
        [seat] Deine neue Karte: { $card-name }.
       *[none] { $card ->
            [none] { $seat } zieht eine neue Karte.
           *[other] { $seat } zieht eine neue Karte: { $card-name }.
        }
    }
event-refused = { $you ->
        [seat] Du deckst { the-claim } nicht auf.
       *[none] { $seat } deckt { the-claim } nicht auf.
    }
event-lost-coup = { $you ->
        [seat] Der Coup gelingt. Du verlierst { the-card }.
       *[none] Der Coup gelingt. { $seat } verliert { the-card }.
    }
event-lost-assassination = { $you ->
        [seat] Der Mordanschlag gelingt. Du verlierst { the-card }.
       *[none] Der Mordanschlag gelingt. { $seat } verliert { the-card }.
    }
event-lost-failed-challenge = { $you ->
        [seat] Du lagst falsch. Du verlierst { the-card }.
       *[none] { $seat } lag falsch und verliert { the-card }.
    }
event-lost-caught-bluff = { $you ->
        [seat] Beim Bluffen erwischt! Du verlierst { the-card }.
       *[none] Beim Bluffen erwischt! { $seat } verliert { the-card }.
    }
event-coins-taken = { $you ->
        [to] { $amount ->
            [0] Die Staatskasse ist leer. Du bekommst nichts.
            [one] Du nimmst 1 Münze.
           *[other] Du nimmst { $amount } Münzen.
        }
       *[none] { $amount ->
            [0] Die Staatskasse ist leer. { $to } bekommt nichts.
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
            [one] Deine letzte Münze kommt in die Staatskasse.
           *[other] Deine { $amount } Münzen kommen in die Staatskasse.
        }
       *[none] { $amount ->
            [one] Die letzte Münze von { $from } kommt in die Staatskasse.
           *[other] Die { $amount } Münzen von { $from } kommen in die Staatskasse.
        }
    }
event-failed-foreign-aid = { $you ->
        [seat] Du bekommst keine Entwicklungshilfe.
       *[none] { $seat } bekommt keine Entwicklungshilfe.
    }
event-failed-tax = { $you ->
        [seat] Du kassierst keine Steuern.
       *[none] { $seat } kassiert keine Steuern.
    }
event-failed-exchange = { $you ->
        [seat] Dein Austausch scheitert.
       *[none] Der Austausch von { $seat } scheitert.
    }
event-failed-assassinate = { $you ->
        [seat] Dein Mordanschlag scheitert.
       *[none] Der Mordanschlag von { $seat } scheitert.
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
        [seat] Du ziehst { $cards }.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } zieht eine Karte.
               *[other] { $seat } zieht { $count } Karten.
            }
           *[other] { $seat } zieht { $cards }.
        }
    }
event-exchange-returned = { $you ->
        [seat] Du legst { $cards } zurück.
       *[none] { $cards ->
            [none] { $count ->
                [one] { $seat } legt eine Karte zurück.
               *[other] { $seat } legt { $count } Karten zurück.
            }
           *[other] { $seat } legt { $cards } zurück.
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
        [seat] { $target } darf die Karte behalten.
        [target] { $seat } lässt dir die Karte.
       *[none] { $seat } gibt { $target } die Karte zurück.
    }
event-forced = { $you ->
        [seat] Du zwingst { $target }, { the-card } mit dem Hofstaat-Stapel zu tauschen.
        [target] { $seat } zwingt dich, { the-card } mit dem Hofstaat-Stapel zu tauschen.
       *[none] { $card ->
            [none] { $seat } zwingt { $target }, die Karte mit dem Hofstaat-Stapel zu tauschen.
           *[other] { $seat } zwingt { $target }, { the-card } mit dem Hofstaat-Stapel zu tauschen.
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
            [0] Das Zuglimit ist erreicht. Niemand gewinnt.
            [one] { $winners } gewinnt!
           *[other] { $winners } teilen sich den Sieg.
        }
    }

## Die geführte erste Partie: was der Begleiter sagt. $seat1 und $seat2 sind die beiden anderen.

lesson-goal = Alle haben zwei verdeckte Karten. Wer beide verliert, scheidet aus; wer zuletzt übrig ist, gewinnt. In deinem Zug kannst du jeden Charakter beanspruchen und seine Aktion nutzen, ob du die Karte hast oder nicht.
lesson-claim = Die beiden Karten unten siehst nur du. Der Großherzog bringt 3 Münzen: Wähle Steuern und behaupte, ihn zu haben.
lesson-claimed = Du sagst, dass du den Großherzog hast, und niemand sieht deine Karten. Jetzt entscheiden die anderen, ob sie dir glauben.
lesson-show = { $seat1 } ficht deine Aktion an. Du hast den Großherzog aber wirklich! Deck ihn auf, dann kostet der Irrtum { $seat1 } eine Karte.
lesson-shown = Eine falsche Anfechtung kostet eine Karte. Dein Großherzog kommt zurück in den Hofstaat-Stapel, und du ziehst eine neue Karte. So weiß wieder niemand, was du hast.
lesson-attack = { $seat1 } behauptet, die Attentäterin zu haben, und will dir eine Karte nehmen. Das kann stimmen, also lass es zu. Du hast gerade die Contessa gezogen, und die kann den Mordanschlag verhindern.
lesson-attacked = Alle antworten gleichzeitig. Niemand sieht deine Antwort, bevor alle geantwortet haben.
lesson-block = Die Contessa verhindert den Mordanschlag. Setz sie ein! Du hast sie wirklich, könntest es aber auch ohne sie behaupten: Auch eine Reaktion kann ein Bluff sein.
lesson-blocked = Jetzt können die anderen deine Contessa anfechten.
lesson-block-held = Der Mordanschlag ist verhindert. Du verlierst nichts, und { $seat1 } hat 3 Münzen umsonst bezahlt.
lesson-coup = Du hast 9 Münzen, genug für einen Coup. Er kostet 7, braucht keinen Charakter, und niemand kann ihn verhindern. Wähle Coup und dann { $seat2 }: Dort liegen noch zwei Karten.
lesson-struck = { $seat2 } entscheidet, welche Karte verloren geht.
lesson-open = Verlorene Karten liegen bis zum Ende offen. Schau: Zwei Captains liegen schon da, und einen hast du selbst.
lesson-challenge = { $seat2 } behauptet, den Captain zu haben, und will dir 2 Münzen stehlen. Aber zwei der drei Captains liegen offen, und den dritten hast du. Ficht die Lüge an!
lesson-challenged = Jetzt muss { $seat2 } einen Captain aufdecken oder eine Karte verlieren.
lesson-bluff = Kein Captain, also scheidet { $seat2 } aus. Jetzt bluffst du: Den Großherzog hast du nicht mehr, aber wer weiß das schon? Wähle noch einmal Steuern; den Vermerk „Bluff“ siehst nur du.
lesson-bluffed = Ficht { $seat1 } das an, verlierst du eine Karte. Ein Irrtum würde { $seat1 } aber die letzte Karte kosten. Da überlegt man zweimal.
lesson-end = Niemand hat das angefochten. Mehr musst du nicht wissen: behaupten, anfechten, verhindern und lügen, wenn es sich lohnt. Ab jetzt entscheidest du selbst, also hol dir den Sieg!

## Der Spickzettel am Tisch und Tipps für die erste Partie

glance-goal = Wer als Letzter noch eine Karte hat, gewinnt.
glance-turn = In deinem Zug machst du eine Aktion. Du kannst jeden Charakter beanspruchen, ob du die Karte hast oder nicht. Ab 10 Münzen musst du einen Coup starten.
glance-1 = Einkommen: 1 Münze. Entwicklungshilfe: 2 Münzen, wenn niemand den Großherzog beansprucht. Coup: 7 Münzen zahlen, und dein Ziel verliert eine Karte. Einen Coup verhindert niemand.
    .title = Ohne Charakter
glance-2 = Jede Behauptung kann angefochten werden. Hast du die Karte nicht, verlierst du eine. Hast du sie, verliert eine, wer angefochten hat, und du tauschst deine gegen eine neue.
    .title = Anfechten
glance-3 = Beanspruche einen Charakter, der die Aktion verhindert. Auch das kann angefochten werden.
    .title = Verhindern
hint-action = Wähle eine Aktion, mit oder ohne die Karte. Den Vermerk „Bluff“ siehst nur du.
hint-challenge-action = Fichtst du an und die Karte ist da, verlierst du eine von deinen.
hint-block = Du kannst auch mit einem Charakter verhindern, den du nicht hast. Auch das ist eine Behauptung.
hint-lose = Die Karte, die du wählst, bleibt für alle sichtbar liegen.

## Warum eine Aktion nicht geht

refusal-not-asked = du bist gerade nicht gefragt
refusal-no-such-action = diese Aktion gibt es nicht
refusal-not-now = das geht gerade nicht
refusal-too-poor = dafür hast du nicht genug Münzen
refusal-must-coup = mit so vielen Münzen musst du einen Coup starten
refusal-no-target = dieser Spieler ist ausgeschieden
refusal-broke-target = an diesem Tisch darf man niemanden bestehlen, der keine Münzen hat
refusal-no-inquisitor = in dieser Partie gibt es keinen Inquisitor
refusal-not-held = diese Karte hast du nicht
refusal-wrong-block = dieser Charakter verhindert die Aktion nicht
refusal-must-show = an diesem Tisch musst du die behauptete Karte aufdecken, wenn du sie hast
refusal-wrong-count = du behältst so viele Karten, wie du hattest

## Optionen, die nicht zusammenpassen

conflict-copies = Die deutsche Schachtel hat Karten für 2 bis 6 Spieler, nicht für { $players }. Wähle eine andere Ausgabe oder eine andere Anzahl Karten je Charakter.
conflict-draft = Die Variante mit gewählter erster Karte ist für 2 Spieler, nicht für { $players }.
conflict-first-player = Platz { $seat } kann nicht beginnen, denn es gibt nur { $players } Plätze.

## Optionen

option-envoy = Botschafter oder Inquisitor
option-envoy-ambassador = der Botschafter: zieht zwei Karten zum Austauschen
option-envoy-inquisitor = der Inquisitor: zieht eine Karte zum Austauschen oder untersucht die Karte eines anderen Spielers
option-two_player_coins = Münzen bei Spielbeginn zu zweit
option-two_player_coins-starter_1 = 1 für den Startspieler, 2 für den anderen
option-two_player_coins-both_1 = je 1
option-two_player_coins-both_2 = je 2
option-copies_rule = Karten je Charakter
option-copies_rule-italian = drei, mit 7 oder 8 Spielern vier, mit 9 oder 10 Spielern fünf
option-copies_rule-german = immer drei, also höchstens 6 Spieler
option-examine_chooser = Wer die Karte wählt, die untersucht wird
option-examine_chooser-target = ihr Besitzer
option-examine_chooser-random = der Zufall
option-examine_order = Reihenfolge beim erzwungenen Tausch
option-examine_order-draw_then_return = erst ziehen, dann die Karte zurücklegen
option-examine_order-return_then_draw = erst die Karte zurücklegen, dann ziehen (sie kann wiederkommen)
option-first_player = Wer beginnt
option-first_player-random = der Zufall entscheidet
option-first_player-number = Platz { $nth }
option-draft_2p = Variante für zwei: Jeder wählt seine erste Karte aus einem Stapel von fünf
option-draft_2p-true = ja
option-draft_2p-false = nein
option-draft_coins = Münzen bei Spielbeginn, wenn die erste Karte gewählt wird
option-draft_coins-same_as_two_player = wie sonst zu zweit
option-draft_coins-both_2 = je 2
option-block_after_failed_challenge = Darf das Ziel nach einer verlorenen Anfechtung noch reagieren?
option-block_after_failed_challenge-true = ja
option-block_after_failed_challenge-false = nein
option-forfeit_timing = Wann die Münzen eines ausgeschiedenen Spielers in die Staatskasse kommen
option-forfeit_timing-after_pending_action = nach der laufenden Aktion, ein Dieb bekommt also noch etwas
option-forfeit_timing-immediate = sofort
option-steal_from_broke = Diebstahl bei einem Spieler ohne Münzen
option-steal_from_broke-allowed = erlaubt, bringt aber nichts
option-steal_from_broke-forbidden = verboten
option-treasury = Staatskasse
option-treasury-finite = 50 Münzen im ganzen Spiel
option-treasury-unlimited = unbegrenzt
option-fa_reblock = Darf der Nächste die Entwicklungshilfe verhindern, wenn ein Bluff dabei auffliegt?
option-fa_reblock-true = ja
option-fa_reblock-false = nein, die Entwicklungshilfe gelingt
option-allow_refusal = Darf man die behauptete Karte verdeckt lassen und dafür eine Karte verlieren?
option-allow_refusal-true = ja
option-allow_refusal-false = nein
option-prove_mode = Wie man auf eine Anfechtung antwortet
option-prove_mode-two_step = aufdecken oder nicht; wer nicht aufdeckt, wählt danach die Karte, die er verliert
option-prove_mode-reveal_one = eine Karte umdrehen: Sie ist der Beweis, oder sie ist verloren
option-response_mode = Wie angefochten und reagiert wird
option-response_mode-simultaneous = alle gleichzeitig, verdeckt
option-response_mode-sequential = einer nach dem anderen, bis sich jemand meldet
option-challenge_priority = Wessen Anfechtung gilt, wenn mehrere anfechten
option-challenge_priority-clockwise_from_claimant = die des Ersten im Uhrzeigersinn
option-challenge_priority-target_first = die des Betroffenen, sonst im Uhrzeigersinn
option-challenge_priority-random = der Zufall entscheidet
option-turn_limit = Zuglimit (sonst 50 Züge je Spieler)
option-turn_limit_result = Beim Zuglimit
option-turn_limit_result-draw = niemand gewinnt
option-turn_limit_result-survivors_share = alle, die noch dabei sind, teilen sich den Sieg
option-forced_coup_at = Münzen, mit denen man einen Coup starten muss

## Die Regeln, in Abschnitten. Die geltenden Optionen kommen unter ihren Namen.

rules-1 = Bleib als Letzter mit einer verdeckten Karte übrig. Einen zweiten Platz gibt es nicht (COUP-20). Deine verdeckten Karten sind dein Einfluss: Sie geben dir die Fähigkeiten ihrer Charaktere (COUP-14).
    .title = Spielziel
rules-2 = { $draft_2p ->
        [true] Zu zweit nimmt jeder einen Stapel mit jedem Charakter einmal, wählt geheim eine Karte und legt die anderen vier aus dem Spiel. Ein dritter solcher Stapel wird gemischt, und jeder bekommt daraus eine Karte. Die letzten drei bilden den Hofstaat-Stapel (COUP-13). Zu den Münzen siehe die Optionen two_player_coins und draft_coins.
       *[false] Fünf Charaktere sind im Spiel, { $copies_rule ->
            [german] jeder dreimal (COUP-02, COUP-03).
           *[italian] jeder dreimal, mit 7 oder 8 Spielern viermal, mit 9 oder 10 fünfmal (COUP-02 bis COUP-04).
        } Jeder bekommt zwei Karten, sieht sie sich an und legt sie verdeckt vor sich ab (COUP-05, COUP-09). Der Rest bildet den Hofstaat-Stapel. Jeder beginnt mit 2 Münzen{ $two_player_coins ->
            [both_2] , auch zu zweit
            [both_1] . Zu zweit beginnt jeder mit 1
           *[starter_1] . Zu zweit hat der Startspieler nur 1
        } (COUP-06, COUP-07). Münzen sind immer für alle sichtbar (COUP-08).
    }
    .title = Spielaufbau
rules-3 = Wenn du am Zug bist, wählst du genau eine Aktion, die du bezahlen kannst. Passen darfst du nicht (COUP-21, COUP-22). Dann geht es im Uhrzeigersinn weiter (COUP-12). Wer seinen Zug mit { $forced_coup_at } oder mehr Münzen beginnt, muss einen Coup starten (COUP-23).
    .title = Dein Zug
rules-4 = Einkommen: Nimm 1 Münze (COUP-29). Entwicklungshilfe: Nimm 2 Münzen. Jeder, der behauptet, den Großherzog zu haben, kann sie verhindern (COUP-30, COUP-40). Coup: Zahle 7 Münzen, und dein Ziel verliert eine Karte. Niemand kann das verhindern (COUP-31). Für keine dieser Aktionen brauchst du einen Charakter, also kann man sie nicht anfechten (COUP-46).
    .title = Standardaktionen
rules-5 = Großherzog (Steuern): Nimm 3 Münzen (COUP-32). Attentäterin (Mordanschlag): Zahle 3 Münzen, und dein Ziel verliert eine Karte, wenn es den Mordanschlag nicht mit der Contessa verhindert (COUP-33, COUP-41). Captain (Diebstahl): Nimm einem Spieler 2 Münzen weg. Er kann es verhindern, mit dem Captain oder { $envoy ->
        [inquisitor] dem Inquisitor (COUP-34, COUP-42). Inquisitor: Zieh eine Karte, behalte, was du willst, und leg eine zurück (COUP-36). Oder untersuche: Ein Spieler zeigt dir eine Karte, und du kannst ihn zwingen, sie zu tauschen (COUP-37, COUP-38).
       *[ambassador] dem Botschafter (COUP-34, COUP-42). Botschafter (Austausch): Zieh zwei Karten, behalte, was du willst, und leg zwei zurück (COUP-35).
    } Die Contessa hat nur eine Reaktion.
    .title = Charakteraktionen
rules-6 = Wer einen Charakter nutzt, für eine Aktion oder eine Reaktion, behauptet, ihn zu haben. Das muss nicht stimmen, und niemand sieht die Karte, solange keiner anficht (COUP-25, COUP-26, COUP-39). Entwicklungshilfe kann jeder verhindern, Mordanschlag und Diebstahl nur das Ziel (COUP-40 bis COUP-42). Eine verhinderte Aktion scheitert, und ihre Kosten sind verloren (COUP-44). Eine Reaktion kann man nicht verhindern, nur anfechten (COUP-45).
    .title = Behauptungen und Reaktionen
rules-7 = Nach jeder Behauptung dürfen alle anderen sie anfechten (COUP-47). Danach ist Zeit für Reaktionen, die man ebenso anfechten kann (COUP-27). Wird deine Behauptung angefochten, deckst du die Karte auf: Wer angefochten hat, verliert eine Karte, du mischst deine in den Hofstaat-Stapel und ziehst eine andere, und es geht weiter (COUP-49 bis COUP-53). { $allow_refusal ->
        [true] Kannst oder willst du sie nicht aufdecken (COUP-50),
       *[false] Kannst du sie nicht aufdecken (COUP-50),
    } verlierst du eine Karte. Eine erfolgreich angefochtene Aktion scheitert, und ihre Kosten kommen zurück (COUP-54). Eine erfolgreich angefochtene Reaktion gilt nicht (COUP-55).
    .title = Anfechtungen
rules-8 = Wer eine Karte verliert, wählt selbst, welche, und lässt sie offen liegen (COUP-15). Nach der letzten Karte scheidest du sofort aus, und deine Münzen kommen in die Staatskasse (COUP-18). Vorsicht: Wer eine Attentäterin zu Unrecht anficht oder mit einer erfundenen Contessa auffliegt, kann in einem Zug beide Karten verlieren (COUP-57, COUP-58).
    .title = Einfluss verlieren
rules-9 = Versprich, was du willst. Nichts davon bindet dich (COUP-59). Verdeckte Karten zeigt man niemandem, und Münzen darf man weder verschenken noch verleihen (COUP-60, COUP-61). Läuft deine Zeit ab oder gehst du, spielt ein Bot für dich, bis du zurück bist (AMB-35).
    .title = Absprachen

## Im Terminal

terminal-stock = Hofstaat-Stapel: { $deck } Karten. Staatskasse: { $treasury } Münzen.
terminal-stock-endless = Hofstaat-Stapel: { $deck } Karten. Staatskasse: unbegrenzt.
terminal-lost = verloren
terminal-hand-of = Karten von { $name }: { $cards }
