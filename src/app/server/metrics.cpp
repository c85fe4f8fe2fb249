#include "app/server/metrics.h"
#include "club/clocks/clock_tables.h"
#include "club/core/calendar.h"
#include "club/letters/letter_tables.h"
#include "club/moderation/moderation_tables.h"
#include "games/result_text.h"

#include <fmt/format.h>
#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>
#include <atomic>
#include <map>
#include <string>

namespace posthouse::app {
namespace {

using namespace prometheus;

constexpr std::int64_t never = -1;

Counter& counter(Registry& registry, const char* name, const char* help) {
    return BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

Histogram& histogram(Registry& registry, const char* name, const char* help,
                     const Histogram::BucketBoundaries& bounds) {
    return BuildHistogram().Name(name).Help(help).Register(registry).Add({}, bounds);
}

void gauge(Registry& registry, const char* name, const char* help, double value) {
    BuildGauge().Name(name).Help(help).Register(registry).Add({}).Set(value);
}

constexpr const char* compiler =
#ifdef __clang__
    __VERSION__;
#else
    "gcc " __VERSION__;
#endif

/// The names are those of Prometheus's own clients.
void add_process(Registry& registry, const cli::ProcessUsage& process) {
    BuildCounter()
        .Name("process_cpu_seconds_total")
        .Help("Processor time used.")
        .Register(registry)
        .Add({})
        .Increment(process.cpu_seconds);
    const auto tell = [&](const char* name, const char* help, auto value) {
        gauge(registry, name, help, static_cast<double>(value));
    };
    tell("process_start_time_seconds", "When the server was started, in Unix seconds.",
         process.start_time);
    tell("process_resident_memory_bytes", "Memory in use.", process.resident_bytes);
    tell("process_virtual_memory_bytes", "Address space in use.", process.virtual_bytes);
    tell("process_open_fds", "Open files and connections.", process.open_files);
    tell("process_max_fds", "Most that may be open.", process.open_files_max);
    tell("process_threads", "Threads.", process.threads);
}

double seconds_since(club::Instant now, const std::optional<club::Instant>& moment) {
    return moment ? std::chrono::duration<double>(now - *moment).count() : 0;
}

}  // namespace

struct Metrics::Counters {
    Registry registry;
    Histogram& seconds = histogram(registry, "posthouse_commit_seconds",
                                   "Duration of commits, including their work.",
                                   {.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 5});
    Histogram& group =
        histogram(registry, "posthouse_commit_works", "Units of work committed together.",
                  {1, 2, 5, 10, 25, 50, 100, 250, 500, 1000});
    Counter& failed = counter(registry, "posthouse_commits_failed_total", "Commits that failed.");
    Counter& undone =
        counter(registry, "posthouse_works_undone_total", "Units of work rolled back alone.");
    Counter& changes = counter(registry, "posthouse_match_changes_total",
                               "Changes to matches: moves, chat, results.");
    Family<Counter>& answers = BuildCounter()
                                   .Name("posthouse_http_answers_total")
                                   .Help("Responses to HTTP requests.")
                                   .Register(registry);
    Counter* by_class[6] = {};  // 1xx to 5xx; others count as 5xx
    Family<Histogram>& requests =
        BuildHistogram()
            .Name("posthouse_request_seconds")
            .Help("Duration of requests, from their last byte to the response, by kind.")
            .Register(registry);
    std::map<std::string_view, Histogram*> by_kind;
    Family<Counter>& limits = BuildCounter()
                                  .Name("posthouse_limits_reached_total")
                                  .Help("Requests and letters beyond a limit, by limit.")
                                  .Register(registry);
    std::atomic<bool> last_failed = false;
    std::atomic<std::int64_t> archived_ms = never;

    Counters() {
        for (const char* kind : {"read", "command", "socket", "page", "file", "plain", "none"})
            by_kind[kind] = &requests.Add(
                {{"kind", kind}}, Histogram::BucketBoundaries{.0005, .001, .0025, .005, .01, .025,
                                                              .05, .1, .25, .5, 1, 2.5, 5, 10});
        for (int i = 1; i <= 5; ++i)
            by_class[i] = &answers.Add({{"status", std::to_string(i) + "xx"}});
        // From the start, so that rate() sees the first increment.
        for (const char* limit : {"wrong_passwords", "sign_ups", "password_work"})
            limits.Add({{"limit", limit}});
    }
};

Metrics::Metrics() : counters_(std::make_unique<Counters>()) {}
Metrics::~Metrics() = default;

void Metrics::committed(const CommitMetrics& seen) {
    counters_->last_failed = seen.failed;
    counters_->seconds.Observe(seen.seconds);
    counters_->group.Observe(static_cast<double>(seen.units));
    if (seen.failed) counters_->failed.Increment();
    counters_->undone.Increment(static_cast<double>(seen.rolled_back));
    counters_->changes.Increment(static_cast<double>(seen.matches));
}

void Metrics::answered(const http::ResponseMetrics& seen) {
    counters_->by_kind.at(seen.kind)->Observe(seen.seconds);
    if (seen.kind == "socket") return;
    const unsigned first = seen.status / 100;
    counters_->by_class[first >= 1 && first <= 5 ? first : 5]->Increment();
}

void Metrics::limit_reached(std::string_view which) {
    counters_->limits.Add({{"limit", std::string(which)}}).Increment();
}

void Metrics::archived(club::Instant at) {
    counters_->archived_ms = at.time_since_epoch().count();
}

bool Metrics::commit_failed() const {
    return counters_->last_failed;
}

std::optional<club::Instant> Metrics::last_archived() const {
    const std::int64_t ms = counters_->archived_ms;
    return ms == never ? std::nullopt : std::optional(club::Instant(std::chrono::milliseconds(ms)));
}

std::string Metrics::text(const Snapshot& now) const {
    Registry asked;
    const club::ServerStats& tally = now.health.stats;
    const auto tell = [&](const char* name, const char* help, auto value) {
        gauge(asked, name, help, static_cast<double>(value));
    };
    BuildGauge()
        .Name("posthouse_build_info")
        .Help("1, with version and compiler as labels.")
        .Register(asked)
        .Add({{"version", now.version}, {"compiler", compiler}})
        .Set(1);
    tell("posthouse_healthy", "1 if /health answers 200.", health_of(now.health).issues.empty());
    tell("posthouse_players", "Players with an account.", tally.players);
    tell("posthouse_matches_begun", "Matches ever started.", tally.matches_begun);
    tell("posthouse_matches_running", "Running matches.", tally.matches_running);
    tell("posthouse_stalled", "Matches, tournaments and whatever else would never go on.",
         now.health.stalls.size());
    tell("posthouse_letters_waiting", "Mails in the queue, due now or later.",
         tally.letters_waiting);
    tell("posthouse_letters_late", "Mails that are due.", tally.letters_due);
    tell("posthouse_letters_late_seconds", "Age of the oldest of them.",
         seconds_since(now.health.now, tally.oldest_letter));
    tell("posthouse_letters_dead", "Mails that failed for good.", tally.letters_dead);
    tell("posthouse_push_due", "Push messages that are due.", tally.push_due);
    tell("posthouse_reports_open", "Open reports.", tally.reports_open);
    auto& waiting = BuildGauge().Name("posthouse_jobs").Help("Jobs, by kind.").Register(asked);
    auto& due = BuildGauge().Name("posthouse_jobs_due").Help("Jobs that are due.").Register(asked);
    auto& late = BuildGauge()
                     .Name("posthouse_jobs_late_seconds")
                     .Help("Age of the oldest of them.")
                     .Register(asked);
    for (const club::JobStats& kind : tally.jobs) {
        waiting.Add({{"kind", kind.kind}}).Set(static_cast<double>(kind.waiting));
        due.Add({{"kind", kind.kind}}).Set(static_cast<double>(kind.due));
        late.Add({{"kind", kind.kind}}).Set(seconds_since(now.health.now, kind.oldest));
    }
    tell("posthouse_sockets", "Open WebSockets and streams.", now.sockets);
    tell("posthouse_tables", "Games with endgame tables.", now.tables);
    if (now.health.disk_free)
        tell("posthouse_disk_free_bytes", "Free space on the disk of the database.",
             *now.health.disk_free);
    if (now.health.last_archived)
        tell("posthouse_archive_age_seconds", "Time since the last run of the archive.",
             seconds_since(now.health.now, now.health.last_archived));
    if (now.process) add_process(asked, *now.process);
    const TextSerializer serializer;
    return serializer.Serialize(counters_->registry.Collect()) +
           serializer.Serialize(asked.Collect());
}

namespace {

using namespace std::chrono_literals;

// A heartbeat is written each minute and due jobs are read each second; the strongest level
// searches for seconds; a relay that is down for an hour needs attention.
constexpr auto heartbeat_late = 3min;
constexpr auto job_late = 5min;
constexpr auto thinking_late = 15min;
constexpr auto letter_late = 1h;
constexpr auto archive_late = 5min;
constexpr std::uint64_t disk_least = 512ULL << 20;

}  // namespace

http::HealthReport health_of(const HealthInputs& signs) {
    http::HealthReport health;
    const auto trouble = [&](std::string what, std::string words) {
        health.issues.push_back({std::move(what), std::move(words)});
    };
    if (signs.unreadable)
        trouble("store",
                "The database does not answer: nothing can be read or written. See the log.");
    else if (signs.commit_failed)
        trouble("store", "The last commit failed: nothing can be written. See the log.");
    else if (!signs.last_heartbeat || signs.now - *signs.last_heartbeat > heartbeat_late)
        trouble("store",
                "No heartbeat was written for some minutes: the store cannot be written, or the "
                "clock worker does not run.");
    for (const club::JobStats& kind : signs.stats.jobs) {
        const bool thinking = kind.kind == "think";
        if (!kind.oldest || (signs.frozen && !thinking)) continue;
        if (signs.now - *kind.oldest > (thinking ? std::chrono::milliseconds(thinking_late)
                                                 : std::chrono::milliseconds(job_late)))
            trouble("jobs", fmt::format("{2} jobs of kind “{0}” are overdue since {1} UTC.",
                                        kind.kind, club::format_minute(*kind.oldest), kind.due));
    }
    if (!signs.stalls.empty())
        trouble("stalled",
                fmt::format("{} would never go on ({}): `posthouse admin overdue` lists what.",
                            signs.stalls.front().what, signs.stalls.front().problem));
    if (const auto& oldest = signs.stats.oldest_letter; oldest && signs.now - *oldest > letter_late)
        trouble("outbox", fmt::format("{} overdue since {} UTC.",
                                      games::counted(signs.stats.letters_due, "mail"),
                                      club::format_minute(*oldest)));
    if (signs.disk_free && *signs.disk_free < disk_least)
        trouble("disk",
                fmt::format("The disk has only {} left.", cli::format_bytes(*signs.disk_free)));
    if (signs.last_archived && signs.now - *signs.last_archived > archive_late)
        trouble("archive", fmt::format("Nothing has been archived since {} UTC.",
                                       club::format_minute(*signs.last_archived)));
    return health;
}

}  // namespace posthouse::app
