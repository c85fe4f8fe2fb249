// Whoever carries a finished mail away: to a relay by SMTP, or into local maildirs where there is
// none.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

namespace posthouse::mail {

/// The postman himself is not there (the relay does not answer): any other letter would fare the
/// same now.
struct TransportUnavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// This letter will never be taken: asking again would be asked in vain.
struct RecipientRejected : std::runtime_error {
    RecipientRejected(const std::string& said, bool hopeless_)
        : std::runtime_error(said), hopeless(hopeless_) {}
    bool hopeless;  // there is no such address
};

class MailTransport {
public:
    virtual ~MailTransport() = default;
    /// Durable, or the relay's, when it returns; throws what the trouble is: TransportUnavailable,
    /// RecipientRejected, or anything else for what may be over later. `bytes` has LF line ends; an
    /// empty `envelope_from` is the null path.
    virtual void send(const std::string& bytes, const std::string& envelope_from,
                      const std::string& to) = 0;
};

/// Below `folder` a maildir for each address: `folder/ann@example.org/{tmp,new,cur}`.
class MaildirTransport : public MailTransport {
public:
    explicit MaildirTransport(std::string folder) : folder_(std::move(folder)) {}
    void send(const std::string& bytes, const std::string& envelope_from,
              const std::string& to) override;

private:
    std::string folder_;
};

/// `smtp://host:port` (TLS where the relay offers it) or `smtps://host:port`, by libcurl. A user
/// and password are only ever sent through TLS to a relay whose certificate is good. One thread at
/// a time; the connection is kept.
class SmtpTransport : public MailTransport {
public:
    explicit SmtpTransport(std::string url, std::string user = {}, std::string password = {});
    ~SmtpTransport() override;
    void send(const std::string& bytes, const std::string& envelope_from,
              const std::string& to) override;

private:
    struct Line;
    std::unique_ptr<Line> line_;
    std::string url_, user_, password_;
};

}  // namespace posthouse::mail
