// `posthouse play`: a game against the computer, in the style of the home computer version: it
// prints THINKING and a period for each move it searches. Works through a pipe and on terminals
// from twenty columns on. On request it shows what endgame tables prove about the position, but not
// about each move. With etiquette the person sits South, lots decide who moves first, and there are
// neither takebacks nor proofs before the end.
#pragma once

#include "games/tables/tables.h"
#include "terminal/pager.h"
#include "translation/languages.h"

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
    std::string game;                          // empty: ask
    int level = 8;                             // see search/levels.h
    std::string style{games::balanced_style};  // Game::styles
    std::uint64_t seed = 0;                    // of lots and of the computer's choices
    std::string tables;                        // folder of endgame tables; empty: none
    std::string etiquette;                     // "on" or "off"; empty: as usual in the game
    /// A terminal: offer another game. Otherwise echo the input, so that the output is readable
    /// alone.
    bool interactive = false;
    int columns = default_screen_columns;
    translation::TerminalLocale locale{};
    std::function<void()> pause;       // after each period of THINKING; may be empty
    std::function<Screen()> screen{};  // shows help a screen at a time; empty: at once
};

/// The exit status: 0, or 2 if there is no such game, level, style or etiquette.
int play(const PlayOptions& options, std::istream& in, std::ostream& out);

/// One game's endgame tables in a folder, if any, and what they prove.
class GameTablebaseView {
public:
    GameTablebaseView(const games::Game& game, const std::filesystem::path& folder);

    bool has_tables() const { return tables_ != nullptr; }
    /// For a search; null if there are none.
    const tablebase::TablebaseSource* source() const;
    const games::TablebaseInfo& info() const { return *tablebases_; }

    /// Empty if no table covers the position, or the game is over.
    std::optional<games::TablebaseResult> look_up(std::string_view position) const;

    /// What is proven, the result first; empty if nothing is. `reader` is addressed as “you”.
    std::string format_proof(const games::TablebaseResult& ending,
                             std::optional<Side> reader = {}) const;

private:
    const games::Game& game_;
    const games::GameTablebases* tablebases_;
    std::shared_ptr<const tablebase::TablebaseFolder> tables_;
};

}  // namespace posthouse::terminal
