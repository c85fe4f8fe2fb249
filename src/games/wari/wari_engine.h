// The sowing games' engine: searches PackedRules, compiled for several instruction sets.
#pragma once

#include "base/instruction_set.h"
#include "games/wari/wari.h"
#include "search/engine.h"

namespace posthouse::wari {

struct WariEngine {
    search::Engine<Wari<6>> (*make_6)(const Variant&);
    search::Engine<Wari<8>> (*make_8)(const Variant&);

    template <int Houses>
    search::Engine<Wari<Houses>> make(const Variant& variant) const {
        if constexpr (Houses == 6)
            return make_6(variant);
        else
            return make_8(variant);
    }
};

POSTHOUSE_FOR_EACH_SET(WariEngine, wari_engine)

}  // namespace posthouse::wari
