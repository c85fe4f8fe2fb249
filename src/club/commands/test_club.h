// The real club and authenticator on a memory store, for tests: synchronous, with a settable
// time and with lots that fall on the first player unless set otherwise.
#pragma once

#include "club/accounts/account_tables.h"
#include "club/accounts/authenticator.h"
#include "club/accounts/computer_accounts.h"
#include "club/clocks/turns.h"
#include "club/commands/backend.h"
#include "club/commands/club.h"
#include "club/core/house_tables.h"
#include "club/letters/letter_tables.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/loaded_match.h"
#include "club/matches/page_letters.h"
#include "club/requests/handle_request.h"
#include "games/game.h"
#include "store/memory.h"

#include <gmock/gmock.h>
#include <algorithm>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::club {

class TestClub {
public:
    /// Challenges begin at once by default, since most tests are not about them.
    explicit TestClub(PlayerGroup begins_with = PlayerGroup::everybody) {
        settings_.auto_accepts = begins_with;
        settings_.series_policy = SeriesPolicy::everybody;
        club_.emplace(settings_);
        seat_computers();
    }

    store::MemoryStore store;
    Instant now{std::chrono::sys_days{std::chrono::year{2026} / 11 / 20}};
    ServerKey key = ServerKey::from_words("a house for tests");
    std::uint64_t lot = 0;  // the lot: odd falls on the second player
    bool failing = false;   // units of work are rolled back

    Response submit(const Request& request) {
        const VerifiedRequest proved = authenticator_.verify_request(request);
        note(proved.attempts);
        Response reply;
        if (proved.retry_later) {
            reply.retry_later = proved.retry_later;
            reply.text = refusal_of(*proved.retry_later).sentence.view();
            return reply;
        }
        transact(store, [&](UnitOfWork& unit) {
            reply = handle_request(*club_, unit, request, proved.password_checks);
            if (failing) throw std::runtime_error("the disk is full");
        });
        return reply;
    }

    PasswordCheckResult verify_password(const LoginAttempt& asked) {
        PasswordCheckResult answer = authenticator_.verify_password(asked, now);
        note(answer.attempts);
        return answer;
    }

    /// A command from the page by a logged-in player; by nobody if the name is empty.
    Response say(std::string_view name, std::string line, std::string comment = "") {
        Request request;
        request.lines = {std::move(line)};
        request.comment = std::move(comment);
        if (!name.empty()) request.speaker = user(name).id;
        request.now = now;
        return submit(request);
    }

    /// A mail with these lines from an unauthenticated address.
    Request mail_from(std::string address, std::vector<std::string> lines,
                      std::string comment = "") {
        Request request;
        const std::string id = "<" + std::to_string(++mails_) + "@" + address + ">";
        request.key = "mail:" + address + " " + id;
        request.lines = std::move(lines);
        request.comment = std::move(comment);
        request.address = address;
        const std::string subject = request.lines.size() == 1 ? request.lines[0] : "";
        request.answer_to = ReturnAddress{std::move(address), subject, id, ""};
        request.now = now;
        return request;
    }
    Response mail(std::string address, std::vector<std::string> lines, std::string comment = "") {
        return submit(mail_from(std::move(address), std::move(lines), std::move(comment)));
    }
    /// A reply to the last board letter of this player, from any address.
    Request reply_from(std::string address, std::string_view reader,
                       std::vector<std::string> lines) {
        Request request = mail_from(std::move(address), std::move(lines));
        for (const Letter& letter : letters_to(reader)) {
            if (!letter.match || !letter.ply) continue;
            request.answer_to->subject = "Re: " + letter.subject;
            const Match about = match(*letter.match);
            const Side side = about.seats[0] == user(reader).id ? Side::first : Side::second;
            const ReplyContext board{about.id,     side,  *letter.ply,
                                     letter.undos, false, letter.questions};
            request.in_reply_to_board = parse_reply_token(key, reply_token(key, board));
            break;
        }
        ASSERT(request.in_reply_to_board);
        return request;
    }
    Response reply(std::string address, std::vector<std::string> lines) {
        const std::string reader = std::string(address, 0, address.find('@'));
        return submit(reply_from(std::move(address), reader, std::move(lines)));
    }

    /// A player with the password NAMEspass and the confirmed address NAME@example.org.
    void join(const std::string& name) { join(name, name + "@example.org"); }
    void join(const std::string& name, const std::string& address) {
        ASSERT(say("", "signup " + name + " " + name + "spass " + address).accepted);
        ASSERT(
            say("", "confirm " + address_confirmation_token(key, user(name).id, address)).accepted);
    }

    User user(std::string_view name) const {
        std::optional<User> found;
        store.read([&](const StoreReader& reader) { found = reader.user_named(name); });
        ASSERT(found);
        return *found;
    }

    Match match(std::string_view game, int board) const {
        std::optional<Match> found;
        store.read([&](const StoreReader& reader) { found = reader.match_on(game, board); });
        ASSERT(found);
        return *found;
    }

    Match match(MatchId id) const {
        std::optional<Match> found;
        store.read([&](const StoreReader& reader) { found = reader.match(id); });
        ASSERT(found);
        return *found;
    }

    /// What they can read on the page, the newest first.
    std::vector<Letter> letters_to(std::string_view name) const {
        std::vector<Letter> letters;
        const User to = user(name);
        store.read([&](const StoreReader& reader) { letters = letters_on_page(reader, to, 1000); });
        return letters;
    }

    std::vector<Job> jobs(std::string_view kind, Instant when) const {
        std::vector<Job> jobs;
        store.read([&](const StoreReader& reader) { jobs = jobs_due(reader, when, kind, 1000); });
        return jobs;
    }

    Club& club() { return *club_; }
    void change_settings(const std::function<void(ClubSettings&)>& change) {
        change(settings_);
        club_.emplace(settings_);
    }

    /// Runs the due clock jobs: reminders, last calls, ends of time.
    /// Also those that the due ones schedule, if they are due.
    void run_due_jobs() {
        for (bool any = true; any;) {
            any = false;
            for (const char* kind : {"remind", "last-call", "flag", "expire"})
                for (const Job& job : jobs(kind, now)) {
                    any = true;
                    transact(store,
                             [&](UnitOfWork& unit) { run_turn_job(*club_, unit, job, now); });
                }
        }
    }

    Backend backend() {
        Backend door;
        door.submit = [this](Request request, auto answered) { answered(submit(request)); };
        door.write = [this](UnitFn work, std::function<void(bool)> done) {
            transact(store, work);
            done(true);
        };
        door.store = &store;
        door.now = [this] { return now; };
        return door;
    }

private:
    void note(const PasswordAttempts& attempts) {
        if (attempts.empty()) return;
        transact(store, [&](UnitOfWork& unit) {
            authenticator_.passwords().record_attempts(unit, attempts, now);
        });
    }
    void seat_computers() {
        transact(store, [this](UnitOfWork& unit) { create_computer_accounts(unit, now); });
    }

    int mails_ = 0;
    Authenticator authenticator_{store, PasswordCost::minimal, key};
    ClubSettings settings_{"house.example",         key, [this] { return lot; }, 60, 5, false,
                           "operator@house.example"};
    std::optional<Club> club_{settings_};
};

inline const std::string ann_at = "ann@example.org", bob_at = "bob@example.org";

// A TestClub with ann, bob and carol. Ann and bob have confirmed addresses, carol has none. Their
// passwords are annspass, bobspass and carolspass.
class TestClubWithPlayers : public testing::Test {
protected:
    TestClubWithPlayers() {
        EXPECT_TRUE(club.say("", "signup ann annspass " + ann_at).accepted);
        EXPECT_TRUE(club.say("", "signup bob bobspass " + bob_at).accepted);
        EXPECT_TRUE(club.say("", "signup carol carolspass").accepted);
        confirm("ann", ann_at);
        confirm("bob", bob_at);
    }

    Response confirm(std::string_view name, std::string_view address) {
        const Response reply = club.say(
            "", "confirm " + address_confirmation_token(club.key, club.user(name).id, address));
        EXPECT_TRUE(reply.accepted) << reply.text;
        return reply;
    }

    Response say(std::string_view name, std::string line, std::string comment = "") {
        return club.say(name, std::move(line), std::move(comment));
    }

    /// A mail with this subject and body; `vouched`: authenticated by our mail server.
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
        request.now = club.now;
        last_ = request;
        return club.submit(request);
    }
    /// The same mail, delivered again.
    Response mail_again() { return club.submit(last_); }

    /// Plays a rated match of this many moves in all, then the loser resigns.
    void win(const std::string& game, const std::string& winner, const std::string& loser,
             int plies) {
        const Response begun =
            say(winner, game + " challenge " + winner + " " + loser + " --first=" + winner);
        ASSERT_TRUE(begun.match) << begun.text;
        int board = 0;
        club.store.read(
            [&](const StoreReader& reader) { board = reader.match(*begun.match)->board; });
        for (int ply = 0; ply < plies; ++ply) {
            const Match match = club.match(game, board);
            ASSERT_FALSE(match.outcome);
            std::string move;
            club.store.read([&](const StoreReader& reader) {
                const auto view =
                    games::find_game(game)->state(record_of(match, reader.moves(match.id)));
                move = view->legal.front().text;
            });
            const std::string& mover = ply % 2 == 0 ? winner : loser;
            ASSERT_TRUE(say(mover, game + " move " + std::to_string(board) + " " + move).accepted);
        }
        ASSERT_TRUE(say(loser, game + " resign " + std::to_string(board)).accepted);
    }

    /// Expects a refusal that contains these words.
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
        std::vector<Letter> all = club.letters_to(name);
        std::erase_if(all, [&](const Letter& one) { return one.kind != kind; });
        std::ranges::reverse(all);
        return all;
    }

    /// All letters that are due for delivery at that time.
    std::vector<Letter> due(Instant when) {
        std::vector<Letter> found;
        club.store.read(
            [&](const StoreReader& reader) { found = letters_due(reader, when, 1000); });
        return found;
    }

    void change(std::string_view name, const std::function<void(User&)>& how) {
        transact(club.store, [&](UnitOfWork& unit) {
            User user = *unit.user_named(name);
            how(user);
            change_user(unit, user);
        });
    }

    TestClub club;

private:
    int mails_ = 0;
    Request last_;
};

}  // namespace posthouse::club
