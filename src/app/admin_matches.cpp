// What the operator asks about matches, and about what does not go on as it should.

#include "app/admin.h"
#include "club/clock.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/table.h"

#include <fmt/format.h>

#include <charconv>
#include <ostream>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t everything = 1'000'000;
constexpr std::size_t listed_max = 20;
/// Jobs are done within a second of their time, letters within one try: what is later than this is
/// late.
constexpr std::chrono::milliseconds late_after = 5min;

std::string format_job(const club::Job& job) {
    return fmt::format("{} at move {}, due {} UTC", job.kind, job.ply + 1,
                       club::format_minute(job.due));
}

bool tell_late_jobs(const club::StoreReader& reader, club::Instant now, std::ostream& out) {
    const bool frozen = !reader.house_pauses(club::Instant::max()).empty();
    bool any = false;
    for (const club::JobStats& kind : reader.tally(now - late_after).jobs) {
        if (kind.due == 0 || (frozen && kind.kind != "think")) continue;
        any = true;
        out << fmt::format("{} jobs of kind “{}” are late, the first since {} UTC:\n", kind.due,
                           kind.kind, club::format_minute(kind.oldest.value()));
        for (const club::Job& job : reader.jobs_due(now - late_after, kind.kind, listed_max))
            if (const auto match = reader.match(job.match))
                out << fmt::format("    {}/{}: {}\n", match->game, match->board, format_job(job));
    }
    if (any) out << "Where the house is open, its log says why; where it is closed, open it.\n";
    return any;
}

bool tell_late_letters(const club::StoreReader& reader, club::Instant now, std::ostream& out) {
    const club::ServerStats tally = reader.tally(now - late_after);
    if (tally.letters_due > 0) {
        out << fmt::format("{} letters are late, the first since {} UTC:\n", tally.letters_due,
                           club::format_minute(tally.oldest_letter.value()));
        for (const club::Letter& letter : reader.letters_due(now - late_after, listed_max))
            out << fmt::format("    {} to {}: {}\n", static_cast<std::int64_t>(letter.id),
                               letter.address,
                               letter.last_error.empty() ? "not tried yet" : letter.last_error);
    }
    if (tally.letters_dead > 0)
        out << fmt::format(
            "{} letters were given up: `posthouse dead-letters` says why, and with --retry puts "
            "them back.\n",
            tally.letters_dead);
    return tally.letters_due > 0 || tally.letters_dead > 0;
}

bool tell_damaged_matches(const club::StoreReader& reader, std::ostream& out) {
    bool any = false;
    for (const club::Match& match :
         reader.matches({std::nullopt, std::nullopt, club::MatchState::running, everything})) {
        const std::string damage = club::Service::match_problem(reader, match);
        if (damage.empty()) continue;
        any = true;
        out << fmt::format("{0}/{1}: {2}. `posthouse admin match repair {0}/{1}` may help.\n",
                           match.game, match.board, damage);
    }
    return any;
}

}  // namespace

Expected<club::Match> typed_match(const club::StoreReader& reader, const std::string& typed) {
    const std::size_t slash = typed.find('/');
    int board = 0;
    if (slash != std::string::npos) {
        const char* end = typed.data() + typed.size();
        const auto [stopped, wrong] = std::from_chars(typed.data() + slash + 1, end, board);
        if (wrong != std::errc() || stopped != end) board = 0;
    }
    if (board <= 0) return refuse("A match is written as “wari/12”: its game and its board.");
    if (auto match = reader.match_on(typed.substr(0, slash), board)) return *match;
    return refuse("There is no match ", truncate(typed, 40), '.');
}

int show_match(AdminHouse& house, const std::string& typed, std::ostream& out) {
    int status = 0;
    house.store().read([&](const club::StoreReader& reader) {
        const auto match = typed_match(reader, typed);
        if (!match) {
            out << match.error().sentence.view() << '\n';
            status = 2;
            return;
        }
        const std::string damage = club::Service::match_problem(reader, *match);
        out << fmt::format("{}/{}, match {}, begun {} UTC, turn since {} UTC, clock {}{}\n",
                           match->game, match->board, static_cast<std::int64_t>(match->id),
                           club::format_minute(match->started),
                           club::format_minute(match->turn_since), club::write_clock(match->clock),
                           match->rated ? "" : ", unrated");
        if (!damage.empty()) out << "DAMAGED: " << damage << '\n';
        for (const club::Job& job : reader.jobs_of(match->id)) out << format_job(job) << '\n';
        for (const club::AuditEntry& act : reader.operator_acts(everything))
            if (act.match == match->id)
                out << fmt::format("{} UTC, {}: {} ({})\n", club::format_minute(act.at), act.who,
                                   act.what, act.reason);
        if (!damage.empty()) return;
        const club::LoadedMatch table = club::load_match(reader, *match);
        out << '\n'
            << club::format_board(table, std::nullopt) << '\n'
            << club::move_sheet(table, std::nullopt);
    });
    return status;
}

int tell_stuck(AdminHouse& house, club::Instant now, std::ostream& out) {
    bool any = false;
    house.store().read([&](const club::StoreReader& reader) {
        const auto alive = reader.last_heartbeat();
        if (!alive || now - *alive > late_after)
            out << fmt::format("The house is closed{}.\n",
                               alive ? " since " + club::format_minute(*alive) + " UTC" : "");
        any = tell_late_jobs(reader, now, out);
        any = tell_late_letters(reader, now, out) || any;
        any = tell_damaged_matches(reader, out) || any;
    });
    if (!any) out << "Nothing is stuck.\n";
    return any ? 1 : 0;
}

int audit(AdminHouse& house, std::size_t how_many, std::ostream& out) {
    house.store().read([&](const club::StoreReader& reader) {
        const auto acts = reader.operator_acts(how_many);
        for (const club::AuditEntry& act : acts)
            out << fmt::format("{} UTC  {:<12} {}{}\n", club::format_minute(act.at), act.who,
                               act.what, act.reason.empty() ? "" : " (" + act.reason + ")");
        if (acts.empty()) out << "The operator has done nothing yet.\n";
    });
    return 0;
}

}  // namespace posthouse::app
