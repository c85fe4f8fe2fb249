#include "club/match_page.h"

#include "club/challenges.h"
#include "club/ratings.h"

#include <algorithm>
#include <stdexcept>

namespace posthouse::club {
namespace {

bool is_known(const MatchSnapshot& page, UserId id) {
    const auto is_he = [id](const User& one) { return one.id == id; };
    return id == UserId{} || std::ranges::any_of(page.players, is_he) ||
           std::ranges::any_of(page.others, is_he);
}

/// What lies around the moves and the players.
void read_the_rest(MatchSnapshot& page, const StoreReader& reader) {
    const Match& match = page.match;
    for (Side side : {Side::first, Side::second}) {
        const User& player = page.players[index_of(side)];
        auto standing = reader.standing(player.id, match.game);
        page.standings[index_of(side)] =
            standing ? *std::move(standing) : first_standing(player, match.game);
    }
    for (const ChatMessage& one : page.remarks)
        if (!is_known(page, one.by))
            if (auto speaker = reader.user(one.by)) page.others.push_back(*std::move(speaker));
    page.offer_ends = offer_ends(reader, match);
    const UserId mover = match.seats[index_of(match.to_move)];
    if (match.is_running() && match.clock.bank != milliseconds::zero())
        page.pauses = {reader.vacations(mover), reader.rest_schedules(mover),
                       reader.house_pauses(Instant{})};
    if (match.rematch != MatchId{})
        if (const auto next = reader.match(match.rematch)) page.rematch = next->board;
}

}  // namespace

MatchSnapshot load_snapshot(const StoreReader& reader, const Match& match) {
    MatchSnapshot page;
    page.match = match;
    for (Side side : {Side::first, Side::second}) {
        auto user = reader.user(match.seats[index_of(side)]);
        if (!user) throw std::runtime_error("a stored match has an unknown player");
        page.players[index_of(side)] = *std::move(user);
    }
    page.moves = reader.moves(match.id);
    page.remarks = reader.remarks(match.id);
    if (match.ending && match.rated)
        for (RatingChange& change : reader.rating_changes(match.id))
            page.rated[change.user == match.seats[0] ? 0 : 1] = std::move(change);
    const games::Game* game = games::find_game(match.game);
    if (!game) throw std::runtime_error("a stored match is of an unknown game, " + match.game);
    auto view = game->state(record_of(match, page.moves));
    if (!view)
        throw std::runtime_error(
            "the stored match " + match.game + "/" + std::to_string(match.board) +
            " does not replay: " + std::string(view.error().refusal.sentence.view()));
    page.view = *std::move(view);
    read_the_rest(page, reader);
    return page;
}

MatchSnapshot load_snapshot(const StoreReader& reader, const LoadedMatch& table) {
    MatchSnapshot page;
    page.match = reader.match(table.match.id).value();  // with the number of this change
    page.players = table.players;
    page.moves = table.moves;
    page.remarks = table.remarks;
    page.view = table.view;
    page.rated = table.rated;
    read_the_rest(page, reader);
    return page;
}

std::vector<ChangedMatch> changed_matches(const Response& reply) {
    std::vector<ChangedMatch> touched;
    for (const MatchId match : reply.changed) {
        const bool shown = reply.page && reply.page->match.id == match;
        touched.push_back({match, shown ? reply.page : nullptr});
    }
    return touched;
}

}  // namespace posthouse::club
