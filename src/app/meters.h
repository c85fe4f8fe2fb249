// What the house counts and measures of itself, as Prometheus reads it. What can be looked up when
// somebody asks (letters, jobs, memory) is looked up then; only what passes by is counted here.
//
// Deliberately absent: anything about one player; sending it (metrics_server.h).
#pragma once

#include "app/health.h"
#include "app/house.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace posthouse::app {

class Metrics {
public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    // From any thread.
    void committed(const CommitMetrics&);
    void answered(unsigned status);
    void archived(club::Instant);
    void limit_reached(std::string_view which);

    bool commit_failed() const;
    std::optional<club::Instant> last_archived() const;

    /// What is looked up when somebody asks.
    struct Now {
        HealthInputs signs;
        std::size_t sockets = 0;
        std::uint64_t memory = 0;  // bytes in use
        std::size_t tables = 0;    // games with tables of endings
        std::string version;
    };
    /// All of it in Prometheus's text form.
    std::string text(const Now&) const;

private:
    struct Counters;
    std::unique_ptr<Counters> counted_;
};

}  // namespace posthouse::app
