// Idempotency keys: a request that is sent again with the same key has no second effect. Its
// response is stored under the key; but a single move is the record of itself: it keeps a hash of
// its request's key, and the response is derived from it.
#pragma once

#include "club/core/packed_moves.h"
#include "club/core/store.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

struct Request;
class ServerKey;

/// A keyed hash of what the request says, so that its password cannot be guessed from it; 64
/// hexadecimal digits.
std::string request_fingerprint(const Request&, const ServerKey&);

/// What a move keeps of its request: 40 bits of the key's hash and 24 of the fingerprint. None of
/// mails, several commands and requests without a key.
std::optional<std::int64_t> move_request(const Request&, std::string_view fingerprint);

/// What a request is that comes after another.
enum class Repetition : std::uint8_t { none, same, key_reused };
Repetition repetition_of(std::int64_t earlier, std::int64_t request);
/// The first move that a request with this key has made.
struct RepeatedMove {
    std::size_t ply = 0;
    Repetition repetition = Repetition::none;
};
RepeatedMove find_repeated(const PackedMoves&, std::int64_t request);

Refusal key_reused_error();

/// Removes the moves from this ply on; the requests that made them remain known.
void remove_moves(UnitOfWork&, MatchId, int ply, Instant now);
/// Whether the move of this request was removed.
bool was_removed(const StoreReader&, MatchId, std::int64_t request);

}  // namespace posthouse::club
