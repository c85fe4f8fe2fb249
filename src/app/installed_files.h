// Where the files are that are installed with the program.
#pragma once

#include <string>

namespace posthouse::app {

/// What a host needs besides the program, such as samples: `share/posthouse` of the package, or of
/// the folder into which a release was unpacked.
std::string shared_folder();

/// The default folder of the page's files: `page` beside the program, or in the shared folder.
std::string default_web_root();

/// The folder of the opening books that come with the program: `books`, in the same places.
std::string default_books_folder();

}  // namespace posthouse::app
