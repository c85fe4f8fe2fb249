// What is kept of a deleted account: keyed hashes, for a year.
#pragma once

#include "base/refusal.h"
#include "club/core/secrets.h"
#include "club/core/store.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// How long nobody can use the name or one that looks like it, and how long a banned address stays
/// banned, unless the ban ends before.
inline constexpr std::chrono::days retention_after_deletion{365};

void reserve_name(UnitOfWork&, const ServerKey&, const User& leaving, Instant now);
/// Keeps the addresses of a banned player banned.
void keep_banned(UnitOfWork&, const ServerKey&, const User& leaving, Instant until);

/// Refuses a name of an account deleted less than a year ago.
std::optional<Refusal> reserved_name_error(const StoreReader&, const ServerKey&,
                                           std::string_view name, Instant now);
/// Idempotency keys of mails contain the sender; for deleted accounts the response is stored under
/// this key.
std::string key_after_deletion(std::string_view key);
/// The stored response of this key, under either of the two.
std::optional<StoredResponse> find_stored_response(const StoreReader&, std::string_view key);

bool is_address_banned(const StoreReader&, const ServerKey&, std::string_view address, Instant now);

}  // namespace posthouse::club
