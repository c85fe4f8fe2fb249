// A sign-up that waits for confirmation by mail. Until then its name is free.
#pragma once

#include "club/core/types.h"

#include <string>

namespace posthouse::club {

enum class SignUpId : std::int64_t {};

struct PendingSignUp {
    SignUpId id{};
    std::string name, password_hash, address;
    Instant expires{};
    UserId guest{};  // the guest who becomes this player; 0: none
};

}  // namespace posthouse::club
