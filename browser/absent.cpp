// Stands in for what a WebAssembly module is linked without: whole families of games, the engines,
// which are more than half of the code and in the modules of engine_wasm.cpp only, and the
// drawings (the page draws its boards itself; study_wasm.cpp has pictures). All of it is weak: a
// module that has the real thing uses that.
#include "games/nullgame/nullgame.h"
#include "games/octilite/notation.h"
#include "games/octilite/octilite_engine.h"
#include "games/wari/drawing.h"
#include "games/wari/wari_engine.h"

#include <string>
#include <string_view>
#include <vector>

#define GAME_FAMILY(folder)                          \
    namespace posthouse::folder {                    \
    std::vector<games::Game> games();                \
    [[gnu::weak]] std::vector<games::Game> games() { \
        return {};                                   \
    }                                                \
    }
#include "games/games.def"
#undef GAME_FAMILY

namespace posthouse {

template <int Houses>
static search::Engine<wari::Wari<Houses>> none(const wari::Variant&) {
    return {};
}
extern "C" [[gnu::weak]] const wari::WariEngine wari::wari_engine_baseline = {none<6>, none<8>};

extern "C" [[gnu::weak]] const octilite::OctiLiteEngine octilite::octilite_engine_baseline = {
    [] { return search::Engine<octilite::OctiLite>(); }};

[[gnu::weak]] std::string wari::board_picture(const Board&, const games::BoardRenderOptions&) {
    return {};
}
[[gnu::weak]] std::string wari::board_table(const Board&, const games::BoardRenderOptions&) {
    return {};
}
[[gnu::weak]] std::string wari::board_text(const Board&, const games::BoardRenderOptions&) {
    return {};
}

[[gnu::weak]] std::string octilite::Notation::board(const OctiLite&, const Position&,
                                                    const games::BoardRenderOptions&) const {
    return {};
}
[[gnu::weak]] std::string octilite::Notation::table(const OctiLite&, const Position&,
                                                    const games::BoardRenderOptions&) const {
    return {};
}
[[gnu::weak]] std::string octilite::Notation::picture(const OctiLite&, const Position&,
                                                      const games::BoardRenderOptions&) const {
    return {};
}

}  // namespace posthouse
