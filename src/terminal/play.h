// The terminal game: a person against the computer, as on the old home computer. It asks who goes
// first, draws the board with the person at the bottom, prints THINKING and a period for each move
// it weighs, and announces what was captured.
//
// Asked for it, it says what tables of endings prove of the position, though not of each move: the
// game is against the computer and counts for nothing, and the moves remain the person's to find.
//
// Where the game's etiquette is kept, the person sits South, the lot says who moves first, and
// nothing is taken back or told of what is proven while the game goes on.
//
// Works through a pipe (the end of the input is a polite good-bye) and on the plainest terminal,
// from twenty columns on.
#pragma once

#include "games/tables.h"
#include "terminal/pager.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::terminal {

struct PlayOptions {
    std::string game;        // empty: the person is asked
    int level = 8;           // see search/levels.h
    std::uint64_t seed = 0;  // decides lots and what the computer prefers among equals
    std::string tables;      // a folder of tables of endings; empty: none
    std::string etiquette;   // "on" or "off"; empty: as is usual in the game
    /// Somebody sits at a terminal: another game is offered. Otherwise what was typed is shown
    /// after the prompt, so that the output can be read by itself.
    bool interactive = false;
    int columns = screen_columns_usual;
    std::function<void()> pause;       // after each period of THINKING; may be empty
    std::function<Screen()> screen{};  // help is shown a screen at a time; empty: all at once
};

/// Returns the exit status: 0, or 2 where there is no such game or level, or no such etiquette.
int play(const PlayOptions& options, std::istream& in, std::ostream& out);

// The tables of endings that lie at hand for one game, and what they say of it, for the terminal.

class GameTablebaseView {
public:
    /// There are none where the folder has none of this game.
    GameTablebaseView(const games::Game& game, const std::filesystem::path& folder);

    bool any() const { return tables_ != nullptr; }
    /// For a search; null where there are none.
    const tablebase::TablebaseSource* source() const;
    const games::TablebaseInfo& facts() const { return *about_; }

    /// None where no table says anything of the position, or the game is over.
    std::optional<games::TablebaseResult> ending(std::string_view position) const;

    /// What is proven of it, the result first; empty where nothing is. `reader` is told of as
    /// “you”.
    std::string proven(const games::TablebaseResult& ending, std::optional<Side> reader = {}) const;

private:
    const games::Game& game_;
    const games::GameTablebases* about_;
    std::shared_ptr<const tablebase::TablebaseFolder> tables_;
};

}  // namespace posthouse::terminal
