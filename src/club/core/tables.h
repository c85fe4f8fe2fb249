// The tables in which the club's values are stored: for each type the names of its columns, and in
// the same order its members. Their names are historical. The SQL schema itself, with its history,
// is in store/sqlite/sqlite_schema.h.
#pragma once

#include "club/accounts/held_sign_up.h"
#include "club/core/typed_rows.h"
#include "club/core/types.h"
#include "club/learning/learning_types.h"
#include "club/moderation/moderation_types.h"
#include "club/tournaments/tournament_types.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace posthouse::club {

/// For comparing names and addresses: only ASCII letters, since databases disagree about the lower
/// case of others.
std::string fold_case(std::string_view words);
/// The key for finding a player by name. Closed accounts share a name, and nobody is found by it.
std::string name_key(const User&);
/// What a letter counts as in StoreReader::answers_to; none: it does not count.
std::optional<std::string> rate_limit_key(const Letter&);

/// Every table of the club.
std::span<const Table* const> all_tables();

/// What may change in a running match, besides its version; no query finds matches by these.
inline constexpr std::array<std::string_view, 23> changing_match_columns = {
    "clock_bank",      "clock_increment",  "clock_cap",        "left_first", "left_second",
    "started",         "turn_since",       "to_move",          "plies",      "rated",
    "undos",           "proposal",         "proposer",         "plan_first", "plan_second",
    "submitted_first", "submitted_second", "submitted_number", "note_first", "note_second",
    "questions",       "proposal_number",  "submitted_comment"};

// Stored values that only the tables know

/// A player's address and its place among them.
struct PlacedAddress {
    UserId user{};
    int place = 0;
    Address address{};
};

/// How many messages one player has written to another.
struct MessageCount {
    UserId by{}, whom{};
    int written = 0;
};

/// The last board number of a game, of matches and open challenges.
struct LastBoard {
    std::string game{};
    int board = 0;
};

/// A response and the key of its request.
struct KeyedResponse {
    std::string key{};
    StoredResponse response{};
    Instant remembered{};
};

/// The number of the newest event ever.
struct LastEvent {
    std::int64_t number = 0;
};

struct Heartbeat {
    Instant seen{};
};

struct StoredServerKey {
    std::string digits{};
};

// The tables, which tables.cpp and house_tables.cpp describe

// clang-format off
template <> const TableCodec& codec_of<User>();
template <> const TableCodec& codec_of<PlacedAddress>();
template <> const TableCodec& codec_of<Of<UserId, Vacation>>();
template <> const TableCodec& codec_of<Of<UserId, RestSchedule>>();
template <> const TableCodec& codec_of<ServerPause>();
template <> const TableCodec& codec_of<PairingPreferences>();
template <> const TableCodec& codec_of<Block>();
template <> const TableCodec& codec_of<Friend>();
template <> const TableCodec& codec_of<MessageCount>();
template <> const TableCodec& codec_of<PuzzleStanding>();
template <> const TableCodec& codec_of<PuzzleAttempt>();
template <> const TableCodec& codec_of<LessonStep>();
template <> const TableCodec& codec_of<LastBoard>();
template <> const TableCodec& codec_of<OpenChallenge>();
template <> const TableCodec& codec_of<Match>();
template <> const TableCodec& codec_of<Of<MatchId, PlayedMove>>();
template <> const TableCodec& codec_of<PlayerStanding>();
template <> const TableCodec& codec_of<RatingChange>();
template <> const TableCodec& codec_of<MatchSubscription>();
template <> const TableCodec& codec_of<ChatMessage>();
template <> const TableCodec& codec_of<Tournament>();
template <> const TableCodec& codec_of<Entrant>();
template <> const TableCodec& codec_of<Of<TournamentId, tournament::Pairing>>();
template <> const TableCodec& codec_of<TournamentGame>();
template <> const TableCodec& codec_of<OpeningMove>();
template <> const TableCodec& codec_of<Letter>();
template <> const TableCodec& codec_of<PendingRequest>();
template <> const TableCodec& codec_of<PendingSignUp>();
template <> const TableCodec& codec_of<Throttle>();
template <> const TableCodec& codec_of<Job>();
template <> const TableCodec& codec_of<KeyedResponse>();
template <> const TableCodec& codec_of<Session>();
template <> const TableCodec& codec_of<SecondFactor>();
template <> const TableCodec& codec_of<PushSubscription>();
template <> const TableCodec& codec_of<ApiToken>();
template <> const TableCodec& codec_of<Webhook>();
template <> const TableCodec& codec_of<WebhookDelivery>();
template <> const TableCodec& codec_of<Event>();
template <> const TableCodec& codec_of<Sanction>();
template <> const TableCodec& codec_of<Report>();
template <> const TableCodec& codec_of<AuditEntry>();
template <> const TableCodec& codec_of<LastEvent>();
template <> const TableCodec& codec_of<Heartbeat>();
template <> const TableCodec& codec_of<StoredServerKey>();
template <> const TableCodec& codec_of<Banner>();
// clang-format on

inline const Table& moves_table() {
    return table_of<Of<MatchId, PlayedMove>>();
}

}  // namespace posthouse::club
