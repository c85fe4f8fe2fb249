// A position to be drawn for everybody, as spectators see it, and how addresses write one.
#pragma once

#include "base/refusal.h"
#include "club/matches/loaded_match.h"
#include "games/game.h"
#include "http/server/http_message.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

struct BoardView {
    const games::Game* game = nullptr;
    std::string position;
    std::optional<games::MoveDetails> last{};
    std::array<std::string, 2> names{};  // of First and Second; may be empty
    std::array<int, 2> levels{};         // theirs; 0: a person
    bool counted = true;                 // false: the etiquette of the match hides numbers

    /// Throws std::runtime_error if the position cannot be drawn.
    std::string svg() const;
};

BoardView board_of(const club::LoadedMatch&);
BoardView opening_of(const games::Game&);
/// After these moves, or why they are not possible.
Expected<BoardView> board_after(const games::Game&, const games::GameRecord&);

/// The parameters `position`, otherwise the opening, and `moves`, separated by commas.
games::GameRecord record_in(const Target&);
/// The parameter `ply`: after how many moves a match is shown; none: after all.
std::optional<std::size_t> ply_in(const Target&);

// The addresses of analyses (browser/src/analysis/address.ts).

/// The record in the parts behind /analysis/GAME: MOVES, or from/POSITION/MOVES. Packed ones, which
/// begin with `~`, are not read.
games::GameRecord record_in_analysis(const std::vector<std::string>& path);
std::string analysis_path(const games::Game&, const games::GameRecord&);

}  // namespace posthouse::http
