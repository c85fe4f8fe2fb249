#include "translation/plural_rules.h"

#include <algorithm>

namespace posthouse::translation {
namespace {

using Number = std::int64_t;
using Rule = std::string_view (*)(Number);

bool is_within(Number number, Number from, Number until) {
    return number >= from && number <= until;
}

std::string_view never(Number) {
    return "other";
}
std::string_view one_is_one(Number n) {
    return n == 1 ? "one" : "other";
}
std::string_view one_is_zero_or_one(Number n) {
    return n <= 1 ? "one" : "other";
}
bool is_millions(Number n) {
    return n != 0 && n % 1'000'000 == 0;
}
std::string_view as_in_spanish(Number n) {
    return n == 1 ? "one" : is_millions(n) ? "many" : "other";
}
std::string_view as_in_french(Number n) {
    return n <= 1 ? "one" : is_millions(n) ? "many" : "other";
}
std::string_view as_in_russian(Number n) {
    if (n % 10 == 1 && n % 100 != 11) return "one";
    return is_within(n % 10, 2, 4) && !is_within(n % 100, 12, 14) ? "few" : "many";
}
std::string_view as_in_polish(Number n) {
    if (n == 1) return "one";
    return is_within(n % 10, 2, 4) && !is_within(n % 100, 12, 14) ? "few" : "many";
}
std::string_view as_in_croatian(Number n) {
    if (n % 10 == 1 && n % 100 != 11) return "one";
    return is_within(n % 10, 2, 4) && !is_within(n % 100, 12, 14) ? "few" : "other";
}
std::string_view as_in_czech(Number n) {
    return n == 1 ? "one" : is_within(n, 2, 4) ? "few" : "other";
}
std::string_view as_in_slovenian(Number n) {
    const Number end = n % 100;
    return end == 1 ? "one" : end == 2 ? "two" : is_within(end, 3, 4) ? "few" : "other";
}
std::string_view as_in_lithuanian(Number n) {
    if (is_within(n % 100, 11, 19)) return "other";
    return n % 10 == 1 ? "one" : n % 10 == 0 ? "other" : "few";
}
std::string_view as_in_latvian(Number n) {
    if (n % 10 == 0 || is_within(n % 100, 11, 19)) return "zero";
    return n % 10 == 1 ? "one" : "other";
}
std::string_view as_in_romanian(Number n) {
    return n == 1 ? "one" : n == 0 || is_within(n % 100, 1, 19) ? "few" : "other";
}
std::string_view as_in_icelandic(Number n) {
    return n % 10 == 1 && n % 100 != 11 ? "one" : "other";
}
std::string_view as_in_hebrew(Number n) {
    return n == 1 ? "one" : n == 2 ? "two" : "other";
}
std::string_view as_in_arabic(Number n) {
    if (n <= 2) return n == 0 ? "zero" : n == 1 ? "one" : "two";
    return is_within(n % 100, 3, 10) ? "few" : n % 100 >= 11 ? "many" : "other";
}
std::string_view as_in_irish(Number n) {
    if (n == 1 || n == 2) return n == 1 ? "one" : "two";
    return is_within(n, 3, 6) ? "few" : is_within(n, 7, 10) ? "many" : "other";
}
std::string_view as_in_welsh(Number n) {
    constexpr std::string_view small[] = {"zero", "one", "two", "few", "other", "other", "many"};
    return n <= 6 ? small[n] : "other";
}

struct Languages {
    std::string_view codes;  // each between blanks
    Rule rule;
};
/// Of those that are not counted as English is.
constexpr Languages rules[] = {
    {" id ja km ko lo ms my th vi yo zh ", never},
    {" ak am as bn fa gu hi hy kn ln mg pa tw zu ", one_is_zero_or_one},
    {" ca es it ", as_in_spanish},
    {" fr pt ", as_in_french},
    {" be ru uk ", as_in_russian},
    {" pl ", as_in_polish},
    {" bs hr sr ", as_in_croatian},
    {" cs sk ", as_in_czech},
    {" sl ", as_in_slovenian},
    {" lt ", as_in_lithuanian},
    {" lv ", as_in_latvian},
    {" ro ", as_in_romanian},
    {" is mk ", as_in_icelandic},
    {" he ", as_in_hebrew},
    {" ar ", as_in_arabic},
    {" ga ", as_in_irish},
    {" cy ", as_in_welsh},
};

}  // namespace

std::string_view plural_category(std::string_view language, std::int64_t number) {
    const auto* row = std::ranges::find_if(rules, [&](const Languages& one) {
        const std::size_t at = one.codes.find(language);
        return !language.empty() && at != one.codes.npos && one.codes[at - 1] == ' ' &&
               one.codes[at + language.size()] == ' ';
    });
    return (row == std::ranges::end(rules) ? one_is_one : row->rule)(number < 0 ? -number : number);
}

}  // namespace posthouse::translation
