// How the open server is, for `posthouse admin status`: it answers by a unix socket in the data
// folder, in words. So it tells of this moment, whoever may read the folder may ask, and nothing is
// written however often a limit is reached. Of several servers each tells of itself.
#pragma once

#include "app/config.h"
#include "app/limit_counts.h"
#include "app/metrics.h"
#include "app/server_core.h"

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

namespace posthouse::app {

struct Status {
    std::string version;
    club::Instant since{};
    HealthInputs signs;
    std::size_t sockets = 0;
    Server::Queues queues;
    std::vector<LimitCounts::Row> limits;
};
std::string format_status(const Status&);

/// Answers everybody who connects, on a thread of its own. Where it cannot listen the log says so.
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

/// Writes what the open server of this configuration answers; status 1 where there is none.
int ask_status(const Config&, std::ostream& out);

}  // namespace posthouse::app
