// What the host calls the site, on the page and in letters, the terminal, frames and links.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::translation {

struct Site {
    std::string name = "Posthouse";
    std::string line;  // the host's own, below letters and pages; may be empty
    /// A picture; empty: none.
    struct Logo {
        std::string type, bytes;  // "image/png"
    } logo{};
};

const Site& site();
/// Throws std::invalid_argument with a sentence if a text cannot stand in a line.
void expect_valid(const Site&);
/// At start, before anything is said. Throws as expect_valid() does.
void set_site(Site);

/// Below a letter: the name and the line.
std::string signature();

/// The text with the site's name in place of “Posthouse”, as all our texts call it.
std::string with_site_name(std::string_view text);

}  // namespace posthouse::translation
