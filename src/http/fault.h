// Where this folder's faults are told to whoever runs the house. Never anything of what people
// sent.
#pragma once

#include <exception>
#include <string_view>

namespace posthouse::http {

inline constexpr std::string_view house_is_damaged =
    "The house’s database is damaged; nothing was done. Tell the operator: it must be restored.";

/// What whoever asked is told of it.
std::string_view in_words(const std::exception&);

/// `where` is what was being done: "a page's request".
void log_fault(std::string_view where, std::string_view what);

}  // namespace posthouse::http
