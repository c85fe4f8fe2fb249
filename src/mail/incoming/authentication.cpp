#include "mail/incoming/authentication.h"

#include "base/inplace.h"
#include "mail/incoming/addresses.h"

#include <optional>
#include <utility>

namespace posthouse::mail {
namespace {

using SenderAuth = IncomingMail::SenderAuth;

bool is_whitespace(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Tokenizer of a field: skips blanks and comments, which may nest; a quoted string is one word
/// without its quotes, and each of `; = /` is a word of its own.
class Tokenizer {
public:
    explicit Tokenizer(std::string_view field) : rest_(field) {}

    struct Word {
        std::string text;
        char sign = '\0';  // one of `; = /`, or none
    };

    std::optional<Word> next() {
        pass_over();
        if (rest_.empty()) return std::nullopt;
        const char first = rest_.front();
        if (is_sign(first)) {
            rest_.remove_prefix(1);
            return Word{std::string(1, first), first};
        }
        Word word;
        while (!rest_.empty() && !is_whitespace(rest_.front()) && !is_sign(rest_.front()) &&
               rest_.front() != '(') {
            if (rest_.front() == '"') {
                take_quoted(word.text);
            } else {
                word.text += rest_.front();
                rest_.remove_prefix(1);
            }
        }
        return word;
    }

private:
    static bool is_sign(char c) { return c == ';' || c == '=' || c == '/'; }

    void pass_over() {
        int depth = 0;
        while (!rest_.empty()) {
            const char c = rest_.front();
            if (depth == 0 && c != '(' && !is_whitespace(c)) return;
            if (c == '\\' && rest_.size() > 1) rest_.remove_prefix(1);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            rest_.remove_prefix(1);
        }
    }

    void take_quoted(std::string& text) {
        rest_.remove_prefix(1);
        while (!rest_.empty()) {
            char c = rest_.front();
            rest_.remove_prefix(1);
            if (c == '"') return;
            if (c == '\\' && !rest_.empty()) {
                c = rest_.front();
                rest_.remove_prefix(1);
            }
            text += c;
        }
    }

    std::string_view rest_;
};

/// One `method=result … property=value …` of a field.
struct MethodResult {
    std::string method, result;
    std::string header_from;  // the property header.from; may be empty
};

/// Reads up to the next `;`; none at the end of the field.
std::optional<MethodResult> next_result(Tokenizer& words) {
    MethodResult finding;
    std::string name, last;
    bool value_follows = false, version_follows = false, any = false;
    for (auto word = words.next(); word; word = words.next()) {
        any = true;
        if (word->sign == ';') return finding;
        if (word->sign == '=') {
            value_follows = true;
            name = last;
        } else if (word->sign == '/') {
            version_follows = true;  // "dmarc/1=pass"
        } else if (std::exchange(version_follows, false)) {
            continue;
        } else if (std::exchange(value_follows, false)) {
            if (finding.method.empty()) {
                finding.method = to_lower_ascii(name);
                finding.result = to_lower_ascii(word->text);
            } else if (equals_ignore_case(name, "header.from") && finding.header_from.empty()) {
                finding.header_from = word->text;
            }
        } else {
            last = word->text;
        }
    }
    return any ? std::optional(finding) : std::nullopt;
}

std::string_view domain_of(std::string_view address) {
    const std::size_t at = address.rfind('@');
    address = at == std::string_view::npos ? address : address.substr(at + 1);
    if (address.ends_with('.')) address.remove_suffix(1);
    return address;
}

SenderAuth sender_auth_of(const MethodResult& finding, std::string_view from) {
    const bool same_domain = equals_ignore_case(domain_of(finding.header_from), domain_of(from));
    if (finding.result == "pass" && same_domain) return SenderAuth::passed;
    if (finding.result == "fail" && (same_domain || finding.header_from.empty()))
        return SenderAuth::failed;
    return SenderAuth::unknown;
}

/// None if the field is another server's or has no DMARC result.
std::optional<SenderAuth> result_in(std::string_view field, std::string_view authserv_id,
                                    std::string_view from) {
    Tokenizer words(field);
    const auto server = words.next();
    if (!server || server->sign != '\0' || !equals_ignore_case(server->text, authserv_id))
        return std::nullopt;
    // A version may stand between the server's name and the first semicolon.
    for (auto word = words.next(); word && word->sign != ';';) word = words.next();
    std::optional<SenderAuth> verdict;
    while (const auto finding = next_result(words)) {
        if (finding->method != "dmarc") continue;
        const SenderAuth this_one = sender_auth_of(*finding, from);
        // A server writes one result. A second, different one was injected through a value.
        if (verdict && *verdict != this_one) return SenderAuth::unknown;
        verdict = this_one;
    }
    return verdict;
}

}  // namespace

SenderAuth dmarc_result(std::span<const std::string> fields, std::string_view authserv_id,
                        std::string_view from) {
    if (authserv_id.empty() || domain_of(from).empty() || !is_mailable(from))
        return SenderAuth::unknown;
    for (const std::string& field : fields)
        if (const auto verdict = result_in(field, authserv_id, from)) return *verdict;
    return SenderAuth::unknown;
}

bool is_received_by(std::string_view received, std::string_view authserv_id) {
    const auto is_same_or_below = [](std::string_view name, std::string_view upper) {
        if (upper.empty() || name.size() < upper.size()) return false;
        const std::size_t more = name.size() - upper.size();
        return equals_ignore_case(name.substr(more), upper) && (more == 0 || name[more - 1] == '.');
    };
    Tokenizer words(received);
    std::string last;
    for (auto word = words.next(); word; word = words.next()) {
        if (equals_ignore_case(last, "by"))
            return is_same_or_below(word->text, authserv_id) ||
                   is_same_or_below(authserv_id, word->text);
        // A client may call itself “by”.
        last = equals_ignore_case(last, "from") ? std::string() : word->text;
    }
    return false;
}

}  // namespace posthouse::mail
