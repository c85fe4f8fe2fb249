// API: webhooks and what was delivered to them.
#include "base/inplace.h"
#include "club/core/events.h"
#include "club/programs/program_tables.h"
#include "http/api/api_call.h"
#include "http/api/route_tables.h"
#include "http/server/json.h"

namespace posthouse::http {

namespace json = boost::json;

json::object webhook_json(const club::Webhook& webhook) {
    return {{"name", webhook.name},
            {"url", as_utf8(webhook.url)},
            {"made", time_json(webhook.made)},
            {"told", webhook.last_delivered},
            {"due", or_null(webhook.due)},
            {"attempts", webhook.attempts},
            {"trouble", as_utf8(webhook.last_error)},
            {"given_up", or_null(webhook.failed_at)}};
}

namespace {

json::object delivery_json(const club::WebhookDelivery& one) {
    const bool pending = one.requested.has_value();
    return {{"id", one.event},
            {"event", club::name_of(one.kind)},
            {"at", time_json(one.at)},
            {"status", one.status == 0 || pending ? json::value() : json::value(one.status)},
            {"trouble", pending ? std::string() : as_utf8(one.error)},
            {"duration", one.duration.count()},
            {"attempts", one.attempts},
            {"pending", pending}};
}

void get_webhooks(const ApiCallPtr& call) {
    json::array webhooks;
    call->read([&](const club::StoreReader& reader) {
        for (const club::Webhook& webhook : webhooks_of(reader, *call->caller.user))
            webhooks.push_back(webhook_json(webhook));
    });
    call->respond(webhooks);
}

void get_webhook_deliveries(const ApiCallPtr& call) {
    std::optional<json::array> deliveries;
    call->read([&](const club::StoreReader& reader) {
        for (const club::Webhook& webhook : webhooks_of(reader, *call->caller.user)) {
            if (!equals_ignore_case(webhook.name, call->path[2])) continue;
            deliveries.emplace();
            for (const club::WebhookDelivery& one : deliveries_of(reader, webhook.id))
                deliveries->push_back(delivery_json(one));
        }
    });
    if (deliveries) return call->respond(*deliveries);
    call->respond_error(
        404, refuse("no-such-webhook",
                    "You have no webhook of that name: “webhooks” lists those you have."));
}

}  // namespace

std::span<const RouteSpec> webhook_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/webhooks",
         .id = "webhooks",
         .about = "The player’s webhooks.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_webhooks},
        {.method = "GET",
         .path = "api/webhooks/{webhook}/deliveries",
         .id = "webhookDeliveries",
         .about = "The last 20 deliveries to a webhook, newest first.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401 404",
         .handler = get_webhook_deliveries},
    };
    return rows;
}

}  // namespace posthouse::http
