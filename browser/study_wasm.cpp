// WebAssembly interface of what only studying and sharing games needs: reading and printing them as
// text, and pictures. Requests are passed as in rules_wasm.cpp.
#include "games/game.h"
#include "games/json_output.h"
#include "games/referee.h"
#include "notation/game_text.h"
#include "wasm_abi.h"

#include <cstddef>

using namespace posthouse;

namespace {

posthouse::Side reader_of(bool second_reads) {
    return second_reads ? posthouse::Side::second : posthouse::Side::first;
}

}  // namespace

extern "C" {

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
