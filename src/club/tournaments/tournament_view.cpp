#include "club/tournaments/tournament_view.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include "base/assert.h"
#include "club/clocks/clock.h"
#include "club/tournaments/tournament_tables.h"
#include "games/result_text.h"
#include "tournament/pairing.h"
#include "tournament/standings.h"

#include <fmt/format.h>

#include <algorithm>

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

std::string_view short_name_of(tournament::TieBreak tie) {
    switch (tie) {
        case tournament::TieBreak::direct:
            return "direct";
        case tournament::TieBreak::wins:
            return "wins";
        case tournament::TieBreak::sonneborn_berger:
            return "S-B";
        case tournament::TieBreak::buchholz_cut:
            return "Bh-1";
        case tournament::TieBreak::buchholz:
            return "Bh";
        case tournament::TieBreak::round:
            return "round";
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
    if (state.rules.system != tournament::System::round_robin || state.players() > cross_table_max)
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

std::string format_meeting(const TournamentView& view, const tournament::Meeting& meeting) {
    const tournament::Pairing& pair = meeting.pairing;
    const auto name = [&](int player) { return view.names[static_cast<std::size_t>(player)]; };
    if (pair.first == tournament::nobody) return "nobody";
    if (pair.second == tournament::nobody) return name(pair.first) + ": a bye";
    std::string text = name(pair.first) + " – " + name(pair.second);
    if (meeting.decided || meeting.ended > 0)
        text += fmt::format(" {}:{}", format_points(meeting.half_points[0]),
                            format_points(meeting.half_points[1]));
    if (meeting.decided && meeting.unplayed) text += ", not played";
    std::string boards;
    for (std::size_t i = 0; i < view.matches.size(); ++i) {
        const auto& game = view.state.games[i];
        if (game.round == pair.round && game.pairing_number == pair.pairing_number)
            boards += fmt::format("{}{}{}", boards.empty() ? "" : ", ", view.matches[i].board,
                                  game.result ? "" : " (running)");
    }
    if (!boards.empty())
        text += fmt::format(", {} {}", boards.find(',') == std::string::npos ? "board" : "boards",
                            boards);
    return text;
}

}  // namespace

bool called_off_early(const Tournament& about) {
    return about.ended && !about.begun && *about.ended < about.starts;
}

const Entrant* TournamentView::entrant(UserId user) const {
    const auto found = std::ranges::find(entrants, user, &Entrant::user);
    return found == entrants.end() ? nullptr : &*found;
}

TournamentView load_tournament_outline(const StoreReader& reader, const Tournament& about) {
    TournamentView view{about, static_cast<int>(entrants_count(reader, about.id)), {}, {}, {}, {}};
    // The default number of rounds depends on the number of players.
    tournament::TournamentRules& rules = view.about.rules;
    if (rules.system == tournament::System::swiss && rules.rounds == 0 && about.begun)
        rules.rounds = tournament::swiss_rounds(view.entered);
    view.state.rules = rules;
    return view;
}

TournamentView load_tournament_view(const StoreReader& reader, const Tournament& about) {
    TournamentView view = load_tournament_outline(reader, about);
    view.entrants = entrants_of(reader, about.id);
    for (const Entrant& one : view.entrants) {
        const auto user = reader.user(one.user);
        ASSERT(user);
        view.names.push_back(user->name);
        if (one.seed != tournament::nobody) view.state.withdrawn.push_back(one.withdrawn);
    }
    view.state.pairings = reader.list<tournament::Pairing>(about.id);
    const auto seed_of = [&](UserId user) {
        const Entrant* one = view.entrant(user);
        ASSERT(one);
        return one->seed;
    };
    for (const TournamentGame& one : reader.list<TournamentGame>(about.id)) {
        const auto match = reader.match(one.match);
        ASSERT(match);
        tournament::TournamentGameRef game{one.round, one.pairing_number, one.number,
                                           seed_of(match->seats[0]), seed_of(match->seats[1])};
        if (match->outcome) game.result = match->outcome->result;
        view.state.games.push_back(game);
        view.matches.push_back(*match);
    }
    return view;
}

std::string format_system(const tournament::TournamentRules& rules) {
    std::string words;
    switch (rules.system) {
        case tournament::System::round_robin:
            words = rules.all_rounds_at_once ? "round robin" : "round robin, round after round";
            break;
        case tournament::System::swiss:
            words = rules.rounds > 0 ? "Swiss, " + games::counted(rules.rounds, "round") : "Swiss";
            break;
        case tournament::System::knockout:
            words = "knockout";
            break;
    }
    if (rules.race > 0) return words + ", races to " + games::counted(rules.race, "win");
    return words + (rules.games == 1 ? ", one game a meeting"
                                     : fmt::format(", {} games a meeting", rules.games));
}

std::string format_points(int halves) {
    if (halves == 1) return "½";
    return std::to_string(halves / 2) + (halves % 2 == 1 ? "½" : "");
}

std::string_view name_of(tournament::TieBreak tie) {
    switch (tie) {
        case tournament::TieBreak::direct:
            return "direct encounter";
        case tournament::TieBreak::wins:
            return "games won";
        case tournament::TieBreak::sonneborn_berger:
            return "Sonneborn-Berger";
        case tournament::TieBreak::buchholz_cut:
            return "Buchholz cut 1";
        case tournament::TieBreak::buchholz:
            return "Buchholz";
        case tournament::TieBreak::round:
            return "round reached";
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

std::string tournament_line(const TournamentView& view) {
    const Tournament& about = view.about;
    std::string words =
        fmt::format("{}: {}, {}, ", about.name, about.game, format_system(about.rules));
    if (view.open())
        return words + fmt::format("{}{} entered, begins {}", view.entered,
                                   about.size > 0 ? fmt::format(" of {}", about.size) : "",
                                   format_day(about.starts));
    if (!about.begun) return words + "called off";
    words += games::counted(view.entered, "player") + ", ";
    return words + (about.ended ? "over since " + format_day(*about.ended) : "running");
}

namespace {

/// The seeds with their ratings; empty if seeded by lot.
std::string format_seeds(const TournamentView& view) {
    if (view.about.seeding == Seeding::lot ||
        view.about.rules.system == tournament::System::round_robin)
        return {};
    if (view.open()) return "Seeded by rating; players without one come last, by lot.\n";
    std::string names;
    for (std::size_t i = 0; i < view.entrants.size(); ++i) {
        const auto& rating = view.entrants[i].rating;
        names += fmt::format("{}{}. {} {}", i == 0 ? "" : ", ", i + 1, view.names[i],
                             rating ? std::to_string(*rating) : "(by lot)");
    }
    return wrap("Seeded by rating: " + names + ".") + "\n";
}

/// What happens to a tied meeting of a knockout; empty in other systems, where it is drawn.
std::string format_decider(const tournament::TournamentRules& rules) {
    if (rules.system != tournament::System::knockout) return {};
    if (rules.race > 0)
        return fmt::format(
            "If nobody has won a race after {} games, the player with more wins goes on, or, if "
            "they have equally many, the one with the better seed.",
            tournament::race_length(rules.race));
    return fmt::format(
        "A tied meeting gets extra games until one is won; after {} drawn ones the player with the "
        "better seed goes on.",
        tournament::extra_games_max);
}

}  // namespace

std::string tournament_rules(const TournamentView& view) {
    const Tournament& about = view.about;
    std::string text =
        wrap(fmt::format("{} is a tournament of {}: {}.{}{}", about.name, about.game,
                         format_system(about.rules), about.rated ? "" : " Its games are unrated.",
                         about.etiquette ? " Etiquette is kept." : ""));
    if (const std::string decider = format_decider(about.rules); !decider.empty())
        text += "\n" + wrap(decider);
    text += "\n" + wrap(clock_terms(about.clock)) + "\n";
    if (view.open()) {
        std::string names;
        for (const std::string& name : view.names) names += (names.empty() ? "" : ", ") + name;
        text += wrap(fmt::format(
                    "It begins {}{} with everybody who has entered: {}.",
                    about.size > 0 ? fmt::format("when {} have entered, and ", about.size) : "",
                    (about.size > 0 ? "at the latest on " : "on ") + format_minute(about.starts) +
                        " UTC",
                    names.empty() ? "nobody yet" : names)) +
                "\n" + wrap(fmt::format("To enter: “{} join {}”.", about.game, about.name)) + "\n";
    } else if (!about.begun) {
        text += called_off_early(about) ? "It was called off by the player who announced it.\n"
                                        : "It was called off: too few had entered.\n";
    } else {
        text += fmt::format("It began on {}{}.\n", format_day(*about.begun),
                            about.ended ? " and was over on " + format_day(*about.ended) : "");
    }
    if (view.open() || about.begun) text += format_seeds(view);
    return text;
}

std::string format_standings(const TournamentView& view) {
    if (!view.about.begun) return {};
    const auto ties = tournament::tie_breaks(view.state.rules.system);
    std::string text =
        fmt::format("     {:<21}{:>6}{:>5}{:>6}{:>5}", "player", "points", "won", "drawn", "lost");
    for (const tournament::TieBreak tie : ties) text += cell(short_name_of(tie), 8);
    text += '\n';
    bool somebody_left = false;
    for (const auto& one : tournament::standings(view.state)) {
        const auto player = static_cast<std::size_t>(one.player);
        const std::string name = view.names[player] + (view.state.withdrawn[player] ? "*" : "");
        somebody_left = somebody_left || view.state.withdrawn[player];
        text += fmt::format("{:>3}. {:<21}{:>6}{:>5}{:>6}{:>5}", one.place, name,
                            format_points(one.half_points), one.won, one.drawn, one.lost);
        for (std::size_t i = 0; i < ties.size(); ++i)
            text += cell(format_tie(ties[i], one.ties[i]), 8);
        text += '\n';
    }
    if (somebody_left) text += "* has left the tournament.\n";
    if (view.state.rules.system != tournament::System::knockout) {
        std::string names;
        for (const tournament::TieBreak tie : ties)
            names += fmt::format("{}{}", names.empty() ? "" : ", then ", name_of(tie));
        text += wrap("Ties are broken by " + names + ".") + "\n";
    }
    return text + cross_table(view);
}

std::string format_rounds(const TournamentView& view) {
    std::string text;
    int round = -1;
    for (const tournament::Meeting& meeting : tournament::meetings(view.state)) {
        if (meeting.pairing.round != round) {
            round = meeting.pairing.round;
            text += fmt::format("{}Round {}\n", text.empty() ? "" : "\n", round + 1);
        }
        text += wrap_with_indent("  ", format_meeting(view, meeting)) + "\n";
    }
    return text;
}

std::string format_tournament(const TournamentView& view) {
    std::string text = tournament_rules(view);
    if (view.about.begun) text += "\n" + format_standings(view) + "\n" + format_rounds(view);
    return text;
}

}  // namespace posthouse::club
