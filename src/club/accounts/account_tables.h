// The tables of accounts: players with their addresses, sessions, sign-ups that wait to be
// confirmed, and whom a player has blocked or listed as a friend.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"
#include "club/core/types.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

enum class SignUpId : std::int64_t {};

struct PendingSignUp {
    SignUpId id{};
    std::string name, password_hash, address;
    Instant expires{};
    UserId guest{};                   // the guest who becomes this player; 0: none
    SignUpInvitationId invitation{};  // 0: none
};

/// An operator's invitation to sign up: sign_up_invitations.h.
struct SignUpInvitation {
    SignUpInvitationId id{};
    std::string by;    // as in the audit log
    std::string note;  // for whom; may be empty
    Instant created{}, expires{};
    int uses_max = 1;
    int used = 0;
    std::optional<Instant> ended;  // withdrawn
    friend bool operator==(const SignUpInvitation&, const SignUpInvitation&) = default;
};

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

/// Who is told that a player is here, at an open page.
enum class PresenceAudience : std::uint8_t {
    nobody,
    opponents,  // with whom they play or have played, and the friends on their list
    everybody
};

/// A player's choice of it, if it differs from the usual.
struct PresenceSetting {
    UserId user{};
    PresenceAudience audience = PresenceAudience::opponents;
};

// clang-format off
template <> const TableCodec& codec_of<User>();
template <> const TableCodec& codec_of<PlacedAddress>();
template <> const TableCodec& codec_of<Block>();
template <> const TableCodec& codec_of<Friend>();
template <> const TableCodec& codec_of<PresenceSetting>();
template <> const TableCodec& codec_of<MessageCount>();
template <> const TableCodec& codec_of<PendingSignUp>();
template <> const TableCodec& codec_of<SignUpInvitation>();
template <> const TableCodec& codec_of<Session>();
template <> const TableCodec& codec_of<SecondFactor>();
// clang-format on

/// The user whose name looks like this one (lookalike_name.h).
std::optional<User> user_with_lookalike_name(const StoreReader&, std::string_view name);
/// The players who confirmed this address, suspended or not, oldest first; ignores ASCII
/// case. Without closed accounts.
std::vector<User> users_at(const StoreReader&, std::string_view address);
/// By id, with closed accounts.
std::vector<User> all_users(const StoreReader&);
/// The next `limit` users after this one.
std::vector<User> users_after(const StoreReader&, UserId, std::size_t limit);
/// Users whose names begin with this, ignoring ASCII case; by name.
std::vector<User> users_with_prefix(const StoreReader&, std::string_view name, std::size_t limit);
/// Who deleted their accounts after `since`, up to `until`.
std::vector<User> users_who_left(const StoreReader&, Instant since, Instant until);
/// Of the page, by id.
std::vector<User> page_operators(const StoreReader&);
/// Who want broadcasts, by id.
std::vector<User> broadcast_readers(const StoreReader&);
/// Set by this player; by since, whom.
std::vector<Block> blocks_by(const StoreReader&, UserId);
/// Listed by this player; by since, whom.
std::vector<Friend> friends_of(const StoreReader&, UserId);
/// How many messages the first has written to the second.
int messages_written(const StoreReader&, UserId by, UserId whom);
/// By begun, token_hash.
std::vector<Session> sessions_of(const StoreReader&, UserId);

/// Gives the user an id. False if the name is taken; nothing has changed then.
bool add_user(UnitOfWork&, User&);
void change_user(UnitOfWork&, const User&);
/// Increments.
void count_message(UnitOfWork&, UserId by, UserId whom);
/// `used`; unknown: nothing happens.
void change_session(UnitOfWork&, const Session&);
void remove_session(UnitOfWork&, std::string_view token_hash);
void remove_sessions_of(UnitOfWork&, UserId);
void remove_sessions_before(UnitOfWork&, Instant);
/// Players with their addresses.
std::vector<User> select_users(const StoreReader&, std::vector<Condition> where,
                               std::vector<std::string_view> order = {"id"},
                               std::size_t limit = all_rows, StoredRow after = {});
/// The key for finding a player by name. Closed accounts share a name, and nobody is found
/// by it.
std::string name_key(const User&);

}  // namespace posthouse::club
