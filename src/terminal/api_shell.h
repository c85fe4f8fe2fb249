// `posthouse connect URL`: a running house in the terminal. Every line is a command, the same words
// as in a mail or on the page; where a command takes a text, the lines after it are that text, up
// to a line that is only a dot.
//
// It speaks the house's HTTP interface (docs/api.md) and nothing else.
#pragma once

#include "terminal/pager.h"

#include <functional>
#include <istream>
#include <ostream>
#include <string>

namespace posthouse::terminal {

struct VisitOptions {
    std::string url;         // "http://127.0.0.1:8080"
    std::string user;        // empty: as a guest, until `login NAME`
    std::string password{};  // empty: asked for where there is a user
    std::string command{};   // one command, its text on `in` where it takes one; empty: a talk
    bool interactive = false;
    int columns = screen_columns_usual;
    std::function<std::string()> ask_password{};  // without showing what is typed
    std::function<Screen()> screen{};  // answers are shown a screen at a time; empty: all at once
};

/// 0; 1 where the only command was refused or, in a script, any; 2 where the house cannot be
/// reached or does not know the user, with a sentence.
int connect(const VisitOptions&, std::istream& in, std::ostream& out);

}  // namespace posthouse::terminal
