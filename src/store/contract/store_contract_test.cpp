// Store contract: every test is run for every implementation of the port (club/core/store.h). This
// file tests units of work; the other contract_*_test.cpp the rest.

#include "store/contract/store_contract.h"
#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/request_tables.h"
#include "club/core/house_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"

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
            club::add_user(unit, user);
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
    for (const club::User& user : read_back([](Reader reader) { return all_users(reader); }))
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
    work([&](club::UnitOfWork& unit) { unit.insert(club::Session{"hash", ann.id, at(100)}); });

    EXPECT_THROW(work([&](club::UnitOfWork& unit) {
                     club::User changed = ann, cid;
                     changed.name = "Anna";
                     changed.addresses = {{"anna@example.org", true, 0, {}, false}};
                     change_user(unit, changed);
                     cid.name = "cid";
                     club::add_user(unit, cid);
                     club::Match ending = match, another = match;
                     ending.outcome = club::MatchOutcome{Result::first, "resigned", at(7)};
                     club::TestEndings::change_match(unit, ending);
                     another.board = 0;
                     unit.add_match(another);
                     append_move(unit, match.id, {0, "c", "", at(7)});
                     club::Letter sent = letter, reply = letter;
                     sent.sent = at(8);
                     change_letter(unit, sent);
                     reply.message_id = "2";
                     unit.add(reply);
                     remove_job(unit, kept);
                     postpone_job(unit, postponed, at(99));
                     club::Job later{{}, "think", match.id, 1, at(1)};
                     unit.add(later);
                     remove_session(unit, "hash");
                     unit.insert(club::Session{"other", cid.id, at(100)});
                     save_response(unit, "key", {true, "done"}, at(7));
                     remove_jobs_of(unit, match.id);
                     throw Stumble("at the very end");
                 }),
                 Stumble);

    read_back([&](Reader reader) {
        EXPECT_THAT(ids(all_users(reader)), ElementsAre(ann.id, bob.id));
        EXPECT_TRUE(reader.user_named("ann"));
        EXPECT_FALSE(reader.user_named("anna"));
        EXPECT_FALSE(reader.user_named("cid"));
        EXPECT_THAT(ids(users_at(reader, "ann@example.org")), ElementsAre(ann.id));
        EXPECT_THAT(ids(all_matches(reader)), ElementsAre(match.id));
        EXPECT_FALSE(reader.match(match.id)->outcome);
        EXPECT_FALSE(reader.match_on("wari", 2));
        EXPECT_THAT(reader.moves(match.id), IsEmpty());
        EXPECT_THAT(ids(letters_to(reader, ann.id, 9)), ElementsAre(letter.id));
        EXPECT_THAT(ids(letters_due(reader, at(50), 9)), ElementsAre(letter.id));
        EXPECT_THAT(ids(jobs_due(reader, at(50), "think", 9)), ElementsAre(kept.id));
        EXPECT_THAT(ids(jobs_due(reader, at(50), "flag", 9)), ElementsAre(postponed.id));
        EXPECT_TRUE(reader.find<club::Session>("hash"));
        EXPECT_FALSE(reader.find<club::Session>("other"));
        EXPECT_FALSE(stored_response(reader, "key"));
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
        set_vacations(unit, ann.id, {vacation});
        set_rest_schedules(unit, ann.id, {rest});
        unit.insert(frozen);
        advance_heartbeat(unit, at(1));
        unit.put(club::PairingPreferences{ann.id, "wari", 5, 1, at(1)});
        append_move(unit, match.id, {0, "c", "", at(1)});
        unit.put(club::MatchSubscription{match.id, ann.id, club::MailFrequency::each});
        unit.insert(club::Session{"hash", ann.id, at(100)});
    });

    EXPECT_THROW(
        work([&](club::UnitOfWork& unit) {
            club::User changed = ann;
            changed.addresses[0].suspended = true;
            changed.addresses.push_back({"new@example.org", true, 0, {}, false});
            change_user(unit, changed);
            set_vacations(unit, ann.id, {});
            set_rest_schedules(unit, ann.id, {});
            end_server_pauses(unit, at(2));
            unit.insert(frozen);
            advance_heartbeat(unit, at(2));
            unit.put(club::PairingPreferences{ann.id, "wari", 5, 0, at(2)});
            unit.put(club::PairingPreferences{bob.id, "wari", 5, 1, at(2)});
            club::OpenChallenge another = offer;
            unit.add_offer(another);
            unit.remove_offer("wari", offer.board);
            club::Match begun = match;
            begun.board = offer.board;
            unit.add_match(begun);
            remove_moves_from(unit, match.id, 0);
            unit.put(club::MatchSubscription{match.id, ann.id, club::MailFrequency::never});
            unit.put(club::MatchSubscription{match.id, bob.id, {}});
            unit.remove<club::MatchSubscription>(match.id, ann.id);
            club::ChatMessage remark{match.id, 0, ann.id, 0, "well met", at(1)};
            add_chat_message(unit, remark);
            club::Letter dead = letter;
            dead.failed_at = at(3);
            dead.address = "new@example.org";
            change_letter(unit, dead);
            club::PendingRequest third = kept;
            unit.add(third);
            unit.remove<club::PendingRequest>(kept.id);
            unit.remove_expired<club::PendingRequest>(at(6));
            remove_sessions_of(unit, ann.id);
            throw Stumble("at the very end");
        }),
        Stumble);

    read_back([&](Reader reader) {
        EXPECT_EQ(reader.user(ann.id)->addresses, ann.addresses);
        EXPECT_THAT(ids(users_at(reader, "ann@example.org")), ElementsAre(ann.id));
        EXPECT_THAT(users_at(reader, "new@example.org"), IsEmpty());
        EXPECT_THAT(reader.list<club::Vacation>(ann.id), ElementsAre(vacation));
        EXPECT_THAT(reader.list<club::RestSchedule>(ann.id), ElementsAre(rest));
        EXPECT_THAT(server_pauses(reader, at(0)), ElementsAre(frozen));
        EXPECT_EQ(last_heartbeat(reader), at(1));
        EXPECT_EQ(reader.find<club::PairingPreferences>(ann.id, "wari")->seek, 1);
        EXPECT_FALSE(reader.find<club::PairingPreferences>(bob.id, "wari"));
        EXPECT_EQ(find_offers(reader, {}).size(), 1U);
        EXPECT_TRUE(offer_on(reader, "wari", offer.board));
        EXPECT_FALSE(reader.match_on("wari", offer.board));
        EXPECT_EQ(reader.moves(match.id).size(), 1U);
        EXPECT_EQ(reader.list<club::MatchSubscription>(match.id).size(), 1U);
        EXPECT_EQ(reader.list<club::MatchSubscription>(match.id).front().mail_frequency,
                  club::MailFrequency::each);
        EXPECT_THAT(reader.list<club::ChatMessage>(match.id), IsEmpty());
        EXPECT_THAT(ids(letters_due(reader, at(50), 9)), ElementsAre(letter.id));
        EXPECT_THAT(failed_letters(reader, 9), IsEmpty());
        EXPECT_EQ(answers_to(reader, "ann@example.org", at(0)), 1U);
        EXPECT_EQ(answers_to(reader, "new@example.org", at(0)), 0U);
        EXPECT_TRUE(reader.find<club::PendingRequest>(expiring.id));
        EXPECT_TRUE(reader.find<club::PendingRequest>(kept.id));
        EXPECT_TRUE(reader.find<club::Session>("hash"));
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
            club::add_user(unit, ann);
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
            append_move(unit, match.id, {0, "c", "", at(1)});
            EXPECT_EQ(unit.moves(match.id).size(), 1U);
            club::Job job{{}, "think", match.id, 1, at(1)};
            unit.add(job);
            EXPECT_EQ(jobs_due(unit, at(1), "think", 9).size(), 1U);
            remove_job(unit, job);
            EXPECT_EQ(jobs_due(unit, at(1), "think", 9).size(), 0U);
            EXPECT_TRUE(save_response(unit, "key", {true, "yes"}, at(1)));
            EXPECT_EQ(stored_response(unit, "key")->answer, "yes");
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
                store().read([&](Reader reader) {
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
            append_move(unit, match.id, {ply, "c", "", at(ply)});
            match.plies = ply + 1;
            change_match(unit, match);
        });
    done = true;
    readers.clear();
    EXPECT_EQ(torn, 0);
    EXPECT_EQ(backwards, 0);
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreContract, all_kinds(),
                         [](const auto& store) { return kind_name(store.param); });

}  // namespace posthouse::store
