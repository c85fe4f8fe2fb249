// --help in lines of at most 80 columns, and errors of the command line in one sentence.
#pragma once

#include "cli/progress.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace posthouse::cli {

/// “the folder” as “The folder.”
inline std::string as_sentence(std::string_view about) {
    std::string text(about);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text.empty() || text.ends_with('.') ? text : text + ".";
}

/// “--server”, “-h,--help”. An option's first long name is shown; others are old ones, which are
/// still accepted.
inline std::string shown_name(const CLI::Option& option) {
    std::string names;
    for (const std::string& name : option.get_snames()) names += '-' + name + ',';
    if (!option.get_lnames().empty()) return names + "--" + option.get_lnames().front();
    return names.substr(0, names.size() - 1);
}

class HelpText : public CLI::Formatter {
public:
    std::string make_option_name(const CLI::Option* option, bool is_positional) const override {
        return is_positional ? option->get_name(true) : shown_name(*option);
    }

    std::string make_option(const CLI::Option* option, bool is_positional) const override {
        std::string left = "  " + make_option_name(option, is_positional);
        if (!is_positional && option->get_type_size() != 0) left += ' ' + wanted_by(*option);
        if (is_positional && option->get_expected_max() > 1) left += " …";
        std::string words = option->get_description();
        if (!is_positional && option->get_required()) words += " (required)";
        if (!option->get_default_str().empty())
            words += " (default " + option->get_default_str() + ")";
        if (!option->get_envname().empty()) words += " (or $" + option->get_envname() + ")";
        return row(left, words);
    }

    std::string make_subcommand(const CLI::App* command) const override {
        return row("  " + command->get_name(), command->get_description());
    }

    std::string make_description(const CLI::App* app) const override {
        return paragraph("", app->get_description(), 0);
    }

private:
    static constexpr std::size_t column = 24;

    static std::string row(const std::string& left, const std::string& words) {
        if (width_in_columns(left) + 2 > column)
            return left + '\n' + paragraph(std::string(column, ' '), words, column);
        return paragraph(left + std::string(column - width_in_columns(left), ' '), words, column);
    }

    /// The value to type: “N”, “win|margin”, “TEXT”, or the option's own type name.
    static std::string wanted_by(const CLI::Option& option) {
        const std::string type = option.get_type_name();  // “INT”, “TEXT:{win,margin}”
        const std::size_t choices = type.find('{');
        if (choices != std::string::npos) {
            std::string words = type.substr(choices + 1, type.find('}') - choices - 1);
            std::ranges::replace(words, ',', '|');
            return words;
        }
        const std::string name = type.substr(0, type.find(':'));
        return name == "INT" || name == "UINT" || name == "FLOAT" ? "N" : name;
    }
};

inline std::string subcommands_of(const CLI::App& app) {
    std::string names;
    for (const CLI::App* command : app.get_subcommands({}))
        if (!command->get_group().empty())
            names += (names.empty() ? "" : ", ") + command->get_name();
    return names;
}

/// One sentence about the error, and where to find help.
inline std::string format_usage_error(const CLI::App* app, const CLI::Error& error) {
    const auto called = app->get_subcommands();
    std::string sentence = error.what();
    std::string where = app->get_name() + " --help";
    // In CLI11's own messages.
    constexpr std::string_view no_number = "Could not convert: ", none_of = " not in {";
    if (called.empty() && error.get_name() == "RequiredError") {
        const auto words = app->remaining();
        sentence = words.empty()
                       ? "Choose a subcommand"
                       : fmt::format("There is no subcommand “{}”. Choose one of", words.front());
        sentence += ": " + subcommands_of(*app);
    } else if (!called.empty()) {
        if (error.get_name() == "RequiredError" && called.front()->get_subcommands().empty() &&
            !called.front()->get_subcommands({}).empty())
            sentence = fmt::format("Choose a subcommand of {}: {}", called.front()->get_name(),
                                   subcommands_of(*called.front()));
        where = fmt::format("{} {} --help", app->get_name(), called.front()->get_name());
    }
    if (sentence.starts_with(no_number)) {
        std::string_view rest = std::string_view(sentence).substr(no_number.size());
        const std::string_view name = take_until(rest, ' ');
        rest.remove_prefix(std::min(rest.size(), std::size_t{2}));
        sentence = fmt::format("{}: “{}” is not a valid number", name, rest);
    } else if (const std::size_t at = sentence.find(none_of); at != std::string::npos) {
        const std::size_t word = sentence.find(": ") + 2;
        std::string choices = sentence.substr(at + none_of.size());
        choices = choices.substr(0, choices.find('}'));
        for (std::size_t comma = 0; (comma = choices.find(',', comma)) != std::string::npos;)
            choices.replace(comma, 1, " or ");
        sentence = fmt::format("{}“{}” is not valid: choose {}", sentence.substr(0, word),
                               sentence.substr(word, at - word), choices);
    } else if (!called.empty() && !called.front()->remaining().empty()) {
        sentence = fmt::format("{} does not know “{}”", called.front()->get_name(),
                               fmt::join(called.front()->remaining(), " "));
    }
    if (!sentence.ends_with('.') && !sentence.ends_with('?')) sentence += '.';
    return paragraph(app->get_name() + ": ", sentence, 0) + "See “" + where + "”.\n";
}

}  // namespace posthouse::cli
