#include "translation/texts.h"

#include "translation/catalogs.h"
#include "translation/languages.h"

#include <algorithm>

namespace posthouse::translation {

namespace {

/// Looked up once, since most texts are English and an object is made for many a sentence.
const Messages* english_letters() {
    static const Messages* const english = letters_in("en");
    return english;
}

std::string_view known_language(std::string_view language) {
    if (language.empty() || language == "en") return "en";
    const std::string_view found = find_language(language);
    return found.empty() ? "en" : found;
}

}  // namespace

Texts::Texts(std::string_view language)
    : language_(known_language(language)),
      own_(is_english() ? english_letters() : letters_in(language_)) {}

std::optional<std::string> Texts::find(std::string_view id,
                                       std::initializer_list<TextValue> values) const {
    const auto value_of = [&](std::string_view name) -> std::optional<std::string> {
        const auto* value = std::ranges::find(values, name, &TextValue::name);
        return value == values.end() ? std::nullopt : std::optional(value->text);
    };
    if (own_)
        if (auto text = own_->format(id, value_of)) return text;
    const Messages* english = english_letters();
    return english && english != own_ ? english->format(id, value_of) : std::nullopt;
}

std::string Texts::operator()(std::string_view id, std::initializer_list<TextValue> values) const {
    return find(id, values).value_or(std::string(id));
}

}  // namespace posthouse::translation
