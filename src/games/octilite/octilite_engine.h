// OctiLite's engine: searches BitboardRules, compiled for several instruction sets.
#pragma once

#include "base/instruction_set.h"
#include "games/octilite/octilite.h"
#include "search/engine.h"

namespace posthouse::octilite {

struct OctiLiteEngine {
    search::Engine<OctiLite> (*make)();
};

POSTHOUSE_FOR_EACH_SET(OctiLiteEngine, octilite_engine)

}  // namespace posthouse::octilite
