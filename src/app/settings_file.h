// A command's options read from a file: `--config FILE`, with lines like `host = example.org`,
// named as the options are. What is typed beside it counts instead.
//
// Read here rather than by CLI11, which (2.1) passes over the file of a subcommand without a word.
//
// Deliberately absent: options with several values.
#pragma once

#include <CLI/App.hpp>

namespace posthouse {

/// One file may serve several commands: lines that only another command knows are passed over, and
/// those that none knows are refused.
void add_settings_file(CLI::App& command);

}  // namespace posthouse
