### The show on the board, in English: what is stamped, how fast it goes, what somebody missed.

stage-label = What is happening
stage-skip = Skip
stage-true = True!
stage-caught = Caught!
stage-out = Out

stage-tempo = Animation speed
stage-slow = Slow
stage-normal = Normal
stage-fast = Fast
stage-off = Off

stage-missed = While you were away
