// The waiting room: boards that wait for a second player.

#include "club/blocks.h"
#include "club/clock.h"
#include "club/etiquette.h"
#include "club/events.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/ratings.h"
#include "club/seats.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t offers_max = 10;

/// What else there is to say of a waiting board, beneath its row: what is asked of who comes, how
/// many matches begin from it, and why this reader cannot take it.
std::string beneath_in_words(const Reader& reader, const Offer& offer, const User& by,
                             const std::optional<User>& who, bool program, Instant now) {
    std::string text;
    const std::string wanted =
        conditions_in_words(offer.wanted, guest_of(reader, by, offer.game, false, now));
    if (!wanted.empty()) text += hanging("      for: ", wanted) + "\n";
    if (offer.games > 1)
        text += fmt::format("      {} matches begin from it, one after another\n", offer.games);
    if (!who || who->id == offer.by) return text;
    if (const auto why = obstacle(reader, offer, by, *who, program, now))
        text += hanging("      ", "You cannot take it: " + why->why + ".") + "\n";
    return text;
}

/// "by lot", "ann" or "who accepts": who moves first at a waiting board.
std::string first_in_words(const Offer& offer, std::string_view by) {
    if (offer.first == "lot") return "by lot";
    return offer.first == "me" ? std::string(by) : "who accepts";
}

}  // namespace

Service::Said Service::post_offer(Errand& errand, const User& user, Offer offer) const {
    const Game& game = *errand.command.game;
    if (const auto refusal = cannot_play(errand.unit, game, user, user.id, errand.now))
        return *refusal;
    const auto waiting = errand.unit.offers(game.name);
    if (std::ranges::count(waiting, user.id, &Offer::by) >= std::ptrdiff_t{offers_max})
        return refuse(offers_max, " boards of yours wait already: “", game.name,
                      " withdraw BOARD” takes one back.");
    const auto wish = errand.command.line.option("first");
    std::string first = lower_case(wish.value_or("lot"));
    if (same_word(first, user.name)) first = "me";
    if (wish && first == "lot" && offer.etiquette)
        return refuse(
            "With etiquette the lot decides, unless two meet for the first time and the senior may "
            "move first: leave out --first=, or write --etiquette=off.");
    if (first != "lot" && first != "me" && first != "you")
        return refuse("--first= says who moves first: lot, me (", user.name,
                      "), or you (whoever accepts).");
    offer.game = game.name;
    offer.by = user.id;
    offer.first = first;
    offer.posted = errand.now;
    errand.unit.add_offer(offer);
    happened(errand.unit, event_of(offer, EventKind::offer, errand.now));
    return wrapped(fmt::format("{} board {} waits for a second player. First moves: {}.{} {}",
                               offer.game, offer.board, first_in_words(offer, user.name),
                               offer.etiquette ? " Etiquette is kept." : "",
                               clock_rules(offer.clock))) +
           "\n" + beneath_in_words(errand.unit, offer, user, std::nullopt, false, errand.now) +
           wrapped(
               fmt::format("“{0} waiting” lists it until somebody accepts it; “{0} withdraw {1}” "
                           "takes it back.",
                           offer.game, offer.board)) +
           "\n";
}

Service::Said Service::waiting(Errand& errand) const {
    auto offers = errand.unit.offers(errand.command.game->name);
    std::optional<User> who;
    if (errand.request.speaker) who = errand.unit.user(*errand.request.speaker);
    if (who)
        std::erase_if(offers,
                      [&](const Offer& one) { return are_apart(errand.unit, who->id, one.by); });
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
        if (by)
            text += beneath_in_words(errand.unit, offer, *by, who,
                                     errand.request.scopes.has_value(), errand.now);
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
        const auto found = seated_or_challenged(errand, *user);
        if (!found) return found.refusal();
        if (found->is_offered()) return accept_challenge(errand, *user, *found);
        if (found->plies <= 1 && found->proposal == Proposal::none)  // asked for twice
            return answer_in_words(load_table(errand.unit, *found),
                                   errand.viewer(seat_in(*found, user->id)));
        return answer_proposal(errand, *user, *found, true);
    }
    if (offer->by == user->id)
        return refuse("That board waits for somebody else: “", game.name, " withdraw ",
                      offer->board, "” takes it back.");
    const auto poster = errand.unit.user(offer->by);
    if (!poster) return refuse("Who posted that board has left the house.");
    if (const auto why = obstacle(errand.unit, *offer, *poster, *user,
                                  errand.request.scopes.has_value(), errand.now))
        return why->told;
    for (const User& player : {*user, *poster})
        if (const auto refusal = too_many_matches(errand.unit, player, user->id)) {
            reached("running_matches", user->name);
            return *refusal;
        }
    const Table table = sit_down(errand, *offer, *poster, *user, user->id);
    return begins_in_words(table, user->id) + "\n" +
           board_in_words(table, errand.viewer(table.seat_of(user->id)));
}

Table Service::sit_down(Errand& errand, const Offer& offer, const User& poster, const User& comer,
                        std::optional<UserId> but) const {
    // Who accepts has read who moves first: where that is not the senior, he gives it up so.
    const auto senior = senior_of(errand.unit, offer.etiquette, poster, comer);
    const bool by_lot = senior ? senior == poster.id : settings_.lot() % 2 == 0;
    const bool poster_first = offer.first == "me" || (offer.first == "lot" && by_lot);
    const Terms terms{offer.clock, {}, Side::first, offer.rated, offer.etiquette};
    Match match = new_match(*find_game(offer.game), terms, poster_first ? poster : comer,
                            poster_first ? comer : poster, senior);
    match.board = offer.board;
    errand.unit.remove_offer(offer.game, offer.board);
    happened(errand.unit, event_of(offer, EventKind::offer_gone, errand.now));
    const Lot lot = offer.first == "lot" && !senior ? Lot::drawn : Lot::none;
    Table table = begin_match(errand, std::move(match), but, lot);
    if (offer.games > 1) {
        Offer next = offer;
        --next.games;
        next.posted = errand.now;
        errand.unit.add_offer(next);
        happened(errand.unit, event_of(next, EventKind::offer, errand.now));
    }
    return table;
}

Service::Said Service::withdraw(Errand& errand, const User& user, const Offer& offer) const {
    if (offer.by != user.id)
        return refuse(
            "That board waits for a second player: who does not want it need not say so.");
    errand.unit.remove_offer(offer.game, offer.board);
    happened(errand.unit, event_of(offer, EventKind::offer_gone, errand.now));
    return fmt::format("{} board {} waits no more.\n", offer.game, offer.board);
}

/// Unlike `reject` it never declines a match: somebody may have accepted a moment ago.
Service::Said Service::withdraw(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const Game& game = *errand.command.game;
    const std::string_view board = errand.command.word("board");
    if (const auto offer = errand.unit.offer_on(game.name, read_board(board)))
        return withdraw(errand, *user, *offer);
    const auto match = find_match(errand.unit, game, board);
    if (!match) return match.refusal();
    if (match->is_offered() && plays_in(*match, user->id) && match->offered_to != user->id)
        return give_up_challenge(errand, *user, *match);
    return refuse(game.name, " board ", match->board, " waits no more, somebody has accepted it: “",
                  game.name, " show ", match->board, "” shows the match.");
}

Service::Said Service::reject(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const Game& game = *errand.command.game;
    if (const auto offer =
            errand.unit.offer_on(game.name, read_board(errand.command.word("board"))))
        return withdraw(errand, *user, *offer);
    const auto found = seated_or_challenged(errand, *user);
    if (!found) return found.refusal();
    if (found->is_offered()) return give_up_challenge(errand, *user, *found);
    if (found->proposal != Proposal::none) return answer_proposal(errand, *user, *found, false);
    if (found->plies < 2 && !found->taken_back()) return resign(errand);
    return refuse("Nothing has been proposed on ", game.name, " board ", found->board,
                  ", and the match has begun: “", game.name, " resign ", found->board,
                  "” gives it up.");
}

}  // namespace posthouse
