// For tests of what reads matches that are over, without the club's commands.
#pragma once

#include "club/core/store.h"
#include "club/matches/match_tables.h"

namespace posthouse::club {

struct TestEndings {
    /// Changes the match, its outcome too; nothing follows from that.
    static void change_match(UnitOfWork& unit, const Match& match) {
        club::change_match(unit, match);
        set_outcome(unit, match, {});
    }
};

}  // namespace posthouse::club
