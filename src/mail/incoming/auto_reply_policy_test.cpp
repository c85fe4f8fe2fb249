#include "mail/incoming/auto_reply_policy.h"

#include "mail/test_mail.h"

#include <gmock/gmock.h>

#include <stdexcept>

namespace posthouse::mail {
namespace {

using testing::IsEmpty;
using testing::Not;

const MailIdentity ours{.mail_address = "posthouse@example.net",
                        .host = "example.net",
                        .base_url = "",
                        .authserv_id = ""};

IncomingMail read(const std::string& bytes) {
    const auto mail = read_mail(bytes);
    if (!mail) throw std::runtime_error(std::string(mail.error().sentence.view()));
    return *mail;
}

/// The reason not to read it; empty if it is read.
std::string unread(const std::string& bytes, const std::string& envelope_from = "ann@example.org") {
    return std::string(must_not_read(read(bytes), envelope_from, ours).value_or(""));
}

/// The reason not to answer; empty if the mail is answered.
std::string reason(const std::string& bytes, const std::string& envelope_from = "ann@example.org") {
    const std::string not_read = unread(bytes, envelope_from);
    return not_read.empty() ? std::string(must_not_reply(read(bytes), envelope_from).value_or(""))
                            : not_read;
}

std::string with(const std::string& fields) {
    return reason(
        "From: Ann <ann@example.org>\nTo: posthouse@example.net\nSubject: help\n"
        "Message-ID: <1@example.org>\n" +
        fields + "\n\nhello\n");
}

TEST(AutoReplyPolicy, AllowsPeople) {
    EXPECT_EQ(with("X-Mailer: a program"), "");
    EXPECT_EQ(with("Auto-Submitted: no"), "");
    EXPECT_EQ(with("Auto-Submitted: no (typed by hand)"), "");
    EXPECT_EQ(with("Precedence: first-class"), "");
    EXPECT_EQ(with("X-Loop: somebody@example.org"), "");
    EXPECT_EQ(with("Sender: ann.smith@example.org"), "");
    for (const char* name : {"plain", "flowed", "html_only", "quoted_printable", "forwarded"})
        EXPECT_EQ(reason(fixture(name)), "") << name;
}

TEST(AutoReplyPolicy, AllowsPeopleWhoseMailServicesMarkEachMail) {
    EXPECT_EQ(with("Feedback-ID: ib9a9473a:Fastmail"), "");
    EXPECT_EQ(with("Feedback-ID: 12345:user:proton"), "");
    EXPECT_EQ(with("X-Auto-Response-Suppress: DR, OOF"), "");
}

TEST(AutoReplyPolicy, RejectsAnEmptyReturnPath) {
    EXPECT_THAT(reason(fixture("plain"), ""), Not(IsEmpty()));
    EXPECT_THAT(with("Return-Path: <>"), Not(IsEmpty()));
    EXPECT_THAT(with("Return-Path: < >"), Not(IsEmpty()));
    EXPECT_THAT(with("Return-Path: <MAILER-DAEMON>"), Not(IsEmpty()));
}

TEST(AutoReplyPolicy, RejectsAutomaticMail) {
    for (const char* fields :
         {"Auto-Submitted: auto-replied", "Auto-Submitted: auto-generated", "auto-submitted: YES",
          "Auto-Submitted: auto-notified; owner-email=\"a@b\"", "X-Autoreply: yes",
          "X-AutoRespond: x", "X-Auto-Reply: 1", "X-Mail-Autoreply: v1",
          "X-FC-MachineGenerated: true", "X-POST-MessageClass: 9; Autoresponder",
          "Delivered-To: Autoresponder", "Precedence: auto_reply", "X-Auto-Response-Suppress: All",
          "X-Auto-Response-Suppress: DR, AutoReply", "X-Mailer: vacation 1.2"})
        EXPECT_THAT(with(fields), Not(IsEmpty())) << fields;
}

TEST(AutoReplyPolicy, ReadsWhatAPersonMayHaveWrittenWithoutAnsweringIt) {
    for (const char* field :
         {"X-Auto-Response-Suppress: All", "Precedence: bulk", "List-Unsubscribe: <mailto:x@y>",
          "List-Id: x <x.y>", "Sender: talk-bounces@example.org", "Reply-To: noreply@example.org",
          "Feedback-ID: x\nSubject: on vacation"}) {
        const std::string mail = "From: Ann <ann@example.org>\n" + std::string(field) + "\n\nc\n";
        EXPECT_EQ(unread(mail), "") << field;
        EXPECT_THAT(reason(mail), Not(IsEmpty())) << field;
    }
    EXPECT_EQ(unread("From: isle-bounce@example.org\n\nc\n", "isle-bounce@example.org"), "");
    for (const char* field : {"X-Autoreply: no", "X-Auto-Reply: false", "X-Vacation: 0"})
        EXPECT_EQ(with(field), "") << field;
    for (const char* field :
         {"Auto-Submitted: auto-replied", "X-Autoreply: yes", "Return-Path: <>"})
        EXPECT_THAT(unread("From: Ann <ann@example.org>\n" + std::string(field) + "\n\nc\n"),
                    Not(IsEmpty()))
            << field;
}

TEST(AutoReplyPolicy, RejectsBulkMailAndLists) {
    for (const char* fields :
         {"Precedence: bulk", "PRECEDENCE: List", "Precedence: junk", "List-Id: x <x.y>",
          "List-Unsubscribe: <mailto:x@y>", "List-Post: NO", "Mailing-List: x", "List-Help: x"})
        EXPECT_THAT(with(fields), Not(IsEmpty())) << fields;
    EXPECT_THAT(reason(fixture("mailing_list")), Not(IsEmpty()));
    EXPECT_THAT(reason(fixture("vacation_old")), Not(IsEmpty()));
}

TEST(AutoReplyPolicy, RejectsMachineAddresses) {
    for (const char* machine :
         {"MAILER-DAEMON@example.org", "postmaster@example.org", "noreply@example.org",
          "no-reply+17@example.org", "notifications-noreply@example.org", "DoNotReply@example.org",
          "talk-bounces@example.org", "owner-talk@example.org"}) {
        const std::string from = "From: " + std::string(machine) + "\nSubject: help\n\n";
        EXPECT_THAT(reason(from), Not(IsEmpty())) << machine;
        EXPECT_THAT(reason(fixture("plain"), machine), Not(IsEmpty())) << machine;
        EXPECT_THAT(with("Reply-To: " + std::string(machine)), Not(IsEmpty())) << machine;
        EXPECT_THAT(with("Sender: " + std::string(machine)), Not(IsEmpty())) << machine;
    }
}

TEST(AutoReplyPolicy, RejectsOurOwnMail) {
    EXPECT_THAT(reason("From: posthouse@example.net\nSubject: help\n\n"), Not(IsEmpty()));
    EXPECT_THAT(reason("From: PostHouse+r1.f.0.0.x@EXAMPLE.net\nSubject: help\n\n"),
                Not(IsEmpty()));
    EXPECT_THAT(reason(fixture("plain"), "posthouse+b7.x@example.net"), Not(IsEmpty()));
    EXPECT_THAT(with("Reply-To: posthouse@example.net"), Not(IsEmpty()));
    EXPECT_THAT(with("X-Loop: posthouse@example.net"), Not(IsEmpty()));
    EXPECT_THAT(reason("From: ann@example.org\nSender: posthouse@example.net\nSubject: help\n"
                       "Message-ID: <wari.12.5.first@example.net>\n\n"),
                Not(IsEmpty()));
}

TEST(AutoReplyPolicy, AllowsOtherUsersAtOurHost) {
    EXPECT_EQ(reason("From: ann@example.net\nSubject: help\nMessage-ID: <1@example.net>\n\n",
                     "ann@example.net"),
              "");
}

TEST(AutoReplyPolicy, RejectsMailWithoutExactlyOneAuthor) {
    EXPECT_THAT(reason(fixture("two_authors")), Not(IsEmpty()));
    EXPECT_THAT(reason(fixture("two_from_headers")), Not(IsEmpty()));
    EXPECT_THAT(reason("Subject: help\n\nhello\n"), Not(IsEmpty()));
    EXPECT_THAT(reason("From: ann at home\nSubject: help\n\n"), Not(IsEmpty()));
}

TEST(AutoReplyPolicy, RejectsOutOfOfficeSubjectsOnlyWithAnotherSign) {
    for (const char* subject :
         {"Out of Office: Re: wari Board 12", "Automatic reply: wari Board 12",
          "Automatische Antwort: wari Board 12", "Abwesenheitsnotiz",
          "=?utf-8?Q?R=C3=A9ponse_automatique?=", "=?utf-8?Q?Respuesta_autom=C3=A1tica?=",
          "Risposta automatica: x", "Automatisch antwoord: x", "Autosvar: x", "Fuori sede",
          "=?utf-8?B?6Ieq5Yqo5Zue5aSN?="}) {
        const std::string mail = "From: ann@example.org\nSubject: " + std::string(subject) +
                                 "\nX-MS-Exchange-Inbox-Rules-Loop: ann@example.org\n\nAway.\n";
        EXPECT_THAT(reason(mail), Not(IsEmpty())) << subject;
    }
    EXPECT_EQ(reason("From: ann@example.org\nSubject: Out of office\n\nI am away until May.\n"), "")
        << "a person may write about it";
}

TEST(AutoReplyPolicy, StopsTwoServersThatAnswerEachOther) {
    // An answer and a notice of another server, with the header fields that composer.cpp writes.
    EXPECT_THAT(reason("From: house@elsewhere.example\nTo: posthouse@example.net\nSubject: help\n"
                       "Auto-Submitted: auto-replied\n\nwari list\n",
                       ""),
                Not(IsEmpty()));
    EXPECT_THAT(reason("From: house@elsewhere.example\nTo: posthouse@example.net\nSubject: help\n"
                       "Auto-Submitted: auto-generated\n\nwari list\n",
                       "house+b7.x@elsewhere.example"),
                Not(IsEmpty()))
        << "its notice has a return path";
}

TEST(AutoReplyPolicy, ReadsCommandsFromPeopleWhoseAddressesEndLikeThoseOfLists) {
    for (const char* person :
         {"cat-owner@example.org", "song-request@example.org", "isle-bounce@example.org"})
        EXPECT_THAT(reason("From: " + std::string(person) + "\nSubject: help\n\n", person),
                    IsEmpty())
            << person;
}

}  // namespace
}  // namespace posthouse::mail
