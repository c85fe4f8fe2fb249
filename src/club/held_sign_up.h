// A sign-up that waits for the answer to a letter. Until then the name is nobody's.
#pragma once

#include "club/types.h"

#include <string>

namespace posthouse::club {

enum class SignUpId : std::int64_t {};

struct HeldSignUp {
    SignUpId id{};
    std::string name, password_hash, address;
    Instant expires{};
};

}  // namespace posthouse::club
