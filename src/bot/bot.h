// Lets a UGI or UCI engine play on a server through the HTTP API. It stores nothing: it reads its
// matches from the server at the start, then follows the events of its player and of its matches
// (followed_matches.h). Each move carries its number and an idempotency key, so that a retried one
// is played once.
#pragma once

#include "bot/followed_matches.h"
#include "bot/wishes.h"
#include "cli/commands.h"
#include "client/api_client.h"
#include "strength/engine_spec.h"
#include "strength/player.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace posthouse::bot {

struct BotSettings {
    std::string server_url;  // http://127.0.0.1:8080
    std::string token;       // with the scopes read and play
    strength::EngineSpec engine;
    strength::MoveLimits limits;
    std::vector<std::string> games;  // matches of other games are declined
    int seek = 0;                    // seek opponents up to this many matches of each game
    bool accept = false;             // join open challenges
    Wishes wishes;
    std::string greeting;  // said once in each match; empty: nothing
};

class Bot {
public:
    /// `say` gets log lines, from two threads; `stopped` is polled. Throws std::invalid_argument
    /// with a sentence if the settings are wrong.
    Bot(BotSettings settings, std::function<void(const std::string&)> say,
        std::function<bool()> stopped);

    ~Bot();
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;

    /// Plays until stopped. Returns 0, or 1 after logging why it cannot play: the engine does not
    /// answer, or the server does not accept the token or lacks one of its scopes.
    int run();

private:
    struct Engine;
    bool stopped() const { return ended_ || stop_requested_(); }
    struct Refused {};  // the server does not accept the token

    bool authenticate();
    bool is_ready(const std::string& game);
    void sync_state();
    void on_event(const std::string& stream, const boost::json::object& event);
    boost::json::object read_match(const std::string& match);
    void enqueue_match(const std::string& match);
    std::optional<std::string> next_match();
    void play(const std::string& match);
    void think(const boost::json::object& match);
    void decline(const boost::json::object& match, const Unwanted&);
    void resign_unknown(const boost::json::object& match);
    void greet(const boost::json::object& match);
    void accept_open_challenges();
    void accept(const std::string& game, std::int64_t board);
    bool plays(const std::string& game) const;
    client::ApiResponse retry(const std::function<client::ApiResponse()>& ask);
    client::ApiResponse command(const std::string& game, const std::string& word,
                                const boost::json::object& fields);
    void sleep_unless_stopped(std::chrono::milliseconds);

    const BotSettings settings_;
    const std::function<void(const std::string&)> say_;
    const std::function<bool()> stop_requested_;
    std::atomic<bool> ended_ = false;
    const client::ApiServer server_;
    client::ApiClient client_;
    client::EventStreams streams_;
    FollowedMatches followed_;
    std::string name_;                                        // of its account
    std::map<std::string, std::unique_ptr<Engine>> engines_;  // by game
    std::set<std::string> running_;                           // its matches: "wari/12"
    std::set<std::string> greeted_;

    std::mutex mutex_;
    std::condition_variable wakeup_;
    std::set<std::string> queued_matches_;  // matches to read: "wari/12"
    bool sync_due_ = true;                  // sync_state() is due
    bool offers_due_ = false;               // accept_open_challenges() is due
    bool listening_ = false;                // events have come
};

/// The subcommand `bot`.
std::unique_ptr<cli::Commands> commands();

}  // namespace posthouse::bot
