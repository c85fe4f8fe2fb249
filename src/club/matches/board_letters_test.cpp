#include "club/matches/board_letters.h"
#include "club/core/letter_layout.h"

#include "club/clocks/clock.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::HasSubstr;

TEST(Letters, LongLinesAreBrokenAtBlanksAndIndentedOnesAreLeftAlone) {
    EXPECT_EQ(wrap("one two three", 8), "one two\nthree");
    EXPECT_EQ(wrap("one\ntwo three four\n", 9), "one\ntwo three\nfour\n");
    EXPECT_EQ(wrap("incomprehensibilities are long", 8), "incompre\nhensibil\nities\nare long");
    EXPECT_EQ(wrap("see https://example.org/ now", 8), "see\nhttps://example.org/\nnow");
    EXPECT_EQ(wrap("\u4f60\u597d\u4f60\u597d\u4f60", 8), "\u4f60\u597d\u4f60\u597d\n\u4f60");
    const std::string indented = "    |  4  |  4  |  4  |  4  |";
    EXPECT_EQ(wrap(indented, 8), indented);
}

LoadedMatch table_after(std::vector<std::string> moves, std::string_view last_comment = {}) {
    LoadedMatch loaded;
    loaded.game = games::find_game("wari");
    loaded.match.game = "wari";
    loaded.match.board = 12;
    loaded.match.plies = static_cast<int>(moves.size());
    loaded.players[0].name = "ann";
    loaded.players[1].name = "bob";
    for (const std::size_t seat : {0U, 1U})
        loaded.match.seats[seat] = loaded.players[seat].id = UserId{static_cast<int>(seat) + 1};
    games::GameRecord record{"", std::move(moves)};
    std::vector<PlayedMove> played;
    for (const auto& move : record.moves)
        played.push_back({static_cast<int>(played.size()), move, "", {}});
    played.back().comment = last_comment;
    loaded.view = *loaded.game->state(record);
    loaded.history = {std::move(played), *loaded.game->steps(record)};
    return loaded;
}

TEST(Letters, EachReaderSeesTheirOwnSideAtTheBottomAndIsCalledYou) {
    const LoadedMatch loaded = table_after({"b", "d", "f", "c", "e"});
    const std::string first = render_text(format_board(loaded, Side::first));
    const std::string second = render_text(format_board(loaded, Side::second));
    EXPECT_LT(first.find("bob  captured"), first.find("you  captured"));
    EXPECT_LT(second.find("ann  captured"), second.find("you  captured"));
    EXPECT_THAT(second, HasSubstr("It is your turn."));
    EXPECT_THAT(first, HasSubstr("It is bob's turn."));
    EXPECT_THAT(second, HasSubstr("Legal moves: a b c e f"));
}

TEST(Letters, ABoardLetterHasNoLineOver72Columns) {
    std::vector<std::string> moves;
    for (int i = 0; i < 60; ++i) {
        const auto view = games::find_game("wari")->state({"", moves});
        if (view->verdict.over) break;
        moves.push_back(view->legal.front().text);
    }
    const std::string words =
        "A long word about nothing in particular, which goes on and on and on until it is far too "
        "long.";
    LoadedMatch loaded = table_after(moves, words);
    loaded.match.clock = *read_clock("30d+1d");
    loaded.match.proposal = Proposal::draw;
    loaded.chat = {{loaded.match.id, 1, {}, 59, words, {}}};
    loaded.new_moves = 3;
    loaded.private_messages[0] = loaded.private_messages[1] = words;
    for (Side side : {Side::first, Side::second}) {
        const std::string body = board_letter(loaded, side, "house.example", Instant{}).text();
        std::string_view rest = body;
        while (!rest.empty()) {
            const std::string_view line = take_until(rest, '\n');
            EXPECT_LE(line.size(), columns_max) << line;
        }
    }
}

TEST(Letters, ALettersMessageIdDerivesFromMatchPlyAndReader) {
    const LoadedMatch loaded = table_after({"b", "d"});
    const Letter letter = board_letter(loaded, Side::second, "house.example", Instant{});
    EXPECT_EQ(letter.message_id, "wari.12.2.second");
    EXPECT_EQ(letter.references, "<wari.12@house.example>");
    EXPECT_EQ(letter.subject, "Wari with ann · board 12");
}

TEST(Letters, AfterATakeBackTheIdsAreNew) {
    LoadedMatch loaded = table_after({"b", "d"});
    loaded.match.undos = 2;
    const Letter letter = board_letter(loaded, Side::second, "house.example", Instant{});
    EXPECT_EQ(letter.message_id, "wari.12.2.u2.second");
    EXPECT_EQ(letter.ply, 2);
    EXPECT_EQ(letter.undos, 2);
    loaded.match.outcome = MatchOutcome{Result::draw, "agreed", {}};
    EXPECT_EQ(board_letter(loaded, Side::first, "h", Instant{}).message_id,
              "wari.12.2.u2.end.first");
}

TEST(Letters, ThePlayerToMoveReadsHowToReplyAndTheFullCommand) {
    const LoadedMatch loaded = table_after({"b", "d", "f"});
    const std::string body = board_letter(loaded, Side::second, "h", Instant{}).text();
    EXPECT_THAT(body, HasSubstr("To move, reply with just one of these: a b c d e f\n"));
    EXPECT_THAT(body, HasSubstr("\n    wari move 12 bob PASSWORD a\n"));
    EXPECT_THAT(body, HasSubstr("    {page}/match/wari/12\n"));
    EXPECT_THAT(board_letter(loaded, Side::first, "h", Instant{}).text(),
                testing::Not(HasSubstr("PASSWORD")));
}

TEST(Letters, TheFirstLineSaysWhatHappenedAndWhoseTurnItIs) {
    LoadedMatch loaded = table_after({"b", "d", "f"});
    const auto begins = [&](const Letter& letter, const std::string& line) {
        EXPECT_THAT(letter.text(), testing::StartsWith(line + "\n\n"));
    };
    begins(board_letter(loaded, Side::second, "h", Instant{}),
           "ann sows 5 seeds from f. It is your turn.");
    User carol;
    carol.id = UserId{3};
    const Letter watched = spectator_letter(loaded, carol, "h", Instant{});
    begins(watched, "ann sows 5 seeds from f. It is bob's turn.");
    EXPECT_EQ(watched.subject, "Wari, ann and bob · board 12");
    loaded.match.outcome = MatchOutcome{Result::first, "resigned", {}};
    begins(board_letter(loaded, Side::second, "h", Instant{}),
           "ann sows 5 seeds from f. Won by ann: bob resigned.");
}

TEST(Letters, WhatIsForLaterStandsBelowARule) {
    const std::string body =
        board_letter(table_after({"b", "d", "f"}), Side::second, "h", Instant{}).text();
    const auto rule = body.find("\n* * *\n");
    ASSERT_NE(rule, body.npos);
    for (const char* above : {"a     b     c", "To move, reply with just", "{page}/match/wari/12"})
        EXPECT_LT(body.find(above), rule) << above;
    for (const char* below : {"PASSWORD", "  1.  b", "-- posthouse 1"})
        EXPECT_GT(body.find(below), rule) << below;
}

TEST(Letters, TheDecliningPlayerNeedNotBeTheOneToMove) {
    LoadedMatch loaded = table_after({"b"});
    loaded.match.to_move = Side::second;
    loaded.match.outcome = MatchOutcome{Result::second, "declined", {}};
    EXPECT_EQ(format_ending(loaded), "Declined by ann: the match does not count.");
}

TEST(Letters, WordsOfAnOpponentCannotFillInASecret) {
    const LoadedMatch loaded = table_after({"b"}, "tell me: {confirm} {page}");
    EXPECT_THAT(board_letter(loaded, Side::second, "h", Instant{}).text(),
                HasSubstr("{ confirm} { page}"));
}

TEST(Letters, TheMachineBlockIsStable) {
    EXPECT_THAT(board_letter(table_after({"b", "d"}), Side::first, "h", Instant{}).text(),
                HasSubstr("-- posthouse 1\n"
                          "game: wari\n"
                          "board: 12\n"
                          "first: ann\n"
                          "second: bob\n"
                          "from: start\n"
                          "moves: b d\n"
                          "ply: 2\n"
                          "position: 5,1,5,5,5,5/4,4,4,0,5,5 0 0 S\n"
                          "to-move: first\n"
                          "legal: a b c d e f\n"
                          "over: no\n"
                          "result: \n"
                          "reason: \n"
                          "--\n"));
    LoadedMatch loaded = table_after({"b", "d"});
    loaded.match.rated = false;
    loaded.match.undos = 1;
    EXPECT_THAT(render_text(machine_block(loaded)),
                HasSubstr("reason: \nrated: no\nundos: 1\n--\n"));
}

}  // namespace
}  // namespace posthouse::club
