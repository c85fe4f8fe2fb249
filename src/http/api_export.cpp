// API: export of a player's data.
#include "club/secrets.h"
#include "http/api_call.h"
#include "http/http_message.h"
#include "http/player_export.h"

#include <fmt/format.h>

#include <exception>
#include <mutex>

namespace posthouse::http {
namespace {

constexpr int exports_a_day = 5;

/// An export is held in memory until it is sent, so only one is made at a time.
std::mutex& making_one() {
    static std::mutex mutex;
    return mutex;
}

/// Counts one more export; returns how long to wait if there were too many.
std::optional<std::chrono::seconds> count_export(club::UnitOfWork& unit, club::UserId user,
                                                 club::Instant now) {
    const std::string key =
        club::token_hash(fmt::format("exports a day {}", static_cast<std::int64_t>(user)));
    auto counted = unit.throttle(key);
    if (!counted || counted->expires <= now)
        counted = club::Throttle{key, 0, now, now + std::chrono::days{1}};
    if (counted->count >= exports_a_day)
        return std::chrono::ceil<std::chrono::seconds>(counted->expires - now);
    ++counted->count;
    unit.set_throttle(*counted);
    return std::nullopt;
}

}  // namespace

void Api::export_data(const CallPtr& call) const {
    const club::UserId user = *call->caller.user;
    const auto wait = std::make_shared<std::optional<std::chrono::seconds>>();
    club::UnitFn work = [user, wait, now = backend_.now()](club::UnitOfWork& unit) {
        *wait = count_export(unit, user, now);
    };
    backend_.write(std::move(work), [self = shared_from_this(), call, user, wait](bool stands) {
        if (!stands) return call->respond_error(503, self->write_error());
        if (*wait) {
            if (self->limit_reached_) self->limit_reached_("exports", call->client().address);
            return call->done(rate_limit_response(
                refuse("too-many-exports",
                       "You have had {n} exports within a day: ask for another tomorrow.",
                       exports_a_day),
                **wait));
        }
        self->post_([self, call, user] { self->make_export(call, user); });
    });
}

void Api::make_export(const CallPtr& call, club::UserId user) const {
    const std::unique_lock alone(making_one(), std::try_to_lock);
    if (!alone)
        return call->done(rate_limit_response(
            refuse("export-in-progress", "Another export is being made: try again in a minute."),
            std::chrono::minutes(1)));
    try {
        const TemporaryFile file;
        backend_.store->read([&](const club::StoreReader& reader) {
            write_player_export(reader, user, call->request.host, file.descriptor(),
                                backend_.now());
        });
        HttpResponse answer;
        answer.type = "application/zip";
        answer.fields = {{"Cache-Control", "no-store"},
                         {"Content-Disposition", "attachment; filename=\"posthouse-export.zip\""}};
        answer.body = file.content();
        call->done(std::move(answer));
    } catch (const std::exception& fault) {
        log_error("an export", fault.what());
        call->respond_error(503,
                            refuse("export-failed", "The export failed: try again in a minute."));
    }
}

}  // namespace posthouse::http
