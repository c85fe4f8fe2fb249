// How OctiLite is written, read, described and drawn.
//
// A position is read with its pods and prongs in any order and case, and always written in one way:
// squares ascending, prongs in alphabetical order. Moves are not parsed, but compared with the
// texts of the legal ones; only a refused move is parsed, to say why.
#pragma once

#include "base/inplace.h"
#include "base/refusal.h"
#include "games/game.h"
#include "games/octilite/octilite.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::octilite {

class Notation {
public:
    using PositionText = InplaceString<64>;  // eight pods and 24 prongs take 53 characters
    using MoveText = InplaceString<32>;      // seven captures take 30

    PositionText write(const OctiLite& rules, const Position& position) const;
    Expected<Position> read(const OctiLite& rules, std::string_view typed) const;

    MoveText write(const OctiLite& rules, const Move& move) const;
    games::ReaderText shown(const OctiLite& rules, const Move& move, Side) const {
        return {std::string(write(rules, move).view())};
    }
    Refusal illegal_reason(const OctiLite& rules, const Position& position, std::string_view typed,
                           Side) const;
    games::MoveDetails step(const OctiLite& rules, const Position& position,
                            const Move& move) const;

    std::vector<games::MoveIdea> ideas(const OctiLite& rules, const Position& position,
                                       const Move& move) const;

    std::string board(const OctiLite& rules, const Position& position,
                      const games::BoardRenderOptions& style) const;
    /// Both are turned for Black, with numbers and directions.
    std::string table(const OctiLite& rules, const Position& position,
                      const games::BoardRenderOptions& style) const;
    std::string picture(const OctiLite& rules, const Position& position,
                        const games::BoardRenderOptions& style) const;
};

/// "O" and "X", as on the board.
constexpr char letter_of(Side side) {
    return side == Side::first ? 'O' : 'X';
}
/// "White" and "Black", as in sentences.
constexpr std::string_view color_name(Side side) {
    return side == Side::first ? "White" : "Black";
}
/// The pod on this square, of either side; null if there is none.
const Pod* pod_on(const Position& position, Square square);

constexpr char letter_of(Direction direction) {
    return static_cast<char>('a' + static_cast<int>(direction));
}
std::string_view name_of(Direction direction);

/// The two digits of the printed board, as text and as one number.
inline InplaceString<2> text_of(Square square) {
    InplaceString<2> text;
    text += static_cast<char>('0' + column_of(square));
    text += static_cast<char>('0' + row_of(square));
    return text;
}
constexpr int cell_of(Square square) {
    return 10 * column_of(square) + row_of(square);
}

}  // namespace posthouse::octilite
