// `posthouse connect URL`: a running server in the terminal, through its HTTP API (docs/api.md).
// Each line is a command, as in mails. If a command takes a text, the lines after it are the text,
// up to a line with only a dot. At a terminal, what happens in the player's games is shown as it
// happens, and the prompt names the board that lines without one are for.
#pragma once

#include "terminal/pager.h"
#include "translation/languages.h"

#include <functional>
#include <istream>
#include <ostream>
#include <string>

namespace posthouse::terminal {

struct ConnectOptions {
    std::string url;         // "http://127.0.0.1:8080"
    std::string user;        // empty: not logged in until `login NAME`
    std::string password{};  // empty: asked for
    std::string command{};   // one command, its text on `in`; empty: all lines of `in`
    bool interactive = false;
    int columns = default_screen_columns;
    translation::TerminalLocale locale{};         // unless the account has a language
    std::function<std::string()> ask_password{};  // without echo
    std::function<Screen()> screen{};       // shows answers a screen at a time; empty: at once
    std::function<void()> discard_typed{};  // forgets what is typed without its Enter
    std::function<bool()> has_line{};  // waits a moment for a line of `in`; empty: no live events
};

/// The exit status: 0; 1 if the command, or in a script any, was refused; 2 with a sentence if the
/// server cannot be reached or the login fails.
int connect(const ConnectOptions&, std::istream& in, std::ostream& out);

}  // namespace posthouse::terminal
