// Texts that a package ships, written from the tables of --help: manual pages, commented example
// settings, bash completion (cli/manual_page.h).
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace posthouse::app {

/// posthouse(1), as roff.
std::string program_manual(const CLI::App&);
/// posthouse.toml(5).
std::string settings_manual();

/// `posthouse manual WHAT`: program, settings, example or completion.
void add_manual(CLI::App& app, std::string& what);
std::string manual(const CLI::App&, const std::string& what);

}  // namespace posthouse::app
