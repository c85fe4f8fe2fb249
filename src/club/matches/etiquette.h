// The etiquette of Warri (games/wari/rules.md): who may move first, what is refused, and the texts
// about it. "Senior" is the player who joined first.
//
// Text boards keep their numbers, since their reader has no seeds to look at, and conditional moves
// (“queue”) are allowed, since they touch no house.
#pragma once

#include "club/commands/command_line.h"
#include "club/matches/loaded_match.h"

#include <optional>
#include <string>

namespace posthouse::club {

/// Whether a challenge uses the etiquette: --etiquette=, otherwise the game's default.
Expected<bool> wants_etiquette(const CommandLine&, const games::Game&);

/// The senior of the two; none without etiquette, against a computer, or if they have met before. A
/// declined match does not count as a meeting.
std::optional<UserId> senior_of(const StoreReader&, bool etiquette, const User&, const User&);

/// The option --first=.
struct FirstMoveOption {
    bool given = false;        // false: the default
    std::optional<UserId> by;  // none: by lot
};

/// Who moves first, and with etiquette who may decide that.
struct FirstMove {
    std::optional<UserId> by;  // none: by lot
    std::optional<UserId> senior;
};
/// Only the senior may ask to move first or leave it to the lot.
Expected<FirstMove> first_move(const StoreReader&, bool etiquette, const User& asking,
                               const User& other, const FirstMoveOption&);

/// Why moves cannot be tried or taken back in this match; none if they can.
std::optional<Refusal> preview_error(const Match&);
std::optional<Refusal> takeback_error(const Match&);

/// A reminder of the etiquette and, before the first move, who may make it; ends in a newline.
/// Empty without etiquette.
std::string format_etiquette(const LoadedMatch&, const Viewer&);
/// The result of the lot when the match began; ends in a newline. Empty if there was none.
std::string format_lot(const LoadedMatch&, const Texts&);
/// What a letter adds: how to give up the first move, how to say thanks.
std::string format_etiquette_hints(const LoadedMatch&, Side reader, const Texts&);

}  // namespace posthouse::club
