// LMTP server on TCP, a unix socket, or both. Each connection is one LmtpSession that delivers to
// the MailReceiver. Any number of threads may run the io_context; stop it before the receiver is
// destroyed, and destroy the io_context only after the backend has answered all deliveries.
#pragma once

#include "club/commands/backend.h"
#include "mail/incoming/receiver.h"

#include <boost/asio/io_context.hpp>

#include <chrono>
#include <memory>
#include <string>

namespace posthouse::mail {

struct LmtpOptions {
    std::string address{};      // for TCP, "127.0.0.1"; empty: no TCP
    unsigned short port = 0;    // 0: any free one
    std::string unix_socket{};  // a path; empty: no unix socket
    std::size_t bytes_max = mail_bytes_max;
    int connections_max = 200;
    std::chrono::milliseconds idle_max = std::chrono::minutes(5);
    club::LimitReached limit_reached{};
};

class LmtpServer {
public:
    /// Listens on return. Throws std::exception if the port is taken or another process listens on
    /// the unix socket. Replaces a stale socket file.
    LmtpServer(boost::asio::io_context&, const LmtpOptions&, const MailReceiver&);
    ~LmtpServer();

    /// The TCP port; 0 without TCP.
    unsigned short port() const;
    /// Stops listening and closes the connections; thread-safe. Mails already delivered to the
    /// backend are still processed; their senders will retry them.
    void stop();

private:
    struct Listener;
    std::shared_ptr<Listener> listener_;
};

}  // namespace posthouse::mail
