### What the server says besides the referee.

problem = Demande refusée
problem-stale = La situation a changé ; voici la nouvelle question.
problem-no-such-match = Cette partie n’existe pas, ou vous n’y avez pas accès.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-in-hand = L’écran est à l’autre camp : passez-le d’abord.
problem-sign-in = Donnez d’abord un nom pour jouer.
problem-bad-name = Ce nom ne convient pas : 1 à 40 caractères, sans caractères de commande.
problem-bad-body = La demande n’a pas la forme attendue : { $detail }
problem-too-large = La demande est trop grande : 64 ko au plus.
problem-too-many = Trop de demandes en peu de temps. Attendez un instant.
problem-too-many-streams = Trop de fenêtres ouvertes sur cette partie. Fermez-en une.
problem-bad-host = Ce serveur ne répond pas à ce nom d’hôte.
problem-bad-origin = Cette demande vient d’une autre page.
problem-bad-token = Le jeton de sécurité manque ou n’est plus valable. Rechargez la page.
problem-no-invitation = Cette invitation n’existe pas, a déjà servi ou a expiré.
problem-no-such-commitment = Cet engagement ne vous a pas été donné, a déjà servi, ou le serveur a redémarré depuis. Demandez-en un nouveau.
problem-own-invitation = Cette invitation est pour votre adversaire : vous êtes déjà à la table.
problem-waiting = La partie attend encore un joueur.
problem-ended = Cette partie est terminée.
problem-frozen = Cette partie est arrêtée : l’arbitre s’est trompé et n’ose pas continuer. Rien n’est perdu ; prévenez l’hôte du serveur.
problem-not-ended = Cette partie n’est pas finie.
problem-no-undo = À cette table, on ne revient pas en arrière.
problem-no-hints = À cette table il n’y a ni conseils ni prévisions.
problem-nothing-asked = Personne ne demande à revenir en arrière.
problem-flag = Le temps est écoulé : cette partie est terminée.
problem-no-undo-swap = Les joueurs ont changé de camp depuis : on ne revient pas au-delà.
problem-too-many-orders = C’est plus d’ordres permanents qu’il n’y a de fenêtres.
problem-not-hot-seat = Dans cette partie, chacun a son écran.
problem-bad-choice = « { $given } » ne convient pas pour « { $field } ». Attendu : { $expected }.
problem-no-such-step = Cette partie n’a pas ce moment.
problem-not-your-eyes = Avant la fin, on ne revoit la partie qu’avec ses propres yeux.
problem-error = Une erreur de notre fait. Rien n’a changé.
problem-method = Cette adresse ne s’utilise pas ainsi.

flag-fell = Victoire par pendule ({ $winner }) : le temps est écoulé ({ $loser }).

serve-ready = Berthier est à l’écoute : { $address }
serve-public = Les joueurs viennent par { $address }
serve-data = Données : { $folder }. Ctrl-C pour arrêter.
serve-open-warning = Attention : ce serveur est ouvert au réseau sans TLS. Quiconque écoute le réseau peut lire et jouer à votre place. Mettez un mandataire TLS devant lui et donnez --public-url.

admin-backed-up = La base est copiée dans { $file }.
admin-restored = La base est celle de { $file }. { $existed ->
    [1] L’ancienne est gardée : { $kept }.
   *[other] Il n’y en avait pas d’autre.
}
admin-results = { $count ->
    [0] Aucune partie classée n’est finie : la table { $file } est vide.
    [one] Une partie est dans { $file }.
   *[other] { $count } parties sont dans { $file }.
}
admin-saved = La partie { $match } est dans { $file }.
