// Reads the syntax of messages.h.
#pragma once

#include "translation/messages.h"

#include <map>
#include <string>
#include <string_view>

namespace posthouse::translation {

/// The patterns of a file by their ids; those of terms begin with “-”. Throws std::runtime_error
/// with the line of an error.
std::map<std::string, MessagePattern, std::less<>> parse_messages(std::string_view file);

}  // namespace posthouse::translation
