// The plural categories of whole numbers in each language, as the Unicode CLDR has them.
#pragma once

#include <cstdint>
#include <string_view>

namespace posthouse::translation {

/// "zero", "one", "two", "few", "many" or "other". A language that is not listed is counted as
/// English is.
std::string_view plural_category(std::string_view language, std::int64_t number);

}  // namespace posthouse::translation
