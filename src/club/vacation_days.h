// How many days of vacation a player has: 30 in a calendar year, each counted once and whole (UTC),
// whoever began it. Vacations that begin by themselves are of these days, three at a time.
//
// Deliberately absent: reading them (service_rest.cpp), what clocks do meanwhile (pauses.h).
#pragma once

#include "club/types.h"

#include <optional>
#include <vector>

namespace posthouse::club {

inline constexpr int vacation_days_max = 30;  // in a calendar year
inline constexpr int automatic_days_max = 3;  // at a time

int year_of(std::chrono::sys_days);
/// The last day of which some is in it.
std::chrono::sys_days last_day(const Vacation&);
/// On how many days of this year the player is on vacation.
int days_in(const std::vector<Vacation>&, int year);

/// The vacation that begins by itself at `now`, today counted whole; it ends where one that is
/// planned begins. None where no day is left, or he is on vacation.
std::optional<Vacation> automatic_vacation(const std::vector<Vacation>&, Instant now);

}  // namespace posthouse::club
