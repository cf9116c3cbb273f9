### What the server says besides the referee.

problem = Demande refusée
problem-stale = La situation a changé ; voici la nouvelle question.
problem-no-such-match = Cette partie n’existe pas, ou vous n’y avez pas accès.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-not-in-hand = L’écran est à l’autre camp : passez-le d’abord.
problem-sign-in = Donnez d’abord un nom pour jouer.
problem-bad-name = Ce nom ne convient pas : 1 à 40 caractères, sans caractères de commande.
problem-bad-body = La demande n’a pas la forme attendue : { $path ->
    [body] on attend { $expected } et non { $found }
   *[other] on attend { $expected } pour « { $path } » et non { $found }
}.
problem-bad-query = L’adresse n’a pas la forme attendue : { $detail }
problem-not-json = Le corps de la demande n’est pas du JSON.
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
problem-unknown-window = Il n’y a pas de fenêtre « { $given } ». Fenêtres pour lesquelles on peut donner un ordre : { $known }.
problem-not-hot-seat = Dans cette partie, chacun a son écran.
problem-bad-choice = « { $given } » ne convient pas pour « { $field } ». Attendu : { $expected }.
problem-no-such-step = Cette partie n’a pas ce moment.
problem-not-your-eyes = Avant la fin, on ne revoit la partie qu’avec ses propres yeux.
problem-error = Une erreur de notre fait. Rien n’a changé.
problem-method = Cette adresse ne s’utilise pas ainsi.
problem-name-taken = Le nom « { $name } » est pris, ou ressemble à un nom pris. Choisissez-en un autre.
problem-bad-email = Ceci n’est pas une adresse électronique. Laissez vide si vous n’en voulez pas.
problem-password-length = Un mot de passe a de { $least } à { $most } caractères.
problem-password-name = Le mot de passe est votre nom : n’importe qui l’essaierait.
problem-password-common = Ce mot de passe est parmi les premiers que l’on essaie. Choisissez-en un autre.
problem-wrong-password = Le mot de passe n’est pas le bon.
problem-bad-sign-in = Le nom et le mot de passe ne vont pas ensemble.
problem-bad-code = Ce code ne va pas avec ce nom, a déjà servi ou a expiré.
problem-too-many-attempts = Trop d’essais. Réessayez dans { $minutes } minutes.
problem-already-registered = Vous avez déjà un compte. Déconnectez-vous pour en créer un autre.
problem-not-registered = Les invités n’ont pas de mot de passe : inscrivez-vous d’abord.
problem-no-such-account = Personne n’est inscrit sous « { $name } ».
problem-has-password = Avec un compte, on se connecte par nom et mot de passe ; les liens de retour sont pour les invités.
problem-no-return = Ce lien n’existe pas, a été remplacé ou a expiré.
problem-no-free-seat = Cette place est prise, ou ne vous est pas ouverte.
problem-own-seat = Vous êtes déjà à cette table.
problem-not-shared = Vous ne partagez cette place avec personne, ou la partie est finie.
problem-sat-elsewhere = Vous avez occupé une autre place de cette partie et vu ses secrets : vous ne pouvez revenir que là.
problem-no-partner = Personne ne peut s’asseoir à côté de vous : la partie est finie, l’écran est partagé, ou quelqu’un y est déjà.
problem-no-empty-seat = Aucune place de cette partie n’est libre.
problem-block-self = On ne peut pas se bloquer soi-même.
problem-block-nobody = À cette place, il n’y a personne à bloquer.
problem-too-many-blocks = Vous avez déjà bloqué { $most } personnes.
problem-chat-empty = Il n’y a rien à dire : la ligne est vide.
problem-chat-both = Une ligne est soit un texte, soit une phrase toute faite.
problem-chat-too-long = Cette ligne est trop longue : { $length } caractères, { $most } au plus.
problem-chat-too-fast = Vous parlez trop vite : vingt lignes par minute au plus. Attendez un instant.
problem-no-such-room = On ne lit pas cette conversation d’ici.
problem-notes-too-long = Ces notes sont trop longues : { $length } octets, { $most } au plus. Elles ne sont pas gardées.
problem-notes-changed = Ces notes ont changé dans une autre fenêtre depuis que vous les avez lues.
problem-bad-zone = Le fuseau horaire « { $zone } » est inconnu.
problem-letters-no-mail = Ce serveur n’envoie pas de courrier.
problem-letters-no-address = Votre compte n’a pas d’adresse de courrier : donnez-en une d’abord.
problem-letters-too-often = Cette adresse a déjà reçu { $most } messages de confirmation aujourd’hui. Réessayez demain.
problem-no-such-link = Ce lien n’existe pas, ou ne sert plus.
problem-no-host-key = Cette clef n’ouvre rien, ou plus rien. Demandez-en une autre par berthier admin page.

flag-fell = Victoire par pendule ({ $winner }) : le temps est écoulé ({ $loser }).
former-player = Ancien joueur

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-move = À vous de jouer.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-later = Je m’absente ; je reprends plus tard.
phrase-back-tomorrow = Je reprends demain.
phrase-thinking = Je réfléchis encore.
phrase-sorry = Pardon, c’était une erreur de ma part.
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-game = C’était une belle partie.
phrase-goodbye = Au revoir !

mail-subject = Berthier : on vous attend
mail-begin = Bonjour { $name },

    on vous attend à table :
mail-match = { $match }
    depuis le { $since } ({ $zone })
    { $link }
mail-end = —
    Vous recevez ce message parce que vous l’avez demandé.
    Changer ce que vous recevez : { $wishes }
    Ne plus rien recevoir : { $stop }
mail-confirm-subject = Berthier : confirmez votre adresse
mail-confirm = Bonjour { $name },

    pour recevoir un message quand on vous attend à une table de Berthier, confirmez cette adresse :

    { $link }

    Le lien sert pendant sept jours. Si vous n’avez rien demandé, ne faites rien : vous ne recevrez rien d’autre.

feed-title = Berthier : on vous attend
feed-entry = On vous attend : { $match }

admin-mail-off = Ce serveur n’envoie pas de courrier (BERTHIER_SMTP_URL n’est pas donné).
admin-mail-counts = Courrier des 30 derniers jours. En attente : { $waiting } ; envoyés : { $sent } ; abandonnés : { $failed } ; devenus inutiles : { $moot }.
admin-mail-confirm = pour confirmer l’adresse
admin-mail-turns = avis à qui est attendu
admin-mail-daily = avis du jour
admin-mail-waiting = en attente : { $name } ({ $kind }), { $tries ->
    [0] pas encore essayé
    [one] essayé une fois
   *[other] essayé { $tries } fois
}{ $trouble ->
    [none] {""}
   *[other] , dernier ennui : { $trouble }, prochain essai { $due }
}
admin-mail-failed = abandonné : { $name } ({ $kind }), { $trouble }

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
admin-page = La page de ce serveur, pour un jour et pour qui a le lien ; le serveur doit tourner :
admin-reset = { $name } peut retrouver son compte une fois avec ce code, d’ici un jour, à { $address } :

# --- statistics

chart-losses = Force perdue

# --- records

record-rules = Règles : { $rules ->
    [conscrit] Conscrit
    [grognard] Grognard
    [marechal] Maréchal
    [open] tout à découvert
    [units] unités face cachée
    [blind] unités et chefs face cachée
   *[other] { $rules }
}
record-seat = { $side } : { $who }
record-open = Tout ce qui s’est passé, avec ce qui était caché.
record-eyes = Tel qu’annoncé au camp suivant : { $side }.
record-won = Vainqueur : { $side }.
record-drawn = Personne n’a gagné.
problem-no-such-record = Cette partie enregistrée n’existe pas : le lien est faux, ou son propriétaire en a apporté d’autres depuis. Apportez de nouveau le fichier.
problem-record-position = Cette partie commence par une position décrite ; seul « berthier replay » peut la montrer.
problem-record-too-large = Ce fichier est trop grand : 1 Mo au plus.
problem-teaching-clock = Une table d’apprentissage n’a pas de pendule.
record-teaching = Table d’apprentissage : chacun voyait tout, et l’on revenait librement en arrière. Elle ne compte pas.
problem-no-such-person = Il n’y a pas de compte de ce nom.
problem-guest-settings = Seul un compte garde ses réglages sur le serveur.
