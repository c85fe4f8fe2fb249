// The files of each month's finished games, listed for people.

#include "http/monthly_games/month_files.h"
#include "http/no_script/no_script_pages.h"
#include "http/routes.h"

#include <fmt/format.h>

namespace posthouse::http {

HttpResponse monthly_games_page(const PageView& view) {
    const translation::Texts& texts = view.texts;
    NoScriptHtml page = begin_page(view, texts("plain-months"));
    const auto months = view.monthly_games.empty() ? std::vector<MonthFile>()
                                                   : read_month_files(view.monthly_games).months;
    if (months.empty()) {
        page.paragraph(texts("plain-months-none"));
        return std::move(page).response(view.status);
    }
    page.paragraph(texts("plain-months-about"));
    page.html(
        fmt::format("<table>\n<tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th "
                    "scope=\"col\">{}</th><th scope=\"col\">{}</th></tr>\n",
                    texts("plain-month"), texts("plain-games"), texts("plain-kilobytes"),
                    texts("plain-checksum")));
    for (const MonthFile& one : months) {
        const std::string address = "/" + versioned("api/monthly-games/") + name_of(one);
        page.html("<tr><th scope=\"row\">")
            .link(address, name_of(one))
            .html(
                fmt::format("</th><td>{}</td><td>{}</td><td>", one.games, (one.bytes + 999) / 1000))
            .link(address + ".sha256", "SHA-256")
            .html("</td></tr>\n");
    }
    page.html("</table>\n");
    page.paragraph(texts("plain-months-left"));
    return std::move(page).response(view.status);
}

}  // namespace posthouse::http
