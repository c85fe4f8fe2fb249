#include "club/accounts/password_checker.h"

#include "club/commands/request_tables.h"

#include <algorithm>

namespace posthouse::club {
namespace {

using std::chrono::seconds;

constexpr std::size_t cached_max = 10'000;
constexpr std::chrono::minutes cached_for{15};
constexpr std::chrono::days client_known_for{30};
/// The expiry is renewed at most once in this time
constexpr std::chrono::days client_known_near{1};
constexpr std::chrono::hours few_wrong_lifetime{1};
constexpr std::chrono::days many_wrong_lifetime{1};

std::string number(UserId id) {
    return std::to_string(static_cast<std::int64_t>(id));
}

}  // namespace

seconds RetryDelays::delay_after(int wrong) const {
    if (wrong < free_attempts) return seconds(0);
    constexpr int doublings_max = 20;
    return std::min(max_delay, seconds(1 << std::min(wrong - free_attempts, doublings_max)));
}

PasswordCache::PasswordCache() : key_(ServerKey::from_words(random_token())) {}

std::string PasswordCache::entry(const std::string& hash, std::string_view password) const {
    // With the length, so that different pairs never give the same text. No two accounts have the
    // same hash.
    return key_.fingerprint(std::to_string(hash.size()) + " " + hash + " " + std::string(password));
}

bool PasswordCache::contains(const std::string& hash, std::string_view password,
                             Instant now) const {
    const std::string known = entry(hash, password);
    const std::lock_guard lock(mutex_);
    const auto found = expiry_.find(known);
    return found != expiry_.end() && now < found->second;
}

void PasswordCache::insert(const std::string& hash, std::string_view password, Instant now) {
    const std::string known = entry(hash, password);
    const std::lock_guard lock(mutex_);
    if (expiry_.insert_or_assign(known, now + cached_for).second) oldest_first_.push_back(known);
    while (oldest_first_.size() > cached_max) {
        expiry_.erase(oldest_first_.front());
        oldest_first_.pop_front();
    }
}

/// The keys under which a check counts.
struct PasswordChecker::Counters {
    std::string both;   // account and client
    std::string known;  // the same, for a correct password
    std::string account, client;
};

/// Counts a running check as wrong until its result is recorded.
class PasswordChecker::CheckInProgress {
public:
    /// `before`: receives the number of other running checks.
    CheckInProgress(PasswordChecker& checker, const Counters& counters,
                    std::map<std::string, int>& before)
        : all_(checker.in_progress_), keys_{counters.both, counters.account, counters.client} {
        const std::lock_guard lock(all_->mutex);
        for (const std::string& key : keys_) before[key] = all_->running[key]++;
    }
    ~CheckInProgress() {
        const std::lock_guard lock(all_->mutex);
        for (const std::string& key : keys_)
            if (--all_->running[key] == 0) all_->running.erase(key);
    }
    CheckInProgress(const CheckInProgress&) = delete;
    CheckInProgress& operator=(const CheckInProgress&) = delete;

private:
    const std::shared_ptr<ChecksInProgress> all_;
    const std::vector<std::string> keys_;
};

struct PasswordChecker::Wait {
    std::optional<seconds> wait;
    bool known = false;  // known client or session
    /// A correct password must be recorded: there were wrong ones, or the client is not known for
    /// long
    bool worth_recording = false;
};

std::string PasswordChecker::key(std::string_view what, std::string_view of) const {
    return key_.fingerprint(std::string(what) + ' ' + std::string(of));
}

PasswordChecker::Counters PasswordChecker::counters(UserId user, const std::string& client,
                                                    bool session) const {
    const std::string pair = number(user) + (session ? " by session" : " from " + client);
    return {key("wrong passwords", pair), key("right password", pair),
            key("wrong passwords of account", number(user)), key("wrong passwords from", client)};
}

PasswordChecker::Wait PasswordChecker::wait_for(const Counters& counters,
                                                const std::map<std::string, int>& under_way,
                                                bool session, Instant now) const {
    Wait found;
    const auto look = [&](const StoreReader& reader, const std::string& key,
                          const RetryDelays& times) {
        auto counted = reader.find<Throttle>(key);
        if (counted && counted->expires <= now) counted.reset();
        const auto others = under_way.find(key);
        const int more = others == under_way.end() ? 0 : others->second;
        seconds wait{0};
        if (counted && counted->next > now)
            wait = std::chrono::ceil<seconds>(counted->next - now);
        else if (more > 0)
            wait = times.delay_after((counted ? counted->count : 0) + more);
        if (wait > found.wait.value_or(seconds(0))) found.wait = wait;
        return counted.has_value();
    };
    store_.read([&](const StoreReader& reader) {
        const bool was_wrong = look(reader, counters.both, account_and_client_delays);
        const auto known = reader.find<Throttle>(counters.known);
        found.known = session || (known && known->expires > now);
        found.worth_recording =
            was_wrong ||
            (!session && (!known || known->expires < now + client_known_for - client_known_near));
        if (found.known) return;
        look(reader, counters.account, account_delays);
        look(reader, counters.client, client_delays);
    });
    return found;
}

template <class Work>
auto PasswordChecker::timed(Work work) {
    const auto begun = std::chrono::steady_clock::now();
    auto result = work();
    const double took =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    const std::lock_guard lock(mutex_);
    constexpr double weight = 0.25;
    seconds_per_hash_ += weight * (took - seconds_per_hash_);
    return result;
}

std::string PasswordChecker::hash(std::string_view password, Instant now) {
    std::string hash = timed([&] { return hash_password(password, cost_); });
    cache_.insert(hash, password, now);
    return hash;
}

bool PasswordChecker::matches(const User& user, std::string_view password) {
    return timed([&] { return PasswordMatch::matches(user.password_hash, password); });
}

double PasswordChecker::seconds_per_hash() const {
    const std::lock_guard lock(mutex_);
    return seconds_per_hash_;
}

std::optional<PasswordCheckResult> PasswordChecker::check(const PasswordClaim& claim, bool slowly) {
    PasswordCheckResult answer;
    const auto& [names, password, client, speaker, by_mail_password, now] = claim;
    if (password.size() < password_size_min || password.size() > password_size_max) return answer;
    for (const std::string& name : names) {
        std::optional<User> user;
        store_.read([&](const StoreReader& reader) { user = reader.user_named(name); });
        if (!user || user->left_at || user->password_hash.empty()) continue;
        const bool session = speaker == user->id;
        const Counters counted = counters(user->id, client, session);
        std::map<std::string, int> others;
        std::shared_ptr<void> under_way;
        if (slowly) under_way = std::make_shared<CheckInProgress>(*this, counted, others);
        const Wait found = wait_for(counted, others, session, now);
        if (found.wait) {
            answer.wait = std::max(answer.wait.value_or(seconds(0)), *found.wait);
            continue;
        }
        const bool mail_password = by_mail_password && key_.is_mail_password(*user, password);
        bool right = mail_password || cache_.contains(user->password_hash, password, now);
        if (!right && !slowly) return std::nullopt;
        if (!right && matches(*user, password)) {
            right = true;
            cache_.insert(user->password_hash, password, now);
        }
        PasswordAttempt attempt{user->id, client, session, found.known, right, under_way};
        if (!right) {
            answer.attempts.push_back(std::move(attempt));
            continue;
        }
        // A command that also names an opponent is not a guess at that player's password.
        answer.attempts.clear();
        if (found.worth_recording) answer.attempts.push_back(std::move(attempt));
        answer.wait.reset();
        answer.mail_password = mail_password ? user->mail_password : 0;
        answer.user = std::move(user);
        return answer;
    }
    return answer;
}

PasswordCheckResult PasswordChecker::check(const PasswordClaim& claim) {
    return *check(claim, true);
}

std::optional<PasswordCheckResult> PasswordChecker::check_cached(const PasswordClaim& claim) {
    return check(claim, false);
}

void PasswordChecker::record_attempts(UnitOfWork& unit, const PasswordAttempts& attempts,
                                      Instant now) const {
    const auto count = [&](const std::string& key, const RetryDelays& times) {
        auto counted = unit.find<Throttle>(key);
        if (!counted || counted->expires <= now) counted = Throttle{key};
        ++counted->count;
        counted->next = now + times.delay_after(counted->count);
        const bool many = counted->count > times.free_attempts;
        counted->expires =
            now + (many ? milliseconds(many_wrong_lifetime) : milliseconds(few_wrong_lifetime));
        unit.put(*counted);
    };
    for (const PasswordAttempt& one : attempts) {
        const Counters counted = counters(one.user, one.client, one.session);
        if (one.correct) {
            unit.remove<Throttle>(counted.both);
            if (!one.session) unit.put(Throttle{counted.known, 0, now, now + client_known_for});
            continue;
        }
        count(counted.both, account_and_client_delays);
        if (one.known_client) continue;
        count(counted.account, account_delays);
        count(counted.client, client_delays);
    }
    if (!attempts.empty()) unit.remove_expired<Throttle>(now);
}

}  // namespace posthouse::club
