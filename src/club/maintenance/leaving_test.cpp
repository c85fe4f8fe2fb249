// Deleting an account: what the player is told before, what remains, and deletion by the operator.

#include "club/maintenance/leaving.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/after_deletion.h"
#include "club/challenges/challenge_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/test_club.h"
#include "club/core/forgotten.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"

#include <fmt/format.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class LeavingTest : public TestClubWithPlayers {
protected:
    User left(UserId id) {
        std::optional<User> user;
        club.store.read([&](const StoreReader& reader) { user = reader.user(id); });
        return user.value();
    }
    bool is_known(std::string_view name) {
        bool known = false;
        club.store.read(
            [&](const StoreReader& reader) { known = reader.user_named(name).has_value(); });
        return known;
    }
    Expected<std::string> deleted(std::string_view name, Club& house) {
        std::optional<Expected<std::string>> answer;
        transact(club.store, [&](UnitOfWork& unit) {
            answer = delete_player(house, unit, {"root", "asked for it", club.now}, name);
        });
        return *answer;
    }
};

TEST_F(LeavingTest, ALeavingPlayerResignsAndIsForgottenExceptForTheGames) {
    ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    ASSERT_TRUE(say("ann", "wari move 1 b").accepted);
    ASSERT_TRUE(say("bob", "wari move 1 d").accepted);
    ASSERT_TRUE(say("ann", "notify never wari/1 --quiet=22-7").accepted);
    ASSERT_TRUE(say("ann", "vacation 2026-12-01 2026-12-05").accepted);
    transact(club.store, [&](UnitOfWork& unit) {
        unit.insert(Session{"one", unit.user_named("ann")->id, club.now + 24h});
    });
    transact(club.store, [&](UnitOfWork& unit) {
        OpenChallenge offer{{}, "wari", 0, unit.user_named("ann")->id, {}, "lot", true, club.now};
        unit.add_offer(offer);
        unit.put(PairingPreferences{unit.user_named("ann")->id, "wari", 4, 3, club.now});
    });
    const UserId ann = club.user("ann").id;

    const Response reply = mail("ann@example.org", "signoff ann annspass yes");
    ASSERT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(in_one_line(reply.text), HasSubstr("Your 2 running matches are given up"));
    EXPECT_EQ(club.match("wari", 1).outcome->reason, "resigned");
    EXPECT_EQ(club.match("wari", 1).outcome->result, Result::second);
    EXPECT_EQ(club.match("wari", 2).outcome->reason, "declined");
    for (const std::string_view kind : {"flag", "remind"})
        EXPECT_THAT(club.jobs(kind, club.now + 24h * 400), IsEmpty());
    for (const Letter& letter : club.letters_to("bob"))
        EXPECT_THAT(letter.subject + letter.text(), Not(HasSubstr("ann")));
    EXPECT_THAT(club.letters_to("bob").front().text(), HasSubstr(deleted_user_name));
    const User gone = left(ann);
    EXPECT_EQ(gone.name, deleted_user_name);
    EXPECT_TRUE(gone.left_at.has_value());
    EXPECT_THAT(gone.addresses, IsEmpty());
    EXPECT_EQ(gone.password_hash, "");
    club.store.read([&](const StoreReader& reader) {
        EXPECT_THAT(find_offers(reader, {.by_link = true}), IsEmpty());
        EXPECT_THAT(seekers(reader, "wari"), IsEmpty());
        EXPECT_THAT(subscriptions_of(reader, ann), IsEmpty());
        EXPECT_THAT(reader.list<Vacation>(ann), IsEmpty());
        EXPECT_THAT(users_at(reader, "ann@example.org"), IsEmpty());
        EXPECT_FALSE(reader.find<Session>("one").has_value());
    });
    for (const char* name : {"ann", "Ann"})
        expect_refused("", fmt::format("signup {} otherpass", name), "left less than a year ago");
    EXPECT_FALSE(say("", "letters ann annspass").accepted);
    expect_refused("bob", "wari challenge bob ann", "There is no player called “ann”");
    expect_refused("bob", "message ann", "There is no player called “ann”", "hello");
    EXPECT_THAT(say("bob", "wari games bob all").text, HasSubstr(deleted_user_name));
    club.now += retention_after_deletion;
    EXPECT_TRUE(say("", "signup ann otherpass").accepted) << "a year later the name is free";
}

TEST_F(LeavingTest, LeavingListsTheRunningMatchesAndWaitsForYes) {
    ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    ASSERT_TRUE(say("ann", "oware challenge ann carol").accepted);
    for (const Response& reply :
         {say("ann", "signoff annspass"), mail("ann@example.org", "signoff ann annspass")})
        EXPECT_THAT(
            in_one_line(reply.text),
            AllOf(HasSubstr("Nothing was done yet, ann."), HasSubstr("wari board 1 against bob"),
                  HasSubstr("oware board 1 against carol"), HasSubstr("signoff ann PASSWORD yes")));
    expect_refused("ann", "signoff annspass maybe", "write “yes” after your password");
    EXPECT_FALSE(club.user("ann").left_at.has_value());
    EXPECT_FALSE(club.match("wari", 1).outcome.has_value());
    EXPECT_TRUE(say("ann", "signoff annspass yes").accepted);
    EXPECT_FALSE(is_known("ann"));
    EXPECT_TRUE(club.match("wari", 1).outcome.has_value());
    EXPECT_TRUE(club.match("oware", 1).outcome.has_value());
}

TEST_F(LeavingTest, LeavingNeedsTheAccountsPassword) {
    EXPECT_FALSE(say("ann", "signoff ann wrongpass").accepted);
    EXPECT_FALSE(mail("ann@example.org", "signoff ann wrongpass").accepted);
    EXPECT_FALSE(say("bob", "signoff ann bobspass").accepted);
    EXPECT_FALSE(club.user("ann").left_at.has_value());
    EXPECT_THAT(say("carol", "signoff carol carolspass yes").text,
                HasSubstr("You had no running matches"));
}

TEST_F(LeavingTest, TheGamesOfTournamentsAreAmongThoseGivenUp) {
    ASSERT_TRUE(say("ann", "wari tournament spring --players=2 --games=2").accepted);
    ASSERT_TRUE(say("ann", "wari join spring").accepted);
    ASSERT_TRUE(say("bob", "wari join spring").accepted);
    EXPECT_THAT(in_one_line(say("ann", "signoff ann annspass yes").text),
                HasSubstr("Your 2 running matches are given up"));
}

TEST_F(LeavingTest, WhatTheyWroteToOthersGoesWithThem) {
    ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    ASSERT_TRUE(say("ann", "wari move 1 b", "a comment of hers").accepted);
    ASSERT_TRUE(say("ann", "wari chat 1", "some talk of hers").accepted);
    ASSERT_TRUE(say("ann", "message bob", "a message of hers").accepted);
    ASSERT_TRUE(say("bob", "wari chat 1", "good luck, ann").accepted);
    ASSERT_TRUE(say("ann", "signoff annspass yes").accepted);
    for (const Letter& letter : club.letters_to("bob"))
        EXPECT_THAT(letter.subject + letter.text(),
                    AllOf(Not(HasSubstr("of hers")), Not(HasSubstr("ann"))));
    const std::string board = say("bob", "wari show 1").text;
    EXPECT_THAT(board, AllOf(HasSubstr("someone who left"), Not(HasSubstr("of hers")),
                             Not(HasSubstr("ann"))));
}

TEST_F(LeavingTest, TheLastLetterNamesThePlayerOnlyInItsAddress) {
    ASSERT_TRUE(mail("ann@example.org", "signoff ann annspass yes").accepted);
    std::vector<Letter> letters;
    club.store.read(
        [&](const StoreReader& reader) { letters = letters_due(reader, club.now, 100); });
    std::erase_if(letters, [](const Letter& one) { return one.address != "ann@example.org"; });
    ASSERT_THAT(letters, SizeIs(1));
    EXPECT_TRUE(letters[0].message_id.starts_with(goodbye_ids));
    EXPECT_EQ(letters[0].to, UserId{});
    EXPECT_EQ(letters[0].subject, "Goodbye");
    EXPECT_THAT(letters[0].text(),
                AllOf(HasSubstr("Your account is deleted"), Not(HasSubstr("ann"))));
}

TEST_F(LeavingTest, TheOperatorDeletesAnAccountAndTheActNamesNobody) {
    ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
    const UserId ann = club.user("ann").id;
    std::vector<DeletedAccount> told;
    ClubSettings settings{"house.example", club.key, [] { return 0; }};
    settings.on_forget = [&](const DeletedAccount& who) { told.push_back(who); };
    Club house{settings};
    const auto said = deleted("ANN", house);
    ASSERT_TRUE(said);
    EXPECT_THAT(*said, AllOf(HasSubstr("1 running match is given up"), Not(HasSubstr("ann"))));
    EXPECT_EQ(left(ann).name, deleted_user_name);
    ASSERT_THAT(told, SizeIs(1));
    EXPECT_EQ(told[0].addresses, std::vector<std::string>{"ann@example.org"});
    club.store.read([&](const StoreReader& reader) {
        const auto acts = newest_audit_entries(reader, 10);
        ASSERT_THAT(acts, SizeIs(1));
        EXPECT_EQ(acts[0].what, "delete an account");
        EXPECT_EQ(acts[0].about, ann);
    });
    EXPECT_FALSE(deleted("ann", club.club()));
    EXPECT_FALSE(deleted("computer-1", club.club()));
}

TEST_F(LeavingTest, AnAccountClosedBeforeNamesWereForgottenCanBeDeleted) {
    change("ann", [&](User& user) { user.left_at = club.now - 24h * 100; });
    const User before = club.user("ann");
    ASSERT_TRUE(deleted("ann", club.club()));
    EXPECT_EQ(left(before.id).name, deleted_user_name);
    EXPECT_EQ(left(before.id).left_at, before.left_at);
}

TEST_F(LeavingTest, NamesFromBeforeTheOperatorChangedThemAreForgottenToo) {
    transact(club.store, [&](UnitOfWork& unit) {
        ASSERT_TRUE(rename(club.club(), unit, {"root", "", club.now}, "ann", "anouk"));
    });
    ASSERT_TRUE(deleted("anouk", club.club()));
    club.store.read([](const StoreReader& reader) {
        for (const AuditEntry& act : newest_audit_entries(reader, 10))
            EXPECT_THAT(act.what, AllOf(Not(HasSubstr("ann")), Not(HasSubstr("anouk"))));
    });
}

TEST_F(LeavingTest, ABannedPlayerDoesNotComeBackWithTheSameAddress) {
    transact(club.store, [&](UnitOfWork& unit) {
        ASSERT_TRUE(
            add_sanction(club.club(), unit, {"root", "", club.now}, "ann", SanctionKind::ban, 48h));
    });
    ASSERT_TRUE(say("ann", "signoff annspass yes").accepted);
    Address address{"Ann@example.org", false, 0, std::nullopt, false};
    const auto barred = [&] {
        bool is = false;
        club.store.read([&](const StoreReader& reader) {
            is = is_address_banned(reader, club.key, address.address, club.now);
        });
        return is;
    };
    EXPECT_TRUE(barred());
    club.now += 48h;
    EXPECT_FALSE(barred()) << "no longer than the ban was to last";
}

TEST(Forgotten, ANameIsReplacedWhereItIsAWordOfItsOwn) {
    const DeletedAccount ann{{}, {"ann"}, {"ann@example.org"}, {}};
    EXPECT_EQ(redact_account("Ann's move, ann. (ANN)", ann),
              "someone who left's move, someone who left. (someone who left)");
    for (const char* other : {"Joann", "ann-2", "annie", "planned", "my_ann"})
        EXPECT_EQ(redact_account(other, ann), other);
    EXPECT_EQ(redact_account("write to ann@example.org!", ann), "write to someone who left!");
    EXPECT_EQ(redact_account("joann@example.org", ann), "joann@example.org");
    EXPECT_FALSE(mentions_account("", ann));
}

TEST(Forgotten, WordsAreFoundHoweverTheirLinesAreBroken) {
    EXPECT_TRUE(contains_quote("    > it was a\n    > pleasure\n", "it was a pleasure"));
    EXPECT_FALSE(contains_quote("it was no pleasure", "it was a pleasure"));
    EXPECT_FALSE(contains_quote("anything", "  "));
}

}  // namespace
}  // namespace posthouse::club
