// The command table: every command of the house, once. Reading, help and the lists of commands all
// come from it, so that mail, page, terminal and API know the same commands.
//
// A row's slots are its grammar and its usage line. Where the speaker is known already (a session),
// the slots `user` and `password` may be left out: `wari move 12 c`. The full form is understood
// there too. Where only the account's own password will do, only `user` may be left out.
#pragma once

#include "base/refusal.h"
#include "club/command_line.h"
#include "games/game.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::size_t password_size_min = 6;
inline constexpr std::size_t password_size_max = 128;

enum class Arity { one, optional, some, any };  // some: one or more; any: none or more

struct ParameterSpec {
    std::string_view
        name;  // "board"; the special ones are `user` followed by `password`: who speaks
    Arity count = Arity::one;
};

enum class CommandId {
    help,
    signup,
    confirm,  // an address, or a request that was held
    change_password,
    reset_password,  // by the operator's link
    change_mail_password,
    change_address,
    signoff,
    export_own,  // all that the house holds of the player
    list,
    message,
    broadcast,
    report,
    block,
    unblock,
    offers,
    add_friend,
    remove_friend,
    all_show,
    multiple,
    vacation,
    sleep,
    weekend,
    notify,
    letters,
    challenge,
    waiting,
    accept,
    reject,
    withdraw,
    yield,
    seek,
    limit,
    move,
    show,
    showas,
    queue,
    preview,
    submit,
    confirm_move,
    resign,
    rematch,
    chat,
    note,
    subscribe,
    unsubscribe,
    games,
    history,
    standings,
    tournament,
    join,
    leave,
    tournaments,
    sessions,
    end_session,
    two_factor,
    make_token,
    tokens,
    revoke_token,
    make_webhook,
    webhooks,
    revoke_webhook
};

/// How well the speaker must be known.
enum class AuthLevel {
    nobody,  // it is public
    player,  // by any proof: a session, a password or the mail password, a reply's mark, a From
             // address that our mail server vouches for, or by confirming
    owner    // only by the account's own password, typed with the command
};

struct CommandSpec {
    CommandId id;
    std::string_view word;  // two words, as in “change password”, are typed as two
    bool per_game;          // written after a game's name
    AuthLevel trust;
    bool takes_text;  // what is written beneath the command belongs to it and must be there
    std::vector<ParameterSpec> slots;
    std::string_view options;  // as the usage line shows them
    std::string_view about;    // one line
    std::string_view more;     // the rest of its help; may be empty

    bool speaks() const;                        // has the slots `user` and `password`
    bool takes(std::string_view option) const;  // without its dashes
    /// Why one of the line's options is none of this command's, or cannot stand there so.
    std::optional<Refusal> wrong_option(const CommandLine&) const;
    std::string usage() const;
    /// Its first word; the second, where it has two.
    std::string_view first_word() const { return word.substr(0, word.find(' ')); }
    std::string_view second_word() const {
        const std::size_t blank = word.find(' ');
        return blank == std::string_view::npos ? std::string_view() : word.substr(blank + 1);
    }
};

std::span<const CommandSpec> command_table();

/// Names and a password, of which one pair must be right; and the place of the secret in what was
/// typed.
struct Claim {
    std::vector<std::string> names;
    std::string password;
};

struct Command {
    const CommandSpec* row = nullptr;
    const games::Game* game = nullptr;  // where row->per_game
    std::map<std::string, std::vector<std::string>, std::less<>>
        words;  // by slot name; never an empty list
    CommandLine line;
    std::optional<Claim> claim;
    std::string new_password;  // that of signup, change password and reset password

    /// The only word of a slot; empty where it was left out.
    std::string_view word(std::string_view slot) const;
};

/// Reads a line. `speaker` is the name of the player who is known to speak, empty where nobody is.
Expected<Command> read_command(std::string_view line, std::string_view speaker);

/// Whether it is a command to the letter: no slip has to be mended, and its words fit it with or
/// without name and password. Prose hardly ever is.
bool is_command(std::string_view line);

/// The line as it may be shown, stored and logged: secrets are `***`, also where the command could
/// not be read or they stand in the wrong place. `done`: it was carried out, so everything in it
/// was what it seemed; else nothing is shown that might be a password.
std::string redact_command(std::string_view line, std::string_view speaker = {}, bool done = false);

/// Whether redact_command leaves anything out of such a line that is not carried out yet.
bool may_hold_secret(std::string_view line, std::string_view speaker);

/// "12", "12#4", "wari/12", "broadcasts": a password is not written so.
bool looks_like_board(std::string_view word);

/// Words that mean something of their own where a name may stand, as in “queue 12 if b then d” or
/// “notify never”: nobody can be called so.
bool is_word_of_commands(std::string_view word);

// The rows of the command table, in the order in which help lists them.

std::vector<CommandSpec> make_command_rows();

// game_command_rows.cpp: those that stand behind a game's name.
std::vector<CommandSpec> rows_of_coming_to_a_board();
std::vector<CommandSpec> rows_of_playing();

}  // namespace posthouse::club
