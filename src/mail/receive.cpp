#include "mail/receive.h"

#include "club/marks.h"
#include "mail/addresses.h"
#include "mail/body_text.h"
#include "mail/incoming.h"

#include <spdlog/spdlog.h>

#include <boost/asio/local/stream_protocol.hpp>

#include <array>
#include <chrono>
#include <exception>
#include <istream>

namespace posthouse::mail {
namespace {

constexpr int exit_taken = 0;
constexpr int exit_try_again = 75;  // EX_TEMPFAIL of <sysexits.h>

using Unix = boost::asio::local::stream_protocol;

/// The whole mail, or its first mail_bytes_max + 1 bytes; the rest is read too, so that whoever
/// pipes it sees no error.
std::string bounded_mail(std::istream& in) {
    std::string bytes;
    std::array<char, 16 * 1024> chunk{};
    while (in.read(chunk.data(), chunk.size()) || in.gcount() > 0) {
        const std::size_t room = mail_bytes_max + 1 - bytes.size();
        bytes.append(chunk.data(), std::min(room, static_cast<std::size_t>(in.gcount())));
    }
    if (bytes.starts_with("From "))
        bytes.erase(0, bytes.find('\n') + 1);  // as mailboxes begin a mail
    return bytes;
}

/// Says a line, and gives the answer's last line ("250 …"); empty where the other side is gone.
std::string asked(Unix::iostream& house, const std::string& line) {
    house << line << std::flush;
    std::string reply;
    while (std::getline(house, reply))
        if (reply.size() < 4 || reply[3] != '-') return reply.substr(0, reply.find('\r'));
    return "";
}

/// The mail with CR LF, dots stuffed, and the dot that ends it.
std::string as_data(std::string_view bytes) {
    std::string data;
    for (std::string_view line : lines_of(bytes)) {
        if (line.starts_with('.')) data += '.';
        (data += line) += "\r\n";
    }
    return data + ".\r\n";
}

/// What is said before the mail itself.
std::vector<std::string> introduction(const Envelope& envelope) {
    constexpr std::size_t recipients_max = 50;  // more than one mail to a house can mean
    std::vector<std::string> lines = {
        "LHLO localhost",
        "MAIL FROM:<" + (mailable(envelope.from) ? envelope.from : "") + "> BODY=8BITMIME"};
    for (const std::string& address : envelope.to)
        if (mailable(address) && lines.size() < recipients_max + 2)
            lines.push_back("RCPT TO:<" + address + ">");
    if (lines.size() == 2) lines.emplace_back("RCPT TO:<posthouse>");
    lines.emplace_back("DATA");
    return lines;
}

/// None where no house listens.
std::optional<DeliveryStatus> deliver_to_house(const std::string& socket, const std::string& bytes,
                                               const Envelope& envelope) {
    using enum DeliveryStatus::Outcome;
    constexpr auto patience = std::chrono::minutes(2);
    Unix::iostream house;
    house.expires_after(patience);
    house.connect(Unix::endpoint(socket));
    if (!house) return std::nullopt;
    std::string reply = asked(house, "");
    for (const std::string& line : introduction(envelope)) {
        if (!reply.starts_with('2')) return DeliveryStatus{try_again, reply};
        reply = asked(house, line + "\r\n");
    }
    if (!reply.starts_with('3')) return DeliveryStatus{try_again, reply};
    reply = asked(house, as_data(bytes));
    house << "QUIT\r\n" << std::flush;
    if (reply.starts_with('2')) return DeliveryStatus{accepted, ""};
    return DeliveryStatus{reply.starts_with('5') ? refused_for_good : try_again, reply};
}

}  // namespace

int receive_from_pipe(std::istream& in, const PipeReceiveOptions& receiving) {
    try {
        const std::string bytes = bounded_mail(in);
        if (in.bad()) return exit_try_again;
        const Envelope envelope{
            receiving.envelope_from ? *receiving.envelope_from : envelope_from_of(bytes),
            receiving.envelope_to};
        std::optional<DeliveryStatus> delivery;
        if (!receiving.unix_socket.empty())
            delivery = deliver_to_house(receiving.unix_socket, bytes, envelope);
        if (!delivery) delivery = receiving.direct(bytes, envelope);
        if (delivery->outcome == DeliveryStatus::Outcome::accepted) return exit_taken;
        spdlog::warn("mail not taken: {}", without_addresses(printable(delivery->sentence)));
        // To bring it again would change nothing.
        return delivery->outcome == DeliveryStatus::Outcome::refused_for_good ? exit_taken
                                                                              : exit_try_again;
    } catch (const std::exception& fault) {
        spdlog::error("mail not taken: {}", printable(fault.what()));
        return exit_try_again;
    }
}

}  // namespace posthouse::mail
