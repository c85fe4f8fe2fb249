// `tablebase info` and `tablebase verify`: what files of tables say of themselves, and whether they
// are what was written.
//
// Deliberately absent: any game.
#pragma once

#include "base/refusal.h"

#include <filesystem>
#include <ostream>

namespace posthouse::app {

/// A line for each of a folder's tables; more of a single file. The exit status: 1 where one of
/// them cannot be read.
Expected<int> tell_table_files(const std::filesystem::path& path, std::ostream& out,
                               std::ostream& err);

/// Reads and decodes all. 1 where one of them is damaged.
Expected<int> verify_table_files(const std::filesystem::path& path, int threads, std::ostream& out,
                                 std::ostream& err);

}  // namespace posthouse::app
