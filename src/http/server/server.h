// The HTTP and WebSocket server of docs/api.md, with its options.
//
// The caller runs the io_context on any number of threads; handlers never wait there for disk or
// search. No TLS: a proxy in front provides it (then set `secure_cookie`).
#pragma once

#include "club/commands/backend.h"
#include "club/core/types.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/loaded_match.h"
#include "games/tables/tables.h"
#include "opening_book/book.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boost::asio {
class io_context;
}  // namespace boost::asio

namespace posthouse::http {

/// Requests per minute; 0: unlimited. Further requests get 429.
struct HttpLimits {
    int requests_per_player = 1200;   // all pages of one player, or one of their tokens
    int requests_per_address = 6000;  // one address (IPv6: /64)
    int logins_per_address = 60;      // and sign-ups, per address
    /// Open at once: browsers of a club behind one address open some six each. 0: unlimited.
    int connections_per_address = 500;
    /// Processor time per minute for all clients that are not logged in; one address gets a third.
    /// 0: unlimited.
    std::chrono::seconds anonymous_processor_time{20};
    std::size_t keys_max = 100'000;  // players and addresses remembered
};

/// The server's health, without private data.
struct HealthReport {
    struct HealthIssue {
        std::string code;         // for programs: "store", "jobs", "outbox", "disk", "archive"
        std::string description;  // for people
    };
    std::vector<HealthIssue> issues;  // empty: healthy
};

struct ResponseMetrics {
    /// What was asked: "read" or "command" of the API, "socket" (a command), "page", "file",
    /// "plain", or "none" if it was no valid request.
    std::string_view kind;
    unsigned status = 0;
    double seconds = 0;         // since the request was complete
    std::string_view method{};  // empty: a command on a socket
    /// The beginning of the path, which contains no secret: “/api/match”, “/signup”.
    std::string_view path{};
    std::string_view address{};  // the client's
};

/// The boards of the page (browser/src/styles/board_themes.css).
inline constexpr std::array<std::string_view, 4> board_themes = {"wood", "night", "stone", "ink"};

/// What the host has chosen for all who have not chosen themselves; empty: the page's own.
struct SiteDefaults {
    std::string language;           // of readers whose browser asks for none of ours: "fr"
    std::string board;              // "stone"
    std::string sign_ups = "open";  // who may sign up, as in club/accounts/sign_ups.h
};

struct HttpOptions {
    std::string address = "127.0.0.1";  // an IP address
    unsigned short port = 8080;         // 0: any free port
    std::optional<int> listener;        // a socket that listens already, instead of that address
    std::string page_folder;            // read at start; empty or missing: no page
    std::string monthly_games;          // folder of the files of each month; empty: none
    std::string host_pages;             // folder of terms.md and privacy.md; empty: none
    std::string base_url;  // the server's address, for links; empty: as the client wrote it
    std::string version;
    std::string mail_address;    // where the server receives mail
    bool secure_cookie = false;  // set behind TLS
    /// Fills in a letter's placeholders for its reader; empty: letters stay as stored.
    std::function<club::Letter(const club::Letter&)> reveal_letter;
    /// The same for a command's response to this player.
    std::function<std::string(const std::string&, club::UserId)> reveal_response;
    /// Decodes an unsubscribe link; none if it is not ours.
    std::function<std::optional<club::UnsubscribeRequest>(std::string_view)> decode_unsubscribe;
    /// Signs the codes of invitations by link; null: there are none.
    const club::ServerKey* key = nullptr;
    SiteDefaults site;
    bool guests = true;  // whether friends may play by link without an account
    /// Public key for push services; empty: push is off.
    std::string push_key;
    bool push_to_loopback = false;      // for tests: allow push services on this machine
    bool webhooks_to_loopback = false;  // only to tell the page
    /// Endgame tables; empty: none.
    games::TablebaseProvider tablebases;
    /// Opening books; empty: none.
    opening_book::BookProvider books;
    HttpLimits limits;
    /// Address of the trusted proxy whose X-Forwarded-For counts; empty: none.
    std::string proxy;
    /// Current health; empty: always healthy. Called on reader threads.
    std::function<HealthReport()> health;
    /// Called with each response, from any thread; must not block.
    std::function<void(const ResponseMetrics&)> on_response;
    club::LimitReached on_limit_reached;
    /// Processor time of the calling thread; empty: it is not limited.
    std::function<std::chrono::microseconds()> processor_time;
    /// Memory for all incomplete request bodies and unread responses together (BufferBudget).
    std::size_t buffer_bytes_max = 256 * 1024 * 1024;
    /// Threads for reads of the store, which take well under a millisecond each. 0, for tests: the
    /// owner calls ReaderPool::run_pending().
    unsigned reader_threads = 4;
    /// Time limit for one request, and for silence. Sockets get twice this.
    std::chrono::milliseconds idle_timeout{30'000};
};

class HttpServer {
public:
    /// Listens immediately. Throws if that fails or the page's folder cannot be read. The
    /// io_context must outlive the server.
    HttpServer(boost::asio::io_context&, HttpOptions, club::Backend);
    ~HttpServer();

    unsigned short port() const;
    /// Address and port, as in an address of a page: “127.0.0.1:8080”, “[::1]:8080”.
    std::string endpoint() const;

    /// Number of open WebSockets. Thread-safe.
    std::size_t socket_count() const;
    /// Bytes of the BufferBudget in use.
    std::size_t buffered_bytes() const;

    /// These matches changed or began, and that is durable. Notifies sockets, and event streams
    /// even if no match changed. Thread-safe.
    void on_matches_changed(std::span<const club::ChangedMatch>,
                            std::span<const club::PrivateChange> = {});

    /// Closes all sockets of these sessions. Thread-safe.
    void end_sessions(std::span<const std::string> hashes);

    /// Who may see that these players are here has changed. Thread-safe.
    void on_audiences_changed(std::span<const club::UserId> players);

    /// Sends the current banner to every socket. Not from callbacks of the backend.
    void broadcast_banner();

    /// Any match may have changed. Thread-safe.
    void on_all_matches_changed();

    /// Runs a task on a thread that reads the store.
    void run_on_reader(std::function<void()> task);

    /// Stops accepting, answers the requests that have come, and calls `done` on the event loop
    /// when all connections are closed, two seconds later at most. Sockets and streams end at once.
    void finish_requests(std::function<void()> done);

    /// Stops accepting and closes all connections. Requests already submitted to the backend
    /// complete, but their responses are not sent. May be called twice, but not from callbacks of
    /// the backend.
    void stop();

private:
    class Acceptor;
    std::shared_ptr<Acceptor> acceptor_;
};

}  // namespace posthouse::http
