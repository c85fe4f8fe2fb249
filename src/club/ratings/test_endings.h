// For tests of what reads matches that are over, without the club's commands.
#pragma once

#include "club/core/store.h"

namespace posthouse::club {

struct TestEndings {
    /// Changes the match, its outcome too; nothing follows from that.
    static void change_match(UnitOfWork& unit, const Match& match) {
        unit.change_match(match);
        unit.set_outcome(match, {});
    }
};

}  // namespace posthouse::club
