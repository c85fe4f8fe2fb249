// The operator's lists, for people or, with --json, for programs.
#include "app/admin/admin_lists.h"

#include "base/visible_text.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sign_up_invitations.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/ratings/ratings.h"

#include <date/date.h>
#include <fmt/format.h>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <optional>
#include <ostream>
#include <string_view>

namespace posthouse::app {

namespace json = boost::json;

namespace {

/// ISO 8601 in UTC.
std::string time_text(club::Instant at) {
    return date::format("%FT%TZ", std::chrono::floor<std::chrono::seconds>(at));
}
json::value time_or_null(const std::optional<club::Instant>& at) {
    return at ? json::value(time_text(*at)) : json::value(nullptr);
}

/// Writes entries as text or as lines of JSON.
class Listing {
public:
    Listing(ListForm form, std::ostream& out) : form_(form), out_(out) {}

    void heading(std::string_view text) {
        if (form_ == ListForm::text) out_ << text;
    }
    void add(std::string_view text, const json::object& fields) {
        any_ = true;
        if (form_ == ListForm::text)
            out_ << text;
        else
            out_ << json::serialize(fields) << '\n';
    }
    /// What is said of an empty list.
    void end(std::string_view sentence) {
        if (!any_) heading(sentence);
    }

private:
    const ListForm form_;
    std::ostream& out_;
    bool any_ = false;
};

std::string_view word_of(club::SanctionKind kind) {
    return kind == club::SanctionKind::mute ? "muted" : "banned";
}

std::string name_of(const club::StoreReader& reader, club::UserId id) {
    const auto user = reader.user(id);
    return user ? user->name : std::string("?");
}

std::string format_restraints(const club::StoreReader& reader, club::UserId user,
                              club::Instant now) {
    std::string text;
    for (const club::Sanction& one : reader.list<club::Sanction>(user))
        if (one.holds(now))
            text += fmt::format("{}{}{}", text.empty() ? "" : ", ",
                                one.kind == club::SanctionKind::mute ? "muted" : "banned",
                                one.until ? " until " + club::format_minute(*one.until) : "");
    return text;
}

std::string user_row(const club::StoreReader& reader, const club::User& user, std::size_t running,
                     club::Instant now) {
    const club::Address* address = user.mail_address();
    std::string state = user.left_at ? "left " + club::format_day(*user.left_at)
                                     : format_restraints(reader, user.id, now);
    if (user.operator_since) state = state.empty() ? "operator" : "operator, " + state;
    if (!state.empty()) state = "  " + state;
    return fmt::format("{:<20} {}  {}  {:>5}  {}{}\n", user.name, club::format_day(user.joined),
                       user.last_seen ? club::format_day(*user.last_seen) : "     never", running,
                       address ? address->address : "-", state);
}

json::object user_fields(const club::User& user, std::size_t running) {
    const club::Address* address = user.mail_address();
    return {{"name", user.name},
            {"joined", time_text(user.joined)},
            {"last_seen", time_or_null(user.last_seen)},
            {"left", time_or_null(user.left_at)},
            {"running", running},
            {"address", address ? json::value(address->address) : json::value(nullptr)},
            {"operator", user.operator_since.has_value()}};
}

bool is_open(const club::SignUpInvitation& one, club::Instant now) {
    return !one.ended && one.expires > now && one.used < one.uses_max;
}

std::string format_invitation(AdminSession& session, const club::InvitationUse& use,
                              club::Instant now) {
    const club::SignUpInvitation& one = use.invitation;
    const std::string state =
        one.ended            ? "withdrawn on " + club::format_day(*one.ended)
        : one.expires <= now ? "expired on " + club::format_day(one.expires)
                             : fmt::format("valid until {} UTC", club::format_minute(one.expires));
    std::string text =
        fmt::format("{:>4}  used {} of {}, {}, by {} on {}{}\n", static_cast<std::int64_t>(one.id),
                    one.used, one.uses_max, state, one.by, club::format_day(one.created),
                    one.note.empty() ? "" : ": " + one.note);
    if (is_open(one, now)) text += "      " + invitation_link(session, one.id) + '\n';
    for (const std::string& player : use.players) text += "      " + player + '\n';
    return text;
}

json::object invitation_fields(AdminSession& session, const club::InvitationUse& use,
                               club::Instant now) {
    const club::SignUpInvitation& one = use.invitation;
    return {{"number", static_cast<std::int64_t>(one.id)},
            {"link", is_open(one, now) ? json::value(invitation_link(session, one.id))
                                       : json::value(nullptr)},
            {"used", one.used},
            {"uses", one.uses_max},
            {"expires", time_text(one.expires)},
            {"withdrawn", time_or_null(one.ended)},
            {"created", time_text(one.created)},
            {"by", one.by},
            {"note", one.note},
            {"players", json::array(use.players.begin(), use.players.end())}};
}

}  // namespace

int list_users(AdminSession& session, ListForm form, club::Instant now, std::ostream& out) {
    constexpr std::size_t everything = 1'000'000;
    Listing list(form, out);
    session.store().read([&](const club::StoreReader& reader) {
        list.heading("name                 joined      last seen   plays  letters go to\n");
        for (const club::User& user : all_users(reader)) {
            if (user.level != 0) continue;
            const std::size_t running =
                find_matches(reader, {std::nullopt, user.id, club::MatchState::running, everything})
                    .size();
            list.add(user_row(reader, user, running, now), user_fields(user, running));
        }
    });
    return 0;
}

int list_invitations(AdminSession& session, ListForm form, club::Instant now, std::ostream& out) {
    constexpr std::size_t invitations_max = 1000;
    Listing list(form, out);
    session.store().read([&](const club::StoreReader& reader) {
        for (const club::InvitationUse& one : club::newest_invitations(reader, invitations_max))
            list.add(format_invitation(session, one, now), invitation_fields(session, one, now));
    });
    list.end("There are no invitations: `posthouse admin invite` makes one.\n");
    return 0;
}

int list_sanctions(AdminSession& session, ListForm form, club::Instant now, std::ostream& out) {
    Listing list(form, out);
    session.store().read([&](const club::StoreReader& reader) {
        for (const club::Sanction& one :
             sanctions_holding(reader, now, club::UserId{}, club::all_rows)) {
            const std::string name = name_of(reader, one.user);
            list.add(fmt::format("{:<20} {:<6} since {}, {}  {}\n", name, word_of(one.kind),
                                 club::format_minute(one.from),
                                 one.until ? "until " + club::format_minute(*one.until)
                                           : std::string("until lifted"),
                                 one.reason),
                     {{"name", name},
                      {"kind", word_of(one.kind)},
                      {"from", time_text(one.from)},
                      {"until", time_or_null(one.until)},
                      {"reason", one.reason}});
        }
    });
    list.end("Nobody is muted or banned.\n");
    return 0;
}

int list_pairs(AdminSession& session, ListForm form, std::ostream& out) {
    constexpr std::size_t pairs_max = 100;
    Listing list(form, out);
    session.store().read([&](const club::StoreReader& reader) {
        for (const club::SuspiciousWins& one : club::suspicious_wins(reader, pairs_max)) {
            const std::string winner = name_of(reader, one.winner);
            const auto loser =
                one.loser ? std::optional(name_of(reader, *one.loser)) : std::nullopt;
            list.add(
                fmt::format(
                    "{:<12} {:<20} won {} of {} against {}, {} of them short; the last on {}\n",
                    one.game, winner, one.won, one.matches,
                    loser.value_or(fmt::format("{} players", one.losers)), one.won_short,
                    club::format_day(one.last)),
                {{"game", one.game},
                 {"winner", winner},
                 {"loser", loser ? json::value(*loser) : json::value(nullptr)},
                 {"losers", one.losers},
                 {"won", one.won},
                 {"matches", one.matches},
                 {"won_short", one.won_short},
                 {"last", time_text(one.last)}});
        }
    });
    list.end("No player wins unusually often, or quickly, against the same players.\n");
    return 0;
}

int list_reports(AdminSession& session, bool closed_too, ListForm form, std::ostream& out) {
    constexpr std::size_t reports_max = 200;
    Listing list(form, out);
    session.store().read([&](const club::StoreReader& reader) {
        for (const club::Report& one : newest_reports(reader, closed_too, reports_max)) {
            const auto match = reader.match(one.match);
            const std::string about = match ? fmt::format("{}/{}", match->game, match->board)
                                            : name_of(reader, one.about);
            const std::string by = name_of(reader, one.by);
            list.add(
                fmt::format("{:>4}  {} UTC  {} about {}{}\n{}", static_cast<std::int64_t>(one.id),
                            club::format_minute(one.at), by, about,
                            one.closed ? ", closed " + club::format_day(*one.closed) : "",
                            club::quote_user_text(one.text)),
                {{"number", static_cast<std::int64_t>(one.id)},
                 {"at", time_text(one.at)},
                 {"by", by},
                 {"about", about},
                 {"closed", time_or_null(one.closed)},
                 {"text", one.text}});
        }
    });
    list.end("There are no open reports.\n");
    return 0;
}

int list_audit(AdminSession& session, std::size_t how_many, ListForm form, std::ostream& out) {
    Listing list(form, out);
    session.store().read([&](const club::StoreReader& reader) {
        for (const club::AuditEntry& act : newest_audit_entries(reader, how_many))
            list.add(fmt::format("{} UTC  {:<12} {}{}\n", club::format_minute(act.at), act.who,
                                 act.what, act.reason.empty() ? "" : " (" + act.reason + ")"),
                     {{"at", time_text(act.at)},
                      {"who", act.who},
                      {"what", act.what},
                      {"reason", act.reason}});
    });
    list.end("There are no operators' actions yet.\n");
    return 0;
}

}  // namespace posthouse::app
