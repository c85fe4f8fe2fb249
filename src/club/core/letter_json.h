// The body of a letter as compact JSON, as it is stored.
#pragma once

#include "club/core/letter_body.h"

#include <string>
#include <string_view>

namespace posthouse::club {

/// Empty for an empty body.
std::string body_to_json(const LetterBody&);

/// Throws std::runtime_error if it is not such JSON (damage).
LetterBody body_from_json(std::string_view);

}  // namespace posthouse::club
