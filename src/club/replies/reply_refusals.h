// Why a reply to a board letter does nothing, and what to write instead. The state of the match
// comes first: whoever is not to move hears that, however unclear their words are.
#pragma once

#include "base/refusal.h"
#include "club/replies/reply_line.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

class ReplyRefusals {
public:
    /// Both arguments must outlive it; `lines`: the writer's own.
    ReplyRefusals(const ReplyLineParser& reply, const std::vector<std::string>& lines)
        : reply_(reply), lines_(lines) {}

    /// No line is a move or a command.
    Refusal not_understood() const;
    /// Two different moves in stored form, or a command beside a move.
    Refusal two_moves(std::string_view one, std::string_view other) const;
    Refusal unclear() const;
    /// “yes, d” to a question about c.
    Refusal yes_and_move(std::string_view other) const;
    /// “d”, and beside it words that the writer may mean as the answer to a proposal.
    Refusal proposal_and_move(std::string_view typed, std::string_view move) const;
    /// “resign”, and below it words that take it back.
    Refusal doubted_command(std::string_view typed, std::string_view sentence) const;
    /// A move and a proposal both await the answer.
    Refusal yes_to_two_questions() const;
    Refusal moved_on() const;
    /// The writer is not to move: they answer or await the answer to a challenge, or have moved.
    std::optional<Refusal> not_to_move() const;
    /// For “Reply with just the move, for example”: the move that the server asks about, if any.
    std::string example_move() const;

private:
    std::optional<Refusal> state_error() const;
    std::optional<Refusal> named_command_error() const;
    std::optional<Refusal> named_moves_error() const;
    std::optional<Refusal> illegal_house_reason() const;
    const games::MoveDetails* move_sent_again() const;
    std::string shown(std::string_view move) const;

    const ReplyLineParser& reply_;
    const std::vector<std::string>& lines_;
};

}  // namespace posthouse::club
