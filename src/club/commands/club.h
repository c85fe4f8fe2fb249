// What all parts of the club share beside the store: its settings, and what it keeps in memory.
#pragma once

#include "club/accounts/authenticator.h"
#include "club/commands/backend.h"
#include "club/commands/command_table.h"
#include "club/core/secrets.h"
#include "club/letters/letter_limits.h"
#include "club/matches/replay_cache.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace posthouse::club {

struct DeletedAccount;

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
