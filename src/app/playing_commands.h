// The subcommands in which engines play: `bot`, at a house, near or far, as one of its players; and
// those that measure strength, `bench`, `duel`, `levels` and `yardstick`. What can be said on their
// command lines, and how they are begun.
//
// Deliberately absent: what they do (src/bot, src/strength).
#pragma once

#include <memory>
#include <optional>
#include <ostream>

namespace CLI {
class App;
}

namespace posthouse::app {

class PlayingCommands {
public:
    virtual ~PlayingCommands() = default;
    virtual void add_to(CLI::App& app) = 0;
    /// The exit status, where one of them was called: 0; 1 where the house will not have the bot,
    /// or an announced win was not won and that was asked about; 2 with a sentence on `err`.
    virtual std::optional<int> carry_out(const CLI::App& app, std::ostream& out,
                                         std::ostream& err) = 0;
};

std::unique_ptr<PlayingCommands> bot_command();
std::unique_ptr<PlayingCommands> strength_commands();

}  // namespace posthouse::app
