// A whole game by mail, from signing up to the rematch, and the answer to every command, in a
// language whose texts all stand in brackets: what stands outside them does not come from a
// catalogue and could not be translated.

#include "club/commands/test_club.h"
#include "club/moderation/operator_acts.h"
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

void add_words(std::set<std::string>& words, std::string_view text) {
    static const std::regex word("[A-Za-z]{2,}");
    const std::string all(text);
    for (auto at = std::sregex_iterator(all.begin(), all.end(), word); at != std::sregex_iterator();
         ++at)
        words.insert(at->str());
}

/// What is said in no language, and so is in no catalogue.
std::set<std::string> exempt_words() {
    std::set<std::string> words = {
        // names of players and of the site, and the name of those who left
        "ann", "bob", "carol", "dora", "computer", "Posthouse", "someone", "who", "left",
        // parts of addresses, and what the test's players wrote
        "house", "example", "org", "utf", "hello", "good", "luck", "robot", "cup",
        // what a mail is answered with: “Re:”
        "Re", "Board",
        // seats, which positions and commands name so in all languages
        "South", "North", "White", "Black",
        // words that commands take, as in “change password ann OLD NEW”
        "OLD", "NEW", "ADDRESS", "PASSWORD", "mypassword", "broadcasts", "never", "off", "auto",
        "yes"};
    // names of games
    for (const games::Game& game : games::all_games())
        for (const std::string_view name : {game.name, game.title}) add_words(words, name);
    // commands: their words, parameters and options
    for (const club::CommandSpec& row : club::command_table()) add_words(words, row.usage());
    return words;
}

/// The words that are no names, moves, commands, boards or quotations.
std::set<std::string> untranslated_words(const std::string& letter) {
    static const std::set<std::string> known = exempt_words();
    std::set<std::string> words;
    const std::string text = outside_brackets(letter);
    std::string_view rest = text;
    bool machine = false;
    // Links, mail addresses, and codes: a mail password, or words with digits.
    static const std::regex exempt(
        "https?://\\S+|\\S+@[a-z.]+|otpauth://\\S+|\\b[a-z]{16}\\b|\\S*[0-9]\\S*");
    while (!rest.empty()) {
        std::string line(take_until(rest, '\n'));
        if (line.ends_with('\r')) line.pop_back();
        if (line == "-- posthouse 1") machine = true;
        static const std::regex diagram("    [a-z0-9-]+ from .*:.*");
        // For programs; by the reader.
        const bool quoted = machine || line.starts_with("> ") || std::regex_match(line, diagram);
        if (line == "--") machine = false;
        if (!quoted) add_words(words, std::regex_replace(line, exempt, ""));
    }
    std::erase_if(words, [](const std::string& one) { return known.contains(one); });
    return words;
}

class Postman : public mail::MailTransport {
public:
    void send(const std::string& bytes, const std::string&, const std::string& to) override {
        sent.emplace_back(to, bytes);
    }
    std::vector<std::pair<std::string, std::string>> sent;
};

class LetterTexts : public testing::Test {
protected:
    LetterTexts() { use_bracketed_texts(); }

    void mail(const std::string& who, const std::string& subject, const std::string& body = "") {
        if (const auto id = club::command_id(subject)) asked_.insert(*id);
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
        for (const auto& [to, bytes] : transport_.sent) {
            if (to == "operator@house.example") continue;  // reports, in English
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

    /// What anybody may ask, and what ann may: she leaves out her name and password here.
    void say(const std::string& command) { mail("ann", command); }
    void say_as_ann(const std::string& command, const std::string& body = "") {
        const club::CommandSpec& row = *std::ranges::find(
            club::command_table(), club::command_id(command), &club::CommandSpec::id);
        const auto user = std::ranges::find(row.parameters, "user", &club::ParameterSpec::name);
        auto place = (row.per_game ? 1 : 0) + 1 + std::ranges::count(row.word, ' ') +
                     (user - row.parameters.begin());
        std::string line;
        for (std::string_view rest = command; !rest.empty() || place == 0; --place)
            (line += line.empty() ? "" : " ") +=
                place == 0 ? "ann annspass" : take_until(rest, ' ');
        mail("ann", line, body);
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
    std::set<club::CommandId> asked_;
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

/// Everything that a command can answer, by mail.
TEST_F(LetterTexts, TheAnswerToEveryCommandComesFromACatalog) {
    for (const char* who : {"ann", "bob", "carol", "dora"}) join(who);
    say("help");
    for (const char* subject : {"commands", "mail", "clock", "ratings", "tutorial"})
        say(std::string("help ") + subject);
    for (const games::Game& game : games::all_games())
        if (game.listed)
            for (const char* part : {"", " rules", " example", " tutorial"})
                say(std::string(game.name) + " help" + part);
    for (const club::CommandSpec& row : club::command_table()) say("help " + std::string(row.word));
    say("confirm c1-2");
    say("list");
    say("list wari");
    for (const char* line :
         {"offers", "offers --from=friends --begin=rated",
          "offers --from=everybody --begin=friends", "friend", "friend bob carol", "friend",
          "unfriend carol", "block", "block dora", "block", "unblock dora", "presence opponents",
          "notify", "language", "letters", "export"})
        say_as_ann(line);
    for (const char* line :
         {"vacation", "vacation auto on", "vacation 2027-01-01 2027-01-05", "vacation off", "sleep",
          "sleep 23-7 --zone=+1:00", "weekend sat sun", "sleep off", "weekend off"})
        say_as_ann(line);
    say_as_ann("message bob", "hello");
    mail("bob", "notify bob bobspass each broadcasts");
    say_as_ann("broadcast", "hello");
    say_as_ann("report bob", "hello");
    say("wari waiting");
    mail("ann", "wari challenge ann bob --clock=10d+1d --password=annspass");
    say_as_ann("offers");
    mail("bob", "offers bob bobspass");
    say_as_ann("wari withdraw 1");
    mail("ann",
         "wari challenge ann --to=anyone --rating=1400-1700 --within=200 --established "
         "--computer=no --repeat=2 --password=annspass");
    mail("ann", "oware challenge ann --to=anyone --computer=yes --unrated --password=annspass");
    say("wari waiting");
    say("oware waiting");
    say_as_ann("wari reject 2");
    say_as_ann("wari limit 3");
    say_as_ann("wari limit none");
    say_as_ann("wari seek 2 --rating=1400- --computer=no");
    mail("bob", "wari seek bob bobspass 1");
    say_as_ann("wari seek 0");
    say("wari games ann");
    say("wari games carol");
    say("wari standings");
    say("wari history");
    say("all show ann");
    say("all show dora");
    say("all show dora next");
    for (const char* line : {"wari challenge ann dora --etiquette=off --password=annspass",
                             "wari challenge ann dora --password=annspass"})
        mail("ann", line);
    mail("dora", "wari decline 4 dora doraspass --reason=clock");
    mail("dora", "wari accept 5 dora doraspass");
    for (const char* line :
         {"wari yield 5", "wari show 5", "wari showas 5", "wari preview 5 c", "wari queue 5 none",
          "wari submit 5 a", "wari confirm 5", "wari move 5 a", "wari unsubscribe 5",
          "wari subscribe 5", "wari chat 5", "wari note 5"})
        say_as_ann(line, "hello");
    mail("dora", "wari move 5 dora doraspass a");
    say_as_ann("wari halve 5");
    say_as_ann("wari resign 5");
    say_as_ann("wari rematch 5");
    say("wari standings");
    say("wari history");
    say("wari history ann dora");
    say("wari games ann all");
    say_as_ann("wari tournament cup --players=4");
    say("wari tournaments");
    say("oware tournaments");
    say("wari tournaments cup");
    mail("bob", "wari join cup bob bobspass");
    mail("bob", "wari leave cup bob bobspass");
    say_as_ann("wari call-off cup");
    say_as_ann("wari tournament evening --system=swiss --clock=15m+5s --round-minutes=20");
    say_as_ann("wari join evening");
    say_as_ann("wari bye evening");
    say_as_ann("wari bye evening");
    say("wari tournaments evening");
    say_as_ann("wari series");
    say_as_ann("wari series sat --every=saturday --at=15:00 --zone=Europe/London --system=arena");
    say_as_ann("wari series last --every=last-friday --at=15:00 --zone=Africa/Accra");
    say_as_ann("wari series daily --every=day --at=15:00 --zone=UTC --system=arena");
    mail("bob", "wari join sat bob bobspass");
    mail("bob", "wari leave sat bob bobspass");
    say_as_ann("wari series");
    say_as_ann("wari end-series sat");
    say_as_ann("team foxes --make --on-request");
    mail("bob", "team bob bobspass foxes --join");
    say_as_ann("team foxes --admit=bob");
    say_as_ann("team foxes --captain=bob");
    say_as_ann("team foxes --leave");
    mail("bob", "team bob bobspass owls --make");
    for (const char* line :
         {"wari tournament battle --system=arena --teams=2",
          "wari tournament derby --system=teams --teams=foxes,owls", "wari join derby"})
        say_as_ann(line);
    say_as_ann("team owls --join");
    mail("bob", "team bob bobspass owls --remove=ann");
    mail("bob", "team bob bobspass owls --leave");
    say_as_ann("team");
    say("wari tournaments");
    say_as_ann("sessions");
    say_as_ann("end session others");
    say_as_ann("two-factor");
    say_as_ann("tokens");
    say_as_ann("make token robot read play");
    say_as_ann("tokens");
    say_as_ann("revoke token robot");
    say_as_ann("webhooks");
    say_as_ann("make webhook robot https://bot.example.org/events");
    for (const char* line :
         {"webhooks", "show webhook robot", "ping webhook robot", "show webhook robot",
          "redeliver webhook robot 1", "revoke webhook robot", "become bot yes",
          "change mail-password", "change password annspass2"})
        say_as_ann(line);
    mail("bob", "multiple", "wari show 1\nlist seeds\nthanks");
    mail("bob", "change address bob bobspass bob@example.org new@example.org");
    mail("bob", "reset password 1-2 bobspass2");
    mail("bob", "signoff bob bobspass");
    mail("bob", "signoff bob bobspass yes");
    for (const club::CommandSpec& row : club::command_table())
        EXPECT_TRUE(asked_.contains(row.id)) << row.word;
}

/// What an operator's decision tells a player.
TEST_F(LetterTexts, WhatOperatorsDecideIsToldInTheLanguageOfThePlayer) {
    join("ann");
    const auto act = [&](const auto& decide) {
        transact(house_.store, [&](club::UnitOfWork& unit) {
            EXPECT_TRUE(decide(unit, club::OperatorContext{"root", "", house_.now}));
        });
        check_outbox("a decision");
    };
    using enum club::SanctionKind;
    for (const auto kind : {mute, ban})
        for (const auto lasting : {std::optional<std::chrono::milliseconds>(),
                                   std::optional<std::chrono::milliseconds>(std::chrono::hours(9))})
            act([&](club::UnitOfWork& unit, const club::OperatorContext& by) {
                return add_sanction(house_.club(), unit, by, "ann", kind, lasting);
            });
    say_as_ann("message ann", "hello");
    for (const auto kind : {mute, ban})
        act([&](club::UnitOfWork& unit, const club::OperatorContext& by) {
            return lift_sanction(unit, by, "ann", kind);
        });
    act([&](club::UnitOfWork& unit, const club::OperatorContext& by) {
        return set_address(house_.club(), unit, by, "ann", "ann@example.org");
    });
    act([&](club::UnitOfWork& unit, const club::OperatorContext& by) {
        return rename(house_.club(), unit, by, "ann", "carol");
    });
}

}  // namespace
}  // namespace posthouse::app
