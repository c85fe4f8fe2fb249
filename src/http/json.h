// Users, matches, games and letters as JSON, exactly as docs/api.md promises them.
//
// Positions and legal moves are worked out afresh by the game; a stored match that does not replay
// is a fault.
#pragma once

#include "club/clock.h"
#include "club/loaded_match.h"
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

namespace posthouse::http {

/// Who sits where, in many matches: each player is looked up once.
class PlayerJsonCache {
public:
    explicit PlayerJsonCache(const club::StoreReader& reader) : reader_(&reader) {}
    /// Who sits there and has spoken there, and nobody else.
    explicit PlayerJsonCache(const club::MatchSnapshot&);
    /// `{"name", "level"}`.
    const boost::json::object& player_json(club::UserId);
    /// What makes the clocks of this player stand still, ever.
    const club::PauseSet& pauses(club::UserId);
    /// The same with "rating", "provisional" and "change": as they are at that time while the match
    /// runs, else what it made of them, null where it did not count.
    boost::json::array rated(const club::Match&);
    boost::json::object rated(club::UserId, const std::string& game, club::Instant now);

private:
    const club::StoreReader* reader_ = nullptr;
    std::map<club::UserId, boost::json::object> known_;
    std::map<club::UserId, club::PauseSet> pauses_;
    std::optional<std::vector<club::ServerPause>> house_pauses_;
    std::optional<std::vector<club::RatingChange>> changes_;  // that the one match made
    std::map<std::pair<club::UserId, std::string>, club::PlayerStanding> standings_;
};

boost::json::object user_json(const club::User&);
boost::json::object letter_json(const club::Letter&);
boost::json::object summary_json(PlayerJsonCache&, const club::Match&,
                                 boost::json::storage_ptr = {});
/// What is asked of who sits down.
boost::json::object conditions_json(const club::OpponentCriteria&);
/// As this viewer sees it: with the reason why he cannot take it, where there is one.
boost::json::object offer_json(const club::StoreReader&, PlayerJsonCache&,
                               const club::OpenChallenge&, const std::optional<club::User>& viewer,
                               bool program, club::Instant now);

/// The viewer's side in the match; none where he only watches.
std::optional<Side> side_of(const club::Match&, std::optional<club::UserId> viewer);
/// The whole Match as this viewer sees it, as text. What all see alike is written once for a page,
/// by whatever thread comes first.
std::string match_text(const club::MatchSnapshot&, std::optional<Side> viewer);
std::string match_text(const club::StoreReader&, const club::Match&,
                       std::optional<club::UserId> viewer);
/// The object with one more member at its end, whose value is JSON already.
std::string with_member(std::string object, std::string_view name, std::string_view value);

/// Who plays a game best.
boost::json::array standings_json(const club::StoreReader&, std::string_view game,
                                  club::Instant now);
/// A player's ratings, and how each came to be what it is.
boost::json::array ratings_json(const club::StoreReader&, club::UserId, club::Instant now);

/// What a player has set (api_people.cpp), and what they have given to programs, without secrets
/// (api_programs.cpp). `own`: the hash of the session that asks.
boost::json::object wishes_json(const club::StoreReader&, const club::User&, club::Instant now);
boost::json::object token_json(const club::ApiToken&);
boost::json::object session_json(const club::Session&, std::string_view own);
boost::json::object webhook_json(const club::Webhook&);

/// Every row of the command table.
boost::json::array commands_json();

/// Every game that is listed.
boost::json::array games_json();

/// The banner that stands at the top of every page now; null where there is none.
boost::json::value banner_json(const club::StoreReader&, club::Instant now);

}  // namespace posthouse::http
