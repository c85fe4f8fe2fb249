#include "app/configuration.h"

#include "base/text.h"

#include <stdexcept>

namespace posthouse::app {

std::filesystem::path tables_folder(const Config& configuration) {
    return std::filesystem::path(configuration.data) / "tables";
}

Endpoint read_endpoint(const std::string& words) {
    const std::size_t colon = words.rfind(':');
    const std::string_view digits =
        colon == std::string::npos ? "" : std::string_view(words).substr(colon + 1);
    int port = digits.empty() || digits.size() > 5 ? -1 : 0;
    for (char c : digits) {
        if (!is_digit(c) || port < 0) {
            port = -1;
            break;
        }
        port = port * 10 + (c - '0');
    }
    if (colon == 0 || port < 0 || port > 65535)
        throw std::invalid_argument("“" + words + "” is no address: write it as 127.0.0.1:8080.");
    std::string address = words.substr(0, colon);
    if (address.front() == '[' && address.back() == ']')
        address = address.substr(1, address.size() - 2);
    return {address, static_cast<unsigned short>(port)};
}

}  // namespace posthouse::app
