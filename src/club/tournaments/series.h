// Series of tournaments, which announce their editions themselves. An edition is a tournament like
// others, but its entrants are reminded of it.
#pragma once

#include "club/commands/command_context.h"
#include "club/tournaments/announcing.h"
#include "club/tournaments/series_tables.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// Who may announce series. Trusted: who has had an account for thirty days and played twenty
/// matches.
std::optional<Refusal> series_policy_error(const StoreReader&, SeriesPolicy, const User&,
                                           Instant now);

/// Announces all editions that are due, the first one with these terms. False if the machine does
/// not know the zone; nothing has changed then.
bool announce_editions(UnitOfWork&, Series&, const Tournament& terms, Instant now);
/// Announces an edition if it is due.
Response run_series(Club&, UnitOfWork&, SeriesId, Instant now);
/// Why its next edition will not come; empty if it is fine.
std::string series_problem(const Series&, Instant now);

/// Announces no more; what is open for entry is called off.
void end_series(UnitOfWork&, Series, Instant now);
/// Enters the player into each edition, also those that are open; takes them out again.
void enter_series(UnitOfWork&, const Series&, UserId, Instant now);
void leave_series(UnitOfWork&, const Series&, UserId);

/// When who has entered a tournament that begins then is reminded next; none if it is too late.
std::optional<Instant> next_reminder(Instant starts, Instant now);
/// Writes to all who have entered that it begins in a day, or in a quarter of an hour.
void remind_entrants(UnitOfWork&, Tournament, Instant now);
/// Notes what each player has reached in an edition that is over.
void keep_results(UnitOfWork&, const Tournament&);

CommandResult join_series_command(CommandContext&, const User&, const Series&);
CommandResult leave_series_command(CommandContext&, const User&, const Series&);

}  // namespace posthouse::club
