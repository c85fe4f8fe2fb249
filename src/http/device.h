// What a session is opened with, in a few words: “Firefox on Linux, IPv4”. Known programs and
// systems by their names, all else is left out, so that nothing of a request's own words is kept.
#pragma once

#include "http/http_message.h"

#include <string>

namespace posthouse::http {

std::string device_of(const HttpRequest&);

}  // namespace posthouse::http
