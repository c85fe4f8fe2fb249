// The contract test: what surrounds the matches – offers, taking back, watches, talk. The stores
// are named at the end of contract_test.cpp.

#include "store/contract.h"

#include <gmock/gmock.h>

namespace posthouse {

using testing::ElementsAre;
using testing::IsEmpty;

// Offers

void expect_same(const Offer& kept, const Offer& offer) {
    EXPECT_EQ(kept.game, offer.game);
    EXPECT_EQ(kept.board, offer.board);
    EXPECT_EQ(kept.by, offer.by);
    EXPECT_EQ(kept.clock, offer.clock);
    EXPECT_EQ(kept.first, offer.first);
    EXPECT_EQ(kept.rated, offer.rated);
    EXPECT_EQ(kept.posted, offer.posted);
    EXPECT_EQ(kept.etiquette, offer.etiquette);
    EXPECT_EQ(kept.wanted, offer.wanted);
    EXPECT_EQ(kept.games, offer.games);
}

TEST_P(StoreContract, EverythingAboutAnOfferIsKept) {
    const User ann = add_user("ann");
    Offer offer;
    offer.game = "wari";
    offer.by = ann.id;
    offer.clock = {
        milliseconds(1), milliseconds(2), milliseconds(3), {milliseconds(4), milliseconds(5)}};
    offer.first = "you";
    offer.rated = false;
    offer.posted = at(1'700'000'000'123);
    offer.etiquette = true;
    offer.wanted = {1400, 1700, 200, true, Company::computer};
    offer.games = 7;
    work([&](Unit& unit) { unit.add_offer(offer); });
    const auto kept = look([](auto& reader) { return reader.offer_on("wari", 1); });
    expect_same(kept.value(), offer);
    expect_same(look([](auto& reader) { return reader.offers("wari"); }).at(0), offer);
    EXPECT_FALSE(look([](auto& reader) { return reader.offer_on("wari", 2); }));
    EXPECT_FALSE(look([](auto& reader) { return reader.offer_on("octilite", 1); }));
    offer.by = UserId{77};
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.add_offer(offer); }));
}

TEST_P(StoreContract, WhatAnOfferDoesNotAskOfWhoComesIsLeftOpen) {
    Offer offer = add_offer("wari", add_user("ann"));
    offer.wanted.rating_max = 0;
    offer.wanted.company = Company::people;
    work([&](Unit& unit) { unit.add_offer(offer); });
    const auto kept = [&](int board) {
        return look([&](auto& reader) { return reader.offer_on("wari", board); }).value();
    };
    EXPECT_EQ(kept(1).wanted, Conditions{});
    EXPECT_EQ(kept(1).games, 1);
    expect_same(kept(2), offer);
}

TEST_P(StoreContract, OffersComeNewestFirstUntilTheyAreRemoved) {
    const User ann = add_user("ann");
    add_offer("wari", ann);
    add_offer("wari", ann);
    add_offer("octilite", ann);
    add_offer("wari", ann);
    const auto offers = [&](std::optional<std::string_view> game) {
        std::vector<std::string> all;
        for (const Offer& offer : look([&](auto& reader) { return reader.offers(game); }))
            all.push_back(offer.game + " " + std::to_string(offer.board));
        return all;
    };
    EXPECT_THAT(offers({}), ElementsAre("wari 3", "octilite 1", "wari 2", "wari 1"));
    EXPECT_THAT(offers("wari"), ElementsAre("wari 3", "wari 2", "wari 1"));
    EXPECT_THAT(offers("chess"), IsEmpty());
    work([&](Unit& unit) {
        unit.remove_offer("wari", 3);
        unit.remove_offer("wari", 1);
        unit.remove_offer("wari", 77);
        unit.remove_offer("chess", 1);
    });
    EXPECT_THAT(offers({}), ElementsAre("octilite 1", "wari 2"));
    add_offer("wari", ann);
    EXPECT_THAT(offers({}), ElementsAre("wari 4", "octilite 1", "wari 2"));
}

TEST_P(StoreContract, OffersAndMatchesOfAGameShareTheirBoardNumbers) {
    const User ann = add_user("ann"), bob = add_user("bob");
    EXPECT_EQ(add_match("wari", ann, bob).board, 1);
    EXPECT_EQ(add_offer("wari", ann).board, 2);
    EXPECT_EQ(add_match("wari", ann, bob).board, 3);
    EXPECT_EQ(add_offer("octilite", ann).board, 1);
    work([](Unit& unit) { unit.remove_offer("wari", 2); });
    EXPECT_EQ(add_offer("wari", ann).board, 4);  // a number is not given again
}

TEST_P(StoreContract, AMatchTakesTheBoardOfAnOfferThatStandsOrThatItsWorkHasRemoved) {
    const User ann = add_user("ann"), bob = add_user("bob");
    const int standing = add_offer("wari", ann).board, taken = add_offer("wari", ann).board,
              withdrawn = add_offer("wari", ann).board;
    const auto match_on = [&](int board) {
        Match match;
        match.game = "wari";
        match.board = board;
        match.seats = {bob.id, ann.id};
        return match;
    };
    Match one = match_on(standing), two = match_on(taken);
    work([&](Unit& unit) {
        unit.add_match(one);
        unit.remove_offer("wari", taken);
        unit.add_match(two);
    });
    EXPECT_EQ(one.board, standing);
    EXPECT_EQ(two.board, taken);
    work([&](Unit& unit) { unit.remove_offer("wari", withdrawn); });
    look([&](const Reader& reader) {
        EXPECT_EQ(reader.match_on("wari", standing).value().id, one.id);
        EXPECT_EQ(reader.match_on("wari", taken).value().id, two.id);
        EXPECT_EQ(reader.match(two.id).value().board, taken);
        return true;
    });
    for (const int board : {standing, taken, withdrawn, 77}) {
        Match match = match_on(board);
        EXPECT_ANY_THROW(work([&](Unit& unit) { unit.add_match(match); })) << board;
    }
    Match elsewhere = match_on(standing);
    elsewhere.game = "octilite";
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.add_match(elsewhere); }));
    EXPECT_EQ(add_match("wari", ann, bob).board, withdrawn + 1);
}

// Taking back

TEST_P(StoreContract, MovesAreTakenBackFromAPlyOnAndMayBePlayedAnew) {
    const User ann = add_user("ann"), bob = add_user("bob");
    const Match match = add_match("wari", ann, bob), other = add_match("wari", ann, bob);
    work([&](Unit& unit) {
        for (int ply = 0; ply < 4; ++ply) unit.append_move(match.id, {ply, "c", "", at(ply)});
        unit.append_move(other.id, {3, "d", "", at(1)});
        unit.take_back(match.id, 2);
        EXPECT_EQ(unit.moves(match.id).size(), 2U);
        EXPECT_TRUE(unit.append_move(match.id, {2, "f", "better", at(9)}));
    });
    const auto moves = look([&](auto& reader) { return reader.moves(match.id); });
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[1].text, "c");
    EXPECT_EQ(moves[2].text, "f");
    EXPECT_EQ(moves[2].comment, "better");
    work([&](Unit& unit) {
        unit.take_back(match.id, 3);  // nothing there
        unit.take_back(match.id, 0);
    });
    EXPECT_THAT(look([&](auto& reader) { return reader.moves(match.id); }), IsEmpty());
    EXPECT_EQ(look([&](auto& reader) { return reader.moves(other.id); }).size(), 1U);
    EXPECT_ANY_THROW(work([](Unit& unit) { unit.take_back(MatchId{77}, 0); }));
}

// Watches

std::string words_of(const Watch& watch) {
    return std::to_string(static_cast<int>(watch.match)) + "/" +
           std::to_string(static_cast<int>(watch.user)) +
           (watch.notify ? " " + std::to_string(static_cast<int>(*watch.notify)) : "");
}

TEST_P(StoreContract, WhoWatchesIsFoundByMatchAndByPlayer) {
    const User ann = add_user("ann"), bob = add_user("bob");
    const MatchId one = add_match("wari", ann, bob).id, two = add_match("wari", ann, bob).id;
    work([&](Unit& unit) {
        unit.set_watch({one, bob.id, Notify::never});
        unit.set_watch({two, ann.id, Notify::each});
        unit.set_watch({one, ann.id, {}});
    });
    const auto words = [](const std::vector<Watch>& watches) {
        std::vector<std::string> all;
        for (const Watch& watch : watches) all.push_back(words_of(watch));
        return all;
    };
    const auto watches = [&](MatchId id) {
        return words(look([&](auto& reader) { return reader.watches(id); }));
    };
    const auto watched_by = [&](UserId id) {
        return words(look([&](auto& reader) { return reader.watched_by(id); }));
    };
    EXPECT_THAT(watches(one), ElementsAre("1/1", "1/2 3"));
    EXPECT_THAT(watches(two), ElementsAre("2/1 0"));
    EXPECT_THAT(watched_by(ann.id), ElementsAre("1/1", "2/1 0"));
    EXPECT_THAT(watched_by(bob.id), ElementsAre("1/2 3"));
    work([&](Unit& unit) {
        unit.set_watch({one, ann.id, Notify::digest});
        unit.set_watch({one, bob.id, {}});
        unit.remove_watch(two, ann.id);
        unit.remove_watch(two, bob.id);
        unit.remove_watch(MatchId{77}, UserId{77});
    });
    EXPECT_THAT(watches(one), ElementsAre("1/1 1", "1/2"));
    EXPECT_THAT(watches(two), IsEmpty());
    EXPECT_THAT(watched_by(ann.id), ElementsAre("1/1 1"));
    EXPECT_THAT(watched_by(UserId{77}), IsEmpty());
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.set_watch({MatchId{77}, ann.id, {}}); }));
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.set_watch({one, UserId{77}, {}}); }));
}

// Remarks

TEST_P(StoreContract, RemarksAreNumberedWithinTheirMatch) {
    const User ann = add_user("ann"), bob = add_user("bob");
    const MatchId one = add_match("wari", ann, bob).id, two = add_match("wari", ann, bob).id;
    Remark first{one, 0, ann.id, 3, "It's “your” turn;\r\n", at(1'700'000'000'123)};
    Remark elsewhere{two, 0, bob.id, 0, "", at(2)};
    Remark second{one, 99, UserId{}, 4, "ann takes back c", at(1)};
    work([&](Unit& unit) {
        unit.add_remark(first);
        unit.add_remark(elsewhere);
        unit.add_remark(second);
    });
    EXPECT_EQ(first.number, 1);
    EXPECT_EQ(elsewhere.number, 1);
    EXPECT_EQ(second.number, 2);
    const auto kept = look([&](auto& reader) { return reader.remarks(one); });
    ASSERT_EQ(kept.size(), 2U);
    for (int i = 0; const Remark& remark : {first, second}) {
        EXPECT_EQ(kept[i].match, remark.match);
        EXPECT_EQ(kept[i].number, remark.number);
        EXPECT_EQ(kept[i].by, remark.by);
        EXPECT_EQ(kept[i].ply, remark.ply);
        EXPECT_EQ(kept[i].text, remark.text);
        EXPECT_EQ(kept[i].at, remark.at);
        ++i;
    }
    EXPECT_THAT(look([](auto& reader) { return reader.remarks(MatchId{77}); }), IsEmpty());
    first.match = MatchId{77};
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.add_remark(first); }));
    second.by = UserId{77};
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.add_remark(second); }));
}

}  // namespace posthouse
