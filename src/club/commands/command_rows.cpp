// Commands that are not about a game: accounts, letters, pauses of clocks, programs.
#include "club/commands/command_table.h"
#include "club/commands/service.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace posthouse::club {

using enum Arity;
using enum AuthLevel;
using Id = CommandId;

std::vector<CommandSpec> account_commands() {
    return {
        {Id::help,
         &Service::help,
         "help",
         false,
         nobody,
         false,
         {{"subject", any}},
         "",
         "explain a game, a command, or all commands; also GAME help",
         "`help wari` describes the game in short; `help wari rules` has its rules, `help wari "
         "example` a game move by move, `help wari tutorial` a first match. `help move` explains a "
         "command, `help commands` lists them all, `help mail` explains how to play by mail, and "
         "`help` alone how to begin."},
        {Id::signup,
         &Service::sign_up,
         "signup",
         false,
         nobody,
         false,
         {{"name"}, {"password"}, {"address", any}},
         "",
         "create an account",
         "In a mail without an address, your sender address is used. You must confirm each address "
         "with a link or a reply; letters go to the first confirmed one. A name has 2 to 20 "
         "letters, digits, - or _ and begins with a letter; a password has 6 to 128 characters."},
        {Id::confirm,
         &Service::confirm,
         "confirm",
         false,
         nobody,
         false,
         {{"token"}},
         "",
         "confirm your address, or a command sent in your name, with the code from our letter",
         ""},
        {Id::change_password,
         &Service::change_password,
         "change password",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"new"}},
         "[--keep-sessions] [--end-tokens]",
         "change your password",
         "You are logged out everywhere else, unless you add --keep-sessions. Your mail password "
         "and the tokens of your programs stay valid; --end-tokens revokes the tokens and ends "
         "your webhooks."},
        {Id::reset_password,
         &Service::reset_password,
         "reset password",
         false,
         nobody,
         false,
         {{"token"}, {"new"}},
         "",
         "choose another password, with the code from the operator's reset link",
         "If you have forgotten your password, ask the operator for a reset link. It works once, "
         "and only for a few days. You are logged out everywhere."},
        {Id::change_mail_password,
         &Service::change_mail_password,
         "change mail-password",
         false,
         owner,
         false,
         {{"user"}, {"password"}},
         "[--off]",
         "get a separate password for use in mails",
         "Posthouse chooses it and shows it once; it can play, but cannot change your account. "
         "Each new one replaces the old one; --off removes it."},
        {Id::change_address,
         &Service::change_address,
         "change address",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"address", any}},
         "",
         "choose where your letters go",
         "Letters go to the first address that is confirmed and accepts mail, and you can write "
         "from all of them. Until you have confirmed one of the new ones, the old one stays. An "
         "address whose mail bounced is used again when you confirm it again. "
         "In a mail without an address, your sender address is used; on the page, no address means "
         "that letters are only shown there."},
        {Id::signoff,
         &Service::sign_off,
         "signoff",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"yes", optional}},
         "",
         "delete your account",
         "Without `yes` it only lists your running matches. With `yes` you resign them and your "
         "account is deleted: name, addresses, letters, notes and what you wrote. Your games stay, "
         "as those of “someone who left”. For a year nobody can use your name."},
        {Id::export_own,
         &Service::export_own,
         "export",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "get all your data",
         "The answer tells you where to download it from the page: one ZIP file with your account, "
         "your games as text, your letters and what you wrote at boards."},
        {Id::list,
         &Service::list,
         "list",
         false,
         nobody,
         false,
         {{"word", any}},
         "",
         "list the games",
         "With words: only games whose line has one of them."},
        {Id::message,
         &Service::message,
         "message",
         false,
         player,
         true,
         {{"user"}, {"password"}, {"to", some}},
         "",
         "write to other players",
         "The text below the command goes to them; they do not see your address."},
        {Id::broadcast,
         &Service::broadcast,
         "broadcast",
         false,
         player,
         true,
         {{"user"}, {"password"}},
         "",
         "write to everyone who receives broadcasts",
         "At most once a day. “notify each broadcasts” lets you receive broadcasts, “notify never "
         "broadcasts” or one click in the letter stops them."},
        {Id::report,
         &Service::report,
         "report",
         false,
         player,
         true,
         {{"user"}, {"password"}, {"about"}},
         "",
         "report a player or a match to the operator",
         "`report bob` or `report wari/12`, and below it what happened. Only the operator reads "
         "it."},
        {Id::offers,
         &Service::offers,
         "offers",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "[--begin=nobody|friends|rated|everybody] [--from=everybody|rated|friends|nobody]",
         "list challenges to you and by you; choose whose challenges you accept",
         "--from= sets who can challenge you: everybody (the default), rated players and friends, "
         "friends only, or nobody. --begin= sets whose challenges begin at once, without being "
         "accepted: nobody's (the default), friends', rated players' and friends', or everybody's. "
         "A rated player has finished a rated match of any game."},
        {Id::add_friend,
         &Service::add_friends,
         "friend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", any}},
         "",
         "add players to your list of friends; alone: show the list",
         "Only you can see the list. The page shows what your friends are playing, and “offers "
         "--begin=friends” lets their challenges begin at once."},
        {Id::remove_friend,
         &Service::remove_friends,
         "unfriend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", some}},
         "",
         "remove players from your list of friends",
         ""},
        {Id::block,
         &Service::block,
         "block",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", any}},
         "",
         "receive no challenges or messages from a player; alone: list the players you block",
         "`block ann PASSWORD bob`: you and bob cannot challenge each other, accept each other’s "
         "open challenges, be paired by “seek” or write to each other. You do not receive bob’s "
         "broadcasts, and neither of you sees the other’s boards in the waiting room. If bob "
         "tries, the answer says only that you do not accept it. Running matches go on: moves, "
         "draws and resignations count as before, but comments and chat are not delivered. "
         "Tournaments can still pair you. “unblock” ends it; “report” tells the operator."},
        {Id::unblock,
         &Service::unblock,
         "unblock",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", some}},
         "",
         "receive challenges and messages from a player again",
         ""},
        {Id::all_show,
         &Service::all_show,
         "all show",
         false,
         nobody,
         false,
         {{"who"}, {"which", optional}},
         "[active|next]",
         "show all boards of a player, of all games",
         "active (the default): all running matches; next: only those where it is the player's "
         "turn."},
        {Id::multiple,
         &Service::multiple,
         "multiple",
         false,
         nobody,
         true,
         {},
         "",
         "send several commands, one on each line below, and get one answer",
         "Up to a line `--`, `thanks` or `quit`; # begins a comment. If one command is refused, "
         "the others still run. Without a session, all commands together can use only one "
         "password."},
        {Id::vacation,
         &Service::vacation,
         "vacation",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"from", optional}, {"to", optional}},
         "",
         "pause your clocks for some days",
         "`vacation ann PASSWORD 2027-07-01 2027-07-14` (both days included, UTC); `vacation ann "
         "PASSWORD off` ends it; without days it shows what is planned. You have 30 days a year "
         "and can still move.\n"
         "`vacation ann PASSWORD auto on`: if you are about to run out of time in a match, a "
         "vacation starts automatically, three days at a time while you have days left, and you "
         "get a letter about it. It does not help in turns that began with ten hours or less."},
        {Id::sleep,
         &Service::sleep,
         "sleep",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"hours", optional}},
         "[--zone=+1:00]",
         "set the hours of the day when your clocks pause",
         "`sleep ann PASSWORD 23-7 --zone=+1:00`: from eleven in the evening until seven, at most "
         "ten hours; `off`: none; without hours it shows the current setting. --zone= is your "
         "offset from UTC; change it yourself for summer time. A change takes effect at your next "
         "midnight and lasts at least a week. You can always move."},
        {Id::weekend,
         &Service::weekend,
         "weekend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"day", any}},
         "",
         "set the days of the week when your clocks pause, at most two",
         "`weekend ann PASSWORD sat sun`; `off`: none; without days it shows the current setting. "
         "The days are those of your time zone (`sleep … --zone=`). A change takes effect at your "
         "next midnight and lasts at least a week."},
        {Id::notify,
         &Service::notify,
         "notify",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"how", optional}, {"board", any}},
         "[--quiet=22-7|off] [--zone=+1:00] [--seat=own|first]",
         "set how often you get mail (each, digest, once or never) and how your boards look",
         "each: one mail for every change of a board. digest: one mail a day with all boards. "
         "once: only the first change, until you play or visit again. never: only on the page.\n"
         "With boards (`notify ann PASSWORD never wari/12`), only for these; `broadcasts` means "
         "broadcasts by others, `puzzle` the puzzle of the day (`notify ann PASSWORD each "
         "puzzle`), "
         "which is mailed with the digest. --quiet=22-7: no mail from ten in the evening until "
         "seven; --zone= "
         "is your offset from UTC.\n"
         "--seat=first: boards in letters, on the page and in the terminal have First at the "
         "bottom, whichever side you play; --seat=own: your own side is at the bottom. If houses "
         "have numbers (wari-24), you are always at the bottom, and the text board of octilite is "
         "never turned.\n"
         "`notify` alone shows the current settings."},
        {Id::language,
         &Service::language,
         "language",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"language", optional}},
         "",
         "set the language in which letters say why something was refused",
         "`language ann PASSWORD de`; the languages are en, ak, de, es and fr. `off`: the language "
         "of your mail program; without a language it shows the current setting. The rest of a "
         "letter is in English. Choosing a language on the page sets it, too."},
        {Id::letters,
         &Service::letters,
         "letters",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"n", optional}},
         "",
         "list what was mailed to you, where to, and whether it arrived",
         "The last 20 letters, or n."},
    };
}

std::vector<CommandSpec> program_commands() {
    return {
        {Id::sessions,
         &Service::sessions,
         "sessions",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "list where you are logged in: since when, with what, and when last used",
         "Times are in UTC; the last use is recorded once an hour. A session ends 30 days after "
         "login."},
        {Id::end_session,
         &Service::end_session,
         "end session",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"session"}},
         "",
         "log out in other places",
         "`end session 3f9a12bc` ends the session that “sessions” lists under this name, `end "
         "session others` all but this one, `end session all` all of them."},
        {Id::two_factor,
         &Service::two_factor,
         "two-factor",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"code", optional}},
         "[--off] [--new-codes]",
         "require a code from your phone in addition to the password",
         "First send it without a code: you get a secret for an authenticator app (TOTP). Then "
         "send it with the code that the app shows: this turns it on, and you get ten recovery "
         "codes. With a code, `--off` turns it off and `--new-codes` makes new recovery codes. "
         "While it is on, your account's password does not work in mails: use your mail password, "
         "or reply to our letters."},
        {Id::become_bot,
         &Service::become_bot,
         "become bot",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"yes", optional}},
         "",
         "tell everybody that a program plays for this account, for ever",
         "Others see that the account is a bot, in challenges too, and it is ranked among the "
         "bots. "
         "Challenges to people only are not for it. Without `yes` nothing is changed. An account "
         "that is a bot stays one: sign up with another name to play yourself."},
        {Id::make_token,
         &Service::make_token,
         "make token",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"name"}, {"scope", any}},
         "[--days=365]",
         "make a token for a program of yours, such as a bot; it is shown once",
         "Its scopes: `read` (see what you see), `play` (move, challenge, change playing "
         "settings), `talk` (chat, messages) and `webhook` (make and end webhooks, which end with "
         "the token); "
         "`make token ann PASSWORD my-bot read play talk`. By default "
         "read and play. No token can change your account. It is valid for a year, or for the "
         "number of --days=, at most ten years."},
        {Id::tokens,
         &Service::tokens,
         "tokens",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "list the tokens of your programs, their scopes and when they were last used",
         ""},
        {Id::revoke_token,
         &Service::revoke_token,
         "revoke token",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "revoke a token at once",
         ""},
        {Id::make_webhook,
         &Service::make_webhook,
         "make webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}, {"url"}},
         "",
         "send the events of your matches to a web address of yours",
         "Events are signed and sent one at a time, in order. If one is not accepted, Posthouse "
         "retries for two days; then the webhook is stopped and you get a letter."},
        {Id::webhooks,
         &Service::webhooks,
         "webhooks",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "list your webhooks and whether events arrive",
         ""},
        {Id::show_webhook,
         &Service::show_webhook,
         "show webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "show what became of the last 20 deliveries to a webhook",
         "For each: its time, the event's number and kind, the HTTP status or why there was no "
         "response, how long it took and how often it was tried."},
        {Id::ping_webhook,
         &Service::ping_webhook,
         "ping webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "send a test to a webhook",
         "The test is a signed event `ping`, sent at once and only once. If it is accepted, a "
         "webhook that was stopped or waits to retry goes on where it was."},
        {Id::redeliver_webhook,
         &Service::redeliver_webhook,
         "redeliver webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}, {"event"}},
         "",
         "send an event again that was sent to a webhook before",
         "It is sent at once and only once, with the same number: `redeliver webhook my-bot 57`."},
        {Id::revoke_webhook,
         &Service::revoke_webhook,
         "revoke webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "remove a webhook",
         ""},
    };
}

std::vector<CommandSpec> make_command_table() {
    std::vector<CommandSpec> all;
    for (const auto part :
         {account_commands, matchmaking_commands, playing_commands, program_commands})
        std::ranges::move(part(), std::back_inserter(all));
    return all;
}

}  // namespace posthouse::club
