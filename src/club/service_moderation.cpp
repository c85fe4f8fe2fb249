// Keeping order on the page: who may, and what they ask for.

#include "club/errand.h"
#include "club/moderation.h"
#include "club/notices.h"
#include "club/restraints.h"
#include "club/second_factor.h"

#include <charconv>

namespace posthouse::club {
namespace {

/// A player whom this operator may restrain and rename.
Expected<User> in_reach(const StoreReader& reader, const User& by, std::string_view name) {
    auto user = find_player(reader, name);
    if (!user) return user;
    if (user->id == by.id) return refuse("That is you: nobody keeps order over themselves.");
    if (user->operator_since)
        return refuse(user->name,
                      " is an operator, too: only “posthouse admin” on the server can do that.");
    return user;
}

/// Their pages are to close, and their matches to be shown as they are without them.
void tell_end(const StoreReader& reader, const User& user, Response& reply) {
    for (const Session& one : reader.sessions(user.id))
        reply.ended_sessions.push_back(one.token_hash);
    for (const Match& one : reader.matches({std::nullopt, user.id, MatchState::running}))
        reply.changed.push_back(one.id);
}

}  // namespace

Expected<User> acting_operator(const StoreReader& reader, std::string_view session_hash,
                               Instant now) {
    const auto session = session_hash.empty() ? std::nullopt : reader.session(session_hash);
    const bool open = session && session->expires > now;
    auto user = open ? reader.user(session->user) : std::nullopt;
    if (!user || user->left_at || !user->operator_since || is_banned(reader, user->id, now))
        return refuse("Only operators can do that, logged in on the page.");
    const auto factor = reader.second_factor(user->id);
    if (!factor || !factor->on)
        return refuse(
            "Operators need two-factor authentication: switch it on in the settings, then log in "
            "again.");
    if (session->begun <= *factor->on)
        return refuse(
            "You logged in here without a code: log out, then log in again with your second "
            "factor.");
    return *std::move(user);
}

bool concerns(const StoreReader& reader, const Report& report, UserId user) {
    if (report.about == user) return true;
    const auto match = reader.match(report.match);
    return match && plays_in(*match, user);
}

std::optional<milliseconds> typed_duration(std::string_view typed) {
    using namespace std::chrono_literals;
    int number = 0;
    const char* end = typed.data() + typed.size();
    const auto read = std::from_chars(typed.data(), end, number);
    if (read.ec != std::errc() || read.ptr + 1 != end || number < 1 || number > 100'000)
        return std::nullopt;
    switch (typed.back()) {
        case 'm':
            return number * 1min;
        case 'h':
            return number * 1h;
        case 'd':
            return number * 24h;
        case 'w':
            return number * 7 * 24h;
        default:
            return std::nullopt;
    }
}

Response Service::moderate(UnitOfWork& unit, const Request& request) const {
    Response reply;
    const auto user = acting_operator(unit, request.session, request.now);
    reply.forbidden = !user || request.scopes.has_value();
    if (reply.forbidden) {
        reply.text = std::string(user ? "No token can do that." : user.error().sentence.view());
        return reply;
    }
    const Said said = carry_out(unit, *user, *request.moderation, request.now, reply);
    reply.accepted = bool(said);
    reply.text = said ? *said : std::string(said.error().sentence.view());
    return reply;
}

Service::Said Service::carry_out(UnitOfWork& unit, const User& user, const Moderation& wanted,
                                 Instant now, Response& reply) const {
    using Deed = Moderation::Deed;
    const OperatorContext by{on_the_page(user.name), wanted.reason, now};
    if (wanted.deed == Deed::close_report) {
        const auto report = unit.report(wanted.report);
        if (report && concerns(unit, *report, user.id))
            return refuse("This report is about you: another operator sees to it.");
        return close_report(unit, by, wanted.report);
    }
    const auto whom = in_reach(unit, user, wanted.name);
    if (!whom) return whom.error();
    switch (wanted.deed) {
        case Deed::mute:
            return restrain(unit, by, wanted.name, SanctionKind::mute, wanted.lasting);
        case Deed::ban:
            return restrain(unit, by, wanted.name, SanctionKind::ban, wanted.lasting);
        case Deed::unmute:
            return lift(unit, by, wanted.name, SanctionKind::mute);
        case Deed::unban:
            return lift(unit, by, wanted.name, SanctionKind::ban);
        case Deed::rename:
            return rename(unit, by, wanted.name, wanted.new_name);
        case Deed::remove:
            tell_end(unit, *whom, reply);
            return delete_player(unit, by, wanted.name);
        case Deed::close_report:
            break;
    }
    ASSERT(false);
    __builtin_unreachable();
}

}  // namespace posthouse::club
