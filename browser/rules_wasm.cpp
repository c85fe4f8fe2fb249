// WebAssembly interface of the rules: text in, JSON out.
//
// The caller calls `room`, writes the request there, calls `referee` or `describe` with its length,
// and reads as many bytes of `answer` as that returned. An answer is valid until the next call.
// `second_reads`: numbered houses are as Second sees them, not First.
#include "games/game.h"
#include "games/json_output.h"
#include "games/referee.h"
#include "notation/game_text.h"
#include "wasm_abi.h"

#include <cstddef>
#include <string>
#include <string_view>

using namespace posthouse;

namespace {

posthouse::Side reader_of(bool second_reads) {
    return second_reads ? posthouse::Side::second : posthouse::Side::first;
}

}  // namespace

extern "C" {

[[clang::export_name("referee")]] std::size_t referee_door(std::size_t bytes) {
    return say(posthouse::games::referee(asked(bytes)));
}

[[clang::export_name("describe")]] std::size_t describe_door(std::size_t bytes, bool second_reads) {
    return say(posthouse::games::describe(asked(bytes), reader_of(second_reads)));
}

/// The games of a text (docs/game-notation.md), as games_json has them.
[[clang::export_name("notation")]] std::size_t notation_door(std::size_t bytes, bool second_reads) {
    return say(posthouse::notation::games_json(asked(bytes), reader_of(second_reads)));
}

/// The position as an SVG picture, with First's side at the bottom or Second's; `{"error"}` if the
/// request is refused.
[[clang::export_name("picture")]] std::size_t picture_door(std::size_t bytes, bool second_below) {
    const auto line = posthouse::games::read_request(asked(bytes));
    if (!line) return say(posthouse::games::json_error(line.error()));
    const auto steps = line->game->steps(line->record);
    if (!steps) return say(posthouse::games::json_error(steps.error()));
    const auto view = line->game->state(line->record);
    if (!view) return say(posthouse::games::json_error(view.error()));
    posthouse::games::BoardRenderOptions style;
    style.bottom = reader_of(second_below);
    if (!steps->empty()) style.last = &steps->back();
    const auto picture = line->game->picture(view->position, style);
    if (!picture) return say(posthouse::games::json_error({picture.error(), std::nullopt}));
    return say(*picture);
}
}
