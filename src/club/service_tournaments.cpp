// Tournaments: announced, entered, left, looked at; and run by nobody. Whatever can begin begins in
// the same unit of work as what it follows from: the last game of a round brings the next round.
//
// Deliberately absent: who meets whom (tournament/), what is said of a tournament
// (tournament_view.h).

#include "club/clock.h"
#include "club/errand.h"
#include "club/etiquette.h"
#include "club/hours.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/post.h"
#include "club/ratings.h"
#include "club/seats.h"
#include "club/tournament_view.h"
#include "tournament/pairing.h"
#include "tournament/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace posthouse {
namespace {

using std::chrono::days;
using tournament::System;

constexpr std::string_view usual_clock = "30d+1d";
constexpr std::size_t announced_max = 3;  // that wait, by one player
constexpr int round_robin_max = 32;
constexpr int players_max = static_cast<int>(tournament::swiss_max);
constexpr int games_max = 6;
constexpr int race_max = 12;
constexpr int rounds_max = 20;
constexpr days usual_wait{14};
constexpr days wait_max{365};

/// A word that can stand in a command and in an address of the page.
bool is_name(std::string_view word) {
    const auto is_letter = [](char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; };
    const auto fits = [&](char c) {
        return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return word.size() >= 2 && word.size() <= 30 && is_letter(word[0]) &&
           std::ranges::all_of(word, fits);
}

/// The number behind an option, or what is usual; a sentence where it is none between these.
Or<int> read_option(const CommandLine& line, std::string_view name, int usual, int least,
                    int most) {
    const auto word = line.option(name);
    if (!word) return usual;
    const auto number = read_number(*word);
    if (!number || *number < least || *number > most)
        return refuse("--", name, "= is a number from ", least, " to ", most, '.');
    return *number;
}

Or<tournament::Rules> read_rules(const CommandLine& line) {
    tournament::Rules rules;
    const std::string system = lower_case(line.option("system").value_or("robin"));
    if (system == "robin")
        rules.system = System::round_robin;
    else if (system == "swiss")
        rules.system = System::swiss;
    else if (system == "knockout")
        rules.system = System::knockout;
    else
        return refuse("--system= is robin (all meet all), swiss or knockout.");
    const auto games = read_option(line, "games", 2, 1, games_max);
    if (!games) return games.refusal();
    const auto race = read_option(line, "race", 0, 1, race_max);
    if (!race) return race.refusal();
    const auto rounds = read_option(line, "rounds", 0, 1, rounds_max);
    if (!rounds) return rounds.refusal();
    if (*race > 0 && line.option("games"))
        return refuse("A meeting is a race or a number of games: leave out --race= or --games=.");
    if (*rounds > 0 && rules.system != System::swiss)
        return refuse("Only a Swiss tournament has a number of rounds: leave out --rounds=.");
    const bool in_turn = line.option("in-turn").has_value();
    if (in_turn && rules.system != System::round_robin)
        return refuse(
            "The rounds of this system follow each other anyway: --in-turn is for a round robin.");
    rules.games = *games;
    rules.race = *race;
    rules.rounds = *rounds;
    rules.together = !in_turn;
    return rules;
}

/// Seeded by rating, unless said otherwise or unless all meet all: those numbers are drawn by lot
/// (FIDE Handbook C.05).
Or<Seeding> read_seeding(const CommandLine& line, System system) {
    const auto word = line.option("seeds");
    if (system == System::round_robin) {
        if (word)
            return refuse("Where everybody meets everybody nobody is seeded: leave out --seeds=.");
        return Seeding::lot;
    }
    if (!word || same_word(*word, "rating")) return Seeding::rating;
    if (same_word(*word, "lot")) return Seeding::lot;
    return refuse("--seeds= is rating (the best first) or lot.");
}

/// The rating that somebody is seeded by; none where he has not shown any. A level of the computer
/// has one from the beginning.
std::optional<int> seeding_rating(const Reader& reader, const User& user, std::string_view game) {
    if (user.level == 0 && !reader.standing(user.id, game)) return std::nullopt;
    return told_rating(standing_or_first(reader, user, game).rating.rating);
}

Or<Instant> read_start(const CommandLine& line, Instant now) {
    const auto word = line.option("starts");
    if (!word) return now + usual_wait;
    const auto day = read_day(*word);
    if (!day) return refuse("--starts= is a day such as 2027-03-01.");
    if (*day <= now || *day > now + wait_max)
        return refuse("--starts= is a day to come, within a year: today is ", day_in_words(now),
                      '.');
    return Instant(*day);
}

/// Computers who play along, as "computer-3,computer-7".
Or<std::vector<User>> read_company(const Reader& reader, const CommandLine& line) {
    std::vector<User> company;
    const auto said = line.option("with");
    if (said && said->empty())
        return refuse("--with= names computers, as in --with=computer-3,computer-7.");
    const std::string all = said.value_or("");
    std::string_view left = all;
    while (!left.empty()) {
        const auto user = find_player(reader, take_until(left, ','));
        if (!user) return user.refusal();
        if (user->level == 0)
            return refuse("--with= names computers, as in --with=computer-3,computer-7; ",
                          user->name, " enters by himself.");
        if (std::ranges::count(company, user->id, &User::id) == 0) company.push_back(*user);
    }
    return company;
}

Or<Tournament> find_tournament(const Reader& reader, const Command& command) {
    const std::string_view name = command.word("name");
    const auto found = reader.tournament_named(name);
    if (!found || found->game != command.game->name)
        return refuse("There is no tournament “", clip(name, 40), "” of ", command.game->name,
                      ": “", command.game->name, " tournaments” lists them.");
    return *found;
}

Letter letter_about(const Tournament& about, UserId to, std::string_view what,
                    std::string_view subject, std::string body, Instant now) {
    Letter letter;
    letter.to = to;
    letter.written = letter.due = now;
    letter.message_id = fmt::format("tournament.{}.{}.{}", static_cast<std::int64_t>(about.id),
                                    static_cast<std::int64_t>(to), what);
    letter.subject = fmt::format("Tournament {}: {}", about.name, subject);
    letter.body = std::move(body);
    return letter;
}

/// To all who entered, but computers and those who have left; and to who announced it.
void tell_entrants(Unit& unit, const TournamentView& view, std::string_view what,
                   std::string_view subject, const std::string& body, Instant now) {
    std::vector<UserId> readers = {view.about.by};
    for (const Entrant& one : view.entrants)
        if (one.user != view.about.by && !one.withdrawn) readers.push_back(one.user);
    for (const UserId reader : readers) {
        const auto user = unit.user(reader);
        if (!user || user->level > 0 || user->gone) continue;
        post(unit, letter_about(view.about, reader, what, subject, body, now), now);
    }
}

}  // namespace

Service::Said Service::announce_tournament(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const CommandLine& line = errand.command.line;
    Tournament made;
    made.game = errand.command.game->name;
    made.name = errand.command.word("name");
    made.by = user->id;
    made.announced = errand.now;
    if (!is_name(made.name))
        return refuse("A tournament's name has 2 to 30 letters, digits, - or _, a letter first: “",
                      made.game, " tournament spring-2027”.");
    const auto rules = read_rules(line);
    if (!rules) return rules.refusal();
    made.rules = *rules;
    const auto seeding = read_seeding(line, made.rules.system);
    if (!seeding) return seeding.refusal();
    made.seeding = *seeding;
    const bool robin = made.rules.system == System::round_robin;
    const auto size = read_option(line, "players", 0, 2, robin ? round_robin_max : players_max);
    if (!size) return size.refusal();
    made.size = *size;
    const auto starts = read_start(line, errand.now);
    if (!starts) return starts.refusal();
    made.starts = *starts;
    const auto clock = read_clock(line.option("clock").value_or(std::string(usual_clock)));
    if (!clock) return clock.refusal();
    if (clock->bank == milliseconds(0))
        return refuse("A tournament has a clock, or it might never end: --clock=", usual_clock,
                      " is usual.");
    made.clock = *clock;
    made.rated = !line.option("unrated").has_value();
    const auto etiquette = wants_etiquette(line, *errand.command.game);
    if (!etiquette) return etiquette.refusal();
    made.etiquette = *etiquette;
    const auto company = read_company(errand.unit, line);
    if (!company) return company.refusal();
    if (made.size > 0 && company->size() >= static_cast<std::size_t>(made.size))
        return refuse("The computers would leave no place for anybody else: name fewer.");
    const auto waits = [&](const Tournament& one) {
        return one.by == user->id && !one.begun && !one.ended;
    };
    if (std::ranges::count_if(errand.unit.tournaments({}), waits) >= std::ptrdiff_t{announced_max})
        return refuse(announced_max,
                      " tournaments that you announced have not begun yet: wait for one of them.");
    if (!errand.unit.add_tournament(made))
        return refuse("There is, or was, a tournament “", made.name, "”: choose another name.");
    for (const User& one : *company) errand.unit.set_entrant({made.id, one.id, errand.now});
    return tournament_in_words(view_of(errand.unit, made));
}

Service::Said Service::join_tournament(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto found = find_tournament(errand.unit, errand.command);
    if (!found) return found.refusal();
    TournamentView view = view_of(errand.unit, *found);
    if (!view.open())
        return refuse(found->name, found->begun ? " has begun" : " was called off", ": “",
                      found->game, " tournaments” says which can be entered.");
    if (view.entrant(user->id)) return refuse("You have entered ", found->name, " already.");
    const int most = found->rules.system == System::round_robin ? round_robin_max : players_max;
    if (static_cast<int>(view.entrants.size()) >= most)
        return refuse(found->name, " has as many players as it can have.");
    errand.unit.set_entrant({found->id, user->id, errand.now});
    view = view_of(errand.unit, *found);
    if (found->size > 0 && static_cast<int>(view.entrants.size()) >= found->size) {
        begin_tournament(errand, *found);
        view = view_of(errand.unit, *errand.unit.tournament(found->id));
    }
    return fmt::format("You have entered {}.\n\n", found->name) + tournament_in_words(view);
}

Service::Said Service::leave_tournament(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto found = find_tournament(errand.unit, errand.command);
    if (!found) return found.refusal();
    const TournamentView view = view_of(errand.unit, *found);
    const Entrant* entrant = view.entrant(user->id);
    if (!entrant || entrant->withdrawn || found->ended)
        return refuse("You do not play in ", found->name, '.');
    if (view.open()) {
        errand.unit.remove_entrant(found->id, user->id);
        return fmt::format("You will not play in {}.\n", found->name);
    }
    withdraw(errand, *found, *entrant);
    return fmt::format(
        "You have left {}: your running games in it are resigned, and what you\n"
        "had still to play is won by the others.\n",
        found->name);
}

/// His games are resigned one after the other: each ending may bring another game.
void Service::withdraw(Errand& errand, const Tournament& about, Entrant entrant) const {
    entrant.withdrawn = true;
    errand.unit.set_entrant(entrant);
    for (const TournamentGame& game : errand.unit.tournament_games(about.id)) {
        auto match = errand.unit.match(game.match);
        if (!match || match->ending || !plays_in(*match, entrant.user)) continue;
        const Side side = seat_in(*match, entrant.user);
        end_match(errand, *match, {win_of(other(side)), "resigned", errand.now}, entrant.user);
    }
    advance_tournament(errand, about.id);
}

Service::Said Service::tournaments(Errand& errand) const {
    if (!errand.command.word("name").empty()) {
        const auto found = find_tournament(errand.unit, errand.command);
        if (!found) return found.refusal();
        return tournament_in_words(view_of(errand.unit, *found));
    }
    std::string text;
    const Game& game = *errand.command.game;
    for (const Tournament& one : errand.unit.tournaments(game.name))
        text += hanging("", tournament_line(view_of(errand.unit, one))) + "\n";
    if (text.empty())
        return wrapped(fmt::format("There has been no tournament of {} yet: “{} tournament NAME” "
                                   "announces one.",
                                   game.name, game.name)) +
               "\n";
    return text + "\n" +
           wrapped(fmt::format("“{} tournaments NAME” shows one of them.", game.name)) + "\n";
}

void Service::begin_tournament(Errand& errand, Tournament about) const {
    auto entrants = errand.unit.entrants(about.id);
    if (entrants.size() < 2) {
        about.ended = errand.now;
        errand.unit.change_tournament(about);
        const TournamentView view = view_of(errand.unit, about);
        tell_entrants(errand.unit, view, "off", "called off", tournament_rules(view), errand.now);
        return;
    }
    // By lot, which also decides between those of equal rating and orders those who have none.
    for (std::size_t left = entrants.size(); left > 1; --left)
        std::swap(entrants[left - 1], entrants[settings_.lot() % left]);
    if (about.seeding == Seeding::rating) {
        for (Entrant& one : entrants)
            if (const auto user = errand.unit.user(one.user))
                one.rating = seeding_rating(errand.unit, *user, about.game);
        std::ranges::stable_sort(entrants, std::greater(), &Entrant::rating);
    }
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        entrants[i].seed = static_cast<int>(i);
        errand.unit.set_entrant(entrants[i]);
    }
    about.begun = errand.now;
    errand.unit.change_tournament(about);
    advance_tournament(errand, about.id);
    const TournamentView view = view_of(errand.unit, *errand.unit.tournament(about.id));
    tell_entrants(errand.unit, view, "begins", "it begins", tournament_in_words(view), errand.now);
}

void Service::advance_tournament(Errand& errand, TournamentId id) const {
    for (;;) {
        const auto about = errand.unit.tournament(id);
        if (!about || !about->begun || about->ended) return;
        TournamentView view = view_of(errand.unit, *about);
        const tournament::Step step = tournament::next(view.state);
        for (const auto& pairing : step.pairings) errand.unit.add_pairing(id, pairing);
        const auto asked_about = errand.reply.match;
        for (const auto& game : step.games) {
            const auto user = [&](int seed) {
                return *errand.unit.user(view.entrants[static_cast<std::size_t>(seed)].user);
            };
            const Terms terms{about->clock, {}, Side::first, about->rated, about->etiquette};
            const Table table =
                begin_match(errand,
                            new_match(*find_game(about->game), terms, user(game.first),
                                      user(game.second), std::nullopt),
                            std::nullopt);
            errand.unit.add_tournament_game(
                {id, game.round, game.table, game.number, table.match.id});
        }
        errand.reply.match = asked_about;
        if (step.over) {
            Tournament over = *about;
            over.ended = errand.now;
            errand.unit.change_tournament(over);
            view = view_of(errand.unit, over);
            tell_entrants(errand.unit, view, "over", "it is over", tournament_in_words(view),
                          errand.now);
        }
        if (step.nothing()) return;
    }
}

Reply Service::begin_due_tournament(Unit& unit, TournamentId id, Instant now) const {
    Reply reply;
    const auto about = unit.tournament(id);
    if (!about || about->begun || about->ended || about->starts > now) return reply;
    const Request nobody_asked;
    const Command no_command;
    const Proof no_proof;
    Errand errand{unit, nobody_asked, no_command, no_proof, reply, now};
    begin_tournament(errand, *about);
    reply.accepted = true;
    return reply;
}

}  // namespace posthouse
