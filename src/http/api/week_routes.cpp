// API: the ranking of a game at the end of the week, for pages, newsletters and feed readers.
#include "club/core/calendar.h"
#include "club/ratings/week_ranking.h"
#include "games/drawings/html_markup.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/server/json.h"
#include "translation/site.h"

#include <fmt/format.h>
#include <boost/json/serialize.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr int weeks_in_feed = 8;

/// What an answer is made for.
struct Asked {
    const games::Game& game;
    const translation::Texts& texts;
    std::string site;  // its address, without a slash at the end
};
using Week = std::shared_ptr<const club::WeekRanking>;

json::array rows_json(const std::vector<club::WeekRow>& rows) {
    json::array all;
    for (const club::WeekRow& one : rows) {
        json::object row = named_user_json(one.user);
        row["place"] = one.place;
        row["place_before"] = one.place_before > 0 ? json::value(one.place_before) : nullptr;
        row["rating"] = one.rating;
        row["change"] = one.rating_before ? json::value(one.change()) : nullptr;
        all.push_back(std::move(row));
    }
    return all;
}

std::string week_json(const std::vector<Week>& weeks, const Asked&) {
    const club::WeekRanking& week = *weeks.front();
    return json::serialize(json::object{{"end", time_json(week.end)},
                                        {"players", rows_json(week.rows)},
                                        {"rose", rows_json(week.rose)},
                                        {"fell", rows_json(week.fell)}});
}

std::string week_text(const std::vector<Week>& weeks, const Asked& asked) {
    return as_utf8(format_week(*weeks.front(), asked.game.title, asked.texts));
}

/// Atom (RFC 4287); an entry for each of the last weeks in which somebody was ranked.
std::string week_feed(const std::vector<Week>& weeks, const Asked& asked) {
    const std::string page =
        games::escape_html(fmt::format("{}/games/{}", asked.site, asked.game.name));
    const std::string title =
        games::escape_html(asked.texts("answer-week-feed", {{"game", asked.game.title}}));
    const auto updated = [](club::Instant at) { return club::format_day(at) + "T00:00:00Z"; };
    std::string feed = fmt::format(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n<title>{}</title>\n"
        "<id>{}</id>\n<updated>{}</updated>\n<author><name>{}</name></author>\n"
        "<link href=\"{}\"/>\n<link rel=\"self\" href=\"{}/{}{}/week.atom\"/>\n",
        asked.texts.language(), title, page, updated(weeks.front()->end),
        games::escape_html(translation::site().name), page, games::escape_html(asked.site),
        versioned("api/standings/"), asked.game.name);
    for (const Week& week : weeks) {
        if (week->rows.empty()) continue;
        const std::string text =
            games::escape_html(format_week(*week, asked.game.title, asked.texts));
        feed += fmt::format(
            "<entry>\n<title>{}</title>\n<id>{}#{}</id>\n<updated>{}</updated>\n"
            "<link href=\"{}\"/>\n<content type=\"html\">&lt;pre&gt;{}&lt;/pre&gt;</content>\n"
            "</entry>\n",
            games::escape_html(week_title(*week, asked.game.title, asked.texts)), page,
            club::format_day(week->end), updated(week->end), page, games::escape_html(text));
    }
    return feed + "</feed>\n";
}

/// Of the last weeks, the newest first.
std::vector<Week> last_weeks(const ApiCallPtr& call, const games::Game& game, int count) {
    const auto hour = std::chrono::floor<std::chrono::hours>(call->now());
    std::vector<Week> weeks;
    for (int ago = 0; ago < count; ++ago) {
        const club::Instant end = club::last_week_end(call->now()) - std::chrono::days(7 * ago);
        const std::pair key(std::string_view(game.name), end);
        Week week = call->context->weeks.find(key, hour);
        if (!week) {
            call->read([&](const club::StoreReader& reader) {
                week = std::make_shared<const club::WeekRanking>(
                    club::week_ranking(reader, game.name, end));
            });
            call->context->weeks.put(key, hour, week);
        }
        weeks.push_back(std::move(week));
    }
    return weeks;
}

void respond_week(const ApiCallPtr& call, const std::string& type, int weeks,
                  std::string (*make)(const std::vector<Week>&, const Asked&)) {
    const auto game = game_named(call->path[2]);
    if (!game) return call->respond_error(404, game.error());
    std::string language;
    for (const auto& [name, value] : call->parameters) {
        if (name != "language")
            return call->respond_error(400, unknown_parameter(name, "language"));
        language = value;
    }
    const translation::Texts texts(language);
    const Asked asked{
        **game, texts,
        site_address(call->options().base_url, call->options().secure_cookie, call->request.host)};
    call->respond_cached(make(last_weeks(call, **game, weeks), asked), type);
}

void get_week(const ApiCallPtr& call) {
    respond_week(call, "application/json", 1, week_json);
}
void get_week_text(const ApiCallPtr& call) {
    respond_week(call, "text/plain; charset=utf-8", 1, week_text);
}
void get_week_feed(const ApiCallPtr& call) {
    respond_week(call, "application/atom+xml", weeks_in_feed, week_feed);
}

}  // namespace

std::span<const RouteSpec> week_routes() {
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/standings/{game}/week",
         .id = "weekRanking",
         .about = "The ranking at the end of the last week (Monday, 0:00 UTC), the first 100, with "
                  "the places of the week before and who rose and fell most.",
         .error_statuses = "400 404",
         .handler = get_week},
        {.method = "GET",
         .path = "api/standings/{game}/week.txt",
         .id = "weekRankingText",
         .about = "The same as text, for a newsletter.",
         .query = "language",
         .media_type = "text/plain",
         .error_statuses = "400 404",
         .handler = get_week_text},
        {.method = "GET",
         .path = "api/standings/{game}/week.atom",
         .id = "weekRankingFeed",
         .about = "The same of the last eight weeks, as an Atom feed (RFC 4287).",
         .query = "language",
         .media_type = "application/atom+xml",
         .error_statuses = "400 404",
         .handler = get_week_feed},
    };
    return rows;
}

}  // namespace posthouse::http
