// The notation of the sowing games: position text, move letters and numbers, why a move is refused,
// and descriptions of moves.
//
//     4,4,4,4,4,4/4,4,4,4,4,4 0 0 S        First's houses / Second's, their stores, who moves
#pragma once

#include "base/inplace.h"
#include "base/refusal.h"
#include "games/game.h"
#include "games/wari/wari.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::wari {

inline constexpr std::array<std::string_view, 2> seats = {"South", "North"};

using HouseText = InplaceString<4>;

/// How the variant shows this house of `side` to `reader`: its letter; or its number, the reader's
/// own houses from 1 and the opponent's continuing from there.
HouseText house_text(const Variant& variant, Side side, int house, Side reader);

template <int Houses>
class Notation {
public:
    using Rules = Wari<Houses>;

    InplaceString<80> write(const Rules& rules, const Position<Houses>& position) const;
    Expected<Position<Houses>> read(const Rules& rules, std::string_view text) const;

    /// The house's letter.
    HouseText write(const Rules& rules, Move move) const;
    games::ReaderText shown(const Rules& rules, Move move, Side side) const;

    Refusal illegal_reason(const Rules& rules, const Position<Houses>& position,
                           std::string_view typed, Side reader) const;
    games::MoveDetails step(const Rules& rules, const Position<Houses>& position, Move move) const;
    std::vector<games::MoveIdea> ideas(const Rules& rules, const Position<Houses>& position,
                                       Move move) const;
    std::string board(const Rules& rules, const Position<Houses>& position,
                      const games::BoardRenderOptions& style) const;
    std::string table(const Rules& rules, const Position<Houses>& position,
                      const games::BoardRenderOptions& style) const;
    std::string picture(const Rules& rules, const Position<Houses>& position,
                        const games::BoardRenderOptions& style) const;
};

}  // namespace posthouse::wari
