#include "app/health.h"

#include "app/machine.h"
#include "club/notices.h"

#include <fmt/format.h>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

/// The timekeeper leaves a sign each minute and looks for what is due each second; the computer's
/// strongest level thinks for seconds; a relay that is away for an hour is in trouble.
constexpr auto sign_late = 3min;
constexpr auto job_late = 5min;
constexpr auto thinking_late = 15min;
constexpr auto letter_late = 1h;
constexpr auto archive_late = 5min;
constexpr std::uint64_t disk_least = 512ULL << 20;

}  // namespace

http::HealthReport health_of(const HealthInputs& signs) {
    http::HealthReport health;
    const auto trouble = [&](std::string what, std::string words) {
        health.troubles.push_back({std::move(what), std::move(words)});
    };
    if (signs.commit_failed)
        trouble("store", "The last commit failed: nothing can be written. The log says why.");
    else if (!signs.alive || signs.now - *signs.alive > sign_late)
        trouble("store",
                "No sign of life was written for some minutes: the store cannot be "
                "written, or time is not kept.");
    for (const club::JobStats& kind : signs.tally.jobs) {
        const bool thinking = kind.kind == "think";
        if (!kind.oldest || (signs.frozen && !thinking)) continue;
        if (signs.now - *kind.oldest > (thinking ? std::chrono::milliseconds(thinking_late)
                                                 : std::chrono::milliseconds(job_late)))
            trouble("jobs", fmt::format("Jobs of kind “{}” are late since {} UTC: {} of them.",
                                        kind.kind, club::format_minute(*kind.oldest), kind.due));
    }
    if (const auto& oldest = signs.tally.oldest_letter; oldest && signs.now - *oldest > letter_late)
        trouble("outbox", fmt::format("{} letters are late since {} UTC.", signs.tally.letters_due,
                                      club::format_minute(*oldest)));
    if (signs.disk_free && *signs.disk_free < disk_least)
        trouble("disk", fmt::format("The disk has only {} left.", in_bytes(*signs.disk_free)));
    if (signs.archived && signs.now - *signs.archived > archive_late)
        trouble("archive", fmt::format("Nothing was archived since {} UTC.",
                                       club::format_minute(*signs.archived)));
    return health;
}

}  // namespace posthouse::app
