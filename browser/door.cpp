// The door between the page and the rules, as WebAssembly: a text goes in, JSON comes out.
//
// The caller asks for room, writes the request into it, calls `referee`, `describe` or `think` with
// its length, and reads as many bytes of `answer` as that returned. Each answer stands until the
// next call.
//
// Deliberately absent: rules, memory of earlier requests, files, clocks, threads.
#include "door_room.h"
#include "games/game.h"
#include "games/referee.h"
#include "games/view_json.h"
#include "search/levels.h"

#include <cstddef>
#include <string>
#include <string_view>

using namespace posthouse;

extern "C" {

[[clang::export_name("referee")]] std::size_t referee_door(std::size_t bytes) {
    return say(referee(asked(bytes)));
}

[[clang::export_name("describe")]] std::size_t describe_door(std::size_t bytes) {
    return say(describe(asked(bytes)));
}

/// {"leaves"} or an error. For tests and for measuring: the page counts no lines of play.
[[clang::export_name("perft")]] std::size_t perft_door(std::size_t bytes, int depth,
                                                       bool every_leaf) {
    const auto line = read_request(asked(bytes));
    if (!line) return say(json_error(line.refusal()));
    const auto leaves = line->game->perft(line->record.from, depth,
                                          every_leaf ? PerftWay::every_leaf : PerftWay::bulk);
    if (!leaves) return say(json_error({leaves.refusal(), std::nullopt}));
    return say("{\"leaves\":" + std::to_string(*leaves) + '}');
}

/// {"move","score","depth","nodes"} or an error. The same request and level give the same move.
[[clang::export_name("think")]] std::size_t think_door(std::size_t bytes, int number) {
    const auto line = read_request(asked(bytes));
    if (!line) return say(json_error(line.refusal()));
    const Level* level = find_level(number);
    if (!level)
        return say(json_error({refuse("The computer has no level ", number, "."), std::nullopt}));
    const auto thought = line->game->think(
        line->record, limits_of(*level, asked(bytes).size(), line->game->gracious));
    if (!thought) return say(json_error(thought.refusal()));
    std::string json = "{\"move\":";
    write_json(json, thought->move.text);
    json += ",\"score\":" + std::to_string(thought->score);
    json += ",\"depth\":" + std::to_string(thought->depth);
    json += ",\"nodes\":" + std::to_string(thought->nodes) + '}';
    return say(std::move(json));
}
}
