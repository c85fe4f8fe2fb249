#include "cli/settings_file.h"

#include "base/inplace.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>
#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

namespace posthouse::cli {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// Old files had lines like `host = example.org`, which is no TOML: how to write them now. Empty if
/// that is not the problem.
std::vector<std::string> old_lines_as_toml(std::string_view text, const KnownSettings& known) {
    std::vector<std::string> instead;
    while (!text.empty()) {
        const std::string_view line = trimmed(take_until(text, '\n'));
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos || line.starts_with('#')) continue;
        const KnownSetting* setting = find_setting(known, trimmed(line.substr(0, equals)));
        const std::string_view value = trimmed(line.substr(equals + 1));
        if (!setting || setting->kind != SettingKind::text) continue;
        if (value.starts_with('"') || value.starts_with('\'')) continue;
        instead.push_back(fmt::format("{} = {}", setting->name, in_quotation_marks(value)));
    }
    return instead;
}

std::string unknown(std::string_view name, const std::string& path, const KnownSettings& known) {
    const std::string_view nearest = nearest_name(known, name);
    return fmt::format("{}: there is no setting “{}”{}", path, truncate(name, 60),
                       nearest.empty() ? fmt::format("; `{}` lists them.", known.listed_by)
                                       : fmt::format(": did you mean “{}”?", nearest));
}

/// The value as it would be typed; empty if it has the wrong type.
std::optional<std::string> as_typed(SettingKind kind, const toml::node& value) {
    const bool any = kind == SettingKind::any;
    if (value.is_string() && (any || kind == SettingKind::text)) return value.value<std::string>();
    if (value.is_integer() && (any || kind == SettingKind::number))
        return std::to_string(**value.as_integer());
    if (value.is_boolean() && (any || kind == SettingKind::flag))
        return **value.as_boolean() ? "true" : "false";
    return std::nullopt;
}

/// Each of a list, or the one.
std::optional<std::vector<std::string>> all_as_typed(SettingKind kind, const toml::node& value) {
    std::vector<std::string> all;
    const auto add = [&](const toml::node& one) {
        auto typed = as_typed(kind, one);
        if (typed) all.push_back(*std::move(typed));
        return typed.has_value();
    };
    const toml::array* list = kind == SettingKind::any ? value.as_array() : nullptr;
    if (!list) return add(value) ? std::optional(all) : std::nullopt;
    for (const toml::node& one : *list)
        if (!add(one)) return std::nullopt;
    return all;
}

std::string_view described(SettingKind kind) {
    switch (kind) {
        case SettingKind::text:
            return "text in quotation marks";
        case SettingKind::number:
            return "a whole number";
        case SettingKind::flag:
            return "true or false";
        case SettingKind::any:
            break;
    }
    return "text in quotation marks, a whole number, true or false, or a list of them";
}

void read_one(const toml::key& key, const toml::node& value, const std::string& path,
              const KnownSettings& known, GivenSettings& read) {
    const std::string name(key.str());
    if (value.is_table())
        return read.findings.wrong.push_back(
            fmt::format("{}: “[{}]” begins a group, but settings have no groups: remove it.", path,
                        truncate(name, 60)));
    const KnownSetting* setting = find_setting(known, name);
    if (!setting) return read.findings.wrong.push_back(unknown(name, path, known));
    if (name == setting->old_name)
        read.findings.old_names.push_back(fmt::format(
            "{}: “{}” is now called “{}”. The old name still works.", path, name, setting->name));
    if (const auto typed = all_as_typed(setting->kind, value)) {
        for (const std::string& one : *typed) read.values.emplace_back(setting->name, one);
        return;
    }
    const std::string example = setting->example.empty()
                                    ? ""
                                    : fmt::format(", for example: {} = {}", name, setting->example);
    read.findings.wrong.push_back(
        fmt::format("{}: “{}” must be {}{}", path, name, described(setting->kind), example));
}

/// The options that a file may set.
KnownSettings options_of(const CLI::App& command) {
    KnownSettings known{.listed_by = fmt::format("posthouse {} --help", command.get_name())};
    for (const CLI::Option* option : command.get_options()) {
        const auto& names = option->get_lnames();
        if (names.empty() || names.front() == "help" || names.front() == "config") continue;
        known.settings.push_back(
            {names.front(), names.size() > 1 ? std::string_view(names[1]) : std::string_view()});
    }
    return known;
}

/// Edit distance that counts a transposition as one (optimal string alignment).
std::size_t distance(std::string_view one, std::string_view two) {
    std::vector<std::vector<std::size_t>> far(one.size() + 1,
                                              std::vector<std::size_t>(two.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i)
        for (std::size_t j = 0; j <= two.size(); ++j) {
            if (i == 0 || j == 0) {
                far[i][j] = i + j;
                continue;
            }
            far[i][j] = std::min({far[i - 1][j] + 1, far[i][j - 1] + 1,
                                  far[i - 1][j - 1] + (one[i - 1] == two[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && one[i - 1] == two[j - 2] && one[i - 2] == two[j - 1])
                far[i][j] = std::min(far[i][j], far[i - 2][j - 2] + 1);
        }
    return far[one.size()][two.size()];
}

}  // namespace

const KnownSetting* find_setting(const KnownSettings& known, std::string_view name) {
    const auto found = std::ranges::find_if(known.settings, [name](const KnownSetting& one) {
        return one.name == name || (!one.old_name.empty() && one.old_name == name);
    });
    return found == known.settings.end() ? nullptr : &*found;
}

std::string_view nearest_name(const KnownSettings& known, std::string_view typed) {
    std::string_view nearest;
    std::size_t least = std::max<std::size_t>(2, typed.size() / 3) + 1;
    for (const KnownSetting& one : known.settings)
        if (const std::size_t far = distance(typed, one.name); far < least) {
            least = far;
            nearest = one.name;
        }
    return nearest;
}

GivenSettings read_settings(std::string_view text, const std::string& path,
                            const KnownSettings& known) {
    GivenSettings read;
    try {
        const toml::table parsed = toml::parse(text, path);
        for (const auto& [key, value] : parsed) read_one(key, value, path, known, read);
    } catch (const toml::parse_error& error) {
        if (const auto instead = old_lines_as_toml(text, known); !instead.empty())
            read.findings.wrong.push_back(fmt::format(
                "{}: text must be in quotation marks. Write: {}", path, fmt::join(instead, "; ")));
        else
            read.findings.wrong.push_back(fmt::format(
                "{}, line {}: {}", path, error.source().begin.line, error.description()));
    }
    return read;
}

GivenSettings read_settings_file(const std::string& path, const KnownSettings& known) {
    std::ifstream file(path);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    if (file.bad() || !file.is_open()) return {{}, {{"“" + path + "” cannot be read."}, {}}};
    return read_settings(text, path, known);
}

CLI::Option* add_config_option(CLI::App& command) {
    return command.add_option("--config", "read settings from this file, named like these options")
        ->expected(1)
        ->type_name("FILE");
}

void apply_settings(CLI::App& command, const GivenSettings& given, const std::string& source,
                    SettingsFindings* findings) {
    if (!findings && !given.findings.wrong.empty())
        throw CLI::ConfigError(fmt::format("{}", fmt::join(given.findings.wrong, "\n")));
    if (findings) {
        std::ranges::copy(given.findings.wrong, std::back_inserter(findings->wrong));
        std::ranges::copy(given.findings.old_names, std::back_inserter(findings->old_names));
    }
    for (std::size_t next = 0; next < given.values.size();) {
        const std::string& name = given.values[next].first;
        std::vector<std::string> values;
        for (; next < given.values.size() && given.values[next].first == name; ++next)
            values.push_back(given.values[next].second);
        CLI::Option* option = command.get_option_no_throw("--" + name);
        if (!option || option->count() > 0) continue;
        try {
            for (const std::string& value : values) option->add_result(value);
            option->run_callback();
        } catch (const CLI::ParseError& error) {
            const std::string sentence = fmt::format("{}: {}", source, error.what());
            if (!findings) throw CLI::ConfigError(sentence);
            findings->wrong.push_back(sentence);
            option->clear();
        }
    }
}

void add_settings_file_of_options(CLI::App& command) {
    CLI::Option* path = add_config_option(command);
    command.parse_complete_callback([&command, path] {
        if (path->count() == 0) return;
        const auto name = path->as<std::string>();
        apply_settings(command, read_settings_file(name, options_of(command)), name);
    });
}

std::string in_quotation_marks(std::string_view text) {
    std::string quoted = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

}  // namespace posthouse::cli
