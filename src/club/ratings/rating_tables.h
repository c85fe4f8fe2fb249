// The tables of ratings: standings and their changes.
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

// clang-format off
template <> const TableCodec& codec_of<PlayerStanding>();
template <> const TableCodec& codec_of<RatingChange>();
// clang-format on

/// The established or the provisional ones, of people or of bots; best rating first, of equals
/// the later player: the first, or those after this one.
std::vector<PlayerStanding> ranked_standings(const StoreReader&, std::string_view game,
                                             bool established, std::size_t limit = all_rows,
                                             const PlayerStanding* after = nullptr,
                                             bool bots = false);
/// The place of an established player in their ranking, from 1.
int place_of(const StoreReader&, const PlayerStanding&);
/// Newest first.
std::vector<RatingChange> rating_changes_of(const StoreReader&, UserId, std::string_view game,
                                            std::size_t limit);
/// The newest from before this moment.
std::optional<RatingChange> last_change_before(const StoreReader&, UserId, std::string_view game,
                                               Instant);

/// All standings and changes.
void remove_ratings(UnitOfWork&);
/// Marks ratings as provisional that were established until before then, at most `limit`.
/// Returns how many.
std::size_t end_established(UnitOfWork&, Instant, std::size_t limit);

}  // namespace posthouse::club
