#include "translation/messages.h"

#include "base/inplace.h"
#include "translation/message_parser.h"
#include "translation/plural_rules.h"

#include <algorithm>

namespace posthouse::translation {
namespace {

/// Messages within messages; more is a circle.
constexpr int depth_max = 8;

void add_values(std::vector<std::string_view>& names, const MessagePattern& pattern) {
    using Kind = MessagePattern::Part::Kind;
    for (const MessagePattern::Part& part : pattern.parts) {
        if (part.kind == Kind::value || part.kind == Kind::selection) names.push_back(part.text);
        for (const auto& variant : part.variants) add_values(names, variant.pattern);
    }
}

}  // namespace

Messages::Messages(std::string_view file, std::string_view language)
    : language_(language), messages_(parse_messages(file)) {}

/// That of exactly this value, otherwise that of its plural category, otherwise the default.
const MessagePattern& Messages::chosen(const MessagePattern::Part& selection,
                                       const std::string& value) const {
    const auto with_key = [&](std::string_view key) {
        return std::ranges::find(selection.variants, key, &MessagePattern::Variant::key);
    };
    auto found = with_key(value);
    if (found == selection.variants.end())
        if (const auto number = read_number(value))
            found = with_key(plural_category(language_, *number));
    return found == selection.variants.end() ? selection.variants.back().pattern : found->pattern;
}

/// False if it lacks a value.
bool Messages::add_to(std::string& text, const MessagePattern& pattern, const FindValue& find,
                      int depth) const {
    using Kind = MessagePattern::Part::Kind;
    if (depth > depth_max) return false;
    for (const MessagePattern::Part& part : pattern.parts) {
        if (part.kind == Kind::text) {
            text += part.text;
            continue;
        }
        if (part.kind == Kind::message) {
            const auto message = messages_.find(part.text);
            if (message == messages_.end() || !add_to(text, message->second, find, depth + 1))
                return false;
            continue;
        }
        const auto value = find(part.text);
        if (!value) return false;
        if (part.kind == Kind::value)
            text += *value;
        else if (!add_to(text, chosen(part, *value), find, depth + 1))
            return false;
    }
    return true;
}

std::optional<std::string> Messages::format(std::string_view id, const FindValue& find) const {
    const auto message = messages_.find(id);
    if (message == messages_.end() || id.starts_with('-')) return std::nullopt;
    std::string text;
    if (!add_to(text, message->second, find, 0)) return std::nullopt;
    return text;
}

std::vector<std::string_view> Messages::ids() const {
    std::vector<std::string_view> ids;
    for (const auto& [id, pattern] : messages_)
        if (!id.starts_with('-')) ids.push_back(id);
    return ids;
}

std::vector<std::string_view> Messages::values_of(std::string_view id) const {
    std::vector<std::string_view> names;
    if (const auto message = messages_.find(id); message != messages_.end())
        add_values(names, message->second);
    return names;
}

}  // namespace posthouse::translation
