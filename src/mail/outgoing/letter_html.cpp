#include "mail/outgoing/letter_html.h"

#include "base/inplace.h"
#include "games/drawings/html_markup.h"
#include "mail/incoming/mail_text.h"
#include "mail/incoming/mime_message.h"
#include "mail/outgoing/composer.h"
#include "translation/texts.h"

#include <algorithm>
#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <span>
#include <utility>
#include <vector>

namespace posthouse::mail {
namespace {

constexpr std::size_t columns_of_text = 72;
constexpr std::size_t narrow_columns_of_text = 56;
constexpr std::size_t move_links_max = 60;

// Colors are inline, since some mail programs drop style sheets; the style sheet below replaces
// them for dark mode.
constexpr std::string_view mono =
    "font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace";
constexpr std::string_view sheet =
    ":root{color-scheme:light dark;supported-color-schemes:light dark}\n"
    ".page p,.page pre,.page blockquote{max-width:36rem}\n"
    ".board table{border-collapse:collapse;max-width:100%}\n"
    "@media (max-width:30rem){.page{padding:12px!important}"
    ".board table{font-size:13px!important}}\n"
    "@media (prefers-color-scheme:dark){\n"
    "body,.page{background:#1f1c18!important;color:#ebe4d6!important}\n"
    ".quiet{color:#a89f8e!important}\n"
    ".rule{border-color:#4a4438!important}\n"
    ".code{background:#2b2722!important}\n"
    ".page a{color:#9cc4ee!important}}\n";

/// Two blanks between words: the line is set in columns.
bool in_columns(std::string_view line) {
    const std::string_view words = trim(line);
    const std::size_t gap = words.find("  ");
    return gap != std::string_view::npos;
}

/// Length of our own address at the front of `words`, with or without a token behind its `+`.
std::size_t house_address_at(std::string_view words, const MailIdentity& identity) {
    const std::string_view local = local_part(identity.mail_address);
    const std::string_view domain = std::string_view(identity.mail_address).substr(local.size());
    std::size_t end = local.size();
    if (end < words.size() && words[end] == '+')
        end = std::min(words.find_first_of("@ \n", end), words.size());
    return words.substr(end).starts_with(domain) ? end + domain.size() : 0;
}

/// Length of a URL of our page at the front of `words`; 0 for any other URL.
std::size_t page_url_at(std::string_view words, const MailIdentity& identity) {
    const std::size_t size = identity.base_url.size();
    const std::size_t stop = std::min(words.find_first_of(" \t\n<>\"", size), words.size());
    std::size_t end = stop;
    while (end > size && std::string_view(".,;:!?)").find(words[end - 1]) != std::string_view::npos)
        --end;
    const bool ours = end == size || words[size] == '/' || words[size] == '?';
    return ours ? end : 0;
}

/// `words` with our own page and address as links; foreign ones stay plain text.
std::string linked(std::string_view words, const MailIdentity& identity) {
    std::string html;
    const std::string_view local = local_part(identity.mail_address);
    while (!words.empty()) {
        const std::size_t page =
            identity.base_url.empty() ? std::string_view::npos : words.find(identity.base_url);
        const std::size_t at = std::min(page, words.find(local));
        html += games::escape_html(words.substr(0, at));
        if (at == std::string_view::npos) break;
        words.remove_prefix(at);
        const bool is_page = at == page;
        const std::size_t size =
            is_page ? page_url_at(words, identity) : house_address_at(words, identity);
        if (size == 0) {  // the same text, but not an address
            const std::size_t same = is_page ? identity.base_url.size() : local.size();
            html += games::escape_html(words.substr(0, same));
            words.remove_prefix(same);
            continue;
        }
        const std::string link = games::escape_html(words.substr(0, size));
        html += "<a href=\"";
        html += is_page ? "" : "mailto:";
        html += link + "\" style=\"color:#1f5c99\">" + link + "</a>";
        words.remove_prefix(size);
    }
    return html;
}

using Lines = std::span<const std::string_view>;

/// Whether `line` was wrapped because it was full; some text is set narrower than necessary.
bool was_wrapped(std::string_view line, std::string_view next) {
    const std::size_t together = line.size() + 1 + next.substr(0, next.find(' ')).size();
    const bool goes_on = !next.empty() && next.front() >= 'a' && next.front() <= 'z';
    return together > columns_of_text || (goes_on && together > narrow_columns_of_text);
}

std::string joined(Lines lines, const MailIdentity& identity) {
    std::string html;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        html += linked(trim(lines[i]), identity);
        if (i + 1 < lines.size())
            html += was_wrapped(lines[i], trim(lines[i + 1])) ? "\n" : "<br>\n";
    }
    return html;
}

std::string paragraph(Lines lines, const MailIdentity& identity,
                      std::string_view margin = "0 0 1em") {
    std::string html = "<p style=\"margin:";
    html.append(margin) += "\">";
    return html + joined(lines, identity) + "</p>\n";
}

/// Preformatted lines. Columns keep their blanks and scroll sideways on a phone; other lines wrap.
std::string verbatim(Lines lines, std::string_view style, std::string_view css_class,
                     const MailIdentity& identity) {
    std::size_t indent = std::string_view::npos;
    for (std::string_view line : lines)
        if (!is_blank(line)) indent = std::min(indent, line.find_first_not_of(' '));
    const bool columns = std::ranges::any_of(lines, in_columns);
    std::string html = css_class.empty() ? "<pre" : "<pre class=\"";
    html.append(css_class) += css_class.empty() ? "" : "\"";
    html += " style=\"margin:0 0 1em;overflow-x:auto;white-space:";
    html.append(columns ? "pre" : "pre-wrap;overflow-wrap:anywhere") += ";";
    html.append(mono) += ";";
    html.append(style) += "\">";
    for (std::string_view line : lines) {
        line.remove_prefix(std::min(indent, line.size()));
        html += linked(line, identity) + "\n";
    }
    return html + "</pre>\n";
}

std::size_t count_while(Lines lines, auto holds) {
    return static_cast<std::size_t>(std::ranges::find_if_not(lines, holds) - lines.begin());
}

/// What a player wrote; it has empty lines between paragraphs.
std::string quotation(const club::QuotationBlock& block, const MailIdentity& identity) {
    std::string html =
        "<blockquote class=\"rule\" style=\"margin:0 0 1em;padding:0 0 0 12px;border-left:3px "
        "solid #d9cbb0\">";
    const std::vector<std::string_view> all = lines_of(block.text);
    for (Lines lines = all; !lines.empty();) {
        const std::size_t count = count_while(lines, [](auto line) { return !is_blank(line); });
        if (count > 0) html += paragraph(lines.first(count), identity, "0 0 .4em");
        lines = lines.subspan(std::min(count + 1, lines.size()));
    }
    return html + "</blockquote>\n";
}

constexpr std::string_view set_in_style = "font-size:14px;line-height:1.45;padding-left:1em";
constexpr std::string_view echo_style =
    "font-size:14px;padding:6px 10px;background:#f1eadb;border-radius:4px";
constexpr std::string_view machine_style =
    "font-size:11px;line-height:1.4;color:#776d5c;border-top:1px solid #d9cbb0;padding-top:8px";

bool is_set_in(std::string_view line) {
    return line.starts_with(' ');
}

bool is_echo(std::string_view line) {
    return line.starts_with("> ");
}

bool is_item(std::string_view line) {
    return line.starts_with("* ") || line.starts_with("- ");
}

/// How many of the lines, the first of which is a list item, belong to the list.
std::size_t list_size(Lines lines) {
    return count_while(lines, [](auto line) { return is_item(line) || line.starts_with("  "); });
}

std::string list(Lines lines, const MailIdentity& identity) {
    std::string html = "<ul style=\"margin:0 0 1em;padding-left:1.2em\">\n";
    while (!lines.empty()) {
        const std::size_t size = 1 + count_while(lines.subspan(1), is_set_in);
        std::vector<std::string_view> item(lines.begin(), lines.begin() + size);
        item.front().remove_prefix(2);
        html += "<li>" + joined(item, identity) + "</li>\n";
        lines = lines.subspan(size);
    }
    return html + "</ul>\n";
}

/// A heading in the rules and help: "## A move".
std::string heading(std::string_view line) {
    line.remove_prefix(line.find_first_not_of("# "));
    return "<h3 style=\"font-size:17px;margin:1.4em 0 .4em\">" + games::escape_html(line) +
           "</h3>\n";
}

bool is_heading(std::string_view line) {
    const std::size_t words = line.find_first_not_of('#');
    return words != 0 && words != std::string_view::npos && line[words] == ' ' &&
           line.find_first_not_of(' ', words) != std::string_view::npos;
}

/// The HTML of one run of lines without an empty one.
std::string run_of_lines(Lines lines, const MailIdentity& identity) {
    std::string html;
    if (std::ranges::any_of(lines, [](auto line) { return !is_set_in(line) && in_columns(line); }))
        return verbatim(lines, "font-size:13px;line-height:1.45", "", identity);
    while (!lines.empty()) {
        std::size_t count = 1;
        if (is_heading(lines.front())) {
            html += heading(lines.front());
        } else if (is_echo(lines.front())) {
            count = count_while(lines, is_echo);
            html += verbatim(lines.first(count), echo_style, "code", identity);
        } else if (is_item(lines.front())) {
            count = list_size(lines);
            html += list(lines.first(count), identity);
        } else if (is_set_in(lines.front())) {
            count = count_while(lines, is_set_in);
            html += verbatim(lines.first(count), set_in_style, "", identity);
        } else {
            count = count_while(lines, [](auto line) {
                return !is_set_in(line) && !is_echo(line) && !is_item(line);
            });
            html += paragraph(lines.first(count), identity);
        }
        lines = lines.subspan(count);
    }
    return html;
}

std::string text_in_html(std::string_view text, const MailIdentity& identity) {
    const std::vector<std::string_view> all = lines_of(text);
    std::string html;
    for (Lines lines = all; !lines.empty();) {
        const std::size_t count = count_while(lines, [](auto line) { return !is_blank(line); });
        if (count > 0) html += run_of_lines(lines.first(count), identity);
        lines = lines.subspan(std::min(count + 1, lines.size()));
    }
    return html;
}

/// For a query string.
std::string percent_encoded(std::string_view words) {
    return boost::urls::encode({words.data(), words.size()}, boost::urls::unreserved_chars);
}

std::string board_in_html(const LetterAttachments::Board& board, std::string_view title,
                          std::string_view picture_url) {
    std::string html = "<div class=\"board\" style=\"margin:0 0 1em\">\n";
    if (!board.picture.empty()) {
        html += "<img src=\"";
        html += games::escape_html(picture_url);
        html += "\" alt=\"" + games::escape_html(title);
        html +=
            ".\" width=\"480\" style=\"display:block;width:100%;max-width:480px;height:auto;"
            "margin:0 0 8px;border:0\">\n";
    }
    return html + "<div style=\"overflow-x:auto\">" + board.table + "</div>\n</div>\n";
}

/// As text, since people copy the list into their answers.
std::string move_list_in_html(const club::MoveListBlock& block, const MailIdentity& identity) {
    const std::string text = render_text(club::LetterBlock(block));
    return verbatim(lines_of(text), "font-size:13px;line-height:1.45", "", identity);
}

/// Links that open a mail with the move.
std::string move_links(const LetterAttachments& attachments, std::string_view subject,
                       const MailIdentity& identity, const translation::Texts& texts) {
    if (attachments.legal_moves.empty() || attachments.legal_moves.size() > move_links_max ||
        attachments.reply_token.empty())
        return {};
    const std::string mail = "mailto:" + tagged_address(identity, attachments.reply_token) +
                             "?subject=" + percent_encoded("Re: " + std::string(subject)) +
                             "&body=";
    std::string html = "<p style=\"margin:0 0 1em;line-height:2.1\">" +
                       games::escape_html(texts("letter-tap-move")) + "<br>\n";
    for (const std::string& move : attachments.legal_moves) {
        html += "<a href=\"" + games::escape_html(mail + percent_encoded(move));
        html += "\" style=\"color:#1f5c99;padding:0 .4em\">" + games::escape_html(move) + "</a>\n";
    }
    return html + "</p>\n";
}

}  // namespace

std::string picture_name(std::string_view first_picture, std::size_t number) {
    std::string name(first_picture);
    return number == 0 ? name : name + "-" + std::to_string(number + 1);
}

std::string body_to_html(const club::LetterBody& body, std::string_view subject,
                         const LetterAttachments& attachments, std::string_view first_picture,
                         const MailIdentity& identity) {
    std::string html;
    std::size_t boards = 0;
    const auto board = [&](const club::BoardBlock& block) {
        const std::size_t number = boards++;
        const LetterAttachments::Board drawn = number < attachments.boards.size()
                                                   ? attachments.boards[number]
                                                   : LetterAttachments::Board();
        html += drawn.table.empty()
                    ? text_in_html(render_text(club::LetterBlock(block)), identity)
                    : board_in_html(drawn, block.title,
                                    picture_url(picture_name(first_picture, number), identity));
        if (block.position == attachments.position)
            html += move_links(attachments, subject, identity, translation::Texts(body.language()));
    };
    for (const club::LetterBlock& block : body.blocks()) {
        if (const auto* text = std::get_if<club::TextBlock>(&block))
            html += text_in_html(text->text, identity);
        else if (const auto* quoted = std::get_if<club::QuotationBlock>(&block))
            html += quotation(*quoted, identity);
        else if (const auto* shown = std::get_if<club::BoardBlock>(&block))
            board(*shown);
        else if (const auto* moves = std::get_if<club::MoveListBlock>(&block))
            html += move_list_in_html(*moves, identity);
        else {
            const std::string machine = render_text(block);
            html += verbatim(lines_of(machine), machine_style, "quiet rule", identity);
        }
    }
    return html;
}

std::string heading_to_html(std::string_view words) {
    return "<h2 class=\"rule\" style=\"font-size:18px;margin:2em 0 .6em;padding-top:1em;border-top:"
           "2px solid #d9cbb0\">" +
           games::escape_html(words) + "</h2>\n";
}

std::string html_page(std::string_view title, std::string_view parts,
                      std::string_view unsubscribe_url, std::string_view language) {
    std::string html = "<!DOCTYPE html>\n<html lang=\"";
    html += games::escape_html(language);
    html +=
        "\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n"
        "<meta name=\"supported-color-schemes\" content=\"light dark\">\n<title>";
    html += games::escape_html(title);
    html += "</title>\n<style>\n";
    html += sheet;
    html +=
        "</style>\n</head>\n<body style=\"margin:0;padding:0;background:#fffdf8;color:#2a251d\">\n"
        "<div class=\"page\" style=\"max-width:36rem;margin:0 auto;padding:20px;"
        "background:#fffdf8;color:#2a251d;font:16px/1.5 Georgia,'DejaVu Serif',serif\">\n";
    html += parts;
    if (!unsubscribe_url.empty()) {
        html +=
            "<p class=\"quiet\" style=\"margin:1em 0 0;font-size:13px;color:#776d5c\">"
            "<a href=\"";
        html += games::escape_html(unsubscribe_url);
        html += "\" style=\"color:#1f5c99\">" +
                games::escape_html(translation::Texts(language)("letter-unsubscribe")) +
                "</a></p>\n";
    }
    return html + "</div>\n</body>\n</html>\n";
}

}  // namespace posthouse::mail
