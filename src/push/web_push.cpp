
#include "push/web_push.h"
#include "club/backend.h"

#include <spdlog/spdlog.h>
#include <algorithm>
#include <atomic>
#include <future>
#include <thread>
#include <vector>

namespace posthouse::push {
namespace {

constexpr std::size_t round_max = 100;
/// Some services are slow, and somebody may name one that never answers.
constexpr std::size_t at_once = 8;
constexpr int attempts_max = 8;
constexpr std::chrono::milliseconds wait_min = std::chrono::minutes(1);
constexpr std::chrono::milliseconds wait_max = std::chrono::hours(6);

std::chrono::milliseconds wait_after(int attempts, std::chrono::seconds wanted) {
    std::chrono::milliseconds wait = wait_min;
    for (int i = 1; i < attempts; ++i) wait *= 2;
    return std::min(std::max<std::chrono::milliseconds>(wait, wanted), wait_max);
}

/// What is left of the place after that; none where it is removed.
std::optional<club::PushSubscription> after(club::PushSubscription place, const PushResult& fate,
                                            club::Instant now) {
    using enum PushResult::Kind;
    if (fate.kind == gone) return std::nullopt;
    if (fate.kind == later && place.attempts + 1 < attempts_max) {
        ++place.attempts;
        place.due = now + wait_after(place.attempts, fate.pause);
        return place;
    }
    place.due.reset();
    place.attempts = 0;
    return place;
}

}  // namespace

PushResult PushDispatcher::deliver(const club::PushSubscription& place, club::Instant now) {
    try {
        return service_.send(place.endpoint, vapid_.authorization(place.endpoint, now));
    } catch (const std::exception& fault) {
        return {PushResult::Kind::later, {}, fault.what()};
    }
}

void PushDispatcher::note(const club::PushSubscription& place, const PushResult& fate,
                          club::Instant now) {
    std::promise<void> noted;
    door_.write(
        [place, fate, now](club::UnitOfWork& unit) {
            for (const club::PushSubscription& known : unit.push_places(place.user)) {
                if (known.endpoint != place.endpoint) continue;
                const auto left = after(known, fate, now);
                if (!left)
                    unit.remove_push_place(place.endpoint);
                else if (known.due == place.due)  // there has been no more news meanwhile
                    unit.set_push_place(*left);
            }
        },
        [&noted](bool) { noted.set_value(); });
    club::wait_for_response(noted);
}

int PushDispatcher::send_due() {
    if (door_.store->acquire_lock("push") == club::LeaderLock::others)
        return 0;  // another server of this house
    const club::Instant now = door_.now();
    std::vector<club::PushSubscription> due;
    door_.store->read(
        [&](const club::StoreReader& reader) { due = reader.push_due(now, round_max); });
    std::atomic<std::size_t> next = 0;
    std::atomic<int> told = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < due.size(); i = next++) {
            const PushResult fate = deliver(due[i], now);
            if (fate.kind == PushResult::Kind::told)
                ++told;
            else
                spdlog::info("a browser of player {} was not told: {}",
                             static_cast<std::int64_t>(due[i].user), fate.said);
            note(due[i], fate, now);
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min(at_once, due.size()); ++i) others.emplace_back(work);
    work();
    others.clear();
    return told;
}

PushResult::Kind kind_of(long status) {
    using enum PushResult::Kind;
    if (status >= 200 && status < 300) return told;
    if (status == 404 || status == 410) return gone;
    if (status == 408 || status == 429 || status >= 500 || status < 200) return later;
    return refused;
}

PushResult HttpsPushService::send(const std::string& endpoint, const std::string& authorization) {
    // Of several that wait for a browser that is switched off, one is enough; and after a day it
    // need not hear of it.
    const HttpResult answer =
        post_to_public_url(endpoint,
                           {"Authorization: " + authorization, "TTL: 86400", "Urgency: normal",
                            "Topic: news", "Content-Type:", "Expect:"},
                           "", loopback_);
    return {kind_of(answer.status), answer.pause, answer.said};
}

}  // namespace posthouse::push
