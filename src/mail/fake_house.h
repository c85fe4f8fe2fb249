// A house for the mail tests: a door that remembers what was handed in, and a store that knows
// letters only.
//
// Deliberately absent: commands, players, matches; asked for one, it has none.
#pragma once

#include "club/door.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse {

class LetterUnit : public Unit {
public:
    explicit LetterUnit(std::map<LetterId, Letter>& letters) : letters_(letters) {}

    std::optional<Letter> letter(LetterId id) const override {
        const auto found = letters_.find(id);
        return found == letters_.end() ? std::nullopt : std::optional(found->second);
    }
    std::vector<Letter> letters_due(Instant now, std::size_t limit) const override {
        std::vector<Letter> due;
        for (const auto& [id, letter] : letters_)
            if (due.size() < limit && !letter.address.empty() && !letter.sent && letter.due <= now)
                due.push_back(letter);
        return due;
    }
    bool add_letter(Letter& letter) override {
        letter.id = LetterId(static_cast<std::int64_t>(letters_.size() + 1));
        letters_[letter.id] = letter;
        return true;
    }
    void change_letter(const Letter& letter) override { letters_[letter.id] = letter; }

    std::optional<User> user(UserId) const override { return {}; }
    std::optional<User> user_named(std::string_view) const override { return {}; }
    std::vector<User> users_at(std::string_view) const override { return {}; }
    std::vector<User> users() const override { return {}; }
    std::optional<Match> match(MatchId) const override { return {}; }
    std::optional<Match> match_on(std::string_view, int) const override { return {}; }
    std::vector<Match> matches(const MatchFilter&) const override { return {}; }
    std::vector<PlayedMove> moves(MatchId) const override { return {}; }
    std::vector<Letter> letters_to(UserId, std::size_t) const override { return {}; }
    std::vector<Job> jobs_due(Instant, std::string_view, std::size_t) const override { return {}; }
    std::optional<Session> session(std::string_view) const override { return {}; }
    std::optional<Outcome> outcome(std::string_view) const override { return {}; }
    bool add_user(User&) override { return false; }
    void change_user(const User&) override {}
    void add_match(Match&) override {}
    void change_match(const Match&) override {}
    bool append_move(MatchId, const PlayedMove&) override { return false; }
    void add_job(Job&) override {}
    void remove_job(JobId) override {}
    void remove_jobs(MatchId) override {}
    void postpone_job(JobId, Instant) override {}
    void add_session(const Session&) override {}
    void remove_session(std::string_view) override {}
    void remove_sessions_before(Instant) override {}
    bool remember(std::string_view, const Outcome&, Instant) override { return false; }

private:
    std::map<LetterId, Letter>& letters_;
};

class LetterStore : public Store {
public:
    std::vector<std::exception_ptr> transact(std::span<const Work> works) override {
        LetterUnit unit(letters);
        for (const Work& work : works) work(unit);
        return std::vector<std::exception_ptr>(works.size());
    }
    void read(const std::function<void(const Reader&)>& look) const override {
        look(LetterUnit(const_cast<std::map<LetterId, Letter>&>(letters)));
    }

    std::map<LetterId, Letter> letters;
};

/// Answers at once, on the caller's thread.
class FakeHouse {
public:
    Door door() {
        return {.submit =
                    [this](Request request, std::function<void(std::optional<Reply>)> answered) {
                        {
                            const std::lock_guard guard(mutex);
                            requests.push_back(std::move(request));
                        }
                        if (broken) throw std::runtime_error("broken");
                        answered(failing ? std::nullopt : std::optional(done()));
                    },
                .login = {},
                .write =
                    [this](Work work, std::function<void(bool)> done) {
                        if (!failing) posthouse::transact(store, work);
                        done(!failing);
                    },
                .store = &store,
                .now = [this] { return now; }};
    }

    static Reply done() {
        Reply reply;
        reply.accepted = true;
        reply.text = "done";
        return reply;
    }
    std::vector<Request> handed_in() {
        const std::lock_guard guard(mutex);
        return requests;
    }

    LetterStore store;
    std::mutex mutex;
    std::vector<Request> requests;
    bool failing = false;  // nothing can be written
    bool broken = false;   // the door throws
    Instant now = Instant(std::chrono::hours(24 * 365 * 50));
};

}  // namespace posthouse
