// The contract test, third part: letters, jobs, sessions and outcomes. The stores are named at the
// end of contract_test.cpp.

#include "store/contract.h"

#include <gmock/gmock.h>

namespace posthouse {

using testing::ElementsAre;
using testing::IsEmpty;

// Letters

Letter letter_to(UserId reader, std::string address, std::string message_id, Instant due) {
    Letter letter;
    letter.to = reader;
    letter.address = std::move(address);
    letter.message_id = std::move(message_id);
    letter.due = due;
    return letter;
}

void expect_same(const Letter& kept, const Letter& letter) {
    EXPECT_EQ(kept.id, letter.id);
    EXPECT_EQ(kept.to, letter.to);
    EXPECT_EQ(kept.address, letter.address);
    EXPECT_EQ(kept.match, letter.match);
    EXPECT_EQ(kept.automatic, letter.automatic);
    EXPECT_EQ(kept.message_id, letter.message_id);
    EXPECT_EQ(kept.in_reply_to, letter.in_reply_to);
    EXPECT_EQ(kept.references, letter.references);
    EXPECT_EQ(kept.subject, letter.subject);
    EXPECT_EQ(kept.body, letter.body);
    EXPECT_EQ(kept.written, letter.written);
    EXPECT_EQ(kept.attempts, letter.attempts);
    EXPECT_EQ(kept.due, letter.due);
    EXPECT_EQ(kept.sent, letter.sent);
    EXPECT_EQ(kept.trouble, letter.trouble);
}

TEST_P(StoreContract, EverythingAboutALetterIsKept) {
    const User ann = add_user("ann");
    Letter letter = letter_to(ann.id, "ann@example.org", "1.wari", at(1'700'000'000'001));
    letter.match = add_match("wari", ann, ann).id;
    letter.automatic = false;
    letter.in_reply_to = "<a@b>";
    letter.references = "<a@b> <c@d>";
    letter.subject = "wari Board 1";
    letter.body = "It's “your” turn;\n-- \n\tcafé ☕ \r\n" + std::string("a\0b", 3) +
                  std::string(1'000'000, 'x');
    letter.written = at(1'700'000'000'000);
    letter.attempts = 2;
    letter.sent = at(1'700'000'000'002);
    letter.trouble = "451 later";
    letter = add_letter(letter);
    const auto kept = [&] { return look([&](auto& reader) { return reader.letter(letter.id); }); };
    expect_same(kept().value(), letter);

    Letter bare = letter_to(UserId{}, "", "2.wari", at(0));
    bare = add_letter(bare);
    letter = bare;
    expect_same(kept().value(), bare);
    EXPECT_FALSE(look([](auto& reader) { return reader.letter(LetterId{77}); }));
}

TEST_P(StoreContract, ALetterWithAKnownMessageIdIsNotWrittenAgain) {
    const User ann = add_user("ann");
    const Letter letter = add_letter(letter_to(ann.id, "ann@example.org", "1.wari", at(1)));
    Letter again = letter_to(ann.id, "bob@example.org", "1.wari", at(1));
    work([&](Unit& unit) { EXPECT_FALSE(unit.add_letter(again)); });
    EXPECT_EQ(again.id, LetterId{});
    look([&](const Reader& reader) {
        EXPECT_THAT(ids(reader.letters_to(ann.id, 9)), ElementsAre(letter.id));
        EXPECT_EQ(reader.letter(letter.id).value().address, "ann@example.org");
        return true;
    });
}

TEST_P(StoreContract, AReadersLettersComeNewestFirst) {
    const User ann = add_user("ann"), bob = add_user("bob");
    add_letter(letter_to(ann.id, "", "1", at(3)));
    const LetterId two = add_letter(letter_to(ann.id, "a@b", "2", at(2))).id;
    add_letter(letter_to(bob.id, "", "3", at(1)));
    add_letter(letter_to(UserId{}, "a@b", "4", at(1)));
    const LetterId five = add_letter(letter_to(ann.id, "", "5", at(1))).id;
    look([&](const Reader& reader) {
        EXPECT_EQ(reader.letters_to(ann.id, 9).size(), 3U);
        EXPECT_THAT(ids(reader.letters_to(ann.id, 2)), ElementsAre(five, two));
        EXPECT_THAT(reader.letters_to(ann.id, 0), IsEmpty());
        EXPECT_THAT(reader.letters_to(UserId{}, 9), IsEmpty());  // nobody's letters are nobody's
        return true;
    });
}

TEST_P(StoreContract, LettersDueHaveAnAddressAreUnsentAndDueAndComeOldestFirst) {
    const User ann = add_user("ann");
    const LetterId one = add_letter(letter_to(ann.id, "a@b", "1", at(30))).id;
    add_letter(letter_to(ann.id, "", "2", at(1)));  // for the page only
    Letter three = add_letter(letter_to(UserId{}, "a@b", "3", at(10)));
    Letter four = add_letter(letter_to(ann.id, "a@b", "4", at(20)));
    const auto due = [&](Instant now, std::size_t limit = 9) {
        return ids(look([&](auto& reader) { return reader.letters_due(now, limit); }));
    };
    EXPECT_THAT(due(at(9)), IsEmpty());
    EXPECT_THAT(due(at(10)), ElementsAre(three.id));
    EXPECT_THAT(due(at(30)), ElementsAre(one, three.id, four.id));
    EXPECT_THAT(due(at(30), 2), ElementsAre(one, three.id));

    three.sent = at(31);
    four.due = at(60);
    four.attempts = 1;
    four.trouble = "no route";
    work([&](Unit& unit) {
        unit.change_letter(three);
        unit.change_letter(four);
    });
    EXPECT_THAT(due(at(59)), ElementsAre(one));
    EXPECT_THAT(due(at(60)), ElementsAre(one, four.id));
}

TEST_P(StoreContract, OfALetterOnlyItsDeliveryChanges) {
    const User ann = add_user("ann");
    const Letter letter = add_letter(letter_to(ann.id, "a@b", "1", at(1)));
    Letter changed = letter;
    changed.attempts = 3;
    changed.due = at(5);
    changed.sent = at(6);
    changed.trouble = "451";
    Letter forged = changed;
    forged.to = UserId{};
    forged.address = "";
    forged.message_id = "2";
    forged.body = "something else";
    work([&](Unit& unit) { unit.change_letter(forged); });
    expect_same(look([&](auto& reader) { return reader.letter(letter.id); }).value(), changed);
}

// Jobs

TEST_P(StoreContract, JobsOfAKindComeByDueThenByIdentity) {
    const User ann = add_user("ann");
    const MatchId match = add_match("wari", ann, ann).id;
    const JobId one = add_job("think", match, at(20), 4).id;
    const JobId two = add_job("think", match, at(10)).id;
    const JobId three = add_job("flag", match, at(5)).id;
    const JobId four = add_job("think", MatchId{}, at(10)).id;  // of no match
    add_job("think", match, at(30));
    look([&](const Reader& reader) {
        EXPECT_THAT(ids(reader.jobs_due(at(20), "think", 9)), ElementsAre(two, four, one));
        EXPECT_THAT(ids(reader.jobs_due(at(20), "think", 2)), ElementsAre(two, four));
        EXPECT_THAT(ids(reader.jobs_due(at(20), "flag", 9)), ElementsAre(three));
        EXPECT_THAT(reader.jobs_due(at(9), "think", 9), IsEmpty());
        const auto jobs = reader.jobs_due(at(20), "think", 9);
        EXPECT_EQ(jobs[2].kind, "think");
        EXPECT_EQ(jobs[2].match, match);
        EXPECT_EQ(jobs[2].ply, 4);
        EXPECT_EQ(jobs[2].due, at(20));
        EXPECT_EQ(jobs[1].match, MatchId{});
        return true;
    });
}

TEST_P(StoreContract, JobsArePostponedAndRemovedOneByOneOrAMatchAtATime) {
    const User ann = add_user("ann");
    const MatchId match = add_match("wari", ann, ann).id, other = add_match("wari", ann, ann).id;
    const JobId one = add_job("think", match, at(1)).id;
    const JobId two = add_job("think", match, at(2)).id;
    const JobId three = add_job("think", other, at(3)).id;
    const JobId four = add_job("think", MatchId{}, at(4)).id;
    const auto due = [&](Instant now) {
        return ids(look([&](auto& reader) { return reader.jobs_due(now, "think", 9); }));
    };
    work([&](Unit& unit) {
        unit.postpone_job(one, at(50));
        unit.postpone_job(JobId{77}, at(1));
        unit.remove_job(two);
        unit.remove_job(JobId{77});
    });
    EXPECT_THAT(due(at(9)), ElementsAre(three, four));
    EXPECT_THAT(due(at(50)), ElementsAre(three, four, one));
    work([&](Unit& unit) { unit.remove_jobs(match); });
    EXPECT_THAT(due(at(50)), ElementsAre(three, four));
    work([&](Unit& unit) { unit.remove_jobs(MatchId{}); });
    EXPECT_THAT(due(at(50)), ElementsAre(three, four));
}

TEST_P(StoreContract, ARemovedJobsIdentityIsNotGivenAgain) {
    const JobId one = add_job("think", MatchId{}, at(1)).id;
    work([&](Unit& unit) { unit.remove_job(one); });
    EXPECT_NE(add_job("think", MatchId{}, at(1)).id, one);
}

// Sessions

TEST_P(StoreContract, ASessionIsFoundUntilItIsRemovedOrItsTimeIsPast) {
    const User ann = add_user("ann");
    work([&](Unit& unit) {
        unit.add_session({"one", ann.id, at(10)});
        unit.add_session({"two", ann.id, at(20)});
        unit.add_session({"three", ann.id, at(30)});
    });
    const auto session = [&](std::string_view hash) {
        return look([&](auto& reader) { return reader.session(hash); });
    };
    EXPECT_EQ(session("two").value().token_hash, "two");
    EXPECT_EQ(session("two").value().user, ann.id);
    EXPECT_EQ(session("two").value().expires, at(20));
    EXPECT_FALSE(session("TWO"));
    work([&](Unit& unit) { unit.remove_sessions_before(at(20)); });
    EXPECT_FALSE(session("one"));
    EXPECT_TRUE(session("two"));
    work([&](Unit& unit) {
        unit.remove_session("three");
        unit.remove_session("unknown");
    });
    EXPECT_FALSE(session("three"));
    EXPECT_TRUE(session("two"));
    EXPECT_ANY_THROW(work([&](Unit& unit) { unit.add_session({"two", ann.id, at(99)}); }));
}

// Outcomes

TEST_P(StoreContract, AnOutcomeIsRememberedOnceAndTheFirstStands) {
    work([](Unit& unit) {
        EXPECT_TRUE(unit.remember("<1@example.org>", {true, "Played c."}, at(1)));
        EXPECT_TRUE(unit.remember("<2@example.org>", {false, ""}, at(1)));
        EXPECT_FALSE(unit.remember("<1@example.org>", {false, "Not your turn."}, at(2)));
    });
    look([](const Reader& reader) {
        EXPECT_EQ(reader.outcome("<1@example.org>").value().answer, "Played c.");
        EXPECT_TRUE(reader.outcome("<1@example.org>").value().accepted);
        EXPECT_FALSE(reader.outcome("<2@example.org>").value().accepted);
        EXPECT_FALSE(reader.outcome("<1@EXAMPLE.org>"));
        EXPECT_FALSE(reader.outcome(""));
        return true;
    });
}

}  // namespace posthouse
