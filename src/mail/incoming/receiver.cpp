
#include "mail/incoming/receiver.h"
#include "base/inplace.h"
#include "club/commands/backend.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/letter_tables.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/board_letters.h"
#include "mail/incoming/addresses.h"
#include "mail/incoming/auto_reply_policy.h"
#include "mail/incoming/bounce.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/mail_request.h"
#include "mail/incoming/mail_text.h"
#include "mail/outgoing/composer.h"

#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <boost/asio/local/stream_protocol.hpp>
#include <cerrno>
#include <chrono>
#include <exception>
#include <filesystem>
#include <future>
#include <istream>
#include <memory>
#include <optional>
#include <system_error>
#include <vector>

namespace posthouse::mail {
namespace {

using enum DeliveryStatus::Outcome;

DeliveryStatus try_later() {
    return {try_again, "The server cannot process this mail now; try again later."};
}

// The name of a mail in the log: its Message-ID. Never its sender, who may delete their account
// later, nor its subject or text, which may contain a password.
std::string log_name(const IncomingMail& mail) {
    return mail.message_id.empty() ? "(no Message-ID)"
                                   : to_printable(club::strip_mail_tokens(mail.message_id));
}

}  // namespace

void MailReceiver::write(club::UnitFn work, const DeliveryCallback& finish) const {
    backend_.write(std::move(work), [finish](bool stands) {
        finish(stands ? DeliveryStatus{accepted, ""} : try_later());
    });
}

bool MailReceiver::handle_tagged_mail(const IncomingMail& mail, const Envelope& envelope,
                                      const DeliveryCallback& finish) const {
    for (const std::string& address : mail.addressed_to)
        if (const auto wish =
                club::parse_unsubscribe_token(key_, address_token(address, identity_))) {
            spdlog::info("mail unsubscribed its sender: {}", log_name(mail));
            write([wish](club::UnitOfWork& unit) { (void)club::apply_unsubscribe(unit, *wish); },
                  finish);
            return true;
        }
    if (!is_to_bounce_address(mail, identity_)) return false;
    std::optional<club::Bounce> bounce;
    backend_.store->read([&](const club::StoreReader& reader) {
        bounce = parse_bounce(mail, envelope.from, identity_, key_, reader);
    });
    if (!bounce) {
        spdlog::info(
            "mail not answered: {}: it was sent to a bounce address, but is no valid bounce",
            log_name(mail));
        finish({accepted, ""});
        return true;
    }
    spdlog::info("bounce received: {}", redact_addresses(bounce->message));
    write([bounce, now = backend_.now()](
              club::UnitOfWork& unit) { (void)club::record_bounce(unit, *bounce, now); },
          finish);
    return true;
}

/// A reply to a letter that was taken for an automatic mail: its reader sees that on the page.
void MailReceiver::tell_unread(const IncomingMail& mail, std::string_view reason,
                               const DeliveryCallback& finish) const {
    const auto board = reply_context(mail, key_).newest;
    if (!board || mail.from.size() != 1 || !is_to_reply_address(mail, key_))
        return finish({accepted, ""});
    write([board = *board, from = mail.from.front(), reason = std::string(reason),
           now = backend_.now()](
              club::UnitOfWork& unit) { club::note_unread_mail(unit, board, from, reason, now); },
          finish);
}

std::string MailReceiver::text_of(club::Letter letter) const {
    if (letter.address.empty()) letter.address = identity_.mail_address;
    // As text and as HTML, which the reader's program may have quoted as text.
    const auto read = read_mail(
        compose(fill_placeholders(std::move(letter), identity_, key_), {}, identity_, key_));
    return read ? read->text + "\n" + read->html_text + "\n" : std::string();
}

std::string MailReceiver::stored_letters(const club::StoreReader& reader,
                                         const IncomingMail& mail) const {
    constexpr std::size_t letters_max = 3;
    std::string text;
    std::size_t found = 0;
    for (const std::string& id : mail.replied_to) {
        std::string_view name = id;
        name = name.substr(name.starts_with('<') ? 1 : 0);
        name = take_until(name, '@');
        name = take_until(name, '+');  // the reply token
        const auto letter = name.empty() ? std::nullopt : letter_with_message_id(reader, name);
        if (!letter || mail.from.size() != 1) continue;
        // Only the reader's own.
        const auto user = reader.user(letter->to);
        if (!equals_ignore_case(letter->address, mail.from.front()) &&
            !(user && user->may_write_from(mail.from.front())))
            continue;
        text += text_of(*letter);
        if (++found == letters_max) break;
    }
    return text;
}

SentLetter MailReceiver::letter_replied_to(const IncomingMail& mail) const {
    SentLetter letter{identity_.mail_address, ""};
    if (backend_.store == nullptr) return letter;
    const auto board = reply_context(mail, key_).newest;
    backend_.store->read([&](const club::StoreReader& reader) {
        letter.text = stored_letters(reader, mail);
        // A letter that only waited on the page is not stored, and old ones are removed.
        if (!board) return;
        const auto match = reader.match(board->match);
        if (!match || match->undos != board->undos || match->plies < board->ply) return;
        const auto then = static_cast<std::size_t>(board->ply);
        club::Letter sent = club::board_letter(club::load_match(reader, *match, then), board->side,
                                               identity_.host, backend_.now());
        sent.address.clear();
        letter.text += text_of(std::move(sent));
    });
    return letter;
}

void MailReceiver::deliver(std::string bytes, Envelope envelope, DeliveryCallback done) const {
    // Called once, even if the backend also throws.
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
        // The envelope is the most reliable place for a token.
        mail->addressed_to.insert(mail->addressed_to.begin(), envelope.to.begin(),
                                  envelope.to.end());
        if (handle_tagged_mail(*mail, envelope, finish)) return;
        if (const auto reason = must_not_read(*mail, envelope.from, identity_)) {
            spdlog::info("mail not read: {}: {}", log_name(*mail), *reason);
            return tell_unread(*mail, *reason, finish);
        }
        const auto reason = must_not_reply(*mail, envelope.from);
        if (reason) spdlog::info("mail not answered: {}: {}", log_name(*mail), *reason);
        // A reply to a letter is read, whatever its header says, but answered on the page only.
        if (reason && !is_to_reply_address(*mail, key_)) return finish({accepted, ""});
        club::Request request = to_request(*mail, key_, backend_.now(), letter_replied_to(*mail));
        request.answer_to->on_page_only = reason.has_value();
        request.answer_to->envelope_sender = envelope.from;
        backend_.submit(std::move(request), [finish](std::optional<club::Response> reply) {
            if (reply && reply->retry_later)
                return finish(
                    {try_again, std::string(club::refusal_of(*reply->retry_later).sentence)});
            finish(reply ? DeliveryStatus{accepted, ""} : try_later());
        });
    } catch (const std::exception& fault) {
        spdlog::error("mail could not be processed: {}", to_printable(fault.what()));
        finish(try_later());
    }
}

namespace {

constexpr std::size_t round_max = 100;
constexpr std::size_t passed_over_max = 1000;

/// The time in seconds at the front of a maildir file name; 0 if there is none.
std::uint64_t time_of(const std::string& name) {
    std::uint64_t seconds = 0;
    for (std::size_t i = 0; i < name.size() && i < 15 && is_digit(name[i]); ++i)
        seconds = 10 * seconds + static_cast<std::uint64_t>(name[i] - '0');
    return seconds;
}

/// At most mail_bytes_max + 1 bytes, so that the caller can tell that a mail is too large. None if
/// it is no regular file, such as a link or a pipe. Throws if reading fails.
std::optional<std::string> read_bounded(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) {
        if (errno == ELOOP || errno == EACCES || errno == ENXIO || errno == ENOENT)
            return std::nullopt;
        throw std::system_error(errno, std::generic_category(), "opening " + path);
    }
    struct stat what {};
    std::optional<std::string> bytes;
    bool failed = false;
    if (::fstat(file, &what) == 0 && S_ISREG(what.st_mode)) {
        bytes.emplace();
        std::array<char, 64 * 1024> chunk{};
        for (ssize_t size = 1; size > 0 && bytes->size() <= mail_bytes_max;) {
            size = ::read(file, chunk.data(), chunk.size());
            failed = size < 0;
            if (size > 0)
                bytes->append(chunk.data(), std::min(static_cast<std::size_t>(size),
                                                     mail_bytes_max + 1 - bytes->size()));
        }
    }
    ::close(file);
    if (failed) throw std::runtime_error("reading failed: " + path);
    return bytes;
}

}  // namespace

MaildirReceiver::MaildirReceiver(std::string folder, const MailReceiver& receiver)
    : folder_(std::move(folder)), receiver_(receiver) {
    for (const char* part : {"/tmp", "/new", "/cur", "/posthouse-refused"})
        std::filesystem::create_directories(folder_ + part);
}

int MaildirReceiver::deliver_new() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_ + "/new")) {
        std::string name = entry.path().filename();
        if (!name.starts_with('.') && !ignored_.contains(name)) names.push_back(name);
    }
    std::ranges::sort(names, [](const std::string& left, const std::string& right) {
        const auto by_time = time_of(left) <=> time_of(right);
        return by_time != 0 ? by_time < 0 : left < right;
    });
    if (names.size() > round_max) names.resize(round_max);
    int taken = 0;
    for (const std::string& name : names) {
        const Outcome what = deliver(name);
        if (what == Outcome::retry) break;
        if (what == Outcome::processed) ++taken;
    }
    return taken;
}

MaildirReceiver::Outcome MaildirReceiver::deliver(const std::string& name) {
    std::optional<std::string> bytes = read_bounded(folder_ + "/new/" + name);
    if (!bytes) {
        spdlog::warn("maildir: new/{} is not a regular file; ignored", to_printable(name));
        if (ignored_.size() < passed_over_max) ignored_.insert(name);
        return Outcome::ignored;
    }
    // The recipient is in the header (Delivered-To).
    Envelope envelope{read_envelope_from(*bytes), {}};
    std::promise<DeliveryStatus> delivered;
    receiver_.deliver(std::move(*bytes), std::move(envelope),
                      [&](DeliveryStatus delivery) { delivered.set_value(std::move(delivery)); });
    const DeliveryStatus delivery = club::wait_for_response(delivered);
    if (delivery.outcome == DeliveryStatus::Outcome::try_again) return Outcome::retry;
    const bool refused = delivery.outcome == DeliveryStatus::Outcome::refused_for_good;
    if (refused)
        spdlog::warn("maildir: {} moved to posthouse-refused: {}", to_printable(name),
                     delivery.message);
    const std::string base = name.substr(0, name.find(':'));
    move(name, refused ? "/posthouse-refused/" + base : "/cur/" + base);
    return Outcome::processed;
}

/// Never overwrites a file. If the server crashes before this, the mail is delivered again, which
/// has no effect.
void MaildirReceiver::move(const std::string& name, const std::string& to) {
    constexpr int tries = 100;
    const std::string from = folder_ + "/new/" + name;
    const std::string flags = to.starts_with("/cur/") ? ":2,S" : "";
    for (int i = 0; i < tries; ++i) {
        const std::string target = folder_ + to + (i == 0 ? "" : "." + std::to_string(i)) + flags;
        if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0)
            return;
        if (errno != EEXIST) break;
    }
    throw std::system_error(errno, std::generic_category(), "moving " + from);
}

namespace {

constexpr int exit_done = 0;
constexpr int exit_try_again = 75;  // EX_TEMPFAIL of <sysexits.h>

using Unix = boost::asio::local::stream_protocol;

/// The whole mail, or its first mail_bytes_max + 1 bytes; the rest is read, too, so that the
/// writing process gets no error.
std::string bounded_mail(std::istream& in) {
    std::string bytes;
    std::array<char, 16 * 1024> chunk{};
    while (in.read(chunk.data(), chunk.size()) || in.gcount() > 0) {
        const std::size_t room = mail_bytes_max + 1 - bytes.size();
        bytes.append(chunk.data(), std::min(room, static_cast<std::size_t>(in.gcount())));
    }
    if (bytes.starts_with("From ")) bytes.erase(0, bytes.find('\n') + 1);  // the mbox separator
    return bytes;
}

/// Sends a line and returns the last line of the reply ("250 …"); empty if the peer is gone.
std::string send_line(Unix::iostream& server, const std::string& line) {
    server << line << std::flush;
    std::string reply;
    while (std::getline(server, reply))
        if (reply.size() < 4 || reply[3] != '-') return reply.substr(0, reply.find('\r'));
    return "";
}

/// The mail with CR LF line ends, stuffed dots and the final dot.
std::string as_data(std::string_view bytes) {
    std::string data;
    for (std::string_view line : lines_of(bytes)) {
        if (line.starts_with('.')) data += '.';
        (data += line) += "\r\n";
    }
    return data + ".\r\n";
}

/// The commands before the mail itself.
std::vector<std::string> envelope_commands(const Envelope& envelope) {
    constexpr std::size_t recipients_max = 50;  // more than one mail to the server needs
    std::vector<std::string> lines = {
        "LHLO localhost",
        "MAIL FROM:<" + (is_mailable(envelope.from) ? envelope.from : "") + "> BODY=8BITMIME"};
    for (const std::string& address : envelope.to)
        if (is_mailable(address) && lines.size() < recipients_max + 2)
            lines.push_back("RCPT TO:<" + address + ">");
    if (lines.size() == 2) lines.emplace_back("RCPT TO:<posthouse>");
    lines.emplace_back("DATA");
    return lines;
}

/// None if no server is listening.
std::optional<DeliveryStatus> deliver_to_server(const std::string& socket, const std::string& bytes,
                                                const Envelope& envelope) {
    using enum DeliveryStatus::Outcome;
    constexpr auto timeout = std::chrono::minutes(2);
    Unix::iostream server;
    server.expires_after(timeout);
    server.connect(Unix::endpoint(socket));
    if (!server) return std::nullopt;
    std::string reply = send_line(server, "");
    for (const std::string& line : envelope_commands(envelope)) {
        if (!reply.starts_with('2')) return DeliveryStatus{try_again, reply};
        reply = send_line(server, line + "\r\n");
    }
    if (!reply.starts_with('3')) return DeliveryStatus{try_again, reply};
    reply = send_line(server, as_data(bytes));
    server << "QUIT\r\n" << std::flush;
    if (reply.starts_with('2')) return DeliveryStatus{accepted, ""};
    return DeliveryStatus{reply.starts_with('5') ? refused_for_good : try_again, reply};
}

}  // namespace

int receive_from_pipe(std::istream& in, const PipeReceiveOptions& options) {
    try {
        const std::string bytes = bounded_mail(in);
        if (in.bad()) return exit_try_again;
        const Envelope envelope{
            options.envelope_from ? *options.envelope_from : read_envelope_from(bytes),
            options.envelope_to};
        std::optional<DeliveryStatus> delivery;
        if (!options.unix_socket.empty())
            delivery = deliver_to_server(options.unix_socket, bytes, envelope);
        if (!delivery) delivery = options.direct(bytes, envelope);
        if (delivery->outcome == DeliveryStatus::Outcome::accepted) return exit_done;
        spdlog::warn("mail not delivered: {}", redact_addresses(to_printable(delivery->message)));
        // A retry would change nothing.
        return delivery->outcome == DeliveryStatus::Outcome::refused_for_good ? exit_done
                                                                              : exit_try_again;
    } catch (const std::exception& fault) {
        spdlog::error("mail not delivered: {}", to_printable(fault.what()));
        return exit_try_again;
    }
}

}  // namespace posthouse::mail
