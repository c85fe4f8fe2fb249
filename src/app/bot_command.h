// The subcommand `bot`: an engine plays at a house, near or far, as one of its players.
//
// Deliberately absent: what it does (src/bot).
#pragma once

#include <memory>
#include <optional>
#include <ostream>

namespace CLI {
class App;
}

namespace posthouse {

class BotCommand {
public:
    BotCommand();
    ~BotCommand();
    BotCommand(const BotCommand&) = delete;
    BotCommand& operator=(const BotCommand&) = delete;

    void add_to(CLI::App& app);
    /// The exit status, where it was called: 0; 1 where the house will not have it; 2 with a
    /// sentence on `err`.
    std::optional<int> carry_out(const CLI::App& app, std::ostream& out, std::ostream& err);

private:
    struct Arguments;
    std::unique_ptr<Arguments> arguments_;
};

}  // namespace posthouse
