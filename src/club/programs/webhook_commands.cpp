// Webhooks: made, tried out and listed with what became of their deliveries.

#include "base/parse_number.h"
#include "club/accounts/identity.h"
#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/core/letter_layout.h"
#include "club/letters/push_subscriptions.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"
#include "club/programs/webhooks.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {

static CommandResult send_to_webhook(CommandContext&, std::optional<std::int64_t> event);

namespace {

/// Its name, URL and state.
std::string heading_of(const Webhook& webhook) {
    return wrap_with_indent("",
                            fmt::format("{}: {}", webhook.name, escape_placeholders(webhook.url))) +
           "\n" + wrap_with_indent("    ", escape_placeholders(describe(webhook))) + "\n";
}

}  // namespace

static CommandResult make_webhook_command(CommandContext& context, const User& user) {
    Webhook webhook;
    webhook.user = user.id;
    webhook.name = context.command.argument("name");
    if (const auto wrong = program_name_error(webhook.name)) return *wrong;
    webhook.url = context.command.argument("url");
    if (!is_callable_url(webhook.url, context.club.settings.webhooks_to_loopback))
        return refuse("webhook-address-malformed",
                      "A webhook's address begins with https:// and has a name on the open "
                      "internet, as in https://bot.example.org/posthouse.");
    if (webhooks_of(context.unit, user.id).size() >= webhooks_max)
        return refuse(
            "too-many-webhooks",
            "You have {n} webhooks already: “webhooks” lists them, “revoke webhook NAME” ends one.",
            webhooks_max);
    webhook.made = context.now;
    webhook.made_by = context.request.token;
    webhook.last_delivered = event_range(context.unit).last;
    if (!add_webhook(context.unit, webhook))
        return refuse("webhook-name-taken",
                      "You have a webhook of that name: “revoke webhook {token}” ends it, or "
                      "choose another name.",
                      webhook.name);
    context.reply.text_reader = user.id;
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

static CommandResult webhooks_command(CommandContext& context, const User& user) {
    const auto webhooks = webhooks_of(context.unit, user.id);
    if (webhooks.empty())
        return wrap("You have no webhooks. “make webhook NAME URL” makes one.") + "\n";
    std::string text;
    for (const Webhook& webhook : webhooks) text += heading_of(webhook);
    return text;
}

/// The one that is named.
static Expected<Webhook> webhook_of(CommandContext& context) {
    const auto user = authenticated_user(context);
    if (!user) return user.error();
    const auto webhooks = webhooks_of(context.unit, user->id);
    const auto named = std::ranges::find_if(webhooks, [&](const Webhook& one) {
        return equals_ignore_case(one.name, context.command.argument("name"));
    });
    if (named == webhooks.end())
        return refuse("no-such-webhook",
                      "You have no webhook of that name: “webhooks” lists those you have.");
    return *named;
}

static CommandResult show_webhook_command(CommandContext& context) {
    const auto webhook = webhook_of(context);
    if (!webhook) return webhook.error();
    std::string text = heading_of(*webhook);
    const auto deliveries = deliveries_of(context.unit, webhook->id);
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

static CommandResult ping_webhook_command(CommandContext& context) {
    return send_to_webhook(context, std::nullopt);
}

static CommandResult redeliver_webhook_command(CommandContext& context) {
    const auto number = parse_number<std::int64_t>(context.command.argument("event"));
    if (number.value_or(0) < 1)
        return refuse("event-number-malformed",
                      "An event is named by its number, as in “redeliver webhook my-bot 57”: “show "
                      "webhook NAME” lists the last ones.");
    return send_to_webhook(context, number);
}

/// None: a test.
static CommandResult send_to_webhook(CommandContext& context, std::optional<std::int64_t> number) {
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

static CommandResult revoke_webhook_command(CommandContext& context) {
    const auto webhook = webhook_of(context);
    if (!webhook) return webhook.error();
    remove_webhook(context.unit, webhook->id);
    return fmt::format("Nothing is sent to {} any more.\n", escape_placeholders(webhook->url));
}

std::vector<CommandSpec> webhook_commands() {
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::make_webhook,
         make_webhook_command,
         "make webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}, {"url"}},
         "",
         "send the events of your matches to a web address of yours",
         "Events are signed and sent one at a time, in order. If one is not accepted, Posthouse "
         "retries for two days; then the webhook is stopped and you get a letter."},
        {Id::webhooks,
         webhooks_command,
         "webhooks",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         "",
         "list your webhooks and whether events arrive",
         ""},
        {Id::show_webhook,
         show_webhook_command,
         "show webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "show what became of the last 20 deliveries to a webhook",
         "For each: its time, the event's number and kind, the HTTP status or why there was no "
         "response, how long it took and how often it was tried."},
        {Id::ping_webhook,
         ping_webhook_command,
         "ping webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "send a test to a webhook",
         "The test is a signed event `ping`, sent at once and only once. If it is accepted, a "
         "webhook that was stopped or waits to retry goes on where it was."},
        {Id::redeliver_webhook,
         redeliver_webhook_command,
         "redeliver webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}, {"event"}},
         "",
         "send an event again that was sent to a webhook before",
         "It is sent at once and only once, with the same number: `redeliver webhook my-bot 57`."},
        {Id::revoke_webhook,
         revoke_webhook_command,
         "revoke webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         "",
         "remove a webhook",
         ""},
    };
}

}  // namespace posthouse::club
