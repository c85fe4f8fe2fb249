// The house's side of one LMTP conversation (RFC 2033), as bytes in and bytes out. Whatever arrives
// is bounded; commands may be sent ahead (PIPELINING).
#pragma once

#include "club/backend.h"
#include "mail/receiver.h"

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
    /// `limit_reached` is told which limit ended or refused something, and the envelope's sender.
    explicit LmtpSession(std::string host, std::size_t bytes_max = mail_bytes_max,
                         club::LimitReached limit_reached = {})
        : host_(std::move(host)), bytes_max_(bytes_max), limit_reached_(std::move(limit_reached)) {}

    std::string greeting() const;
    /// Takes what arrived and gives what to answer. Not while a mail waits to be delivered.
    std::string take(std::string_view bytes);
    /// A whole mail, once: nothing more is answered until delivered() says what became of it.
    std::optional<LmtpMail> complete();
    /// One answer for each recipient, and the answers to what was sent ahead.
    std::string delivered(const DeliveryStatus&);
    /// Close the connection: QUIT was said, or nonsense too often.
    bool over() const { return state_ == State::over; }

private:
    enum class State { stranger, idle, mail, recipients, data, complete, delivering, over };

    void reached(std::string_view limit) const {
        if (limit_reached_) limit_reached_(limit, mail_.envelope.from);
    }
    void advance();
    bool read_line();
    void read_data();
    void add(std::string_view piece);
    void command(std::string_view line);
    void mail_from(std::string_view rest);
    void rcpt_to(std::string_view rest);
    void data();
    void end_of_data();
    void forget_mail();
    void say(std::string_view reply);
    void complain(std::string_view reply);

    std::string host_;
    std::size_t bytes_max_;
    club::LimitReached limit_reached_;
    State state_ = State::stranger;
    std::string input_;  // what has not been looked at yet, from at_ on
    std::size_t at_ = 0;
    bool line_too_long_ = false;
    std::string output_;
    LmtpMail mail_;
    std::size_t recipients_ = 0;  // of the mail that is being delivered
    bool line_start_ = true;      // within data: nothing of the line has been taken yet
    std::size_t taken_ = 0;       // bytes of data, kept or not
    int complaints_ = 0;
};

}  // namespace posthouse::mail
