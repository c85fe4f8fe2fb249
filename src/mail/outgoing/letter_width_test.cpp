// No line of a letter is wider than 72 columns: letters of every kind, to players with the longest
// names, about long games and with long messages.
#include "club/commands/test_club.h"
#include "club/core/letter_layout.h"
#include "club/letters/letter_tables.h"
#include "club/letters/notification_letters.h"
#include "club/matches/loaded_match.h"
#include "games/drawings/html_markup.h"
#include "mail/outgoing/composer.h"

#include <gmock/gmock.h>

#include <random>

namespace posthouse::mail {
namespace {

const MailIdentity identity{
    .mail_address = "posthouse-of-the-sowing-games@" + std::string(60, 'h') + ".example.net",
    .host = "example.net",
    .base_url = "https://" + std::string(50, 'p') + ".example.net/posthouse/of/the/sowing/games"};

const std::string ann = "annnnnnnnnnnnnnnnnn1", bob = "bobbbbbbbbbbbbbbbbb2",
                  watcher = "carollllllllllllllll";

/// Players' messages, as mail programs leave them.
const std::vector<std::string> remarks = {
    "Good luck!",
    std::string(300, 'x') + " " + std::string(100, 'y'),
    "     " + std::string(90, 'z') + "\n\t" + std::string(80, '-'),
    "看" + std::string("你好世界") +
        "你好世界你好世界你好世界你好世界你好世界你好世界你好世界你好"
        "世界你好世界你好世界你好世界你好世界你好世界你好世界你好世界",
    "Спасибо за игру, это было очень интересно и поучительно для меня, надеюсь на скорую новую "
    "игру",
    "see https://example.org/" + std::string(100, 'u') + " for it, or mail " +
        std::string(80, 'm') + "@example.org",
    "> a quotation of " + std::string(40, 'q') + " " + std::string(40, 'q') + "\n> > more"};

bool is_address(std::string_view line) {
    const std::size_t begins = line.find_first_not_of("> ");
    if (begins == line.npos) return false;
    const std::string_view word = line.substr(begins);
    return word.find(' ') == word.npos &&
           (word.find("://") != word.npos || word.find('@') != word.npos);
}

/// The lines that are too wide, except for addresses longer than a line.
std::string too_wide(std::string_view text) {
    std::string found;
    while (!text.empty()) {
        const std::string_view line = take_until(text, '\n');
        if (games::columns_of(line) > static_cast<int>(club::columns_max) && !is_address(line))
            (found += line) += '\n';
    }
    return found;
}

class LetterWidth : public testing::Test {
protected:
    LetterWidth() {
        for (const std::string& name : {ann, bob, watcher}) house.join(name);
    }
    ~LetterWidth() override {
        std::vector<club::Letter> letters;
        house.store.read([&](const club::StoreReader& reader) {
            letters = letters_due(reader, house.now + std::chrono::years(9), 100'000);
        });
        EXPECT_GT(letters.size(), 0u);
        for (const club::Letter& letter : letters) {
            const club::Letter whole = fill_placeholders(letter, identity, house.key, 1);
            EXPECT_EQ(too_wide(whole.text()), "") << whole.subject << '\n' << whole.text();
            if (HasFailure()) break;
        }
    }

    /// Sent as a mail, so that the answer is a letter, even if it is a refusal.
    void mail(const std::string& name, const std::string& line, const std::string& words = "") {
        house.mail(name + "@example.org", {line}, words);
        house.now += std::chrono::minutes(2);  // stays below the limit of answers per hour
    }
    const std::string& remark() { return remarks[random() % remarks.size()]; }

    /// Plays the longest legal moves until the end or `plies_max`.
    void play(const std::string& game, int plies_max) {
        mail(ann,
             game + " challenge " + ann + ' ' + bob + " --first=me --password=" + ann + "spass");
        mail(watcher, game + " subscribe 1 " + watcher + ' ' + watcher + "spass");
        for (int ply = 0; ply < plies_max; ++ply) {
            const club::Match match = house.match(game, 1);
            if (match.outcome) break;
            const std::string& mover = match.to_move == Side::first ? ann : bob;
            std::optional<club::LoadedMatch> table;
            house.store.read(
                [&](const club::StoreReader& reader) { table = club::load_match(reader, match); });
            const auto& legal = table->view.legal;
            const auto longest = std::ranges::max_element(
                legal, {},
                [&](const games::MoveText& one) { return one.text.size() * 8 + random() % 8; });
            mail(mover, game + " move 1 " + mover + ' ' + mover + "spass " + longest->text,
                 remark());
        }
    }

    club::TestClub house;
    std::mt19937 random{7};
};

TEST_F(LetterWidth, FitsBoardsOfEveryGameWithTheLongestNames) {
    for (const games::Game& game : games::all_games())
        if (game.listed) play(std::string(game.name), 150);
}

TEST_F(LetterWidth, FitsMessagesProposalsAndReminders) {
    play("octilite", 20);
    for (const std::string& words : remarks) {
        mail(bob, "octilite chat 1 " + bob + ' ' + bob + "spass", words);
        mail(ann, "octilite note 1 " + ann + ' ' + ann + "spass", words);
        mail(ann, "message " + ann + ' ' + ann + "spass " + bob + ' ' + watcher, words);
        mail(watcher, "report " + watcher + ' ' + watcher + "spass " + ann, words);
    }
    for (const char* word : {"propose", "undo", "reject", "accept"})
        for (const std::string& name : {ann, bob})
            mail(name, std::string("octilite move 1 ") + name + ' ' + name + "spass " + word);
    mail(bob, "notify " + bob + ' ' + bob + "spass each broadcasts");
    mail(ann, "broadcast " + ann + ' ' + ann + "spass", remarks[1]);
    for (int day = 0; day < 40; ++day) {
        house.now += std::chrono::days(1);
        house.run_due_jobs();
    }
}

TEST_F(LetterWidth, FitsAnswersToEveryCommandAndAllHelp) {
    play("super-wari", 30);
    mail(ann, "super-wari queue 1 " + ann + ' ' + ann +
                  "spass if a then b (if c then d (if e then f)), if b then c, if c then d, if d "
                  "then e, if e then f, if f then g, if g then h, if h then a");
    mail(ann, "super-wari show 1 1 1#3 --seat=first");
    mail(ann, "super-wari showas " + ann + ' ' + ann + "spass 1 1");
    mail(ann, "super-wari preview 1#0 a b c d e f g h");
    mail(ann, "super-wari preview new 2 " + std::string(500, 'q'));
    mail(ann, "wari challenge " + ann +
                  " --to=anyone --rating=1400-1700 --within=200 --established --computer=yes "
                  "--repeat=5 --clock=30d+1d --password=" +
                  ann + "spass");
    for (const char* line :
         {"wari waiting", "wari standings", "super-wari history", "super-wari games %", "list",
          "all show %", "help", "help commands", "help ratings", "help mail", "help tournaments",
          "nonsense of a length that is beyond what anybody would ever think of typing into a line",
          "wari tournaments", "help notify %"}) {
        std::string words = line;
        if (const auto at = words.find('%'); at != words.npos) words.replace(at, 1, ann);
        mail(bob, words);
    }
    for (const club::CommandSpec& row : club::command_table())
        mail(bob, "help " + std::string(row.word));
    for (const games::Game& game : games::all_games())
        if (game.listed) mail(ann, "help " + std::string(game.name));
    const std::string who = ann + ' ' + ann + "spass";
    mail(ann, "wari tournament the-tournament-of-the-longest-names-that-can-be " + who +
                  " --with=computer-3,computer-7 --players=3");
    mail(bob,
         "wari join the-tournament-of-the-longest-names-that-can-be " + bob + ' ' + bob + "spass");
    mail(bob, "wari tournaments the-tournament-of-the-longest-names-that-can-be");
    mail(ann, "change address " + who + ' ' + std::string(64, 'a') + "@" + std::string(60, 'b') +
                  ".example.org");
    for (const char* words : {"notify", "letters", "tokens", "webhooks", "block"})
        mail(ann, std::string(words) + ' ' + who);
    mail(ann, "make token " + who + " my-bot-with-a-name-of-30-signs read play talk");
    mail(ann, "make webhook " + who + " hook https://example.org/" + std::string(90, 'w'));
    mail(ann, "multiple", "help\nlist\nwari show 1\nsuper-wari show 1#2\nlist\n");
}

TEST_F(LetterWidth, FitsNoticesOfTheServer) {
    club::User user = house.user(ann);
    user.addresses[0].address = std::string(64, 'a') + "@" + std::string(60, 'b') + ".example.org";
    club::Webhook webhook;
    webhook.url = remarks[5];
    webhook.last_error = remarks[1];
    club::Match match;
    match.game = "octilite";
    match.board = 123'456'789;
    for (const club::Letter& letter :
         {club::confirmation_letter(user, user.addresses[0].address, "", house.now),
          club::address_warning(user, user.addresses[0].address, house.now),
          club::bounce_notice(user, user.addresses[0], remarks[1], house.now),
          club::webhook_letter(user, webhook, house.now),
          club::vacation_letter(user, {}, match, 30, house.now),
          club::password_reset_letter(user, house.now)}) {
        const club::Letter whole = fill_placeholders(letter, identity, house.key, 1);
        EXPECT_EQ(too_wide(whole.text()), "") << whole.text();
    }
}

}  // namespace
}  // namespace posthouse::mail
