// Webhooks: made, tried out and listed with what became of their deliveries.

#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/letters/letters.h"
#include "club/letters/notification_letters.h"
#include "club/letters/push_subscriptions.h"
#include "club/programs/tokens.h"
#include "club/programs/webhooks.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace posthouse::club {
namespace {

/// Its name, URL and state.
std::string heading_of(const Webhook& webhook) {
    return wrap_with_indent("",
                            fmt::format("{}: {}", webhook.name, escape_placeholders(webhook.url))) +
           "\n" + wrap_with_indent("    ", escape_placeholders(describe(webhook))) + "\n";
}

}  // namespace

Service::CommandResult Service::make_webhook(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    Webhook webhook;
    webhook.user = user->id;
    webhook.name = context.command.argument("name");
    if (const auto wrong = program_name_error(webhook.name)) return *wrong;
    webhook.url = context.command.argument("url");
    if (!is_callable_url(webhook.url, settings_.webhooks_to_loopback))
        return refuse("webhook-address-malformed",
                      "A webhook's address begins with https:// and has a name on the open "
                      "internet, as in https://bot.example.org/posthouse.");
    if (context.unit.webhooks(user->id).size() >= webhooks_max)
        return refuse(
            "too-many-webhooks",
            "You have {n} webhooks already: “webhooks” lists them, “revoke webhook NAME” ends one.",
            webhooks_max);
    webhook.made = context.now;
    webhook.made_by = context.request.token;
    webhook.last_delivered = context.unit.event_range().last;
    if (!context.unit.add_webhook(webhook))
        return refuse("webhook-name-taken",
                      "You have a webhook of that name: “revoke webhook {token}” ends it, or "
                      "choose another name.",
                      webhook.name);
    context.reply.text_reader = user->id;
    context.reply.facts.push_back({"secret", secret_placeholder(webhook)});
    return wrap(fmt::format(
               "Events in your matches are now sent to {}, each signed with this secret:",
               webhook.url)) +
           fmt::format("\n    {}\n", secret_placeholder(webhook)) +
           wrap(fmt::format(
               "The secret is shown only once; docs/api.md explains how a program checks "
               "the signature. “ping webhook {0}” sends a test, “revoke webhook {0}” "
               "ends it.",
               webhook.name)) +
           "\n";
}

Service::CommandResult Service::webhooks(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const auto webhooks = context.unit.webhooks(user->id);
    if (webhooks.empty())
        return wrap("You have no webhooks. “make webhook NAME URL” makes one.") + "\n";
    std::string text;
    for (const Webhook& webhook : webhooks) text += heading_of(webhook);
    return text;
}

Expected<Webhook> Service::webhook_of(CommandContext& context) const {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const auto webhooks = context.unit.webhooks(user->id);
    const auto named = std::ranges::find_if(webhooks, [&](const Webhook& one) {
        return equals_ignore_case(one.name, context.command.argument("name"));
    });
    if (named == webhooks.end())
        return refuse("no-such-webhook",
                      "You have no webhook of that name: “webhooks” lists those you have.");
    return *named;
}

Service::CommandResult Service::show_webhook(CommandContext& context) const {
    const auto webhook = webhook_of(context);
    if (!webhook) return webhook.error();
    std::string text = heading_of(*webhook);
    const auto deliveries = context.unit.webhook_deliveries(webhook->id);
    if (deliveries.empty())
        return text +
               wrap(fmt::format("Nothing has been sent yet: “ping webhook {}” sends a test.",
                                webhook->name)) +
               "\n";
    text += "Last deliveries, newest first (UTC):\n";
    for (const WebhookDelivery& one : deliveries)
        text += wrap_with_indent("    ", escape_placeholders(describe(one))) + "\n";
    return text;
}

Service::CommandResult Service::ping_webhook(CommandContext& context) const {
    return send_to_webhook(context, std::nullopt);
}

Service::CommandResult Service::redeliver_webhook(CommandContext& context) const {
    const std::string_view typed = context.command.argument("event");
    std::int64_t number = 0;
    const auto read = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (read.ec != std::errc() || read.ptr != typed.data() + typed.size() || number < 1)
        return refuse("event-number-malformed",
                      "An event is named by its number, as in “redeliver webhook my-bot 57”: “show "
                      "webhook NAME” lists the last ones.");
    return send_to_webhook(context, number);
}

/// None: a test.
Service::CommandResult Service::send_to_webhook(CommandContext& context,
                                                std::optional<std::int64_t> number) const {
    const auto webhook = webhook_of(context);
    if (!webhook) return webhook.error();
    Event event;
    event.kind = EventKind::ping;
    if (number) {
        const auto sent = sent_event(context.unit, *webhook, *number);
        if (!sent)
            return refuse(
                "no-such-delivery",
                "This webhook was not sent an event {n}, or it is no longer stored: “show "
                "webhook {name}” lists the last deliveries.",
                *number, webhook->name);
        event = *sent;
    }
    if (!request_delivery(context.unit, *webhook, event.number, event.kind, context.now))
        return refuse("webhook-busy",
                      "Posthouse is still sending what you asked for to this webhook: try again in "
                      "a minute.");
    return wrap(fmt::format("Posthouse is sending {} to {}.",
                            number ? fmt::format("event {}", *number) : "a test",
                            escape_placeholders(webhook->url))) +
           "\n" + wrap(fmt::format("“show webhook {}” says whether it arrived.", webhook->name)) +
           "\n";
}

Service::CommandResult Service::revoke_webhook(CommandContext& context) const {
    const auto webhook = webhook_of(context);
    if (!webhook) return webhook.error();
    context.unit.remove_webhook(webhook->id);
    return fmt::format("Nothing is sent to {} any more.\n", escape_placeholders(webhook->url));
}

}  // namespace posthouse::club
