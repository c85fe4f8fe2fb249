#include "club/matches/chat_notices.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::ElementsAre;
using testing::Pair;

TEST(ChatNotice, SaysItsSentenceAndIsReadFromIt) {
    const std::string sentence =
        notice_sentence(Notice::move_taken_back_unrated, {"ann", "22+b-33"});
    EXPECT_EQ(sentence, "ann takes back 22+b-33; the match is unrated now.");
    const auto facts = read_notice(sentence);
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->code, "move-taken-back-unrated");
    EXPECT_THAT(facts->parameters, ElementsAre(Pair("name", "ann"), Pair("move", "22+b-33")));
}

TEST(ChatNotice, EachIsReadAsItself) {
    for (int i = 0; i <= static_cast<int>(Notice::declined_people); ++i) {
        const auto notice = static_cast<Notice>(i);
        const bool one = notice <= Notice::take_back_refused ||
                         notice == Notice::operator_reopened ||
                         notice == Notice::operator_took_back || notice >= Notice::declined_later;
        const std::string sentence =
            one ? notice_sentence(notice, {"7"}) : notice_sentence(notice, {"South", "bob"});
        const auto facts = read_notice(sentence);
        ASSERT_TRUE(facts) << sentence;
        EXPECT_EQ(facts->parameters.size(), one ? 1u : 2u) << sentence;
        EXPECT_EQ(facts->parameters.back().second, one ? "7" : "bob") << sentence;
        EXPECT_EQ(facts->parameters.front().second, one ? "7" : "South") << sentence;
    }
}

TEST(ChatNotice, HasTheOperatorsReason) {
    const std::string sentence =
        with_reason(notice_sentence(Notice::operator_gave_seat, {"ann", "carl"}),
                    "ann is ill. The reason: flu");
    const auto facts = read_notice(sentence);
    ASSERT_TRUE(facts);
    EXPECT_THAT(facts->parameters, ElementsAre(Pair("name", "ann"), Pair("other", "carl"),
                                               Pair("reason", "ann is ill. The reason: flu")));
    EXPECT_EQ(with_reason("Nothing.", ""), "Nothing.");
}

TEST(ChatNotice, OtherSentencesAreNone) {
    for (const char* sentence :
         {"", "ann", "proposes a draw.", " proposes a draw.", "ann proposes a draw",
          "ann takes back .", "The operator decided: a draw.", "ann proposes a draw. And more."})
        EXPECT_FALSE(read_notice(sentence)) << sentence;
}

}  // namespace
}  // namespace posthouse::club
