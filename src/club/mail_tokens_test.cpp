#include "club/mail_tokens.h"

#include <gmock/gmock.h>

#include <functional>

namespace posthouse::club {
namespace {

using testing::HasSubstr;
using testing::Not;

const HouseKey key = HouseKey::of("ours");
const HouseKey stranger = HouseKey::of("another house");

std::string upper(std::string words) {
    for (char& c : words)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return words;
}

const std::vector<ReplyContext> boards = {
    {MatchId{1}, Side::first, 0, 0, false},
    {MatchId{12}, Side::second, 5, 0, false},
    {MatchId{987'654'321'012}, Side::first, 199, 7, false},
};

TEST(MailTokens, AReplyTokenNamesItsLetterAndSurvivesCapitals) {
    for (const ReplyContext& board : boards) {
        ReplyContext proved = board;
        proved.proved = true;
        const std::string mark = reply_token(key, board);
        EXPECT_EQ(read_reply_mark(key, mark), proved) << mark;
        EXPECT_EQ(read_reply_mark(key, upper(mark)), proved) << mark;
        EXPECT_EQ(mark.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789."),
                  std::string::npos)
            << "it must fit into an address and a Message-ID: " << mark;
        EXPECT_LE(mark.size(), 56u) << "`house+` and it are 64 characters at most";
    }
}

TEST(MailTokens, OfAnotherServerItProvesNothingButStillNamesTheBoard) {
    for (const ReplyContext& board : boards)
        EXPECT_EQ(read_reply_mark(key, reply_token(stranger, board)), board);
}

/// Each of these with one byte changed anywhere.
void with_each_byte_changed(const std::string& mark,
                            const std::function<void(const std::string&)>& look) {
    for (std::size_t i = 0; i < mark.size(); ++i)
        for (char c : std::string("0159afrsbuhz.-+ "))
            if (c != mark[i]) {
                std::string changed = mark;
                changed[i] = c;
                look(changed);
            }
}

TEST(MailTokens, AChangedByteAnywhereProvesNothing) {
    with_each_byte_changed(reply_token(key, boards[1]), [](const std::string& changed) {
        const auto read = read_reply_mark(key, changed);
        EXPECT_FALSE(read && read->proved) << changed;
    });
    with_each_byte_changed(confirmation_token(key, HeldId{12}), [](const std::string& changed) {
        EXPECT_FALSE(read_held_mark(key, changed)) << changed;
    });
    const UnsubscribeRequest what{UserId{3}, LetterKind::board, MatchId{12}};
    with_each_byte_changed(unsubscribe_mark(key, what), [](const std::string& changed) {
        EXPECT_FALSE(read_unsubscribe_mark(key, changed)) << changed;
    });
    with_each_byte_changed(
        bounce_token(key, UserId{3}, "ann@example.org"), [](const std::string& changed) {
            const auto read = read_bounce_mark(changed);
            EXPECT_FALSE(read && is_signed_for(key, *read, "ann@example.org")) << changed;
        });
}

TEST(MailTokens, AConfirmationTokenIsReadBackOnlyByItsOwnServer) {
    const std::string mark = confirmation_token(key, HeldId{12});
    EXPECT_EQ(read_held_mark(key, mark), HeldId{12});
    EXPECT_EQ(read_held_mark(key, upper(mark)), HeldId{12});
    EXPECT_EQ(read_held_mark(stranger, mark), std::nullopt);
}

TEST(MailTokens, AnUnsubscribeTokenIsReadBackOnlyByItsOwnServer) {
    for (LetterKind kind : {LetterKind::board, LetterKind::message, LetterKind::broadcast}) {
        const UnsubscribeRequest what{UserId{3}, kind, MatchId{12}};
        const std::string mark = unsubscribe_mark(key, what);
        EXPECT_EQ(read_unsubscribe_mark(key, mark), what);
        EXPECT_EQ(read_unsubscribe_mark(key, upper(mark)), what);
        EXPECT_EQ(read_unsubscribe_mark(stranger, mark), std::nullopt);
    }
}

TEST(MailTokens, ABounceTokenIsForOnePlayerAtOneAddress) {
    const std::string mark = bounce_token(key, UserId{3}, "Ann@example.org");
    for (const std::string& typed : {mark, upper(mark)}) {
        const auto read = read_bounce_mark(typed);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->user, UserId{3});
        EXPECT_TRUE(is_signed_for(key, *read, "ann@EXAMPLE.org"));
        EXPECT_FALSE(is_signed_for(key, *read, "bob@example.org"));
        EXPECT_FALSE(is_signed_for(stranger, *read, "ann@example.org"));
    }
}

TEST(MailTokens, OneKindIsNotTakenForAnother) {
    EXPECT_FALSE(read_reply_mark(key, confirmation_token(key, HeldId{1})));
    EXPECT_FALSE(read_held_mark(key, reply_token(key, boards[0])));
    EXPECT_FALSE(read_unsubscribe_mark(key, confirmation_token(key, HeldId{1})));
    EXPECT_FALSE(read_held_mark(key, bounce_token(key, UserId{1}, "ann@example.org")));
    for (const char* words : {"", ".", "r", "h", "r1.f.0", "r1.x.0.0.00", "h99999999999999999999."})
        EXPECT_FALSE(read_reply_mark(key, words) || read_held_mark(key, words) ||
                     read_unsubscribe_mark(key, words) || read_bounce_mark(words))
            << words;
}

TEST(MailTokens, TheyAreStrippedFromTextForOthersAndNothingElseIs) {
    const std::string mark = reply_token(key, boards[1]);
    const std::string signature = mark.substr(mark.rfind('.') + 1);
    for (const std::string& text :
         {"write to house+" + mark + "@house.example, quick", "<wari.12.5.first+" + mark + "@h>",
          mark, upper(mark) + "\n" + mark,
          "see /confirm/" + confirmation_token(key, HeldId{4}) + "!"}) {
        const std::string clean = strip_mail_tokens(text);
        EXPECT_THAT(clean, Not(HasSubstr(signature))) << text;
        EXPECT_THAT(clean, Not(HasSubstr(upper(signature)))) << text;
        EXPECT_THAT(clean, HasSubstr("***")) << text;
    }
    for (const std::string text : {"a nice game, 12.5 points; see www.example.org/abcdef", ""})
        EXPECT_EQ(strip_mail_tokens(text), text);
}

}  // namespace
}  // namespace posthouse::club
