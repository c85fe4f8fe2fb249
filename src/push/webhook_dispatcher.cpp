#include "push/webhook_dispatcher.h"

#include "club/commands/backend.h"
#include "club/core/events.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"
#include "club/programs/webhooks.h"

#include <fmt/format.h>
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
    return fmt::format("t={},v1={:02x}", time, fmt::join(mac.begin(), mac.begin() + size, ""));
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
void WebhookDispatcher::record(const WorkKey& key, club::UnitFn work) {
    if (write(work)) return;
    const std::lock_guard lock(mutex_);
    unrecorded_[key] = std::move(work);
}

/// False if an earlier result had not been recorded: what was read from the store is then outdated.
bool WebhookDispatcher::write_unrecorded(const WorkKey& key) {
    club::UnitFn work;
    {
        const std::lock_guard lock(mutex_);
        const auto found = unrecorded_.find(key);
        if (found == unrecorded_.end()) return true;
        work = std::move(found->second);
        unrecorded_.erase(found);
    }
    record(key, std::move(work));
    return false;
}

WebhookDispatcher::Message WebhookDispatcher::message(const club::StoreReader& reader,
                                                      const club::Webhook& webhook,
                                                      const club::Event& event) const {
    return {event.number, event.kind, format_event_(reader, event, webhook.user)};
}

std::vector<WebhookDispatcher::Message> WebhookDispatcher::pending_messages(
    const club::Webhook& webhook) const {
    std::vector<Message> messages;
    backend_.store->read([&](const club::StoreReader& reader) {
        const club::EventFilter filter{webhook.user, std::nullopt, false};
        for (const club::Event& event :
             events_after(reader, webhook.last_delivered, filter, events_at_once_max))
            messages.push_back(message(reader, webhook, event));
    });
    return messages;
}

WebhookDispatcher::Attempt WebhookDispatcher::send(const club::Webhook& webhook,
                                                   const Message& message) const {
    const club::Instant begun = backend_.now();
    const std::string signature =
        webhook_signature(club::token_secret(key_, webhook), begun, message.body);
    Attempt made{{webhook.id, message.number, message.kind, begun}, {}};
    try {
        made.result = send_(webhook.url,
                            {"Content-Type: application/json", "User-Agent: Posthouse",
                             "Posthouse-Event: " + std::string(club::name_of(message.kind)),
                             "Posthouse-Event-Id: " + std::to_string(message.number),
                             "Posthouse-Signature: " + signature, "Expect:"},
                            message.body);
    } catch (const std::exception& fault) {
        made.result = {0, {}, fault.what()};
    }
    made.delivery.duration = backend_.now() - begun;
    made.delivery.status = static_cast<int>(made.result.status);
    if (made.delivery.status == 0) made.delivery.error = made.result.message;
    if (!made.delivery.accepted())
        spdlog::info("webhook of player {} rejected event {}: {}",
                     static_cast<std::int64_t>(webhook.user), message.number, made.result.message);
    return made;
}

/// Removes a webhook whose token has expired.
bool WebhookDispatcher::end_if_expired(const club::Webhook& webhook, const WorkKey& key) {
    bool ended = false;
    backend_.store->read([&](const club::StoreReader& reader) {
        ended = club::has_ended(reader, webhook, backend_.now());
    });
    if (ended) record(key, [id = webhook.id](club::UnitOfWork& unit) { remove_webhook(unit, id); });
    return ended;
}

int WebhookDispatcher::deliver(const club::Webhook& webhook) {
    const WorkKey key{webhook.id, std::nullopt};
    if (!is_leader() || !write_unrecorded(key) || end_if_expired(webhook, key)) return 0;
    std::vector<club::WebhookDelivery> made;
    club::WebhookAnswer answer;
    int accepted = 0;
    for (const Message& message : pending_messages(webhook)) {
        if (stopping_) break;
        const Attempt attempt = send(webhook, message);
        made.push_back(attempt.delivery);
        answer = {attempt.result.retry_after, attempt.result.status == gone_for_good};
        if (!attempt.delivery.accepted()) break;
        ++accepted;
    }
    if (made.empty() && stopping_) return 0;
    record(key, [=, now = backend_.now()](club::UnitOfWork& unit) {
        club::record_deliveries(unit, webhook, made, answer, now);
    });
    return accepted;
}

/// Whatever else waits for this webhook, and only once.
int WebhookDispatcher::deliver_requested(const club::WebhookDelivery& wanted) {
    const WorkKey key{wanted.webhook, wanted.event};
    if (!is_leader() || !write_unrecorded(key)) return 0;
    std::optional<club::Webhook> webhook;
    std::optional<Message> text;
    backend_.store->read([&](const club::StoreReader& reader) {
        webhook = reader.find<club::Webhook>(wanted.webhook);
        std::optional<club::Event> event;
        if (wanted.event != 0) {
            event = reader.find<club::Event>(wanted.event);
        } else {
            event.emplace().kind = club::EventKind::ping;
            event->at = backend_.now();
        }
        if (webhook && event) text = message(reader, *webhook, *event);
    });
    if (!webhook || end_if_expired(*webhook, key)) return 0;
    club::WebhookDelivery made{wanted.webhook, wanted.event, wanted.kind, backend_.now()};
    if (text)
        made = send(*webhook, *text).delivery;
    else
        made.error = "the event is no longer stored";
    record(key, [made, now = backend_.now()](club::UnitOfWork& unit) {
        club::record_requested_delivery(unit, made, now);
    });
    return made.accepted() ? 1 : 0;
}

int WebhookDispatcher::send_due() {
    if (stopping_ || !is_leader()) return 0;  // another server sends
    std::vector<club::WebhookDelivery> requested;
    std::vector<club::Webhook> due;
    backend_.store->read([&](const club::StoreReader& reader) {
        requested = deliveries_requested(reader, webhooks_at_once_max);
        due = webhooks_due(reader, backend_.now(), webhooks_at_once_max);
    });
    const std::size_t all = requested.size() + due.size();
    std::atomic<std::size_t> next = 0;
    std::atomic<int> accepted = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < all && !stopping_; i = next++)
            accepted += i < requested.size() ? deliver_requested(requested[i])
                                             : deliver(due[i - requested.size()]);
    };
    std::vector<std::future<void>> others;
    for (std::size_t i = 1; i < std::min(at_once_, all); ++i)
        others.push_back(std::async(std::launch::async, work));
    work();
    for (std::future<void>& other : others) other.get();
    return accepted;
}

}  // namespace posthouse::push
