// What a player asks of those who sit down at his waiting board, or with whom he is paired: a
// rating, one that is established, a person and no program.
//
// Ratings are compared as they are told, in whole points; who has not played yet is told as 1500?.
//
// Deliberately absent: whether a player may sit down anywhere at all (seats.h), blocks (blocks.h).
#pragma once

#include "base/refusal.h"
#include "club/command_line.h"
#include "club/store.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// A board that may be given to the computer waits so long for somebody else.
inline constexpr std::chrono::hours company_after{24};

/// What the options --rating=, --within=, --established and --computer= ask for.
Expected<OpponentCriteria> read_conditions(const CommandLine&);
/// The first of those options that stands there; empty where none does.
std::string_view condition_named(const CommandLine&);

/// Somebody who wants to sit down, or with whom he would sit.
struct Candidate {
    std::string name;
    int rating = 0;  // as it is told
    bool provisional = true;
    bool program = false;  // a program speaks for him, or he is a level of the computer
};
Candidate candidate_of(const StoreReader&, const User&, std::string_view game, bool program,
                       Instant now);

enum class Criterion : std::uint8_t { rating, within, established, people };
/// The API's word for it.
std::string_view name_of(Criterion);

/// Which condition of `host` this guest does not meet; none where he meets all.
std::optional<Criterion> first_unmet(const OpponentCriteria&, const Candidate& host,
                                     const Candidate&);
/// "is for players rated 1400 to 1700 (you have 1350?)"
std::string format_unmet(Criterion, const OpponentCriteria&, const Candidate& host,
                         const Candidate&);

/// "rated 1400 to 1700, within 200 of ann's 1523, established, people only"; empty where nothing is
/// asked.
std::string format_conditions(const OpponentCriteria&, const Candidate& host);

}  // namespace posthouse::club
