#include "translation/languages.h"

#include "base/inplace.h"
#include "translation/catalogs.h"

#include <algorithm>
#include <cstdlib>
#include <initializer_list>

namespace posthouse::translation {
namespace {

std::string_view without_blanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
}

/// The number after "q=" among the parameters of a list's item; 1 without it.
double weight_of(std::string_view parameters) {
    while (!parameters.empty()) {
        const std::string_view one = without_blanks(take_until(parameters, ';'));
        if (one.starts_with("q=") || one.starts_with("Q="))
            return std::strtod(std::string(one.substr(2)).c_str(), nullptr);
    }
    return 1;
}

}  // namespace

const std::vector<std::string_view>& languages() {
    static const auto all = [] {
        std::vector<std::string_view> made{"en"};
        for (const Catalog& one : catalogs())
            if (one.language != "en") made.push_back(one.language);
        return made;
    }();
    return all;
}

std::string_view find_language(std::string_view tag) {
    tag = without_blanks(tag);
    tag = tag.substr(0, tag.find_first_of("-_.@"));
    // Akan has two codes: its own and that of Twi, its largest variety.
    if (equals_ignore_case(tag, "tw")) tag = "ak";
    const auto found = std::ranges::find_if(
        languages(), [&](std::string_view one) { return equals_ignore_case(one, tag); });
    return found == languages().end() ? std::string_view() : *found;
}

std::string_view choose_language(std::string_view list) {
    std::string_view best;
    double weight = 0;
    while (!list.empty()) {
        std::string_view item = take_until(list, ',');
        const std::string_view language = find_language(take_until(item, ';'));
        const double its = weight_of(item);
        if (language.empty() || !(its > weight)) continue;
        best = language;
        weight = its;
    }
    return best;
}

TerminalLocale terminal_locale(const std::function<const char*(const char* name)>& variable) {
    const auto first_set = [&](std::initializer_list<const char*> names) {
        for (const char* name : names)
            if (const char* value = variable(name); value != nullptr && *value != '\0')
                return std::string(value);
        return std::string();
    };
    TerminalLocale locale;
    const std::string_view language = find_language(first_set({"LC_ALL", "LC_MESSAGES", "LANG"}));
    if (!language.empty()) locale.language = language;
    std::string encoding = first_set({"LC_ALL", "LC_CTYPE", "LANG"});
    encoding.erase(0, std::min(encoding.find('.'), encoding.size()));
    encoding = encoding.substr(0, encoding.find('@'));
    locale.utf8 = equals_ignore_case(encoding, ".UTF-8") || equals_ignore_case(encoding, ".utf8");
    return locale;
}

}  // namespace posthouse::translation
