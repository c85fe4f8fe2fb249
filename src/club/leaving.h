// What the house still knows of somebody who has left: keyed hashes, for a year.
#pragma once

#include "base/refusal.h"
#include "club/secrets.h"
#include "club/store.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// The Message-ID of the last letter to somebody who has left begins so: it is removed once it has
/// been carried.
inline constexpr std::string_view goodbye_ids = "goodbye.";
/// That of a letter that was emptied: it may have been on its way meanwhile.
inline constexpr std::string_view removed_ids = "removed.";

/// So long nobody else can have the name, or one that looks like it; and so long an address that
/// was barred when its player left stays barred, unless the ban was to end before.
inline constexpr std::chrono::days remembered_after_leaving{365};

void keep_name_of(UnitOfWork&, const HouseKey&, const User& leaving, Instant now);
/// The addresses of a player who is barred.
void keep_out(UnitOfWork&, const HouseKey&, const User& leaving, Instant until);

/// Somebody of this name left less than a year ago.
std::optional<Refusal> name_of_who_left(const StoreReader&, const HouseKey&, std::string_view name,
                                        Instant now);
/// The key of a mail names its sender: of who has left, what became of it is kept by this one.
std::string key_after_leaving(std::string_view key);
/// What became of this key, by whichever of the two it is kept.
std::optional<StoredResponse> outcome_of(const StoreReader&, std::string_view key);

bool is_kept_out(const StoreReader&, const HouseKey&, std::string_view address, Instant now);

}  // namespace posthouse::club
