// The table of what the host of a house may choose: each setting once. The command line, the
// settings file, the commented example, its manual page and `posthouse check` all come from it.
//
// Deliberately absent: the values (configuration.h), reading the file (settings_file.h).
#pragma once

#include "app/configuration.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace CLI {
class App;
}

namespace posthouse::app {

/// Which subcommands take a setting on their command line. A settings file may always have it.
enum class SettingFor { house, serve };  // house: whatever works on a house; serve: that alone

struct Setting {
    std::string_view name;  // `--name` when typed, `name = …` in the file
    std::variant<std::string Config::*, int Config::*, bool Config::*> where;
    SettingFor used_by = SettingFor::house;
    std::string_view about;      // one line, as --help has it
    std::string_view more{};     // what else the example file and the manual say; may be empty
    std::string_view example{};  // as it might be set, where that is not the default; may be empty
    int least = 0, most = 0;     // of a number
    bool memory = false;         // a text that is an amount of memory
    std::string_view heading{};  // begins a group of settings in the file; empty: it goes on
};

std::span<const Setting> settings();
const Setting* find_setting(std::string_view name);

/// The name that was most likely meant; empty where none is near.
std::string_view nearest_setting(std::string_view typed);

/// The options of a subcommand that works on a house: `--config` and the settings for it. What is
/// wrong with the file stops it, unless it is handed to `wrong`.
void add_settings(CLI::App& command, Config&, SettingFor which,
                  std::vector<std::string>* wrong = nullptr);

/// “the folder” as “The folder.”
std::string as_sentence(std::string_view about);

/// How the default stands in a file: `"127.0.0.1:8080"`, `18`, `false`.
std::string default_value(const Setting&);

/// The commented file with every setting, each set to its default or, behind a `#`, as it might be.
std::string example_settings();

}  // namespace posthouse::app
