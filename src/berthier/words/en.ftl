# What all games share.
# error-<code>: the message of an error (berthier.kernel.errors), with its arguments.

## Things asked for that do not exist

error-unknown-language = The language “{ $given }” is not known. Languages to choose from: { $known }.
error-unknown-title = The game “{ $given }” is not known. Games to choose from: { $known }.
error-unknown-scenario = { $title } has no scenario “{ $given }”. Scenarios to choose from: { $known }.
error-unknown-rules = { $title } has no rule level “{ $given }”. Levels to choose from: { $known }.
error-unknown-option = There is no match option “{ $given }”. Options to choose from: { $known }.
error-bad-option-value = The option “{ $option }” can’t be “{ $given }”. Expected: { $expected }.
error-solitaire-is-open = Solitaire is played with everything face-up: choose the level “open”, or leave solitaire out.
error-open-orders-in-fog = Orders of battle can’t be open under the fog of war: choose “secret”, or the Conscrit level.
error-bad-results = { $file }, line { $line }: expected { $expected }, found: { $found }.
error-not-a-table = { $file } is no table of results in UTF-8.
error-results-not-found = { $file } can’t be read.
error-no-ranking = { $title } has no ranking.
error-no-luck-in-record = This record does not hold the key of its luck: it is shown when the match is over.
error-no-partners = “{ $seat }” has no partners in this match, so there is nobody to write to.
error-note-too-long = A note has { $most } characters at most; this one has { $given }.
error-note-not-plain = A note is one line of plain text.
error-unknown-seat = There is no seat “{ $given }” in this match. Seats to choose from: { $known }.
error-unknown-rule = No rule has the number “{ $id }”.
error-unknown-thing = Nothing in this match is called “{ $thing }”: a zone, a corps, a card or another piece of the game is expected.

## The protocol

error-unknown-command = The command “{ $given }” is not known. Commands to choose from: { $known }.
error-unknown-field = The field “{ $given }” is not known here. Fields to choose from: { $known }.
error-bad-json = This line is not a valid JSON object: { $detail }. One JSON object per line is expected.
error-request-too-long = This request is too long. At most { $limit } bytes are allowed.
error-missing-field = The field “{ $field }” is missing. Expected there: { $expected }.
error-bad-field = The field “{ $field }” won’t do. Expected: { $expected }; received: { $found }.
error-no-match = No match is under way: start a match or load a save first.
error-no-match-or-title = No match is under way: start one, or give “title”.

## Answering and going back

error-not-asked = It is not for “{ $seat }” to answer now: wait until the referee asks that seat a question.
error-not-offered = “{ $option }” is not among the answers offered. Choose one of them, exactly as written.
error-several-meant = “{ $given }” may mean several answers: { $options }. Choose one of them.
error-undo-alone = Only two people at one terminal can agree to go back further. “undo” alone takes back your last answer.
error-game-over = The game is over: no more answers can be given.
error-nothing-to-undo = There is nothing to undo: you have not answered since the last point of no return.
error-undo-barrier = You can’t go back further: since then a card was drawn, something was revealed or another player has answered.
error-match-frozen = This match is stopped: the referee made a mistake and dares not go on. Your last answer was not taken and nothing is lost.

## Files

error-bad-pack = The game pack has an error in { $file }, at “{ $path }”. Expected: { $expected }; found: { $found }.
error-bad-position = The position has an error at “{ $path }”. Expected: { $expected }; found: { $found }.
error-save-not-found = There is no save “{ $file }”. Check the name and the folder.
error-not-a-save = This is no save of Berthier. A file written by “save” or on leaving is expected.
error-save-not-readable = “{ $file }” can’t be read. Check that you may read it.
error-file-is-folder = “{ $file }” is a folder. The name of a file is expected.
error-file-taken = “{ $file }” exists already and is no save of this match. Choose another name.
error-file-exists = “{ $file }” exists already and is left as it was. Choose another name.
error-bad-file-name = “{ $file }” can’t be the name of a file.
error-save-truncated = This save is incomplete: the end of the file is missing. Fetch a whole copy of it.
error-save-altered = This save was altered: its contents no longer match its fingerprint. Go back to the original file.
error-save-other-pack = This save was made with another pack of { $title } than the one here. Expected: the pack it was started with.
error-save-other-version = This save has version { $found }, which this program can’t read. Expected: version { $known }.
error-verify-draw = This match can’t be verified: draw { $draw } is not the one its key gives.
error-verify-board = This match can’t be verified: playing its answers again does not lead to the position it records.
error-file-not-writable = “{ $file }” can’t be written. Check that the folder exists, that you may write there and that the disk is not full.
error-folder-not-writable = The folder “{ $folder }” can’t be written. Check that it exists or can be made, that you may write there and that the disk is not full.

## Scripted luck

error-luck-not-in-bag = The scripted draw { $draw } wants the card “{ $card }”, which is not in the deck: it was drawn already or is not one of its cards.
error-luck-left-over = Some scripted draws were not used: { $draws }. Remove them, or play on until they come.
error-luck-unknown-draw = No draw is called “{ $draw }”. Expected: the ID of a draw from the rules, then the seat.
error-luck-out-of-range = The scripted draw { $draw } can’t be “{ $given }”: this draw gives no such result.

## The command line

error-no-port = No free port on { $host } from { $first } to { $last }. Choose another with --port.
error-backup-postgresql = This is a PostgreSQL database: use pg_dump and pg_restore.
error-no-database = There is no database “{ $file }”. The server makes one at its first start.
error-database-in-use = The database “{ $file }” is in use. Stop the server first.
error-not-a-backup = “{ $file }” is not a whole copy of a database of Berthier.
error-restore-itself = “{ $file }” is the database itself. The name of a copy is expected.
error-backup-too-new = “{ $file }” was made by a later Berthier than this one. Install that one first.
error-no-such-account = Nobody is registered as “{ $name }” in this database.
error-no-such-save = There is no begun match “{ $match }” in this database.
error-usage = This command line is not understood: { $detail } See “berthier --help”.
error-no-level = “{ $given }” does not play { $title } yet. Levels to choose from: { $known }.
error-no-hint = There are no hints for this game yet.
error-bad-player = “{ $given }” can’t play. Players to choose from: { $known }.
error-bad-budget = “{ $given }” has no budget that Major can keep. Expected: major:PASSES with 1 to { $passes } passes, or major:SECONDSs with at most { $seconds } seconds.
error-option-with-load = { $option } can’t be given together with --load: the save already has it.
error-pack-not-found = There is no folder “{ $folder }”. The folder of a game pack is expected.
error-unknown-side = “--{ $given }” is neither an option of this command nor a side of { $title }. Sides to choose from: { $known }.
error-bad-option-text = “{ $given }” is no option of a match. Expected: NAME=VALUE.
error-too-few = { $option } can’t be { $given }. At least 1 is expected.
error-other-results = “{ $file }” holds other results: { $what ->
    [program] its players have been changed since
   *[other] { $what } (there “{ $found }”, here “{ $wanted }”)
}. It is left as it was: choose another file.
error-not-results = “{ $file }” holds no results of simulated games.
error-worker-died = A process that played games has ended by itself, perhaps for lack of memory. What was played is kept.
error-bad-ladder = “{ $given }” is no ladder. At least two different players are expected, the weakest first.
error-too-few-a-pair = --games can’t be { $given }: a pair plays at least 2 games, one from each side.
error-missing-player = Who plays “{ $side }”? A level or the command of a program is expected after it.
error-no-forecast = There is nothing to foretell here: in 1806 and 1807 a forecast is of a combat, in Leipzig of the missions; Germany 1813 has none yet.

## Programs that play

error-player-failed = The player failed with an error of its own: { $problem }.
error-bot-bad-command = “{ $command }” is not a command: it is empty, or a quotation mark is not closed.
error-bot-not-found = The program “{ $command }” is not there, or what should run it is not.
error-bot-not-executable = “{ $command }” can’t be run: it must be a program, or a text that begins with “#!” and may be executed (chmod +x).
error-bot-gone = The program “{ $command }” ended before it had answered (status { $status }).
error-bot-closed = The program “{ $command }” closed its input or output before it had answered.
error-bot-late = The program “{ $command }” did not answer within { $seconds } seconds.
error-bot-too-long = The program “{ $command }” wrote more than { $limit } bytes without ending the line.
error-bot-unasked = The program “{ $command }” wrote without having been asked: “{ $found }”.
error-bot-not-json = The program “{ $command }” must answer with a JSON object in one line; it wrote “{ $found }”.
error-bot-no-option = The answer of the program “{ $command }” has no text “option”: “{ $found }”.
error-bot-not-offered = The program “{ $command }” answered “{ $option }” to a question “{ $kind }” that offers: { $known }.
