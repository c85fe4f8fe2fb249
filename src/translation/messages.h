// The messages of one language, from files in Fluent's syntax (projectfluent.org): texts of one or
// several lines with { $values }, { "literal" }, { other-message }, { -term } and selections by a
// number's plural category or by a word. Attributes and functions are errors, so that no message is
// shown half read.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::translation {

/// The value of this name; none: there is none.
using FindValue = std::function<std::optional<std::string>(std::string_view name)>;

/// A text with places for values.
struct MessagePattern {
    struct Variant;
    struct Part {
        enum class Kind { text, value, message, selection } kind = Kind::text;
        std::string text;               // or the name of the value or message
        std::vector<Variant> variants;  // of a selection by that value, the default last
    };
    std::vector<Part> parts;
};
struct MessagePattern::Variant {
    std::string key;
    MessagePattern pattern;
};

class Messages {
public:
    Messages() = default;
    /// `language` says how numbers are counted. Throws std::runtime_error with the line of an
    /// error.
    explicit Messages(std::string_view file, std::string_view language = "en");

    /// The message with its values; none if there is no such message or it lacks a value.
    std::optional<std::string> format(std::string_view id, const FindValue&) const;

    std::vector<std::string_view> ids() const;
    /// The names of the values in a message, each of them once or more.
    std::vector<std::string_view> values_of(std::string_view id) const;

private:
    bool add_to(std::string& text, const MessagePattern&, const FindValue&, int depth) const;
    const MessagePattern& chosen(const MessagePattern::Part&, const std::string& value) const;

    std::string language_;
    std::map<std::string, MessagePattern, std::less<>> messages_;
};

}  // namespace posthouse::translation
