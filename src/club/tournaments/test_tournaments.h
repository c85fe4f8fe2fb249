// For tests of tournaments: a club whose players announce and play one called “evening”.
#pragma once

#include "club/commands/test_club.h"
#include "club/matches/match_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournament_view.h"
#include "club/tournaments/tournaments.h"
#include "tournament/standings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

class TournamentNight : public testing::Test {
protected:
    void join_house(const std::vector<std::string>& names) {
        for (const std::string& name : names)
            EXPECT_TRUE(club.say("", "signup " + name + " longenough").accepted);
    }
    Response say(std::string_view who, const std::string& line) {
        Response reply = club.say(who, line);
        EXPECT_TRUE(reply.accepted) << line << "\n" << reply.text;
        return reply;
    }
    void expect_refused(std::string_view who, const std::string& line, const std::string& words) {
        const Response reply = club.say(who, line);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(reply.text, testing::HasSubstr(words)) << line;
    }
    TournamentView view() const {
        TournamentView found;
        club.store.read([&](const StoreReader& reader) {
            found = load_tournament_view(reader, tournament_named(reader, "evening").value());
        });
        return found;
    }
    std::vector<Match> matches() const {
        std::vector<Match> all;
        for (const TournamentGame& game : view().games)
            club.store.read(
                [&](const StoreReader& reader) { all.push_back(*reader.match(game.match)); });
        return all;
    }
    std::vector<Match> running() const {
        std::vector<Match> all = matches();
        std::erase_if(all, [](const Match& match) { return !match.is_running(); });
        return all;
    }
    /// What the server does twice a second: time runs out for some, and tournaments go on.
    void run_due() {
        club.run_due_jobs();
        std::vector<Tournament> due;
        club.store.read(
            [&](const StoreReader& reader) { due = tournaments_due(reader, club.now); });
        for (const Tournament& one : due)
            transact(club.store, [&](UnitOfWork& unit) {
                run_tournament(club.club(), unit, one.id, club.now);
            });
    }
    std::string name_of(UserId id) const {
        std::string name;
        club.store.read([&](const StoreReader& reader) { name = reader.user(id).value().name; });
        return name;
    }
    /// "ann 2, bob 1", best first.
    std::string table() const {
        std::string text;
        const TournamentView now = view();
        for (const auto& one : tournament::standings(now.state))
            text += (text.empty() ? "" : ", ") + now.names[static_cast<std::size_t>(one.player)] +
                    " " + format_points(one.half_points);
        return text;
    }

    TestClub club;
};

}  // namespace posthouse::club
