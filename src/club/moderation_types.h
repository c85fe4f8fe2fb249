// What keeps order in a house: what the operator has decreed about players, what players have
// reported to him, what he has done, and how much of everything there is.
#pragma once

#include "club/types.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

enum class ReportId : std::int64_t {};
enum class ActId : std::int64_t {};

/// mute: may play, but his words reach nobody. ban: may not play either; his clocks run on.
enum class SanctionKind : std::uint8_t { mute, ban };

/// What the operator has decreed about a player. A player has at most one of each kind; one whose
/// time is over stays on record until there is another.
struct Sanction {
    UserId user{};
    SanctionKind kind = SanctionKind::mute;
    Instant from{};
    std::optional<Instant> until;  // none: until the operator lifts it
    std::string reason;            // as the player is told

    bool holds(Instant now) const { return !until || now < *until; }
    friend bool operator==(const Sanction&, const Sanction&) = default;
};

/// What a player has told the operator about another, or about a match.
struct Report {
    ReportId id{};
    UserId by{};
    UserId about{};   // 0: about a match
    MatchId match{};  // 0: about a player
    std::string text;
    Instant at{};
    std::optional<Instant> closed;  // the operator has seen to it
    friend bool operator==(const Report&, const Report&) = default;
};

/// Whoever acts on the page is written down so; on the machine it is their login name there.
inline std::string on_the_page(std::string_view player) {
    return std::string(player) + ", on the page";
}

/// Something the operator has done, for whoever asks later why. Never changed, never removed.
struct AuditEntry {
    ActId id{};
    Instant at{};
    std::string who;
    std::string what;    // "ban bob until 2026-12-01 12:00"
    std::string reason;  // as he gave it; may be empty
    UserId about{};      // 0: nobody
    MatchId match{};     // 0: none
    friend bool operator==(const AuditEntry&, const AuditEntry&) = default;
};

/// What an operator asks for on the page (service_moderation.cpp).
struct Moderation {
    enum class Deed : std::uint8_t { mute, unmute, ban, unban, rename, remove, close_report };
    Deed deed = Deed::mute;
    std::string name;                     // of the player; empty: about a report
    std::string new_name;                 // rename
    std::optional<milliseconds> lasting;  // mute, ban; none: until it is lifted
    std::string reason;                   // as the player is told, unless removed; may be empty
    ReportId report{};                    // close_report
};

/// What the operator tells everybody, at the top of every page, until it is ended.
struct Banner {
    std::string text;  // one line, plain
    Instant since{};
    std::optional<Instant> until;  // none: until the operator ends it

    bool holds(Instant now) const { return !until || now < *until; }
    friend bool operator==(const Banner&, const Banner&) = default;
};

/// How many jobs of a kind wait, and how many of them should have been done by now.
struct JobStats {
    std::string kind;
    long long waiting = 0, due = 0;
    std::optional<Instant> oldest;  // when the first of those that are due was due
    friend bool operator==(const JobStats&, const JobStats&) = default;
};

/// How much of everything there is.
struct ServerStats {
    long long players = 0;  // people, without those who have gone
    long long matches_begun = 0, matches_running = 0;
    long long letters_waiting = 0;         // to be mailed, now or later
    long long letters_due = 0;             // those that should have been by now
    std::optional<Instant> oldest_letter;  // when the first of these was due
    long long letters_dead = 0;
    long long push_due = 0;
    long long reports_open = 0;
    std::vector<JobStats> jobs;  // by kind; kinds without a job are left out
    friend bool operator==(const ServerStats&, const ServerStats&) = default;
};

}  // namespace posthouse::club
