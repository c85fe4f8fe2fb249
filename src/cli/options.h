// Options of subcommands: validators that refuse with one sentence, names that are still accepted,
// and where progress and errors are printed.
#pragma once

#include "base/inplace.h"
#include "base/parse_number.h"
#include "base/refusal.h"
#include "cli/progress.h"
#include "cli/system_info.h"
#include "translation/languages.h"
#include "translation/refusal_text.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <CLI/CLI.hpp>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <limits>
#include <string>
#include <system_error>

namespace posthouse::cli {

inline ProgressOutput stderr_progress() {
    ProgressOutput output;
    output.out = &std::cerr;
    output.is_terminal = isatty(STDERR_FILENO);
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
        output.columns = size.ws_col;
    return output;
}

/// Prints the refusal in the language of the environment. Returns its exit status.
inline int print_error(const Refusal& refusal, std::ostream& err) {
    const auto locale = translation::terminal_locale(&std::getenv);
    err << "posthouse: " << translation::translate(refusal, locale.language) << '\n';
    return 2;
}

/// `--tables FOLDER`: an existing folder of endgame tables.
inline void add_tables_option(CLI::App& command, std::string& folder) {
    const auto exists = [](std::string& typed) -> std::string {
        std::error_code error;
        if (std::filesystem::is_directory(typed, error)) return "";
        return fmt::format(
            "there is no folder “{}”: create one with `posthouse tablebase build --folder`.",
            truncate(typed, 120));
    };
    command.add_option("--tables", folder, "use the endgame tables in this folder")
        ->type_name("FOLDER")
        ->check(CLI::Validator(exists, ""))
        ->capture_default_str();
}

/// A whole number within these bounds; without `most`, any that is large enough.
inline CLI::Validator whole_number(std::uint64_t least,
                                   std::uint64_t most = std::numeric_limits<std::int64_t>::max()) {
    return {[least, most](std::string& typed) -> std::string {
                const auto number = parse_number<std::uint64_t>(typed);
                if (number && *number >= least && *number <= most) return "";
                if (most == std::numeric_limits<std::int64_t>::max())
                    return fmt::format("“{}” is not a whole number of at least {}.", typed, least);
                return fmt::format("“{}” is not a whole number from {} to {}.", typed, least, most);
            },
            ""};
}

/// Any number from `least` to `most`.
inline CLI::Validator number_between(double least, double most) {
    return {[least, most](std::string& typed) -> std::string {
                const auto number = parse_number<double>(typed);
                if (number && *number >= least && *number <= most) return "";
                return fmt::format("“{}” is not a number from {} to {}.", typed, least, most);
            },
            ""};
}

/// Seconds or milliseconds, above 0.
inline CLI::Validator positive_number() {
    return {[](std::string& typed) -> std::string {
                const auto number = parse_number<double>(typed);
                if (number && *number > 0 && *number <= 1e12) return "";
                return fmt::format("“{}” is not a number above 0.", typed);
            },
            ""};
}

/// An amount of memory.
inline CLI::Validator byte_size_validator() {
    return {[](std::string& typed) -> std::string {
                if (parse_bytes(typed)) return "";
                return fmt::format("“{}” is not an amount of memory such as 8G or 512M.", typed);
            },
            ""};
}

}  // namespace posthouse::cli
