// Finding opponents: criteria of open challenges and of “seek”, who can play whom, and new matches.
// For the club, and for the API, which shows who cannot join and why.
//
// Ratings are compared as they are shown, in whole points; a new player has 1500?.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_context.h"
#include "club/commands/command_line.h"
#include "club/core/store.h"
#include "club/matches/loaded_match.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// How long an open challenge waits for a person before the computer may take it.
inline constexpr std::chrono::hours computer_joins_after{24};
/// If it cannot: the pause until it is asked again.
inline constexpr std::chrono::minutes computer_asked_again_after{10};
/// How long a guest's open challenge waits: nobody can reach a guest who has left.
inline constexpr std::chrono::hours guest_waits_for{1};

/// Parses the options --rating=, --within=, --established and --computer=.
Expected<OpponentCriteria> parse_criteria(const CommandLine&);
/// The first of these options that is given; empty if none is.
std::string_view first_criterion_option(const CommandLine&);

/// A possible opponent.
struct Candidate {
    std::string name;
    int rating = 0;  // as shown
    bool provisional = true;
    bool program = false;  // uses a program, or is a level of the computer
    bool guest = false;    // has no rating, so that none is good enough
};
Candidate candidate_of(const StoreReader&, const User&, std::string_view game, bool program,
                       Instant now);

enum class Criterion : std::uint8_t { rating, within, established, people };
/// The name in the API.
std::string_view name_of(Criterion);

/// The first of the host's criteria that the guest does not meet; none if all are met.
std::optional<Criterion> first_unmet(const OpponentCriteria&, const Candidate& host,
                                     const Candidate&);
/// "is for players rated 1400–1700 (you have 1350?)"
Refusal unmet_condition(Criterion, const OpponentCriteria&, const Candidate& host,
                        const Candidate&);

/// "rated 1400–1700, within 200 points of ann's 1523, established, people only"; empty without
/// criteria.
std::string format_criteria(const OpponentCriteria&, const Candidate& host, const Texts&);

inline constexpr std::string_view default_clock = "30d+1d";
inline constexpr int matches_max = 1000;  // that a player may seek or set as their limit

/// The options of a challenge.
struct MatchTerms {
    Clock clock;
    std::string from;  // start position; empty: the opening
    Side to_move = Side::first;
    bool rated = true;
    bool etiquette = false;
    std::string style{};                 // of the computer; empty: balanced
    std::optional<UserId> sits_first{};  // player; none: see sits_first
};

/// How many running matches of the game this player has.
int count_running(const StoreReader&, std::string_view game, UserId);
PairingPreferences pairing_preferences(const StoreReader&, std::string_view game, UserId);
bool play_each_other(const StoreReader&, std::string_view game, UserId, UserId);

/// Whether two seekers of the same game, who both lack matches, may be paired now.
bool may_pair(const StoreReader&, const PairingPreferences&, const PairingPreferences&,
              Instant now);
/// The same if neither has just asked: not if one of them declined their last match.
bool may_pair_unasked(const StoreReader&, const PairingPreferences&, const PairingPreferences&,
                      Instant now);

/// The players of a match that is over may have fewer matches than they seek.
void note_unfilled(UnitOfWork&, const Match&);

/// Why this player cannot start another match of the game.
std::optional<Refusal> play_error(const StoreReader&, const games::Game&, const User&,
                                  UserId asking, Instant now);
/// Whether the player has as many matches as they seek, or cannot have more.
bool has_enough(const StoreReader&, const PairingPreferences&, Instant now);
bool at_limit(const StoreReader&, std::string_view game, UserId);

/// Who sits First regardless of who moves first: the player named in the terms, or with etiquette
/// the person who plays against a computer. None: the player who moves first takes the seat that
/// the start position requires.
std::optional<UserId> sits_first(const MatchTerms&, const User&, const User&);
/// A match without moves. If it starts from a set-up position, `mover` must be able to move first
/// in it: see sits_first.
Match new_match(const games::Game&, const MatchTerms&, const User& mover, const User& opponent,
                std::optional<UserId> senior);
std::string format_match_start(const LoadedMatch&, UserId reader, const Texts&);

/// Why somebody cannot accept an open challenge.
struct JoinError {
    std::string_view code;  // name in the API
    std::string message;    // "it is for players rated 1400–1700 (you have 1350)"
    Refusal refusal;
};
std::optional<JoinError> join_error(const StoreReader&, const OpenChallenge&, const User& poster,
                                    const User& comer, bool program, Instant now,
                                    const Texts& = Texts());

// Computer opponents for players who allow them: the level with the nearest rating that meets the
// criteria and that they are not playing already.

/// The computer's accounts, the weakest level first.
std::vector<User> computers(const StoreReader&);

/// None if there is no such level.
std::optional<User> computer_opponent_for(const StoreReader&, const User& host,
                                          const OpponentCriteria&, std::string_view game,
                                          Instant now);

/// When the challenge must be looked at without anybody asking: it expires, or the computer may
/// take it. None: never.
std::optional<Instant> due_of(const OpenChallenge&, bool by_guest);

/// The computer that takes the empty seat now; none if the challenge does not allow it, or not yet,
/// or its poster cannot play now.
std::optional<User> computer_opponent_at(const StoreReader&, const OpenChallenge&, Instant now);

}  // namespace posthouse::club
