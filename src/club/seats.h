// What all ways to a board share: who can sit down, and a match before anybody has moved. For the
// club's own .cpp files, and for the API, which tells who cannot sit where.
#pragma once

#include "club/conditions.h"
#include "club/errand.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

inline constexpr std::string_view default_clock = "30d+1d";
inline constexpr int matches_max = 1000;  // that somebody may seek or set as his limit

/// What the options of a challenge ask for.
struct MatchTerms {
    Clock clock;
    std::string from;  // as the game writes it; empty: the opening
    Side to_move = Side::first;
    bool rated = true;
    bool etiquette = false;
    std::optional<UserId> sits_first{};  // whoever moves first; none: it does not matter who
};

/// How many matches of the game this player has now.
int running(const StoreReader&, std::string_view game, UserId);
PairingPreferences pairing_preferences(const StoreReader&, std::string_view game, UserId);
bool play_each_other(const StoreReader&, std::string_view game, UserId, UserId);

/// Why this player cannot sit down to another match of the game.
std::optional<Refusal> cannot_play(const StoreReader&, const games::Game&, const User&,
                                   UserId asking, Instant now);
/// He has as many matches as he seeks, or cannot have more.
bool has_enough(const StoreReader&, const PairingPreferences&, Instant now);
bool at_limit(const StoreReader&, std::string_view game, UserId);

/// Who sits First whoever of the two moves first: the one whom the terms name, or with etiquette
/// the person who plays against a computer. None: whoever moves first sits where the start wants
/// it.
std::optional<UserId> sits_first(const MatchTerms&, const User&, const User&);
/// A match as it is before anybody has moved. Where the start is a set-up, `mover` must be able to
/// move first in it: see sits_first.
Match new_match(const games::Game&, const MatchTerms&, const User& mover, const User& opponent,
                std::optional<UserId> senior);
std::string format_begins(const LoadedMatch&, UserId reader);

/// Why somebody cannot take the empty seat at a waiting board.
struct JoinError {
    std::string_view what;  // the API's word for it
    std::string why;        // "it is for players rated 1400 to 1700 (you have 1350)"
    Refusal told;
};
std::optional<JoinError> join_error(const StoreReader&, const OpenChallenge&, const User& poster,
                                    const User& comer, bool program, Instant now);

}  // namespace posthouse::club
