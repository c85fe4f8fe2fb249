#include "club/tournaments/tournament_view.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include "base/assert.h"
#include "club/clocks/clock.h"
#include "club/tournaments/tournament_tables.h"
#include "games/result_text.h"
#include "tournament/pairing.h"
#include "tournament/pools.h"
#include "tournament/standings.h"
#include "tournament/teams.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace posthouse::club {

namespace {

using tournament::Meeting;
using tournament::nobody;
using tournament::Pairing;
using tournament::System;
using tournament::TieBreak;

constexpr int cross_table_max = 9;  // players, for a cross-table of at most 72 columns

/// Products of half points, as decimals.
std::string format_quarters(int quarters) {
    return fmt::format("{:.2f}", quarters / 4.0);
}

/// At most seven columns wide.
std::string short_name_of(TieBreak tie, const Texts& texts) {
    switch (tie) {
        case TieBreak::direct:
            return texts("letter-cup-short-direct");
        case TieBreak::wins:
            return texts("letter-cup-short-wins");
        case TieBreak::sonneborn_berger:
            return "S-B";
        case TieBreak::buchholz_cut:
            return "Bh-1";
        case TieBreak::buchholz:
            return "Bh";
        case TieBreak::round:
            return texts("letter-cup-short-round");
    }
    ASSERT(false);
    return {};
}

/// fmt counts a ½ as one column, as a reader does.
std::string cell(std::string_view words, int width) {
    return fmt::format("{:>{}}", words, width);
}

std::string cross_table(const TournamentView& view) {
    const auto& state = view.state;
    if (state.rules.system != tournament::System::round_robin || state.rules.pools > 0 ||
        state.players() > cross_table_max)
        return {};
    const auto all = tournament::meetings(state);
    const auto places = tournament::standings(state);
    std::string text = "\n" + std::string(27, ' ');
    for (std::size_t i = 0; i < places.size(); ++i) text += cell(std::to_string(i + 1), 5);
    text += '\n';
    for (std::size_t row = 0; row < places.size(); ++row) {
        const int player = places[row].player;
        text +=
            fmt::format("  {:>2} {:<22}", row + 1, view.names[static_cast<std::size_t>(player)]);
        for (const auto& column : places) {
            const auto met = std::ranges::find_if(all, [&](const tournament::Meeting& one) {
                const tournament::Pairing& pair = one.pairing;
                return (pair.first == player && pair.second == column.player) ||
                       (pair.second == player && pair.first == column.player);
            });
            const bool itself = column.player == player;
            const bool told = met != all.end() && (met->decided || met->ended > 0);
            text +=
                cell(itself ? "x"
                     : told ? format_points(
                                  met->half_points[static_cast<std::size_t>(met->seat_of(player))])
                            : ".",
                     5);
        }
        text += '\n';
    }
    return text;
}

std::string format_meeting(const TournamentView& view, const tournament::Meeting& meeting,
                           const Texts& texts) {
    const tournament::Pairing& pair = meeting.pairing;
    const auto name = [&](int player) { return view.names[static_cast<std::size_t>(player)]; };
    if (pair.first == tournament::nobody) return texts("letter-cup-empty");
    if (pair.is_bye()) return format_bye(pair, name(pair.first), texts);
    std::string text = name(pair.first) + " – " + name(pair.second);
    if (meeting.decided || meeting.ended > 0)
        text += fmt::format(" {}:{}", format_points(meeting.half_points[0]),
                            format_points(meeting.half_points[1]));
    if (meeting.decided && meeting.unplayed)
        text = texts("letter-cup-unplayed", {{"meeting", text}});
    std::string boards;
    int count = 0;
    for (const std::size_t i : games_of(view, pair)) {
        const std::string board = std::to_string(view.games[i].board);
        (boards += count++ == 0 ? "" : ", ") +=
            view.state.games[i].is_running() ? texts("letter-cup-running", {{"board", board}})
                                             : board;
    }
    if (count == 0) return text;
    return texts("letter-cup-boards", {{"n", count}, {"meeting", text}, {"boards", boards}});
}

}  // namespace

static std::string_view why_off(const StoreReader& reader, const Tournament& about) {
    if (about.begun || !about.ended) return {};
    const auto is_gone = [&](TeamId side) {
        return side != TeamId{} && reader.find<Team>(side)->captain == UserId{};
    };
    if (std::ranges::any_of(about.sides, is_gone)) return "side";
    if (*about.ended < about.starts) return "early";
    return about.rules.system == System::teams ? "side" : "few";
}

std::ranges::iota_view<std::size_t, std::size_t> games_of(const TournamentView& view,
                                                          const tournament::Pairing& pairing) {
    const auto own =
        std::ranges::equal_range(view.state.games, std::pair(pairing.round, pairing.pairing_number),
                                 {}, [](const tournament::TournamentGameRef& game) {
                                     return std::pair(game.round, game.pairing_number);
                                 });
    const auto from = static_cast<std::size_t>(own.begin() - view.state.games.begin());
    return std::views::iota(from, from + own.size());
}

const Entrant* TournamentView::entrant(UserId user) const {
    const auto found = std::ranges::find(entrants, user, &Entrant::user);
    return found == entrants.end() ? nullptr : &*found;
}

TournamentView load_tournament_outline(const StoreReader& reader, const Tournament& about) {
    TournamentView view{about, static_cast<int>(entrants_count(reader, about.id)), {}, {}, {}, {}};
    // Of one that began before the default number of rounds was stored.
    tournament::TournamentRules& rules = view.about.rules;
    if (rules.system == tournament::System::swiss && rules.rounds == 0 && about.begun)
        rules.rounds = tournament::swiss_rounds(view.entered);
    view.state.rules = rules;
    view.off = why_off(reader, about);
    return view;
}

TournamentView load_tournament_view(const StoreReader& reader, const Tournament& about) {
    TournamentView view = load_tournament_outline(reader, about);
    view.entrants = entrants_of(reader, about.id);
    const auto name_team = [&](TeamId id) {
        if (id != TeamId{} && !view.teams.contains(id))
            view.teams.emplace(id, reader.find<Team>(id)->name);
    };
    for (const TeamId side : about.sides) name_team(side);
    for (const Entrant& one : view.entrants) {
        const auto user = reader.user(one.user);
        ASSERT(user);
        view.names.push_back(user->name);
        name_team(one.team);
        if (one.seed == tournament::nobody) continue;
        view.state.withdrawn.push_back(one.withdrawn);
        view.state.wishes_bye.push_back(one.wishes_bye);
        if (about.rules.of_teams()) view.state.teams.push_back(static_cast<std::int64_t>(one.team));
        view.state.boards.push_back(one.boards);
    }
    view.state.pairings = reader.list<tournament::Pairing>(about.id);
    std::map<std::pair<int, int>, const tournament::Pairing*> pairings;
    for (const Pairing& one : view.state.pairings) pairings[{one.round, one.pairing_number}] = &one;
    view.games = reader.list<TournamentGame>(about.id);
    for (const TournamentGame& one : view.games) {
        const Pairing& pairing = *pairings.at({one.round, one.pairing_number});
        view.state.games.push_back(
            {one.round, one.pairing_number, one.number, one.turned ? pairing.second : pairing.first,
             one.turned ? pairing.first : pairing.second, one.result, one.annulled, one.halved});
    }
    return view;
}

std::string format_system(const tournament::TournamentRules& rules, const Texts& texts) {
    std::string words;
    switch (rules.system) {
        case tournament::System::round_robin:
            words =
                texts(rules.all_rounds_at_once ? "letter-cup-robin" : "letter-cup-robin-in-turn");
            if (rules.pools > 0)
                words = texts("letter-cup-in-pools", {{"system", words}, {"n", rules.pools}});
            break;
        case tournament::System::swiss:
            words = rules.rounds > 0 ? texts("letter-cup-swiss-rounds", {{"n", rules.rounds}})
                                     : texts("letter-cup-swiss");
            break;
        case tournament::System::knockout:
            words = texts("letter-cup-knockout");
            break;
        case tournament::System::arena:
            words = texts(rules.streaks ? "letter-cup-arena-streaks" : "letter-cup-arena",
                          {{"n", rules.minutes}});
            if (rules.best_of_team == 0) return words;
            return texts("letter-cup-battle", {{"system", words}, {"n", rules.best_of_team}});
        case tournament::System::teams:
            words = texts("letter-cup-match");
            break;
    }
    words = rules.race > 0 ? texts("letter-cup-race", {{"system", words}, {"n", rules.race}})
                           : texts("letter-cup-games", {{"system", words}, {"n", rules.games}});
    if (rules.round_minutes == 0) return words;
    return texts("letter-cup-round-minutes", {{"system", words}, {"n", rules.round_minutes}});
}

std::string format_bye(const Pairing& pair, std::string_view name, const Texts& texts) {
    return texts(
        pair.second == tournament::half_point_bye ? "letter-cup-half-bye" : "letter-cup-bye",
        {{"name", name}});
}

std::string name_of(const tournament::Stage& stage, const Texts& texts) {
    return stage.pool > 0 ? texts("letter-cup-pool", {{"n", stage.pool}})
                          : texts("letter-cup-final");
}

std::string name_of_round(const TournamentView& view, int round, const Texts& texts) {
    const int last = tournament::final_round(view.state);
    return round < last ? texts("letter-cup-round", {{"n", round + 1}})
                        : texts("letter-cup-final-round", {{"n", round - last + 1}});
}

std::string format_place(const tournament::StandingsEntry& one) {
    return one.place > 0 ? std::to_string(one.place) + "." : "–";
}

std::string format_points(int halves) {
    if (halves == 1) return "½";
    return std::to_string(halves / 2) + (halves % 2 == 1 ? "½" : "");
}

std::string name_of(tournament::TieBreak tie, const Texts& texts) {
    switch (tie) {
        case tournament::TieBreak::direct:
            return texts("letter-cup-tie-direct");
        case tournament::TieBreak::wins:
            return texts("letter-cup-tie-wins");
        case tournament::TieBreak::sonneborn_berger:
            return "Sonneborn-Berger";
        case tournament::TieBreak::buchholz_cut:
            return texts("letter-cup-tie-buchholz-cut");
        case tournament::TieBreak::buchholz:
            return "Buchholz";
        case tournament::TieBreak::round:
            return texts("letter-cup-tie-round");
    }
    ASSERT(false);
    return {};
}

std::string format_tie(tournament::TieBreak tie, int value) {
    switch (tie) {
        case tournament::TieBreak::wins:
        case tournament::TieBreak::round:
            return std::to_string(value);
        case tournament::TieBreak::sonneborn_berger:
            return format_quarters(value);
        case tournament::TieBreak::direct:
        case tournament::TieBreak::buchholz_cut:
        case tournament::TieBreak::buchholz:
            return format_points(value);
    }
    ASSERT(false);
    return {};
}

std::string tournament_line(const TournamentView& view, const Texts& texts) {
    const Tournament& about = view.about;
    const std::string_view id = view.open()
                                    ? about.size > 0 ? "answer-cup-open-of" : "answer-cup-open"
                                : !about.begun ? "answer-cup-off"
                                : about.ended  ? "answer-cup-over"
                                               : "answer-cup-running";
    return texts(id, {{"cup", fmt::format("{}: {}, {}", about.name, about.game,
                                          format_system(about.rules, texts))},
                      {"n", view.entered},
                      {"most", about.size},
                      {"day", format_day(about.ended.value_or(about.starts))}});
}

namespace {

/// The seeds with their ratings; empty if seeded by lot.
std::string format_seeds(const TournamentView& view, const Texts& texts) {
    const System system = view.about.rules.system;
    if (view.about.seeding == Seeding::lot ||
        (system != System::swiss && system != System::knockout))
        return {};
    if (view.open()) return wrap(texts("letter-cup-seeding")) + "\n";
    std::string names;
    for (std::size_t i = 0; i < view.entrants.size(); ++i) {
        const auto& rating = view.entrants[i].rating;
        names += fmt::format("{}{}. {} {}", i == 0 ? "" : ", ", i + 1, view.names[i],
                             rating ? std::to_string(*rating) : texts("letter-cup-by-lot"));
    }
    return wrap(texts("letter-cup-seeds", {{"names", names}})) + "\n";
}

/// What happens to a tied meeting of a knockout; empty in other systems, where it is drawn.
std::string format_decider(const tournament::TournamentRules& rules, const Texts& texts) {
    if (rules.system != tournament::System::knockout) return {};
    return rules.race > 0
               ? texts("letter-cup-tied-race", {{"n", tournament::race_length(rules.race)}})
               : texts("letter-cup-tied", {{"n", tournament::extra_games_max}});
}

/// When it begins, and how to enter; or when it began or was called off.
std::string format_dates(const TournamentView& view, const Texts& texts) {
    const Tournament& about = view.about;
    if (view.open()) {
        std::string names;
        for (std::size_t i = 0; i < view.names.size(); ++i) {
            (names += names.empty() ? "" : ", ") += view.names[i];
            if (const auto team = view.teams.find(view.entrants[i].team); team != view.teams.end())
                names += " (" + team->second + ")";
        }
        if (names.empty()) names = texts("letter-cup-nobody");
        return wrap(texts(
                   about.size > 0 ? "letter-cup-starts-full" : "letter-cup-starts",
                   {{"n", about.size}, {"start", format_minute(about.starts)}, {"names", names}})) +
               "\n" +
               wrap(texts(
                   about.rules.of_teams() ? "letter-cup-to-enter-for-team" : "letter-cup-to-enter",
                   {{"game", about.game}, {"name", about.name}})) +
               "\n";
    }
    if (!about.begun) return wrap(texts("letter-cup-called-off-" + std::string(view.off))) + "\n";
    if (!about.ended && about.rules.system == System::arena)
        return wrap(texts("letter-cup-arena-runs", {{"until", format_minute(pairing_end(about))},
                                                    {"game", about.game},
                                                    {"name", about.name}})) +
               "\n";
    const int paired = tournament::rounds_paired(view.state);
    if (!about.ended && about.rules.open_between_rounds() && paired < about.rules.rounds) {
        std::string text =
            texts("letter-cup-evening-runs", {{"game", about.game}, {"name", about.name}});
        if (about.rules.round_minutes > 0)
            text += " " + texts("letter-cup-next-round",
                                {{"time", format_minute(*about.begun +
                                                        paired * std::chrono::minutes(
                                                                     about.rules.round_minutes))}});
        return wrap(text) + "\n";
    }
    return wrap(texts(about.ended ? "letter-cup-began-over" : "letter-cup-began",
                      {{"begun", format_day(*about.begun)},
                       {"ended", about.ended ? format_day(*about.ended) : ""}})) +
           "\n";
}

}  // namespace

std::string tournament_rules(const TournamentView& view, const Texts& texts) {
    const Tournament& about = view.about;
    std::string text = texts("letter-cup-is", {{"name", about.name},
                                               {"game", about.game},
                                               {"system", format_system(about.rules, texts)}});
    if (!about.rated) text += " " + texts("letter-cup-unrated");
    if (about.etiquette) text += " " + texts("letter-etiquette-kept");
    if (about.rules.system == System::teams)
        text += " " + texts("letter-cup-sides", {{"one", view.teams.at(about.sides[0])},
                                                 {"two", view.teams.at(about.sides[1])}});
    text = wrap(text);
    if (const std::string decider = format_decider(about.rules, texts); !decider.empty())
        text += "\n" + wrap(decider);
    text += "\n" + wrap(clock_terms(about.clock, texts)) + "\n" + format_dates(view, texts);
    if (view.open() || about.begun) text += format_seeds(view, texts);
    return text;
}

std::string format_teams(const TournamentView& view, const Texts& texts) {
    if (!view.about.begun || !view.about.rules.of_teams()) return {};
    const auto places = tournament::standings(view.state);
    std::string text =
        fmt::format("     {:<31}{:>6}\n", texts("letter-cup-team"), texts("letter-cup-points"));
    for (const tournament::TeamScore& one : tournament::team_scores(view.state)) {
        text += fmt::format("{:>3}. {:<31}{:>6}\n", one.place,
                            view.teams.at(static_cast<TeamId>(one.team)),
                            format_points(one.half_points));
        std::string names;
        for (const int player : one.counted) {
            const auto own = std::ranges::find(places, player, &tournament::StandingsEntry::player);
            names += fmt::format("{}{} {}", names.empty() ? "" : ", ",
                                 view.names[static_cast<std::size_t>(player)],
                                 format_points(own->half_points));
        }
        text += wrap_with_indent("     ", names) + "\n";
    }
    std::string reserves;
    for (const tournament::StandingsEntry& one : places)
        if (one.place == 0)
            (reserves += reserves.empty() ? "" : ", ") +=
                view.names[static_cast<std::size_t>(one.player)];
    if (!reserves.empty()) text += wrap(texts("letter-cup-reserves", {{"names", reserves}})) + "\n";
    return text + "\n";
}

std::string format_standings(const TournamentView& view, const Texts& texts) {
    if (!view.about.begun) return {};
    const auto ties = tournament::tie_breaks(view.state.rules.system);
    std::string text = format_teams(view, texts);
    text += fmt::format("     {:<21}{:>6}{:>5}{:>6}{:>5}", texts("letter-cup-player"),
                        texts("letter-cup-points"), texts("letter-cup-won"),
                        texts("letter-cup-drawn"), texts("letter-cup-lost"));
    for (const tournament::TieBreak tie : ties) text += cell(short_name_of(tie, texts), 8);
    text += '\n';
    const auto stages = tournament::stages(view.state);
    for (const tournament::Stage& stage : stages) {
        if (stages.size() > 1) text += "\n" + name_of(stage, texts) + "\n";
        for (const auto& one : stage.table) {
            const auto player = static_cast<std::size_t>(one.player);
            const std::string name = view.names[player] + (view.state.withdrawn[player] ? "*" : "");
            text += fmt::format("{:>4} {:<21}{:>6}{:>5}{:>6}{:>5}", format_place(one), name,
                                format_points(one.half_points), one.won, one.drawn, one.lost);
            for (std::size_t i = 0; i < ties.size(); ++i)
                text += cell(format_tie(ties[i], one.ties[i]), 8);
            if (view.about.rules.of_teams())
                text += "  " + std::string(truncate(view.teams.at(view.entrants[player].team), 22));
            text += '\n';
        }
    }
    if (std::ranges::count(view.state.withdrawn, true) > 0) text += texts("letter-cup-left") + "\n";
    if (view.state.rules.system != tournament::System::knockout && !ties.empty()) {
        std::string names;
        for (const tournament::TieBreak tie : ties)
            names = names.empty() ? name_of(tie, texts)
                                  : texts("letter-cup-then",
                                          {{"some", names}, {"next", name_of(tie, texts)}});
        text += wrap(texts("letter-cup-ties", {{"ties", names}})) + "\n";
    }
    return text + cross_table(view);
}

std::string format_rounds(const TournamentView& view, const Texts& texts) {
    std::string text;
    // An arena has hundreds of games; those of a player are on their page.
    if (view.about.rules.system == System::arena) {
        for (const tournament::Meeting& meeting : tournament::meetings(view.state))
            if (!meeting.decided)
                text += wrap_with_indent("  ", format_meeting(view, meeting, texts)) + "\n";
        return text.empty() ? text : texts("letter-cup-playing") + "\n" + text;
    }
    int round = -1;
    for (const tournament::Meeting& meeting : tournament::meetings(view.state)) {
        if (meeting.pairing.round != round) {
            round = meeting.pairing.round;
            text += (text.empty() ? "" : "\n") + name_of_round(view, round, texts) + "\n";
        }
        text += wrap_with_indent("  ", format_meeting(view, meeting, texts)) + "\n";
    }
    return text;
}

std::string format_tournament(const TournamentView& view, const Texts& texts) {
    std::string text = tournament_rules(view, texts);
    if (view.about.begun)
        text += "\n" + format_standings(view, texts) + "\n" + format_rounds(view, texts);
    return text;
}

}  // namespace posthouse::club
