// What every door between the page and a WebAssembly module has: the room into which a request is
// written, and the answer, which stands until the next call. The caller asks for `room`, writes
// into it, calls a question with the request's length, and reads `answer`.
//
// Included by exactly one file of a module: it exports these two.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace {

std::string request;
std::string answered;

/// The answer's length.
std::size_t say(std::string words) {
    answered = std::move(words);
    return answered.size();
}

std::string_view asked(std::size_t bytes) {
    return std::string_view(request).substr(0, bytes);
}

}  // namespace

extern "C" {

[[clang::export_name("room")]] char* room(std::size_t bytes) {
    request.resize(bytes);
    return request.data();
}

[[clang::export_name("answer")]] const char* answer() {
    return answered.data();
}
}
