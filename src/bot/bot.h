// A bot: a player of a house who is a program, and plays there by the house's HTTP interface with
// any engine that speaks UGI or UCI.
//
// It remembers nothing: what it has to do it reads from the house, whenever it comes or comes back,
// and from the events that happen meanwhile. Each move carries its number and a key, so that one
// that was sent twice is played once.
//
// Deliberately absent: rules (the house says what is legal and whose turn it is), thinking (the
// engine does), talk.
#pragma once

#include "bot/api_client.h"
#include "cli/commands.h"
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
    std::string house;  // where it is: http://127.0.0.1:8080
    std::string token;  // with the scopes read and play
    strength::EngineSpec engine;
    strength::MoveLimits limits;
    std::vector<std::string> games;  // that the engine plays; other matches are declined
    int seek = 0;                    // matches of each game that it looks for by itself
    bool accept = false;             // it takes the empty seats of the waiting room
};

class Bot {
public:
    /// `say` is told, in one line, what happens, from two threads; `stopped` is asked all the time
    /// whether it is to end. Throws std::invalid_argument with a sentence where
    /// the settings make no sense.
    Bot(BotSettings settings, std::function<void(const std::string&)> say,
        std::function<bool()> stopped);

    ~Bot();
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;

    /// Plays until it is stopped. 0; or 1, and it has said why, where the house will not have it.
    int run();

private:
    struct Engine;
    bool stopped() const { return ending_ || told_to_stop_(); }
    struct Refused {};  // the house will not have this token

    void authenticate();
    void sync_state();
    void listen();
    bool on_event(const boost::json::object& event);
    void want(const std::string& match);
    std::optional<std::string> next();
    void play(const std::string& match);
    void think(const boost::json::object& match);
    void decline(const boost::json::object& match);
    void accept(const std::string& game, std::int64_t board);
    bool plays(const std::string& game) const;
    ApiResponse retry(const std::function<ApiResponse()>& ask);
    ApiResponse command(const std::string& game, const std::string& word,
                        const boost::json::object& fields);
    void rest(std::chrono::milliseconds);

    const BotSettings settings_;
    const std::function<void(const std::string&)> say_;
    const std::function<bool()> told_to_stop_;
    std::atomic<bool> ending_ = false;
    const ApiClient line_;
    std::string name_;                                        // its own, in the house
    std::map<std::string, std::unique_ptr<Engine>> engines_;  // by game

    std::mutex mutex_;
    std::condition_variable news_;
    std::set<std::string> wanted_;   // matches to look at: "wari/12"
    std::set<std::string> offered_;  // waiting boards
    bool lost_ = true;               // it has to look around
    std::optional<std::int64_t> read_;
    bool refused_ = false;
};

/// The subcommand `bot`.
std::unique_ptr<cli::Commands> commands();

}  // namespace posthouse::bot
