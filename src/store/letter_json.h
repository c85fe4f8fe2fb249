// The body of a letter as compact JSON, as it is stored.
#pragma once

#include "club/letter_body.h"

#include <string>
#include <string_view>

namespace posthouse::store {

/// Empty for an empty body.
std::string body_to_json(const club::LetterBody&);

/// Throws std::runtime_error if it is not such JSON (damage).
club::LetterBody body_from_json(std::string_view);

}  // namespace posthouse::store
