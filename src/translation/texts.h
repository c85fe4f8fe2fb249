// What the server says in letters, answers and help, in the reader's language:
// browser/locales/*/{letters,answers,commands,games,rules,examples}.ftl.
#pragma once

#include "translation/messages.h"

#include <concepts>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::translation {

/// A value in a text. A whole number also chooses the plural.
struct TextValue {
    TextValue(std::string_view its_name, std::string_view value) : name(its_name), text(value) {}
    TextValue(std::string_view its_name, const std::string& value)
        : TextValue(its_name, std::string_view(value)) {}
    TextValue(std::string_view its_name, const char* value)
        : TextValue(its_name, std::string_view(value)) {}
    template <std::integral Number>
    TextValue(std::string_view its_name, Number value)
        : name(its_name), text(std::to_string(value)) {}

    std::string_view name;
    std::string text;
};

/// The texts of one language; a text that it lacks is said in English. Cheap to copy.
class Texts {
public:
    /// English if the language is none of ours.
    explicit Texts(std::string_view language = "en");

    /// The text of this id, as in `texts("letter-your-turn")`.
    std::string operator()(std::string_view id, std::initializer_list<TextValue> values = {}) const;
    /// The text of an id that there need not be.
    std::optional<std::string> find(std::string_view id,
                                    std::initializer_list<TextValue> values = {}) const;
    std::string_view language() const { return language_; }
    bool is_english() const { return language_ == "en"; }

private:
    std::string_view language_;
    const Messages* own_;
};

}  // namespace posthouse::translation
