#include "http/match_list.h"

#include "base/inplace.h"
#include "club/matches/match_tables.h"
#include "http/api/parameters.h"

#include <algorithm>
#include <functional>
#include <string_view>

namespace posthouse::http {
namespace {

/// Rows of one read while matches are looked at one by one.
constexpr std::size_t rows_at_once = 500;

/// The last match that the client has: its id or, as in a game's text, GAME/BOARD.
Expected<club::MatchId> read_last_match(const club::StoreReader& reader, std::string_view typed) {
    if (typed.find('/') != std::string_view::npos) {
        std::string_view board = typed;
        const auto game = take_until(board, '/');
        if (const auto match = find_match(reader, game, board)) return match->id;
    }
    const auto id = read_before(typed);
    if (id) return static_cast<club::MatchId>(*id);
    return refuse("before-match-malformed",
                  "“before” must be the last match you have: its id, or its game and board, as in "
                  "oware/12.");
}

std::optional<Refusal> read_result(std::string_view typed, MatchQuery& query) {
    if (typed == "first" || typed == "second" || typed == "draw") {
        query.result = typed == "first"    ? Result::first
                       : typed == "second" ? Result::second
                                           : Result::draw;
        return std::nullopt;
    }
    if (typed == "won" || typed == "lost") {
        query.won = typed == "won";
        return std::nullopt;
    }
    return refuse("result-malformed",
                  "“result” must be first, second or draw or, with a player, won or lost.");
}

/// Whether the parameter is one of those that select matches by looking at each.
Expected<bool> read_criterion(std::string_view name, std::string_view value, MatchQuery& query) {
    if (name == "result") {
        if (const auto wrong = read_result(value, query)) return *wrong;
        return true;
    }
    if (name == "rated") {
        if (value != "true" && value != "false")
            return refuse("rated-malformed", "“rated” must be true or false, or left out.");
        query.rated = value == "true";
        return true;
    }
    if (name != "since") return false;
    const auto since = read_since(value);
    if (!since) return since.error();
    query.since = *since;
    return true;
}

}  // namespace

bool MatchQuery::selects(const club::Match& match) const {
    if (rated && match.rated != *rated) return false;
    if ((match.outcome ? match.outcome->at : match.turn_since) < since) return false;
    if (!result && !won) return true;
    if (!match.outcome || !match.outcome->counts()) return false;
    if (result && match.outcome->result != *result) return false;
    if (!won) return true;
    const Result wins = match.seats[0] == *filter.player ? Result::first : Result::second;
    return match.outcome->result != Result::draw && (match.outcome->result == wins) == *won;
}

Expected<MatchQuery> read_match_query(const club::StoreReader& reader, const Parameters& parameters,
                                      std::optional<club::UserId> of) {
    MatchQuery query;
    club::MatchFilter& filter = query.filter;
    filter.player = of;
    if (of) filter.limit = club::all_rows;
    for (const auto& [name, value] : parameters) {
        if (name == "game") {
            const auto game = game_named(value);
            if (!game) return game.error();
            filter.game = std::string((*game)->name);
        } else if (name == "player" && !of) {
            const auto user = player_named(reader, value);
            if (!user) return user.error();
            filter.player = user->id;
        } else if (name == "over") {
            const auto over = read_over(value);
            if (!over) return over.error();
            filter.state = *over ? club::MatchState::over : club::MatchState::running;
        } else if (name == "limit") {
            const auto limit = read_limit(value, filter.limit);
            if (!limit) return limit.error();
            filter.limit = *limit;
        } else if (name == "before") {
            const auto before = read_last_match(reader, value);
            if (!before) return before.error();
            filter.before = *before;
        } else {
            const auto known = read_criterion(name, value, query);
            if (!known) return known.error();
            if (!*known)
                return unknown_parameter(name, of ? "game, over, result, rated, since, "
                                                    "before and limit"
                                                  : "player, game, over, result, rated, since, "
                                                    "before and limit");
        }
    }
    if (query.won && !filter.player)
        return refuse("result-without-player",
                      "“result” is won or lost of a player: name the player, too.");
    if ((query.won || query.result) && !filter.state) filter.state = club::MatchState::over;
    return query;
}

MatchPage read_matches(const club::StoreReader& reader, const MatchQuery& query,
                       std::size_t looked_at_max) {
    const bool each_one = query.rated || query.result || query.won || query.since > club::Instant{};
    MatchPage page;
    club::MatchFilter next = query.filter;
    for (std::size_t looked_at = 0; looked_at < looked_at_max;) {
        next.limit =
            std::min(each_one ? rows_at_once : query.filter.limit, looked_at_max - looked_at);
        const auto rows = find_matches(reader, next);
        for (const club::Match& match : rows) {
            page.last = match.id;
            if (!query.selects(match)) continue;
            page.matches.push_back(match);
            if (page.matches.size() == query.filter.limit) return page;
        }
        looked_at += rows.size();
        next.before = page.last;
        if (rows.size() < next.limit) {
            page.last = {};
            break;
        }
    }
    return page;
}

}  // namespace posthouse::http
