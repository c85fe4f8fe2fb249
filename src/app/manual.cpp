#include "app/manual.h"

#include "app/config.h"
#include "base/inplace.h"
#include "cli/help_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <vector>

namespace posthouse::app {
namespace {

/// Text for man(1): escapes commands, and hyphens so that they can be copied.
std::string plain(std::string_view words) {
    std::string text;
    bool line_begins = true;
    for (char c : words) {
        if (line_begins && (c == '.' || c == '\'')) text += "\\&";
        line_begins = c == '\n';
        if (c == '\\')
            text += "\\e";
        else if (c == '-')
            text += "\\-";
        else
            text += c;
    }
    return text;
}

std::string sentence(std::string_view words) {
    return plain(as_sentence(words));
}

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
    std::vector<const CLI::App*> commands;
    for (const CLI::App* one : app.get_subcommands({}))
        if (!one->get_group().empty()) commands.push_back(one);
    return commands;
}

std::vector<const CLI::Option*> options_of(const CLI::App& app) {
    std::vector<const CLI::Option*> options;
    for (const CLI::Option* one : app.get_options({}))
        if (!one->get_group().empty()) options.push_back(one);
    return options;
}

/// The words of an option that takes one of several.
std::vector<std::string> choices_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t open = type.find('{'), close = type.find('}');
    std::vector<std::string> choices;
    if (open == std::string::npos || close == std::string::npos) return choices;
    std::string_view rest = std::string_view(type).substr(open + 1, close - open - 1);
    while (!rest.empty()) choices.emplace_back(take_until(rest, ','));
    return choices;
}

std::string wanted_by(const CLI::Option& option) {
    if (option.get_type_size() == 0) return {};
    const auto choices = choices_of(option);
    if (choices.empty()) {
        const std::string type = option.get_type_name();
        const std::string name = type.substr(0, type.find(':'));
        return name == "INT" || name == "UINT" || name == "FLOAT" ? "N" : name;
    }
    std::string words;
    for (const std::string& one : choices) words += (words.empty() ? "" : "|") + one;
    return words;
}

void print_option(const CLI::Option& option, std::string& text) {
    text += ".TP\n";
    if (option.get_positional()) {
        text += fmt::format(".I {}\n", plain(option.get_name(true)));
    } else {
        const std::string wanted = wanted_by(option);
        text += fmt::format(".B {}", plain(cli::shown_name(option)));
        text += wanted.empty() ? "\n" : fmt::format(" \\fI{}\\fR\n", plain(wanted));
    }
    text += sentence(option.get_description());
    if (!option.get_default_str().empty())
        text += fmt::format(" Default: {}.", plain(option.get_default_str()));
    if (!option.get_envname().empty())
        text += fmt::format(" Or $\\fB{}\\fR.", plain(option.get_envname()));
    text += '\n';
}

void print_command(const CLI::App& command, const std::string& called, std::string& text) {
    const auto within = commands_of(command);
    if (within.empty() || command.get_require_subcommand_min() == 0) {
        text += fmt::format(".SS {}\n{}\n", plain(called), sentence(command.get_description()));
        for (const CLI::Option* option : options_of(command))
            if (option->get_name() != "--help") print_option(*option, text);
    }
    for (const CLI::App* one : within) print_command(*one, called + ' ' + one->get_name(), text);
}

/// What may follow a subcommand: "posthouse admin) words='users show';;".
void complete_command(const CLI::App& command, const std::string& called, std::string& cases) {
    std::string words;
    const auto add = [&words](const std::string& word) {
        words += (words.empty() ? "" : " ") + word;
    };
    for (const CLI::App* one : commands_of(command)) add(one->get_name());
    for (const CLI::Option* option : options_of(command)) {
        if (option->get_positional())
            for (const std::string& choice : choices_of(*option)) add(choice);
        if (!option->get_lnames().empty()) add("--" + option->get_lnames().front());
    }
    cases += fmt::format("        '{}') words='{}' ;;\n", called, words);
    for (const CLI::App* one : commands_of(command))
        complete_command(*one, called + ' ' + one->get_name(), cases);
}

/// What may follow an option that takes one of several words.
void complete_values(const CLI::App& command, std::string& cases) {
    for (const CLI::Option* option : options_of(command))
        if (const auto choices = choices_of(*option);
            !choices.empty() && !option->get_lnames().empty()) {
            const std::string begin = fmt::format("        --{})", option->get_lnames().front());
            if (cases.find(begin) != std::string::npos) continue;
            cases += fmt::format("{} words='{}' ;;\n", begin, fmt::join(choices, " "));
        }
    for (const CLI::App* one : commands_of(command)) complete_values(*one, cases);
}

std::string head(std::string_view name, int section) {
    return fmt::format(".TH {} {} \"\" \"Posthouse {}\" \"Posthouse\"\n.nh\n", name, section,
                       POSTHOUSE_VERSION);
}

}  // namespace

std::string program_manual(const CLI::App& app) {
    std::string text = head("POSTHOUSE", 1);
    text += ".SH NAME\nposthouse \\- a play-by-mail server for sowing games and OctiLite\n";
    text += ".SH SYNOPSIS\n.B posthouse\n.I command\n.RI [ options ]\n";
    text +=
        ".SH DESCRIPTION\n"
        "Posthouse serves matches of Wari, related games and OctiLite, on the web, by mail and in "
        "the terminal.\n"
        ".B posthouse serve\nstarts the server; its settings are in\n.BR posthouse.toml (5).\n";
    text += ".SH COMMANDS\n";
    for (const CLI::App* one : commands_of(app)) print_command(*one, one->get_name(), text);
    text +=
        ".SH EXIT STATUS\n0: done. 1: failed, or something is overdue or wrong. 2: refused.\n"
        ".B posthouse receive\nexits 75 if the mail server is to retry.\n";
    text +=
        ".SH FILES\n.TP\n.I /etc/posthouse/posthouse.toml\nThe settings of the packaged server.\n"
        ".TP\n.I /var/lib/posthouse\nIts database, key and maildirs.\n";
    return text + ".SH SEE ALSO\n.BR posthouse.toml (5)\n";
}

std::string settings_manual() {
    std::string text = head("POSTHOUSE.TOML", 5);
    text += ".SH NAME\nposthouse.toml \\- settings of a Posthouse server\n";
    text +=
        ".SH DESCRIPTION\nA file in TOML, one setting a line: text in quotation marks, numbers and "
        "true or false without; a # begins a comment. Name it with\n"
        ".B \\-\\-config\nor $\\fBPOSTHOUSE_CONFIG\\fR. Each setting is also an option of the "
        "same name, which has precedence.\n.B posthouse check\nchecks it.\n.SH SETTINGS\n";
    for (const Setting& one : settings()) {
        if (!one.heading.empty()) text += fmt::format(".SS {}\n", plain(one.heading));
        text += fmt::format(
            ".TP\n.B {} = {}\n{}", plain(one.name),
            plain(one.example.empty() ? default_value(one) : fmt::format("\"{}\"", one.example)),
            sentence(one.description));
        if (!one.details.empty()) text += '\n' + plain(one.details);
        text += '\n';
    }
    return text + ".SH SEE ALSO\n.BR posthouse (1)\n";
}

std::string bash_completion(const CLI::App& app) {
    std::string paths, values;
    complete_command(app, "posthouse", paths);
    complete_values(app, values);
    return "# bash completion for posthouse. Written by `posthouse manual completion`.\n"
           "_posthouse() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    local called=posthouse words='' word i\n"
           "    COMPREPLY=()\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        word=${COMP_WORDS[i]}\n"
           "        case \" $(_posthouse_words \"$called\") \" in\n"
           "        *\" $word \"*) [[ $word == -* ]] || called+=\" $word\" ;;\n"
           "        esac\n"
           "    done\n"
           "    case $before in\n" +
           values +
           "        --*) ;;\n"
           "    esac\n"
           "    if [[ -z $words ]]; then words=$(_posthouse_words \"$called\"); fi\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
           "    if [[ ${#COMPREPLY[@]} -eq 0 ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -f -- \"$current\")\n"
           "    fi\n"
           "}\n"
           "_posthouse_words() {\n"
           "    local words=''\n"
           "    case $1 in\n" +
           paths +
           "    esac\n"
           "    printf '%s' \"$words\"\n"
           "}\n"
           "complete -o filenames -F _posthouse posthouse\n";
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
    return what == "example" ? example_settings() : bash_completion(app);
}

}  // namespace posthouse::app
