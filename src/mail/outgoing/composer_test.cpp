
#include "mail/outgoing/composer.h"
#include "club/core/letter_layout.h"
#include "club/letters/mail_tokens.h"
#include "mail/incoming/auto_reply_policy.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/mail_text.h"
#include "mail/test_mail.h"

#include <gmock/gmock.h>

namespace posthouse::mail {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const club::ServerKey key = club::ServerKey::from_words("test");
const MailIdentity house{
    .mail_address = "house@example.net", .host = "example.net", .base_url = "https://example.net"};

club::Letter letter() {
    club::Letter plain;
    plain.to = club::UserId{3};
    plain.address = "ann@example.org";
    plain.kind = club::LetterKind::answer;
    plain.match = club::MatchId{12};
    plain.message_id = "wari.12.3.first";
    plain.in_reply_to = "<plain-1@example.org>";
    plain.references = "<wari.12@example.net> <plain-1@example.org>";
    plain.subject = "wari Board 12";
    plain.body = "It is your turn.\n.\nFrom here on\n";
    plain.written = club::Instant(std::chrono::sys_days(std::chrono::year(2026) / 1 / 5)) +
                    std::chrono::hours(9);
    return plain;
}

LetterAttachments board() {
    LetterAttachments attachments;
    attachments.boards = {"<table><tr><td>4</td></tr></table>"};
    attachments.reply_token = club::reply_token(key, {.match = club::MatchId{12}, .ply = 3});
    attachments.unsubscribe_token =
        club::unsubscribe_token(key, {.user = club::UserId{3}, .match = club::MatchId{12}});
    attachments.bounce_token = club::bounce_token(key, club::UserId{3}, "ann@example.org");
    return attachments;
}

std::string compose(const club::Letter& written, const LetterAttachments& attachments = {}) {
    return posthouse::mail::compose(written, attachments, house, key);
}

std::string header(const std::string& mail) {
    return mail.substr(0, mail.find("\n\n") + 1);
}

/// Unfolds header fields.
std::string unfolded(std::string head) {
    for (std::size_t at; (at = head.find("\n ")) != std::string::npos;) head.erase(at, 1);
    return head;
}

IncomingMail read_back(const club::Letter& written, const LetterAttachments& attachments = {}) {
    const auto mail = read_mail(compose(written, attachments));
    if (!mail) throw std::runtime_error(std::string(mail.error().sentence.view()));
    return *mail;
}

TEST(Composer, WritesTheHeadersOfAnAnswer) {
    const std::string mail = compose(letter());
    for (const char* line :
         {"From: Posthouse <house@example.net>\n", "To: ann@example.org\n",
          "Subject: wari Board 12\n", "Date: Mon, 05 Jan 2026 09:00:00 +0000\n",
          "Message-Id: <wari.12.3.first@example.net>\n", "In-Reply-To: <plain-1@example.org>\n",
          "Auto-Submitted: auto-replied\n", "MIME-Version: 1.0\n"})
        EXPECT_THAT("\n" + header(mail), HasSubstr("\n" + std::string(line)));
    for (const char* name : {"\nReply-To:", "\nList-", "\nPrecedence:", "\nBcc:"})
        EXPECT_THAT(header(mail), Not(HasSubstr(name)));
}

TEST(Composer, WritesPlainTextAndHtml) {
    const std::string mail = compose(letter());
    EXPECT_THAT(header(mail), HasSubstr("Content-Type: multipart/alternative; boundary="));
    EXPECT_LT(mail.find("Content-Type: text/plain; charset=utf-8"),
              mail.find("Content-Type: text/html; charset=utf-8"));
    EXPECT_THAT(mail, Not(HasSubstr("image/png")));
}

TEST(Composer, PutsTheReplyTokenIntoReplyTo) {
    const std::string token = board().reply_token;
    const std::string mail = unfolded(header(compose(letter(), board())));
    EXPECT_THAT(mail, HasSubstr("Reply-To: Posthouse <house+" + token + "@example.net>\n"));
    EXPECT_THAT(mail, HasSubstr("Message-Id: <wari.12.3.first+" + token + "@example.net>\n"));
    EXPECT_TRUE(club::parse_reply_token(key, token)->authenticated);
}

TEST(Composer, DoesNotEncodeLongUnsubscribeAddresses) {
    club::Letter written = letter();
    written.kind = club::LetterKind::board;
    written.automatic = false;
    MailIdentity far = house;
    far.host = "a-very-long-name-of-a-house.in-a-village.far-away.example.net";
    far.mail_address = "house@" + far.host;
    far.base_url = "https://" + far.host;
    const std::string token = board().unsubscribe_token;
    const std::string mail = header(posthouse::mail::compose(written, board(), far, key));
    EXPECT_THAT(mail, HasSubstr("\nList-Unsubscribe: <https://" + far.host + "/unsubscribe/" +
                                token + ">,\n <mailto:house+" + token + "@" + far.host +
                                "?subject=unsubscribe>\n"));
    EXPECT_THAT(mail, Not(HasSubstr("=?")));
}

TEST(Composer, OffersOneClickUnsubscribingOnlyWithHttps) {
    const std::string token = board().unsubscribe_token;
    club::Letter written = letter();
    written.kind = club::LetterKind::board;
    written.automatic = false;
    std::string mail = unfolded(header(compose(written, board())));
    EXPECT_THAT(mail,
                HasSubstr("List-Unsubscribe: <https://example.net/unsubscribe/" + token +
                          ">, <mailto:house+" + token + "@example.net?subject=unsubscribe>\n"));
    EXPECT_THAT(mail, HasSubstr("List-Unsubscribe-Post: List-Unsubscribe=One-Click\n"));
    EXPECT_THAT(mail, HasSubstr("List-Id: <boards.example.net>\n"));
    MailIdentity plain = house;
    plain.base_url = "http://example.net:8080";
    mail = unfolded(header(posthouse::mail::compose(written, board(), plain, key)));
    EXPECT_THAT(mail, HasSubstr("<http://example.net:8080/unsubscribe/" + token + ">"));
    EXPECT_THAT(mail, Not(HasSubstr("List-Unsubscribe-Post")));
}

TEST(Composer, MarksNoticesAsGeneratedAndAnswersAsReplied) {
    club::Letter notice = letter();
    notice.automatic = false;
    EXPECT_THAT(compose(notice), HasSubstr("\nAuto-Submitted: auto-generated\n"));
    EXPECT_EQ(envelope_from(notice, {}, house), "house@example.net");
    EXPECT_EQ(envelope_from(notice, board(), house),
              "house+" + board().bounce_token + "@example.net");
    EXPECT_EQ(envelope_from(letter(), board(), house), "");
}

TEST(Composer, RoundTripsText) {
    club::Letter written = letter();
    for (const std::string& body :
         {std::string("plain\n"), std::string("Grüße – 你好 = ä\n trailing \n"),
          std::string("=3D soft =\nbreak\n"),
          "https://example.net/" + std::string(3000, 'x') + "\n"}) {
        written.body = body;
        written.subject = "Zoë gegen Jörg – " + std::string(100, 'w') + " äöü";
        for (const LetterAttachments& attachments : {LetterAttachments{}, board()}) {
            const IncomingMail mail = read_back(written, attachments);
            EXPECT_EQ(mail.text, body);
            EXPECT_EQ(mail.subject, written.subject);
            EXPECT_THAT(mail.from, ElementsAre("house@example.net"));
            EXPECT_EQ(mail.references, written.references);
        }
    }
}

TEST(Composer, WritesShortAsciiLinesOnly) {
    club::Letter written = letter();
    written.body = std::string(5000, 'x') + "\n\xff\xfe broken ü\n";
    written.subject = std::string(1500, 's');
    written.references.clear();
    for (int i = 0; i < 100; ++i) written.references += "<m" + std::to_string(i) + "@example.org> ";
    const std::string mail = compose(written, board());
    for (std::string_view line : lines_of(mail)) EXPECT_LE(line.size(), 998u) << line;
    for (char c : mail) EXPECT_TRUE(c == '\n' || c == '\t' || (c >= ' ' && c <= '~'));
}

TEST(Composer, PreventsHeaderInjection) {
    const auto evil = [](const std::string& start) {
        return start + "\r\nBcc: victim@example.org\r\n\r\nX" + std::string(1, '\0') +
               "\nBcc: victim@example.org\n\nbody";
    };
    club::Letter bad = letter();
    bad.kind = club::LetterKind::board;
    bad.subject = evil("x");
    bad.message_id = evil("a>");
    bad.in_reply_to = evil("<a@b>");
    bad.references = "<a\r\nBcc:victim@example.org> <good@example.org>";
    bad.body = evil("body");
    LetterAttachments worse = board();
    worse.reply_token = evil("r");
    worse.unsubscribe_token = evil("u");
    worse.bounce_token = evil("b");
    worse.boards.clear();
    bad.body += club::BoardBlock{.game = evil("game"), .position = evil("x"), .title = evil("alt")};
    const std::string mail = compose(bad, worse);
    const std::string heads = header(mail);
    for (std::string_view line : lines_of(heads))
        EXPECT_FALSE(line.starts_with("Bcc") || line == "X" || line == "body") << mail;
    EXPECT_THAT(header(mail), HasSubstr("References: <good@example.org>\n"));
    EXPECT_THAT(header(mail), HasSubstr("MIME-Version: 1.0\n"))
        << "all header fields are in one block";
}

TEST(Composer, PreventsPartInjection) {
    const std::string mail = compose(letter());
    const std::size_t at = mail.find("boundary=\"") + 10;
    const std::string boundary = mail.substr(at, mail.find('"', at) - at);
    const std::string other =
        posthouse::mail::compose(letter(), {}, house, club::ServerKey::from_words("other"));
    EXPECT_THAT(other, Not(HasSubstr(boundary))) << "only the server knows it";
    EXPECT_EQ(mail, compose(letter())) << "a repeat is the same mail";
}

TEST(Composer, KeepsDifferentMessageIdsDifferent) {
    club::Letter one = letter(), other = letter();
    one.message_id = "a@b";
    other.message_id = "a=40b";
    EXPECT_NE(read_back(one).message_id, read_back(other).message_id);
}

TEST(Composer, IsNeverAnsweredByAnotherServer) {
    const MailIdentity other{
        .mail_address = "other@example.com", .host = "example.com", .base_url = ""};
    EXPECT_TRUE(must_not_read(read_back(letter()), "house@example.net", other));
}

TEST(FillPlaceholders, FillsInConfirmationAddressAndPageOnce) {
    club::Letter open = letter();
    open.subject = "confirm {confirm}";
    open.body = "{page}/confirm?word={confirm} or write to\n{house} {unknown} {";
    const std::string word = club::address_confirmation_token(key, open.to, open.address);
    EXPECT_EQ(fill_placeholders(open, house, key).subject, "confirm " + word);
    EXPECT_EQ(
        fill_placeholders(open, house, key).text(),
        "https://example.net/confirm?word=" + word + " or write to\nhouse@example.net {unknown} {");
    EXPECT_THAT(compose(open), Not(HasSubstr("{confirm}")));
    MailIdentity odd = house;
    odd.base_url = "{confirm}";
    open.body = "{page}";
    EXPECT_EQ(fill_placeholders(open, odd, key).text(), "{confirm}");
}

TEST(FillPlaceholders, FillsInTheTokenOfAHeldRequestAndTheMailPassword) {
    club::Letter open = letter();
    open.message_id = "held.12";
    open.subject = "confirm {held}";
    open.body = "{mail-password}";
    EXPECT_EQ(fill_placeholders(open, house, key).subject,
              "confirm " + club::request_confirmation_token(key, club::PendingRequestId{12}));
    EXPECT_EQ(fill_placeholders(open, house, key).text(), "{mail-password}") << "there is none";
    EXPECT_EQ(fill_placeholders(open, house, key, 2).text(), key.mail_password(open.to, 2));
    for (const char* id : {"held.", "held.x", "held.1x", "wari.12.3.first"}) {
        open.message_id = id;
        EXPECT_EQ(fill_placeholders(open, house, key).subject, "confirm {held}") << id;
    }
}

TEST(FillPlaceholders, PutsNoSecretIntoTextOfOtherPlayers) {
    club::Letter open = letter();
    open.message_id = "held.12";
    open.body = open.subject = "{confirm} {held} {mail-password}";
    for (club::LetterKind kind :
         {club::LetterKind::board, club::LetterKind::message, club::LetterKind::broadcast}) {
        open.kind = kind;
        EXPECT_EQ(fill_placeholders(open, house, key, 1).text(), open.text());
        EXPECT_EQ(fill_placeholders(open, house, key, 1).subject, open.subject);
    }
}

TEST(FillPlaceholders, WrapsAtTheTextWidth) {
    club::Letter open = letter();
    open.body =
        "Seventy columns with a short word that becomes a long one: {house} here\n"
        "and the next line of that paragraph.\n"
        "    {page}/what/is/set/in/stays/as/it/is/however/long/it/may/turn/out/to/be\n"
        "> and so does {house} a\n\nThe end {page} is not one either, and it has no line end at "
        "all\n";
    const std::string body = fill_placeholders(open, house, key).text();
    EXPECT_EQ(body,
              "Seventy columns with a short word that becomes a long one:\n"
              "house@example.net here and the next line of that paragraph.\n"
              "    https://example.net/what/is/set/in/stays/as/it/is/however/long/it/may/turn/"
              "out/to/be\n"
              "> and so does house@example.net a\n\n"
              "The end https://example.net is not one either, and it has no line end at\nall\n");
}

}  // namespace

// Digests: several letters as one mail.

namespace {

using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

struct DigestTest : testing::Test {
    /// Numbers the letters from 1 on.
    std::string digest(std::vector<club::Letter> letters) {
        std::vector<LetterWithAttachments> enclosed;
        std::int64_t id = 0;
        post.store.read([&](const club::StoreReader& reader) {
            for (club::Letter& letter : letters) {
                letter.id = club::LetterId{++id};
                const LetterAttachments attachments = attachments_for(reader, letter, post.key);
                enclosed.push_back({letter, attachments});
            }
        });
        return compose_digest(enclosed, post.now, post.now, post.identity, post.key);
    }
    static std::string text_of(const std::string& mail) { return read_mail(mail)->text; }

    OutboxFixture post;
};

TEST_F(DigestTest, ListsBoardsThatAwaitTheReaderFirst) {
    const club::MatchId waits = post.begin("wari", {"c"}), turn = post.begin("wari");
    const std::string mail = digest(
        {post.board_letter_for(waits, Side::first), post.board_letter_for(turn, Side::first)});
    const SentMail carried{mail, "", "", {}};
    EXPECT_EQ(carried.header("Subject"), "Your boards, 21 November");
    EXPECT_EQ(carried.header("To"), "ann@example.org");
    EXPECT_EQ(carried.header("Auto-Submitted"), "auto-generated");
    EXPECT_THAT(text_of(mail),
                StartsWith("Dear ann,\n\n2 letters in one mail; 1 board awaits your move.\n\n"
                           "Your turn:\n    1. Wari with bob · board 2\n\nAnd:\n    2. Wari with "
                           "bob · board 1\n\n"));
    EXPECT_THAT(text_of(mail), Not(HasSubstr("\nDear "))) << "one greeting is enough";
}

TEST_F(DigestTest, GivesEachBoardItsOwnReplyAddress) {
    const club::MatchId one = post.begin("wari"), two = post.begin("wari");
    const std::string mail =
        digest({post.board_letter_for(one, Side::first), post.board_letter_for(two, Side::first)});
    for (club::MatchId match : {one, two})
        EXPECT_THAT(
            text_of(mail),
            HasSubstr("\n    house+" + club::reply_token(post.key, {.match = match, .ply = 0}) +
                      "@house.example\n"));
    EXPECT_EQ((SentMail{mail, "", "", {}}.header("Reply-To")), "")
        << "the digest itself belongs to no board";
}

TEST_F(DigestTest, ShowsEachBoardAsATable) {
    const club::MatchId one = post.begin("wari"), two = post.begin("octilite");
    const std::string mail =
        digest({post.board_letter_for(one, Side::first), post.board_letter_for(two, Side::first)});
    const std::string first_table = mail.substr(mail.find("<table"));
    EXPECT_THAT(first_table.substr(6), HasSubstr("<table"));
    EXPECT_THAT(text_of(mail), HasSubstr("-- posthouse 1\ngame: octilite\n"));
}

TEST_F(DigestTest, ShowsOnlyTheLastLetterOfABoardButAllComments) {
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

TEST_F(DigestTest, HasTheSameIdForTheSameLettersOnly) {
    const club::MatchId one = post.begin("wari"), two = post.begin("wari"),
                        three = post.begin("wari");
    const std::vector<club::Letter> letters = {post.board_letter_for(one, Side::first),
                                               post.board_letter_for(two, Side::first)};
    std::vector<club::Letter> more = letters;
    more.push_back(post.board_letter_for(three, Side::first));
    EXPECT_EQ(digest(letters), digest(letters));
    const auto id = [](const std::string& mail) {
        return SentMail{mail, "", "", {}}.header("Message-Id");
    };
    EXPECT_EQ(id(digest(letters)), "<digest.1.1.2@house.example>");
    EXPECT_NE(id(digest(more)), id(digest(letters)))
        << "otherwise a mailbox would drop the new letter";
}

TEST_F(DigestTest, ExpandsNoPlaceholderInComments) {
    const club::MatchId match = post.begin("wari");
    post.play(match, "c", "{mail-password} {confirm} {house}");
    const club::Letter early = post.board_letter_for(match, Side::second);
    post.play(match, "f");
    const std::string text = text_of(digest({early, post.board_letter_for(match, Side::second)}));
    EXPECT_THAT(text, HasSubstr("{ mail-password} { confirm} { house}"));
}

TEST_F(DigestTest, WrapsAtTheTextWidth) {
    post.identity.mail_address = "h@h.example";  // a token's address is one word, however long
    const club::MatchId match = post.begin("octilite");
    const std::string text = text_of(digest(
        {post.board_letter_for(match, Side::first), post.board_letter_for(match, Side::first)}));
    ASSERT_NE(text, "");
    for (std::string_view line : lines_of(text)) EXPECT_LE(line.size(), club::columns_max) << line;
}

}  // namespace
}  // namespace posthouse::mail
