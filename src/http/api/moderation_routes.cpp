// API for operators: reports, sanctions, the audit log, and moderation actions, for those whom
// club/programs/acting_operator.h admits.
#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sign_up_invitations.h"
#include "club/core/forgotten.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/new_players.h"
#include "club/programs/acting_operator.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/server/json.h"

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t listed_max = 50;
constexpr std::size_t players_found_max = 20;
constexpr std::size_t reason_size_max = 1000;

json::object report_json(const club::StoreReader& reader, const club::Report& report) {
    json::value board = nullptr;
    if (const auto match = reader.match(report.match))
        board = json::object{{"game", match->game}, {"board", match->board}};
    return {{"id", static_cast<std::int64_t>(report.id)},
            {"by", name_json(reader, report.by)},
            {"about", name_json(reader, report.about)},
            {"match", std::move(board)},
            {"words", as_utf8(report.text)},
            {"at", time_json(report.at)},
            {"closed", or_null(report.closed)}};
}

json::object player_json(const club::StoreReader& reader, const club::User& user,
                         club::Instant now) {
    json::array sanctions;
    for (const club::Sanction& one : reader.list<club::Sanction>(user.id))
        sanctions.push_back(
            json::object{{"kind", one.kind == club::SanctionKind::mute ? "mute" : "ban"},
                         {"from", time_json(one.from)},
                         {"until", or_null(one.until)},
                         {"holds", one.holds(now)},
                         {"reason", as_utf8(one.reason)}});
    return {{"name", as_utf8(user.name)},
            {"joined", time_json(user.joined)},
            {"looked", or_null(user.last_seen)},
            {"gone", user.left_at.has_value()},
            {"operator", user.operator_since.has_value()},
            {"restraints", std::move(sanctions)}};
}

/// Refuses unknown query parameters.
Expected<std::string> parameter(const Parameters& parameters, std::string_view wanted,
                                std::string_view other = {}) {
    std::string found;
    for (const auto& [name, value] : parameters) {
        if (name != wanted && name != other)
            return refuse("needless-parameter", "There is no parameter “{typed}”: leave it out.",
                          truncate(name, 40));
        if (name == wanted) found = value;
    }
    return found;
}

Expected<std::int64_t> number_before(const Parameters& parameters, std::string_view other = {}) {
    const auto typed = parameter(parameters, "before", other);
    if (!typed) return typed.error();
    return typed->empty() ? Expected<std::int64_t>(std::int64_t{0}) : read_before(*typed);
}

Expected<std::string> required_field(const json::object& body, std::string_view name) {
    auto text = text_field(body, name, LineLimit::one);
    if (!text) return text.error();
    if (!*text) return refuse("field-required", "Give the field “{field}”.", name);
    return **std::move(text);
}

using Deed = club::Moderation::Action;

constexpr std::pair<std::string_view, Deed> deeds[] = {
    {"mute", Deed::mute},
    {"unmute", Deed::unmute},
    {"ban", Deed::ban},
    {"unban", Deed::unban},
    {"rename", Deed::rename},
    {"delete", Deed::remove},
    {"close", Deed::close_report},
    {"banner", Deed::set_banner},
    {"end-banner", Deed::end_banner},
    {"invite", Deed::invite},
    {"withdraw-invitation", Deed::withdraw_invitation}};

/// The field “for”; empty: it is left out.
Expected<std::optional<club::milliseconds>> duration_field(const json::object& body) {
    const auto typed = text_field(body, "for", LineLimit::one);
    if (!typed) return typed.error();
    if (!*typed) return std::optional<club::milliseconds>();
    const auto duration = club::parse_duration(**typed);
    if (!duration)
        return refuse("duration-malformed",
                      "“{typed}” is not a duration: write 12h, 7d or 2w in the field “for”.",
                      truncate(**typed, 20));
    return duration;
}

/// The integer in this field; `missing` if there is none.
Expected<std::int64_t> number_field(const json::object& body, std::string_view name,
                                    const Refusal& missing) {
    const auto* number = body.if_contains(name);
    if (!number || !number->is_int64()) return missing;
    return number->get_int64();
}

Expected<club::Moderation> invitation_of(const json::object& body) {
    club::Moderation wanted;
    wanted.action = Deed::invite;
    const auto duration = duration_field(body);
    if (!duration) return duration.error();
    wanted.duration = *duration;
    if (body.contains("uses")) {
        const auto uses = number_field(
            body, "uses",
            refuse("sign-up-invitation-uses", "An invitation is for 1 to {most} people.",
                   club::invitation_uses_max));
        if (!uses) return uses.error();
        wanted.invitation_uses =
            static_cast<int>(std::clamp<std::int64_t>(*uses, 0, club::invitation_uses_max + 1));
    }
    const auto note = text_field(body, "note", LineLimit::one);
    if (!note) return note.error();
    wanted.invitation_note = note->value_or("");
    return wanted;
}

Expected<club::Moderation> moderation_of(std::string_view word, const json::object& body) {
    club::Moderation wanted;
    for (const auto& [name, deed] : deeds)
        if (name == word) wanted.action = deed;
    if (wanted.action == Deed::close_report) {
        const auto number =
            number_field(body, "report",
                         refuse("report-number-missing",
                                "Put the number of the report into the field “report”."));
        if (!number) return number.error();
        wanted.report = club::ReportId{*number};
        return wanted;
    }
    if (wanted.action == Deed::invite) return invitation_of(body);
    if (wanted.action == Deed::withdraw_invitation) {
        const auto number =
            number_field(body, "invitation",
                         refuse("sign-up-invitation-number-missing",
                                "Put the number of the invitation into the field “invitation”."));
        if (!number) return number.error();
        wanted.invitation = club::SignUpInvitationId{*number};
        return wanted;
    }
    if (wanted.action == Deed::end_banner) return wanted;
    const bool lasts = wanted.action == Deed::mute || wanted.action == Deed::ban ||
                       wanted.action == Deed::set_banner;
    if (lasts) {
        const auto duration = duration_field(body);
        if (!duration) return duration.error();
        wanted.duration = *duration;
    }
    if (wanted.action == Deed::set_banner) {
        auto text = required_field(body, "text");
        if (!text) return text.error();
        wanted.banner = *std::move(text);
        return wanted;
    }
    auto name = required_field(body, "name");
    if (!name) return name.error();
    wanted.name = *std::move(name);
    if (wanted.action == Deed::rename) {
        auto to = required_field(body, "new");
        if (!to) return to.error();
        wanted.new_name = *std::move(to);
    }
    const auto reason = text_field(body, "reason", LineLimit::one);
    if (!reason) return reason.error();
    wanted.reason = reason->value_or("");
    if (wanted.reason.size() > reason_size_max)
        return refuse("reason-too-long", "Give a reason of at most {most} bytes.", reason_size_max);
    return wanted;
}

/// Responds with `told(store)` to an operator, otherwise with the reason why not.
void respond_to_operator(
    const ApiCallPtr& call,
    const std::function<json::array(const club::StoreReader&, const club::User&)>& told) {
    json::array all;
    std::optional<Refusal> refusal;
    call->read([&](const club::StoreReader& reader) {
        const auto user = club::acting_operator(reader, call->caller.hash, call->now());
        if (user)
            all = told(reader, *user);
        else
            refusal = user.error();
    });
    if (refusal) return call->respond_error(403, *refusal);
    call->respond(all);
}

void get_reports(const ApiCallPtr& call) {
    const auto before = number_before(call->parameters, "closed");
    const auto closed = parameter(call->parameters, "closed", "before");
    if (!before) return call->respond_error(400, before.error());
    if (*closed != "" && *closed != "true" && *closed != "false")
        return call->respond_error(
            400, refuse("closed-malformed", "“closed” must be true or false, or left out."));
    respond_to_operator(call, [&](const club::StoreReader& reader, const club::User& user) {
        json::array all;
        for (club::ReportId last{*before}; all.size() < listed_max;) {
            const auto some = newest_reports(reader, *closed == "true", listed_max, last);
            for (const club::Report& one : some)
                if (all.size() < listed_max && !club::concerns(reader, one, user.id))
                    all.push_back(report_json(reader, one));
            if (some.size() < listed_max) break;
            last = some.back().id;
        }
        return all;
    });
}

void get_moderated_players(const ApiCallPtr& call) {
    const auto name = parameter(call->parameters, "beginning");
    if (!name) return call->respond_error(400, name.error());
    if (name->empty())
        return call->respond_error(
            400,
            refuse("beginning-missing", "Give the beginning of a name, such as ?beginning=ann."));
    respond_to_operator(call, [&](const club::StoreReader& reader, const club::User&) {
        json::array all;
        for (const club::User& user : users_with_prefix(reader, *name, players_found_max))
            if (user.level == 0 && !club::is_deleted_account(user))
                all.push_back(player_json(reader, user, call->now()));
        return all;
    });
}

void get_sanctions(const ApiCallPtr& call) {
    const auto behind = parameter(call->parameters, "behind");
    if (!behind) return call->respond_error(400, behind.error());
    respond_to_operator(call, [&](const club::StoreReader& reader, const club::User&) {
        const auto known = reader.user_named(*behind);
        club::UserId last = known ? known->id : club::UserId{};
        json::array all;
        for (bool more = true; more && all.size() < listed_max;) {
            const auto some = sanctions_holding(reader, call->now(), last, listed_max);
            for (const club::Sanction& one : some) {
                if (one.user == last || all.size() == listed_max) continue;
                last = one.user;
                if (const auto user = reader.user(one.user))
                    all.push_back(player_json(reader, *user, call->now()));
            }
            more = some.size() == listed_max;
        }
        return all;
    });
}

void get_invitations(const ApiCallPtr& call) {
    if (!call->parameters.empty())
        return call->respond_error(
            400, refuse("needless-parameter", "There is no parameter “{typed}”: leave it out.",
                        truncate(call->parameters.front().first, 40)));
    const club::ServerKey* key = call->options().key;
    respond_to_operator(call, [&](const club::StoreReader& reader, const club::User&) {
        json::array all;
        if (!key) return all;
        for (const club::InvitationUse& use : club::newest_invitations(reader, listed_max)) {
            const club::SignUpInvitation& one = use.invitation;
            json::array players;
            for (const std::string& name : use.players) players.emplace_back(as_utf8(name));
            all.push_back(json::object{{"id", static_cast<std::int64_t>(one.id)},
                                       {"code", club::sign_up_code(*key, one.id)},
                                       {"by", as_utf8(one.by)},
                                       {"note", as_utf8(one.note)},
                                       {"created", time_json(one.created)},
                                       {"expires", time_json(one.expires)},
                                       {"ended", or_null(one.ended)},
                                       {"uses_max", one.uses_max},
                                       {"used", one.used},
                                       {"players", std::move(players)}});
        }
        return all;
    });
}

void get_audit(const ApiCallPtr& call) {
    const auto before = number_before(call->parameters);
    if (!before) return call->respond_error(400, before.error());
    respond_to_operator(call, [&](const club::StoreReader& reader, const club::User&) {
        json::array all;
        for (const club::AuditEntry& act :
             newest_audit_entries(reader, listed_max, club::ActId{*before}))
            all.push_back(json::object{{"id", static_cast<std::int64_t>(act.id)},
                                       {"at", time_json(act.at)},
                                       {"who", as_utf8(act.who)},
                                       {"what", as_utf8(act.what)},
                                       {"reason", as_utf8(act.reason)}});
        return all;
    });
}

void post_moderation(const ApiCallPtr& call) {
    auto wanted = moderation_of(call->path[2], call->body);
    if (!wanted) return call->respond_error(400, wanted.error());
    club::Request request;
    request.moderation = *std::move(wanted);
    request.speaker = call->caller.user;
    request.session = call->caller.hash;
    call->submit(std::move(request), [call](const club::Response& reply) {
        call->respond(json::object{{"text", as_utf8(join_lines(reply.text))}});
    });
}

}  // namespace

std::span<const RouteSpec> moderation_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/moderation/reports",
         .id = "reports",
         .about = "For operators: reports by players, newest first, at most 50.",
         .auth = player,
         .scope = club::Scope::moderate,
         .query = "closed before",
         .error_statuses = "400 401 403",
         .handler = get_reports},
        {.method = "GET",
         .path = "api/moderation/players",
         .id = "playersFound",
         .about = "For operators: players by the beginning of their name, at most 20.",
         .auth = player,
         .scope = club::Scope::moderate,
         .query = "beginning",
         .error_statuses = "400 401 403",
         .handler = get_moderated_players},
        {.method = "GET",
         .path = "api/moderation/sanctions",
         .id = "sanctions",
         .about = "For operators: who is muted or banned now, at most 50 players.",
         .auth = player,
         .scope = club::Scope::moderate,
         .query = "behind",
         .error_statuses = "400 401 403",
         .old_path = "api/moderation/restraints",
         .old_id = "restraints",
         .handler = get_sanctions},
        {.method = "GET",
         .path = "api/moderation/audit",
         .id = "audit",
         .about = "For operators: the audit log, newest first, at most 50.",
         .auth = player,
         .scope = club::Scope::moderate,
         .query = "before",
         .error_statuses = "400 401 403",
         .handler = get_audit},
        {.method = "GET",
         .path = "api/moderation/sign-up-invitations",
         .id = "signUpInvitations",
         .about = "For operators: invitations to sign up, newest first, at most 50.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = "400 401 403",
         .handler = get_invitations},
        {.method = "POST",
         .path = "api/moderation/invite",
         .id = "inviteToSignUp",
         .about =
             "For operators: make an invitation to sign up, whatever the setting `sign-ups` says.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/withdraw-invitation",
         .id = "withdrawInvitation",
         .about = "For operators: nobody can sign up by this invitation any more.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/mute",
         .id = "mute",
         .about = "For operators: mute a player; nobody receives what they write.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/unmute",
         .id = "unmute",
         .about = "For operators: unmute a player.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/ban",
         .id = "ban",
         .about = "For operators: ban a player; they may only look, resign and leave.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/unban",
         .id = "unban",
         .about = "For operators: lift a ban.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/rename",
         .id = "rename",
         .about = "For operators: rename a player.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/delete",
         .id = "deletePlayer",
         .about = "For operators: delete a player’s account.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/close",
         .id = "closeReport",
         .about = "For operators: close a report.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/banner",
         .id = "setBanner",
         .about = "For operators: show a notice at the top of every page.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
        {.method = "POST",
         .path = "api/moderation/end-banner",
         .id = "endBanner",
         .about = "For operators: remove that notice.",
         .auth = player,
         .scope = club::Scope::moderate,
         .error_statuses = command_errors,
         .handler = post_moderation},
    };
    return rows;
}

}  // namespace posthouse::http
