// Users, matches, games and letters as JSON, as specified in docs/api.md.
//
// Positions and legal moves are recomputed by the game. Throws if a stored match cannot be
// replayed.
#pragma once

#include "club/clocks/clock.h"
#include "club/core/store.h"
#include "club/core/types.h"
#include "club/learning/learning_tables.h"
#include "club/matches/loaded_match.h"
#include "translation/texts.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace posthouse::http {

// The parts of other values: a time, and what may be null.

inline std::int64_t time_json(club::Instant at) {
    return at.time_since_epoch().count();
}
template <class Value>
boost::json::value or_null(const std::optional<Value>& value) {
    if (!value) return nullptr;
    if constexpr (std::is_same_v<Value, club::Instant>)
        return time_json(*value);
    else
        return boost::json::value(*value);
}
/// Null if the text is empty.
boost::json::value or_null(std::string_view text);
/// A player’s name; null for nobody, which is the server.
boost::json::value name_json(const club::StoreReader&, club::UserId);
/// `{"name", "level"}`, and `bot` if it is one.
boost::json::object named_user_json(const club::User&);

/// Caches players while many matches are written.
class PlayerJsonCache {
public:
    explicit PlayerJsonCache(const club::StoreReader& reader) : reader_(&reader) {}
    /// Preloads the players and speakers of this match.
    explicit PlayerJsonCache(const club::MatchSnapshot&);
    /// As named_user_json().
    const boost::json::object& player_json(club::UserId);
    /// Everything that ever pauses this player's clocks.
    const club::PauseSet& pauses_of(club::UserId);
    /// player_json() with "rating", "provisional" and "change": at the given time while the match
    /// runs, otherwise as changed by the match; null if it was not rated.
    boost::json::array seat_json(const club::Match&);
    boost::json::object seat_json(club::UserId, const std::string& game, club::Instant now);

private:
    const club::StoreReader* reader_ = nullptr;
    std::map<club::UserId, boost::json::object> known_;
    std::map<club::UserId, club::PauseSet> pauses_;
    std::optional<std::vector<club::ServerPause>> server_pauses_;
    std::optional<std::vector<club::RatingChange>> changes_;  // by the match
    std::map<std::pair<club::UserId, std::string>, club::PlayerStanding> standings_;
};

/// When the player to move runs out of time (null: all clocks are stopped); none if the match has
/// no running clock.
std::optional<boost::json::value> running_clock_due(const club::StoreReader&, const club::Match&);

/// Without addresses for a token that may not read.
boost::json::object user_json(const club::User&, bool with_addresses);
boost::json::object letter_json(const club::Letter&);
boost::json::object summary_json(PlayerJsonCache&, const club::Match&,
                                 boost::json::storage_ptr = {});
/// The conditions for opponents.
boost::json::object conditions_json(const club::OpponentCriteria&);
/// As this viewer sees it, with the reason if they cannot accept it.
boost::json::object offer_json(const club::StoreReader&, PlayerJsonCache&,
                               const club::OpenChallenge&, const std::optional<club::User>& viewer,
                               bool program, club::Instant now);

/// The viewer's side; none for spectators.
std::optional<Side> side_of(const club::Match&, std::optional<club::UserId> viewer);
/// The Match schema as text, as this viewer sees it. The part that all viewers share is written
/// once for each page, by the first thread that needs it.
std::string match_text(const club::MatchSnapshot&, std::optional<Side> viewer);
std::string match_text(const club::StoreReader&, const club::Match&,
                       std::optional<club::UserId> viewer);
/// The LastMove schema as text: the move that alone led to this page, and what it changed for
/// everybody. Written once for each page, as that part of match_text.
const std::string& move_text(const club::MatchSnapshot&);
/// Appends a member, whose value is JSON text, to an object.
std::string with_member(std::string object, std::string_view name, std::string_view value);

/// At most so many players of a ranking.
inline constexpr std::size_t ranked_max = 500;
boost::json::array standings_json(const club::StoreReader&, std::string_view game,
                                  club::Instant now, club::UserId after, bool bots);
/// A player's ratings with their history.
boost::json::array ratings_json(const club::StoreReader&, club::UserId, club::Instant now);

/// A player's puzzle rating, the puzzles they have tried and the steps of lessons they have done
/// (learning_routes.cpp).
boost::json::object puzzle_standing_json(const club::PuzzleStanding&, club::Instant now);
boost::json::array puzzle_attempts_json(const club::StoreReader&, club::UserId);
boost::json::array lesson_steps_json(const club::StoreReader&, club::UserId);
boost::json::array practice_games_json(const club::StoreReader&, club::UserId);

/// A player's settings (settings_routes.cpp), and their tokens, sessions (account_routes.cpp) and
/// webhooks (webhook_routes.cpp) without secrets. `own`: hash of the requesting session.
boost::json::object settings_json(const club::StoreReader&, const club::User&, club::Instant now);
boost::json::object token_json(const club::ApiToken&);
boost::json::array scopes_json(const club::ApiToken&);
boost::json::object session_json(const club::Session&, std::string_view own);
boost::json::object webhook_json(const club::Webhook&);

/// With help in the language of the texts.
boost::json::array commands_json(const translation::Texts&);

boost::json::object drawing_json(const games::BoardLayout&);
/// `with_help`: with each game’s rules in words, nine tenths of the size.
/// Their descriptions and, if wanted, rules are in the language of `texts`.
boost::json::array games_json(bool with_help, const translation::Texts& texts);

/// The banner that is shown now; null if none.
boost::json::value banner_json(const club::StoreReader&, club::Instant now);

/// Null: there is none.
boost::json::value clock_json(const club::Clock&, boost::json::array pauses = {});

}  // namespace posthouse::http
