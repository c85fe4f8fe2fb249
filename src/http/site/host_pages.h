// Texts that the host writes in Markdown, in the data folder: the pages `terms.md` and
// `privacy.md`, and `front.md` for the home page. They are read on every request, so changes show
// at once.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

inline constexpr std::size_t host_page_bytes_max = 128 * 1024;
inline constexpr std::array<std::string_view, 2> host_page_names = {"terms", "privacy"};
inline constexpr std::string_view front_page_name = "front";

/// Converts Markdown to safe HTML: no raw HTML, pictures become their alt text, links only to http,
/// https, mailto and this site.
std::string safe_html(std::string_view markdown);

class HostPages {
public:
    /// An empty folder name: no pages.
    explicit HostPages(std::string folder) : folder_(std::move(folder)) {}

    /// Pages whose file exists, without the text for the home page.
    std::vector<std::string> names() const;
    /// `name`: one of those above.
    bool exists(std::string_view name) const;

    enum class Found { no, too_long, yes };
    Found read(std::string_view name, std::string& html) const;

private:
    std::string path_of(std::string_view name) const;

    const std::string folder_;
};

}  // namespace posthouse::http
