// Announcing a tournament: what its options mean.

#include "club/tournaments/announcing.h"

#include "club/clocks/clock.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/matches/etiquette.h"
#include "club/tournaments/series.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/tournament_view.h"

#include <algorithm>
#include <array>

namespace posthouse::club {

namespace {

using std::chrono::days;
using std::chrono::minutes;
using tournament::System;

constexpr std::string_view default_tournament_clock = "30d+1d";
constexpr std::string_view default_arena_clock = "3m+2s";
constexpr std::size_t announced_max = 3;  // not begun, and arenas not over, by one player
constexpr int games_max = 6;
constexpr int race_max = 12;
constexpr int rounds_max = 20;
constexpr int best_of_team_max = 20;
constexpr int round_minutes_max = 240;
constexpr int arena_minutes = 55;
constexpr int arena_minutes_max = 24 * 60;
constexpr milliseconds sitting_cap_max = std::chrono::hours(3);
constexpr milliseconds arena_bank_max = std::chrono::hours(1);
constexpr days default_wait{14};
constexpr minutes default_evening_wait{10};
constexpr days wait_max{365};

Expected<tournament::TournamentRules> read_arena_rules(const CommandLine& line,
                                                       tournament::TournamentRules rules) {
    for (const std::string_view option :
         {"games", "race", "rounds", "in-turn", "players", "round-minutes", "pools"})
        if (line.option(option))
            return refuse("tournament-arena-unneeded",
                          "In an arena whoever is free plays one game after another, until its "
                          "--minutes= are over: leave out --{option}.",
                          option);
    const auto length = read_option(line, "minutes", arena_minutes, 1, arena_minutes_max);
    if (!length) return length.error();
    const auto best = read_option(line, "teams", 0, 1, best_of_team_max);
    if (!best) return best.error();
    rules.best_of_team = *best;
    rules.games = 1;
    rules.minutes = *length;
    rules.streaks = line.option("streaks").has_value();
    return rules;
}

Expected<tournament::TournamentRules> read_rules(const CommandLine& line) {
    tournament::TournamentRules rules;
    const std::string typed = lower_case(line.option("system").value_or("robin"));
    const auto* const system = std::ranges::find(tournament::system_names, typed);
    if (system == tournament::system_names.end())
        return refuse("tournament-system-malformed",
                      "--system= is robin (all meet all), swiss, knockout, arena or teams.");
    rules.system = static_cast<System>(std::distance(tournament::system_names.begin(), system));
    if (rules.system == System::arena) return read_arena_rules(line, rules);
    for (const std::string_view option : {"minutes", "streaks"})
        if (line.option(option))
            return refuse("tournament-arena-option",
                          "Only an arena has a length and streaks: leave out --{option}.", option);
    const bool match = rules.system == System::teams;
    if (line.option("teams") && !match)
        return refuse("tournament-teams-option",
                      "Only an arena (--teams=5: the best five of each team count) and a match of "
                      "two teams (--system=teams) are played by teams: leave out --teams.");
    const auto games = read_option(line, "games", 2, 1, match ? 2 : games_max);
    if (!games) return games.error();
    const auto race = read_option(line, "race", 0, 1, race_max);
    if (!race) return race.error();
    const auto rounds = read_option(line, "rounds", 0, 1, rounds_max);
    if (!rounds) return rounds.error();
    if (*race > 0 && line.option("games"))
        return refuse("tournament-race-and-games",
                      "A meeting is a race or a number of games: leave out --race= or --games=.");
    if (*rounds > 0 && rules.system != tournament::System::swiss)
        return refuse("tournament-rounds-swiss-only",
                      "Only a Swiss tournament has a number of rounds: leave out --rounds=.");
    const bool in_turn = line.option("in-turn").has_value();
    if (in_turn && rules.system != tournament::System::round_robin)
        return refuse(
            "tournament-in-turn",
            "The rounds of this system follow each other anyway: --in-turn is for a round robin.");
    const auto pools = read_option(line, "pools", 0, 4, 8);
    if (!pools) return pools.error();
    if (*pools > 0 && rules.system != System::round_robin)
        return refuse("tournament-pools-robin-only",
                      "Only a round robin has pools and a final: leave out --pools=.");
    rules.games = *games;
    rules.pools = *pools;
    rules.race = *race;
    rules.rounds = *rounds;
    rules.all_rounds_at_once = !in_turn;
    return rules;
}

/// Seeding is by rating by default, but always by lot where all meet all (FIDE Handbook C.05).
Expected<Seeding> read_seeding(const CommandLine& line, const tournament::TournamentRules& rules) {
    const auto word = line.option("seeds");
    if (rules.system == System::round_robin && rules.pools == 0) {
        if (word)
            return refuse("tournament-seeds-unneeded",
                          "In a round robin nobody is seeded: leave out --seeds=.");
        return Seeding::lot;
    }
    if (!word || equals_ignore_case(*word, "rating")) return Seeding::rating;
    if (equals_ignore_case(*word, "lot")) return Seeding::lot;
    return refuse("tournament-seeds-malformed", "--seeds= is rating (the best first) or lot.");
}

/// `evening`: at one sitting.
Expected<Instant> read_start(const CommandLine& line, bool evening, Instant now) {
    const auto word = line.option("starts");
    if (!word)
        return now + (evening ? milliseconds(default_evening_wait) : milliseconds(default_wait));
    if (evening && equals_ignore_case(*word, "now")) return now;
    const auto moment = read_minute(*word);
    if (!moment)
        return refuse("tournament-start-malformed",
                      "--starts= is a day such as 2027-03-01 or a minute such as "
                      "2027-03-01T18:30, UTC.");
    if (*moment <= now || *moment > now + wait_max)
        return refuse("tournament-start-out-of-range",
                      "--starts= is to come within a year: now it is {time} UTC.",
                      format_minute(now));
    return *moment;
}

/// An arena is played at one sitting; other tournaments may take years, but not forever.
Expected<Clock> read_tournament_clock(const CommandLine& line, System system) {
    const bool arena = system == System::arena;
    const auto clock = read_clock(line.option("clock").value_or(
        std::string(arena ? default_arena_clock : default_tournament_clock)));
    if (!clock) return clock.error();
    if (clock->bank == milliseconds(0))
        return refuse(
            "tournament-clock-missing",
            "A tournament needs a clock, or it might never end: --clock={clock} is usual.",
            arena ? default_arena_clock : default_tournament_clock);
    if (arena && (clock->cap > arena_bank_max || clock->increment > minutes(1)))
        return refuse("tournament-arena-clock",
                      "The clock of an arena has at most an hour, and a minute more for each move: "
                      "--clock={clock} is usual.",
                      default_arena_clock);
    if (is_live(*clock) && (clock->cap > sitting_cap_max || clock->increment > minutes(10)))
        return refuse("tournament-sitting-clock",
                      "A clock of less than three hours is for games at one sitting: it has at "
                      "most three hours, and ten minutes more for each move.");
    return clock;
}

/// The two teams of a match, as "foxes,owls".
Expected<std::array<TeamId, 2>> read_sides(const StoreReader& reader, const CommandLine& line) {
    const std::string said = line.option("teams").value_or("");
    std::string_view second = said;
    const std::string_view first = take_until(second, ',');
    const auto one = team_named(reader, first), two = team_named(reader, second);
    if (!one || !two || one->id == two->id)
        return refuse("tournament-sides-missing",
                      "A team match names two teams, as in --teams=foxes,owls: “team” lists them.");
    return std::array{one->id, two->id};
}

/// At one sitting rounds follow each other, and may have a fixed length.
Expected<tournament::TournamentRules> read_sitting(const CommandLine& line, const Clock& clock,
                                                   tournament::TournamentRules rules) {
    rules.at_one_sitting = is_live(clock);
    if (rules.at_one_sitting && rules.system == System::round_robin)
        rules.all_rounds_at_once = false;
    const auto length = read_option(line, "round-minutes", 0, 1, round_minutes_max);
    if (!length) return length.error();
    if (*length > 0 && !rules.at_one_sitting)
        return refuse("tournament-round-minutes",
                      "Rounds of a fixed length are for games at one sitting, with --clock= of "
                      "less than three hours: leave out --round-minutes=.");
    rules.round_minutes = *length;
    return rules;
}

/// Computer entrants, as "computer-3,computer-7".
Expected<std::vector<UserId>> read_computers(const StoreReader& reader, const CommandLine& line) {
    std::vector<UserId> computers;
    const auto said = line.option("with");
    if (said && said->empty())
        return refuse("tournament-with-missing",
                      "--with= names computers, as in --with=computer-3,computer-7.");
    const std::string all = said.value_or("");
    std::string_view left = all;
    while (!left.empty()) {
        const auto user = find_player(reader, take_until(left, ','));
        if (!user) return user.error();
        if (user->level == 0)
            return refuse("tournament-with-malformed",
                          "--with= names computers, as in --with=computer-3,computer-7; {name} can "
                          "only enter on their own.",
                          user->name);
        if (std::ranges::count(computers, user->id) == 0) computers.push_back(user->id);
    }
    return computers;
}

}  // namespace

/// Whether another may have its name: without a game it is worth no more than that.
static bool leaves_name(const Tournament& one) {
    return one.ended && !one.begun && one.series == SeriesId{};
}

bool is_event_name(std::string_view word) {
    const auto is_letter = [](char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; };
    const auto fits = [&](char c) {
        return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return word.size() >= 2 && word.size() <= 30 && is_letter(word[0]) &&
           std::ranges::all_of(word, fits);
}

Expected<int> read_option(const CommandLine& line, std::string_view name, int usual, int least,
                          int most) {
    const auto word = line.option(name);
    if (!word) return usual;
    const auto number = read_number(*word);
    if (!number || *number < least || *number > most)
        return refuse("option-out-of-range", "--{option}= is a number from {least} to {most}.",
                      name, least, most);
    return *number;
}

Expected<TournamentTerms> read_terms(const CommandContext& context, const User& announcer) {
    const CommandLine& line = context.command.line;
    Tournament made;
    made.game = context.command.game->name;
    made.by = announcer.id;
    made.announced = context.now;
    const auto rules = read_rules(line);
    if (!rules) return rules.error();
    made.rules = *rules;
    if (made.rules.system == System::teams) {
        const auto sides = read_sides(context.unit, line);
        if (!sides) return sides.error();
        made.sides = *sides;
    }
    const auto seeding = read_seeding(line, made.rules);
    if (!seeding) return seeding.error();
    made.seeding = *seeding;
    const auto size = read_option(line, "players", 0, 2, entrants_max(made.rules));
    if (!size) return size.error();
    made.size = *size;
    const auto clock = read_tournament_clock(line, made.rules.system);
    if (!clock) return clock.error();
    made.clock = *clock;
    const auto sitting = read_sitting(line, made.clock, made.rules);
    if (!sitting) return sitting.error();
    made.rules = *sitting;
    made.rated = !line.option("unrated").has_value();
    const auto etiquette = wants_etiquette(line, *context.command.game);
    if (!etiquette) return etiquette.error();
    made.etiquette = *etiquette;
    const auto computers = read_computers(context.unit, line);
    if (!computers) return computers.error();
    if (made.rules.of_teams() && !computers->empty())
        return refuse("tournament-teams-computers",
                      "Computers belong to no team: leave out --with.");
    if (made.size > 0 && computers->size() >= static_cast<std::size_t>(made.size))
        return refuse("tournament-no-place-left",
                      "The computers would leave no place for anybody else: name fewer.");
    return TournamentTerms{made, *computers};
}

std::optional<Refusal> tournament_name_error(const StoreReader& reader, std::string_view game,
                                             std::string_view name) {
    if (!is_event_name(name))
        return refuse("tournament-name-malformed",
                      "A tournament's name has 2 to 30 letters, digits, - or _, a letter first: "
                      "“{game} tournament spring-2027”.",
                      game);
    const auto before = tournament_named(reader, name);
    if ((before && !leaves_name(*before)) || series_named(reader, name))
        return refuse("tournament-name-taken",
                      "There is, or was, a tournament “{typed}”: choose another name.", name);
    return std::nullopt;
}

bool add_tournament(UnitOfWork& unit, Tournament& made, std::span<const UserId> entrants) {
    if (const auto before = tournament_named(unit, made.name); before && leaves_name(*before))
        remove_tournament(unit, before->id);
    if (!unit.add(made)) return false;
    for (const UserId one : entrants) put_entrant(unit, Entrant{made.id, one, made.announced});
    return true;
}

CommandResult announce_tournament_command(CommandContext& context, const User& user) {
    const std::string name(context.command.argument("name"));
    if (const auto refusal = tournament_name_error(context.unit, context.command.game->name, name))
        return *refusal;
    auto terms = read_terms(context, user);
    if (!terms) return terms.error();
    Tournament& made = terms->tournament;
    made.name = name;
    const auto starts = read_start(context.command.line, made.rules.at_one_sitting, context.now);
    if (!starts) return starts.error();
    made.starts = *starts;
    if (made.rules.at_one_sitting) made.remind_at = next_reminder(made.starts, context.now);
    const auto announced = find_tournaments(context.unit, {.by = user.id, .over = false});
    const auto counts = [](const Tournament& one) {
        return one.series == SeriesId{} && (!one.begun || one.rules.system == System::arena);
    };
    if (std::ranges::count_if(announced, counts) >= std::ptrdiff_t{announced_max})
        return refuse(
            "too-many-tournaments",
            "{n} tournaments that you announced have not begun yet, or are arenas that run: wait "
            "for one of them.",
            announced_max);
    add_tournament(context.unit, made, terms->computers);
    context.reply.facts.push_back({"tournament", made.name});
    return format_tournament(load_tournament_view(context.unit, made), context.texts);
}

}  // namespace posthouse::club
