#include "club/maintenance/retention.h"

#include "club/accounts/account_tables.h"
#include "club/commands/request_tables.h"
#include "club/letters/letter_tables.h"
#include "club/programs/program_tables.h"
#include "club/ratings/rating_tables.h"

#include <algorithm>
#include <array>

namespace posthouse::club {
namespace {

constexpr std::size_t rows_at_once = 500;

}  // namespace

bool prune(UnitOfWork& unit, const Retention& kept, Instant now) {
    remove_sessions_before(unit, now);
    unit.remove_expired<PendingRequest>(now);
    unit.remove_expired<PendingSignUp>(now);
    unit.remove_expired<Throttle>(now);
    const std::size_t letters = remove_letters_before(unit, now - kept.letters, rows_at_once);
    const std::size_t responses = remove_responses_before(unit, now - kept.responses, rows_at_once);
    const std::size_t events = remove_events_before(unit, now - kept.events, rows_at_once);
    const std::size_t established = end_established(unit, now, rows_at_once);
    return std::ranges::count(std::array{letters, responses, events, established}, rows_at_once) >
           0;
}

}  // namespace posthouse::club
