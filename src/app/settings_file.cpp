// Reads a settings file: TOML whose names are those of the settings.
#include "app/config.h"

#include "base/inplace.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>
#include <unistd.h>
#include <CLI/CLI.hpp>
#include <fstream>
#include <iterator>
#include <optional>

namespace posthouse::app {
namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// Old files had lines like `host = example.org`, which is no TOML: how to write them now. Empty if
/// that is not the problem.
std::vector<std::string> old_lines_as_toml(std::string_view text) {
    std::vector<std::string> instead;
    while (!text.empty()) {
        const std::string_view line = trimmed(take_until(text, '\n'));
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos || line.starts_with('#')) continue;
        const Setting* setting = find_setting(trimmed(line.substr(0, equals)));
        const std::string_view value = trimmed(line.substr(equals + 1));
        if (!setting || !std::holds_alternative<std::string Config::*>(setting->member)) continue;
        if (value.starts_with('"') || value.starts_with('\'')) continue;
        instead.push_back(fmt::format("{} = {}", setting->name, in_quotation_marks(value)));
    }
    return instead;
}

std::string unknown(std::string_view name, const std::string& path) {
    const std::string_view nearest = nearest_setting(name);
    return fmt::format("{}: there is no setting “{}”{}", path, truncate(name, 60),
                       nearest.empty() ? "; `posthouse serve --help` lists them."
                                       : fmt::format(": did you mean “{}”?", nearest));
}

/// The value as it would be typed; empty if it has the wrong type.
std::optional<std::string> as_typed(const Setting& setting, const toml::node& value) {
    if (std::holds_alternative<std::string Config::*>(setting.member))
        return value.is_string() ? value.value<std::string>() : std::nullopt;
    if (std::holds_alternative<int Config::*>(setting.member))
        return value.is_integer() ? std::optional(std::to_string(**value.as_integer()))
                                  : std::nullopt;
    if (!value.is_boolean()) return std::nullopt;
    return **value.as_boolean() ? "true" : "false";
}

void read_one(const toml::key& key, const toml::node& value, const std::string& path,
              GivenSettings& read) {
    const std::string name(key.str());
    if (value.is_table())
        return read.findings.wrong.push_back(
            fmt::format("{}: “[{}]” begins a group, but settings have no groups: remove it.", path,
                        truncate(name, 60)));
    const Setting* setting = find_setting(name);
    if (!setting) return read.findings.wrong.push_back(unknown(name, path));
    if (name == setting->old_name)
        read.findings.old_names.push_back(fmt::format(
            "{}: “{}” is now called “{}”. The old name still works.", path, name, setting->name));
    if (auto typed = as_typed(*setting, value))
        return read.values.emplace_back(setting->name, *std::move(typed)), void();
    const bool text = std::holds_alternative<std::string Config::*>(setting->member);
    const bool number = std::holds_alternative<int Config::*>(setting->member);
    read.findings.wrong.push_back(fmt::format(
        "{}: “{}” must be {}, for example: {} = {}", path, name,
        text     ? "text in quotation marks"
        : number ? "a whole number"
                 : "true or false",
        name,
        setting->example.empty() ? default_value(*setting) : in_quotation_marks(setting->example)));
}

void set(CLI::App& command, const GivenSettings& read, const std::string& path,
         SettingsFindings* findings) {
    for (const auto& [name, value] : read.values) {
        CLI::Option* option = command.get_option_no_throw("--" + name);
        if (!option || option->count() > 0) continue;
        try {
            option->add_result(value);
            option->run_callback();
        } catch (const CLI::ParseError& error) {
            const std::string sentence = fmt::format("{}: {}", path, error.what());
            if (!findings) throw CLI::ConfigError(sentence);
            findings->wrong.push_back(sentence);
            option->clear();
        }
    }
}

}  // namespace

GivenSettings read_settings(std::string_view text, const std::string& path) {
    GivenSettings read;
    try {
        const toml::table parsed = toml::parse(text, path);
        for (const auto& [key, value] : parsed) read_one(key, value, path, read);
    } catch (const toml::parse_error& error) {
        if (const auto instead = old_lines_as_toml(text); !instead.empty())
            read.findings.wrong.push_back(fmt::format(
                "{}: text must be in quotation marks. Write: {}", path, fmt::join(instead, "; ")));
        else
            read.findings.wrong.push_back(fmt::format(
                "{}, line {}: {}", path, error.source().begin.line, error.description()));
    }
    return read;
}

GivenSettings read_settings_file(const std::string& path) {
    std::ifstream file(path);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    if (file.bad() || !file.is_open()) return {{}, {{"“" + path + "” cannot be read."}, {}}};
    return read_settings(text, path);
}

void add_settings_file(CLI::App& command, SettingsFindings* findings) {
    CLI::Option* path =
        command.add_option("--config", "read settings from this file, named like these options");
    path->expected(1)->type_name("FILE")->envname("POSTHOUSE_CONFIG");
    command.parse_complete_callback([&command, path, findings] {
        const auto apply = [&](const GivenSettings& read, const std::string& source) {
            if (findings) {
                for (const std::string& wrong : read.findings.wrong)
                    findings->wrong.push_back(wrong);
                for (const std::string& name : read.findings.old_names)
                    findings->old_names.push_back(name);
            } else if (!read.findings.wrong.empty()) {
                throw CLI::ConfigError(fmt::format("{}", fmt::join(read.findings.wrong, "\n")));
            }
            set(command, read, source, findings);
        };
        apply(read_environment(environment_of(environ)), "the environment");
        if (path->count() == 0) return;
        const auto name = path->as<std::string>();
        apply(read_settings_file(name), name);
    });
}

}  // namespace posthouse::app
