// Reads settings from the environment and from systemd's credentials, as containers and services
// have them.
#include "app/config.h"

#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <optional>

namespace posthouse::app {
namespace {

constexpr std::string_view prefix = "POSTHOUSE_", of_file = "_FILE";
/// Not settings: where the others are, and what our own scripts and tests use.
constexpr std::string_view others[] = {"POSTHOUSE_CONFIG", "POSTHOUSE_BUILD", "POSTHOUSE_OPTIONS"};

/// base-url → BASE_URL.
std::string in_capitals(std::string_view name) {
    std::string variable;
    for (const char c : name)
        variable += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    return variable;
}

std::string as_setting(std::string_view variable) {
    std::string name;
    for (const char c : variable)
        name += c == '_' ? '-' : static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return name;
}

/// A file's text without the line end that editors add; empty if it cannot be read.
std::optional<std::string> secret_in(const std::string& path) {
    std::ifstream file(path);
    std::string text((std::istreambuf_iterator<char>(file)), {});
    if (file.bad() || !file.is_open()) return std::nullopt;
    while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
    return text;
}

bool is_text(const Setting& setting) {
    return std::holds_alternative<std::string Config::*>(setting.member);
}

class Reader {
public:
    explicit Reader(const Environment& environment) : environment_(environment) {}

    GivenSettings read() {
        for (const Setting& setting : settings()) read_one(setting);
        for (const auto& [variable, value] : environment_) find_misspelled(variable);
        return std::move(read_);
    }

private:
    void read_one(const Setting& setting) {
        const std::string variable = fmt::format("{}{}", prefix, in_capitals(setting.name));
        if (const auto value = environment_.find(variable); value != environment_.end())
            return add(setting, value->second);
        if (!is_text(setting)) return;
        // The setting relay-password-file has such a name itself.
        const std::string file = fmt::format("{}{}", variable, of_file);
        const bool is_own = find_setting(as_setting(file.substr(prefix.size()))) != nullptr;
        if (const auto path = environment_.find(file); path != environment_.end() && !is_own)
            return add_secret(setting, path->second, file);
        if (const auto folder = environment_.find("CREDENTIALS_DIRECTORY");
            folder != environment_.end()) {
            const std::string path = fmt::format("{}/posthouse.{}", folder->second, setting.name);
            if (std::ifstream(path).is_open()) add_secret(setting, path, "its credential");
        }
    }

    void add(const Setting& setting, const std::string& value) {
        read_.values.emplace_back(setting.name, value);
    }
    void add_secret(const Setting& setting, const std::string& path, std::string_view source) {
        if (auto text = secret_in(path)) return add(setting, *text);
        read_.findings.wrong.push_back(fmt::format(
            "The file “{}”, which {} names for “{}”, cannot be read.", path, source, setting.name));
    }

    void find_misspelled(std::string_view variable) {
        if (!variable.starts_with(prefix)) return;
        for (const std::string_view other : others)
            if (variable == other) return;
        std::string name = as_setting(variable.substr(prefix.size()));
        if (find_setting(name)) return;
        if (name.ends_with("-file")) name.resize(name.size() - of_file.size());
        if (const Setting* setting = find_setting(name); setting && is_text(*setting)) return;
        const std::string_view nearest = nearest_setting(name);
        if (nearest.empty()) return;
        read_.findings.wrong.push_back(fmt::format("The environment has {}: did you mean {}{}?",
                                                   variable, prefix, in_capitals(nearest)));
    }

    const Environment& environment_;
    GivenSettings read_;
};

}  // namespace

Environment environment_of(const char* const* variables) {
    Environment environment;
    for (; *variables; ++variables) {
        const std::string_view one = *variables;
        const auto equals = one.find('=');
        if (equals != std::string_view::npos)
            environment.emplace(one.substr(0, equals), one.substr(equals + 1));
    }
    return environment;
}

GivenSettings read_environment(const Environment& environment) {
    return Reader(environment).read();
}

}  // namespace posthouse::app
