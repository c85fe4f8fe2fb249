// Store contract: players, addresses, preferences, pauses, blocks and friends.

#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/core/letter_limits.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

void expect_same(const club::User& kept, const club::User& user) {
    EXPECT_EQ(kept.id, user.id);
    EXPECT_EQ(kept.name, user.name);
    EXPECT_EQ(kept.password_hash, user.password_hash);
    EXPECT_EQ(kept.addresses, user.addresses);
    EXPECT_EQ(kept.level, user.level);
    EXPECT_EQ(kept.joined, user.joined);
    EXPECT_EQ(kept.mail_password, user.mail_password);
    EXPECT_EQ(kept.mail_frequency, user.mail_frequency);
    EXPECT_EQ(kept.quiet_hours, user.quiet_hours);
    EXPECT_EQ(kept.wants_broadcasts, user.wants_broadcasts);
    EXPECT_EQ(kept.first_at_bottom, user.first_at_bottom);
    EXPECT_EQ(kept.guest, user.guest);
    EXPECT_EQ(kept.language, user.language);
    EXPECT_EQ(kept.auto_accepts, user.auto_accepts);
    EXPECT_EQ(kept.accepts_challenges_from, user.accepts_challenges_from);
    EXPECT_EQ(kept.last_broadcast, user.last_broadcast);
    EXPECT_EQ(kept.last_seen, user.last_seen);
    EXPECT_EQ(kept.left_at, user.left_at);
}

club::User everything_about_ann() {
    club::User ann;
    ann.name = "Ann";
    ann.password_hash = "$argon2id$…";
    ann.addresses = {{"Ann@Example.org", true, 2, at(1'700'000'000'001), true},
                     {"ann@work.example", false, 0, {}, false},
                     {"a@z.example", true, 1, at(0), false}};
    ann.level = 3;
    ann.joined = at(1'700'000'000'123);
    ann.mail_password = 4;
    ann.mail_frequency = club::MailFrequency::once;
    ann.quiet_hours = club::QuietHours{22, 7, std::chrono::minutes(-210)};
    ann.wants_broadcasts = true;
    ann.first_at_bottom = true;
    ann.guest = true;
    ann.language = "de";
    ann.auto_accepts = club::PlayerGroup::friends;
    ann.accepts_challenges_from = club::PlayerGroup::rated;
    ann.last_broadcast = at(1'700'000'000'456);
    ann.last_seen = at(1'700'000'000'789);
    ann.left_at = at(1'700'000'001'000);
    return ann;
}

TEST_P(StoreContract, StoresEverythingAboutAPlayer) {
    club::User ann = everything_about_ann(), bare;
    bare.name = "bare";
    work([&](club::UnitOfWork& unit) {
        ASSERT_TRUE(club::add_user(unit, ann));
        ASSERT_TRUE(club::add_user(unit, bare));
    });
    EXPECT_NE(ann.id, club::UserId{});
    const auto kept = read_back([&](Reader reader) { return reader.user(ann.id); });
    expect_same(kept.value(), ann);
    expect_same(read_back([](Reader reader) { return reader.user_named("ann"); }).value(), ann);
    expect_same(read_back([&](Reader reader) { return reader.user(bare.id); }).value(), bare);
    const auto users = read_back([](Reader reader) { return all_users(reader); });
    ASSERT_EQ(users.size(), 2U);
    expect_same(users[0], ann);
    expect_same(users[1], bare);  // nothing left of the previous row
    EXPECT_FALSE(read_back([](Reader reader) { return reader.user(club::UserId{77}); }));
}

TEST_P(StoreContract, ChangesEverythingAboutAPlayerButTheirId) {
    const club::User ann = add_user("somebody", "else@example.org"), bob = add_user("bob");
    const auto changes_to = [&](club::User user) {
        user.id = ann.id;
        work([&](club::UnitOfWork& unit) { change_user(unit, user); });
        expect_same(read_back([&](Reader reader) { return reader.user(ann.id); }).value(), user);
    };
    changes_to(everything_about_ann());
    club::User bare;
    bare.name = "bare";
    changes_to(bare);
    for (const club::MailFrequency notify :
         {club::MailFrequency::each, club::MailFrequency::digest, club::MailFrequency::once,
          club::MailFrequency::never}) {
        bare.mail_frequency = notify;
        changes_to(bare);
    }
    EXPECT_EQ(read_back([&](Reader reader) { return reader.user(bob.id); }).value().name, "bob");
}

TEST_P(StoreContract, KeepsTheOrderOfAddresses) {
    club::User ann = add_user("ann", "one@example.org");
    const club::User bob = add_user("bob", "two@example.org");
    const auto change_to = [&](std::vector<club::Address> addresses) {
        ann.addresses = std::move(addresses);
        work([&](club::UnitOfWork& unit) {
            change_user(unit, ann);
            EXPECT_EQ(unit.user(ann.id)->addresses, ann.addresses);
        });
        expect_same(read_back([&](Reader reader) { return reader.user(ann.id); }).value(), ann);
    };
    const club::Address one{"one@example.org", true, 0, {}, false};
    const club::Address two{"two@example.org", true, 3, at(5), false};
    const club::Address three{"three@example.org", false, 0, {}, false};
    change_to({two, one, three});
    change_to({three, two});
    change_to({three, one, two});
    club::Address suspended = two;
    suspended.suspended = true;
    change_to({three, one, suspended});
    change_to({});
    change_to({two});
    EXPECT_THAT(ids(read_back([](Reader reader) { return users_at(reader, "two@example.org"); })),
                ElementsAre(ann.id, bob.id));
}

TEST_P(StoreContract, FindsALookalikeName) {
    const club::User bob = add_user("Bob_Hill");
    for (const char* name : {"Bob_Hill", "b0b-hill", "BOB_Hi1I"}) {
        const auto found =
            read_back([&](Reader reader) { return user_with_lookalike_name(reader, name); });
        ASSERT_TRUE(found) << name;
        EXPECT_EQ(found->id, bob.id) << name;
    }
    for (const char* name : {"bobhill", "bob_hil", "dob_hill", ""})
        EXPECT_FALSE(read_back([&](Reader reader) {
            return user_with_lookalike_name(reader, name);
        })) << name;
}

TEST_P(StoreContract, RefusesATakenNameIgnoringCase) {
    const club::User ann = add_user("Ann");
    club::User again;
    again.name = "aNN";
    again.addresses = {{"again@example.org", true, 0, {}, false}};
    work([&](club::UnitOfWork& unit) { EXPECT_FALSE(club::add_user(unit, again)); });
    EXPECT_EQ(again.id, club::UserId{});
    EXPECT_THAT(ids(read_back([](Reader reader) { return all_users(reader); })),
                ElementsAre(ann.id));
    EXPECT_THAT(read_back([](Reader reader) { return users_at(reader, "again@example.org"); }),
                IsEmpty());
}

TEST_P(StoreContract, FindsAPlayerByNameIgnoringAsciiCase) {
    const club::User ann = add_user("Ann-Élise");
    read_back([&](Reader reader) {
        EXPECT_EQ(reader.user_named("ann-Élise").value().id, ann.id);
        EXPECT_EQ(reader.user_named("ANN-ÉLISE").value().id, ann.id);
        EXPECT_FALSE(reader.user_named("ann-élise"));  // É is no ASCII letter
        EXPECT_FALSE(reader.user_named("ann"));
        return true;
    });
}

TEST_P(StoreContract, FindsPlayersByConfirmedAddressOldestFirst) {
    const club::User bob = add_user("bob", "Family@Example.org");
    add_user("cid", "family@example.org", false);
    const club::User ann = add_user("ann", "family@EXAMPLE.org");
    add_user("dan", "dan@example.org");
    add_user("eve", "");
    read_back([&](Reader reader) {
        EXPECT_THAT(ids(users_at(reader, "FAMILY@example.ORG")), ElementsAre(bob.id, ann.id));
        EXPECT_THAT(users_at(reader, ""), IsEmpty());
        return true;
    });
}

TEST_P(StoreContract, FindsAPlayerByEachConfirmedAddressUntilTheyLeave) {
    club::User ann = add_user("ann");
    ann.addresses = {{"new@example.org", false, 0, {}, false},
                     {"old@example.org", true, 3, at(1), true},
                     {"Both@example.org", true, 0, {}, false},
                     {"both@example.org", true, 0, {}, false}};
    work([&](club::UnitOfWork& unit) { change_user(unit, ann); });
    read_back([&](Reader reader) {
        EXPECT_THAT(users_at(reader, "new@example.org"), IsEmpty());
        EXPECT_THAT(ids(users_at(reader, "old@example.org")), ElementsAre(ann.id));   // suspended
        EXPECT_THAT(ids(users_at(reader, "BOTH@example.org")), ElementsAre(ann.id));  // once
        expect_same(users_at(reader, "both@example.org").front(), ann);
        return true;
    });
    ann.left_at = at(9);
    work([&](club::UnitOfWork& unit) { change_user(unit, ann); });
    read_back([&](Reader reader) {
        EXPECT_THAT(users_at(reader, "both@example.org"), IsEmpty());
        EXPECT_THAT(ids(all_users(reader)), ElementsAre(ann.id));
        EXPECT_TRUE(reader.user_named("ann"));  // the name stays reserved
        return true;
    });
}

TEST_P(StoreContract, FindsAChangedPlayerByTheNewValuesOnly) {
    club::User ann = add_user("ann", "old@example.org");
    const club::User bob = add_user("bob");
    ann.name = "Anna";
    ann.addresses[0].address = "new@example.org";
    ann.password_hash = "hash";
    work([&](club::UnitOfWork& unit) { change_user(unit, ann); });
    read_back([&](Reader reader) {
        EXPECT_EQ(reader.user_named("anna").value().password_hash, "hash");
        EXPECT_FALSE(reader.user_named("ann"));
        EXPECT_THAT(users_at(reader, "old@example.org"), IsEmpty());
        EXPECT_THAT(ids(users_at(reader, "new@example.org")), ElementsAre(ann.id));
        return true;
    });
    ann.addresses[0].confirmed = false;
    work([&](club::UnitOfWork& unit) { change_user(unit, ann); });
    EXPECT_THAT(read_back([](Reader reader) { return users_at(reader, "new@example.org"); }),
                IsEmpty());

    ann.name = "BOB";
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { change_user(unit, ann); }));
    EXPECT_EQ(read_back([](Reader reader) { return reader.user_named("bob"); }).value().id, bob.id);
}

// Vacations

TEST_P(StoreContract, SortsVacationsByBeginning) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const auto vacations = [&](club::UserId id) {
        return read_back([&](Reader reader) { return reader.list<club::Vacation>(id); });
    };
    const club::Vacation early{at(10), at(20)}, late{at(30), at(40)}, long_one{at(10), at(99)};
    EXPECT_THAT(vacations(ann.id), IsEmpty());
    work([&](club::UnitOfWork& unit) {
        set_vacations(unit, ann.id, {late, long_one, early});
        set_vacations(unit, bob.id, {late});
    });
    EXPECT_THAT(vacations(ann.id), ElementsAre(early, long_one, late));
    work([&](club::UnitOfWork& unit) { set_vacations(unit, ann.id, {early}); });
    EXPECT_THAT(vacations(ann.id), ElementsAre(early));
    work([&](club::UnitOfWork& unit) { set_vacations(unit, ann.id, {}); });
    EXPECT_THAT(vacations(ann.id), IsEmpty());
    EXPECT_THAT(vacations(bob.id), ElementsAre(late));
    EXPECT_THAT(vacations(club::UserId{77}), IsEmpty());
    EXPECT_ANY_THROW(
        work([&](club::UnitOfWork& unit) { set_vacations(unit, club::UserId{77}, {early}); }));
    EXPECT_ANY_THROW(
        work([&](club::UnitOfWork& unit) { set_vacations(unit, club::UserId{77}, {}); }));
}

// Rest schedules

TEST_P(StoreContract, SortsRestSchedulesByBeginning) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const auto rests = [&](club::UserId id) {
        return read_back([&](Reader reader) { return reader.list<club::RestSchedule>(id); });
    };
    const club::RestSchedule early{at(10), 23, 7, 96, std::chrono::minutes(-210)},
        late{at(20), 0, 0, 0, {}};
    EXPECT_THAT(rests(ann.id), IsEmpty());
    work([&](club::UnitOfWork& unit) {
        set_rest_schedules(unit, ann.id, {late, early});
        set_rest_schedules(unit, bob.id, {late});
    });
    EXPECT_THAT(rests(ann.id), ElementsAre(early, late));
    EXPECT_THAT(rests(bob.id), ElementsAre(late));
    work([&](club::UnitOfWork& unit) { set_rest_schedules(unit, ann.id, {}); });
    EXPECT_THAT(rests(ann.id), IsEmpty());
    EXPECT_ANY_THROW(
        work([&](club::UnitOfWork& unit) { set_rest_schedules(unit, club::UserId{77}, {early}); }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        set_rest_schedules(unit, bob.id, {early, early});
    }));
    EXPECT_THAT(rests(bob.id), ElementsAre(late));
}

TEST_P(StoreContract, StoresAutomaticVacation) {
    club::User ann = add_user("ann");
    EXPECT_FALSE(read_back([&](Reader reader) { return reader.user(ann.id)->auto_vacation; }));
    ann.auto_vacation = true;
    work([&](club::UnitOfWork& unit) { change_user(unit, ann); });
    EXPECT_TRUE(read_back([&](Reader reader) { return reader.user(ann.id)->auto_vacation; }));
    club::User bob;
    bob.name = "bob";
    bob.auto_vacation = true;
    work([&](club::UnitOfWork& unit) { club::add_user(unit, bob); });
    EXPECT_TRUE(read_back([&](Reader reader) { return reader.user(bob.id)->auto_vacation; }));
}

TEST_P(StoreContract, ListsPlayersInPages) {
    std::vector<club::UserId> ids;
    for (const char* name : {"ann", "bob", "cat", "dan"}) ids.push_back(add_user(name).id);
    const auto after = [&](club::UserId last, std::size_t limit) {
        std::vector<club::UserId> found;
        for (const club::User& user :
             read_back([&](Reader reader) { return users_after(reader, last, limit); }))
            found.push_back(user.id);
        return found;
    };
    EXPECT_THAT(after(club::UserId{}, 100), testing::ElementsAreArray(ids));
    EXPECT_THAT(after(ids[0], 2), testing::ElementsAre(ids[1], ids[2]));
    EXPECT_THAT(after(ids[3], 2), IsEmpty());
}

TEST_P(StoreContract, CountsLettersToAnUnconfirmedAddressSeparately) {
    const club::User ann = add_user("ann");
    const auto write = [&](club::LetterKind kind, const std::string& id,
                           const std::string& address) {
        club::Letter letter;
        letter.kind = kind;
        letter.to = ann.id;
        letter.message_id = id;
        letter.address = address;
        letter.written = letter.due = at(10);
        work([&](club::UnitOfWork& unit) { unit.add(letter); });
        return letter;
    };
    club::Letter first = write(club::LetterKind::notice, "confirm.1", "Eve@example.org");
    write(club::LetterKind::notice, "confirm.2", "eve@example.org");
    write(club::LetterKind::notice, "held.1", "eve@example.org");
    write(club::LetterKind::answer, "answer.1", "eve@example.org");
    const auto count = [&](const std::string& words, club::Instant since) {
        return read_back([&](Reader reader) { return answers_to(reader, words, since); });
    };
    EXPECT_EQ(count(club::unconfirmed_key("eve@example.org"), at(10)), 2U);
    EXPECT_EQ(count(club::unconfirmed_key("eve@example.org"), at(11)), 0U);
    EXPECT_EQ(count("eve@example.org", at(0)), 1U);
    first.sent = at(12);
    work([&](club::UnitOfWork& unit) { change_letter(unit, first); });
    EXPECT_EQ(count(club::unconfirmed_key("eve@example.org"), at(0)), 2U);
}

// Server pauses

TEST_P(StoreContract, ListsServerPausesByTheirEnd) {
    const club::ServerPause closed{at(10), at(20), false}, frozen{at(5), std::nullopt, true};
    const auto pauses = [&](club::Instant since) {
        return read_back([&](Reader reader) { return server_pauses(reader, since); });
    };
    EXPECT_THAT(pauses(at(0)), IsEmpty());
    work([&](club::UnitOfWork& unit) {
        unit.insert(closed);
        unit.insert(frozen);
    });
    EXPECT_THAT(pauses(at(0)), ElementsAre(frozen, closed));
    EXPECT_THAT(pauses(at(19)), ElementsAre(frozen, closed));
    EXPECT_THAT(pauses(at(20)), ElementsAre(frozen));
    EXPECT_THAT(pauses(club::Instant::max()), ElementsAre(frozen));
    work([&](club::UnitOfWork& unit) { end_server_pauses(unit, at(30)); });
    work([&](club::UnitOfWork& unit) { end_server_pauses(unit, at(40)); });
    EXPECT_THAT(pauses(at(20)), ElementsAre(club::ServerPause{at(5), at(30), true}));
    EXPECT_THAT(pauses(club::Instant::max()), IsEmpty());
}

TEST_P(StoreContract, StoresTheLatestHeartbeat) {
    const auto alive = [&] {
        return read_back([](Reader reader) { return last_heartbeat(reader); });
    };
    EXPECT_EQ(alive(), std::nullopt);
    work([&](club::UnitOfWork& unit) { advance_heartbeat(unit, at(20)); });
    EXPECT_EQ(alive(), at(20));
    work([&](club::UnitOfWork& unit) { advance_heartbeat(unit, at(10)); });
    EXPECT_EQ(alive(), at(20));
    work([&](club::UnitOfWork& unit) { advance_heartbeat(unit, at(30)); });
    EXPECT_EQ(alive(), at(30));
}

// Pairing preferences

void expect_same(const club::PairingPreferences& kept,
                 const club::PairingPreferences& preferences) {
    EXPECT_EQ(kept.user, preferences.user);
    EXPECT_EQ(kept.game, preferences.game);
    EXPECT_EQ(kept.limit, preferences.limit);
    EXPECT_EQ(kept.seek, preferences.seek);
    EXPECT_EQ(kept.since, preferences.since);
    EXPECT_EQ(kept.criteria, preferences.criteria);
    EXPECT_EQ(kept.by_program, preferences.by_program);
    EXPECT_EQ(kept.unfilled, preferences.unfilled);
}

TEST_P(StoreContract, StoresPairingPreferencesByPlayerAndGame) {
    const club::User ann = add_user("ann");
    const club::PairingPreferences wari{ann.id,
                                        "wari",
                                        5,
                                        2,
                                        at(1'700'000'000'001),
                                        {1400, {}, 200, true, club::OpponentKind::people},
                                        true,
                                        false};
    const club::PairingPreferences octilite{ann.id, "octilite", {}, 0, at(2)};
    const auto kept = [&](std::string_view game) {
        return read_back(
            [&](Reader reader) { return reader.find<club::PairingPreferences>(ann.id, game); });
    };
    EXPECT_FALSE(kept("wari"));
    work([&](club::UnitOfWork& unit) {
        unit.put(wari);
        unit.put(octilite);
    });
    expect_same(kept("wari").value(), wari);
    expect_same(kept("octilite").value(), octilite);
    for (const club::PairingPreferences& changed :
         {club::PairingPreferences{ann.id, "wari", {}, 3, at(4)},
          club::PairingPreferences{ann.id, "wari", 0, 0, at(5)}}) {
        work([&](club::UnitOfWork& unit) { unit.put(changed); });
        expect_same(kept("wari").value(), changed);
    }
    expect_same(kept("octilite").value(), octilite);
    EXPECT_FALSE(read_back([](Reader reader) {
        return reader.find<club::PairingPreferences>(club::UserId{77}, "wari");
    }));
    EXPECT_ANY_THROW(work([](club::UnitOfWork& unit) {
        unit.put(club::PairingPreferences{club::UserId{77}, "wari", {}, 1, at(1)});
    }));
}

TEST_P(StoreContract, ListsSeekersOldestFirst) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cid = add_user("cid"),
                     dan = add_user("dan"), eve = add_user("eve");
    club::PairingPreferences filled{eve.id, "wari", {}, 1, at(10)};
    filled.unfilled = false;
    work([&](club::UnitOfWork& unit) {
        unit.put(filled);
        unit.put(club::PairingPreferences{ann.id, "wari", {}, 1, at(30)});
        unit.put(club::PairingPreferences{cid.id, "wari", 4, 2, at(20)});
        unit.put(club::PairingPreferences{bob.id, "wari", {}, 1, at(20)});
        unit.put(club::PairingPreferences{dan.id, "wari", 9, 0,
                                          at(10)});  // has preferences, but does not seek
        unit.put(club::PairingPreferences{dan.id, "octilite", {}, 1, at(10)});
    });
    const auto seekers = [&](std::string_view game) {
        std::vector<club::UserId> all;
        for (const club::PairingPreferences& one :
             read_back([&](Reader reader) { return club::seekers(reader, game); }))
            all.push_back(one.user);
        return all;
    };
    EXPECT_THAT(seekers("wari"), ElementsAre(bob.id, cid.id, ann.id));
    EXPECT_EQ(read_back([](Reader reader) { return club::seekers(reader, "wari", 2); }).size(), 2U);
    EXPECT_THAT(seekers("octilite"), ElementsAre(dan.id));
    EXPECT_THAT(seekers("chess"), IsEmpty());
    expect_same(read_back([](Reader reader) { return club::seekers(reader, "wari"); }).at(1),
                {cid.id, "wari", 4, 2, at(20)});
}

// Blocks

TEST_P(StoreContract, ListsOneWayBlocksInOrder) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cid = add_user("cid");
    const auto of = [&](const club::User& user) {
        return read_back([&](Reader reader) { return blocks_by(reader, user.id); });
    };
    const club::Block late{ann.id, bob.id, at(1'700'000'000'002)};
    const club::Block early{ann.id, cid.id, at(1'700'000'000'001)}, back{bob.id, ann.id, at(3)};
    EXPECT_THAT(of(ann), IsEmpty());
    work([&](club::UnitOfWork& unit) {
        for (const club::Block& one : {late, early, back, club::Block{ann.id, bob.id, at(9)}})
            unit.keep(one);
        EXPECT_THAT(blocks_by(unit, ann.id), ElementsAre(early, late));
    });
    EXPECT_THAT(of(ann), ElementsAre(early, late));  // the first one counts
    EXPECT_THAT(of(bob), ElementsAre(back));
    EXPECT_THAT(of(cid), IsEmpty());
    work([&](club::UnitOfWork& unit) {
        unit.remove<club::Block>(ann.id, bob.id);
        unit.remove<club::Block>(cid.id, ann.id);
    });
    EXPECT_THAT(of(ann), ElementsAre(early));
    EXPECT_THAT(of(bob), ElementsAre(back));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.keep(club::Block{ann.id, club::UserId{77}, at(1)});
    }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.keep(club::Block{club::UserId{77}, ann.id, at(1)});
    }));
}

TEST_P(StoreContract, RejectsReferencesToMissingRows) {
    const club::User ann = add_user("ann");
    club::User nobody = ann;
    nobody.id = club::UserId{77};
    nobody.name = "nobody";
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { change_user(unit, nobody); }));
    EXPECT_ANY_THROW(add_match("wari", ann, nobody));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { change_match(unit, club::Match{}); }));
    EXPECT_ANY_THROW(
        work([&](club::UnitOfWork& unit) { append_move(unit, club::MatchId{77}, {}); }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { change_letter(unit, club::Letter{}); }));
    EXPECT_ANY_THROW(add_job("think", club::MatchId{77}, at(1)));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.insert(club::Session{"hash", nobody.id, at(1)});
    }));
    EXPECT_THAT(read_back([](Reader reader) { return all_matches(reader); }), IsEmpty());
}

TEST_P(StoreContract, StoresFriendsAndCountsMessages) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cid = add_user("cid");
    work([&](club::UnitOfWork& unit) {
        unit.keep(club::Friend{ann.id, cid.id, at(2)});
        unit.keep(club::Friend{ann.id, bob.id, at(1)});
        unit.keep(club::Friend{ann.id, bob.id, at(9)});
        unit.keep(club::Friend{bob.id, ann.id, at(3)});
        count_message(unit, ann.id, bob.id);
        count_message(unit, ann.id, bob.id);
        EXPECT_EQ(messages_written(unit, ann.id, bob.id), 2);
    });
    work([&](club::UnitOfWork& unit) {
        unit.remove<club::Friend>(ann.id, cid.id);
        unit.remove<club::Friend>(cid.id, ann.id);
    });
    EXPECT_THAT(read_back([&](Reader reader) { return friends_of(reader, ann.id); }),
                ElementsAre(club::Friend{ann.id, bob.id, at(1)}));
    EXPECT_THAT(read_back([&](Reader reader) { return friends_of(reader, cid.id); }), IsEmpty());
    EXPECT_EQ(read_back([&](Reader reader) { return messages_written(reader, ann.id, bob.id); }),
              2);
    EXPECT_EQ(read_back([&](Reader reader) { return messages_written(reader, bob.id, ann.id); }),
              0);
}

TEST_P(StoreContract, StoresWhoSeesThatAPlayerIsHere) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    using enum club::PresenceAudience;
    const auto of = [&](const club::User& user) {
        return read_back(
            [&](Reader reader) { return reader.find<club::PresenceSetting>(user.id); });
    };
    EXPECT_FALSE(of(ann));
    for (const club::PresenceAudience audience : {nobody, opponents, everybody}) {
        work([&](club::UnitOfWork& unit) { unit.put(club::PresenceSetting{ann.id, audience}); });
        EXPECT_EQ(of(ann).value().audience, audience);
    }
    EXPECT_FALSE(of(bob));
}

}  // namespace posthouse::store
