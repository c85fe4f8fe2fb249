#include "sim/mail_network.h"

#include "mail/incoming/addresses.h"

#include <fmt/format.h>

#include <stdexcept>

namespace posthouse::sim {
namespace {

constexpr std::size_t mailbox_max = 30;

}  // namespace

std::string header_of(const std::string& mail, const std::string& name) {
    const std::size_t end = mail.find("\n\n");
    const std::string wanted = "\n" + mail::to_lower_ascii(name) + ": ";
    const std::string heads = "\n" + mail.substr(0, end) + "\n";
    const std::size_t at = mail::to_lower_ascii(heads).find(wanted);
    if (at == std::string::npos) return {};
    std::string words;
    for (std::size_t i = at + wanted.size(); i < heads.size(); ++i) {
        if (heads[i] != '\n') {
            words += heads[i];
        } else if (i + 1 >= heads.size() || (heads[i + 1] != ' ' && heads[i + 1] != '\t')) {
            break;
        }
    }
    return words;
}

void SimulatedMailNetwork::send(const std::string& bytes, const std::string& envelope_from,
                                const std::string& to) {
    pause();
    if (faults.unavailable) throw mail::TransportUnavailable("the relay does not answer");
    if (rng_.chance(faults.fails)) throw std::runtime_error("451 try again later");
    if (gone_addresses.contains(to)) throw mail::RecipientRejected("550 5.1.1 no such user", true);
    const bool told = rng_.between(1, 100) > faults.answer_lost;
    if (skips && rng_.chance(7)) return;
    on_sent(header_of(bytes, "Message-Id"), told);
    if (doubles) on_sent(header_of(bytes, "Message-Id"), told);
    if (bouncing_addresses.contains(to)) {
        bounce(envelope_from, to);
    } else {
        auto& mailbox = mailboxes[to];
        mailbox.push_back(bytes);
        if (mailbox.size() > mailbox_max) mailbox.pop_front();
    }
    pause();
    if (!told) throw std::runtime_error("the connection broke before the relay's answer");
}

/// A delivery report (RFC 3464).
void SimulatedMailNetwork::bounce(const std::string& envelope_from, const std::string& to) {
    if (envelope_from.empty()) return;
    MailInTransit report;
    report.bytes = fmt::format(
        "Return-Path: <>\nFrom: MAILER-DAEMON@example.org\nTo: {0}\n"
        "Subject: Undelivered Mail Returned to Sender\nMessage-ID: <bounce{2}@example.org>\n"
        "MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status;\n"
        " boundary=\"part\"\n\n--part\nContent-Type: text/plain\n\nIt could not be delivered.\n"
        "\n--part\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; example.org\n\n"
        "Final-Recipient: rfc822; {1}\nAction: failed\nStatus: 5.1.1\n"
        "Diagnostic-Code: smtp; 550 5.1.1 unknown\n\n--part--\n",
        envelope_from, to, ++bounces_);
    report.envelope = {"", {envelope_from}};
    to_server.push_back(std::move(report));
}

}  // namespace posthouse::sim
