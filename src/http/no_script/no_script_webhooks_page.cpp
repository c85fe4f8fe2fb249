// The page without scripts on which players make webhooks, try them out and see what became of
// their deliveries.

#include "club/programs/program_tables.h"
#include "club/programs/webhooks.h"
#include "games/drawings/html_markup.h"
#include "http/no_script/no_script_pages.h"

#include <string>

namespace posthouse::http {

namespace {

NoScriptForm form_of(const club::Webhook& webhook) {
    return NoScriptForm("/plain/webhooks").hidden("name", webhook.name);
}

std::string deliveries_html(const PageView& view, const club::Webhook& webhook) {
    std::string items;
    for (const club::WebhookDelivery& one : deliveries_of(view.reader, webhook.id)) {
        const std::string number = std::to_string(one.event);
        items += "<li>" + games::escape_html(club::describe(one));
        if (one.event != 0 && !one.requested)
            items += form_of(webhook)
                         .hidden("event", number)
                         .button("Send " + number + " again", "do", "redeliver")
                         .html();
        items += "</li>\n";
    }
    if (items.empty()) return "<p>Nothing has been sent yet.</p>\n";
    return "<p>Last deliveries, newest first (UTC):</p>\n<ul>\n" + items + "</ul>\n";
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
    for (const club::Webhook& webhook : webhooks_of(view.reader, view.viewer->id)) {
        page.heading(webhook.name).paragraph(webhook.url).paragraph(club::describe(webhook));
        page.html(form_of(webhook)
                      .buttons("do", "Webhook " + webhook.name,
                               {{"ping", "Send a test"}, {"revoke", "Revoke"}})
                      .html());
        page.html(deliveries_html(view, webhook));
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
