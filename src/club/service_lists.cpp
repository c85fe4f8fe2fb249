// Lists: the games of the house, a player's matches, what was played, who won how often.

#include "club/errand.h"
#include "club/letters.h"
#include "club/notices.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace posthouse {
namespace {

constexpr std::size_t rows_max = 200;

std::string name_of(const Reader& reader, UserId id) {
    const auto user = reader.user(id);
    return user ? user->name : "?";
}

/// A player by name, also one who has left: his games stay.
Or<User> find_past_player(const Reader& reader, std::string_view name) {
    if (auto user = reader.user_named(name)) return *user;
    return find_player(reader, name);
}

/// "  12  ann        bob        move 5   bob to move since 2026-11-20"
std::string match_row(const Reader& reader, const Match& match) {
    const std::array names{name_of(reader, match.seats[0]), name_of(reader, match.seats[1])};
    std::string state;
    if (!match.ending) {
        state = fmt::format("move {}, {} to move", match.plies + 1, names[index_of(match.to_move)]);
    } else {
        const Ending& ending = *match.ending;
        const std::string winner = ending.result == Result::draw
                                       ? "drawn"
                                       : names[ending.result == Result::first ? 0 : 1] + " won";
        state = (ending.reason == "declined" ? "" : winner + ", ") + ending.reason;
    }
    return fmt::format("{:>4}  {:<12} {:<12} {}  {}\n", match.board, names[0], names[1],
                       day_in_words(match.ending ? match.ending->at : match.turn_since), state);
}

constexpr std::string_view match_heading = "board  First        Second       since       state\n";

}  // namespace

Service::Said Service::list(Errand& errand) const {
    const auto words = errand.command.words.find("word");
    std::string text;
    for (const Game& game : all_games()) {
        if (!game.listed) continue;
        const std::string line = fmt::format("{:<11} {}", game.name, game.blurb);
        const auto stands_in = [&](const std::string& word) {
            return lower_case(line).find(lower_case(word)) != std::string::npos;
        };
        if (words == errand.command.words.end() || std::ranges::any_of(words->second, stands_in))
            text += hanging(line.substr(0, 12), line.substr(12)) + "\n";
    }
    if (text.empty()) return refuse("No game's line has that word: “list” alone names them all.");
    return text + "\n“GAME help” tells a game's rules.\n";
}

Service::Said Service::games(Errand& errand) const {
    auto who = errand.command.words.at("who");
    std::string_view which = "active";
    if (who.size() > 1)
        for (std::string_view word : {"all", "active", "inactive", "next"})
            if (same_word(who.back(), word)) {
                which = word;
                who.pop_back();
                break;
            }
    std::vector<Match> matches;
    std::optional<UserId> first;
    for (const std::string& name : who) {
        const auto user = find_past_player(errand.unit, name);
        if (!user) return user.refusal();
        if (!first) first = user->id;
        MatchFilter filter{std::string(errand.command.game->name), user->id, std::nullopt,
                           rows_max};
        if (which != "all") filter.over = which == "inactive";
        for (Match& match : errand.unit.matches(filter)) {
            if (which == "next" && match.seats[index_of(match.to_move)] != *first) continue;
            if (std::ranges::count(matches, match.id, &Match::id) == 0)
                matches.push_back(std::move(match));
        }
    }
    if (matches.empty()) return std::string("No such matches.\n");
    std::ranges::sort(matches, std::greater(), &Match::board);
    std::string text(match_heading);
    for (const Match& match : matches) text += match_row(errand.unit, match);
    return text;
}

Service::Said Service::history(Errand& errand) const {
    std::vector<Match> matches;
    const std::string game(errand.command.game->name);
    const auto who = errand.command.words.find("who");
    if (who == errand.command.words.end())
        matches = errand.unit.matches({game, std::nullopt, true, rows_max});
    else
        for (const std::string& name : who->second) {
            const auto user = find_past_player(errand.unit, name);
            if (!user) return user.refusal();
            for (Match& match : errand.unit.matches({game, user->id, true, rows_max}))
                if (std::ranges::count(matches, match.id, &Match::id) == 0)
                    matches.push_back(std::move(match));
        }
    if (matches.empty()) return std::string("No match has been finished yet.\n");
    std::ranges::sort(matches, std::greater(), [](const Match& match) { return match.ending->at; });
    std::string text(match_heading);
    for (const Match& match : matches) text += match_row(errand.unit, match);
    return text;
}

Service::Said Service::standings(Errand& errand) const {
    struct Row {
        std::string name;
        int won = 0, drawn = 0, lost = 0;
        double points() const { return won + drawn / 2.0; }
    };
    std::map<UserId, Row> rows;
    constexpr std::size_t everything = 1'000'000;
    const std::string game(errand.command.game->name);
    for (const Match& match : errand.unit.matches({game, std::nullopt, true, everything})) {
        if (match.ending->reason == "declined" || !match.rated) continue;
        for (Side side : {Side::first, Side::second}) {
            Row& row = rows[match.seats[index_of(side)]];
            if (match.ending->result == Result::draw)
                ++row.drawn;
            else if (match.ending->result == win_of(side))
                ++row.won;
            else
                ++row.lost;
        }
    }
    if (rows.empty()) return std::string("No match has been finished yet.\n");
    std::vector<Row> table;
    for (auto& [id, row] : rows) {
        row.name = name_of(errand.unit, id);
        table.push_back(row);
    }
    std::ranges::sort(table, [](const Row& a, const Row& b) {
        return a.points() != b.points() ? a.points() > b.points() : a.name < b.name;
    });
    std::string text = "player               played   won drawn  lost  points\n";
    for (const Row& row : table)
        text +=
            fmt::format("{:<20} {:>6} {:>5} {:>5} {:>5} {:>7.1f}\n", row.name,
                        row.won + row.drawn + row.lost, row.won, row.drawn, row.lost, row.points());
    return text;
}

Service::Said Service::all_show(Errand& errand) const {
    const auto user = find_past_player(errand.unit, errand.command.word("who"));
    if (!user) return user.refusal();
    const std::string_view which = errand.command.word("which");
    const bool next = same_word(which, "next");
    if (!which.empty() && !next && !same_word(which, "active"))
        return refuse("Behind the name stands active (all that run) or next (those where it is ",
                      user->name, "'s turn): “", clip(which, 40), "” is neither.");
    std::string text;
    for (const Game& game : all_games()) {
        if (!game.listed) continue;
        auto matches = errand.unit.matches({std::string(game.name), user->id, false, rows_max});
        std::erase_if(matches, [&](const Match& match) {
            return next && match.seats[index_of(match.to_move)] != user->id;
        });
        if (matches.empty()) continue;
        text += fmt::format("{}{}\n{}", text.empty() ? "" : "\n", game.title, match_heading);
        for (const Match& match : matches) text += match_row(errand.unit, match);
    }
    if (text.empty())
        return fmt::format("{} has no board{} now.\n", user->name,
                           next ? " to move on" : " that runs");
    return text;
}

}  // namespace posthouse
