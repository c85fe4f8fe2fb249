// Ctrl-C, for subcommands that work for long and end in good order.
//
// Deliberately absent: the house's own way of closing (serve.cpp).
#pragma once

#include <atomic>
#include <csignal>

namespace posthouse::app {

inline std::atomic<bool> interrupted = false;

/// The first Ctrl-C ends the work in good order; a second one ends the program.
inline void install_sigint_handler() {
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

}  // namespace posthouse::app
