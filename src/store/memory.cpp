#include "store/memory.h"

#include "store/folded.h"
#include "store/shelf.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <ranges>
#include <shared_mutex>
#include <stdexcept>
#include <tuple>

namespace posthouse {

namespace {

/// Everything that is remembered, and the few indexes that searching every thing would be too slow
/// without.
struct Shelves {
    UndoLog log;
    Shelf<std::string, std::int64_t> counters{log};  // the last identity or board number given
    Shelf<UserId, User> users{log};
    Shelf<std::string, UserId> names{log};  // folded
    Shelf<MatchId, Match> matches{log};
    Shelf<std::pair<std::string, int>, MatchId> boards{log};
    Shelf<std::pair<MatchId, int>, PlayedMove> moves{log};
    Shelf<LetterId, Letter> letters{log};
    Shelf<std::string, LetterId> message_ids{log};
    Shelf<LetterId, Instant> unsent{log};  // letters with an address, and when they are due
    Shelf<JobId, Job> jobs{log};
    Shelf<std::string, Session> sessions{log};
    Shelf<std::string, Outcome> outcomes{log};

    std::int64_t next(const std::string& what) {
        const auto* last = counters.find(what);
        const std::int64_t number = last ? *last + 1 : 1;
        counters.put(what, number);
        return number;
    }
};

/// As a database's foreign keys: what is named must be there.
void must_be_there(bool there, const char* what) {
    if (!there) throw std::runtime_error(std::string("There is no such ") + what + '.');
}

template <class K, class V, class Key>
std::optional<V> found(const Shelf<K, V>& shelf, const Key& key) {
    const V* thing = shelf.find(key);
    return thing ? std::optional(*thing) : std::nullopt;
}

template <class Port>
class MemoryReading : public Port {
public:
    explicit MemoryReading(Shelves& shelves) : shelves_(shelves) {}

    std::optional<User> user(UserId id) const override { return found(shelves_.users, id); }
    std::optional<User> user_named(std::string_view name) const override {
        const UserId* id = shelves_.names.find(folded(name));
        return id ? user(*id) : std::nullopt;
    }
    std::vector<User> users_at(std::string_view address) const override {
        std::vector<User> there;
        for (const auto& [id, user] : shelves_.users)
            if (user.address_confirmed && !address.empty() && same_word(user.address, address))
                there.push_back(user);
        return there;
    }
    std::vector<User> users() const override {
        std::vector<User> all;
        for (const auto& [id, user] : shelves_.users) all.push_back(user);
        return all;
    }

    std::optional<Match> match(MatchId id) const override { return found(shelves_.matches, id); }
    std::optional<Match> match_on(std::string_view game, int board) const override {
        const MatchId* id = shelves_.boards.find(std::pair(std::string(game), board));
        return id ? match(*id) : std::nullopt;
    }
    std::vector<Match> matches(const MatchFilter& filter) const override {
        std::vector<Match> wanted;
        for (const auto& [id, match] : std::views::reverse(shelves_.matches.things())) {
            if (wanted.size() >= filter.limit) break;
            if (filter.game && *filter.game != match.game) continue;
            if (filter.player && *filter.player != match.seats[0] &&
                *filter.player != match.seats[1])
                continue;
            if (filter.over && *filter.over != match.ending.has_value()) continue;
            wanted.push_back(match);
        }
        return wanted;
    }
    std::vector<PlayedMove> moves(MatchId id) const override {
        std::vector<PlayedMove> all;
        const auto& things = shelves_.moves.things();
        for (auto at = things.lower_bound(std::pair(id, 0)); at != things.end(); ++at) {
            if (at->first.first != id) break;
            all.push_back(at->second);
        }
        return all;
    }

    std::vector<Letter> letters_to(UserId reader, std::size_t limit) const override {
        std::vector<Letter> wanted;
        if (reader == UserId{}) return wanted;
        for (const auto& [id, letter] : std::views::reverse(shelves_.letters.things())) {
            if (wanted.size() >= limit) break;
            if (letter.to == reader) wanted.push_back(letter);
        }
        return wanted;
    }
    std::optional<Letter> letter(LetterId id) const override { return found(shelves_.letters, id); }
    std::vector<Letter> letters_due(Instant now, std::size_t limit) const override {
        std::vector<Letter> wanted;
        for (const auto& [id, due] : shelves_.unsent) {
            if (wanted.size() >= limit) break;
            if (due <= now) wanted.push_back(*shelves_.letters.find(id));
        }
        return wanted;
    }

    std::vector<Job> jobs_due(Instant now, std::string_view kind,
                              std::size_t limit) const override {
        std::vector<Job> wanted;
        for (const auto& [id, job] : shelves_.jobs)
            if (job.kind == kind && job.due <= now) wanted.push_back(job);
        std::ranges::sort(wanted, {}, [](const Job& job) { return std::tuple(job.due, job.id); });
        if (wanted.size() > limit) wanted.resize(limit);
        return wanted;
    }
    std::optional<Session> session(std::string_view token_hash) const override {
        return found(shelves_.sessions, token_hash);
    }
    std::optional<Outcome> outcome(std::string_view key) const override {
        return found(shelves_.outcomes, key);
    }

protected:
    Shelves& shelves_;
};

class MemoryUnit final : public MemoryReading<Unit> {
public:
    using MemoryReading<Unit>::MemoryReading;

    bool add_user(User& user) override {
        if (shelves_.names.find(folded(user.name))) return false;
        user.id = UserId{shelves_.next("user")};
        shelves_.names.put(folded(user.name), user.id);
        shelves_.users.put(user.id, user);
        return true;
    }
    void change_user(const User& user) override {
        const User* old = shelves_.users.find(user.id);
        must_be_there(old, "player to change");
        const UserId* namesake = shelves_.names.find(folded(user.name));
        if (namesake && *namesake != user.id) throw std::runtime_error("That name is taken.");
        shelves_.names.take(folded(old->name));
        shelves_.names.put(folded(user.name), user.id);
        shelves_.users.put(user.id, user);
    }

    void add_match(Match& match) override {
        for (const UserId seat : match.seats) must_be_there(shelves_.users.find(seat), "player");
        match.id = MatchId{shelves_.next("match")};
        match.board = static_cast<int>(shelves_.next("board of " + match.game));
        shelves_.boards.put(std::pair(match.game, match.board), match.id);
        shelves_.matches.put(match.id, match);
    }
    void change_match(const Match& match) override {
        const Match* old = shelves_.matches.find(match.id);
        must_be_there(old, "match to change");
        Match changed = match;
        changed.game = old->game;
        changed.board = old->board;
        changed.from = old->from;
        changed.seats = old->seats;
        shelves_.matches.put(match.id, std::move(changed));
    }
    bool append_move(MatchId match, const PlayedMove& move) override {
        must_be_there(shelves_.matches.find(match), "match");
        if (shelves_.moves.find(std::pair(match, move.ply))) return false;
        shelves_.moves.put(std::pair(match, move.ply), move);
        return true;
    }

    bool add_letter(Letter& letter) override {
        if (shelves_.message_ids.find(letter.message_id)) return false;
        if (letter.to != UserId{}) must_be_there(shelves_.users.find(letter.to), "player");
        if (letter.match) must_be_there(shelves_.matches.find(*letter.match), "match");
        letter.id = LetterId{shelves_.next("letter")};
        shelves_.message_ids.put(letter.message_id, letter.id);
        shelves_.letters.put(letter.id, letter);
        if (!letter.sent && !letter.address.empty()) shelves_.unsent.put(letter.id, letter.due);
        return true;
    }
    void change_letter(const Letter& letter) override {
        const Letter* old = shelves_.letters.find(letter.id);
        must_be_there(old, "letter to change");
        Letter changed = *old;
        changed.attempts = letter.attempts;
        changed.due = letter.due;
        changed.sent = letter.sent;
        changed.trouble = letter.trouble;
        if (changed.sent || changed.address.empty())
            shelves_.unsent.take(changed.id);
        else
            shelves_.unsent.put(changed.id, changed.due);
        shelves_.letters.put(changed.id, changed);
    }

    void add_job(Job& job) override {
        if (job.match != MatchId{}) must_be_there(shelves_.matches.find(job.match), "match");
        job.id = JobId{shelves_.next("job")};
        shelves_.jobs.put(job.id, job);
    }
    void remove_job(JobId id) override { shelves_.jobs.take(id); }
    void remove_jobs(MatchId match) override {
        std::vector<JobId> of_match;
        for (const auto& [id, job] : shelves_.jobs)
            if (job.match == match && match != MatchId{}) of_match.push_back(id);
        for (const JobId id : of_match) shelves_.jobs.take(id);
    }
    void postpone_job(JobId id, Instant due) override {
        const Job* old = shelves_.jobs.find(id);
        if (!old) return;
        Job job = *old;
        job.due = due;
        shelves_.jobs.put(id, job);
    }

    void add_session(const Session& session) override {
        must_be_there(shelves_.users.find(session.user), "player");
        if (shelves_.sessions.find(session.token_hash))
            throw std::runtime_error("There is a session with that token.");
        shelves_.sessions.put(session.token_hash, session);
    }
    void remove_session(std::string_view token_hash) override {
        shelves_.sessions.take(token_hash);
    }
    void remove_sessions_before(Instant moment) override {
        std::vector<std::string> expired;
        for (const auto& [hash, session] : shelves_.sessions)
            if (session.expires < moment) expired.push_back(hash);
        for (const std::string& hash : expired) shelves_.sessions.take(hash);
    }

    bool remember(std::string_view key, const Outcome& outcome, Instant) override {
        if (shelves_.outcomes.find(key)) return false;
        shelves_.outcomes.put(std::string(key), outcome);
        return true;
    }
};

}  // namespace

struct MemoryStore::State {
    // Everybody queues at the gate, because readers who come and go without end would otherwise
    // keep the door from the writer.
    mutable std::mutex gate;
    mutable std::shared_mutex door;
    mutable Shelves shelves;  // a Reader changes nothing
};

MemoryStore::MemoryStore() : state_(std::make_unique<State>()) {}
MemoryStore::~MemoryStore() = default;

std::vector<std::exception_ptr> MemoryStore::transact(std::span<const Work> works) {
    const std::unique_lock queue(state_->gate);
    const std::unique_lock alone(state_->door);
    std::vector<std::exception_ptr> failed;
    failed.reserve(works.size());
    for (const Work& work : works) {
        std::exception_ptr thrown;
        try {
            MemoryUnit unit(state_->shelves);
            work(unit);
            state_->shelves.log.forget();
        } catch (...) {
            thrown = std::current_exception();
            state_->shelves.log.undo();
        }
        failed.push_back(thrown);
    }
    return failed;
}

void MemoryStore::read(const std::function<void(const Reader&)>& reading) const {
    std::unique_lock queue(state_->gate);
    const std::shared_lock together(state_->door);
    queue.unlock();
    reading(MemoryReading<Reader>(state_->shelves));
}

}  // namespace posthouse
