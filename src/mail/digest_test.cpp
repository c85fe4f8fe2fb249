// Several letters as one mail.
#include "club/marks.h"
#include "mail/body_text.h"
#include "mail/fake_post.h"
#include "mail/incoming.h"

#include <gmock/gmock.h>

namespace posthouse::mail {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

struct DigestTest : testing::Test {
    /// Of these letters, which have the numbers from 1 on.
    std::string digest(std::vector<club::Letter> letters) {
        std::vector<LetterWithAttachments> enclosed;
        std::int64_t id = 0;
        post.store.read([&](const club::StoreReader& reader) {
            for (club::Letter& letter : letters) {
                letter.id = club::LetterId{++id};
                const LetterAttachments attachments =
                    attachments_for(reader, letter, post.key, shelf);
                enclosed.push_back({letter, attachments});
            }
        });
        return render_digest(enclosed, post.now, post.now, post.identity, post.key);
    }
    static std::string text_of(const std::string& mail) { return read_mail(mail)->text; }

    FakePost post;
    PngCache shelf{[](std::string_view) { return std::string("picture"); }};
};

TEST_F(DigestTest, says_first_where_the_reader_is_to_move) {
    const club::MatchId waits = post.begin("wari", {"c"}), turn = post.begin("wari");
    const std::string mail = digest(
        {post.board_letter_for(waits, Side::first), post.board_letter_for(turn, Side::first)});
    const CarriedMail carried{mail, "", "", {}};
    EXPECT_EQ(carried.header("Subject"), "Your boards, 21 November");
    EXPECT_EQ(carried.header("To"), "ann@example.org");
    EXPECT_EQ(carried.header("Auto-Submitted"), "auto-generated");
    EXPECT_THAT(text_of(mail),
                StartsWith("Dear ann,\n\n2 letters in one, 1 board awaits your move.\n\n"
                           "Your turn:\n    1. wari Board 2\n\nAnd:\n    2. wari Board 1\n\n"));
    EXPECT_THAT(text_of(mail), Not(HasSubstr("\nDear "))) << "one greeting is enough";
}

TEST_F(DigestTest, gives_each_board_the_address_of_its_own_mark) {
    const club::MatchId one = post.begin("wari"), two = post.begin("wari");
    const std::string mail =
        digest({post.board_letter_for(one, Side::first), post.board_letter_for(two, Side::first)});
    for (club::MatchId match : {one, two})
        EXPECT_THAT(
            text_of(mail),
            HasSubstr("\n    house+" + club::reply_token(post.key, {.match = match, .ply = 0}) +
                      "@house.example\n"));
    EXPECT_EQ((CarriedMail{mail, "", "", {}}.header("Reply-To")), "")
        << "the whole of it belongs to no board";
}

TEST_F(DigestTest, has_each_board_as_table_and_picture) {
    const club::MatchId one = post.begin("wari"), two = post.begin("octilite");
    const std::string mail =
        digest({post.board_letter_for(one, Side::first), post.board_letter_for(two, Side::first)});
    EXPECT_THAT(mail, HasSubstr("Content-Id: <board-1@house.example>"));
    EXPECT_THAT(mail, HasSubstr("Content-Id: <board-2@house.example>"));
    EXPECT_THAT(mail, HasSubstr("cid:board-2@house.example"));
    EXPECT_THAT(text_of(mail), HasSubstr("-- posthouse 1\ngame: octilite\n"));
}

TEST_F(DigestTest, shows_only_the_last_of_a_board_but_every_word_of_the_players) {
    const club::MatchId match = post.begin("wari");
    post.play(match, "c", "here I come");
    const club::Letter early = post.board_letter_for(match, Side::second);
    post.play(match, "f");
    const club::Letter late = post.board_letter_for(match, Side::second);
    const std::string text = text_of(digest({early, late}));
    EXPECT_THAT(text, HasSubstr("ann writes:\n  here I come\n"));
    EXPECT_EQ(text.find("-- posthouse 1"), text.rfind("-- posthouse 1"));
    EXPECT_THAT(text, HasSubstr("\nply: 2\n"));
}

TEST_F(DigestTest, is_the_same_mail_for_the_same_letters_and_another_for_more) {
    const club::MatchId one = post.begin("wari"), two = post.begin("wari"),
                        three = post.begin("wari");
    const std::vector<club::Letter> letters = {post.board_letter_for(one, Side::first),
                                               post.board_letter_for(two, Side::first)};
    std::vector<club::Letter> more = letters;
    more.push_back(post.board_letter_for(three, Side::first));
    EXPECT_EQ(digest(letters), digest(letters));
    const auto id = [](const std::string& mail) {
        return CarriedMail{mail, "", "", {}}.header("Message-Id");
    };
    EXPECT_EQ(id(digest(letters)), "<digest.1.1.2@house.example>");
    EXPECT_NE(id(digest(more)), id(digest(letters))) << "or a mailbox would fold the new one away";
}

TEST_F(DigestTest, lets_no_comment_fill_anything_in) {
    const club::MatchId match = post.begin("wari");
    post.play(match, "c", "{mail-password} {confirm} {house}");
    const club::Letter early = post.board_letter_for(match, Side::second);
    post.play(match, "f");
    const std::string text = text_of(digest({early, post.board_letter_for(match, Side::second)}));
    EXPECT_THAT(text, HasSubstr("{ mail-password} { confirm} { house}"));
}

TEST_F(DigestTest, stays_within_the_columns_of_a_screen) {
    post.identity.house_address = "h@h.example";  // a mark's address is one word, however long
    const club::MatchId match = post.begin("octilite");
    const std::string text = text_of(digest(
        {post.board_letter_for(match, Side::first), post.board_letter_for(match, Side::first)}));
    ASSERT_NE(text, "");
    for (std::string_view line : lines_of(text)) EXPECT_LE(line.size(), club::columns_max) << line;
}

}  // namespace
}  // namespace posthouse::mail
