// API tokens, webhooks and the event log.
#include "club/commands/test_club.h"
#include "club/core/events.h"
#include "club/letters/letter_tables.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class ProgramsTest : public testing::Test {
protected:
    ProgramsTest() {
        club.join("ann");
        club.join("bob");
    }

    std::vector<ApiToken> tokens(std::string_view name) {
        std::vector<ApiToken> all;
        club.store.read(
            [&](const StoreReader& reader) { all = tokens_of(reader, club.user(name).id); });
        return all;
    }
    std::vector<Webhook> webhooks(std::string_view name) {
        std::vector<Webhook> all;
        club.store.read(
            [&](const StoreReader& reader) { all = webhooks_of(reader, club.user(name).id); });
        return all;
    }
    /// "move ann 1: c" for each unread event that concerns this player.
    std::vector<std::string> told(std::string_view name) {
        std::vector<std::string> lines;
        EventFilter of;
        of.player = club.user(name).id;
        club.store.read([&](const StoreReader& reader) {
            for (const Event& event : events_after(reader, read_, of, 100)) {
                const auto by = reader.user(event.by);
                std::string line(name_of(event.kind));
                line += by ? " " + by->name : "";
                if (event.match != MatchId{}) line += " " + std::to_string(event.ply);
                lines.push_back(line + (event.text.empty() ? "" : ": " + event.text));
                read_ = event.number;
            }
        });
        return lines;
    }
    Response with_token(std::string line, std::initializer_list<Scope> scopes,
                        std::string comment = "", std::string_view name = "") {
        Request request;
        request.lines = {std::move(line)};
        request.comment = std::move(comment);
        request.speaker = club.user("ann").id;
        request.scopes = 0;
        for (const Scope scope : scopes) *request.scopes |= static_cast<int>(scope);
        for (const ApiToken& token : tokens("ann"))
            if (token.name == name) request.token = token.id;
        request.now = club.now;
        return club.submit(request);
    }

    TestClub club;

private:
    std::int64_t read_ = 0;
};

TEST_F(ProgramsTest, ATokensWordIsToldOnceAndOnlyItsHashIsKept) {
    const Response reply = club.say("ann", "make token annspass my-bot read,talk");
    ASSERT_TRUE(reply.accepted) << reply.text;
    const auto made = tokens("ann");
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(format_scopes(made[0].scopes), "read, talk");
    const std::string word = token_secret(club.key, made[0]);
    EXPECT_EQ(word.size(), 50U);
    EXPECT_THAT(reply.text, Not(HasSubstr(word)));
    EXPECT_THAT(reveal_once(reply.text, club.key, club.user("ann").id), HasSubstr(word));
    EXPECT_THAT(reveal_once(reply.text, club.key, club.user("bob").id), Not(HasSubstr(word)));
    EXPECT_THAT(redact_one_time_secrets(reply.text, "(told once)"), HasSubstr("    (told once)\n"));
    EXPECT_EQ(made[0].hash, token_hash(word));
    club.store.read([&](const StoreReader& reader) {
        EXPECT_EQ(token_with_hash(reader, token_hash(word))->user, club.user("ann").id);
    });
}

TEST_F(ProgramsTest, NobodyGetsAnothersWordByWritingWhereItWouldStand) {
    club.say("ann", "make token annspass my-bot");
    const std::string place = secret_placeholder(tokens("ann")[0]);
    club.say("ann", "message bob", "look: " + place);
    for (const Letter& letter : club.letters_to("bob"))
        EXPECT_THAT(letter.text(), Not(HasSubstr(place)));
    EXPECT_THAT(club.say("ann", "wari show " + place).text, Not(HasSubstr(place)));
}

TEST_F(ProgramsTest, ATokenMadeAnewUnderItsOldNameHasAnotherWord) {
    club.say("ann", "make token annspass my-bot");
    const ApiToken before = tokens("ann")[0];
    EXPECT_THAT(club.say("ann", "make token annspass MY-BOT").text,
                HasSubstr("You have a token of that name"));
    EXPECT_TRUE(club.say("ann", "revoke token my-bot").accepted);
    EXPECT_THAT(tokens("ann"), IsEmpty());
    club.say("ann", "make token annspass my-bot");
    EXPECT_NE(tokens("ann")[0].hash, before.hash);
    EXPECT_FALSE(club.say("bob", "revoke token my-bot").accepted);
}

TEST_F(ProgramsTest, MakingATokenNeedsTheAccountsOwnPassword) {
    EXPECT_FALSE(club.say("ann", "make token wrongpass my-bot").accepted);
    EXPECT_FALSE(club.mail("ann@example.org", {"make token my-bot"}).accepted);
    EXPECT_THAT(tokens("ann"), IsEmpty());
    EXPECT_TRUE(club.mail("ann@example.org", {"make token ann annspass my-bot"}).accepted);
    EXPECT_EQ(tokens("ann").size(), 1U);
}

TEST_F(ProgramsTest, AMailsAnswerTellsTheWordToAnAddressOfItsOwnersOnly) {
    club.say("", "signup cara caraspass ann@example.org");  // who shares ann's address
    club.say("", "confirm " +
                     address_confirmation_token(club.key, club.user("cara").id, "ann@example.org"));
    club.mail("ann@example.org", {"make token cara caraspass bot"});
    const Letter shared = club.letters_to("cara").front();
    EXPECT_THAT(reveal_once(shared.text(), club.key, shared.to),
                HasSubstr(token_secret(club.key, tokens("cara")[0])));
    club.mail("elsewhere@example.org", {"make token ann annspass bot"});
    std::vector<Letter> all;
    club.store.read(
        [&](const StoreReader& reader) { all = letters_due(reader, club.now + 1h, 100); });
    EXPECT_EQ(all.back().address, "elsewhere@example.org");
    EXPECT_THAT(all.back().text(), HasSubstr("confirmed)"));
    EXPECT_THAT(all.back().text(), Not(HasSubstr("{token")));
}

TEST_F(ProgramsTest, ATokenDoesWhatItsScopesSayAndTheRefusalNamesTheOneThatIsMissing) {
    club.say("ann", "wari challenge ann bob --first=ann");
    EXPECT_TRUE(with_token("wari show 1", {Scope::read}).accepted);
    const Response moved = with_token("wari move 1 c", {Scope::read, Scope::chat});
    EXPECT_TRUE(moved.forbidden);
    EXPECT_THAT(moved.text, HasSubstr("lacks the scope “play”"));
    EXPECT_EQ(club.match("wari", 1).plies, 0);
    EXPECT_TRUE(with_token("wari move 1 c", {Scope::play}).accepted);
    EXPECT_THAT(with_token("wari chat 1", {Scope::play}, "hello").text,
                HasSubstr("lacks the scope “talk”"));
    EXPECT_TRUE(with_token("wari chat 1", {Scope::chat}, "hello").accepted);
    const Response account =
        with_token("change password annspass another-1", {Scope::read, Scope::play, Scope::chat});
    EXPECT_TRUE(account.forbidden);
    EXPECT_THAT(account.text, HasSubstr("No token may do that"));
}

TEST_F(ProgramsTest, OfSeveralLinesEachIsHeldToTheScopesByItself) {
    club.say("ann", "wari challenge ann bob --first=ann");
    const Response reply = with_token("multiple", {Scope::read}, "wari show 1\nwari move 1 c\n");
    EXPECT_FALSE(reply.accepted);
    EXPECT_FALSE(reply.forbidden);
    EXPECT_THAT(reply.text, HasSubstr("lacks the scope “play”"));
    EXPECT_EQ(club.match("wari", 1).plies, 0);
}

TEST_F(ProgramsTest, EveryCommandNeedsAScopeOrThePlayer) {
    for (const CommandSpec& row : command_table()) {
        if (row.auth_level == AuthLevel::owner) {
            EXPECT_FALSE(scope_of(row)) << row.usage();
        }
    }
    EXPECT_FALSE(read_scopes({"everything"}));
    EXPECT_EQ(format_scopes(*read_scopes({})), "read, play");
    EXPECT_EQ(format_scopes(*read_scopes({"talk", "read,play"})), "read, play, talk");
}

TEST_F(ProgramsTest, WhatHappensInAMatchIsLoggedOnceAndInOrder) {
    club.say("ann", "wari challenge ann bob --first=ann");
    EXPECT_THAT(told("bob"), ElementsAre("begun 0"));
    club.say("ann", "wari move 1 c");
    club.say("ann", "wari move 1 c");  // it is not her turn any more
    club.say("bob", "wari chat 1", "well met");
    club.say("ann", "wari move 1 undo");
    club.say("bob", "wari move 1 accept");
    EXPECT_THAT(told("bob"), ElementsAre("move ann 1: c", "talk bob 1: well met",
                                         "proposal 1: ann asks to take back a move.",
                                         "taken_back 0: ann takes back c."));
    club.say("ann", "wari resign 1");
    EXPECT_THAT(told("ann"), ElementsAre("ended 0: second resigned"));
}

TEST_F(ProgramsTest, AMoveThatAPlanMakesIsAnEventOfItsOwn) {
    club.say("ann", "wari challenge ann bob --first=ann");
    club.say("bob", "wari queue 1 if c then d");
    told("ann");
    club.say("ann", "wari move 1 c");
    EXPECT_THAT(told("ann"), ElementsAre("move ann 1: c", "move bob 2: d"));
}

TEST_F(ProgramsTest, TheWaitingRoomConcernsEverybodyAndAMessageItsReader) {
    club.say("ann", "oware challenge ann --to=anyone");
    club.say("ann", "message bob", "hello");
    EXPECT_THAT(told("bob"), ElementsAre("offer ann: oware/1", "message ann"));
    club.say("bob", "oware accept 1");
    EXPECT_THAT(told("ann"), ElementsAre("offer_gone ann: oware/1", "begun 0"));
}

TEST_F(ProgramsTest, AWebhookIsTakenOnlyOnTheOpenInternetAndBeginsWithWhatHappensNext) {
    club.say("ann", "wari challenge ann bob --first=ann");
    for (const char* url : {"http://bot.example.org/", "https://127.0.0.1/", "https://localhost/",
                            "ftp://bot.example.org/", "bot"})
        EXPECT_THAT(club.say("ann", std::string("make webhook bot ") + url).text,
                    HasSubstr("begins with https://"))
            << url;
    const Response reply = club.say("ann", "make webhook bot https://bot.example.org/x");
    ASSERT_TRUE(reply.accepted) << reply.text;
    const auto made = webhooks("ann");
    ASSERT_EQ(made.size(), 1U);
    EXPECT_THAT(reveal_once(reply.text, club.key, club.user("ann").id),
                HasSubstr(token_secret(club.key, made[0])));
    EXPECT_EQ(made[0].last_delivered, 1);
    EXPECT_EQ(made[0].due, std::nullopt);
    club.say("ann", "wari move 1 c");
    EXPECT_EQ(webhooks("ann")[0].due, club.now);
    EXPECT_THAT(club.say("ann", "webhooks").text, HasSubstr("bot: https://bot.example.org/x"));
    EXPECT_TRUE(club.say("ann", "revoke webhook BOT").accepted);
    EXPECT_THAT(webhooks("ann"), IsEmpty());
}

TEST_F(ProgramsTest, AWebhookEndsWithTheTokenThatMadeIt) {
    club.say("ann", "make token annspass first webhook");
    club.say("ann", "make token annspass second webhook");
    const std::string url = " https://bot.example.org/x";
    EXPECT_TRUE(with_token("make webhook one" + url, {Scope::webhook}, "", "first").accepted);
    EXPECT_TRUE(with_token("make webhook two" + url, {Scope::webhook}, "", "second").accepted);
    club.say("ann", "make webhook by-hand" + url);
    club.say("ann", "revoke token first");
    ASSERT_EQ(webhooks("ann").size(), 2U);
    EXPECT_EQ(webhooks("ann")[0].name, "two");
    EXPECT_THAT(club.say("ann", "change password annspass another-1 --end-tokens").text,
                HasSubstr("webhooks are ended"));
    EXPECT_THAT(webhooks("ann"), IsEmpty());
    EXPECT_THAT(tokens("ann"), IsEmpty());
}

TEST_F(ProgramsTest, WebhooksNeedAScopeOfTheirOwn) {
    club.say("ann", "make webhook bot https://bot.example.org/x");
    for (const char* line : {"make webhook other https://bot.example.org/x", "ping webhook bot",
                             "redeliver webhook bot 1", "revoke webhook bot"})
        EXPECT_THAT(with_token(line, {Scope::read, Scope::play, Scope::chat}).text,
                    HasSubstr("lacks the scope “webhook”"))
            << line;
    EXPECT_TRUE(with_token("webhooks", {Scope::read}).accepted);
}

TEST_F(ProgramsTest, AClosedAccountLeavesNoTokenAndNoWebhook) {
    club.say("ann", "make token annspass my-bot");
    club.say("ann", "make webhook bot https://bot.example.org/x");
    EXPECT_THAT(club.say("ann", "change password annspass another-1").text,
                HasSubstr("programs' tokens stay valid"));
    const UserId ann = club.user("ann").id;
    EXPECT_TRUE(club.say("ann", "signoff another-1 yes").accepted);
    club.store.read([&](const StoreReader& reader) {
        EXPECT_THAT(tokens_of(reader, ann), IsEmpty());
        EXPECT_THAT(webhooks_of(reader, ann), IsEmpty());
    });
}

}  // namespace
}  // namespace posthouse::club
