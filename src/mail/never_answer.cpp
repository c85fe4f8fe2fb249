#include "mail/never_answer.h"

#include "base/text.h"

#include <array>

namespace posthouse {
namespace {

bool is_machine(std::string_view address) {
    static constexpr std::array<std::string_view, 8> machines = {
        "mailer-daemon", "postmaster",   "noreply",  "no-reply",
        "donotreply",    "do-not-reply", "listserv", "majordomo"};
    const std::string_view local = local_part(address);
    for (std::string_view machine : machines)
        if (same_word(local, machine)) return true;
    const std::string small = lowered(local);
    return small.starts_with("owner-") || small.ends_with("-owner") ||
           small.ends_with("-bounces") || small.ends_with("-request");
}

}  // namespace

std::optional<std::string_view> never_answer(const IncomingMail& mail,
                                             std::string_view envelope_from,
                                             const MailIdentity& identity) {
    if (envelope_from.empty() || mail.null_return_path) return "its return path is empty";
    if (mail.report) return "it is a delivery report";
    if (mail.automatic) return "it was sent automatically";
    if (mail.bulk) return "it is bulk mail";
    if (mail.from_list) return "it came by a mailing list";
    if (mail.from.size() != 1) return "it does not have exactly one From address";
    if (!mailable(mail.from.front())) return "its From address is none";
    if (is_ours(envelope_from, identity)) return "it came from the house itself";
    if (is_machine(envelope_from)) return "a machine sent it";
    for (const auto* addresses : {&mail.from, &mail.reply_to})
        for (const std::string& address : *addresses) {
            if (is_ours(address, identity)) return "its answer would come to the house itself";
            if (is_machine(address)) return "its answer would go to a machine";
        }
    return std::nullopt;
}

}  // namespace posthouse
