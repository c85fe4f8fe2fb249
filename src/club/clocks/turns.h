// The turn of a match: its jobs, and what happens when they are due.
#pragma once

#include "club/clocks/clock_tables.h"
#include "club/commands/command_context.h"

namespace posthouse::club {

/// Runs a clock job: the time is up and the match is lost, the player is reminded, or a
/// challenge expires. Does nothing if the job is gone or the turn is over; reschedules it if
/// the clock was paused.
Response run_turn_job(Club&, UnitOfWork&, const Job&, Instant now);
/// Records that the server is running. After a gap since the last heartbeat, no clock has run
/// meanwhile. `set_back`: this server's clock may have been set back (it has just started, or
/// its own last heartbeat was later), so that the time until the clock is right again is such a
/// gap, too. Otherwise a heartbeat before the last one is of a server whose clock is behind,
/// and ignored.
void record_heartbeat(UnitOfWork&, Instant now, bool set_back = false);
/// The same when a server starts: no clock has run since the last heartbeat, however short that
/// was, so that a restart costs nobody time at a board.
void record_start(UnitOfWork&, Instant now);
void replace_turn_jobs(UnitOfWork&, const Match&, Instant now);
void pauses_changed(CommandContext&, UserId);
void start_turn(Club&, UnitOfWork&, Match&, Instant now);

}  // namespace posthouse::club
