// Several event streams at once, read by one thread. Each is opened again when its connection ends,
// and goes on after the last event read.
#pragma once

#include "client/api_client.h"

#include <boost/json/object.hpp>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace posthouse::client {

class EventStreams {
public:
    struct Listener {
        std::function<void(const std::string& path, const boost::json::object& event)> on_event;
        /// `status`: of the response, 401 if it was refused; 0: there was none.
        std::function<void(const std::string& path, const std::string& why, long status)> on_end;
    };
    /// Uses the server's token or session.
    EventStreams(ApiServer, Listener);
    ~EventStreams();

    /// Opens the stream at this path; if it is open, from its beginning again. Thread-safe.
    void open(const std::string& path);
    /// Thread-safe.
    void close(const std::string& path);

    /// Reads until the server’s `stopped`.
    void run();

private:
    class Stream;
    void change_streams();
    void restart_ended();

    const ApiServer server_;
    const Listener listener_;
    const std::unique_ptr<void, void (*)(void*)> multi_;      // libcurl's
    std::map<std::string, std::unique_ptr<Stream>> streams_;  // by path; of the reading thread
    std::mutex mutex_;
    std::map<std::string, bool> wanted_;  // by path: to be opened or closed
};

}  // namespace posthouse::client
