// The one contract test: each test is a sentence of the port (club/store.h), and every store is
// held to it. Here: works and players; the rest is in the other contract_…_test.cpp.

#include "store/contract.h"

#include <gmock/gmock.h>
#include <atomic>
#include <thread>

namespace posthouse {

using testing::ElementsAre;
using testing::IsEmpty;

struct Stumble : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::string message_of(const std::exception_ptr& thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const Stumble& stumble) {
        return stumble.what();
    }
}

// Works

TEST_P(StoreContract, AWorkThatThrowsIsUndoneItsExceptionInItsPlaceAndTheOthersStand) {
    const auto adding = [](std::string name, bool stumble) {
        return Work([name, stumble](Unit& unit) {
            User user;
            user.name = name;
            unit.add_user(user);
            if (stumble) throw Stumble(name + " stumbled");
        });
    };
    const Work works[] = {adding("ann", false), adding("bob", true), adding("cid", false),
                          adding("dan", true)};
    const auto failed = store().transact(works);
    ASSERT_EQ(failed.size(), 4U);
    EXPECT_FALSE(failed[0]);
    EXPECT_FALSE(failed[2]);
    EXPECT_EQ(message_of(failed[1]), "bob stumbled");
    EXPECT_EQ(message_of(failed[3]), "dan stumbled");

    std::vector<std::string> names;
    for (const User& user : look([](auto& reader) { return reader.users(); }))
        names.push_back(user.name);
    EXPECT_THAT(names, ElementsAre("ann", "cid"));
}

TEST_P(StoreContract, AWorkByItselfThrowsWhatItThrows) {
    EXPECT_THROW(work([](Unit&) { throw Stumble("alone"); }), Stumble);
}

TEST_P(StoreContract, NoWorksAtAllAreDone) {
    EXPECT_THAT(store().transact({}), IsEmpty());
}

TEST_P(StoreContract, EveryKindOfChangeIsUndone) {
    const User ann = add_user("ann", "ann@example.org"), bob = add_user("bob");
    const Match match = add_match("wari", ann, bob);
    const Job kept = add_job("think", match.id, at(5)),
              postponed = add_job("flag", match.id, at(6));
    Letter first;
    first.to = ann.id;
    first.address = "ann@example.org";
    first.message_id = "1";
    const Letter letter = add_letter(first);
    work([&](Unit& unit) { unit.add_session({"hash", ann.id, at(100)}); });

    EXPECT_THROW(work([&](Unit& unit) {
                     User changed = ann, cid;
                     changed.name = "Anna";
                     changed.address = "anna@example.org";
                     unit.change_user(changed);
                     cid.name = "cid";
                     unit.add_user(cid);
                     Match ending = match, another = match;
                     ending.ending = Ending{Result::first, "resigned", at(7)};
                     unit.change_match(ending);
                     unit.add_match(another);
                     unit.append_move(match.id, {0, "c", "", at(7)});
                     Letter sent = letter, reply = letter;
                     sent.sent = at(8);
                     unit.change_letter(sent);
                     reply.message_id = "2";
                     unit.add_letter(reply);
                     unit.remove_job(kept.id);
                     unit.postpone_job(postponed.id, at(99));
                     Job later{{}, "think", match.id, 1, at(1)};
                     unit.add_job(later);
                     unit.remove_session("hash");
                     unit.add_session({"other", cid.id, at(100)});
                     unit.remember("key", {true, "done"}, at(7));
                     unit.remove_jobs(match.id);
                     throw Stumble("at the very end");
                 }),
                 Stumble);

    look([&](const Reader& reader) {
        EXPECT_THAT(ids(reader.users()), ElementsAre(ann.id, bob.id));
        EXPECT_TRUE(reader.user_named("ann"));
        EXPECT_FALSE(reader.user_named("anna"));
        EXPECT_FALSE(reader.user_named("cid"));
        EXPECT_THAT(ids(reader.users_at("ann@example.org")), ElementsAre(ann.id));
        EXPECT_THAT(ids(reader.matches({})), ElementsAre(match.id));
        EXPECT_FALSE(reader.match(match.id)->ending);
        EXPECT_FALSE(reader.match_on("wari", 2));
        EXPECT_THAT(reader.moves(match.id), IsEmpty());
        EXPECT_THAT(ids(reader.letters_to(ann.id, 9)), ElementsAre(letter.id));
        EXPECT_THAT(ids(reader.letters_due(at(50), 9)), ElementsAre(letter.id));
        EXPECT_THAT(ids(reader.jobs_due(at(50), "think", 9)), ElementsAre(kept.id));
        EXPECT_THAT(ids(reader.jobs_due(at(50), "flag", 9)), ElementsAre(postponed.id));
        EXPECT_TRUE(reader.session("hash"));
        EXPECT_FALSE(reader.session("other"));
        EXPECT_FALSE(reader.outcome("key"));
        return true;
    });
    EXPECT_EQ(add_match("wari", ann, bob).board, 2);  // the undone match has left no gap
    EXPECT_EQ(add_user("cid").name, "cid");           // the name is free again
}

TEST_P(StoreContract, AWorkSeesWhatItAndTheWorksBeforeItHaveDone) {
    User ann;
    ann.name = "ann";
    const Work works[] = {
        [&](Unit& unit) {
            unit.add_user(ann);
            EXPECT_TRUE(unit.user(ann.id));
            EXPECT_TRUE(unit.user_named("ann"));
        },
        [&](Unit& unit) {
            EXPECT_TRUE(unit.user_named("ann"));
            Match match;
            match.game = "wari";
            match.seats = {ann.id, ann.id};
            unit.add_match(match);
            EXPECT_TRUE(unit.match_on("wari", 1));
            unit.append_move(match.id, {0, "c", "", at(1)});
            EXPECT_EQ(unit.moves(match.id).size(), 1U);
            Job job{{}, "think", match.id, 1, at(1)};
            unit.add_job(job);
            EXPECT_EQ(unit.jobs_due(at(1), "think", 9).size(), 1U);
            unit.remove_job(job.id);
            EXPECT_EQ(unit.jobs_due(at(1), "think", 9).size(), 0U);
            EXPECT_TRUE(unit.remember("key", {true, "yes"}, at(1)));
            EXPECT_EQ(unit.outcome("key")->answer, "yes");
        },
    };
    for (const auto& thrown : store().transact(works)) EXPECT_FALSE(thrown);
}

TEST_P(StoreContract, ManyReadersBesideTheWriterSeeEachWorkWholeOrNotAtAll) {
    const User ann = add_user("ann"), bob = add_user("bob");
    Match match = add_match("wari", ann, bob);
    std::atomic<bool> done = false;
    std::atomic<int> looks = 0, torn = 0, backwards = 0;
    std::vector<std::jthread> readers;
    for (int i = 0; i < 4; ++i)
        readers.emplace_back([&] {
            int seen = 0;
            while (!done) {
                store().read([&](const Reader& reader) {
                    const int plies = reader.match(match.id)->plies;
                    std::this_thread::yield();
                    torn += plies != static_cast<int>(reader.moves(match.id).size());
                    backwards += plies < seen;
                    seen = plies;
                });
                ++looks;
            }
        });
    for (int ply = 0; ply < 150 || looks < 100; ++ply)
        work([&](Unit& unit) {
            unit.append_move(match.id, {ply, "c", "", at(ply)});
            match.plies = ply + 1;
            unit.change_match(match);
        });
    done = true;
    readers.clear();
    EXPECT_EQ(torn, 0);
    EXPECT_EQ(backwards, 0);
}

// Players

TEST_P(StoreContract, EverythingAboutAPlayerIsKept) {
    User ann{{}, "Ann", "$argon2id$…", "Ann@Example.org", true, 3, at(1'700'000'000'123)};
    work([&](Unit& unit) { ASSERT_TRUE(unit.add_user(ann)); });
    const auto kept = look([&](auto& reader) { return reader.user(ann.id); });
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->id, ann.id);
    EXPECT_NE(kept->id, UserId{});
    EXPECT_EQ(kept->name, "Ann");
    EXPECT_EQ(kept->password_hash, ann.password_hash);
    EXPECT_EQ(kept->address, "Ann@Example.org");
    EXPECT_TRUE(kept->address_confirmed);
    EXPECT_EQ(kept->level, 3);
    EXPECT_EQ(kept->joined, ann.joined);
    EXPECT_FALSE(look([](auto& reader) { return reader.user(UserId{77}); }));
}

TEST_P(StoreContract, ATakenNameIsRefusedWhateverItsCaseAndNothingChanges) {
    const User ann = add_user("Ann");
    User again;
    again.name = "aNN";
    work([&](Unit& unit) { EXPECT_FALSE(unit.add_user(again)); });
    EXPECT_EQ(again.id, UserId{});
    EXPECT_THAT(ids(look([](auto& reader) { return reader.users(); })), ElementsAre(ann.id));
}

TEST_P(StoreContract, APlayerIsFoundByNameInAnyCaseOfAsciiLetters) {
    const User ann = add_user("Ann-Élise");
    look([&](const Reader& reader) {
        EXPECT_EQ(reader.user_named("ann-Élise").value().id, ann.id);
        EXPECT_EQ(reader.user_named("ANN-ÉLISE").value().id, ann.id);
        EXPECT_FALSE(reader.user_named("ann-élise"));  // É is no ASCII letter
        EXPECT_FALSE(reader.user_named("ann"));
        return true;
    });
}

TEST_P(StoreContract, PlayersAtAnAddressAreThoseWhoConfirmedItOldestFirst) {
    const User bob = add_user("bob", "Family@Example.org");
    add_user("cid", "family@example.org", false);
    const User ann = add_user("ann", "family@EXAMPLE.org");
    add_user("dan", "dan@example.org");
    add_user("eve", "");
    look([&](const Reader& reader) {
        EXPECT_THAT(ids(reader.users_at("FAMILY@example.ORG")), ElementsAre(bob.id, ann.id));
        EXPECT_THAT(reader.users_at(""), IsEmpty());
        return true;
    });
}

TEST_P(StoreContract, AChangedPlayerIsFoundByWhatIsNewAndNotByWhatWas) {
    User ann = add_user("ann", "old@example.org");
    const User bob = add_user("bob");
    ann.name = "Anna";
    ann.address = "new@example.org";
    ann.password_hash = "hash";
    work([&](Unit& unit) { unit.change_user(ann); });
    look([&](const Reader& reader) {
        EXPECT_EQ(reader.user_named("anna").value().password_hash, "hash");
        EXPECT_FALSE(reader.user_named("ann"));
        EXPECT_THAT(reader.users_at("old@example.org"), IsEmpty());
        EXPECT_THAT(ids(reader.users_at("new@example.org")), ElementsAre(ann.id));
        return true;
    });
    ann.address_confirmed = false;
    work([&](Unit& unit) { unit.change_user(ann); });
    EXPECT_THAT(look([](auto& reader) { return reader.users_at("new@example.org"); }), IsEmpty());

    ann.name = "BOB";
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.change_user(ann); }));
    EXPECT_EQ(look([](auto& reader) { return reader.user_named("bob"); }).value().id, bob.id);
}

TEST_P(StoreContract, WhatIsNotThereCannotBeChangedOrNamed) {
    const User ann = add_user("ann");
    User nobody = ann;
    nobody.id = UserId{77};
    nobody.name = "nobody";
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.change_user(nobody); }));
    EXPECT_ANY_THROW(add_match("wari", ann, nobody));
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.change_match(Match{}); }));
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.append_move(MatchId{77}, {}); }));
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.change_letter(Letter{}); }));
    EXPECT_ANY_THROW(add_job("think", MatchId{77}, at(1)));
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.add_session({"hash", nobody.id, at(1)}); }));
    EXPECT_THAT(look([](auto& reader) { return reader.matches({}); }), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreContract,
                         testing::Values(Kind::memory, Kind::sqlite, Kind::reopened),
                         [](const auto& store) {
                             return store.param == Kind::memory   ? "memory"
                                    : store.param == Kind::sqlite ? "sqlite"
                                                                  : "reopened";
                         });

}  // namespace posthouse
