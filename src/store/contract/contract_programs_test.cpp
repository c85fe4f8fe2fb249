// Store contract: API tokens, the event log, webhooks and push subscriptions.

#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

club::ApiToken token_of(const club::User& user, std::string name, std::string hash,
                        int scopes = 1) {
    return {{}, user.id, std::move(name), std::move(hash), scopes, at(5), std::nullopt};
}

club::Event in_match(const club::Match& match, std::string text, int ply) {
    club::Event event;
    event.match = match.id;
    event.seats = match.seats;
    event.by = match.seats[0];
    event.ply = ply;
    event.to_move = Side::second;
    event.text = std::move(text);
    event.at = at(10 * ply);
    return event;
}

std::vector<std::string> texts(const std::vector<club::Event>& events) {
    std::vector<std::string> all;
    for (const club::Event& event : events) all.push_back(event.text);
    return all;
}

}  // namespace

TEST_P(StoreContract, FindsATokenByItsHashUntilItIsRemoved) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::ApiToken desk = token_of(ann, "desk", "1f"), phone = token_of(ann, "phone", "2f", 7);
    club::ApiToken bobs = token_of(bob, "desk", "3f");
    work([&](club::UnitOfWork& unit) {
        for (club::ApiToken* one : {&desk, &phone, &bobs}) EXPECT_TRUE(unit.add_token(*one));
        club::ApiToken again = token_of(ann, "DESK", "4f");
        EXPECT_FALSE(unit.add_token(again));
        club::ApiToken next = token_of(bob, "next", "6f");
        EXPECT_TRUE(unit.add_token(next));
        EXPECT_EQ(static_cast<int>(next.id), static_cast<int>(bobs.id) + 1)
            << "what was refused takes no id in any store";
    });
    const auto of = [&](const club::User& user) {
        return read_back([&](auto& reader) { return reader.tokens(user.id); });
    };
    EXPECT_THAT(of(ann), ElementsAre(desk, phone));
    EXPECT_EQ(read_back([](auto& reader) { return reader.token("3f"); }), bobs);
    EXPECT_EQ(read_back([](auto& reader) { return reader.token("4f"); }), std::nullopt);
    desk.hash = "5f";
    desk.used = at(9);
    work([&](club::UnitOfWork& unit) { unit.change_token(desk); });
    EXPECT_THAT(of(ann), ElementsAre(desk, phone));
    work([&](club::UnitOfWork& unit) {
        unit.remove_token(phone.id);
        unit.remove_token(club::TokenId{999});
    });
    EXPECT_THAT(of(ann), ElementsAre(desk));
    EXPECT_EQ(read_back([](auto& reader) { return reader.token("2f"); }), std::nullopt);
}

TEST_P(StoreContract, DoesNotReuseATokensId) {
    const club::User ann = add_user("ann");
    club::ApiToken first = token_of(ann, "one", "1f"), second = token_of(ann, "one", "2f");
    work([&](club::UnitOfWork& unit) { EXPECT_TRUE(unit.add_token(first)); });
    work([&](club::UnitOfWork& unit) { unit.remove_token(first.id); });
    work([&](club::UnitOfWork& unit) { EXPECT_TRUE(unit.add_token(second)); });
    EXPECT_NE(first.id, second.id);
    club::User nobody;
    nobody.id = club::UserId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        club::ApiToken nobodys = token_of(nobody, "x", "9f");
        unit.add_token(nobodys);
    }));
}

TEST_P(StoreContract, NumbersEventsWithoutGaps) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    EXPECT_EQ(read_back([](auto& reader) { return reader.event_range(); }),
              (club::EventRange{1, 0}));
    club::Event c = in_match(match, "c", 1), d = in_match(match, "d", 2);
    work([&](club::UnitOfWork& unit) { unit.add_event(c); });
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        club::Event lost = in_match(match, "lost", 2);
        unit.add_event(lost);
        throw std::runtime_error("undone");
    }));
    work([&](club::UnitOfWork& unit) { unit.add_event(d); });
    c.number = 1;  // as of the commit
    d.number = 2;
    EXPECT_THAT(read_back([](auto& reader) { return reader.events_after(0, {}, 9); }),
                ElementsAre(c, d));
    EXPECT_THAT(read_back([](auto& reader) { return reader.events_after(1, {}, 9); }),
                ElementsAre(d));
    EXPECT_THAT(read_back([](auto& reader) { return reader.events_after(0, {}, 1); }),
                ElementsAre(c));
    EXPECT_EQ(read_back([](auto& reader) { return reader.event_range(); }),
              (club::EventRange{1, 2}));
}

TEST_P(StoreContract, FindsEventsByReaderAndByMatch) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cara = add_user("cara");
    const club::Match one = add_match("wari", ann, bob), two = add_match("wari", cara, ann);
    work([&](club::UnitOfWork& unit) {
        club::Event first = in_match(one, "one", 1), second = in_match(two, "two", 1);
        club::Event offer, message;
        offer.kind = club::EventKind::offer;
        offer.text = "offer";
        message.kind = club::EventKind::message;
        message.seats = {cara.id, club::UserId{}};
        message.by = bob.id;
        message.text = "message";
        for (club::Event* event : {&first, &offer, &second, &message}) unit.add_event(*event);
    });
    const auto of = [&](const club::User& user, bool everybodys = true, std::size_t limit = 9) {
        return texts(read_back([&](auto& reader) {
            return reader.events_after(0, {user.id, std::nullopt, everybodys}, limit);
        }));
    };
    EXPECT_THAT(of(ann), ElementsAre("one", "offer", "two"));
    EXPECT_THAT(of(bob), ElementsAre("one", "offer"));
    EXPECT_THAT(of(cara), ElementsAre("offer", "two", "message"));
    EXPECT_THAT(of(cara, false), ElementsAre("two", "message"));
    EXPECT_THAT(of(ann, true, 2), ElementsAre("one", "offer"));
    EXPECT_THAT(texts(read_back([&](auto& reader) {
                    return reader.events_after(0, {std::nullopt, two.id}, 9);
                })),
                ElementsAre("two"));
}

TEST_P(StoreContract, FindsAPlayersMovesInMatchesThatRunOrHaveEndedSince) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cara = add_user("cara");
    club::Match ended = add_match("wari", ann, bob), runs = add_match("wari", bob, ann),
                rests = add_match("wari", ann, bob), others = add_match("wari", bob, cara);
    const auto play = [&](club::Match& match, const std::string& text, int hour) {
        work([&](club::UnitOfWork& unit) {
            club::Event move = in_match(match, text, 1);
            move.at = match.turn_since = at(3'600'000LL * hour);
            unit.add_event(move);
            unit.change_match(match);
        });
    };
    play(rests, "before", 1);
    play(ended, "last", 2);
    play(others, "not theirs", 3);
    play(runs, "now", 4);
    work([&](club::UnitOfWork& unit) {
        ended.outcome = club::MatchOutcome{Result::first, "rules", at(3'600'000LL * 5)};
        club::TestEndings::change_match(unit, ended);
        club::Event end = in_match(ended, "end", 1);
        end.kind = club::EventKind::ended;
        unit.add_event(end);
    });
    const auto of = [&](const club::User& user) {
        return texts(read_back([&](auto& reader) {
            return reader.events_after(1, {user.id, std::nullopt, true}, 9);
        }));
    };
    EXPECT_THAT(of(ann), ElementsAre("last", "now", "end"));
    EXPECT_THAT(of(bob), ElementsAre("last", "not theirs", "now", "end"));
    EXPECT_THAT(of(cara), ElementsAre("not theirs"));
}

TEST_P(StoreContract, FindsAPlayersMovesThoughTheClockWasSetBack) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Match match = add_match("wari", ann, bob);
    const auto play = [&](const std::string& text, int hour) {
        work([&](club::UnitOfWork& unit) {
            club::Event move = in_match(match, text, 1);
            move.at = match.turn_since = at(3'600'000LL * hour);
            unit.add_event(move);
            unit.change_match(match);
        });
    };
    play("known", 4);
    play("first", 5);
    play("second", 3);
    EXPECT_THAT(texts(read_back([&](auto& reader) {
                    return reader.events_after(1, {ann.id, std::nullopt, true}, 9);
                })),
                ElementsAre("first", "second"));
}

TEST_P(StoreContract, FindsTheFirstMoveOfAChallengeThatWaitsOrNeverBegan) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const auto challenge = [&](const std::string& text) {
        club::Match match;
        match.game = "wari";
        match.seats = {ann.id, bob.id};
        match.offered_to = bob.id;
        work([&](club::UnitOfWork& unit) {
            unit.add_match(match);
            club::Event move = in_match(match, text, 1);
            match.turn_since = move.at;
            unit.add_event(move);
            unit.change_match(match);
        });
        return match;
    };
    challenge("waits");
    club::Match declined = challenge("declined");
    work([&](club::UnitOfWork& unit) {
        declined.outcome = club::MatchOutcome{Result::draw, "declined", at(3'600'000LL)};
        club::TestEndings::change_match(unit, declined);
        club::Event end = in_match(declined, "end", 1);
        end.kind = club::EventKind::challenge_gone;
        unit.add_event(end);
    });
    EXPECT_THAT(texts(read_back([&](auto& reader) {
                    return reader.events_after(0, {bob.id, std::nullopt, true}, 9);
                })),
                ElementsAre("waits", "declined", "end"));
}

TEST_P(StoreContract, RemovesOldEventsAndKeepsCounting) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) {
        for (int ply = 1; ply <= 3; ++ply) {
            club::Event event = in_match(match, std::to_string(ply), ply);
            unit.add_event(event);
        }
    });
    work([&](club::UnitOfWork& unit) { EXPECT_EQ(unit.remove_events_before(at(20), 9), 1U); });
    EXPECT_THAT(texts(read_back([](auto& reader) { return reader.events_after(0, {}, 9); })),
                ElementsAre("2", "3"));
    EXPECT_EQ(read_back([](auto& reader) { return reader.event_range(); }),
              (club::EventRange{2, 3}));
    work([&](club::UnitOfWork& unit) { EXPECT_EQ(unit.remove_events_before(at(500), 1), 1U); });
    EXPECT_THAT(texts(read_back([](auto& reader) { return reader.events_after(0, {}, 9); })),
                ElementsAre("3"));
    work([&](club::UnitOfWork& unit) { unit.remove_events_before(at(500), 9); });
    EXPECT_THAT(read_back([](auto& reader) { return reader.events_after(0, {}, 9); }), IsEmpty());
    EXPECT_EQ(read_back([](auto& reader) { return reader.event_range(); }),
              (club::EventRange{4, 3}));
    club::Event next = in_match(match, "4", 4);
    work([&](club::UnitOfWork& unit) { unit.add_event(next); });
    EXPECT_EQ(read_back([](auto& reader) { return reader.event_range(); }),
              (club::EventRange{4, 4}));
}

TEST_P(StoreContract, MakesHealthyWebhooksDueOnNews) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const auto hook = [&](const club::User& user, std::string name) {
        club::Webhook made{
            {}, user.id, std::move(name), "https://bot.example/", at(1), 7, {}, 0, "", {}, {}};
        work([&](club::UnitOfWork& unit) { EXPECT_TRUE(unit.add_webhook(made)); });
        return made;
    };
    club::Webhook quiet = hook(ann, "quiet"), troubled = hook(ann, "troubled"),
                  dead = hook(ann, "dead");
    const club::Webhook bobs = hook(bob, "quiet");
    troubled.due = at(900);
    troubled.attempts = 2;
    troubled.last_error = "HTTP status 500";
    dead.failed_at = at(3);
    work([&](club::UnitOfWork& unit) {
        unit.change_webhook(troubled);
        unit.change_webhook(dead);
        club::Webhook again = quiet;
        EXPECT_FALSE(unit.add_webhook(again));
        unit.mark_webhooks_due(ann.id, at(100));
    });
    quiet.due = at(100);
    EXPECT_THAT(read_back([&](auto& reader) { return reader.webhooks(ann.id); }),
                ElementsAre(quiet, troubled, dead));
    EXPECT_THAT(read_back([&](auto& reader) { return reader.webhooks(bob.id); }),
                ElementsAre(bobs));
    const auto due = [&](int now, std::size_t limit = 9) {
        return ids(read_back([&](auto& reader) { return reader.webhooks_due(at(now), limit); }));
    };
    EXPECT_THAT(due(99), IsEmpty());
    EXPECT_THAT(due(100), ElementsAre(quiet.id));
    EXPECT_THAT(due(900), ElementsAre(quiet.id, troubled.id));
    EXPECT_THAT(due(900, 1), ElementsAre(quiet.id));
    quiet.due.reset();
    quiet.last_delivered = 12;
    work([&](club::UnitOfWork& unit) {
        unit.change_webhook(quiet);
        unit.remove_webhook(troubled.id);
        unit.remove_webhook(club::WebhookId{99});
    });
    EXPECT_THAT(read_back([&](auto& reader) { return reader.webhooks(ann.id); }),
                ElementsAre(quiet, dead));
    EXPECT_THAT(due(900), IsEmpty());
}

TEST_P(StoreContract, KeepsDeliveriesOfWebhooksByEvent) {
    const club::User ann = add_user("ann");
    club::Webhook hook{{}, ann.id, "hook", "https://bot.example/", at(1), 7, {}, 0, "", {}, {}};
    work([&](club::UnitOfWork& unit) { EXPECT_TRUE(unit.add_webhook(hook)); });
    EXPECT_EQ(read_back([&](auto& reader) { return reader.webhook(hook.id); }), hook);
    using club::EventKind;
    club::WebhookDelivery move{hook.id, 8, EventKind::move, at(5), 1, 200, "", at(7) - at(4)};
    const club::WebhookDelivery failed{hook.id, 9, EventKind::chat, at(6), 3, 0, "no response"},
        test{hook.id, 0, EventKind::ping, at(7), 0, 0, "", {}, at(7)};
    work([&](club::UnitOfWork& unit) {
        for (const auto& one : {move, failed, test}) unit.set_webhook_delivery(one);
    });
    const auto all = [&] {
        return read_back([&](auto& reader) { return reader.webhook_deliveries(hook.id); });
    };
    const auto requested = [&](std::size_t limit = 9) {
        return read_back([&](auto& reader) { return reader.webhook_deliveries_requested(limit); });
    };
    EXPECT_THAT(all(), ElementsAre(test, failed, move));
    EXPECT_THAT(requested(), ElementsAre(test));
    move.requested = at(6);
    work([&](club::UnitOfWork& unit) { unit.set_webhook_delivery(move); });
    EXPECT_THAT(requested(), ElementsAre(move, test));
    EXPECT_THAT(requested(1), ElementsAre(move));
    work([&](club::UnitOfWork& unit) { unit.remove_webhook_delivery(hook.id, 9); });
    EXPECT_THAT(all(), ElementsAre(test, move));
    work([&](club::UnitOfWork& unit) { unit.remove_webhook(hook.id); });
    EXPECT_THAT(all(), IsEmpty());
    EXPECT_THAT(requested(), IsEmpty());
}

TEST_P(StoreContract, ReadsAnEventByItsNumber) {
    const club::Match match = add_match("wari", add_user("ann"), add_user("bob"));
    club::Event event;
    event.match = match.id;
    event.text = "c";
    event.at = at(3);
    work([&](club::UnitOfWork& unit) { unit.add_event(event); });
    const auto read = [&](std::int64_t number) {
        return read_back([&](auto& reader) { return reader.event(number); });
    };
    EXPECT_EQ(read(event.number), event);
    EXPECT_EQ(read(event.number + 1), std::nullopt);
}

TEST_P(StoreContract, IncrementsAMatchsVersionWithEveryChange) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Match match = add_match("wari", ann, bob);
    const auto version = [&] {
        return read_back([&](auto& reader) { return reader.match(match.id)->version; });
    };
    EXPECT_EQ(version(), 0);
    match.version = 70;  // ignored
    work([&](club::UnitOfWork& unit) { unit.change_match(match); });
    EXPECT_EQ(version(), 1);
    work([&](club::UnitOfWork& unit) {
        club::ChatMessage remark{match.id, 0, ann.id, 0, "well met", at(1)};
        unit.add_chat_message(remark);
    });
    EXPECT_EQ(version(), 2);
    work([&](club::UnitOfWork& unit) { unit.swap_seats(match.id); });
    EXPECT_EQ(version(), 3);
}

// Push subscriptions

using testing::ElementsAre;
using testing::IsEmpty;

TEST_P(StoreContract, ListsPushSubscriptionsInOrder) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::PushSubscription desk{"https://push.example/desk", ann.id, at(2), at(5), 3};
    const club::PushSubscription phone{"https://push.example/phone", ann.id, at(1), std::nullopt,
                                       0};
    work([&](club::UnitOfWork& unit) {
        unit.set_push_subscription(desk);
        unit.set_push_subscription(phone);
    });
    const auto of = [&](const club::User& user) {
        return read_back([&](auto& reader) { return reader.push_subscriptions(user.id); });
    };
    EXPECT_THAT(of(ann), ElementsAre(phone, desk));
    EXPECT_THAT(of(bob), IsEmpty());
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.set_push_subscription(
            {"https://push.example/nobody", club::UserId{77}, at(1), std::nullopt, 0});
    }));
}

TEST_P(StoreContract, GivesAPushSubscriptionToTheLastPlayer) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::PushSubscription anns{"https://push.example/1", ann.id, at(1), at(2), 1};
    const club::PushSubscription bobs{"https://push.example/1", bob.id, at(3), std::nullopt, 0};
    work([&](club::UnitOfWork& unit) { unit.set_push_subscription(anns); });
    work([&](club::UnitOfWork& unit) { unit.set_push_subscription(bobs); });
    EXPECT_THAT(read_back([&](auto& reader) { return reader.push_subscriptions(ann.id); }),
                IsEmpty());
    EXPECT_THAT(read_back([&](auto& reader) { return reader.push_subscriptions(bob.id); }),
                ElementsAre(bobs));
    work([&](club::UnitOfWork& unit) {
        unit.remove_push_subscription("https://push.example/1");
        unit.remove_push_subscription("https://push.example/unknown");
    });
    EXPECT_THAT(read_back([&](auto& reader) { return reader.push_subscriptions(bob.id); }),
                IsEmpty());
}

TEST_P(StoreContract, MakesHealthyPushSubscriptionsDueOnNews) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const auto place = [&](const char* name, const club::User& of, std::optional<club::Instant> due,
                           int tried) {
        const club::PushSubscription one{std::string("https://push.example/") + name, of.id, at(1),
                                         due, tried};
        work([&](club::UnitOfWork& unit) { unit.set_push_subscription(one); });
    };
    place("quiet", ann, std::nullopt, 0);
    place("waiting", ann, at(50), 0);
    place("troubled", ann, at(900), 2);
    place("bobs", bob, std::nullopt, 0);
    work([&](club::UnitOfWork& unit) { unit.mark_push_due(ann.id, at(100)); });
    const auto due = [&](int now, std::size_t limit = 10) {
        std::vector<std::string> names;
        for (const club::PushSubscription& one :
             read_back([&](auto& reader) { return reader.push_subscriptions_due(at(now), limit); }))
            names.push_back(one.endpoint.substr(21));
        return names;
    };
    EXPECT_THAT(due(99), IsEmpty());
    EXPECT_THAT(due(100), ElementsAre("quiet", "waiting"));
    EXPECT_THAT(due(100, 1), ElementsAre("quiet"));
    EXPECT_THAT(due(900), ElementsAre("quiet", "waiting", "troubled"));
}

}  // namespace posthouse::store
