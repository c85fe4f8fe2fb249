// What is kept of a deleted account: keyed hashes, for a year.
#pragma once

#include "base/refusal.h"
#include "club/secrets.h"
#include "club/store.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// Beginning of the Message-ID of the last letter to a deleted account; it is removed once sent.
inline constexpr std::string_view goodbye_ids = "goodbye.";
/// Beginning of the Message-ID of a letter whose text was removed; it may have been in transit.
inline constexpr std::string_view removed_ids = "removed.";

/// How long nobody can use the name or one that looks like it, and how long a banned address stays
/// banned, unless the ban ends before.
inline constexpr std::chrono::days remembered_after_leaving{365};

void keep_name_of(UnitOfWork&, const HouseKey&, const User& leaving, Instant now);
/// Keeps the addresses of a banned player banned.
void keep_out(UnitOfWork&, const HouseKey&, const User& leaving, Instant until);

/// Refuses a name of an account deleted less than a year ago.
std::optional<Refusal> name_of_who_left(const StoreReader&, const HouseKey&, std::string_view name,
                                        Instant now);
/// Idempotency keys of mails contain the sender; for deleted accounts the response is stored under
/// this key.
std::string key_after_leaving(std::string_view key);
/// The stored response of this key, under either of the two.
std::optional<StoredResponse> outcome_of(const StoreReader&, std::string_view key);

bool is_kept_out(const StoreReader&, const HouseKey&, std::string_view address, Instant now);

}  // namespace posthouse::club
