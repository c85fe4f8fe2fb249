// The house's HTTP and WebSocket side, as docs/api.md describes it, and the page's files.
//
// Whoever makes it runs the io_context on as many threads as he likes; it never waits there for
// disk or search. The io_context must outlive the server.
//
// Deliberately absent: Beast (it is slow to build), what any command means.
#pragma once

#include "club/door.h"
#include "club/match_page.h"
#include "http/options.h"

#include <boost/asio/io_context.hpp>
#include <memory>
#include <span>

namespace posthouse::http {

class HttpServer {
public:
    /// Listens at once. Throws where it cannot, or where the page's folder cannot be read.
    HttpServer(boost::asio::io_context&, HttpOptions, club::Backend);
    ~HttpServer();

    unsigned short port() const;

    /// How many pages are listening; from any thread.
    std::size_t sockets() const;
    /// What clients make the house hold (held_bytes.h), in bytes.
    std::size_t held_bytes() const;

    /// From any thread: these matches changed or began, and that is durable. Tells the sockets, and
    /// those who follow events, whether or not any match was changed.
    void touched(std::span<const club::ChangedMatch>, std::span<const club::PrivateChange> = {});

    /// From any thread: hangs up on everybody who listens by these sessions.
    void end_sessions(std::span<const std::string> hashes);

    /// From any thread but a door's answer: tells every socket the banner as it is now.
    void tell_banner();

    /// From any thread: any match may have changed.
    void touched_all();

    /// From any thread but the Door's answers: takes no more connections and closes those there
    /// are. What the Door has taken in goes on; its answer is not sent any more. May be called
    /// twice.
    void stop();

private:
    class Listening;
    std::shared_ptr<Listening> listening_;
};

}  // namespace posthouse::http
