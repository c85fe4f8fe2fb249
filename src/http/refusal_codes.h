// The codes of all refusals, from docs/refusals.md, which refusals_test holds to the sources.
#pragma once

#include <span>
#include <string_view>

namespace posthouse::http {

/// In the order of the alphabet.
std::span<const std::string_view> refusal_codes();

}  // namespace posthouse::http
