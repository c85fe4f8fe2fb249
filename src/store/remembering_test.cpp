// What the writer of an SQLite file remembers between two works is never older than the file.

#include "store/contract.h"
#include "store/sqlite.h"

#include <gmock/gmock.h>

namespace posthouse {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class Remembering : public testing::Test {
protected:
    Remembering() {
        transact(*store, [this](Unit& unit) {
            for (User* user : {&ann, &bob}) unit.add_user(*user);
            match.game = "wari";
            match.seats = {ann.id, bob.id};
            unit.add_match(match);
        });
    }

    static User named(std::string name) {
        User user;
        user.name = std::move(name);
        return user;
    }

    /// What the writer itself sees, which is what it decides by.
    template <class Asked>
    auto seen(Asked asked) {
        decltype(asked(std::declval<Unit&>())) answer;
        transact(*store, [&](Unit& unit) { answer = asked(unit); });
        return answer;
    }
    std::string name_of_ann() {
        return seen([this](Unit& unit) { return unit.user(ann.id)->name; });
    }
    std::vector<PlayedMove> moves() {
        return seen([this](Unit& unit) { return unit.moves(match.id); });
    }
    void rename_ann(Store& by, const std::string& name) {
        transact(by, [&](Unit& unit) {
            User changed = *unit.user(ann.id);
            changed.name = name;
            unit.change_user(changed);
        });
    }

    ScratchFolder folder;
    std::unique_ptr<Store> store = open_sqlite(folder.file("club.db"));
    User ann = named("ann"), bob = named("bob");
    Match match;
};

TEST_F(Remembering, WhatAnotherProcessWroteIsSeen) {
    const auto other = open_sqlite(folder.file("club.db"));
    EXPECT_EQ(name_of_ann(), "ann");
    EXPECT_THAT(moves(), IsEmpty());
    rename_ann(*other, "anna");
    transact(*other, [this](Unit& unit) { unit.append_move(match.id, {0, "c", "", {}}); });
    EXPECT_EQ(name_of_ann(), "anna");
    EXPECT_THAT(moves(), SizeIs(1));
}

TEST_F(Remembering, WhatWasUndoneIsNotRemembered) {
    const Work fails = [this](Unit& unit) {
        EXPECT_THAT(unit.moves(match.id), IsEmpty());
        unit.append_move(match.id, {0, "c", "", {}});
        EXPECT_THAT(unit.moves(match.id), SizeIs(1));
        User changed = *unit.user(ann.id);
        changed.name = "anna";
        unit.change_user(changed);
        EXPECT_EQ(unit.user(ann.id)->name, "anna");
        throw std::runtime_error("no");
    };
    const auto failed = store->transact(std::vector<Work>{fails});
    ASSERT_TRUE(failed[0]);
    EXPECT_EQ(name_of_ann(), "ann");
    EXPECT_THAT(moves(), IsEmpty());
}

TEST_F(Remembering, AMoveThatIsTakenIsNotRememberedTwice) {
    EXPECT_THAT(moves(), IsEmpty());
    transact(*store, [this](Unit& unit) {
        EXPECT_TRUE(unit.append_move(match.id, {0, "c", "", {}}));
        EXPECT_FALSE(unit.append_move(match.id, {0, "d", "", {}}));
        EXPECT_THAT(unit.moves(match.id), SizeIs(1));
    });
    EXPECT_EQ(moves().front().text, "c");
}

TEST_F(Remembering, WhatIsWrittenIsSeenAtOnce) {
    const auto all = [this](Unit& unit) {
        return std::tuple(unit.vacations(ann.id).size(), unit.rests(ann.id).size(),
                          unit.house_pauses(Instant{}).size(), unit.remarks(match.id).size(),
                          unit.watches(match.id).size(), unit.standing(ann.id, "wari").has_value());
    };
    EXPECT_EQ(seen(all), std::tuple(0, 0, 0, 0, 0, false));
    transact(*store, [&](Unit& unit) {
        const Instant now{std::chrono::hours(1000)};
        unit.set_vacations(ann.id, {{now, now + std::chrono::days(3)}});
        unit.set_rests(ann.id, {Rest{}});
        unit.add_house_pause({now, std::nullopt, true});
        Remark remark;
        remark.match = match.id;
        remark.by = ann.id;
        unit.add_remark(remark);
        unit.set_watch({match.id, bob.id, std::nullopt});
        PlayerStanding standing;
        standing.user = ann.id;
        standing.game = "wari";
        unit.set_standing(standing);
        EXPECT_EQ(all(unit), std::tuple(1, 1, 1, 1, 1, true));
    });
    EXPECT_EQ(seen(all), std::tuple(1, 1, 1, 1, 1, true));
    transact(*store, [&](Unit& unit) {
        unit.end_house_pauses(Instant{std::chrono::hours(1001)});
        unit.forget_ratings();
        unit.remove_watch(match.id, bob.id);
        EXPECT_THAT(unit.house_pauses(Instant::max()), IsEmpty());
        EXPECT_FALSE(unit.standing(ann.id, "wari"));
        EXPECT_THAT(unit.watches(match.id), IsEmpty());
    });
}

}  // namespace
}  // namespace posthouse
