### What the server says besides the referee.

problem = Request refused
problem-stale = Things have moved on; here is the new question.
problem-no-such-match = There is no such match, or it is not open to you.
problem-no-such-page = There is nothing at this address.
problem-not-your-seat = This seat is not yours.
problem-not-in-hand = The other side has the screen: hand it over first.
problem-sign-in = Give a name first, to play.
problem-bad-name = This name won’t do: 1 to 40 characters, no control characters.
problem-bad-body = The request does not have the expected form: { $detail }
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
problem-too-many-orders = That is more standing orders than there are windows.
problem-not-hot-seat = In this match everybody has a screen of his own.
problem-bad-choice = “{ $given }” won’t do for “{ $field }”. Expected: { $expected }.
problem-no-such-step = There is no such step in this match.
problem-not-your-eyes = Before the end one looks back with one’s own eyes only.
problem-error = An error of ours. Nothing has changed.
problem-method = This address can’t be used that way.

flag-fell = { $winner } wins: { $loser } has run out of time.

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
