#include "bot/bot.h"

#include "base/inplace.h"
#include "cli/progress.h"
#include "games/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <limits>
#include <thread>
#include <utility>

namespace posthouse::bot {

namespace json = boost::json;
using namespace std::chrono_literals;
using client::ApiResponse;
using client::is_true;
using client::number_member;
using client::text_member;
using std::chrono::milliseconds;

namespace {

constexpr std::chrono::milliseconds pause_min = 500ms, pause_max = 30s;
constexpr std::chrono::milliseconds poll_interval = 100ms;  // of `stopped`
/// How often it syncs without an event, in case it has missed one.
constexpr auto sync_interval = 10min;
constexpr int engine_tries = 3;
constexpr std::string_view own_events = "/api/events";
/// Timeout of an engine that has limits of its own.
constexpr double timeout_seconds = 600;

struct Stopped {};

const games::Game& game_named(const std::string& name) {
    const games::Game* game = games::find_game(name);
    if (!game || !game->listed)
        throw std::invalid_argument("There is no game “" + name +
                                    "”: name the games of the engine with --games.");
    return *game;
}

std::vector<std::string> checked(std::vector<std::string> games) {
    if (games.empty())
        for (const games::Game& game : games::all_games())
            if (game.listed) games.emplace_back(game.name);
    for (const std::string& name : games) game_named(name);
    return games;
}

BotSettings checked(BotSettings settings) {
    settings.games = checked(std::move(settings.games));
    return settings;
}

std::string name_of_match(const json::value& of) {
    const auto board = number_member(of, "board");
    return board ? fmt::format("{}/{}", text_member(of, "game"), *board) : "";
}

/// The match so far in our own notation, since nothing else that a server sends may reach the
/// engine, such as a line end and a command. None: our rules do not have this side to move there.
std::optional<games::GameRecord> record_in(const games::Game& game, const json::object& match,
                                           Side to_move) {
    games::GameRecord sent{text_member(match, "from"), {}};
    if (const json::value* moves = match.if_contains("moves"); moves && moves->is_array())
        for (const json::value& move : moves->get_array())
            sent.moves.push_back(text_member(move, "text"));
    const auto begun = game.state({sent.from, {}});
    const auto played = game.replay(sent, sent.moves.size());
    if (!begun || !played || played->view.legal.empty() || played->view.to_move != to_move)
        return std::nullopt;
    games::GameRecord record{sent.from.empty() ? "" : begun->position, {}};
    for (const games::MoveDetails& step : played->steps) record.moves.push_back(step.move.text);
    return record;
}

/// The time for this move in seconds, so that the clock lasts.
double seconds_by_clock(const json::object& match, Side side) {
    const json::object* clock = match.at("clock").if_object();
    if (!clock) return std::numeric_limits<double>::infinity();
    const auto left = clock->at("left").at(index_of(side)).to_number<double>();
    return std::max(0.05, (left / 20 + 0.75 * clock->at("increment").to_number<double>()) / 1000);
}

std::string proposer(const json::object& match) {
    const json::value* proposal = match.if_contains("proposal");
    return proposal ? text_member(*proposal, "by") : "";
}

}  // namespace

struct Bot::Engine {
    const games::Game& game;
    std::unique_ptr<strength::Player> player;
    bool ready = false;    // it has answered
    std::string at;        // the match being played
    std::string rejected;  // the position in which its move was refused
};

Bot::Bot(BotSettings settings, std::function<void(const std::string&)> say,
         std::function<bool()> told_to_stop)
    : settings_(checked(std::move(settings))),
      say_(std::move(say)),
      stop_requested_(std::move(told_to_stop)),
      server_{settings_.server_url, settings_.token, {}, [this] { return stopped(); }},
      client_(server_),
      streams_(server_, {.on_event = [this](const std::string& path,
                                            const json::object& event) { on_event(path, event); },
                         .on_end =
                             [this](const std::string& path, const std::string& why, long) {
                                 if (path == own_events && !stopped())
                                     say_(fmt::format("The event stream has ended: {}", why));
                             }}),
      followed_(streams_) {
    for (const std::string& name : settings_.games) {
        const games::Game& game = game_named(name);
        auto player = strength::make_player(settings_.engine, game, cli::real_stopwatch());
        if (!player) throw std::invalid_argument(std::string(player.error().sentence.view()));
        engines_[name] = std::make_unique<Engine>(Engine{game, std::move(*player), false, {}, {}});
    }
}

Bot::~Bot() = default;

int Bot::run() {
    std::jthread listener;
    try {
        if (!is_ready(settings_.games.front()) || !authenticate()) return 1;
        streams_.open(std::string(own_events));
        listener = std::jthread([this] { streams_.run(); });
        auto looked = std::chrono::steady_clock::now();
        while (!stopped()) {
            const auto now = std::chrono::steady_clock::now();
            bool lost = now - looked > sync_interval;
            {
                const std::lock_guard lock(mutex_);
                lost = std::exchange(sync_due_, false) || lost;
            }
            if (lost) {
                looked = now;
                sync_state();
            }
            if (const auto wanted = next_match()) play(*wanted);
        }
    } catch (const Refused&) {
        ended_ = true;
        return 1;
    } catch (const Stopped&) {
    }
    ended_ = true;
    return 0;
}

void Bot::sleep_unless_stopped(std::chrono::milliseconds pause) {
    for (; pause > 0ms && !stopped(); pause -= poll_interval)
        std::this_thread::sleep_for(poll_interval);
    if (stopped()) throw Stopped{};
}

/// Retries until the server has answered.
ApiResponse Bot::retry(const std::function<ApiResponse()>& ask) {
    for (std::chrono::milliseconds pause = pause_min;; pause = std::min(2 * pause, pause_max)) {
        try {
            ApiResponse answer = ask();
            if (answer.status == 401) {
                say_(answer.error());
                throw Refused{};
            }
            if (answer.status != 429 && answer.status < 500) return answer;
            say_(fmt::format("The server is busy: {}", answer.error()));
            sleep_unless_stopped(std::max<std::chrono::milliseconds>(pause, answer.retry_after));
        } catch (const client::ConnectionError& fault) {
            if (stopped()) throw Stopped{};
            say_(fmt::format("The server does not respond ({}). Retrying.", fault.what()));
            sleep_unless_stopped(pause);
        }
    }
}

ApiResponse Bot::command(const std::string& game, const std::string& word,
                         const json::object& fields) {
    const std::string path = fmt::format("/api/games/{}/commands/{}", game, word);
    return retry([&] { return client_.post(path, fields); });
}

bool Bot::plays(const std::string& game) const {
    return engines_.contains(game);
}

/// Whether the engine has answered as a player of this game; asks it the first time.
bool Bot::is_ready(const std::string& game) {
    Engine& engine = *engines_.at(game);
    if (engine.ready) return true;
    if (const auto refusal = engine.player->new_game(0)) {
        say_(std::string(refusal->sentence.view()));
        return false;
    }
    return engine.ready = true;
}

/// False after saying what the token lacks.
bool Bot::authenticate() {
    const ApiResponse me = retry([this] { return client_.get("/api/me"); });
    const json::object* body = me.body.if_object();
    const json::value* user = body ? body->if_contains("user") : nullptr;
    name_ = user ? text_member(*user, "name") : "";
    if (name_.empty()) {
        say_("The server does not know this token.");
        return false;
    }
    // Servers before 0.6 do not tell the scopes.
    if (const json::value* known = body->if_contains("scopes"); known && known->is_array())
        for (const std::string_view scope : {"read", "play", "talk"}) {
            const json::array& scopes = known->get_array();
            if (std::ranges::find(scopes, json::value(scope)) != scopes.end()) continue;
            if (scope == "talk" && settings_.greeting.empty()) continue;
            say_(
                fmt::format("The token lacks the scope “{}”: make one with “make token NAME read "
                            "play{}”.",
                            scope, settings_.greeting.empty() ? "" : " talk"));
            return false;
        }
    say_(fmt::format("{} plays at {}: {}.", name_, settings_.server_url,
                     fmt::join(settings_.games, ", ")));
    if (!is_true(*user, "bot"))
        say_(fmt::format(
            "Others do not see that a program plays: “become bot {} PASSWORD yes” says so.",
            name_));
    for (const std::string& game : settings_.games) {
        if (settings_.seek == 0 || !is_ready(game)) continue;
        const ApiResponse sought = command(game, "seek", {{"n", settings_.seek}});
        if (!is_true(sought.body, "accepted"))
            say_(sought.ok() ? text_member(sought.body, "text") : sought.error());
    }
    return true;
}

/// Reads its matches, challenges and the open challenges.
void Bot::sync_state() {
    const ApiResponse matches =
        retry([this] { return client_.get("/api/matches?over=false&player=" + name_); });
    if (const json::array* all = matches.body.if_array())
        for (const json::value& one : *all) {
            running_.insert(name_of_match(one));
            enqueue_match(name_of_match(one));
        }
    const ApiResponse challenges = retry([this] { return client_.get("/api/challenges"); });
    if (const json::array* all = challenges.body.if_array())
        for (const json::value& one : *all) enqueue_match(name_of_match(one));
    accept_open_challenges();
}

void Bot::accept_open_challenges() {
    if (!settings_.accept) return;
    // Its old path, which older servers know, too.
    const ApiResponse waiting = retry([this] { return client_.get("/api/waiting"); });
    const json::array* all = waiting.body.if_array();
    for (const json::value& one : all ? *all : json::array()) {
        const json::object* offer = one.if_object();
        const json::value* by = offer ? offer->if_contains("by") : nullptr;
        if (!by || !by->is_object() || text_member(*by, "name") == name_) continue;
        const json::value* cannot = offer->if_contains("cannot");
        if (cannot && !cannot->is_null()) continue;
        if (unwanted(settings_.wishes, *offer, by->get_object(), running_.size())) continue;
        accept(text_member(one, "game"), number_member(one, "board").value_or(0));
    }
}

void Bot::enqueue_match(const std::string& match) {
    if (match.empty()) return;
    const std::lock_guard lock(mutex_);
    queued_matches_.insert(match);
    wakeup_.notify_one();
}

/// The next match to read; empty if there is none for a moment.
std::optional<std::string> Bot::next_match() {
    std::unique_lock lock(mutex_);
    wakeup_.wait_for(lock, poll_interval,
                     [this] { return !queued_matches_.empty() || offers_due_ || sync_due_; });
    const bool offers = std::exchange(offers_due_, false);
    std::optional<std::string> match;
    if (!queued_matches_.empty())
        match = std::move(queued_matches_.extract(queued_matches_.begin()).value());
    lock.unlock();
    if (offers) accept_open_challenges();
    return match;
}

/// A match to look at; an event of the player's is left to the match's own stream if it has one.
void Bot::on_event(const std::string& path, const json::object& event) {
    if (path != own_events) return enqueue_match(followed_.on_event(path, event));
    const std::string kind = text_member(event, "event"), match = name_of_match(event);
    {
        const std::lock_guard lock(mutex_);
        // At the beginning, or after a gap: sync.
        if (kind == "reset" || !std::exchange(listening_, true)) sync_due_ = true;
        if (kind == "offer" && text_member(event, "by") != name_) offers_due_ = true;
    }
    wakeup_.notify_one();
    if (text_member(event, "you").empty() || kind == "talk" || kind == "ended") return;
    if (!followed_.contains(match)) enqueue_match(match);
}

/// The match as its stream has told it, or else as the server has it; empty if there is none.
json::object Bot::read_match(const std::string& name) {
    if (auto match = followed_.find(name)) return *std::move(match);
    const ApiResponse answer = retry([&] { return client_.get("/api/match/" + name); });
    const json::object* match = answer.body.if_object();
    return answer.ok() && match ? *match : json::object();
}

void Bot::accept(const std::string& game, std::int64_t board) {
    if (!plays(game) || !is_ready(game)) return;
    const ApiResponse taken = command(game, "accept", {{"board", board}});
    // Somebody else may have been faster.
    if (!is_true(taken.body, "accepted")) return;
    const json::value* match = taken.body.as_object().if_contains("match");
    running_.insert(match ? name_of_match(*match) : fmt::format("{}/{}", game, board));
    say_(fmt::format("{}/{}: joined.", game, board));
}

void Bot::play(const std::string& name) {
    const json::object match = read_match(name);
    if (match.empty()) return;
    const std::string you = text_member(match, "you");
    if (you.empty() || is_true(match, "over")) {
        if (running_.erase(name) > 0 && settings_.wishes.matches > 0) {
            const std::lock_guard lock(mutex_);
            offers_due_ = true;  // there is room for one more
        }
        return followed_.forget(name);
    }
    const std::string game = text_member(match, "game");
    constexpr Unwanted unknown{"game", "this bot cannot play the game"};
    if (text_member(match, "state") == "offered") {
        if (text_member(match, "offered_to") != you) return;
        if (!plays(game) || !is_ready(game)) return decline(match, unknown);
        const json::value& opponent = match.at("seats").at(you == "first" ? 1 : 0);
        if (const auto why =
                unwanted(settings_.wishes, match, opponent.as_object(), running_.size()))
            return decline(match, *why);
        // The event of the start will ask for the move.
        if (is_true(command(game, "accept", {{"board", match.at("board")}}).body, "accepted"))
            say_(fmt::format("{}: challenge accepted.", name));
        return enqueue_match(name);
    }
    if (!plays(game)) return resign_unknown(match);
    running_.insert(name);
    greet(match);
    followed_.follow(name);
    if (const std::string by = proposer(match); !by.empty() && by != you)
        command(game, "reject", {{"board", match.at("board")}});
    if (text_member(match, "to_move") == you) think(match);
}

void Bot::decline(const json::object& match, const Unwanted& unwanted) {
    json::object fields{{"board", match.at("board")}};
    if (!unwanted.reason.empty()) fields["options"] = {{"reason", unwanted.reason}};
    const ApiResponse said = command(text_member(match, "game"), "decline", fields);
    const std::string name = name_of_match(match);
    if (is_true(said.body, "accepted"))
        say_(fmt::format("{}: declined, since {}.", name, unwanted.why));
    else
        say_(fmt::format("{}: could not be declined.", name));
}

/// Ends a match of a game that the engine does not play, which somebody else has begun.
void Bot::resign_unknown(const json::object& match) {
    if (number_member(match, "plies") < 2)
        return decline(match, {"game", "this bot cannot play the game"});
    const ApiResponse said =
        command(text_member(match, "game"), "resign", {{"board", match.at("board")}});
    say_(fmt::format("{}: {}", name_of_match(match),
                     is_true(said.body, "accepted")
                         ? "resigned, since this bot cannot play the game."
                         : "could not be resigned."));
}

/// At the beginning of a match; its key keeps a bot that was started again from greeting twice.
void Bot::greet(const json::object& match) {
    const std::string name = name_of_match(match);
    if (settings_.greeting.empty() || number_member(match, "plies") > 1) return;
    if (!greeted_.insert(name).second) return;
    command(text_member(match, "game"), "chat",
            {{"board", match.at("board")},
             {"comment", settings_.greeting},
             {"key", fmt::format("bot greeting {}", name)}});
}

void Bot::think(const json::object& match) {
    const std::string game = text_member(match, "game"), name = name_of_match(match);
    Engine& engine = *engines_.at(game);
    const Side side = text_member(match, "you") == "first" ? Side::first : Side::second;
    const auto known = record_in(engine.game, match, side);
    if (!known) {
        followed_.forget(name);
        return say_(fmt::format("{}: not played, since its moves are not of this game.", name));
    }
    const games::GameRecord& record = *known;
    strength::MoveLimits limits = settings_.limits;
    if (limits.move_seconds)
        limits.move_seconds = std::min(*limits.move_seconds, seconds_by_clock(match, side));
    const strength::MoveRequest turn{
        .record = record,
        .side = side,
        .limits = limits,
        .timeout_seconds = limits.move_seconds.value_or(timeout_seconds / 3) * 3 + 30};
    std::string move;
    for (int tries = 0; move.empty() && tries < engine_tries; ++tries) {
        if (stopped()) throw Stopped{};
        if (engine.at != name || tries > 0) {
            const auto seed = static_cast<std::uint64_t>(number_member(match, "id").value_or(0));
            if (const auto refusal = engine.player->new_game(seed)) {
                say_(std::string(refusal->sentence.view()));
                continue;
            }
            engine.at = name;
        }
        auto played = engine.player->move(turn);
        if (played)
            move = played->move;
        else
            say_(fmt::format("{}: {}", name, played.error().sentence));
    }
    if (move.empty()) {
        sleep_unless_stopped(pause_max);
        return enqueue_match(name);
    }
    const std::string at = fmt::format("{} {}.{}", name, number_member(match, "undos").value_or(0),
                                       record.moves.size());
    const ApiResponse said = command(game, "move",
                                     {{"board", match.at("board")},
                                      {"move", fmt::format("{}#{}", move, record.moves.size() + 1)},
                                      {"key", fmt::format("bot {} {}", at, move)}});
    if (is_true(said.body, "accepted")) {
        if (const json::value* after = said.body.as_object().if_contains("match"))
            followed_.on_own_move(name, after->as_object());
        return say_(fmt::format("{}: {}", name, move));
    }
    say_(fmt::format("{}: {} was refused: {}", name, move,
                     said.ok() ? text_member(said.body, "text") : said.error()));
    // Twice in the same position: the engine does not know the rules.
    if (std::exchange(engine.rejected, at) == at) {
        const ApiResponse resigned = command(game, "resign", {{"board", match.at("board")}});
        return say_(fmt::format(
            "{}: {} since the engine makes no legal move.", name,
            is_true(resigned.body, "accepted") ? "resigned," : "could not be resigned,"));
    }
    // The position has changed, perhaps: begin with the whole match again.
    followed_.forget(name);
    enqueue_match(name);
}

}  // namespace posthouse::bot
