#include "mail/incoming/incoming.h"

#include "mail/incoming/receiver.h"
#include "mail/test_mail.h"

#include <gmock/gmock.h>

#include <random>

namespace posthouse::mail {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

IncomingMail read(const std::string& name) {
    const auto mail = read_mail(fixture(name));
    if (!mail) throw std::runtime_error(std::string(mail.error().sentence.view()));
    return *mail;
}

TEST(ReadMail, ReadsHeadersAndTextOfAPlainMail) {
    const IncomingMail mail = read("plain");
    EXPECT_THAT(mail.from, ElementsAre("ann@example.org"));
    EXPECT_EQ(mail.subject, "wari move 12 ann secret-word c");
    EXPECT_EQ(mail.message_id, "<plain-1@example.org>");
    EXPECT_EQ(mail.references, "<wari.12@example.net> <wari.12.3.1@example.net>");
    EXPECT_EQ(mail.text, "Good luck!\n-- \nAnn\n");
    EXPECT_FALSE(mail.null_return_path || mail.automatic || mail.bulk || mail.from_list ||
                 mail.is_report);
}

TEST(ReadMail, AcceptsBothLineEnds) {
    std::string crlf;
    for (char c : fixture("plain")) crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto mail = read_mail(crlf);
    ASSERT_TRUE(mail);
    EXPECT_EQ(mail->text, read("plain").text);
    EXPECT_EQ(mail->fingerprint, read("plain").fingerprint);
}

TEST(ReadMail, DecodesQuotedPrintableAndItsCharset) {
    EXPECT_THAT(read("quoted_printable").text, HasSubstr("Schöner Zug"));
    EXPECT_THAT(read("quoted_printable").text, HasSubstr("vom Programm gebrochen."));
}

TEST(ReadMail, DecodesBase64AndEncodedWords) {
    const IncomingMail mail = read("base64_subject");
    EXPECT_EQ(mail.subject, "wari move 12 zoë secret-word c");
    EXPECT_EQ(mail.text, "Grüße aus Köln – viel Glück!\n");
    EXPECT_THAT(mail.from, ElementsAre("zoe@example.org"));
}

TEST(ReadMail, DecodesCyrillicCharsets) {
    EXPECT_EQ(read("cyrillic").subject, "Привет");
    EXPECT_EQ(read("cyrillic").text, "Хороший ход\n");
}

TEST(ReadMail, ReturnsValidTextForAnUnknownCharset) {
    EXPECT_THAT(read("strange_charset").text, HasSubstr("hello"));
    EXPECT_THAT(read("strange_charset").subject, HasSubstr("help"));
}

TEST(ReadMail, ConvertsHtmlOnlyMailToText) {
    const std::string text = read("html_only").text;
    EXPECT_THAT(text, HasSubstr("wari move 12 bob secret-word c\n"));
    EXPECT_THAT(text, HasSubstr("wari show 12 & more\n"));
    EXPECT_THAT(text, HasSubstr("> wari move 12 bob secret-word a\n> a < b\n"));
    for (const char* not_text : {"mallory", "not text", "nor this", "color"})
        EXPECT_THAT(text, Not(HasSubstr(not_text)));
}

TEST(ReadMail, PrefersPlainTextAndIgnoresAttachments) {
    const std::string text = read("alternative").text;
    EXPECT_THAT(text, HasSubstr("# what I want today\n"));
    EXPECT_THAT(text, Not(HasSubstr("something else")));
    EXPECT_THAT(text, Not(HasSubstr("attached")));
}

TEST(ReadMail, JoinsFlowedLines) {
    EXPECT_EQ(read("flowed").text,
              "wari move 12 bob secret-word c\nFrom here on a stuffed line\n> a quoted line that "
              "goes on\n-- \nBob\n");
}

TEST(ReadMail, DoesNotReadForwardedMails) {
    EXPECT_EQ(read("forwarded").text, "help");
}

TEST(ReadMail, SeesEveryFromAddress) {
    EXPECT_THAT(read("two_authors").from, ElementsAre("ann@example.org", "bob@example.org"));
    EXPECT_THAT(read("two_from_headers").from, ElementsAre("ann@example.org", "bob@example.org"));
}

TEST(ReadMail, AllowsNoLineEndInAHeader) {
    const IncomingMail mail = read("header_injection");
    EXPECT_THAT(mail.from, ElementsAre("ann@example.org"));
    EXPECT_THAT(mail.reply_to, ElementsAre("ann.smith@example.org"));
    EXPECT_EQ(mail.references, "<a@b> <good@example.org>");
    EXPECT_EQ(mail.subject.find_first_of("\r\n"), std::string::npos) << mail.subject;
}

TEST(ReadMail, RecognizesAutomaticBulkListAndReportMail) {
    EXPECT_TRUE(read("autoreply").automatic);
    EXPECT_TRUE(read("vacation_old").bulk);
    EXPECT_TRUE(read("mailing_list").from_list);
    EXPECT_TRUE(read("bounce").is_report);
    EXPECT_TRUE(read("bounce").null_return_path);
}

TEST(ReadMail, TreatsAutoSubmittedNoAsHuman) {
    const auto mail = read_mail("From: ann@example.org\nAuto-Submitted: no\nSubject: help\n\n");
    ASSERT_TRUE(mail);
    EXPECT_FALSE(mail->automatic);
}

TEST(ReadMail, HasTheSameFingerprintByEveryRoute) {
    EXPECT_EQ(read("no_message_id").fingerprint, read("no_message_id_again").fingerprint);
    EXPECT_NE(read("no_message_id").fingerprint, read("plain").fingerprint);
}

TEST(ReadMail, IgnoresAnInvalidMessageId) {
    const auto mail = read_mail("From: ann@example.org\nMessage-ID: <>\nSubject: help\n\n");
    ASSERT_TRUE(mail);
    EXPECT_EQ(mail->message_id, "");
}

TEST(ReadMail, KeepsOnlyTheRootAndTheLatestOfALongThread) {
    std::string head = "From: ann@example.org\nReferences:";
    for (int i = 0; i < 300; ++i) head += " <m" + std::to_string(i) + "@example.org>\n";
    const auto mail = read_mail(head + "\n");
    ASSERT_TRUE(mail);
    EXPECT_TRUE(mail->references.starts_with("<m0@example.org> <m289@example.org>"))
        << mail->references;
    EXPECT_TRUE(mail->references.ends_with("<m299@example.org>"));
}

TEST(ReadMail, DropsControlAndDirectionCharacters) {
    const auto mail = read_mail(
        "From: ann@example.org\nContent-Type: text/plain; charset=utf-8\n\na\x1b[31mb\xe2\x80\xae"
        "c\n");
    ASSERT_TRUE(mail);
    EXPECT_EQ(mail->text.substr(0, 6), "a[31mb");
    EXPECT_EQ(mail->text.find("\xe2\x80\xae"), std::string::npos);
}

TEST(ReadMail, RefusesTooLargeAMail) {
    const auto mail = read_mail("From: ann@example.org\n\n" + std::string(mail_bytes_max, 'x'));
    ASSERT_FALSE(mail);
    EXPECT_THAT(std::string(mail.error().sentence.view()), HasSubstr("plain text"));
}

TEST(ReadMail, RefusesTooManyParts) {
    std::string many = "From: ann@example.org\nContent-Type: multipart/mixed; boundary=b\n\n";
    for (int i = 0; i < 10'000; ++i) many += "--b\n\nx\n";
    EXPECT_FALSE(read_mail(many + "--b--\n"));
}

/// Nests as deep as the size limit allows.
std::string nested(const std::string& type, const std::string& extra, int depth) {
    std::string bytes = "From: ann@example.org\n";
    for (int i = 0; i < depth && bytes.size() + 100 < mail_bytes_max; ++i) {
        const std::string name = "b" + std::to_string(i);
        bytes += "Content-Type: " + type + (extra.empty() ? "" : extra + name) + "\n\n";
        if (!extra.empty()) bytes += "--" + name + "\n";
    }
    return bytes + "\nhello\n";
}

TEST(ReadMail, RefusesDeepNestingButAcceptsUsualMail) {
    EXPECT_TRUE(read_mail(nested("multipart/mixed", "; boundary=", 5)));
    EXPECT_FALSE(read_mail(nested("multipart/mixed", "; boundary=", 12)));
}

TEST(ReadMail, FindsEveryAddressThatMayHoldAToken) {
    const auto mail = read_mail(
        "Delivered-To: posthouse+a@example.net\n"
        "From: ann@example.org\n"
        "To: =?utf-8?Q?The_house?= <posthouse+b@example.net>, \"x, y\" <x@example.org>\n"
        "Cc: friends: posthouse+c@example.net, (a comment) y@example.org;\n"
        "X-Original-To: posthouse+d@example.net\n"
        "Envelope-To: <posthouse+e@example.net>\n"
        "X-Envelope-To: posthouse+f@example.net\n"
        "Original-Recipient: rfc822;posthouse+g@example.net\n"
        "X-Forwarded-To: posthouse+h@example.net\n"
        "Bcc: secret@example.org\n\nhello\n");
    ASSERT_TRUE(mail);
    EXPECT_THAT(
        mail->addressed_to,
        ElementsAre("posthouse+a@example.net", "posthouse+d@example.net", "posthouse+e@example.net",
                    "posthouse+f@example.net", "posthouse+g@example.net", "posthouse+h@example.net",
                    "posthouse+b@example.net", "x@example.org", "posthouse+c@example.net",
                    "y@example.org"));
}

TEST(ReadMail, FindsEveryMessageItRepliesToTheLatestFirst) {
    const auto mail = read_mail(
        "From: ann@example.org\nReferences: <1@x>\n <2@x> <wari.12.5.first+r1.f.5.0.abc@x>\n"
        "In-Reply-To: Your message <3@x> of today <2@x>\n\nhello\n");
    ASSERT_TRUE(mail);
    EXPECT_THAT(mail->replied_to,
                ElementsAre("<3@x>", "<2@x>", "<wari.12.5.first+r1.f.5.0.abc@x>", "<1@x>"));
    EXPECT_EQ(mail->references, "<1@x> <2@x> <wari.12.5.first+r1.f.5.0.abc@x>");
}

TEST(ReadMail, TrustsOurOwnMailServerAboutTheAuthor) {
    const std::string field =
        "Authentication-Results: mx.example.net;\n\tdmarc=pass header.from=example.org\n"
        "Received: from a.example by mx.example.net; today\n";
    using enum IncomingMail::SenderAuth;
    const auto authorship = [](const std::string& head, std::string_view server) {
        const auto mail = read_mail(head + "\nhello\n", server);
        return mail ? mail->sender_auth : failed;
    };
    EXPECT_EQ(authorship(field + "From: ann@example.org\n", "mx.example.net"), passed);
    EXPECT_EQ(authorship(field + "From: ann@example.org\n", "other.example"), unknown);
    EXPECT_EQ(authorship(field + "From: ann@example.org\n", ""), unknown);
    EXPECT_EQ(authorship(field + "From: ann@elsewhere.example\n", "mx.example.net"), unknown);
    EXPECT_EQ(authorship(field + "From: ann@example.org, bob@example.org\n", "mx.example.net"),
              unknown);
    EXPECT_EQ(
        authorship(field + "From: bob@evil.example\nFrom: ann@example.org\n", "mx.example.net"),
        unknown);
}

TEST(ReadMail, TrustsNoAuthenticationResultsOfTheSender) {
    using enum IncomingMail::SenderAuth;
    const std::string pass =
        "Authentication-Results: mx.example.net; dmarc=pass header.from=example.org\n";
    const std::string fail =
        "Authentication-Results: mx.example.net; dmarc=fail header.from=example.org\n";
    const std::string received =
        "Received: from a.example by mx.example.net\n\twith ESMTP; today\n";
    const auto authorship = [](const std::string& head, bool below) {
        const auto mail =
            read_mail(head + "From: ann@example.org\n\nhello\n", "mx.example.net", below);
        return mail ? mail->sender_auth : failed;
    };
    EXPECT_EQ(authorship(pass + received, false), passed);
    EXPECT_EQ(authorship(received + pass, false), unknown);
    EXPECT_EQ(authorship(received + fail, false), unknown);
    EXPECT_EQ(authorship(fail + received + pass, false), failed);
    EXPECT_EQ(authorship("Delivered-To: x@example.net\n" + pass + received + fail, false), passed);
    EXPECT_EQ(authorship(pass + received, true), passed);
    EXPECT_EQ(authorship(received + pass + received, true), passed);
    EXPECT_EQ(authorship(received + received + pass, true), unknown);
    for (const bool below : {false, true}) {
        EXPECT_EQ(authorship(pass, below), unknown) << "it has not come through our server";
        EXPECT_EQ(
            authorship(pass + "Received: from mx.example.net by evil.example; today\n", below),
            unknown);
    }
}

TEST(ReadMail, KeepsDeliveryReports) {
    EXPECT_THAT(read("bounce_postfix").delivery_report, HasSubstr("\nStatus: 5.1.1\n"));
    EXPECT_THAT(read("bounce_postfix").text, Not(HasSubstr("It is your turn")));
    EXPECT_THAT(read("bounce_exim").failed_recipients, ElementsAre("ann@example.org"));
    EXPECT_EQ(read("plain").delivery_report, "");
}

TEST(ReadMail, ContinuesAfterANul) {
    const std::string nul(1, '\0');
    const auto mail = read_mail("From: ann@example.org\n\nc" + nul + " and more\n" + nul + "no\n");
    ASSERT_TRUE(mail);
    EXPECT_EQ(mail->text, "c  and more\n no\n");
}

TEST(ReadMail, ReadsUndeclaredBytesAsUtf8OrLatin1) {
    const auto text_of = [](const std::string& type, const std::string& words) {
        const auto mail = read_mail("From: ann@example.org\n" + type + "\n" + words + "\n");
        return mail ? mail->text : "refused";
    };
    EXPECT_EQ(text_of("", "sch\xf6n \x96 ja"), "schön – ja\n");
    EXPECT_EQ(text_of("", "schön"), "schön\n");
    EXPECT_EQ(text_of("Content-Type: text/plain; charset=us-ascii\n", "sch\xf6n"), "schön\n");
    EXPECT_EQ(text_of("Content-Type: text/plain; charset=iso-8859-2\n", "\xb1"), "ą\n");
}

TEST(ReadMail, LeavesOutNoByteWhateverTheDeclaredCharset) {
    const auto text_of = [](const std::string& charset, const std::string& words) {
        const auto mail =
            read_mail("From: ann@example.org\nContent-Type: text/plain; charset=" + charset +
                      "\n\n" + words + "\n");
        return mail ? mail->text : "refused";
    };
    EXPECT_EQ(text_of("utf-8",
                      "\xe7"
                      "a"),
              "ça\n");
    EXPECT_EQ(text_of("utf-8", "resign\xe9"), "resigné\n");
    EXPECT_EQ(text_of("utf-8",
                      "Gr\xfc\xdf"
                      "e, schön"),
              "Grüße, schön\n");
    EXPECT_EQ(text_of("utf-8",
                      "\x81"
                      "a"),
              "\xEF\xBF\xBD"
              "a\n");
    for (const char* charset : {"iso-8859-1", "windows-1252", "koi8-r"})
        EXPECT_EQ(text_of(charset, "schön"), "schön\n") << charset;
    EXPECT_EQ(text_of("iso-8859-1", "it\x92s \x81"), "it’s \xEF\xBF\xBD\n");
    EXPECT_EQ(text_of("windows-1251", "\xcf\xf0\xe8\xe2\xe5\xf2"), "Привет\n");
}

TEST(ReadMail, LeavesOutNoByteOfASubject) {
    for (const char* subject :
         {"resign\xe9", "=?utf-8?Q?resign=E9?=", "=?utf-8?B?cmVzaWdu6Q==?=", "resign\x81"}) {
        const auto mail =
            read_mail(std::string("From: ann@example.org\nSubject: ") + subject + "\n\nhello\n");
        ASSERT_TRUE(mail);
        EXPECT_NE(mail->subject, "resign") << subject;
        EXPECT_EQ(mail->subject.substr(0, 6), "resign") << subject;
    }
}

TEST(ReadMail, ReadsATypeWithoutSubtypeAsPlainText) {
    const auto mail = read_mail("From: ann@example.org\nContent-Type: text\n\nhello\n");
    ASSERT_TRUE(mail);
    EXPECT_EQ(mail->text, "hello\n");
}

TEST(ReadMail, PrefersThePartWithTextAndKeepsTheOther) {
    const auto with_plain = [](const std::string& words) {
        return read_mail(
            "From: ann@example.org\nContent-Type: multipart/alternative; boundary=b\n\n"
            "--b\nContent-Type: text/plain\n\n" +
            words + "\n--b\nContent-Type: text/html\n\n<p>d</p>\n--b--\n");
    };
    const auto both = with_plain("c");
    ASSERT_TRUE(both);
    EXPECT_EQ(both->text, "c");
    EXPECT_EQ(both->html_text, "d\n");
    const auto one = with_plain("  \n");
    ASSERT_TRUE(one);
    EXPECT_EQ(one->text, "d\n");
    EXPECT_EQ(one->html_text, "");
}

TEST(ReadMail, SurvivesRandomBytesAndDamagedMails) {
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        std::string noise(random() % 4000, ' ');
        for (char& c : noise) c = static_cast<char>(random());
        const auto mail = read_mail(noise);
        if (mail) {
            EXPECT_LE(mail->text.size(), 4 * noise.size());
        }
    }
    for (const char* name :
         {"alternative", "html_only", "base64_subject", "header_injection", "bounce"})
        for (int i = 0; i < 100; ++i) {
            std::string bytes = fixture(name);
            for (int changes = 0; changes < 8; ++changes)
                bytes[random() % bytes.size()] = static_cast<char>(random());
            bytes.resize(random() % (bytes.size() + 1));
            (void)read_mail(bytes);
            (void)read_envelope_from(bytes);
        }
}

TEST(EnvelopeFrom, IsTheReturnPathOrTheAuthor) {
    EXPECT_EQ(read_envelope_from(fixture("plain")), "ann@example.org");
    EXPECT_EQ(read_envelope_from(fixture("bounce")), "");
    EXPECT_EQ(read_envelope_from(fixture("html_only")), "bob@example.org");
    EXPECT_EQ(read_envelope_from(fixture("two_authors")), "");
}

}  // namespace
}  // namespace posthouse::mail
