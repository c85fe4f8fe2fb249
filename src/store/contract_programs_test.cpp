// The contract test: what programs need, their tokens, the log of events and webhooks. The stores
// are named at the end of contract_test.cpp.

#include "store/contract.h"

#include <gmock/gmock.h>

namespace posthouse {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

Token token_of(const User& user, std::string name, std::string hash, int scopes = 1) {
    return {{}, user.id, std::move(name), std::move(hash), scopes, at(5), std::nullopt};
}

Event in_match(const Match& match, std::string text, int ply) {
    Event event;
    event.match = match.id;
    event.seats = match.seats;
    event.by = match.seats[0];
    event.ply = ply;
    event.to_move = Side::second;
    event.text = std::move(text);
    event.at = at(10 * ply);
    return event;
}

std::vector<std::string> texts(const std::vector<Event>& events) {
    std::vector<std::string> all;
    for (const Event& event : events) all.push_back(event.text);
    return all;
}

}  // namespace

TEST_P(StoreContract, ATokenIsFoundByItsHashAndIsGoneWhenItIsRemoved) {
    const User ann = add_user("ann"), bob = add_user("bob");
    Token desk = token_of(ann, "desk", "1f"), phone = token_of(ann, "phone", "2f", 7);
    Token bobs = token_of(bob, "desk", "3f");
    work([&](Unit& unit) {
        for (Token* one : {&desk, &phone, &bobs}) EXPECT_TRUE(unit.add_token(*one));
        Token again = token_of(ann, "DESK", "4f");
        EXPECT_FALSE(unit.add_token(again));
    });
    const auto of = [&](const User& user) {
        return look([&](auto& reader) { return reader.tokens(user.id); });
    };
    EXPECT_THAT(of(ann), ElementsAre(desk, phone));
    EXPECT_EQ(look([](auto& reader) { return reader.token("3f"); }), bobs);
    EXPECT_EQ(look([](auto& reader) { return reader.token("4f"); }), std::nullopt);
    desk.hash = "5f";
    desk.used = at(9);
    work([&](Unit& unit) { unit.change_token(desk); });
    EXPECT_THAT(of(ann), ElementsAre(desk, phone));
    work([&](Unit& unit) {
        unit.remove_token(phone.id);
        unit.remove_token(TokenId{999});
    });
    EXPECT_THAT(of(ann), ElementsAre(desk));
    EXPECT_EQ(look([](auto& reader) { return reader.token("2f"); }), std::nullopt);
}

TEST_P(StoreContract, ATokensNumberIsNeverGivenAgain) {
    const User ann = add_user("ann");
    Token first = token_of(ann, "one", "1f"), second = token_of(ann, "one", "2f");
    work([&](Unit& unit) { EXPECT_TRUE(unit.add_token(first)); });
    work([&](Unit& unit) { unit.remove_token(first.id); });
    work([&](Unit& unit) { EXPECT_TRUE(unit.add_token(second)); });
    EXPECT_NE(first.id, second.id);
    User nobody;
    nobody.id = UserId{77};
    EXPECT_ANY_THROW(work([&](Unit& unit) {
        Token nobodys = token_of(nobody, "x", "9f");
        unit.add_token(nobodys);
    }));
}

TEST_P(StoreContract, EventsAreNumberedByOneAndThoseOfAnUndoneWorkLeaveNoGap) {
    const User ann = add_user("ann"), bob = add_user("bob");
    const Match match = add_match("wari", ann, bob);
    EXPECT_EQ(look([](auto& reader) { return reader.event_span(); }), (EventSpan{1, 0}));
    Event c = in_match(match, "c", 1), d = in_match(match, "d", 2);
    work([&](Unit& unit) { unit.add_event(c); });
    EXPECT_ANY_THROW(work([&](Unit& unit) {
        Event lost = in_match(match, "lost", 2);
        unit.add_event(lost);
        throw std::runtime_error("undone");
    }));
    work([&](Unit& unit) { unit.add_event(d); });
    EXPECT_EQ(c.number, 1);
    EXPECT_EQ(d.number, 2);
    EXPECT_THAT(look([](auto& reader) { return reader.events_after(0, {}, 9); }),
                ElementsAre(c, d));
    EXPECT_THAT(look([](auto& reader) { return reader.events_after(1, {}, 9); }), ElementsAre(d));
    EXPECT_THAT(look([](auto& reader) { return reader.events_after(0, {}, 1); }), ElementsAre(c));
    EXPECT_EQ(look([](auto& reader) { return reader.event_span(); }), (EventSpan{1, 2}));
}

TEST_P(StoreContract, EverybodyFindsHisEventsAndThoseOfAllAndAMatchItsOwn) {
    const User ann = add_user("ann"), bob = add_user("bob"), cara = add_user("cara");
    const Match one = add_match("wari", ann, bob), two = add_match("wari", cara, ann);
    work([&](Unit& unit) {
        Event first = in_match(one, "one", 1), second = in_match(two, "two", 1);
        Event offer, message;
        offer.kind = EventKind::offer;
        offer.text = "offer";
        message.kind = EventKind::message;
        message.seats = {cara.id, UserId{}};
        message.by = bob.id;
        message.text = "message";
        for (Event* event : {&first, &offer, &second, &message}) unit.add_event(*event);
    });
    const auto of = [&](const User& user, bool everybodys = true, std::size_t limit = 9) {
        return texts(look([&](auto& reader) {
            return reader.events_after(0, {user.id, std::nullopt, everybodys}, limit);
        }));
    };
    EXPECT_THAT(of(ann), ElementsAre("one", "offer", "two"));
    EXPECT_THAT(of(bob), ElementsAre("one", "offer"));
    EXPECT_THAT(of(cara), ElementsAre("offer", "two", "message"));
    EXPECT_THAT(of(cara, false), ElementsAre("two", "message"));
    EXPECT_THAT(of(ann, true, 2), ElementsAre("one", "offer"));
    EXPECT_THAT(texts(look([&](auto& reader) {
                    return reader.events_after(0, {std::nullopt, two.id}, 9);
                })),
                ElementsAre("two"));
}

TEST_P(StoreContract, TheOldestEventsAreForgottenAndTheNumbersGoOn) {
    const User ann = add_user("ann"), bob = add_user("bob");
    const Match match = add_match("wari", ann, bob);
    work([&](Unit& unit) {
        for (int ply = 1; ply <= 3; ++ply) {
            Event event = in_match(match, std::to_string(ply), ply);
            unit.add_event(event);
        }
    });
    work([&](Unit& unit) { unit.forget_events_before(at(20)); });
    EXPECT_THAT(texts(look([](auto& reader) { return reader.events_after(0, {}, 9); })),
                ElementsAre("2", "3"));
    EXPECT_EQ(look([](auto& reader) { return reader.event_span(); }), (EventSpan{2, 3}));
    work([&](Unit& unit) { unit.forget_events_before(at(500)); });
    EXPECT_THAT(look([](auto& reader) { return reader.events_after(0, {}, 9); }), IsEmpty());
    EXPECT_EQ(look([](auto& reader) { return reader.event_span(); }), (EventSpan{4, 3}));
    Event next = in_match(match, "4", 4);
    work([&](Unit& unit) { unit.add_event(next); });
    EXPECT_EQ(next.number, 4);
}

TEST_P(StoreContract, NewsMakesAPlayersWebhooksDueButThoseInTroubleAndThoseGivenUp) {
    const User ann = add_user("ann"), bob = add_user("bob");
    const auto hook = [&](const User& user, std::string name) {
        Webhook made{{}, user.id, std::move(name), "https://bot.example/", at(1), 7, {}, 0, "", {}};
        work([&](Unit& unit) { EXPECT_TRUE(unit.add_webhook(made)); });
        return made;
    };
    Webhook quiet = hook(ann, "quiet"), troubled = hook(ann, "troubled"), dead = hook(ann, "dead");
    const Webhook bobs = hook(bob, "quiet");
    troubled.due = at(900);
    troubled.attempts = 2;
    troubled.trouble = "HTTP status 500";
    dead.given_up = at(3);
    work([&](Unit& unit) {
        unit.change_webhook(troubled);
        unit.change_webhook(dead);
        Webhook again = quiet;
        EXPECT_FALSE(unit.add_webhook(again));
        unit.webhook_news(ann.id, at(100));
    });
    quiet.due = at(100);
    EXPECT_THAT(look([&](auto& reader) { return reader.webhooks(ann.id); }),
                ElementsAre(quiet, troubled, dead));
    EXPECT_THAT(look([&](auto& reader) { return reader.webhooks(bob.id); }), ElementsAre(bobs));
    const auto due = [&](int now, std::size_t limit = 9) {
        return ids(look([&](auto& reader) { return reader.webhooks_due(at(now), limit); }));
    };
    EXPECT_THAT(due(99), IsEmpty());
    EXPECT_THAT(due(100), ElementsAre(quiet.id));
    EXPECT_THAT(due(900), ElementsAre(quiet.id, troubled.id));
    EXPECT_THAT(due(900, 1), ElementsAre(quiet.id));
    quiet.due.reset();
    quiet.told = 12;
    work([&](Unit& unit) {
        unit.change_webhook(quiet);
        unit.remove_webhook(troubled.id);
        unit.remove_webhook(WebhookId{99});
    });
    EXPECT_THAT(look([&](auto& reader) { return reader.webhooks(ann.id); }),
                ElementsAre(quiet, dead));
    EXPECT_THAT(due(900), IsEmpty());
}

TEST_P(StoreContract, AMatchesVersionGoesUpWithEveryChangeAndEveryRemark) {
    const User ann = add_user("ann"), bob = add_user("bob");
    Match match = add_match("wari", ann, bob);
    const auto version = [&] {
        return look([&](auto& reader) { return reader.match(match.id)->version; });
    };
    EXPECT_EQ(version(), 0);
    match.version = 70;  // what the caller believes does not count
    work([&](Unit& unit) { unit.change_match(match); });
    EXPECT_EQ(version(), 1);
    work([&](Unit& unit) {
        Remark remark{match.id, 0, ann.id, 0, "well met", at(1)};
        unit.add_remark(remark);
    });
    EXPECT_EQ(version(), 2);
    work([&](Unit& unit) { unit.change_seats(match.id); });
    EXPECT_EQ(version(), 3);
}

}  // namespace posthouse
