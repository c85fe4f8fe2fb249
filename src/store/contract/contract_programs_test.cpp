// Store contract: API tokens, the event log, webhooks and push subscriptions.

#include "club/accounts/account_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"
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
        for (club::ApiToken* one : {&desk, &phone, &bobs}) EXPECT_TRUE(add_token(unit, *one));
        club::ApiToken again = token_of(ann, "DESK", "4f");
        EXPECT_FALSE(add_token(unit, again));
        club::ApiToken next = token_of(bob, "next", "6f");
        EXPECT_TRUE(add_token(unit, next));
        EXPECT_EQ(static_cast<int>(next.id), static_cast<int>(bobs.id) + 1)
            << "what was refused takes no id in any store";
    });
    const auto of = [&](const club::User& user) {
        return read_back([&](Reader reader) { return tokens_of(reader, user.id); });
    };
    EXPECT_THAT(of(ann), ElementsAre(desk, phone));
    EXPECT_EQ(read_back([](Reader reader) { return token_with_hash(reader, "3f"); }), bobs);
    EXPECT_EQ(read_back([](Reader reader) { return token_with_hash(reader, "4f"); }), std::nullopt);
    desk.hash = "5f";
    desk.used = at(9);
    work([&](club::UnitOfWork& unit) { change_token(unit, desk); });
    EXPECT_THAT(of(ann), ElementsAre(desk, phone));
    work([&](club::UnitOfWork& unit) {
        remove_token(unit, phone.id);
        remove_token(unit, club::TokenId{999});
    });
    EXPECT_THAT(of(ann), ElementsAre(desk));
    EXPECT_EQ(read_back([](Reader reader) { return token_with_hash(reader, "2f"); }), std::nullopt);
}

TEST_P(StoreContract, DoesNotReuseATokensId) {
    const club::User ann = add_user("ann");
    club::ApiToken first = token_of(ann, "one", "1f"), second = token_of(ann, "one", "2f");
    work([&](club::UnitOfWork& unit) { EXPECT_TRUE(add_token(unit, first)); });
    work([&](club::UnitOfWork& unit) { remove_token(unit, first.id); });
    work([&](club::UnitOfWork& unit) { EXPECT_TRUE(add_token(unit, second)); });
    EXPECT_NE(first.id, second.id);
    club::User nobody;
    nobody.id = club::UserId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        club::ApiToken nobodys = token_of(nobody, "x", "9f");
        add_token(unit, nobodys);
    }));
}

TEST_P(StoreContract, NumbersEventsWithoutGaps) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    EXPECT_EQ(read_back([](Reader reader) { return event_range(reader); }),
              (club::EventRange{1, 0}));
    club::Event c = in_match(match, "c", 1), d = in_match(match, "d", 2);
    work([&](club::UnitOfWork& unit) { add_event(unit, c); });
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        club::Event lost = in_match(match, "lost", 2);
        add_event(unit, lost);
        throw std::runtime_error("undone");
    }));
    work([&](club::UnitOfWork& unit) { add_event(unit, d); });
    c.number = 1;  // as of the commit
    d.number = 2;
    EXPECT_THAT(read_back([](Reader reader) { return events_after(reader, 0, {}, 9); }),
                ElementsAre(c, d));
    EXPECT_THAT(read_back([](Reader reader) { return events_after(reader, 1, {}, 9); }),
                ElementsAre(d));
    EXPECT_THAT(read_back([](Reader reader) { return events_after(reader, 0, {}, 1); }),
                ElementsAre(c));
    EXPECT_EQ(read_back([](Reader reader) { return event_range(reader); }),
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
        for (club::Event* event : {&first, &offer, &second, &message}) add_event(unit, *event);
    });
    const auto of = [&](const club::User& user, bool everybodys = true, std::size_t limit = 9) {
        return texts(read_back([&](Reader reader) {
            return events_after(reader, 0, {user.id, std::nullopt, everybodys}, limit);
        }));
    };
    EXPECT_THAT(of(ann), ElementsAre("one", "offer", "two"));
    EXPECT_THAT(of(bob), ElementsAre("one", "offer"));
    EXPECT_THAT(of(cara), ElementsAre("offer", "two", "message"));
    EXPECT_THAT(of(cara, false), ElementsAre("two", "message"));
    EXPECT_THAT(of(ann, true, 2), ElementsAre("one", "offer"));
    EXPECT_THAT(texts(read_back([&](Reader reader) {
                    return events_after(reader, 0, {std::nullopt, two.id}, 9);
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
            add_event(unit, move);
            change_match(unit, match);
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
        add_event(unit, end);
    });
    const auto of = [&](const club::User& user) {
        return texts(read_back([&](Reader reader) {
            return events_after(reader, 1, {user.id, std::nullopt, true}, 9);
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
            add_event(unit, move);
            change_match(unit, match);
        });
    };
    play("known", 4);
    play("first", 5);
    play("second", 3);
    EXPECT_THAT(texts(read_back([&](Reader reader) {
                    return events_after(reader, 1, {ann.id, std::nullopt, true}, 9);
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
            add_event(unit, move);
            change_match(unit, match);
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
        add_event(unit, end);
    });
    EXPECT_THAT(texts(read_back([&](Reader reader) {
                    return events_after(reader, 0, {bob.id, std::nullopt, true}, 9);
                })),
                ElementsAre("waits", "declined", "end"));
}

TEST_P(StoreContract, RemovesOldEventsAndKeepsCounting) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) {
        for (int ply = 1; ply <= 3; ++ply) {
            club::Event event = in_match(match, std::to_string(ply), ply);
            add_event(unit, event);
        }
    });
    work([&](club::UnitOfWork& unit) { EXPECT_EQ(remove_events_before(unit, at(20), 9), 1U); });
    EXPECT_THAT(texts(read_back([](Reader reader) { return events_after(reader, 0, {}, 9); })),
                ElementsAre("2", "3"));
    EXPECT_EQ(read_back([](Reader reader) { return event_range(reader); }),
              (club::EventRange{2, 3}));
    work([&](club::UnitOfWork& unit) { EXPECT_EQ(remove_events_before(unit, at(500), 1), 1U); });
    EXPECT_THAT(texts(read_back([](Reader reader) { return events_after(reader, 0, {}, 9); })),
                ElementsAre("3"));
    work([&](club::UnitOfWork& unit) { remove_events_before(unit, at(500), 9); });
    EXPECT_THAT(read_back([](Reader reader) { return events_after(reader, 0, {}, 9); }), IsEmpty());
    EXPECT_EQ(read_back([](Reader reader) { return event_range(reader); }),
              (club::EventRange{4, 3}));
    club::Event next = in_match(match, "4", 4);
    work([&](club::UnitOfWork& unit) { add_event(unit, next); });
    EXPECT_EQ(read_back([](Reader reader) { return event_range(reader); }),
              (club::EventRange{4, 4}));
}

TEST_P(StoreContract, MakesHealthyWebhooksDueOnNews) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const auto hook = [&](const club::User& user, std::string name) {
        club::Webhook made{
            {}, user.id, std::move(name), "https://bot.example/", at(1), 7, {}, 0, "", {}, {}};
        work([&](club::UnitOfWork& unit) { EXPECT_TRUE(add_webhook(unit, made)); });
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
        change_webhook(unit, troubled);
        change_webhook(unit, dead);
        club::Webhook again = quiet;
        EXPECT_FALSE(add_webhook(unit, again));
        mark_webhooks_due(unit, ann.id, at(100));
    });
    quiet.due = at(100);
    EXPECT_THAT(read_back([&](Reader reader) { return webhooks_of(reader, ann.id); }),
                ElementsAre(quiet, troubled, dead));
    EXPECT_THAT(read_back([&](Reader reader) { return webhooks_of(reader, bob.id); }),
                ElementsAre(bobs));
    const auto due = [&](int now, std::size_t limit = 9) {
        return ids(read_back([&](Reader reader) { return webhooks_due(reader, at(now), limit); }));
    };
    EXPECT_THAT(due(99), IsEmpty());
    EXPECT_THAT(due(100), ElementsAre(quiet.id));
    EXPECT_THAT(due(900), ElementsAre(quiet.id, troubled.id));
    EXPECT_THAT(due(900, 1), ElementsAre(quiet.id));
    quiet.due.reset();
    quiet.last_delivered = 12;
    work([&](club::UnitOfWork& unit) {
        change_webhook(unit, quiet);
        remove_webhook(unit, troubled.id);
        remove_webhook(unit, club::WebhookId{99});
    });
    EXPECT_THAT(read_back([&](Reader reader) { return webhooks_of(reader, ann.id); }),
                ElementsAre(quiet, dead));
    EXPECT_THAT(due(900), IsEmpty());
}

TEST_P(StoreContract, KeepsDeliveriesOfWebhooksByEvent) {
    const club::User ann = add_user("ann");
    club::Webhook hook{{}, ann.id, "hook", "https://bot.example/", at(1), 7, {}, 0, "", {}, {}};
    work([&](club::UnitOfWork& unit) { EXPECT_TRUE(add_webhook(unit, hook)); });
    EXPECT_EQ(read_back([&](Reader reader) { return reader.find<club::Webhook>(hook.id); }), hook);
    using club::EventKind;
    club::WebhookDelivery move{hook.id, 8, EventKind::move, at(5), 1, 200, "", at(7) - at(4)};
    const club::WebhookDelivery failed{hook.id, 9, EventKind::chat, at(6), 3, 0, "no response"},
        test{hook.id, 0, EventKind::ping, at(7), 0, 0, "", {}, at(7)};
    work([&](club::UnitOfWork& unit) {
        for (const auto& one : {move, failed, test}) unit.put(one);
    });
    const auto all = [&] {
        return read_back([&](Reader reader) { return deliveries_of(reader, hook.id); });
    };
    const auto requested = [&](std::size_t limit = 9) {
        return read_back([&](Reader reader) { return deliveries_requested(reader, limit); });
    };
    EXPECT_THAT(all(), ElementsAre(test, failed, move));
    EXPECT_THAT(requested(), ElementsAre(test));
    move.requested = at(6);
    work([&](club::UnitOfWork& unit) { unit.put(move); });
    EXPECT_THAT(requested(), ElementsAre(move, test));
    EXPECT_THAT(requested(1), ElementsAre(move));
    work([&](club::UnitOfWork& unit) { unit.remove<club::WebhookDelivery>(hook.id, 9); });
    EXPECT_THAT(all(), ElementsAre(test, move));
    work([&](club::UnitOfWork& unit) { remove_webhook(unit, hook.id); });
    EXPECT_THAT(all(), IsEmpty());
    EXPECT_THAT(requested(), IsEmpty());
}

TEST_P(StoreContract, ReadsAnEventByItsNumber) {
    const club::Match match = add_match("wari", add_user("ann"), add_user("bob"));
    club::Event event;
    event.match = match.id;
    event.text = "c";
    event.at = at(3);
    work([&](club::UnitOfWork& unit) { add_event(unit, event); });
    const auto read = [&](std::int64_t number) {
        return read_back([&](Reader reader) { return reader.find<club::Event>(number); });
    };
    EXPECT_EQ(read(event.number), event);
    EXPECT_EQ(read(event.number + 1), std::nullopt);
}

TEST_P(StoreContract, IncrementsAMatchsVersionWithEveryChange) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Match match = add_match("wari", ann, bob);
    const auto version = [&] {
        return read_back([&](Reader reader) { return reader.match(match.id)->version; });
    };
    EXPECT_EQ(version(), 0);
    match.version = 70;  // ignored
    work([&](club::UnitOfWork& unit) { change_match(unit, match); });
    EXPECT_EQ(version(), 1);
    work([&](club::UnitOfWork& unit) {
        club::ChatMessage remark{match.id, 0, ann.id, 0, "well met", at(1)};
        add_chat_message(unit, remark);
    });
    EXPECT_EQ(version(), 2);
    work([&](club::UnitOfWork& unit) { swap_seats(unit, match.id); });
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
        unit.put(desk);
        unit.put(phone);
    });
    const auto of = [&](const club::User& user) {
        return read_back([&](Reader reader) { return push_subscriptions_of(reader, user.id); });
    };
    EXPECT_THAT(of(ann), ElementsAre(phone, desk));
    EXPECT_THAT(of(bob), IsEmpty());
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.put(club::PushSubscription{"https://push.example/nobody", club::UserId{77}, at(1),
                                        std::nullopt, 0});
    }));
}

TEST_P(StoreContract, GivesAPushSubscriptionToTheLastPlayer) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::PushSubscription anns{"https://push.example/1", ann.id, at(1), at(2), 1};
    const club::PushSubscription bobs{"https://push.example/1", bob.id, at(3), std::nullopt, 0};
    work([&](club::UnitOfWork& unit) { unit.put(anns); });
    work([&](club::UnitOfWork& unit) { unit.put(bobs); });
    EXPECT_THAT(read_back([&](Reader reader) { return push_subscriptions_of(reader, ann.id); }),
                IsEmpty());
    EXPECT_THAT(read_back([&](Reader reader) { return push_subscriptions_of(reader, bob.id); }),
                ElementsAre(bobs));
    work([&](club::UnitOfWork& unit) {
        unit.remove<club::PushSubscription>("https://push.example/1");
        unit.remove<club::PushSubscription>("https://push.example/unknown");
    });
    EXPECT_THAT(read_back([&](Reader reader) { return push_subscriptions_of(reader, bob.id); }),
                IsEmpty());
}

TEST_P(StoreContract, MakesHealthyPushSubscriptionsDueOnNews) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const auto place = [&](const char* name, const club::User& of, std::optional<club::Instant> due,
                           int tried) {
        const club::PushSubscription one{std::string("https://push.example/") + name, of.id, at(1),
                                         due, tried};
        work([&](club::UnitOfWork& unit) { unit.put(one); });
    };
    place("quiet", ann, std::nullopt, 0);
    place("waiting", ann, at(50), 0);
    place("troubled", ann, at(900), 2);
    place("bobs", bob, std::nullopt, 0);
    work([&](club::UnitOfWork& unit) { mark_push_due(unit, ann.id, at(100)); });
    const auto due = [&](int now, std::size_t limit = 10) {
        std::vector<std::string> names;
        for (const club::PushSubscription& one : read_back(
                 [&](Reader reader) { return push_subscriptions_due(reader, at(now), limit); }))
            names.push_back(one.endpoint.substr(21));
        return names;
    };
    EXPECT_THAT(due(99), IsEmpty());
    EXPECT_THAT(due(100), ElementsAre("quiet", "waiting"));
    EXPECT_THAT(due(100, 1), ElementsAre("quiet"));
    EXPECT_THAT(due(900), ElementsAre("quiet", "waiting", "troubled"));
}

}  // namespace posthouse::store
