// How two people come to a board: challenge, the waiting room, seeking.

#include "club/clock.h"
#include "club/errand.h"
#include "club/etiquette.h"
#include "club/events.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/ratings.h"
#include "club/restraints.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::string_view default_clock = "30d+1d";
constexpr int matches_max = 1000;  // that somebody may seek or set as his limit
constexpr std::size_t offers_max = 10;

int running(const Reader& reader, std::string_view game, UserId user) {
    const MatchFilter filter{std::string(game), user, false, std::size_t{matches_max} + 1};
    return static_cast<int>(reader.matches(filter).size());
}

Appetite appetite_of(const Reader& reader, std::string_view game, UserId user) {
    if (auto known = reader.appetite(user, game)) return *known;
    Appetite none;
    none.user = user;
    none.game = game;
    return none;
}

bool at_limit(const Reader& reader, std::string_view game, UserId user) {
    const Appetite appetite = appetite_of(reader, game, user);
    return appetite.limit && running(reader, game, user) >= *appetite.limit;
}

/// Why this player cannot sit down to another match of the game.
std::optional<Refusal> cannot_play(const Reader& reader, const Game& game, const User& user,
                                   UserId asking, Instant now) {
    if (user.gone) return refuse(user.name, " has left the house: challenge somebody else.");
    if (is_banned(reader, user.id, now))
        return refuse(user.name, " is barred from the house at present: challenge somebody else.");
    if (!at_limit(reader, game.name, user.id)) return std::nullopt;
    if (user.id == asking)
        return refuse("You have as many matches of ", game.name, " as you want: “", game.name,
                      " limit none” lifts your limit.");
    return refuse(user.name, " wants no more matches of ", game.name,
                  " at present: challenge somebody else, or try again later.");
}

/// What the options of a challenge ask for.
struct Terms {
    Clock clock;
    std::string from;  // as the game writes it; empty: the opening
    Side to_move = Side::first;
    bool rated = true;
    bool etiquette = false;
};

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

/// "by lot", "ann" or "who accepts": who moves first at a waiting board.
std::string first_in_words(const Offer& offer, std::string_view by) {
    if (offer.first == "lot") return "by lot";
    return offer.first == "me" ? std::string(by) : "who accepts";
}

/// A match as it is before anybody has moved, with the one of the two who moves first in his seat.
Match new_match(const Game& game, const Terms& terms, UserId first, UserId second,
                std::optional<UserId> senior) {
    Match match;
    match.game = game.name;
    match.from = terms.from;
    match.clock = terms.clock;
    match.to_move = terms.to_move;
    match.rated = terms.rated;
    match.etiquette = terms.etiquette;
    match.seats[index_of(terms.to_move)] = first;
    match.seats[index_of(other(terms.to_move))] = second;
    if (senior) match.senior = *senior == first ? terms.to_move : other(terms.to_move);
    return match;
}

bool play_each_other(const Reader& reader, std::string_view game, UserId one, UserId two) {
    for (const Match& match :
         reader.matches({std::string(game), one, false, std::size_t{matches_max} + 1}))
        if (match.seats[0] == two || match.seats[1] == two) return true;
    return false;
}

std::string begins_in_words(const Table& table, UserId reader) {
    return wrapped(fmt::format("A match begins: {}, {} against {}.{}", table.name(),
                               table.players[0].name, table.players[1].name,
                               table.match.rated ? "" : " It is unrated.")) +
           "\n" + etiquette_in_words(table, table.seat_of(reader));
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
    if (anyone) return post_offer(errand, *user, terms->clock, terms->rated, terms->etiquette);

    const User& opponent = user->id == one->id ? *two : *one;
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
    return begins_in_words(table, user->id) + "\n" + board_in_words(table, table.seat_of(user->id));
}

Service::Said Service::post_offer(Errand& errand, const User& user, const Clock& clock, bool rated,
                                  bool etiquette) const {
    const Game& game = *errand.command.game;
    if (const auto refusal = cannot_play(errand.unit, game, user, user.id, errand.now))
        return *refusal;
    const auto waiting = errand.unit.offers(game.name);
    if (std::ranges::count(waiting, user.id, &Offer::by) >= std::ptrdiff_t{offers_max})
        return refuse(offers_max, " boards of yours wait already: “", game.name,
                      " reject BOARD” withdraws one.");
    std::string first = lower_case(errand.command.line.option("first").value_or("lot"));
    if (same_word(first, user.name)) first = "me";
    if (first != "lot" && first != "me" && first != "you")
        return refuse("--first= says who moves first: lot, me (", user.name,
                      "), or you (whoever accepts).");
    Offer offer;
    offer.game = game.name;
    offer.by = user.id;
    offer.clock = clock;
    offer.first = first;
    offer.rated = rated;
    offer.etiquette = etiquette;
    offer.posted = errand.now;
    errand.unit.add_offer(offer);
    happened(errand.unit, event_of(offer, EventKind::offer, errand.now));
    return wrapped(fmt::format("{} board {} waits for a second player. First moves: {}.{} {}",
                               offer.game, offer.board, first_in_words(offer, user.name),
                               offer.etiquette ? " Etiquette is kept." : "",
                               clock_rules(offer.clock))) +
           "\n" +
           wrapped(fmt::format("“{0} waiting” lists it until somebody accepts it; “{0} reject {1}” "
                               "withdraws it.",
                               offer.game, offer.board)) +
           "\n";
}

Service::Said Service::waiting(Errand& errand) const {
    const auto offers = errand.unit.offers(errand.command.game->name);
    if (offers.empty())
        return wrapped(fmt::format("Nobody waits. “{} challenge NAME --to=anyone” posts a board.",
                                   errand.command.game->name)) +
               "\n";
    std::string text = "board by                   rating first       clock        since\n";
    for (const Offer& offer : offers) {
        const auto by = errand.unit.user(offer.by);
        const std::string name = by ? by->name : "?";
        const GlickoRating rating =
            by ? rating_at(standing_or_first(errand.unit, *by, offer.game), errand.now)
               : GlickoRating();
        text += fmt::format("{:>5} {:<20} {:<6} {:<11} {:<12} {}{}{}\n", offer.board, name,
                            rating_in_words(rating.rating, rating.deviation),
                            offer.first == "me" ? "that player" : first_in_words(offer, name),
                            write_clock(offer.clock), day_in_words(offer.posted),
                            offer.rated ? "" : " unrated", offer.etiquette ? " etiquette" : "");
    }
    return text + "\n" +
           wrapped(
               fmt::format("“{} accept BOARD” takes the other seat.", errand.command.game->name)) +
           "\n";
}

Service::Said Service::accept(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const Game& game = *errand.command.game;
    const auto offer = errand.unit.offer_on(game.name, read_board(errand.command.word("board")));
    if (!offer) {
        const auto match = find_match(errand.unit, game, errand.command.word("board"));
        if (!match) return match.refusal();
        if (!plays_in(*match, user->id) && match->plies == 0 && !match->ending)
            return refuse("The seat at ", game.name, " board ", match->board,
                          " is taken already: “", game.name,
                          " waiting” lists those that are free.");
        const auto found = seated(errand, *user);
        if (!found) return found.refusal();
        if (found->plies == 0 && found->proposal == Proposal::none)  // asked for twice
            return answer_in_words(load_table(errand.unit, *found), seat_in(*found, user->id));
        return answer_proposal(errand, *user, *found, true);
    }
    if (offer->by == user->id)
        return refuse("That board waits for somebody else: “", game.name, " reject ", offer->board,
                      "” withdraws it.");
    const auto poster = errand.unit.user(offer->by);
    if (!poster) return refuse("Who posted that board has left the house.");
    for (const User& player : {*user, *poster})
        if (const auto refusal = cannot_play(errand.unit, game, player, user->id, errand.now))
            return *refusal;
    // Who accepts has read who moves first: where that is not the senior, he gives it up so.
    const auto senior = senior_of(errand.unit, offer->etiquette, *poster, *user);
    const bool by_lot = senior ? senior == poster->id : settings_.lot() % 2 == 0;
    const bool poster_first = offer->first == "me" || (offer->first == "lot" && by_lot);
    const Terms terms{offer->clock, {}, Side::first, offer->rated, offer->etiquette};
    Match match = new_match(game, terms, poster_first ? poster->id : user->id,
                            poster_first ? user->id : poster->id, senior);
    match.board = offer->board;
    errand.unit.remove_offer(game.name, offer->board);
    happened(errand.unit, event_of(*offer, EventKind::offer_gone, errand.now));
    const Table table = begin_match(errand, std::move(match), user->id);
    return begins_in_words(table, user->id) + "\n" + board_in_words(table, table.seat_of(user->id));
}

Service::Said Service::reject(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const Game& game = *errand.command.game;
    if (const auto offer =
            errand.unit.offer_on(game.name, read_board(errand.command.word("board")))) {
        if (offer->by != user->id)
            return refuse(
                "That board waits for a second player: who does not want it need not "
                "say so.");
        errand.unit.remove_offer(game.name, offer->board);
        happened(errand.unit, event_of(*offer, EventKind::offer_gone, errand.now));
        return fmt::format("{} board {} waits no more.\n", offer->game, offer->board);
    }
    const auto found = seated(errand, *user);
    if (!found) return found.refusal();
    if (found->proposal != Proposal::none) return answer_proposal(errand, *user, *found, false);
    if (found->plies < 2 && !found->taken_back()) return resign(errand);
    return refuse("Nothing has been proposed on ", game.name, " board ", found->board,
                  ", and the match has begun: “", game.name, " resign ", found->board,
                  "” gives it up.");
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
               board_in_words(table, table.seat_of(user->id));
    }
    const Game& game = *errand.command.game;
    const auto opponent =
        errand.unit.user(match->seats[index_of(other(seat_in(*match, user->id)))]);
    if (!opponent) return refuse("Your opponent has left the house.");
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
    return begins_in_words(table, user->id) + "\n" + board_in_words(table, table.seat_of(user->id));
}

Service::Said Service::seek(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const Game& game = *errand.command.game;
    const auto wanted = read_number(errand.command.word("n"));
    if (!wanted || *wanted > matches_max)
        return refuse("Say how many matches of ", game.name, " you want in all, from 0 to ",
                      matches_max, ": “", game.name, " seek 3”.");
    Appetite appetite = appetite_of(errand.unit, game.name, user->id);
    if (appetite.seek == 0) appetite.since = errand.now;
    appetite.seek = *wanted;
    errand.unit.set_appetite(appetite);
    const std::size_t touched = errand.reply.touched.size();
    pair_seekers(errand, game);
    std::string text;
    for (std::size_t i = touched; i < errand.reply.touched.size(); ++i)
        if (const auto match = errand.unit.match(errand.reply.touched[i]);
            match && plays_in(*match, user->id))
            text += begins_in_words(load_table(errand.unit, *match), user->id);
    const int now_running = running(errand.unit, game.name, user->id);
    if (*wanted == 0) return fmt::format("You seek no more matches of {}.\n", game.name);
    return text +
           wrapped(fmt::format(
               "You have {} of {} matches of {}{}.", now_running, *wanted, game.name,
               now_running < *wanted ? "; the others begin as soon as somebody else seeks one"
                                     : "")) +
           "\n";
}

Service::Said Service::limit(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const Game& game = *errand.command.game;
    const std::string_view typed = errand.command.word("n");
    const auto wanted = read_number(typed);
    if (!same_word(typed, "none") && (!wanted || *wanted > matches_max))
        return refuse("A limit is a number from 0 to ", matches_max, ", or none: “", game.name,
                      " limit 10”.");
    Appetite appetite = appetite_of(errand.unit, game.name, user->id);
    appetite.limit = same_word(typed, "none") ? std::nullopt : wanted;
    errand.unit.set_appetite(appetite);
    pair_seekers(errand, game);
    if (appetite.limit)
        return wrapped(fmt::format("Never more than {} matches of {} at a time; you have {}.",
                                   *appetite.limit, game.name,
                                   running(errand.unit, game.name, user->id))) +
               "\n";
    return fmt::format("There is no limit to your matches of {}.\n", game.name);
}

/// Whoever has sought longest is served first, with the next who may play him. Where a match has
/// just ended, its two players meet again only if nobody else is there, and not if one of them
/// declined.
void Service::pair_seekers(Errand& errand, const Game& game, const Match* ended) const {
    const auto clock = read_clock(default_clock);
    Terms terms;
    terms.clock = *clock;
    terms.etiquette = game.etiquette == Etiquette::usual;
    const auto asked_about = errand.reply.match;
    std::vector<Appetite> seekers = errand.unit.seekers(game.name);
    const auto has_enough = [&](const Appetite& seeker) {
        const int has = running(errand.unit, game.name, seeker.user);
        const auto user = errand.unit.user(seeker.user);
        return !user || user->gone || is_banned(errand.unit, user->id, errand.now) ||
               has >= seeker.seek || (seeker.limit && has >= *seeker.limit);
    };
    const auto have_just_met = [&](const Appetite& one, const Appetite& two) {
        return ended && plays_in(*ended, one.user) && plays_in(*ended, two.user);
    };
    const auto pair = [&](bool again) {
        std::erase_if(seekers, has_enough);
        for (auto one = seekers.begin(); one != seekers.end(); ++one)
            for (auto two = one + 1; two != seekers.end() && !has_enough(*one); ++two) {
                if (has_enough(*two) || (!again && have_just_met(*one, *two)) ||
                    play_each_other(errand.unit, game.name, one->user, two->user))
                    continue;
                const auto senior =
                    senior_of(errand.unit, terms.etiquette, *errand.unit.user(one->user),
                              *errand.unit.user(two->user));
                const bool turned = senior ? senior == two->user : settings_.lot() % 2 == 1;
                begin_match(errand,
                            new_match(game, terms, turned ? two->user : one->user,
                                      turned ? one->user : two->user, senior),
                            std::nullopt);
            }
    };
    pair(false);
    if (ended && ended->ending->reason != "declined") pair(true);
    errand.reply.match = asked_about;
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
