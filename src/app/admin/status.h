// Status of the running server for `posthouse admin status`: text through a unix socket in the data
// folder, so access to the folder gives access to the status, and nothing is written. With several
// servers each has its own.
#pragma once

#include "app/config.h"
#include "app/server/limit_counts.h"
#include "app/server/metrics.h"
#include "app/server/server_core.h"

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

namespace posthouse::app {

struct Status {
    std::string version;
    club::Instant since{};
    HealthInputs health;
    std::size_t sockets = 0;
    Server::Queues queues;
    std::vector<LimitCounts::Row> limits;
};
std::string format_status(const Status&);

/// Answers every connection, on its own thread. Logs a warning if it cannot listen.
class StatusServer {
public:
    StatusServer(const std::string& socket, std::function<std::string()> text);
    ~StatusServer();
    StatusServer(const StatusServer&) = delete;
    StatusServer& operator=(const StatusServer&) = delete;

private:
    class Serving;
    std::unique_ptr<Serving> serving_;
};

std::string status_socket(const Config&);

/// Prints the status of the running server with this configuration; returns 1 if there is none.
int ask_status(const Config&, std::ostream& out);

}  // namespace posthouse::app
