#include "app/manual.h"

#include "app/config.h"
#include "cli/manual_page.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

namespace posthouse::app {
std::string program_manual(const CLI::App& app) {
    std::string text = cli::manual_head("POSTHOUSE", 1, POSTHOUSE_VERSION);
    text += ".SH NAME\nposthouse \\- a play-by-mail server for sowing games and OctiLite\n";
    text += ".SH SYNOPSIS\n.B posthouse\n.I command\n.RI [ options ]\n";
    text +=
        ".SH DESCRIPTION\n"
        "Posthouse serves matches of Wari, related games and OctiLite, on the web, by mail and in "
        "the terminal.\n"
        ".B posthouse serve\nstarts the server; its settings are in\n.BR posthouse.toml (5).\n";
    text += cli::manual_commands(app);
    text +=
        ".SH EXIT STATUS\n0: done. 1: failed, or something is overdue or wrong. 2: refused.\n"
        ".B posthouse receive\nexits 75 if the mail server is to retry.\n";
    text +=
        ".SH FILES\n.TP\n.I /etc/posthouse/posthouse.toml\nThe settings of the packaged server.\n"
        ".TP\n.I /var/lib/posthouse\nIts database, key and maildirs.\n";
    return text + ".SH SEE ALSO\n.BR posthouse.toml (5),\n.BR posthouse\\-lab (1)\n";
}

std::string settings_manual() {
    std::string text = cli::manual_head("POSTHOUSE.TOML", 5, POSTHOUSE_VERSION);
    text += ".SH NAME\nposthouse.toml \\- settings of a Posthouse server\n";
    text +=
        ".SH DESCRIPTION\nA file in TOML, one setting a line: text in quotation marks, numbers and "
        "true or false without; a # begins a comment. Name it with\n"
        ".B \\-\\-config\nor $\\fBPOSTHOUSE_CONFIG\\fR. Each setting is also an option of the "
        "same name, which has precedence.\n.B posthouse check\nchecks it.\n.SH SETTINGS\n";
    for (const Setting& one : settings()) {
        if (!one.heading.empty()) text += fmt::format(".SS {}\n", cli::roff(one.heading));
        text += fmt::format(".TP\n.B {} = {}\n{}", cli::roff(one.name),
                            cli::roff(one.example.empty() ? default_value(one)
                                                          : fmt::format("\"{}\"", one.example)),
                            cli::roff_sentence(one.description));
        if (!one.details.empty()) text += '\n' + cli::roff(one.details);
        text += '\n';
    }
    return text + ".SH SEE ALSO\n.BR posthouse (1)\n";
}

void add_manual(CLI::App& app, std::string& what) {
    CLI::App& command = *app.add_subcommand(
        "manual", "print what a package ships: manual pages, example settings, completion");
    command.add_option("what", what, "what to print")
        ->required()
        ->check(CLI::IsMember({"program", "settings", "example", "completion"}));
}

std::string manual(const CLI::App& app, const std::string& what) {
    if (what == "program") return program_manual(app);
    if (what == "settings") return settings_manual();
    return what == "example" ? example_settings() : cli::bash_completion(app);
}

}  // namespace posthouse::app
