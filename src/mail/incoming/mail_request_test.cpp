#include "mail/incoming/mail_request.h"

#include "club/commands/challenge_line.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/board_letters.h"
#include "mail/test_mail.h"
#include "translation/languages.h"

#include <gmock/gmock.h>

#include <sstream>

namespace posthouse::mail {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const club::ServerKey key = club::ServerKey::from_words("test");

IncomingMail read(const std::string& bytes) {
    const auto mail = read_mail(bytes);
    if (!mail) throw std::runtime_error(std::string(mail.error().sentence.view()));
    return *mail;
}

club::Request request(const std::string& name) {
    return to_request(read(fixture(name)), key, club::Instant(std::chrono::milliseconds(7)));
}

TEST(ToRequest, ReadsTheSubjectAsCommandAndTheBodyAsComment) {
    const club::Request plain = request("plain");
    EXPECT_THAT(plain.lines, ElementsAre("wari move 12 ann secret-word c"));
    EXPECT_EQ(plain.comment, "Good luck!");
    EXPECT_TRUE(plain.key.starts_with("mail:ann@example.org <plain-1@example.org> "));
    EXPECT_EQ(plain.address, "ann@example.org");
    EXPECT_EQ(plain.now, club::Instant(std::chrono::milliseconds(7)));
    EXPECT_FALSE(plain.speaker);
    ASSERT_TRUE(plain.answer_to);
    EXPECT_EQ(plain.answer_to->address, "ann@example.org");
    EXPECT_EQ(plain.answer_to->message_id, "<plain-1@example.org>");
    EXPECT_EQ(plain.answer_to->references, "<wari.12@example.net> <wari.12.3.1@example.net>");
    EXPECT_EQ(plain.answer_to->subject, "wari move 12 ann secret-word c");
}

TEST(ToRequest, TakesTheLanguageThatTheWriterWantsToReadOrElseWritesIn) {
    const auto language_with = [](const std::string& fields) {
        return *to_request(read(fields + fixture("plain")), key, {}).language;
    };
    EXPECT_EQ(language_with(""), "");
    EXPECT_EQ(language_with("Content-Language: de-AT\n"), "de");
    EXPECT_EQ(language_with("Content-Language: de\nAccept-Language: pt, fr;q=0.8\n"), "fr");
    EXPECT_EQ(language_with("Content-Language: tlh\n"), "");
    EXPECT_EQ(language_with("Accept-Language: " + std::string(5000, 'x') + ", de\n"), "");
}

TEST(ToRequest, TakesTheLanguageOfTheTextIfNoHeaderNamesOne) {
    const auto language_of_mail = [](const std::string& fields, const std::string& body) {
        return *to_request(read(fields +
                                "From: ann@example.org\nSubject: hello\nContent-Type: text/plain; "
                                "charset=utf-8\n\n" +
                                body + "\n"),
                           key, {})
                    .language;
    };
    const std::string german = "Guten Tag, ich möchte gern mitspielen. Wie geht das hier bei euch?";
    EXPECT_EQ(language_of_mail("", german), "de");
    EXPECT_EQ(language_of_mail("", "Bonjour, je voudrais jouer une partie avec quelqu'un."), "fr");
    EXPECT_EQ(language_of_mail("", "Goedendag, ik wil graag een spel met iemand spelen."), "")
        << "Dutch is none of ours";
    EXPECT_EQ(language_of_mail("Accept-Language: es\n", german), "es") << "what they ask for";
    EXPECT_EQ(language_of_mail("", "c\n\n> " + german), "") << "quoted words are another's";
}

TEST(ToRequest, FindsCommandsInTheBodyIfTheSubjectHasNone) {
    EXPECT_THAT(request("alternative").lines,
                ElementsAre("wari move 12 bob secret-word c", "wari show 12#3", "help"));
    EXPECT_EQ(request("alternative").comment, "");
    EXPECT_THAT(request("html_only").lines,
                ElementsAre("wari move 12 bob secret-word c", "wari show 12 & more"));
    EXPECT_THAT(request("flowed").lines, ElementsAre("wari move 12 bob secret-word c"));
    EXPECT_EQ(request("flowed").comment, "From here on a stuffed line");
    EXPECT_THAT(request("forwarded").lines, ElementsAre("help"));
}

TEST(ToRequest, FindsTheCommandInTheBodyIfTheSubjectIsNone) {
    const auto lines_of_mail = [](const std::string& subject, const std::string& body) {
        return to_request(read("From: ann@example.org\nContent-Type: text/plain; charset=utf-8\n"
                               "Subject: " +
                               subject + "\n\n" + body + "\n"),
                          key, {})
            .lines;
    };
    for (const char* subject : {"(no subject)", "hello", "Kein Betreff", "Question about my game"})
        EXPECT_THAT(lines_of_mail(subject, "Hi!\nwari show 1"), ElementsAre("wari show 1"))
            << subject;
    EXPECT_THAT(lines_of_mail("(no subject)", "what now?"), ElementsAre("what now?"));
    EXPECT_THAT(lines_of_mail("hello", "what now?"), ElementsAre("hello"));
    EXPECT_THAT(lines_of_mail("“wari show 1”", ""), ElementsAre("wari show 1"));
    EXPECT_THAT(lines_of_mail("Re: confirm c21-ac4d89752c02234bdb59 (your mail address)", "yes"),
                ElementsAre("confirm c21-ac4d89752c02234bdb59"));
}

TEST(ToRequest, TakesTextBelowACommandInTheBodyForWordsAsBelowOneInTheSubject) {
    const std::string words = "Well played, Bob!\nwari resign 12 ann secret-word";
    for (const char* subject : {"", "hello", "(no subject)", "Re: lunch", "Re: wari move …"}) {
        const club::Request read = to_request(
            posthouse::mail::read("From: ann@example.org\nSubject: " + std::string(subject) +
                                  "\nContent-Type: text/plain; charset=utf-8\n\n"
                                  "wari move 12 ann secret-word c\n\n" +
                                  words + "\n"),
            key, {});
        EXPECT_THAT(read.lines, ElementsAre("wari move 12 ann secret-word c")) << subject;
        EXPECT_EQ(read.comment, words) << subject;
    }
}

TEST(ToRequest, FindsTheCommandOfAReplyToOurLetterInItsBody) {
    for (const char* subject : {"Re: wari Board 12", "Re: your letter",
                                "Re: wari move 12 ann *** c", "Re: wari move …"}) {
        const std::string head = "From: ann@example.org\nContent-Type: text/plain; charset=utf-8\n";
        const auto reply = read(head + "Subject: " + subject + "\n\nhelp\n");
        EXPECT_THAT(to_request(reply, key, {}).lines, ElementsAre("help")) << subject;
    }
    const auto move =
        read("From: ann@example.org\nSubject: Re: wari board 12 ann word c\n\nhelp\n");
    EXPECT_THAT(to_request(move, key, {}).lines, ElementsAre("wari board 12 ann word c"));
}

std::string reply_to(const std::string& places, const std::string& body) {
    return "From: ann@example.org\nContent-Type: text/plain; charset=utf-8\n" + places + "\n\n" +
           body;
}

TEST(ToRequest, PassesOnAllLinesOfAReplyToABoardLetter) {
    const club::ReplyContext letter{club::MatchId{7}, Side::second, 5, 1, false};
    const std::string token = club::reply_token(key, letter);
    const club::Request reply = to_request(
        read(reply_to("To: posthouse+" + token + "@example.net\nSubject: Re: wari Board 12",
                      "c\n\n# no comment\nGood luck!\n-- \nAnn\n\n> 1.  c   f\n> 2.  d   ?\n")),
        key, {});
    EXPECT_THAT(reply.lines, ElementsAre("c", "# no comment", "Good luck!"));
    EXPECT_THAT(reply.move_list_rows, ElementsAre(" 1.  c   f", " 2.  d   ?"));
    EXPECT_EQ(reply.comment, "");
    ASSERT_TRUE(reply.in_reply_to_board);
    EXPECT_EQ(reply.in_reply_to_board->match, club::MatchId{7});
    EXPECT_EQ(reply.in_reply_to_board->side, Side::second);
    EXPECT_EQ(reply.in_reply_to_board->ply, 5);
    EXPECT_EQ(reply.in_reply_to_board->undos, 1);
    EXPECT_TRUE(reply.in_reply_to_board->authenticated);
    ASSERT_TRUE(reply.about);
    EXPECT_EQ(reply.about->board, 12);
}

TEST(ToRequest, KnowsTheBoardButNoPositionWithoutAToken) {
    const club::Request reply =
        to_request(read(reply_to("Subject: AW: wari Board 12", "c\n")), key, {});
    EXPECT_FALSE(reply.in_reply_to_board);
    ASSERT_TRUE(reply.about);
    EXPECT_THAT(reply.lines, ElementsAre("c"));
}

TEST(ToRequest, DoesNotTreatAForwardedLetterAsAReply) {
    const std::string to =
        "To: posthouse+" +
        club::reply_token(key, club::ReplyContext{club::MatchId{7}, Side::first, 5, 0, false}) +
        "@example.net\nSubject: ";
    EXPECT_TRUE(
        to_request(read(reply_to(to + "Re: wari Board 12", "c\n")), key, {}).in_reply_to_board);
    EXPECT_FALSE(
        to_request(read(reply_to(to + "Fwd: wari Board 12", "c\n")), key, {}).in_reply_to_board);
    EXPECT_FALSE(to_request(read(reply_to(to + "Re: wari Board 12",
                                          "c\n\n---------- Forwarded message ---------\nd\n")),
                            key, {})
                     .in_reply_to_board);
}

TEST(ToRequest, AcceptsACommandInTheSubjectOfAReply) {
    const std::string to =
        "To: posthouse+" +
        club::reply_token(key, club::ReplyContext{club::MatchId{7}, Side::first, 5, 0, false}) +
        "@example.net\nSubject: ";
    const club::Request show = to_request(read(reply_to(to + "wari show 3", "thanks\n")), key, {});
    EXPECT_THAT(show.lines, ElementsAre("wari show 3"));
    EXPECT_EQ(show.comment, "thanks");
    const club::Request move = to_request(read(reply_to(to + "c", "Well done\n")), key, {});
    EXPECT_THAT(move.lines, ElementsAre("c", "Well done"));
    EXPECT_TRUE(move.in_reply_to_board);
}

TEST(ToRequest, PassesOnAnHtmlPartThatStrikesOutTheCommand) {
    IncomingMail mail;
    mail.from = {"ann@example.org"};
    mail.text = "wari resign 12 ann secret\n";
    mail.html_text = "~~wari resign 12 ann secret~~\n";
    const auto made = [&mail] { return to_request(mail, key, {}, {}); };
    EXPECT_THAT(made().html_lines, ElementsAre("~~wari resign 12 ann secret~~"));
    mail.html_text = mail.text;
    EXPECT_THAT(made().html_lines, testing::IsEmpty());
}

TEST(ReplyContext, IsTheNewestTokenOfOneMatch) {
    const auto token = [](int match, int ply, int undos = 0) {
        return club::reply_token(
            key, club::ReplyContext{club::MatchId{match}, Side::first, ply, undos, false});
    };
    const auto answered = [](const std::string& to, const std::string& references) {
        return reply_context(
            read(reply_to("Subject: Re: wari Board 12\nTo: " + to + "\nReferences: " + references,
                          "")),
            key);
    };
    const std::string house_only = "posthouse@example.net";
    EXPECT_FALSE(answered(house_only, "<wari.12@example.net>").newest);
    EXPECT_EQ(
        answered(house_only, "<wari.12.3.first+" + token(7, 3) + "@example.net> <wari.12.5.first+" +
                                 token(7, 5) + "@example.net>")
            .newest->ply,
        5);
    EXPECT_EQ(answered("posthouse+" + token(7, 3, 1) + "@example.net",
                       "<wari.12.5.first+" + token(7, 5) + "@example.net>")
                  .newest->ply,
              3);
    const auto two = answered("posthouse+" + token(8, 3) + "@example.net",
                              "<wari.12.5.first+" + token(7, 5) + "@example.net>");
    EXPECT_FALSE(two.newest);
    EXPECT_TRUE(two.ambiguous);
    std::string damaged = token(7, 5);
    damaged.back() = damaged.back() == '0' ? '1' : '0';
    EXPECT_FALSE(answered("posthouse+" + damaged + "@example.net", "").newest);
}

TEST(ReplyContext, IsEmptyIfOnlyTheThreadHasATokenAndTheSubjectDiffers) {
    const std::string thread =
        "\nIn-Reply-To: <wari.12.5.first+" +
        club::reply_token(key, club::ReplyContext{club::MatchId{7}, Side::first, 5, 0, false}) +
        "@example.net>";
    EXPECT_TRUE(
        reply_context(read(reply_to("Subject: Re: wari Board 12" + thread, "")), key).newest);
    EXPECT_FALSE(reply_context(read(reply_to("Subject: Sunday" + thread, "")), key).newest);
}

constexpr std::string_view opening_board =
    "  h   g   f   e   d   c   b   a\n+---+---+---+---+---+---+---+---+\n"
    "| 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 |  Bob\n+---+---+---+---+---+---+---+---+\n"
    "| 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 |  Ann\n+---+---+---+---+---+---+---+---+\n"
    "  a   b   c   d   e   f   g   h\n\n";

club::Request opening(const std::string& subject, const std::string& sheet) {
    return to_request(
        read("From: ann@example.org\nSubject: " + subject +
             "\nContent-Type: text/plain; charset=utf-8\n\n" + std::string(opening_board) + sheet),
        key, {});
}

TEST(ToRequest, ReadsAChallengeThatIsTheBeginningOfASheet) {
    for (const char* subject :
         {"super-wari", "Re: Super-Wari", "AW: [games] SUPER WARI", "Super-Wari, a game?",
          "Sv: super-wari", "A game of \"Super-Wari\"?", "Bob, super wari again!"}) {
        SCOPED_TRACE(subject);
        const club::Request read =
            opening(subject, "Hello Bob!\n\n    Ann  Bob\n 1.  c\n\nGood luck.\n");
        ASSERT_TRUE(read.challenge_move_list);
        EXPECT_EQ(read.challenge_move_list->game, "super-wari");
        EXPECT_THAT(read.challenge_move_list->names, ElementsAre("Ann", "Bob"));
        EXPECT_THAT(read.challenge_move_list->moves, ElementsAre("c", ""));
        EXPECT_FALSE(read.challenge_move_list->has_more_rows);
        EXPECT_EQ(read.comment, "Hello Bob!\n\n\nGood luck.");
        EXPECT_THAT(read.lines, IsEmpty());
    }
}

TEST(ToRequest, ReadsAnOpeningSheetThatWasFilledIntoAQuotation) {
    const auto quoting = [](const std::string& sheet, const std::string& own) {
        std::string quoted;
        std::istringstream lines(std::string(opening_board) + sheet);
        for (std::string line; std::getline(lines, line);) quoted += "> " + line + '\n';
        return to_request(read("From: ann@example.org\nSubject: Re: Super-Wari\n\n" + own +
                               "\nOn 20 Nov 2026, Bob wrote:\n" + quoted),
                          key, {});
    };
    const club::Request read = quoting("     Ann  Bob\n  1.  c    ?\n", "Let us play, Bob!\n");
    ASSERT_TRUE(read.challenge_move_list);
    EXPECT_THAT(read.challenge_move_list->names, ElementsAre("Ann", "Bob"));
    EXPECT_THAT(read.challenge_move_list->moves, ElementsAre("c", ""));
    EXPECT_EQ(read.comment, "Let us play, Bob!");
    EXPECT_FALSE(quoting("     Ann  Bob\n  1.  ?\n", "Thanks, I shall think about it.\n")
                     .challenge_move_list)
        << "nothing was filled in";
}

/// An article about the game, with both names and the first move filled in beneath it.
constexpr std::string_view article_rules =
    "Super-Wari\n\nThe rules\n\n"
    "1. Each player has the eight houses of a row, with three seeds in each. The one named\n"
    "   on the left moves first.\n"
    "2. Lift all seeds of a house of yours, and sow them one by one into those that follow.\n"
    "3. Last seed makes 2 or 3: take them, and so backwards.\n"
    "4. No starving!\n"
    "5. 25 seeds win.\n\n"
    "To play, fill in the names and a move, and mail the whole.\n\n";

TEST(ToRequest, TakesTheNumberedRulesOfAnArticleForNoMoveList) {
    const std::string article = std::string(article_rules) + std::string(opening_board) +
                                "     Ann  Bob\n  1.  c    ?\n\nBill\n";
    std::string quoted;
    std::istringstream lines(article);
    for (std::string line; std::getline(lines, line);) quoted += "> " + line + '\n';
    for (const std::string& body :
         {article, "Hello Bob!\n\n" + article, quoted, "Let us play!\n\n" + quoted,
          "     Ann  Bob\n  1.  c\n\n" + std::string(article_rules)}) {
        SCOPED_TRACE(body);
        const club::Request read =
            to_request(posthouse::mail::read("From: ann@example.org\nSubject: Super-Wari\n"
                                             "Content-Type: text/plain; charset=utf-8\n\n" +
                                             body),
                       key, {});
        ASSERT_TRUE(read.challenge_move_list);
        const auto command = club::challenge_line(*read.challenge_move_list);
        ASSERT_TRUE(command) << command.error().sentence.view();
        EXPECT_EQ(*command, "super-wari challenge Ann Bob --first=Ann --move=c");
    }
}

TEST(ToRequest, KeepsTheOptionsInTheSubjectOfAnOpeningSheet) {
    const club::Request read = opening("super-wari --unrated --clock=none", "Ann Bob\n1. c\n");
    ASSERT_TRUE(read.challenge_move_list);
    EXPECT_EQ(read.challenge_move_list->game, "super-wari");
    EXPECT_THAT(read.challenge_move_list->options, ElementsAre("--unrated", "--clock=none"));
}

TEST(ToRequest, KnowsTheColumnOfAFirstMove) {
    const auto moves = [](const std::string& sheet) {
        return opening("super-wari", sheet).challenge_move_list->moves;
    };
    EXPECT_THAT(moves("     Ann  Bob\n  1.       c\n"), ElementsAre("", "c"));
    EXPECT_THAT(moves("Ann Bob\n1. ? c\n"), ElementsAre("", "c"));
    EXPECT_THAT(moves("Ann Bob\n1. c ?\n"), ElementsAre("c", ""));
    EXPECT_THAT(moves("Ann Bob\n1. c\n"), ElementsAre("c", ""));
    EXPECT_THAT(moves("\tAnn\tBob\n1.\tc\n2.\t?\n"), ElementsAre("c", ""));
    EXPECT_THAT(moves("Ann Bob 1. c 2. ?\n"), ElementsAre("c", ""));
}

TEST(ToRequest, KeepsAnIncompleteOpeningSheet) {
    EXPECT_EQ(opening("super-wari", "1. c\n").challenge_move_list->names[0], "");
    EXPECT_TRUE(
        opening("super-wari", "Ann Bob\n1. c f\n2. d\n").challenge_move_list->has_more_rows);
    EXPECT_TRUE(opening("super-wari", "shall we play?\n").challenge_move_list) << "an empty sheet";
}

TEST(ToRequest, DoesNotTreatOtherMailAsAnOpeningSheet) {
    EXPECT_FALSE(opening("super-wari challenge ann bob", "Ann Bob\n1. c\n").challenge_move_list);
    EXPECT_FALSE(opening("hello", "Ann Bob\n1. c\n").challenge_move_list);
    EXPECT_FALSE(opening("wari or oware?", "Ann Bob\n1. c\n").challenge_move_list) << "ambiguous";
    EXPECT_FALSE(opening("a game of super-wari", "Shall we play?\n").challenge_move_list);
    EXPECT_FALSE(opening("Fwd: super-wari", "Ann Bob\n1. c\n").challenge_move_list);
    EXPECT_FALSE(opening("super-wari Board 12", "Ann Bob\n1. c\n").challenge_move_list);
    EXPECT_FALSE(
        to_request(read("From: ann@example.org\nSubject: super-wari\n\nhow do I play?\n"), key, {})
            .challenge_move_list);
}

TEST(ToRequest, RepliesToASingleReplyToAddress) {
    EXPECT_EQ(request("header_injection").answer_to->address, "ann.smith@example.org");
    EXPECT_EQ(request("header_injection").address, "ann@example.org");
    const auto two =
        read("From: ann@example.org\nReply-To: b@example.org, c@example.org\nSubject: help\n\n");
    EXPECT_EQ(to_request(two, key, {}).answer_to->address, "ann@example.org");
}

TEST(ToRequest, TruncatesALongCommentAtAWholeCharacter) {
    std::string bytes =
        "From: ann@example.org\nSubject: help\nContent-Type: text/plain; charset=utf-8\n\nx";
    for (int i = 0; i < 20'000; ++i) bytes += "ü";
    const std::string comment = to_request(read(bytes), key, {}).comment;
    EXPECT_LT(comment.size(), 8100u);
    EXPECT_TRUE(comment.ends_with("ü […]"));
}

TEST(IdempotencyKey, IsTheSameForARepeatedMailAndHidesItsContent) {
    EXPECT_EQ(request("no_message_id").key, request("no_message_id_again").key);
    EXPECT_TRUE(request("no_message_id").key.starts_with("mail:hash:"));
    const IncomingMail mail = read(fixture("no_message_id"));
    EXPECT_EQ(request("no_message_id").key.find(mail.fingerprint), std::string::npos);
    EXPECT_NE(idempotency_key(mail, key),
              idempotency_key(mail, club::ServerKey::from_words("another house")));
}

TEST(IdempotencyKey, DiffersBetweenSendersAndContentsOfTheSameMessageId) {
    const auto from = [](const std::string& address, const std::string& text = "x") {
        return read("From: " + address + "\nSubject: help\nMessage-ID: <1@example.org>\n\n" + text);
    };
    EXPECT_NE(idempotency_key(from("ann@example.org"), key),
              idempotency_key(from("ann@example.org", "y"), key));
    EXPECT_EQ(idempotency_key(from("ann@example.org"), key),
              idempotency_key(from("ann@example.org"), key));
    EXPECT_NE(idempotency_key(from("ann@example.org"), key),
              idempotency_key(from("bob@example.org"), key));
}

TEST(ReadSubject, StripsPrefixes) {
    EXPECT_EQ(read_subject("Re: AW: Fwd:  wari   move 12 a b c **").text, "wari move 12 a b c");
    EXPECT_EQ(read_subject("RE: re[2]: SV : help").text, "help");
    EXPECT_EQ(read_subject("Re:").text, "");
    EXPECT_EQ(read_subject("  ").text, "");
    EXPECT_EQ(read_subject("remove: this").text, "remove: this");
}

TEST(ReadSubject, RecognizesBoardLettersBehindAnyPrefix) {
    for (const char* subject :
         {"wari Board 12", "Re: wari Board 12", "RE: AW: SV: Rif: Odp: wari Board 12",
          "回复：wari Board 12", "答复: Re: wari Board 12", "[EXTERNAL] Re: [list] wari Board 12",
          "Vá: wari Board 12", "ΑΠ: wari Board 12", "Re^2: wari board 12", "R: wari Board 12 **",
          "Re: wari Board 12 (was: nothing)", "Re: Wari Board 12:"}) {
        const SubjectLine line = read_subject(subject);
        ASSERT_TRUE(line.board) << subject;
        EXPECT_EQ(line.board->game, "wari");
        EXPECT_EQ(line.board->board, 12);
        EXPECT_EQ(line.appended, "") << subject;
        EXPECT_FALSE(line.forwarded) << subject;
    }
    EXPECT_EQ(read_subject("Re: wari Board 12: c").appended, "c");
    for (const char* subject : {"chess Board 12", "wari Board", "wari Board x", "wari Board 12x",
                                "wari Board 99999999999999999999", "my wari Board 12"})
        EXPECT_FALSE(read_subject(subject).board) << subject;
}

TEST(ReadSubject, RecognizesTheSubjectsOfBoardLettersInAllLanguages) {
    for (const games::Game& game : games::all_games())
        for (const std::string_view language : translation::languages()) {
            if (!game.listed) continue;
            for (const std::optional<Side> seat : {std::optional(Side::first), {}}) {
                club::Match match;
                match.game = game.name;
                match.board = 12;
                const std::string subject = club::match_subject(match, {"ann", "someone who left"},
                                                                seat, translation::Texts(language));
                const SubjectLine line = read_subject("Re: " + subject + ": c");
                ASSERT_TRUE(line.board) << subject;
                EXPECT_EQ(line.board->game, game.name) << subject;
                EXPECT_EQ(line.board->board, 12) << subject;
                EXPECT_EQ(line.appended, "c") << subject;
            }
        }
}

TEST(ReadSubject, RecognizesTheSubjectOfABoardLetterThatAMailProgramHasChanged) {
    for (const char* subject : {"Re: Wari with bob ? board 12", "Re: Wari with bob board 12",
                                "AW: Wari mit bob · Brett 12", "RE: WARI WITH BOB - BOARD 12.",
                                "[EXTERNAL] Re: wari with bob \u2022 board 12 (2)"}) {
        const SubjectLine line = read_subject(subject);
        ASSERT_TRUE(line.board) << subject;
        EXPECT_EQ(line.board->game, "wari");
        EXPECT_EQ(line.board->board, 12);
        EXPECT_EQ(line.appended, "") << subject;
    }
    for (const char* subject : {"wari with bob", "chess with bob · board 12",
                                "wari with bob · board twelve", "wari challenge bob · board 12"})
        EXPECT_FALSE(read_subject(subject).board) << subject;
}

TEST(ReadSubject, RecognizesForwardedMail) {
    for (const char* subject : {"Fwd: wari Board 12", "Re: WG: wari Board 12", "TR : wari Board 12",
                                "转发: wari Board 12", "İLT: wari Board 12"})
        EXPECT_TRUE(read_subject(subject).forwarded) << subject;
    EXPECT_TRUE(read_subject("VS: wari Board 12").perhaps_forwarded);
}

TEST(Mailable, AcceptsASingleAddressOnly) {
    for (const char* good : {"ann@example.org", "a.b+c@x", "o'neil@example.org"})
        EXPECT_TRUE(is_mailable(good)) << good;
    for (const char* bad : {"", "ann", "@x", "ann@", "a@b@c", "a b@c", "a@b\r\nBcc: c@d", "<a@b>",
                            "a@b,c@d", "-f@x", "\"a\"@b", "ä@b"})
        EXPECT_FALSE(is_mailable(bad)) << bad;
    EXPECT_FALSE(is_mailable(std::string(300, 'a') + "@b"));
}

}  // namespace
}  // namespace posthouse::mail
