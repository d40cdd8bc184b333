refusal-not-asked = ist jetzt nicht gefragt
refusal-no-such-action = eine solche Aktion gibt es nicht
refusal-nothing-said = es ist noch nichts gesagt
refusal-too-low = die letzte Zahl muss überboten werden
refusal-too-high = so viel zeigt kein Würfel
