// Who may challenge whom, and the limits on open challenges and unanswered messages. A challenge
// waits until the challenged player accepts it, unless they let such challenges begin at once.
#pragma once

#include "base/refusal.h"
#include "club/core/store.h"
#include "games/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::string_view expire_job = "expire";

inline constexpr std::size_t offers_of_one_max = 10;      // by one player
inline constexpr std::size_t offers_of_newcomer_max = 3;  // by a player of today without an address
inline constexpr std::size_t offers_to_one_max = 50;      // to one player
inline constexpr std::size_t unaccepted_offers_a_day_max = 3;  // from one player to another
inline constexpr int messages_unanswered_max = 3;              // from one player to another
inline constexpr std::size_t chat_before_acceptance_max = 3;   // at the board of the challenge

/// "friends", and back; none if the word is no circle.
std::string_view name_of(PlayerGroup);
std::optional<PlayerGroup> read_circle(std::string_view word);

/// Whether `other` is in this circle of the player.
bool is_in_circle(const StoreReader&, PlayerGroup, UserId player, UserId other);

/// Whether they have played, or are playing, a match that both wanted.
bool have_played(const StoreReader&, UserId one, UserId two);

/// Whether a challenge begins without being accepted: against computers, and if `to` allows it.
bool begins_at_once(const StoreReader&, const User& by, const User& to);

/// Challenges that wait to be accepted, newest first.
std::vector<Match> offers_to(const StoreReader&, UserId);  // that the player may accept
std::vector<Match> offers_by(const StoreReader&, UserId);

/// Why `by` cannot challenge `to` now, in any game.
std::optional<Refusal> challenge_refusal(const StoreReader&, const User& by, const User& to);
/// Why `by` has too many open challenges for another.
std::optional<Refusal> offer_limit_error(const StoreReader&, const games::Game&, const User& by,
                                         const User& to, Instant now);
/// Why `from` cannot write again before `to` answers.
std::optional<Refusal> message_limit_error(const StoreReader&, const User& from, const User& to);
/// Why `by` cannot write more at this board before the challenge is accepted.
std::optional<Refusal> chat_limit_error(const StoreReader&, const Match&, const User& by);

/// The answer to a command about a challenge that never became a match.
Refusal challenge_ended(const Match&);

/// When the challenge expires; none if it is not waiting.
std::optional<Instant> offer_expiry(const StoreReader&, const Match&);

/// The seat of the challenger, and of the challenged player.
Side challenger_in(const Match&);
Side challenged_in(const Match&);

}  // namespace posthouse::club
