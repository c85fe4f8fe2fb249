// What all calls of the API share: the backend, the server's options, and the limits.
#pragma once

#include "base/refusal.h"
#include "club/commands/backend.h"
#include "club/ratings/week_ranking.h"
#include "http/api/answer_cache.h"
#include "http/caller.h"
#include "http/server/http_message.h"
#include "http/server/limits.h"
#include "http/server/presence_tracker.h"
#include "http/server/server.h"
#include "http/site/host_pages.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace posthouse::http {

class PictureQueue;

/// What the server does for its API besides the backend.
struct ApiServices {
    /// Continues on a thread that may wait: results of the backend arrive on the writer's, which
    /// must not.
    std::function<void(std::function<void()>)> post;
    /// Players with open pages; empty: presence is unknown.
    std::function<Presence()> presence{};
    /// Number of event streams a player has open; empty: not counted.
    std::function<std::size_t(std::optional<club::UserId>)> stream_count{};
    std::shared_ptr<PictureQueue> pictures{};
};

struct ApiContext {
    ApiContext(club::Backend, const HttpOptions&, ApiServices);

    /// Whether who has no account may play as a guest.
    bool guests() const { return options.guests && options.key != nullptr; }
    /// The sentence for a backend that gave no response.
    Refusal write_error() const;
    void report_limit(std::string_view limit, std::string_view who) const {
        if (options.on_limit_reached) options.on_limit_reached(limit, who);
    }
    /// Limits password guessing and mass sign-ups from one address.
    std::optional<HttpResponse> login_limit_error(std::string_view client_address) const;
    /// Logs it, at most once a second in the long run: an attack must not fill the disk.
    void report_failed_login(std::string_view address) const;
    /// Records, at most every few minutes, that session and token were used.
    void record_use(const Caller&) const;

    const club::Backend backend;
    const HttpOptions options;
    const HostPages host_pages;
    const ApiServices services;
    /// Requests of one player or token, log-ins of an address, commands of an address without a
    /// login.
    mutable RateLimiter requests, logins, anonymous_commands;
    /// Of the log's lines about failed logins, all addresses together.
    mutable RateLimiter failed_login_lines;
    /// Arenas that run: by version, and no longer than seconds, since names may change.
    using ArenaStamp = std::pair<std::int64_t, std::chrono::sys_seconds>;
    mutable AnswerCache<club::TournamentId, ArenaStamp> arenas;
    /// Rankings of a game at the end of a week: what they say stays, but accounts are closed and
    /// renamed; by hour.
    mutable AnswerCache<std::pair<std::string_view, club::Instant>,
                        std::chrono::sys_time<std::chrono::hours>, club::WeekRanking>
        weeks;
};

/// 429 with Retry-After.
HttpResponse rate_limit_response(const Refusal&, std::chrono::seconds wait);

}  // namespace posthouse::http
