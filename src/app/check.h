// `posthouse check`: what is wrong or doubtful about a house's settings and about the machine, in
// plain sentences, before anybody is kept waiting by it. It changes nothing.
#pragma once

#include "app/config.h"
#include "club/types.h"

#include <ostream>
#include <string>
#include <vector>

namespace posthouse::app {

struct CheckResult {
    bool wrong = false;  // the house would not open, or not work; else it is only doubtful
    std::string sentence;
};

/// `page_folder`: the one beside the program, for where none is set.
std::vector<CheckResult> check_house(const Config&, const std::string& page_folder,
                                     club::Instant now);

/// Writes it all; `wrong_in_file` first. 1 where anything is wrong, else 0.
int check(const Config&, const std::vector<std::string>& wrong_in_file,
          const std::string& page_folder, club::Instant now, std::ostream& out);

}  // namespace posthouse::app
