// Announcing a tournament.
#pragma once

#include "club/commands/command_context.h"
#include "club/tournaments/tournament_tables.h"
#include "tournament/pairing.h"
#include "tournament/tournament.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// How many may enter.
constexpr int entrants_max(const tournament::TournamentRules& rules) {
    switch (rules.system) {
        case tournament::System::round_robin:
            return rules.pools > 0 ? 64 : 32;
        case tournament::System::swiss:
        case tournament::System::knockout:
        case tournament::System::teams:
            return static_cast<int>(tournament::swiss_max);
        case tournament::System::arena:
            return 2000;
    }
    return 0;
}

/// The options that a tournament and a series have in common.
inline constexpr std::string_view terms_options =
    "[--system=robin|swiss|knockout|arena|teams] [--teams=5|foxes,owls] [--games=2] [--race=6] "
    "[--rounds=N] [--in-turn] [--pools=6] "
    "[--minutes=55] [--streaks] [--round-minutes=N] [--seeds=rating|lot] [--with=computer-N,…] "
    "[--clock=30d+1d] "
    "[--unrated] [--etiquette=on|off]";

/// The value of a numeric option or its default; refused if out of range.
Expected<int> read_option(const CommandLine&, std::string_view name, int usual, int least,
                          int most);

/// What the options of a tournament say: all but its name and when it begins.
struct TournamentTerms {
    Tournament tournament;
    std::vector<UserId> computers;  // which play, too
};
Expected<TournamentTerms> read_terms(const CommandContext&, const User& announcer);
/// A word for tournaments and teams that fits in commands and URLs.
bool is_event_name(std::string_view word);
/// Why this cannot be its name, which nothing else has or had.
std::optional<Refusal> tournament_name_error(const StoreReader&, std::string_view game,
                                             std::string_view name);
/// Stores it with those who have entered; false if there is one with this name.
bool add_tournament(UnitOfWork&, Tournament&, std::span<const UserId> entrants);

CommandResult announce_tournament_command(CommandContext&, const User&);

}  // namespace posthouse::club
