// Replaces the games' drawings in the page's rules module: the page draws its boards itself, and
// pictures of positions come from study_wasm.cpp.
#include "games/octilite/notation.h"
#include "games/wari/drawing.h"

#include <string>

namespace posthouse {

std::string wari::board_picture(const Board&, const games::BoardRenderOptions&) {
    return {};
}
std::string wari::board_table(const Board&, const games::BoardRenderOptions&) {
    return {};
}
std::string wari::board_text(const Board&, const games::BoardRenderOptions&) {
    return {};
}

std::string octilite::Notation::board(const OctiLite&, const Position&,
                                      const games::BoardRenderOptions&) const {
    return {};
}
std::string octilite::Notation::table(const OctiLite&, const Position&,
                                      const games::BoardRenderOptions&) const {
    return {};
}
std::string octilite::Notation::picture(const OctiLite&, const Position&,
                                        const games::BoardRenderOptions&) const {
    return {};
}

}  // namespace posthouse
