// The table of all commands, from which parsing, help and command lists are made, for mail, page,
// terminal and API alike.
//
// The parameters of a row are its grammar and usage line. A known speaker (session) may leave out
// `user` and `password` (`wari move 12 c`), or only `user` if the command needs the account's own
// password.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_line.h"
#include "games/game.h"
#include "translation/texts.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace posthouse::club {

inline constexpr std::size_t password_size_min = 6;
inline constexpr std::size_t password_size_max = 128;

enum class Arity { one, optional, some, any };  // some: one or more; any: none or more

struct ParameterSpec {
    std::string_view
        name;  // "board"; the special ones are `user` followed by `password`: who speaks
    Arity arity = Arity::one;
};

/// In the order in which help lists them.
enum class CommandId {
    help,
    signup,
    confirm,  // an address, or a pending request
    change_password,
    reset_password,  // with the operator's link
    change_mail_password,
    change_address,
    signoff,
    export_own,  // all data of the player
    list,
    message,
    broadcast,
    report,
    offers,
    add_friend,
    remove_friend,
    block,
    unblock,
    presence,
    all_show,
    multiple,
    vacation,
    sleep,
    weekend,
    notify,
    language,
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
    note,
    chat,
    subscribe,
    unsubscribe,
    games,
    history,
    standings,
    tournament,
    join,
    leave,
    bye,
    call_off,
    halve,
    tournaments,
    series,
    end_series,
    team,
    sessions,
    end_session,
    two_factor,
    become_bot,
    make_token,
    tokens,
    revoke_token,
    make_webhook,
    webhooks,
    show_webhook,
    ping_webhook,
    redeliver_webhook,
    revoke_webhook,
};

/// How the sender must be authenticated.
enum class AuthLevel {
    nobody,  // public
    player,  // by a session, a password or mail password, a reply token, a From address
             // that our mail server has verified, or by confirming
    owner    // only by the account's own password in the command
};

class LetterBody;
struct Match;
struct User;
struct CommandContext;  // a line of a request being executed; command_context.h

using CommandResult = Expected<LetterBody>;

/// What carries out a command; its parameters say what it needs. A player's handler gets the
/// authenticated player, a match's also the match on the named board, in which they play and which
/// is not over.
using AnybodyHandler = CommandResult (*)(CommandContext&);
using PlayerHandler = CommandResult (*)(CommandContext&, const User&);
using MatchHandler = CommandResult (*)(CommandContext&, const User&, Match);
using CommandHandler = std::variant<AnybodyHandler, PlayerHandler, MatchHandler>;

struct CommandSpec {
    CommandId id;
    CommandHandler handler;
    std::string_view word;  // two words, as in “change password”, are typed as two
    bool per_game;          // written after the name of a game
    AuthLevel auth_level;
    bool requires_text;  // needs text below the command
    std::vector<ParameterSpec> parameters;
    std::string_view options;       // as the usage line shows them
    std::string_view subject = {};  // for documents; set by command_table()

    /// Its help (`command-…` in commands.ftl): one line, and the rest, which may be empty.
    std::string summary(const translation::Texts&) const;
    std::string details(const translation::Texts&) const;
    bool takes_credentials() const;                  // has the parameters `user` and `password`
    bool has_option(std::string_view option) const;  // without its dashes
    /// Whether text below it reaches somebody.
    bool takes_words() const;
    /// Why an option of the line is unknown or misused.
    std::optional<Refusal> option_error(const CommandLine&) const;
    std::string usage() const;
    std::string_view first_word() const { return word.substr(0, word.find(' ')); }
    std::string_view second_word() const {
        const std::size_t blank = word.find(' ');
        return blank == std::string_view::npos ? std::string_view() : word.substr(blank + 1);
    }
};

std::span<const CommandSpec> command_table();

/// A password and the names for one of which it must be right; without names, the speaker's.
struct Credentials {
    std::vector<std::string> names;
    std::string password;
};

struct Command {
    const CommandSpec* spec = nullptr;
    const games::Game* game = nullptr;  // if row->per_game
    std::map<std::string, std::vector<std::string>, std::less<>>
        arguments;  // by parameter name; never an empty list
    CommandLine line;
    std::optional<Credentials> credentials;
    std::string new_password;  // of signup, change password and reset password

    /// The word of a parameter; empty if it was left out.
    std::string_view argument(std::string_view slot) const;
};

/// The command of a known speaker with these arguments, which are in place of its line's words.
Command make_command(const CommandSpec&, const games::Game*,
                     std::map<std::string, std::vector<std::string>, std::less<>> arguments,
                     std::vector<Option>);

/// Parses a line. `speaker` is the name of the authenticated player; empty if nobody is.
Expected<Command> read_command(std::string_view line, std::string_view speaker);

/// Whether it is exactly a command: no typing error, and the words fit it with or without name and
/// password. Prose hardly ever does.
bool is_command(std::string_view line);

/// The line as it may be shown, stored and logged: secrets become `***`, also if the command could
/// not be parsed or they are in the wrong place. Unless it was executed (`done`), nothing is shown
/// that could be a password.
std::string redact_command(std::string_view line, std::string_view speaker = {}, bool done = false);

/// What a player wrote to others, without what has the form of a password: in a command, whole or
/// not, after a name in “login NAME PASSWORD”, or in “my password is …”. Other words stay as they
/// are.
std::string redact_prose(std::string_view text);

/// Whether redact_command would hide anything of the line before it is executed.
bool may_hold_secret(std::string_view line, std::string_view speaker);
/// Whether read_command() could find a password in this line, whoever speaks: quicker than reading
/// it.
bool may_have_password(std::string_view line);
/// The command with which a line begins, whatever follows.
std::optional<CommandId> command_id(std::string_view line);

/// "12", "12#4", "wari/12", "broadcasts": never a password.
bool looks_like_board(std::string_view word);

/// Keywords that can be in place of a name, as in “queue 12 if b then d” or “notify never”: nobody
/// can have such a name.
bool is_keyword(std::string_view word);

// Parameters of rows about a board.
inline std::vector<ParameterSpec> on_board() {
    return {{"board"}, {"user"}, {"password"}};
}
inline std::vector<ParameterSpec> move_on_board() {
    return {{"board"}, {"user"}, {"password"}, {"MOVE"}};
}

// The rows, each in the file of its handler.
std::vector<CommandSpec> account_commands();
std::vector<CommandSpec> confirmation_commands();
std::vector<CommandSpec> block_commands();
std::vector<CommandSpec> chat_commands();
std::vector<CommandSpec> friend_commands();
std::vector<CommandSpec> help_commands();
std::vector<CommandSpec> leaving_commands();
std::vector<CommandSpec> list_commands();
std::vector<CommandSpec> mail_commands();
std::vector<CommandSpec> match_start_commands();
std::vector<CommandSpec> multiple_commands();
std::vector<CommandSpec> open_challenge_commands();
std::vector<CommandSpec> pairing_commands();
std::vector<CommandSpec> playing_commands();
std::vector<CommandSpec> presence_commands();
std::vector<CommandSpec> private_move_commands();
std::vector<CommandSpec> report_commands();
std::vector<CommandSpec> rest_commands();
std::vector<CommandSpec> series_commands();
std::vector<CommandSpec> session_commands();
std::vector<CommandSpec> showing_commands();
std::vector<CommandSpec> team_commands();
std::vector<CommandSpec> token_commands();
std::vector<CommandSpec> tournament_commands();
std::vector<CommandSpec> webhook_commands();

}  // namespace posthouse::club
