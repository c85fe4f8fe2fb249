#include "mail/intake.h"

#include "mail/incoming.h"
#include "mail/never_answer.h"
#include "mail/requests.h"

#include <spdlog/spdlog.h>

#include <exception>
#include <memory>

namespace posthouse {
namespace {

// What is logged of a mail: who sent it and its Message-ID, never its subject or words, which may
// hold a password.
std::string named(const IncomingMail& mail) {
    const std::string from = mail.from.empty() ? "nobody" : printable(mail.from.front());
    return from + " " + (mail.message_id.empty() ? "(no Message-ID)" : printable(mail.message_id));
}

}  // namespace

void Intake::deliver(std::string bytes, std::string envelope_from, Delivered done) const {
    using enum Delivery::Outcome;
    // Called once, whatever the door does and throws.
    const auto once = std::make_shared<Delivered>(std::move(done));
    const auto finish = [once](Delivery delivery) {
        if (const Delivered call = std::exchange(*once, nullptr)) call(std::move(delivery));
    };
    try {
        Or<IncomingMail> mail = read_mail(bytes);
        if (!mail) {
            spdlog::info("mail refused: from {}, {} bytes: {}", printable(envelope_from),
                         bytes.size(), mail.refusal().sentence.view());
            return finish({refused_for_good, std::string(mail.refusal().sentence.view())});
        }
        if (const auto reason = never_answer(*mail, envelope_from, identity_)) {
            spdlog::info("mail not answered: {}: {}", named(*mail), *reason);
            return finish({accepted, ""});
        }
        door_.submit(request_of(*mail, key_, door_.now()), [finish](std::optional<Reply> reply) {
            finish(reply ? Delivery{accepted, ""}
                         : Delivery{try_again,
                                    "The house cannot take this mail just now; try again later."});
        });
    } catch (const std::exception& fault) {
        spdlog::error("mail from {} could not be taken: {}", printable(envelope_from),
                      printable(fault.what()));
        finish({try_again, "The house cannot take this mail just now; try again later."});
    }
}

}  // namespace posthouse
