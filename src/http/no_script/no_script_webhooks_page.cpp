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
        items += "<li>" + games::escape_html(club::describe(one, view.texts));
        if (one.event != 0 && !one.requested)
            items +=
                form_of(webhook)
                    .hidden("event", number)
                    .button(view.texts("plain-send-again", {{"event", number}}), "do", "redeliver")
                    .html();
        items += "</li>\n";
    }
    if (items.empty()) return "<p>" + view.texts("plain-nothing-sent") + "</p>\n";
    return "<p>" + view.texts("answer-webhook-deliveries") + "</p>\n<ul>\n" + items + "</ul>\n";
}

}  // namespace

HttpResponse webhooks_page(const PageView& view) {
    const translation::Texts& texts = view.texts;
    NoScriptHtml page = begin_page(view, texts("plain-webhooks"));
    if (!view.viewer) {
        page.html("<p>").link("/plain", texts("plain-log-in-webhooks")).html("</p>\n");
        return std::move(page).response(view.status);
    }
    page.paragraph(texts("plain-webhooks-about"));
    for (const club::Webhook& webhook : webhooks_of(view.reader, view.viewer->id)) {
        page.heading(webhook.name)
            .paragraph(webhook.url)
            .paragraph(club::describe(webhook, view.texts));
        page.html(
            form_of(webhook)
                .buttons("do", texts("plain-webhook", {{"name", webhook.name}}),
                         {{"ping", texts("plain-send-test")}, {"revoke", texts("plain-revoke")}})
                .html());
        page.html(deliveries_html(view, webhook));
    }
    page.heading(texts("plain-new-webhook"));
    page.html(NoScriptForm("/plain/webhooks")
                  .required_text_field("name", texts("plain-name"))
                  .required_text_field("url", texts("plain-url"))
                  .button(texts("plain-create-webhook"), "do", "make")
                  .html());
    page.paragraph(texts("plain-secret-once"));
    return std::move(page).response(view.status);
}

}  // namespace posthouse::http
