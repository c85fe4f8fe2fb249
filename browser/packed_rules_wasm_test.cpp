// Test module: runs the comparison of the packed sowing rules with the reference rules
// (games/wari/packed_rules_check.h) as WebAssembly.
#include "games/wari/packed_rules_check.h"

#include <cstdint>
#include <string>

using namespace posthouse;

namespace {

std::string difference;
std::uint64_t positions = 0;

void note(const posthouse::wari::PackedRulesComparison& found) {
    positions += found.positions;
    if (difference.empty()) difference = found.difference;
}

}  // namespace

extern "C" {

/// Compares `count` boards and `count` positions of games of each variant. Returns how many there
/// were.
[[clang::export_name("prove")]] double prove(int seed, int count) {
    const posthouse::wari::PackedRulesCheck& proof =
        posthouse::wari::swift_proof(posthouse::InstructionSet::baseline);
    for (const posthouse::wari::Variant& variant : posthouse::wari::variants) {
        note(proof.boards(variant, static_cast<std::uint64_t>(seed),
                          static_cast<std::uint64_t>(count)));
        note(proof.games(variant, static_cast<std::uint64_t>(seed),
                         static_cast<std::uint64_t>(count)));
    }
    return static_cast<double>(positions);
}

/// The first difference found, zero-terminated; empty if there is none.
[[clang::export_name("difference")]] const char* difference_export() {
    return difference.c_str();
}
}
