### Die Seite zum Datenschutz, auf Deutsch.

privacy-title = Datenschutz
privacy-intro = Du brauchst hier kein Konto, und niemand verfolgt dich. Auf dieser Seite steht, was dieser Server über dich speichert.
privacy-cookies = Cookies
privacy-cookies-text = Ein Cookie enthält eine zufällige Nummer, damit der Server deinen Platz wiedererkennt. Es gilt ein Jahr. Ein zweites merkt sich deine Sprache. Weitere Cookies gibt es nicht, auch keine Werbung und nichts von anderen Seiten.
privacy-kept = Was gespeichert wird
privacy-kept-text = Der Name, den du gewählt hast, die Tische, an denen du gesessen hast, mit allen Aktionen, was du im Chat geschrieben hast, und deine privaten Notizen. Deinen Namen sehen alle am Tisch, deine Nachrichten die Mitspielenden. Nach der Partie kann jeder mit dem Link die Wiederholung ansehen. Wie lange Tische aufbewahrt werden, bestimmt, wer diesen Server betreibt.
privacy-addresses = Adressen
privacy-addresses-text = Deine Netzwerkadresse dient dazu, dir zu antworten und Missbrauch zu verhindern. Notiert wird sie nur, wenn du an eine Grenze stößt oder einen Tisch meldest. Wer den Server betreibt, kann das abschalten.
privacy-delete = Alles über mich löschen
privacy-delete-text = Gelöscht werden dein Name, deine Nachrichten und deine Notizen, und du verlässt alle Tische. Läuft dort noch eine Partie, spielt ein Bot weiter. Vorhandene Sicherungskopien enthalten die Daten noch, bis sie ersetzt werden, meist innerhalb einer Woche. Das lässt sich nicht rückgängig machen.
privacy-delete-button = Meine Daten löschen
privacy-delete-confirm = Ja, Namen, Nachrichten und Notizen löschen
privacy-deleted = Deine Daten sind gelöscht.
privacy-contact = Wer diesen Server betreibt
privacy-contact-none = Hier ist keine Adresse angegeben. Frag die Person, von der du den Link hast.
privacy-link = Datenschutz
