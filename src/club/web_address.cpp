#include "club/web_address.h"

#include "base/inplace.h"

#include <curl/curl.h>
#include <charconv>
#include <memory>
#include <new>

namespace posthouse::club {
namespace {

struct FreeUrl {
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
};

std::string part(CURLU* url, CURLUPart what, unsigned flags) {
    char* found = nullptr;
    if (curl_url_get(url, what, &found, flags) != CURLUE_OK) return {};
    const std::unique_ptr<char, decltype(&curl_free)> text(found, &curl_free);
    return found;
}

}  // namespace

std::optional<WebAddress> read_web_address(std::string_view typed) {
    const std::unique_ptr<CURLU, FreeUrl> url(curl_url());
    if (!url) throw std::bad_alloc();
    if (curl_url_set(url.get(), CURLUPART_URL, std::string(typed).c_str(), CURLU_DISALLOW_USER) !=
        CURLUE_OK)
        return std::nullopt;
    if (!part(url.get(), CURLUPART_ZONEID, 0).empty()) return std::nullopt;
    WebAddress address{part(url.get(), CURLUPART_SCHEME, 0), part(url.get(), CURLUPART_HOST, 0),
                       part(url.get(), CURLUPART_PATH, 0) + part(url.get(), CURLUPART_QUERY, 0)};
    const std::string port = part(url.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT);
    (void)std::from_chars(port.data(), port.data() + port.size(), address.port);
    return address;
}

}  // namespace posthouse::club
