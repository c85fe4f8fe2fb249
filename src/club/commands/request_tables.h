// The tables of requests: those that wait to be confirmed, what was answered, and how often
// something was tried.
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

/// A response and the key of its request.
struct KeyedResponse {
    std::string key{};
    StoredResponse response{};
    Instant remembered{};
};

// clang-format off
template <> const TableCodec& codec_of<PendingRequest>();
template <> const TableCodec& codec_of<Throttle>();
template <> const TableCodec& codec_of<KeyedResponse>();
// clang-format on

std::optional<StoredResponse> stored_response(const StoreReader&, std::string_view key);

/// False if there is a response for this key; nothing has changed then.
bool save_response(UnitOfWork&, std::string_view key, const StoredResponse&, Instant now);
/// Removes the oldest responses saved before that time, at most `limit`. Returns how many.
std::size_t remove_responses_before(UnitOfWork&, Instant, std::size_t limit);

}  // namespace posthouse::club
