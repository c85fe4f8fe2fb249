#include "hosting/mail_domain.h"

#include "hosting/dkim.h"
#include "hosting/dmarc.h"
#include "hosting/spf.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

namespace posthouse::hosting {
namespace {

constexpr std::size_t string_bytes_max = 255;  // of a part of a TXT record

std::string_view address_type(const std::string& address) {
    return address.find(':') == std::string::npos ? "A" : "AAAA";
}

/// In quotation marks, in parts if it is long.
std::string in_quotes(std::string_view text) {
    std::string value;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, string_bytes_max);
        value += fmt::format("{}\"{}\"", value.empty() ? "" : " ", part);
        text.remove_prefix(part.size());
    }
    return value;
}

std::string spf_record(const MailDomain& mail) {
    return mail.sends_itself ? "v=spf1 mx -all"
                             : "v=spf1 include:(the name that your mail provider gives) -all";
}

void check_mail_servers(Dns& dns, const MailDomain& mail, Findings& findings) {
    const std::string& domain = mail.domain;
    const DnsAnswer servers = ask_mail_servers(dns, domain);
    if (!servers.failure.empty())
        return findings.doubtful(
            "The mail servers (MX) of {} cannot be looked up: {}. Try again "
            "later.",
            domain, servers.failure);
    if (servers.records.empty())
        return findings.wrong(
            "{} has no mail server, so nobody can write to it: publish the MX record “10 {}.”.",
            domain, domain);
    for (const std::string& server : servers.records) {
        if (server.empty() || server == ".")
            return findings.wrong(
                "The MX record of {} says that it takes no mail: replace it by “10 {}.”.", domain,
                domain);
        const DnsAnswer found = ask_addresses(dns, server);
        if (!found.failure.empty())
            return findings.doubtful("The mail server {} cannot be looked up: {}. Try again later.",
                                     server, found.failure);
        if (found.records.empty())
            return findings.wrong(
                "The mail server of {}, {}, has no address: publish its A record, or correct the "
                "MX record of {}.",
                domain, server, domain);
    }
    findings.fine("Mail for {} goes to {}.", domain, fmt::join(servers.records, ", "));
}

/// The record that lets mail from this address, too.
std::string spf_with(const std::string& record, const std::string& address) {
    const std::string term =
        fmt::format("ip{}:{}", address_type(address) == "A" ? '4' : '6', address);
    const std::size_t after_version = record.find(' ');
    if (after_version == std::string::npos) return fmt::format("{} {} -all", record, term);
    return record.substr(0, after_version + 1) + term + record.substr(after_version);
}

void check_spf_of(Dns& dns, const MailDomain& mail, Findings& findings) {
    const std::string& domain = mail.domain;
    // Of a provider's addresses it can only be said whether there is a record that can be used.
    const bool known = mail.sends_itself && !mail.addresses.empty();
    const std::vector<std::string> addresses =
        known ? mail.addresses : std::vector<std::string>{"0.0.0.0"};
    for (const std::string& address : addresses) {
        const SpfVerdict verdict = check_spf(dns, domain, address);
        switch (verdict.result) {
            case SpfResult::none:
                return findings.wrong(
                    "{} has no SPF record, so mail may count as forged: publish the TXT record "
                    "\"{}\".",
                    domain, spf_record(mail));
            case SpfResult::unusable:
                return findings.wrong(
                    "The SPF record of {} cannot be used ({}), so receivers ignore it: correct it, "
                    "for example to \"{}\".",
                    domain, verdict.why, spf_record(mail));
            case SpfResult::unknown:
                return findings.doubtful("Whether the SPF record of {} is in order is unknown: {}.",
                                         domain, verdict.why);
            case SpfResult::fail:
            case SpfResult::softfail:
            case SpfResult::neutral:
                if (!known) break;
                return findings.wrong(
                    "The SPF record of {}, \"{}\", does not allow mail from this machine, {}: "
                    "change it to \"{}\".",
                    domain, verdict.record, address, spf_with(verdict.record, address));
            case SpfResult::pass:
                break;
        }
    }
    if (known)
        findings.fine("The SPF record of {} allows mail from {}.", domain,
                      fmt::join(addresses, " and "));
    else
        findings.fine("{} has an SPF record.", domain);
}

void check_reverse_names(Dns& dns, const MailDomain& mail, Findings& findings) {
    for (const std::string& address : mail.addresses) {
        const DnsAnswer names = dns.ask(reverse_name(address), DnsType::ptr);
        if (!names.failure.empty()) {
            findings.doubtful("The name of {} cannot be looked up: {}. Try again later.", address,
                              names.failure);
            continue;
        }
        if (names.records.empty()) {
            findings.wrong(
                "The address {} has no name (PTR), so many mail servers refuse its mail: set it to "
                "{} where you rent the machine.",
                address, mail.domain);
            continue;
        }
        const std::string& name = names.records.front();
        const auto back = ask_addresses(dns, name).records;
        if (std::ranges::find(back, address) == back.end())
            findings.wrong(
                "The name (PTR) of {} is {}, which does not lead back to it, so many mail servers "
                "refuse its mail: set it to {} where you rent the machine.",
                address, name, mail.domain);
        else
            findings.fine("The address {} has the name {}, which leads back to it.", address, name);
    }
}

}  // namespace

std::vector<DnsRecord> wanted_records(const MailDomain& mail) {
    const std::string name = mail.domain + '.';
    std::vector<DnsRecord> records;
    for (const std::string& address : mail.addresses)
        records.push_back({name, std::string(address_type(address)), address});
    if (mail.addresses.empty()) records.push_back({name, "A", "(this machine's public address)"});
    records.push_back({name, "MX", "10 " + name});
    records.push_back({name, "TXT", in_quotes(spf_record(mail))});
    records.push_back({"_dmarc." + name, "TXT", in_quotes(dmarc_record)});
    if (!mail.dkim_selector.empty())
        records.push_back({dkim_name(mail.dkim_selector, name), "TXT",
                           mail.dkim_record.empty() ? "(the key, once there is one)"
                                                    : in_quotes(mail.dkim_record)});
    if (mail.sends_itself)
        for (const std::string& address : mail.addresses)
            records.push_back({reverse_name(address) + '.', "PTR", name});
    return records;
}

std::string format_zone(const std::vector<DnsRecord>& records) {
    std::size_t width = 0;
    for (const DnsRecord& one : records) width = std::max(width, one.name.size());
    std::string text;
    for (const DnsRecord& one : records)
        text += fmt::format("{:<{}}  {:<4}  {}\n", one.name, width, one.type, one.value);
    return text;
}

void check_mail_domain(Dns& dns, const MailDomain& mail, Findings& findings) {
    check_mail_servers(dns, mail, findings);
    check_spf_of(dns, mail, findings);
    if (mail.dkim_selector.empty())
        findings.doubtful(
            "dkim-selector is not set, so nothing is known about signatures: let your mail server "
            "sign (docs/postfix.md), and set it to the name of its key.");
    else
        check_dkim(dns, mail.domain, mail.dkim_selector, mail.dkim_record, findings);
    check_dmarc(dns, mail.domain, findings);
    if (mail.sends_itself) check_reverse_names(dns, mail, findings);
}

void check_host(Dns& dns, const std::string& host, const std::vector<std::string>& addresses,
                Findings& findings) {
    const DnsAnswer found = ask_addresses(dns, host);
    if (!found.failure.empty())
        return findings.doubtful("{} cannot be looked up: {}. Try again later.", host,
                                 found.failure);
    if (found.records.empty())
        return findings.wrong(
            "{} has no address: publish an A record with this machine's public "
            "address{}.",
            host, addresses.empty() ? "" : ", " + addresses.front());
    for (const std::string& one : found.records)
        if (!addresses.empty() && std::ranges::find(addresses, one) == addresses.end())
            return findings.wrong(
                "{} leads to {}, but this machine has {}: correct the record, or name the public "
                "address with --address if a router has it.",
                host, one, fmt::join(addresses, " and "));
    findings.fine("{} leads to {}.", host, fmt::join(found.records, " and "));
}

}  // namespace posthouse::hosting
