// The tables of letters and of browsers that get push messages.
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

/// Beginning of the Message-ID of the last letter to a deleted account; it is removed once sent.
inline constexpr std::string_view goodbye_ids = "goodbye.";
/// Beginning of the Message-ID of a letter whose text was removed; it may have been in transit.
inline constexpr std::string_view removed_ids = "removed.";

// clang-format off
template <> const TableCodec& codec_of<Letter>();
template <> const TableCodec& codec_of<PushSubscription>();
// clang-format on

/// Newest first.
std::vector<Letter> letters_to(const StoreReader&, UserId, std::size_t limit);
/// Newest first.
std::vector<Letter> letters_before(const StoreReader&, LetterId, UserId, std::size_t limit);
std::optional<Letter> letter_with_message_id(const StoreReader&, std::string_view message_id);
/// Unsent letters with an address that are due and have not failed permanently, oldest first.
std::vector<Letter> letters_due(const StoreReader&, Instant now, std::size_t limit);
/// Letters that failed permanently, newest first.
std::vector<Letter> failed_letters(const StoreReader&, std::size_t limit);
/// How many letters of kind `answer` were written to this address (ignoring case) since then,
/// or to an unconfirmed one (unconfirmed_key in letter_limits.h).
std::size_t answers_to(const StoreReader&, std::string_view address, Instant since);
/// By added, endpoint.
std::vector<PushSubscription> push_subscriptions_of(const StoreReader&, UserId);
/// By due, endpoint.
std::vector<PushSubscription> push_subscriptions_due(const StoreReader&, Instant now,
                                                     std::size_t limit);

/// attempts, due, sent, last_error, address, digest and failed_at may change.
void change_letter(UnitOfWork&, const Letter&);
/// All but its number; unknown: nothing happens.
void remove_letter(UnitOfWork&, LetterId);
/// Removes, of the `limit` oldest letters, those written before that time that do not wait to
/// be mailed. The newest letter stays, so that no number is given twice. Returns how many.
std::size_t remove_letters_before(UnitOfWork&, Instant, std::size_t limit);
/// Marks this player's push subscriptions as due, except those being retried.
void mark_push_due(UnitOfWork&, UserId, Instant);
/// Letters that wait to be mailed.
std::vector<Condition> unsent_letters();
/// What a letter counts as in answers_to(); none: it does not count.
std::optional<std::string> rate_limit_key(const Letter&);

}  // namespace posthouse::club
