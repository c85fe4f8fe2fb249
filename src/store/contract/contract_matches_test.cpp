// Store contract: matches, moves, offers, takebacks, subscriptions and chat.

#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/core/house_tables.h"
#include "club/matches/match_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>
#include <limits>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

TEST_P(StoreContract, NumbersBoardsFromOneInEachGame) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    EXPECT_EQ(add_match("wari", ann, bob).board, 1);
    EXPECT_EQ(add_match("wari", bob, ann).board, 2);
    EXPECT_EQ(add_match("octilite", ann, bob).board, 1);
    const club::Match third = add_match("wari", ann, bob);
    EXPECT_EQ(third.board, 3);
    read_back([&](Reader reader) {
        EXPECT_EQ(reader.match_on("wari", 3).value().id, third.id);
        EXPECT_EQ(reader.match_on("octilite", 1).value().game, "octilite");
        EXPECT_FALSE(reader.match_on("octilite", 3));
        EXPECT_FALSE(reader.match_on("wari", 0));
        return true;
    });
}

void expect_same(const club::Match& kept, const club::Match& match) {
    EXPECT_EQ(kept.id, match.id);
    EXPECT_EQ(kept.game, match.game);
    EXPECT_EQ(kept.board, match.board);
    EXPECT_EQ(kept.start_position, match.start_position);
    EXPECT_EQ(kept.seats, match.seats);
    EXPECT_EQ(kept.clock, match.clock);
    EXPECT_EQ(kept.started, match.started);
    EXPECT_EQ(kept.turn_since, match.turn_since);
    EXPECT_EQ(kept.to_move, match.to_move);
    EXPECT_EQ(kept.plies, match.plies);
    EXPECT_EQ(kept.outcome, match.outcome);
    EXPECT_EQ(kept.rated, match.rated);
    EXPECT_EQ(kept.undos, match.undos);
    EXPECT_EQ(kept.proposal, match.proposal);
    EXPECT_EQ(kept.proposer, match.proposer);
    EXPECT_EQ(kept.conditional_moves, match.conditional_moves);
    EXPECT_EQ(kept.pending_moves, match.pending_moves);
    EXPECT_EQ(kept.notes, match.notes);
    EXPECT_EQ(kept.rematch, match.rematch);
    EXPECT_EQ(kept.etiquette, match.etiquette);
    EXPECT_EQ(kept.style, match.style);
    EXPECT_EQ(kept.senior, match.senior);
}

TEST_P(StoreContract, StoresAndChangesEverythingAboutAMatch) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Match match;
    match.game = "wari";
    match.start_position = "4 4 4 4 4 4 - S";
    match.seats = {bob.id, ann.id};
    match.clock = {std::chrono::milliseconds(1),
                   std::chrono::milliseconds(2),
                   std::chrono::milliseconds(3),
                   {std::chrono::milliseconds(4), std::chrono::milliseconds(-5)}};
    match.started = at(1'700'000'000'123);
    match.turn_since = at(1'700'000'000'456);
    match.to_move = Side::second;
    match.plies = 7;
    match.rated = false;
    match.undos = 2;
    match.proposal = club::Proposal::draw;
    match.proposer = Side::second;
    match.conditional_moves = {"c: d; e: “f”", "a"};
    match.pending_moves = {"c#7", "d#8"};
    match.notes = {"their b is “weak”\nand so on", "mine"};
    match.etiquette = true;
    match.style = "hoarder";
    match.senior = Side::second;
    const auto kept = [&] {
        return read_back([&](Reader reader) { return reader.match(match.id); });
    };
    work([&](club::UnitOfWork& unit) { unit.add_match(match); });
    expect_same(kept().value(), match);

    match.clock.left = {std::chrono::milliseconds(40), std::chrono::milliseconds(50)};
    match.turn_since = at(1'700'000'000'789);
    match.to_move = Side::first;
    match.plies = 8;
    match.rated = true;
    match.undos = 3;
    match.proposal = club::Proposal::take_back;
    match.proposer = Side::first;
    match.conditional_moves = {"", "b"};
    match.pending_moves = {"", "e#8"};
    match.notes = {"", "not any more"};
    match.rematch = add_match("wari", ann, bob).id;
    for (const Result result : {Result::first, Result::second, Result::draw}) {
        match.outcome = club::MatchOutcome{result, "", at(1'700'000'001'000)};
        work([&](club::UnitOfWork& unit) { club::TestEndings::change_match(unit, match); });
        expect_same(kept().value(), match);
    }
    club::Match other = match;
    other.game = "octilite";
    other.board = 99;
    other.start_position = "elsewhere";
    other.seats = {ann.id, bob.id};
    other.etiquette = false;
    other.style = "attacker";
    other.senior.reset();
    other.outcome.reset();
    match.outcome.reset();
    work([&](club::UnitOfWork& unit) { club::TestEndings::change_match(unit, other); });
    expect_same(kept().value(), match);

    match.proposal = club::Proposal::none;
    work([&](club::UnitOfWork& unit) { club::TestEndings::change_match(unit, match); });
    expect_same(kept().value(), match);

    // Only set_outcome changes how it ended, and only the service's endings may call it.
    static_assert(!std::is_default_constructible_v<club::OutcomeKey>);
    match.outcome = club::MatchOutcome{Result::first, "time", at(3)};
    work([&](club::UnitOfWork& unit) { change_match(unit, match); });
    match.outcome.reset();
    ++match.version;
    expect_same(kept().value(), match);

    club::Match begun_and_ended = match;
    begun_and_ended.board = 0;
    work([&](club::UnitOfWork& unit) {
        unit.add_match(begun_and_ended);
        begun_and_ended.outcome = club::MatchOutcome{Result::draw, "time", at(3)};
        club::TestEndings::change_match(unit, begun_and_ended);
    });
    match = begun_and_ended;
    ++match.version;
    expect_same(kept().value(), match);
}

TEST_P(StoreContract, SwapsTheSeatsOfAMatchOnly) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Match match = add_match("warri", ann, bob), plain = add_match("wari", ann, bob);
    match.board = 0;
    match.etiquette = true;
    match.senior = Side::first;
    work([&](club::UnitOfWork& unit) {
        unit.add_match(match);
        swap_seats(unit, match.id);
        swap_seats(unit, plain.id);
    });
    std::swap(match.seats[0], match.seats[1]);
    match.senior = Side::second;
    expect_same(read_back([&](Reader reader) { return reader.match(match.id); }).value(), match);
    std::swap(plain.seats[0], plain.seats[1]);
    expect_same(read_back([&](Reader reader) { return reader.match(plain.id); }).value(), plain);
    EXPECT_ANY_THROW(work([](club::UnitOfWork& unit) { swap_seats(unit, club::MatchId{77}); }));
    EXPECT_EQ(read_back([&](Reader reader) {
                  return find_matches(reader, {{}, ann.id, {}, 9});
              }).size(),
              3U);
}

TEST_P(StoreContract, FindsTheMatchesOfTwoPlayersNewestFirst) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cid = add_user("cid");
    const club::MatchId one = add_match("wari", ann, bob).id;
    add_match("wari", cid, ann);
    const club::MatchId two = ended(add_match("octilite", bob, ann), Result::first).id;
    add_match("oware", bob, cid);
    const club::MatchId three = add_match("warri", ann, bob).id;
    const club::MatchId both_seats = add_match("wari", cid, cid).id;
    const auto between = [&](club::UserId a, club::UserId b, std::size_t limit = 9) {
        return ids(read_back([&](Reader reader) { return matches_between(reader, a, b, limit); }));
    };
    EXPECT_THAT(between(ann.id, bob.id), ElementsAre(three, two, one));
    EXPECT_THAT(between(bob.id, ann.id), ElementsAre(three, two, one));
    EXPECT_THAT(between(bob.id, ann.id, 2), ElementsAre(three, two));
    EXPECT_THAT(between(cid.id, cid.id), ElementsAre(both_seats));
    EXPECT_THAT(between(ann.id, club::UserId{77}), IsEmpty());
}

TEST_P(StoreContract, FiltersMatchesByGamePlayerAndState) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cid = add_user("cid");
    const club::MatchId one = add_match("wari", ann, bob).id;
    const club::MatchId two = ended(add_match("octilite", bob, ann), Result::first).id;
    const club::MatchId three = add_match("wari", bob, cid).id;
    const club::MatchId four = ended(add_match("wari", cid, ann), Result::draw).id;
    const club::MatchId five = add_match("wari", ann, ann).id;  // both seats: listed once
    const auto matches = [&](std::optional<std::string> game, std::optional<club::UserId> player,
                             std::optional<club::MatchState> state, std::size_t limit = 1000) {
        return ids(read_back([&](Reader reader) {
            return find_matches(reader, {game, player, state, limit});
        }));
    };
    const auto any = std::nullopt;
    constexpr auto over = club::MatchState::over, running = club::MatchState::running;
    EXPECT_THAT(matches(any, any, any), ElementsAre(five, four, three, two, one));
    EXPECT_THAT(matches("wari", any, any), ElementsAre(five, four, three, one));
    EXPECT_THAT(matches(any, ann.id, any), ElementsAre(five, four, two, one));
    EXPECT_THAT(matches(any, any, over), ElementsAre(four, two));
    EXPECT_THAT(matches(any, any, running), ElementsAre(five, three, one));
    EXPECT_THAT(matches("wari", ann.id, any), ElementsAre(five, four, one));
    EXPECT_THAT(matches("wari", any, over), ElementsAre(four));
    EXPECT_THAT(matches(any, ann.id, running), ElementsAre(five, one));
    EXPECT_THAT(matches("octilite", ann.id, over), ElementsAre(two));
    EXPECT_THAT(matches("octilite", ann.id, running), IsEmpty());
    EXPECT_THAT(matches("chess", any, any), IsEmpty());
    EXPECT_THAT(matches(any, club::UserId{77}, any), IsEmpty());
    EXPECT_THAT(matches(any, ann.id, any, 2), ElementsAre(five, four));
    EXPECT_THAT(matches("wari", any, running, 1), ElementsAre(five));
    EXPECT_THAT(matches(any, any, any, 0), IsEmpty());
    EXPECT_EQ(matches(any, any, any, std::numeric_limits<std::size_t>::max()).size(), 5U);
}

TEST_P(StoreContract, OffersAMatchUntilItIsAccepted) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::MatchId running = add_match("wari", ann, bob).id;
    club::MatchId offered{}, vain{};
    work([&](club::UnitOfWork& unit) {
        for (club::MatchId* id : {&offered, &vain}) {
            club::Match match = *unit.match(running);
            match.id = club::MatchId{};
            match.board = 0;
            match.offered_to = bob.id;
            unit.add_match(match);
            *id = match.id;
        }
        club::Match match = *unit.match(vain);
        match.offered_to = club::UserId{};  // change_match does not accept it
        match.outcome = club::MatchOutcome{Result::first, "declined", at(5)};
        club::TestEndings::change_match(unit, match);
    });
    const auto in_state = [&](club::MatchState state) {
        return ids(read_back([&](Reader reader) {
            return find_matches(reader, {{}, ann.id, state, 10});
        }));
    };
    EXPECT_THAT(in_state(club::MatchState::running), ElementsAre(running));
    EXPECT_THAT(in_state(club::MatchState::offered), ElementsAre(offered));
    EXPECT_THAT(in_state(club::MatchState::never_begun), ElementsAre(vain));
    EXPECT_THAT(in_state(club::MatchState::over), IsEmpty());
    EXPECT_THAT(ids(read_back([&](Reader reader) {
                    return find_matches(reader, {{}, ann.id, std::nullopt, 10});
                })),
                ElementsAre(running))
        << "without a state only those that have begun";
    EXPECT_THAT(ids(read_back([](Reader reader) { return all_matches(reader); })),
                ElementsAre(vain, offered, running));
    EXPECT_EQ(read_back([&](Reader reader) { return reader.match(vain)->offered_to; }), bob.id);
    EXPECT_EQ(
        read_back([&](Reader reader) { return read_server_stats(reader, at(9)).matches_running; }),
        1);
    const int before = read_back([&](Reader reader) { return reader.match(offered)->version; });
    work([&](club::UnitOfWork& unit) {
        EXPECT_EQ(unit.match(offered)->state(), club::MatchState::offered);
        accept_offer(unit, offered);
        EXPECT_EQ(unit.match(offered)->state(), club::MatchState::running);
    });
    EXPECT_THAT(in_state(club::MatchState::running), ElementsAre(offered, running));
    EXPECT_GT(read_back([&](Reader reader) { return reader.match(offered)->version; }), before);
    EXPECT_THROW(work([&](club::UnitOfWork& unit) { accept_offer(unit, club::MatchId{77}); }),
                 std::runtime_error);
}

TEST_P(StoreContract, ListsMovesByPlyAndRefusesATakenPly) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob), other = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) {
        EXPECT_TRUE(append_move(unit, match.id, {0, "c", "well met", at(1)}));
        EXPECT_TRUE(append_move(unit, match.id, {1, "d", "", at(3)}));
        EXPECT_TRUE(append_move(unit, match.id, {2, "e", "", at(11)}));
        EXPECT_TRUE(append_move(unit, other.id, {0, "a", "", at(4)}));
        EXPECT_FALSE(append_move(unit, match.id, {0, "f", "too late", at(5)}));
    });
    work([&](club::UnitOfWork& unit) {
        EXPECT_FALSE(append_move(unit, match.id, {1, "d", "", at(3)}));
    });
    const auto moves = read_back([&](Reader reader) { return reader.moves(match.id); });
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[0].ply, 0);
    EXPECT_EQ(moves[0].text, "c");
    EXPECT_EQ(moves[0].comment, "well met");
    EXPECT_EQ(moves[0].at, at(1));
    EXPECT_EQ(moves[1].text, "d");
    EXPECT_EQ(moves[2].ply, 2);
    EXPECT_EQ(read_back([&](Reader reader) { return reader.moves(other.id); }).size(), 1U);
    EXPECT_THAT(read_back([](Reader reader) { return reader.moves(club::MatchId{77}); }),
                IsEmpty());
}

using testing::ElementsAre;
using testing::IsEmpty;

// Offers

void expect_same(const club::OpenChallenge& kept, const club::OpenChallenge& offer) {
    EXPECT_EQ(kept.by_link, offer.by_link);
    EXPECT_EQ(kept.game, offer.game);
    EXPECT_EQ(kept.board, offer.board);
    EXPECT_EQ(kept.by, offer.by);
    EXPECT_EQ(kept.clock, offer.clock);
    EXPECT_EQ(kept.first_mover, offer.first_mover);
    EXPECT_EQ(kept.rated, offer.rated);
    EXPECT_EQ(kept.posted, offer.posted);
    EXPECT_EQ(kept.etiquette, offer.etiquette);
    EXPECT_EQ(kept.criteria, offer.criteria);
    EXPECT_EQ(kept.games, offer.games);
    EXPECT_EQ(kept.due, offer.due);
}

TEST_P(StoreContract, StoresEverythingAboutAnOffer) {
    const club::User ann = add_user("ann");
    club::OpenChallenge offer;
    offer.game = "wari";
    offer.by = ann.id;
    offer.clock = {std::chrono::milliseconds(1),
                   std::chrono::milliseconds(2),
                   std::chrono::milliseconds(3),
                   {std::chrono::milliseconds(4), std::chrono::milliseconds(5)}};
    offer.first_mover = "you";
    offer.rated = false;
    offer.posted = at(1'700'000'000'123);
    offer.etiquette = true;
    offer.criteria = {1400, 1700, 200, true, club::OpponentKind::computer};
    offer.games = 7;
    offer.by_link = true;
    offer.due = at(1'700'000'000'124);
    work([&](club::UnitOfWork& unit) { unit.add_offer(offer); });
    const auto kept = read_back([](Reader reader) { return offer_on(reader, "wari", 1); });
    expect_same(kept.value(), offer);
    expect_same(
        read_back([](Reader reader) { return find_offers(reader, {.by_link = true}); }).at(0),
        offer);
    EXPECT_FALSE(read_back([](Reader reader) { return offer_on(reader, "wari", 2); }));
    EXPECT_FALSE(read_back([](Reader reader) { return offer_on(reader, "octilite", 1); }));
    offer.by = club::UserId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { unit.add_offer(offer); }));
}

TEST_P(StoreContract, StoresMissingCriteriaOfAnOfferAsNone) {
    club::OpenChallenge offer = add_offer("wari", add_user("ann"));
    offer.criteria.rating_max = 0;
    offer.criteria.kind = club::OpponentKind::people;
    work([&](club::UnitOfWork& unit) { unit.add_offer(offer); });
    const auto kept = [&](int board) {
        return read_back([&](Reader reader) { return offer_on(reader, "wari", board); }).value();
    };
    EXPECT_EQ(kept(1).criteria, club::OpponentCriteria{});
    EXPECT_EQ(kept(1).games, 1);
    expect_same(kept(2), offer);
}

namespace {

std::vector<std::string> names_of(const std::vector<club::OpenChallenge>& offers) {
    std::vector<std::string> all;
    for (const club::OpenChallenge& offer : offers)
        all.push_back(offer.game + " " + std::to_string(offer.board));
    return all;
}

}  // namespace

TEST_P(StoreContract, ListsOffersNewestFirstUntilTheyAreRemoved) {
    const club::User ann = add_user("ann");
    add_offer("wari", ann);
    add_offer("wari", ann);
    add_offer("octilite", ann);
    add_offer("wari", ann);
    const auto offers = [&](const club::OfferFilter& filter) {
        return names_of(read_back([&](Reader reader) { return find_offers(reader, filter); }));
    };
    EXPECT_THAT(offers({}), ElementsAre("wari 3", "octilite 1", "wari 2", "wari 1"));
    EXPECT_THAT(offers({.game = "wari"}), ElementsAre("wari 3", "wari 2", "wari 1"));
    EXPECT_THAT(offers({.game = "chess"}), IsEmpty());
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

TEST_P(StoreContract, ListsOffersInPartsAndThoseOfAPlayer) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    add_offer("wari", ann);
    const club::OpenChallenge octilite = add_offer("octilite", bob);
    add_offer("wari", bob);
    club::OpenChallenge invitation = octilite;
    invitation.by_link = true;
    work([&](club::UnitOfWork& unit) { unit.add_offer(invitation); });
    add_offer("wari", ann);
    const auto offers = [&](const club::OfferFilter& filter) {
        return names_of(read_back([&](Reader reader) { return find_offers(reader, filter); }));
    };
    EXPECT_THAT(offers({.limit = 2}), ElementsAre("wari 3", "wari 2"));
    const auto second = read_back([](Reader reader) { return offer_on(reader, "wari", 2); });
    EXPECT_THAT(offers({.before = second->id}), ElementsAre("octilite 1", "wari 1"));
    EXPECT_THAT(offers({.game = "wari", .limit = 1, .before = second->id}), ElementsAre("wari 1"));
    EXPECT_THAT(offers({.game = "wari", .below_board = 3}), ElementsAre("wari 2", "wari 1"));
    EXPECT_THAT(offers({.by = bob.id}), ElementsAre("wari 2", "octilite 1"));
    EXPECT_THAT(offers({.by = bob.id, .by_link = true}),
                ElementsAre("octilite 2", "wari 2", "octilite 1"));
    EXPECT_THAT(offers({.game = "wari", .by = ann.id, .limit = 1}), ElementsAre("wari 3"));
}

TEST_P(StoreContract, ListsOffersThatAreDueUntilTheyArePostponed) {
    const club::User ann = add_user("ann");
    add_offer("wari", ann);  // never due
    for (const int due : {30, 10, 20}) {
        club::OpenChallenge offer = add_offer("oware", ann);
        offer.due = at(due);
        work([&](club::UnitOfWork& unit) { unit.add_offer(offer); });
    }
    const auto due = [&](int now, std::size_t limit) {
        return names_of(
            read_back([&](Reader reader) { return offers_due(reader, at(now), limit); }));
    };
    EXPECT_THAT(due(9, 9), IsEmpty());
    EXPECT_THAT(due(20, 9), ElementsAre("oware 4", "oware 6"));
    EXPECT_THAT(due(99, 1), ElementsAre("oware 4"));
    const auto first = read_back([](Reader reader) { return offer_on(reader, "oware", 4); });
    work([&](club::UnitOfWork& unit) { postpone_offer(unit, *first, at(25)); });
    EXPECT_THAT(due(30, 9), ElementsAre("oware 6", "oware 4", "oware 2"));
}

TEST_P(StoreContract, SharesBoardNumbersBetweenOffersAndMatches) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    EXPECT_EQ(add_match("wari", ann, bob).board, 1);
    EXPECT_EQ(add_offer("wari", ann).board, 2);
    EXPECT_EQ(add_match("wari", ann, bob).board, 3);
    EXPECT_EQ(add_offer("octilite", ann).board, 1);
    work([](club::UnitOfWork& unit) { unit.remove_offer("wari", 2); });
    EXPECT_EQ(add_offer("wari", ann).board, 4);  // numbers are not reused
}

TEST_P(StoreContract, GivesAMatchTheBoardOfAnOffer) {
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
    read_back([&](Reader reader) {
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

// Takebacks

TEST_P(StoreContract, TakesBackMovesFromAPlyOn) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob), other = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) {
        for (int ply = 0; ply < 4; ++ply) append_move(unit, match.id, {ply, "c", "", at(ply)});
        append_move(unit, other.id, {0, "d", "", at(1)});
        remove_moves_from(unit, match.id, 2);
        EXPECT_EQ(unit.moves(match.id).size(), 2U);
        EXPECT_TRUE(append_move(unit, match.id, {2, "f", "better", at(9)}));
    });
    const auto moves = read_back([&](Reader reader) { return reader.moves(match.id); });
    ASSERT_EQ(moves.size(), 3U);
    EXPECT_EQ(moves[1].text, "c");
    EXPECT_EQ(moves[2].text, "f");
    EXPECT_EQ(moves[2].comment, "better");
    work([&](club::UnitOfWork& unit) {
        remove_moves_from(unit, match.id, 3);  // nothing there
        remove_moves_from(unit, match.id, 0);
    });
    EXPECT_THAT(read_back([&](Reader reader) { return reader.moves(match.id); }), IsEmpty());
    EXPECT_EQ(read_back([&](Reader reader) { return reader.moves(other.id); }).size(), 1U);
    EXPECT_ANY_THROW(
        work([](club::UnitOfWork& unit) { remove_moves_from(unit, club::MatchId{77}, 0); }));
}

// Subscriptions

std::string words_of(const club::MatchSubscription& watch) {
    return std::to_string(static_cast<int>(watch.match)) + "/" +
           std::to_string(static_cast<int>(watch.user)) +
           (watch.mail_frequency ? " " + std::to_string(static_cast<int>(*watch.mail_frequency))
                                 : "");
}

TEST_P(StoreContract, FindsSubscriptionsByMatchAndByPlayer) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::MatchId one = add_match("wari", ann, bob).id, two = add_match("wari", ann, bob).id;
    work([&](club::UnitOfWork& unit) {
        unit.put(club::MatchSubscription{one, bob.id, club::MailFrequency::never});
        unit.put(club::MatchSubscription{two, ann.id, club::MailFrequency::each});
        unit.put(club::MatchSubscription{one, ann.id, {}});
    });
    const auto words = [](const std::vector<club::MatchSubscription>& watches) {
        std::vector<std::string> all;
        for (const club::MatchSubscription& watch : watches) all.push_back(words_of(watch));
        return all;
    };
    const auto watches = [&](club::MatchId id) {
        return words(
            read_back([&](Reader reader) { return reader.list<club::MatchSubscription>(id); }));
    };
    const auto watched_by = [&](club::UserId id) {
        return words(read_back([&](Reader reader) { return subscriptions_of(reader, id); }));
    };
    EXPECT_THAT(watches(one), ElementsAre("1/1", "1/2 3"));
    EXPECT_THAT(watches(two), ElementsAre("2/1 0"));
    EXPECT_THAT(watched_by(ann.id), ElementsAre("2/1 0", "1/1"));
    EXPECT_THAT(watched_by(bob.id), ElementsAre("1/2 3"));
    work([&](club::UnitOfWork& unit) {
        unit.put(club::MatchSubscription{one, ann.id, club::MailFrequency::digest});
        unit.put(club::MatchSubscription{one, bob.id, {}});
        unit.remove<club::MatchSubscription>(two, ann.id);
        unit.remove<club::MatchSubscription>(two, bob.id);
        unit.remove<club::MatchSubscription>(club::MatchId{77}, club::UserId{77});
    });
    EXPECT_THAT(watches(one), ElementsAre("1/1 1", "1/2"));
    EXPECT_THAT(watches(two), IsEmpty());
    EXPECT_THAT(watched_by(ann.id), ElementsAre("1/1 1"));
    EXPECT_THAT(watched_by(club::UserId{77}), IsEmpty());
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.put(club::MatchSubscription{club::MatchId{77}, ann.id, {}});
    }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.put(club::MatchSubscription{one, club::UserId{77}, {}});
    }));
}

// Chat messages

TEST_P(StoreContract, NumbersChatMessagesWithinAMatch) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::MatchId one = add_match("wari", ann, bob).id, two = add_match("wari", ann, bob).id;
    club::ChatMessage first{one, 0, ann.id, 3, "It's “your” turn;\r\n", at(1'700'000'000'123)};
    club::ChatMessage elsewhere{two, 0, bob.id, 0, "", at(2)};
    club::ChatMessage second{one, 99, club::UserId{}, 4, "ann takes back c", at(1)};
    work([&](club::UnitOfWork& unit) {
        add_chat_message(unit, first);
        add_chat_message(unit, elsewhere);
        add_chat_message(unit, second);
    });
    EXPECT_EQ(first.number, 1);
    EXPECT_EQ(elsewhere.number, 1);
    EXPECT_EQ(second.number, 2);
    const auto kept = read_back([&](Reader reader) { return reader.list<club::ChatMessage>(one); });
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
    EXPECT_THAT(
        read_back([](Reader reader) { return reader.list<club::ChatMessage>(club::MatchId{77}); }),
        IsEmpty());
    first.match = club::MatchId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { add_chat_message(unit, first); }));
    second.by = club::UserId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { add_chat_message(unit, second); }));
}

}  // namespace posthouse::store
