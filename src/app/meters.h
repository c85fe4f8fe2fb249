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

namespace posthouse {

class Meters {
public:
    Meters();
    ~Meters();
    Meters(const Meters&) = delete;
    Meters& operator=(const Meters&) = delete;

    // From any thread.
    void committed(const CommitSeen&);
    void answered(unsigned status);
    void archived(Instant);
    void limit_reached(std::string_view which);

    bool commit_failed() const;
    std::optional<Instant> last_archived() const;

    /// What is looked up when somebody asks.
    struct Now {
        Signs signs;
        std::size_t sockets = 0;
        std::uint64_t memory = 0;  // bytes in use
        std::size_t tables = 0;    // games with tables of endings
        std::string version;
    };
    /// All of it in Prometheus's text form.
    std::string text(const Now&) const;

private:
    struct Counted;
    std::unique_ptr<Counted> counted_;
};

}  // namespace posthouse
