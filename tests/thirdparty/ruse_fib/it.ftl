refusal-not-asked = ora non tocca a questo posto
refusal-no-such-action = questa azione non esiste
refusal-nothing-said = non è stato ancora detto nulla
refusal-too-low = bisogna superare l'ultimo numero
refusal-too-high = nessun dado segna tanto
