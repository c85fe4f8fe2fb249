// What `posthouse init` prints after it has written the settings: the DNS records to publish, and
// the commands that set up the mail server, the web server and the service.
#pragma once

#include "app/config.h"
#include "hosting/mail_domain.h"

#include <string>

namespace posthouse::app {

/// What may be copied is indented by four. `site`: the host's name. `settings`: the file's path.
std::string setup_guide(const Config&, const hosting::MailDomain&, const std::string& site,
                        const std::string& settings);

}  // namespace posthouse::app
