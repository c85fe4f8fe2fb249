// The senior gives up the first move: the two change seats.

#include "club/clock.h"
#include "club/errand.h"
#include "club/letters.h"

#include <fmt/format.h>

#include <utility>

namespace posthouse::club {
namespace {

/// Why this player has no first move to give up.
Refusal nothing_to_give_up(const LoadedMatch& table, Side seat) {
    const Match& match = table.match;
    const std::string on = table.name();
    if (!match.etiquette)
        return refuse("Nobody has a right to the first move on ", on,
                      ", which is played without etiquette: nothing was changed.");
    if (!match.senior)
        return refuse("Nobody has a right to the first move on ", on,
                      ": that is the senior's in the first game between two players only.");
    if (match.plies > 0) return refuse("The first move on ", on, " is made already.");
    return refuse("The first move on ", on, " is ", table.player(other(seat)).name,
                  "'s, to make or to give up.");
}

}  // namespace

Service::Said Service::yield(CommandContext& context) const {
    const auto user = speaker(context);
    if (!user) return user.error();
    const auto found = seated(context, *user);
    if (!found) return found.error();
    Match match = *found;
    const Side seat = seat_in(match, user->id);
    if (!match.may_be_given_up() || match.senior != seat) {
        const LoadedMatch table = load_match(context.unit, match);
        const bool asked_twice = match.senior == seat && match.plies == 0;
        if (!asked_twice) return nothing_to_give_up(table, seat);
        return format_answer(table, context.viewer(seat));
    }
    match.clock = after_no_move(match, context.now, pauses_in_turn(context.unit, match));
    std::swap(match.clock.left[0], match.clock.left[1]);
    context.unit.change_seats(match.id);
    std::swap(match.seats[0], match.seats[1]);
    std::swap(match.notes[0], match.notes[1]);
    match.senior = other(seat);
    ++match.undos;
    match.proposal = Proposal::none;
    const auto dropped = std::exchange(match.plans, {});
    match.submitted = {};
    turn_passes(context.unit, match, context.now);
    const auto first = context.unit.user(match.seats[index_of(seat)]);
    ASSERT(first);
    say_at_board(context, match, std::nullopt,
                 fmt::format("{} gives the first move to {}.", user->name, first->name),
                 EventKind::seats);
    LoadedMatch table = load_match(context.unit, match);
    for (Side was : {Side::first, Side::second})
        if (!dropped[index_of(was)].empty())
            table.notes[index_of(other(was))] =
                "Your plan is dropped, since you sit on the other side now.";
    tell_players(context, table, user->id);
    return format_answer(table, context.viewer(other(seat)));
}

}  // namespace posthouse::club
