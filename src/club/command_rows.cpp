// The rows of the house: players, letters, when clocks stand still, programs.
#include "club/command_table.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace posthouse::club {
namespace {

using enum Arity;
using enum AuthLevel;
using Id = CommandId;

std::vector<CommandSpec> rows_of_players() {
    return {
        {Id::help,
         "help",
         false,
         nobody,
         false,
         {{"subject", any}},
         "",
         "explain a game, a command, or all commands; GAME help does, too",
         "`help wari` says in short what it is; `help wari rules` has its rules, `help wari "
         "example` a game move by move, `help wari tutorial` a first match. `help move`, `help "
         "commands`, `help mail` for how to play by mail, or `help` alone for where to begin."},
        {Id::signup,
         "signup",
         false,
         nobody,
         false,
         {{"name"}, {"password"}, {"address", any}},
         "",
         "become a player",
         "Without an address in a mail, the one you write from is taken. Each is confirmed by a "
         "link or a reply before it counts; letters go to the first of them. A name has 2 to 20 "
         "letters, digits, - or _, a letter first; a password has 6 to 128 characters."},
        {Id::confirm,
         "confirm",
         false,
         nobody,
         false,
         {{"token"}},
         "",
         "confirm your address, or what was asked in your name, with the word from our letter",
         ""},
        {Id::change_password,
         "change password",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"new"}},
         "[--keep-sessions] [--end-tokens]",
         "choose another password",
         "You are logged out everywhere else; --keep-sessions: you are not. Your mail password "
         "stays, and so do the tokens of your programs; --end-tokens: they end, too."},
        {Id::reset_password,
         "reset password",
         false,
         nobody,
         false,
         {{"token"}, {"new"}},
         "",
         "choose another password, with the word of the link that the operator gave you",
         "For who has forgotten his password: he asks the operator, who makes him such a link. It "
         "is good once, and for a few days. You are logged out everywhere."},
        {Id::change_mail_password,
         "change mail-password",
         false,
         owner,
         false,
         {{"user"}, {"password"}},
         "[--off]",
         "get a word to type in mails instead of your password",
         "The house chooses it and tells it once; it plays, but cannot change your account. Each "
         "time you ask there is a new one and the old one is void; --off: there is none."},
        {Id::change_address,
         "change address",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"address", any}},
         "",
         "say where your letters go",
         "Letters go to the first address that is confirmed and takes them, and you may write from "
         "each. One whose mail came back is tried again once you have confirmed it anew. Without "
         "an address in a mail, the one you write from is taken; on the page, letters then wait "
         "there."},
        {Id::signoff,
         "signoff",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"yes", optional}},
         "",
         "leave the house",
         "Without `yes` it lists the running matches that you would give up, and nothing is done. "
         "With it they are resigned and your account is deleted: name, addresses, letters, notes "
         "and what you wrote. Your games stay, as those of “someone who left”. For a year nobody "
         "can have your name."},
        {Id::export_own,
         "export",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "get all that the house holds of you",
         "Says where on the page to fetch it: one ZIP file with your account, your games as text, "
         "your letters and what you wrote at boards."},
        {Id::list,
         "list",
         false,
         nobody,
         false,
         {{"word", any}},
         "",
         "the games the house offers",
         "With words: only games in whose line one of them stands."},
        {Id::message,
         "message",
         false,
         player,
         true,
         {{"user"}, {"password"}, {"to", some}},
         "",
         "write to other players",
         "What you write beneath the command goes to them; they do not see your address."},
        {Id::broadcast,
         "broadcast",
         false,
         player,
         true,
         {{"user"}, {"password"}},
         "",
         "write to everybody who wants broadcasts",
         "Once a day at most. “notify each broadcasts” brings those of others to you, “notify "
         "never "
         "broadcasts” or one click in the letter ends them."},
        {Id::report,
         "report",
         false,
         player,
         true,
         {{"user"}, {"password"}, {"about"}},
         "",
         "tell the operator about a player or a match that is not as it should be",
         "`report bob` or `report wari/12`, and beneath it what happened. Only the operator reads "
         "it."},
        {Id::offers,
         "offers",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "[--begin=nobody|friends|rated|everybody] [--from=everybody|rated|friends|nobody]",
         "matches that are offered to you and by you; whose offers you want",
         "--from= says whose challenges may come at all: everybody's (unless you say otherwise), "
         "rated players' and friends', friends' alone, nobody's. --begin= says whose begin at "
         "once, "
         "without being accepted, as on the old servers: nobody's (unless you say otherwise), "
         "friends', rated players' and friends', everybody's. A rated player has finished a match "
         "that counts, at any game."},
        {Id::add_friend,
         "friend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", any}},
         "",
         "put players on your list of friends; alone: who is on it",
         "The list is your own, and nobody else sees it. The page shows what your friends play, "
         "and "
         "“offers --begin=friends” lets their challenges begin at once."},
        {Id::remove_friend,
         "unfriend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", some}},
         "",
         "take players off your list of friends",
         ""},
        {Id::block,
         "block",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", any}},
         "",
         "no challenges and no words from a player any more; alone: whom you block",
         "`block ann PASSWORD bob`: bob cannot challenge you, sit down at your waiting boards or "
         "be "
         "paired with you by “seek”, nor you with him, and neither writes to the other. His "
         "broadcasts pass you by, and neither sees the other’s boards in the waiting room. What he "
         "tries is refused with a sentence that says no more than that you do not accept it. "
         "Matches that run go on: moves, draws and resignations count as ever, only the words "
         "beneath them and the talk at the board stay away. Tournaments pair the two of you "
         "nonetheless. “unblock” ends it; “report” tells the operator."},
        {Id::unblock,
         "unblock",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", some}},
         "",
         "challenges and words from that player reach you again",
         ""},
        {Id::all_show,
         "all show",
         false,
         nobody,
         false,
         {{"who"}, {"which", optional}},
         "[active|next]",
         "every board of a player, of all games",
         "active (the default): all that run; next: only those where it is the player's turn."},
        {Id::multiple,
         "multiple",
         false,
         nobody,
         true,
         {},
         "",
         "several commands, one a line beneath it, answered in one transcript",
         "Up to a line `--`, `thanks` or `quit`; # begins a comment. Each line stands for itself: "
         "one that is refused does not stop the others. Without a session all of them together "
         "hold "
         "one password at most."},
        {Id::vacation,
         "vacation",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"from", optional}, {"to", optional}},
         "",
         "stop your clocks for a while",
         "`vacation ann PASSWORD 2027-07-01 2027-07-14` (both days included, UTC), `vacation ann "
         "PASSWORD off` ends it; without days it says what is planned. 30 days in a year; you may "
         "still move.\n"
         "`vacation ann PASSWORD auto on`: before your time is up in a match a vacation begins by "
         "itself, three days at a time, for as long as you have any left, and a letter tells you "
         "so. Turns that began with ten hours or less are not saved by it."},
        {Id::sleep,
         "sleep",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"hours", optional}},
         "[--zone=+1:00]",
         "the hours of your day in which your clocks stand still",
         "`sleep ann PASSWORD 23-7 --zone=+1:00`: from eleven in the evening until seven, ten "
         "hours "
         "at most; `off`: none; without words it says what is set. --zone= says how far your clock "
         "is ahead of UTC; summer time is yours to set. A change holds from your next midnight on, "
         "and for a week at least. You may always move."},
        {Id::weekend,
         "weekend",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"day", any}},
         "",
         "the days of the week on which your clocks stand still, two at most",
         "`weekend ann PASSWORD sat sun`; `off`: none; without words it says what is set. The days "
         "are those of your clock (`sleep … --zone=`). A change holds from your next midnight on, "
         "and for a week at least."},
        {Id::notify,
         "notify",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"how", optional}, {"board", any}},
         "[--quiet=22-7|off] [--zone=+1:00] [--seat=own|first]",
         "how often you want mail: each, digest, once or never; and how your boards look",
         "each: every board as it changes. digest: all of a day in one mail. once: only the first, "
         "until you have played or looked in. never: only on the page.\n"
         "With boards (`notify ann PASSWORD never wari/12`) only for those; `broadcasts` stands "
         "for "
         "the broadcasts of others. --quiet=22-7: nothing is mailed from ten in the evening until "
         "seven; --zone= says how far your clock is ahead of UTC.\n"
         "--seat=first: boards in letters, on the page and in the terminal have First at the "
         "bottom, as the old server drew them, whichever side is yours; --seat=own: your own side "
         "is at the bottom. Where houses have numbers (wari-24) these are yours and you are always "
         "at the bottom, and the text board of octilite is never turned round.\n"
         "Alone, `notify` says what is set."},
        {Id::letters,
         "letters",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"n", optional}},
         "",
         "what was mailed to you, where, and whether it arrived",
         "The last 20 letters, or n."},
    };
}

std::vector<CommandSpec> rows_of_programs() {
    return {
        {Id::sessions,
         "sessions",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "where you are logged in: since when, with what, and when it was last used",
         "Times are UTC, and the last use is noted once an hour. A session ends 30 days after it "
         "began."},
        {Id::end_session,
         "end session",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"session"}},
         "",
         "log out elsewhere",
         "`end session 3f9a12bc` ends the one that “sessions” calls so, `end session others` all "
         "but the one you write from, `end session all` every one."},
        {Id::two_factor,
         "two-factor",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"code", optional}},
         "[--off] [--new-codes]",
         "log in with a code from your phone besides the password",
         "First without a code: it tells a secret for an authenticator app (TOTP). Then with the "
         "code that the app shows: it is on, and you get ten recovery codes. `--off` ends it and "
         "`--new-codes` makes other recovery codes, both with a code. While it is on, your "
         "password counts in no mail: write your mail password there, or reply to our letters."},
        {Id::make_token,
         "make token",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"name"}, {"scope", any}},
         "[--days=365]",
         "make a key for a program of yours, such as a bot; it is told once",
         "What it may do: `read` (see what you see), `play` (move, challenge, settings of play) "
         "and "
         "`talk` (chat, messages); `make token ann PASSWORD my-bot read play talk`. Without such "
         "words: read and play. No token can change your account. It is good for a year, or for as "
         "long as --days= says, ten years at most."},
        {Id::tokens,
         "tokens",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "the keys of your programs, what each may do and when it was last used",
         ""},
        {Id::revoke_token,
         "revoke token",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "end a program's key at once",
         ""},
        {Id::make_webhook,
         "make webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}, {"url"}},
         "",
         "have what happens in your matches sent to an address of yours on the web",
         "Each event is sent by itself, in order, signed, and again and again for two days where "
         "nobody takes it; then it is given up and a letter tells you so."},
        {Id::webhooks,
         "webhooks",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "where your events are sent, and whether they arrive",
         ""},
        {Id::revoke_webhook,
         "revoke webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "send nothing there any more",
         ""},
    };
}

void append(std::vector<CommandSpec>& all, std::vector<CommandSpec> more) {
    std::ranges::move(more, std::back_inserter(all));
}

}  // namespace

std::vector<CommandSpec> make_command_rows() {
    std::vector<CommandSpec> all = rows_of_players();
    append(all, rows_of_coming_to_a_board());
    append(all, rows_of_playing());
    append(all, rows_of_programs());
    return all;
}

}  // namespace posthouse::club
