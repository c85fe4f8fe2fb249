// The subcommands that measure strength: `bench`, `duel`, `levels` and `yardstick`. What can be
// said on their command lines, and how they are begun.
//
// Deliberately absent: what they do (src/strength).
#pragma once

#include <memory>
#include <optional>
#include <ostream>

namespace CLI {
class App;
}

namespace posthouse {

class StrengthCommands {
public:
    StrengthCommands();
    ~StrengthCommands();
    StrengthCommands(const StrengthCommands&) = delete;
    StrengthCommands& operator=(const StrengthCommands&) = delete;

    void add_to(CLI::App& app);
    /// The exit status, where one of them was called: 0; 1 where an announced win was not won and
    /// that was asked about; 2 with a sentence on `err`.
    std::optional<int> carry_out(const CLI::App& app, std::ostream& out, std::ostream& err);

private:
    struct Arguments;
    std::unique_ptr<Arguments> arguments_;
};

}  // namespace posthouse
