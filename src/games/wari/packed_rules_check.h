// The proof that the swift form of the rules (swift.h) says what the readable one (wari.h) says, on
// random boards and in random games. It is compiled for each instruction set, like the engine, and
// as WebAssembly.
//
// Deliberately absent: a test framework. swift_test.cpp and browser/packed_rules_wasm_test.cpp run
// it.
#pragma once

#include "base/instruction_set.h"
#include "games/wari/variant.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace posthouse::wari {

struct SwiftComparison {
    std::string difference;  // the first that was found; empty: none
    std::uint64_t positions = 0;
    std::map<std::string_view, std::uint64_t> ends;  // how many games ended in which way
};

struct PackedRulesCheck {
    /// Boards with any number of seeds on them, evenly spread or in few houses.
    SwiftComparison (*boards)(const Variant&, std::uint64_t seed, std::uint64_t positions);
    /// Games by random moves, from the opening and from boards with few seeds, until so many
    /// positions were seen.
    SwiftComparison (*games)(const Variant&, std::uint64_t seed, std::uint64_t positions);
};

POSTHOUSE_FOR_EACH_SET(PackedRulesCheck, swift_proof)

}  // namespace posthouse::wari
