// Store contract: removing the data of a closed account.

#include "club/accounts/account_tables.h"
#include "club/accounts/after_deletion.h"
#include "club/commands/request_tables.h"
#include "club/core/forgotten.h"
#include "club/learning/learning_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Forgetting : public StoreContract {
protected:
    void SetUp() override {
        zeno_ = add_user("Zeno", "zeno@old.example");
        bob_ = add_user("bob", "bob@example.org");
        carol_ = add_user("carol");
        match_ = add_match("wari", zeno_, bob_);
    }
    club::Letter add_letter(std::string id, club::UserId to, std::string subject,
                            club::LetterBody body,
                            std::optional<club::MatchId> match = std::nullopt) {
        club::Letter letter;
        letter.message_id = std::move(id);
        letter.to = to;
        letter.subject = std::move(subject);
        letter.body = std::move(body);
        letter.match = match;
        work([&](club::UnitOfWork& unit) { ASSERT_TRUE(unit.add(letter)); });
        return letter;
    }
    void forget() {
        work([&](club::UnitOfWork& unit) {
            forget_user(unit, {zeno_.id, {"Zeno", "zorro"}, {"zeno@old.example"}, at(77)});
        });
    }
    std::string letter_of(const club::Letter& one) {
        const auto letter =
            read_back([&](Reader reader) { return reader.find<club::Letter>(one.id); });
        return letter ? letter->subject + "|" + letter->text() : "none";
    }

    club::User zeno_, bob_, carol_;
    club::Match match_;
};

TEST_P(Forgetting, HidesThePlayerUnderTheSharedName) {
    work([&](club::UnitOfWork& unit) {
        unit.insert(club::Session{"hash", zeno_.id, at(1'000'000), at(1), at(1), ""});
        unit.keep(club::Friend{bob_.id, zeno_.id, at(1)});
        unit.keep(club::Block{carol_.id, zeno_.id, at(1)});
        unit.put(club::PresenceSetting{zeno_.id, club::PresenceAudience::nobody});
        count_message(unit, carol_.id, zeno_.id);
        unit.put(club::Sanction{zeno_.id, club::SanctionKind::mute, at(1), {}, "Zeno was rude"});
        unit.put(club::PuzzleStanding{.user = zeno_.id, .mail_due = at(1)});
        unit.put(club::PuzzleAttempt{zeno_.id, "wari", "1 S", at(1), true, at(1)});
        unit.keep(club::LessonStep{zeno_.id, "wari", "sow", at(1)});
        unit.put(club::PracticeGame{zeno_.id, "g1", "{}", at(1)});
    });
    forget();
    EXPECT_FALSE(
        read_back([&](Reader reader) { return reader.find<club::PresenceSetting>(zeno_.id); }));
    EXPECT_FALSE(
        read_back([&](Reader reader) { return reader.find<club::PuzzleStanding>(zeno_.id); }));
    EXPECT_THAT(
        read_back([&](Reader reader) { return reader.list<club::PuzzleAttempt>(zeno_.id); }),
        IsEmpty());
    EXPECT_THAT(read_back([&](Reader reader) { return reader.list<club::LessonStep>(zeno_.id); }),
                IsEmpty());
    EXPECT_THAT(read_back([&](Reader reader) { return reader.list<club::PracticeGame>(zeno_.id); }),
                IsEmpty());
    const club::User left = read_back([&](Reader reader) { return reader.user(zeno_.id); }).value();
    EXPECT_EQ(left.name, club::deleted_user_name);
    EXPECT_EQ(left.left_at, at(77));
    EXPECT_THAT(left.addresses, IsEmpty());
    EXPECT_EQ(left.password_hash, "");
    EXPECT_FALSE(read_back([](Reader reader) { return reader.user_named("zeno"); }));
    EXPECT_FALSE(
        read_back([](Reader reader) { return reader.user_named(club::deleted_user_name); }));
    EXPECT_FALSE(read_back([](Reader reader) { return user_with_lookalike_name(reader, "zen0"); }));
    EXPECT_FALSE(read_back([](Reader reader) { return reader.find<club::Session>("hash"); }));
    EXPECT_THAT(read_back([&](Reader reader) { return friends_of(reader, bob_.id); }), IsEmpty());
    EXPECT_THAT(read_back([&](Reader reader) { return blocks_by(reader, carol_.id); }), IsEmpty());
    EXPECT_EQ(
        read_back([&](Reader reader) { return messages_written(reader, carol_.id, zeno_.id); }), 0);
    EXPECT_THAT(read_back([](Reader reader) {
                    return sanctions_holding(reader, at(0), club::UserId{}, club::all_rows);
                }),
                IsEmpty());
}

TEST_P(Forgetting, AllowsSeveralClosedAccounts) {
    forget();
    work([&](club::UnitOfWork& unit) {
        forget_user(unit, {bob_.id, {"bob"}, {"bob@example.org"}, at(78)});
    });
    club::User left = read_back([&](Reader reader) { return reader.user(zeno_.id); }).value();
    left.last_seen = at(99);
    work([&](club::UnitOfWork& unit) { change_user(unit, left); });
    EXPECT_EQ(read_back([&](Reader reader) { return reader.user(zeno_.id); })->last_seen, at(99));
    club::User again;
    again.name = "zeno";
    work([&](club::UnitOfWork& unit) { EXPECT_TRUE(club::add_user(unit, again)); });
}

TEST_P(Forgetting, RemovesTheirLettersAndTheirNameFromOthers) {
    const club::Letter theirs = add_letter("a", zeno_.id, "to Zeno", "words");
    const club::Letter board = add_letter(
        "b", bob_.id, "wari Board 1",
        "It is\nZeno's turn\n" + club::LetterBody(club::MoveListBlock{{"Zeno", "bob"}, {}, {}}) +
            club::QuotationBlock{"zorro:\nhello"} + club::MachineBlock{{{"first", "Zeno"}}},
        match_.id);
    const club::Letter message =
        add_letter("message." + std::to_string(static_cast<long long>(zeno_.id)) + "." +
                       std::to_string(static_cast<long long>(bob_.id)) + ".1.x",
                   bob_.id, "Message from Zeno", "something private");
    const club::Letter stranger = add_letter("d", {}, "Report", "zorro and zeno@old.example");
    const club::Letter unconcerned =
        add_letter("e", carol_.id, "Hello", "do you know Zeno of Elea?");
    const club::Letter other =
        add_letter("f", bob_.id, "zeno-2", "xzeno and zeno_b are other names");
    forget();
    EXPECT_EQ(letter_of(theirs), "|");
    EXPECT_THAT(read_back([&](Reader reader) { return letters_to(reader, zeno_.id, 10); }),
                IsEmpty());
    EXPECT_EQ(letter_of(board),
              "wari Board 1|It is\nsomeone who left's turn\n     someone who left  bob\n"
              "  someone who left:\n  hello\n-- posthouse 1\nfirst: someone who left\n--\n");
    EXPECT_EQ(letter_of(message), "someone who left|(removed)");
    EXPECT_EQ(letter_of(stranger), "Report|someone who left and someone who left");
    EXPECT_EQ(letter_of(unconcerned), "Hello|do you know Zeno of Elea?");
    EXPECT_EQ(letter_of(other), "zeno-2|xzeno and zeno_b are other names");
}

TEST_P(Forgetting, DoesNotReuseALettersId) {
    const club::Letter theirs = add_letter("a", zeno_.id, "to Zeno", "words");
    forget();
    const club::Letter next = add_letter("b", bob_.id, "next", "letter");
    EXPECT_NE(next.id, theirs.id);
    work([&](club::UnitOfWork& unit) { remove_letter(unit, next.id); });
    EXPECT_NE(add_letter("c", bob_.id, "third", "letter").id, next.id);
    EXPECT_THAT(read_back([&](Reader reader) { return letters_to(reader, bob_.id, 10); }),
                ElementsAre(testing::Field(&club::Letter::subject, "third")));
}

TEST_P(Forgetting, KeepsTheirMatchesWithoutTheirText) {
    club::Match match = match_;
    match.plies = 2;
    match.to_move = Side::first;
    match.notes = {"a secret of Zeno's", "bob's own"};
    club::ChatMessage said, answered;
    said.match = answered.match = match.id;
    said.by = zeno_.id;
    said.text = "I am Zeno";
    answered.by = bob_.id;
    answered.text = "good day, zeno";
    work([&](club::UnitOfWork& unit) {
        change_match(unit, match);
        append_move(unit, match.id, {0, "b", "my first move", at(1)});
        append_move(unit, match.id, {1, "d", "well played, Zeno", at(2)});
        add_chat_message(unit, said);
        add_chat_message(unit, answered);
    });
    const club::Letter board =
        add_letter("b", bob_.id, "wari Board 1", "    > my first\n    > move\n", match.id);
    forget();
    const auto moves = read_back([&](Reader reader) { return reader.moves(match.id); });
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[0].text, "b");
    EXPECT_EQ(moves[0].comment, "");
    EXPECT_EQ(moves[1].comment, "well played, someone who left");
    const auto talk =
        read_back([&](Reader reader) { return reader.list<club::ChatMessage>(match.id); });
    ASSERT_EQ(talk.size(), 2U);
    EXPECT_EQ(talk[0].text, club::removed_text);
    EXPECT_EQ(talk[1].text, "good day, someone who left");
    EXPECT_THAT(read_back([&](Reader reader) { return reader.match(match.id); })->notes,
                ElementsAre("", "bob's own"));
    EXPECT_EQ(letter_of(board), "wari Board 1|(removed)");
}

TEST_P(Forgetting, RemovesTheirNameFromModerationAndResponses) {
    club::AuditEntry act{{}, at(1), "root", "rename zorro to Zeno", "Zeno asked", zeno_.id, {}};
    club::Report report;
    report.by = zeno_.id;
    report.about = bob_.id;
    report.text = "bob did this to me";
    work([&](club::UnitOfWork& unit) {
        unit.add(act);
        unit.add(report);
        save_response(unit, "key", {true, "Welcome, Zeno.\n", ""}, at(1));
        save_response(unit, "mail:zeno@old.example <1@x>", {true, "Moved.\n", ""}, at(1));
        save_response(unit, "other", {true, "Welcome, carol.\n", ""}, at(1));
        save_response(unit, "facts", {true, "Moved.\n", "", R"({"name":"Zeno"})"}, at(1));
    });
    forget();
    const auto acts = read_back([](Reader reader) { return newest_audit_entries(reader, 10); });
    ASSERT_EQ(acts.size(), 1U);
    EXPECT_EQ(acts[0].what, "rename someone who left to someone who left");
    EXPECT_EQ(acts[0].reason, "someone who left asked");
    EXPECT_EQ(read_back([&](Reader reader) { return reader.find<club::Report>(report.id); })->text,
              club::removed_text);
    EXPECT_EQ(read_back([](Reader reader) { return stored_response(reader, "key"); })->answer,
              "(removed)\n");
    EXPECT_TRUE(read_back([](Reader reader) { return stored_response(reader, "key"); })->accepted);
    const std::string theirs = "mail:zeno@old.example <1@x>";
    EXPECT_FALSE(read_back([&](Reader reader) { return stored_response(reader, theirs); }));
    EXPECT_EQ(read_back([&](Reader reader) {
                  return club::find_stored_response(reader, theirs);
              })->answer,
              "Moved.\n");
    EXPECT_EQ(read_back([](Reader reader) { return stored_response(reader, "other"); })->answer,
              "Welcome, carol.\n");
    EXPECT_EQ(read_back([](Reader reader) { return stored_response(reader, "facts"); })->facts,
              std::nullopt);
}

TEST_P(Forgetting, RemovesTheirNameAsAnOperatorAndReporter) {
    club::AuditEntry act{{}, at(1), "zeno, on the page", "mute bob", "", bob_.id, {}};
    club::AuditEntry other{{}, at(2), "carol, on the page", "mute bob", "", bob_.id, {}};
    club::Report report;
    report.by = zeno_.id;
    report.about = bob_.id;
    report.text = "bob did this to me";
    work([&](club::UnitOfWork& unit) {
        unit.add(act);
        unit.add(other);
        unit.add(report);
    });
    const std::string number = std::to_string(static_cast<long long>(report.id));
    const club::Letter told = add_letter("report." + number + ".3", carol_.id, "Report about bob",
                                         "Zeno reports bob: bob did this to me");
    const club::Letter about =
        add_letter("report.99.3", carol_.id, "Report about Zeno", "bob: rude");
    forget();
    const auto acts = read_back([](Reader reader) { return newest_audit_entries(reader, 10); });
    ASSERT_EQ(acts.size(), 2U);
    EXPECT_EQ(acts[0].who, "carol, on the page");
    EXPECT_EQ(acts[1].who, "someone who left, on the page");
    EXPECT_EQ(letter_of(told), "Report about bob|(removed)");
    EXPECT_EQ(letter_of(about), "Report about someone who left|bob: rude");
}

TEST_P(Forgetting, ReadsLettersPageByPage) {
    std::vector<club::Letter> letters;
    for (const char* id : {"a", "b", "c"}) letters.push_back(add_letter(id, bob_.id, id, ""));
    const auto before = [&](const club::Letter& one, std::size_t limit) {
        std::string subjects;
        for (const club::Letter& each : read_back(
                 [&](Reader reader) { return letters_before(reader, one.id, bob_.id, limit); }))
            subjects += each.subject;
        return subjects;
    };
    EXPECT_EQ(before(letters[2], 10), "ba");
    EXPECT_EQ(before(letters[2], 1), "b");
    EXPECT_EQ(before(letters[0], 10), "");
}

INSTANTIATE_TEST_SUITE_P(Stores, Forgetting, all_kinds(),
                         [](const auto& kind) { return kind_name(kind.param); });

}  // namespace posthouse::store
