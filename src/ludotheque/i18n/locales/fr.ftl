## Seats and bots

seat-name = Place { $seat }
bot-random = aléatoire
bot-random-help = joue n’importe quel coup permis
option-players = Joueurs
option-players-help = combien de places il y a
score-total = Total
rules-in-another-language = (Ces règles n’existent pas dans votre langue ; les voici en « { $language } ».)

## Records

record-right = La partie est exacte : { $events ->
    [one] un événement rejoué.
   *[other] { $events } événements rejoués.
}
record-dealing-checked = Chaque tirage est bien celui que la donne devait produire.
record-dealing-hidden = Le secret du mélange n’est pas encore révélé ; les tirages ne peuvent pas être vérifiés.
record-dealing-unknown = Elle ne dit pas comment les tirages ont été faits.
record-unfinished = La partie n’est pas terminée.
record-seat = { $place }. { $name } : { $total }

## Refusals

error-with-rule = { $error } ({ $rule })
error-at-line = ligne { $line } : { $error }
error-at-event = événement { $event } : { $error }
error-unknown-game = il n’y a pas de jeu « { $game } » ici ; installés : { $known }
error-unknown-bot = « { $bot } » n’est pas un robot pour { $game } ; connus : { $known }
error-unknown-option = il n’y a pas d’option « { $option } » ; connues : { $known }
error-bad-option-value = « { $value } » ne convient pas à l’option « { $option } » ; possibles : { $known }
error-unknown-rules-version = la version { $version } des règles de { $game } n’est pas connue ici ; connues : { $known }
error-no-bots = nommez au moins un robot, par exemple --bots random
error-not-a-bot-for-every-seat = { $bots ->
    [one] un robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $players ->
    [one] une place
   *[other] { $players } places
} ; nommez-en un pour chacune
error-no-games = il faut jouer au moins une partie, et non { $games }
error-more-bots-than-seats = { $bots } robots ne tiennent pas sur { $players ->
    [one] une place
   *[other] { $players } places
}
error-not-a-record = ce n’est pas une partie notée ; la première ligne doit être « ludotheque record 1 »
error-heading-after-events = « { $heading }: » se place au-dessus des événements
error-unknown-heading = « { $heading }: » n’est pas un en-tête de partie
error-repeated-heading = « { $heading }: » figure ici une seconde fois
error-missing-heading = l’en-tête « { $heading }: » manque
error-bad-word = « { $word } » n’est ni une place avec son action, ni un tirage
error-not-a-number = « { $text } » n’est pas un nombre entier
error-bad-option = « { $word } » n’est pas une option ; écrivez nom=valeur, chaque nom une seule fois
error-bad-name = « { $name } » n’est pas un nom : une ligne de 1 à 80 caractères imprimables
error-bad-json = ce JSON n’est pas une partie notée : { $detail }
error-seat-without-name = la place { $seat } n’a pas de nom
error-two-dealers = une partie notée a soit une graine, soit une table et son engagement, pas les deux
error-wrong-number-of-seats = { $seats ->
    [one] une place a un nom
   *[other] { $seats } places ont un nom
}, mais on joue à { $players }
error-not-the-dealt-outcome = la donne devait tirer { $expected } et non { $found }
error-result-without-an-end = un résultat est donné, mais la partie n’est pas terminée
error-wrong-result = le résultat est { $expected } et non { $found }
error-commitment-broken = le secret révélé n’est pas celui qui avait été engagé
error-bad-hexadecimal = « { $text } » n’est pas de l’hexadécimal
error-bad-secret-length = un secret compte { $expected } octets et non { $bytes }
error-cannot-be-resumed = cette partie ne peut pas continuer : elle ne dit pas de quelle graine viennent ses tirages
error-no-seat-for-a-person = il ne reste aucune place pour une personne (robots : { $bots }, places : { $players })
error-wrong-number-of-contributions = { $found } contributions sont données pour { $players } places ; écrivez - pour une place qui n’a rien donné

## Tables

error-no-such-table = il n’y a pas de table ici ; le lien est peut-être incomplet
error-not-your-seat = vous n’avez pas de place à cette table
error-not-the-host = seule la personne qui a créé cette table peut le faire
error-question-closed = c’est déjà décidé ; la table montre où on en est
error-decision-id-used = cette décision a déjà servi pour autre chose
error-nothing-decided = rien n’a été choisi
error-turn-not-over = le tour n’est pas terminé : continuez, ou choisissez autrement ; rien n’est encore décidé
error-turn-over-before = ce tour était terminé avant « { $text } » : rien n’en a été fait
error-too-many-actions = { $found } actions, c’est trop pour un tour ; au plus { $most }
error-table-has-begun = la partie a déjà commencé
error-table-has-not-begun = la partie n’a pas encore commencé
error-table-is-full = toutes les places sont prises ; vous pouvez regarder
error-chair-taken = quelqu’un occupe déjà la place { $place }
error-no-such-chair = il n’y a pas de place { $place }
error-no-chair-for-the-host = gardez une place pour vous
error-game-goes-on = la partie n’est pas terminée
