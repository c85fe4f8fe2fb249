#include "club/core/game_state.h"

#include <limits>
#include <stdexcept>
#include <string>

namespace posthouse::club {

const games::MoveText* legal_move(const games::GameState& view, std::string_view typed,
                                  std::optional<Side> reader) {
    for (const games::MoveText& move : view.legal)
        if (move.is(typed, reader.value_or(view.to_move))) return &move;
    return nullptr;
}

games::GameRecord record_of(const Match& match, const std::vector<PlayedMove>& moves) {
    games::GameRecord record{match.start_position, {}};
    for (const PlayedMove& move : moves) record.moves.push_back(move.text);
    return record;
}

games::GameState current_state(const StoreReader& reader, const Match& match) {
    const games::Game* game = games::find_game(match.game);
    if (!game) throw std::runtime_error("a match of an unknown game is stored: " + match.game);
    auto replay = game->replay(record_of(match, reader.moves(match.id)),
                               std::numeric_limits<std::size_t>::max());
    if (!replay) throw std::runtime_error(std::string(replay.error().refusal.sentence.view()));
    return std::move(replay->view);
}

}  // namespace posthouse::club
