// How two people come to a board who know each other: challenge, rematch; and how a match begins.

#include "club/blocks.h"
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
    if (start->empty() || !view)
        return start->empty() ? refuse("Behind --start= stands a position in double quotes, as “",
                                       game.name, " show” writes it.")
                              : view.refusal().refusal;
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

/// The one named behind --first=, from the challenger's point of view; none: by lot.
Or<std::optional<UserId>> named_first(const Reader& reader, const CommandLine& line,
                                      const User& user, const User& opponent) {
    const std::string first = line.option("first").value_or("lot");
    if (same_word(first, "lot")) return std::optional<UserId>();
    if (same_word(first, opponent.name) || same_word(first, "you"))
        return std::optional(opponent.id);
    if (const auto named = find_player(reader, first); named && named->id == opponent.id)
        return std::optional(opponent.id);
    if (same_word(first, user.name) || same_word(first, "me")) return std::optional(user.id);
    return refuse("--first= says who moves first: lot, ", user.name, " or ", opponent.name, '.');
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
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    if (user->id != one->id && (!two || user->id != two->id))
        return refuse("You are ", user->name, ": one of the two players must be you.");
    const auto terms = read_terms(line, game);
    if (!terms) return terms.refusal();
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
    if (const auto refusal = no_match_with(errand.unit, *user, opponent)) return *refusal;
    for (const User& player : {*user, opponent})
        if (const auto refusal = cannot_play(errand.unit, game, player, user->id, errand.now))
            return *refusal;
    const auto named = named_first(errand.unit, line, *user, opponent);
    if (!named) return named.refusal();
    FirstMove first{*named, std::nullopt};
    if (terms->etiquette) {
        const auto proper = first_move(errand.unit, *user, opponent, terms->to_move, *named);
        if (!proper) return proper.refusal();
        first = *proper;
    }
    const UserId mover = first.by ? *first.by : settings_.lot() % 2 == 1 ? two->id : one->id;
    const Table table = begin_match(
        errand, new_match(game, *terms, mover, mover == one->id ? two->id : one->id, first.senior),
        user->id);
    return begins_in_words(table, user->id) + "\n" +
           board_in_words(table, errand.viewer(table.seat_of(user->id)));
}

Service::Said Service::rematch(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    auto match = own_match(errand, *user);
    if (!match) return match.refusal();
    if (!match->ending)
        return refuse("The game on ", match->game, " board ", match->board,
                      " is not over yet: play it to its end first.");
    if (const auto next = errand.unit.match(match->rematch)) {  // the other was quicker
        errand.reply.match = next->id;
        const Table table = load_table(errand.unit, *next);
        return begins_in_words(table, user->id) + "\n" +
               board_in_words(table, errand.viewer(table.seat_of(user->id)));
    }
    const Game& game = *errand.command.game;
    const auto opponent =
        errand.unit.user(match->seats[index_of(other(seat_in(*match, user->id)))]);
    if (!opponent) return refuse("Your opponent has left the house.");
    if (const auto refusal = no_match_with(errand.unit, *user, *opponent)) return *refusal;
    for (const User& player : {*user, *opponent})
        if (const auto refusal = cannot_play(errand.unit, game, player, user->id, errand.now))
            return *refusal;
    Match next;
    next.game = match->game;
    next.from = match->from;
    next.etiquette = match->etiquette;
    next.seats = {match->seats[1], match->seats[0]};
    // Etiquette leaves it to the lot, and the person South of a computer.
    if (match->etiquette && (opponent->level > 0 || settings_.lot() % 2 == 0))
        next.seats = match->seats;
    next.clock = match->clock;
    next.clock.left = {next.clock.bank, next.clock.bank};
    if (const auto view = game.look({next.from, {}})) next.to_move = view->to_move;
    // All that they began was declined: it is their first game still.
    if (const auto senior = senior_of(errand.unit, next.etiquette, *user, *opponent)) {
        next.senior = next.to_move;
        next.seats[index_of(next.to_move)] = *senior;
        next.seats[index_of(other(next.to_move))] = *senior == user->id ? opponent->id : user->id;
    }
    // One that the computer's take-back has made unrated had begun as a rated one.
    next.rated = match->rated || (opponent->level > 0 && match->undos > 0 && next.from.empty());
    const Table table = begin_match(errand, std::move(next), user->id);
    match->rematch = table.match.id;
    errand.unit.change_match(*match);
    errand.reply.touched.push_back(match->id);
    return begins_in_words(table, user->id) + "\n" +
           board_in_words(table, errand.viewer(table.seat_of(user->id)));
}

Table Service::begin_match(Errand& errand, Match match, std::optional<UserId> but) const {
    match.started = match.turn_since = errand.now;
    errand.unit.add_match(match);
    happened(errand.unit, event_of(match, EventKind::begun, UserId{}, "", errand.now));
    turn_passes(errand.unit, match, errand.now);
    Table table = load_table(errand.unit, match);
    tell_players(errand, table, but);
    return table;
}

}  // namespace posthouse
