// WebAssembly interface of the rules: text in, JSON out. Comes with the first visit, so it has no
// more than a board needs; study_wasm.cpp has the rest.
//
// The caller calls `room`, writes the request there, calls `referee` or `describe` with its length,
// and reads as many bytes of `answer` as that returned. An answer is valid until the next call.
// `second_reads`: numbered houses are as Second sees them, not First.
#include "games/game.h"
#include "games/json_output.h"
#include "games/referee.h"
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
}
