#include "club/replies/parsed_reply.h"
#include "club/matches/loaded_match.h"

#include "club/commands/test_club.h"
#include "club/matches/match_tables.h"

#include <gmock/gmock.h>

#include <fstream>

namespace posthouse::club {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// Board 1 of a match between ann and bob after some moves; ann replies to the letter that shows
/// it.
class ParsedReplyTest : public testing::Test {
protected:
    ParsedReplyTest() {
        club.join("ann");
        club.join("bob");
        begin("wari", {"b", "d", "c", "f"});
    }
    void begin(const std::string& game, const std::vector<std::string>& moves) {
        ASSERT_TRUE(club.say("ann", game + " challenge ann bob --first=ann").accepted);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const std::string line = game + " move 1 " + moves[i];
            ASSERT_TRUE(club.say(i % 2 == 0 ? "ann" : "bob", line).accepted) << line;
        }
        match = club.match(game, 1);
        letter = {match.id, match.to_move, match.plies, match.undos, true};
    }
    /// Another match, without moves: all houses from a to f are legal.
    void begin_fresh() {
        ASSERT_TRUE(club.say("ann", "wari resign 1").accepted);
        ASSERT_TRUE(club.say("ann", "wari challenge ann bob --first=ann").accepted);
        match = club.match("wari", 2);
        letter = {match.id, match.to_move, match.plies, match.undos, true};
    }
    Expected<ParsedReply> read(const std::vector<std::string>& lines,
                               const std::vector<std::string>& sheet = {}) {
        std::optional<LoadedMatch> table;
        club.store.read([&](const StoreReader& reader) {
            table = load_match(reader, *reader.match(match.id));
        });
        Request reply;
        reply.lines = lines;
        reply.move_list_rows = sheet;
        return parse_reply(reply, letter, *table);
    }
    void expect_lines(const std::vector<std::string>& lines, const std::vector<std::string>& made,
                      const std::string& comment = "") {
        const auto whole = read(lines);
        ASSERT_TRUE(whole) << lines[0] << ": " << whole.error().sentence.view();
        EXPECT_EQ(whole->lines, made) << lines[0];
        EXPECT_EQ(whole->comment, comment) << lines[0];
    }
    void expect_question(const std::vector<std::string>& lines, const std::string& words = "",
                         const std::vector<std::string>& sheet = {}) {
        const auto whole = read(lines, sheet);
        std::string all;
        for (const std::string& line : lines) all += line + "\n";
        ASSERT_FALSE(whole) << all << " became " << testing::PrintToString(whole->lines);
        EXPECT_THAT(std::string(whole.error().sentence.view()), HasSubstr(words)) << all;
    }

    void expect_moved_on(const std::vector<std::string>& lines,
                         std::string_view code = "reply-match-moved-on") {
        const auto whole = read(lines);
        ASSERT_TRUE(whole) << lines[0];
        ASSERT_TRUE(whole->moved_on) << lines[0];
        EXPECT_EQ(whole->moved_on->code, code) << lines[0];
    }

    TestClub club;
    Match match;
    ReplyContext letter;
};

TEST_F(ParsedReplyTest, AMoveByItselfIsTheMoveWhateverIsAroundIt) {
    for (const char* line :
         {"a",       "A",   " a ",    "a.",       "a!",     "\"a\"", "`a`", "“a”",
          "‘a’",     "*a*", "move a", "Move: a.", "MOVE A", "a#5",   "a\r", "\u00a0a\u00a0",
          "\ufeffa", "(a)", "ａ",     "　a",      "1) a",   "a :)"})
        expect_lines({line}, {"wari move 1 a#5"});
}

TEST_F(ParsedReplyTest, AMoveMayStandInAPhraseThatSaysNothingElse) {
    for (const char* line :
         {"My move: a", "I'll play a.", "a please", "a, please", "I play a", "ok: a",
          "Ich spiele a", "Mein Zug: a.", "je joue a", "Juego a", "Jogo a!", "ход: a"})
        expect_lines({line}, {"wari move 1 a#5"});
}

TEST_F(ParsedReplyTest, AMoveIsReadAsPeopleStateItInAnyLanguage) {
    begin_fresh();
    std::ifstream file(std::string(POSTHOUSE_SOURCE) + "/src/club/replies/stated_moves.txt");
    std::string language;
    std::size_t count = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        if (line.starts_with("= ")) {
            language = line.substr(2);
            continue;
        }
        ++count;
        const auto whole = read({line});
        EXPECT_EQ(whole ? whole->move : "(question)", "d") << language << ": " << line;
        EXPECT_EQ(whole ? whole->doubt : "", "") << language << ": " << line;
    }
    EXPECT_GE(count, 600U);
}

TEST_F(ParsedReplyTest, WhatStandsOnTheMovesOwnLineIsSaidToTheOpponent) {
    expect_lines({"b, it was hard to find"}, {"wari move 1 b#5"}, "b, it was hard to find");
    expect_lines({"b - good luck!", "Ann"}, {"wari move 1 b#5"}, "b - good luck!\nAnn");
    expect_lines({"Thanks for the photos! I play b."}, {"wari move 1 b#5"},
                 "Thanks for the photos! I play b.");
    expect_question({"a good move!"});
    expect_question({"A. Example"});
}

TEST_F(ParsedReplyTest, AMoveMayStandBehindWholeSentences) {
    expect_lines({"Good game!", "a"}, {"wari move 1 a#5"}, "Good game!");
    expect_lines({"Long time no see, Bob.", "My move is b."}, {"wari move 1 b#5"},
                 "Long time no see, Bob.");
    expect_question({"Thanks for the lovely game", "b"});
    expect_question({"Good game!", "A"}, "");
}

TEST_F(ParsedReplyTest, AnInitialAtTheEndIsNoMove) {
    expect_lines({"a", "Best regards", "B"}, {"wari move 1 a#5"}, "Best regards\nB");
    expect_lines({"b", "What a day!", "A"}, {"wari move 1 b#5"}, "What a day!\nA");
    expect_lines({"b", "See you,", "d"}, {"wari move 1 b#5"}, "See you,\nd");
    expect_question({"b", "hm", "d"});
    expect_question({"b", "d"});
}

TEST_F(ParsedReplyTest, SingleLettersInSentencesAreWords) {
    for (const char* words : {"It was a lovely day.", "Plan B worked.", "e così via",
                              "à demain, D.", "We meet at 18 h, gate C", "Vitamin C helps"})
        expect_lines({"f", words}, {"wari move 1 f#5"}, words);
    for (const char* words : {"or d?", "no, d", "I meant d", "rather d please", "d instead",
                              "oder doch d", "should I play \"d\"?"})
        expect_question({"f", words}, "f or d");
}

TEST_F(ParsedReplyTest, WordsThatTakeAMoveBackAreQuoted) {
    const auto doubt_in = [&](const std::vector<std::string>& lines) {
        const auto whole = read(lines);
        return whole ? whole->doubt : "(refused)";
    };
    EXPECT_EQ(doubt_in({"a", "Please do not play this yet.", "Ann"}),
              "Please do not play this yet.");
    EXPECT_EQ(doubt_in({"a", "No!"}), "No!");
    EXPECT_EQ(doubt_in({"a", "Is that legal?"}), "Is that legal?");
    EXPECT_EQ(doubt_in({"a, wait a minute"}), "wait a minute");
    EXPECT_EQ(doubt_in({"a", "I would rather resign."}), "I would rather resign.");
    EXPECT_EQ(doubt_in({"a", "We had snow.", "The cat is fine.", "How are you?",
                        "PS: please don't play that move."}),
              "PS: please don't play that move.");
    EXPECT_EQ(doubt_in({"a", "chat", "No! What a trap."}), "") << "that is for the opponent";
    for (const char* words : {"No problem, take your time!", "Not bad!",
                              "Can't wait for your answer", "Don't worry about the delay"})
        EXPECT_EQ(doubt_in({"a", words}), "") << words;
}

TEST_F(ParsedReplyTest, HesitationCountsNextToTheMoveAlone) {
    const std::vector<std::string> far = {"a", "We had snow.", "The cat is fine.",
                                          "Did I tell you of the house? Hmm."};
    const auto whole = read(far);
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->doubt, "");
    const auto near = read({"a", "Hmm."});
    ASSERT_TRUE(near);
    EXPECT_EQ(near->doubt, "Hmm.");
}

TEST_F(ParsedReplyTest, TheSubjectOfAReplyCountsAsNothingUnlessItIsACommand) {
    Request reply;
    reply.subject_line = true;
    reply.lines = {"Was: a lovely week or d", "a", "Hello"};
    std::optional<LoadedMatch> table;
    club.store.read(
        [&](const StoreReader& reader) { table = load_match(reader, *reader.match(match.id)); });
    auto whole = parse_reply(reply, letter, *table);
    ASSERT_TRUE(whole);
    EXPECT_THAT(whole->lines, ElementsAre("wari move 1 a#5"));
    EXPECT_EQ(whole->comment, "Hello");
    reply.lines = {"b", "Hello"};
    whole = parse_reply(reply, letter, *table);
    ASSERT_TRUE(whole);
    EXPECT_THAT(whole->lines, ElementsAre("wari move 1 b#5"));
}

TEST_F(ParsedReplyTest, PlainAndHtmlPartsThatSayDifferentMovesAreAskedAbout) {
    Request reply;
    reply.lines = {"a"};
    reply.html_lines = {"b"};
    std::optional<LoadedMatch> table;
    club.store.read(
        [&](const StoreReader& reader) { table = load_match(reader, *reader.match(match.id)); });
    EXPECT_FALSE(parse_reply(reply, letter, *table));
    reply.html_lines = {"a", "<3"};
    EXPECT_TRUE(parse_reply(reply, letter, *table));
}

TEST_F(ParsedReplyTest, WhatIsShownAsANumberIsReadAsOne) {
    begin("wari-24", {});
    std::optional<LoadedMatch> table;
    club.store.read([&](const StoreReader& reader) { table = load_match(reader, match); });
    const games::MoveText move = table->view.legal.at(2);
    const std::string shown = move.shown.to(table->view.to_move);
    ASSERT_TRUE(is_digit(shown[0])) << "this game shows numbers";
    for (const std::string& line : {shown, shown + ".", move.text, "move " + shown})
        expect_lines({line}, {"wari-24 move 1 " + move.text + "#1"});
    expect_lines({shown, "See you in 5 days, at 4 or so"}, {"wari-24 move 1 " + move.text + "#1"},
                 "See you in 5 days, at 4 or so");
    expect_question({shown, "no, 5"});
}

TEST_F(ParsedReplyTest, AHouseThatMayNotBePlayedIsAnsweredWithTheReason) {
    expect_question({"z"}, "not a house");
    begin("wari-24", {"a"});
    expect_question({"9"}, "House 9 is your opponent's");
    expect_question({"13"}, "not a house");
}

TEST_F(ParsedReplyTest, LongMovesAreReadToo) {
    begin("octilite", {});
    std::optional<LoadedMatch> table;
    club.store.read([&](const StoreReader& reader) { table = load_match(reader, match); });
    for (const games::MoveText& move : table->view.legal) {
        expect_lines({move.text}, {"octilite move 1 " + move.text + "#1"});
        expect_lines({move.shown.to(match.to_move) + "."}, {"octilite move 1 " + move.text + "#1"});
    }
}

TEST_F(ParsedReplyTest, WhatIsWrittenBeneathGoesToTheOpponent) {
    expect_lines({"a", "", "Good game so far!", "Ann"}, {"wari move 1 a#5"},
                 "Good game so far!\nAnn");
    expect_lines({"Hi Bob,", "", "a", "", "have a nice day"}, {"wari move 1 a#5"},
                 "Hi Bob,\n\n\nhave a nice day");
    expect_lines({"Liebe Bärbel,", "a"}, {"wari move 1 a#5"}, "Liebe Bärbel,");
    expect_lines({"a", "I had a look at a, too; what a game"}, {"wari move 1 a#5"},
                 "I had a look at a, too; what a game");
}

TEST_F(ParsedReplyTest, WhatIsNotCertainIsAskedAbout) {
    const std::vector<std::vector<std::string>> unclear = {
        {"a", "b"},
        {"a", "a"},
        {"a?"},
        {"a", "or rather b?"},
        {"a", "no, b"},
        {"a or b"},
        {"a b"},
        {"a#4"},
        {"a#x"},
        {"a", "I nearly played d instead"},
        {"a", "resign"},
        {"resign", "a"},
        {"Hello,", "I had", "a", "bad cold"},
        {"Hello,", "resign"},
        {"I shall", "resign", "if this goes on"},
        {"Resign? Never!"},
        {"accept my apologies"},
        {"z"},
        {"thanks"},
        {"--"},
        {""},
        {},
        {"1. e4"},
        {"wari move 1 a", "b"},
        {"wari move 1 a", "wari move 1 b"},
    };
    for (const auto& lines : unclear) expect_question(lines);
    expect_question({"well played"}, "Reply with just the move, for example: a");
    expect_question({"well played"}, "“chat” as the first line");
    expect_question({"a", "b"}, "a or b");
}

TEST_F(ParsedReplyTest, WordsOfTheBoardNeedNoBoard) {
    for (const auto& [line, made] : std::vector<std::pair<std::string, std::string>>{
             {"resign", "wari resign 1"},
             {"Resign.", "wari resign 1"},
             {"move resign", "wari resign 1"},
             {"accept", "wari accept 1 --number=0"},
             {"REJECT", "wari reject 1 --number=0"},
             {"confirm", "wari confirm 1 --number=0"},
             {"undo", "wari move 1 undo"},
             {"propose", "wari move 1 propose"},
             {"draw", "wari move 1 propose"},
             {"show", "wari show 1"},
             {"show #2", "wari show 1#2"},
             {"subscribe", "wari subscribe 1"},
             {"unsubscribe", "wari unsubscribe 1"},
             {"submit a", "wari submit 1 a#5"},
             {"preview a b", "wari preview 1 a b"},
             {"queue", "wari queue 1"},
             {"queue none", "wari queue 1 none"},
             {"queue a, if b then c", "wari queue 1 a, if b then c"}})
        expect_lines({line}, {made});
}

TEST_F(ParsedReplyTest, ChatTakesAllThatFollows) {
    expect_lines({"chat", "hello", "", "a nice day"}, {"wari chat 1"}, "hello\n\na nice day");
    expect_lines({"Chat: hello", "Bob"}, {"wari chat 1"}, "hello\nBob");
    expect_lines({"a", "chat", "c was tempting"}, {"wari move 1 a#5", "wari chat 1"},
                 "c was tempting");
    expect_lines({"chat", "a"}, {"wari chat 1"}, "a");
    expect_lines({"chat", "hello", "resign"}, {"wari chat 1"}, "hello\nresign");
    expect_lines({"chat", "wari resign 1", "1. a  c"}, {"wari chat 1"}, "wari resign 1\n1. a  c");
}

TEST_F(ParsedReplyTest, AWholeCommandStandsForItself) {
    expect_lines({"wari move 1 ann annspass a"}, {"wari move 1 ann annspass a#5"});
    expect_lines({"wari move 1 a#5"}, {"wari move 1 a#5"});
    expect_lines({"wari move 7 a"}, {"wari move 7 a"});
    expect_lines({"super-wari show 2", "help move"}, {"super-wari show 2", "help move"});
    expect_lines({"help mail"}, {"help mail"});
    expect_lines({"Hello,", "wari move 1 a"}, {"wari move 1 a#5"}, "Hello,");
    // After other words, what looks like a general command is text.
    expect_lines({"a", "thanks for the game", "list of my boards"}, {"wari move 1 a#5"},
                 "thanks for the game\nlist of my boards");
    const auto whole = read({"", "wari move 1 ann annspass a"});
    ASSERT_TRUE(whole);
    EXPECT_THAT(whole->source_lines, ElementsAre(std::optional<std::size_t>(1)));
}

TEST_F(ParsedReplyTest, AMoveFilledIntoTheMoveListCounts) {
    const std::vector<std::string> before = {"  1.  b    d", "  2.  c    f"};
    const auto with = [&](const std::string& row) {
        std::vector<std::string> rows = before;
        rows.push_back(row);
        return rows;
    };
    for (const char* row : {"  3.  a    ?", "  3.  a", "3. a", "3. a?", "3. ?a"}) {
        const auto whole = read({}, with(row));
        ASSERT_TRUE(whole) << row << ": " << whole.error().sentence.view();
        EXPECT_THAT(whole->lines, ElementsAre("wari move 1 a#5")) << row;
        EXPECT_TRUE(whole->needs_position);
    }
    EXPECT_TRUE(read({}, {"3. a"})) << "the row alone is enough";
    EXPECT_TRUE(read({"a"}, with("3. a")));
    EXPECT_TRUE(read({"a"}, with("3. ?"))) << "the list as it was sent, quoted";
    // Rows in the body are not text for the opponent.
    expect_lines({"  1.  b    d", "  2.  c    f", "  3.  a    ?", "", "Good luck!"},
                 {"wari move 1 a#5"}, "Good luck!");

    expect_question({}, "", with("3. ?"));
    expect_question({"b"}, "b or a", with("3. a"));
    expect_question({}, "Only your next move", with("3. a d"));
    expect_question({}, "Only your next move", with("3. ? d"));
    expect_question({}, "legal", with("3. z"));
    expect_question({}, "row 4", with("4. a"));
    expect_question({}, "row 2", {"2. c a", "3. a"});
    expect_question({}, "where only one move", {"3. a", "3. b"});
    expect_question({"resign"}, "", with("3. a"));
}

TEST_F(ParsedReplyTest, SecondFillsInTheRightColumn) {
    begin("warri", {"b"});
    for (const char* row : {"1.  b   d", "1.  b   ? d", "1. b d?"}) {
        const auto whole = read({}, {row});
        ASSERT_TRUE(whole) << row << ": " << whole.error().sentence.view();
        EXPECT_THAT(whole->lines, ElementsAre("warri move 1 d#2")) << row;
    }
    expect_question({}, "", {"1. b ?"});
    expect_question({}, "", {"1. b d e"});
    expect_question({}, "", {"1. c d"});
}

TEST_F(ParsedReplyTest, WhereTheBoardHasMovedOnNothingIsDone) {
    club.say("ann", "wari move 1 a");
    expect_moved_on({"b"});
    expect_moved_on({"accept"});
    expect_moved_on({"queue if b then c"});
    expect_lines({"chat", "hello"}, {"wari chat 1"}, "hello");
    expect_lines({"resign"}, {"wari resign 1"});
}

TEST_F(ParsedReplyTest, TheSameMoveAgainWasPlayedAlready) {
    club.say("ann", "wari move 1 a");
    const auto whole = read({"a"});
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->played_already, "a");
    letter.side = Side::second;
    expect_moved_on({"a"});
}

TEST_F(ParsedReplyTest, AfterATakeBackAnOldLetterMovesNothing) {
    transact(club.store, [&](UnitOfWork& unit) {
        match.undos = 1;
        change_match(unit, match);
    });
    expect_moved_on({"a"}, "reply-move-taken-back");
}

TEST_F(ParsedReplyTest, AGameThatIsOverTakesWordsOnly) {
    club.say("ann", "wari resign 1");
    expect_question({"good game"}, "is over");
    expect_lines({"chat", "good game"}, {"wari chat 1"}, "good game");
}

TEST_F(ParsedReplyTest, AsksAboutTwoHousesOfWhichOneIsAWord) {
    begin_fresh();
    for (const char* line :
         {"a then f", "a and f", "first a then f", "I play a then e", "e to a", "e then f",
          "a, then e", "a to f please", "a dann f", "a puis f", "prima a poi e"})
        expect_question({line}, "It is not certain which move you mean on wari board 2");
    expect_question({"c then f"}, "c or f");
    expect_question({"e to a"}, "e or a");
    expect_question({"A: Finished."});
    const auto initial = read({"A please. F."});
    EXPECT_TRUE(!initial || !initial->doubt.empty());
    expect_lines({"I play a"}, {"wari move 2 a#1"});
    expect_lines({"a please"}, {"wari move 2 a#1"});
    expect_lines({"A minha jogada: b"}, {"wari move 2 b#1"});
}

TEST_F(ParsedReplyTest, ALetterThatBeginsASentenceAsAWordIsNoOtherMove) {
    begin_fresh();
    for (const std::vector<std::string>& lines :
         std::vector<std::vector<std::string>>{{"c, please. A hug."},
                                               {"c. A big hug!"},
                                               {"c", "A kiss from Spain."},
                                               {"c — E poi un saluto"},
                                               {"c. E poi un saluto."},
                                               {"c. O, and happy birthday!"}}) {
        const auto whole = read(lines);
        EXPECT_EQ(whole ? whole->move : std::string(whole.error().sentence.view()), "c")
            << lines.back();
        EXPECT_EQ(whole ? whole->doubt : "", "") << lines.back();
    }
    for (const std::vector<std::string>& lines :
         std::vector<std::vector<std::string>>{{"c, please. A then f."},
                                               {"c. A is also nice"},
                                               {"c. E maybe?"},
                                               {"c. Or a."},
                                               {"c. A or f."},
                                               {"c. A better move is e."},
                                               {"c. E is better."}}) {
        const auto whole = read(lines);
        EXPECT_TRUE(!whole || !whole->doubt.empty()) << lines.back();
    }
}

TEST_F(ParsedReplyTest, AsksAboutALetterBelowAnOutOfOfficeReply) {
    begin_fresh();
    for (const char* away : {"Away until Monday.", "I am out of the office.", "Ich bin abwesend.",
                             "Je suis absente jusqu'à lundi.", "Я в отпуске до понедельника."}) {
        const auto reply = read({away, "F"});
        EXPECT_TRUE(!reply || !reply->doubt.empty()) << away;
    }
    const auto below = read({"f", "I'm away until Monday."});
    ASSERT_TRUE(below);
    EXPECT_EQ(below->doubt, "") << "said of the next days, not instead of a move";
}

TEST_F(ParsedReplyTest, AsksAboutANegativeNumber) {
    begin("wari-24", {});
    expect_question({"-3"});
    expect_lines({"- 3"}, {"wari-24 move 1 c#1"});
}

TEST_F(ParsedReplyTest, TakesAQuestionMarkAndDoubtsBesideTheMoveForDoubt) {
    begin_fresh();
    for (const std::vector<std::string>& lines :
         std::vector<std::vector<std::string>>{{"c", "?"},
                                               {"c", "(?)"},
                                               {"c (?)"},
                                               {"c", "as long as you haven't moved yet"},
                                               {"c", "only testing"},
                                               {"c", "Back to the drawing board"},
                                               {"c", "Away until Monday.", "F"}}) {
        const auto read_reply = read(lines);
        EXPECT_TRUE(!read_reply || !read_reply->doubt.empty()) << lines.back();
    }
    expect_question({"c", "more likely d"});
}

TEST_F(ParsedReplyTest, AsksAboutWordsInALanguageThatItDoesNotRead) {
    begin_fresh();
    const auto asked = read({"c", "Peidiwch â chwarae hwn eto, os gwelwch yn dda"});
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->doubt, "Peidiwch â chwarae hwn eto, os gwelwch yn dda");
}

TEST_F(ParsedReplyTest, ReadsAMoveInOneClause) {
    begin_fresh();
    expect_lines({"My move is d, thanks for waiting"}, {"wari move 2 d#1"},
                 "My move is d, thanks for waiting");
    expect_lines({"Jeg spiller c, hilsen Kari"}, {"wari move 2 c#1"}, "Jeg spiller c, hilsen Kari");
    expect_lines({"c-t lépem"}, {"wari move 2 c#1"});
    expect_lines({"d입니다"}, {"wari move 2 d#1"});
    expect_lines({"c and good luck!"}, {"wari move 2 c#1"}, "c and good luck!");
    expect_lines({"Hi Bob, c"}, {"wari move 2 c#1"});
    expect_question({"c and then f"});
    expect_question({"I play a and f"});
    expect_question({"I play c, but I would rather play d"});
}

TEST_F(ParsedReplyTest, AnEmojiBeforeAMoveIsNoWordAndOneThatSaysNoIsADoubt) {
    for (const char* line : {"👍 a", "🎉a", "☀️ a"}) EXPECT_EQ(read({line})->move, "a") << line;
    for (const char* line : {"👎 a", "🤔 a"}) EXPECT_FALSE(read({line})) << line;
}

TEST_F(ParsedReplyTest, AVowelWithAParticleBehindItIsAMove) {
    for (const char* line : {"aで", "aに します", "a로", "Hello Bob! a"})
        EXPECT_EQ(read({line})->move, "a") << line;
}

TEST_F(ParsedReplyTest, WordsToALetterFromBeforeATakeBackHearOfThat) {
    ASSERT_TRUE(club.say("bob", "wari move 1 undo").accepted);
    ASSERT_TRUE(club.say("ann", "wari move 1 accept").accepted);
    expect_question({"Thank you so far"}, "A move was taken back on wari board 1");
    expect_moved_on({"a"}, "reply-move-taken-back");
}

TEST_F(ParsedReplyTest, WhoIsNotToMoveIsOfferedNoMoveOfTheOpponents) {
    ASSERT_TRUE(club.say("ann", "wari move 1 a").accepted);
    match = club.match("wari", 1);
    letter = {match.id, Side::first, match.plies, match.undos, true};
    expect_question({"a"}, "You have made the move a on wari board 1 already");
    for (const std::vector<std::string>& lines : std::vector<std::vector<std::string>>{
             {"Your turn"}, {"c. No, d"}, {"c", "d"}, {"c?"}, {"a then f"}, {"c", "or rather d"}})
        expect_question(lines, "bob is to move on wari board 1");
}

TEST(ReplyToAChallenge, IsReadAsPeopleSayYesAndNo) {
    const auto answered = [](const std::vector<std::string>& lines) {
        TestClub club(PlayerGroup::nobody);
        club.join("ann");
        club.join("bob");
        EXPECT_TRUE(club.say("ann", "wari challenge ann bob --first=ann").accepted);
        club.reply("bob@example.org", lines);
        const Match match = club.match("wari", 1);
        return match.is_offered() ? "open" : match.is_running() ? "accepted" : "declined";
    };
    for (const char* line : {"Sure, with pleasure!", "With pleasure", "Gladly!", "gern",
                             "Sehr gerne!", "avec plaisir", "Con mucho gusto.", "Yes, thank you!"})
        EXPECT_STREQ(answered({line}), "accepted") << line;
    for (const char* line : {"Sorry, no time", "Not now, thanks", "No, thank you.", "Keine Zeit"})
        EXPECT_STREQ(answered({line}), "declined") << line;
    for (const char* line : {"With pleasure I would, but not today", "Sure?", "Thanks",
                             "Sure, with pleasure, but who are you?"})
        EXPECT_STREQ(answered({line}), "open") << line;
    EXPECT_STREQ(answered({"Gladly!", "Greetings from Spain"}), "accepted");
}

TEST(UnclearReplyToAChallenge, SaysHowToAnswerIt) {
    TestClub club(PlayerGroup::nobody);
    club.join("ann");
    club.join("bob");
    ASSERT_TRUE(club.say("ann", "wari challenge ann bob --first=ann").accepted);
    const auto answer = [&](const std::string& name, const std::string& line) {
        const Response response = club.reply(name + "@example.org", {line});
        EXPECT_FALSE(response.accepted);
        std::string text = response.text;
        std::ranges::replace(text, '\n', ' ');
        return text;
    };
    EXPECT_THAT(answer("bob", "Sure, with pleasure, but who are you?"),
                HasSubstr("To accept, reply with just: accept."));
    const std::string waiting = club.say("ann", "wari show 1").text;
    EXPECT_THAT(waiting, HasSubstr("bob is to accept or decline."));
    EXPECT_THAT(waiting, testing::Not(HasSubstr("your turn")));
    ASSERT_TRUE(club.say("ann", "wari move 1 c").accepted);
    EXPECT_THAT(club.say("bob", "wari show 1").text, HasSubstr("You are to accept or decline."));
}

}  // namespace
}  // namespace posthouse::club
