// One page of text, /metrics, at an address of its own, on a thread of its own: nothing that is
// asked here keeps a player waiting, and no proxy in front of the house leads here.
#pragma once

#include <functional>
#include <memory>
#include <string>

namespace posthouse::http {

class MetricsServer {
public:
    /// Listens at once. Throws where it cannot.
    MetricsServer(const std::string& address, unsigned short port,
                  std::function<std::string()> text);
    ~MetricsServer();
    MetricsServer(const MetricsServer&) = delete;
    MetricsServer& operator=(const MetricsServer&) = delete;

    unsigned short port() const;

private:
    class Serving;
    std::unique_ptr<Serving> serving_;
};

}  // namespace posthouse::http
