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
std::string heading_of(const Webhook& webhook, const Texts& texts) {
    return wrap_with_indent("",
                            fmt::format("{}: {}", webhook.name, escape_placeholders(webhook.url))) +
           "\n" + wrap_with_indent("    ", escape_placeholders(describe(webhook, texts))) + "\n";
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
    return wrap(context.texts("answer-webhook", {{"url", webhook.url}})) + "\n    " +
           secret_placeholder(webhook) + "\n" +
           wrap(context.texts("answer-webhook-use", {{"webhook", webhook.name}})) + "\n";
}

static CommandResult webhooks_command(CommandContext& context, const User& user) {
    const auto webhooks = webhooks_of(context.unit, user.id);
    if (webhooks.empty()) return wrap(context.texts("answer-webhooks-none")) + "\n";
    std::string text;
    for (const Webhook& webhook : webhooks) text += heading_of(webhook, context.texts);
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
    std::string text = heading_of(*webhook, context.texts);
    const auto deliveries = deliveries_of(context.unit, webhook->id);
    if (deliveries.empty())
        return text +
               wrap(context.texts("answer-webhook-nothing-sent", {{"webhook", webhook->name}})) +
               "\n";
    text += context.texts("answer-webhook-deliveries") + "\n";
    for (const WebhookDelivery& one : deliveries)
        text += wrap_with_indent("    ", escape_placeholders(describe(one, context.texts))) + "\n";
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
    return wrap(context.texts(
               number ? "answer-webhook-sending" : "answer-webhook-testing",
               {{"event", number.value_or(0)}, {"url", escape_placeholders(webhook->url)}})) +
           "\n" + wrap(context.texts("answer-webhook-see", {{"webhook", webhook->name}})) + "\n";
}

static CommandResult revoke_webhook_command(CommandContext& context) {
    const auto webhook = webhook_of(context);
    if (!webhook) return webhook.error();
    remove_webhook(context.unit, webhook->id);
    return wrap(context.texts("answer-webhook-revoked",
                              {{"url", escape_placeholders(webhook->url)}})) +
           "\n";
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
         ""},
        {Id::webhooks,
         webhooks_command,
         "webhooks",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         ""},
        {Id::show_webhook,
         show_webhook_command,
         "show webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         ""},
        {Id::ping_webhook,
         ping_webhook_command,
         "ping webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         ""},
        {Id::redeliver_webhook,
         redeliver_webhook_command,
         "redeliver webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}, {"event"}},
         ""},
        {Id::revoke_webhook,
         revoke_webhook_command,
         "revoke webhook",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name"}},
         ""},
    };
}

}  // namespace posthouse::club
