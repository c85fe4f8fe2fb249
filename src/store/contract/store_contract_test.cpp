// Store contract: every test is run for every implementation of the port (club/core/store.h). This
// file tests units of work; the other contract_*_test.cpp the rest.

#include "store/contract/store_contract.h"

#include <gmock/gmock.h>
#include <atomic>
#include <thread>

namespace posthouse::store {

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

TEST_P(StoreContract, RollsBackOnlyTheWorkThatThrows) {
    const auto adding = [](std::string name, bool stumble) {
        return club::UnitFn([name, stumble](club::UnitOfWork& unit) {
            club::User user;
            user.name = name;
            unit.add_user(user);
            if (stumble) throw Stumble(name + " stumbled");
        });
    };
    const club::UnitFn works[] = {adding("ann", false), adding("bob", true), adding("cid", false),
                                  adding("dan", true)};
    const auto failed = store().transact(works);
    ASSERT_EQ(failed.size(), 4U);
    EXPECT_FALSE(failed[0]);
    EXPECT_FALSE(failed[2]);
    EXPECT_EQ(message_of(failed[1]), "bob stumbled");
    EXPECT_EQ(message_of(failed[3]), "dan stumbled");

    std::vector<std::string> names;
    for (const club::User& user : read_back([](auto& reader) { return reader.users(); }))
        names.push_back(user.name);
    EXPECT_THAT(names, ElementsAre("ann", "cid"));
}

TEST_P(StoreContract, RethrowsTheExceptionOfASingleWork) {
    EXPECT_THROW(work([](club::UnitOfWork&) { throw Stumble("alone"); }), Stumble);
}

TEST_P(StoreContract, AcceptsNoWorks) {
    EXPECT_THAT(store().transact({}), IsEmpty());
}

TEST_P(StoreContract, RollsBackEveryKindOfChange) {
    const club::User ann = add_user("ann", "ann@example.org"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    const club::Job kept = add_job("think", match.id, at(5)),
                    postponed = add_job("flag", match.id, at(6));
    club::Letter first;
    first.to = ann.id;
    first.address = "ann@example.org";
    first.message_id = "1";
    const club::Letter letter = add_letter(first);
    work([&](club::UnitOfWork& unit) { unit.add_session({"hash", ann.id, at(100)}); });

    EXPECT_THROW(work([&](club::UnitOfWork& unit) {
                     club::User changed = ann, cid;
                     changed.name = "Anna";
                     changed.addresses = {{"anna@example.org", true, 0, {}, false}};
                     unit.change_user(changed);
                     cid.name = "cid";
                     unit.add_user(cid);
                     club::Match ending = match, another = match;
                     ending.outcome = club::MatchOutcome{Result::first, "resigned", at(7)};
                     club::TestEndings::change_match(unit, ending);
                     another.board = 0;
                     unit.add_match(another);
                     unit.append_move(match.id, {0, "c", "", at(7)});
                     club::Letter sent = letter, reply = letter;
                     sent.sent = at(8);
                     unit.change_letter(sent);
                     reply.message_id = "2";
                     unit.add_letter(reply);
                     unit.remove_job(kept);
                     unit.postpone_job(postponed, at(99));
                     club::Job later{{}, "think", match.id, 1, at(1)};
                     unit.add_job(later);
                     unit.remove_session("hash");
                     unit.add_session({"other", cid.id, at(100)});
                     unit.save_response("key", {true, "done"}, at(7));
                     unit.remove_jobs(match.id);
                     throw Stumble("at the very end");
                 }),
                 Stumble);

    read_back([&](const club::StoreReader& reader) {
        EXPECT_THAT(ids(reader.users()), ElementsAre(ann.id, bob.id));
        EXPECT_TRUE(reader.user_named("ann"));
        EXPECT_FALSE(reader.user_named("anna"));
        EXPECT_FALSE(reader.user_named("cid"));
        EXPECT_THAT(ids(reader.users_at("ann@example.org")), ElementsAre(ann.id));
        EXPECT_THAT(ids(reader.all_matches()), ElementsAre(match.id));
        EXPECT_FALSE(reader.match(match.id)->outcome);
        EXPECT_FALSE(reader.match_on("wari", 2));
        EXPECT_THAT(reader.moves(match.id), IsEmpty());
        EXPECT_THAT(ids(reader.letters_to(ann.id, 9)), ElementsAre(letter.id));
        EXPECT_THAT(ids(reader.letters_due(at(50), 9)), ElementsAre(letter.id));
        EXPECT_THAT(ids(reader.jobs_due(at(50), "think", 9)), ElementsAre(kept.id));
        EXPECT_THAT(ids(reader.jobs_due(at(50), "flag", 9)), ElementsAre(postponed.id));
        EXPECT_TRUE(reader.session("hash"));
        EXPECT_FALSE(reader.session("other"));
        EXPECT_FALSE(reader.stored_response("key"));
        return true;
    });
    EXPECT_EQ(add_match("wari", ann, bob).board, 2);  // the rolled back match left no gap
    EXPECT_EQ(add_user("cid").name, "cid");           // the name is available again
}

TEST_P(StoreContract, RollsBackEveryKindOfChangeAroundMatches) {
    const club::User ann = add_user("ann", "ann@example.org"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    const club::OpenChallenge offer = add_offer("wari", ann);
    const club::PendingRequest expiring = add_pending(ann, "move c", at(5)),
                               kept = add_pending(ann, "move d", at(50));
    const club::Vacation vacation{at(1), at(2)};
    const club::RestSchedule rest{at(1), 23, 7, 0, {}};
    const club::ServerPause frozen{at(1), std::nullopt, true};
    club::Letter letter;
    letter.kind = club::LetterKind::answer;
    letter.address = "ann@example.org";
    letter.message_id = "1";
    letter = add_letter(letter);
    work([&](club::UnitOfWork& unit) {
        unit.set_vacations(ann.id, {vacation});
        unit.set_rest_schedules(ann.id, {rest});
        unit.add_server_pause(frozen);
        unit.record_heartbeat(at(1));
        unit.set_preferences({ann.id, "wari", 5, 1, at(1)});
        unit.append_move(match.id, {0, "c", "", at(1)});
        unit.set_subscription({match.id, ann.id, club::MailFrequency::each});
        unit.add_session({"hash", ann.id, at(100)});
    });

    EXPECT_THROW(work([&](club::UnitOfWork& unit) {
                     club::User changed = ann;
                     changed.addresses[0].suspended = true;
                     changed.addresses.push_back({"new@example.org", true, 0, {}, false});
                     unit.change_user(changed);
                     unit.set_vacations(ann.id, {});
                     unit.set_rest_schedules(ann.id, {});
                     unit.end_server_pauses(at(2));
                     unit.add_server_pause(frozen);
                     unit.record_heartbeat(at(2));
                     unit.set_preferences({ann.id, "wari", 5, 0, at(2)});
                     unit.set_preferences({bob.id, "wari", 5, 1, at(2)});
                     club::OpenChallenge another = offer;
                     unit.add_offer(another);
                     unit.remove_offer("wari", offer.board);
                     club::Match begun = match;
                     begun.board = offer.board;
                     unit.add_match(begun);
                     unit.remove_moves_from(match.id, 0);
                     unit.set_subscription({match.id, ann.id, club::MailFrequency::never});
                     unit.set_subscription({match.id, bob.id, {}});
                     unit.remove_subscription(match.id, ann.id);
                     club::ChatMessage remark{match.id, 0, ann.id, 0, "well met", at(1)};
                     unit.add_chat_message(remark);
                     club::Letter dead = letter;
                     dead.failed_at = at(3);
                     dead.address = "new@example.org";
                     unit.change_letter(dead);
                     club::PendingRequest third = kept;
                     unit.add_pending(third);
                     unit.remove_pending(kept.id);
                     unit.remove_pending_before(at(6));
                     unit.remove_sessions_of(ann.id);
                     throw Stumble("at the very end");
                 }),
                 Stumble);

    read_back([&](const club::StoreReader& reader) {
        EXPECT_EQ(reader.user(ann.id)->addresses, ann.addresses);
        EXPECT_THAT(ids(reader.users_at("ann@example.org")), ElementsAre(ann.id));
        EXPECT_THAT(reader.users_at("new@example.org"), IsEmpty());
        EXPECT_THAT(reader.vacations(ann.id), ElementsAre(vacation));
        EXPECT_THAT(reader.rest_schedules(ann.id), ElementsAre(rest));
        EXPECT_THAT(reader.server_pauses(at(0)), ElementsAre(frozen));
        EXPECT_EQ(reader.last_heartbeat(), at(1));
        EXPECT_EQ(reader.preferences(ann.id, "wari")->seek, 1);
        EXPECT_FALSE(reader.preferences(bob.id, "wari"));
        EXPECT_EQ(reader.offers({}).size(), 1U);
        EXPECT_TRUE(reader.offer_on("wari", offer.board));
        EXPECT_FALSE(reader.match_on("wari", offer.board));
        EXPECT_EQ(reader.moves(match.id).size(), 1U);
        EXPECT_EQ(reader.subscriptions(match.id).size(), 1U);
        EXPECT_EQ(reader.subscriptions(match.id).front().mail_frequency, club::MailFrequency::each);
        EXPECT_THAT(reader.chat_messages(match.id), IsEmpty());
        EXPECT_THAT(ids(reader.letters_due(at(50), 9)), ElementsAre(letter.id));
        EXPECT_THAT(reader.failed_letters(9), IsEmpty());
        EXPECT_EQ(reader.answers_to("ann@example.org", at(0)), 1U);
        EXPECT_EQ(reader.answers_to("new@example.org", at(0)), 0U);
        EXPECT_TRUE(reader.pending_request(expiring.id));
        EXPECT_TRUE(reader.pending_request(kept.id));
        EXPECT_TRUE(reader.session("hash"));
        return true;
    });
    // A rolled back work has removed no offer.
    club::Match begun = match;
    begun.board = offer.board;
    work([&](club::UnitOfWork& unit) { unit.add_match(begun); });
    EXPECT_EQ(add_offer("wari", ann).board, offer.board + 1);
}

TEST_P(StoreContract, ShowsAWorkItsOwnAndEarlierChanges) {
    club::User ann;
    ann.name = "ann";
    bool earlier = false;  // in the last run
    const club::UnitFn works[] = {
        [&](club::UnitOfWork& unit) {
            unit.add_user(ann);
            EXPECT_TRUE(unit.user(ann.id));
            EXPECT_TRUE(unit.user_named("ann"));
        },
        [&](club::UnitOfWork& unit) {
            earlier = unit.user_named("ann").has_value();
            club::Match match;
            match.game = "wari";
            match.seats = {ann.id, ann.id};
            unit.add_match(match);
            EXPECT_TRUE(unit.match_on("wari", 1));
            unit.append_move(match.id, {0, "c", "", at(1)});
            EXPECT_EQ(unit.moves(match.id).size(), 1U);
            club::Job job{{}, "think", match.id, 1, at(1)};
            unit.add_job(job);
            EXPECT_EQ(unit.jobs_due(at(1), "think", 9).size(), 1U);
            unit.remove_job(job);
            EXPECT_EQ(unit.jobs_due(at(1), "think", 9).size(), 0U);
            EXPECT_TRUE(unit.save_response("key", {true, "yes"}, at(1)));
            EXPECT_EQ(unit.stored_response("key")->answer, "yes");
        },
    };
    for (const auto& thrown : store().transact(works)) EXPECT_FALSE(thrown);
    EXPECT_TRUE(earlier);
}

TEST_P(StoreContract, ShowsReadersWholeWorksOnly) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Match match = add_match("wari", ann, bob);
    std::atomic<bool> done = false;
    std::atomic<int> looks = 0, torn = 0, backwards = 0;
    std::vector<std::jthread> readers;
    for (int i = 0; i < 4; ++i)
        readers.emplace_back([&] {
            int seen = 0;
            while (!done) {
                store().read([&](const club::StoreReader& reader) {
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
        work([&](club::UnitOfWork& unit) {
            unit.append_move(match.id, {ply, "c", "", at(ply)});
            match.plies = ply + 1;
            unit.change_match(match);
        });
    done = true;
    readers.clear();
    EXPECT_EQ(torn, 0);
    EXPECT_EQ(backwards, 0);
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreContract, all_kinds(),
                         [](const auto& store) { return kind_name(store.param); });

}  // namespace posthouse::store
