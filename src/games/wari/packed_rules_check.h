// Compares the packed rules (packed_rules.h) with the reference rules (wari.h) on random boards and
// in random games. Without a test framework, since it is compiled for each instruction set, like
// the engine, and as WebAssembly: packed_rules_test.cpp and browser/packed_rules_wasm_test.cpp run
// it.
#pragma once

#include "base/instruction_set.h"
#include "games/wari/variant.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace posthouse::wari {

struct PackedRulesComparison {
    std::string difference;  // the first one found; empty: none
    std::uint64_t positions = 0;
    std::map<std::string_view, std::uint64_t> ends;  // number of games by ending
};

struct PackedRulesCheck {
    /// Boards with any number of seeds, spread evenly or in a few houses.
    PackedRulesComparison (*boards)(const Variant&, std::uint64_t seed, std::uint64_t positions);
    /// Games of random moves, from the opening and from boards with few seeds, for at least this
    /// many positions.
    PackedRulesComparison (*games)(const Variant&, std::uint64_t seed, std::uint64_t positions);
};

POSTHOUSE_FOR_EACH_SET(PackedRulesCheck, swift_proof)

}  // namespace posthouse::wari
