// The form in which names and addresses are compared: ASCII letters in lower case, all else as it
// is.
//
// Databases disagree about what the lower case of a text is, so none of them is asked.
//
// Deliberately absent: Unicode case folding. Two names that differ in the case of an é are two
// names.
#pragma once

#include "base/text.h"

#include <string>
#include <string_view>

namespace posthouse {

inline std::string folded(std::string_view words) {
    std::string form(words);
    for (char& c : form) c = lower(c);
    return form;
}

}  // namespace posthouse
