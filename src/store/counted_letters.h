// The rate-limit key of a letter for StoreReader::answers_to.
#pragma once

#include "club/letter_limits.h"
#include "store/text_encoding.h"

#include <optional>
#include <string>

namespace posthouse::store {

/// Answers count by their address; letters that ask to confirm an address or a sign-up count
/// separately; none: the letter does not count.
inline std::optional<std::string> rate_limit_key(const club::Letter& letter) {
    if (letter.kind == club::LetterKind::answer) return fold_case(letter.address);
    if (letter.message_id.starts_with("confirm.") || letter.message_id.starts_with("signup."))
        return club::unconfirmed_key(fold_case(letter.address));
    return std::nullopt;
}

}  // namespace posthouse::store
