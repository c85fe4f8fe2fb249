// API: export of a player’s data.
#include "club/commands/request_tables.h"
#include "club/core/secrets.h"
#include "http/api/api_call.h"
#include "http/api/player_export.h"
#include "http/api/route_tables.h"
#include "http/server/one_at_a_time.h"

#include <fmt/format.h>
#include <chrono>
#include <exception>
#include <memory>

namespace posthouse::http {

namespace {

constexpr int exports_a_day = 5;

/// Null if an export is being made: it is held in memory until it is sent, so there is one at a
/// time, whoever's it is.
std::shared_ptr<void> take_export_place() {
    static OneAtATime<int> exports;
    return exports.take(0);
}

/// Counts one more export; returns how long to wait if there were too many.
std::optional<std::chrono::seconds> count_export(club::UnitOfWork& unit, club::UserId user,
                                                 club::Instant now) {
    const std::string key =
        club::token_hash(fmt::format("exports a day {}", static_cast<std::int64_t>(user)));
    auto counted = unit.find<club::Throttle>(key);
    if (!counted || counted->expires <= now)
        counted = club::Throttle{key, 0, now, now + std::chrono::days{1}};
    if (counted->count >= exports_a_day)
        return std::chrono::ceil<std::chrono::seconds>(counted->expires - now);
    ++counted->count;
    unit.put(*counted);
    return std::nullopt;
}

HttpResponse make_export(const club::Backend& backend, club::UserId user, const std::string& host) {
    try {
        const TemporaryFile file;
        backend.store->read([&](const club::StoreReader& reader) {
            write_player_export(reader, user, host, file.descriptor(), backend.now());
        });
        HttpResponse answer;
        answer.type = "application/zip";
        answer.fields = {{"Cache-Control", "no-store"},
                         {"Content-Disposition", "attachment; filename=\"posthouse-export.zip\""}};
        answer.body = file.content();
        return answer;
    } catch (const std::exception& fault) {
        log_error("an export", fault.what());
        return error_response(503,
                              refuse("export-failed", "The export failed: try again in a minute."));
    }
}

void get_export(const ApiCallPtr& call) {
    auto place = take_export_place();
    if (!place)  // said before it counts as one of the day's
        return call->done(rate_limit_response(
            refuse("export-in-progress", "Another export is being made: try again in a minute."),
            std::chrono::minutes(1)));
    const club::UserId user = *call->caller.user;
    const auto wait = std::make_shared<std::optional<std::chrono::seconds>>();
    // The place is free before the answer goes out: who has the answer may ask for the next.
    call->backend().write(
        [user, wait, now = call->now()](club::UnitOfWork& unit) {
            *wait = count_export(unit, user, now);
        },
        [call, user, wait, place = std::move(place)](bool stands) mutable {
            if (stands && !*wait)
                return call->context->services.post([call, user,
                                                     place = std::move(place)]() mutable {
                    HttpResponse response = make_export(call->backend(), user, call->request.host);
                    place.reset();
                    call->done(std::move(response));
                });
            place.reset();
            if (!stands) return call->respond_error(503, call->context->write_error());
            call->context->report_limit("exports", call->client().address);
            call->done(rate_limit_response(
                refuse("too-many-exports",
                       "You have had {n} exports within a day: ask for another tomorrow.",
                       exports_a_day),
                **wait));
        });
}

}  // namespace

std::span<const RouteSpec> export_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/me/export",
         .id = "export",
         .about = "All data about the player as a ZIP file, at most five times a day.",
         .auth = player,
         .tokens = false,
         .media_type = "application/zip",
         .error_statuses = "401 503",
         .handler = get_export},
    };
    return rows;
}

}  // namespace posthouse::http
