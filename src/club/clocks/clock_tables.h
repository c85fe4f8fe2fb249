// The tables of what stops clocks: vacations, rest schedules and pauses of the server.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct Heartbeat {
    Instant seen{};
};

template <>
struct RowOf<Vacation> : OwnedRowOf<UserId, Vacation> {};

template <>
struct RowOf<RestSchedule> : OwnedRowOf<UserId, RestSchedule> {};

// clang-format off
template <> const TableCodec& codec_of<Of<UserId, Vacation>>();
template <> const TableCodec& codec_of<Of<UserId, RestSchedule>>();
template <> const TableCodec& codec_of<ServerPause>();
template <> const TableCodec& codec_of<Heartbeat>();
// clang-format on

/// Pauses that are running or ended after `since`, by from.
std::vector<ServerPause> server_pauses(const StoreReader&, Instant since);
/// The last heartbeat of the server; none: never.
std::optional<Instant> last_heartbeat(const StoreReader&);

/// Instead of the others.
void set_vacations(UnitOfWork&, UserId, const std::vector<Vacation>&);
/// Instead of the others.
void set_rest_schedules(UnitOfWork&, UserId, const std::vector<RestSchedule>&);
/// Ends the running ones.
void end_server_pauses(UnitOfWork&, Instant);
/// Ignored if earlier than the last one.
void advance_heartbeat(UnitOfWork&, Instant);

}  // namespace posthouse::club
