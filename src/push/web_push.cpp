
#include "push/web_push.h"
#include "club/commands/backend.h"
#include "club/letters/letter_tables.h"

#include <spdlog/spdlog.h>
#include <algorithm>
#include <atomic>
#include <future>
#include <thread>
#include <vector>

namespace posthouse::push {
namespace {

constexpr std::size_t round_max = 100;
/// In parallel, since a service may be slow or never answer.
constexpr std::size_t at_once = 8;
constexpr int attempts_max = 8;
constexpr std::chrono::milliseconds wait_min = std::chrono::minutes(1);
constexpr std::chrono::milliseconds wait_max = std::chrono::hours(6);

std::chrono::milliseconds wait_after(int attempts, std::chrono::seconds wanted) {
    std::chrono::milliseconds wait = wait_min;
    for (int i = 1; i < attempts; ++i) wait *= 2;
    return std::min(std::max<std::chrono::milliseconds>(wait, wanted), wait_max);
}

/// The subscription after this result; none if it is to be removed.
std::optional<club::PushSubscription> updated_subscription(club::PushSubscription subscription,
                                                           const PushResult& result,
                                                           club::Instant now) {
    using enum PushResult::Kind;
    if (result.kind == gone) return std::nullopt;
    if (result.kind == later && subscription.attempts + 1 < attempts_max) {
        ++subscription.attempts;
        subscription.due = now + wait_after(subscription.attempts, result.retry_after);
        return subscription;
    }
    subscription.due.reset();
    subscription.attempts = 0;
    return subscription;
}

}  // namespace

PushResult PushDispatcher::deliver(const club::PushSubscription& subscription, club::Instant now) {
    try {
        return service_.send(subscription.endpoint,
                             vapid_.authorization(subscription.endpoint, now));
    } catch (const std::exception& fault) {
        return {PushResult::Kind::later, {}, fault.what()};
    }
}

void PushDispatcher::record(const club::PushSubscription& subscription, const PushResult& result,
                            club::Instant now) {
    std::promise<void> recorded;
    backend_.write(
        [subscription, result, now](club::UnitOfWork& unit) {
            for (const club::PushSubscription& known :
                 push_subscriptions_of(unit, subscription.user)) {
                if (known.endpoint != subscription.endpoint) continue;
                const auto left = updated_subscription(known, result, now);
                if (!left)
                    unit.remove<club::PushSubscription>(subscription.endpoint);
                else if (known.due == subscription.due)  // no news has come meanwhile
                    unit.put(*left);
            }
        },
        [&recorded](bool) { recorded.set_value(); });
    club::wait_for_response(recorded);
}

int PushDispatcher::send_due() {
    if (backend_.store->acquire_lock("push") == club::LeaderLock::held_elsewhere)
        return 0;  // another server sends
    const club::Instant now = backend_.now();
    std::vector<club::PushSubscription> due;
    backend_.store->read([&](const club::StoreReader& reader) {
        due = push_subscriptions_due(reader, now, round_max);
    });
    std::atomic<std::size_t> next = 0;
    std::atomic<int> sent = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < due.size(); i = next++) {
            const PushResult result = deliver(due[i], now);
            if (result.kind == PushResult::Kind::accepted)
                ++sent;
            else
                spdlog::info("push message to player {} failed: {}",
                             static_cast<std::int64_t>(due[i].user), result.message);
            record(due[i], result, now);
        }
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < std::min(at_once, due.size()); ++i) others.emplace_back(work);
    work();
    others.clear();
    return sent;
}

PushResult::Kind push_result_kind(long status) {
    using enum PushResult::Kind;
    if (status >= 200 && status < 300) return accepted;
    if (status == 404 || status == 410) return gone;
    if (status == 408 || status == 429 || status >= 500 || status < 200) return later;
    return refused;
}

PushResult HttpsPushService::send(const std::string& endpoint, const std::string& authorization) {
    // The Topic replaces older messages that wait for an offline browser; after a day they expire.
    const HttpResult answer =
        post_to_public_url(endpoint,
                           {"Authorization: " + authorization, "TTL: 86400", "Urgency: normal",
                            "Topic: news", "Content-Type:", "Expect:"},
                           "", loopback_);
    return {push_result_kind(answer.status), answer.retry_after, answer.message};
}

}  // namespace posthouse::push
