// The languages in which letters and refusals can be said, and which of them a reader wants.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::translation {

/// "en", "ak", "de", …: English first.
const std::vector<std::string_view>& languages();

/// The language of a tag such as "de", "de-AT" or "de_AT"; empty if it is none of ours.
std::string_view find_language(std::string_view tag);

/// The first of ours in a list such as "pt, de-AT, en;q=0.7" (RFC 3282, RFC 9110); empty if there
/// is none.
std::string_view choose_language(std::string_view list);

/// What the environment says about a terminal's reader.
struct TerminalLocale {
    std::string_view language = "en";
    bool utf8 = false;
};
/// By LC_ALL, LC_MESSAGES and LANG, and for the encoding LC_CTYPE: the first that is set.
/// `variable` returns null for one that is not.
TerminalLocale terminal_locale(const std::function<const char*(const char* name)>& variable);

}  // namespace posthouse::translation
