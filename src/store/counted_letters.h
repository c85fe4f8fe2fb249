// Under which words a letter counts for Reader::answers_to.
#pragma once

#include "club/letter_limits.h"
#include "store/folded.h"

#include <optional>
#include <string>

namespace posthouse {

/// Answers under their address, letters that ask somebody to confirm an address or a sign-up under
/// words of their own; none: it does not count.
inline std::optional<std::string> counted_as(const Letter& letter) {
    if (letter.kind == LetterKind::answer) return folded(letter.address);
    if (letter.message_id.starts_with("confirm.") || letter.message_id.starts_with("signup."))
        return unconfirmed_words(folded(letter.address));
    return std::nullopt;
}

}  // namespace posthouse
