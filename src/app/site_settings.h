// What the settings site-name, site-line and site-logo say.
#pragma once

#include "app/config.h"
#include "translation/site.h"

namespace posthouse::app {

/// Throws std::invalid_argument with a sentence if one of them cannot be used.
translation::Site site_of(const Config&);

}  // namespace posthouse::app
