// Operators on the page and the audit log, and blocked players.

#include "club/moderation/moderation.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Deed = Moderation::Action;

class ModerationTest : public TestClubWithPlayers {
protected:
    OperatorContext root() { return {"root", "", club.now}; }
    template <class Act>
    std::string said(const Act& act) {
        std::string words;
        transact(club.store, [&](UnitOfWork& unit) {
            const Expected<std::string> answer = act(unit);
            words = answer ? *answer : std::string(answer.error().sentence.view());
        });
        return words;
    }
    std::string make_operator(std::string_view name) {
        return said(
            [&](UnitOfWork& unit) { return posthouse::club::make_operator(unit, root(), name); });
    }
    void switch_on(std::string_view name) {
        SecondFactor factor;
        factor.user = club.user(name).id;
        factor.set_up_at = club.now;
        factor.enabled_at = club.now;
        transact(club.store, [&](UnitOfWork& unit) { unit.put(factor); });
    }
    /// The hash of a new session.
    std::string log_in(std::string_view name) {
        const std::string hash = std::to_string(++sessions_) + " of " + std::string(name);
        const Session session{hash, club.user(name).id, club.now + 720h, club.now, club.now, ""};
        transact(club.store, [&](UnitOfWork& unit) { unit.insert(session); });
        return hash;
    }
    /// ann, with the role, in a session with the second factor.
    std::string operator_session(std::string_view name = "ann") {
        switch_on(name);
        make_operator(name);
        club.now += 1s;
        return log_in(name);
    }
    Response does(const std::string& session, Moderation wanted, std::optional<int> scopes = {}) {
        Request request;
        request.moderation = std::move(wanted);
        request.session = session;
        request.scopes = scopes;
        request.now = club.now;
        return club.submit(request);
    }
    Response does(const std::string& session, Deed deed, std::string_view name) {
        Moderation wanted;
        wanted.action = deed;
        wanted.name = name;
        wanted.new_name = "rob";
        return does(session, std::move(wanted));
    }
    Response mutes(const std::string& session, std::string_view name) {
        return does(session, Deed::mute, name);
    }
    std::vector<AuditEntry> acts() {
        std::vector<AuditEntry> all;
        club.store.read([&](const StoreReader& reader) { all = newest_audit_entries(reader, 99); });
        return all;
    }
    std::vector<Sanction> sanctions_of(std::string_view name) {
        std::vector<Sanction> all;
        const UserId user = club.user(name).id;
        club.store.read([&](const StoreReader& reader) { all = reader.list<Sanction>(user); });
        return all;
    }
    std::size_t mailed_reports(std::string_view address) {
        std::size_t count = 0;
        for (const Letter& letter : due(club.now))
            count += letter.address == address && letter.subject.starts_with("Report ");
        return count;
    }

private:
    int sessions_ = 0;
};

TEST_F(ModerationTest, NobodyIsAnOperatorWithoutASecondFactor) {
    EXPECT_THAT(make_operator("ann"), HasSubstr("ann has no two-factor authentication"));
    EXPECT_FALSE(club.user("ann").operator_since);
    EXPECT_THAT(acts(), IsEmpty());
    switch_on("ann");
    EXPECT_THAT(make_operator("ann"), HasSubstr("ann is now an operator"));
    EXPECT_EQ(club.user("ann").operator_since, club.now);
    EXPECT_THAT(letters("ann", LetterKind::notice).back().subject,
                HasSubstr("You are an operator"));
    EXPECT_EQ(acts().front().what, "operator ann");
    EXPECT_THAT(make_operator("ann"), HasSubstr("already"));
}

TEST_F(ModerationTest, OnlyASessionWithTheSecondFactorCanModerate) {
    const std::string before = log_in("ann");
    club.now += 1s;
    const std::string good = operator_session();
    const std::string bobs = log_in("bob");
    for (const std::string& session : {std::string(), std::string("unknown"), bobs, before}) {
        const Response reply = mutes(session, "carol");
        EXPECT_TRUE(reply.forbidden && !reply.accepted) << session << ": " << reply.text;
    }
    EXPECT_THAT(mutes(before, "carol").text, HasSubstr("log in again with your second factor"));
    Moderation mute;
    mute.name = "carol";
    EXPECT_TRUE(does(good, mute, 7).forbidden) << "by a token";
    EXPECT_THAT(sanctions_of("carol"), IsEmpty());
    EXPECT_TRUE(mutes(good, "carol").accepted);
    club.now += 721h;
    EXPECT_TRUE(mutes(good, "bob").forbidden) << "the session has run out";
}

TEST_F(ModerationTest, TheRoleNeedsTheSecondFactor) {
    const std::string session = operator_session();
    const UserId ann = club.user("ann").id;
    transact(club.store, [&](UnitOfWork& unit) { unit.remove<SecondFactor>(ann); });
    const Response reply = mutes(session, "bob");
    EXPECT_TRUE(reply.forbidden);
    EXPECT_THAT(reply.text, HasSubstr("switch it on in the settings"));
}

TEST_F(ModerationTest, AnOperatorCannotSwitchTheSecondFactorOff) {
    operator_session();
    expect_refused("ann", "two-factor annspass 123456 --off", "Operators cannot switch off");
    EXPECT_THAT(said([&](UnitOfWork& unit) { return end_two_factor(unit, root(), "ann"); }),
                HasSubstr("no longer an operator"));
    EXPECT_FALSE(club.user("ann").operator_since);
}

TEST_F(ModerationTest, TheRoleEndsAtOnceInEverySession) {
    const std::string session = operator_session();
    said([&](UnitOfWork& unit) { return end_operator(unit, root(), "ann"); });
    EXPECT_TRUE(mutes(session, "bob").forbidden);
    EXPECT_THAT(said([&](UnitOfWork& unit) { return end_operator(unit, root(), "ann"); }),
                HasSubstr("not an operator"));
    EXPECT_EQ(acts().front().what, "operator ann --end");
}

TEST_F(ModerationTest, ABannedOperatorCannotModerate) {
    const std::string session = operator_session();
    said([&](UnitOfWork& unit) {
        return add_sanction(club.club(), unit, root(), "ann", SanctionKind::ban, {});
    });
    EXPECT_TRUE(mutes(session, "bob").forbidden);
}

TEST_F(ModerationTest, OperatorsCannotModerateEachOtherOrThemselves) {
    const std::string session = operator_session();
    operator_session("bob");
    for (const Deed deed : {Deed::mute, Deed::ban, Deed::unmute, Deed::unban, Deed::rename}) {
        const Response other = does(session, deed, "bob");
        EXPECT_FALSE(other.accepted);
        EXPECT_THAT(other.text, HasSubstr("bob is an operator, too"));
        EXPECT_THAT(does(session, deed, "Ann").text, HasSubstr("That is you"));
    }
    EXPECT_THAT(sanctions_of("bob"), IsEmpty());
}

TEST_F(ModerationTest, EachActIsLoggedWithItsAuthorAndSentByLetter) {
    const std::string session = operator_session();
    Moderation mute;
    mute.name = "bob";
    mute.duration = 24h;
    mute.reason = "rude";
    EXPECT_TRUE(does(session, mute).accepted);
    for (const Deed deed : {Deed::unmute, Deed::ban, Deed::unban, Deed::rename})
        EXPECT_TRUE(does(session, deed, "bob").accepted);
    EXPECT_FALSE(does(session, Deed::unban, "rob").accepted);
    std::vector<std::string> done;
    for (const AuditEntry& act : acts())
        if (act.who == "ann, on the page") done.push_back(act.what);
    EXPECT_THAT(done, ElementsAre("rename bob to rob", "unban bob", "ban bob", "unmute bob",
                                  "mute bob until 2026-11-21 00:00 UTC"));
    EXPECT_THAT(letters("rob", LetterKind::notice), SizeIs(testing::Ge(5U)));
}

TEST_F(ModerationTest, AReportAboutAnOperatorIsForAnother) {
    const std::string anns = operator_session(), bobs = operator_session("bob");
    EXPECT_TRUE(say("carol", "report ann", "they are rude").accepted);
    EXPECT_EQ(mailed_reports("ann@example.org"), 0U);
    EXPECT_EQ(mailed_reports("bob@example.org"), 1U);
    Moderation close;
    close.action = Deed::close_report;
    close.report = ReportId{1};
    EXPECT_THAT(does(anns, close).text, HasSubstr("about you"));
    EXPECT_TRUE(does(bobs, close).accepted);
}

TEST_F(ModerationTest, OperatorsGetLettersAboutALimitedNumberOfReports) {
    operator_session();
    for (const std::string name : {"bob", "carol"})
        for (int i = 0; i < 5; ++i) {
            EXPECT_TRUE(say(name, name == "bob" ? "report carol" : "report bob", "x").accepted);
        }
    EXPECT_EQ(mailed_reports("ann@example.org"), report_letters_an_hour);
    club.join("eve");
    EXPECT_TRUE(say("eve", "report bob", "x").accepted);
    EXPECT_EQ(mailed_reports("ann@example.org"), report_letters_an_hour);
    club.now += 61min;
    EXPECT_TRUE(say("eve", "report bob", "x").accepted);
    EXPECT_EQ(mailed_reports("ann@example.org"), report_letters_an_hour + 1);
}

TEST_F(ModerationTest, ALeavingPlayerLosesTheRole) {
    operator_session();
    // The account's own password counts in a session only (accounts/session_commands.cpp).
    EXPECT_TRUE(say("ann", "signoff annspass yes").accepted);
    club.store.read([](const StoreReader& reader) { EXPECT_TRUE(page_operators(reader).empty()); });
}

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class BlocksTest : public TestClubWithPlayers {
protected:
    BlocksTest() { EXPECT_TRUE(say("ann", "block bob").accepted); }

    std::vector<Match> matches() {
        std::vector<Match> all;
        club.store.read([&](const StoreReader& reader) { all = all_matches(reader); });
        return all;
    }
    std::vector<Block> blocked_by(std::string_view name) {
        std::vector<Block> all;
        const UserId id = club.user(name).id;
        club.store.read([&](const StoreReader& reader) { all = blocks_by(reader, id); });
        return all;
    }
    /// A match of the two that began before ann blocked bob.
    void begin() {
        ASSERT_TRUE(say("ann", "unblock bob").accepted);
        ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
        ASSERT_TRUE(say("ann", "block bob").accepted);
    }
};

TEST_F(BlocksTest, ABlockedPlayerCannotChallengeAndReadsWhy) {
    expect_refused("bob", "wari challenge bob ann", "ann does not accept matches with you");
    expect_refused("ann", "wari challenge ann bob", "You block bob: “unblock bob” first");
    EXPECT_TRUE(say("bob", "wari challenge bob carol").accepted);
    EXPECT_THAT(matches(), SizeIs(1));
}

TEST_F(BlocksTest, NeitherAcceptsOrSeesTheOthersOpenChallenge) {
    say("ann", "wari challenge ann --to=anyone");
    say("bob", "wari challenge bob --to=anyone");
    expect_refused("bob", "wari accept 1", "ann does not accept matches with you");
    expect_refused("ann", "wari accept 2", "You block bob");
    EXPECT_THAT(say("bob", "wari waiting").text, Not(HasSubstr("ann")));
    EXPECT_THAT(say("ann", "wari waiting").text, Not(HasSubstr("bob")));
    for (const char* other : {"carol", ""}) {
        EXPECT_THAT(say(other, "wari waiting").text, HasSubstr("ann"));
        EXPECT_THAT(say(other, "wari waiting").text, HasSubstr("bob"));
    }
    EXPECT_TRUE(say("carol", "wari accept 1").accepted);
}

TEST_F(BlocksTest, SeekPairsThemWithOthers) {
    say("ann", "wari seek 2");
    say("bob", "wari seek 2");
    EXPECT_THAT(matches(), IsEmpty());
    say("carol", "wari seek 2");
    EXPECT_THAT(matches(), SizeIs(2));
    for (const Match& match : matches())
        EXPECT_EQ(std::ranges::count(match.seats, club.user("carol").id), 1);
}

TEST_F(BlocksTest, NoMessageAndNoBroadcastGoesAcross) {
    expect_refused("bob", "message ann", "ann does not accept messages from you", "hello");
    expect_refused("bob", "message carol ann", "ann does not accept messages", "hello");
    expect_refused("ann", "message bob", "You block bob, so they could not answer you", "hello");
    EXPECT_THAT(letters("carol", LetterKind::message), IsEmpty());
    for (const char* name : {"ann", "carol"}) say(name, "notify each broadcasts");
    EXPECT_THAT(say("bob", "broadcast", "hello all").text, HasSubstr("goes to 1 player"));
    EXPECT_THAT(letters("ann", LetterKind::broadcast), IsEmpty());
    EXPECT_THAT(letters("carol", LetterKind::broadcast), SizeIs(1));
}

TEST_F(BlocksTest, InARunningMatchMovesDrawsAndResignationsStillCount) {
    begin();
    EXPECT_TRUE(say("ann", "wari move 1 c").accepted);
    EXPECT_TRUE(say("bob", "wari move 1 propose").accepted == false ||
                club.match("wari", 1).proposal == Proposal::draw);
    EXPECT_TRUE(say("bob", "wari move 1 d").accepted);
    EXPECT_TRUE(say("ann", "wari move 1 propose").accepted);
    EXPECT_TRUE(say("bob", "wari reject 1").accepted);
    EXPECT_TRUE(say("bob", "wari move 1 undo").accepted);
    EXPECT_TRUE(say("ann", "wari accept 1").accepted);
    EXPECT_TRUE(say("bob", "wari resign 1").accepted);
    EXPECT_EQ(club.match("wari", 1).outcome.value().reason, "resigned");
    expect_refused("bob", "wari rematch 1", "ann does not accept matches with you");
    expect_refused("ann", "wari rematch 1", "You block bob");
}

TEST_F(BlocksTest, ChatIsNotDelivered) {
    begin();
    say("ann", "wari move 1 c");
    expect_refused("bob", "wari chat 1", "ann does not accept messages from you", "well met");
    expect_refused("ann", "wari chat 1", "You block bob", "well met");
    const std::size_t before = letters("ann", LetterKind::board).size();
    const Response moved = say("bob", "wari move 1 d", "you will lose");
    EXPECT_TRUE(moved.accepted);
    EXPECT_THAT(in_one_line(moved.text),
                HasSubstr("ann does not accept messages from you: your moves count, "
                          "but your comments are not sent."));
    const auto now = letters("ann", LetterKind::board);
    ASSERT_EQ(now.size(), before + 1);  // the move itself arrives
    EXPECT_THAT(now.back().text(), Not(HasSubstr("lose")));
    EXPECT_THAT(now.back().text(), Not(HasSubstr("accept messages")));
}

TEST_F(BlocksTest, ASpectatorGetsNoChatOfBlockedPlayers) {
    say("bob", "wari challenge bob carol --first=bob");
    say("ann", "wari subscribe 1");
    const std::size_t before = letters("ann", LetterKind::message).size() +
                               letters("ann", LetterKind::notice).size() +
                               letters("ann", LetterKind::board).size();
    EXPECT_TRUE(say("bob", "wari chat 1", "look at this").accepted);
    EXPECT_EQ(club.letters_to("ann").size(), before);
    EXPECT_TRUE(say("carol", "wari chat 1", "at what?").accepted);
    EXPECT_EQ(club.letters_to("ann").size(), before + 1);
}

TEST_F(BlocksTest, ATournamentCanPairThem) {
    say("carol", "wari tournament spring --players=2");
    say("ann", "wari join spring");
    EXPECT_TRUE(say("bob", "wari join spring").accepted);
    EXPECT_FALSE(matches().empty());
    EXPECT_TRUE(say(matches().front().seats[0] == club.user("ann").id ? "ann" : "bob",
                    "wari move " + std::to_string(matches().front().board) + " c")
                    .accepted);
}

TEST_F(BlocksTest, OnesOwnBlocksAreListedAndTakenBack) {
    EXPECT_TRUE(say("ann", "block CAROL bob carol").accepted);  // twice is as good as once
    EXPECT_THAT(blocked_by("ann"), SizeIs(2));
    const std::string listed = say("ann", "block").text;
    EXPECT_THAT(listed, HasSubstr("bob"));
    EXPECT_THAT(listed, HasSubstr("carol"));
    EXPECT_THAT(say("ann", "notify").text, HasSubstr("Blocked:      bob, carol"));
    EXPECT_THAT(say("bob", "block").text, HasSubstr("You block nobody."));
    EXPECT_THAT(say("bob", "notify").text, Not(HasSubstr("Blocked")));
    EXPECT_TRUE(say("ann", "unblock bob carol").accepted);
    EXPECT_THAT(blocked_by("ann"), IsEmpty());
    EXPECT_TRUE(say("bob", "wari challenge bob ann").accepted);
    EXPECT_TRUE(say("bob", "message ann", "thank you").accepted);
}

TEST_F(BlocksTest, WhatMakesNoSenseIsRefusedAndChangesNothing) {
    expect_refused("bob", "block bob", "You cannot block yourself, bob");
    expect_refused("bob", "block computer-3", "is a computer");
    expect_refused("bob", "block ann nobody-here", "There is no player called");
    expect_refused("bob", "unblock ann", "You do not block ann");
    EXPECT_THAT(blocked_by("bob"), IsEmpty());
    expect_refused("ann", "unblock bob carol", "You do not block carol");
    EXPECT_THAT(blocked_by("ann"), SizeIs(1));
}

TEST_F(BlocksTest, ADeletedAccountBlocksNobodyAndIsBlockedByNobody) {
    say("bob", "block carol");
    const UserId bob = club.user("bob").id;
    EXPECT_TRUE(say("bob", "signoff bobspass yes").accepted);
    club.store.read(
        [&](const StoreReader& reader) { EXPECT_THAT(blocks_by(reader, bob), IsEmpty()); });
    EXPECT_THAT(blocked_by("ann"), IsEmpty());
}

}  // namespace
}  // namespace posthouse::club
