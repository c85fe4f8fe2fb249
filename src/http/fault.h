// Where this folder's faults are told to whoever runs the house. Never anything of what people
// sent.
#pragma once

#include <string_view>

namespace posthouse {

/// `where` is what was being done: "a page's request".
void log_fault(std::string_view where, std::string_view what);

}  // namespace posthouse
