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

namespace posthouse {

/// A board that may be given to the computer waits so long for somebody else.
inline constexpr std::chrono::hours company_after{24};

/// What the options --rating=, --within=, --established and --computer= ask for.
Or<Conditions> read_conditions(const CommandLine&);
/// The first of those options that stands there; empty where none does.
std::string_view condition_named(const CommandLine&);

/// Somebody who wants to sit down, or with whom he would sit.
struct Guest {
    std::string name;
    int rating = 0;  // as it is told
    bool provisional = true;
    bool program = false;  // a program speaks for him, or he is a level of the computer
};
Guest guest_of(const Reader&, const User&, std::string_view game, bool program, Instant now);

enum class Unmet : std::uint8_t { rating, within, established, people };
/// The API's word for it.
std::string_view name_of(Unmet);

/// Which condition of `host` this guest does not meet; none where he meets all.
std::optional<Unmet> unmet(const Conditions&, const Guest& host, const Guest&);
/// "is for players rated 1400 to 1700 (you have 1350?)"
std::string unmet_in_words(Unmet, const Conditions&, const Guest& host, const Guest&);

/// "rated 1400 to 1700, within 200 of ann's 1523, established, people only"; empty where nothing is
/// asked.
std::string conditions_in_words(const Conditions&, const Guest& host);

}  // namespace posthouse
