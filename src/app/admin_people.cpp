// What the operator asks about players.

#include "app/admin.h"
#include "club/command_line.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/suspicious_wins.h"
#include "http/player_export.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <ostream>
#include <system_error>

namespace posthouse::app {
namespace {

constexpr std::size_t everything = 1'000'000;

std::string format_restraints(const club::StoreReader& reader, club::UserId user,
                              club::Instant now) {
    std::string text;
    for (const club::Sanction& one : reader.restraints(user))
        if (one.holds(now))
            text += fmt::format("{}{}{}", text.empty() ? "" : ", ",
                                one.kind == club::SanctionKind::mute ? "muted" : "banned",
                                one.until ? " until " + club::format_minute(*one.until) : "");
    return text;
}

std::string format_address(const club::Address& one) {
    return one.address + (one.suspended   ? " (mail came back)"
                          : one.confirmed ? ""
                                          : " (not confirmed)");
}

std::string user_row(const club::StoreReader& reader, const club::User& user, club::Instant now) {
    const std::size_t running =
        reader.matches({std::nullopt, user.id, club::MatchState::running, everything}).size();
    const club::Address* address = user.mail_address();
    std::string state = user.left_at ? "left " + club::format_day(*user.left_at)
                                     : format_restraints(reader, user.id, now);
    if (user.operator_since) state = state.empty() ? "operator" : "operator, " + state;
    if (!state.empty()) state = "  " + state;
    return fmt::format("{:<20} {}  {}  {:>5}  {}{}\n", user.name, club::format_day(user.joined),
                       user.last_seen ? club::format_day(*user.last_seen) : "     never", running,
                       address ? address->address : "-", state);
}

void tell_user(const club::StoreReader& reader, const club::User& user, club::Instant now,
               std::ostream& out) {
    out << fmt::format("{}, number {}, in the house since {} UTC\n", user.name,
                       static_cast<std::int64_t>(user.id), club::format_minute(user.joined));
    if (user.left_at) out << "left on " << club::format_minute(*user.left_at) << " UTC\n";
    if (user.last_seen) out << "last seen " << club::format_minute(*user.last_seen) << " UTC\n";
    for (const club::Address& one : user.addresses)
        out << "address: " << format_address(one) << '\n';
    if (user.addresses.empty()) out << "no address: letters wait on the page\n";
    if (const auto factor = reader.second_factor(user.id); factor && factor->on)
        out << fmt::format("two-factor authentication since {} UTC\n",
                           club::format_minute(*factor->on));
    if (user.operator_since)
        out << fmt::format("operator since {} UTC\n", club::format_minute(*user.operator_since));
    for (const club::Sanction& one : reader.restraints(user.id))
        out << fmt::format(
            "{} since {}{}{}: {}\n", one.kind == club::SanctionKind::mute ? "muted" : "banned",
            club::format_minute(one.from),
            one.until ? ", until " + club::format_minute(*one.until) : "",
            one.holds(now) ? "" : " (over)", one.reason.empty() ? "no reason given" : one.reason);
    const auto running =
        reader.matches({std::nullopt, user.id, club::MatchState::running, everything});
    out << running.size() << " running matches\n";
    for (const club::Match& match : running)
        out << fmt::format("    {}/{}  move {}{}\n", match.game, match.board, match.plies + 1,
                           match.seats[index_of(match.to_move)] == user.id ? ", to move" : "");
    std::size_t unsent = 0, dead = 0;
    for (const club::Letter& letter : reader.letters_to(user.id, everything)) {
        unsent += !letter.sent && !letter.failed_at && !letter.address.empty();
        dead += letter.failed_at && !letter.sent;
    }
    out << fmt::format("{} letters wait to be mailed, {} were given up\n", unsent, dead);
}

}  // namespace

int list_users(AdminHouse& house, club::Instant now, std::ostream& out) {
    house.store().read([&](const club::StoreReader& reader) {
        out << "name                 joined      last seen   plays  letters go to\n";
        for (const club::User& user : reader.users())
            if (user.level == 0) out << user_row(reader, user, now);
    });
    return 0;
}

int show_user(AdminHouse& house, const std::string& name, club::Instant now, std::ostream& out) {
    int status = 0;
    house.store().read([&](const club::StoreReader& reader) {
        if (const auto user = reader.user_named(name)) return tell_user(reader, *user, now, out);
        out << fmt::format("There is no player called “{}”: `posthouse admin users` lists them.\n",
                           truncate(name, 40));
        status = 2;
    });
    return status;
}

int reset_link(AdminHouse& house, const club::OperatorContext& by, const std::string& name,
               std::chrono::milliseconds lasting, std::ostream& out) {
    return house.act(
        [&](club::UnitOfWork& unit) -> Expected<std::string> {
            const auto word = house.service().reset_word(unit, by, name, lasting);
            if (!word) return word;
            return fmt::format(
                "Hand this link to {0}, and to nobody else: with it he chooses another password, "
                "once, until {1} UTC.\n\n    {2}/reset/{3}\n\nBy mail or in the terminal "
                "the same is\n\n    reset password {3} NEW-PASSWORD\n",
                name, club::format_minute(by.now + lasting), house.page_url(), *word);
        },
        out);
}

int export_player(AdminHouse& house, const std::string& name, const std::string& path,
                  club::Instant now, std::ostream& out) {
    int status = 2;
    house.store().read([&](const club::StoreReader& reader) {
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
            http::write_player_export(reader, user->id, house.page_url(), file, now);
        } catch (...) {
            ::close(file);
            throw;
        }
        ::close(file);
        out << fmt::format("All that the house holds of {} is in “{}”.\n", user->name, path);
        status = 0;
    });
    return status;
}

int list_restraints(AdminHouse& house, club::Instant now, std::ostream& out) {
    bool any = false;
    house.store().read([&](const club::StoreReader& reader) {
        for (const club::Sanction& one : reader.all_restraints()) {
            if (!one.holds(now)) continue;
            any = true;
            const auto user = reader.user(one.user);
            out << fmt::format("{:<20} {} since {}, {}  {}\n", user ? user->name : "?",
                               one.kind == club::SanctionKind::mute ? "muted " : "banned",
                               club::format_minute(one.from),
                               one.until ? "until " + club::format_minute(*one.until)
                                         : std::string("until it is lifted"),
                               one.reason);
        }
    });
    if (!any) out << "Nobody is muted or banned.\n";
    return 0;
}

int list_pairs(AdminHouse& house, std::ostream& out) {
    constexpr std::size_t listed_max = 100;
    house.store().read([&](const club::StoreReader& reader) {
        const auto name = [&](club::UserId id) {
            const auto user = reader.user(id);
            return user ? user->name : std::string("?");
        };
        const auto found = club::suspicious_wins(reader, listed_max);
        for (const club::SuspiciousWins& one : found)
            out << fmt::format(
                "{:<12} {:<20} won {} of {} against {}, {} of them short; the last on {}\n",
                one.game, name(one.winner), one.won, one.matches,
                one.loser ? name(*one.loser) : fmt::format("{} players", one.losers), one.won_short,
                club::format_day(one.last));
        if (found.empty())
            out << "Nobody wins nearly always, or briefly, against the same players.\n";
    });
    return 0;
}

int list_reports(AdminHouse& house, bool closed_too, std::ostream& out) {
    constexpr std::size_t listed_max = 200;
    house.store().read([&](const club::StoreReader& reader) {
        const auto name = [&](club::UserId id) {
            const auto user = reader.user(id);
            return user ? user->name : std::string("?");
        };
        const auto reports = reader.reports(closed_too, listed_max);
        for (const club::Report& one : reports) {
            const auto match = reader.match(one.match);
            out << fmt::format(
                "{:>4}  {} UTC  {} about {}{}\n{}", static_cast<std::int64_t>(one.id),
                club::format_minute(one.at), name(one.by),
                match ? fmt::format("{}/{}", match->game, match->board) : name(one.about),
                one.closed ? ", closed " + club::format_day(*one.closed) : "",
                club::quote_user_text(one.text));
        }
        if (reports.empty()) out << "There are no open reports.\n";
    });
    return 0;
}

}  // namespace posthouse::app
