#include "club/core/retention.h"

#include <algorithm>
#include <array>

namespace posthouse::club {
namespace {

constexpr std::size_t rows_at_once = 500;

}  // namespace

bool prune(UnitOfWork& unit, const Retention& kept, Instant now) {
    unit.remove_sessions_before(now);
    unit.remove_pending_before(now);
    unit.remove_pending_sign_ups_before(now);
    unit.remove_throttles_before(now);
    const std::size_t letters = unit.remove_letters_before(now - kept.letters, rows_at_once);
    const std::size_t responses = unit.remove_responses_before(now - kept.responses, rows_at_once);
    const std::size_t events = unit.remove_events_before(now - kept.events, rows_at_once);
    const std::size_t established = unit.end_established(now, rows_at_once);
    return std::ranges::count(std::array{letters, responses, events, established}, rows_at_once) >
           0;
}

}  // namespace posthouse::club
