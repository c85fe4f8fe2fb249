#include "games/cell_name.h"

namespace posthouse::games {

std::string cell_name(const BoardLayout& board, int cell, std::optional<Side> reader) {
    if (board.kind != "sowing") return std::to_string(cell);
    if (!board.numbered) return std::string(1, static_cast<char>('a' + cell % board.columns));
    const int own = reader == Side::second ? board.columns : 0;
    return std::to_string((cell + own) % (2 * board.columns) + 1);
}

}  // namespace posthouse::games
