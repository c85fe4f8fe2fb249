// The messages of one language, from files in the part of Fluent's syntax (projectfluent.org) that
// refusals use: lines of `id = text with { $values }`, and comments. Anything else is an error, so
// that no message is shown half read.
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

class Messages {
public:
    Messages() = default;
    /// `file` must outlive this. Throws std::runtime_error with the line of an error.
    explicit Messages(std::string_view file);

    /// The message with its values; none if there is no such message or it lacks a value.
    std::optional<std::string> format(std::string_view id, const FindValue&) const;

    std::vector<std::string_view> ids() const;
    /// The names of the values in a message, each of them once or more.
    std::vector<std::string_view> values_of(std::string_view id) const;

private:
    /// A text, and the value that follows it; empty: none.
    struct Piece {
        std::string_view text, value;
    };
    static std::vector<Piece> read_pattern(std::string_view);

    std::map<std::string_view, std::vector<Piece>> messages_;
};

}  // namespace posthouse::translation
