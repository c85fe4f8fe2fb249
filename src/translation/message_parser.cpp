#include "translation/message_parser.h"

#include "base/inplace.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace posthouse::translation {
namespace {

using Part = MessagePattern::Part;

bool is_letter(char c) {
    return to_lower(c) >= 'a' && to_lower(c) <= 'z';
}

bool is_id(std::string_view word) {
    return !word.empty() && word.front() >= 'a' && word.front() <= 'z' &&
           std::ranges::all_of(
               word, [](char c) { return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-'; });
}

bool is_value_name(std::string_view word) {
    return !word.empty() &&
           std::ranges::all_of(word, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

class Parser {
public:
    explicit Parser(std::string_view file) : file_(file) {}

    std::map<std::string, MessagePattern, std::less<>> parse() try {
        std::map<std::string, MessagePattern, std::less<>> messages;
        while (at_ < file_.size()) {
            if (peek() == '\n' || peek() == '#' || peek() == '\r') {
                skip_line();
                continue;
            }
            begin_ = at_;
            std::string id = read_id();
            MessagePattern pattern = read_pattern(false);
            if (pattern.parts.empty()) fail("no text");
            if (!messages.emplace(std::move(id), std::move(pattern)).second)
                fail("this id is there twice");
            if (at_ < file_.size() && peek() != '\n') fail("} without {");
            skip_line();
            // What follows indented would have been read: it is an attribute or a stray variant.
            if (peek() == ' ' && !is_blank_line()) fail("only texts can be read");
        }
        return messages;
    } catch (const std::runtime_error& error) {
        const std::string_view before = file_.substr(0, begin_);
        const std::string_view line = file_.substr(begin_, file_.find('\n', begin_) - begin_);
        throw std::runtime_error("line " + std::to_string(1 + std::ranges::count(before, '\n')) +
                                 ": " + error.what() + ": " + std::string(line));
    }

private:
    [[noreturn]] static void fail(const char* why) { throw std::runtime_error(why); }

    char peek() const { return at_ < file_.size() ? file_[at_] : '\n'; }
    std::string_view rest() const { return file_.substr(std::min(at_, file_.size())); }
    void skip_line() { at_ = std::min(file_.find('\n', at_), file_.size() - 1) + 1; }
    void skip_blanks() {
        while (at_ < file_.size() && peek() == ' ') ++at_;
    }
    void skip_space() {
        while (at_ < file_.size() && (peek() == ' ' || peek() == '\n' || peek() == '\r')) ++at_;
    }
    bool is_blank_line() const {
        return rest().substr(0, rest().find('\n')).find_first_not_of(" \r") == rest().npos;
    }
    void expect(char c, const char* why) {
        if (at_ >= file_.size() || peek() != c) fail(why);
        ++at_;
    }

    /// "id =" or "-term =".
    std::string read_id() {
        const std::string_view line = rest().substr(0, rest().find('\n'));
        const std::size_t equals = line.find('=');
        if (equals == line.npos) fail("no “id = text”");
        std::string_view id = line.substr(0, equals);
        id = id.substr(0, id.find_last_not_of(' ') + 1);
        if (!is_id(id.starts_with('-') ? id.substr(1) : id)) fail("no “id = text”");
        at_ += equals + 1;
        return std::string(id);
    }

    /// A line break in a pattern, and the indent of the line after it.
    struct Break {
        std::size_t part, newlines, indent;
    };

    /// Up to the end of the message, or of the variant.
    MessagePattern read_pattern(bool in_placeable) {
        MessagePattern pattern;
        std::vector<Break> breaks;
        skip_blanks();
        while (at_ < file_.size()) {
            if (peek() == '\n' || peek() == '\r') {
                const std::size_t here = at_;
                const auto next = next_line();
                if (!next) {
                    at_ = here;
                    break;
                }
                breaks.push_back({pattern.parts.size(), next->newlines, next->indent});
                pattern.parts.push_back({});
            } else if (peek() == '{') {
                pattern.parts.push_back(read_placeable());
            } else if (peek() == '}') {
                if (!in_placeable) fail("} without {");
                break;
            } else {
                const std::size_t end = std::min(file_.find_first_of("\r\n{}", at_), file_.size());
                pattern.parts.push_back(
                    {Part::Kind::text, std::string(file_.substr(at_, end - at_)), {}});
                at_ = end;
            }
        }
        remove_indents(pattern, breaks);
        return pattern;
    }

    /// Goes to the text of the next line that belongs to the pattern; none: it has ended.
    std::optional<Break> next_line() {
        Break next{};
        std::size_t line = at_;
        while (at_ < file_.size() && (peek() == '\n' || peek() == '\r' || peek() == ' ')) {
            if (peek() == '\n') {
                ++next.newlines;
                line = at_ + 1;
            }
            ++at_;
        }
        next.indent = at_ - line;
        constexpr std::string_view ends = "[*.}";
        if (at_ >= file_.size() || next.indent == 0 || ends.find(peek()) != ends.npos)
            return std::nullopt;
        return next;
    }

    /// What all lines are indented by is no part of the text, nor are blanks around it.
    static void remove_indents(MessagePattern& pattern, const std::vector<Break>& breaks) {
        std::size_t common = std::string::npos;
        for (const Break& one : breaks) common = std::min(common, one.indent);
        for (const Break& one : breaks)
            if (one.part > 0)
                pattern.parts[one.part].text =
                    std::string(one.newlines, '\n') + std::string(one.indent - common, ' ');
        if (!pattern.parts.empty() && pattern.parts.back().kind == Part::Kind::text) {
            std::string& last = pattern.parts.back().text;
            last.erase(last.find_last_not_of(" \n") + 1);
        }
        std::erase_if(pattern.parts, [](const Part& part) {
            return part.kind == Part::Kind::text && part.text.empty();
        });
    }

    Part read_placeable() {
        expect('{', "");
        skip_space();
        Part part;
        if (peek() == '"') {
            part.text = read_literal();
        } else if (peek() == '$') {
            ++at_;
            part = {Part::Kind::value, read_word(), {}};
            if (!is_value_name(part.text)) fail("the name of a value has only small letters and _");
            skip_space();
            if (rest().starts_with("->")) read_variants(part);
        } else {
            part = {Part::Kind::message, read_word(), {}};
            const std::string_view id = part.text;
            if (!is_id(id.starts_with('-') ? id.substr(1) : id))
                fail("only { $values }, { messages } and { \"texts\" } can be read");
        }
        skip_space();
        expect('}', "{ without }");
        return part;
    }

    std::string read_word() {
        const std::size_t begin = at_;
        while (at_ < file_.size() &&
               (is_letter(peek()) || is_digit(peek()) || peek() == '-' || peek() == '_')) {
            if (rest().starts_with("->")) break;
            ++at_;
        }
        return std::string(file_.substr(begin, at_ - begin));
    }

    std::string read_literal() {
        expect('"', "");
        std::string text;
        while (peek() != '"') {
            if (peek() == '\n') fail("a \" is missing");
            if (peek() == '\\' && ++at_ < file_.size() && peek() != '"' && peek() != '\\')
                fail("only \\\" and \\\\ can be read in a literal");
            text += file_[at_++];
        }
        ++at_;
        return text;
    }

    void read_variants(Part& part) {
        part.kind = Part::Kind::selection;
        at_ += 2;
        std::optional<MessagePattern::Variant> standard;
        for (skip_space(); peek() == '[' || peek() == '*'; skip_space()) {
            const bool is_default = peek() == '*';
            at_ += is_default ? 1 : 0;
            expect('[', "no [key]");
            skip_blanks();
            MessagePattern::Variant variant{read_word(), {}};
            skip_blanks();
            expect(']', "no [key]");
            if (variant.key.empty()) fail("no [key]");
            variant.pattern = read_pattern(true);
            if (is_default && standard) fail("two defaults");
            if (is_default)
                standard = std::move(variant);
            else
                part.variants.push_back(std::move(variant));
        }
        if (!standard) fail("a selection needs a default, *[other]");
        part.variants.push_back(*std::move(standard));
    }

    std::string_view file_;
    std::size_t at_ = 0, begin_ = 0;
};

}  // namespace

std::map<std::string, MessagePattern, std::less<>> parse_messages(std::string_view file) {
    return Parser(file).parse();
}

}  // namespace posthouse::translation
