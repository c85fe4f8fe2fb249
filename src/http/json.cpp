#include "http/json.h"

#include "club/command_table.h"
#include "games/game.h"
#include "http/message.h"

#include <boost/json/value.hpp>
#include <stdexcept>
#include <utility>

namespace posthouse {

namespace json = boost::json;

namespace {

std::int64_t time_json(Instant at) {
    return at.time_since_epoch().count();
}

json::value clock_json(const Clock& clock) {
    if (clock.bank == milliseconds::zero()) return nullptr;
    return json::object{{"bank", clock.bank.count()},
                        {"increment", clock.increment.count()},
                        {"cap", clock.cap.count()},
                        {"left", {clock.left[0].count(), clock.left[1].count()}}};
}

View view_of(const Match& match, const Record& record) {
    const Game* game = find_game(match.game);
    if (!game) throw std::runtime_error("a stored match is of an unknown game, " + match.game);
    auto view = game->look(record);
    if (!view)
        throw std::runtime_error(
            "the stored match " + match.game + "/" + std::to_string(match.board) +
            " does not replay: " + std::string(view.refusal().refusal.sentence.view()));
    return std::move(*view);
}

}  // namespace

const json::object& Seats::of(UserId id) {
    const auto known = known_.find(id);
    if (known != known_.end()) return known->second;
    const auto user = reader_.user(id);
    if (!user) throw std::runtime_error("a stored match has an unknown player");
    return known_.emplace(id, json::object{{"name", as_utf8(user->name)}, {"level", user->level}})
        .first->second;
}

json::object user_json(const User& user) {
    json::array addresses;
    for (const Address& one : user.addresses)
        addresses.push_back(json::object{{"address", as_utf8(one.address)},
                                         {"confirmed", one.confirmed},
                                         {"bounces", one.bounces},
                                         {"suspended", one.suspended}});
    const Address* used = user.mail_address();
    return {{"name", as_utf8(user.name)},
            {"mail_goes_to", used ? json::value(as_utf8(used->address)) : json::value(nullptr)},
            {"addresses", std::move(addresses)}};
}

json::object letter_json(const Letter& letter) {
    json::object written{{"id", static_cast<std::int64_t>(letter.id)},
                         {"subject", as_utf8(letter.subject)},
                         {"body", as_utf8(letter.body)},
                         {"written", time_json(letter.written)},
                         {"address", as_utf8(letter.address)},
                         {"attempts", letter.attempts},
                         {"due", time_json(letter.due)},
                         {"trouble", as_utf8(letter.trouble)},
                         {"sent", nullptr},
                         {"given_up", nullptr}};
    if (letter.sent) written["sent"] = time_json(*letter.sent);
    if (letter.given_up) written["given_up"] = time_json(*letter.given_up);
    return written;
}

json::object summary_json(Seats& seats, const Match& match) {
    json::object summary{{"id", static_cast<std::int64_t>(match.id)},
                         {"game", match.game},
                         {"board", match.board},
                         {"seats", {seats.of(match.seats[0]), seats.of(match.seats[1])}},
                         {"started", time_json(match.started)},
                         {"turn_since", time_json(match.turn_since)},
                         {"to_move", name_of(match.to_move)},
                         {"plies", match.plies},
                         {"over", match.ending.has_value()},
                         {"result", nullptr},
                         {"reason", nullptr},
                         {"ended", nullptr}};
    if (match.ending) {
        summary["ended"] = time_json(match.ending->at);
        summary["result"] = name_of(match.ending->result);
        summary["reason"] = match.ending->reason;
    }
    return summary;
}

json::object offer_json(Seats& seats, const Offer& offer) {
    return {{"game", offer.game},
            {"board", offer.board},
            {"by", seats.of(offer.by)},
            {"first", offer.first},
            {"rated", offer.rated},
            {"clock", clock_json(offer.clock)},
            {"posted", time_json(offer.posted)}};
}

json::object match_json(const Reader& reader, const Match& match) {
    Seats seats(reader);
    json::object whole = summary_json(seats, match);
    Record record{match.from, {}};
    json::array moves;
    for (const auto& move : reader.moves(match.id)) {
        record.moves.push_back(move.text);
        moves.push_back(json::object{
            {"text", move.text}, {"comment", as_utf8(move.comment)}, {"at", time_json(move.at)}});
    }
    const View view = view_of(match, record);
    json::array legal;
    json::array shown;
    // Who resigned left moves behind that nobody may make any more.
    for (const auto& move : match.ending ? std::vector<MoveText>() : view.legal) {
        legal.emplace_back(move.text);
        shown.emplace_back(move.shown);
    }
    whole["from"] = match.from.empty() ? json::value(nullptr) : json::value(match.from);
    whole["moves"] = std::move(moves);
    whole["position"] = view.position;
    whole["legal"] = std::move(legal);
    whole["shown"] = std::move(shown);
    whole["clock"] = clock_json(match.clock);
    return whole;
}

std::optional<std::string_view> side_of(const Match& match, std::optional<UserId> viewer) {
    if (!viewer) return std::nullopt;
    if (match.seats[0] == *viewer) return name_of(Side::first);
    if (match.seats[1] == *viewer) return name_of(Side::second);
    return std::nullopt;
}

json::object match_json(const Reader& reader, const Match& match, std::optional<UserId> viewer) {
    json::object whole = match_json(reader, match);
    const auto side = side_of(match, viewer);
    whole["you"] = side ? json::value(*side) : json::value(nullptr);
    return whole;
}

json::array commands_json() {
    constexpr std::string_view trusts[] = {"nobody", "player", "owner"};
    json::array commands;
    for (const CommandRow& row : command_table())
        commands.push_back(json::object{{"word", row.word},
                                        {"per_game", row.per_game},
                                        {"usage", row.usage()},
                                        {"about", row.about},
                                        {"more", row.more},
                                        {"trust", trusts[static_cast<std::size_t>(row.trust)]},
                                        {"takes_text", row.takes_text}});
    return commands;
}

json::array games_json() {
    json::array games;
    for (const Game& game : all_games()) {
        if (!game.listed) continue;
        games.push_back(json::object{{"name", game.name},
                                     {"title", game.title},
                                     {"blurb", game.blurb},
                                     {"help", game.help},
                                     {"seats", {game.seats[0], game.seats[1]}},
                                     {"drawing",
                                      {{"kind", game.drawing.kind},
                                       {"columns", game.drawing.columns},
                                       {"rows", game.drawing.rows},
                                       {"numbered", game.drawing.numbered}}}});
    }
    return games;
}

}  // namespace posthouse
