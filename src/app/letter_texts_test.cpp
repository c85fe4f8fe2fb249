// A whole game by mail, from signing up to the rematch, in a language whose texts all stand in
// brackets: what stands outside them does not come from a catalogue and could not be translated.

#include "club/commands/test_club.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/receiver.h"
#include "mail/outgoing/outbox.h"
#include "mail/outgoing/transport.h"
#include "translation/catalogs.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <list>
#include <regex>
#include <set>

namespace posthouse::app {
namespace {

constexpr std::string_view open = "⟦", close = "⟧";

/// A catalogue with each text in brackets. A text ends where the next message or comment begins.
std::string bracketed(std::string_view file) {
    std::string marked;
    bool within = false;
    const auto end_text = [&] {
        if (!within) return;
        const std::size_t last = marked.find_last_not_of("\n ");
        marked.insert(last + 1, close);
        within = false;
    };
    bool opened = false;
    while (!file.empty()) {
        const std::string line(take_until(file, '\n'));
        if (line.empty() || line.front() == ' ') {
            const std::size_t text = line.find_first_not_of(' ');
            marked += line + "\n";
            if (within && !opened && text != std::string::npos) {
                marked.insert(marked.size() - line.size() - 1 + text, open);
                opened = true;
            }
            continue;
        }
        end_text();
        marked += line + "\n";
        const std::size_t equals = line.find(" =");
        if (line.front() == '#' || equals == std::string::npos) continue;
        within = true;
        const std::size_t text = line.find_first_not_of(' ', equals + 2);
        opened = text != std::string::npos;
        if (opened) marked.insert(marked.size() - line.size() - 1 + text, open);
    }
    end_text();
    return marked;
}

/// German, bracketed, in place of German.
void use_bracketed_texts() {
    static std::list<std::string> texts;
    static std::vector<translation::Catalog> all;
    for (translation::Catalog one : translation::embedded_catalogs()) {
        if (one.language == "de") {
            one.refusals = texts.emplace_back(bracketed(one.refusals));
            one.letters = texts.emplace_back(bracketed(one.letters));
        }
        all.push_back(one);
    }
    translation::use_catalogs(all);
}

std::string outside_brackets(std::string_view text) {
    std::string outside;
    int depth = 0;
    while (!text.empty()) {
        if (text.starts_with(open) || text.starts_with(close)) {
            depth += text.starts_with(open) ? 1 : -1;
            text.remove_prefix(open.size());
            continue;
        }
        if (depth == 0) outside += text.front();
        text.remove_prefix(1);
    }
    EXPECT_EQ(depth, 0);
    return outside;
}

/// The words that are no names, moves, commands, boards or quotations.
std::set<std::string> untranslated_words(const std::string& letter) {
    static const std::set<std::string> known = {
        "ann", "bob",   "wari", "Posthouse", "house",   "example", "org", "http",
        "utf", "Board", "Re",   "confirm",   "someone", "who",     "left"};
    std::set<std::string> words;
    const std::string text = outside_brackets(letter);
    std::string_view rest = text;
    bool machine = false;
    static const std::regex word("[A-Za-z]{2,}"), code("[chs][0-9]+-[0-9a-f]+"),
        address("[a-z]+@[a-z.]+");
    while (!rest.empty()) {
        std::string line(take_until(rest, '\n'));
        if (line.ends_with('\r')) line.pop_back();
        if (line == "-- posthouse 1") machine = true;
        const bool quoted = machine || line.starts_with("> ") || line.starts_with("  ");
        if (line == "--") machine = false;
        if (quoted) continue;
        line = std::regex_replace(std::regex_replace(line, code, ""), address, "");
        for (auto at = std::sregex_iterator(line.begin(), line.end(), word);
             at != std::sregex_iterator(); ++at)
            if (!known.contains(at->str())) words.insert(at->str());
    }
    return words;
}

class Postman : public mail::MailTransport {
public:
    void send(const std::string& bytes, const std::string&, const std::string&) override {
        sent.push_back(bytes);
    }
    std::vector<std::string> sent;
};

class LetterTexts : public testing::Test {
protected:
    LetterTexts() { use_bracketed_texts(); }

    void mail(const std::string& who, const std::string& subject, const std::string& body = "") {
        const std::string address = who + "@example.org";
        const std::string number = std::to_string(++mails_);
        receiver_.deliver("Return-Path: <" + address + ">\nFrom: " + who + " <" + address +
                              ">\nTo: house@house.example\nSubject: " + subject +
                              "\nMessage-ID: <" + number + "@mail.example.org>\n" +
                              "Content-Language: de\nContent-Type: text/plain; charset=utf-8\n\n" +
                              body + "\n",
                          {.from = address}, [](const mail::DeliveryStatus&) {});
        check_outbox(subject);
    }

    /// Looks at what is sent now.
    void check_outbox(const std::string& after) {
        outbox_.send_due();
        for (const std::string& bytes : transport_.sent) {
            const auto letter = mail::read_mail(bytes);
            ASSERT_TRUE(letter) << bytes;
            EXPECT_NE(bytes.find("Content-Language: de\n"), std::string::npos) << bytes;
            // The subject of an answer repeats the command.
            const bool repeats = letter->subject.starts_with("Re: ");
            for (const std::string& text : {letter->text, repeats ? "" : letter->subject})
                EXPECT_THAT(untranslated_words(text), testing::IsEmpty())
                    << "after “" << after << "”:\n"
                    << text;
            ++letters_;
        }
        transport_.sent.clear();
        house_.now += std::chrono::hours(1);
    }

    void wait(std::chrono::hours time) {
        house_.now += time;
        house_.run_due_jobs();
        check_outbox("a while");
    }

    void join(const std::string& who) {
        const std::string address = who + "@example.org";
        mail(who, "signup " + who + " " + who + "spass");
        mail(who, "Re: confirm " +
                      club::address_confirmation_token(house_.key, house_.user(who).id, address));
    }

    club::TestClub house_{club::PlayerGroup::nobody};
    const mail::MailIdentity identity_{"house@house.example", "house.example",
                                       "http://house.example"};
    Postman transport_;
    mail::MailReceiver receiver_{house_.backend(), identity_, house_.key};
    mail::Outbox outbox_{house_.backend(), transport_, identity_, house_.key};
    int mails_ = 0;
    std::size_t letters_ = 0;
};

TEST_F(LetterTexts, AWholeGameByMailSaysNothingThatIsNotInACatalog) {
    join("ann");
    join("bob");
    EXPECT_EQ(house_.user("ann").language, "de") << "that of the mail with which they signed up";
    mail("ann", "wari challenge ann bob --first=ann");  // to be confirmed
    mail("ann", "wari challenge ann bob --first=ann --password=annspass");
    mail("bob", "wari accept 1 bob bobspass");
    mail("ann", "wari move 1 ann annspass z");
    mail("bob", "wari move 1 bob bobspass a");
    mail("ann", "wari move 1 ann annspass b", "good luck");
    mail("bob", "wari queue 1 bob bobspass if a then f");
    mail("bob", "wari move 1 bob bobspass d");
    mail("bob", "wari chat 1 bob bobspass", "hello");
    mail("ann", "wari move 1 ann annspass propose");
    mail("bob", "wari reject 1 bob bobspass");
    mail("bob", "wari move 1 bob bobspass undo");
    mail("ann", "wari accept 1 ann annspass");
    mail("bob", "wari note 1 bob bobspass", "a note");
    mail("bob", "wari showas bob bobspass 1");
    mail("bob", "wari submit 1 bob bobspass e");
    mail("bob", "wari confirm 1 bob bobspass");
    mail("bob", "notify bob bobspass digest");
    mail("ann", "wari move 1 ann annspass c");
    mail("ann", "message ann annspass bob", "hello bob");
    wait(std::chrono::hours(24 * 2));
    wait(std::chrono::hours(24 * 26));
    wait(std::chrono::hours(24 * 3));
    mail("bob", "notify bob bobspass each");
    mail("bob", "wari resign 1 bob bobspass");
    mail("ann", "wari rematch 1 ann annspass");
    mail("bob", "wari accept 2 bob bobspass");
    mail("ann", "wari challenge ann --to=anyone --password=annspass");
    mail("ann", "wari challenge ann --to=link --password=annspass");
    mail("ann", "wari subscribe 1 ann annspass");
    mail("ann", "change address ann annspass ann@example.org new@example.org");
    mail("ann", "change password ann annspass annspass2");
    mail("ann", "change mail-password ann annspass2");
    mail("ann", "frobnicate");
    mail("bob", "signoff bob bobspass yes");
    EXPECT_GT(letters_, 40u);
}

}  // namespace
}  // namespace posthouse::app
