#include "app/admin/admin.h"
#include "app/server/monthly_games_worker.h"
#include "app/server/store_setup.h"
#include "base/parse_number.h"
#include "base/visible_text.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sign_up_invitations.h"
#include "club/clocks/clock.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/command_line.h"
#include "club/core/calendar.h"
#include "club/core/house_tables.h"
#include "club/core/letter_layout.h"
#include "club/letters/letter_tables.h"
#include "club/maintenance/liveness.h"
#include "club/maintenance/repair.h"
#include "club/matches/board_letters.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/ratings/ratings.h"
#include "games/result_text.h"
#include "http/api/player_export.h"

#include <date/date.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <pwd.h>
#include <unistd.h>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <ostream>
#include <random>
#include <system_error>

namespace posthouse::app {
AdminSession::AdminSession(const Config& configuration)
    : configuration_(configuration),
      store_(open_existing_store(configuration)),
      club_(club_settings(configuration, server_key(configuration, *store_),
                          [] { return std::uint64_t{std::random_device()()}; })) {}

std::string AdminSession::base_url() const {
    return configuration_.base_url.empty() ? "http://" + configuration_.http
                                           : configuration_.base_url;
}

int AdminSession::act(const std::function<Expected<std::string>(club::UnitOfWork&)>& act,
                      std::ostream& out) {
    int status = 0;
    std::string said;
    club::transact(*store_, [&](club::UnitOfWork& unit) {
        const Expected<std::string> answer = act(unit);
        status = answer ? 0 : 2;
        said = answer ? *answer : std::string(answer.error().sentence.view()) + "\n";
    });
    out << club::wrap(said);
    return status;
}

std::string operator_name() {
    if (const char* caller = std::getenv("SUDO_USER")) return caller;
    const passwd* entry = getpwuid(getuid());
    return entry ? entry->pw_name : std::to_string(getuid());
}

int freeze(AdminSession& session, const club::OperatorContext& by, const std::string& how,
           std::ostream& out) {
    club::transact(session.store(), [&](club::UnitOfWork& unit) {
        const auto lasting = server_pauses(unit, club::Instant::max());
        const bool changes = how == "on" ? lasting.empty() : how == "off" && !lasting.empty();
        if (!changes) return;
        if (how == "on")
            unit.insert(club::ServerPause{by.now, std::nullopt, true});
        else
            end_server_pauses(unit, by.now);
        club::AuditEntry act{{}, by.now, by.who, "freeze " + how, by.reason, {}, {}};
        unit.add(act);
    });
    session.store().read([&](const club::StoreReader& reader) {
        const auto lasting = server_pauses(reader, club::Instant::max());
        if (lasting.empty())
            out << "All clocks run.\n";
        else
            out << "All clocks are paused since " << club::format_minute(lasting.front().from)
                << " UTC. `posthouse admin freeze off` resumes them.\n";
    });
    return 0;
}

namespace {

constexpr std::size_t listed_max = 1000;

std::string line_of(const club::Letter& letter) {
    return fmt::format(
        "{:>8}  {}  {:<30}  {}\n            {}\n", static_cast<std::int64_t>(letter.id),
        date::format("%Y-%m-%d", std::chrono::floor<std::chrono::days>(letter.written)),
        letter.address, letter.subject, letter.last_error);
}

}  // namespace

int dead_letters(const Config& configuration, const std::string& retry, std::ostream& out) {
    const auto store = open_existing_store(configuration);
    std::vector<club::Letter> dead;
    store->read(
        [&](const club::StoreReader& reader) { dead = failed_letters(reader, listed_max); });
    if (retry.empty()) {
        for (const club::Letter& letter : dead) out << visible_text(line_of(letter));
        if (dead.empty()) out << "There are no undeliverable mails.\n";
        return 0;
    }
    const club::Instant now =
        std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    int revived = 0;
    club::transact(*store, [&](club::UnitOfWork& unit) {
        revived = 0;
        for (club::Letter& letter : dead) {
            if (retry != "all" && retry != std::to_string(static_cast<std::int64_t>(letter.id)))
                continue;
            letter.failed_at.reset();
            letter.attempts = 0;
            letter.due = now;
            change_letter(unit, letter);
            ++revived;
        }
    });
    if (revived == 0 && retry != "all") {
        out << "There is no undeliverable mail " << retry
            << ": `posthouse dead-letters` lists them with their numbers.\n";
        return 2;
    }
    out << revived << (revived == 1 ? " mail" : " mails") << " will be sent again.\n";
    return 0;
}

namespace {

constexpr std::size_t everything = 1'000'000;

std::string format_address(const club::Address& one) {
    return one.address + (one.suspended   ? " (bounced)"
                          : one.replaced  ? " (until another is confirmed)"
                          : one.confirmed ? ""
                                          : " (not confirmed)");
}

void print_user(const club::StoreReader& reader, const club::User& user, club::Instant now,
                std::ostream& out) {
    out << fmt::format("{}, number {}, joined {} UTC\n", user.name,
                       static_cast<std::int64_t>(user.id), club::format_minute(user.joined));
    if (user.left_at) out << "left on " << club::format_minute(*user.left_at) << " UTC\n";
    if (user.last_seen) out << "last seen " << club::format_minute(*user.last_seen) << " UTC\n";
    for (const club::Address& one : user.addresses)
        out << "address: " << format_address(one) << '\n';
    if (user.addresses.empty()) out << "no address: letters are only on the page\n";
    if (const auto factor = reader.find<club::SecondFactor>(user.id); factor && factor->enabled_at)
        out << fmt::format("two-factor authentication since {} UTC\n",
                           club::format_minute(*factor->enabled_at));
    if (user.operator_since)
        out << fmt::format("operator since {} UTC\n", club::format_minute(*user.operator_since));
    for (const club::Sanction& one : reader.list<club::Sanction>(user.id))
        out << fmt::format(
            "{} since {}{}{}: {}\n", one.kind == club::SanctionKind::mute ? "muted" : "banned",
            club::format_minute(one.from),
            one.until ? ", until " + club::format_minute(*one.until) : "",
            one.holds(now) ? "" : " (over)", one.reason.empty() ? "no reason given" : one.reason);
    const auto running =
        find_matches(reader, {std::nullopt, user.id, club::MatchState::running, everything});
    out << running.size() << " running matches\n";
    for (const club::Match& match : running)
        out << fmt::format("    {}/{}  move {}{}\n", match.game, match.board, match.plies + 1,
                           match.seats[index_of(match.to_move)] == user.id ? ", to move" : "");
    std::size_t unsent = 0, dead = 0;
    for (const club::Letter& letter : letters_to(reader, user.id, everything)) {
        unsent += !letter.sent && !letter.failed_at && !letter.address.empty();
        dead += letter.failed_at && !letter.sent;
    }
    out << fmt::format("Mails queued: {}, failed: {}\n", unsent, dead);
}

}  // namespace

int show_user(AdminSession& session, const std::string& name, club::Instant now,
              std::ostream& out) {
    int status = 0;
    session.store().read([&](const club::StoreReader& reader) {
        if (const auto user = reader.user_named(name)) return print_user(reader, *user, now, out);
        out << fmt::format("There is no player called “{}”: `posthouse admin users` lists them.\n",
                           truncate(name, 40));
        status = 2;
    });
    return status;
}

namespace {

std::string reset_link_text(const AdminSession& session, const std::string& name,
                            const std::string& token, club::Instant until) {
    return fmt::format(
        "Give this link to {0} and to nobody else. It sets a new password, once, until {1} "
        "UTC.\n\n    {2}/reset/{3}\n\nThe same by mail or in the terminal:\n\n"
        "    reset password {3} NEW-PASSWORD\n",
        name, club::format_minute(until), session.base_url(), token);
}

}  // namespace

int reset_link(AdminSession& session, const club::OperatorContext& by, const std::string& name,
               std::chrono::milliseconds lasting, std::ostream& out) {
    return session.act(
        [&](club::UnitOfWork& unit) -> Expected<std::string> {
            const auto token = club::make_reset_token(session.club(), unit, by, name, lasting);
            if (!token) return token;
            return reset_link_text(session, name, *token, by.now + lasting);
        },
        out);
}

int create_player(AdminSession& session, const club::OperatorContext& by, const std::string& name,
                  const std::string& address, std::chrono::milliseconds lasting,
                  std::ostream& out) {
    return session.act(
        [&](club::UnitOfWork& unit) -> Expected<std::string> {
            const auto token =
                club::create_player(session.club(), unit, by, name, address, lasting);
            if (!token) return token;
            return fmt::format("{} can play now. ", name) +
                   reset_link_text(session, name, *token, by.now + lasting);
        },
        out);
}

std::string invitation_link(AdminSession& session, club::SignUpInvitationId id) {
    return session.base_url() + "/signup/" + club::sign_up_code(session.club().settings.key, id);
}

int invite(AdminSession& session, const club::OperatorContext& by,
           const club::InvitationTerms& terms, std::ostream& out) {
    return session.act(
        [&](club::UnitOfWork& unit) -> Expected<std::string> {
            const auto made = club::invite(unit, by, terms);
            if (!made) return made.error();
            return fmt::format(
                "Invitation {}, for {}, until {} UTC:\n\n    {}\n\n"
                "By mail, the subject is:\n\n    signup NAME PASSWORD --invitation={}\n\n"
                "`posthouse admin invitations` lists who has.\n",
                static_cast<std::int64_t>(made->id), club::people(made->uses_max),
                club::format_minute(made->expires), invitation_link(session, made->id),
                club::sign_up_code(session.club().settings.key, made->id));
        },
        out);
}

int make_monthly_games(AdminSession& session, const std::string& typed, club::Instant now,
                       std::ostream& out) {
    if (session.configuration().monthly_games == 0)
        throw std::runtime_error("the setting “monthly-games” is 0, so there are no such files");
    http::MonthMaker maker(session.store(),
                           month_maker_options(session.configuration(), session.base_url()));
    const std::atomic<bool> stopping = false;
    const auto tell = [&out](const http::MonthFile& made) {
        out << fmt::format("{}: {}, {} bytes\n", http::name_of(made),
                           games::counted(made.games, "game"), made.bytes);
    };
    if (typed.empty()) {
        while (const auto made = maker.make_next(now, stopping)) tell(*made);
        return 0;
    }
    const auto month = club::read_month(typed);
    if (!month) throw std::runtime_error("“" + typed + "” is not a month such as 2026-10");
    if (!maker.offers(*month, now))
        throw std::runtime_error(typed +
                                 " is not over, or older than the setting “monthly-games” says");
    if (const auto made = maker.make(*month, now, stopping)) tell(*made);
    return 0;
}

int export_player(AdminSession& session, const std::string& name, const std::string& path,
                  club::Instant now, std::ostream& out) {
    int status = 2;
    session.store().read([&](const club::StoreReader& reader) {
        const auto user = reader.user_named(name);
        if (!user) {
            out << fmt::format(
                "There is no player called “{}”: `posthouse admin users` lists them.\n",
                truncate(name, 40));
            return;
        }
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (file < 0) throw std::system_error(errno, std::generic_category(), "“" + path + "”");
        try {
            http::write_player_export(reader, user->id, session.base_url(), file, now);
        } catch (...) {
            ::close(file);
            throw;
        }
        ::close(file);
        out << fmt::format("All data about {} is in “{}”.\n", user->name, path);
        status = 0;
    });
    return status;
}

namespace {

using namespace std::chrono_literals;

constexpr std::size_t overdue_listed_max = 20;
/// Jobs normally run within a second, and mails leave on the first attempt.
constexpr std::chrono::milliseconds late_after = 5min;

std::string format_job(const club::Job& job) {
    return fmt::format("{} at move {}, due {} UTC", job.kind, job.ply + 1,
                       club::format_minute(job.due));
}

bool print_overdue_jobs(const club::StoreReader& reader, club::Instant now, std::ostream& out) {
    const bool frozen = !server_pauses(reader, club::Instant::max()).empty();
    bool any = false;
    for (const club::JobStats& kind : read_server_stats(reader, now - late_after).jobs) {
        if (kind.due == 0 || (frozen && kind.kind != "think")) continue;
        any = true;
        out << fmt::format("{} jobs of kind “{}” are overdue, the first since {} UTC:\n", kind.due,
                           kind.kind, club::format_minute(kind.oldest.value()));
        for (const club::Job& job :
             jobs_due(reader, now - late_after, kind.kind, overdue_listed_max))
            if (const auto match = reader.match(job.match))
                out << fmt::format("    {}/{}: {}\n", match->game, match->board, format_job(job));
    }
    if (any) out << "If the server is running, see its log; otherwise start it.\n";
    return any;
}

bool print_overdue_mails(const club::StoreReader& reader, club::Instant now, std::ostream& out) {
    const club::ServerStats tally = read_server_stats(reader, now - late_after);
    if (tally.letters_due > 0) {
        out << fmt::format("{} overdue, the first since {} UTC:\n",
                           games::counted(tally.letters_due, "mail"),
                           club::format_minute(tally.oldest_letter.value()));
        for (const club::Letter& letter : letters_due(reader, now - late_after, overdue_listed_max))
            out << fmt::format("    {} to {}: {}\n", static_cast<std::int64_t>(letter.id),
                               letter.address,
                               letter.last_error.empty() ? "not tried yet" : letter.last_error);
    }
    if (tally.letters_dead > 0)
        out << fmt::format(
            "{} failed: `posthouse dead-letters` says why, and sends them again with "
            "--retry.\n",
            games::counted(tally.letters_dead, "mail"));
    return tally.letters_due > 0 || tally.letters_dead > 0;
}

/// Matches that are damaged, and all that would never go on.
bool print_problems(const club::StoreReader& reader, club::Instant now, std::ostream& out) {
    std::map<std::string, std::string> problems;
    for (club::Stall& one : club::stalls(reader, now))
        problems.insert_or_assign(std::move(one.what), std::move(one.problem));
    for (const club::Match& match :
         find_matches(reader, {std::nullopt, std::nullopt, club::MatchState::running, everything}))
        if (auto damage = club::match_problem(reader, match); !damage.empty())
            problems.insert_or_assign(fmt::format("{}/{}", match.game, match.board),
                                      std::move(damage));
    for (const auto& [what, problem] : problems)
        out << fmt::format("{}: {}. {}\n", what, problem,
                           what.find('/') == std::string::npos
                               ? "Start the server again; if this stays, please report it."
                               : fmt::format("`posthouse admin match repair {}` may help.", what));
    return !problems.empty();
}

}  // namespace

Expected<club::Match> typed_match(const club::StoreReader& reader, const std::string& typed) {
    const std::size_t slash = typed.find('/');
    const int board =
        slash == std::string::npos
            ? 0
            : parse_number<int>(std::string_view(typed).substr(slash + 1)).value_or(0);
    if (board <= 0)
        return refuse("match-name-malformed", "Write a match as “wari/12”: game and board number.");
    if (auto match = reader.match_on(typed.substr(0, slash), board)) return *match;
    return refuse("admin-no-such-match", "There is no match {typed}.", truncate(typed, 40));
}

int show_match(AdminSession& session, const std::string& typed, std::ostream& out) {
    int status = 0;
    session.store().read([&](const club::StoreReader& reader) {
        const auto match = typed_match(reader, typed);
        if (!match) {
            out << match.error().sentence.view() << '\n';
            status = 2;
            return;
        }
        const std::string damage = club::match_problem(reader, *match);
        out << fmt::format("{}/{}, match {}, started {} UTC, turn since {} UTC, clock {}{}\n",
                           match->game, match->board, static_cast<std::int64_t>(match->id),
                           club::format_minute(match->started),
                           club::format_minute(match->turn_since), club::write_clock(match->clock),
                           match->rated ? "" : ", unrated");
        if (!damage.empty()) out << "DAMAGED: " << damage << '\n';
        for (const club::Job& job : jobs_of(reader, match->id)) out << format_job(job) << '\n';
        for (const club::AuditEntry& act : newest_audit_entries(reader, everything))
            if (act.match == match->id)
                out << fmt::format("{} UTC, {}: {} ({})\n", club::format_minute(act.at), act.who,
                                   act.what, act.reason);
        if (!damage.empty()) return;
        const club::LoadedMatch table = club::load_match(reader, *match);
        out << '\n'
            << render_text(club::format_board(table, std::nullopt)) << '\n'
            << render_text(club::format_move_list(table, std::nullopt));
    });
    return status;
}

int print_overdue(AdminSession& session, club::Instant now, std::ostream& out) {
    bool any = false;
    session.store().read([&](const club::StoreReader& reader) {
        const auto alive = last_heartbeat(reader);
        if (!alive || now - *alive > late_after)
            out << fmt::format("The server is not running{}.\n",
                               alive ? " since " + club::format_minute(*alive) + " UTC" : "");
        any = print_overdue_jobs(reader, now, out);
        any = print_overdue_mails(reader, now, out) || any;
        any = print_problems(reader, now, out) || any;
    });
    if (!any) out << "Nothing is overdue.\n";
    return any ? 1 : 0;
}

}  // namespace posthouse::app
