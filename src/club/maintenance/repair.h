// Operator acts on matches, each in one unit of work: written to the audit log, and the players get
// a letter. They return a sentence for the operator.
#pragma once

#include "club/commands/club.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation.h"

namespace posthouse::club {

/// Takes a match back to the position after this many moves, also if it is over.
Expected<std::string> take_back_to(Club&, UnitOfWork&, const OperatorContext&, Match, int plies);
/// Ends a match with this result, or changes its result; none: it counts nowhere.
Expected<std::string> decide_result(Club&, UnitOfWork&, const OperatorContext&, Match,
                                    std::optional<Result>);
/// Replaces player `from` by `to`.
Expected<std::string> give_seat(Club&, UnitOfWork&, const OperatorContext&, Match,
                                std::string_view from, std::string_view to);
/// Recreates the jobs of the turn without changing its clock.
Expected<std::string> recreate_turn_jobs(Club&, UnitOfWork&, const OperatorContext&, Match);
/// What is wrong with a running match: its turn would never end, or it does not replay. Empty
/// if it is fine.
std::string match_problem(const StoreReader&, const Match&);

}  // namespace posthouse::club
