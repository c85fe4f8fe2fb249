#include "hosting/dmarc.h"

#include "base/inplace.h"
#include "hosting/tag_list.h"

#include <algorithm>
#include <vector>

namespace posthouse::hosting {
namespace {

/// The domain itself and those above it, but the last: games.example.org, example.org.
std::vector<std::string> domain_and_parents(std::string domain) {
    std::vector<std::string> all{domain};
    for (std::size_t dot = domain.find('.'); dot != std::string::npos; dot = domain.find('.')) {
        domain.erase(0, dot + 1);
        if (domain.find('.') != std::string::npos) all.push_back(domain);
    }
    return all;
}

bool is_dmarc(const std::string& text) {
    return text.starts_with("v=DMARC1");
}

}  // namespace

void check_dmarc(Dns& dns, const std::string& domain, Findings& findings) {
    for (const std::string& one : domain_and_parents(domain)) {
        const std::string name = "_dmarc." + one;
        const DnsAnswer answer = dns.ask(name, DnsType::txt);
        if (!answer.failure.empty())
            return findings.doubtful(
                "The DMARC record {} cannot be looked up: {}. Try again later.", name,
                answer.failure);
        const auto count = std::ranges::count_if(answer.records, is_dmarc);
        if (count == 0) continue;
        if (count > 1)
            return findings.wrong(
                "There are {} DMARC records at {}, so receivers ignore them: remove all but one.",
                count, name);
        const auto tags = read_tags(*std::ranges::find_if(answer.records, is_dmarc));
        const char* policy_tag = one != domain && tags.contains("sp") ? "sp" : "p";
        const auto policy = tags.find(policy_tag);
        const std::string word = policy == tags.end() ? "" : policy->second;
        if (equals_ignore_case(word, "none"))
            return findings.doubtful(
                "The DMARC record {} asks receivers for nothing ({}=none): set {}=quarantine once "
                "mail arrives, so that nobody can write in the name of {}.",
                name, policy_tag, policy_tag, domain);
        if (!equals_ignore_case(word, "quarantine") && !equals_ignore_case(word, "reject"))
            return findings.wrong(
                "The DMARC record {} has no valid policy, so receivers ignore it: set it to "
                "\"{}\".",
                name, dmarc_record);
        return findings.fine("The DMARC record {} is in order ({}={}).", name, policy_tag, word);
    }
    findings.wrong(
        "There is no DMARC record for {}, and large mail services reject such mail: publish the "
        "TXT record \"{}\" at _dmarc.{}.",
        domain, dmarc_record, domain);
}

}  // namespace posthouse::hosting
