#include "translation/refusal_text.h"

#include "base/inplace.h"
#include "translation/catalogs.h"
#include "translation/messages.h"
#include "translation/site.h"

#include <optional>

namespace posthouse::translation {
namespace {

std::optional<std::string> no_values(std::string_view) {
    return std::nullopt;
}

/// "b, d or f", "b, d or 7 others" or "none"
std::optional<std::string> translate_list(const Messages& messages, std::string_view list) {
    if (list == "none") return messages.format("list-none", no_values);
    constexpr std::string_view others = " others", before_number = " or ";
    if (list.ends_with(others)) {
        const std::string_view named = list.substr(0, list.size() - others.size());
        const std::size_t at = named.rfind(before_number);
        if (at == named.npos) return std::nullopt;
        return messages.format("list-or-others", [&](std::string_view name) {
            return std::optional(std::string(
                name == "some" ? named.substr(0, at) : named.substr(at + before_number.size())));
        });
    }
    for (std::string_view word : {"or", "and"}) {
        const std::string between = " " + std::string(word) + " ";
        const std::size_t at = list.rfind(between);
        if (at == list.npos || at == 0) continue;
        const std::string_view last = list.substr(at + between.size());
        if (last.empty() || last.find(' ') != last.npos) continue;
        return messages.format("list-" + std::string(word), [&](std::string_view name) {
            return std::optional(std::string(name == "some" ? list.substr(0, at) : last));
        });
    }
    return std::nullopt;
}

class Translator {
public:
    Translator(const Messages& messages, const RefusalData& refusal)
        : messages_(messages), refusal_(refusal) {}

    /// `outside`: the parameter that this refusal is.
    std::optional<std::string> format(std::string_view code, std::string_view outside = "") const {
        auto text = messages_.format(code, [&](std::string_view name) {
            return name == outside ? std::nullopt : value(name);
        });
        if (text) return text;
        return messages_.format("reason-" + std::string(code), no_values);  // why a game ended
    }

private:
    std::optional<std::string> parameter(std::string_view name) const {
        const auto found = refusal_.parameters.find(name);
        return found == refusal_.parameters.end() ? std::nullopt : std::optional(found->second);
    }

    std::optional<std::string> value(std::string_view name) const {
        const auto english = parameter(name);
        if (!english) return std::nullopt;
        const auto translated = translate_value(name, *english);
        return translated ? translated : english;
    }

    std::optional<std::string> translate_value(std::string_view name,
                                               const std::string& english) const {
        if (const auto inner = parameter(std::string(name) + "_code")) return format(*inner, name);
        if (name == "color" || name == "seat") {
            std::string id = "seat-" + english;
            for (char& c : id) c = to_lower(c);
            return messages_.format(id, no_values);
        }
        if (name == "direction")
            return messages_.format("direction-" + parameter("prong").value_or(""), no_values);
        if (name == "moves" || name == "players") return translate_list(messages_, english);
        return std::nullopt;
    }

    const Messages& messages_;
    const RefusalData& refusal_;
};

}  // namespace

RefusalData data_of(const Refusal& refusal) {
    RefusalData data{std::string(refusal.code), {}};
    for (const RefusalParameter& one : refusal.parameters) {
        data.parameters.emplace(one.name, refusal.value(one));
        if (!one.code.empty()) data.parameters.emplace(std::string(one.name) + "_code", one.code);
    }
    return data;
}

std::string translate(const RefusalData& refusal, std::string_view english,
                      std::string_view language) {
    if (language == "en") return with_site_name(english);
    if (const Messages* messages = refusals_in(language))
        if (auto text = Translator(*messages, refusal).format(refusal.code)) return *text;
    return with_site_name(english);
}

std::string translate(const Refusal& refusal, std::string_view language) {
    if (language == "en") return with_site_name(refusal.sentence.view());
    return translate(data_of(refusal), refusal.sentence.view(), language);
}

}  // namespace posthouse::translation
