// Lists: games, a player's matches, finished matches, rankings.

#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"
#include "club/ratings/week_ranking.h"
#include "games/drawings/html_markup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace posthouse::club {
namespace {

constexpr std::size_t rows_max = 200;
constexpr std::size_t between_max = 10'000;

std::string name_of(const StoreReader& reader, UserId id) {
    const auto user = reader.user(id);
    return user ? user->name : "?";
}

/// A player by name, also with a closed account, whose games remain.
Expected<User> find_past_player(const StoreReader& reader, std::string_view name) {
    if (auto user = reader.user_named(name)) return *user;
    return find_player(reader, name);
}

/// The heads of columns of these widths, the last as wide as it is.
std::string match_heading(const Texts& texts) {
    return fmt::format("{:>4}  {:<12} {:<12} {:<10}  {}\n", texts("answer-head-board"),
                       texts("answer-head-first"), texts("answer-head-second"),
                       texts("answer-head-since"), texts("answer-head-state"));
}

/// "  12  ann        bob        2026-11-20  move 5, bob to move"
std::string match_row(const StoreReader& reader, const Match& match, const Texts& texts) {
    const std::array names{name_of(reader, match.seats[0]), name_of(reader, match.seats[1])};
    std::string state;
    if (!match.outcome) {
        state = texts("answer-match-to-move",
                      {{"n", match.plies + 1}, {"name", names[index_of(match.to_move)]}});
    } else {
        const MatchOutcome& ending = *match.outcome;
        const std::string& winner = names[ending.result == Result::first ? 0 : 1];
        if (ending.counts())
            state = texts(ending.result == Result::draw ? "answer-match-drawn" : "answer-match-won",
                          {{"name", winner}}) +
                    ", ";
        state += texts.find("answer-ended-" + ending.reason).value_or(ending.reason);
    }
    const std::string row =
        fmt::format("{:>4}  {:<12} {:<12} {}", match.board, names[0], names[1],
                    format_day(match.outcome ? match.outcome->at : match.turn_since));
    const bool fits = games::columns_of(row + "  " + state) <= static_cast<int>(columns_max);
    return row + (fits ? "  " : "\n      ") + state + "\n";
}

/// The rating changes of a match, below its row; empty if it did not count.
std::string changes_row(const StoreReader& reader, const Match& match) {
    std::string row;
    for (const UserId seat : match.seats)
        for (const RatingChange& change : reader.list<RatingChange>(match.id))
            if (change.user == seat)
                row += fmt::format("{}{} {}", row.empty() ? "" : ", ", name_of(reader, seat),
                                   format_change(change));
    return row.empty() ? row : wrap_with_indent("      ", row) + "\n";
}

}  // namespace

static CommandResult list_command(CommandContext& context) {
    const auto words = context.command.arguments.find("word");
    std::string text;
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        const std::string line = fmt::format("{:<11} {}", game.name,
                                             context.texts("game-line-" + std::string(game.name)));
        const auto stands_in = [&](const std::string& word) {
            return lower_case(line).find(lower_case(word)) != std::string::npos;
        };
        if (words == context.command.arguments.end() ||
            std::ranges::any_of(words->second, stands_in))
            text += wrap_with_indent(line.substr(0, 12), line.substr(12)) + "\n";
    }
    if (text.empty())
        return refuse("no-game-matches", "No game matches that word: “list” alone names them all.");
    return text + "\n" + wrap(context.texts("answer-list-then")) + "\n";
}

static CommandResult games_command(CommandContext& context) {
    auto who = context.command.arguments.at("who");
    std::string_view which = "active";
    if (who.size() > 1)
        for (std::string_view word : {"all", "active", "inactive", "next"})
            if (equals_ignore_case(who.back(), word)) {
                which = word;
                who.pop_back();
                break;
            }
    std::vector<Match> matches;
    std::optional<UserId> first;
    for (const std::string& name : who) {
        const auto user = find_past_player(context.unit, name);
        if (!user) return user.error();
        if (!first) first = user->id;
        MatchFilter filter{std::string(context.command.game->name), user->id, std::nullopt,
                           rows_max};
        if (which != "all")
            filter.state = which == "inactive" ? MatchState::over : MatchState::running;
        for (Match& match : find_matches(context.unit, filter)) {
            if (which == "next" && match.seats[index_of(match.to_move)] != *first) continue;
            if (std::ranges::count(matches, match.id, &Match::id) == 0)
                matches.push_back(std::move(match));
        }
    }
    if (matches.empty()) return context.texts("answer-no-such-matches") + "\n";
    std::ranges::sort(matches, std::greater(), &Match::board);
    std::string text = match_heading(context.texts);
    for (const Match& match : matches) text += match_row(context.unit, match, context.texts);
    return text;
}

namespace {

/// The score of these two in the given matches.
std::string format_tally(const std::array<User, 2>& both, std::span<const Match> matches,
                         const Texts& texts) {
    std::array<int, 2> halves{};
    int played = 0;
    for (const Match& match : matches) {
        if (!match.outcome->counts()) continue;
        ++played;
        for (const std::size_t one : {0U, 1U}) {
            const Side side = seat_in(match, both[one].id);
            if (match.outcome->result == Result::draw)
                ++halves[one];
            else if (match.outcome->result == win_of(side))
                halves[one] += 2;
        }
    }
    const auto points = [&](std::size_t one) {
        const int whole = halves[one] / 2;
        const std::string_view half = halves[one] % 2 ? "½" : "";
        return (whole > 0 || half.empty() ? std::to_string(whole) : "") + std::string(half);
    };
    return wrap(texts("answer-tally", {{"n", played},
                                       {"first", both[0].name},
                                       {"points", points(0)},
                                       {"second", both[1].name},
                                       {"others", points(1)}})) +
           "\n";
}

/// "Ratings: wari 1523, oware 1600?"; empty without matches that count.
std::string ratings_of(const StoreReader& reader, const User& user, Instant now,
                       const Texts& texts) {
    std::string ratings;
    for (const PlayerStanding& standing : reader.list<PlayerStanding>(user.id)) {
        const GlickoRating rating = rating_at(standing, now);
        ratings += fmt::format("{}{} {}", ratings.empty() ? "" : ", ", standing.game,
                               format_rating(rating.rating, rating.deviation));
    }
    return ratings.empty() ? "" : wrap(texts("answer-ratings", {{"ratings", ratings}})) + "\n";
}

}  // namespace

static CommandResult history_command(CommandContext& context) {
    const std::string game(context.command.game->name);
    const auto who = context.command.arguments.find("who");
    std::vector<User> named;
    if (who != context.command.arguments.end())
        for (const std::string& name : who->second) {
            const auto user = find_past_player(context.unit, name);
            if (!user) return user.error();
            named.push_back(*user);
        }
    if (named.size() > 2)
        return refuse(
            "games-too-many-names",
            "Name one player for all of their games, or two for their games against each other.");
    std::vector<Match> matches;
    if (named.size() == 2) {
        matches = matches_between(context.unit, named[0].id, named[1].id, between_max);
        std::erase_if(matches, [&](const Match& match) {
            return match.game != game || match.state() != MatchState::over;
        });
    } else {
        const auto one = named.empty() ? std::nullopt : std::optional(named[0].id);
        matches = find_matches(context.unit, {game, one, MatchState::over, rows_max});
    }
    if (matches.empty()) return context.texts("answer-none-finished") + "\n";
    std::ranges::stable_sort(matches, std::greater(),
                             [](const Match& match) { return match.outcome->at; });
    std::string text;
    for (const User& user : named)
        if (const auto standing = context.unit.find<PlayerStanding>(user.id, game)) {
            const GlickoRating rating = rating_at(*standing, context.now);
            text += fmt::format("{}: {} ± {:.0f}\n", user.name,
                                format_rating(rating.rating, rating.deviation), rating.deviation);
        }
    if (named.size() == 2) text += format_tally({named[0], named[1]}, matches, context.texts);
    text += (text.empty() ? "" : "\n") + match_heading(context.texts);
    if (matches.size() > rows_max) matches.resize(rows_max);
    for (const Match& match : matches)
        text += match_row(context.unit, match, context.texts) + changes_row(context.unit, match);
    return text;
}

static CommandResult standings_command(CommandContext& context) {
    if (context.command.line.option("week"))
        return format_week(
            week_ranking(context.unit, context.command.game->name, last_week_end(context.now)),
            context.command.game->title, context.texts);
    const bool bots = context.command.line.option("bots").has_value();
    const auto rows =
        ranking(context.unit, context.command.game->name, context.now, rows_max, {}, bots);
    if (rows.empty()) return context.texts("answer-none-counts") + "\n";
    const Texts& texts = context.texts;
    std::string text =
        fmt::format("     {:<20} {:<11} {:>7} {:>5} {:>5} {:>5}\n", texts("letter-cup-player"),
                    texts("answer-head-rating"), texts("answer-head-played"),
                    texts("letter-cup-won"), texts("letter-cup-drawn"), texts("letter-cup-lost"));
    bool doubtful = false;
    for (const auto& [user, standing, rating, place] : rows) {
        doubtful |= place == 0;
        text += fmt::format("{:>3}  {:<20} {:>4}{} ± {:<3.0f} {:>7} {:>5} {:>5} {:>5}\n",
                            place > 0 ? std::to_string(place) : "", user.name,
                            rounded_rating(rating.rating), place > 0 ? " " : "?", rating.deviation,
                            standing.won + standing.drawn + standing.lost, standing.won,
                            standing.drawn, standing.lost);
    }
    if (doubtful) text += "\n" + wrap(texts("answer-provisional")) + "\n";
    return text + texts("answer-help-ratings") + "\n";
}

static CommandResult all_show_command(CommandContext& context) {
    const auto user = find_past_player(context.unit, context.command.argument("who"));
    if (!user) return user.error();
    const std::string_view which = context.command.argument("which");
    const bool next = equals_ignore_case(which, "next");
    if (!which.empty() && !next && !equals_ignore_case(which, "active"))
        return refuse("games-filter-malformed",
                      "After the name write active (all running matches) or next (those where it "
                      "is {name}'s turn): “{typed}” is neither.",
                      user->name, truncate(which, 40));
    std::string text;
    const std::string ratings = ratings_of(context.unit, *user, context.now, context.texts);
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        auto matches = find_matches(
            context.unit, {std::string(game.name), user->id, MatchState::running, rows_max});
        std::erase_if(matches, [&](const Match& match) {
            return next && match.seats[index_of(match.to_move)] != user->id;
        });
        if (matches.empty()) continue;
        text += (text.empty() ? "" : "\n") + std::string(game.title) + "\n" +
                match_heading(context.texts);
        for (const Match& match : matches) text += match_row(context.unit, match, context.texts);
    }
    if (text.empty())
        text = context.texts(next ? "answer-no-board-to-move-on" : "answer-no-running-match",
                             {{"name", user->name}}) +
               "\n";
    return text + (ratings.empty() ? "" : "\n") + ratings;
}

std::vector<CommandSpec> list_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::list, list_command, "list", false, nobody, false, {{"word", any}}, ""},
        {Id::all_show,
         all_show_command,
         "all show",
         false,
         nobody,
         false,
         {{"who"}, {"which", optional}},
         "[active|next]"},
        {Id::games,
         games_command,
         "games",
         true,
         nobody,
         false,
         {{"who", some}},
         "[all|active|inactive|next]"},
        {Id::history, history_command, "history", true, nobody, false, {{"who", any}}, ""},
        {Id::standings,
         standings_command,
         "standings",
         true,
         nobody,
         false,
         {},
         "[--bots] [--week]"},
    };
}

}  // namespace posthouse::club
