// A key that is equal for names that look alike, such as I, l and 1.
#pragma once

#include "base/inplace.h"

#include <string>
#include <string_view>

namespace posthouse::club {

/// The SQL stores compute the same (store/sql_rows.cpp, index users_at_a_glance).
inline std::string lookalike_key(std::string_view name) {
    std::string seen;
    for (const char c : name) {
        if (c == 'I' || c == '1')
            seen += 'l';
        else if (c == '0')
            seen += 'o';
        else
            seen += c == '_' ? '-' : to_lower(c);
    }
    return seen;
}

}  // namespace posthouse::club
