#include "club/programs/webhooks.h"
#include "club/core/calendar.h"

#include "base/inplace.h"
#include "club/core/events.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/notification_letters.h"
#include "club/programs/program_tables.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr milliseconds pause_min = std::chrono::minutes(1);
constexpr milliseconds pause_max = std::chrono::hours(6);
constexpr std::size_t error_size_max = 200;

/// In words.
std::string outcome_of(const WebhookDelivery& made) {
    return made.status != 0 ? "HTTP status " + std::to_string(made.status)
                            : std::string(truncate(made.error, error_size_max));
}

/// Stores this one, and removes the oldest beyond those that are kept.
void keep_delivery(UnitOfWork& unit, std::vector<WebhookDelivery>& kept, WebhookDelivery made) {
    made.error = truncate(made.error, error_size_max);
    std::erase_if(kept, [&](const WebhookDelivery& one) { return one.event == made.event; });
    unit.put(made);
    kept.insert(kept.begin(), std::move(made));
}

void remove_oldest(UnitOfWork& unit, const std::vector<WebhookDelivery>& kept) {
    for (std::size_t i = webhook_deliveries_kept; i < kept.size(); ++i)
        if (!kept[i].requested) unit.remove<WebhookDelivery>(kept[i].webhook, kept[i].event);
}

bool has_more(const StoreReader& reader, const Webhook& webhook) {
    const EventFilter theirs{webhook.user, std::nullopt, false};
    return !events_after(reader, webhook.last_delivered, theirs, 1).empty();
}

}  // namespace

milliseconds webhook_pause(int tries, std::chrono::seconds wanted) {
    milliseconds pause = pause_min;
    for (int i = 1; i < tries && pause < pause_max; ++i) pause *= 2;
    return std::min(std::max<milliseconds>(pause, wanted), pause_max);
}

bool has_ended(const StoreReader& reader, const Webhook& webhook, Instant now) {
    if (!webhook.made_by) return false;
    const auto tokens = tokens_of(reader, webhook.user);
    const auto token = std::ranges::find(tokens, *webhook.made_by, &ApiToken::id);
    return token == tokens.end() || token->expires <= now;
}

void record_deliveries(UnitOfWork& unit, const Webhook& seen, std::span<const WebhookDelivery> made,
                       const WebhookAnswer& answer, Instant now) {
    auto webhook = unit.find<Webhook>(seen.id);
    if (!webhook) return;
    auto kept = made.empty() ? std::vector<WebhookDelivery>() : deliveries_of(unit, seen.id);
    webhook->due.reset();
    if (made.empty()) webhook->attempts = 0;  // what failed is no longer stored
    for (WebhookDelivery one : made) {
        if (one.event <= webhook->last_delivered) continue;  // redelivered in the meantime
        one.attempts = ++webhook->attempts;
        if (one.accepted()) {
            webhook->last_delivered = one.event;
            webhook->attempts = 0;
            webhook->last_error.clear();
        } else {
            webhook->last_error = outcome_of(one);
        }
        keep_delivery(unit, kept, std::move(one));
    }
    remove_oldest(unit, kept);
    if (webhook->attempts == 0) {
        if (has_more(unit, *webhook)) webhook->due = now;
    } else if (answer.gone || webhook->attempts >= webhook_attempts_max) {
        webhook->failed_at = now;
        if (const auto user = unit.user(webhook->user))
            queue_letter(unit, webhook_letter(*user, *webhook, now), now);
    } else {
        webhook->due = now + webhook_pause(webhook->attempts, answer.retry_after);
    }
    change_webhook(unit, *webhook);
}

bool request_delivery(UnitOfWork& unit, const Webhook& webhook, std::int64_t event, EventKind kind,
                      Instant now) {
    auto kept = deliveries_of(unit, webhook.id);
    const auto waits = [](const WebhookDelivery& one) { return one.requested.has_value(); };
    const auto known = std::ranges::find(kept, event, &WebhookDelivery::event);
    if (known != kept.end() && waits(*known)) return true;
    if (std::ranges::count_if(kept, waits) >= static_cast<std::ptrdiff_t>(webhook_deliveries_kept))
        return false;
    WebhookDelivery wanted{webhook.id, event, kind};
    if (known != kept.end() && event != 0) wanted = *known;  // each test begins anew
    wanted.at = now;
    wanted.requested = now;
    keep_delivery(unit, kept, std::move(wanted));
    remove_oldest(unit, kept);
    return true;
}

void record_requested_delivery(UnitOfWork& unit, const WebhookDelivery& made, Instant now) {
    auto webhook = unit.find<Webhook>(made.webhook);
    if (!webhook) return;
    auto kept = deliveries_of(unit, made.webhook);
    const auto wanted = std::ranges::find(kept, made.event, &WebhookDelivery::event);
    WebhookDelivery done = made;
    done.attempts = (wanted == kept.end() ? 0 : wanted->attempts) + 1;
    done.requested.reset();
    keep_delivery(unit, kept, done);
    remove_oldest(unit, kept);
    if (!done.accepted() || (webhook->attempts == 0 && !webhook->failed_at)) return;
    webhook->last_delivered = std::max(webhook->last_delivered, done.event);
    webhook->attempts = 0;
    webhook->last_error.clear();
    webhook->failed_at.reset();
    webhook->due = now;
    change_webhook(unit, *webhook);
}

std::string describe(const Webhook& webhook, const translation::Texts& texts) {
    if (webhook.failed_at)
        return texts("answer-webhook-stopped",
                     {{"time", format_minute(*webhook.failed_at)}, {"why", webhook.last_error}});
    if (!webhook.last_error.empty() && webhook.due)
        return texts("answer-webhook-retries",
                     {{"why", webhook.last_error}, {"time", format_minute(*webhook.due)}});
    return texts("answer-webhook-works");
}

std::string describe(const WebhookDelivery& one, const translation::Texts& texts) {
    const std::string what =
        one.event == 0
            ? texts("answer-delivery-test")
            : texts("answer-delivery-event", {{"event", one.event}, {"kind", name_of(one.kind)}});
    const std::string begin = fmt::format("{}, {}: ", format_minute(one.at), what);
    if (one.requested) return begin + texts("answer-delivery-requested");
    const std::string times =
        one.attempts > 1 ? ", " + texts("answer-delivery-attempt", {{"n", one.attempts}}) : "";
    return begin + outcome_of(one) + fmt::format(", {} ms{}", one.duration.count(), times);
}

std::optional<Event> sent_event(const StoreReader& reader, const Webhook& webhook,
                                std::int64_t number) {
    const auto event = reader.find<Event>(number);
    if (!event || event->at < webhook.made ||
        std::ranges::find(event->seats, webhook.user) == event->seats.end())
        return std::nullopt;
    if (number > webhook.last_delivered) {  // only the one that failed
        const auto tried = deliveries_of(reader, webhook.id);
        if (std::ranges::find(tried, number, &WebhookDelivery::event) == tried.end())
            return std::nullopt;
    }
    return event;
}

}  // namespace posthouse::club
