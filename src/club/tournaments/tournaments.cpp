// Tournaments, which run automatically: a round begins in the same unit of work in which the last
// game of the previous round ends.

#include "club/tournaments/tournaments.h"
#include "club/core/letter_layout.h"
#include "club/matches/loaded_match.h"

#include "club/challenges/match_start.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/letters/letter_delivery.h"
#include "club/matches/endings.h"
#include "club/matches/etiquette.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"
#include "tournament/pairing.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace posthouse::club {

static void begin_tournament(CommandContext&, Tournament);

namespace {

using std::chrono::days;
using tournament::System;

constexpr std::string_view default_tournament_clock = "30d+1d";
constexpr std::size_t announced_max = 3;  // not begun, by one player
constexpr std::size_t tournaments_listed = 50;
constexpr int round_robin_max = 32;
constexpr int players_max = static_cast<int>(tournament::swiss_max);
constexpr int games_max = 6;
constexpr int race_max = 12;
constexpr int rounds_max = 20;
constexpr days default_wait{14};
constexpr days wait_max{365};

/// A name that fits in commands and URLs.
bool is_name(std::string_view word) {
    const auto is_letter = [](char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; };
    const auto fits = [&](char c) {
        return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return word.size() >= 2 && word.size() <= 30 && is_letter(word[0]) &&
           std::ranges::all_of(word, fits);
}

/// The value of a numeric option or its default; refused if out of range.
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

Expected<tournament::TournamentRules> read_rules(const CommandLine& line) {
    tournament::TournamentRules rules;
    const std::string system = lower_case(line.option("system").value_or("robin"));
    if (system == "robin")
        rules.system = tournament::System::round_robin;
    else if (system == "swiss")
        rules.system = tournament::System::swiss;
    else if (system == "knockout")
        rules.system = tournament::System::knockout;
    else
        return refuse("tournament-system-malformed",
                      "--system= is robin (all meet all), swiss or knockout.");
    const auto games = read_option(line, "games", 2, 1, games_max);
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
    rules.games = *games;
    rules.race = *race;
    rules.rounds = *rounds;
    rules.all_rounds_at_once = !in_turn;
    return rules;
}

/// Seeding is by rating by default, but always by lot in a round robin (FIDE Handbook C.05).
Expected<Seeding> read_seeding(const CommandLine& line, tournament::System system) {
    const auto word = line.option("seeds");
    if (system == tournament::System::round_robin) {
        if (word)
            return refuse("tournament-seeds-unneeded",
                          "In a round robin nobody is seeded: leave out --seeds=.");
        return Seeding::lot;
    }
    if (!word || equals_ignore_case(*word, "rating")) return Seeding::rating;
    if (equals_ignore_case(*word, "lot")) return Seeding::lot;
    return refuse("tournament-seeds-malformed", "--seeds= is rating (the best first) or lot.");
}

/// The rating used for seeding; none for people without rated matches. Computer levels always have
/// one.
std::optional<int> seeding_rating(const StoreReader& reader, const User& user,
                                  std::string_view game) {
    if (user.level == 0 && !reader.find<PlayerStanding>(user.id, game)) return std::nullopt;
    return rounded_rating(standing_or_initial(reader, user, game).rating.rating);
}

Expected<Instant> read_start(const CommandLine& line, Instant now) {
    const auto word = line.option("starts");
    if (!word) return now + default_wait;
    const auto day = read_day(*word);
    if (!day) return refuse("tournament-start-malformed", "--starts= is a day such as 2027-03-01.");
    if (*day <= now || *day > now + wait_max)
        return refuse("tournament-start-out-of-range",
                      "--starts= is a day to come, within a year: today is {day}.",
                      format_day(now));
    return Instant(*day);
}

/// Computer entrants, as "computer-3,computer-7".
Expected<std::vector<User>> read_computers(const StoreReader& reader, const CommandLine& line) {
    std::vector<User> computers;
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
        if (std::ranges::count(computers, user->id, &User::id) == 0) computers.push_back(*user);
    }
    return computers;
}

Expected<Tournament> find_tournament(const StoreReader& reader, const Command& command,
                                     std::optional<std::string_view> named = {}) {
    const std::string_view name = named.value_or(command.argument("name"));
    const auto found = tournament_named(reader, name);
    if (!found || found->game != command.game->name)
        return refuse(
            "no-such-tournament-of-game",
            "There is no tournament “{typed}” of {game}: “{game} tournaments” lists them.",
            truncate(name, 40), command.game->name);
    return *found;
}

/// Why it can no longer be entered.
std::optional<Refusal> entry_closed(const Tournament& about) {
    if (about.begun)
        return refuse("tournament-begun",
                      "{cup} has begun: “{game} tournaments” says which can be entered.",
                      about.name, about.game);
    if (about.ended)
        return refuse("tournament-called-off",
                      "{cup} was called off: “{game} tournaments” says which can be entered.",
                      about.name, about.game);
    return std::nullopt;
}

/// Sends a letter with the whole tournament to the announcer and all entrants, except computers and
/// those who have left. `what`: "begins", "over", "off".
void tell_entrants(UnitOfWork& unit, const TournamentView& view, const std::string& what,
                   Instant now) {
    const Tournament& about = view.about;
    std::vector<UserId> readers = {about.by};
    for (const Entrant& one : view.entrants)
        if (one.user != about.by && !one.withdrawn) readers.push_back(one.user);
    for (const UserId reader : readers) {
        const auto user = unit.user(reader);
        if (!user || user->level > 0 || user->left_at) continue;
        const Texts texts(user->language);
        Letter letter;
        letter.to = reader;
        letter.written = letter.due = now;
        letter.message_id = fmt::format("tournament.{}.{}.{}", static_cast<std::int64_t>(about.id),
                                        static_cast<std::int64_t>(reader), what);
        letter.subject = texts("letter-cup-subject",
                               {{"name", about.name}, {"what", texts("letter-cup-" + what)}});
        letter.body = format_tournament(view, texts);
        letter.body.set_language(texts.language());
        queue_letter(unit, std::move(letter), now);
    }
}

/// Ends a tournament that has not begun.
void call_off(UnitOfWork& unit, Tournament about, Instant now) {
    about.ended = now;
    change_tournament(unit, about);
    const TournamentView view = load_tournament_view(unit, about);
    tell_entrants(unit, view, "off", now);
}

}  // namespace

static CommandResult announce_tournament_command(CommandContext& context, const User& user) {
    const CommandLine& line = context.command.line;
    Tournament made;
    made.game = context.command.game->name;
    made.name = context.command.argument("name");
    made.by = user.id;
    made.announced = context.now;
    if (!is_name(made.name))
        return refuse("tournament-name-malformed",
                      "A tournament's name has 2 to 30 letters, digits, - or _, a letter first: "
                      "“{game} tournament spring-2027”.",
                      made.game);
    const auto rules = read_rules(line);
    if (!rules) return rules.error();
    made.rules = *rules;
    const auto seeding = read_seeding(line, made.rules.system);
    if (!seeding) return seeding.error();
    made.seeding = *seeding;
    const bool robin = made.rules.system == tournament::System::round_robin;
    const auto size = read_option(line, "players", 0, 2, robin ? round_robin_max : players_max);
    if (!size) return size.error();
    made.size = *size;
    const auto starts = read_start(line, context.now);
    if (!starts) return starts.error();
    made.starts = *starts;
    const auto clock =
        read_clock(line.option("clock").value_or(std::string(default_tournament_clock)));
    if (!clock) return clock.error();
    if (clock->bank == milliseconds(0))
        return refuse(
            "tournament-clock-missing",
            "A tournament needs a clock, or it might never end: --clock={clock} is usual.",
            default_tournament_clock);
    made.clock = *clock;
    made.rated = !line.option("unrated").has_value();
    const auto etiquette = wants_etiquette(line, *context.command.game);
    if (!etiquette) return etiquette.error();
    made.etiquette = *etiquette;
    const auto computers = read_computers(context.unit, line);
    if (!computers) return computers.error();
    if (made.size > 0 && computers->size() >= static_cast<std::size_t>(made.size))
        return refuse("tournament-no-place-left",
                      "The computers would leave no place for anybody else: name fewer.");
    const auto announced = find_tournaments(context.unit, {.by = user.id, .over = false});
    if (std::ranges::count_if(announced, [](const Tournament& one) { return !one.begun; }) >=
        std::ptrdiff_t{announced_max})
        return refuse(
            "too-many-tournaments",
            "{n} tournaments that you announced have not begun yet: wait for one of them.",
            announced_max);
    if (!context.unit.add(made))
        return refuse("tournament-name-taken",
                      "There is, or was, a tournament “{typed}”: choose another name.", made.name);
    for (const User& one : *computers) context.unit.put(Entrant{made.id, one.id, context.now});
    context.reply.facts.push_back({"tournament", made.name});
    return format_tournament(load_tournament_view(context.unit, made), context.texts);
}

static CommandResult join_tournament_command(CommandContext& context, const User& user) {
    const auto found = find_tournament(context.unit, context.command);
    if (!found) return found.error();
    TournamentView view = load_tournament_view(context.unit, *found);
    if (const auto closed = entry_closed(*found)) return *closed;
    if (view.entrant(user.id))
        return refuse("tournament-already-entered", "You have entered {cup} already.", found->name);
    const int most =
        found->rules.system == tournament::System::round_robin ? round_robin_max : players_max;
    if (static_cast<int>(view.entrants.size()) >= most)
        return refuse("tournament-full", "{cup} is full.", found->name);
    context.unit.put(Entrant{found->id, user.id, context.now});
    view = load_tournament_view(context.unit, *found);
    if (found->size > 0 && static_cast<int>(view.entrants.size()) >= found->size) {
        begin_tournament(context, *found);
        view = load_tournament_view(context.unit, *context.unit.find<Tournament>(found->id));
    }
    return context.texts("letter-cup-entered", {{"name", found->name}}) + "\n\n" +
           format_tournament(view, context.texts);
}

static CommandResult leave_tournament_command(CommandContext& context, const User& user) {
    const auto found = find_tournament(context.unit, context.command);
    if (!found) return found.error();
    const TournamentView view = load_tournament_view(context.unit, *found);
    const Entrant* entrant = view.entrant(user.id);
    if (!entrant || entrant->withdrawn || found->ended)
        return refuse("tournament-not-entered", "You do not play in {cup}.", found->name);
    if (view.open()) {
        context.unit.remove<Entrant>(found->id, user.id);
        return context.texts("letter-cup-not-playing", {{"name", found->name}}) + "\n";
    }
    withdraw_from_tournament(context, *found, *entrant);
    return wrap(context.texts("letter-cup-you-left", {{"name", found->name}})) + "\n";
}

static CommandResult call_off_tournament_command(CommandContext& context, const User& user) {
    const auto found = find_tournament(context.unit, context.command);
    if (!found) return found.error();
    if (found->by != user.id)
        return refuse("tournament-not-yours",
                      "Only {name}, who announced {cup}, can call it off: “{game} leave {cup}” "
                      "leaves it.",
                      context.unit.user(found->by)->name, found->name, found->game);
    if (found->begun)
        return refuse("tournament-goes-on",
                      "{cup} has begun and goes on until its games are over: “{game} leave {cup}” "
                      "leaves it.",
                      found->name, found->game);
    if (const auto closed = entry_closed(*found)) return *closed;
    call_off(context.unit, *found, context.now);
    return wrap(context.texts("letter-cup-is-off", {{"name", found->name}})) + "\n";
}

/// Resigns the games one by one, since each ending may begin another game.
void withdraw_from_tournament(CommandContext& context, const Tournament& about, Entrant entrant) {
    entrant.withdrawn = true;
    context.unit.put(entrant);
    for (const TournamentGame& game : context.unit.list<TournamentGame>(about.id)) {
        auto match = context.unit.match(game.match);
        if (!match || match->outcome || !plays_in(*match, entrant.user)) continue;
        const Side side = seat_in(*match, entrant.user);
        end_match(context, *match, {win_of(other(side)), "resigned", context.now}, entrant.user);
    }
    advance_tournament(context, about.id);
}

static CommandResult tournaments_command(CommandContext& context) {
    if (!context.command.argument("name").empty()) {
        const auto found = find_tournament(context.unit, context.command);
        if (!found) return found.error();
        return format_tournament(load_tournament_view(context.unit, *found), context.texts);
    }
    const games::Game& game = *context.command.game;
    const Texts& texts = context.texts;
    TournamentFilter filter{.game = std::string(game.name), .limit = tournaments_listed + 1};
    if (const auto behind = context.command.line.option("behind")) {
        const auto last = find_tournament(context.unit, context.command, *behind);
        if (!last) return last.error();
        filter.before = last->id;
    }
    auto listed = find_tournaments(context.unit, filter);
    const bool more = listed.size() > tournaments_listed;
    if (more) listed.pop_back();
    std::string text;
    for (const Tournament& one : listed)
        text += wrap_with_indent(
                    "", tournament_line(load_tournament_outline(context.unit, one), texts)) +
                "\n";
    if (text.empty())
        return wrap(texts(
                   filter.before != TournamentId{} ? "answer-cups-none-older" : "answer-cups-none",
                   {{"game", game.name}})) +
               "\n";
    const std::string older =
        more ? " " + texts("answer-cups-older", {{"game", game.name}, {"name", listed.back().name}})
             : "";
    return text + "\n" + wrap(texts("answer-cups-show", {{"game", game.name}}) + older) + "\n";
}

static void begin_tournament(CommandContext& context, Tournament about) {
    auto entrants = entrants_of(context.unit, about.id);
    if (entrants.size() < 2) return call_off(context.unit, about, context.now);
    // The lot also orders entrants with equal or no rating.
    for (std::size_t left = entrants.size(); left > 1; --left)
        std::swap(entrants[left - 1], entrants[context.club.settings.random_bits() % left]);
    if (about.seeding == Seeding::rating) {
        for (Entrant& one : entrants)
            if (const auto user = context.unit.user(one.user))
                one.rating = seeding_rating(context.unit, *user, about.game);
        std::ranges::stable_sort(entrants, std::greater(), &Entrant::rating);
    }
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        entrants[i].seed = static_cast<int>(i);
        context.unit.put(entrants[i]);
    }
    about.begun = context.now;
    change_tournament(context.unit, about);
    advance_tournament(context, about.id);
    const TournamentView view =
        load_tournament_view(context.unit, *context.unit.find<Tournament>(about.id));
    tell_entrants(context.unit, view, "begins", context.now);
}

void advance_tournament(CommandContext& context, TournamentId id) {
    for (;;) {
        const auto about = context.unit.find<Tournament>(id);
        if (!about || !about->begun || about->ended) return;
        TournamentView view = load_tournament_view(context.unit, *about);
        const tournament::NextActions step = tournament::next_actions(view.state);
        for (const auto& pairing : step.pairings) add_pairing(context.unit, id, pairing);
        const auto asked_about = context.reply.match;
        for (const auto& game : step.games) {
            const auto user = [&](int seed) {
                return *context.unit.user(view.entrants[static_cast<std::size_t>(seed)].user);
            };
            const MatchTerms terms{about->clock, {}, Side::first, about->rated, about->etiquette};
            const LoadedMatch loaded =
                begin_match(context,
                            new_match(*games::find_game(about->game), terms, user(game.first),
                                      user(game.second), std::nullopt),
                            std::nullopt);
            context.unit.keep(
                TournamentGame{id, game.round, game.pairing_number, game.number, loaded.match.id});
        }
        context.reply.match = asked_about;
        if (step.over) {
            Tournament over = *about;
            over.ended = context.now;
            change_tournament(context.unit, over);
            view = load_tournament_view(context.unit, over);
            tell_entrants(context.unit, view, "over", context.now);
        }
        if (step.nothing()) return;
    }
}

Response run_tournament(Club& club, UnitOfWork& unit, TournamentId id, Instant now) {
    Response reply;
    const auto about = unit.find<Tournament>(id);
    if (!about || (about->begun ? tournament_problem(unit, *about, now).empty()
                                : about->ended || about->starts > now))
        return reply;
    const Request nobody_asked;
    const Command no_command;
    const PasswordCheck no_proof;
    CommandContext context{club, unit, nobody_asked, no_command, no_proof, reply, now};
    if (about->begun)
        advance_tournament(context, id);
    else
        begin_tournament(context, *about);
    reply.accepted = true;
    return reply;
}

std::string tournament_problem(const StoreReader& reader, const Tournament& about, Instant now) {
    constexpr milliseconds late = std::chrono::minutes(5);
    if (about.ended) return {};
    if (!about.begun)
        return about.starts + late < now ? "it should have begun, but has not" : std::string();
    const TournamentView view = load_tournament_view(reader, about);
    const auto next = tournament::next_actions(view.state);
    if (next.over) return "all its games are over, but it does not end";
    if (!next.nothing()) return "its next games should have begun, but have not";
    return std::ranges::any_of(view.matches, &Match::is_running) ? "" : "none of its games runs";
}

std::vector<CommandSpec> tournament_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::tournament,
         announce_tournament_command,
         "tournament",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         "[--system=robin|swiss|knockout] [--games=2] [--race=6] [--rounds=N] [--in-turn] "
         "[--seeds=rating|lot] [--players=N] [--starts=DAY] [--with=computer-N,…] [--clock=30d+1d] "
         "[--unrated] [--etiquette=on|off]"},
        {Id::join,
         join_tournament_command,
         "join",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         ""},
        {Id::leave,
         leave_tournament_command,
         "leave",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         ""},
        {Id::call_off,
         call_off_tournament_command,
         "call-off",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         ""},
        {Id::tournaments,
         tournaments_command,
         "tournaments",
         true,
         nobody,
         false,
         {{"name", optional}},
         "[--behind=NAME]"},
    };
}

}  // namespace posthouse::club
