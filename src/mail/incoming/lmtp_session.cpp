#include "mail/incoming/lmtp_session.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "mail/incoming/addresses.h"
#include "mail/incoming/mail_text.h"

#include <utility>

namespace posthouse::mail {
namespace {

constexpr std::size_t line_max = 2000;
constexpr std::size_t rcpt_max = 100;
constexpr int errors_max = 20;
/// A mail this many times too large ends the session.
constexpr std::size_t size_factor_max = 64;

/// Removes the word from the front if it is there, ignoring case.
bool skip_word(std::string_view& line, std::string_view word) {
    if (!equals_ignore_case(line.substr(0, word.size()), word)) return false;
    line.remove_prefix(word.size());
    return true;
}

/// Takes the path in angle brackets off the front; its local part may be quoted.
std::optional<std::string> take_path(std::string_view& rest) {
    rest = trim(rest);
    if (!rest.starts_with('<')) return std::nullopt;
    bool quoted = false;
    for (std::size_t at = 1; at < rest.size(); ++at) {
        if (rest[at] == '\\' && quoted) {
            ++at;
        } else if (rest[at] == '"') {
            quoted = !quoted;
        } else if (rest[at] == '>' && !quoted) {
            std::string path(rest.substr(1, at - 1));
            rest.remove_prefix(at + 1);
            return path;
        }
    }
    return std::nullopt;
}

}  // namespace

void LmtpSession::send_reply(std::string_view reply) {
    (output_ += reply) += "\r\n";
}

void LmtpSession::send_error(std::string_view reply) {
    send_reply(reply);
    if (++errors_ < errors_max) return;
    report_limit("lmtp_errors");
    send_reply("421 4.7.0 Too many errors; connect again and start with LHLO.");
    state_ = State::over;
}

std::string LmtpSession::greeting() const {
    return "220 " + host_ + " LMTP Posthouse\r\n";
}

std::string LmtpSession::receive(std::string_view bytes) {
    ASSERT(state_ != State::complete && state_ != State::delivering);
    if (state_ == State::over) return "";
    input_ += bytes;
    process_input();
    return std::exchange(output_, {});
}

void LmtpSession::process_input() {
    bool more = true;
    while (more) {
        if (state_ == State::over || state_ == State::complete) break;
        if (state_ == State::data) {
            read_data();
            more = state_ != State::data;
        } else {
            more = read_line();
        }
    }
    input_.erase(0, position_);
    position_ = 0;
}

/// Processes one command line; false if it is incomplete.
bool LmtpSession::read_line() {
    const std::string_view rest = std::string_view(input_).substr(position_);
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) {
        if (rest.size() <= line_max) return false;
        line_too_long_ = true;  // its rest is read and discarded
        position_ = input_.size();
        return false;
    }
    std::string_view line = rest.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    position_ += end + 1;
    if (std::exchange(line_too_long_, false) || line.size() > line_max)
        send_error("500 5.5.2 That line is too long.");
    else
        command(line);
    return true;
}

void LmtpSession::command(std::string_view line) {
    std::string_view rest = line;
    const std::string verb = to_lower_ascii(take_until(rest, ' '));
    if (verb == "quit") {
        send_reply("221 2.0.0 Goodbye.");
        state_ = State::over;
    } else if (verb == "lhlo") {
        if (trim(rest).empty()) return send_error("501 5.5.4 Usage: LHLO your.name");
        reset_mail();
        state_ = State::idle;
        send_reply("250-" + host_);
        send_reply("250-PIPELINING");
        send_reply("250-8BITMIME");
        send_reply("250-ENHANCEDSTATUSCODES");
        send_reply("250 SIZE " + std::to_string(bytes_max_));
    } else if (verb == "noop") {
        send_reply("250 2.0.0 Nothing done.");
    } else if (verb == "rset") {
        reset_mail();
        send_reply("250 2.0.0 Forgotten.");
    } else if (verb == "vrfy") {
        send_reply("252 2.5.0 Cannot verify; send the mail to find out.");
    } else if (verb == "mail") {
        mail_from(rest);
    } else if (verb == "rcpt") {
        rcpt_to(rest);
    } else if (verb == "data") {
        data();
    } else {
        send_error("500 5.5.1 This is LMTP: use LHLO, MAIL, RCPT, DATA, RSET, NOOP, VRFY or QUIT.");
    }
}

void LmtpSession::mail_from(std::string_view rest) {
    if (state_ == State::connected) return send_error("503 5.5.1 Send LHLO first.");
    if (state_ != State::idle)
        return send_error("503 5.5.1 A mail is already open; send RSET to discard it.");
    if (!skip_word(rest, "from:")) return send_error("501 5.5.4 Usage: MAIL FROM:<address>");
    const auto path = take_path(rest);
    if (!path) return send_error("501 5.5.4 Usage: MAIL FROM:<address>");
    for (rest = trim(rest); !rest.empty(); rest = trim(rest)) {
        std::string_view parameter = take_until(rest, ' ');
        if (skip_word(parameter, "size=")) {
            const bool long_number = parameter.size() > 15;
            if (parameter.empty() ||
                parameter.find_first_not_of("0123456789") != std::string_view::npos)
                return send_error("501 5.5.4 SIZE must be a number.");
            if (long_number || std::stoull(std::string(parameter)) > bytes_max_)
                return send_reply(
                    "552 5.3.4 That mail is too large; send the command as plain text, without "
                    "attachments.");
        } else if (!equals_ignore_case(parameter, "body=8bitmime") &&
                   !equals_ignore_case(parameter, "body=7bit")) {
            return send_error("555 5.5.4 Only SIZE and BODY are supported.");
        }
    }
    mail_.envelope.from = *path;
    state_ = State::mail;
    send_reply("250 2.1.0 Sender OK.");
}

void LmtpSession::rcpt_to(std::string_view rest) {
    if (state_ != State::mail && state_ != State::recipients)
        return send_error("503 5.5.1 Send MAIL FROM first.");
    if (!skip_word(rest, "to:")) return send_error("501 5.5.4 Usage: RCPT TO:<address>");
    const auto path = take_path(rest);
    if (!path || path->empty()) return send_error("501 5.5.4 Usage: RCPT TO:<address>");
    if (!trim(rest).empty()) return send_error("555 5.5.4 RCPT TO takes no parameters.");
    if (mail_.envelope.to.size() == rcpt_max) {
        report_limit("lmtp_recipients");
        return send_reply("452 4.5.3 Too many recipients for one mail.");
    }
    mail_.envelope.to.push_back(*path);
    state_ = State::recipients;
    send_reply("250 2.1.5 Recipient OK.");
}

void LmtpSession::data() {
    if (state_ == State::mail) return send_error("503 5.5.1 No recipient yet; send RCPT TO first.");
    if (state_ != State::recipients)
        return send_error("503 5.5.1 Send MAIL FROM and RCPT TO first.");
    line_start_ = true;
    received_bytes_ = 0;
    state_ = State::data;
    send_reply("354 Send the mail; end it with a line that contains only a dot.");
}

/// Consumes as much of the mail as has arrived. Only CR LF `.` CR LF ends it: anything weaker
/// allows SMTP smuggling.
void LmtpSession::read_data() {
    for (;;) {
        const std::string_view rest = std::string_view(input_).substr(position_);
        const std::size_t end = rest.find("\r\n");
        if (end == std::string_view::npos) {
            // Part of a line may be consumed once it can be neither the final dot nor half a line
            // end.
            const std::size_t whole = rest.ends_with('\r') ? rest.size() - 1 : rest.size();
            if (whole < 2) return;
            add(rest.substr(0, whole));
            line_start_ = false;
            position_ += whole;
        } else {
            const std::string_view line = rest.substr(0, end);
            position_ += end + 2;
            if (line_start_ && line == ".") return end_of_data();
            add(line);
            line_start_ = false;
            add("\r\n");
            line_start_ = true;
        }
        if (received_bytes_ > size_factor_max * bytes_max_) {
            report_limit("lmtp_size");
            send_reply("421 5.3.4 That mail is far too large.");
            state_ = State::over;
            return;
        }
        if (end == std::string_view::npos) return;
    }
}

void LmtpSession::add(std::string_view piece) {
    if (line_start_ && piece.starts_with('.')) piece.remove_prefix(1);
    received_bytes_ += piece.size();
    if (received_bytes_ > bytes_max_)
        std::string().swap(mail_.bytes);
    else
        mail_.bytes += piece;
}

void LmtpSession::end_of_data() {
    if (received_bytes_ <= bytes_max_) {
        state_ = State::complete;
        return;
    }
    report_limit("lmtp_size");
    for (std::size_t i = 0; i < mail_.envelope.to.size(); ++i)
        send_reply(
            "552 5.3.4 That mail is too large; send the command as plain text, without "
            "attachments.");
    reset_mail();
}

std::optional<LmtpMail> LmtpSession::complete() {
    if (state_ != State::complete) return std::nullopt;
    state_ = State::delivering;
    recipients_ = mail_.envelope.to.size();
    return std::exchange(mail_, {});
}

std::string LmtpSession::delivered(const DeliveryStatus& delivery) {
    ASSERT(state_ == State::delivering);
    using enum DeliveryStatus::Outcome;
    std::string reply = "250 2.0.0 Accepted.";
    if (delivery.outcome == try_again) reply = "451 4.3.0 " + to_printable(delivery.message);
    if (delivery.outcome == refused_for_good) reply = "554 5.6.0 " + to_printable(delivery.message);
    for (std::size_t i = 0; i < recipients_; ++i) send_reply(reply);
    state_ = State::idle;
    reset_mail();
    process_input();
    return std::exchange(output_, {});
}

void LmtpSession::reset_mail() {
    mail_ = {};
    if (state_ != State::connected) state_ = State::idle;
}

}  // namespace posthouse::mail
