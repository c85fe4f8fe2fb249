// A program's manual page and shell completion, written from its command line as --help is.
#pragma once

#include "base/inplace.h"
#include "cli/help_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::cli {

/// Text for man(1): escapes commands, and hyphens so that they can be copied.
inline std::string roff(std::string_view words) {
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

inline std::string roff_sentence(std::string_view words) {
    return roff(as_sentence(words));
}

inline std::vector<const CLI::App*> commands_of(const CLI::App& app) {
    std::vector<const CLI::App*> commands;
    for (const CLI::App* one : app.get_subcommands({}))
        if (!one->get_group().empty()) commands.push_back(one);
    return commands;
}

inline std::vector<const CLI::Option*> options_of(const CLI::App& app) {
    std::vector<const CLI::Option*> options;
    for (const CLI::Option* one : app.get_options({}))
        if (!one->get_group().empty()) options.push_back(one);
    return options;
}

/// The words of an option that takes one of several.
inline std::vector<std::string> choices_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t open = type.find('{'), close = type.find('}');
    std::vector<std::string> choices;
    if (open == std::string::npos || close == std::string::npos) return choices;
    std::string_view rest = std::string_view(type).substr(open + 1, close - open - 1);
    while (!rest.empty()) choices.emplace_back(take_until(rest, ','));
    return choices;
}

inline std::string wanted_by(const CLI::Option& option) {
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

inline void print_manual_option(const CLI::Option& option, std::string& text) {
    text += ".TP\n";
    if (option.get_positional()) {
        text += fmt::format(".I {}\n", roff(option.get_name(true)));
    } else {
        const std::string wanted = wanted_by(option);
        text += fmt::format(".B {}", roff(shown_name(option)));
        text += wanted.empty() ? "\n" : fmt::format(" \\fI{}\\fR\n", roff(wanted));
    }
    text += roff_sentence(option.get_description());
    if (!option.get_default_str().empty())
        text += fmt::format(" Default: {}.", roff(option.get_default_str()));
    if (!option.get_envname().empty())
        text += fmt::format(" Or $\\fB{}\\fR.", roff(option.get_envname()));
    text += '\n';
}

inline void print_manual_command(const CLI::App& command, const std::string& called,
                                 std::string& text) {
    const auto within = commands_of(command);
    if (within.empty() || command.get_require_subcommand_min() == 0) {
        text += fmt::format(".SS {}\n{}\n", roff(called), roff_sentence(command.get_description()));
        for (const CLI::Option* option : options_of(command))
            if (option->get_name() != "--help") print_manual_option(*option, text);
    }
    for (const CLI::App* one : within)
        print_manual_command(*one, called + ' ' + one->get_name(), text);
}

/// What may follow a subcommand: "posthouse admin) words='users show';;".
inline void complete_command(const CLI::App& command, const std::string& called,
                             std::string& cases) {
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
inline void complete_values(const CLI::App& command, std::string& cases) {
    for (const CLI::Option* option : options_of(command))
        if (const auto choices = choices_of(*option);
            !choices.empty() && !option->get_lnames().empty()) {
            const std::string begin = fmt::format("        --{})", option->get_lnames().front());
            if (cases.find(begin) != std::string::npos) continue;
            cases += fmt::format("{} words='{}' ;;\n", begin, fmt::join(choices, " "));
        }
    for (const CLI::App* one : commands_of(command)) complete_values(*one, cases);
}

/// How a manual page begins.
inline std::string manual_head(std::string_view name, int section, std::string_view version) {
    return fmt::format(".TH {} {} \"\" \"Posthouse {}\" \"Posthouse\"\n.nh\n", name, section,
                       version);
}

/// The section of a manual page with all subcommands and their options.
inline std::string manual_commands(const CLI::App& app) {
    std::string text = ".SH COMMANDS\n";
    for (const CLI::App* one : commands_of(app)) print_manual_command(*one, one->get_name(), text);
    return text;
}

/// To be sourced by bash.
inline std::string bash_completion(const CLI::App& app) {
    std::string paths, values;
    complete_command(app, app.get_name(), paths);
    complete_values(app, values);
    const std::string& program = app.get_name();
    std::string function = '_' + program;
    std::ranges::replace(function, '-', '_');
    return "# bash completion for " + program + ". Written by `" + program +
           " manual completion`.\n" + function +
           "() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    local called=" +
           program +
           " words='' word i\n"
           "    COMPREPLY=()\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        word=${COMP_WORDS[i]}\n"
           "        case \" $(" +
           function +
           "_words \"$called\") \" in\n"
           "        *\" $word \"*) [[ $word == -* ]] || called+=\" $word\" ;;\n"
           "        esac\n"
           "    done\n"
           "    case $before in\n" +
           values +
           "        --*) ;;\n"
           "    esac\n"
           "    if [[ -z $words ]]; then words=$(" +
           function +
           "_words \"$called\"); fi\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
           "    if [[ ${#COMPREPLY[@]} -eq 0 ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -f -- \"$current\")\n"
           "    fi\n"
           "}\n" +
           function +
           "_words() {\n"
           "    local words=''\n"
           "    case $1 in\n" +
           paths +
           "    esac\n"
           "    printf '%s' \"$words\"\n"
           "}\n"
           "complete -o filenames -F " +
           function + ' ' + program + '\n';
}

}  // namespace posthouse::cli
