// Store contract: tournaments and ratings.

#include "club/accounts/account_tables.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

club::Tournament tournament_of(const club::User& by, std::string name, std::string game = "wari") {
    club::Tournament made;
    made.name = std::move(name);
    made.game = std::move(game);
    made.by = by.id;
    return made;
}

void expect_same(const club::Tournament& kept, const club::Tournament& one) {
    EXPECT_EQ(kept.id, one.id);
    EXPECT_EQ(kept.name, one.name);
    EXPECT_EQ(kept.game, one.game);
    EXPECT_EQ(kept.by, one.by);
    EXPECT_EQ(kept.rules.system, one.rules.system);
    EXPECT_EQ(kept.rules.rounds, one.rules.rounds);
    EXPECT_EQ(kept.rules.games, one.rules.games);
    EXPECT_EQ(kept.rules.race, one.rules.race);
    EXPECT_EQ(kept.rules.all_rounds_at_once, one.rules.all_rounds_at_once);
    EXPECT_EQ(kept.clock, one.clock);
    EXPECT_EQ(kept.rated, one.rated);
    EXPECT_EQ(kept.etiquette, one.etiquette);
    EXPECT_EQ(kept.size, one.size);
    EXPECT_EQ(kept.announced, one.announced);
    EXPECT_EQ(kept.starts, one.starts);
    EXPECT_EQ(kept.begun, one.begun);
    EXPECT_EQ(kept.ended, one.ended);
    EXPECT_EQ(kept.seeding, one.seeding);
    EXPECT_EQ(kept.rules.round_minutes, one.rules.round_minutes);
}

std::vector<std::string> names(const std::vector<club::Tournament>& all) {
    std::vector<std::string> words;
    for (const club::Tournament& one : all) words.push_back(one.name);
    return words;
}

}  // namespace

TEST_P(StoreContract, StoresEverythingAboutATournament) {
    const club::User ann = add_user("ann");
    club::Tournament made = tournament_of(ann, "Spring-2027", "octilite");
    made.rules = {tournament::System::swiss, 0, 3, 6, false};
    made.rules.round_minutes = 20;
    made.rules.at_one_sitting = true;  // by its clock
    made.clock = {std::chrono::milliseconds(7),
                  std::chrono::milliseconds(2),
                  std::chrono::milliseconds(9),
                  {std::chrono::milliseconds(7), std::chrono::milliseconds(7)}};
    made.rated = false;
    made.etiquette = true;
    made.size = 16;
    made.announced = at(1'700'000'000'123);
    made.starts = at(1'700'000'500'000);
    made.seeding = club::Seeding::rating;
    work([&](club::UnitOfWork& unit) { EXPECT_TRUE(unit.add(made)); });
    expect_same(
        read_back([&](Reader reader) { return reader.find<club::Tournament>(made.id); }).value(),
        made);
    expect_same(
        read_back([&](Reader reader) { return tournament_named(reader, "SPRING-2027"); }).value(),
        made);
    made.begun = at(1'700'000'500'001);
    made.rules.rounds = 5;
    made.ended = at(1'700'000'900'000);
    work([&](club::UnitOfWork& unit) { change_tournament(unit, made); });
    expect_same(
        read_back([&](Reader reader) { return reader.find<club::Tournament>(made.id); }).value(),
        made);
    EXPECT_FALSE(read_back([&](Reader reader) { return tournament_named(reader, "autumn"); }));

    club::Tournament again = tournament_of(ann, "spring-2027");
    work([&](club::UnitOfWork& unit) { EXPECT_FALSE(unit.add(again)); });
    again.name = "autumn";
    again.by = club::UserId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { unit.add(again); }));
    again.id = club::TournamentId{77};
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) { change_tournament(unit, again); }));
}

TEST_P(StoreContract, ListsTournamentsAndThoseThatAreDue) {
    const club::User ann = add_user("ann");
    long long starts = 900;
    for (const char* name : {"one", "two", "three", "four"}) {
        club::Tournament made = tournament_of(ann, name, name[0] == 't' ? "wari" : "oware");
        made.starts = at(starts -= 100);
        work([&](club::UnitOfWork& unit) {
            unit.add(made);
            if (made.name == "two") made.begun = at(1);
            if (made.name == "one") made.ended = at(1);
            change_tournament(unit, made);
        });
    }
    EXPECT_THAT(names(read_back([](Reader reader) { return find_tournaments(reader, {}); })),
                ElementsAre("four", "three", "two", "one"));
    EXPECT_THAT(
        names(read_back([](Reader reader) { return find_tournaments(reader, {.game = "wari"}); })),
        ElementsAre("three", "two"));
    EXPECT_THAT(
        names(read_back([](Reader reader) { return find_tournaments(reader, {.over = true}); })),
        ElementsAre("one"));
    EXPECT_THAT(names(read_back([](Reader reader) {
                    return find_tournaments(reader, {.over = false, .limit = 2});
                })),
                ElementsAre("four", "three"));
    EXPECT_THAT(names(read_back([](Reader reader) {
                    return find_tournaments(
                        reader, {.limit = 2, .before = tournament_named(reader, "three")->id});
                })),
                ElementsAre("two", "one"));
    const auto due = [&](long long now) {
        return names(read_back([&](Reader reader) { return tournaments_due(reader, at(now)); }));
    };
    EXPECT_THAT(due(499), IsEmpty());
    EXPECT_THAT(due(500), ElementsAre("four"));
    EXPECT_THAT(due(9000), ElementsAre("four", "three"));
}

TEST_P(StoreContract, StoresRemovesAndSeedsEntrants) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Tournament made = tournament_of(ann, "spring"), other = tournament_of(ann, "autumn");
    work([&](club::UnitOfWork& unit) {
        unit.add(made);
        unit.add(other);
    });
    club::Entrant first{made.id, ann.id, at(20)}, second{made.id, bob.id, at(10)};
    work([&](club::UnitOfWork& unit) {
        unit.put(first);
        unit.put(second);
        unit.put(club::Entrant{other.id, ann.id, at(5)});
    });
    const auto entrants = [&] {
        return read_back([&](Reader reader) { return entrants_of(reader, made.id); });
    };
    const auto entered = [&](const club::User& user) {
        return names(read_back([&](Reader reader) { return tournaments_of(reader, user.id); }));
    };
    EXPECT_THAT(entrants(), ElementsAre(second, first));
    EXPECT_THAT(entered(ann), ElementsAre("autumn", "spring"));
    first.seed = 0;
    first.rating = 1523;
    first.place = 2;
    first.half_points = 7;
    second.seed = 1;
    second.withdrawn = true;
    second.wishes_bye = true;
    second.boards = 3;
    work([&](club::UnitOfWork& unit) {
        unit.put(first);
        unit.put(second);
        unit.remove<club::Entrant>(other.id, ann.id);
        unit.remove<club::Entrant>(other.id, bob.id);
    });
    EXPECT_THAT(entrants(), ElementsAre(first, second));
    EXPECT_THAT(entered(ann), ElementsAre("spring"));
    EXPECT_THAT(entered(bob), IsEmpty());
    made.ended = at(30);
    work([&](club::UnitOfWork& unit) { change_tournament(unit, made); });
    EXPECT_THAT(entered(ann), IsEmpty());
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.put(club::Entrant{made.id, club::UserId{77}});
    }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.put(club::Entrant{club::TournamentId{77}, ann.id});
    }));
}

TEST_P(StoreContract, NumbersTheMessagesOfATournament) {
    const club::User ann = add_user("ann");
    club::Tournament made = tournament_of(ann, "spring");
    work([&](club::UnitOfWork& unit) { unit.add(made); });
    const auto version = [&] {
        return read_back(
            [&](Reader reader) { return reader.find<club::Tournament>(made.id).value().version; });
    };
    const auto before = version();
    work([&](club::UnitOfWork& unit) {
        for (int i = 0; i < 102; ++i)
            add_message(unit, {made.id, 0, ann.id, "Hello ☺", at(100 + i)});
    });
    EXPECT_GT(version(), before);
    const auto said = read_back([&](Reader reader) { return newest_messages(reader, made.id); });
    ASSERT_EQ(said.size(), 100U);
    EXPECT_EQ(said.front().number, 3);
    EXPECT_EQ(said.back().number, 102);
    EXPECT_EQ(said.back().text, "Hello ☺");
    EXPECT_EQ(said.back().by, ann.id);
    EXPECT_EQ(said.back().at, at(201));
}

TEST_P(StoreContract, StoresSeriesWithTheirEditionsAndRegulars) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Series made;
    made.name = "Saturdays";
    made.game = "wari";
    made.by = ann.id;
    made.every = {6, 5, std::chrono::minutes(900), "Europe/London"};
    made.season = 12;
    made.announced = at(100);
    made.due = at(200);
    club::Series daily = made;
    daily.name = "daily";
    daily.every.weekday.reset();
    daily.due = at(150);
    work([&](club::UnitOfWork& unit) {
        EXPECT_TRUE(unit.add(made));
        EXPECT_TRUE(unit.add(daily));
        club::Series again = made;
        again.name = "saturdays";
        EXPECT_FALSE(unit.add(again));
        for (int i = 1; i <= 3; ++i) {
            club::Tournament one = tournament_of(ann, "saturdays-" + std::to_string(i));
            one.series = made.id;
            one.edition = i;
            one.starts = at(900);
            one.remind_at = at(500 + i);
            unit.add(one);
            if (i == 1) one.begun = at(1);
            if (i < 3) one.ended = at(2);
            change_tournament(unit, one);
        }
        unit.put(club::Regular{made.id, bob.id, at(7)});
        unit.put(club::Regular{made.id, ann.id, at(8)});
    });
    read_back([&](Reader reader) {
        const club::Series kept = series_named(reader, "SATURDAYS").value();
        EXPECT_EQ(kept.id, made.id);
        EXPECT_EQ(kept.by, ann.id);
        EXPECT_EQ(kept.every, made.every);
        EXPECT_EQ(kept.season, 12);
        EXPECT_EQ(kept.announced, at(100));
        EXPECT_EQ(kept.ended, std::nullopt);
        EXPECT_EQ(series_named(reader, "daily").value().every, daily.every);
        EXPECT_EQ(find_series(reader, {}).size(), 2U);
        EXPECT_EQ(find_series(reader, {.game = "oware"}).size(), 0U);
        EXPECT_EQ(find_series(reader, {.by = ann.id}).front().id, daily.id);
        using club::EditionState;
        const auto editions = [&](EditionState state) {
            return names(editions_of(reader, made.id, state));
        };
        EXPECT_THAT(editions(EditionState::any),
                    ElementsAre("saturdays-3", "saturdays-2", "saturdays-1"));
        EXPECT_THAT(editions(EditionState::open), ElementsAre("saturdays-3"));
        EXPECT_THAT(editions(EditionState::current), ElementsAre("saturdays-3"));
        EXPECT_THAT(editions(EditionState::played), ElementsAre("saturdays-1"));
        EXPECT_EQ(editions_of(reader, made.id, EditionState::any, 1).front().edition, 3);
        EXPECT_THAT(names(tournaments_due(reader, at(502))), IsEmpty());
        EXPECT_THAT(names(tournaments_due(reader, at(503))), ElementsAre("saturdays-3"));
        EXPECT_THAT(regulars_of(reader, made.id),
                    ElementsAre(club::Regular{made.id, ann.id, at(8)},
                                club::Regular{made.id, bob.id, at(7)}));
        EXPECT_THAT(standing_entries_of(reader, bob.id),
                    ElementsAre(club::Regular{made.id, bob.id, at(7)}));
        EXPECT_EQ(series_due(reader, at(149)).size(), 0U);
        EXPECT_EQ(series_due(reader, at(200)).front().id, daily.id);
        return true;
    });
    made.editions = 3;
    made.due = at(300);
    daily.ended = at(10);
    work([&](club::UnitOfWork& unit) {
        change_series(unit, made);
        change_series(unit, daily);
        unit.remove<club::Regular>(made.id, bob.id);
    });
    read_back([&](Reader reader) {
        EXPECT_EQ(series_named(reader, "saturdays").value().editions, 3);
        EXPECT_EQ(series_due(reader, at(299)).size(), 0U);
        EXPECT_EQ(find_series(reader, {}).size(), 1U);
        EXPECT_EQ(find_series(reader, {.ended = true}).size(), 2U);
        EXPECT_THAT(standing_entries_of(reader, bob.id), IsEmpty());
        return true;
    });
}

TEST_P(StoreContract, StoresTeamsWithTheirMembersAndTournaments) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::Team foxes{{}, "Foxes", ann.id, true, at(5)}, owls{{}, "owls", bob.id, false, at(6)};
    club::Tournament battle = tournament_of(ann, "battle"), match = tournament_of(ann, "match");
    work([&](club::UnitOfWork& unit) {
        EXPECT_TRUE(unit.add(foxes));
        EXPECT_TRUE(unit.add(owls));
        club::Team again{{}, "FOXES", bob.id, false, at(7)};
        EXPECT_FALSE(unit.add(again));
        unit.put(club::TeamMember{foxes.id, ann.id, at(9)});
        unit.put(club::TeamMember{foxes.id, bob.id, at(8)});
        unit.put(club::TeamMember{owls.id, ann.id, at(2), true});
        battle.rules.best_of_team = 5;
        match.sides = {owls.id, foxes.id};
        unit.add(battle);
        unit.add(match);
        club::Entrant entrant{battle.id, bob.id, at(10)};
        entrant.team = foxes.id;
        unit.put(entrant);
    });
    read_back([&](Reader reader) {
        const club::Team kept = team_named(reader, "fOXES").value();
        EXPECT_EQ(kept.name, "Foxes");
        EXPECT_EQ(kept.captain, ann.id);
        EXPECT_TRUE(kept.on_request);
        EXPECT_EQ(kept.made, at(5));
        EXPECT_EQ(find_teams(reader, 1).front().id, foxes.id);
        EXPECT_THAT(members_of(reader, foxes.id),
                    ElementsAre(club::TeamMember{foxes.id, bob.id, at(8)},
                                club::TeamMember{foxes.id, ann.id, at(9)}));
        EXPECT_EQ(memberships_of(reader, ann.id).size(), 2U);
        EXPECT_EQ(reader.find<club::Tournament>(battle.id)->rules.best_of_team, 5);
        EXPECT_EQ(reader.find<club::Tournament>(match.id)->sides, match.sides);
        EXPECT_EQ(entrants_of(reader, battle.id).front().team, foxes.id);
        EXPECT_THAT(names(tournaments_of_team(reader, foxes.id, 9)), ElementsAre("battle"));
        return true;
    });
    foxes.captain = {};
    work([&](club::UnitOfWork& unit) { change_team(unit, foxes); });
    read_back([&](Reader reader) {
        EXPECT_FALSE(team_named(reader, "foxes"));
        EXPECT_EQ(find_teams(reader, 9).size(), 1U);
        return true;
    });
}

TEST_P(StoreContract, StoresEachPairingAndGameOnce) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match one = add_match("wari", ann, bob), two = add_match("wari", bob, ann);
    club::Tournament made = tournament_of(ann, "spring");
    work([&](club::UnitOfWork& unit) { unit.add(made); });
    const tournament::Pairing later{1, 0, 1, tournament::nobody}, sooner{0, 1, 0, 1};
    const club::TournamentGame game{made.id, 0, 1, 0, one.id};
    work([&](club::UnitOfWork& unit) {
        EXPECT_TRUE(add_pairing(unit, made.id, later));
        EXPECT_TRUE(add_pairing(unit, made.id, sooner));
        EXPECT_FALSE(add_pairing(unit, made.id, {0, 1, 1, 0}));
        EXPECT_TRUE(unit.keep(game));
        EXPECT_FALSE(unit.keep(club::TournamentGame{made.id, 0, 1, 0, two.id}))
            << "that game exists";
        EXPECT_FALSE(unit.keep(club::TournamentGame{made.id, 0, 1, 1, one.id}))
            << "that match belongs to another game";
    });
    EXPECT_THAT(read_back([&](Reader reader) { return reader.list<tournament::Pairing>(made.id); }),
                ElementsAre(sooner, later));
    EXPECT_THAT(
        read_back([&](Reader reader) { return reader.list<club::TournamentGame>(made.id); }),
        ElementsAre(game));
    EXPECT_EQ(read_back([&](Reader reader) { return tournament_game_of(reader, one.id); }), game);
    EXPECT_FALSE(read_back([&](Reader reader) { return tournament_game_of(reader, two.id); }));
    EXPECT_ANY_THROW(
        work([&](club::UnitOfWork& unit) { add_pairing(unit, club::TournamentId{77}, sooner); }));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.keep(club::TournamentGame{made.id, 0, 1, 1, club::MatchId{77}});
    }));
}

// Ratings

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

club::PlayerStanding standing_of(const club::User& user, std::string game, double rating) {
    // Numbers without a short decimal form: they must be read back exactly.
    return {user.id, std::move(game), {rating + 1.0 / 3, 151.0 / 7, 0.06 / 1.1}, at(99), 3, 2,
            1,       std::nullopt};
}

club::RatingChange change_of(const club::User& user, const club::Match& match, club::Instant when) {
    const club::UserId opponent = match.seats[match.seats[0] == user.id ? 1 : 0];
    return {match.id,  user.id, opponent, match.game, 1500 + 1.0 / 3, 1512 + 1.0 / 7,
            290.0 / 3, when,    33,       0,          1.0 / 3};
}

}  // namespace

TEST_P(StoreContract, StoresRatingsExactly) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::PlayerStanding wari = standing_of(ann, "wari", 1523);
    work([&](club::UnitOfWork& unit) {
        unit.put(wari);
        EXPECT_EQ(unit.find<club::PlayerStanding>(ann.id, "wari"), wari);
    });
    EXPECT_EQ(
        read_back([&](Reader reader) { return reader.find<club::PlayerStanding>(ann.id, "wari"); }),
        wari);
    EXPECT_FALSE(read_back(
        [&](Reader reader) { return reader.find<club::PlayerStanding>(ann.id, "oware"); }));
    EXPECT_FALSE(read_back(
        [&](Reader reader) { return reader.find<club::PlayerStanding>(bob.id, "wari"); }));
    wari.rating = {1600.125, 45, 0.0599};
    wari.since = at(1'700'000'000'123);
    wari.established_until = at(1'800'000'000'123);
    ++wari.won;
    work([&](club::UnitOfWork& unit) { unit.put(wari); });
    EXPECT_EQ(
        read_back([&](Reader reader) { return reader.find<club::PlayerStanding>(ann.id, "wari"); }),
        wari);
}

TEST_P(StoreContract, SortsEstablishedAndProvisionalStandingsByRating) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cid = add_user("cid"),
                     dan = add_user("dan");
    club::PlayerStanding a = standing_of(ann, "wari", 1400), b = standing_of(bob, "wari", 1600),
                         c = standing_of(cid, "wari", 1400);
    const club::PlayerStanding d = standing_of(dan, "wari", 1900),
                               o = standing_of(ann, "oware", 2000);
    for (club::PlayerStanding* one : {&a, &b, &c}) one->established_until = at(200);
    b.established_until = at(100);
    work([&](club::UnitOfWork& unit) {
        for (const club::PlayerStanding& one : {c, a, b, d, o}) unit.put(one);
    });
    read_back([&](Reader reader) {
        EXPECT_THAT(ranked_standings(reader, "wari", true), ElementsAre(b, c, a));
        EXPECT_THAT(ranked_standings(reader, "wari", true, 2), ElementsAre(b, c));
        EXPECT_THAT(ranked_standings(reader, "wari", true, 2, &b), ElementsAre(c, a));
        EXPECT_THAT(ranked_standings(reader, "wari", true, 2, &c), ElementsAre(a));
        EXPECT_THAT(ranked_standings(reader, "wari", false), ElementsAre(d));
        EXPECT_THAT(ranked_standings(reader, "octilite", true), IsEmpty());
        EXPECT_THAT(reader.list<club::PlayerStanding>(ann.id), ElementsAre(o, a));
        EXPECT_THAT(reader.list<club::PlayerStanding>(club::UserId{77}), IsEmpty());
        EXPECT_EQ(place_of(reader, b), 1);
        EXPECT_EQ(place_of(reader, c), 2);
        EXPECT_EQ(place_of(reader, a), 3);
        return true;
    });
    work([&](club::UnitOfWork& unit) {
        EXPECT_EQ(end_established(unit, at(100), 9), 0U) << "until then and no longer";
        EXPECT_EQ(end_established(unit, at(101), 9), 1U);
    });
    b.established_until.reset();
    read_back([&](Reader reader) {
        EXPECT_THAT(ranked_standings(reader, "wari", true), ElementsAre(c, a));
        EXPECT_THAT(ranked_standings(reader, "wari", false), ElementsAre(d, b));
        EXPECT_EQ(place_of(reader, a), 2);
        return true;
    });
    work([&](club::UnitOfWork& unit) { EXPECT_EQ(end_established(unit, at(999), 1), 1U); });
    c.bot = true;
    work([&](club::UnitOfWork& unit) {
        for (const club::PlayerStanding& one : {a, c}) unit.put(one);
    });
    read_back([&](Reader reader) {
        constexpr bool bots = true;
        EXPECT_THAT(ranked_standings(reader, "wari", false), ElementsAre(d, b));
        EXPECT_THAT(ranked_standings(reader, "wari", true), ElementsAre(a));
        EXPECT_EQ(place_of(reader, a), 1);
        EXPECT_THAT(ranked_standings(reader, "wari", true, 9, nullptr, bots), ElementsAre(c));
        EXPECT_EQ(place_of(reader, c), 1);
        return true;
    });
}

TEST_P(StoreContract, ListsRatingChangesNewestFirst) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match one = add_match("wari", ann, bob), two = add_match("wari", bob, ann),
                      three = add_match("wari", ann, bob), other = add_match("oware", ann, bob);
    const club::RatingChange first = change_of(ann, one, at(30)),
                             second = change_of(ann, two, at(20)),
                             third = change_of(ann, three, at(30)),
                             bobs = change_of(bob, one, at(30)),
                             elsewhere = change_of(ann, other, at(40));
    work([&](club::UnitOfWork& unit) {
        for (const club::RatingChange& change : {bobs, first, second, third, elsewhere})
            unit.insert(change);
    });
    read_back([&](Reader reader) {
        EXPECT_THAT(reader.list<club::RatingChange>(one.id), ElementsAre(first, bobs));
        EXPECT_THAT(reader.list<club::RatingChange>(club::MatchId{77}), IsEmpty());
        EXPECT_THAT(rating_changes_of(reader, ann.id, "wari", 9),
                    ElementsAre(third, first, second));
        EXPECT_THAT(rating_changes_of(reader, ann.id, "wari", 2), ElementsAre(third, first));
        EXPECT_THAT(rating_changes_of(reader, ann.id, "oware", 9), ElementsAre(elsewhere));
        EXPECT_THAT(rating_changes_of(reader, bob.id, "oware", 9), IsEmpty());
        return true;
    });
}

TEST_P(StoreContract, RatesAMatchOnceForEachPlayer) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) { unit.insert(change_of(ann, match, at(1))); });
    EXPECT_THROW(work([&](club::UnitOfWork& unit) { unit.insert(change_of(ann, match, at(2))); }),
                 std::exception);
    club::RatingChange nowhere = change_of(bob, match, at(2));
    nowhere.match = club::MatchId{77};
    EXPECT_THROW(work([&](club::UnitOfWork& unit) { unit.insert(nowhere); }), std::exception);
    club::PlayerStanding nobody = standing_of(ann, "wari", 1500);
    nobody.user = club::UserId{77};
    EXPECT_THROW(work([&](club::UnitOfWork& unit) { unit.put(nobody); }), std::exception);
    EXPECT_THAT(read_back([&](Reader reader) { return reader.list<club::RatingChange>(match.id); }),
                ElementsAre(change_of(ann, match, at(1))));
}

TEST_P(StoreContract, RemovesAllRatings) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    work([&](club::UnitOfWork& unit) {
        unit.put(standing_of(ann, "wari", 1500));
        unit.insert(change_of(ann, match, at(1)));
    });
    work([&](club::UnitOfWork& unit) {
        remove_ratings(unit);
        EXPECT_THAT(ranked_standings(unit, "wari", false), IsEmpty());
        unit.insert(change_of(ann, match, at(2)));
    });
    read_back([&](Reader reader) {
        EXPECT_THAT(ranked_standings(reader, "wari", false), IsEmpty());
        EXPECT_THAT(reader.list<club::RatingChange>(match.id),
                    ElementsAre(change_of(ann, match, at(2))));
        return true;
    });
}

TEST_P(StoreContract, ListsFinishedMatchesByEnd) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    std::vector<club::Match> matches;
    for (int i = 0; i < 5; ++i) matches.push_back(add_match(i % 2 ? "oware" : "wari", ann, bob));
    const auto end = [&](std::size_t which, long long when) {
        matches[which].outcome = club::MatchOutcome{Result::first, "resigned", at(when)};
        work(
            [&](club::UnitOfWork& unit) { club::TestEndings::change_match(unit, matches[which]); });
    };
    const auto after = [&](const club::Match* last, std::size_t limit) {
        return ids(
            read_back([&](Reader reader) { return matches_ended_after(reader, last, limit); }));
    };
    EXPECT_THAT(after(nullptr, 9), IsEmpty());
    end(3, 10);
    end(1, 20);
    end(0, 20);
    end(4, 5);
    EXPECT_THAT(after(nullptr, 9),
                ElementsAre(matches[4].id, matches[3].id, matches[0].id, matches[1].id));
    EXPECT_THAT(after(nullptr, 2), ElementsAre(matches[4].id, matches[3].id));
    EXPECT_THAT(after(&matches[3], 9), ElementsAre(matches[0].id, matches[1].id));
    EXPECT_THAT(after(&matches[0], 9), ElementsAre(matches[1].id));
    EXPECT_THAT(after(&matches[1], 9), IsEmpty());
    end(4, 30);  // written again
    EXPECT_THAT(after(&matches[0], 9), ElementsAre(matches[1].id, matches[4].id));
}

}  // namespace posthouse::store
