// `--tables FOLDER` of commands that look at tables of endings: the house's own, unless another
// folder is said.
//
// Deliberately absent: what is in it.
#pragma once

#include "app/configuration.h"
#include "base/text.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>
#include <system_error>

namespace posthouse::app {

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

}  // namespace posthouse::app
