// The subcommands about tables of endings: `tablebase build|info|verify|probe|stats` and `oracle`.
// What can be said on their command lines, and how they are begun.
//
// Deliberately absent: what they do (table_building.h, table_files.h, table_telling.h).
#pragma once

#include "app/configuration.h"

#include <memory>
#include <optional>
#include <ostream>

namespace CLI {
class App;
}

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
