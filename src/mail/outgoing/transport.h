// Sends a finished mail: to a relay by SMTP, or into local maildirs if there is none.
#pragma once

#include "client/transfer.h"
#include "club/core/forgotten.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace posthouse::mail {

/// The relay does not answer: no other letter could be sent now either.
struct TransportUnavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// This letter will never be accepted: do not retry it.
struct RecipientRejected : std::runtime_error {
    RecipientRejected(const std::string& said, bool hopeless_)
        : std::runtime_error(said), permanent(hopeless_) {}
    bool permanent;  // there is no such address
};

class MailTransport {
public:
    virtual ~MailTransport() = default;
    /// On return the mail is durable or the relay has accepted it. Throws TransportUnavailable,
    /// RecipientRejected, or any other exception for a temporary failure. `bytes` has LF line ends;
    /// an empty `envelope_from` is the null path.
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

/// Removes the maildirs of these addresses below `folder`, and from all others each letter that
/// names the player. Logs what cannot be removed, without a name.
void remove_forgotten_mail(const std::string& folder, const club::DeletedAccount&);

/// `smtp://host:port` (TLS if the relay offers it) or `smtps://host:port`, by libcurl. Sends user
/// and password only through TLS with a verified certificate. One thread at a time; reuses the
/// connection.
class SmtpTransport : public MailTransport {
public:
    explicit SmtpTransport(std::string url, std::string user = {}, std::string password = {})
        : url_(std::move(url)), user_(std::move(user)), password_(std::move(password)) {}
    void send(const std::string& bytes, const std::string& envelope_from,
              const std::string& to) override;

private:
    client::Transfer transfer_;
    const std::string url_, user_, password_;
};

}  // namespace posthouse::mail
