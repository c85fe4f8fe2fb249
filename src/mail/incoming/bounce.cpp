#include "mail/incoming/bounce.h"

#include "base/inplace.h"
#include "club/letters/mail_tokens.h"
#include "mail/incoming/mail_text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace posthouse::mail {
namespace {

constexpr std::size_t recipients_max = 200;
constexpr std::size_t lines_looked_at = 200;

/// What a report says about one recipient.
struct Recipient {
    std::vector<std::string> addresses;  // the final and the original one
    std::string action, status, diagnostic;
};

/// "5.1.1" at the front of the text; empty if there is none.
std::string_view status_at(std::string_view words) {
    std::size_t at = 0, digits = 0;
    for (int part = 0; part < 3; ++part) {
        if (part > 0 && (at >= words.size() || words[at++] != '.')) return {};
        for (digits = 0; at < words.size() && is_digit(words[at]) && digits < 3; ++digits) ++at;
        if (digits == 0 || (part == 0 && digits > 1)) return {};
    }
    // "5.1.1.1" is an IP address.
    const bool ends = at == words.size() || (words[at] != '.' && !is_digit(words[at])) ||
                      (words[at] == '.' && (at + 1 == words.size() || !is_digit(words[at + 1])));
    return ends ? words.substr(0, at) : std::string_view();
}

/// The first enhanced status code of class 4 or 5 in the text.
std::string_view status_in(std::string_view words) {
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at] != '4' && words[at] != '5') continue;
        if (at > 0 && (is_digit(words[at - 1]) || words[at - 1] == '.')) continue;
        if (const auto status = status_at(words.substr(at)); !status.empty()) return status;
    }
    return {};
}

/// "550" as a separate word: rejected by a server.
bool has_refusal_code(std::string_view words) {
    static constexpr std::array<std::string_view, 4> codes = {"550", "551", "553", "554"};
    for (std::size_t at = 0; at + 3 <= words.size(); ++at) {
        const bool begins = at == 0 || words[at - 1] == ' ' || words[at - 1] == '#';
        const bool ends = at + 3 == words.size() || words[at + 3] == ' ' || words[at + 3] == '-';
        if (begins && ends && std::ranges::find(codes, words.substr(at, 3)) != codes.end())
            return true;
    }
    return false;
}

/// The address does not exist: status codes of RFC 3463 and Exchange (5.1.10, 5.4.1).
bool is_permanent(std::string_view status) {
    static constexpr std::array<std::string_view, 5> hopeless = {"5.1.1", "5.1.3", "5.1.6",
                                                                 "5.1.10", "5.4.1"};
    return std::ranges::find(hopeless, status) != hopeless.end();
}

/// Without "smtp;" or "rfc822;" before it.
std::string_view untyped(std::string_view value) {
    const std::size_t end = value.find(';');
    return trim(end == std::string_view::npos ? value : value.substr(end + 1));
}

std::string bare_address(std::string_view value) {
    value = untyped(value);
    if (value.starts_with('<') && value.ends_with('>')) value = value.substr(1, value.size() - 2);
    return to_lower_ascii(value);
}

/// The recipients of a message/delivery-status: groups of fields, of which the first is about the
/// whole report.
std::vector<Recipient> recipients_in(std::string_view report) {
    std::vector<Recipient> recipients;
    Recipient now;
    std::string* last = nullptr;  // the value that a folded line belongs to
    const auto finish = [&] {
        if (!now.addresses.empty() && recipients.size() < recipients_max)
            recipients.push_back(std::move(now));
        now = {};
        last = nullptr;
    };
    for (std::string_view line : lines_of(report)) {
        if (trim(line).empty()) {
            finish();
            continue;
        }
        if (line.front() == ' ' || line.front() == '\t') {
            if (last != nullptr) (*last += ' ') += trim(line);
            continue;
        }
        std::string_view value = line;
        const std::string name = to_lower_ascii(trim(take_until(value, ':')));
        value = trim(value);
        last = nullptr;
        if (name == "final-recipient" || name == "original-recipient")
            now.addresses.push_back(bare_address(value));
        else if (name == "action")
            now.action = to_lower_ascii(value.substr(0, value.find_first_of(" (")));
        else if (name == "status")
            now.status = status_at(value);
        else if (name == "diagnostic-code")
            *(last = &now.diagnostic) = untyped(value);
    }
    finish();
    return recipients;
}

std::string sentence(std::string_view words, std::string_view otherwise) {
    std::string line = to_printable(trim(club::strip_mail_tokens(words)));
    return line.empty() ? std::string(otherwise) : line;
}

DeliveryFailure failure_of(const Recipient& recipient) {
    // Some servers put the true status only into the diagnostic text.
    const std::string_view in_text = status_in(recipient.diagnostic);
    DeliveryFailure failure;
    failure.permanent = is_permanent(recipient.status) ||
                        (recipient.status.starts_with('5') && is_permanent(in_text));
    failure.diagnostic = sentence(
        recipient.diagnostic,
        "The mail could not be delivered (" +
            (recipient.status.empty() ? std::string("no reason given") : recipient.status) + ").");
    return failure;
}

/// Includes "failed" with status 4.x.x: the server has retried for days and given up.
bool has_failed(const Recipient& recipient) {
    return recipient.action == "failed" ||
           (recipient.action.empty() && recipient.status.starts_with('5'));
}

std::optional<DeliveryFailure> failure_in_report(std::string_view report,
                                                 std::string_view address) {
    const auto recipients = recipients_in(report);
    const std::string wanted = to_lower_ascii(address);
    for (const Recipient& one : recipients)
        if (std::ranges::find(one.addresses, wanted) != one.addresses.end())
            return has_failed(one) ? std::optional(failure_of(one)) : std::nullopt;
    const auto failed = std::ranges::find_if(recipients, has_failed);
    return failed == recipients.end() ? std::nullopt : std::optional(failure_of(*failed));
}

/// The text of a report above the returned letter.
std::vector<std::string_view> lines_above_original(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::string_view line : lines_of(text)) {
        if (lines.size() == lines_looked_at ||
            (line.starts_with("---") && line.find("copy of") != std::string_view::npos) ||
            line.starts_with("Original message") || line.starts_with("-----Original"))
            break;
        lines.push_back(line);
    }
    return lines;
}

/// If there is no return path, a pipe may pass the From address.
bool is_a_mail_server(std::string_view address) {
    const std::string_view local = local_part(address);
    return equals_ignore_case(local, "mailer-daemon") || equals_ignore_case(local, "postmaster");
}

/// Reports in plain text: qmail (QSBMF), Exim and the like. Out-of-office replies and delay notices
/// look alike, so only a mail server's statement of a permanent failure counts.
std::optional<DeliveryFailure> format_failure(const IncomingMail& mail) {
    static constexpr std::array<std::string_view, 6> for_good = {
        "permanent error",        "permanent fatal errors", "permanent failure",
        "could not be delivered", "wasn't able to deliver", "delivery has failed"};
    bool final_word = !mail.failed_recipients.empty();
    if (!final_word && (mail.from.empty() || !is_a_mail_server(mail.from.front())))
        return std::nullopt;
    std::string_view status, reason;
    for (std::string_view line : lines_above_original(mail.text)) {
        const std::string small = to_lower_ascii(line);
        for (std::string_view words : for_good)
            final_word = final_word || small.find(words) != std::string::npos;
        const std::string_view code = status_in(line);
        const bool says_why = !code.empty() || has_refusal_code(line);
        if (says_why && reason.empty()) reason = line;
        if (code.starts_with('5') && status.empty()) status = code;
    }
    if (!final_word || reason.empty()) return std::nullopt;
    return DeliveryFailure{.permanent = is_permanent(status),
                           .diagnostic = sentence(reason, "The mail could not be delivered.")};
}

}  // namespace

std::optional<DeliveryFailure> parse_delivery_failure(const IncomingMail& mail,
                                                      std::string_view address) {
    if (!mail.delivery_report.empty()) return failure_in_report(mail.delivery_report, address);
    return format_failure(mail);
}

bool is_to_bounce_address(const IncomingMail& mail, const MailIdentity& identity) {
    return std::ranges::any_of(mail.addressed_to, [&](const std::string& address) {
        return club::parse_bounce_token(address_token(address, identity)).has_value();
    });
}

std::optional<club::Bounce> parse_bounce(const IncomingMail& mail, std::string_view envelope_from,
                                         const MailIdentity& identity, const club::ServerKey& key,
                                         const club::StoreReader& reader) {
    if (!envelope_from.empty() && !mail.null_return_path && !is_a_mail_server(envelope_from))
        return std::nullopt;
    for (const std::string& ours : mail.addressed_to) {
        const auto token = club::parse_bounce_token(address_token(ours, identity));
        const auto user = token ? reader.user(token->user) : std::nullopt;
        if (!user) continue;
        for (const club::Address& one : user->addresses) {
            if (!club::is_signed_for(key, *token, one.address)) continue;
            const auto failure = parse_delivery_failure(mail, one.address);
            if (!failure) return std::nullopt;
            return club::Bounce{.user = user->id,
                                .address = one.address,
                                .permanent = failure->permanent,
                                .message = failure->diagnostic};
        }
    }
    return std::nullopt;
}

}  // namespace posthouse::mail
