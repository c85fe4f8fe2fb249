// What the main functions of our programs have in common.
#pragma once

#include "cli/help_text.h"

#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

namespace posthouse::cli {

/// Help, errors and --version in our words. One subcommand must be called.
inline void prepare(CLI::App& app, const char* version) {
    app.formatter(std::make_shared<HelpText>());
    app.failure_message(format_usage_error);
    app.set_version_flag("--version", version);
    app.require_subcommand(1);
}

/// The exit status once all output is written; 1 with a sentence if it could not be.
inline int after_printing(const CLI::App& app, int status) {
    std::cout.flush();
    if (std::cout) return status;
    std::cerr << app.get_name()
              << ": not all of the output could be written: check whether the disk is full or the "
                 "reader has ended early.\n";
    return status == 0 ? 1 : status;
}

}  // namespace posthouse::cli
