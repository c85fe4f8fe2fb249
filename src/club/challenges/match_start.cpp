// Challenges and rematches, and how a match begins; giving up the first move.

#include "club/challenges/match_start.h"
#include "club/accounts/sanctions.h"

#include "club/accounts/identity.h"
#include "club/challenges/challenge_answers.h"
#include "club/challenges/challenges.h"
#include "club/challenges/invitations.h"
#include "club/challenges/matchmaking.h"
#include "club/challenges/open_challenges.h"
#include "club/clocks/clock.h"
#include "club/clocks/turns.h"
#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/matches/board_letters.h"
#include "club/matches/chat.h"
#include "club/matches/chat_notices.h"
#include "club/matches/etiquette.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/matches/playing.h"
#include "search/levels.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace posthouse::club {

static CommandResult challenge_player(CommandContext&, const User&, const User& opponent,
                                      const User& one, MatchTerms);
static std::optional<Refusal> challenge_error(CommandContext&, const games::Game&, const User&,
                                              const User& opponent);
static CommandResult begin_match_with_move(CommandContext&, Match, std::string_view typed);
static void announce_lot(CommandContext&, const Match&);

namespace {

constexpr int repeats_max = 50;

/// What is wrong with a start position, with a correct example.
Refusal wrong_start(const games::Game& game, const std::string& start) {
    const auto view = game.state({start, {}});
    const Refusal wrong =
        start.empty() ? refuse("start-missing",
                               "Write a position after --start=, as “{game} show” does.", game.name)
                      : view.error().refusal;
    // The line of its own is not wrapped.
    return refuse("start-invalid", "{why} For example,\n    --start=\"{position}\"", wrong,
                  game.state({})->position);
}

Expected<MatchTerms> read_terms(const CommandLine& line, const games::Game& game) {
    MatchTerms terms;
    const auto clock = read_clock(line.option("clock").value_or(std::string(default_clock)));
    if (!clock) return clock.error();
    terms.clock = *clock;
    const bool unrated = line.option("unrated").has_value();
    if (unrated && line.option("rated"))
        return refuse("rated-and-unrated",
                      "A match is rated or unrated: leave out --rated or --unrated.");
    terms.rated = !unrated;
    const auto etiquette = wants_etiquette(line, game);
    if (!etiquette) return etiquette.error();
    terms.etiquette = *etiquette;
    if (const auto typed = line.option("style")) {
        const auto style = games::find_style(game, *typed);
        if (!style) return style.error();
        if (*style > 0) terms.style = game.styles[static_cast<std::size_t>(*style - 1)];
    }
    const auto start = line.option("start");
    if (!start) return terms;
    if (line.option("rated"))
        return refuse("position-unrated-only",
                      "A match from a position of your own is unrated: leave out --rated.");
    const auto view = game.state({*start, {}});
    if (start->empty() || !view) return wrong_start(game, *start);
    if (view->verdict.over)
        return refuse("start-game-over",
                      "The game is over in that position: begin from one in which it goes on.");
    terms.from = view->position;
    terms.to_move = view->to_move;
    terms.rated = false;
    return terms;
}

Refusal style_of_person() {
    return refuse("style-of-person",
                  "Only the computer has styles: leave out --style=, or challenge one of the "
                  "players computer-1 to computer-{most}.",
                  search::levels.back().number);
}

/// How many matches are to begin from one open challenge.
Expected<int> read_games(const CommandLine& line) {
    const auto word = line.option("repeat");
    if (!word) return 1;
    const auto number = read_number(*word);
    if (!number || *number < 1 || *number > repeats_max)
        return refuse("repeat-malformed",
                      "--repeat= says how many matches are to begin in all, from 1 to {most}.",
                      repeats_max);
    return *number;
}

/// An option that is only for open challenges; empty if there is none.
std::string_view only_for_anyone(const CommandLine& line) {
    return line.option("repeat") ? "repeat" : first_criterion_option(line);
}

/// The side of a seat name such as "South" or "North"; none if it is not a seat.
std::optional<Side> seat_called(const games::Game& game, std::string_view word) {
    for (const Side side : {Side::first, Side::second})
        if (equals_ignore_case(word, game.seats[index_of(side)])) return side;
    return std::nullopt;
}

/// What --first= asks for, seen by the challenger. If it names a seat, sets in the terms that `one`
/// sits First.
Expected<FirstMoveOption> read_first(const StoreReader& reader, const CommandLine& line,
                                     const games::Game& game, const User& user,
                                     const User& opponent, const User& one, MatchTerms& terms) {
    const auto first = line.option("first");
    if (!first) return FirstMoveOption{};
    if (equals_ignore_case(*first, "lot")) return FirstMoveOption{true, std::nullopt};
    if (equals_ignore_case(*first, opponent.name) || equals_ignore_case(*first, "you"))
        return FirstMoveOption{true, opponent.id};
    if (equals_ignore_case(*first, user.name) || equals_ignore_case(*first, "me"))
        return FirstMoveOption{true, user.id};
    if (const auto seat = seat_called(game, *first); seat && !game.opening_of_second.empty()) {
        terms.sits_first = sits_first(terms, user, opponent).value_or(one.id);
        const bool mine = (*seat == Side::first) == (terms.sits_first == user.id);
        return FirstMoveOption{true, mine ? user.id : opponent.id};
    }
    if (const auto named = find_player(reader, *first); named && named->id == opponent.id)
        return FirstMoveOption{true, opponent.id};
    return refuse("first-of-two", "--first= says who moves first: lot, {name} or {other}.",
                  user.name, opponent.name);
}

/// The same for a set-up position with known seats: the position determines who moves first.
Expected<FirstMoveOption> as_set_up(const games::Game& game, const MatchTerms& terms,
                                    const User& user, const User& opponent,
                                    const FirstMoveOption& wish) {
    const auto first = sits_first(terms, user, opponent);
    if (terms.from.empty() || !first) return wish;
    const bool mine = (terms.to_move == Side::first) == (first == user.id);
    const UserId by = mine ? user.id : opponent.id;
    if (wish.given && wish.by != by)
        return refuse("first-set-by-position",
                      "In that position {seat} is to move, and that is {name}: leave out --first=.",
                      game.seats[index_of(terms.to_move)], mine ? user.name : opponent.name);
    return FirstMoveOption{wish.given, by};
}

Refusal moves_for_another(std::string_view other) {
    return refuse(
        "first-move-of-other",
        "The first move is {name}'s, and nobody moves for another: leave the move out, or ask for "
        "the first move yourself (--first=me; in a move list, your name on the left).",
        other);
}

/// What is wrong with --move= for any sender, so that no confirmation is needed first. `senders`:
/// the possible senders of a mail; empty if authenticated otherwise.
std::optional<Refusal> wrong_first_move(const CommandLine& line, const games::Game& game,
                                        std::span<const User> senders) {
    const auto typed = line.option("move");
    if (!typed) return std::nullopt;
    const auto view = game.state({line.option("start").value_or(""), {}});
    if (view && !legal_move(*view, *typed))
        return refuse("first-move-illegal",
                      "“{move}” is not a legal first move of {game}: no match was begun.",
                      truncate(*typed, 20), game.name);
    const std::string first = line.option("first").value_or("me");
    if (equals_ignore_case(first, "lot"))
        return refuse("first-move-by-lot",
                      "--first=lot draws lots for the first move: leave out that or --move=.");
    const bool named = !equals_ignore_case(first, "me") && !equals_ignore_case(first, "you") &&
                       !seat_called(game, first);
    if (named && !senders.empty() && std::ranges::none_of(senders, [&](const User& sender) {
            return equals_ignore_case(sender.name, first);
        }))
        return moves_for_another(first);
    return std::nullopt;
}

}  // namespace

static CommandResult challenge_command(CommandContext& context) {
    const games::Game& game = *context.command.game;
    const CommandLine& line = context.command.line;
    const auto one = find_player(context.unit, context.command.argument("user1"));
    if (!one) return one.error();
    const bool anyone = line.option("to").has_value();
    const bool by_link = anyone && equals_ignore_case(*line.option("to"), "link");
    if (anyone && !by_link && !equals_ignore_case(*line.option("to"), "anyone"))
        return refuse("opponent-or-anyone",
                      "Write --to=anyone to post the match in the waiting room, --to=link for a "
                      "link to send to a friend, or the other player's name after your own.");
    if (by_link && !only_for_anyone(line).empty())
        return refuse("not-with-link", "Whoever opens the link plays: leave out --{option}.",
                      only_for_anyone(line));
    if (context.command.argument("user2").empty() != anyone)
        return anyone ? refuse("opponent-and-anyone",
                               "Name the other player or write --to=, not both.")
                      : refuse("opponent-missing",
                               "Name the other player after your own name, or write --to=anyone to "
                               "post the match in the waiting room.");
    std::optional<User> two;
    if (!anyone) {
        const auto named = find_player(context.unit, context.command.argument("user2"));
        if (!named) return named.error();
        two = *named;
        if (one->id == two->id)
            return refuse("opponent-is-yourself",
                          "A match needs two players: name somebody else besides {name}.",
                          one->name);
    }
    const std::span<const User> senders =
        context.sender && !context.sender->session && !context.command.credentials
            ? std::span<const User>(context.sender->candidates)
            : std::span<const User>();
    if (const auto refusal = wrong_first_move(line, game, senders)) return *refusal;
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    if (user->id != one->id && (!two || user->id != two->id))
        return refuse("not-among-players", "You are {name}: one of the two players must be you.",
                      user->name);
    const auto terms = read_terms(line, game);
    if (!terms) return terms.error();
    if (anyone && line.option("move"))
        return refuse(
            "first-move-without-opponent",
            "There is no opponent yet: leave out --move=, or challenge a player by name.");
    if (anyone && !terms->from.empty())
        return refuse("open-challenge-start",
                      "An open challenge begins from the opening: leave out --start=, or challenge "
                      "a player by name.");
    if (anyone && line.option("style")) return style_of_person();
    if (anyone) {
        OpenChallenge offer;
        offer.clock = terms->clock;
        offer.rated = terms->rated;
        offer.etiquette = terms->etiquette;
        offer.by_link = by_link;
        const auto wanted = parse_criteria(line);
        if (!wanted) return wanted.error();
        offer.criteria = *wanted;
        const auto games = read_games(line);
        if (!games) return games.error();
        offer.games = *games;
        return post_open_challenge(context, *user, std::move(offer));
    }
    if (const std::string_view option = only_for_anyone(line); !option.empty())
        return refuse("option-for-open-challenges",
                      "You have named the other player: --{option} is only for open challenges "
                      "(--to=anyone).",
                      option);
    const User& opponent = user->id == one->id ? *two : *one;
    if (opponent.guest)
        return refuse("opponent-is-guest",
                      "{opponent} is a guest, whom nobody can challenge by name: “{game} challenge "
                      "{name} --to=link” makes a link to send.",
                      opponent.name, game.name, user->name);
    if (opponent.level == 0 && line.option("style")) return style_of_person();
    if (const auto refusal = challenge_error(context, game, *user, opponent)) return *refusal;
    return challenge_player(context, *user, opponent, *one, *terms);
}

/// `one`: the player who was named first.
static CommandResult challenge_player(CommandContext& context, const User& user,
                                      const User& opponent, const User& one, MatchTerms terms) {
    const games::Game& game = *context.command.game;
    auto wish = read_first(context.unit, context.command.line, game, user, opponent, one, terms);
    if (wish) wish = as_set_up(game, terms, user, opponent, *wish);
    if (!wish) return wish.error();
    const auto first = first_move(context.unit, terms.etiquette, user, opponent, *wish);
    if (!first) return first.error();
    const UserId by_lot = (context.club.settings.random_bits() % 2 == 0) == (user.id == one.id)
                              ? user.id
                              : opponent.id;
    const auto move = context.command.line.option("move");
    if (move && first->by && *first->by != user.id) return moves_for_another(opponent.name);
    const bool begins = move || first->by.value_or(by_lot) == user.id;
    Match match =
        new_match(game, terms, begins ? user : opponent, begins ? opponent : user, first->senior);
    if (!begins_at_once(context.unit, user, opponent)) match.offered_to = opponent.id;
    if (move) return begin_match_with_move(context, match, *move);
    const LoadedMatch loaded =
        begin_match(context, match, user.id, first->by ? FirstMoveLot::none : FirstMoveLot::drawn);
    return format_match_start(loaded, user.id, context.texts) + "\n" +
           format_board(loaded, context.viewer(loaded.seat_of(user.id)));
}

/// Begins the match with this move of the player to move.
static CommandResult begin_match_with_move(CommandContext& context, Match match,
                                           std::string_view typed) {
    const Side side = match.to_move;
    const UserId mover = match.seats[index_of(side)];
    match = create_match(context, std::move(match));
    context.begins = true;
    const auto played = play(context, match, typed, context.request.comment);
    ASSERT(played);
    const LoadedMatch& begun = **played;
    return format_match_start(begun, mover, context.texts) + "\n" +
           format_board(begun, context.viewer(side));
}

static CommandResult rematch_command(CommandContext& context, const User& user) {
    auto match = own_match(context, user);
    if (!match) return match.error();
    if (!match->outcome)
        return refuse("match-not-over",
                      "The game on {game} board {board} is not over yet: play it to its end first.",
                      match->game, match->board);
    const auto next = context.unit.match(match->rematch);
    if (next && next->state() != MatchState::never_begun) {  // the opponent was faster
        context.reply.match = next->id;
        if (next->offered_to == user.id) return accept_challenge(context, user, *next);
        const LoadedMatch loaded = load_match(context.unit, *next);
        return format_match_start(loaded, user.id, context.texts) + "\n" +
               format_board(loaded, context.viewer(loaded.seat_of(user.id)));
    }
    const games::Game& game = *context.command.game;
    const auto opponent =
        context.unit.user(match->seats[index_of(other(seat_in(*match, user.id)))]);
    if (!opponent) return refuse("rematch-opponent-left", "Your opponent has left Posthouse.");
    if (const auto refusal = challenge_error(context, game, user, *opponent)) return *refusal;
    const auto start = game.state({match->start_position, {}});
    ASSERT(start);  // the match was playable
    const bool set_up = !game.is_opening(match->start_position);
    MatchTerms terms{match->clock,
                     set_up ? match->start_position : "",
                     set_up ? start->to_move : Side::first,
                     match->rated,
                     match->etiquette,
                     match->style};
    terms.clock.left = {terms.clock.bank, terms.clock.bank};
    terms.clock.first_move = {};
    // A match that became unrated by a take-back against the computer began as rated.
    terms.rated = match->rated || (opponent->level > 0 && match->undos > 0 && !set_up);
    // The other player begins, unless a set-up position or seniority decides; if all earlier
    // matches were declined, it is still their first game.
    const bool settled = set_up && sits_first(terms, user, *opponent);
    const Side began = settled ? other(start->to_move) : start->to_move;
    const auto senior = senior_of(context.unit, terms.etiquette, user, *opponent);
    const UserId mover = senior.value_or(match->seats[index_of(other(began))]);
    const bool begins = mover == user.id;
    Match again =
        new_match(game, terms, begins ? user : *opponent, begins ? *opponent : user, senior);
    if (!begins_at_once(context.unit, user, *opponent)) again.offered_to = opponent->id;
    const LoadedMatch loaded = begin_match(context, std::move(again), user.id);
    match->rematch = loaded.match.id;
    change_match(context.unit, *match);
    context.reply.changed.push_back(match->id);
    return format_match_start(loaded, user.id, context.texts) + "\n" +
           format_board(loaded, context.viewer(loaded.seat_of(user.id)));
}

/// Why these two cannot begin or offer a match of this game.
static std::optional<Refusal> challenge_error(CommandContext& context, const games::Game& game,
                                              const User& user, const User& opponent) {
    const StoreReader& reader = context.unit;
    if (auto refusal = blocked_match_error(reader, user, opponent)) return refusal;
    if (auto refusal = challenge_refusal(reader, user, opponent)) return refusal;
    const auto beyond = [&](std::string_view limit, std::optional<Refusal> refusal) {
        if (refusal) context.club.report_limit(limit, user.name);
        return refusal;
    };
    for (const User& player : {user, opponent}) {
        if (auto refusal = play_error(reader, game, player, user.id, context.now)) return refusal;
        if (auto refusal =
                beyond("running_matches", match_limit_error(context.club, reader, player, user.id)))
            return refusal;
    }
    if (begins_at_once(reader, user, opponent)) return std::nullopt;
    return beyond("offers", offer_limit_error(reader, game, user, opponent, context.now));
}

Match create_match(CommandContext& context, Match match) {
    match.started = match.turn_since = context.now;
    context.unit.add_match(match);
    if (match.is_offered())
        record_event(context.unit,
                     event_of(match, EventKind::challenge,
                              match.seats[index_of(challenger_in(match))], "", context.now));
    else
        record_event(context.unit, event_of(match, EventKind::begun, UserId{}, "", context.now));
    return match;
}

LoadedMatch begin_match(CommandContext& context, Match match, std::optional<UserId> but,
                        FirstMoveLot lot) {
    return start_match(context, create_match(context, std::move(match)), but, lot);
}

LoadedMatch start_match(CommandContext& context, Match match, std::optional<UserId> but,
                        FirstMoveLot lot) {
    if (lot == FirstMoveLot::drawn && match.etiquette) announce_lot(context, match);
    if (but) say_beside(context, match, *context.unit.user(*but));
    start_turn(context.club, context.unit, match, context.now);
    LoadedMatch loaded = load_match(context.unit, match);
    send_board_letters(context, loaded, but);
    return loaded;
}

static void announce_lot(CommandContext& context, const Match& match) {
    const auto mover = context.unit.user(match.seats[index_of(match.to_move)]);
    ASSERT(mover);
    add_chat_message(context, match, std::nullopt,
                     notice_sentence(Notice::lot_drawn,
                                     {games::find_game(match.game)->seats[index_of(match.to_move)],
                                      mover->name}));
}

// The senior gives up the first move: the players swap seats.

namespace {

/// Why this player has no first move to give up.
Refusal nothing_to_give_up(const LoadedMatch& loaded, Side seat) {
    const Match& match = loaded.match;
    if (!match.etiquette)
        return refuse("match-without-etiquette",
                      "Nobody has a right to the first move on {game} board {board}, which is "
                      "played without etiquette: nothing was changed.",
                      match.game, match.board);
    if (!match.senior)
        return refuse("not-first-game",
                      "Nobody has a right to the first move on {game} board {board}: that is the "
                      "senior's in the first game between two players only.",
                      match.game, match.board);
    if (match.plies > 0)
        return refuse("first-move-made", "The first move on {game} board {board} is made already.",
                      match.game, match.board);
    return refuse("first-move-not-yours",
                  "The first move on {game} board {board} is {name}'s, to make or to give up.",
                  match.game, match.board, loaded.player(other(seat)).name);
}

}  // namespace

CommandResult yield_command(CommandContext& context, const User& user) {
    const auto found = seated(context, user);
    if (!found) return found.error();
    Match match = *found;
    const Side seat = seat_in(match, user.id);
    if (!match.may_yield_first_move() || match.senior != seat) {
        const LoadedMatch loaded = load_match(context.unit, match);
        const bool asked_twice = match.senior == seat && match.plies == 0;
        if (!asked_twice) return nothing_to_give_up(loaded, seat);
        return format_answer(loaded, context.viewer(seat));
    }
    match.clock = after_no_move(match, context.now, pauses_in_turn(context.unit, match));
    std::swap(match.clock.left[0], match.clock.left[1]);
    swap_seats(context.unit, match.id);
    std::swap(match.seats[0], match.seats[1]);
    std::swap(match.notes[0], match.notes[1]);
    match.senior = other(seat);
    ++match.undos;
    close_proposal(match);
    close_submitted_move(match);
    const auto dropped = std::exchange(match.conditional_moves, {});
    start_turn(context.club, context.unit, match, context.now);
    say_beside(context, match, user);
    const auto first = context.unit.user(match.seats[index_of(seat)]);
    ASSERT(first);
    add_chat_message(context, match, std::nullopt,
                     notice_sentence(Notice::first_move_given, {user.name, first->name}),
                     EventKind::seats);
    LoadedMatch loaded = load_match(context.unit, match);
    for (Side was : {Side::first, Side::second})
        if (!dropped[index_of(was)].empty())
            loaded.private_messages[index_of(other(was))] =
                Texts(loaded.player(other(was)).language)("letter-plan-dropped-seats");
    send_board_letters(context, loaded, user.id);
    return format_answer(loaded, context.viewer(other(seat)));
}

std::vector<CommandSpec> match_start_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::challenge,
         challenge_command,
         "challenge",
         true,
         player,
         false,
         {{"user1"}, {"user2", optional}},
         "[--to=anyone|link] [--first=lot|USER|SEAT] [--move=MOVE] [--clock=30d+1d|none] "
         "[--start=POSITION] [--rated] [--unrated] [--etiquette=on|off] "
         "[--style=balanced|hoarder|attacker] [--rating=1400-1700] [--within=200] [--established] "
         "[--computer=no|yes] [--repeat=N] [--password=PASSWORD]"},
        {Id::yield, yield_command, "yield", true, player, false, on_board(), ""},
        {Id::rematch, rematch_command, "rematch", true, player, false, on_board(), ""},
    };
}

}  // namespace posthouse::club
