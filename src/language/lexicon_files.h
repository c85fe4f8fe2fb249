// The texts of lexicon/*.txt, embedded when the program is built.
#pragma once

#include <string_view>
#include <vector>

namespace posthouse::language {

std::vector<std::string_view> lexicon_files();

}  // namespace posthouse::language
