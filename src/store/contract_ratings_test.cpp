// The contract test: standings, what matches did to them, and matches in the order of their ends.
// The stores are named at the end of contract_test.cpp.

#include "store/contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

club::PlayerStanding standing_of(const club::User& user, std::string game, double rating) {
    // Numbers that no short text holds: what is read must be the very same.
    return {user.id, std::move(game), {rating + 1.0 / 3, 151.0 / 7, 0.06 / 1.1}, at(99), 3, 2, 1};
}

club::RatingChange change_of(const club::User& user, const club::Match& match, club::Instant when) {
    const club::UserId opponent = match.seats[match.seats[0] == user.id ? 1 : 0];
    return {match.id,       user.id,   opponent, match.game, 1500 + 1.0 / 3,
            1512 + 1.0 / 7, 290.0 / 3, when,     33};
}

}  // namespace

TEST_P(StoreContract, AStandingIsKeptToTheLastBit) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::PlayerStanding wari = standing_of(ann, "wari", 1523);
    work([&](club::UnitOfWork& unit) {
        unit.set_standing(wari);
        EXPECT_EQ(unit.standing(ann.id, "wari"), wari);
    });
    EXPECT_EQ(read_back([&](auto& reader) { return reader.standing(ann.id, "wari"); }), wari);
    EXPECT_FALSE(read_back([&](auto& reader) { return reader.standing(ann.id, "oware"); }));
    EXPECT_FALSE(read_back([&](auto& reader) { return reader.standing(bob.id, "wari"); }));
    wari.rating = {1600.125, 45, 0.0599};
    wari.since = at(1'700'000'000'123);
    ++wari.won;
    work([&](club::UnitOfWork& unit) { unit.set_standing(wari); });
    EXPECT_EQ(read_back([&](auto& reader) { return reader.standing(ann.id, "wari"); }), wari);
}

TEST_P(StoreContract, StandingsOfAPlayerAreByGameAndThoseOfAGameBestFirst) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cid = add_user("cid");
    const club::PlayerStanding a = standing_of(ann, "wari", 1400),
                               b = standing_of(bob, "wari", 1600),
                               c = standing_of(cid, "wari", 1400),
                               o = standing_of(ann, "oware", 2000);
    work([&](club::UnitOfWork& unit) {
        for (const club::PlayerStanding& one : {c, a, b, o}) unit.set_standing(one);
    });
    EXPECT_THAT(read_back([](auto& reader) { return reader.standings("wari"); }),
                ElementsAre(b, a, c));
    EXPECT_THAT(read_back([](auto& reader) { return reader.standings("octilite"); }), IsEmpty());
    EXPECT_THAT(read_back([&](auto& reader) { return reader.standings_of(ann.id); }),
                ElementsAre(o, a));
    EXPECT_THAT(read_back([](auto& reader) { return reader.standings_of(club::UserId{77}); }),
                IsEmpty());
}

TEST_P(StoreContract, WhatMatchesDidToAPlayerComesNewestFirst) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match one = add_match("wari", ann, bob), two = add_match("wari", bob, ann),
                      three = add_match("wari", ann, bob), other = add_match("oware", ann, bob);
    const club::RatingChange first = change_of(ann, one, at(30)),
                             second = change_of(ann, two, at(20)),
                             third = change_of(ann, three, at(30)),
                             his = change_of(bob, one, at(30)),
                             elsewhere = change_of(ann, other, at(40));
    work([&](club::UnitOfWork& unit) {
        for (const club::RatingChange& change : {his, first, second, third, elsewhere})
            unit.add_rating_change(change);
    });
    read_back([&](const club::StoreReader& reader) {
        EXPECT_THAT(reader.rating_changes(one.id), ElementsAre(first, his));
        EXPECT_THAT(reader.rating_changes(club::MatchId{77}), IsEmpty());
        EXPECT_THAT(reader.rating_changes(ann.id, "wari", 9), ElementsAre(third, first, second));
        EXPECT_THAT(reader.rating_changes(ann.id, "wari", 2), ElementsAre(third, first));
        EXPECT_THAT(reader.rating_changes(ann.id, "oware", 9), ElementsAre(elsewhere));
        EXPECT_THAT(reader.rating_changes(bob.id, "oware", 9), IsEmpty());
        return true;
    });
}

TEST_P(StoreContract, AMatchIsRatedOnceForEachOfItsPlayers) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) { unit.add_rating_change(change_of(ann, match, at(1))); });
    EXPECT_THROW(
        work([&](club::UnitOfWork& unit) { unit.add_rating_change(change_of(ann, match, at(2))); }),
        std::exception);
    club::RatingChange nowhere = change_of(bob, match, at(2));
    nowhere.match = club::MatchId{77};
    EXPECT_THROW(work([&](club::UnitOfWork& unit) { unit.add_rating_change(nowhere); }),
                 std::exception);
    club::PlayerStanding nobody = standing_of(ann, "wari", 1500);
    nobody.user = club::UserId{77};
    EXPECT_THROW(work([&](club::UnitOfWork& unit) { unit.set_standing(nobody); }), std::exception);
    EXPECT_THAT(read_back([&](auto& reader) { return reader.rating_changes(match.id); }),
                ElementsAre(change_of(ann, match, at(1))));
}

TEST_P(StoreContract, RatingsAreForgottenAllTogether) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) {
        unit.set_standing(standing_of(ann, "wari", 1500));
        unit.add_rating_change(change_of(ann, match, at(1)));
    });
    work([&](club::UnitOfWork& unit) {
        unit.forget_ratings();
        EXPECT_THAT(unit.standings("wari"), IsEmpty());
        unit.add_rating_change(change_of(ann, match, at(2)));
    });
    read_back([&](const club::StoreReader& reader) {
        EXPECT_THAT(reader.standings("wari"), IsEmpty());
        EXPECT_THAT(reader.rating_changes(match.id), ElementsAre(change_of(ann, match, at(2))));
        return true;
    });
}

TEST_P(StoreContract, MatchesThatAreOverComeInTheOrderOfTheirEnds) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    std::vector<club::Match> matches;
    for (int i = 0; i < 5; ++i) matches.push_back(add_match(i % 2 ? "oware" : "wari", ann, bob));
    const auto end = [&](std::size_t which, long long when) {
        matches[which].ending = club::MatchOutcome{Result::first, "resigned", at(when)};
        work([&](club::UnitOfWork& unit) { unit.change_match(matches[which]); });
    };
    const auto after = [&](const club::Match* last, std::size_t limit) {
        return ids(
            read_back([&](auto& reader) { return reader.matches_ended_after(last, limit); }));
    };
    EXPECT_THAT(after(nullptr, 9), IsEmpty());
    end(3, 10);
    end(1, 20);
    end(0, 20);
    end(4, 5);
    EXPECT_THAT(after(nullptr, 9),
                ElementsAre(matches[4].id, matches[3].id, matches[0].id, matches[1].id));
    EXPECT_THAT(after(nullptr, 2), ElementsAre(matches[4].id, matches[3].id));
    EXPECT_THAT(after(&matches[3], 9), ElementsAre(matches[0].id, matches[1].id));
    EXPECT_THAT(after(&matches[0], 9), ElementsAre(matches[1].id));
    EXPECT_THAT(after(&matches[1], 9), IsEmpty());
    end(4, 30);  // told again
    EXPECT_THAT(after(&matches[0], 9), ElementsAre(matches[1].id, matches[4].id));
}

}  // namespace posthouse::store
