### Ciò che accade sul tavolo, in italiano: che cosa si timbra, a che velocità, che cosa si è perso.

stage-label = Che cosa succede
stage-skip = Salta
stage-true = Vero!
stage-caught = Smascherato!
stage-out = Fuori

stage-tempo = Velocità delle animazioni
stage-slow = Lenta
stage-normal = Normale
stage-fast = Veloce
stage-off = Disattivata

stage-missed = Mentre non c’eri
