// A test server: the real club on a memory store, one writer thread, and the HTTP server on a free
// loopback port.
#pragma once

#include "club/accounts/authenticator.h"
#include "club/commands/backend.h"
#include "club/commands/club.h"
#include "http/server/server.h"
#include "store/memory.h"

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/json/value.hpp>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace posthouse::http {

/// A player without rated matches, as JSON.
inline boost::json::value seat(const char* name) {
    return {{"name", name}, {"level", 0}, {"rating", 1500}, {"provisional", true}};
}

class TestServer {
public:
    explicit TestServer(HttpOptions options = {});
    ~TestServer();

    unsigned short port() const { return http_server->port(); }

    store::MemoryStore store;
    std::atomic<bool> failing = false;  // the backend gives no responses
    std::atomic<std::int64_t> now_ms = 1'700'000'000'000;
    std::unique_ptr<HttpServer> http_server;

private:
    club::Backend backend();
    void write(std::function<void()>);
    club::Instant now() const { return club::Instant(std::chrono::milliseconds(now_ms)); }

    const club::ServerKey key_ = club::ServerKey::from_words("a key for tests");
    club::Club club_;
    club::Authenticator authenticator_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> waiting_;
    bool closing_ = false;
    std::thread writer_;
    boost::asio::io_context io_;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open_;
    std::vector<std::thread> threads_;
};

}  // namespace posthouse::http
