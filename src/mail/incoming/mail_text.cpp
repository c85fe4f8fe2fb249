
#include "mail/incoming/mail_text.h"
#include "base/inplace.h"
#include "mail/incoming/addresses.h"

#include <gumbo.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <span>

namespace posthouse::mail {
namespace {

constexpr unsigned long no_character = 0xFFFD;

/// Removes `>` from the front of a line and counts them.
int take_quote_marks(std::string_view& line) {
    int depth = 0;
    while (line.starts_with('>')) {
        line.remove_prefix(1);
        ++depth;
    }
    return depth;
}

}  // namespace

unsigned long take_character(std::string_view& rest) {
    const auto byte = [&rest](std::size_t at) { return static_cast<unsigned char>(rest[at]); };
    const unsigned char first = byte(0);
    const std::size_t more = first < 0x80             ? 0
                             : (first & 0xE0) == 0xC0 ? 1
                             : (first & 0xF0) == 0xE0 ? 2
                             : (first & 0xF8) == 0xF0 ? 3
                                                      : rest.size();
    bool whole = more < rest.size();
    unsigned long character = !whole || more == 0 ? first : first & (0x3FUL >> more);
    for (std::size_t at = 1; whole && at <= more; ++at) {
        whole = (byte(at) & 0xC0) == 0x80;
        character = character << 6 | (byte(at) & 0x3F);
    }
    rest.remove_prefix(whole ? more + 1 : 1);
    return whole ? character : no_character;
}

void append_character(std::string& out, unsigned long code) {
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) code = no_character;
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

bool is_invisible(unsigned long c) {
    return c == 0xAD || c == 0x61C || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x2069) || c == 0xFEFF ||
           (c >= 0xFE00 && c <= 0xFE0F);
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::string_view line = take_until(text, '\n');
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
    }
    return lines;
}

std::string_view trim(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t") - first + 1);
}

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::string join_flowed_lines(std::string_view text, bool delete_space) {
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

namespace {

/// Decodes character references, such as `&eacute;`, as HTML5 defines them.
class References {
public:
    /// Takes the reference off the front of `rest`, which begins with `&`; a lone `&` is itself.
    std::string take(std::string_view& rest) {
        constexpr std::size_t size_max = 33;  // the longest name has 31 letters
        std::size_t size = 1;
        while (size < std::min(rest.size(), size_max) && is_part(rest[size])) ++size;
        if (size < rest.size() && rest[size] == ';') ++size;
        if (size < 3) size = 1;
        const std::string_view reference = rest.substr(0, size);
        rest.remove_prefix(size);
        if (size == 1) return "&";
        const auto known = known_.find(reference);
        if (known != known_.end()) return known->second;
        // Each takes some microseconds: nobody writes so many different ones.
        constexpr std::size_t known_max = 2000;
        if (known_.size() >= known_max) return std::string(reference);
        return known_.emplace(reference, decode(reference)).first->second;
    }

private:
    static bool is_part(char c) {
        return is_digit(c) || c == '#' || (to_lower(c) >= 'a' && to_lower(c) <= 'z');
    }

    static std::string decode(std::string_view reference) {
        // The letter keeps the parser from dropping a blank.
        const std::string page = "x" + std::string(reference);
        const std::unique_ptr<GumboOutput, void (*)(GumboOutput*)> parsed(
            gumbo_parse_with_options(&kGumboDefaultOptions, page.data(), page.size()),
            [](GumboOutput* output) { gumbo_destroy_output(&kGumboDefaultOptions, output); });
        std::string found;
        collect_text(*parsed->root, found);
        std::string text;
        for (std::string_view rest = std::string_view(found).substr(1); !rest.empty();) {
            const unsigned long c = take_character(rest);
            append_character(text, c == 0xA0 || c < ' ' ? ' ' : c);
        }
        return text;
    }
    static void collect_text(const GumboNode& node, std::string& text) {
        if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE)
            text += node.v.text.text;
        if (node.type != GUMBO_NODE_ELEMENT) return;
        for (unsigned i = 0; i < node.v.element.children.length; ++i)
            collect_text(*static_cast<const GumboNode*>(node.v.element.children.data[i]), text);
    }

    std::map<std::string, std::string, std::less<>> known_;
};

/// Collects the text of a page.
class PageText {
public:
    void word(std::string_view bytes) {
        if (line_.empty() && struck_ > 0)
            line_ = struck_mark;
        else if (gap_ && !line_.empty())
            line_ += ' ';
        gap_ = false;
        line_ += bytes;
    }
    /// A blank; collapsed outside of <pre>.
    void blank(char c) {
        if (pre_ == 0)
            gap_ = true;
        else if (c == '\n')
            end_line(true);
        else if (c != '\r')
            word({&c, 1});
    }
    void gap() { gap_ = true; }
    void end_line(bool even_if_empty) {
        if (line_.empty() && !even_if_empty) return;
        if (!line_.empty() && struck_ > 0) line_ += struck_mark;
        if (dropped_ == 0) {
            for (int depth = 0; depth < std::min(quote_, quote_max); ++depth) text_ += "> ";
            text_ += line_;
            text_ += '\n';
        }
        line_.clear();
        gap_ = false;
    }
    void quote(int more) {
        end_line(false);
        quote_ += more;
        // A blank line, so that text below does not look like a quoted line without its mark.
        if (more < 0 && quote_ == 0 && dropped_ == 0) text_ += '\n';
    }
    /// Text that is struck out is marked as people type it, on each line.
    void strike(int more) {
        const bool changes = (struck_ > 0) != (struck_ + more > 0);
        // At the beginning of a line its first word is marked.
        if (changes && !line_.empty()) {
            if (more > 0 && gap_) line_ += ' ';
            gap_ = gap_ && more < 0;
            line_ += struck_mark;
        }
        struck_ += more;
    }
    void drop(int more) {
        end_line(false);
        dropped_ += more;
    }
    void pre(int more) {
        end_line(false);
        pre_ += more;
    }
    /// The original mail follows.
    void original() {
        end_line(false);
        line_ = std::string(32, '_');
        end_line(false);
    }
    std::string finished() {
        dropped_ = 0;
        end_line(false);
        return std::move(text_);
    }

private:
    static constexpr int quote_max = 5;
    static constexpr std::string_view struck_mark = "~~";
    std::string text_, line_;
    bool gap_ = false;
    int quote_ = 0, dropped_ = 0, pre_ = 0, struck_ = 0;
};

/// The name in a tag in lower case, with `/` in a closing tag: "p", "/div".
std::string_view tag_name(std::string_view tag) {
    return tag.substr(0, tag.find_first_of(" \t\r\n>/", 1)).substr(1);
}

/// The value of an attribute; empty if the tag has none. `tag` is in lower case.
std::string_view attribute(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != tag.npos; at = tag.find(name, at + 1)) {
        std::string_view rest = tag.substr(at + name.size());
        if (at == 0 || std::string_view(" \t\r\n\"'").find(tag[at - 1]) == tag.npos) continue;
        if (!rest.starts_with('=')) continue;
        rest.remove_prefix(1);
        if (rest.starts_with('"') || rest.starts_with('\''))
            return rest.substr(1, rest.find(rest[0], 1) - 1);
        return rest.substr(0, rest.find_first_of(" \t\r\n"));
    }
    return {};
}

bool holds_any(std::string_view value, std::span<const std::string_view> any) {
    return !value.empty() &&
           std::ranges::any_of(any, [value](auto word) { return value.find(word) != value.npos; });
}

/// Whether the style draws a border on this side: "border-left: 2px solid blue".
bool has_line(std::string_view style, std::string_view side) {
    const std::size_t at = style.find(side);
    if (at == std::string_view::npos) return false;
    std::string_view value = style.substr(at + side.size());
    value = value.substr(0, value.find(';'));
    return value.find("solid") != std::string_view::npos;
}

/// What an element means for the text within it or after it.
enum class Meaning { none, quoted, left_out, struck, original_follows };

/// Invisible text: previews for lists of mails, spam traps.
bool is_hidden(std::string_view tag) {
    std::string style(attribute(tag, "style"));
    std::erase_if(style, [](char c) { return c == ' ' || c == '\t' || c == '\n'; });
    return holds_any(style, std::array<std::string_view, 3>{"display:none", "visibility:hidden",
                                                            "mso-hide:all"});
}

/// The marks of quoted text in the HTML of various mail programs.
Meaning meaning_of(std::string_view name, std::string_view tag) {
    static constexpr std::string_view quotes[] = {"yahoo_quoted", "moz-cite-prefix", "reply-intro",
                                                  "inoteshistory"};
    static constexpr std::string_view signatures[] = {"gmail_signature",
                                                      "moz-signature",
                                                      "protonmail_signature_block",
                                                      "applemailsignature",
                                                      "ms-outlook-mobile-signature",
                                                      "messagesignaturesection",
                                                      "mobile_signature"};
    static constexpr std::string_view originals[] = {
        "divrplyfwdmsg", "appendonsend", "mail-editor-reference-message-container",
        "ms-outlook-mobile-reference-message", "olk_src_body_section"};
    if (is_hidden(tag)) return Meaning::left_out;
    if (name == "blockquote") return Meaning::quoted;
    if (name == "s" || name == "strike" || name == "del" ||
        attribute(tag, "style").find("line-through") != std::string_view::npos)
        return Meaning::struck;
    for (std::string_view value : {attribute(tag, "class"), attribute(tag, "id")}) {
        if (value.starts_with("x_")) continue;  // copied from an embedded mail
        if (holds_any(value, quotes)) return Meaning::quoted;
        if (holds_any(value, signatures)) return Meaning::left_out;
        if (holds_any(value, originals)) return Meaning::original_follows;
    }
    const std::string_view named = attribute(tag, "name");
    if (named == "quote") return Meaning::quoted;
    if (named == "messagesignaturesection" || attribute(tag, "id") == "signature")
        return Meaning::left_out;
    if (name == "hr")
        return attribute(tag, "tabindex") == "-1" ? Meaning::original_follows : Meaning::none;
    const std::string_view style = attribute(tag, "style");
    if (name == "div" && has_line(style, "border-left:")) return Meaning::quoted;
    if (name == "div" && has_line(style, "border-top:")) return Meaning::original_follows;
    return Meaning::none;
}

/// Parses a page tag by tag.
class Page {
public:
    explicit Page(std::string_view html) : rest_(html) {}

    std::string text() {
        while (!rest_.empty()) {
            const char c = rest_[0];
            const char next = rest_.size() > 1 ? to_lower(rest_[1]) : ' ';
            if (c == '<' &&
                ((next >= 'a' && next <= 'z') || next == '/' || next == '!' || next == '?')) {
                take_tag();
            } else if (c == '&') {
                text_.word(references_.take(rest_));
            } else {
                if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
                    text_.blank(c);
                else
                    text_.word(rest_.substr(0, 1));
                rest_.remove_prefix(1);
            }
        }
        return text_.finished();
    }

private:
    struct Open {
        std::string name;
        Meaning meaning;
    };

    /// The tag at the front, without its `>`. A `>` in a quoted attribute does not end it; a `<`
    /// there means that the quote was never closed.
    std::string_view take_tag_words() {
        std::size_t end = 1;
        for (; end < rest_.size() && rest_[end] != '>'; ++end) {
            const char c = rest_[end];
            if ((c != '"' && c != '\'') || rest_[end - 1] != '=') continue;
            const std::size_t stop = rest_.find_first_of(c == '"' ? "\"<" : "'<", end + 1);
            if (stop != std::string_view::npos && rest_[stop] == c) end = stop;
        }
        const std::string_view tag = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        return tag;
    }

    void take_tag();
    void skip_to_closing(std::string_view name);
    void open(std::string_view name, std::string_view tag);
    void close(std::string_view name);
    void mean(Meaning meaning, int more) {
        if (meaning == Meaning::quoted) text_.quote(more);
        if (meaning == Meaning::left_out) text_.drop(more);
        if (meaning == Meaning::struck) text_.strike(more);
    }

    static constexpr std::size_t open_max = 200;
    std::string_view rest_;
    PageText text_;
    References references_;
    std::vector<Open> open_;
};

void Page::take_tag() {
    static constexpr std::array<std::string_view, 13> blocks = {
        "p",  "div",     "li",     "tr",     "table",   "ul",     "ol",
        "hr", "section", "header", "footer", "article", "address"};
    if (rest_.starts_with("<!--")) {
        const std::size_t end = rest_.find("-->");
        rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 3);
        return;
    }
    constexpr std::size_t tag_max = 4000;  // the rest of a longer tag is ignored
    const std::string tag = to_lower_ascii(take_tag_words().substr(0, tag_max));
    const std::string_view name = tag_name(tag);
    if (name == "script" || name == "style" || name == "title") return skip_to_closing(name);
    if (name == "br") return text_.end_line(true);
    if (name == "td" || name == "th") return text_.gap();
    if (name == "pre") text_.pre(+1);
    const bool closes = tag.starts_with("</");
    const std::string_view plain = closes ? tag_name(std::string_view(tag).substr(1)) : name;
    if (closes && plain == "pre") text_.pre(-1);
    const bool heading = plain.size() == 2 && plain[0] == 'h' && is_digit(plain[1]);
    if (heading || std::ranges::find(blocks, plain) != blocks.end()) text_.end_line(false);
    closes ? close(plain) : open(name, tag);
}

/// If nothing closes it, the rest contains no text.
void Page::skip_to_closing(std::string_view name) {
    const std::string closing = "</" + std::string(name);
    while (!rest_.empty() && !equals_ignore_case(rest_.substr(0, closing.size()), closing)) {
        rest_.remove_prefix(1);
        rest_.remove_prefix(std::min(rest_.find('<'), rest_.size()));
    }
}

void Page::open(std::string_view name, std::string_view tag) {
    static constexpr std::array<std::string_view, 15> kept = {
        "div", "blockquote", "p", "pre", "span", "section", "table", "font",
        "a",   "b",          "i", "td",  "s",    "strike",  "del"};
    const Meaning meaning = meaning_of(name, tag);
    if (meaning == Meaning::original_follows) text_.original();
    if (std::ranges::find(kept, name) == kept.end() || open_.size() >= open_max) return;
    open_.push_back({std::string(name), meaning});
    mean(meaning, +1);
}

/// Closes the innermost element of this name and those left open within it.
void Page::close(std::string_view name) {
    const auto innermost = std::find_if(open_.rbegin(), open_.rend(),
                                        [name](const Open& one) { return one.name == name; });
    if (innermost == open_.rend()) return;
    const auto from = innermost.base() - 1;
    for (auto one = from; one != open_.end(); ++one) mean(one->meaning, -1);
    open_.erase(from, open_.end());
}

}  // namespace

std::string html_to_text(std::string_view html) {
    return Page(html).text();
}

}  // namespace posthouse::mail
