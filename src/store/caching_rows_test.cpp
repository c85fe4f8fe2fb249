#include "store/caching_rows.h"

#include "store/sqlite.h"
#include "store/store_contract.h"

#include <gmock/gmock.h>

#include <random>
#include <tuple>

namespace posthouse::store {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

using Kept = std::vector<std::tuple<int, std::string, std::string, std::int64_t>>;

Kept kept(const std::vector<club::PlayedMove>& moves) {
    Kept all;
    for (const club::PlayedMove& move : moves)
        all.emplace_back(move.ply, move.text, move.comment, move.at.time_since_epoch().count());
    return all;
}

TEST(PackedMoves, RoundTripAtOnceOrOneByOne) {
    std::mt19937_64 lot(20261122);
    const auto below = [&lot](std::int64_t end) {
        return std::uniform_int_distribution<std::int64_t>(0, end - 1)(lot);
    };
    const auto text = [&](std::int64_t size) {
        std::string bytes;
        while (static_cast<std::int64_t>(bytes.size()) < size)
            bytes.push_back(static_cast<char>(below(256)));
        return bytes;
    };
    for (int round = 0; round < 100; ++round) {
        std::vector<club::PlayedMove> moves;
        PackedMoves one_by_one({});
        for (int ply = 0; ply < round; ++ply) {
            // Clocks may be set back; the length of a comment needs more than seven bits.
            const club::Instant at{
                std::chrono::milliseconds(below(10'000'000'000'000) - 5'000'000'000'000)};
            moves.push_back({ply, text(below(9)), text(below(3) == 0 ? below(300) : 0), at});
            one_by_one.append(moves.back());
        }
        EXPECT_EQ(kept(PackedMoves(moves).unpacked()), kept(moves));
        EXPECT_EQ(kept(one_by_one.unpacked()), kept(moves));
        EXPECT_EQ(one_by_one.plies(), moves.size());
    }
}

TEST(PackedMoves, NeedFewBytesPerMove) {
    const club::Instant then{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22}};
    PackedMoves moves({{0, "c", "", then}});
    const std::size_t first = moves.bytes();
    moves.append({1, "d", "", then + std::chrono::minutes(90)});
    EXPECT_LE(moves.bytes() - first, 8U);
}

// The writer's cache is never older than the database.

class CachingRowsTest : public testing::Test {
protected:
    CachingRowsTest() {
        club::transact(*store, [this](club::UnitOfWork& unit) {
            for (club::User* user : {&ann, &bob}) unit.add_user(*user);
            match.game = "wari";
            match.seats = {ann.id, bob.id};
            unit.add_match(match);
        });
    }

    static club::User named(std::string name) {
        club::User user;
        user.name = std::move(name);
        return user;
    }

    /// The state that the writer sees.
    template <class Asked>
    auto seen(Asked asked) {
        decltype(asked(std::declval<club::UnitOfWork&>())) answer;
        club::transact(*store, [&](club::UnitOfWork& unit) { answer = asked(unit); });
        return answer;
    }
    std::string name_of_ann() {
        return seen([this](club::UnitOfWork& unit) { return unit.user(ann.id)->name; });
    }
    std::vector<club::PlayedMove> moves() {
        return seen([this](club::UnitOfWork& unit) { return unit.moves(match.id); });
    }
    void rename_ann(club::Store& by, const std::string& name) {
        club::transact(by, [&](club::UnitOfWork& unit) {
            club::User changed = *unit.user(ann.id);
            changed.name = name;
            unit.change_user(changed);
        });
    }

    ScratchFolder folder;
    std::unique_ptr<club::Store> store = open_sqlite(folder.file("club.db"));
    club::User ann = named("ann"), bob = named("bob");
    club::Match match;
};

TEST_F(CachingRowsTest, SeesWritesOfAnotherProcess) {
    const auto other = open_sqlite(folder.file("club.db"));
    EXPECT_EQ(name_of_ann(), "ann");
    EXPECT_THAT(moves(), IsEmpty());
    rename_ann(*other, "anna");
    club::transact(*other, [this](club::UnitOfWork& unit) {
        unit.append_move(match.id, {0, "c", "", {}});
    });
    EXPECT_EQ(name_of_ann(), "anna");
    EXPECT_THAT(moves(), SizeIs(1));
}

TEST_F(CachingRowsTest, ForgetsRolledBackChanges) {
    const club::UnitFn fails = [this](club::UnitOfWork& unit) {
        EXPECT_THAT(unit.moves(match.id), IsEmpty());
        unit.append_move(match.id, {0, "c", "", {}});
        EXPECT_THAT(unit.moves(match.id), SizeIs(1));
        club::User changed = *unit.user(ann.id);
        changed.name = "anna";
        unit.change_user(changed);
        EXPECT_EQ(unit.user(ann.id)->name, "anna");
        throw std::runtime_error("no");
    };
    const auto failed = store->transact(std::vector<club::UnitFn>{fails});
    ASSERT_TRUE(failed[0]);
    EXPECT_EQ(name_of_ann(), "ann");
    EXPECT_THAT(moves(), IsEmpty());
}

TEST_F(CachingRowsTest, DoesNotCacheARefusedMove) {
    EXPECT_THAT(moves(), IsEmpty());
    club::transact(*store, [this](club::UnitOfWork& unit) {
        EXPECT_TRUE(unit.append_move(match.id, {0, "c", "", {}}));
        EXPECT_FALSE(unit.append_move(match.id, {0, "d", "", {}}));
        EXPECT_THAT(unit.moves(match.id), SizeIs(1));
    });
    EXPECT_EQ(moves().front().text, "c");
}

TEST_F(CachingRowsTest, SeesItsOwnWritesAtOnce) {
    const auto all = [this](club::UnitOfWork& unit) {
        return std::tuple(unit.vacations(ann.id).size(), unit.rest_schedules(ann.id).size(),
                          unit.server_pauses(club::Instant{}).size(),
                          unit.chat_messages(match.id).size(), unit.subscriptions(match.id).size(),
                          unit.standing(ann.id, "wari").has_value());
    };
    EXPECT_EQ(seen(all), std::tuple(0, 0, 0, 0, 0, false));
    club::transact(*store, [&](club::UnitOfWork& unit) {
        const club::Instant now{std::chrono::hours(1000)};
        unit.set_vacations(ann.id, {{now, now + std::chrono::days(3)}});
        unit.set_rest_schedules(ann.id, {club::RestSchedule{}});
        unit.add_server_pause({now, std::nullopt, true});
        club::ChatMessage remark;
        remark.match = match.id;
        remark.by = ann.id;
        unit.add_chat_message(remark);
        unit.set_subscription({match.id, bob.id, std::nullopt});
        club::PlayerStanding standing;
        standing.user = ann.id;
        standing.game = "wari";
        unit.set_standing(standing);
        EXPECT_EQ(all(unit), std::tuple(1, 1, 1, 1, 1, true));
    });
    EXPECT_EQ(seen(all), std::tuple(1, 1, 1, 1, 1, true));
    club::transact(*store, [&](club::UnitOfWork& unit) {
        unit.end_server_pauses(club::Instant{std::chrono::hours(1001)});
        unit.remove_ratings();
        unit.remove_subscription(match.id, bob.id);
        EXPECT_THAT(unit.server_pauses(club::Instant::max()), IsEmpty());
        EXPECT_FALSE(unit.standing(ann.id, "wari"));
        EXPECT_THAT(unit.subscriptions(match.id), IsEmpty());
    });
}

}  // namespace
}  // namespace posthouse::store
