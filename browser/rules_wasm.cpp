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

[[clang::export_name("referee")]] std::size_t referee_export(std::size_t bytes) {
    return set_answer(posthouse::games::referee(request_text(bytes)));
}

[[clang::export_name("describe")]] std::size_t describe_export(std::size_t bytes,
                                                               bool second_reads) {
    return set_answer(posthouse::games::describe(request_text(bytes), reader_of(second_reads)));
}

/// The games of a text (docs/game-notation.md), as games_json has them.
[[clang::export_name("notation")]] std::size_t notation_export(std::size_t bytes,
                                                               bool second_reads) {
    return set_answer(
        posthouse::notation::games_json(request_text(bytes), reader_of(second_reads)));
}

/// The position as an SVG picture, with First's side at the bottom or Second's; `{"error"}` if the
/// request is refused.
[[clang::export_name("picture")]] std::size_t picture_export(std::size_t bytes, bool second_below) {
    const auto line = posthouse::games::read_request(request_text(bytes));
    if (!line) return set_answer(posthouse::games::json_error(line.error()));
    const auto steps = line->game->steps(line->record);
    if (!steps) return set_answer(posthouse::games::json_error(steps.error()));
    const auto view = line->game->state(line->record);
    if (!view) return set_answer(posthouse::games::json_error(view.error()));
    posthouse::games::BoardRenderOptions style;
    style.bottom = reader_of(second_below);
    if (!steps->empty()) style.last = &steps->back();
    const auto picture = line->game->picture(view->position, style);
    if (!picture) return set_answer(posthouse::games::json_error({picture.error(), std::nullopt}));
    return set_answer(*picture);
}
}
