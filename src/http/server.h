// What whoever starts the house may choose about its HTTP side.
//
// Deliberately absent: TLS (a proxy in front does that; then `secure_cookie`).
#pragma once

#include "club/backend.h"
#include "club/loaded_match.h"
#include "club/mail_tokens.h"
#include "club/types.h"
#include "games/tables.h"

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

/// How often in a minute; 0: there is no limit. What is asked beyond it is refused with 429.
struct HttpLimits {
    int of_player = 1200;   // one player's pages together, or one of his tokens
    int of_address = 6000;  // everybody from one address (IPv6: one /64) together
    int logins = 60;        // and sign-ups, from one address
    /// Processor time of all who are not logged in, each address a third; 0: there is no limit.
    std::chrono::seconds of_strangers{20};
    std::size_t keys_max = 100'000;  // players and addresses that are remembered
};

/// How the house is, for whoever looks after it: nothing in it is private.
struct HealthReport {
    struct HealthIssue {
        std::string what;   // one word for programs: "store", "jobs", "outbox", "disk", "archive"
        std::string words;  // a sentence
    };
    std::vector<HealthIssue> troubles;  // none: all is well
};

struct HttpOptions {
    std::string address = "127.0.0.1";  // an IP address
    unsigned short port = 8080;         // 0: any free one
    std::string page_folder;            // read once, at the start; empty or missing: no page
    std::string host_pages;             // the folder of terms.md and privacy.md; empty: none
    std::string version;
    std::string mail_address;    // to which mails to the house are written
    bool secure_cookie = false;  // true behind TLS
    /// The letter as its reader sees it on the page, placeholders filled in; none: as it is stored.
    std::function<club::Letter(const club::Letter&)> as_read;
    /// The same for what a command answered this player.
    std::function<std::string(const std::string&, club::UserId)> as_said;
    /// What an unsubscribe link asks for, where it is one of the house's own.
    std::function<std::optional<club::UnsubscribeRequest>(std::string_view)> unsubscribing;
    /// The house's public key for push services; empty: it tells browsers nothing.
    std::string push_key;
    bool push_to_loopback = false;  // for tests: a push service on this machine is called, too
    /// The house's tables of endings; none: it has none.
    games::TablebaseProvider tables;
    HttpLimits limits;
    /// The address of a proxy in front: what it says in X-Forwarded-For is believed. Empty:
    /// nobody's.
    std::string proxy;
    /// How the house is at this moment; none: all is well. Called on threads that may read.
    std::function<HealthReport()> health;
    /// Told of each answer's status, from any thread; must wait for nothing.
    std::function<void(unsigned)> answered;
    club::LimitReached limit_reached;
    /// The processor time that the calling thread has had; none: nobody is charged for any.
    std::function<std::chrono::microseconds()> processor_time;
    /// What clients who are slow, or say that they are, may make the house hold together: bodies
    /// that have not come whole and answers that are not read (held_bytes.h).
    std::size_t held_bytes_max = 256 * 1024 * 1024;
    /// Threads that read the store: a read takes well under a millisecond, and a few keep the disk
    /// busy. 0: whoever made the Gateway works off what waits (readers.h), for tests.
    unsigned reader_threads = 4;
    /// How long a connection may take over one request, or stay silent. A socket gets twice this.
    std::chrono::milliseconds idle{30'000};
};

// The house's HTTP and WebSocket side, as docs/api.md describes it, and the page's files.
//
// Whoever makes it runs the io_context on as many threads as he likes; it never waits there for
// disk or search. The io_context must outlive the server.

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
