// Who may keep order on the page, and what of it is written down.

#include "club/moderation.h"

#include "club/second_factor.h"
#include "club/still_people.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Deed = Moderation::Deed;

class ModerationTest : public TestClubWithPlayers {
protected:
    OperatorContext root() { return {"root", "", house.now}; }
    template <class Act>
    std::string said(const Act& act) {
        std::string words;
        transact(house.store, [&](UnitOfWork& unit) {
            const Expected<std::string> answer = act(unit);
            words = answer ? *answer : std::string(answer.error().sentence.view());
        });
        return words;
    }
    std::string make_operator(std::string_view name) {
        return said(
            [&](UnitOfWork& unit) { return house.service().make_operator(unit, root(), name); });
    }
    void switch_on(std::string_view name) {
        SecondFactor factor;
        factor.user = house.user(name).id;
        factor.made = house.now;
        factor.on = house.now;
        transact(house.store, [&](UnitOfWork& unit) { unit.set_second_factor(factor); });
    }
    /// The hash of a session that begins now.
    std::string log_in(std::string_view name) {
        const std::string hash = std::to_string(++sessions_) + " of " + std::string(name);
        const Session session{hash,      house.user(name).id, house.now + 720h,
                              house.now, house.now,           ""};
        transact(house.store, [&](UnitOfWork& unit) { unit.add_session(session); });
        return hash;
    }
    /// ann, with the role, in a session with the second factor.
    std::string operator_session(std::string_view name = "ann") {
        switch_on(name);
        make_operator(name);
        house.now += 1s;
        return log_in(name);
    }
    Response does(const std::string& session, Moderation wanted, std::optional<int> scopes = {}) {
        Request request;
        request.moderation = std::move(wanted);
        request.session = session;
        request.scopes = scopes;
        request.now = house.now;
        return house.submit(request);
    }
    Response does(const std::string& session, Deed deed, std::string_view name) {
        Moderation wanted;
        wanted.deed = deed;
        wanted.name = name;
        wanted.new_name = "rob";
        return does(session, std::move(wanted));
    }
    Response mutes(const std::string& session, std::string_view name) {
        return does(session, Deed::mute, name);
    }
    std::vector<AuditEntry> acts() {
        std::vector<AuditEntry> all;
        house.store.read([&](const StoreReader& reader) { all = reader.operator_acts(99); });
        return all;
    }
    std::vector<Sanction> restraints(std::string_view name) {
        std::vector<Sanction> all;
        const UserId user = house.user(name).id;
        house.store.read([&](const StoreReader& reader) { all = reader.restraints(user); });
        return all;
    }
    std::size_t mailed_reports(std::string_view address) {
        std::size_t count = 0;
        for (const Letter& letter : due(house.now))
            count += letter.address == address && letter.subject.starts_with("Report ");
        return count;
    }

private:
    int sessions_ = 0;
};

TEST_F(ModerationTest, NobodyIsAnOperatorWithoutASecondFactor) {
    EXPECT_THAT(make_operator("ann"), HasSubstr("ann has no two-factor authentication"));
    EXPECT_FALSE(house.user("ann").operator_since);
    EXPECT_THAT(acts(), IsEmpty());
    switch_on("ann");
    EXPECT_THAT(make_operator("ann"), HasSubstr("ann is an operator"));
    EXPECT_EQ(house.user("ann").operator_since, house.now);
    EXPECT_THAT(letters("ann", LetterKind::notice).back().subject,
                HasSubstr("You are an operator"));
    EXPECT_EQ(acts().front().what, "operator ann");
    EXPECT_THAT(make_operator("ann"), HasSubstr("already"));
}

TEST_F(ModerationTest, OnlyASessionOfAnOperatorBegunWithTheSecondFactorKeepsOrder) {
    const std::string before = log_in("ann");
    house.now += 1s;
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
    EXPECT_THAT(restraints("carol"), IsEmpty());
    EXPECT_TRUE(mutes(good, "carol").accepted);
    house.now += 721h;
    EXPECT_TRUE(mutes(good, "bob").forbidden) << "the session has run out";
}

TEST_F(ModerationTest, WithoutTheSecondFactorTheRoleIsWorthNothing) {
    const std::string session = operator_session();
    const UserId ann = house.user("ann").id;
    transact(house.store, [&](UnitOfWork& unit) { unit.remove_second_factor(ann); });
    const Response reply = mutes(session, "bob");
    EXPECT_TRUE(reply.forbidden);
    EXPECT_THAT(reply.text, HasSubstr("switch it on in the settings"));
}

TEST_F(ModerationTest, AnOperatorCannotSwitchTheSecondFactorOff) {
    operator_session();
    expect_refused("ann", "two-factor annspass 123456 --off", "Operators cannot switch off");
    EXPECT_THAT(
        said([&](UnitOfWork& unit) { return house.service().end_two_factor(unit, root(), "ann"); }),
        HasSubstr("an operator no more"));
    EXPECT_FALSE(house.user("ann").operator_since);
}

TEST_F(ModerationTest, TheRoleEndsAtOnceInEverySession) {
    const std::string session = operator_session();
    said([&](UnitOfWork& unit) { return house.service().end_operator(unit, root(), "ann"); });
    EXPECT_TRUE(mutes(session, "bob").forbidden);
    EXPECT_THAT(
        said([&](UnitOfWork& unit) { return house.service().end_operator(unit, root(), "ann"); }),
        HasSubstr("no operator"));
    EXPECT_EQ(acts().front().what, "operator ann --end");
}

TEST_F(ModerationTest, ABannedOperatorKeepsNoOrder) {
    const std::string session = operator_session();
    said([&](UnitOfWork& unit) {
        return house.service().restrain(unit, root(), "ann", SanctionKind::ban, {});
    });
    EXPECT_TRUE(mutes(session, "bob").forbidden);
}

TEST_F(ModerationTest, NobodyReachesAnotherOperatorOrThemselvesFromThePage) {
    const std::string session = operator_session();
    operator_session("bob");
    for (const Deed deed : {Deed::mute, Deed::ban, Deed::unmute, Deed::unban, Deed::rename}) {
        const Response other = does(session, deed, "bob");
        EXPECT_FALSE(other.accepted);
        EXPECT_THAT(other.text, HasSubstr("bob is an operator, too"));
        EXPECT_THAT(does(session, deed, "Ann").text, HasSubstr("That is you"));
    }
    EXPECT_THAT(restraints("bob"), IsEmpty());
}

TEST_F(ModerationTest, EachDeedIsWrittenDownWithWhoDidItAndToldByLetter) {
    const std::string session = operator_session();
    Moderation mute;
    mute.name = "bob";
    mute.lasting = 24h;
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
    close.deed = Deed::close_report;
    close.report = ReportId{1};
    EXPECT_THAT(does(anns, close).text, HasSubstr("about you"));
    EXPECT_TRUE(does(bobs, close).accepted);
}

TEST_F(ModerationTest, OperatorsAreWrittenToAboutSoManyReportsInAnHour) {
    operator_session();
    for (const std::string name : {"bob", "carol"})
        for (int i = 0; i < 5; ++i) {
            EXPECT_TRUE(say(name, name == "bob" ? "report carol" : "report bob", "x").accepted);
        }
    EXPECT_EQ(mailed_reports("ann@example.org"), report_letters_an_hour);
    house.join("eve");
    EXPECT_TRUE(say("eve", "report bob", "x").accepted);
    EXPECT_EQ(mailed_reports("ann@example.org"), report_letters_an_hour);
    house.now += 61min;
    EXPECT_TRUE(say("eve", "report bob", "x").accepted);
    EXPECT_EQ(mailed_reports("ann@example.org"), report_letters_an_hour + 1);
}

TEST_F(ModerationTest, WhoLeavesGivesUpTheRole) {
    operator_session();
    // The account's own password counts in a session only (service_sessions.cpp).
    EXPECT_TRUE(say("ann", "signoff annspass yes").accepted);
    house.store.read([](const StoreReader& reader) { EXPECT_TRUE(reader.operators().empty()); });
}

}  // namespace
}  // namespace posthouse::club
