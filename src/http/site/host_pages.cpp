#include "http/site/host_pages.h"

#include "base/visible_text.h"

#include <cmark.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>

namespace posthouse::http {
namespace {

template <auto release>
struct Releasing {
    template <class Thing>
    void operator()(Thing* thing) const {
        release(thing);
    }
};

bool leads_safely(std::string_view url) {
    // Local paths are fine, but browsers read `//name` and `/\name` as another host.
    if (url.starts_with('/')) return url.size() == 1 || (url[1] != '/' && url[1] != '\\');
    return std::ranges::any_of(
        std::array<std::string_view, 3>{"https://", "http://", "mailto:"},
        [url](std::string_view beginning) { return url.starts_with(beginning); });
}

}  // namespace

std::string safe_html(std::string_view markdown) {
    const std::string text = visible_text(markdown);
    const std::unique_ptr<cmark_node, Releasing<cmark_node_free>> root(
        cmark_parse_document(text.data(), text.size(), CMARK_OPT_VALIDATE_UTF8));
    const std::unique_ptr<cmark_iter, Releasing<cmark_iter_free>> walk(cmark_iter_new(root.get()));
    for (auto event = cmark_iter_next(walk.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(walk.get())) {
        cmark_node* node = cmark_iter_get_node(walk.get());
        const auto type = cmark_node_get_type(node);
        // The page itself has the top heading.
        if (event == CMARK_EVENT_EXIT && type == CMARK_NODE_HEADING)
            cmark_node_set_heading_level(node, std::min(6, cmark_node_get_heading_level(node) + 1));
        if (event != CMARK_EVENT_EXIT || (type != CMARK_NODE_LINK && type != CMARK_NODE_IMAGE))
            continue;
        const char* url = cmark_node_get_url(node);
        if (type == CMARK_NODE_LINK && url && leads_safely(url)) continue;
        while (cmark_node* child = cmark_node_first_child(node))
            cmark_node_insert_before(node, child);
        cmark_node_free(node);  // safe: the iterator has moved past it
    }
    // Without CMARK_OPT_UNSAFE, cmark omits raw HTML.
    const std::unique_ptr<char, Releasing<std::free>> html(
        cmark_render_html(root.get(), CMARK_OPT_DEFAULT));
    return html.get();
}

std::string HostPages::path_of(std::string_view name) const {
    return folder_ + '/' + std::string(name) + ".md";
}

std::vector<std::string> HostPages::names() const {
    std::vector<std::string> there;
    for (const std::string_view name : host_page_names)
        if (exists(name)) there.emplace_back(name);
    return there;
}

bool HostPages::exists(std::string_view name) const {
    std::error_code none;
    const bool known = name == front_page_name || std::ranges::count(host_page_names, name) > 0;
    return known && !folder_.empty() && std::filesystem::is_regular_file(path_of(name), none);
}

HostPages::Found HostPages::read(std::string_view name, std::string& html) const {
    if (!exists(name)) return Found::no;
    std::ifstream file(path_of(name), std::ios::binary);
    std::string text(host_page_bytes_max + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() > host_page_bytes_max) return Found::too_long;
    html = safe_html(text);
    return Found::yes;
}

}  // namespace posthouse::http
