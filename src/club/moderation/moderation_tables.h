// The tables of moderation: sanctions, reports, the audit log and the banner.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"
#include "club/core/types.h"
#include "club/letters/letter_tables.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

enum class ReportId : std::int64_t {};
enum class ActId : std::int64_t {};

/// mute: can play, but others cannot read what they write. ban: cannot play either; their clocks
/// keep running.
enum class SanctionKind : std::uint8_t { mute, ban };

/// A mute or ban. A player has at most one of each kind; an expired one stays on record until the
/// next.
struct Sanction {
    UserId user{};
    SanctionKind kind = SanctionKind::mute;
    Instant from{};
    std::optional<Instant> until;  // none: until the operator lifts it
    std::string reason;            // shown to the player

    bool holds(Instant now) const { return !until || now < *until; }
    friend bool operator==(const Sanction&, const Sanction&) = default;
};

/// A player's report about another player or a match.
struct Report {
    ReportId id{};
    UserId by{};
    UserId about{};   // 0: about a match
    MatchId match{};  // 0: about a player
    std::string text;
    Instant at{};
    std::optional<Instant> closed;  // when an operator closed it
    friend bool operator==(const Report&, const Report&) = default;
};

/// How an operator on the page is recorded; on the server it is their login name.
inline std::string page_actor(std::string_view player) {
    return std::string(player) + ", on the page";
}

/// An operator's act, for the audit log. Never changed or removed.
struct AuditEntry {
    ActId id{};
    Instant at{};
    std::string who;
    std::string what;    // "ban bob until 2026-12-01 12:00"
    std::string reason;  // may be empty
    UserId about{};      // 0: nobody
    MatchId match{};     // 0: none
    friend bool operator==(const AuditEntry&, const AuditEntry&) = default;
};

/// An operator's command on the page (page_moderation.cpp).
struct Moderation {
    enum class Action : std::uint8_t {
        mute,
        unmute,
        ban,
        unban,
        rename,
        remove,
        close_report,
        set_banner,
        end_banner,
        invite,
        withdraw_invitation
    };
    Action action = Action::mute;
    std::string name;                      // of the player; empty: about none
    std::string new_name;                  // rename
    std::optional<milliseconds> duration;  // mute, ban, banner, invite; none: until it is lifted
    std::string reason;                    // shown to the player, unless removed; may be empty
    ReportId report{};                     // close_report
    std::string banner;                    // set_banner
    int invitation_uses = 1;               // invite
    std::string invitation_note;           // invite
    SignUpInvitationId invitation{};       // withdraw_invitation
};

/// A message of the operator at the top of every page.
struct Banner {
    std::string text;  // one line, plain
    Instant since{};
    std::optional<Instant> until;  // none: until the operator ends it

    bool holds(Instant now) const { return !until || now < *until; }
    friend bool operator==(const Banner&, const Banner&) = default;
};

/// Waiting and overdue jobs of a kind.
struct JobStats {
    std::string kind;
    long long waiting = 0, due = 0;
    std::optional<Instant> oldest;  // due time of the oldest overdue job
    friend bool operator==(const JobStats&, const JobStats&) = default;
};

/// Statistics for metrics and status.
struct ServerStats {
    long long players = 0;  // people with an account
    long long matches_begun = 0, matches_running = 0;
    long long letters_waiting = 0;         // to be mailed, now or later
    long long letters_due = 0;             // overdue
    std::optional<Instant> oldest_letter;  // due time of the oldest overdue letter
    long long letters_dead = 0;
    long long push_due = 0;
    long long reports_open = 0;
    std::vector<JobStats> jobs;  // by kind; only kinds with jobs
    friend bool operator==(const ServerStats&, const ServerStats&) = default;
};

// clang-format off
template <> const TableCodec& codec_of<Sanction>();
template <> const TableCodec& codec_of<Report>();
template <> const TableCodec& codec_of<AuditEntry>();
template <> const TableCodec& codec_of<Banner>();
// clang-format on

/// Those that hold now, of players after this one; by user, kind.
std::vector<Sanction> sanctions_holding(const StoreReader&, Instant now, UserId after,
                                        std::size_t limit);
/// Newest first, starting before `before`; 0: from the newest.
std::vector<Report> newest_reports(const StoreReader&, bool closed_too, std::size_t limit,
                                   ReportId before = {});
std::size_t reports_by(const StoreReader&, UserId, Instant since);
/// Oldest first.
std::vector<Report> reports_by(const StoreReader&, UserId);
/// Newest first, starting before `before`; 0: from the newest.
std::vector<AuditEntry> newest_audit_entries(const StoreReader&, std::size_t limit,
                                             ActId before = {});

/// Unknown: nothing happens.
void close_report(UnitOfWork&, ReportId, Instant);
/// Instead of another.
void set_banner(UnitOfWork&, const std::optional<Banner>&);

}  // namespace posthouse::club
