#include "mail/outgoing/letter_html.h"

#include "base/inplace.h"
#include "club/matches/board_letters.h"
#include "games/drawings/html_markup.h"
#include "mail/incoming/mail_text.h"
#include "mail/incoming/mime_message.h"
#include "mail/outgoing/composer.h"
#include "translation/site.h"
#include "translation/texts.h"

#include <algorithm>
#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <span>
#include <utility>
#include <variant>
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
    ".board td,.board th{border-radius:10px}\n"
    "@media (max-width:30rem){.page{padding:12px!important}}\n"
    "@media (prefers-color-scheme:dark){\n"
    "body,.page{background:#1f1c18!important;color:#ebe4d6!important}\n"
    ".quiet{color:#a89f8e!important}\n"
    ".rule{border-color:#4a4438!important}\n"
    ".code{background:#2b2722!important}\n"
    ".page p a,.page pre a{color:#9cc4ee!important}}\n";

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
constexpr std::string_view machine_style = "font-size:11px;line-height:1.4;color:#776d5c";

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
        if (lines.front() == club::letter_rule) {
            html +=
                "<hr class=\"rule\" style=\"margin:1.5em 0;border:0;border-top:1px solid "
                "#d9cbb0\">\n";
        } else if (is_heading(lines.front())) {
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

/// The link that opens a mail with a move, but for the move.
std::string move_mail(const LetterAttachments& attachments, std::string_view subject,
                      const MailIdentity& identity) {
    return "mailto:" + tagged_address(identity, attachments.reply_token) +
           "?subject=" + percent_encoded("Re: " + std::string(subject)) + "&body=";
}

/// A board whose playable houses are links, and the moves that are no house on it.
class PlayableBoard {
public:
    PlayableBoard(std::string table, const std::vector<std::string>& moves, std::string mail)
        : table_(std::move(table)), mail_(std::move(mail)) {
        for (const std::string& move : moves)
            if (!link_house(move)) others_.push_back(move);
        for (std::size_t at = 0; (at = table_.find(house_mark, at)) != table_.npos;)
            table_.erase(at, table_.find('"', at + house_mark.size()) + 1 - at);
    }

    const std::string& table() const { return table_; }

    /// Those with one beginning, a pod's, in one paragraph. Empty if there are none.
    std::string list() const {
        std::string html;
        if (others_.size() > move_links_max) return html;
        for (std::size_t i = 0; i < others_.size(); ++i) {
            const std::string_view pod = pod_of(others_[i]);
            const bool same = i > 0 && pod == pod_of(others_[i - 1]);
            if (!same)
                html.append(i > 0 ? "</p>\n" : "")
                    .append("<p style=\"margin:0 0 .3em\">")
                    .append(pod.empty() ? "" : "<strong>")
                    .append(pod)
                    .append(pod.empty() ? "" : "</strong>")
                    .append("\n");
            html += "<a href=\"" + address_of(others_[i]) +
                    "\" style=\"display:inline-block;padding:11px 9px;color:#1f5c99\">" +
                    games::escape_html(others_[i].substr(pod.size())) + "</a>\n";
        }
        return html.empty() ? html : html + "</p>\n";
    }

private:
    static constexpr std::string_view house_mark = " data-house=\"";

    std::string address_of(const std::string& move) const {
        return games::escape_html(mail_ + percent_encoded(move));
    }

    /// "32" of "32+c"; nothing of a move that is a word.
    static std::string_view pod_of(std::string_view move) {
        const std::size_t end = move.find_first_not_of("0123456789");
        return end == move.npos ? std::string_view() : move.substr(0, end);
    }

    /// Makes a link of what stands in the house of this name, as large as a finger.
    bool link_house(const std::string& name) {
        const std::size_t cell = table_.find(std::string(house_mark) + name + '"');
        if (cell == table_.npos) return false;
        const std::size_t begin = table_.find('>', cell) + 1, end = table_.find("</td>", begin);
        constexpr std::string_view color_mark = ";color:";
        const std::size_t color = table_.find(color_mark, cell) + color_mark.size();
        const std::string seeds = table_.substr(begin, end - begin);
        const bool marked = seeds.find("<br>") != seeds.npos;
        table_.replace(begin, end - begin,
                       "<a href=\"" + address_of(name) +
                           "\" style=\"display:block;padding:" + (marked ? "5px 0" : "13px 0") +
                           ";border:2px solid;border-radius:10px;"
                           "color:" +
                           table_.substr(color, table_.find(';', color) - color) + "\">" + seeds +
                           "</a>");
        return true;
    }

    std::string table_;
    const std::string mail_;
    std::vector<std::string> others_;
};

std::string board_in_html(std::string_view table) {
    return std::string("<div class=\"board\" style=\"margin:0 0 1em;overflow-x:auto\">\n")
        .append(table)
        .append("</div>\n");
}

/// As text, since people copy the list into their answers.
std::string move_list_in_html(const club::MoveListBlock& block, const MailIdentity& identity) {
    const std::string text = render_text(club::LetterBlock(block));
    return verbatim(lines_of(text), "font-size:13px;line-height:1.45", "", identity);
}

class LetterHtml {
public:
    LetterHtml(const LetterAttachments& attachments, std::string_view subject,
               const MailIdentity& identity, const translation::Texts& texts)
        : attachments_(attachments), subject_(subject), identity_(identity), texts_(texts) {}

    void add(const club::TextBlock& block) {
        std::string text = block.text;
        // The board has said it, since its houses are links.
        if (const std::size_t at = instruction_.empty() ? text.npos : text.find(instruction_);
            at != text.npos)
            text.erase(at, instruction_.size());
        html_ += text_in_html(text, identity_);
    }
    void add(const club::QuotationBlock& block) { html_ += quotation(block, identity_); }
    void add(const club::MoveListBlock& block) { html_ += move_list_in_html(block, identity_); }
    void add(const club::MachineBlock& block) {
        const std::string machine = render_text(club::LetterBlock(block));
        html_ += verbatim(lines_of(machine), machine_style, "quiet", identity_);
    }
    void add(const club::BoardBlock& block) {
        const std::size_t number = boards_++;
        const std::string table =
            number < attachments_.boards.size() ? attachments_.boards[number] : std::string();
        const bool to_move = block.position == attachments_.position &&
                             !attachments_.legal_moves.empty() && !attachments_.reply_token.empty();
        if (table.empty()) {
            html_ += text_in_html(render_text(club::LetterBlock(block)), identity_);
            return;
        }
        const std::vector<std::string>& moves = attachments_.legal_moves;
        const PlayableBoard board(table, to_move ? moves : std::vector<std::string>(),
                                  move_mail(attachments_, subject_, identity_));
        html_ += board_in_html(board.table());
        if (!to_move) return;
        const std::string list = board.list();
        if (list.empty() && moves.size() > move_links_max) return;
        instruction_ = club::move_instruction(moves, texts_);
        html_ += "<p style=\"margin:0 0 1em\">" +
                 games::escape_html(texts_(list.empty() ? "letter-tap-house" : "letter-tap-move",
                                           {{"move", moves.front()}})) +
                 "</p>\n" + list;
    }

    std::string finish() { return std::move(html_); }

private:
    const LetterAttachments& attachments_;
    const std::string_view subject_;
    const MailIdentity& identity_;
    const translation::Texts texts_;
    std::string html_, instruction_;
    std::size_t boards_ = 0;
};

}  // namespace

std::string body_to_html(const club::LetterBody& body, std::string_view subject,
                         const LetterAttachments& attachments, const MailIdentity& identity) {
    LetterHtml html(attachments, subject, identity, translation::Texts(body.language()));
    for (const club::LetterBlock& block : body.blocks())
        std::visit([&](const auto& one) { html.add(one); }, block);
    return html.finish();
}

std::string heading_to_html(std::string_view words) {
    return "<h2 class=\"rule\" style=\"font-size:18px;margin:2em 0 .6em;padding-top:1em;border-top:"
           "2px solid #d9cbb0\">" +
           games::escape_html(words) + "</h2>\n";
}

std::string logo_to_html(std::string_view url) {
    return "<p style=\"margin:1em 0 0\"><img src=\"" + games::escape_html(url) +
           "\" width=\"48\" alt=\"" + games::escape_html(translation::site().name) +
           "\" style=\"border:0\"></p>\n";
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
