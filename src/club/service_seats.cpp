// How two people come to a board who know each other: challenge, rematch; and how a match begins or
// is offered.

#include "club/blocks.h"
#include "club/challenges.h"
#include "club/clock.h"
#include "club/errand.h"
#include "club/etiquette.h"
#include "club/events.h"
#include "club/letters.h"
#include "club/seats.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr int repeats_max = 50;

/// What is wrong with a position to begin from, and one of this game that is right.
Refusal wrong_start(const Game& game, const std::string& start) {
    const auto view = game.look({start, {}});
    const Refusal wrong =
        start.empty() ? refuse("Write a position behind --start=, as “", game.name, " show” does.")
                      : view.refusal().refusal;
    constexpr std::string_view own_line = "\n    ";  // so that it is not folded
    return refuse(wrong.sentence.view(), " For example,", own_line, "--start=\"",
                  game.look({})->position, '"');
}

Or<Terms> read_terms(const CommandLine& line, const Game& game) {
    Terms terms;
    const auto clock = read_clock(line.option("clock").value_or(std::string(default_clock)));
    if (!clock) return clock.refusal();
    terms.clock = *clock;
    const bool unrated = line.option("unrated").has_value();
    if (unrated && line.option("rated"))
        return refuse("A match is rated or unrated: leave out --rated or --unrated.");
    terms.rated = !unrated;
    const auto etiquette = wants_etiquette(line, game);
    if (!etiquette) return etiquette.refusal();
    terms.etiquette = *etiquette;
    const auto start = line.option("start");
    if (!start) return terms;
    if (line.option("rated"))
        return refuse("A match from a position of your own is unrated: leave out --rated.");
    const auto view = game.look({*start, {}});
    if (start->empty() || !view) return wrong_start(game, *start);
    if (view->verdict.over)
        return refuse("The game is over in that position: begin from one in which it goes on.");
    terms.from = view->position;
    terms.to_move = view->to_move;
    terms.rated = false;
    return terms;
}

/// How many matches are to begin from one waiting board.
Or<int> read_games(const CommandLine& line) {
    const auto word = line.option("repeat");
    if (!word) return 1;
    const auto number = read_number(*word);
    if (!number || *number < 1 || *number > repeats_max)
        return refuse("--repeat= says how many matches are to begin in all, from 1 to ",
                      repeats_max, '.');
    return *number;
}

/// An option that makes sense only where nobody is named; empty where there is none.
std::string_view only_for_anyone(const CommandLine& line) {
    return line.option("repeat") ? "repeat" : condition_named(line);
}

/// Where this seat is, "South" or "North" say; none: it is called otherwise.
std::optional<Side> seat_called(const Game& game, std::string_view word) {
    for (const Side side : {Side::first, Side::second})
        if (same_word(word, game.seats[index_of(side)])) return side;
    return std::nullopt;
}

/// What --first= asks for, from the challenger's point of view. Where it names a seat, `one` sits
/// First, as the terms say then.
Or<FirstWish> read_first(const Reader& reader, const CommandLine& line, const Game& game,
                         const User& user, const User& opponent, const User& one, Terms& terms) {
    const auto first = line.option("first");
    if (!first) return FirstWish{};
    if (same_word(*first, "lot")) return FirstWish{true, std::nullopt};
    if (same_word(*first, opponent.name) || same_word(*first, "you"))
        return FirstWish{true, opponent.id};
    if (same_word(*first, user.name) || same_word(*first, "me")) return FirstWish{true, user.id};
    if (const auto seat = seat_called(game, *first); seat && !game.opening_of_second.empty()) {
        terms.sits_first = sits_first(terms, user, opponent).value_or(one.id);
        const bool mine = (*seat == Side::first) == (terms.sits_first == user.id);
        return FirstWish{true, mine ? user.id : opponent.id};
    }
    if (const auto named = find_player(reader, *first); named && named->id == opponent.id)
        return FirstWish{true, opponent.id};
    return refuse("--first= says who moves first: lot, ", user.name, " or ", opponent.name, '.');
}

/// The same where the challenge begins from a set-up and both know where they sit: the position
/// says who moves first.
Or<FirstWish> as_set_up(const Game& game, const Terms& terms, const User& user,
                        const User& opponent, const FirstWish& wish) {
    const auto first = sits_first(terms, user, opponent);
    if (terms.from.empty() || !first) return wish;
    const bool mine = (terms.to_move == Side::first) == (first == user.id);
    const UserId by = mine ? user.id : opponent.id;
    if (wish.said && wish.by != by)
        return refuse("In that position ", game.seats[index_of(terms.to_move)],
                      " is to move, and that is ", mine ? user.name : opponent.name,
                      ": leave out --first=.");
    return FirstWish{wish.said, by};
}

Refusal moves_for_another(std::string_view other) {
    return refuse("The first move is ", other,
                  "'s, and nobody moves for another: leave the move out, or ask for the first move "
                  "yourself (--first=me; in a move list, your name on the left).");
}

/// What is wrong with --move= whoever speaks, so that nobody need confirm it first. `senders`: who
/// may have written a mail; empty where that is known otherwise.
std::optional<Refusal> wrong_first_move(const CommandLine& line, const Game& game,
                                        std::span<const User> senders) {
    const auto typed = line.option("move");
    if (!typed) return std::nullopt;
    const auto view = game.look({line.option("start").value_or(""), {}});
    if (view && !legal_move(*view, *typed))
        return refuse("“", clip(*typed, 20), "” is no legal first move of ", game.name,
                      ": nothing was begun.");
    const std::string first = line.option("first").value_or("me");
    if (same_word(first, "lot"))
        return refuse("--first=lot leaves the first move to the lot: leave out that or --move=.");
    const bool named =
        !same_word(first, "me") && !same_word(first, "you") && !seat_called(game, first);
    if (named && !senders.empty() && std::ranges::none_of(senders, [&](const User& sender) {
            return same_word(sender.name, first);
        }))
        return moves_for_another(first);
    return std::nullopt;
}

}  // namespace

Service::Said Service::challenge(Errand& errand) const {
    const Game& game = *errand.command.game;
    const CommandLine& line = errand.command.line;
    const auto one = find_player(errand.unit, errand.command.word("user1"));
    if (!one) return one.refusal();
    const bool anyone = line.option("to").has_value();
    if (anyone && !same_word(*line.option("to"), "anyone"))
        return refuse(
            "Write --to=anyone to post the match in the waiting room, or the other "
            "player's name behind your own.");
    if (errand.command.word("user2").empty() != anyone)
        return anyone ? refuse("Name the other player or write --to=anyone, not both.")
                      : refuse(
                            "Name the other player behind your own, or write --to=anyone to "
                            "post the match in the waiting room.");
    std::optional<User> two;
    if (!anyone) {
        const auto named = find_player(errand.unit, errand.command.word("user2"));
        if (!named) return named.refusal();
        two = *named;
        if (one->id == two->id)
            return refuse("A match needs two players: name somebody else beside ", one->name, '.');
    }
    const std::span<const User> senders =
        errand.sender && !errand.sender->session && !errand.command.claim
            ? std::span<const User>(errand.sender->candidates)
            : std::span<const User>();
    if (const auto refusal = wrong_first_move(line, game, senders)) return *refusal;
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    if (user->id != one->id && (!two || user->id != two->id))
        return refuse("You are ", user->name, ": one of the two players must be you.");
    const auto terms = read_terms(line, game);
    if (!terms) return terms.refusal();
    if (anyone && line.option("move"))
        return refuse(
            "Nobody is there yet to play against: leave out --move=, or challenge a player by "
            "name.");
    if (anyone && !terms->from.empty())
        return refuse(
            "A waiting board begins from the opening: leave out --start=, or challenge "
            "a player by name.");
    if (anyone) {
        Offer offer;
        offer.clock = terms->clock;
        offer.rated = terms->rated;
        offer.etiquette = terms->etiquette;
        const auto wanted = read_conditions(line);
        if (!wanted) return wanted.refusal();
        offer.wanted = *wanted;
        const auto games = read_games(line);
        if (!games) return games.refusal();
        offer.games = *games;
        return post_offer(errand, *user, std::move(offer));
    }
    if (const std::string_view option = only_for_anyone(line); !option.empty())
        return refuse("You have named the other player: --", option,
                      " is for boards that wait for anyone (--to=anyone).");
    const User& opponent = user->id == one->id ? *two : *one;
    if (const auto refusal = not_with(errand, game, *user, opponent)) return *refusal;
    return challenge_player(errand, *user, opponent, *one, *terms);
}

Service::Said Service::challenge_player(Errand& errand, const User& user, const User& opponent,
                                        const User& one, Terms terms) const {
    const Game& game = *errand.command.game;
    auto wish = read_first(errand.unit, errand.command.line, game, user, opponent, one, terms);
    if (wish) wish = as_set_up(game, terms, user, opponent, *wish);
    if (!wish) return wish.refusal();
    const auto first = first_move(errand.unit, terms.etiquette, user, opponent, *wish);
    if (!first) return first.refusal();
    const UserId by_lot = (settings_.lot() % 2 == 0) == (user.id == one.id) ? user.id : opponent.id;
    const auto move = errand.command.line.option("move");
    if (move && first->by && *first->by != user.id) return moves_for_another(opponent.name);
    const bool begins = move || first->by.value_or(by_lot) == user.id;
    Match match =
        new_match(game, terms, begins ? user : opponent, begins ? opponent : user, first->senior);
    if (!begins_at_once(errand.unit, user, opponent)) match.offered_to = opponent.id;
    if (move) return begin_with_move(errand, match, *move);
    const Table table = begin_match(errand, match, user.id, first->by ? Lot::none : Lot::drawn);
    return begins_in_words(table, user.id) + "\n" +
           board_in_words(table, errand.viewer(table.seat_of(user.id)));
}

Service::Said Service::begin_with_move(Errand& errand, Match match, std::string_view typed) const {
    const Side side = match.to_move;
    const UserId mover = match.seats[index_of(side)];
    match = seat_match(errand, std::move(match));
    errand.begins = true;
    const auto table = play(errand, match, typed, errand.request.comment);
    ASSERT(table);
    return begins_in_words(*table, mover) + "\n" + board_in_words(*table, errand.viewer(side));
}

Service::Said Service::rematch(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    auto match = own_match(errand, *user);
    if (!match) return match.refusal();
    if (!match->ending)
        return refuse("The game on ", match->game, " board ", match->board,
                      " is not over yet: play it to its end first.");
    const auto next = errand.unit.match(match->rematch);
    if (next && next->state() != MatchState::never_begun) {  // the other was quicker
        errand.reply.match = next->id;
        if (next->offered_to == user->id) return accept_challenge(errand, *user, *next);
        const Table table = load_table(errand.unit, *next);
        return begins_in_words(table, user->id) + "\n" +
               board_in_words(table, errand.viewer(table.seat_of(user->id)));
    }
    const Game& game = *errand.command.game;
    const auto opponent =
        errand.unit.user(match->seats[index_of(other(seat_in(*match, user->id)))]);
    if (!opponent) return refuse("Your opponent has left the house.");
    if (const auto refusal = not_with(errand, game, *user, *opponent)) return *refusal;
    const auto start = game.look({match->from, {}});
    ASSERT(start);  // the match could be played
    const bool set_up = !game.is_opening(match->from);
    Terms terms{match->clock, set_up ? match->from : "", set_up ? start->to_move : Side::first,
                match->rated, match->etiquette};
    terms.clock.left = {terms.clock.bank, terms.clock.bank};
    // One that the computer's take-back has made unrated had begun as a rated one.
    terms.rated = match->rated || (opponent->level > 0 && match->undos > 0 && !set_up);
    // The other begins, unless a set-up says otherwise, or the senior may: where all that the two
    // began was declined, it is their first game still.
    const bool settled = set_up && sits_first(terms, *user, *opponent);
    const Side began = settled ? other(start->to_move) : start->to_move;
    const auto senior = senior_of(errand.unit, terms.etiquette, *user, *opponent);
    const UserId mover = senior.value_or(match->seats[index_of(other(began))]);
    const bool begins = mover == user->id;
    Match again =
        new_match(game, terms, begins ? *user : *opponent, begins ? *opponent : *user, senior);
    if (!begins_at_once(errand.unit, *user, *opponent)) again.offered_to = opponent->id;
    const Table table = begin_match(errand, std::move(again), user->id);
    match->rematch = table.match.id;
    errand.unit.change_match(*match);
    errand.reply.touched.push_back(match->id);
    return begins_in_words(table, user->id) + "\n" +
           board_in_words(table, errand.viewer(table.seat_of(user->id)));
}

/// Why these two begin or offer no match of this game.
std::optional<Refusal> Service::not_with(Errand& errand, const Game& game, const User& user,
                                         const User& opponent) const {
    const Reader& reader = errand.unit;
    if (auto refusal = no_match_with(reader, user, opponent)) return refusal;
    if (auto refusal = not_to_be_challenged(reader, user, opponent)) return refusal;
    const auto beyond = [&](std::string_view limit, std::optional<Refusal> refusal) {
        if (refusal) reached(limit, user.name);
        return refusal;
    };
    for (const User& player : {user, opponent}) {
        if (auto refusal = cannot_play(reader, game, player, user.id, errand.now)) return refusal;
        if (auto refusal = beyond("running_matches", too_many_matches(reader, player, user.id)))
            return refusal;
    }
    if (begins_at_once(reader, user, opponent)) return std::nullopt;
    return beyond("offers", too_many_offers(reader, game, user, opponent, errand.now));
}

Match Service::seat_match(Errand& errand, Match match) {
    match.started = match.turn_since = errand.now;
    errand.unit.add_match(match);
    if (match.is_offered())
        happened(errand.unit,
                 event_of(match, EventKind::challenge, match.seats[index_of(challenger_in(match))],
                          "", errand.now));
    else
        happened(errand.unit, event_of(match, EventKind::begun, UserId{}, "", errand.now));
    return match;
}

Table Service::begin_match(Errand& errand, Match match, std::optional<UserId> but, Lot lot) const {
    match = seat_match(errand, std::move(match));
    if (lot == Lot::drawn && match.etiquette) tell_lot(errand, match);
    turn_passes(errand.unit, match, errand.now);
    Table table = load_table(errand.unit, match);
    tell_players(errand, table, but);
    return table;
}

void Service::tell_lot(Errand& errand, const Match& match) const {
    const auto mover = errand.unit.user(match.seats[index_of(match.to_move)]);
    ASSERT(mover);
    say_at_board(errand, match, std::nullopt,
                 fmt::format("The lot fell to {}: {} moves first.",
                             find_game(match.game)->seats[index_of(match.to_move)], mover->name));
}

}  // namespace posthouse
