// What the subcommands that measure and build have in common: whom they tell how far they are, and
// how they refuse.
#pragma once

#include "app/config.h"
#include "app/system_info.h"
#include "base/inplace.h"
#include "base/refusal.h"
#include "games/game.h"
#include "strength/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <iostream>
#include <limits>
#include <optional>
#include <string>
#include <system_error>

namespace posthouse::app {

inline strength::ProgressOutput stderr_progress() {
    strength::ProgressOutput audience;
    audience.out = &std::cerr;
    audience.terminal = isatty(STDERR_FILENO);
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
        audience.columns = size.ws_col;
    return audience;
}

inline Expected<const games::Game*> find_game_or_error(const std::string& name) {
    if (const games::Game* game = games::find_game(name)) return game;
    std::string names;
    for (const games::Game& game : games::all_games())
        if (game.listed) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return refuse("There is no game called “", truncate(name, 40), "”. The house has: ", names,
                  '.');
}

inline int print_error(const Refusal& refusal, std::ostream& err) {
    err << "posthouse: " << refusal.sentence.view() << '\n';
    return 2;
}

// `--tables FOLDER` of commands that look at tables of endings: the house's own, unless another
// folder is said.

inline void add_tables_option(CLI::App& command, std::string& folder) {
    folder = tables_folder({}).string();
    const auto there = [](std::string& typed) -> std::string {
        std::error_code error;
        if (std::filesystem::is_directory(typed, error)) return "";
        return fmt::format(
            "there is no folder “{}”: `posthouse tablebase build --folder` makes one.",
            truncate(typed, 120));
    };
    command
        .add_option("--tables", folder,
                    "a folder of tables of endings, as `tablebase build` makes them")
        ->type_name("FOLDER")
        ->check(CLI::Validator(there, ""))
        ->capture_default_str();
}

// Numbers on the command line: what is none, or too small or too great, is refused with one
// sentence that says what is wanted.

/// The whole of what was typed as a number.
template <class Number>
std::optional<Number> typed_number(const std::string& typed) {
    Number number{};
    const char* end = typed.data() + typed.size();
    const auto [stopped, wrong] = std::from_chars(typed.data(), end, number);
    if (wrong != std::errc() || stopped != end) return std::nullopt;
    return number;
}

/// A whole number within these bounds; without `most`, any that is large enough.
inline CLI::Validator whole_number(std::uint64_t least,
                                   std::uint64_t most = std::numeric_limits<std::int64_t>::max()) {
    return {[least, most](std::string& typed) -> std::string {
                const auto number = typed_number<std::uint64_t>(typed);
                if (number && *number >= least && *number <= most) return "";
                if (most == std::numeric_limits<std::int64_t>::max())
                    return fmt::format("“{}” is not a whole number of at least {}.", typed, least);
                return fmt::format("“{}” is not a whole number from {} to {}.", typed, least, most);
            },
            ""};
}

/// Any number from `least` to `most`.
inline CLI::Validator number_within(double least, double most) {
    return {[least, most](std::string& typed) -> std::string {
                const auto number = typed_number<double>(typed);
                if (number && *number >= least && *number <= most) return "";
                return fmt::format("“{}” is not a number from {} to {}.", typed, least, most);
            },
            ""};
}

/// Seconds, or milliseconds: more than none, and not longer than anybody lives.
inline CLI::Validator some_time() {
    return {[](std::string& typed) -> std::string {
                const auto number = typed_number<double>(typed);
                if (number && *number > 0 && *number <= 1e12) return "";
                return fmt::format("“{}” is not a number above 0.", typed);
            },
            ""};
}

/// An amount of memory.
inline CLI::Validator byte_size_validator() {
    return {[](std::string& typed) -> std::string {
                if (typed_bytes(typed)) return "";
                return fmt::format("“{}” is not an amount of memory such as 8G or 512M.", typed);
            },
            ""};
}

}  // namespace posthouse::app
