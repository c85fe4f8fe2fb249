#include "http/device.h"

#include <span>
#include <utility>

namespace posthouse::http {
namespace {

struct Sign {
    std::string_view in_agent, name;
};

// In this order: Edge calls itself Chrome, too, and Chrome Safari.
constexpr Sign programs[] = {{"Edg", "Edge"},
                             {"OPR/", "Opera"},
                             {"SamsungBrowser", "Samsung Internet"},
                             {"Firefox/", "Firefox"},
                             {"FxiOS", "Firefox"},
                             {"CriOS", "Chrome"},
                             {"Chromium", "Chromium"},
                             {"Chrome/", "Chrome"},
                             {"Safari/", "Safari"},
                             {"posthouse", "posthouse visit"},
                             {"curl/", "curl"},
                             {"python", "Python"},
                             {"w3m", "w3m"},
                             {"Lynx", "Lynx"}};
constexpr Sign systems[] = {{"Android", "Android"}, {"iPhone", "iPhone"}, {"iPad", "iPad"},
                            {"Windows", "Windows"}, {"Macintosh", "Mac"}, {"CrOS", "ChromeOS"},
                            {"Linux", "Linux"}};

std::string_view known(std::string_view agent, std::span<const Sign> signs) {
    for (const Sign& one : signs)
        if (agent.find(one.in_agent) != std::string_view::npos) return one.name;
    return {};
}

std::string_view family_of(std::string_view address) {
    if (address.empty()) return {};
    const bool mapped = address.starts_with("::ffff:") && address.find('.') != address.npos;
    return address.find(':') != address.npos && !mapped ? "IPv6" : "IPv4";
}

}  // namespace

std::string device_of(const HttpRequest& request) {
    const auto program = known(request.user_agent, programs);
    const auto system = known(request.user_agent, systems);
    std::string words(program.empty() ? "unknown program" : program);
    if (!system.empty()) (words += " on ") += system;
    if (const auto family = family_of(request.address); !family.empty()) (words += ", ") += family;
    return words;
}

}  // namespace posthouse::http
