// `posthouse init`: makes the settings file of a new house, tests DNS, port 25 and the relay, and
// prints what is to be done outside Posthouse (setup_guide.h).
#pragma once

#include "app/admin/deliverability.h"
#include "app/config.h"
#include "club/core/types.h"

#include <istream>
#include <ostream>
#include <string>

namespace CLI {
class App;
}

namespace posthouse::app {

struct InitOptions {
    std::string settings = "/etc/posthouse/posthouse.toml";  // the file to write
    // Answers; empty: asked for, or the usual one.
    std::string site, mail_domain, operator_address, relay, dkim_selector, store, data;
    bool no_questions = false;
    bool overwrite = false;
    bool print = false;  // writes nothing: prints the guide for the settings that are there
    Surroundings around;
};

void add_init(CLI::App& app, InitOptions&);

/// Asks on `in` and `out` if `terminal`. The settings that are in the file already are the usual
/// answers, and those that are not asked for stay. The exit status: 2 with a sentence if refused.
int init(const InitOptions&, bool terminal, const std::string& page_folder, club::Instant now,
         std::istream& in, std::ostream& out);

}  // namespace posthouse::app
