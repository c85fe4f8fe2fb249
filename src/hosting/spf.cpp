#include "hosting/spf.h"

#include "base/inplace.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace posthouse::hosting {
namespace {

constexpr int lookups_max = 10;  // of terms that ask a name server (section 4.6.4)

struct Address {
    std::array<std::uint8_t, 16> bytes{};
    int bits = 0;  // 32 or 128
};

std::optional<Address> read_address(const std::string& text) {
    Address address;
    if (inet_pton(AF_INET, text.c_str(), address.bytes.data()) == 1)
        address.bits = 32;
    else if (inet_pton(AF_INET6, text.c_str(), address.bytes.data()) == 1)
        address.bits = 128;
    else
        return std::nullopt;
    return address;
}

bool in_network(const Address& address, const Address& network, int prefix) {
    if (address.bits != network.bits) return false;
    for (int bit = 0; bit < prefix; bit += 8) {
        const int rest = std::min(8, prefix - bit);
        const auto mask = static_cast<std::uint8_t>(0xff << (8 - rest));
        const auto at = static_cast<std::size_t>(bit / 8);
        if (((address.bytes[at] ^ network.bytes[at]) & mask) != 0) return false;
    }
    return true;
}

/// “-all”, “include:example.org”, “mx/24”, “redirect=example.org”.
struct Term {
    char qualifier = '+';
    std::string name;
    std::string value;     // after the colon or the equals sign
    int prefix_four = 32;  // after the slash
    int prefix_six = 128;
    bool is_modifier = false;
    bool is_valid = true;
};

std::optional<int> read_prefix(std::string_view text, int most) {
    const auto number = read_number(text);
    return number && *number >= 0 && *number <= most ? number : std::nullopt;
}

Term read_term(std::string_view text) {
    Term term;
    const std::size_t end = text.find_first_of(":=/");
    if (end != std::string_view::npos && text[end] == '=') {
        term.is_modifier = true;
        term.name = text.substr(0, end);
        term.value = text.substr(end + 1);
    } else {
        if (!text.empty() && std::string_view("+-~?").find(text[0]) != std::string_view::npos) {
            term.qualifier = text[0];
            text.remove_prefix(1);
        }
        // The colons of an IPv6 address belong to it; a slash begins the prefixes, “/24//64”.
        if (const std::size_t six = text.find("//"); six != std::string_view::npos) {
            const auto prefix = read_prefix(text.substr(six + 2), 128);
            term.is_valid = prefix.has_value();
            term.prefix_six = prefix.value_or(128);
            text = text.substr(0, six);
        }
        if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
            const bool six = equals_ignore_case(text.substr(0, 4), "ip6:");
            const auto prefix = read_prefix(text.substr(slash + 1), six ? 128 : 32);
            term.is_valid = term.is_valid && prefix.has_value();
            (six ? term.prefix_six : term.prefix_four) = prefix.value_or(0);
            text = text.substr(0, slash);
        }
        const std::size_t colon = text.find(':');
        term.name = text.substr(0, colon);
        if (colon != std::string_view::npos) term.value = text.substr(colon + 1);
    }
    std::ranges::transform(term.name, term.name.begin(), to_lower);
    return term;
}

/// Whether a record begins “v=spf1”.
bool is_spf(const std::string& text) {
    constexpr std::string_view version = "v=spf1";
    return equals_ignore_case(std::string_view(text).substr(0, version.size()), version) &&
           (text.size() == version.size() || text[version.size()] == ' ');
}

SpfResult result_of(char qualifier) {
    return qualifier == '-'   ? SpfResult::fail
           : qualifier == '~' ? SpfResult::softfail
           : qualifier == '?' ? SpfResult::neutral
                              : SpfResult::pass;
}

class Evaluation {
public:
    Evaluation(Dns& dns, const Address& address) : dns_(dns), address_(address) {}

    SpfVerdict check(const std::string& domain) {
        SpfVerdict verdict;
        const DnsAnswer answer = dns_.ask(domain, DnsType::txt);
        if (!answer.failure.empty()) return {SpfResult::unknown, "", answer.failure};
        for (const std::string& text : answer.records) {
            if (!is_spf(text)) continue;
            if (!verdict.record.empty())
                return {SpfResult::unusable, text,
                        fmt::format("{} has more than one SPF record", domain)};
            verdict.record = text;
        }
        if (verdict.record.empty()) return verdict;
        verdict.result = evaluate(verdict.record, domain);
        verdict.why = why_;
        return verdict;
    }

private:
    enum class Match { yes, no, stop };  // stop: `stopped_` says why

    SpfResult evaluate(const std::string& record, const std::string& domain) {
        std::string redirect;
        std::string_view rest = record;
        take_until(rest, ' ');
        while (!rest.empty()) {
            const std::string_view word = take_until(rest, ' ');
            if (word.empty()) continue;
            const Term term = read_term(word);
            if (!term.is_valid) return stop(SpfResult::unusable, "“{}” is not valid", word);
            if (term.is_modifier) {
                if (term.name == "redirect") redirect = term.value;
                continue;
            }
            if (term.value.find('%') != std::string::npos)
                return stop(SpfResult::unknown, "“{}” has a macro", word);
            const Match match = matches(term, domain);
            if (match == Match::stop) return stopped_;
            if (match == Match::yes) return result_of(term.qualifier);
        }
        if (redirect.empty()) return SpfResult::neutral;
        if (!count_lookup()) return stopped_;
        const SpfVerdict other = check(redirect);
        if (other.result != SpfResult::none) return other.result;
        return stop(SpfResult::unusable, "{} has no SPF record", redirect);
    }

    Match matches(const Term& term, const std::string& domain) {
        const std::string& where = term.value.empty() ? domain : term.value;
        if (term.name == "all") return Match::yes;
        if (term.name == "ip4" || term.name == "ip6") {
            const auto network = read_address(term.value);
            if (!network || network->bits != (term.name == "ip4" ? 32 : 128))
                return halt(SpfResult::unusable, "“{}” is not an address", term.value);
            return in_network(address_, *network, prefix_of(term)) ? Match::yes : Match::no;
        }
        if (term.name == "exists" || term.name == "ptr") {
            if (!count_lookup()) return Match::stop;
            if (term.name == "exists")
                return dns_.ask(where, DnsType::a).records.empty() ? Match::no : Match::yes;
            return Match::no;  // deprecated, and many receivers ignore it
        }
        if (term.name != "a" && term.name != "mx" && term.name != "include")
            return halt(SpfResult::unusable, "“{}” is unknown", term.name);
        if (!count_lookup()) return Match::stop;
        if (term.name == "a") return has_address(where, term);
        if (term.name == "mx") {
            const DnsAnswer servers = ask_mail_servers(dns_, where);
            if (!servers.failure.empty()) return halt(SpfResult::unknown, "{}", servers.failure);
            for (const std::string& server : servers.records)
                if (const Match match = has_address(server, term); match != Match::no) return match;
            return Match::no;
        }
        const SpfVerdict included = check(where);
        if (included.result == SpfResult::none)
            return halt(SpfResult::unusable, "{} has no SPF record", where);
        if (included.result == SpfResult::unusable || included.result == SpfResult::unknown) {
            stopped_ = included.result;
            if (why_.empty()) why_ = included.why;
            return Match::stop;
        }
        return included.result == SpfResult::pass ? Match::yes : Match::no;
    }

    Match has_address(const std::string& host, const Term& term) {
        const DnsAnswer answer = dns_.ask(host, address_.bits == 32 ? DnsType::a : DnsType::aaaa);
        if (!answer.failure.empty()) return halt(SpfResult::unknown, "{}", answer.failure);
        for (const std::string& one : answer.records)
            if (const auto read = read_address(one);
                read && in_network(address_, *read, prefix_of(term)))
                return Match::yes;
        return Match::no;
    }

    int prefix_of(const Term& term) const {
        return address_.bits == 32 ? term.prefix_four : term.prefix_six;
    }

    bool count_lookup() {
        if (++lookups_ <= lookups_max) return true;
        halt(SpfResult::unusable, "it needs more than {} queries", lookups_max);
        return false;
    }

    template <class... Parts>
    SpfResult stop(SpfResult result, fmt::format_string<Parts...> words, Parts&&... parts) {
        why_ = fmt::format(words, std::forward<Parts>(parts)...);
        return stopped_ = result;
    }
    template <class... Parts>
    Match halt(SpfResult result, fmt::format_string<Parts...> words, Parts&&... parts) {
        stop(result, words, std::forward<Parts>(parts)...);
        return Match::stop;
    }

    Dns& dns_;
    const Address address_;
    int lookups_ = 0;
    SpfResult stopped_ = SpfResult::unknown;
    std::string why_;
};

}  // namespace

SpfVerdict check_spf(Dns& dns, const std::string& domain, const std::string& address) {
    const auto read = read_address(address);
    if (!read) return {SpfResult::unknown, "", fmt::format("“{}” is not an address", address)};
    return Evaluation(dns, *read).check(domain);
}

}  // namespace posthouse::hosting
