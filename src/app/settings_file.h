// A command's options read from a file: `--config FILE`, in TOML, with lines like `host =
// "example.org"`, named as the options are. What is typed beside it counts instead.
//
// Deliberately absent: tables and lists: a setting has one value.
#pragma once

#include <CLI/App.hpp>

#include <string>
#include <utility>
#include <vector>

namespace posthouse::app {

/// What a settings file says, as it would be typed, and what is wrong with it, a sentence each.
struct SettingsFile {
    std::vector<std::pair<std::string, std::string>> values;  // by name
    std::vector<std::string> wrong;
};
/// `path` is for the sentences.
SettingsFile read_settings(std::string_view text, const std::string& path);
/// The same, or one sentence: it cannot be read.
SettingsFile read_settings_file(const std::string& path);

/// One file serves several commands: settings that this one has no option for are passed over. What
/// is wrong with it stops the command, unless it is handed to `wrong`.
void add_settings_file(CLI::App& command, std::vector<std::string>* wrong = nullptr);

}  // namespace posthouse::app
