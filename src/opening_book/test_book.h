// A book for tests: the opening of a game with one move far better than the others, as if it had
// been searched long enough to be played from.
#pragma once

#include "opening_book/lookup.h"

#include <vector>

namespace posthouse::opening_book {

/// `best` is worth 3.21 seeds or pods, every other move nothing.
inline Book book_with_best(const games::Game& game, std::string_view best) {
    const auto key_after = [&game](const games::GameRecord& record) {
        return key_of(*game.identity(game.state(record)->position));
    };
    std::vector<Entry> entries{{key_after({}), 321, below_max, 1, 20}};
    for (const games::MoveText& move : games::GameState(*game.state({})).legal)
        entries.push_back({key_after({"", {move.text}}), move.text == best ? -321 : 0, 0, 0, 19});
    BookInfo info;
    info.game = game.same_rules_as;
    info.leaf_nodes = nodes_to_play_from;
    return {std::move(info), std::move(entries)};
}

}  // namespace posthouse::opening_book
