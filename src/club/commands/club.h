// What all parts of the club share beside the store: its settings, and what it keeps in memory.
#pragma once

#include "club/commands/backend.h"
#include "club/commands/command_table.h"
#include "club/core/letter_limits.h"
#include "club/core/replay_cache.h"
#include "club/core/secrets.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::club {

struct DeletedAccount;

/// `invitation`: guests who have played a player by link.
enum class SignUpPolicy : std::uint8_t { open, invitation, closed };
inline constexpr std::array<std::string_view, 3> sign_up_policies = {"open", "invitation",
                                                                     "closed"};
/// None of these words: open.
SignUpPolicy read_sign_up_policy(std::string_view);

/// 0: no limit.
struct SignUpLimits {
    int per_hour = 0;
    int per_day = 0;
};

/// Who announces series of tournaments (club/tournaments/series.h).
enum class SeriesPolicy : std::uint8_t { everybody, trusted, operators };
inline constexpr std::array<std::string_view, 3> series_policies = {"everybody", "trusted",
                                                                    "operators"};

struct ClubSettings {
    std::string host;                            // host part of the server's Message-IDs
    ServerKey key;                               // for confirmation codes and mail tokens
    std::function<std::uint64_t()> random_bits;  // random bits, to draw lots
    std::size_t replies_per_hour = 60;           // to one correspondent; more stay on the page
    std::size_t questions_per_hour = 5;  // the same, for mails in which nothing was understood
    bool webhooks_to_loopback = false;   // also allow http on this machine
    std::string operator_address{};      // where reports are mailed; empty: they are only stored
    PlayerGroup auto_accepts = PlayerGroup::nobody;  // default of new players
    std::chrono::days challenge_lifetime{14};        // until a challenge expires
    std::size_t matches_max = 200;                   // running matches of one player
    SignUpLimits sign_ups{};
    SignUpPolicy sign_up_policy = SignUpPolicy::open;
    SeriesPolicy series_policy = SeriesPolicy::trusted;
    bool confirm_sign_ups = false;  // sign-ups must be confirmed by mail
    /// Called before the deletion of a player is durable, to delete files that name them.
    std::function<void(const DeletedAccount&)> on_forget{};
    LimitReached limit_reached{};
    std::string mail_address{};  // the house's own, which no player may enter
};

struct Club {
    explicit Club(ClubSettings its) : settings(std::move(its)) {}

    ClubSettings settings;
    LetterLimits letter_limits{};
    ReplayCache replay_cache{};

    /// Reports that a limit was reached.
    void report_limit(std::string_view limit, std::string_view who) const {
        if (settings.limit_reached) settings.limit_reached(limit, who);
    }
};

}  // namespace posthouse::club
