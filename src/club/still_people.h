// A still house with ann, bob and carol in it, for tests. Ann and bob have confirmed addresses;
// carol has none. Their passwords are annspass, bobspass and carolspass.
#pragma once

#include "club/still_house.h"
#include "club/table.h"
#include "games/game.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

class TestClubWithPlayers : public testing::Test {
protected:
    TestClubWithPlayers() {
        EXPECT_TRUE(house.say("", "signup ann annspass ann@example.org").accepted);
        EXPECT_TRUE(house.say("", "signup bob bobspass bob@example.org").accepted);
        EXPECT_TRUE(house.say("", "signup carol carolspass").accepted);
        confirm("ann", "ann@example.org");
        confirm("bob", "bob@example.org");
    }

    Response confirm(std::string_view name, std::string_view address) {
        const Response reply =
            house.say("", "confirm " + confirmation_mark(house.key, house.user(name).id, address));
        EXPECT_TRUE(reply.accepted) << reply.text;
        return reply;
    }

    Response say(std::string_view name, std::string line, std::string comment = "") {
        return house.say(name, std::move(line), std::move(comment));
    }

    /// A mail with this subject and body; `vouched`: our mail server says that it is from there.
    Response mail(const std::string& from, const std::string& subject, const std::string& body = "",
                  bool vouched = false) {
        Request request;
        request.key = "mail:<" + std::to_string(++mails_) + "@example.org>";
        request.lines = {subject};
        request.comment = body;
        request.address = from;
        request.address_proved = vouched;
        request.answer_to =
            ReturnAddress{from, subject, "<" + std::to_string(mails_) + "@example.org>", ""};
        request.now = house.now;
        last_ = request;
        return house.submit(request);
    }
    /// The same mail, delivered again.
    Response mail_again() { return house.submit(last_); }

    /// A rated match: both make so many moves in all, then the loser resigns.
    void win(const std::string& game, const std::string& winner, const std::string& loser,
             int plies) {
        const Response begun =
            say(winner, game + " challenge " + winner + " " + loser + " --first=" + winner);
        ASSERT_TRUE(begun.match) << begun.text;
        int board = 0;
        house.store.read(
            [&](const StoreReader& reader) { board = reader.match(*begun.match)->board; });
        for (int ply = 0; ply < plies; ++ply) {
            const Match match = house.match(game, board);
            ASSERT_FALSE(match.ending);
            std::string move;
            house.store.read([&](const StoreReader& reader) {
                const auto view =
                    games::find_game(game)->state(record_of(match, reader.moves(match.id)));
                move = view->legal.front().text;
            });
            const std::string& mover = ply % 2 == 0 ? winner : loser;
            ASSERT_TRUE(say(mover, game + " move " + std::to_string(board) + " " + move).accepted);
        }
        ASSERT_TRUE(say(loser, game + " resign " + std::to_string(board)).accepted);
    }

    /// Expects it to be refused with a sentence that holds these words, both from the page and,
    /// with the name and password that `full` holds, from a mail.
    void expect_refused(std::string_view name, const std::string& line, const std::string& words,
                        const std::string& comment = "") {
        const Response reply = say(name, line, comment);
        EXPECT_FALSE(reply.accepted) << line;
        EXPECT_THAT(in_one_line(reply.text), testing::HasSubstr(words)) << line;
    }

    static std::string in_one_line(std::string text) {
        std::ranges::replace(text, '\n', ' ');
        return text;
    }

    /// The player's letters of this kind, oldest first.
    std::vector<Letter> letters(std::string_view name, LetterKind kind) {
        std::vector<Letter> all = house.letters_to(name);
        std::erase_if(all, [&](const Letter& one) { return one.kind != kind; });
        std::ranges::reverse(all);
        return all;
    }

    /// All letters with an address that may be carried by then.
    std::vector<Letter> due(Instant when) {
        std::vector<Letter> found;
        house.store.read(
            [&](const StoreReader& reader) { found = reader.letters_due(when, 1000); });
        return found;
    }

    void change(std::string_view name, const std::function<void(User&)>& how) {
        transact(house.store, [&](UnitOfWork& unit) {
            User user = *unit.user_named(name);
            how(user);
            unit.change_user(user);
        });
    }

    TestClub house;

private:
    int mails_ = 0;
    Request last_;
};

}  // namespace posthouse::club
