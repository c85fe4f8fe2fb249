// Letters are written in the reader's language.

#include "club/commands/test_club.h"
#include "club/core/letter_layout.h"
#include "club/letters/letter_tables.h"
#include "translation/languages.h"
#include "translation/refusal_text.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using testing::HasSubstr;
using testing::Not;

class LetterLanguage : public testing::Test {
protected:
    LetterLanguage() {
        house.join("ann");
        house.join("bob");
        EXPECT_TRUE(house.say("bob", "wari challenge ann bob --first=ann").accepted);
    }
    void choose(std::string_view name, const std::string& language) {
        EXPECT_TRUE(house.say(name, "language " + language).accepted);
    }
    /// A mail whose own language is this.
    Request mail_in(std::string_view language, std::string line, std::string from = ann_at) {
        Request request = house.mail_from(std::move(from), {std::move(line)});
        request.language = language;
        return request;
    }
    /// The text of the last answer.
    std::string answer_to(const Request& request) {
        EXPECT_FALSE(house.submit(request).accepted);
        std::string text;
        house.store.read([&](const StoreReader& reader) {
            for (const Letter& letter : letters_due(reader, house.now, 1000))
                if (letter.kind == LetterKind::answer) text = letter.text();
        });
        return text;
    }
    static std::string said(const Refusal& refusal, std::string_view language) {
        return wrap(translation::translate(refusal, language)) + "\n";
    }

    TestClub house;
    const std::string wrong_move = "wari move 1 ann annspass f9";
    const Refusal no_house =
        refuse("no-such-house",
               "“{typed}” is not a house: yours are {first} to {last}, and you can play {moves}.",
               "f9", "a", "f", "a, b, c, d, e or f");
};

TEST_F(LetterLanguage, TheCommandSetsShowsAndUnsetsIt) {
    EXPECT_EQ(house.user("ann").language, "");
    const Response set = house.say("ann", "language de-AT");
    EXPECT_TRUE(set.accepted);
    EXPECT_EQ(std::get<std::string>(set.facts.at(0).value), "de");
    EXPECT_EQ(house.user("ann").language, "de");
    EXPECT_THAT(house.say("ann", "language").text, HasSubstr("Briefe kommen auf: de\n"));
    EXPECT_EQ(house.say("ann", "language tlh").refusal->code, "no-such-language");
    EXPECT_EQ(house.user("ann").language, "de") << "a refused command changes nothing";
    choose("ann", "OFF");
    EXPECT_EQ(house.user("ann").language, "");
}

TEST_F(LetterLanguage, TheHelpOfTheCommandNamesThemAll) {
    std::string all;
    for (const std::string_view one : translation::languages())
        all += (all.empty()                              ? ""
                : one == translation::languages().back() ? " and "
                                                         : ", ") +
               std::string(one);
    const auto command = read_command("language", "ann");
    ASSERT_TRUE(command);
    EXPECT_THAT(command->spec->details(Texts()), HasSubstr("the languages are " + all + "."));
}

TEST_F(LetterLanguage, ARefusedMoveIsExplainedInTheLanguageOfTheAccount) {
    for (const std::string_view language : translation::languages()) {
        choose("ann", std::string(language));
        const std::string text = answer_to(mail_in("", wrong_move));
        EXPECT_THAT(text, HasSubstr(said(no_house, language))) << language;
        EXPECT_THAT(text,
                    HasSubstr(Texts(language)("letter-legal-moves", {{"moves", "a b c d e f"}})))
            << "the board follows";
        EXPECT_THAT(text, HasSubstr("> wari move 1")) << "what was written is quoted as it is";
    }
    EXPECT_EQ(said(no_house, "de"),
              "„f9“ ist keine Mulde: Deine sind a bis f, und du kannst a, b, c, d,\n"
              "e oder f spielen.\n");
}

TEST_F(LetterLanguage, WithoutASettingItIsThatOfTheMail) {
    EXPECT_THAT(answer_to(mail_in("fr", wrong_move)), HasSubstr(said(no_house, "fr")));
    EXPECT_THAT(answer_to(mail_in("", wrong_move)), HasSubstr(said(no_house, "en")));
    choose("ann", "es");
    EXPECT_THAT(answer_to(mail_in("fr", wrong_move)), HasSubstr(said(no_house, "es")));
}

TEST_F(LetterLanguage, APasswordTellsWhoseItIsWhereverTheMailComesFrom) {
    choose("ann", "de");
    EXPECT_THAT(answer_to(mail_in("fr", wrong_move, "new@elsewhere.example")),
                HasSubstr(said(no_house, "de")));
}

TEST_F(LetterLanguage, ThatOfAnAccountIsNotToldToOthers) {
    choose("ann", "de");
    Request forged = mail_in("", "frobnicate");
    forged.answer_to->envelope_sender = "mallory@example.com";
    const std::string text = answer_to(forged);
    EXPECT_THAT(text, HasSubstr("There is no command"));
    EXPECT_THAT(text, Not(HasSubstr("Befehl")));
    EXPECT_THAT(answer_to(mail_in("", "frobnicate")), HasSubstr("Befehl"));
}

TEST_F(LetterLanguage, QuestionsAboutAReplyAreAskedInIt) {
    choose("ann", "de");
    const auto asked = [&](std::vector<std::string> lines) {
        Request reply = house.reply_from(ann_at, "ann", std::move(lines));
        reply.language = "";
        return answer_to(reply);
    };
    EXPECT_THAT(asked({"good luck, bob"}), HasSubstr("Antworte nur mit dem Zug"));
    EXPECT_THAT(asked({"b", "Is that legal?"}), HasSubstr("In deiner Mail steht „Is that legal?“"));
    EXPECT_THAT(asked({"z"}), HasSubstr("„z“ ist keine Mulde"));
    EXPECT_THAT(asked(std::vector<std::string>(lines_max + 1, "hello")), HasSubstr("ist zu lang"));
}

TEST_F(LetterLanguage, SeveralCommandsAreAnsweredInOne) {
    choose("ann", "fr");
    Request request = mail_in("", wrong_move);
    request.lines.emplace_back("frobnicate");
    request.lines.emplace_back("help");
    const std::string text = answer_to(request);
    EXPECT_THAT(text, HasSubstr(said(no_house, "fr")));
    EXPECT_THAT(text, HasSubstr("commande"));
}

TEST_F(LetterLanguage, SecretsAreHiddenInEveryLanguage) {
    for (const std::string_view language : translation::languages()) {
        choose("ann", std::string(language));
        EXPECT_THAT(answer_to(mail_in("", "wari move 1 ann annspass annspass")),
                    Not(HasSubstr("annspass")))
            << language;
    }
}

TEST_F(LetterLanguage, ProgramsAreAnsweredInEnglishUnlessTheyAskForAReader) {
    choose("ann", "de");
    const Response plain = house.say("ann", "wari move 1 f9");
    EXPECT_THAT(plain.text, HasSubstr(said(no_house, "en")));
    Request asked;
    asked.lines = {"wari move 1 f9"};
    asked.speaker = house.user("ann").id;
    asked.language = "fr";
    asked.now = house.now;
    const Response reply = house.submit(asked);
    EXPECT_THAT(reply.text, HasSubstr(said(no_house, "de"))) << "the account's is known";
    EXPECT_EQ(reply.refusal->code, "illegal-move");
    EXPECT_EQ(reply.refusal->sentence, no_house.sentence) << "the sentence stays English";
}

}  // namespace
}  // namespace posthouse::club
