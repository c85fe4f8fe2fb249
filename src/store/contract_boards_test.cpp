// The contract test: what surrounds the matches – offers, taking back, watches, talk. The stores
// are named at the end of contract_test.cpp.

#include "store/contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

// Offers

void expect_same(const club::OpenChallenge& kept, const club::OpenChallenge& offer) {
    EXPECT_EQ(kept.game, offer.game);
    EXPECT_EQ(kept.board, offer.board);
    EXPECT_EQ(kept.by, offer.by);
    EXPECT_EQ(kept.clock, offer.clock);
    EXPECT_EQ(kept.first, offer.first);
    EXPECT_EQ(kept.rated, offer.rated);
    EXPECT_EQ(kept.posted, offer.posted);
    EXPECT_EQ(kept.etiquette, offer.etiquette);
    EXPECT_EQ(kept.criteria, offer.criteria);
    EXPECT_EQ(kept.games, offer.games);
}

TEST_P(StoreContract, EverythingAboutAnOfferIsKept) {
    const club::User ann = add_user("ann");
    club::OpenChallenge offer;
    offer.game = "wari";
    offer.by = ann.id;
    offer.clock = {std::chrono::milliseconds(1),
                   std::chrono::milliseconds(2),
                   std::chrono::milliseconds(3),
                   {std::chrono::milliseconds(4), std::chrono::milliseconds(5)}};
    offer.first = "you";
    offer.rated = false;
    offer.posted = at(1'700'000'000'123);
    offer.etiquette = true;
    offer.criteria = {1400, 1700, 200, true, club::OpponentKind::computer};
    offer.games = 7;
    work([&](club::UnitOfWork& unit) { unit.add_offer(offer); });
    const auto kept = read_back([](auto& reader) { return reader.offer_on("wari", 1); });
    expect_same(kept.value(), offer);
    expect_same(read_back([](auto& reader) { return reader.offers("wari"); }).at(0), offer);
    EXPECT_FALSE(read_back([](auto& reader) { return reader.offer_on("wari", 2); }));
    EXPECT_FALSE(read_back([](auto& reader) { return reader.offer_on("octilite", 1); }));
    offer.by = club::UserId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { unit.add_offer(offer); }));
}

TEST_P(StoreContract, WhatAnOfferDoesNotAskOfWhoComesIsLeftOpen) {
    club::OpenChallenge offer = add_offer("wari", add_user("ann"));
    offer.criteria.rating_max = 0;
    offer.criteria.company = club::OpponentKind::people;
    work([&](club::UnitOfWork& unit) { unit.add_offer(offer); });
    const auto kept = [&](int board) {
        return read_back([&](auto& reader) { return reader.offer_on("wari", board); }).value();
    };
    EXPECT_EQ(kept(1).criteria, club::OpponentCriteria{});
    EXPECT_EQ(kept(1).games, 1);
    expect_same(kept(2), offer);
}

TEST_P(StoreContract, OffersComeNewestFirstUntilTheyAreRemoved) {
    const club::User ann = add_user("ann");
    add_offer("wari", ann);
    add_offer("wari", ann);
    add_offer("octilite", ann);
    add_offer("wari", ann);
    const auto offers = [&](std::optional<std::string_view> game) {
        std::vector<std::string> all;
        for (const club::OpenChallenge& offer :
             read_back([&](auto& reader) { return reader.offers(game); }))
            all.push_back(offer.game + " " + std::to_string(offer.board));
        return all;
    };
    EXPECT_THAT(offers({}), ElementsAre("wari 3", "octilite 1", "wari 2", "wari 1"));
    EXPECT_THAT(offers("wari"), ElementsAre("wari 3", "wari 2", "wari 1"));
    EXPECT_THAT(offers("chess"), IsEmpty());
    work([&](club::UnitOfWork& unit) {
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
    const club::User ann = add_user("ann"), bob = add_user("bob");
    EXPECT_EQ(add_match("wari", ann, bob).board, 1);
    EXPECT_EQ(add_offer("wari", ann).board, 2);
    EXPECT_EQ(add_match("wari", ann, bob).board, 3);
    EXPECT_EQ(add_offer("octilite", ann).board, 1);
    work([](club::UnitOfWork& unit) { unit.remove_offer("wari", 2); });
    EXPECT_EQ(add_offer("wari", ann).board, 4);  // a number is not given again
}

TEST_P(StoreContract, AMatchTakesTheBoardOfAnOfferThatStandsOrThatItsWorkHasRemoved) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const int standing = add_offer("wari", ann).board, taken = add_offer("wari", ann).board,
              withdrawn = add_offer("wari", ann).board;
    const auto match_on = [&](int board) {
        club::Match match;
        match.game = "wari";
        match.board = board;
        match.seats = {bob.id, ann.id};
        return match;
    };
    club::Match one = match_on(standing), two = match_on(taken);
    work([&](club::UnitOfWork& unit) {
        unit.add_match(one);
        unit.remove_offer("wari", taken);
        unit.add_match(two);
    });
    EXPECT_EQ(one.board, standing);
    EXPECT_EQ(two.board, taken);
    work([&](club::UnitOfWork& unit) { unit.remove_offer("wari", withdrawn); });
    read_back([&](const club::StoreReader& reader) {
        EXPECT_EQ(reader.match_on("wari", standing).value().id, one.id);
        EXPECT_EQ(reader.match_on("wari", taken).value().id, two.id);
        EXPECT_EQ(reader.match(two.id).value().board, taken);
        return true;
    });
    for (const int board : {standing, taken, withdrawn, 77}) {
        club::Match match = match_on(board);
        EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { unit.add_match(match); })) << board;
    }
    club::Match elsewhere = match_on(standing);
    elsewhere.game = "octilite";
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { unit.add_match(elsewhere); }));
    EXPECT_EQ(add_match("wari", ann, bob).board, withdrawn + 1);
}

// Taking back

TEST_P(StoreContract, MovesAreTakenBackFromAPlyOnAndMayBePlayedAnew) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob), other = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) {
        for (int ply = 0; ply < 4; ++ply) unit.append_move(match.id, {ply, "c", "", at(ply)});
        unit.append_move(other.id, {3, "d", "", at(1)});
        unit.take_back(match.id, 2);
        EXPECT_EQ(unit.moves(match.id).size(), 2U);
        EXPECT_TRUE(unit.append_move(match.id, {2, "f", "better", at(9)}));
    });
    const auto moves = read_back([&](auto& reader) { return reader.moves(match.id); });
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[1].text, "c");
    EXPECT_EQ(moves[2].text, "f");
    EXPECT_EQ(moves[2].comment, "better");
    work([&](club::UnitOfWork& unit) {
        unit.take_back(match.id, 3);  // nothing there
        unit.take_back(match.id, 0);
    });
    EXPECT_THAT(read_back([&](auto& reader) { return reader.moves(match.id); }), IsEmpty());
    EXPECT_EQ(read_back([&](auto& reader) { return reader.moves(other.id); }).size(), 1U);
    EXPECT_ANY_THROW(work([](club::UnitOfWork& unit) { unit.take_back(club::MatchId{77}, 0); }));
}

// Watches

std::string words_of(const club::MatchSubscription& watch) {
    return std::to_string(static_cast<int>(watch.match)) + "/" +
           std::to_string(static_cast<int>(watch.user)) +
           (watch.notify ? " " + std::to_string(static_cast<int>(*watch.notify)) : "");
}

TEST_P(StoreContract, WhoWatchesIsFoundByMatchAndByPlayer) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::MatchId one = add_match("wari", ann, bob).id, two = add_match("wari", ann, bob).id;
    work([&](club::UnitOfWork& unit) {
        unit.set_watch({one, bob.id, club::MailFrequency::never});
        unit.set_watch({two, ann.id, club::MailFrequency::each});
        unit.set_watch({one, ann.id, {}});
    });
    const auto words = [](const std::vector<club::MatchSubscription>& watches) {
        std::vector<std::string> all;
        for (const club::MatchSubscription& watch : watches) all.push_back(words_of(watch));
        return all;
    };
    const auto watches = [&](club::MatchId id) {
        return words(read_back([&](auto& reader) { return reader.watches(id); }));
    };
    const auto watched_by = [&](club::UserId id) {
        return words(read_back([&](auto& reader) { return reader.watched_by(id); }));
    };
    EXPECT_THAT(watches(one), ElementsAre("1/1", "1/2 3"));
    EXPECT_THAT(watches(two), ElementsAre("2/1 0"));
    EXPECT_THAT(watched_by(ann.id), ElementsAre("1/1", "2/1 0"));
    EXPECT_THAT(watched_by(bob.id), ElementsAre("1/2 3"));
    work([&](club::UnitOfWork& unit) {
        unit.set_watch({one, ann.id, club::MailFrequency::digest});
        unit.set_watch({one, bob.id, {}});
        unit.remove_watch(two, ann.id);
        unit.remove_watch(two, bob.id);
        unit.remove_watch(club::MatchId{77}, club::UserId{77});
    });
    EXPECT_THAT(watches(one), ElementsAre("1/1 1", "1/2"));
    EXPECT_THAT(watches(two), IsEmpty());
    EXPECT_THAT(watched_by(ann.id), ElementsAre("1/1 1"));
    EXPECT_THAT(watched_by(club::UserId{77}), IsEmpty());
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.set_watch({club::MatchId{77}, ann.id, {}});
    }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.set_watch({one, club::UserId{77}, {}});
    }));
}

// Remarks

TEST_P(StoreContract, RemarksAreNumberedWithinTheirMatch) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::MatchId one = add_match("wari", ann, bob).id, two = add_match("wari", ann, bob).id;
    club::ChatMessage first{one, 0, ann.id, 3, "It's “your” turn;\r\n", at(1'700'000'000'123)};
    club::ChatMessage elsewhere{two, 0, bob.id, 0, "", at(2)};
    club::ChatMessage second{one, 99, club::UserId{}, 4, "ann takes back c", at(1)};
    work([&](club::UnitOfWork& unit) {
        unit.add_remark(first);
        unit.add_remark(elsewhere);
        unit.add_remark(second);
    });
    EXPECT_EQ(first.number, 1);
    EXPECT_EQ(elsewhere.number, 1);
    EXPECT_EQ(second.number, 2);
    const auto kept = read_back([&](auto& reader) { return reader.remarks(one); });
    ASSERT_EQ(kept.size(), 2U);
    for (int i = 0; const club::ChatMessage& remark : {first, second}) {
        EXPECT_EQ(kept[i].match, remark.match);
        EXPECT_EQ(kept[i].number, remark.number);
        EXPECT_EQ(kept[i].by, remark.by);
        EXPECT_EQ(kept[i].ply, remark.ply);
        EXPECT_EQ(kept[i].text, remark.text);
        EXPECT_EQ(kept[i].at, remark.at);
        ++i;
    }
    EXPECT_THAT(read_back([](auto& reader) { return reader.remarks(club::MatchId{77}); }),
                IsEmpty());
    first.match = club::MatchId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { unit.add_remark(first); }));
    second.by = club::UserId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { unit.add_remark(second); }));
}

}  // namespace posthouse::store
