// How a link preview is written: as elements of a page's head, and as a picture.
#include "base/inplace.h"
#include "games/drawings/html_markup.h"
#include "games/drawings/svg.h"
#include "http/server/json.h"
#include "http/site/link_preview.h"
#include "translation/site.h"

#include <fmt/format.h>
#include <algorithm>
#include <boost/json/serialize.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// The page's colors in its light theme (browser/src/styles/style.css).
constexpr std::string_view paper = "#f7f1e6", ink = "#2b2018", soft = "#665544";

/// A large letter's size such that about this many columns fit into a line of the card.
double size_for(std::string_view words, double most) {
    constexpr double line_width = card_width - 120, width_of_column = 0.62;
    return std::min(most, line_width / (std::max(games::columns_of(words), 1) * width_of_column));
}

/// Where the preview's title ends in a colon, the rest is told in smaller letters.
std::pair<std::string_view, std::string_view> halves_of(std::string_view title) {
    const auto colon = title.find(": ");
    if (colon == std::string_view::npos) return {title, {}};
    return {title.substr(0, colon), title.substr(colon + 2)};
}

}  // namespace

std::string preview_head(const LinkPreview& preview, std::string_view base) {
    const std::string site_name = games::escape_html(translation::site().name);
    const std::string title = games::escape_html(preview.title);
    const std::string about = games::escape_html(preview.description);
    const std::string address = games::escape_html(fmt::format("{}{}", base, preview.path));
    // `v` lets a program that keeps pictures fetch another one after a move.
    const std::string version =
        make_etag(preview.title + preview.description + preview.board.position);
    const std::string picture = games::escape_html(
        fmt::format("{}/preview.png?page={}&v={}", base, percent_encoded(preview.path),
                    version.substr(1, version.size() - 2)));
    std::string head =
        fmt::format("<title>{}</title>",
                    preview.title == site_name ? title : fmt::format("{} – {}", title, site_name));
    const auto meta = [&head](std::string_view kind, std::string_view name,
                              std::string_view content) {
        head += fmt::format("\n    <meta {}=\"{}\" content=\"{}\" />", kind, name, content);
    };
    meta("name", "description", about);
    if (!preview.indexed) meta("name", "robots", "noindex");
    if (!preview.found) return head;
    head += fmt::format("\n    <link rel=\"canonical\" href=\"{}\" />", address);
    if (!preview.feed.empty())
        head += fmt::format(
            "\n    <link rel=\"alternate\" type=\"application/atom+xml\" title=\"{}\" href=\"{}\" "
            "/>",
            title, preview.feed);
    meta("property", "og:site_name", site_name);
    meta("property", "og:type", preview.type);
    meta("property", "og:title", title);
    meta("property", "og:description", about);
    meta("property", "og:url", address);
    meta("property", "og:image", picture);
    meta("property", "og:image:type", "image/png");
    meta("property", "og:image:width", std::to_string(card_width));
    meta("property", "og:image:height", std::to_string(card_height));
    meta("property", "og:image:alt", about);
    meta("name", "twitter:card", "summary_large_image");
    return head;
}

std::string position_head(const LinkPreview& preview) {
    const bool begins_with_board = preview.path == "/" || preview.path.starts_with("/match/");
    if (!preview.found || !begins_with_board) return {};
    const BoardView& board = preview.board;
    const json::object described{{"title", board.game->title},
                                 {"drawing", drawing_json(board.game->drawing)},
                                 {"position", board.position},
                                 {"names", {board.names[0], board.names[1]}},
                                 {"levels", {board.levels[0], board.levels[1]}},
                                 {"counted", board.counted}};
    return fmt::format("\n    <meta name=\"posthouse-position\" content=\"{}\" />",
                       games::escape_html(json::serialize(described)));
}

std::string defaults_head(const SiteDefaults& defaults) {
    std::string head;
    const translation::Site& site = translation::site();
    for (const auto& [name, value] : std::initializer_list<std::pair<const char*, std::string>>{
             {"language", defaults.language},
             {"board", defaults.board},
             {"name", site.name == translation::Site().name ? "" : site.name},
             {"line", site.line},
             {"logo", site.logo.bytes.empty() ? "" : std::string(site_logo_address)}})
        if (!value.empty())
            head += fmt::format("\n    <meta name=\"posthouse-{}\" content=\"{}\" />", name,
                                games::escape_html(value));
    return head;
}

std::string preview_card(const LinkPreview& preview, std::string_view host) {
    games::Svg svg(card_width, card_height, preview.title);
    svg.rect({0, 0}, card_width, card_height, 0, {.fill = paper});
    const auto [title, rest] = halves_of(preview.title);
    const std::string heading = games::shortened(title, 60);
    svg.text({card_width / 2.0, 88}, heading,
             {.size = size_for(heading, 60), .fill = ink, .bold = true, .serif = true});
    if (!rest.empty())
        svg.text({card_width / 2.0, 136}, games::shortened(rest, 70), {.size = 30, .fill = soft});
    const double top = rest.empty() ? 124 : 160;
    svg.picture({60, top}, card_width - 120, 552 - top, preview.board.svg());
    constexpr double margin = 60, baseline = 602;
    svg.text({margin, baseline}, games::shortened(preview.description, 60),
             {.size = 24, .fill = soft, .anchor = games::Anchor::start});
    svg.text({card_width - margin, baseline}, games::shortened(host, 30),
             {.size = 24, .fill = ink, .bold = true, .anchor = games::Anchor::end, .serif = true});
    return svg.finish();
}

}  // namespace posthouse::http
