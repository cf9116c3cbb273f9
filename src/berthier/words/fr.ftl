# Ce que tous les jeux partagent. Espaces insécables (U+00A0) dans les guillemets et devant : ; ! ?
# error-<code> : le message d’une erreur (berthier.kernel.errors), avec ses arguments.

## Ce qu’on demande et qui n’existe pas

error-unknown-language = La langue « { $given } » n’est pas connue. Langues possibles : { $known }.
error-unknown-title = Le jeu « { $given } » n’est pas connu. Jeux possibles : { $known }.
error-unknown-scenario = Le jeu { $title } n’a pas de scénario « { $given } ». Scénarios possibles : { $known }.
error-unknown-rules = Le jeu { $title } n’a pas de niveau de règles « { $given } ». Niveaux possibles : { $known }.
error-unknown-option = L’option de partie « { $given } » n’existe pas. Options possibles : { $known }.
error-bad-option-value = L’option « { $option } » ne peut pas valoir « { $given } ». Valeur attendue : { $expected }.
error-solitaire-is-open = En solitaire, tout se joue à découvert : choisissez le niveau « open », ou renoncez au solitaire.
error-open-orders-in-fog = Les ordres de bataille ne peuvent pas être ouverts sous le brouillard de guerre : choisissez « secret », ou le niveau Conscrit.
error-bad-results = { $file }, ligne { $line } : attendu { $expected }, trouvé : { $found }.
error-not-a-table = { $file } n’est pas une table de résultats en UTF-8.
error-results-not-found = { $file } ne peut pas être lu.
error-no-ranking = { $title } n’a pas de classement.
error-no-luck-in-record = Ce fichier ne contient pas la clef de son hasard : elle est montrée quand la partie est finie.
error-no-partners = « { $seat } » n’a pas de partenaire dans cette partie : il n’y a personne à qui écrire.
error-note-too-long = Une note a { $most } caractères au plus ; celle-ci en a { $given }.
error-note-not-plain = Une note est une ligne de texte simple.
error-unknown-seat = Il n’y a pas de place « { $given } » dans cette partie. Places possibles : { $known }.
error-unknown-rule = Aucune règle ne porte le numéro « { $id } ».
error-unknown-thing = Rien ne s’appelle « { $thing } » dans cette partie : on attend une zone, un corps, une carte ou une autre pièce du jeu.

## Le protocole

error-unknown-command = La commande « { $given } » n’est pas connue. Commandes possibles : { $known }.
error-unknown-field = Le champ « { $given } » n’est pas connu ici. Champs possibles : { $known }.
error-bad-json = Cette ligne n’est pas un objet JSON valide : { $detail }. On attend un seul objet JSON par ligne.
error-request-too-long = Cette demande est trop longue. Au plus { $limit } octets sont permis.
error-missing-field = Il manque le champ « { $field } ». On y attend : { $expected }.
error-bad-field = Le champ « { $field } » ne convient pas. Attendu : { $expected } ; reçu : { $found }.
error-no-match = Aucune partie n’est en cours : commencez une partie ou chargez une sauvegarde d’abord.
error-no-match-or-title = Aucune partie n’est en cours : commencez-en une, ou donnez « title ».

## Répondre et revenir en arrière

error-not-asked = Ce n’est pas à « { $seat } » de répondre maintenant : attendez que l’arbitre lui pose une question.
error-not-offered = « { $option } » ne fait pas partie des réponses proposées. Choisissez l’une d’elles, telle qu’elle est écrite.
error-several-meant = « { $given } » peut désigner plusieurs réponses : { $options }. Choisissez l’une d’elles.
error-undo-alone = Seules deux personnes au même terminal peuvent s’accorder à revenir plus loin. « annuler » seul reprend votre dernière réponse.
error-game-over = La partie est terminée : on ne peut plus y répondre.
error-nothing-to-undo = Il n’y a rien à annuler : vous n’avez pas encore répondu depuis le dernier point de non-retour.
error-undo-barrier = Impossible de revenir plus loin : depuis, une carte a été tirée, quelque chose a été révélé ou un autre joueur a répondu.
error-match-frozen = Cette partie est arrêtée : l’arbitre s’est trompé et n’ose pas continuer. Votre dernière réponse n’a pas été prise en compte et rien n’est perdu.

## Fichiers

error-bad-pack = Le paquet de jeu contient une erreur dans { $file }, à « { $path } ». Attendu : { $expected } ; trouvé : { $found }.
error-bad-position = La position contient une erreur à « { $path } ». Attendu : { $expected } ; trouvé : { $found }.
error-save-not-found = Il n’y a pas de sauvegarde « { $file } ». Vérifiez le nom et le dossier.
error-not-a-save = Ce n’est pas une sauvegarde de Berthier. On attend un fichier écrit par « save » ou en quittant une partie.
error-save-not-readable = « { $file } » ne peut pas être lu. Vérifiez que vous y avez droit.
error-file-is-folder = « { $file } » est un dossier. On attend le nom d’un fichier.
error-file-taken = « { $file } » existe déjà et n’est pas une sauvegarde de cette partie. Choisissez un autre nom.
error-file-exists = « { $file } » existe déjà et reste tel quel. Choisissez un autre nom.
error-bad-file-name = « { $file } » ne peut pas être le nom d’un fichier.
error-save-truncated = Cette sauvegarde est incomplète : la fin du fichier manque. Reprenez-en une copie entière.
error-save-altered = Cette sauvegarde a été modifiée : son contenu ne correspond plus à son empreinte. Reprenez le fichier d’origine.
error-save-other-pack = Cette sauvegarde a été faite avec un autre paquet de { $title } que celui d’ici. Attendu : le paquet avec lequel la partie a commencé.
error-save-other-version = Cette sauvegarde porte la version { $found }, que ce programme ne sait pas lire. Attendu : la version { $known }.
error-verify-draw = La vérification échoue : le tirage { $draw } n’est pas celui que donne sa clé.
error-verify-board = La vérification échoue : rejouer les réponses ne mène pas à la position enregistrée.
error-file-not-writable = Impossible d’écrire dans « { $file } ». Vérifiez que le dossier existe, que vous pouvez y écrire et qu’il reste de la place.
error-folder-not-writable = Impossible d’écrire dans le dossier « { $folder } ». Vérifiez qu’il existe ou peut être créé, que vous pouvez y écrire et qu’il reste de la place.

## Le hasard imposé

error-luck-not-in-bag = Le tirage imposé { $draw } demande la carte « { $card } », qui n’est pas dans la pioche : elle est déjà sortie ou n’en fait pas partie.
error-luck-left-over = Des tirages imposés n’ont pas servi : { $draws }. Retirez-les ou poursuivez la partie jusqu’à eux.
error-luck-unknown-draw = Aucun tirage ne s’appelle « { $draw } ». On attend le numéro d’un tirage des règles, suivi de la place.
error-luck-out-of-range = Le tirage imposé { $draw } ne peut pas valoir « { $given } » : ce tirage ne donne rien de tel.

## La ligne de commande

error-no-port = Aucun port libre sur { $host } de { $first } à { $last }. Choisissez-en un autre avec --port.
error-backup-postgresql = Cette base est une base PostgreSQL : employez pg_dump et pg_restore.
error-no-database = Il n’y a pas de base « { $file } ». Le serveur en crée une à son premier départ.
error-database-in-use = La base « { $file } » est en service. Arrêtez d’abord le serveur.
error-not-a-backup = « { $file } » n’est pas une copie entière d’une base de Berthier.
error-restore-itself = « { $file } » est la base elle-même. On attend le nom d’une copie.
error-backup-too-new = « { $file } » vient d’un Berthier plus récent que celui-ci. Installez-le d’abord.
error-no-such-account = Personne n’est inscrit sous « { $name } » dans cette base.
error-no-such-save = Il n’y a pas de partie commencée « { $match } » dans cette base.
error-usage = Cette ligne de commande n’est pas comprise : { $detail } Voir « berthier --help ».
error-no-level = « { $given } » ne joue pas encore à { $title }. Niveaux possibles : { $known }.
error-no-hint = Il n’y a pas encore de conseils pour ce jeu.
error-bad-player = « { $given } » ne sait pas jouer. Joueurs possibles : { $known }.
error-bad-budget = « { $given } » n’est pas un budget pour Major. On attend major:PASSES, de 1 à { $passes } passes, ou major:SECONDESs, au plus { $seconds } secondes.
error-option-with-load = { $option } ne va pas avec --load : la sauvegarde le fixe déjà.
error-pack-not-found = Il n’y a pas de dossier « { $folder } ». On attend le dossier d’un paquet de jeu.
error-unknown-side = « --{ $given } » n’est ni une option de cette commande ni un camp de { $title }. Camps possibles : { $known }.
error-bad-option-text = « { $given } » n’est pas une option de partie. Attendu : NOM=VALEUR.
error-too-few = { $option } ne peut pas être { $given }. Il faut au moins 1.
error-other-results = « { $file } » contient d’autres résultats : { $what ->
    [program] ses joueurs ont changé depuis
    [title] le jeu (là « { $found } », ici « { $wanted } »)
    [level] le niveau (là « { $found } », ici « { $wanted } »)
    [players] les joueurs (là « { $found } », ici « { $wanted } »)
    [seed] la graine (là « { $found } », ici « { $wanted } »)
    [seconds] les secondes d’un programme (là « { $found } », ici « { $wanted } »)
    [rules] la version des règles (là « { $found } », ici « { $wanted } »)
    [pack] le paquet (là « { $found } », ici « { $wanted } »)
    [scenario] le scénario (là « { $found } », ici « { $wanted } »)
    [options] les options (là « { $found } », ici « { $wanted } »)
   *[other] { $what } (là « { $found } », ici « { $wanted } »)
}. Il reste tel quel : choisissez un autre fichier.
error-not-results = « { $file } » ne contient pas de résultats de parties simulées.
error-worker-died = Un processus qui jouait des parties s’est arrêté de lui-même, peut-être faute de mémoire. Ce qui a été joué est gardé.
error-bad-ladder = « { $given } » n’est pas une échelle. Il faut au moins deux joueurs différents, le plus faible d’abord.
error-too-few-a-pair = --games ne peut pas être { $given } : une paire joue au moins 2 parties, une de chaque côté.
error-missing-player = Qui joue « { $side } » ? Il faut un niveau ou la commande d’un programme.
error-no-forecast = Il n’y a rien à prévoir ici : en 1806 et 1807 on prévoit un combat, à Leipzig les missions ; pour l’Allemagne de 1813, rien encore.

## Les programmes qui jouent

error-player-failed = Le joueur s’est arrêté sur une erreur à lui : { $problem }.
error-bot-bad-command = « { $command } » n’est pas une commande : elle est vide, ou un guillemet n’est pas fermé.
error-bot-not-found = Le programme « { $command } » n’existe pas, ou ce qui doit l’exécuter manque.
error-bot-not-executable = « { $command } » ne peut être exécuté : il faut un programme, ou un texte qui commence par « #! » et qu’on a le droit d’exécuter (chmod +x).
error-bot-gone = Le programme « { $command } » s’est arrêté avant d’avoir répondu (état { $status }).
error-bot-closed = Le programme « { $command } » a fermé son entrée ou sa sortie avant d’avoir répondu.
error-bot-late = Le programme « { $command } » n’a pas répondu en { $seconds } secondes.
error-bot-too-long = Le programme « { $command } » a écrit plus de { $limit } octets sans finir la ligne.
error-bot-unasked = Le programme « { $command } » a écrit sans qu’on lui ait rien demandé : « { $found } ».
error-bot-not-json = Le programme « { $command } » doit répondre par un objet JSON en une ligne ; il a écrit « { $found } ».
error-bot-no-option = La réponse du programme « { $command } » n’a pas de texte « option » : « { $found } ».
error-bot-not-offered = Le programme « { $command } » a répondu « { $option } » à une question « { $kind } » qui offre : { $known }.
