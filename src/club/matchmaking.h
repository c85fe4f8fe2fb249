// What a player asks of those who sit down at his waiting board, or with whom he is paired: a
// rating, one that is established, a person and no program.
//
// Ratings are compared as they are told, in whole points; who has not played yet is told as 1500?.
#pragma once

#include "base/refusal.h"
#include "club/command_context.h"
#include "club/command_line.h"
#include "club/store.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// A board that may be given to the computer waits so long for somebody else.
inline constexpr std::chrono::hours company_after{24};

/// What the options --rating=, --within=, --established and --computer= ask for.
Expected<OpponentCriteria> read_conditions(const CommandLine&);
/// The first of those options that stands there; empty where none does.
std::string_view condition_named(const CommandLine&);

/// Somebody who wants to sit down, or with whom he would sit.
struct Candidate {
    std::string name;
    int rating = 0;  // as it is told
    bool provisional = true;
    bool program = false;  // a program speaks for him, or he is a level of the computer
};
Candidate candidate_of(const StoreReader&, const User&, std::string_view game, bool program,
                       Instant now);

enum class Criterion : std::uint8_t { rating, within, established, people };
/// The API's word for it.
std::string_view name_of(Criterion);

/// Which condition of `host` this guest does not meet; none where he meets all.
std::optional<Criterion> first_unmet(const OpponentCriteria&, const Candidate& host,
                                     const Candidate&);
/// "is for players rated 1400 to 1700 (you have 1350?)"
std::string format_unmet(Criterion, const OpponentCriteria&, const Candidate& host,
                         const Candidate&);

/// "rated 1400 to 1700, within 200 of ann's 1523, established, people only"; empty where nothing is
/// asked.
std::string format_conditions(const OpponentCriteria&, const Candidate& host);

// What all ways to a board share: who can sit down, and a match before anybody has moved. For the
// club's own .cpp files, and for the API, which tells who cannot sit where.

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

// Which level of the computer keeps somebody company who allows it, where nobody else comes: the
// one whose rating is nearest to his own, that meets his conditions, and that he does not play
// already.

/// The computer's accounts, the weakest level first.
std::vector<User> computers(const StoreReader&);

/// None where there is no such level.
std::optional<User> computer_opponent_for(const StoreReader&, const User& host,
                                          const OpponentCriteria&, std::string_view game,
                                          Instant now);

/// Who takes the empty seat at this board now; none where the computer is not wanted there, or not
/// yet, or the one who posted it cannot play at present.
std::optional<User> computer_opponent_at(const StoreReader&, const OpenChallenge&, Instant now);

}  // namespace posthouse::club
