#include "mail/outgoing/letter_attachments.h"

#include "club/accounts/account_tables.h"
#include "club/letters/mail_tokens.h"
#include "mail/test_mail.h"

#include <gmock/gmock.h>

namespace posthouse::mail {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

struct LetterAttachmentsTest : testing::Test {
    LetterAttachments attachments_of(const club::Letter& letter) {
        LetterAttachments attachments;
        post.store.read([&](const club::StoreReader& reader) {
            attachments = posthouse::mail::attachments_for(reader, letter, post.key);
        });
        return attachments;
    }
    OutboxFixture post;
};

TEST_F(LetterAttachmentsTest, DrawsTheBoardsOfTheLetter) {
    const club::MatchId match = post.begin("wari", {"c", "f"});
    for (Side side : {Side::first, Side::second}) {
        const club::Letter letter = post.board_letter_for(match, side);
        const LetterAttachments attachments = attachments_of(letter);
        ASSERT_EQ(attachments.boards.size(), 1u);
        EXPECT_THAT(attachments.boards[0], StartsWith("<table"));
    }
}

TEST_F(LetterAttachmentsTest, ShowsTheBoardAsItWasWhenWritten) {
    const club::MatchId match = post.begin("wari", {"c"});
    const club::Letter letter = post.board_letter_for(match, Side::second);
    const LetterAttachments before = attachments_of(letter);
    post.play(match, "f");
    const LetterAttachments after = attachments_of(letter);
    EXPECT_EQ(after.boards[0], before.boards[0]);
    EXPECT_EQ(after.reply_token, before.reply_token);
    EXPECT_TRUE(before.your_turn);
    EXPECT_FALSE(after.your_turn);
    EXPECT_THAT(before.legal_moves, ElementsAre("a", "b", "c", "d", "e", "f"));
    EXPECT_THAT(after.legal_moves, IsEmpty());
}

TEST_F(LetterAttachmentsTest, HasNoMovesForABoardThatWasTakenBack) {
    const club::MatchId match = post.begin("wari", {"c", "f"});
    const club::Letter letter = post.board_letter_for(match, Side::first);
    EXPECT_THAT(attachments_of(letter).legal_moves, testing::Not(IsEmpty()));
    post.take_back(match);
    EXPECT_THAT(attachments_of(letter).legal_moves, IsEmpty());
    post.play(match, "f");
    EXPECT_THAT(attachments_of(letter).legal_moves, IsEmpty()) << "the second move is another one";
    EXPECT_FALSE(attachments_of(letter).your_turn);
    EXPECT_THAT(attachments_of(letter).boards[0], StartsWith("<table"));
}

TEST_F(LetterAttachmentsTest, DrawsNoBoardThatTheLetterLacks) {
    club::Letter letter = post.board_letter_for(post.begin("wari", {"c"}), Side::second);
    letter.body = "ann proposes a draw.\n";
    EXPECT_THAT(attachments_of(letter).boards, IsEmpty());
    EXPECT_NE(attachments_of(letter).reply_token, "");
}

TEST_F(LetterAttachmentsTest, HasAReplyTokenForPlayersOfARunningMatch) {
    const club::MatchId match = post.begin("wari", {"c"});
    club::Letter letter = post.board_letter_for(match, Side::second);
    const auto answered = club::parse_reply_token(post.key, attachments_of(letter).reply_token);
    ASSERT_TRUE(answered);
    EXPECT_EQ(
        *answered,
        (club::ReplyContext{
            .match = match, .side = Side::second, .ply = 1, .undos = 0, .authenticated = true}));
    letter.kind = club::LetterKind::answer;
    EXPECT_NE(attachments_of(letter).reply_token, "") << "answers, too";
    letter.to = post.add_player("watcher");
    EXPECT_EQ(attachments_of(letter).reply_token, "");
    letter.to = club::UserId{};
    EXPECT_EQ(attachments_of(letter).reply_token, "");
    letter.to = post.bob;
    post.end(match);
    EXPECT_EQ(attachments_of(letter).reply_token, "");
}

TEST_F(LetterAttachmentsTest, HasAnUnsubscribeTokenWhereAllowed) {
    const club::MatchId match = post.begin("wari", {"c"});
    club::Letter letter = post.board_letter_for(match, Side::second);
    const auto read = [&] {
        return club::parse_unsubscribe_token(post.key, attachments_of(letter).unsubscribe_token);
    };
    EXPECT_EQ(read(), (club::UnsubscribeRequest{post.bob, club::LetterKind::board, match}));
    letter.kind = club::LetterKind::broadcast;
    EXPECT_EQ(read(),
              (club::UnsubscribeRequest{post.bob, club::LetterKind::broadcast, club::MatchId{}}));
    letter.kind = club::LetterKind::puzzle;
    EXPECT_EQ(read(),
              (club::UnsubscribeRequest{post.bob, club::LetterKind::puzzle, club::MatchId{}}));
    letter.kind = club::LetterKind::notice;  // a chat message
    EXPECT_EQ(read(), (club::UnsubscribeRequest{post.bob, club::LetterKind::board, match}));
    letter.match.reset();
    for (club::LetterKind kind :
         {club::LetterKind::answer, club::LetterKind::notice, club::LetterKind::message}) {
        letter.kind = kind;
        EXPECT_EQ(attachments_of(letter).unsubscribe_token, "");
    }
}

TEST_F(LetterAttachmentsTest, HasABounceTokenExceptInAnswers) {
    club::Letter letter = post.board_letter_for(post.begin(), Side::first);
    const auto token = club::parse_bounce_token(attachments_of(letter).bounce_token);
    ASSERT_TRUE(token);
    EXPECT_EQ(token->user, post.ann);
    EXPECT_TRUE(club::is_signed_for(post.key, *token, "ann@example.org"));
    EXPECT_FALSE(club::is_signed_for(post.key, *token, "bob@example.org"));
    letter.automatic = true;
    EXPECT_EQ(attachments_of(letter).bounce_token, "");
}

TEST_F(LetterAttachmentsTest, HasTheCommentOfTheOpponent) {
    const club::MatchId match = post.begin("wari", {"c"});
    post.play(match, "f", "well\nplayed");
    const LetterAttachments ann = attachments_of(post.board_letter_for(match, Side::first));
    ASSERT_EQ(ann.comments.size(), 1u);
    EXPECT_EQ(ann.comments[0].ply, 2);
    EXPECT_EQ(ann.comments[0].text, "well\nplayed");
    EXPECT_EQ(ann.comments[0].by, "bob");
    EXPECT_TRUE(attachments_of(post.board_letter_for(match, Side::second)).comments.empty());
}

TEST_F(LetterAttachmentsTest, HasAReplyTokenOnlyForThePlayersOwnAddress) {
    club::Letter letter = post.board_letter_for(post.begin("wari", {"c"}), Side::second);
    EXPECT_NE(attachments_of(letter).reply_token, "");
    letter.address = "somebody@example.org";
    EXPECT_EQ(attachments_of(letter).reply_token, "");
    club::User bob = post.user(post.bob);
    bob.addresses.push_back({.address = "somebody@example.org", .bounced = {}});
    post.change_user(bob);
    EXPECT_EQ(attachments_of(letter).reply_token, "") << "the address is not confirmed";
}

TEST_F(LetterAttachmentsTest, HasABoardForEveryGame) {
    for (const games::Game& game : games::all_games()) {
        if (!game.listed) continue;
        const LetterAttachments attachments =
            attachments_of(post.board_letter_for(post.begin(std::string(game.name)), Side::second));
        EXPECT_THAT(attachments.boards[0], StartsWith("<table")) << game.name;
    }
}

}  // namespace
}  // namespace posthouse::mail
