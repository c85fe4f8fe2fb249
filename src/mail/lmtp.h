// LMTP on sockets: TCP, a unix socket, or both. Each connection is one LmtpSession whose mails go
// to the Intake.
//
// Deliberately absent: threads. Any number of them may run the io_context; it must not be run any
// more when the Intake goes, and must not go before the door has answered everything that was
// handed in.
#pragma once

#include "club/backend.h"
#include "mail/receiver.h"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <memory>
#include <string>

namespace posthouse::mail {

struct LmtpOptions {
    std::string address{};      // of TCP, "127.0.0.1"; empty: none
    unsigned short port = 0;    // 0: any free one
    std::string unix_socket{};  // a path; empty: none
    std::size_t bytes_max = mail_bytes_max;
    int connections_max = 200;
    std::chrono::milliseconds idle_max = std::chrono::minutes(5);
    club::LimitReached limit_reached{};
};

class LmtpServer {
public:
    /// Listens when it returns. Throws a Fault (std::exception) where it cannot: the port is taken,
    /// somebody listens on the unix socket already. A socket file that nobody listens on any more
    /// is replaced.
    LmtpServer(boost::asio::io_context&, const LmtpOptions&, const MailReceiver&);
    ~LmtpServer();

    /// Of TCP; 0 where there is none.
    unsigned short port() const;
    /// Listens no more and closes the connections; any thread. What was handed in already is still
    /// carried out, and its sender will bring it again.
    void stop();

private:
    struct Listening;
    std::shared_ptr<Listening> listening_;
};

}  // namespace posthouse::mail
