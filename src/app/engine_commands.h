// The subcommands that let somebody else think with the house's engine: `engine`, for programs, and
// `analyse`, for people. What can be said on their command lines, and how they are begun.
//
// Deliberately absent: what they do (src/engine_protocol, src/terminal).
#pragma once

#include <istream>
#include <memory>
#include <optional>
#include <ostream>

namespace CLI {
class App;
}

namespace posthouse::app {

class EngineCommands {
public:
    EngineCommands();
    ~EngineCommands();
    EngineCommands(const EngineCommands&) = delete;
    EngineCommands& operator=(const EngineCommands&) = delete;

    void add_to(CLI::App& app);
    /// The exit status, where one of them was called: 0, or 2 with a sentence on `err`.
    std::optional<int> carry_out(const CLI::App& app, std::istream& in, std::ostream& out,
                                 std::ostream& err);

private:
    struct Arguments;
    std::unique_ptr<Arguments> arguments_;
};

}  // namespace posthouse::app
