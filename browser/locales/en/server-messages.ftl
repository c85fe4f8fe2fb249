### Messages of the rules and the server, in their own English words. The page finds a sentence by these patterns
### and says it in the reader's language; one that has no pattern is shown as it is. So the English here is the
### very text of the C++ sources (sentences_test.mjs holds it to them), one line each, nothing but text and { $values }.

## What a level of the computer plays like

like-1 = first game
like-2 = newcomer
like-3 = learner
like-4 = beginner
like-5 = improver
like-6 = student
like-7 = holiday player
like-8 = casual
like-9 = regular
like-10 = keen
like-11 = club
like-12 = club captain
like-13 = first board
like-14 = county
like-15 = tournament
like-16 = strong
like-17 = expert
like-18 = master
like-19 = grandmaster
like-20 = strongest

## Names, passwords, addresses

account-password-is-changed = Your password is changed, { $name }.
account-logged-out-else = You are logged out everywhere but here.
account-logged-out = You are logged out everywhere: log in with the new one.
account-sessions-stay = Your sessions stay as they are.
account-tokens-void = Your programs' tokens are no longer valid.
account-two-factor-stays = Two-factor authentication stays on.
code-is-off = Two-factor authentication is off, { $name }: your password alone opens your account again.
code-is-on = Two-factor authentication is on, { $name }.
code-from-now-on = From now on you log in with your password and a code.
code-in-mails = In mails write your mail password or reply to our letters: your account's own password no longer counts there.
code-sessions-stay = Your sessions and your programs' tokens stay valid.
code-new-codes = You have new recovery codes; the old ones are void.
code-keep-codes = Keep these recovery codes where you keep important papers: each replaces one code, once, if you lose your device.
code-told-once = They are shown only once.
account-mail-password-stays = Your mail password stays as it is.
account-tokens-stay = Your programs' tokens stay valid: “tokens” lists them.
account-password-reset = Your password is changed, { $name }: log in with the new one. The link no longer works.
account-no-mail-password = You have no mail password.
account-mail-password-void = Your mail password is void, and you have no other.
account-no-address = You no longer have an address here: find your letters on the page.
account-confirmed-here = { $email } is confirmed, { $name }: your letters come here from now on.
account-confirmed-too = { $email } is confirmed, { $name }: you can write from it; your letters still go to { $other }.
account-to-begin = To begin, challenge somebody: wari challenge { $name } computer-2
account-sign-up-held = A letter is on its way to { $email }: reply to it, or open its link, within three days to become { $name }. Until then the name is not reserved.
account-sign-up-done = Welcome, { $name }. Your letters come to { $email } from now on.

## Challenges, the waiting room, how many matches

meet-begins = A match begins: { $game } board { $board }, { $name } against { $other }.
meet-unrated = It is unrated.
meet-waits = { $game } board { $board } waits for a second player.
meet-waits-no-more = { $game } board { $board } is no longer open.
meet-waiting-listed = “{ $game } waiting” lists it until somebody accepts it; “{ $game } withdraw { $board }” takes it back.
meet-seek-none = You seek no more matches of { $game }.
meet-seek-has = You have { $n } of { $most } matches of { $game }.
meet-seek-waits = You have { $n } of { $most } matches of { $game }; the others begin as soon as somebody else seeks one.
meet-limit-set = Never more than { $most } matches of { $game } at a time; you have { $n }.
meet-limit-none = There is no limit to your matches of { $game }.

## Draws, moves taken back, words at the board

table-has-proposed = You have proposed a draw already; { $name } has not answered yet.
table-has-asked = You have asked to take back your move already; { $name } has not answered yet.
table-watching = You play on { $game } board { $board }: you get its letters like those of your other matches.
table-no-letters = No more letters about { $game } board { $board }.
table-unsubscribed = No more mail about { $game } board { $board }: find its letters on the page; the clock keeps running. “{ $game } subscribe { $board }” brings them back.
table-subscribed = You now get the letters of { $game } board { $board }; “{ $game } unsubscribe { $board }” ends that.
table-note-gone = You have no note on { $game } board { $board } any more.

## The etiquette of Warri

manners-lot = The lot fell to { $seat }: { $name } moves first.

## Plans, and moves laid ready

plans-dropped = You no longer have conditional moves for { $game } board { $board }.

## Clocks, vacations, sleep, weekends

still-vacation-over = Your vacation is over.
still-no-vacation = No vacation is planned.
still-stand-still = Your clocks are paused (both days included, UTC):
still-days-used = { $n } of { $most } days of { $year } are used or planned.
still-auto-on = Before you run out of time a vacation begins automatically, { $n } days at a time, while you have any left (“vacation auto off”).
still-auto-off = None begins automatically (“vacation auto on”).
still-may-still = You may still move.
still-may-move = You may always move.
still-never = Your clocks: they run day and night, all week.

## Letters and what is told

letter-goes = Your message goes to { $players }:
letter-broadcast-nobody = Nobody else wants broadcasts now: yours was not sent.

## Tournaments

cup-entered = You have entered { $cup }.
cup-will-not = You will not play in { $cup }.

## Tokens and webhooks

program-token-void = The token { $token } is revoked.
program-webhook-gone = Nothing is sent to { $token } any more.

## Blocking

block-nobody = You block nobody.
block-set = You have blocked { $players }: their challenges and messages no longer reach you. Running matches continue. “unblock { $text }” ends it.
block-ended = You no longer block { $players }: their challenges and messages reach you again.

## Lists in sentences: “b, d or f”, “bob and carol”

list-or = { $some } or { $last }
list-and = { $some } and { $last }

## Challenges and friends


# Operators, on their page.

report-thanks = Thank you, { $name }.
report-who-reads = Only the operators read your report about { $about }.
