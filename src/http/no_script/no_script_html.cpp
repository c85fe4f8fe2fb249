#include "http/no_script/no_script_html.h"

#include "base/inplace.h"
#include "games/drawings/html_markup.h"
#include "translation/site.h"

#include <algorithm>
#include <boost/url/parse_query.hpp>

namespace posthouse::http {

namespace {

/// No scripts; boards are colored by attributes of their cells, hence the inline styles.
constexpr std::string_view nothing_runs =
    "default-src 'none'; img-src 'self'; style-src 'self' 'unsafe-inline'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'";

/// Keeps the ends of lines, which escape_html() makes blanks.
std::string escape_lines(std::string_view text) {
    std::string html;
    while (!text.empty()) (html += games::escape_html(take_until(text, '\n'))) += '\n';
    return html;
}

std::string quoted_attribute(std::string_view words) {
    return '"' + games::escape_html(words) + '"';
}

}  // namespace

std::string host_page_links(const std::vector<std::string>& names,
                            const translation::Texts& texts) {
    std::string links;
    for (const std::string& name : names)
        links += (links.empty() ? "<p>" : " | ") + std::string("<a href=\"/plain/") + name + "\">" +
                 texts(name == "terms" ? "plain-terms" : "plain-privacy") + "</a>";
    return links.empty() ? links : links + "</p>\n";
}

NoScriptHtml::NoScriptHtml(std::string_view title, const std::optional<std::string>& who,
                           const std::vector<std::string>& host_pages,
                           const translation::Texts& texts) {
    const translation::Site& site = translation::site();
    const std::string name = games::escape_html(site.name);
    if (!host_pages.empty()) foot_ = host_page_links(host_pages, texts);
    if (!site.line.empty()) foot_ += "<p>" + games::escape_html(site.line) + "</p>";
    if (site.name != translation::Site().name) foot_ += "<p>Posthouse</p>";
    if (!foot_.empty()) foot_ = "<footer>" + foot_ + "</footer>\n";
    html_ = "<!doctype html>\n<html lang=\"" + std::string(texts.language()) +
            "\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta name=\"color-scheme\" content=\"light dark\">\n"
            "<link rel=\"stylesheet\" href=\"/plain.css\">\n"
            "<link rel=\"icon\" href=\"/favicon.svg\" type=\"image/svg+xml\">\n"
            "<title>" +
            games::escape_html(title) + " – " + name +
            "</title>\n</head>\n<body>\n<header><nav aria-label=\"" + texts("plain-nav") +
            "\">\n<a href=\"/plain\">" + name + "</a>";
    const auto add_page = [&](std::string_view page) {
        html_ += " | <a href=\"/plain/" + std::string(page) + "\">" +
                 texts("plain-" + std::string(page)) + "</a>";
    };
    for (const char* page : {"games", "lobby", "tournaments", "commands"}) add_page(page);
    if (who)
        for (const char* page : {"letters", "settings"}) add_page(page);
    html_ += "\n</nav>\n";
    if (who)
        html_ += "<form method=\"post\" action=\"/plain/logout\"><p>" +
                 games::escape_html(texts("plain-you-are", {{"name", *who}})) + " <button>" +
                 texts("plain-log-out") + "</button></p></form>\n";
    html_ += "</header>\n<main>\n<h1>" + games::escape_html(title) + "</h1>\n";
}

NoScriptHtml& NoScriptHtml::html(std::string_view html) {
    html_ += html;
    return *this;
}

NoScriptHtml& NoScriptHtml::heading(std::string_view words) {
    return html("<h2>" + games::escape_html(words) + "</h2>\n");
}

NoScriptHtml& NoScriptHtml::paragraph(std::string_view words) {
    return html("<p>" + games::escape_html(words) + "</p>\n");
}

NoScriptHtml& NoScriptHtml::message(std::string_view words) {
    if (words.empty()) return *this;
    return html("<pre role=\"alert\">" + escape_lines(words) + "</pre>\n");
}

NoScriptHtml& NoScriptHtml::preformatted(std::string_view text) {
    return html("<pre>" + escape_lines(text) + "</pre>\n");
}

NoScriptHtml& NoScriptHtml::link(std::string_view address, std::string_view words) {
    return html("<a href=" + quoted_attribute(address) + '>' + games::escape_html(words) + "</a>");
}

HttpResponse NoScriptHtml::response(unsigned status) && {
    HttpResponse answer;
    answer.status = status;
    answer.type = "text/html; charset=utf-8";
    answer.fields = {{"Cache-Control", "no-store"},
                     {"Content-Security-Policy", std::string(nothing_runs)}};
    answer.body = std::move(html_) + "</main>\n" + foot_ + "</body>\n</html>\n";
    return answer;
}

NoScriptForm::NoScriptForm(std::string_view address, std::string_view key)
    : id_(address.substr(1)) {
    std::replace(id_.begin(), id_.end(), '/', '-');
    html_ = "<form method=\"post\" action=" + quoted_attribute(address) + ">\n";
    if (!key.empty()) hidden("key", key);
}

void NoScriptForm::begin_field(std::string_view element, std::string_view name,
                               std::string_view label) {
    const std::string id = quoted_attribute(id_ + '-' + std::string(name));
    html_ += "<p><label for=" + id + '>' + games::escape_html(label) + "</label>\n<" +
             std::string(element) + " id=" + id + " name=" + quoted_attribute(name);
}

NoScriptForm& NoScriptForm::text_field(std::string_view name, std::string_view label,
                                       std::string_view value) {
    begin_field("input", name, label);
    html_ += " autocapitalize=\"none\" autocomplete=\"off\" value=" + quoted_attribute(value) +
             "></p>\n";
    return *this;
}

NoScriptForm& NoScriptForm::required_text_field(std::string_view name, std::string_view label) {
    begin_field("input", name, label);
    html_ += " autocapitalize=\"none\" required></p>\n";
    return *this;
}

NoScriptForm& NoScriptForm::password(std::string_view name, std::string_view label,
                                     std::string_view kind) {
    begin_field("input", name, label);
    html_ += " type=\"password\" required autocomplete=" + quoted_attribute(kind) + "></p>\n";
    return *this;
}

NoScriptForm& NoScriptForm::text_area(std::string_view name, std::string_view label) {
    begin_field("textarea", name, label);
    html_ += " rows=\"3\" cols=\"50\"></textarea></p>\n";
    return *this;
}

NoScriptForm& NoScriptForm::select(
    std::string_view name, std::string_view label,
    const std::vector<std::pair<std::string, std::string>>& choices) {
    begin_field("select", name, label);
    html_ += ">\n";
    for (const auto& [value, words] : choices)
        html_ += "<option value=" + quoted_attribute(value) + '>' + games::escape_html(words) +
                 "</option>\n";
    html_ += "</select></p>\n";
    return *this;
}

NoScriptForm& NoScriptForm::hidden(std::string_view name, std::string_view value) {
    html_ += "<input type=\"hidden\" name=" + quoted_attribute(name) +
             " value=" + quoted_attribute(value) + ">\n";
    return *this;
}

NoScriptForm& NoScriptForm::button(std::string_view words, std::string_view name,
                                   std::string_view value) {
    html_ += "<p><button";
    if (!name.empty())
        html_ += " name=" + quoted_attribute(name) + " value=" + quoted_attribute(value);
    html_ += '>' + games::escape_html(words) + "</button></p>\n";
    return *this;
}

NoScriptForm& NoScriptForm::buttons(
    std::string_view name, std::string_view label,
    const std::vector<std::pair<std::string, std::string>>& choices) {
    html_ += "<fieldset><legend>" + games::escape_html(label) + "</legend>\n";
    for (const auto& [value, words] : choices)
        html_ += "<button name=" + quoted_attribute(name) + " value=" + quoted_attribute(value) +
                 '>' + games::escape_html(words) + "</button>\n";
    html_ += "</fieldset>\n";
    return *this;
}

std::string NoScriptForm::html() const {
    return html_ + "</form>\n";
}

std::vector<std::pair<std::string, std::string>> parse_form(std::string_view body) {
    std::vector<std::pair<std::string, std::string>> fields;
    const auto parsed = boost::urls::parse_query({body.data(), body.size()});
    if (!parsed) return fields;
    boost::urls::encoding_opts blanks;
    blanks.space_as_plus = true;
    for (const auto& one : *parsed)
        fields.emplace_back(one.key.decode(blanks), one.value.decode(blanks));
    return fields;
}

}  // namespace posthouse::http
