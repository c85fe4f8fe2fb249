#include "club/challenges/invitations.h"

#include "club/commands/command_context.h"

#include <fmt/format.h>

namespace posthouse::club {

std::string invitation_code(const ServerKey& key, std::string_view game, int board) {
    const std::string name = fmt::format("{}-{}", game, board);
    return name + "-" + key.sign("invitation to " + name);
}

std::optional<BoardName> read_invitation_code(const ServerKey& key, std::string_view code) {
    const std::size_t sign = code.rfind('-');
    if (sign == std::string_view::npos || sign == 0) return std::nullopt;
    const std::size_t number = code.rfind('-', sign - 1);
    if (number == std::string_view::npos) return std::nullopt;
    const std::string_view word = code.substr(number + 1, sign - number - 1);
    BoardName board{std::string(code.substr(0, number)), read_board(word)};
    if (board.board <= 0 || invitation_code(key, board.game, board.board) != code)
        return std::nullopt;
    return board;
}

bool has_expired(const OpenChallenge& offer, Instant now) {
    // The computer may be asked again and again.
    return offer.criteria.kind != OpponentKind::computer && offer.due && *offer.due <= now;
}

}  // namespace posthouse::club
