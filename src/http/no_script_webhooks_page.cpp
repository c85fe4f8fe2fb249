// The page without scripts on which players make webhooks, try them out and see what became of
// their deliveries.

#include "club/events.h"
#include "club/letters.h"
#include "club/notification_letters.h"
#include "games/html_markup.h"
#include "http/no_script_pages.h"

#include <fmt/format.h>

namespace posthouse::http {

namespace {

NoScriptForm form_of(const club::Webhook& webhook) {
    return NoScriptForm("/plain/webhooks").hidden("name", webhook.name);
}

std::string state_of(const club::Webhook& webhook) {
    if (webhook.failed_at)
        return fmt::format("Stopped on {} UTC: {}. A test that is accepted starts it again.",
                           club::format_minute(*webhook.failed_at), webhook.last_error);
    if (!webhook.last_error.empty() && webhook.due)
        return fmt::format("Not accepted: {}. Next try {} UTC.", webhook.last_error,
                           club::format_minute(*webhook.due));
    return "Working.";
}

std::string outcome_of(const club::WebhookDelivery& one) {
    if (one.requested) return "being sent";
    return one.status != 0 ? fmt::format("HTTP status {}", one.status) : one.error;
}

std::string delivery_row(const club::Webhook& webhook, const club::WebhookDelivery& one) {
    const std::string number = std::to_string(one.event);
    const std::string what = one.event == 0 ? std::string("test")
                                            : fmt::format("{} {}", number, club::name_of(one.kind));
    std::string html =
        fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{} ms</td><td>{}</td><td>",
                    club::format_minute(one.at), what, games::escape_html(outcome_of(one)),
                    one.duration.count(), one.attempts);
    if (one.event != 0 && !one.requested)
        html += form_of(webhook)
                    .hidden("event", number)
                    .button("Send " + number + " again", "do", "redeliver")
                    .html();
    return html + "</td></tr>\n";
}

std::string deliveries_table(const PageView& view, const club::Webhook& webhook) {
    std::string rows;
    for (const club::WebhookDelivery& one : view.reader.webhook_deliveries(webhook.id))
        rows += delivery_row(webhook, one);
    if (rows.empty()) return "<p>Nothing has been sent yet.</p>\n";
    return "<table>\n<caption>Last deliveries</caption>\n<tr><th scope=\"col\">Time (UTC)</th>"
           "<th scope=\"col\">Event</th><th scope=\"col\">Result</th>"
           "<th scope=\"col\">Duration</th><th scope=\"col\">Attempts</th><td></td></tr>\n" +
           rows + "</table>\n";
}

}  // namespace

HttpResponse webhooks_page(const PageView& view) {
    NoScriptHtml page = begin_page(view, "Webhooks");
    if (!view.viewer) {
        page.html("<p>").link("/plain", "Log in to see your webhooks").html("</p>\n");
        return std::move(page).response(view.status);
    }
    page.paragraph(
        "Posthouse sends the events of your matches to a web address of yours, one at a time and "
        "signed with the webhook’s secret. docs/api.md says how a program checks the signature.");
    for (const club::Webhook& webhook : view.reader.webhooks(view.viewer->id)) {
        page.heading(webhook.name).paragraph(webhook.url).paragraph(state_of(webhook));
        page.html(form_of(webhook)
                      .buttons("do", "Webhook " + webhook.name,
                               {{"ping", "Send a test"}, {"revoke", "Revoke"}})
                      .html());
        page.html(deliveries_table(view, webhook));
    }
    page.heading("New webhook");
    page.html(NoScriptForm("/plain/webhooks")
                  .required_text_field("name", "Name")
                  .required_text_field("url", "Address, which begins with https://")
                  .button("Create webhook", "do", "make")
                  .html());
    page.paragraph("Its secret is shown once, on the next page.");
    return std::move(page).response(view.status);
}

}  // namespace posthouse::http
