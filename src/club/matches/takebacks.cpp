// Takes back a move that both players agree to take back, or a player against the computer.

#include "club/clocks/clock.h"
#include "club/clocks/turns.h"
#include "club/commands/command_context.h"
#include "club/commands/request_keys.h"
#include "club/core/letter_layout.h"
#include "club/matches/board_letters.h"
#include "club/matches/chat.h"
#include "club/matches/chat_notices.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/matches/playing.h"
#include "club/matches/proposals.h"

#include <utility>

namespace posthouse::club {
/// The ply of this side's last move; none if it has not moved.
std::optional<int> last_ply_of(const LoadedMatch& loaded, Side side) {
    for (std::size_t i = loaded.plies(); i > 0; --i)
        if (loaded.steps()[i - 1].side == side) return static_cast<int>(i - 1);
    return std::nullopt;
}

/// Takes back the proposer's last move and the answer to it. Time used in the current turn stays
/// used.
CommandResult take_back(CommandContext& context, const User& user, Match match) {
    const LoadedMatch before = load_match(context.unit, match);
    const auto ply = last_ply_of(before, match.proposer);
    ASSERT(ply);
    const games::MoveDetails& step = before.steps()[static_cast<std::size_t>(*ply)];
    match.clock = after_no_move(match, context.now, pauses_in_turn(context.unit, match));
    remove_moves(context.unit, match.id, *ply, context.now);
    match.plies = *ply;
    match.to_move = step.side;
    ++match.undos;
    if (before.player(other(match.proposer)).level > 0) match.rated = false;
    close_proposal(match);
    close_submitted_move(match);
    const auto dropped = std::exchange(match.conditional_moves, {});
    start_turn(context.club, context.unit, match, context.now);
    const ChatMessage remark = add_chat_message(
        context, match, std::nullopt,
        notice_sentence(match.rated == before.match.rated ? Notice::move_taken_back
                                                          : Notice::move_taken_back_unrated,
                        {before.player(match.proposer).name, step.move.text}),
        EventKind::taken_back);
    LoadedMatch loaded = load_match(context.unit, match);
    for (Side side : {Side::first, Side::second})
        if (!dropped[index_of(side)].empty())
            loaded.private_messages[index_of(side)] =
                Texts(loaded.player(side).language)("letter-plan-dropped-takeback");
    send_board_letters(context, loaded, user.id);
    const Side seat = seat_in(match, user.id);
    return wrap(translate_notice(remark.text, context.texts)) + "\n\n" +
           format_answer(loaded, context.viewer(seat));
}

}  // namespace posthouse::club
