### Fib in italiano: ciò che ogni gioco porta con sé per essere giocato nel browser.

game-title = Fib
game-about = Due dadi nascosti. Di’ sempre di più del tuo, finché l’altro dubita.
game-length = 5 minuti

edition-standard = a tre punti
edition-short = a un punto

option-faces = Facce di un dado
option-target = Punti per vincere

action-say = Di’
action-doubt = Dubita
note-doubt = chi sbaglia dà un punto all’altro
numbered = { $number }
ask-say = Che cosa dici?
phase-say = qualcuno parla
phase-over = la partita è finita

event-rolled = { $you ->
        [seat] Tiri { $number }.
       *[none] { $seat } tira.
    }
event-said = { $you ->
        [seat] Dici { $number }.
       *[none] { $seat } dice { $number }.
    }
event-doubted = { $you ->
        [seat] Dubiti.
       *[none] { $seat } dubita.
    }
event-shown = { $you ->
        [seat] Mostri { $number }.
       *[none] { $seat } mostra { $number }.
    }
event-point = { $you ->
        [seat] Il punto è tuo.
       *[none] Il punto va a { $seat }.
    }
event-finished = La partita è finita.

refusal-not-asked = ora non tocca a questo posto
refusal-no-such-action = questa azione non esiste
refusal-nothing-said = non è stato ancora detto nulla
refusal-too-low = bisogna superare l'ultimo numero
refusal-too-high = nessun dado segna tanto
