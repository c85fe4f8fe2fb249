// API: the finished games of each month as files for everybody.
#include "club/core/calendar.h"
#include "http/api/api_call.h"
#include "http/api/route_tables.h"
#include "http/monthly_games/month_files.h"
#include "http/server/file_response.h"
#include "http/server/json.h"

#include <fmt/format.h>
#include <boost/json/serialize.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// The file of the month in the address; responds if there is none.
std::optional<MonthFile> month_file(const ApiCall& call) {
    const std::string& name = call.path[2];
    const auto month = club::read_month(std::string_view(name).substr(0, name.find('.')));
    const std::string& folder = call.options().monthly_games;
    if (month && !folder.empty()) {
        const MonthFiles files = read_month_files(folder);
        if (const MonthFile* one = files.find(*month)) return *one;
    }
    call.respond_error(
        404, refuse("no-such-month", "There is no file of this month: see api/v1/monthly-games."));
    return std::nullopt;
}

void get_months(const ApiCallPtr& call) {
    json::array months;
    const std::string& folder = call->options().monthly_games;
    if (!folder.empty())
        for (const MonthFile& one : read_month_files(folder).months)
            months.push_back(
                json::object{{"month", club::format_month(one.month)},
                             {"games", one.games},
                             {"bytes", one.bytes},
                             {"text_bytes", one.text_bytes},
                             {"sha256", one.sha256},
                             {"made", time_json(one.made)},
                             {"file", "/" + versioned("api/monthly-games/") + name_of(one)}});
    call->respond_cached(json::serialize(months));
}

void get_month(const ApiCallPtr& call) {
    // Twice, since it may be replaced meanwhile.
    for (int i = 0; i < 2; ++i) {
        const auto one = month_file(*call);
        if (!one) return;
        if (auto answer = file_response(call->request, path_of(call->options().monthly_games, *one),
                                        "application/zstd", '"' + one->sha256.substr(0, 32) + '"'))
            return call->done(*std::move(answer));
    }
    call->respond_error(
        503, refuse("month-unreadable", "The file of this month cannot be read at the moment."));
}

void get_month_checksum(const ApiCallPtr& call) {
    if (const auto one = month_file(*call))
        call->respond_cached(fmt::format("{}  {}\n", one->sha256, name_of(*one)),
                             "text/plain; charset=utf-8");
}

}  // namespace

std::span<const RouteSpec> monthly_games_routes() {
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/monthly-games",
         .id = "monthlyGames",
         .about = "The finished games of each month as a file for everybody, newest first; none if "
                  "the host does not offer them.",
         .handler = get_months},
        {.method = "GET",
         .path = "api/monthly-games/{month}.txt.zst",
         .id = "gamesOfMonth",
         .about =
             "All games that ended in a month, in game notation without comments, in the order "
             "in which they ended; compressed by zstd. A part of it with `Range`.",
         .media_type = "application/zstd",
         .error_statuses = "404 416 503",
         .handler = get_month},
        {.method = "GET",
         .path = "api/monthly-games/{month}.txt.zst.sha256",
         .id = "checksumOfMonth",
         .about = "The SHA-256 of that file, as `sha256sum --check` reads it.",
         .media_type = "text/plain",
         .error_statuses = "404",
         .handler = get_month_checksum},
    };
    return rows;
}

}  // namespace posthouse::http
