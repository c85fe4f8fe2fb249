// The HTML of the pages that work without scripts: the frame that they all have, and their forms.
// All words that are handed in are escaped here, but for those called `html`.
#pragma once

#include "http/http_message.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::http {

/// A page that is being written.
class NoScriptHtml {
public:
    /// `who` is signed in: then every page has the way out.
    /// `host_pages` has the names of those that stand at its foot.
    NoScriptHtml(std::string_view title, const std::optional<std::string>& who,
                 const std::vector<std::string>& host_pages = {});

    NoScriptHtml& html(std::string_view html);
    NoScriptHtml& heading(std::string_view words);
    NoScriptHtml& paragraph(std::string_view words);
    /// Said before anything else, also to those who hear the page: what became of the last request.
    NoScriptHtml& told(std::string_view words);
    /// Text as it was broken into lines.
    NoScriptHtml& lines(std::string_view text);
    NoScriptHtml& link(std::string_view address, std::string_view words);

    /// The page as an answer. It may be styled where it stands, and runs nothing.
    HttpResponse answer(unsigned status = 200) &&;

private:
    std::string html_, foot_;
};

/// Links to those pages that the host has written; empty where there are none.
std::string links_to_host_pages(const std::vector<std::string>& names);

/// A form that is sent to `address` and comes back once, however often its button is pressed:
/// `key` sees to that, where it is not empty.
class PlainForm {
public:
    PlainForm(std::string_view address, std::string_view key = {});

    /// A line to type into, with what is there already.
    PlainForm& line(std::string_view name, std::string_view label, std::string_view value = {});
    PlainForm& required_line(std::string_view name, std::string_view label);
    /// `kind` is what a browser that keeps passwords has to know: "current-password" or
    /// "new-password".
    PlainForm& password(std::string_view name, std::string_view label, std::string_view kind);
    PlainForm& text(std::string_view name, std::string_view label);
    /// One of several: what is sent, and what is shown. The first is chosen.
    PlainForm& choice(std::string_view name, std::string_view label,
                      const std::vector<std::pair<std::string, std::string>>& choices);
    PlainForm& hidden(std::string_view name, std::string_view value);
    PlainForm& button(std::string_view words, std::string_view name = {},
                      std::string_view value = {});
    /// Buttons side by side: what each sends as `name`, and what it says.
    PlainForm& buttons(std::string_view name, std::string_view label,
                       const std::vector<std::pair<std::string, std::string>>& choices);

    std::string html() const;

private:
    /// The label, and the beginning of what it belongs to.
    void begin(std::string_view element, std::string_view name, std::string_view label);
    std::string html_;
    std::string id_;  // what those of its fields begin with
};

/// The fields of a form as a browser sends them (application/x-www-form-urlencoded). What cannot be
/// read is left out.
std::vector<std::pair<std::string, std::string>> form_fields(std::string_view body);

}  // namespace posthouse::http
