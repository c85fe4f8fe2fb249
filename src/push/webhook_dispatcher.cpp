#include "push/webhook_dispatcher.h"

#include "club/backend.h"
#include "club/events.h"
#include "club/tokens.h"

#include <openssl/hmac.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <utility>

namespace posthouse::push {
namespace {

constexpr std::size_t webhooks_at_once_max = 100;
/// In parallel, since a webhook may be slow or never answer.
constexpr std::size_t deliveries_at_once = 8;
/// Events sent before the results are recorded.
constexpr std::size_t events_at_once_max = 10;
constexpr long gone_for_good = 410;

}  // namespace

std::string webhook_signature(std::string_view secret, club::Instant now, std::string_view body) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count();
    const std::string time = std::to_string(seconds);
    std::string words = time + ".";
    words += body;
    std::array<unsigned char, EVP_MAX_MD_SIZE> mac{};
    unsigned size = 0;
    HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()),
         reinterpret_cast<const unsigned char*>(words.data()), words.size(), mac.data(), &size);
    std::string text = "t=" + time + ",v1=";
    for (unsigned i = 0; i < size; ++i) {
        text += "0123456789abcdef"[mac[i] >> 4];
        text += "0123456789abcdef"[mac[i] & 15];
    }
    return text;
}

bool WebhookDispatcher::is_leader() const {
    return backend_.store->acquire_lock("webhooks") != club::LeaderLock::held_elsewhere;
}

bool WebhookDispatcher::write(const club::UnitFn& work) const {
    std::promise<bool> done;
    backend_.write(work, [&done](bool stands) { done.set_value(stands); });
    return club::wait_for_response(done);
}

/// If the store fails, keeps the result in memory, so that no event is sent twice because of that.
void WebhookDispatcher::record(const club::Webhook& webhook, club::UnitFn work) {
    if (write(work)) return;
    const std::lock_guard lock(mutex_);
    unrecorded_[webhook.id] = std::move(work);
}

/// False if an earlier result had not been recorded: what was read from the store is then outdated.
bool WebhookDispatcher::write_unrecorded(const club::Webhook& webhook) {
    club::UnitFn work;
    {
        const std::lock_guard lock(mutex_);
        const auto found = unrecorded_.find(webhook.id);
        if (found == unrecorded_.end()) return true;
        work = std::move(found->second);
        unrecorded_.erase(found);
    }
    record(webhook, std::move(work));
    return false;
}

std::vector<WebhookDispatcher::WebhookDelivery> WebhookDispatcher::pending_deliveries(
    const club::Webhook& webhook) const {
    std::vector<WebhookDelivery> batches;
    backend_.store->read([&](const club::StoreReader& reader) {
        const club::EventFilter filter{webhook.user, std::nullopt, false};
        for (const club::Event& event :
             reader.events_after(webhook.last_delivered, filter, events_at_once_max))
            batches.push_back({event.number, club::name_of(event.kind),
                               format_event_(reader, event, webhook.user)});
    });
    return batches;
}

HttpResult WebhookDispatcher::send(const club::Webhook& webhook,
                                   const WebhookDelivery& batch) const {
    const std::string signature =
        webhook_signature(club::token_secret(key_, webhook), backend_.now(), batch.body);
    try {
        return send_(webhook.url,
                     {"Content-Type: application/json", "User-Agent: Posthouse",
                      "Posthouse-Event: " + std::string(batch.kind),
                      "Posthouse-Event-Id: " + std::to_string(batch.number),
                      "Posthouse-Signature: " + signature, "Expect:"},
                     batch.body);
    } catch (const std::exception& fault) {
        return {0, {}, fault.what()};
    }
}

int WebhookDispatcher::deliver(const club::Webhook& webhook) {
    if (!is_leader() || !write_unrecorded(webhook)) return 0;
    std::int64_t delivered = webhook.last_delivered;
    int accepted = 0;
    for (const WebhookDelivery& batch : pending_deliveries(webhook)) {
        const HttpResult answer = send(webhook, batch);
        if (answer.status >= 200 && answer.status < 300) {
            delivered = batch.number;
            ++accepted;
            continue;
        }
        spdlog::info("webhook of player {} rejected event {}: {}",
                     static_cast<std::int64_t>(webhook.user), batch.number, answer.message);
        const club::WebhookError trouble{answer.message, answer.retry_after,
                                         answer.status == gone_for_good};
        record(webhook, [=, now = backend_.now()](club::UnitOfWork& unit) {
            club::record_failure(unit, webhook, delivered, trouble, now);
        });
        return accepted;
    }
    record(webhook, [=, now = backend_.now()](club::UnitOfWork& unit) {
        club::record_delivered(unit, webhook, delivered, now);
    });
    return accepted;
}

int WebhookDispatcher::send_due() {
    if (!is_leader()) return 0;  // another server sends
    std::vector<club::Webhook> due;
    backend_.store->read([&](const club::StoreReader& reader) {
        due = reader.webhooks_due(backend_.now(), webhooks_at_once_max);
    });
    std::atomic<std::size_t> next = 0;
    std::atomic<int> accepted = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < due.size(); i = next++) accepted += deliver(due[i]);
    };
    std::vector<std::future<void>> others;
    for (std::size_t i = 1; i < std::min(deliveries_at_once, due.size()); ++i)
        others.push_back(std::async(std::launch::async, work));
    work();
    for (std::future<void>& other : others) other.get();
    return accepted;
}

}  // namespace posthouse::push
