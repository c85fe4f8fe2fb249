
#include "mail/outgoing/transport.h"
#include "base/inplace.h"
#include "club/core/forgotten.h"
#include "mail/incoming/addresses.h"
#include "mail/incoming/mail_text.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace posthouse::mail {
namespace {

[[noreturn]] void fail(const std::string& doing) {
    throw std::system_error(errno, std::generic_category(), doing);
}

/// An address as a folder name: lower case; characters with a meaning to file systems as `%` and
/// digits.
std::string folder_name(std::string_view address) {
    std::string name;
    for (char c : to_lower_ascii(address)) {
        const bool plain = (c >= 'a' && c <= 'z') || is_digit(c) || c == '@' || c == '-' ||
                           c == '_' || c == '+' || (c == '.' && !name.empty());
        name += plain ? std::string(1, c) : fmt::format("%{:02x}", static_cast<unsigned char>(c));
    }
    return name;
}

/// RAII file descriptor.
class OpenFile {
public:
    OpenFile(const std::string& path, int flags)
        : path_(path), file_(::open(path.c_str(), flags | O_CLOEXEC, 0600)) {
        if (file_ < 0) fail("opening " + path);
    }
    ~OpenFile() { ::close(file_); }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    void write(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t written = ::write(file_, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) fail("writing " + path_);
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    void make_durable() const {
        if (::fsync(file_) != 0) fail("writing " + path_);
    }

private:
    std::string path_;
    int file_;
};

void make_folder_durable(const std::string& path) {
    OpenFile(path, O_RDONLY | O_DIRECTORY).make_durable();
}

/// A unique name made of time, process and count, as in maildir(5).
std::string unique_name() {
    static std::atomic<unsigned long> count = 0;
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now);
    const auto micros =
        std::chrono::duration_cast<std::chrono::microseconds>(now - seconds).count();
    return std::to_string(seconds.count()) + ".M" + std::to_string(micros) + "P" +
           std::to_string(::getpid()) + "Q" + std::to_string(++count) + ".posthouse";
}

}  // namespace

void MaildirTransport::send(const std::string& bytes, const std::string& envelope_from,
                            const std::string& to) {
    if (!is_mailable(to)) throw std::runtime_error("this is not a valid mail address");
    const std::string box = folder_ + "/" + folder_name(to);
    if (!std::filesystem::exists(box + "/new")) {
        for (const char* part : {"/tmp", "/cur", "/new"})
            std::filesystem::create_directories(box + part);
        make_folder_durable(box);
        make_folder_durable(folder_);
    }
    const std::string name = unique_name();
    const std::string draft = box + "/tmp/" + name;
    try {
        const OpenFile file(draft, O_WRONLY | O_CREAT | O_EXCL);
        file.write("Return-Path: <" + envelope_from + ">\nDelivered-To: " + to + "\n");
        file.write(bytes);
        file.make_durable();
        if (::rename(draft.c_str(), (box + "/new/" + name).c_str()) != 0)
            fail("delivering into " + box);
    } catch (...) {
        ::unlink(draft.c_str());
        throw;
    }
    make_folder_durable(box + "/new");
}

namespace {

namespace fs = std::filesystem;

/// Parses the mail: quoted-printable may break a line within a word.
bool names_them_in_mail(const fs::path& path, const club::DeletedAccount& who) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    std::string joined;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes.compare(i, 2, "=\n") == 0)
            ++i;
        else
            joined += bytes[i];
    }
    return club::mentions_account(joined, who);
}

}  // namespace

void remove_forgotten_mail(const std::string& folder, const club::DeletedAccount& who) try {
    if (!fs::is_directory(folder)) return;
    for (const auto& maildir : fs::directory_iterator(folder)) {
        const std::string address = maildir.path().filename();
        if (std::ranges::any_of(
                who.addresses, [&](const auto& one) { return equals_ignore_case(one, address); })) {
            fs::remove_all(maildir.path());
            continue;
        }
        std::vector<fs::path> letters;
        for (const auto& entry : fs::recursive_directory_iterator(maildir.path()))
            if (entry.is_regular_file() && names_them_in_mail(entry.path(), who))
                letters.push_back(entry.path());
        for (const fs::path& letter : letters) fs::remove(letter);
    }
} catch (const fs::filesystem_error& error) {
    spdlog::error("cannot remove letters about a closed account below {}: {}", folder,
                  error.code().message());
}

namespace {

constexpr long connect_seconds_max = 20;
constexpr long send_seconds_max = 120;

struct Upload {
    std::string bytes;
    std::size_t at = 0;
};

std::size_t read_upload(char* into, std::size_t size, std::size_t count, void* upload_of) {
    Upload& upload = *static_cast<Upload*>(upload_of);
    const std::size_t part = std::min(size * count, upload.bytes.size() - upload.at);
    std::memcpy(into, upload.bytes.data() + upload.at, part);
    upload.at += part;
    return part;
}

bool is_unavailable(CURLcode code) {
    return code == CURLE_COULDNT_RESOLVE_HOST || code == CURLE_COULDNT_RESOLVE_PROXY ||
           code == CURLE_COULDNT_CONNECT || code == CURLE_OPERATION_TIMEDOUT ||
           code == CURLE_SSL_CONNECT_ERROR || code == CURLE_LOGIN_DENIED ||
           code == CURLE_PEER_FAILED_VERIFICATION || code == CURLE_USE_SSL_FAILED ||
           code == CURLE_WEIRD_SERVER_REPLY || code == CURLE_GOT_NOTHING;
}

/// The last command and reply on the SMTP connection; libcurl reports only a number.
struct SmtpExchange {
    std::string verb;   // of our last command
    std::string reply;  // the relay's last line
    bool over = false;  // QUIT follows

    int code() const { return reply.size() >= 3 ? std::atoi(reply.substr(0, 3).c_str()) : 0; }
    /// Whether the relay has rejected this recipient or content for good; a rejected sender would
    /// affect every letter.
    bool rejects_letter() const {
        return code() / 100 == 5 && (verb == "RCPT" || verb == "DATA" || verb == ".");
    }
    /// RFC 3463: 5.1.x is about the recipient's address, but 7 and 8 about the sender's.
    bool rejects_address() const {
        constexpr std::string_view start = "5.1.";
        return reply.size() > 8 && reply.substr(4, start.size()) == start &&
               reply.substr(8, 2) != "7 " && reply.substr(8, 2) != "8 ";
    }
};

int hear(CURL*, curl_infotype kind, char* bytes, std::size_t size, void* talk_of) {
    SmtpExchange& talk = *static_cast<SmtpExchange*>(talk_of);
    talk.over = talk.over ||
                (kind == CURLINFO_HEADER_OUT && std::string_view(bytes, size).starts_with("QUIT"));
    if (talk.over) return 0;
    if (kind == CURLINFO_HEADER_OUT) talk.verb.assign(bytes, std::min<std::size_t>(size, 4));
    if (kind == CURLINFO_DATA_OUT) talk.verb = ".";
    if (kind == CURLINFO_HEADER_IN) {
        talk.reply.assign(bytes, size);
        while (!talk.reply.empty() && talk.reply.back() <= ' ') talk.reply.pop_back();
    }
    return 0;
}

}  // namespace

void SmtpTransport::send(const std::string& bytes, const std::string& envelope_from,
                         const std::string& to) {
    if (!is_mailable(to)) throw std::runtime_error("this is not a valid mail address");
    Upload upload;
    for (std::string_view line : lines_of(bytes)) (upload.bytes += line) += "\r\n";
    const std::string sender = "<" + envelope_from + ">";
    client::TextList recipients;
    recipients.add("<" + to + ">");

    transfer_.reset();  // keeps the connection
    transfer_.set(CURLOPT_URL, url_.c_str());
    transfer_.set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    transfer_.set(CURLOPT_CONNECTTIMEOUT, connect_seconds_max);
    transfer_.set(CURLOPT_TIMEOUT, send_seconds_max);
    SmtpExchange talk;
    transfer_.set(CURLOPT_VERBOSE, 1L);
    transfer_.set(CURLOPT_DEBUGFUNCTION, &hear);
    transfer_.set(CURLOPT_DEBUGDATA, &talk);
    if (user_.empty()) {
        // Opportunistic TLS without verification, as between mail servers.
        transfer_.set(CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_TRY));
        transfer_.set(CURLOPT_SSL_VERIFYPEER, 0L);
        transfer_.set(CURLOPT_SSL_VERIFYHOST, 0L);
    } else {
        transfer_.set(CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_ALL));
        transfer_.set(CURLOPT_USERNAME, user_.c_str());
        transfer_.set(CURLOPT_PASSWORD, password_.c_str());
    }
    transfer_.set(CURLOPT_MAIL_FROM, sender.c_str());
    transfer_.set(CURLOPT_MAIL_RCPT, recipients.get());
    transfer_.set(CURLOPT_UPLOAD, 1L);
    transfer_.set(CURLOPT_READFUNCTION, &read_upload);
    transfer_.set(CURLOPT_READDATA, &upload);

    const CURLcode code = transfer_.perform();
    if (code == CURLE_OK) return;
    const std::string reason = transfer_.failure(code);
    const int said = talk.code();
    if (talk.rejects_letter()) throw RecipientRejected(talk.reply, talk.rejects_address());
    // 421: the relay closes the connection. Other codes are about this letter or its sender.
    const bool about_letter = said >= 400 && talk.verb != "EHLO" && talk.verb != "HELO" &&
                              talk.verb != "AUTH" && !talk.verb.empty();
    if (said == 421 || (is_unavailable(code) && !about_letter)) throw TransportUnavailable(reason);
    throw std::runtime_error(said >= 400 ? talk.reply : reason);
}

}  // namespace posthouse::mail
