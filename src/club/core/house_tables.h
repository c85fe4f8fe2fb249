// The tables of the server itself: jobs, and its key.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"
#include "club/moderation/moderation_tables.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct StoredServerKey {
    std::string digits{};
};

// clang-format off
template <> const TableCodec& codec_of<Job>();
template <> const TableCodec& codec_of<StoredServerKey>();
// clang-format on

/// By due, id.
std::vector<Job> jobs_due(const StoreReader&, Instant now, std::string_view kind,
                          std::size_t limit);
/// By due, id.
std::vector<Job> jobs_of(const StoreReader&, MatchId);
/// The server's key (club/core/secrets.h), if it is stored here and not in a file.
std::optional<std::string> stored_server_key(const StoreReader&);
ServerStats read_server_stats(const StoreReader&, Instant now);

/// False: it was not there.
bool remove_job(UnitOfWork&, const Job&);
/// All of a match.
void remove_jobs_of(UnitOfWork&, MatchId);
void postpone_job(UnitOfWork&, const Job&, Instant);
/// Instead of another.
void store_server_key(UnitOfWork&, std::string_view hexadecimal);

}  // namespace posthouse::club
