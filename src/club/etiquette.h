// The manners of a table that keeps the etiquette of Warri, as games/wari/rules.md tells them: who
// has the first move, what is refused there, and how a table says so.
//
// Text boards keep their numbers, since their reader has no seeds to look at, and answers that are
// laid ready (“queue”) are letters in the post, not houses touched.
#pragma once

#include "club/command_line.h"
#include "club/loaded_match.h"

#include <optional>
#include <string>

namespace posthouse::club {

/// Whether a challenge to this game asks for it: --etiquette, else as is usual.
Expected<bool> wants_etiquette(const CommandLine&, const games::Game&);

/// Whichever has been longer in the house; none without etiquette, where the two have met before,
/// or where one is a computer. A match that was declined was no meeting.
std::optional<UserId> senior_of(const StoreReader&, bool etiquette, const User&, const User&);

/// What --first= asks for.
struct FirstWish {
    bool said = false;         // false: as is usual
    std::optional<UserId> by;  // none: by lot
};

/// Who moves first, and with etiquette whose right that is or was.
struct FirstMove {
    std::optional<UserId> by;  // none: by lot
    std::optional<UserId> senior;
};
/// Neither to move first nor to leave it to the lot is for the junior to ask; the senior may.
Expected<FirstMove> first_move(const StoreReader&, bool etiquette, const User& asking,
                               const User& other, const FirstWish&);

/// Why nothing is tried out or taken back at this table; none where it may be.
std::optional<Refusal> tries_nothing(const Match&);
std::optional<Refusal> takes_nothing_back(const Match&);

/// That the table keeps the etiquette, and before the first move whose that is by right; ends in a
/// line end. Empty where it does not.
std::string format_etiquette(const LoadedMatch&, std::optional<Side> reader);
/// What the lot said when the match began; ends in a line end. Empty where it was not told.
std::string format_lot(const LoadedMatch&);
/// What the letter to a player has beside that: how the right is given up, how to say thanks.
std::string format_courtesies(const LoadedMatch&, Side reader);

}  // namespace posthouse::club
