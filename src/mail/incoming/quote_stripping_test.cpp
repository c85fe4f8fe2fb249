#include "mail/incoming/quote_stripping.h"

#include <gmock/gmock.h>

namespace posthouse::mail {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string own(std::string_view text) {
    return strip_quotes(text).text;
}

TEST(StripQuotes, RemovesQuotedLinesAndTheSignature) {
    EXPECT_EQ(own("\n\nc\n\n> the board\n> more\n-- \nAnn\nExample Ltd."), "c");
    EXPECT_EQ(own("c\r\n--\r\nAnn"), "c");
}

TEST(StripQuotes, RemovesTheMailBelowAnAttribution) {
    EXPECT_EQ(
        own("c\n\nOn Mon, Jan 5, 2026 at 10:00 AM Posthouse <p@example.net> wrote:\nthe old mail"),
        "c");
    EXPECT_EQ(
        own("c\n\nOn Mon, Jan 5, 2026 at 10:00 AM Posthouse\n<p@example.net>\nwrote:\n\n> old"),
        "c");
    EXPECT_EQ(own("c\n\nAm 05.01.2026 um 10:00 schrieb Posthouse:\n> alt"), "c");
    EXPECT_EQ(own("c\nLe lun. 5 janv. 2026 à 10:00, Posthouse <p@example.net> a écrit :\nvieux"),
              "c");
}

TEST(StripQuotes, KeepsTextBelowAQuotation) {
    EXPECT_EQ(own("On Monday Posthouse wrote:\n> your turn\n> now\n\nc\n"), "c");
    EXPECT_EQ(own("> your turn?\nyes\n> really?\nyes"), "yes\nyes");
}

TEST(StripQuotes, RemovesTheOriginalAsOutlookQuotesIt) {
    EXPECT_EQ(own("c\n\n-----Original Message-----\nFrom: x"), "c");
    EXPECT_EQ(own("c\n________________________________\nFrom: x"), "c");
    EXPECT_EQ(own("c\n\nFrom: Posthouse\nSent: Monday\nold"), "c");
    EXPECT_EQ(own("c\n\nSent from my telephone"), "c");
}

TEST(StripQuotes, LeavesOrdinaryTextAlone) {
    const char* words = "On the whole I like it.\nFrom: nowhere\n\n  Shall we go on?";
    EXPECT_EQ(own(words), words);
    EXPECT_EQ(own(""), "");
    EXPECT_EQ(own("> only quoted"), "");
}

TEST(StripQuotes, KnowsAttributionsInManyLanguages) {
    // Attributions of Gmail, Apple Mail, Outlook, Thunderbird, Yahoo, K-9 and others; the unmarked
    // text below must be removed, too.
    for (const char* attribution : {
             "On Mon, Jan 5, 2026 at 10:00 AM Posthouse <h+r1.f@house.example> wrote:",
             "On Monday, January 5th, 2026 at 10:00 AM, Posthouse <h@house.example> wrote:",
             "On 2026-01-05 10:00, Posthouse wrote:",
             "Posthouse <h@house.example> writes:",
             "Quoting Posthouse <h@house.example>:",
             "Am Mo., 5. Jan. 2026 um 10:00 Uhr schrieb Posthouse <\nh+r1.f@house.example>:",
             "Am 05.01.26 um 10:00 schrieb Posthouse:",
             "Posthouse <h@house.example> hat am 05.01.2026 10:00 geschrieben:",
             "Le lun. 5 janv. 2026 à 10:00, Posthouse <h@house.example> a\nécrit :",
             "El lun, 5 ene 2026 a las 10:00, Posthouse (<h@house.example>)\nescribió:",
             "Il giorno lun 5 gen 2026 alle ore 10:00 Posthouse <h@house.example>\nha scritto:",
             "Em seg., 5 de jan. de 2026 às 10:00, Posthouse <h@house.example>\nescreveu:",
             "Op ma 5 jan 2026 om 10:00 schreef Posthouse <h@house.example>:",
             "Den mån 5 jan. 2026 kl 10:00 skrev Posthouse <h@house.example>:",
             "Den man. 5. jan. 2026 kl. 10.00 skrev Posthouse <h@house.example>:",
             "man. 5. jan. 2026 kl. 10:00 skrev Posthouse <h@house.example>:",
             "ma 5. tammik. 2026 klo 10.00 Posthouse (h@house.example) kirjoitti:",
             "pon., 5 sty 2026 o 10:00 Posthouse <h@house.example> napisał(a):",
             "W dniu 5.01.2026 o 10:00, Posthouse pisze:",
             "po 5. 1. 2026 v 10:00 odesílatel Posthouse <h@house.example> napsal:",
             "Posthouse <h@house.example> ezt írta (időpont: 2026. jan. 5., H, 10:00):",
             "пн, 5 янв. 2026 г. в 10:00, Posthouse <h@house.example>:",
             "05.01.2026 10:00, Posthouse пишет:",
             "Понедельник, 5 января 2026, 10:00 +03:00 от Posthouse <h@house.example>:",
             "Posthouse <h@house.example>, 5 Oca 2026 Pzt, 10:00 tarihinde şunu\nyazdı:",
             "Στις Δευ 5 Ιαν 2026 στις 10:00 π.μ., ο/η Posthouse <h@house.example>\nέγραψε:",
             "2026年1月5日(月) 10:00 Posthouse <h@house.example>:",
             "2026/01/05 10:00、Posthouse <h@house.example>のメール:",
             "Posthouse <h@house.example> 于2026年1月5日周一 10:00写道：",
             "2026년 1월 5일 (월) 오전 10:00, Posthouse <h@house.example>님이 작성:",
             "În lun., 5 ian. 2026 la 10:00, Posthouse <h@house.example> a scris:",
             "На пн, 5.01.2026 г. в 10:00 Posthouse <h@house.example> написа:",
             "Vào Th 2, 5 thg 1, 2026 vào lúc 10:00 Posthouse <h@house.example> đã viết:",
             "בתאריך יום ב׳, 5 בינו׳ 2026 ב-10:00 מאת Posthouse <h@house.example>:",
             "On Mon, Jan 5, 2026\nat 10:00 AM Posthouse\n<h@house.example>\nwrote:",
         }) {
        EXPECT_EQ(own("c\n\n" + std::string(attribution) + "\n\nDear Ann,\n\nd\n"), "c")
            << attribution;
        EXPECT_EQ(own("c\n" + std::string(attribution) + "\nDear Ann,\nd\n"), "c") << attribution;
        EXPECT_EQ(own(std::string(attribution) + "\n> Dear Ann,\n> d\n\nc\n"), "c") << attribution;
    }
}

TEST(StripQuotes, StopsAtQuotedHeadersInManyLanguages) {
    for (const char* heads : {
             "From: Posthouse\nSent: Monday\nTo: Ann\nSubject: wari Board 12",
             "*From:* Posthouse <h@house.example>\n*Date:* Monday\n*To:* Ann",
             "**Von:** Posthouse\n**Gesendet:** Montag\n**An:** Ann\n**Betreff:** wari",
             "Gesendet: Montag, 5. Januar 2026 um 10:00 Uhr\nVon: Posthouse\nAn: Ann",
             "De : Posthouse\nEnvoyé : lundi\nÀ : Ann\nObjet : wari",
             "De: Posthouse\nEnviado el: lunes\nPara: Ann\nAsunto: wari",
             "Da: Posthouse\nInviato: lunedì\nA: Ann\nOggetto: wari",
             "De: Posthouse\nEnviada em: segunda\nPara: Ann\nAssunto: wari",
             "Van: Posthouse\nVerzonden: maandag\nAan: Ann\nOnderwerp: wari",
             "Från: Posthouse\nSkickat: den 5\nTill: Ann\nÄmne: wari",
             "Fra: Posthouse\nSendt: 5. januar\nTil: Ann\nEmne: wari",
             "Lähettäjä: Posthouse\nLähetetty: maanantai\nVastaanottaja: Ann\nAihe: wari",
             "Od: Posthouse\nWysłano: poniedziałek\nDo: Ann\nTemat: wari",
             "Od: Posthouse\nOdesláno: pondělí\nKomu: Ann\nPředmět: wari",
             "Feladó: Posthouse\nElküldve: hétfő\nCímzett: Ann\nTárgy: wari",
             "От: Posthouse\nОтправлено: 5 января\nКому: Ann\nТема: wari",
             "Kimden: Posthouse\nGönderildi: 5 Ocak\nKime: Ann\nKonu: wari",
             "Από: Posthouse\nΣτάλθηκε: Δευτέρα\nΠρος: Ann\nΘέμα: wari",
             "差出人: Posthouse\n送信日時: 2026年\n宛先: Ann\n件名: wari",
             "发件人：Posthouse\n发送时间：2026年\n收件人：Ann\n主题：wari",
             "보낸 사람: Posthouse\n보낸 날짜: 2026년\n받는 사람: Ann\n제목: wari",
             // A language that is not in the lists, recognized by its shape.
             "Ó: Posthouse <h@house.example>\nSeoladh: 5 Eanáir 2026 10:00\nChuig: Ann",
         })
        EXPECT_EQ(own("c\n\n" + std::string(heads) + "\n\nDear Ann,\n\nd\n"), "c") << heads;
}

TEST(StripQuotes, StopsAtDividersAndReportsForwardedMails) {
    for (const char* divider : {"-----Original Message-----", "-----Ursprüngliche Nachricht-----",
                                "------------------ 原始邮件 ------------------",
                                "---- On Mon, 05 Jan 2026 10:00:00 +0000 Posthouse wrote ----",
                                "________________________________\nFrom: Posthouse"}) {
        const UnquotedText words = strip_quotes("c\n\n" + std::string(divider) + "\nd");
        EXPECT_EQ(words.text, "c") << divider;
        EXPECT_FALSE(words.forwarded) << divider;
    }
    for (const char* divider :
         {"---------- Forwarded message ---------", "-------- Weitergeleitete Nachricht --------",
          "Begin forwarded message:", "Anfang der weitergeleiteten Nachricht:",
          "---------- Mensaje reenviado ----------", "-------- 转发邮件信息 --------"}) {
        const UnquotedText words = strip_quotes("c\n\n" + std::string(divider) + "\nd");
        EXPECT_EQ(words.text, "c") << divider;
        EXPECT_TRUE(words.forwarded) << divider;
    }
}

TEST(StripQuotes, RemovesTextThatProgramsAdd) {
    for (const char* added :
         {"Sent from my iPhone", "Von meinem iPhone gesendet", "Enviado desde mi iPhone",
          "Get Outlook for Android<https://aka.ms/AAb9ysg>", "Envoyé de mon iPhone",
          "iPhoneから送信", "发自我的 iPhone", "나의 iPhone에서 보냄", "iPhone'umdan gönderildi",
          "Отправлено с iPhone", "Wysłane z iPhone'a", "Skickat från min iPhone",
          "Lähetetty iPhonesta", "Στάλθηκε από το iPhone μου", "---", "—",
          "Virenfrei. www.avast.com", "This e-mail and any attachments are confidential."}) {
        EXPECT_EQ(own("c\n\n" + std::string(added)), "c") << added;
        EXPECT_EQ(own(std::string(added) + "\n\n> old\n\nc"), "c") << added;
        // What follows is the writer's.
        EXPECT_EQ(own("c\n" + std::string(added) + "\n\nNo, wait!"), "c\n\nNo, wait!") << added;
    }
    EXPECT_EQ(own("c\n- -- \nAnn"), "c");
}

TEST(StripQuotes, KeepsTextThatOnlyLooksLikeAHeaderOrASignature) {
    for (const char* line :
         {"Sent from the beach with one thumb.", "Sent from my phone, so don't play this yet",
          "On 5/1 you wrote that c is bad, so:", "Disclaimer: I am tired.", "---- wait ----",
          "Von: mir\nAn: dich", "Date: Sunday\nFrom: 6 pm",
          "Quoting my uncle:", "Disclaimer: I have had two beers!",
          "This e-mail and any cake are late.", "________________________"}) {
        const std::string text = "c\n\n" + std::string(line) + "\nNo, I want f instead.";
        if (line[0] == '_')
            EXPECT_EQ(own(text), "c\n\nNo, I want f instead.");
        else
            EXPECT_EQ(own(text), text);
    }
    for (const char* line : {"---", "—", "__"})
        EXPECT_EQ(own("c\n" + std::string(line) + "\nNo, I want f instead."),
                  "c\nNo, I want f instead.");
}

TEST(StripQuotes, KeepsWhatTheLetterHasNotBelowAnUnmarkedQuotation) {
    SentLetter letter{"h@house.example", ""};
    std::string quotation;
    for (int i = 1; i <= 30; ++i) {
        const std::string line = "Sentence " + std::to_string(i) + " of the letter is here.\n";
        letter.text += line;
        quotation += line;
    }
    const std::string head = "c\n\nOn 2026-01-05 10:00, H <h+r1.f@house.example> wrote:\n";
    const auto kept = [&](const std::string& text) { return strip_quotes(text, letter).text; };
    EXPECT_EQ(kept(head + quotation), "c");
    EXPECT_EQ(kept(head + quotation + "Please don't play this yet.\n"),
              "c\n\nPlease don't play this yet.");
    EXPECT_EQ(kept(head + "Wait with this!\n" + quotation), "c\n\nWait with this!");
    // Another letter, or one that is lost: nobody could say who wrote what.
    EXPECT_EQ(kept(head + "Another letter\nwith other words."), "c");
    EXPECT_EQ(strip_quotes(head + quotation + "Please wait.", {letter.address, ""}).text, "c");
    // Somebody else's letter is not ours.
    EXPECT_EQ(kept("c\n\nOn 2026-01-05 10:00, Carl <carl@other.example> wrote:\nplay d"),
              "c\n\nOn 2026-01-05 10:00, Carl <carl@other.example> wrote:\nplay d");
}

TEST(StripQuotes, KeepsTheWritersOwnLineAboveAQuotationThatIsNotOurs) {
    const SentLetter letter{"h@house.example", "It is your turn.\nTo move, reply with just: c\n"};
    const auto kept = [&](const char* text) { return strip_quotes(text, letter).text; };
    EXPECT_EQ(kept("c\n\nOn Monday I wrote:\n> I may be wrong about c.\n"),
              "c\n\nOn Monday I wrote:");
    EXPECT_EQ(kept("c\n\nAm 5.1.2026 schrieb ich:\n> Vielleicht c."),
              "c\n\nAm 5.1.2026 schrieb ich:");
    EXPECT_EQ(kept("c\n\nOn Monday you wrote:\n> It is your turn.\n"), "c");
    EXPECT_EQ(kept("c\n\nOn Monday Posthouse wrote:\n> An older letter.\n"), "c");
}

TEST(StripQuotes, KnowsOtherQuoteMarks) {
    EXPECT_EQ(own("c\n| old\n> > older\n>>> oldest\nAnn> old\n＞ old\n: old\n"), "c");
    EXPECT_EQ(own("I like it: much\n:-)\na>b"), "I like it: much\n:-)\na>b");
}

TEST(StripQuotes, RemovesLeftoverWordsOfARewrappedQuotation) {
    const std::string line(70, 'x');
    EXPECT_EQ(own("> " + line + "\nf\n> " + line + "\n"), "");
    EXPECT_EQ(own("> " + line + "\n\nf\n"), "f");
    EXPECT_EQ(own("> " + line + "\nf\n"), "f");  // no quotation goes on below it
    EXPECT_EQ(own("> short\nf\n"), "f");
}

TEST(StripQuotes, ReadsSignedMails) {
    EXPECT_EQ(own("-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\nc\n\n- -- \nAnn\n"
                  "-----BEGIN PGP SIGNATURE-----\n\niQIz=\n=AbCd\n-----END PGP SIGNATURE-----\n"),
              "c");
}

TEST(StripQuotes, RemovesInvisibleCharactersAtTheEnds) {
    EXPECT_EQ(own("\xE2\x80\x8F"
                  "c\xE2\x80\x8E \n"),
              "c");
    EXPECT_EQ(own("\xEF\xBB\xBF"
                  "c\xE3\x80\x80\n"),
              "c");
}

TEST(StripQuotes, RunsInLinearTime) {
    // Quadratic time would exceed the time limit of the tests.
    for (const char* part : {"\n", ">", "> \n", "on 2026 @ \n", "a: \n", "on 1: wrote: ", "--\n",
                             "-----\n", "\xE2\x80\x8F", "1. a\n"}) {
        std::string endless;
        while (endless.size() < 500'000) endless += part;
        (void)strip_quotes(endless);
        (void)find_pasted_sheet(endless);
    }
}

TEST(PastedSheet, IsTheLastOneWithoutQuoteMarks) {
    EXPECT_THAT(
        find_pasted_sheet("c\n> On Monday:\n>      ann  bob\n>   1.  c    f\n>   2.  a    d\n> \n"),
        ElementsAre("   1.  c    f", "   2.  a    d"));
    EXPECT_THAT(find_pasted_sheet("  1.  x    y\n\n  1.  c    f\n  2.  a"),
                ElementsAre("  1.  c    f", "  2.  a"));
    EXPECT_THAT(find_pasted_sheet("> 3.  c   d"), ElementsAre(" 3.  c   d"));
    EXPECT_THAT(find_pasted_sheet("no 1. sheet\n1.c\n1. a line of prose is none"), IsEmpty());
}

TEST(PastedSheet, PrefersAPastedSheetToAQuotedOne) {
    EXPECT_THAT(find_pasted_sheet("  1.  c    f\n  2.  a\n\n> 1.  c    f\n> 2.  ?"),
                ElementsAre("  1.  c    f", "  2.  a"));
}

}  // namespace
}  // namespace posthouse::mail
