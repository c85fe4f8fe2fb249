// The page's catalogues that the server says: browser/locales/*/, embedded at build time.
#pragma once

#include "translation/messages.h"

#include <span>
#include <string_view>

namespace posthouse::translation {

/// A language and its messages, as text.
struct Catalog {
    std::string_view language;
    std::string_view refusals;  // and the words that stand in their sentences; of English none
    std::string_view letters;   // and the sentences about moves
};
std::span<const Catalog> embedded_catalogs();

/// Those in use: the embedded ones, unless a test has set others.
std::span<const Catalog> catalogs();
/// For tests, before anything is said. `all` must outlive the program.
void use_catalogs(std::span<const Catalog> all);

/// The messages of a language, read when they are first asked for; null if there is no such
/// language. Throws std::runtime_error with the file and line of an error.
const Messages* refusals_in(std::string_view language);
const Messages* letters_in(std::string_view language);

}  // namespace posthouse::translation
