#include "app/site_settings.h"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>

namespace posthouse::app {

translation::Site site_of(const Config& configuration) {
    translation::Site site{configuration.site_name, configuration.site_line, {}};
    translation::expect_valid(site);
    if (configuration.site_logo.empty()) return site;
    constexpr std::size_t logo_max = 20'000;
    std::ifstream file(configuration.site_logo, std::ios::binary);
    site.logo.bytes.assign(std::istreambuf_iterator<char>(file), {});
    const std::string_view bytes = site.logo.bytes;
    site.logo.type = bytes.starts_with("\x89PNG")        ? "image/png"
                     : bytes.starts_with("\xff\xd8\xff") ? "image/jpeg"
                     : bytes.find("<svg") != bytes.npos  ? "image/svg+xml"
                                                         : "";
    if (site.logo.type.empty() || bytes.size() > logo_max)
        throw std::invalid_argument("site-logo: " + configuration.site_logo +
                                    " is not a PNG, JPEG or SVG of at most 20 kB.");
    return site;
}

}  // namespace posthouse::app
