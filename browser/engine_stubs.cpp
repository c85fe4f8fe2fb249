// Replaces the games' engines, which are more than half of the code, in the page's rules module.
// Only engine_wasm.cpp uses the engines.
#include "games/nullgame/nullgame.h"
#include "games/octilite/octilite_engine.h"
#include "games/wari/wari_engine.h"

namespace posthouse {

template <int Houses>
static search::Engine<wari::Wari<Houses>> none(const wari::Variant&) {
    return {};
}
extern "C" const wari::WariEngine wari::wari_engine_baseline = {none<6>, none<8>};

extern "C" const octilite::OctiLiteEngine octilite::octilite_engine_baseline = {
    [] { return search::Engine<octilite::OctiLite>(); }};

search::Engine<nullgame::NullGame> nullgame::nullgame_engine() {
    return {};
}

}  // namespace posthouse
