// Proposals and their answers. The computer refuses draws and grants take-backs, which make the
// match unrated.

#include "club/matches/proposals.h"

#include "club/challenges/challenges.h"
#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/letters/letter_delivery.h"
#include "club/matches/board_letters.h"
#include "club/matches/chat.h"
#include "club/matches/chat_notices.h"
#include "club/matches/endings.h"
#include "club/matches/etiquette.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/tournaments/tournament_tables.h"

#include <fmt/format.h>

#include <utility>

namespace posthouse::club {
namespace {

std::optional<Refusal> nothing_to_propose(const LoadedMatch& loaded, Side proposer, Proposal what) {
    if (what == Proposal::take_back && !last_ply_of(loaded, proposer))
        return refuse("nothing-to-take-back",
                      "You have not moved yet: there is nothing to take back.");
    if (what == Proposal::draw && loaded.plies() < 2 && !loaded.match.had_takeback())
        return refuse("draw-too-early",
                      "A draw can be proposed once both have moved: “{game} reject {board}” "
                      "declines the match.",
                      loaded.match.game, loaded.match.board);
    return std::nullopt;
}

}  // namespace

CommandResult propose(CommandContext& context, const User& user, Match match, Proposal what) {
    const Side seat = seat_in(match, user.id);
    const bool draw = what == Proposal::draw;
    if (!draw)
        if (const auto refusal = takeback_error(match)) return *refusal;
    if (!draw && tournament_game_of(context.unit, match.id))
        return refuse("tournament-no-takeback", "In a tournament no move is taken back.");
    if (match.proposal == what && match.proposer == seat)
        return context.texts(draw ? "letter-draw-unanswered" : "letter-takeback-unanswered",
                             {{"name", load_match(context.unit, match).player(other(seat)).name}}) +
               "\n";
    if (proposal_awaits(match, seat)) {
        if (draw && match.proposal == Proposal::draw)  // both want it
            return answer_proposal(context, user, match, true);
        return refuse("proposal-unanswered",
                      "First answer your opponent's proposal: “{game} accept {board}” or “{game} "
                      "reject {board}”.",
                      match.game, match.board);
    }
    const LoadedMatch before = load_match(context.unit, match);
    if (const auto refusal = nothing_to_propose(before, seat, what)) return *refusal;
    const User& opponent = before.player(other(seat));
    if (opponent.level > 0 && draw)
        return refuse("draw-refused", "{name} refuses the draw: play on.", opponent.name);
    open_proposal(match, what, seat);
    if (opponent.level > 0) return take_back(context, user, match);
    change_match(context.unit, match);
    say_beside(context, match, user);
    const ChatMessage remark = add_chat_message(
        context, match, std::nullopt,
        notice_sentence(draw ? Notice::draw_proposed : Notice::take_back_proposed, {user.name}),
        EventKind::proposal);
    const LoadedMatch loaded = load_match(context.unit, match);
    Letter letter = board_letter(loaded, other(seat), context.club.settings.host, context.now,
                                 letter_detail_for(context.unit, opponent, match.id));
    letter.message_id = fmt::format("{}.{}.proposal.{}.{}", match.game, match.board, remark.number,
                                    name_of(other(seat)));
    queue_letter(context.unit, std::move(letter), context.now);
    return format_answer(loaded, context.viewer(seat));
}

CommandResult answer_proposal(CommandContext& context, const User& user, Match match, bool agreed) {
    const Side seat = seat_in(match, user.id);
    if (match.proposal == Proposal::none)
        return refuse(
            "nothing-proposed",
            "Nothing has been proposed on {game} board {board}, or a move has been made since.",
            match.game, match.board);
    const bool own = match.proposer == seat;
    if (own && agreed)
        return refuse("own-proposal",
                      "It is your own proposal: your opponent answers it. “{game} reject {board}” "
                      "withdraws it.",
                      match.game, match.board);
    const bool draw = match.proposal == Proposal::draw;
    say_beside(context, match, user);
    if (agreed && draw) {
        end_match(context, match, {Result::draw, "agreed", context.now}, user.id);
        return format_answer(load_match(context.unit, match), context.viewer(seat));
    }
    if (agreed) return take_back(context, user, match);
    close_proposal(match);
    change_match(context.unit, match);
    const Notice notice = draw ? (own ? Notice::draw_withdrawn : Notice::draw_refused)
                               : (own ? Notice::take_back_withdrawn : Notice::take_back_refused);
    const ChatMessage remark = add_chat_message(
        context, match, std::nullopt, notice_sentence(notice, {user.name}), EventKind::proposal);
    const LoadedMatch loaded = load_match(context.unit, match);
    send_chat_letters(context, remark, loaded, user.id);
    return format_answer(loaded, context.viewer(seat));
}

}  // namespace posthouse::club
