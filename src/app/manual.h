// What a package has beside the program, written from the same tables as --help: manual pages, the
// commented example of the settings, the completion of command lines in bash.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace posthouse::app {

/// posthouse(1), in man's own language.
std::string program_manual(const CLI::App&);
/// posthouse.toml(5).
std::string settings_manual();
/// To be sourced by bash.
std::string bash_completion(const CLI::App&);

/// `posthouse manual WHAT`: program, settings, example or completion.
void add_manual(CLI::App& app, std::string& what);
std::string manual(const CLI::App&, const std::string& what);

}  // namespace posthouse::app
