
#include "http/server/json.h"
#include "club/challenges/challenges.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/command_table.h"
#include "club/matches/chat_notices.h"
#include "club/matches/conditional_moves.h"
#include "club/matches/loaded_match.h"
#include "club/moderation/moderation_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"
#include "games/game.h"
#include "games/game_help.h"
#include "http/server/http_message.h"

#include <algorithm>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t talk_max = 200;
constexpr std::size_t block_bytes = 16 * 1024;

std::string_view name_of(club::PauseReason why) {
    switch (why) {
        case club::PauseReason::frozen:
            return "frozen";
        case club::PauseReason::closed:
            return "closed";
        case club::PauseReason::vacation:
            return "vacation";
        case club::PauseReason::weekend:
            return "weekend";
        case club::PauseReason::sleep:
            return "sleep";
    }
    return "vacation";
}

bool has_clock_running(const club::Match& match) {
    return match.is_running() && match.clock.bank != std::chrono::milliseconds::zero();
}

const club::PauseSet& pauses_in_turn(PlayerJsonCache& seats, const club::Match& match) {
    return seats.pauses_of(match.seats[index_of(match.to_move)]);
}

/// The pauses of the mover's clock in this turn, with reasons.
json::array pauses_json(PlayerJsonCache& seats, const club::Match& match) {
    json::array pauses;
    if (!has_clock_running(match)) return pauses;
    for (const club::ClockPause& one :
         club::clock_pauses(pauses_in_turn(seats, match), club::turn_of(match))) {
        pauses.push_back(json::array{time_json(one.from), or_null(one.until), name_of(one.why)});
    }
    return pauses;
}

/// When the mover runs out of time.
json::value due_json(PlayerJsonCache& seats, const club::Match& match) {
    if (!has_clock_running(match)) return nullptr;
    return or_null(club::turn_deadline(match, pauses_in_turn(seats, match)));
}

}  // namespace

json::value clock_json(const club::Clock& clock, json::array pauses) {
    if (clock.bank == std::chrono::milliseconds::zero()) return nullptr;
    return json::object{{"words", club::write_clock(clock)},
                        {"bank", clock.bank.count()},
                        {"increment", clock.increment.count()},
                        {"cap", clock.cap.count()},
                        {"left", {clock.left[0].count(), clock.left[1].count()}},
                        {"pauses", std::move(pauses)}};
}

namespace {

json::value proposal_json(const club::Match& match) {
    if (match.proposal == club::Proposal::none) return nullptr;
    return json::object{{"what", match.proposal == club::Proposal::draw ? "draw" : "take-back"},
                        {"by", name_of(match.proposer)},
                        {"number", match.proposal_number}};
}

/// The latest chat messages.
json::array talk_json(PlayerJsonCache& seats, const std::vector<club::ChatMessage>& remarks) {
    json::array talk;
    for (std::size_t i = remarks.size() - std::min(remarks.size(), talk_max); i < remarks.size();
         ++i) {
        const club::ChatMessage& one = remarks[i];
        const bool house = one.by == club::UserId{};
        json::object message{
            {"number", one.number},
            {"by", house ? json::value(nullptr) : seats.player_json(one.by).at("name")},
            {"ply", one.ply},
            {"text", as_utf8(one.text)},
            {"at", time_json(one.at)}};
        if (const auto notice = house ? club::read_notice(one.text) : std::nullopt) {
            json::object parameters;
            for (const auto& [name, value] : notice->parameters) parameters[name] = as_utf8(value);
            message["code"] = notice->code;
            message["params"] = std::move(parameters);
        }
        talk.push_back(std::move(message));
    }
    return talk;
}

json::array plan_json(const club::ConditionalMoves& plan) {
    json::array answers;
    for (const club::ConditionalMove& one : plan)
        answers.push_back(json::object{
            {"theirs", one.theirs}, {"mine", one.mine}, {"then", plan_json(one.then)}});
    return answers;
}

/// The match's state for programs.
std::string_view name_of(club::MatchState state) {
    constexpr std::string_view names[] = {"offered", "running", "over", "never_begun"};
    return names[static_cast<std::size_t>(state)];
}

}  // namespace

json::object named_user_json(const club::User& user) {
    json::object named{{"name", as_utf8(user.name)}, {"level", user.level}};
    if (user.bot) named["bot"] = true;
    return named;
}

json::value or_null(std::string_view text) {
    if (text.empty()) return nullptr;
    return json::value(text);
}

json::value name_json(const club::StoreReader& reader, club::UserId id) {
    const auto user = id == club::UserId{} ? std::nullopt : reader.user(id);
    return or_null(user ? as_utf8(user->name) : "");
}

PlayerJsonCache::PlayerJsonCache(const club::MatchSnapshot& page)
    : changes_(std::vector<club::RatingChange>()) {
    for (const Side side : {Side::first, Side::second}) {
        const club::User& player = page.players[index_of(side)];
        known_.emplace(player.id, named_user_json(player));
        standings_.emplace(std::pair(player.id, page.match.game), page.standings[index_of(side)]);
        if (const auto& change = page.rating_changes[index_of(side)]) changes_->push_back(*change);
    }
    for (const club::User& one : page.chat_authors) known_.emplace(one.id, named_user_json(one));
    pauses_.emplace(page.match.seats[index_of(page.match.to_move)], page.pauses);
}

const json::object& PlayerJsonCache::player_json(club::UserId id) {
    const auto known = known_.find(id);
    if (known != known_.end()) return known->second;
    const auto user = reader_ ? reader_->user(id) : std::nullopt;
    if (!user) throw std::runtime_error("a stored match has an unknown player");
    return known_.emplace(id, named_user_json(*user)).first->second;
}

json::object PlayerJsonCache::seat_json(club::UserId id, const std::string& game,
                                        club::Instant now) {
    json::object seat = player_json(id);
    auto known = standings_.find({id, game});
    if (known == standings_.end()) {
        // Called for every move, so it does not read the player again.
        club::User user;
        user.id = id;
        user.level = seat.at("level").to_number<int>();
        ASSERT(reader_);
        auto standing = reader_->find<club::PlayerStanding>(id, game);
        known = standings_
                    .emplace(std::pair(id, game),
                             standing ? *std::move(standing) : club::initial_standing(user, game))
                    .first;
    }
    const club::GlickoRating rating = club::rating_at(known->second, now);
    seat["rating"] = club::rounded_rating(rating.rating);
    seat["provisional"] = club::is_provisional(rating.deviation);
    return seat;
}

json::array PlayerJsonCache::seat_json(const club::Match& match) {
    if (!match.outcome)
        return {seat_json(match.seats[0], match.game, match.turn_since),
                seat_json(match.seats[1], match.game, match.turn_since)};
    json::array both{player_json(match.seats[0]), player_json(match.seats[1])};
    for (json::value& seat : both) {
        seat.as_object()["rating"] = nullptr;
        seat.as_object()["provisional"] = false;
        seat.as_object()["change"] = nullptr;
    }
    if (!match.rated) return both;
    for (const club::RatingChange& change :
         changes_ ? *changes_ : reader_->list<club::RatingChange>(match.id)) {
        json::object& seat = both[change.user == match.seats[0] ? 0 : 1].as_object();
        seat["rating"] = club::rounded_rating(change.after);
        seat["provisional"] = club::is_provisional(change.deviation);
        seat["change"] = club::rounded_change(change);
    }
    return both;
}

const club::PauseSet& PlayerJsonCache::pauses_of(club::UserId id) {
    const auto [at, added] = pauses_.try_emplace(id);
    if (!added) return at->second;
    ASSERT(reader_);
    if (!server_pauses_) server_pauses_ = server_pauses(*reader_, club::Instant{});
    at->second = {reader_->list<club::Vacation>(id), reader_->list<club::RestSchedule>(id),
                  *server_pauses_};
    return at->second;
}

std::optional<json::value> running_clock_due(const club::StoreReader& reader,
                                             const club::Match& match) {
    if (!has_clock_running(match)) return std::nullopt;
    PlayerJsonCache seats(reader);
    return due_json(seats, match);
}

json::object user_json(const club::User& user, bool with_addresses) {
    json::array addresses;
    for (const club::Address& one : with_addresses ? user.addresses : std::vector<club::Address>())
        addresses.push_back(json::object{{"address", as_utf8(one.address)},
                                         {"confirmed", one.confirmed},
                                         {"bounces", one.bounces},
                                         {"suspended", one.suspended},
                                         {"replaced", one.replaced}});
    const club::Address* used = with_addresses ? user.mail_address() : nullptr;
    return {{"name", as_utf8(user.name)},
            {"operator", user.operator_since.has_value()},
            {"guest", user.guest},
            {"bot", user.bot},
            {"language", or_null(as_utf8(user.language))},
            {"mail_goes_to", or_null(used ? as_utf8(used->address) : "")},
            {"addresses", std::move(addresses)}};
}

json::object letter_json(const club::Letter& letter) {
    const bool stored = letter.id != club::LetterId{};
    return {{"id", stored ? json::value(static_cast<std::int64_t>(letter.id)) : nullptr},
            {"subject", as_utf8(letter.subject)},
            {"body", as_utf8(letter.text())},
            {"written", time_json(letter.written)},
            {"address", as_utf8(letter.address)},
            {"attempts", letter.attempts},
            {"due", time_json(letter.due)},
            {"trouble", as_utf8(letter.last_error)},
            {"sent", or_null(letter.sent)},
            {"given_up", or_null(letter.failed_at)}};
}

json::object summary_json(PlayerJsonCache& seats, const club::Match& match,
                          json::storage_ptr storage) {
    std::string_view challenged;
    if (match.offered_to != club::UserId{}) challenged = name_of(club::challenged_in(match));
    json::object summary({{"id", static_cast<std::int64_t>(match.id)},
                          {"game", match.game},
                          {"board", match.board},
                          {"version", match.version},
                          {"seats", seats.seat_json(match)},
                          {"started", time_json(match.started)},
                          {"turn_since", time_json(match.turn_since)},
                          {"to_move", name_of(match.to_move)},
                          {"plies", match.plies},
                          {"over", match.outcome.has_value()},
                          {"state", name_of(match.state())},
                          {"offered_to", or_null(challenged)},
                          {"etiquette", match.etiquette},
                          {"style", or_null(match.style)},
                          {"result", nullptr},
                          {"reason", nullptr},
                          {"ended", nullptr},
                          {"rated", match.rated},
                          {"proposal", proposal_json(match)},
                          {"due", due_json(seats, match)}},
                         std::move(storage));
    if (match.outcome) {
        summary["ended"] = time_json(match.outcome->at);
        summary["result"] = name_of(match.outcome->result);
        summary["reason"] = match.outcome->reason;
    }
    return summary;
}

json::object conditions_json(const club::OpponentCriteria& wanted) {
    constexpr std::string_view companies[] = {"anyone", "people", "computer"};
    return {{"rating_min", or_null(wanted.rating_min)},
            {"rating_max", or_null(wanted.rating_max)},
            {"within", or_null(wanted.rating_within)},
            {"established", wanted.established},
            {"company", companies[static_cast<std::size_t>(wanted.kind)]}};
}

json::object offer_json(const club::StoreReader& reader, PlayerJsonCache& seats,
                        const club::OpenChallenge& offer, const std::optional<club::User>& viewer,
                        bool program, club::Instant now) {
    json::value cannot(nullptr);
    const auto poster = reader.user(offer.by);
    if (viewer && poster && viewer->id != offer.by)
        if (const auto why = club::join_error(reader, offer, *poster, *viewer, program, now))
            cannot = json::object{{"what", why->code}, {"why", why->refusal.sentence.view()}};
    return {{"id", static_cast<std::int64_t>(offer.id)},
            {"game", offer.game},
            {"board", offer.board},
            {"by", seats.seat_json(offer.by, offer.game, offer.posted)},
            {"first", offer.first_mover},
            {"rated", offer.rated},
            {"clock", clock_json(offer.clock)},
            {"etiquette", offer.etiquette},
            {"posted", time_json(offer.posted)},
            {"wanted", conditions_json(offer.criteria)},
            {"games", offer.games},
            {"cannot", std::move(cannot)}};
}

namespace {

/// Everything that does not depend on the viewer.
json::object match_json(const club::MatchSnapshot& page) {
    const club::Match& match = page.match;
    const games::GameState& view = page.view;
    PlayerJsonCache seats(page);
    // Hundreds of small allocations with one lifetime: use a memory pool.
    const auto storage = json::make_shared_resource<json::monotonic_resource>(block_bytes);
    json::object whole = summary_json(seats, match, storage);
    json::array moves(storage);
    moves.reserve(page.plies());
    for (const auto& move : page.moves())
        moves.emplace_back(json::object(
            {{"text", move.text}, {"comment", as_utf8(move.comment)}, {"at", time_json(move.at)}},
            storage));
    json::array legal(storage);
    json::array shown(storage);
    // After a resignation the remaining legal moves are meaningless.
    for (const auto& move : match.outcome ? std::vector<games::MoveText>() : view.legal) {
        legal.emplace_back(move.text);
        shown.emplace_back(move.shown.to(view.to_move));
    }
    whole["from"] = or_null(match.start_position);
    whole["moves"] = std::move(moves);
    whole["position"] = view.position;
    whole["legal"] = std::move(legal);
    whole["shown"] = std::move(shown);
    whole["clock"] = clock_json(match.clock, pauses_json(seats, match));
    whole["senior"] = or_null(match.senior ? name_of(*match.senior) : "");
    whole["undos"] = match.undos;
    whole["talk"] = talk_json(seats, page.chat);
    whole["offer_ends"] = or_null(page.offer_expires);
    whole["tournament"] = page.tournament.empty()
                              ? json::value(nullptr)
                              : json::object{{"name", page.tournament}, {"arena", page.arena}};
    whole["rematch"] = page.rematch > 0 ? json::value(page.rematch) : json::value(nullptr);
    return whole;
}

/// The last move, with what it changed in match_json.
json::object last_move_json(const club::MatchSnapshot& page) {
    const club::Match& match = page.match;
    const club::PlayedMove& last = page.history.last_move();
    json::object move{{"id", static_cast<std::int64_t>(match.id)},
                      {"game", match.game},
                      {"board", match.board},
                      {"version", match.version},
                      {"plies", match.plies},
                      {"text", last.text},
                      {"at", time_json(last.at)},
                      {"to_move", name_of(match.to_move)},
                      {"position", page.view.position}};
    if (!last.comment.empty()) move["comment"] = as_utf8(last.comment);
    json::array legal, shown;
    for (const games::MoveText& one : page.view.legal) {
        legal.emplace_back(one.text);
        shown.emplace_back(one.shown.to(page.view.to_move));
    }
    if (shown != legal) move["shown"] = std::move(shown);
    move["legal"] = std::move(legal);
    if (!has_clock_running(match)) return move;
    PlayerJsonCache seats(page);
    move["left"] = {match.clock.left[0].count(), match.clock.left[1].count()};
    move["pauses"] = pauses_json(seats, match);
    move["due"] = due_json(seats, match);
    return move;
}

/// What depends on the viewer: `you`, who is at the `bottom`, and their private `plan` and `note`.
json::object viewer_json(const club::MatchSnapshot& page, std::optional<Side> viewer) {
    if (!viewer)
        return {{"you", nullptr}, {"bottom", "first"}, {"plan", nullptr}, {"note", nullptr}};
    const club::Match& match = page.match;
    const auto plan = club::parse_conditional_moves(match.conditional_moves[index_of(*viewer)]);
    const Side bottom =
        club::bottom_for(*games::find_game(match.game), *viewer, page.players[index_of(*viewer)]);
    return {{"you", name_of(*viewer)},
            {"bottom", name_of(bottom)},
            {"plan", plan ? plan_json(*plan) : json::array()},
            {"note", as_utf8(match.notes[index_of(*viewer)])}};
}

/// Joins two non-empty JSON objects.
std::string join_objects(std::string_view object, std::string_view more) {
    std::string whole;
    whole.reserve(object.size() + more.size());
    whole.append(object.substr(0, object.size() - 1)) += ',';
    return whole.append(more.substr(1));
}

}  // namespace

std::optional<Side> side_of(const club::Match& match, std::optional<club::UserId> viewer) {
    if (!viewer) return std::nullopt;
    if (match.seats[0] == *viewer) return Side::first;
    if (match.seats[1] == *viewer) return Side::second;
    return std::nullopt;
}

std::string match_text(const club::MatchSnapshot& page, std::optional<Side> viewer) {
    std::call_once(page.json->once, [&] { page.json->text = json::serialize(match_json(page)); });
    return join_objects(page.json->text, json::serialize(viewer_json(page, viewer)));
}

const std::string& move_text(const club::MatchSnapshot& page) {
    ASSERT(page.by_one_move);
    std::call_once(page.move_json->once,
                   [&] { page.move_json->text = json::serialize(last_move_json(page)); });
    return page.move_json->text;
}

std::string match_text(const club::StoreReader& reader, const club::Match& match,
                       std::optional<club::UserId> viewer) {
    return match_text(club::load_snapshot(reader, match), side_of(match, viewer));
}

std::string with_member(std::string object, std::string_view name, std::string_view value) {
    object.pop_back();
    object.append(",\"").append(name).append("\":").append(value) += '}';
    return object;
}

json::array commands_json(const translation::Texts& texts) {
    constexpr std::string_view trusts[] = {"nobody", "player", "owner"};
    json::array commands;
    for (const club::CommandSpec& row : club::command_table())
        commands.push_back(json::object{{"word", row.word},
                                        {"per_game", row.per_game},
                                        {"usage", row.usage()},
                                        {"about", row.summary(texts)},
                                        {"more", row.details(texts)},
                                        {"trust", trusts[static_cast<std::size_t>(row.auth_level)]},
                                        {"takes_text", row.requires_text}});
    return commands;
}

std::string_view error_message(games::Etiquette etiquette) {
    switch (etiquette) {
        case games::Etiquette::never:
            return "never";
        case games::Etiquette::on_request:
            return "on_request";
        case games::Etiquette::usual:
            return "usual";
    }
    ASSERT(false);
    __builtin_unreachable();
}

json::object drawing_json(const games::BoardLayout& drawing) {
    return {{"kind", drawing.kind},
            {"columns", drawing.columns},
            {"rows", drawing.rows},
            {"numbered", drawing.numbered}};
}

json::array games_json(bool with_help, const translation::Texts& texts) {
    json::array games;
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        games.push_back(
            json::object{{"name", game.name},
                         {"title", game.title},
                         {"blurb", texts("game-line-" + std::string(game.name))},
                         {"seats", {game.seats[0], game.seats[1]}},
                         {"etiquette", error_message(game.etiquette)},
                         {"styles", json::array(game.styles.begin(), game.styles.end())},
                         {"second_begins", or_null(game.opening_of_second)},
                         {"drawing", drawing_json(game.drawing)}});
        if (with_help) games.back().as_object()["help"] = games::help_rules(game, texts);
    }
    return games;
}

json::value banner_json(const club::StoreReader& reader, club::Instant now) {
    const auto banner = reader.find<club::Banner>();
    if (!banner || !banner->holds(now)) return nullptr;
    return json::object{{"text", as_utf8(banner->text)}, {"until", or_null(banner->until)}};
}

// Ratings.

namespace json = boost::json;

namespace {

/// The latest rating changes in each game.
constexpr std::size_t changes_max = 500;

json::object rating_json(const club::PlayerStanding& standing, const club::GlickoRating& now) {
    return {{"rating", club::rounded_rating(now.rating)},
            {"deviation", club::rounded_rating(now.deviation)},
            {"provisional", club::is_provisional(now.deviation)},
            {"won", standing.won},
            {"drawn", standing.drawn},
            {"lost", standing.lost},
            {"last", time_json(standing.since)}};
}

}  // namespace

json::array standings_json(const club::StoreReader& reader, std::string_view game,
                           club::Instant now, club::UserId after, bool bots) {
    json::array standings;
    for (const club::RankedPlayer& one :
         club::ranking(reader, game, now, ranked_max, after, bots)) {
        json::object row = named_user_json(one.user);
        row["place"] = one.place > 0 ? json::value(one.place) : json::value(nullptr);
        for (const auto& [name, value] : rating_json(one.standing, one.rating)) row[name] = value;
        standings.push_back(std::move(row));
    }
    return standings;
}

json::array ratings_json(const club::StoreReader& reader, club::UserId user, club::Instant now) {
    json::array games;
    for (const club::PlayerStanding& standing : reader.list<club::PlayerStanding>(user)) {
        json::object game{{"game", standing.game}};
        for (const auto& [name, value] : rating_json(standing, club::rating_at(standing, now)))
            game[name] = value;
        const auto changes = rating_changes_of(reader, user, standing.game, changes_max);
        json::array history;
        for (auto change = changes.rbegin(); change != changes.rend(); ++change)
            history.push_back(json::object{{"at", time_json(change->at)},
                                           {"rating", club::rounded_rating(change->after)},
                                           {"deviation", club::rounded_rating(change->deviation)},
                                           {"change", club::rounded_change(*change)},
                                           {"match", static_cast<std::int64_t>(change->match)}});
        game["history"] = std::move(history);
        games.push_back(std::move(game));
    }
    return games;
}

}  // namespace posthouse::http
