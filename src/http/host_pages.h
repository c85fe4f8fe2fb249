// Pages that the host writes, in Markdown: terms and privacy. They lie in the data folder as
// `terms.md` and `privacy.md`, and are read whenever somebody asks, so that a change shows at once.
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

/// Markdown as HTML that may stand in a page of ours: raw HTML is left out, pictures become their
/// words, and links lead to http, https, mailto and this house only.
std::string safe_html(std::string_view markdown);

class HostPages {
public:
    /// Empty: there are none.
    explicit HostPages(std::string folder) : folder_(std::move(folder)) {}

    /// Those whose file is there.
    std::vector<std::string> names() const;

    enum class Found { no, too_long, yes };
    /// As HTML.
    Found read(std::string_view name, std::string& html) const;

private:
    std::string path_of(std::string_view name) const;

    const std::string folder_;
};

}  // namespace posthouse::http
