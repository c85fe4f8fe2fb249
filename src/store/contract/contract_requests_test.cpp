// Store contract: held requests, jobs, sessions, stored responses, rate limits.

#include "club/accounts/account_tables.h"
#include "club/commands/request_tables.h"
#include "club/core/house_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

// Held requests

void expect_same(const club::PendingRequest& kept, const club::PendingRequest& request) {
    EXPECT_EQ(kept.id, request.id);
    EXPECT_EQ(kept.user, request.user);
    EXPECT_EQ(kept.lines, request.lines);
    EXPECT_EQ(kept.comment, request.comment);
    EXPECT_EQ(kept.in_reply_to_board, request.in_reply_to_board);
    EXPECT_EQ(kept.expires, request.expires);
}

TEST_P(StoreContract, StoresEverythingAboutAHeldRequest) {
    const club::User ann = add_user("ann");
    club::PendingRequest bare = add_pending(ann, "", at(0));
    club::PendingRequest full;
    full.user = ann.id;
    full.lines = "move c\nresign; --\r\n";
    full.comment = "Well “met”.";
    full.in_reply_to_board =
        club::ReplyContext{club::MatchId{77}, Side::second, 12, 2, true};  // as the mail claims
    full.expires = at(1'700'000'000'123);
    club::PendingRequest unproved = full;
    unproved.in_reply_to_board = club::ReplyContext{};
    work([&](club::UnitOfWork& unit) {
        unit.add(full);
        unit.add(unproved);
    });
    const auto kept = [&](club::PendingRequestId id) {
        return read_back([&](Reader reader) { return reader.find<club::PendingRequest>(id); });
    };
    expect_same(kept(bare.id).value(), bare);
    expect_same(kept(full.id).value(), full);
    expect_same(kept(unproved.id).value(), unproved);
    EXPECT_FALSE(kept(club::PendingRequestId{77}));
    full.user = club::UserId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { unit.add(full); }));
}

TEST_P(StoreContract, StoresAHeldRequestUntilItIsRemovedOrExpires) {
    const club::User ann = add_user("ann");
    const club::PendingRequestId one = add_pending(ann, "1", at(10)).id,
                                 two = add_pending(ann, "2", at(20)).id,
                                 three = add_pending(ann, "3", at(30)).id;
    const auto held = [&] {
        return read_back([&](Reader reader) {
            std::vector<club::PendingRequestId> there;
            for (const club::PendingRequestId id : {one, two, three})
                if (reader.find<club::PendingRequest>(id)) there.push_back(id);
            return there;
        });
    };
    EXPECT_THAT(held(), ElementsAre(one, two, three));
    work([&](club::UnitOfWork& unit) { unit.remove_expired<club::PendingRequest>(at(20)); });
    EXPECT_THAT(held(), ElementsAre(two, three));
    work([&](club::UnitOfWork& unit) {
        unit.remove<club::PendingRequest>(three);
        unit.remove<club::PendingRequest>(one);
        unit.remove<club::PendingRequest>(club::PendingRequestId{77});
    });
    EXPECT_THAT(held(), ElementsAre(two));
    EXPECT_GT(add_pending(ann, "4", at(40)).id, three);  // ids are not reused
}

// Jobs

TEST_P(StoreContract, ListsJobsOfAKindByDueTimeAndId) {
    const club::User ann = add_user("ann");
    const club::MatchId match = add_match("wari", ann, ann).id;
    const club::JobId one = add_job("think", match, at(20), 4).id;
    const club::JobId two = add_job("think", match, at(10)).id;
    const club::JobId three = add_job("flag", match, at(5)).id;
    const club::JobId four = add_job("think", club::MatchId{}, at(10)).id;  // without a match
    add_job("think", match, at(30));
    read_back([&](Reader reader) {
        EXPECT_THAT(ids(jobs_due(reader, at(20), "think", 9)), ElementsAre(two, four, one));
        EXPECT_THAT(ids(jobs_due(reader, at(20), "think", 2)), ElementsAre(two, four));
        EXPECT_THAT(ids(jobs_due(reader, at(20), "flag", 9)), ElementsAre(three));
        EXPECT_THAT(jobs_due(reader, at(9), "think", 9), IsEmpty());
        const auto jobs = jobs_due(reader, at(20), "think", 9);
        EXPECT_EQ(jobs[2].kind, "think");
        EXPECT_EQ(jobs[2].match, match);
        EXPECT_EQ(jobs[2].ply, 4);
        EXPECT_EQ(jobs[2].due, at(20));
        EXPECT_EQ(jobs[1].match, club::MatchId{});
        return true;
    });
}

TEST_P(StoreContract, PostponesAndRemovesJobs) {
    const club::User ann = add_user("ann");
    const club::MatchId match = add_match("wari", ann, ann).id,
                        other = add_match("wari", ann, ann).id;
    const club::Job one = add_job("think", match, at(1));
    const club::Job two = add_job("think", match, at(2));
    const club::JobId three = add_job("think", other, at(3)).id;
    const club::JobId four = add_job("think", club::MatchId{}, at(4)).id;
    club::Job unknown = one;
    unknown.id = club::JobId{77};
    const auto due = [&](club::Instant now) {
        return ids(read_back([&](Reader reader) { return jobs_due(reader, now, "think", 9); }));
    };
    work([&](club::UnitOfWork& unit) {
        postpone_job(unit, one, at(50));
        postpone_job(unit, unknown, at(1));
        EXPECT_TRUE(remove_job(unit, two));
        EXPECT_FALSE(remove_job(unit, two)) << "another server was faster";
        EXPECT_FALSE(remove_job(unit, unknown));
    });
    EXPECT_THAT(due(at(9)), ElementsAre(three, four));
    EXPECT_THAT(due(at(50)), ElementsAre(three, four, one.id));
    work([&](club::UnitOfWork& unit) { remove_jobs_of(unit, match); });
    EXPECT_THAT(due(at(50)), ElementsAre(three, four));
    work([&](club::UnitOfWork& unit) { remove_jobs_of(unit, club::MatchId{}); });
    EXPECT_THAT(due(at(50)), ElementsAre(three, four));
}

TEST_P(StoreContract, DoesNotReuseAJobsId) {
    const club::Job one = add_job("think", club::MatchId{}, at(1));
    work([&](club::UnitOfWork& unit) { remove_job(unit, one); });
    EXPECT_NE(add_job("think", club::MatchId{}, at(1)).id, one.id);
}

// Sessions

TEST_P(StoreContract, FindsASessionUntilItIsRemovedOrExpires) {
    const club::User ann = add_user("ann");
    work([&](club::UnitOfWork& unit) {
        unit.insert(club::Session{"one", ann.id, at(10)});
        unit.insert(club::Session{"two", ann.id, at(20)});
        unit.insert(club::Session{"three", ann.id, at(30)});
    });
    const auto session = [&](std::string_view hash) {
        return read_back([&](Reader reader) { return reader.find<club::Session>(hash); });
    };
    EXPECT_EQ(session("two").value().token_hash, "two");
    EXPECT_EQ(session("two").value().user, ann.id);
    EXPECT_EQ(session("two").value().expires, at(20));
    EXPECT_FALSE(session("TWO"));
    work([&](club::UnitOfWork& unit) { remove_sessions_before(unit, at(20)); });
    EXPECT_FALSE(session("one"));
    EXPECT_TRUE(session("two"));
    work([&](club::UnitOfWork& unit) {
        remove_session(unit, "three");
        remove_session(unit, "unknown");
    });
    EXPECT_FALSE(session("three"));
    EXPECT_TRUE(session("two"));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.insert(club::Session{"two", ann.id, at(99)});
    }));
}

TEST_P(StoreContract, StoresASessionsDeviceAndLastUse) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Session desk{"d", ann.id, at(90), at(2), at(2), "Firefox on Linux, IPv4"};
    const club::Session phone{"p", ann.id, at(90), at(1), at(1), ""};
    work([&](club::UnitOfWork& unit) {
        for (const club::Session& one : {desk, phone}) unit.insert(one);
        unit.insert(club::Session{"b", bob.id, at(90)});
    });
    const auto of_ann = [&] {
        return read_back([&](Reader reader) { return sessions_of(reader, ann.id); });
    };
    EXPECT_EQ(of_ann(), (std::vector{phone, desk}));
    desk.used = at(7);
    work([&](club::UnitOfWork& unit) {
        change_session(unit, desk);
        change_session(unit, {"unknown", ann.id, at(90)});
    });
    EXPECT_EQ(of_ann(), (std::vector{phone, desk}));
}

TEST_P(StoreContract, StoresChangesAndRemovesASecondFactor) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::SecondFactor one{ann.id, at(1), std::nullopt};
    const auto of = [&](const club::User& user) {
        return read_back([&](Reader reader) { return reader.find<club::SecondFactor>(user.id); });
    };
    work([&](club::UnitOfWork& unit) { unit.put(one); });
    EXPECT_EQ(of(ann), one);
    EXPECT_EQ(of(bob), std::nullopt);
    one = {ann.id, at(1), at(3), 60'000'000'000, 2, 1023, 9, at(4)};
    work([&](club::UnitOfWork& unit) { unit.put(one); });
    EXPECT_EQ(of(ann), one);
    work([&](club::UnitOfWork& unit) {
        unit.remove<club::SecondFactor>(ann.id);
        unit.remove<club::SecondFactor>(bob.id);
    });
    EXPECT_EQ(of(ann), std::nullopt);
}

TEST_P(StoreContract, RemovesAllSessionsOfAPlayer) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    work([&](club::UnitOfWork& unit) {
        unit.insert(club::Session{"one", ann.id, at(10)});
        unit.insert(club::Session{"two", bob.id, at(20)});
        unit.insert(club::Session{"three", ann.id, at(30)});
        remove_sessions_of(unit, ann.id);
        remove_sessions_of(unit, club::UserId{77});
    });
    read_back([&](Reader reader) {
        EXPECT_FALSE(reader.find<club::Session>("one"));
        EXPECT_TRUE(reader.find<club::Session>("two"));
        EXPECT_FALSE(reader.find<club::Session>("three"));
        return true;
    });
}

// Stored responses

TEST_P(StoreContract, KeepsWhatAResponseMade) {
    const club::Match match = add_match("wari", add_user("ann"), add_user("bob"));
    work([&](club::UnitOfWork& unit) {
        save_response(unit, "one", {true, "Begun.", "", R"({"open_board":7})", match.id}, at(1));
        save_response(unit, "two", {true, "Played c."}, at(1));
    });
    read_back([&](Reader reader) {
        EXPECT_EQ(stored_response(reader, "one")->facts, R"({"open_board":7})");
        EXPECT_EQ(stored_response(reader, "one")->match, match.id);
        EXPECT_EQ(stored_response(reader, "two")->facts, std::nullopt);
        EXPECT_EQ(stored_response(reader, "two")->match, std::nullopt);
        return true;
    });
}

TEST_P(StoreContract, KeepsTheFirstResponseForAKey) {
    work([](club::UnitOfWork& unit) {
        EXPECT_TRUE(save_response(unit, "<1@example.org>", {true, "Played c."}, at(1)));
        EXPECT_TRUE(save_response(unit, "<2@example.org>", {false, "", "a hash"}, at(1)));
        EXPECT_FALSE(save_response(unit, "<1@example.org>", {false, "Not your turn."}, at(2)));
    });
    read_back([](Reader reader) {
        EXPECT_EQ(stored_response(reader, "<1@example.org>").value().answer, "Played c.");
        EXPECT_TRUE(stored_response(reader, "<1@example.org>").value().accepted);
        EXPECT_FALSE(stored_response(reader, "<2@example.org>").value().accepted);
        EXPECT_EQ(stored_response(reader, "<1@example.org>").value().command, "");
        EXPECT_EQ(stored_response(reader, "<2@example.org>").value().command, "a hash");
        EXPECT_FALSE(stored_response(reader, "<1@EXAMPLE.org>"));
        EXPECT_FALSE(stored_response(reader, ""));
        return true;
    });
}

// Rate limits and sign-ups that await confirmation

TEST_P(StoreContract, StoresChangesAndExpiresThrottles) {
    const auto kept = [&](const char* key) {
        return read_back([&](Reader reader) { return reader.find<club::Throttle>(key); });
    };
    work([&](club::UnitOfWork& unit) {
        unit.put(club::Throttle{"a", 1, at(1'700'000'000'123), at(20)});
        unit.put(club::Throttle{"b", 2, at(5), at(30)});
    });
    ASSERT_TRUE(kept("a"));
    EXPECT_EQ(kept("a")->count, 1);
    EXPECT_EQ(kept("a")->next, at(1'700'000'000'123));
    EXPECT_EQ(kept("a")->expires, at(20));
    EXPECT_FALSE(kept("c"));
    work([&](club::UnitOfWork& unit) { unit.put(club::Throttle{"a", 7, at(8), at(40)}); });
    EXPECT_EQ(kept("a")->count, 7);
    work([&](club::UnitOfWork& unit) { unit.remove_expired<club::Throttle>(at(30)); });
    EXPECT_TRUE(kept("b")) << "not expired yet";
    work([&](club::UnitOfWork& unit) { unit.remove_expired<club::Throttle>(at(31)); });
    EXPECT_FALSE(kept("b"));
    work([&](club::UnitOfWork& unit) {
        unit.remove<club::Throttle>("a");
        unit.remove<club::Throttle>("never");
    });
    EXPECT_FALSE(kept("a"));
}

TEST_P(StoreContract, StoresASignUpUntilItIsRemovedOrExpires) {
    club::PendingSignUp one{{}, "ann", "a hash", "ann@example.org", at(10)}, two = one;
    two.expires = at(20);
    one.guest = club::UserId{5};
    one.invitation = club::SignUpInvitationId{3};
    work([&](club::UnitOfWork& unit) {
        unit.add(one);
        unit.add(two);
    });
    const auto kept = [&](club::SignUpId id) {
        return read_back([&](Reader reader) { return reader.find<club::PendingSignUp>(id); });
    };
    ASSERT_TRUE(kept(one.id));
    EXPECT_EQ(kept(one.id)->name, "ann");
    EXPECT_EQ(kept(one.id)->password_hash, "a hash");
    EXPECT_EQ(kept(one.id)->address, "ann@example.org");
    EXPECT_EQ(kept(one.id)->expires, at(10));
    EXPECT_EQ(kept(one.id)->guest, club::UserId{5});
    EXPECT_EQ(kept(one.id)->invitation, club::SignUpInvitationId{3});
    work([&](club::UnitOfWork& unit) { unit.remove_expired<club::PendingSignUp>(at(20)); });
    EXPECT_FALSE(kept(one.id));
    EXPECT_TRUE(kept(two.id));
    work([&](club::UnitOfWork& unit) { unit.remove<club::PendingSignUp>(two.id); });
    EXPECT_FALSE(kept(two.id));
    club::PendingSignUp three = one;
    work([&](club::UnitOfWork& unit) { unit.add(three); });
    EXPECT_GT(three.id, two.id) << "ids are not reused";
}

TEST_P(StoreContract, StoresInvitationsAndWhoSignedUpByThem) {
    club::SignUpInvitation one{{}, "root", "the club", at(1), at(10), 20, 0, std::nullopt};
    work([&](club::UnitOfWork& unit) { unit.add(one); });
    const auto kept = [&] {
        return read_back(
            [&](Reader reader) { return reader.find<club::SignUpInvitation>(one.id); });
    };
    EXPECT_EQ(kept(), one);
    one.used = 3;
    one.ended = at(5);
    work([&](club::UnitOfWork& unit) { unit.put(one); });
    EXPECT_EQ(kept(), one);
    club::User user = add_user("ann");
    user.invitation = one.id;
    work([&](club::UnitOfWork& unit) { change_user(unit, user); });
    EXPECT_EQ(read_back([](Reader reader) { return reader.user_named("ann"); })->invitation,
              one.id);
}

TEST_P(StoreContract, RemovesTheOldestResponses) {
    work([&](club::UnitOfWork& unit) {
        save_response(unit, "c", {true, "three", ""}, at(3));
        save_response(unit, "b", {true, "one", ""}, at(1));
        save_response(unit, "a", {true, "two", ""}, at(2));
    });
    const auto left = [&] {
        std::vector<std::string> keys;
        for (const char* key : {"a", "b", "c"})
            if (read_back([&](Reader reader) { return stored_response(reader, key); }))
                keys.emplace_back(key);
        return keys;
    };
    work([&](club::UnitOfWork& unit) { EXPECT_EQ(remove_responses_before(unit, at(3), 1), 1U); });
    EXPECT_THAT(left(), ElementsAre("a", "c"));
    work([&](club::UnitOfWork& unit) { EXPECT_EQ(remove_responses_before(unit, at(3), 9), 1U); });
    EXPECT_THAT(left(), ElementsAre("c"));
}

}  // namespace posthouse::store
