// `posthouse notation`: games written as text (docs/game-notation.md), checked and written anew.
//
// Deliberately absent: the command line (app), the form itself (notation/).
#pragma once

#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace posthouse::terminal {

struct NotationOptions {
    std::vector<std::string> files = {};  // none, or "-": `in`
    bool check = false;                   // only says whether they are right
    bool json = false;                    // one line of JSON for each file
};

/// The exit status: 0; 2 where a text is wrong, with a sentence on `err`; 1 where a file cannot be
/// read.
int notation(const NotationOptions& options, std::istream& in, std::ostream& out,
             std::ostream& err);

}  // namespace posthouse::terminal
