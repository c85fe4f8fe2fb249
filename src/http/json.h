// Users, matches, games and letters as JSON, exactly as docs/api.md promises them.
//
// Positions and legal moves are worked out afresh by the game; a stored match that does not replay
// is a fault.
//
// Deliberately absent: reading JSON, who may see what (see api.h).
#pragma once

#include "club/match_page.h"
#include "club/pauses.h"
#include "club/store.h"
#include "club/types.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse {

/// Who sits where, in many matches: each player is looked up once.
class Seats {
public:
    explicit Seats(const Reader& reader) : reader_(&reader) {}
    /// Who sits there and has spoken there, and nobody else.
    explicit Seats(const MatchPage&);
    /// `{"name", "level"}`.
    const boost::json::object& of(UserId);
    /// What makes the clocks of this player stand still, ever.
    const Pauses& pauses(UserId);
    /// The same with "rating", "provisional" and "change": as they are at that time while the match
    /// runs, else what it made of them, null where it did not count.
    boost::json::array rated(const Match&);
    boost::json::object rated(UserId, const std::string& game, Instant now);

private:
    const Reader* reader_ = nullptr;
    std::map<UserId, boost::json::object> known_;
    std::map<UserId, Pauses> pauses_;
    std::optional<std::vector<HousePause>> house_pauses_;
    std::optional<std::vector<RatingChange>> changes_;  // that the one match made
    std::map<std::pair<UserId, std::string>, PlayerStanding> standings_;
};

boost::json::object user_json(const User&);
boost::json::object letter_json(const Letter&);
boost::json::object summary_json(Seats&, const Match&, boost::json::storage_ptr = {});
/// What is asked of who sits down.
boost::json::object conditions_json(const Conditions&);
/// As this viewer sees it: with the reason why he cannot take it, where there is one.
boost::json::object offer_json(const Reader&, Seats&, const Offer&,
                               const std::optional<User>& viewer, bool program, Instant now);

/// The viewer's side in the match; none where he only watches.
std::optional<Side> side_of(const Match&, std::optional<UserId> viewer);
/// The whole Match as this viewer sees it, as text. What all see alike is written once for a page,
/// by whatever thread comes first.
std::string match_text(const MatchPage&, std::optional<Side> viewer);
std::string match_text(const Reader&, const Match&, std::optional<UserId> viewer);
/// The object with one more member at its end, whose value is JSON already.
std::string with_member(std::string object, std::string_view name, std::string_view value);

/// Who plays a game best.
boost::json::array standings_json(const Reader&, std::string_view game, Instant now);
/// A player's ratings, and how each came to be what it is.
boost::json::array ratings_json(const Reader&, UserId, Instant now);

/// What a player has set (api_people.cpp), and what they have given to programs, without secrets
/// (api_programs.cpp). `own`: the hash of the session that asks.
boost::json::object wishes_json(const Reader&, const User&, Instant now);
boost::json::object token_json(const Token&);
boost::json::object session_json(const Session&, std::string_view own);
boost::json::object webhook_json(const Webhook&);

/// Every row of the command table.
boost::json::array commands_json();

/// Every game that is listed.
boost::json::array games_json();

/// The banner that stands at the top of every page now; null where there is none.
boost::json::value banner_json(const Reader&, Instant now);

}  // namespace posthouse
