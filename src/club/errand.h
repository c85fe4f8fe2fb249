// One line of a request on its way through the service. Shared by the service's own .cpp files and
// nobody else.
#pragma once

#include "club/service.h"

namespace posthouse {

struct Service::Errand {
    Unit& unit;
    const Request& request;
    const Command& command;
    const Proof& proof;
    Reply& reply;
    Instant now;

    bool by_mail() const { return request.answer_to.has_value(); }
};

/// A number of a board as it is typed; 0 where it is none.
int read_board(std::string_view word);

/// The player of this name, or a sentence. `computer` alone means one in the middle of the levels.
Or<User> find_player(const Reader&, std::string_view name);

/// The match on this board, or a sentence.
Or<Match> find_match(const Reader&, const Game&, std::string_view board);

}  // namespace posthouse
