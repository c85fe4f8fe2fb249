### What the answers to commands say, and what operators' decisions tell a player. The server alone reads this file: see
### src/translation/texts.h. Commands in “…” and words in capitals stay as they are.

## Lists

# The heads of columns have at most 12 signs, of board and counts 5 and 9, of rating and played 6 and 7.
answer-head-board = board
answer-head-first = First
answer-head-second = Second
answer-head-since = since
answer-head-state = state
answer-head-rating = rating
answer-head-played = played
answer-head-game = game
answer-head-to = to
answer-head-by = by
answer-head-clock = clock
answer-head-counts = counts
answer-head-until = until
answer-head-begins = first
answer-head-name = name
answer-head-made = made
answer-head-valid = valid until
answer-head-session = session
answer-head-used = last used
answer-since = since { $day }
answer-list-then = “GAME help” introduces a game, “GAME help rules” explains its rules.
answer-match-to-move = move { $n }, { $name } to move
answer-match-drawn = drawn
answer-match-won = { $name } won
answer-ended-tie = tie
answer-ended-majority = majority
answer-ended-no-stones = no seeds left
answer-ended-cannot-feed = cannot feed
answer-ended-stalemate = stalemate
answer-ended-repetition = repetition
answer-ended-starved = starved
answer-ended-base = base
answer-ended-captured-all = captured all
answer-ended-no-moves = no moves
answer-ended-resigned = resigned
answer-ended-time = time
answer-ended-agreed = agreed
answer-ended-house = operator's decision
answer-ended-void = void
answer-ended-declined = declined
answer-ended-withdrawn = withdrawn
answer-ended-expired = expired
answer-no-such-matches = No such matches.
answer-none-finished = No such match has been finished yet.
answer-none-counts = No match that counts has been finished yet.
answer-week-title = { $game }: ranking of the week from { $from } to { $to }
answer-head-change = change
answer-head-before = week before
answer-week-new = new
answer-week-rose = Rose most: { $names }
answer-week-fell = Fell most: { $names }
answer-week-none = Nobody had a rating that is sure enough for a place.
answer-week-feed = { $game }: ranking of the week
answer-tally =
    { $n ->
        [one] { $first } { $points }, { $second } { $others }, in 1 finished game.
       *[other] { $first } { $points }, { $second } { $others }, in { $n } finished games.
    }
answer-provisional = ? means provisional: too few matches, or too long ago, to be sure.
answer-help-ratings = “help ratings” explains ratings.
answer-no-board-to-move-on = { $name } has no board to move on now.
answer-no-running-match = { $name } has no running match now.
answer-ratings = Ratings: { $ratings }

## The waiting room, seeking, challenges

answer-waiting-none = There are no open challenges. “{ $game } challenge NAME --to=anyone” posts one.
answer-waiting-none-older = There are no older open challenges. “{ $game } challenge NAME --to=anyone” posts one.
answer-waiting-take = “{ $game } accept BOARD” takes the other seat.
answer-waiting-older = “{ $game } waiting --before={ $board }” lists older ones.
answer-offer-by-bot = by a bot
answer-offer-for = for:
answer-offer-matches = { $n } matches begin from it, one after another
answer-offer-not-you = You cannot take it: { $why }.
answer-offer-gone = { $game } board { $board } is no longer open.
answer-cannot-apart = it is not for you
answer-cannot-enough = you have reached your limit of matches of it
answer-cannot-waits = { $name } cannot take another match at present
answer-cannot-unmet = it { $why }
answer-for-rated = rated { $range }
answer-for-within = within { $n } points of { $name }’s { $rating }
answer-for-established = established
answer-for-people = people only
answer-for-computer = the computer, too
answer-rated = rated
answer-unrated = unrated
answer-etiquette = etiquette
answer-seek-none = You seek no more matches of { $game }.
answer-seek =
    { $most ->
        [one] You have { $n } of 1 match of { $game }.
       *[other] You have { $n } of { $most } matches of { $game }.
    }
answer-seek-waits =
    { $most ->
        [one] You have { $n } of 1 match of { $game }; it begins as soon as somebody else seeks one.
       *[other] You have { $n } of { $most } matches of { $game }; the others begin as soon as somebody else seeks one.
    }
answer-seek-for = Asked for: { $criteria }.
answer-limit =
    { $most ->
        [one] Never more than 1 match of { $game } at a time; you have { $n }.
       *[other] Never more than { $most } matches of { $game } at a time; you have { $n }.
    }
answer-limit-none = There is no limit to your matches of { $game }.
answer-offered-to-you = Offered to you:
answer-offered-by-you = Offered by you:
answer-offers-none = No challenges wait for an answer.
answer-offers-then = “GAME accept BOARD” begins a match, “GAME decline BOARD” does not, “GAME withdraw BOARD” takes your own back.
answer-challenged-by =
    { $who ->
        [nobody] You can be challenged by nobody (the computer still plays).
        [friends] You can be challenged by your friends.
        [rated] You can be challenged by rated players and your friends.
       *[everybody] You can be challenged by everybody.
    }
answer-begin-at-once =
    { $who ->
        [nobody] Challenges by nobody begin at once.
        [friends] Challenges by your friends begin at once.
        [rated] Challenges by rated players and your friends begin at once.
       *[everybody] Challenges by everybody begin at once.
    }

## Friends, blocks, reports

answer-friends = Your friends:
answer-friends-none = You have no friends on your list: “friend NAME” adds one.
answer-friends-then = “unfriend NAME” removes one.
answer-friends-added =
    { $n ->
        [one] { $names } is on your list of friends, which nobody else sees. “offers --begin=friends” lets their challenges begin at once.
       *[other] { $names } are on your list of friends, which nobody else sees. “offers --begin=friends” lets their challenges begin at once.
    }
answer-friends-removed =
    { $n ->
        [one] { $names } is no longer on your list of friends.
       *[other] { $names } are no longer on your list of friends.
    }
answer-blocks = You block:
answer-blocks-none = You block nobody.
answer-blocks-then = “unblock NAME” ends it.
answer-blocked = You have blocked { $names }: their challenges and messages no longer reach you. Running matches continue. “unblock { $name }” ends it.
answer-unblocked = You no longer block { $names }: their challenges and messages reach you again.
answer-reported = Thank you, { $name }. Only the operators read your report about { $about }.

## Vacations, sleep, weekends

answer-vacation-none = No vacation is planned.
answer-vacation-planned = Your clocks are paused (both days included, UTC):
answer-vacation-days = { $from } to { $until }
answer-vacation-now = { $from } to { $until }, now
answer-vacation-used = { $used } of { $most } days of { $year } are used or planned.
answer-vacation-auto = Before you run out of time a vacation begins automatically, { $days } days at a time, while you have any left (“vacation auto off”).
answer-vacation-auto-off = None begins automatically (“vacation auto on”).
answer-vacation-over = Your vacation is over.
answer-may-still-move = You may still move.
answer-may-always-move = You may always move.
answer-rest-now = Your clocks: { $rest }
answer-rest-later = From { $day } UTC on { $rest }
answer-rest-none = they run day and night, all week.
answer-rest-sleep = they are paused each day from { $from }:00 to { $until }:00 ({ $zone }).
answer-rest-weekend = they are paused on { $days } ({ $zone }).
answer-rest-both = they are paused each day from { $from }:00 to { $until }:00, and on { $days } ({ $zone }).
answer-weekday =
    { $day ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }

## Sessions and the second factor

answer-sessions-none = You are not logged in anywhere, { $name }.
answer-sessions-more = and { $n } more
answer-session-device-unknown = not known
answer-session-this = (this one)
answer-session-ended = The session { $session } is ended.
answer-sessions-ended =
    { $n ->
        [one] 1 session is ended, { $name }.
       *[other] { $n } sessions are ended, { $name }.
    }
answer-sessions-here = You stay logged in here.
answer-two-factor-since = Two-factor authentication has been on since { $day } UTC, { $name }. { $n } of your recovery codes are left.
answer-two-factor-off = Two-factor authentication is off, { $name }: your password alone opens your account again.
answer-two-factor-on = Two-factor authentication is on, { $name }. From now on you log in with your password and a code. In mails write your mail password or reply to our letters: your account's own password no longer counts there. Your sessions and your programs' tokens stay valid.
answer-two-factor-codes = You have new recovery codes; the old ones are void.
answer-two-factor-keep = Keep these recovery codes where you keep important papers: each replaces one code, once, if you lose your device. They are shown only once.
answer-two-factor-begin = Two-factor authentication is not on yet, { $name }. Give your authenticator app this address, as a QR code or by hand:
answer-two-factor-secret = or only its secret, with 6 digits each 30 seconds:
answer-two-factor-then = Then write “two-factor” again with the code that the app shows, to switch it on. This is shown only once.

## Programs: tokens and webhooks

answer-bot-already = This account is a bot.
answer-bot = { $name } is a bot now: others see it, and it is ranked among the bots. “make token NAME read play” makes a token for its program.
answer-token = The token { $token }, { $name }, may: { $scopes }. It is
answer-token-use = A program sends it with each request, as “Authorization: Bearer” and the token. It is valid until { $day } and shown only once: keep it like a password. “revoke token { $token }” ends it.
answer-tokens-none = You have no tokens. “make token NAME” makes one for a program.
answer-token-expired = (expired)
answer-token-may = may: { $scopes }; last used: { $used }
answer-token-never-used = may: { $scopes }; last used: never
answer-token-revoked = The token { $token } is revoked.
answer-webhook = Events in your matches are now sent to { $url }, each signed with this secret:
answer-webhook-use = The secret is shown only once; docs/api.md explains how a program checks the signature. “ping webhook { $webhook }” sends a test, “revoke webhook { $webhook }” ends it.
answer-webhooks-none = You have no webhooks. “make webhook NAME URL” makes one.
answer-webhook-nothing-sent = Nothing has been sent yet: “ping webhook { $webhook }” sends a test.
answer-webhook-deliveries = Last deliveries, newest first (UTC):
answer-webhook-sending = Posthouse is sending event { $event } to { $url }.
answer-webhook-testing = Posthouse is sending a test to { $url }.
answer-webhook-see = “show webhook { $webhook }” says whether it arrived.
answer-webhook-revoked = Nothing is sent to { $url } any more.
answer-webhook-works = Working.
answer-webhook-retries = Not accepted: { $why }. Next try { $time } UTC.
answer-webhook-stopped = Stopped on { $time } UTC: { $why }. A test that is accepted starts it again.
answer-delivery-test = test
answer-delivery-event = event { $event } ({ $kind })
answer-delivery-requested = being sent
answer-delivery-attempt = attempt { $n }

## Letters

answer-broadcast-sent =
    { $n ->
        [one] Your broadcast goes to 1 player:
       *[other] Your broadcast goes to { $n } players:
    }
answer-letters = Letters to you, the newest first; times are UTC.
answer-letters-none = There are no letters to you yet.
answer-letter-page = on the page only
answer-letter-sent = { $address }: sent { $time }
answer-letter-given-up = { $address }: given up { $time }: { $why }
answer-letter-failed = { $address }: failed: { $why }; next try { $time }
answer-letter-waits = { $address }: waiting until { $time }
answer-letter-on-its-way = { $address }: on its way
answer-unsubscribe = Press the button to stop mails of this kind. You can still read them on the page.
answer-unsubscribe-button = Stop these mails
answer-unsubscribed-left = You have closed your account: you get no more letters.
answer-unsubscribed-gone = This match no longer exists: you get no more letters about it.
answer-unsubscribed-match = You get no more mail about { $match }, { $name }. “{ $command }” turns it on again.
answer-unsubscribed-broadcasts = You get no more broadcasts by mail, { $name }. “notify each broadcasts” turns them on again.
answer-unsubscribed-puzzles = You get no more puzzles by mail, { $name }. “notify each puzzle” turns them on again.
answer-unsubscribed-boards = You get no more boards by mail, { $name }: they are on your page. “notify each” turns them on again.
answer-unsubscribed-never = Letters of this kind answer you or concern your account, { $name }: they cannot be turned off.
answer-export = All your data comes in one ZIP file: your account, your games, your letters and the chat at your boards. Log in on the page and choose “Download everything” under Settings, or without scripts open /api/me/export there.
answer-move-taken-back = You have made this move already, and it was taken back.

## Tournaments

answer-cup-open = { $cup }, { $n } entered, begins { $day }
answer-cup-open-of = { $cup }, { $n } of { $most } entered, begins { $day }
answer-cup-off = { $cup }, called off
answer-cup-running =
    { $n ->
        [one] { $cup }, 1 player, running
       *[other] { $cup }, { $n } players, running
    }
answer-cup-over =
    { $n ->
        [one] { $cup }, 1 player, over since { $day }
       *[other] { $cup }, { $n } players, over since { $day }
    }
answer-cups-none = There has been no tournament of { $game } yet: “{ $game } tournament NAME” announces one.
answer-cups-none-older = There are no older ones.
answer-cups-show = “{ $game } tournaments NAME” shows one of them.
answer-cups-older = “{ $game } tournaments --behind={ $name }” lists older ones.
answer-series-line = { $name }: { $game }, { $every } at { $time } ({ $zone })
answer-series-line-ended = { $name }: { $game }, ended
answer-series-none = There is no series of { $game }: “{ $game } series NAME --every=saturday --at=15:00 --zone=Europe/London” announces one.
answer-series-show = “{ $game } series NAME” shows one of them.
answer-teams = “team NAME” shows a team, “team NAME --make” makes one.
answer-team-gone = The team { $team } is no more: you were the last.

## Operators' decisions

decision-muted-subject = You are muted
decision-muted =
    { $until ->
        [none] you are muted until further notice: you can still play, but nobody sees your messages, your chat or your comments on moves.
       *[other] you are muted until { $until } UTC: you can still play, but nobody sees your messages, your chat or your comments on moves.
    }
decision-banned-subject = You are banned
decision-banned =
    { $until ->
        [none] you are banned until further notice: you cannot move, begin matches or write to others.
       *[other] you are banned until { $until } UTC: you cannot move, begin matches or write to others.
    } Your matches and their clocks keep running. You can still look at everything, resign, read your letters and leave.
decision-unmuted-subject = You may speak again
decision-unmuted = you are no longer muted: others see what you write again.
decision-unbanned-subject = You may play again
decision-unbanned = you are no longer banned: welcome back.
decision-renamed-subject = Your new name
decision-renamed = your name was { $old } and is now { $name }. Log in with the new name; your password stays the same.
decision-address-subject = Your new address
decision-address = your letters go to { $address } from now on.
decision-operator-subject = You are an operator
decision-operator = you are now an operator. On the page, “Moderation” in your account menu shows what players report and what you can do about it. Log in with your second factor to use it. All that you do there is logged.
decision-operator-ended-subject = You are no longer an operator
decision-operator-ended = you are no longer an operator. Your account stays the same.
decision-two-factor-off-subject = Two-factor authentication is off
decision-two-factor-off =
    { $operator ->
        [ended] the operator has switched off two-factor authentication for your account, so your password is enough to log in. If you did not ask for that, contact them now. You are no longer an operator.
       *[no] the operator has switched off two-factor authentication for your account, so your password is enough to log in. If you did not ask for that, contact them now.
    }
decision-seat-given-subject = { $game } board { $board } has another player
decision-seat-given = { $name } plays on in your place on { $game } board { $board }.

## In the terminal: posthouse connect

answer-connect = { $site }. Type a command. “help” shows how to begin, “login NAME” logs you in, “quit” leaves.
answer-connect-foreign = The response from { $url } is not from a Posthouse server.
answer-connect-silent = The server at { $url } does not respond: { $why }. Check that it is running and that the address is right.
answer-connect-logged-out = You are no longer logged in: “login { $name }” logs you in again.
answer-connect-code = Code of your authenticator app:
answer-connect-text = (type the text, then a line with only a dot)
