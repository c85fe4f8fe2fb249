// Who may challenge whom, and what becomes of a challenge: it is an offer until the challenged
// player accepts it, unless they have said that challenges like it begin at once.
//
// What lies unanswered is bounded, so that nobody can bury somebody else under offers or messages.
#pragma once

#include "base/refusal.h"
#include "club/store.h"
#include "games/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

inline constexpr std::string_view expire_job = "expire";

inline constexpr std::size_t offers_of_one_max = 10;       // that one player has made
inline constexpr std::size_t offers_of_newcomer_max = 3;   // who came today and has no address
inline constexpr std::size_t offers_to_one_max = 50;       // that lie before one player
inline constexpr std::size_t vain_offers_a_day = 3;        // of one player to another
inline constexpr int messages_unanswered_max = 3;          // of one player to another
inline constexpr std::size_t words_before_acceptance = 3;  // at the board that is offered

/// "friends"; and back, where it is one of the words.
std::string_view name_of(Circle);
std::optional<Circle> read_circle(std::string_view word);

bool is_friend(const StoreReader&, UserId by, UserId whom);
/// Whether `other` belongs to the circle that a player has drawn around themselves.
bool belongs_to(const StoreReader&, Circle, UserId player, UserId other);

/// Whether a challenge by `by` begins without being accepted: a computer's opponent wanted that,
/// and so does a player who takes such challenges at once.
bool begins_at_once(const StoreReader&, const User& by, const User& to);

/// Challenges that wait to be accepted, newest first.
std::vector<Match> offers_before(const StoreReader&, UserId);  // that the player may accept
std::vector<Match> offers_made_by(const StoreReader&, UserId);

/// Why this player cannot challenge the other now, whatever the game is.
std::optional<Refusal> not_to_be_challenged(const StoreReader&, const User& by, const User& to);
/// Why one more offer of this player would be too many.
std::optional<Refusal> too_many_offers(const StoreReader&, const games::Game&, const User& by,
                                       const User& to, Instant now);
/// Why one more message to somebody who has never answered would be too many.
std::optional<Refusal> too_many_messages(const StoreReader&, const User& from, const User& to);
/// Why nothing more is said at an offered board before it is accepted.
std::optional<Refusal> too_many_words(const StoreReader&, const Match&, const User& by);

/// When the offer ends by itself; none where the match is not offered.
std::optional<Instant> offer_ends(const StoreReader&, const Match&);

/// The seat of whoever made the offer, and of whoever may accept it.
Side challenger_in(const Match&);
Side challenged_in(const Match&);

}  // namespace posthouse::club
