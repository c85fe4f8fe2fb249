// Replaces what the page's rules and engines do without: the games' drawings (the page draws its
// boards itself, and pictures of positions come from study_wasm.cpp) and their rules as texts (the
// server sends them).
#include "games/game.h"
#include "games/octilite/notation.h"
#include "games/wari/drawing.h"

#include <string>
#include <string_view>

namespace posthouse {

namespace wari {
extern const std::string_view rules_text;
constexpr std::string_view rules_text;
}  // namespace wari
namespace octilite {
extern const std::string_view rules_text;
constexpr std::string_view rules_text;
}  // namespace octilite

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
