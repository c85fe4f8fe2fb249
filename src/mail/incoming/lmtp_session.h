// Server side of an LMTP session (RFC 2033) as a state machine: bytes in, bytes out. All input is
// limited; supports PIPELINING.
#pragma once

#include "club/commands/backend.h"
#include "mail/incoming/receiver.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::mail {

struct LmtpMail {
    Envelope envelope;
    std::string bytes;  // CR LF, dots unstuffed
};

class LmtpSession {
public:
    /// Calls `limit_reached` with the limit that was exceeded and the envelope's sender.
    explicit LmtpSession(std::string host, std::size_t bytes_max = mail_bytes_max,
                         club::LimitReached limit_reached = {})
        : host_(std::move(host)), bytes_max_(bytes_max), limit_reached_(std::move(limit_reached)) {}

    std::string greeting() const;
    /// Processes input and returns the response. Not while a mail is being delivered.
    std::string receive(std::string_view bytes);
    /// A complete mail, once: the session then pauses until delivered() is called.
    std::optional<LmtpMail> complete();
    /// One reply for each recipient, and the replies to pipelined commands.
    std::string delivered(const DeliveryStatus&);
    /// Close the connection: after QUIT or too many errors.
    bool is_over() const { return state_ == State::over; }

private:
    enum class State { connected, idle, mail, recipients, data, complete, delivering, over };

    void report_limit(std::string_view limit) const {
        if (limit_reached_) limit_reached_(limit, mail_.envelope.from);
    }
    void process_input();
    bool read_line();
    void read_data();
    void add(std::string_view piece);
    void command(std::string_view line);
    void mail_from(std::string_view rest);
    void rcpt_to(std::string_view rest);
    void data();
    void end_of_data();
    void reset_mail();
    void send_reply(std::string_view reply);
    void send_error(std::string_view reply);

    std::string host_;
    std::size_t bytes_max_;
    club::LimitReached limit_reached_;
    State state_ = State::connected;
    std::string input_;  // not yet parsed, from at_ on
    std::size_t position_ = 0;
    bool line_too_long_ = false;
    std::string output_;
    LmtpMail mail_;
    std::size_t recipients_ = 0;      // of the mail that is being delivered
    bool line_start_ = true;          // within data: at the beginning of a line
    std::size_t received_bytes_ = 0;  // bytes of data received, stored or not
    int errors_ = 0;
};

}  // namespace posthouse::mail
