// The refusals that the server can answer with: tools/refusals.mjs collects them from the sources.
#pragma once

#include <span>
#include <string_view>

namespace posthouse::http {

/// In the order of the alphabet.
std::span<const std::string_view> refusal_codes();

/// The codes and their English sentences, in which {name} stands for a parameter: a table in
/// Markdown.
std::string_view refusal_table();

}  // namespace posthouse::http
