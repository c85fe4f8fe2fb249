// What the operator can do about players, and reports to the operator.

#include "club/accounts/account_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/tournaments/tournament_tables.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class OperatorTest : public TestClubWithPlayers {
protected:
    OperatorContext by(std::string reason = "") { return {"root", std::move(reason), club.now}; }

    /// The answer to this act of the operator, which must succeed.
    template <class Act>
    std::string done(const Act& act) {
        std::string said;
        transact(club.store, [&](UnitOfWork& unit) {
            const Expected<std::string> answer = act(unit);
            EXPECT_TRUE(answer) << (answer ? "" : answer.error().sentence.view());
            if (answer) said = *answer;
        });
        return said;
    }
    template <class Act>
    std::string refused(const Act& act) {
        std::string said;
        transact(club.store, [&](UnitOfWork& unit) {
            const Expected<std::string> answer = act(unit);
            EXPECT_FALSE(answer);
            if (!answer) said = std::string(answer.error().sentence.view());
        });
        return said;
    }
    std::string restrain(std::string_view name, SanctionKind kind,
                         std::optional<milliseconds> lasting, std::string reason = "") {
        return done([&](UnitOfWork& unit) {
            return add_sanction(club.club(), unit, by(reason), name, kind, lasting);
        });
    }
    std::string lift(std::string_view name, SanctionKind kind) {
        return done([&](UnitOfWork& unit) { return lift_sanction(unit, by(), name, kind); });
    }
    std::string reset_word(std::string_view name) {
        return done(
            [&](UnitOfWork& unit) { return make_reset_token(club.club(), unit, by(), name, 72h); });
    }
    std::vector<std::string> acts() {
        std::vector<std::string> all;
        club.store.read([&](const StoreReader& reader) {
            for (const AuditEntry& act : newest_audit_entries(reader, 99)) all.push_back(act.what);
        });
        return all;
    }
    Letter last_notice(std::string_view name) { return letters(name, LetterKind::notice).back(); }
    void begin() { EXPECT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted); }
};

// ---- Muting ----

TEST_F(OperatorTest, AMutedPlayerPlaysButReachesNobody) {
    begin();
    restrain("ann", SanctionKind::mute, 72h, "shouting");
    for (const char* line : {"message bob", "wari chat 1", "broadcast", "wari tournament rude"})
        expect_refused(
            "ann", line,
            "You are muted, ann, until 2026-11-23 00:00 UTC (“shouting”; operator@house.example)",
            "you!");
    const Response moved = say("ann", "wari move 1 b", "you!");
    EXPECT_TRUE(moved.accepted);
    EXPECT_THAT(in_one_line(moved.text), HasSubstr("your comment was left out"));
    club.store.read([&](const StoreReader& reader) {
        const auto moves = reader.moves(club.match("wari", 1).id);
        ASSERT_THAT(moves, SizeIs(1));
        EXPECT_EQ(moves[0].comment, "");
    });
    for (const Letter& letter : club.letters_to("bob"))
        EXPECT_THAT(letter.text(), Not(HasSubstr("you!")));
    EXPECT_TRUE(say("ann", "wari challenge ann carol").accepted);
}

TEST_F(OperatorTest, ASanctionExpiresOrIsLifted) {
    restrain("ann", SanctionKind::mute, 72h);
    club.now += 72h - 1ms;
    EXPECT_FALSE(say("ann", "message bob", "hello").accepted);
    club.now += 1ms;
    EXPECT_TRUE(say("ann", "message bob", "hello").accepted);
    restrain("ann", SanctionKind::mute, std::nullopt);
    club.now += 24h * 365;
    expect_refused("ann", "message bob", "until the operator lifts it", "hello");
    EXPECT_THAT(lift("ann", SanctionKind::mute), HasSubstr("no longer muted"));
    EXPECT_TRUE(say("ann", "message bob", "hello").accepted);
    EXPECT_EQ(last_notice("ann").subject, "You may speak again");
    EXPECT_THAT(refused([&](UnitOfWork& unit) {
                    return lift_sanction(unit, by(), "ann", SanctionKind::mute);
                }),
                HasSubstr("is not muted"));
}

// ---- Banning ----

TEST_F(OperatorTest, ABannedPlayerMayLookResignAndReadButNotPlay) {
    begin();
    restrain("ann", SanctionKind::ban, std::nullopt, "two accounts");
    for (const char* line : {"wari move 1 b", "wari challenge ann carol", "message bob",
                             "wari seek 2", "vacation 3", "report bob", "wari queue 1 b"})
        expect_refused("ann", line, "You are banned, ann", "words");
    expect_refused("ann", "wari move 1 b", "“two accounts”");
    expect_refused("ann", "wari move 1 b", "operator@house.example");
    for (const char* line : {"wari show 1", "letters", "wari showas 1", "wari resign 1"})
        EXPECT_TRUE(say("ann", line).accepted) << line;
    EXPECT_EQ(club.match("wari", 1).outcome->reason, "declined");
}

TEST_F(OperatorTest, ABanHoldsByMailToo) {
    begin();
    restrain("ann", SanctionKind::ban, std::nullopt);
    EXPECT_FALSE(mail("ann@example.org", "wari move 1 ann annspass b").accepted);
    EXPECT_FALSE(mail("ann@example.org", "wari move 1 b", "", true).accepted);
    EXPECT_EQ(club.match("wari", 1).plies, 0);
}

TEST_F(OperatorTest, MatchesOfABannedPlayerGoOnAndTheClockDecides) {
    begin();
    restrain("ann", SanctionKind::ban, std::nullopt);
    EXPECT_FALSE(club.match("wari", 1).outcome);
    club.now += std::chrono::days(40);
    club.run_due_jobs();
    club.run_due_jobs();
    club.run_due_jobs();
    ASSERT_TRUE(club.match("wari", 1).outcome);
    EXPECT_EQ(club.match("wari", 1).outcome->reason, "time");
    EXPECT_EQ(club.match("wari", 1).outcome->result, Result::second);
}

TEST_F(OperatorTest, NobodyIsPairedWithABannedPlayer) {
    EXPECT_TRUE(say("ann", "wari challenge ann --to=anyone").accepted);
    EXPECT_TRUE(say("ann", "oware seek 3").accepted);
    EXPECT_TRUE(say("bob", "wari tournament spring").accepted);
    EXPECT_TRUE(say("ann", "wari join spring").accepted);
    restrain("ann", SanctionKind::ban, std::nullopt);
    expect_refused("bob", "wari accept 1", "There is no wari board 1");
    expect_refused("bob", "wari challenge bob ann", "ann is banned at present");
    EXPECT_TRUE(say("bob", "oware seek 3").accepted);
    club.store.read([&](const StoreReader& reader) {
        EXPECT_THAT(all_matches(reader), IsEmpty());
        EXPECT_THAT(entrants_of(reader, tournament_named(reader, "spring")->id), IsEmpty());
    });
    lift("ann", SanctionKind::ban);
    EXPECT_TRUE(say("bob", "wari challenge bob ann").accepted);
}

TEST_F(OperatorTest, ABannedPlayerCannotConfirmTheAddressForAnotherName) {
    restrain("ann", SanctionKind::ban, 72h);
    EXPECT_TRUE(say("", "signup nina ninaspass ann@example.org").accepted);
    const std::string word =
        "confirm " + address_confirmation_token(club.key, club.user("nina").id, "ann@example.org");
    expect_refused("", word, "Somebody with this address, ann, is banned");
    club.now += 72h;
    EXPECT_TRUE(say("", word).accepted);
}

TEST_F(OperatorTest, ThePlayerGetsALetterAndTheActIsLogged) {
    restrain("ann", SanctionKind::mute, 72h, "shouting");
    restrain("ann", SanctionKind::ban, std::nullopt, "shouting louder");
    const Letter letter = last_notice("ann");
    EXPECT_EQ(letter.subject, "You are banned");
    EXPECT_EQ(letter.address, "ann@example.org");
    EXPECT_THAT(in_one_line(letter.text()), AllOf(HasSubstr("you are banned until further notice"),
                                                  HasSubstr("shouting louder")));
    EXPECT_THAT(acts(), ElementsAre("ban ann", "mute ann until 2026-11-23 00:00 UTC"));
}

TEST_F(OperatorTest, OnlyPeopleAreSanctioned) {
    for (const char* name : {"computer-3", "nobody-here"})
        refused([&](UnitOfWork& unit) {
            return add_sanction(club.club(), unit, by(), name, SanctionKind::ban, std::nullopt);
        });
    EXPECT_THAT(acts(), IsEmpty());
}

// ---- A link to choose another password ----

TEST_F(OperatorTest, AResetLinkIsGoodOnceAndLogsOutEverywhere) {
    const UserId ann = club.user("ann").id;
    transact(club.store, [&](UnitOfWork& unit) {
        unit.insert(Session{"a session", ann, club.now + 24h});
    });
    const std::string word = reset_word("ann");
    const Response reply = say("", "reset password " + word + " a-new-one");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_TRUE(club.verify_password({"ann", "a-new-one"}).user);
    club.store.read(
        [&](const StoreReader& reader) { EXPECT_FALSE(reader.find<Session>("a session")); });
    EXPECT_EQ(last_notice("ann").subject, "Your password was changed");
    expect_refused("", "reset password " + word + " another-one", "was already used");
    EXPECT_TRUE(club.verify_password({"ann", "a-new-one"}).user);
}

TEST_F(OperatorTest, AResetLinkRunsOutAndIsVoidOnceThePasswordWasChangedOtherwise) {
    const std::string word = reset_word("ann"), other = reset_word("bob");
    EXPECT_TRUE(say("ann", "change password annspass by-herself").accepted);
    expect_refused("", "reset password " + word + " a-new-one", "was already used");
    club.now += 72h;
    expect_refused("", "reset password " + other + " a-new-one", "has expired");
}

TEST_F(OperatorTest, AResetLinkIsNobodyElses) {
    std::string word = reset_word("ann");
    const auto id = static_cast<std::int64_t>(club.user("ann").id);
    const std::string mine = "p" + std::to_string(id) + "-";
    ASSERT_TRUE(word.starts_with(mine));
    const std::string bobs = "p" + std::to_string(static_cast<std::int64_t>(club.user("bob").id)) +
                             "-" + word.substr(mine.size());
    expect_refused("", "reset password " + bobs + " a-new-one", "was already used");
    word.back() = word.back() == 'a' ? 'b' : 'a';
    expect_refused("", "reset password " + word + " a-new-one", "was already used");
    expect_refused("", "reset password p1-2-3 a-new-one", "was already used");
}

TEST_F(OperatorTest, NeitherTheWordNorThePasswordOfAResetIsShown) {
    EXPECT_EQ(redact_command("reset password p1-2-3 a-new-one"), "reset password ***");
    EXPECT_EQ(redact_command("reset password p1-2-3 a-new-one", "", true), "reset password ***");
}

// ---- Names and addresses ----

TEST_F(OperatorTest, ARenamedPlayerKeepsEverything) {
    begin();
    const UserId ann = club.user("ann").id;
    done([&](UnitOfWork& unit) { return rename(club.club(), unit, by("rude"), "ann", "anna"); });
    EXPECT_EQ(club.user("anna").id, ann);
    EXPECT_TRUE(say("", "wari move 1 anna annspass b").accepted);
    for (const char* name : {"bob", "B0B", "wari", "x", "computer-9", "cornputer-9", "h0use"})
        refused([&](UnitOfWork& unit) { return rename(club.club(), unit, by(), "anna", name); });
    done([&](UnitOfWork& unit) { return rename(club.club(), unit, by(), "anna", "Anna"); });
    EXPECT_THAT(acts(), ElementsAre("rename anna to Anna", "rename ann to anna"));
}

TEST_F(OperatorTest, AnAddressThatTheOperatorGivesNeedsNoConfirmationAndTheOldOneIsWarned) {
    done([&](UnitOfWork& unit) {
        return set_address(club.club(), unit, by(), "ann", "new@example.org");
    });
    EXPECT_EQ(club.user("ann").mail_address()->address, "new@example.org");
    bool warned = false;
    for (const Letter& letter : due(club.now))
        warned = warned || letter.address == "ann@example.org";
    EXPECT_TRUE(warned);
    refused(
        [&](UnitOfWork& unit) { return set_address(club.club(), unit, by(), "ann", "nowhere"); });
}

// ---- Reports ----

TEST_F(OperatorTest, AReportReachesTheOperatorAndNobodyElse) {
    begin();
    EXPECT_TRUE(say("ann", "report bob", "bob is rude").accepted);
    EXPECT_TRUE(say("carol", "report wari/1", "they throw it").accepted);
    std::vector<Report> reports;
    club.store.read([&](const StoreReader& reader) { reports = newest_reports(reader, false, 9); });
    ASSERT_THAT(reports, SizeIs(2));
    EXPECT_EQ(reports[1].about, club.user("bob").id);
    EXPECT_EQ(reports[1].text, "bob is rude");
    EXPECT_EQ(reports[0].match, club.match("wari", 1).id);
    std::vector<std::string> subjects;
    for (const Letter& letter : due(club.now))
        if (letter.address == "operator@house.example") subjects.push_back(letter.subject);
    EXPECT_THAT(subjects, ElementsAre("Report 1 about bob", "Report 2 about wari board 1"));
    for (const Letter& letter : club.letters_to("bob"))
        EXPECT_THAT(letter.text(), Not(HasSubstr("bob is rude")));
    done([&](UnitOfWork& unit) { return close_report(unit, by(), reports[1].id); });
    refused([&](UnitOfWork& unit) { return close_report(unit, by(), reports[1].id); });
    club.store.read([&](const StoreReader& reader) {
        EXPECT_THAT(newest_reports(reader, false, 9), SizeIs(1));
    });
}

TEST_F(OperatorTest, AReportIsAboutAPersonOrAMatchThatThereIsAndNotTooOften) {
    expect_refused("ann", "report ann", "That is you", "x");
    expect_refused("ann", "report computer-3", "name a person", "x");
    expect_refused("ann", "report zeno", "no player called", "x");
    expect_refused("ann", "report wari/7", "no wari board 7", "x");
    expect_refused("ann", "report chess/7", "report wari/12", "x");
    expect_refused("ann", "report bob", "it was empty");
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(say("ann", "report bob", "x").accepted);
    expect_refused("ann", "report bob", "limit of reports for today", "x");
    club.now += 24h + 1ms;
    EXPECT_TRUE(say("ann", "report bob", "x").accepted);
}

TEST_F(OperatorTest, ABannerIsOneLineThatEveryoneCanReadUntilItEnds) {
    const auto set = [&](std::string_view text, std::optional<Instant> until = {}) {
        return
            [this, text, until](UnitOfWork& unit) { return set_banner(unit, by(), text, until); };
    };
    const auto end = [&](UnitOfWork& unit) { return end_banner(unit, by()); };
    const auto banner = [&] {
        std::optional<Banner> found;
        club.store.read([&](const StoreReader& reader) { found = reader.find<Banner>(); });
        return found;
    };
    EXPECT_THAT(refused(end), HasSubstr("no banner"));
    done(set(" Closed \n\u202e tonight.\u0007 ", club.now + 1h));
    EXPECT_EQ(banner(), (Banner{"Closed tonight.", club.now, club.now + 1h}));
    EXPECT_THAT(refused(set(" \u200e\t")), HasSubstr("needs text"));
    std::string long_one;
    for (int i = 0; i < 301; ++i) long_one += "é";
    EXPECT_THAT(refused(set(long_one)), HasSubstr("301 characters"));
    EXPECT_THAT(refused(set("Late.", club.now)), HasSubstr("has passed"));
    EXPECT_EQ(banner()->text, "Closed tonight.");
    done(end);
    EXPECT_EQ(banner(), std::nullopt);
    EXPECT_THAT(acts(), ElementsAre("end banner", HasSubstr("UTC: Closed tonight.")));
}

}  // namespace
}  // namespace posthouse::club
