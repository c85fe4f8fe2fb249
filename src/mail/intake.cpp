#include "mail/intake.h"

#include "club/marks.h"
#include "club/post.h"
#include "mail/addresses.h"
#include "mail/bounce.h"
#include "mail/never_answer.h"
#include "mail/requests.h"

#include <spdlog/spdlog.h>

#include <exception>
#include <memory>
#include <optional>

namespace posthouse::mail {
namespace {

using enum DeliveryStatus::Outcome;

DeliveryStatus later() {
    return {try_again, "The house cannot take this mail just now; try again later."};
}

// What is logged of a mail: its Message-ID; neither who sent it, who may leave one day, nor its
// subject or words, which may hold a password.
std::string named(const IncomingMail& mail) {
    return mail.message_id.empty() ? "(no Message-ID)"
                                   : printable(club::strip_mail_tokens(mail.message_id));
}

}  // namespace

void MailReceiver::write(club::UnitFn work, const DeliveryCallback& finish) const {
    door_.write(std::move(work), [finish](bool stands) {
        finish(stands ? DeliveryStatus{accepted, ""} : later());
    });
}

bool MailReceiver::handle_tagged_mail(const IncomingMail& mail, const Envelope& envelope,
                                      const DeliveryCallback& finish) const {
    for (const std::string& address : mail.addressed_to)
        if (const auto wish =
                club::read_unsubscribe_mark(key_, word_behind_plus(address, identity_))) {
            spdlog::info("mail unsubscribes: {}", named(mail));
            write([wish](club::UnitOfWork& unit) { (void)club::carry_out(unit, *wish); }, finish);
            return true;
        }
    if (!is_for_bounces(mail, identity_)) return false;
    std::optional<club::Bounce> bounce;
    door_.store->read([&](const club::StoreReader& reader) {
        bounce = bounce_in(mail, envelope.from, identity_, key_, reader);
    });
    if (!bounce) {
        spdlog::info(
            "mail not answered: {}: it came where letters come back to, and reports no "
            "failure of one",
            named(mail));
        finish({accepted, ""});
        return true;
    }
    spdlog::info("a letter came back: {}", without_addresses(bounce->said));
    write([bounce, now = door_.now()](
              club::UnitOfWork& unit) { (void)club::carry_out(unit, *bounce, now); },
          finish);
    return true;
}

void MailReceiver::deliver(std::string bytes, Envelope envelope, DeliveryCallback done) const {
    // Called once, whatever the door does and throws.
    const auto once = std::make_shared<DeliveryCallback>(std::move(done));
    const auto finish = [once](DeliveryStatus delivery) {
        if (const DeliveryCallback call = std::exchange(*once, nullptr)) call(std::move(delivery));
    };
    try {
        Expected<IncomingMail> mail =
            read_mail(bytes, identity_.authserv_id, identity_.authserv_below);
        if (!mail) {
            spdlog::info("mail refused: {} bytes: {}", bytes.size(), mail.error().sentence.view());
            return finish({refused_for_good, std::string(mail.error().sentence.view())});
        }
        // The envelope is the surest of all places where a mark may stand.
        mail->addressed_to.insert(mail->addressed_to.begin(), envelope.to.begin(),
                                  envelope.to.end());
        if (handle_tagged_mail(*mail, envelope, finish)) return;
        if (const auto reason = must_not_reply(*mail, envelope.from, identity_)) {
            spdlog::info("mail not answered: {}: {}", named(*mail), *reason);
            return finish({accepted, ""});
        }
        club::Request request = to_request(*mail, key_, door_.now());
        request.answer_to->envelope_sender = envelope.from;
        door_.submit(std::move(request), [finish](std::optional<club::Response> reply) {
            if (reply && reply->not_now)
                return finish({try_again, club::in_words(*reply->not_now)});
            finish(reply ? DeliveryStatus{accepted, ""} : later());
        });
    } catch (const std::exception& fault) {
        spdlog::error("a mail could not be taken: {}", printable(fault.what()));
        finish(later());
    }
}

}  // namespace posthouse::mail
