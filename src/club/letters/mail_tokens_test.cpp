#include "club/letters/mail_tokens.h"

#include <gmock/gmock.h>

#include <functional>

namespace posthouse::club {
namespace {

using testing::HasSubstr;
using testing::Not;

const ServerKey key = ServerKey::from_words("ours");
const ServerKey stranger = ServerKey::from_words("another house");

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
        proved.authenticated = true;
        const std::string mark = reply_token(key, board);
        EXPECT_EQ(parse_reply_token(key, mark), proved) << mark;
        EXPECT_EQ(parse_reply_token(key, upper(mark)), proved) << mark;
        EXPECT_EQ(mark.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789."),
                  std::string::npos)
            << "it must fit into an address and a Message-ID: " << mark;
        EXPECT_LE(mark.size(), 56u) << "`house+` and it are 64 characters at most";
    }
}

TEST(MailTokens, OfAnotherServerItProvesNothingButStillNamesTheBoard) {
    for (const ReplyContext& board : boards)
        EXPECT_EQ(parse_reply_token(key, reply_token(stranger, board)), board);
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
        const auto read = parse_reply_token(key, changed);
        EXPECT_FALSE(read && read->authenticated) << changed;
    });
    with_each_byte_changed(
        request_confirmation_token(key, PendingRequestId{12}), [](const std::string& changed) {
            EXPECT_FALSE(parse_request_confirmation_token(key, changed)) << changed;
        });
    const UnsubscribeRequest what{UserId{3}, LetterKind::board, MatchId{12}};
    with_each_byte_changed(unsubscribe_token(key, what), [](const std::string& changed) {
        EXPECT_FALSE(parse_unsubscribe_token(key, changed)) << changed;
    });
    with_each_byte_changed(
        bounce_token(key, UserId{3}, "ann@example.org"), [](const std::string& changed) {
            const auto read = parse_bounce_token(changed);
            EXPECT_FALSE(read && is_signed_for(key, *read, "ann@example.org")) << changed;
        });
}

TEST(MailTokens, AConfirmationTokenIsReadBackOnlyByItsOwnServer) {
    const std::string mark = request_confirmation_token(key, PendingRequestId{12});
    EXPECT_EQ(parse_request_confirmation_token(key, mark), PendingRequestId{12});
    EXPECT_EQ(parse_request_confirmation_token(key, upper(mark)), PendingRequestId{12});
    EXPECT_EQ(parse_request_confirmation_token(stranger, mark), std::nullopt);
}

TEST(MailTokens, AnUnsubscribeTokenIsReadBackOnlyByItsOwnServer) {
    for (LetterKind kind : {LetterKind::board, LetterKind::message, LetterKind::broadcast}) {
        const UnsubscribeRequest what{UserId{3}, kind, MatchId{12}};
        const std::string mark = unsubscribe_token(key, what);
        EXPECT_EQ(parse_unsubscribe_token(key, mark), what);
        EXPECT_EQ(parse_unsubscribe_token(key, upper(mark)), what);
        EXPECT_EQ(parse_unsubscribe_token(stranger, mark), std::nullopt);
    }
}

TEST(MailTokens, ABounceTokenIsForOnePlayerAtOneAddress) {
    const std::string mark = bounce_token(key, UserId{3}, "Ann@example.org");
    for (const std::string& typed : {mark, upper(mark)}) {
        const auto read = parse_bounce_token(typed);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->user, UserId{3});
        EXPECT_TRUE(is_signed_for(key, *read, "ann@EXAMPLE.org"));
        EXPECT_FALSE(is_signed_for(key, *read, "bob@example.org"));
        EXPECT_FALSE(is_signed_for(stranger, *read, "ann@example.org"));
    }
}

TEST(MailTokens, OneKindIsNotTakenForAnother) {
    EXPECT_FALSE(parse_reply_token(key, request_confirmation_token(key, PendingRequestId{1})));
    EXPECT_FALSE(parse_request_confirmation_token(key, reply_token(key, boards[0])));
    EXPECT_FALSE(
        parse_unsubscribe_token(key, request_confirmation_token(key, PendingRequestId{1})));
    EXPECT_FALSE(
        parse_request_confirmation_token(key, bounce_token(key, UserId{1}, "ann@example.org")));
    for (const char* words : {"", ".", "r", "h", "r1.f.0", "r1.x.0.0.00", "h99999999999999999999."})
        EXPECT_FALSE(parse_reply_token(key, words) ||
                     parse_request_confirmation_token(key, words) ||
                     parse_unsubscribe_token(key, words) || parse_bounce_token(words))
            << words;
}

TEST(MailTokens, TheyAreStrippedFromTextForOthersAndNothingElseIs) {
    const std::string mark = reply_token(key, boards[1]);
    const std::string signature = mark.substr(mark.rfind('.') + 1);
    for (const std::string& text :
         {"write to house+" + mark + "@house.example, quick", "<wari.12.5.first+" + mark + "@h>",
          mark, upper(mark) + "\n" + mark,
          "see /confirm/" + request_confirmation_token(key, PendingRequestId{4}) + "!"}) {
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
