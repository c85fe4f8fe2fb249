// The command table: every command of the house, once. Reading, help and the lists of commands all
// come from it, so that mail, page, terminal and API know the same commands.
//
// A row's slots are its grammar and its usage line. Where the speaker is known already (a session),
// the slots `user` and `password` may be left out: `wari move 12 c`. The full form is understood
// there too.
//
// Deliberately absent: what the commands do (service.h), any gateway.
#pragma once

#include "base/refusal.h"
#include "club/command_line.h"
#include "games/game.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

enum class Count { one, optional, some, any };  // some: one or more; any: none or more

struct Slot {
    std::string_view
        name;  // "board"; the special ones are `user` followed by `password`: who speaks
    Count count = Count::one;
};

enum class CommandId {
    help,
    signup,
    confirm,
    list,
    challenge,
    move,
    show,
    preview,
    resign,
    games,
    history,
    standings
};

struct CommandRow {
    CommandId id;
    std::string_view word;
    bool per_game;  // written after a game's name
    std::vector<Slot> slots;
    std::string_view options;  // as the usage line shows them
    std::string_view about;    // one line
    std::string_view more;     // the rest of its help; may be empty

    bool speaks() const;                        // has the slots `user` and `password`
    bool takes(std::string_view option) const;  // without its dashes
    std::string usage() const;
};

std::span<const CommandRow> command_table();

/// Names and a password, of which one pair must be right; and the place of the secret in what was
/// typed.
struct Claim {
    std::vector<std::string> names;
    std::string password;
};

struct Command {
    const CommandRow* row = nullptr;
    const Game* game = nullptr;  // where row->per_game
    std::map<std::string, std::vector<std::string>, std::less<>>
        words;  // by slot name; never an empty list
    CommandLine line;
    std::optional<Claim> claim;
    std::string new_password;  // signup's

    /// The only word of a slot; empty where it was left out.
    std::string_view word(std::string_view slot) const;
};

/// Reads a line. `speaker` is the name of the player who is known to speak, empty where nobody is.
Or<Command> read_command(std::string_view line, std::string_view speaker);

/// The line as it may be shown, stored and logged: passwords are `***`, also where the command
/// could not be read.
std::string struck_out(std::string_view line);

}  // namespace posthouse
