// `posthouse check`: reports what is wrong or doubtful about settings and machine before the server
// starts. Changes nothing.
#pragma once

#include "app/config.h"
#include "club/core/types.h"
#include "hosting/finding.h"

#include <ostream>
#include <string>
#include <vector>

namespace posthouse::app {

/// `page_folder`: used if the settings have none.
std::vector<hosting::Finding> check_setup(const Config&, const std::string& page_folder,
                                          club::Instant now);

/// Prints all of it, `in_file` first. The exit status: 1 if anything is wrong.
int check(const Config&, const SettingsFindings& in_file, const std::string& page_folder,
          club::Instant now, std::ostream& out);

}  // namespace posthouse::app
