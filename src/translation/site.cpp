#include "translation/site.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace posthouse::translation {
namespace {

constexpr std::string_view product = "Posthouse";

Site& chosen_site() {
    static Site site;
    return site;
}

/// Signs that begin something else in texts, headers and elements are refused.
void check_text(std::string_view text, std::size_t size_max, std::string_view setting) {
    const bool plain = std::ranges::none_of(text, [](char c) {
        return static_cast<unsigned char>(c) < ' ' ||
               std::string_view("{}<>\"").find(c) != std::string_view::npos;
    });
    if (!plain || text.size() > size_max)
        throw std::invalid_argument(std::string(setting) + " has at most " +
                                    std::to_string(size_max) +
                                    " bytes, in one line and without {}<>\".");
}

}  // namespace

const Site& site() {
    return chosen_site();
}

void expect_valid(const Site& site) {
    constexpr std::size_t name_max = 40, line_max = 200;
    check_text(site.name, name_max, "site-name");
    check_text(site.line, line_max, "site-line");
}

void set_site(Site site) {
    expect_valid(site);
    if (site.name.empty()) site.name = product;
    chosen_site() = std::move(site);
}

std::string signature() {
    return site().name + "\n" + (site().line.empty() ? "" : site().line + "\n");
}

std::string with_site_name(std::string_view text) {
    std::string named(text);
    const std::string& name = site().name;
    if (name == product) return named;
    for (std::size_t at = 0; (at = named.find(product, at)) != named.npos; at += name.size())
        named.replace(at, product.size(), name);
    return named;
}

}  // namespace posthouse::translation
