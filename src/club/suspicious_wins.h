// Wins that may have been played for the rating alone, for the operator to look at.
//
// Nothing is done about them here: club/rating_limits.h bounds what they can lift, and a club where
// the best player teaches a beginner looks the same in figures.
#pragma once

#include "club/store.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::club {

/// One person's rated wins at one game.
struct SuspiciousWins {
    std::string game;
    UserId winner{};
    std::optional<UserId> loser;  // none: short wins over several
    int losers = 1;
    int matches = 0, won = 0, won_short = 0;  // short: rating_limits.h
    Instant last{};                           // when the last of them ended
    friend bool operator==(const SuspiciousWins&, const SuspiciousWins&) = default;
};

/// Fewer wins than this are nobody's business.
inline constexpr int suspicious_from = 5;

/// Who has won nine tenths and more of the matches with the same person, and whose short wins are
/// over several; most wins first. Games against the computer do not count. Reads all matches that
/// are over.
std::vector<SuspiciousWins> suspicious_wins(const StoreReader&, std::size_t limit);

}  // namespace posthouse::club
