// HTML for pages that work without scripts: page layout and forms. All text arguments are escaped
// here, except those named `html`.
#pragma once

#include "http/server/http_message.h"
#include "translation/texts.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

/// Builds a page.
class NoScriptHtml {
public:
    /// `who` is the logged-in player, for the log-out button; `host_pages` names the pages linked
    /// in the footer.
    NoScriptHtml(std::string_view title, const std::optional<std::string>& who,
                 const std::vector<std::string>& host_pages, const translation::Texts&);

    NoScriptHtml& html(std::string_view html);
    NoScriptHtml& heading(std::string_view words);
    NoScriptHtml& paragraph(std::string_view words);
    /// The result of the last request, shown first and announced to screen readers.
    NoScriptHtml& message(std::string_view words);
    /// Preformatted text.
    NoScriptHtml& preformatted(std::string_view text);
    NoScriptHtml& link(std::string_view address, std::string_view words);

    /// The response. Its policy allows inline styles and no scripts.
    HttpResponse response(unsigned status = 200) &&;

private:
    std::string html_, foot_;
};

/// Footer links to the host's pages; empty if there are none.
std::string host_page_links(const std::vector<std::string>& names, const translation::Texts&);

/// A form that posts to `address`. A non-empty `key` makes repeated submissions have one effect.
class NoScriptForm {
public:
    NoScriptForm(std::string_view address, std::string_view key = {});

    /// A text field with an initial value.
    NoScriptForm& text_field(std::string_view name, std::string_view label,
                             std::string_view value = {});
    NoScriptForm& required_text_field(std::string_view name, std::string_view label);
    /// `kind` is the autocomplete value: "current-password" or "new-password".
    NoScriptForm& password(std::string_view name, std::string_view label, std::string_view kind);
    NoScriptForm& text_area(std::string_view name, std::string_view label);
    /// A select of (value, label) pairs; the first is selected.
    NoScriptForm& select(std::string_view name, std::string_view label,
                         const std::vector<std::pair<std::string, std::string>>& choices);
    NoScriptForm& hidden(std::string_view name, std::string_view value);
    NoScriptForm& button(std::string_view words, std::string_view name = {},
                         std::string_view value = {});
    /// Submit buttons side by side: (value of `name`, label).
    NoScriptForm& buttons(std::string_view name, std::string_view label,
                          const std::vector<std::pair<std::string, std::string>>& choices);

    std::string html() const;

private:
    /// Writes the label and the opening tag.
    void begin_field(std::string_view element, std::string_view name, std::string_view label);
    std::string html_;
    std::string id_;  // prefix of the fields' ids
};

/// Parses application/x-www-form-urlencoded; skips what cannot be decoded.
std::vector<std::pair<std::string, std::string>> parse_form(std::string_view body);

}  // namespace posthouse::http
