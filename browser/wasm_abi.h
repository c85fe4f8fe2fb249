// Shared by all WebAssembly modules: the buffers for request and answer. The caller calls `room`,
// writes the request there, calls a function with its length, and reads `answer`, which is valid
// until the next call. Include it in exactly one file of a module: it exports these two.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace {

std::string request;
std::string answered;

/// Returns the answer's length.
std::size_t set_answer(std::string words) {
    answered = std::move(words);
    return answered.size();
}

std::string_view request_text(std::size_t bytes) {
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
