#include "mail/body_text.h"

#include "base/text.h"
#include "mail/addresses.h"

#include <array>

namespace posthouse {
namespace {

bool blank(std::string_view line) {
    return without_blanks(line).empty();
}

/// How often `>` stands before a line; takes them off.
int take_quote_marks(std::string_view& line) {
    int depth = 0;
    while (line.starts_with('>')) {
        line.remove_prefix(1);
        ++depth;
    }
    return depth;
}

template <std::size_t N>
bool holds_any(std::string_view words, const std::array<std::string_view, N>& any) {
    for (std::string_view word : any)
        if (words.find(word) != std::string_view::npos) return true;
    return false;
}

/// The number of lines from `at` that say "On … wrote:" (such lines are often wrapped); 0 where
/// they do not.
std::size_t attribution_lines(const std::vector<std::string_view>& lines, std::size_t at) {
    static constexpr std::array<std::string_view, 10> openings = {
        "on ", "am ", "le ", "el ", "il ", "op ", "den ", "em ", "dnia ", "w dniu "};
    static constexpr std::array<std::string_view, 10> verbs = {
        "wrote",   "schrieb", "a écrit",  "escribió", "ha scritto",
        "schreef", "skrev",   "escreveu", "napisał",  "pisze"};
    constexpr std::size_t wrapped_max = 3;
    std::string words = lowered(without_blanks(lines[at]));
    bool opens = false;
    for (std::string_view opening : openings) opens = opens || words.starts_with(opening);
    if (!opens) return 0;
    for (std::size_t count = 1; count <= wrapped_max; ++count) {
        if (words.ends_with(':') && holds_any(words, verbs)) return count;
        if (at + count >= lines.size() || blank(lines[at + count])) return 0;
        words += ' ' + lowered(without_blanks(lines[at + count]));
    }
    return 0;
}

/// From this line on nothing is the writer's own.
bool ends_the_own_words(const std::vector<std::string_view>& lines, std::size_t at) {
    const std::string_view line = without_blanks(lines[at]);
    if (line == "--") return true;
    if (line.size() >= 10 && line.find_first_not_of('_') == std::string_view::npos) return true;
    const std::string words = lowered(line);
    static constexpr std::array<std::string_view, 3> originals = {
        "original message", "ursprüngliche nachricht", "forwarded message"};
    if (words.starts_with("-----") && holds_any(words, originals)) return true;
    if (words == "begin forwarded message:" || words.starts_with("sent from my ") ||
        words.starts_with("von meinem "))
        return true;
    // The heads of the quoted mail, as Outlook writes them.
    if (!words.starts_with("from: ") && !words.starts_with("von: ")) return false;
    if (at + 1 >= lines.size()) return false;
    const std::string next = lowered(without_blanks(lines[at + 1]));
    return next.starts_with("sent: ") || next.starts_with("date: ") ||
           next.starts_with("gesendet: ") || next.starts_with("datum: ") ||
           next.starts_with("to: ") || next.starts_with("an: ");
}

bool followed_by_quotation(const std::vector<std::string_view>& lines, std::size_t at) {
    while (at < lines.size() && blank(lines[at])) ++at;
    return at < lines.size() && lines[at].starts_with('>');
}

void append_utf8(std::string& out, unsigned long code) {
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) code = 0xFFFD;
    const auto add = [&out](unsigned long byte) {
        out += static_cast<char>(static_cast<unsigned char>(byte));
    };
    if (code < 0x80) return add(code);
    if (code < 0x800) {
        add(0xC0 | code >> 6);
    } else {
        if (code < 0x10000) {
            add(0xE0 | code >> 12);
        } else {
            add(0xF0 | code >> 18);
            add(0x80 | (code >> 12 & 0x3F));
        }
        add(0x80 | (code >> 6 & 0x3F));
    }
    add(0x80 | (code & 0x3F));
}

/// The character named by `&…;` at the front of `rest`, which is taken off; `&` itself where
/// nothing is named.
std::string take_entity(std::string_view& rest) {
    struct Named {
        std::string_view name, text;
    };
    static constexpr std::array<Named, 6> known = {
        {{"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}, {"nbsp", " "}}};
    const std::size_t end = rest.substr(0, 12).find(';');
    if (end != std::string_view::npos) {
        const std::string_view name = rest.substr(1, end - 1);
        std::string text;
        for (const Named& entity : known)
            if (name == entity.name) text = entity.text;
        if (name.size() > 1 && name[0] == '#') {
            const bool hexadecimal = lower(name[1]) == 'x';
            const std::string digits(name.substr(hexadecimal ? 2 : 1));
            std::size_t used = 0;
            const bool starts_well =
                !digits.empty() && digits.find_first_of("+- ") == std::string::npos;
            unsigned long code = 0;
            for (char c : digits) {
                const char small = lower(c);
                const bool letter = hexadecimal && small >= 'a' && small <= 'f';
                if (!is_digit(c) && !letter) break;
                code = code * (hexadecimal ? 16 : 10) +
                       static_cast<unsigned long>(letter ? small - 'a' + 10 : c - '0');
                ++used;
            }
            if (starts_well && used == digits.size()) append_utf8(text, code == 0xA0 ? ' ' : code);
        }
        if (!text.empty()) {
            rest.remove_prefix(end + 1);
            return text;
        }
    }
    rest.remove_prefix(1);
    return "&";
}

/// The text of a page as it grows.
class PageText {
public:
    void word(std::string_view bytes) {
        if (line_.empty() && gap_) gap_ = false;
        if (gap_) line_ += ' ';
        gap_ = false;
        line_ += bytes;
    }
    void gap() { gap_ = true; }
    void end_line(bool even_if_empty) {
        if (line_.empty() && !even_if_empty) return;
        for (int depth = 0; depth < quote_; ++depth) text_ += "> ";
        text_ += line_;
        text_ += '\n';
        line_.clear();
        gap_ = false;
    }
    void quote(int more) {
        end_line(false);
        constexpr int quote_max = 5;
        quote_ = std::min(quote_max, std::max(0, quote_ + more));
    }
    std::string finished() {
        end_line(false);
        return std::move(text_);
    }

private:
    std::string text_, line_;
    bool gap_ = false;
    int quote_ = 0;
};

/// The name in a tag, small letters, with its `/` where it closes: "p", "/div".
std::string tag_name(std::string_view tag) {
    return lowered(tag.substr(0, tag.find_first_of(" \t\r\n>", 1))).substr(1);
}

void take_tag(std::string_view& rest, PageText& page) {
    static constexpr std::array<std::string_view, 9> blocks = {
        "p", "div", "li", "tr", "table", "ul", "ol", "hr", "blockquote"};
    if (rest.starts_with("<!--")) {
        const std::size_t end = rest.find("-->");
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 3);
        return;
    }
    std::string_view tag = take_until(rest, '>');
    while (tag.ends_with('/')) tag.remove_suffix(1);
    const std::string name = tag_name(tag);
    if (name == "script" || name == "style" || name == "title") {
        // Skips to the tag that closes it; where there is none, nothing of the rest is text.
        const std::string closing = "</" + name;
        while (!rest.empty() && !same_word(rest.substr(0, closing.size()), closing)) {
            rest.remove_prefix(1);
            rest.remove_prefix(std::min(rest.find('<'), rest.size()));
        }
        return;
    }
    if (name == "br") return page.end_line(true);
    if (name == "blockquote") return page.quote(+1);
    if (name == "/blockquote") return page.quote(-1);
    if (name == "td" || name == "th") return page.gap();
    const std::string_view plain = std::string_view(name).substr(name.starts_with('/') ? 1 : 0);
    bool block = plain.size() == 2 && plain[0] == 'h' && is_digit(plain[1]);
    for (std::string_view known : blocks) block = block || plain == known;
    if (block) page.end_line(false);
}

}  // namespace

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
    }
    return lines;
}

std::string_view without_blanks(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t") - first + 1);
}

std::string unflowed(std::string_view text, bool delete_space) {
    std::string joined;
    int depth_before = 0;
    bool goes_on = false;
    for (std::string_view line : lines_of(text)) {
        const int depth = take_quote_marks(line);
        if (line.starts_with(' ')) line.remove_prefix(1);  // space-stuffing
        const bool signature = line == "-- ";
        if (goes_on && (depth != depth_before || signature)) {
            joined += '\n';
            goes_on = false;
        }
        if (!goes_on && depth > 0)
            joined += std::string(static_cast<std::size_t>(depth), '>') + ' ';
        goes_on = line.ends_with(' ') && !signature;
        joined += line.substr(0, line.size() - (goes_on && delete_space ? 1 : 0));
        if (!goes_on) joined += '\n';
        depth_before = depth;
    }
    return joined;
}

std::string text_of_html(std::string_view html) {
    PageText page;
    while (!html.empty()) {
        const char c = html[0];
        const char next = html.size() > 1 ? html[1] : ' ';
        if (c == '<' && ((lower(next) >= 'a' && lower(next) <= 'z') || next == '/' || next == '!' ||
                         next == '?')) {
            take_tag(html, page);
        } else if (c == '&') {
            page.word(take_entity(html));
        } else {
            if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
                page.gap();
            else
                page.word(html.substr(0, 1));
            html.remove_prefix(1);
        }
    }
    return page.finished();
}

std::string trimmed(std::string_view text) {
    const std::vector<std::string_view> lines = lines_of(text);
    std::vector<std::string_view> kept;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (ends_the_own_words(lines, at)) break;
        if (lines[at].starts_with('>')) continue;
        if (const std::size_t count = attribution_lines(lines, at)) {
            // Without `>` nobody can tell where the quotation ends: all that follows is taken for
            // it.
            if (!followed_by_quotation(lines, at + count)) break;
            at += count - 1;
            continue;
        }
        kept.push_back(lines[at]);
    }
    while (!kept.empty() && blank(kept.back())) kept.pop_back();
    std::string own;
    for (std::string_view line : kept)
        if (!own.empty() || !blank(line))
            own.append(line.substr(0, line.find_last_not_of(" \t") + 1)) += '\n';
    if (own.ends_with('\n')) own.pop_back();
    return own;
}

}  // namespace posthouse
