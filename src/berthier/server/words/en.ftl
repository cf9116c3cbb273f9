### What the server says besides the referee.

problem = Request refused
problem-stale = Things have moved on; here is the new question.
problem-no-such-match = There is no such match, or it is not open to you.
problem-no-such-page = There is nothing at this address.
problem-not-your-seat = This seat is not yours.
problem-not-in-hand = The other side has the screen: hand it over first.
problem-sign-in = Give a name first, to play.
problem-bad-name = This name won’t do: 1 to 40 characters, no control characters.
problem-bad-body = The request does not have the expected form: { $path ->
    [body] { $expected } is expected, not { $found }
   *[other] { $expected } is expected at “{ $path }”, not { $found }
}.
problem-bad-query = The address does not have the expected form: { $detail }
problem-not-json = The body of the request is no JSON.
problem-too-large = The request is too large: 64 kB at most.
problem-too-many = Too many requests in a short time. Wait a moment.
problem-too-many-streams = Too many windows open on this match. Close one.
problem-bad-host = This server does not answer to this host name.
problem-bad-origin = This request comes from another page.
problem-bad-token = The security token is missing or no longer valid. Reload the page.
problem-no-invitation = This invitation does not exist, was used, or has expired.
problem-no-such-commitment = This commitment was not given to you, was used, or the server has started again since. Ask for a new one.
problem-own-invitation = This invitation is for your opponent: you already sit at the table.
problem-waiting = The match still waits for a player.
problem-ended = This match is over.
problem-frozen = This match is stopped: the referee made a mistake and dares not go on. Nothing is lost; tell the host of the server.
problem-not-ended = This match is not over.
problem-no-undo = At this table nothing is taken back.
problem-no-hints = At this table there is neither advice nor forecasts.
problem-nothing-asked = Nobody asks to go back.
problem-flag = Time is up: this match is over.
problem-no-undo-swap = The players have changed seats since: there is no way back behind that.
problem-unknown-window = There is no window “{ $given }”. Windows to give orders for: { $known }.
problem-not-hot-seat = In this match everybody has a screen of his own.
problem-bad-choice = “{ $given }” won’t do for “{ $field }”. Expected: { $expected }.
problem-no-such-step = There is no such step in this match.
problem-not-your-eyes = Before the end one looks back with one’s own eyes only.
problem-error = An error of ours. Nothing has changed.
problem-method = This address can’t be used that way.
problem-name-taken = The name “{ $name }” is taken, or looks like one that is. Choose another.
problem-bad-email = This is not an e-mail address. Leave it empty if you want none.
problem-password-length = A password has { $least } to { $most } characters.
problem-password-name = The password is your name: anybody would try that.
problem-password-common = This password is among the first that anybody would try. Choose another.
problem-wrong-password = The password is not right.
problem-bad-sign-in = Name and password do not go together.
problem-bad-code = This code does not go with this name, was used, or has expired.
problem-too-many-attempts = Too many attempts. Try again in { $minutes } minutes.
problem-already-registered = You have an account already. Sign out to make another.
problem-not-registered = Guests have no password: register first.
problem-no-such-account = Nobody is registered as “{ $name }”.
problem-has-password = With an account you sign in by name and password; links to return by are for guests.
problem-no-return = This link does not exist, was renewed, or has expired.
problem-no-free-seat = This seat is taken, or not open to you.
problem-own-seat = You already sit at this table.
problem-not-shared = You don’t share this seat with anybody, or the match is over.
problem-sat-elsewhere = You have sat on another seat of this match and seen its secrets: you can only come back there.
problem-no-partner = Nobody can sit beside you here: the match is over, the screen is shared, or somebody does already.
problem-no-empty-seat = No seat of this match is empty.
problem-block-self = You can’t block yourself.
problem-block-nobody = There is nobody on this seat whom you could block.
problem-too-many-blocks = You have blocked { $most } people already.
problem-chat-empty = There is nothing to say: the line is empty.
problem-chat-both = A line is either a text or a ready phrase.
problem-chat-too-long = This line is too long: { $length } characters, { $most } at most.
problem-chat-too-fast = You are talking too fast: twenty lines a minute at most. Wait a moment.
problem-no-such-room = This conversation can’t be read from here.
problem-notes-too-long = These notes are too long: { $length } bytes, { $most } at most. They are not kept.
problem-notes-changed = These notes have changed in another window since you read them.
problem-bad-zone = The time zone “{ $zone }” is unknown.
problem-letters-no-mail = This server sends no mail.
problem-letters-no-address = Your account has no mail address: give one first.
problem-letters-too-often = This address has already had { $most } mails to be confirmed by today. Try again tomorrow.
problem-no-such-link = This link does not exist, or serves no more.
problem-no-host-key = This key opens nothing, or no more. Ask for another with berthier admin page.

flag-fell = { $winner } wins: { $loser } has run out of time.
former-player = Former player

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-move = Your move.
phrase-one-moment = One moment, please.
phrase-back-later = I have to leave; I’ll go on later.
phrase-back-tomorrow = I’ll go on tomorrow.
phrase-thinking = I am still thinking.
phrase-sorry = Sorry, that was a mistake of mine.
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-game = That was a good game.
phrase-goodbye = Goodbye!

mail-subject = Berthier: you are awaited
mail-begin = Hello { $name },

    you are awaited at the table:
mail-match = { $match }
    since { $since } ({ $zone })
    { $link }
mail-end = —
    You get this message because you have asked for it.
    Change what you get: { $wishes }
    Get nothing any more: { $stop }
mail-confirm-subject = Berthier: confirm your address
mail-confirm = Hello { $name },

    to get a message when you are awaited at a table of Berthier, confirm this address:

    { $link }

    The link serves for seven days. If you have asked for nothing, do nothing: you will get nothing else.

feed-title = Berthier: you are awaited
feed-entry = You are awaited: { $match }

admin-mail-off = This server sends no mail (BERTHIER_SMTP_URL is not given).
admin-mail-counts = Mail of the last 30 days. Waiting: { $waiting }; sent: { $sent }; given up: { $failed }; needed no more: { $moot }.
admin-mail-confirm = to confirm the address
admin-mail-turns = to whoever is awaited
admin-mail-daily = of the day
admin-mail-waiting = waiting: { $name } ({ $kind }), { $tries ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $tries } times
}{ $trouble ->
    [none] {""}
   *[other] , last trouble: { $trouble }, next try { $due }
}
admin-mail-failed = given up: { $name } ({ $kind }), { $trouble }

serve-ready = Berthier is listening: { $address }
serve-public = Players come by { $address }
serve-data = Data: { $folder }. Ctrl-C to stop.
serve-open-warning = Warning: this server is open to the network without TLS. Whoever listens on the network can read along and play in your place. Put a TLS proxy before it and give --public-url.

admin-backed-up = The database is copied to { $file }.
admin-restored = The database is now that of { $file }. { $existed ->
    [1] The former one is kept: { $kept }.
   *[other] There was none before.
}
admin-results = { $count ->
    [0] No ranked match is over: the table { $file } is empty.
    [one] One match is in { $file }.
   *[other] { $count } matches are in { $file }.
}
admin-saved = Match { $match } is in { $file }.
admin-page = The page of this server, for a day and for whoever has the link; the server must be running:
admin-reset = { $name } can recover the account once with this code, within a day, at { $address }:

# --- statistics

chart-losses = Strength lost

# --- records

record-rules = Rules: { $rules ->
    [conscrit] Conscrit
    [grognard] Grognard
    [marechal] Maréchal
    [open] everything face-up
    [units] units face-down
    [blind] units and leaders face-down
   *[other] { $rules }
}
record-seat = { $side }: { $who }
record-open = Everything that happened, with all that was hidden.
record-eyes = As it was told to: { $side }.
record-won = Winner: { $side }.
record-drawn = Nobody has won.
problem-no-such-record = There is no such record: the link is wrong, or its owner has brought newer ones since. Bring the file again.
problem-record-position = This record begins from a described position; it can be looked at with “berthier replay” only.
problem-record-too-large = This file is too large: 1 MB at most.
problem-teaching-clock = A teaching table has no clock.
record-teaching = A teaching table: everybody saw everything, and answers were taken back freely. It does not count.
problem-no-such-person = There is no account of that name.
problem-guest-settings = Only an account keeps its settings on the server.
