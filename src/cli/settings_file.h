// Settings files in TOML whose names are those of options: of the server (app/config.h) and of a
// bot.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace posthouse::cli {

enum class SettingKind { text, number, flag, any };  // any: its option judges; also a list

struct KnownSetting {
    std::string_view name;      // `--name` when typed, `name = …` in the file
    std::string_view old_name;  // still accepted; may be empty
    SettingKind kind = SettingKind::any;
    std::string example{};  // a value as TOML writes it
};
struct KnownSettings {
    std::vector<KnownSetting> settings{};
    std::string listed_by;  // a command line that lists them
};
/// By today's name or the old one; null if there is none.
const KnownSetting* find_setting(const KnownSettings&, std::string_view name);
/// The name most like it; empty if none is close.
std::string_view nearest_name(const KnownSettings&, std::string_view typed);

/// What a settings file is reported for, a sentence each.
struct SettingsFindings {
    std::vector<std::string> wrong;
    std::vector<std::string> old_names;
};
/// What a file or the environment sets. What is typed on the command line takes precedence.
struct GivenSettings {
    std::vector<std::pair<std::string, std::string>> values;  // by today's name, as typed; a list's
                                                              // name comes again
    SettingsFindings findings;
};

/// `path` is for the sentences.
GivenSettings read_settings(std::string_view text, const std::string& path, const KnownSettings&);
/// The same; one finding if the file cannot be read.
GivenSettings read_settings_file(const std::string& path, const KnownSettings&);

/// `--config FILE`.
CLI::Option* add_config_option(CLI::App& command);
/// Sets the options that were not typed. What is wrong stops the command unless `findings` is
/// given. Settings that this command has no option for are ignored: one file serves several
/// commands.
void apply_settings(CLI::App& command, const GivenSettings&, const std::string& source,
                    SettingsFindings* findings = nullptr);
/// Adds `--config` for a file that may set any of the command's options; call it after they are
/// added.
void add_settings_file_of_options(CLI::App& command);

/// As TOML writes a text.
std::string in_quotation_marks(std::string_view text);

}  // namespace posthouse::cli
