// Store contract: letters.

#include "club/accounts/account_tables.h"
#include "club/letters/letter_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

club::Letter letter_to(club::UserId reader, std::string address, std::string message_id,
                       club::Instant due) {
    club::Letter letter;
    letter.to = reader;
    letter.address = std::move(address);
    letter.message_id = std::move(message_id);
    letter.due = due;
    return letter;
}

void expect_same(const club::Letter& kept, const club::Letter& letter) {
    EXPECT_EQ(kept.id, letter.id);
    EXPECT_EQ(kept.kind, letter.kind);
    EXPECT_EQ(kept.to, letter.to);
    EXPECT_EQ(kept.address, letter.address);
    EXPECT_EQ(kept.match, letter.match);
    EXPECT_EQ(kept.ply, letter.ply);
    EXPECT_EQ(kept.undos, letter.undos);
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
    EXPECT_EQ(kept.last_error, letter.last_error);
    EXPECT_EQ(kept.digest, letter.digest);
    EXPECT_EQ(kept.failed_at, letter.failed_at);
}

TEST_P(StoreContract, StoresTheBlocksOfALetter) {
    const std::string odd = "\"ann\"\n\\ {house} \xff" + std::string("a\0b", 3);
    club::Letter letter = letter_to(add_user("ann").id, "", "1", at(1));
    letter.body = odd + club::LetterBody(club::QuotationBlock{odd}) +
                  club::BoardBlock{.game = "wari",
                                   .position = "4,4",
                                   .title = "wari board 1",
                                   .bottom = Side::second,
                                   .captions = {"ann", "bob"},
                                   .columns = 40,
                                   .last = club::BoardBlock::LastMove{3, {4, 5}, {5}, true}} +
                  "between\n" +
                  club::MoveListBlock{
                      {"ann", "bob"}, {{Side::second, "c"}, {Side::first, "f"}}, Side::second} +
                  club::MachineBlock{{{"game", "wari"}, {"reason", ""}}};
    ASSERT_EQ(letter.body.blocks().size(), 6U);
    letter = add_letter(letter);
    EXPECT_EQ(read_back([&](Reader reader) { return reader.find<club::Letter>(letter.id); })->body,
              letter.body);
}

TEST_P(StoreContract, RemovesOldLettersThatDoNotWait) {
    const club::User ann = add_user("ann");
    const auto add = [&](std::string id, std::string address, int written) {
        club::Letter letter = letter_to(ann.id, std::move(address), std::move(id), at(written));
        letter.written = at(written);
        return add_letter(letter);
    };
    club::Letter sent = add("sent", "a@b", 1), failed = add("failed", "a@b", 2);
    const club::Letter waits = add("waits", "a@b", 3), page = add("page", "", 4),
                       young = add("young", "", 5), last = add("last", "", 1);
    sent.sent = failed.failed_at = at(9);
    const auto left = [&] {
        return ids(read_back([&](Reader reader) { return letters_to(reader, ann.id, 9); }));
    };
    work([&](club::UnitOfWork& unit) {
        change_letter(unit, sent);
        change_letter(unit, failed);
        EXPECT_EQ(remove_letters_before(unit, at(5), 1), 1U);
    });
    EXPECT_THAT(left(), ElementsAre(last.id, young.id, page.id, waits.id, failed.id));
    work([&](club::UnitOfWork& unit) { EXPECT_EQ(remove_letters_before(unit, at(5), 9), 2U); });
    EXPECT_THAT(left(), ElementsAre(last.id, young.id, waits.id)) << "the newest keeps its number";
    EXPECT_FALSE(read_back([&](Reader reader) { return reader.find<club::Letter>(sent.id); }));
    EXPECT_THAT(ids(read_back([&](Reader reader) { return letters_due(reader, at(99), 9); })),
                ElementsAre(waits.id));
    EXPECT_NE(add("sent", "a@b", 9).id, sent.id) << "its Message-ID is free again";
}

TEST_P(StoreContract, StoresEverythingAboutALetter) {
    const club::User ann = add_user("ann");
    club::Letter letter = letter_to(ann.id, "ann@example.org", "1.wari", at(1'700'000'000'001));
    letter.match = add_match("wari", ann, ann).id;
    letter.ply = 12;
    letter.undos = 2;
    letter.automatic = false;
    letter.in_reply_to = "<a@b>";
    letter.references = "<a@b> <c@d>";
    letter.subject = "wari Board 1";
    letter.body = "It's “your” turn;\n-- \n\tcafé ☕ \r\n" + std::string("a\0b", 3) +
                  std::string(1'000'000, 'x');
    letter.written = at(1'700'000'000'000);
    letter.attempts = 2;
    letter.sent = at(1'700'000'000'002);
    letter.last_error = "451 later";
    letter.digest = true;
    letter.failed_at = at(1'700'000'000'003);
    const auto kept = [&] {
        return read_back([&](Reader reader) { return reader.find<club::Letter>(letter.id); });
    };
    for (const club::LetterKind kind :
         {club::LetterKind::answer, club::LetterKind::board, club::LetterKind::notice,
          club::LetterKind::message, club::LetterKind::broadcast}) {
        letter.kind = kind;
        letter.message_id += ".again";
        letter = add_letter(letter);
        expect_same(kept().value(), letter);
    }

    club::Letter bare = letter_to(club::UserId{}, "", "2.wari", at(0));
    bare = add_letter(bare);
    letter = bare;
    expect_same(kept().value(), bare);
    EXPECT_FALSE(
        read_back([](Reader reader) { return reader.find<club::Letter>(club::LetterId{77}); }));
}

TEST_P(StoreContract, IgnoresALetterWithAKnownMessageId) {
    const club::User ann = add_user("ann");
    const club::Letter letter = add_letter(letter_to(ann.id, "ann@example.org", "1.wari", at(1)));
    club::Letter again = letter_to(ann.id, "bob@example.org", "1.wari", at(1));
    bool added = true;
    work([&](club::UnitOfWork& unit) {
        club::Letter copy = again;
        added = unit.add(copy);
    });
    EXPECT_FALSE(added);
    read_back([&](Reader reader) {
        EXPECT_THAT(ids(letters_to(reader, ann.id, 9)), ElementsAre(letter.id));
        EXPECT_EQ(reader.find<club::Letter>(letter.id).value().address, "ann@example.org");
        return true;
    });
}

TEST_P(StoreContract, ListsAReadersLettersNewestFirst) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    add_letter(letter_to(ann.id, "", "1", at(3)));
    const club::LetterId two = add_letter(letter_to(ann.id, "a@b", "2", at(2))).id;
    add_letter(letter_to(bob.id, "", "3", at(1)));
    add_letter(letter_to(club::UserId{}, "a@b", "4", at(1)));
    const club::LetterId five = add_letter(letter_to(ann.id, "", "5", at(1))).id;
    read_back([&](Reader reader) {
        EXPECT_EQ(letters_to(reader, ann.id, 9).size(), 3U);
        EXPECT_THAT(ids(letters_to(reader, ann.id, 2)), ElementsAre(five, two));
        EXPECT_THAT(letters_to(reader, ann.id, 0), IsEmpty());
        EXPECT_THAT(letters_to(reader, club::UserId{}, 9),
                    IsEmpty());  // letters to no player belong to nobody
        return true;
    });
}

TEST_P(StoreContract, ListsDueLettersOldestFirst) {
    const club::User ann = add_user("ann");
    const club::LetterId one = add_letter(letter_to(ann.id, "a@b", "1", at(30))).id;
    add_letter(letter_to(ann.id, "", "2", at(1)));  // in the inbox only
    club::Letter three = add_letter(letter_to(club::UserId{}, "a@b", "3", at(10)));
    club::Letter four = add_letter(letter_to(ann.id, "a@b", "4", at(20)));
    const auto due = [&](club::Instant now, std::size_t limit = 9) {
        return ids(read_back([&](Reader reader) { return letters_due(reader, now, limit); }));
    };
    EXPECT_THAT(due(at(9)), IsEmpty());
    EXPECT_THAT(due(at(10)), ElementsAre(three.id));
    EXPECT_THAT(due(at(30)), ElementsAre(one, three.id, four.id));
    EXPECT_THAT(due(at(30), 2), ElementsAre(one, three.id));

    three.sent = at(31);
    four.due = at(60);
    four.attempts = 1;
    four.last_error = "no route";
    work([&](club::UnitOfWork& unit) {
        change_letter(unit, three);
        change_letter(unit, four);
    });
    EXPECT_THAT(due(at(59)), ElementsAre(one));
    EXPECT_THAT(due(at(60)), ElementsAre(one, four.id));
}

TEST_P(StoreContract, ListsADeadLetterUntilItIsRetried) {
    const club::User ann = add_user("ann");
    club::Letter one = add_letter(letter_to(ann.id, "a@b", "1", at(1)));
    club::Letter two = add_letter(letter_to(ann.id, "a@b", "2", at(1)));
    club::Letter three = letter_to(club::UserId{}, "a@b", "3", at(1));
    three.failed_at = at(2);
    three = add_letter(three);
    const auto due = [&] {
        return ids(read_back([](Reader reader) { return letters_due(reader, at(9), 9); }));
    };
    const auto dead = [&](std::size_t limit = 9) {
        return ids(read_back([&](Reader reader) { return failed_letters(reader, limit); }));
    };
    EXPECT_THAT(due(), ElementsAre(one.id, two.id));
    EXPECT_THAT(dead(), ElementsAre(three.id));
    one.failed_at = at(3);
    two.failed_at = at(3);
    work([&](club::UnitOfWork& unit) {
        change_letter(unit, one);
        change_letter(unit, two);
    });
    EXPECT_THAT(due(), IsEmpty());
    EXPECT_THAT(dead(), ElementsAre(three.id, two.id, one.id));
    EXPECT_THAT(dead(2), ElementsAre(three.id, two.id));
    EXPECT_THAT(dead(0), IsEmpty());
    expect_same(read_back([](Reader reader) { return failed_letters(reader, 9); }).at(2), one);
    one.failed_at.reset();
    two.sent = at(4);  // marked as sent by the operator
    work([&](club::UnitOfWork& unit) {
        change_letter(unit, one);
        change_letter(unit, two);
    });
    EXPECT_THAT(due(), ElementsAre(one.id));
    EXPECT_THAT(dead(), ElementsAre(three.id));
}

TEST_P(StoreContract, MakesALetterDueWhenItGetsAnAddress) {
    const club::User ann = add_user("ann");
    club::Letter one = add_letter(letter_to(ann.id, "a@b", "1", at(1)));
    club::Letter two = add_letter(letter_to(ann.id, "", "2", at(1)));
    one.address = "";
    two.address = "c@d";
    work([&](club::UnitOfWork& unit) {
        change_letter(unit, one);
        change_letter(unit, two);
    });
    const auto due = read_back([](Reader reader) { return letters_due(reader, at(9), 9); });
    EXPECT_THAT(ids(due), ElementsAre(two.id));
    EXPECT_EQ(due.front().address, "c@d");
}

TEST_P(StoreContract, CountsAnswersToAnAddressIgnoringCase) {
    const club::User ann = add_user("ann");
    const auto add_answer = [&](std::string address, std::string message_id,
                                club::Instant written) {
        club::Letter letter = letter_to(ann.id, std::move(address), std::move(message_id), at(1));
        letter.kind = club::LetterKind::answer;
        letter.written = written;
        return add_letter(letter);
    };
    add_answer("Ann@example.org", "1", at(10));
    club::Letter second = add_answer("ann@Example.ORG", "2", at(20));
    add_answer("ann@example.org", "3", at(30));
    add_answer("bob@example.org", "4", at(30));
    add_answer("", "5", at(30));
    club::Letter notice = letter_to(ann.id, "ann@example.org", "6", at(1));
    notice.written = at(30);
    notice = add_letter(notice);
    const auto answers = [&](std::string_view address, club::Instant since) {
        return read_back([&](Reader reader) { return answers_to(reader, address, since); });
    };
    EXPECT_EQ(answers("ann@example.org", at(0)), 3U);
    EXPECT_EQ(answers("ANN@EXAMPLE.ORG", at(20)), 2U);
    EXPECT_EQ(answers("ann@example.org", at(21)), 1U);
    EXPECT_EQ(answers("ann@example.org", at(31)), 0U);
    EXPECT_EQ(answers("ann@example", at(0)), 0U);
    EXPECT_EQ(answers("", at(0)), 0U);

    second.address = "Bob@example.org";
    second.sent = at(40);  // counts whether sent or not
    notice.address = "bob@example.org";
    work([&](club::UnitOfWork& unit) {
        change_letter(unit, second);
        change_letter(unit, notice);  // does not become an answer
    });
    EXPECT_EQ(answers("ann@example.org", at(0)), 2U);
    EXPECT_EQ(answers("bob@example.org", at(0)), 2U);
}

TEST_P(StoreContract, ChangesOnlyALettersDelivery) {
    const club::User ann = add_user("ann");
    club::Letter letter = letter_to(ann.id, "a@b", "1", at(1));
    letter.match = add_match("wari", ann, ann).id;
    letter.ply = 3;
    letter = add_letter(letter);
    club::Letter changed = letter;
    changed.attempts = 3;
    changed.due = at(5);
    changed.sent = at(6);
    changed.last_error = "451";
    changed.address = "new@b";
    changed.digest = true;
    changed.failed_at = at(7);
    club::Letter forged = changed;
    forged.to = club::UserId{};
    forged.kind = club::LetterKind::answer;
    forged.match.reset();
    forged.ply = 4;
    forged.undos = 1;
    forged.automatic = false;
    forged.subject = "other";
    forged.written = at(9);
    forged.message_id = "2";
    forged.body = "something else";
    work([&](club::UnitOfWork& unit) { change_letter(unit, forged); });
    expect_same(
        read_back([&](Reader reader) { return reader.find<club::Letter>(letter.id); }).value(),
        changed);
}

}  // namespace posthouse::store
