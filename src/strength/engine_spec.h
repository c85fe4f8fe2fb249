// An engine as given on the command line: this program's search (`self`, `level:3`), random moves
// (`random`), or the command of another engine.
#pragma once

#include "cli/progress.h"
#include "strength/engine_player.h"
#include "strength/player.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::strength {

struct EngineSpec {
    std::string text = "self";
    std::vector<std::pair<std::string, std::string>> options = {};
    MoveNotation notation = MoveNotation::plain;
    bool ugi = false;

    /// Its level limits the search, so it needs no limits.
    bool limits_itself() const;
    /// The text and the options.
    std::string name() const;
};

/// `Name=Value`, as typed.
Expected<std::pair<std::string, std::string>> read_option(std::string_view typed);

Expected<std::unique_ptr<Player>> make_player(const EngineSpec& engine_spec,
                                              const games::Game& game, const cli::Stopwatch& now);

}  // namespace posthouse::strength
