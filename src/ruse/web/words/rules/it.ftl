### The rules page, in Italian.

rules-page-title = Regole di { $game }
rules-page-heading = Come si gioca a { $game }
rules-page-contents = In questa pagina
rules-page-reference = I personaggi
rules-page-ids = Mostra i numeri delle regole
rules-page-ids-hint = Servono a ritrovare ogni frase nel nostro elenco delle regole.
rules-page-editions = Edizioni
rules-page-options = Regole della casa
rules-page-options-hint = Ogni tavolo può sceglierle. La prima è quella in vigore qui.
rules-page-disputed = controversa
rules-page-in-force = in vigore
rules-page-also = altre possibilità
rules-page-range = un numero da { $first } a { $last }
rules-page-play = Gioca subito
