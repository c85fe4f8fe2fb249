#include "mail/outgoing.h"

#include "mail/body_text.h"
#include "mail/incoming.h"
#include "mail/never_answer.h"

#include <gmock/gmock.h>

namespace posthouse {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const HouseKey key = HouseKey::of("test");
const MailIdentity house{.house_address = "posthouse@example.net",
                         .host = "example.net",
                         .page_url = "http://example.net:8080"};

Letter letter() {
    Letter plain;
    plain.to = UserId{3};
    plain.address = "ann@example.org";
    plain.match = MatchId{12};
    plain.message_id = "wari.12.3.1";
    plain.in_reply_to = "<plain-1@example.org>";
    plain.references = "<wari.12@example.net> <plain-1@example.org>";
    plain.subject = "wari Board 12";
    plain.body = "It is your turn.\n.\nFrom here on\n";
    plain.written =
        Instant(std::chrono::sys_days(std::chrono::year(2026) / 1 / 5)) + std::chrono::hours(9);
    return plain;
}

std::string head(const std::string& mail) {
    return mail.substr(0, mail.find("\n\n") + 1);
}

IncomingMail read_back(const Letter& written) {
    const auto mail = read_mail(render(written, house, key));
    if (!mail) throw std::runtime_error(std::string(mail.refusal().sentence.view()));
    return *mail;
}

TEST(Render, writes_the_heads_of_an_answer) {
    const std::string mail = render(letter(), house, key);
    for (const char* line :
         {"From: Posthouse <posthouse@example.net>\n", "To: ann@example.org\n",
          "Subject: wari Board 12\n", "Date: Mon, 05 Jan 2026 09:00:00 +0000\n",
          "Message-Id: <wari.12.3.1@example.net>\n", "In-Reply-To: <plain-1@example.org>\n",
          "Auto-Submitted: auto-replied\n", "MIME-Version: 1.0\n",
          "Content-Type: text/plain; charset=utf-8\n"})
        EXPECT_THAT("\n" + head(mail), HasSubstr("\n" + std::string(line)));
}

TEST(Render, marks_notices_as_generated_and_answers_as_replied) {
    Letter notice = letter();
    notice.automatic = false;
    EXPECT_THAT(render(notice, house, key), HasSubstr("\nAuto-Submitted: auto-generated\n"));
    EXPECT_EQ(envelope_from(notice, house), "posthouse@example.net");
    EXPECT_EQ(envelope_from(letter(), house), "");
}

TEST(Render, is_read_back_as_it_was_written) {
    Letter written = letter();
    for (const std::string& body :
         {std::string("plain\n"), std::string("Grüße – 你好 = ä\n trailing \n"),
          std::string("=3D soft =\nbreak\n"), std::string(3000, 'x') + "\n"}) {
        written.body = body;
        written.subject = "Zoë gegen Jörg – " + std::string(100, 'w') + " äöü";
        const IncomingMail mail = read_back(written);
        EXPECT_EQ(mail.text, body);
        EXPECT_EQ(mail.subject, written.subject);
        EXPECT_THAT(mail.from, ElementsAre("posthouse@example.net"));
        EXPECT_EQ(mail.message_id, "<wari.12.3.1@example.net>");
        EXPECT_EQ(mail.references, written.references);
    }
}

TEST(Render, keeps_every_line_within_what_mail_allows_and_plain) {
    Letter written = letter();
    written.body = std::string(5000, 'x') + "\n\xff\xfe broken ü\n";
    written.subject = std::string(1500, 's');
    written.references.clear();
    for (int i = 0; i < 100; ++i) written.references += "<m" + std::to_string(i) + "@example.org> ";
    const std::string mail = render(written, house, key);
    for (std::string_view line : lines_of(mail)) EXPECT_LE(line.size(), 998u) << line;
    for (char c : mail) EXPECT_TRUE(c == '\n' || c == '\t' || (c >= ' ' && c <= '~'));
}

TEST(Render, lets_no_word_of_the_letter_become_a_head) {
    Letter evil = letter();
    evil.subject = "x\r\nBcc: victim@example.org\r\n\r\nbody";
    evil.message_id = "a>\r\nBcc: victim@example.org";
    evil.in_reply_to = "<a@b>\r\nBcc: victim@example.org";
    evil.references = "<a\r\nBcc:victim@example.org> <good@example.org>";
    const std::string mail = render(evil, house, key);
    for (std::string_view line : lines_of(mail)) EXPECT_FALSE(line.starts_with("Bcc")) << mail;
    EXPECT_THAT(head(mail), HasSubstr("References: <good@example.org>\n"));
    EXPECT_THAT(mail, HasSubstr("\n\nIt is your turn.\n"));
}

TEST(Render, writes_different_message_ids_for_different_words) {
    Letter one = letter(), other = letter();
    one.message_id = "a@b";
    other.message_id = "a=40b";
    EXPECT_NE(read_back(one).message_id, read_back(other).message_id);
}

TEST(Render, is_never_answered_by_another_house) {
    const MailIdentity other{
        .house_address = "other@example.com", .host = "example.com", .page_url = ""};
    EXPECT_TRUE(never_answer(read_back(letter()), "posthouse@example.net", other));
}

TEST(Filled, puts_in_confirmation_house_and_page_once) {
    Letter open = letter();
    open.subject = "confirm {confirm}";
    open.body = "{page}/confirm?word={confirm} or write to {house} {unknown} {";
    const std::string word = key.confirmation(open.to, open.address);
    EXPECT_EQ(filled(open, house, key).subject, "confirm " + word);
    EXPECT_EQ(filled(open, house, key).body, "http://example.net:8080/confirm?word=" + word +
                                                 " or write to posthouse@example.net {unknown} {");
    EXPECT_THAT(render(open, house, key), Not(HasSubstr("{confirm}")));
    MailIdentity odd = house;
    odd.page_url = "{confirm}";
    open.body = "{page}";
    EXPECT_EQ(filled(open, odd, key).body, "{confirm}");
}

}  // namespace
}  // namespace posthouse
