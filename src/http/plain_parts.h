// What the pages without scripts share beneath their HTML: the frame filled in for its reader, and
// keys for forms.
#pragma once

#include "http/plain_html.h"
#include "http/plain_pages.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

using Choices = std::vector<std::pair<std::string, std::string>>;

inline NoScriptHtml page(const PlainView& view, std::string_view title) {
    NoScriptHtml page(title, view.viewer ? std::optional(view.viewer->name) : std::nullopt,
                      view.host_pages);
    if (const auto banner = view.reader.banner(); banner && banner->holds(view.now))
        page.html("<p role=\"status\"><strong>" + games::escape_html(banner->text) +
                  "</strong></p>\n");
    page.told(view.told);
    return page;
}

/// No two pages of a player have the same, so that what is sent twice from one of them is done
/// once.
inline std::string fresh_key(const PlainView& view, std::string_view what) {
    return fmt::format("plain-{}-{}", what, view.now.time_since_epoch().count());
}

/// The games that are listed: what is sent, and what is shown.
Choices game_choices();
/// The clocks that a form offers.
Choices clock_choices();

}  // namespace posthouse::http
