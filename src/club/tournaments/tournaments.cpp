// Tournaments, which run automatically.

#include "club/tournaments/tournaments.h"
#include "club/core/letter_layout.h"
#include "club/core/live_clock.h"
#include "club/matches/loaded_match.h"

#include "club/challenges/match_start.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/letters/letter_delivery.h"
#include "club/matches/endings.h"
#include "club/matches/etiquette.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"
#include "club/tournaments/announcing.h"
#include "club/tournaments/arenas.h"
#include "club/tournaments/conduct.h"
#include "club/tournaments/evenings.h"
#include "club/tournaments/rounds.h"
#include "club/tournaments/series.h"
#include "club/tournaments/series_view.h"
#include "club/tournaments/teams.h"
#include "club/tournaments/tournament_chat.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"
#include "tournament/pairing.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace posthouse::club {

static void begin_tournament(CommandContext&, Tournament);

std::optional<int> seeding_rating(const StoreReader& reader, const User& user,
                                  std::string_view game) {
    if (user.level == 0 && !reader.find<PlayerStanding>(user.id, game)) return std::nullopt;
    return rounded_rating(standing_or_initial(reader, user, game).rating.rating);
}

Expected<Tournament> find_tournament(const StoreReader& reader, const Command& command,
                                     std::optional<std::string_view> named) {
    const std::string_view name = named.value_or(command.argument("name"));
    const auto found = tournament_named(reader, name);
    if (!found || found->game != command.game->name)
        return refuse(
            "no-such-tournament-of-game",
            "There is no tournament “{typed}” of {game}: “{game} tournaments” lists them.",
            truncate(name, 40), command.game->name);
    return *found;
}

namespace {

using std::chrono::days;
using tournament::System;

constexpr std::size_t tournaments_listed = 50;
constexpr int boards_max = 100;  // at once: more than anybody has

/// The series with the name in the command, whose names no tournament has.
std::optional<Series> asked_series(const StoreReader& reader, const Command& command) {
    auto series = series_named(reader, command.argument("name"));
    if (series && series->game != command.game->name) series.reset();
    return series;
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
/// those who have left; who has left where games are played at one sitting may have paused. `what`:
/// "begins", "over", "off".
void tell_entrants(UnitOfWork& unit, const TournamentView& view, const std::string& what,
                   Instant now) {
    const Tournament& about = view.about;
    std::vector<UserId> readers = {about.by};
    for (const Entrant& one : view.entrants)
        if (one.user != about.by && (!one.withdrawn || about.rules.at_one_sitting))
            readers.push_back(one.user);
    for (const UserId reader : readers) {
        const auto user = unit.user(reader);
        if (!user || user->level > 0 || user->left_at) continue;
        const Texts texts(user->language);
        Letter letter;
        letter.to = reader;
        letter.written = letter.due = now;
        // A name, and with it the number, may have been another tournament's that was called off.
        letter.message_id = fmt::format(
            "tournament.{}.{}.{}.{}", static_cast<std::int64_t>(about.id),
            about.announced.time_since_epoch().count(), static_cast<std::int64_t>(reader), what);
        letter.subject = texts("letter-cup-subject",
                               {{"name", about.name}, {"what", texts("letter-cup-" + what)}});
        letter.body = format_tournament(view, texts);
        letter.body.set_language(texts.language());
        queue_letter(unit, std::move(letter), now);
    }
}

}  // namespace

void call_off(UnitOfWork& unit, Tournament about, Instant now) {
    about.ended = now;
    change_tournament(unit, about);
    const TournamentView view = load_tournament_view(unit, about);
    tell_entrants(unit, view, "off", now);
}

/// Whether it can begin. Others may still enter an arena.
static bool enough_entrants(const Tournament& about, const std::vector<Entrant>& entrants) {
    if (about.rules.system == System::teams)
        return std::ranges::all_of(about.sides, [&](TeamId side) {
            return std::ranges::count(entrants, side, &Entrant::team) > 0;
        });
    return about.rules.system == System::arena || entrants.size() >= 2;
}

/// On how many boards at once the player wants to play; 0: on any number.
static Expected<int> read_boards(const CommandLine& line, bool by_days) {
    if (line.option("boards") && !by_days)
        return refuse("tournament-boards-by-days",
                      "--boards= is for a tournament by days, not for a series or games at one "
                      "sitting: leave it out.");
    return read_option(line, "boards", 0, 1, boards_max);
}

static CommandResult change_boards(CommandContext& context, const Tournament& about,
                                   Entrant entrant, int boards) {
    entrant.boards = boards;
    put_entrant(context.unit, entrant);
    advance_tournament(context, about.id);
    return wrap(context.texts("letter-cup-at-once", {{"name", about.name}, {"n", boards}})) + "\n";
}

static CommandResult join_tournament_command(CommandContext& context, const User& user) {
    const CommandLine& line = context.command.line;
    if (const auto series = asked_series(context.unit, context.command)) {
        if (const auto none = read_boards(line, false); !none) return none.error();
        return join_series_command(context, user, *series);
    }
    const auto found = find_tournament(context.unit, context.command);
    if (!found) return found.error();
    const auto boards = read_boards(line, !found->rules.at_one_sitting);
    if (!boards) return boards.error();
    TournamentView view = load_tournament_view(context.unit, *found);
    if (const Entrant* own = view.entrant(user.id);
        own && !own->withdrawn && !found->ended && *boards > 0)
        return change_boards(context, *found, *own, *boards);
    const auto enter = view.running() ? conduct_of(*found).enter : nullptr;
    if (const auto closed = entry_closed(*found); closed && !enter) return *closed;
    const Entrant* before = view.entrant(user.id);
    const std::string_view named = context.command.argument("team");
    if (before && found->rules.of_teams() && !named.empty() &&
        !equals_ignore_case(named, view.teams.at(before->team)))
        return refuse("tournament-team-stays", "In {cup} you play for {team} to its end.",
                      found->name, view.teams.at(before->team));
    if (before && !enter)
        return refuse("tournament-already-entered", "You have entered {cup} already.", found->name);
    if (!before && static_cast<int>(view.entrants.size()) >= entrants_max(found->rules))
        return refuse("tournament-full", "{cup} is full.", found->name);
    if (enter) {
        if (const auto refusal = enter(context, *found, user.id)) return *refusal;
    } else {
        const auto team =
            team_to_enter(context.unit, *found, user.id, context.command.argument("team"));
        if (!team) return team.error();
        Entrant entrant{found->id, user.id, context.now};
        entrant.team = *team;
        entrant.boards = *boards;
        put_entrant(context.unit, entrant);
        if (found->size > 0 && static_cast<int>(view.entrants.size()) + 1 >= found->size &&
            enough_entrants(*found, entrants_of(context.unit, found->id)))
            begin_tournament(context, *found);
    }
    const bool late = enter && !before && view.about.rules.open_between_rounds();
    view = load_tournament_view(context.unit, *context.unit.find<Tournament>(found->id));
    return wrap(context.texts(
               late ? "letter-cup-entered-late" : "letter-cup-entered",
               {{"name", found->name}, {"n", tournament::rounds_paired(view.state) + 1}})) +
           "\n\n" + format_tournament(view, context.texts);
}

static CommandResult leave_tournament_command(CommandContext& context, const User& user) {
    if (const auto series = asked_series(context.unit, context.command))
        return leave_series_command(context, user, *series);
    const auto found = find_tournament(context.unit, context.command);
    if (!found) return found.error();
    const TournamentView view = load_tournament_view(context.unit, *found);
    const Entrant* entrant = view.entrant(user.id);
    if (!entrant || entrant->withdrawn || found->ended)
        return refuse("tournament-not-entered", "You do not play in {cup}.", found->name);
    if (view.open()) {
        remove_entrant(context.unit, found->id, user.id);
        return context.texts("letter-cup-not-playing", {{"name", found->name}}) + "\n";
    }
    return conduct_of(*found).leave(context, *found, *entrant);
}

static CommandResult bye_command(CommandContext& context, const User& user) {
    const auto found = find_tournament(context.unit, context.command);
    if (!found) return found.error();
    if (found->rules.system != System::swiss)
        return refuse("tournament-bye-swiss-only",
                      "Only in a Swiss tournament a player may wish for a bye.");
    const TournamentView view = load_tournament_view(context.unit, *found);
    const Entrant* entrant = view.entrant(user.id);
    if (!entrant || entrant->withdrawn || found->ended)
        return refuse("tournament-not-entered", "You do not play in {cup}.", found->name);
    if (had_half_point_bye(view.state, entrant->seed))
        return refuse("tournament-bye-had",
                      "You have had your bye for half a point in {cup}: each player has one.",
                      found->name);
    if (found->begun)
        if (const auto refusal = all_rounds_paired(view)) return *refusal;
    Entrant wishing = *entrant;
    wishing.wishes_bye = !wishing.wishes_bye;
    put_entrant(context.unit, wishing);
    return wrap(context.texts(wishing.wishes_bye ? "letter-cup-bye-wished" : "letter-cup-bye-back",
                              {{"n", tournament::rounds_paired(view.state) + 1},
                               {"game", found->game},
                               {"name", found->name}})) +
           "\n";
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

static CommandResult tournaments_command(CommandContext& context) {
    if (!context.command.argument("name").empty()) {
        if (const auto series = asked_series(context.unit, context.command))
            return format_series(context.unit, load_series_view(context.unit, *series),
                                 context.texts);
        const auto found = find_tournament(context.unit, context.command);
        if (!found) return found.error();
        return LetterBody(
                   format_tournament(load_tournament_view(context.unit, *found), context.texts)) +
               format_messages(context.unit,
                               messages_for(context.unit, found->id, context.request.speaker),
                               context.texts);
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
    const bool arena = about.rules.system == System::arena;
    if (!enough_entrants(about, entrants)) return call_off(context.unit, about, context.now);
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
        // Who entered long ago may not be there, and says so; a computer is.
        const bool here = context.now - entrants[i].entered < std::chrono::minutes(1) ||
                          context.unit.user(entrants[i].user)->level > 0;
        if (arena && here) entrants[i].free_since = context.now;
        put_entrant(context.unit, entrants[i]);
    }
    about.begun = context.now;
    if (about.rules.system == System::swiss && about.rules.rounds == 0)
        about.rules.rounds = tournament::swiss_rounds(static_cast<int>(entrants.size()));
    change_tournament(context.unit, about);
    advance_tournament(context, about.id);
    const TournamentView view =
        load_tournament_view(context.unit, *context.unit.find<Tournament>(about.id));
    tell_entrants(context.unit, view, "begins", context.now);
}

void begin_tournament_game(CommandContext& context, const TournamentView& view,
                           const tournament::TournamentGameRef& game) {
    const Tournament& about = view.about;
    const auto user = [&](int seed) {
        return *context.unit.user(view.entrants[static_cast<std::size_t>(seed)].user);
    };
    const auto asked_about = context.reply.match;
    MatchTerms terms{about.clock, {}, Side::first, about.rated, about.etiquette};
    if (about.rules.at_one_sitting) terms.clock.first_move = first_move_limit(about);
    const Match match =
        create_match(context, new_match(*games::find_game(about.game), terms, user(game.first),
                                        user(game.second), std::nullopt));
    // Its players are at the page, and play some twenty games in an evening.
    if (about.rules.at_one_sitting)
        for (const UserId seat : match.seats)
            context.unit.put(MatchSubscription{match.id, seat, MailFrequency::never});
    start_match(context, match, std::nullopt, FirstMoveLot::none);
    context.reply.match = asked_about;
    TournamentGame noted{about.id,    game.round, game.pairing_number,
                         game.number, match.id,   match.board};
    const auto pairing = context.unit.find<Of<TournamentId, tournament::Pairing>>(
        about.id, game.round, game.pairing_number);
    noted.turned = pairing->value.first != game.first;
    put_game(context.unit, noted);
}

void end_tournament(CommandContext& context, Tournament about) {
    about.ended = context.now;
    change_tournament(context.unit, about);
    if (about.series != SeriesId{}) keep_results(context.unit, about);
    tell_entrants(context.unit, load_tournament_view(context.unit, about), "over", context.now);
}

const Conduct& conduct_of(const Tournament& one) {
    if (one.rules.system == System::arena) return arena_conduct;
    const bool evening = one.rules.system == System::swiss && one.rules.at_one_sitting;
    return evening ? evening_conduct : rounds_conduct;
}

bool sits_at_a_board(const StoreReader& reader, UserId user) {
    return reader.user(user)->level == 0 &&
           std::ranges::any_of(find_matches(reader, {{}, user, MatchState::running, all_rows}),
                               [](const Match& match) { return is_live(match.clock); });
}

void pause_entrant(UnitOfWork& unit, const Tournament& about, UserId user) {
    auto entrant = unit.find<Entrant>(about.id, user);
    entrant->withdrawn = true;
    entrant->wishes_bye = false;
    entrant->free_since.reset();
    put_entrant(unit, *entrant);
}

std::string pause_in_tournament(CommandContext& context, const Tournament& about,
                                const Entrant& entrant) {
    pause_entrant(context.unit, about, entrant.user);
    return wrap(context.texts("letter-cup-you-pause",
                              {{"game", about.game}, {"name", about.name}})) +
           "\n";
}

void advance_tournament(CommandContext& context, TournamentId id) {
    const auto about = context.unit.find<Tournament>(id);
    if (about && about->begun && !about->ended) conduct_of(*about).go_on(context, *about);
}

void tournament_game_ended(CommandContext& context, const TournamentGame& game,
                           const Match& match) {
    note_ending(context.unit, game, match);
    const auto about = context.unit.find<Tournament>(game.tournament);
    if (about && !about->ended) conduct_of(*about).game_ended(context, *about, match);
}

void begin_waiting_games(CommandContext& context, const Match& ended, TournamentId own) {
    if (!is_live(ended.clock)) return;
    for (const UserId seat : ended.seats) {
        if (context.unit.user(seat)->level > 0) continue;  // nobody waits for a computer
        for (const Tournament& one : tournaments_of(context.unit, seat))
            if (one.id != own && one.rules.at_one_sitting && one.rules.system != System::arena)
                advance_tournament(context, one.id);
    }
}

Response run_tournament(Club& club, UnitOfWork& unit, TournamentId id, Instant now) {
    Response reply;
    const auto about = unit.find<Tournament>(id);
    if (about && reminder_due(*about, now)) {
        remind_entrants(unit, *about, now);
        reply.accepted = true;
        return reply;
    }
    if (!about || about->ended || (!about->begun && about->starts > now)) return reply;
    const Request nobody_asked;
    const Command no_command;
    const PasswordCheck no_proof;
    CommandContext context{club, unit, nobody_asked, no_command, no_proof, reply, now};
    if (about->begun) {
        // Earlier programs could leave one behind whose games were all over.
        for (const TournamentGame& game : games_running(unit, id))
            if (const auto match = unit.match(game.match); match->outcome)
                tournament_game_ended(context, game, *match);
        advance_tournament(context, id);
    } else {
        begin_tournament(context, *about);
    }
    reply.accepted = true;
    return reply;
}

std::string tournament_problem(const StoreReader& reader, const Tournament& about, Instant now) {
    constexpr milliseconds late = std::chrono::minutes(5);
    if (about.ended) return {};
    if (!about.begun) {
        if (reminder_due(about, now - late)) return "its players should have been reminded of it";
        return about.starts + late < now ? "it should have begun, but has not" : std::string();
    }
    std::size_t running = 0;
    for (const TournamentGame& game : games_running(reader, about.id)) {
        const auto match = reader.match(game.match);
        if (match->outcome) return "it was not told how one of its games has ended";
        running += match->is_running() ? 1 : 0;
    }
    return conduct_of(about).problem(reader, about, running, now);
}

std::vector<CommandSpec> tournament_commands() {
    static const std::string options = "[--players=N] [--starts=DAY] " + std::string(terms_options);
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
         options},
        {Id::join,
         join_tournament_command,
         "join",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}, {"team", optional}},
         "[--boards=N]"},
        {Id::leave,
         leave_tournament_command,
         "leave",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         ""},
        {Id::bye, bye_command, "bye", true, player, false, {{"name"}, {"user"}, {"password"}}, ""},
        {Id::call_off,
         call_off_tournament_command,
         "call-off",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         ""},
        {Id::halve, halve_clock_command, "halve", true, player, false, on_board(), ""},
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
