// `posthouse admin …`: what can be said on its command line, and how it is begun.
#pragma once

#include "app/config.h"
#include "club/types.h"

#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace posthouse::app {

class AdminCommands {
public:
    AdminCommands();
    ~AdminCommands();
    AdminCommands(const AdminCommands&) = delete;
    AdminCommands& operator=(const AdminCommands&) = delete;

    void add_to(CLI::App& app, Config&);
    /// The exit status of the one that was called.
    int carry_out(const Config&, club::Instant now, std::ostream& out);

private:
    struct Arguments;
    std::unique_ptr<Arguments> arguments_;
};

/// “2026-11-22T10:00:00Z”, “2026-11-22 10:00”: UTC; none where it is something else.
std::optional<club::Instant> typed_instant(const std::string& typed);

}  // namespace posthouse::app

namespace CLI {

// The subcommands that let somebody else think with the house's engine: `engine`, for programs, and
// `analyse`, for people. What can be said on their command lines, and how they are begun.

class App;
}  // namespace CLI

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

namespace CLI {

// The subcommands in which engines play: `bot`, at a house, near or far, as one of its players; and
// those that measure strength, `bench`, `duel`, `levels` and `yardstick`. What can be said on their
// command lines, and how they are begun.

class App;
}  // namespace CLI

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

namespace CLI {

// The subcommands about tables of endings: `tablebase build|info|verify|probe|stats` and `oracle`.
// What can be said on their command lines, and how they are begun.

class App;
}  // namespace CLI

namespace posthouse::app {

class TablebaseCommands {
public:
    TablebaseCommands();
    ~TablebaseCommands();
    TablebaseCommands(const TablebaseCommands&) = delete;
    TablebaseCommands& operator=(const TablebaseCommands&) = delete;

    /// The tables are in the house's data folder, unless another is said.
    void add_to(CLI::App& app, Config& configuration);
    /// The exit status, where one of them was called: 0; 1 where a file is damaged, or the building
    /// was broken off; 2 with a sentence on `err`.
    std::optional<int> carry_out(const CLI::App& app, const Config& configuration,
                                 std::ostream& out, std::ostream& err);

private:
    struct Arguments;
    std::unique_ptr<Arguments> arguments_;
};

}  // namespace posthouse::app
