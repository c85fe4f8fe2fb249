// Serves /metrics on its own address and thread, so that a scrape never delays a player and no
// public proxy reaches it.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace posthouse::http {

class MetricsServer {
public:
    /// Listens immediately; throws on failure.
    MetricsServer(const std::string& address, unsigned short port,
                  std::function<std::string()> text);
    ~MetricsServer();
    MetricsServer(const MetricsServer&) = delete;
    MetricsServer& operator=(const MetricsServer&) = delete;

    unsigned short port() const;

private:
    class Worker;
    std::unique_ptr<Worker> worker_;
};

}  // namespace posthouse::http
