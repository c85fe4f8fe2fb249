// Says a refusal in the reader's language, from its code and parameters, as the page does
// (browser/src/texts/refusals.ts) and from the same catalogues.
#pragma once

#include "base/refusal.h"

#include <map>
#include <string>
#include <string_view>

namespace posthouse::translation {

/// A refusal as programs get it: if a parameter is another refusal, `NAME_code` has its code.
struct RefusalData {
    std::string code;
    std::map<std::string, std::string, std::less<>> parameters;
};
RefusalData data_of(const Refusal&);

/// `english` if the language lacks the message, or the refusal a value of it.
std::string translate(const RefusalData&, std::string_view english, std::string_view language);
std::string translate(const Refusal&, std::string_view language);

}  // namespace posthouse::translation
