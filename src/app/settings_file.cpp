// Where a server's settings come from: its file and the environment.
#include "app/config.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

namespace posthouse::app {

GivenSettings read_settings(std::string_view text, const std::string& path) {
    return cli::read_settings(text, path, known_settings());
}

void add_settings_file(CLI::App& command, SettingsFindings* findings) {
    CLI::Option* path = cli::add_config_option(command);
    path->envname("POSTHOUSE_CONFIG");
    command.parse_complete_callback([&command, path, findings] {
        cli::apply_settings(command, read_environment(environment_of(environ)), "the environment",
                            findings);
        if (path->count() == 0) return;
        const auto name = path->as<std::string>();
        cli::apply_settings(command, cli::read_settings_file(name, known_settings()), name,
                            findings);
    });
}

}  // namespace posthouse::app
