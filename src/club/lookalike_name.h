// A name as a hasty eye reads it: names that are the same then are too easily taken for each other.
#pragma once

#include "base/inplace.h"

#include <string>
#include <string_view>

namespace posthouse::club {

/// The SQL stores say the same in their own words (store/sql_queries.cpp, the index
/// users_at_a_glance).
inline std::string lookalike_key(std::string_view name) {
    std::string seen;
    for (const char c : name) {
        if (c == 'I' || c == '1')
            seen += 'l';
        else if (c == '0')
            seen += 'o';
        else
            seen += c == '_' ? '-' : lower(c);
    }
    return seen;
}

}  // namespace posthouse::club
