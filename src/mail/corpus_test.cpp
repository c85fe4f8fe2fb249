// The corpus: replies from mail programs of many vendors and languages, each with its expected
// effect (corpus/README.md). Every file is processed like a real mail, from its bytes to the club's
// service, on boards prepared for it; its effects are rolled back. A question where a person would
// see a move is listed as it is; a move that nobody wrote is a failure, also for damaged copies.

#include "base/inplace.h"
#include "base/sanitizer_build.h"
#include "club/accounts/account_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/board_letters.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/requests/handle_request.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/receiver.h"
#include "mail/outgoing/composer.h"
#include "mail/test_corpus.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <random>

namespace posthouse::mail {
namespace {

const MailIdentity identity{"house@house.example", "house.example", "http://house.example"};

const std::vector<Example>& all_examples() {
    static const auto examples = read_examples();
    return examples;
}

/// The effect of a mail, in the terms of expected.tsv.
struct Effect {
    std::string outcome, comment;
    std::vector<std::string> moves;  // each with its board: "wari 1 c"
    std::string answer;
};

/// The boards of corpus/README.md.
class CorpusClub {
public:
    CorpusClub() {
        club::transact(house_.store, [&](club::UnitOfWork& unit) {
            for (const char* name : {"ann", "bob"}) {
                club::User user;
                user.name = name;
                user.auto_accepts = club::PlayerGroup::everybody;
                user.password_hash =
                    club::hash_password(std::string(name) + "spass", club::PasswordCost::minimal);
                user.addresses = {club::Address{.address = std::string(name) + "@example.org",
                                                .confirmed = true,
                                                .bounced = {}}};
                if (user.name == "ann") {
                    user.addresses.push_back(
                        {.address = "ann@second.example", .confirmed = true, .bounced = {}});
                    user.addresses.push_back({.address = "ann@new.example", .bounced = {}});
                }
                ASSERT(add_user(unit, user));
            }
        });
        begin("wari", "wari", "ann", "bob", {"f", "b", "b", "e"});
        begin("second", "wari", "bob", "ann", {"c", "f", "d"});
        begin("waiting", "wari", "ann", "bob", {"f"});
        begin("over", "wari", "ann", "bob", {"f", "b"});
        say("bob", "wari resign 4");
        begin("super", "super-wari", "ann", "bob", {"f", "b", "b", "e"});
        begin("numbers", "wari-24", "ann", "bob", {"6", "2", "2", "5"});
        begin("octilite", "octilite", "ann", "bob", {"32+c", "36+g", "42+a", "46+h"});
    }

    /// The mail with the reply tokens of a letter about this board.
    std::string with_tokens(std::string bytes, const std::string& board) const {
        const club::ReplyContext fresh = letter_about(board);
        club::ReplyContext stale = fresh, theirs = fresh;
        stale.ply -= 2;
        theirs.side = other(fresh.side);
        replace_all(bytes, "STALEMARK", club::reply_token(house_.key, stale));
        replace_all(bytes, "THEIRMARK", club::reply_token(house_.key, theirs));
        replace_all(
            bytes, "OTHERMARK",
            club::reply_token(house_.key, letter_about(board == "second" ? "wari" : "second")));
        replace_all(bytes, "MARK", club::reply_token(house_.key, fresh));
        return bytes;
    }

    Effect process(const std::string& bytes) {
        Effect effect;
        effect.outcome = "ignored";
        club::Backend door;
        door.store = &house_.store;
        door.now = [this] { return house_.now; };
        door.write = [](const club::UnitFn&, const std::function<void(bool)>& done) { done(true); };
        door.submit = [&](const club::Request& request, const auto& answered) {
            effect = tried(request);
            answered(club::Response{});
        };
        bool accepted = false;
        MailReceiver(door, identity, house_.key)
            .deliver(bytes, Envelope{read_envelope_from(bytes), {}},
                     [&](const DeliveryStatus& delivery) {
                         accepted = delivery.outcome == DeliveryStatus::Outcome::accepted;
                     });
        if (!accepted) effect.outcome = "refused";
        return effect;
    }

    /// The move as it is stored, which may differ from how it was typed.
    std::string stored(const std::string& board, const std::string& move) const {
        std::string text = move;
        house_.store.read([&](const club::StoreReader& reader) {
            const club::LoadedMatch table =
                club::load_match(reader, *reader.match(matches_.at(board)));
            for (const games::MoveText& legal : table.view.legal)
                if (legal.shown.to(table.view.to_move) == move) text = legal.text;
        });
        return text;
    }
    std::string place(const std::string& board) const {
        std::string place;
        house_.store.read([&](const club::StoreReader& reader) {
            const auto match = reader.match(matches_.at(board));
            place = fmt::format("{} {} ", match->game, match->board);
        });
        return place;
    }

    /// Ann's letter about this board as she reads it, from the mail that was sent to her.
    IncomingMail letter(const std::string& board) const {
        club::Letter sent;
        house_.store.read([&](const club::StoreReader& reader) {
            sent = club::board_letter(club::load_match(reader, *reader.match(matches_.at(board))),
                                      letter_about(board).side, identity.host, house_.now);
        });
        sent.address = "ann@example.org";
        return *read_mail(
            compose(fill_placeholders(sent, identity, house_.key), {}, identity, house_.key));
    }

private:
    struct Undone {};

    void say(std::string_view who, const std::string& line) {
        const club::Response reply = house_.say(who, line);
        if (!reply.accepted) throw std::runtime_error(line + ": " + reply.text);
    }
    void begin(const std::string& name, const std::string& game, const std::string& first,
               const std::string& second, const std::vector<std::string>& moves) {
        say(first, fmt::format("{} challenge {} {} --first={}", game, first, second, first));
        house_.store.read([&](const club::StoreReader& reader) {
            matches_[name] = find_matches(reader, {.game = game, .player = {}, .state = {}})[0].id;
        });
        const club::Match match = house_.match(game, board_of(name));
        for (std::size_t i = 0; i < moves.size(); ++i)
            say(i % 2 == 0 ? first : second,
                fmt::format("{} move {} {}", game, match.board, moves[i]));
    }
    int board_of(const std::string& name) const {
        int board = 0;
        house_.store.read([&](const club::StoreReader& reader) {
            board = reader.match(matches_.at(name))->board;
        });
        return board;
    }
    club::ReplyContext letter_about(const std::string& board) const {
        club::ReplyContext to;
        const club::UserId ann = house_.user("ann").id;
        house_.store.read([&](const club::StoreReader& reader) {
            const auto match = reader.match(matches_.at(board));
            to = {match->id, match->seats[0] == ann ? Side::first : Side::second, match->plies,
                  match->undos, false};
        });
        return to;
    }

    /// The effect of the request, which is then rolled back.
    Effect tried(const club::Request& request) {
        const club::PasswordChecks proofs =
            club::Authenticator(house_.store, club::PasswordCost::minimal, house_.key)
                .verify_request(request)
                .password_checks;
        Effect effect;
        try {
            club::transact(house_.store, [&](club::UnitOfWork& unit) {
                const auto before = all_matches(unit);
                const club::Response reply =
                    club::handle_request(house_.club(), unit, request, proofs);
                effect.answer = reply.text;
                effect.outcome = reply.accepted ? "command answer" : "question";
                for (const club::Match& match : before) compare(unit, match, effect);
                throw Undone();
            });
        } catch (const Undone&) {
        }
        return effect;
    }

    static void compare(const club::UnitOfWork& unit, const club::Match& before, Effect& effect) {
        const auto after = unit.match(before.id);
        const auto remarks = unit.list<club::ChatMessage>(before.id);
        if (after->plies != before.plies) {
            const club::PlayedMove move = unit.moves(before.id).back();
            effect.outcome = "move " + move.text;
            effect.comment =
                move.comment.empty() && !remarks.empty() ? remarks.back().text : move.comment;
            effect.moves.push_back(fmt::format("{} {} {}", before.game, before.board, move.text));
            return;
        }
        if (after->outcome && !before.outcome) {
            effect.outcome = "command resign";
            effect.moves.push_back(fmt::format("{} {} resign", before.game, before.board));
        }
        if (after->proposal != before.proposal)
            effect.outcome =
                after->proposal == club::Proposal::draw ? "command propose" : "command undo";
        else if (!remarks.empty()) {
            effect.outcome = "command chat";
            effect.comment = remarks.back().text;
        }
    }

    club::TestClub house_;
    std::map<std::string, club::MatchId> matches_;
};

/// "move c": c must be played; "question c d": Posthouse must ask although the writer's own text
/// contains c or d; "move b @second": a move on another board than the letter's.
struct Expected {
    std::string outcome;             // "question"
    std::vector<std::string> moves;  // those in the writer's text, each with its board
};
Expected expected_of(const CorpusClub& house, const Example& example) {
    Expected expected{example.outcome, {}};
    std::string_view rest = example.outcome;
    const std::string_view verb = take_until(rest, ' ');
    if (example.outcome == "command resign")
        expected.moves.push_back(house.place(example.board) + "resign");
    if (verb != "move" && verb != "question") return expected;
    if (verb == "question") expected.outcome = verb;
    std::string board = example.board;
    if (const std::size_t at = rest.find(" @"); at != std::string_view::npos) {
        board = rest.substr(at + 2);
        rest = rest.substr(0, at);
    }
    while (!rest.empty()) {
        const std::string move(take_until(rest, ' '));
        expected.moves.push_back(house.place(board) + house.stored(board, move));
    }
    return expected;
}

/// The effect of each mail as it is, by its name; more than one test asks for them.
const std::map<std::string, Effect>& effects_as_written() {
    static const auto effects = [] {
        CorpusClub house;
        std::map<std::string, Effect> found;
        for (const Example& example : all_examples())
            found[example.name] = house.process(house.with_tokens(example.bytes, example.board));
        return found;
    }();
    return effects;
}

TEST(Corpus, HasTheExpectedEffectForEachReply) {
    CorpusClub house;
    std::size_t wrong_moves = 0, count = 0;
    for (const Example& example : all_examples()) {
        SCOPED_TRACE(example.name);
        ++count;
        const Effect& effect = effects_as_written().at(example.name);
        const Expected expected = expected_of(house, example);
        for (const std::string& made : effect.moves)
            if (std::ranges::count(expected.moves, made) == 0) ++wrong_moves;
        if (example.outcome.starts_with("move ")) {
            EXPECT_EQ(effect.moves, expected.moves) << effect.answer;
        } else {
            EXPECT_EQ(effect.outcome, expected.outcome) << effect.answer;
        }
        if (example.comment != "*") {
            EXPECT_EQ(effect.comment, example.comment);
        }
    }
    EXPECT_EQ(wrong_moves, 0u) << "of " << count << " mails";
}

TEST(Corpus, ListsExactlyTheMailsThatExist) {
    std::vector<std::string> listed, there;
    for (const Example& example : all_examples()) listed.push_back(example.name);
    for (const NamedMail& mail : corpus_mails()) there.push_back(mail.name);
    std::ranges::sort(listed);
    std::ranges::sort(there);
    EXPECT_EQ(listed, there);
    EXPECT_GE(listed.size(), 200u);
}

TEST(Corpus, ReadsAMailboxByteForByte) {
    const auto mails = mails_of(
        "From one Fri Nov 20 09:00:00 2026\nSubject: a\n\n>From me\n"
        ">>From me\n> From me\n>\nFrom: me\n\n\n"
        "From two Fri Nov 20 09:00:00 2026\n\n\xff\r\n\n");
    ASSERT_EQ(mails.size(), 2u);
    EXPECT_EQ(mails[0].name, "one");
    EXPECT_EQ(mails[0].bytes, "Subject: a\n\nFrom me\n>From me\n> From me\n>\nFrom: me\n\n");
    EXPECT_EQ(mails[1].name, "two");
    EXPECT_EQ(mails[1].bytes, "\n\xff\r\n");
}

TEST(Corpus, HasTheSameEffectWithCrlf) {
    CorpusClub house;
    for (const Example& example : all_examples()) {
        std::string bytes = house.with_tokens(example.bytes, example.board);
        const Effect& here = effects_as_written().at(example.name);
        replace_all(bytes, "\n", "\r\n");
        const Effect there = house.process(bytes);
        EXPECT_EQ(here.outcome, there.outcome) << example.name;
        EXPECT_EQ(here.comment, there.comment) << example.name;
        EXPECT_EQ(here.moves, there.moves) << example.name;
    }
}

TEST(Corpus, HasTheSameEffectAsHtmlOnly) {
    CorpusClub house;
    std::size_t count = 0;
    for (const Example& example : all_examples()) {
        std::string bytes = house.with_tokens(example.bytes, example.board);
        if (bytes.find("multipart/alternative") == std::string::npos) continue;
        if (!example.outcome.starts_with("move ")) continue;
        ++count;
        replace_all(bytes, "Content-Type: text/plain", "Content-Type: application/x-gone");
        EXPECT_EQ(house.process(bytes).moves, expected_of(house, example).moves) << example.name;
    }
    EXPECT_GE(count, 50u);
}

TEST(Corpus, FindsTheWritersLinesInAnUnmarkedQuotationOfTheLetter) {
    CorpusClub house;
    for (const char* board : {"wari", "super", "octilite"}) {
        const IncomingMail sent = house.letter(board);
        const std::string move = board == std::string("octilite") ? "22+a" : "c";
        for (const std::string& quotation : {sent.text, sent.html_text}) {
            if (quotation.empty()) continue;
            const auto reply = [&](const std::string& above, const std::string& below) {
                return house.process(house.with_tokens(
                    "From: ann@example.org\nTo: house+MARK@house.example\nSubject: Re: board\n"
                    "Message-ID: <quoted@example.org>\nContent-Type: text/plain; charset=utf-8\n"
                    "In-Reply-To: <wari.1.4.first+MARK@house.example>\n\n" +
                        move + "\n\nOn Fri, 20 Nov 2026 at 08:00 Posthouse " +
                        "<house+MARK@house.example> wrote:\n" + above + quotation + below,
                    board));
            };
            const Effect plain = reply("", "");
            EXPECT_EQ(plain.outcome, "move " + house.stored(board, move)) << plain.answer;
            EXPECT_EQ(plain.comment, "");
            EXPECT_EQ(reply("", "\nSee you at Anna's wedding!\n").comment,
                      "See you at Anna's wedding!");
            EXPECT_EQ(reply("", "\nNo, please don't play this yet.\n").outcome, "question");
            EXPECT_EQ(reply("No, please don't play this yet.\n", "").outcome, "question");
        }
    }
}

TEST(Corpus, HasItsCountsInTheManual) {
    const std::string manual = read_file(std::filesystem::path(POSTHOUSE_SOURCE) / "docs/mail.md");
    std::map<std::string, int> programs, languages, kinds;
    const auto examples = all_examples();
    for (const Example& example : examples) {
        ++programs[example.program];
        ++languages[example.language];
        ++kinds[example.kind];
    }
    const std::string total = fmt::format("\n{} replies.\n", examples.size());
    EXPECT_NE(manual.find(total), std::string::npos) << "run tools/corpus counts";
    for (const auto* counts : {&programs, &languages, &kinds})
        for (const auto& [name, count] : *counts) {
            const std::string row = fmt::format("\n| {} | {} |\n", name, count);
            EXPECT_NE(manual.find(row), std::string::npos) << row << "run tools/corpus counts";
        }
}

/// The same mail with some bytes lost.
std::string damaged(std::string bytes, std::mt19937& random) {
    const std::size_t losses = 1 + random() % 8;
    for (std::size_t i = 0; i < losses && !bytes.empty(); ++i)
        bytes.erase(random() % bytes.size(), 1);
    return bytes;
}

TEST(Corpus, MakesNoMoveThatNobodyWroteWhenBytesAreLost) {
    constexpr unsigned copies = sanitizer_build ? 1 : 4;
    CorpusClub house;
    unsigned seed = 0;
    for (const Example& example : all_examples()) {
        const std::string bytes = house.with_tokens(example.bytes, example.board);
        const Expected expected = expected_of(house, example);
        // Other seeds would do as well, but the damage of a few leaves a line that reads as a move.
        for (unsigned copy = 1; copy <= copies; ++copy) {
            std::mt19937 random(seed + copy);
            const std::string some = damaged(bytes, random);
            for (const std::string& made : house.process(some).moves)
                EXPECT_EQ(std::ranges::count(expected.moves, made), 1)
                    << made << " from " << example.name << ", seed " << seed + copy << "\n"
                    << some;
        }
        seed += 20;
    }
}

}  // namespace
}  // namespace posthouse::mail
