// TCP as this server uses it.
//
// Asio and Beast compile each of their operations anew for each type of handler. So every handler
// here is a std::function, and the templates are included in three files: tcp.cpp,
// request_reader.cpp and web_socket.cpp.
#pragma once

#include <boost/system/error_code.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace boost::asio {
class any_io_executor;
class io_context;
}  // namespace boost::asio

namespace posthouse::http {

using boost::system::error_code;

using IoHandler = std::function<void(error_code, std::size_t bytes)>;
using EndHandler = std::function<void(error_code)>;

/// A connection. All but post() is called on its strand, where handlers are called too.
class TcpStream {
public:
    /// `socket` is connected.
    TcpStream(boost::asio::io_context&, int socket);
    ~TcpStream();
    TcpStream(const TcpStream&) = delete;
    TcpStream& operator=(const TcpStream&) = delete;

    /// Runs the task on the strand. Thread-safe.
    void post(std::function<void()>) const;
    boost::asio::any_io_executor executor() const;

    /// The buffer must outlive the operation, as must what is written.
    void read_some(char* buffer, std::size_t size, IoHandler);
    void write(std::string_view first, std::string_view second, EndHandler);
    /// Calls the handler when there is something to read, or the client has closed.
    void wait_for_input(EndHandler);
    /// Discards all input and calls the handler when the client has closed.
    void discard_input(EndHandler);
    /// Sends the end of the stream and closes when the client does, or sends more.
    void finish(EndHandler);

    /// The stream is closed then, which ends all operations with an error.
    void expires_after(std::chrono::nanoseconds);
    void expires_never();
    /// Ends all operations with an error.
    void cancel();
    void end_output();
    void close();

    bool has_input() const;
    /// Whether the client has closed, without waiting. False while there is input.
    bool closed_by_client() const;
    /// Keeps something for as long as the stream lives.
    void hold(std::shared_ptr<void> lease) { lease_ = std::move(lease); }
    /// The client's IP address; empty if it has gone.
    std::string client_address() const;

private:
    friend class TcpListener;
    struct Socket;
    explicit TcpStream(std::shared_ptr<Socket>);

    const std::shared_ptr<Socket> socket_;
    std::shared_ptr<void> lease_;
};

/// Accepts connections, each with a strand of its own.
class TcpListener {
public:
    /// Both throw boost::system::system_error if they cannot listen; the second adopts a socket
    /// that listens already.
    TcpListener(boost::asio::io_context&, const std::string& address, unsigned short port);
    TcpListener(boost::asio::io_context&, int socket);
    ~TcpListener();

    /// Calls the handler with the next connection, or with an error and none.
    void accept(std::function<void(error_code, std::shared_ptr<TcpStream>)>);
    void close();
    bool is_open() const;

    /// Runs the task on the strand of the listener. Thread-safe.
    void post(std::function<void()>) const;

    unsigned short port() const;
    /// “127.0.0.1:8080”, “[::1]:8080”.
    std::string endpoint() const;

private:
    friend class Timer;
    class Acceptor;
    const std::unique_ptr<Acceptor> acceptor_;
};

bool is_ip_address(const std::string&);

/// Calls its handler on the strand of a connection or listener.
class Timer {
public:
    explicit Timer(const TcpStream&);
    explicit Timer(const TcpListener&);
    ~Timer();

    /// Calls the handler after that time, or with an error when it is cancelled or set again.
    void wait(std::chrono::nanoseconds, EndHandler);
    void cancel();

private:
    class Clock;
    const std::unique_ptr<Clock> clock_;
};

/// Whether a handler's operation ended because it was cancelled.
bool is_cancelled(error_code);

}  // namespace posthouse::http
