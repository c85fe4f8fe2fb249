// posthouse-lab: measures how well engines play. `posthouse-lab --help` lists its subcommands.
#include "cli/manual_page.h"
#include "cli/program.h"
#include "strength/lab/commands.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <exception>
#include <iostream>
#include <string>

namespace posthouse::strength {
namespace {

/// posthouse-lab(1), as roff.
std::string manual(const CLI::App& app) {
    return cli::manual_head("POSTHOUSE-LAB", 1, POSTHOUSE_VERSION) +
           ".SH NAME\nposthouse\\-lab \\- measure how well engines play Posthouse's games\n"
           ".SH SYNOPSIS\n.B posthouse\\-lab\n.I command\n.RI [ options ]\n"
           ".SH DESCRIPTION\nFor those who change the search or write an engine.\n" +
           cli::manual_commands(app) +
           ".SH EXIT STATUS\n0: done. 1: failed. 2: refused.\n"
           ".SH SEE ALSO\n.BR posthouse (1)\n";
}

int run(int argc, char** argv) {
    CLI::App app("Posthouse's lab: measures how well engines play", "posthouse-lab");
    cli::prepare(app, POSTHOUSE_VERSION);
    const auto measuring = commands();
    measuring->add_to(app);
    CLI::App& packaged = *app.add_subcommand("manual", "print what a package ships");
    std::string what;
    packaged.add_option("what", what, "what to print")
        ->required()
        ->check(CLI::IsMember({"program", "completion"}));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? cli::after_printing(app, 0) : 2;
    }
    if (const auto status = measuring->run(app, std::cin, std::cout, std::cerr))
        return cli::after_printing(app, *status);
    std::cout << (what == "program" ? manual(app) : cli::bash_completion(app));
    return cli::after_printing(app, 0);
}

}  // namespace
}  // namespace posthouse::strength

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);  // a reader that is gone: the write fails
    try {
        return posthouse::strength::run(argc, argv);
    } catch (const std::exception& fault) {
        std::cerr << "posthouse-lab: " << fault.what() << '\n';
        return 1;
    }
}
