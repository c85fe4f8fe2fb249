#include "store/memory.h"

#include "store/counted_letters.h"
#include "store/memory_forgetting.h"
#include "store/memory_people.h"

#include <mutex>
#include <ranges>
#include <set>
#include <shared_mutex>

namespace posthouse::store {

namespace {

class MemoryUnit final : public MemoryPeople {
public:
    using MemoryPeople::MemoryPeople;

    void add_offer(club::OpenChallenge& offer) override {
        require_exists(data_.users.find(offer.by), "player");
        offer.board = next_board(offer.game);
        data_.offers.set(data_.next("offer"), offer);
    }
    void remove_offer(std::string_view game, int board) override {
        for (const auto& [number, offer] : data_.offers) {
            if (offer.game != game || offer.board != board) continue;
            removed_offers_.emplace(game, board);
            data_.offers.erase(std::int64_t{number});
            return;
        }
    }

    void add_match(club::Match& match) override {
        for (const club::UserId seat : match.seats)
            require_exists(data_.users.find(seat), "player");
        if (match.board > 0) {
            const std::pair on(match.game, match.board);
            require_exists(offer_on(match.game, match.board) || removed_offers_.contains(on),
                           "offer");
            if (data_.boards.find(on)) throw std::runtime_error("That board is taken.");
        } else {
            match.board = next_board(match.game);
        }
        match.id = club::MatchId{data_.next("match")};
        data_.boards.set(std::pair(match.game, match.board), match.id);
        if (match.outcome) data_.endings.set(std::tuple(match.outcome->at, match.id), true);
        data_.matches.set(match.id, match);
    }
    void change_match(const club::Match& match) override {
        const club::Match* old = data_.matches.find(match.id);
        require_exists(old, "match to change");
        if (match.rematch != club::MatchId{})
            require_exists(data_.matches.find(match.rematch), "match");
        club::Match changed = match;
        changed.game = old->game;
        changed.board = old->board;
        changed.start_position = old->start_position;
        changed.seats = old->seats;
        changed.offered_to = old->offered_to;
        changed.etiquette = old->etiquette;
        changed.senior = old->senior;
        changed.version = old->version + 1;
        if (old->outcome) data_.endings.erase(std::tuple(old->outcome->at, match.id));
        if (match.outcome) data_.endings.set(std::tuple(match.outcome->at, match.id), true);
        data_.matches.set(match.id, std::move(changed));
    }
    void accept_offer(club::MatchId id) override {
        const club::Match* old = data_.matches.find(id);
        require_exists(old, "match to change");
        club::Match changed = *old;
        changed.offered_to = club::UserId{};
        ++changed.version;
        data_.matches.set(id, std::move(changed));
    }
    void swap_seats(club::MatchId id) override {
        const club::Match* old = data_.matches.find(id);
        require_exists(old, "match to change");
        club::Match changed = *old;
        std::swap(changed.seats[0], changed.seats[1]);
        if (changed.senior) changed.senior = other(*changed.senior);
        ++changed.version;
        data_.matches.set(id, std::move(changed));
    }
    void give_seat(club::MatchId id, Side side, club::UserId user) override {
        const club::Match* old = data_.matches.find(id);
        require_exists(old, "match to change");
        require_exists(data_.users.find(user), "player");
        club::Match changed = *old;
        changed.seats[index_of(side)] = user;
        changed.senior.reset();
        ++changed.version;
        data_.matches.set(id, std::move(changed));
    }
    bool append_move(club::MatchId match, const club::PlayedMove& move) override {
        require_exists(data_.matches.find(match), "match");
        if (data_.moves.find(std::pair(match, move.ply))) return false;
        data_.moves.set(std::pair(match, move.ply), move);
        return true;
    }
    void remove_moves_from(club::MatchId match, int ply) override {
        require_exists(data_.matches.find(match), "match");
        for (const club::PlayedMove& move : moves(match))
            if (move.ply >= ply) data_.moves.erase(std::pair(match, move.ply));
    }
    void set_standing(const club::PlayerStanding& standing) override {
        require_exists(data_.users.find(standing.user), "player");
        data_.standings.set(std::pair(standing.user, standing.game), standing);
    }
    void add_rating_change(const club::RatingChange& change) override {
        require_exists(data_.matches.find(change.match), "match");
        require_exists(data_.users.find(change.user), "player");
        const std::pair of(change.match, change.user);
        if (data_.rating_changes.find(of))
            throw std::runtime_error("That match has been rated already.");
        data_.rating_changes.set(of, change);
    }
    void remove_ratings() override {
        while (!data_.standings.entries().empty())
            data_.standings.erase(std::pair(data_.standings.begin()->first));
        while (!data_.rating_changes.entries().empty())
            data_.rating_changes.erase(std::pair(data_.rating_changes.begin()->first));
    }

    void set_subscription(const club::MatchSubscription& watch) override {
        require_exists(data_.matches.find(watch.match), "match");
        require_exists(data_.users.find(watch.user), "player");
        data_.watches.set(std::pair(watch.match, watch.user), watch);
    }
    void remove_subscription(club::MatchId match, club::UserId user) override {
        data_.watches.erase(std::pair(match, user));
    }
    void add_chat_message(club::ChatMessage& remark) override {
        const club::Match* match = data_.matches.find(remark.match);
        require_exists(match, "match");
        if (remark.by != club::UserId{}) require_exists(data_.users.find(remark.by), "player");
        remark.number = static_cast<int>(chat_messages(remark.match).size()) + 1;
        data_.remarks.set(std::pair(remark.match, remark.number), remark);
        club::Match changed = *match;
        ++changed.version;
        data_.matches.set(changed.id, std::move(changed));
    }

    bool add_tournament(club::Tournament& made) override {
        require_exists(data_.users.find(made.by), "player");
        if (data_.tournament_names.find(fold_case(made.name))) return false;
        made.id = club::TournamentId{data_.next("tournament")};
        data_.tournament_names.set(fold_case(made.name), made.id);
        data_.tournaments.set(made.id, made);
        return true;
    }
    void change_tournament(const club::Tournament& one) override {
        const club::Tournament* old = data_.tournaments.find(one.id);
        require_exists(old, "tournament to change");
        club::Tournament changed = *old;
        changed.begun = one.begun;
        changed.ended = one.ended;
        data_.tournaments.set(one.id, std::move(changed));
    }
    void set_entrant(const club::Entrant& entrant) override {
        require_exists(data_.tournaments.find(entrant.tournament), "tournament");
        require_exists(data_.users.find(entrant.user), "player");
        data_.entrants.set(std::pair(entrant.tournament, entrant.user), entrant);
    }
    void remove_entrant(club::TournamentId id, club::UserId user) override {
        data_.entrants.erase(std::pair(id, user));
    }
    bool add_pairing(club::TournamentId id, const tournament::Pairing& pairing) override {
        require_exists(data_.tournaments.find(id), "tournament");
        const std::tuple place(id, pairing.round, pairing.pairing_number);
        if (data_.pairings.find(place)) return false;
        data_.pairings.set(place, pairing);
        return true;
    }
    bool add_tournament_game(const club::TournamentGame& game) override {
        require_exists(data_.tournaments.find(game.tournament), "tournament");
        require_exists(data_.matches.find(game.match), "match");
        const std::tuple place(game.tournament, game.round, game.pairing_number, game.number);
        if (data_.tournament_games.find(place) || data_.games_of_tournaments.find(game.match))
            return false;
        data_.tournament_games.set(place, game);
        data_.games_of_tournaments.set(game.match, game);
        return true;
    }

    bool add_letter(club::Letter& letter) override {
        if (data_.message_ids.find(letter.message_id)) return false;
        if (letter.to != club::UserId{}) require_exists(data_.users.find(letter.to), "player");
        if (letter.match) require_exists(data_.matches.find(*letter.match), "match");
        letter.id = club::LetterId{data_.next("letter")};
        data_.message_ids.set(letter.message_id, letter.id);
        data_.letters.set(letter.id, letter);
        list(letter);
        return true;
    }
    void change_letter(const club::Letter& letter) override {
        const club::Letter* old = data_.letters.find(letter.id);
        require_exists(old, "letter to change");
        club::Letter changed = *old;
        changed.attempts = letter.attempts;
        changed.due = letter.due;
        changed.sent = letter.sent;
        changed.last_error = letter.last_error;
        changed.address = letter.address;
        changed.digest = letter.digest;
        changed.failed_at = letter.failed_at;
        if (const auto words = rate_limit_key(*old))
            data_.answers.erase(std::tuple(*words, old->written, old->id));
        list(changed);
        data_.letters.set(changed.id, changed);
    }

    void remove_letter(club::LetterId id) override {
        const club::Letter* known = data_.letters.find(id);
        if (!known) return;
        if (const auto words = rate_limit_key(*known))
            data_.answers.erase(std::tuple(*words, known->written, id));
        data_.unsent.erase(id);
        data_.message_ids.erase(std::string(known->message_id));
        club::Letter empty = *known;
        empty.to = club::UserId{};
        empty.failed_at.reset();
        for (std::string* text : {&empty.address, &empty.subject, &empty.in_reply_to,
                                  &empty.references, &empty.last_error})
            text->clear();
        empty.body = {};
        empty.message_id =
            std::string(club::removed_ids) + std::to_string(static_cast<std::int64_t>(id));
        data_.message_ids.set(empty.message_id, id);
        data_.letters.set(id, empty);
    }
    std::size_t remove_letters_before(club::Instant moment, std::size_t limit) override {
        std::vector<club::LetterId> removed;
        const auto& letters = data_.letters.entries();
        for (const auto& [id, letter] : letters | std::views::take(limit))
            if (letter.written < moment && !data_.unsent.find(id) && id != letters.rbegin()->first)
                removed.push_back(id);
        for (const club::LetterId id : removed) {
            remove_letter(id);
            data_.message_ids.erase(std::string(data_.letters.find(id)->message_id));
            data_.letters.erase(id);
        }
        return removed.size();
    }
    void forget_user(const club::DeletedAccount& who) override {
        const club::User* known = data_.users.find(who.user);
        require_exists(known, "player to forget");
        const club::User left = anonymized_user(*known, who.at);
        for (const club::LetterId id : MemoryForgetting(data_, who).forget()) remove_letter(id);
        change_user(left);
    }

    void add_job(club::Job& job) override {
        if (job.match != club::MatchId{}) require_exists(data_.matches.find(job.match), "match");
        job.id = club::JobId{data_.next("job")};
        data_.jobs.set(job.id, job);
    }
    bool remove_job(club::JobId id) override {
        const bool there = data_.jobs.find(id) != nullptr;
        data_.jobs.erase(id);
        return there;
    }
    void remove_jobs(club::MatchId match) override {
        std::vector<club::JobId> of_match;
        for (const auto& [id, job] : data_.jobs)
            if (job.match == match && match != club::MatchId{}) of_match.push_back(id);
        for (const club::JobId id : of_match) data_.jobs.erase(id);
    }
    void postpone_job(club::JobId id, club::Instant due) override {
        const club::Job* old = data_.jobs.find(id);
        if (!old) return;
        club::Job job = *old;
        job.due = due;
        data_.jobs.set(id, job);
    }

    void add_pending(club::PendingRequest& request) override {
        require_exists(data_.users.find(request.user), "player");
        request.id = club::PendingRequestId{data_.next("held request")};
        data_.held.set(request.id, request);
    }
    void remove_pending(club::PendingRequestId id) override { data_.held.erase(id); }
    void remove_pending_before(club::Instant moment) override { erase_expired(data_.held, moment); }

    void add_pending_sign_up(club::PendingSignUp& sign_up) override {
        sign_up.id = club::SignUpId{data_.next("held sign-up")};
        data_.held_sign_ups.set(sign_up.id, sign_up);
    }
    void remove_pending_sign_up(club::SignUpId id) override { data_.held_sign_ups.erase(id); }
    void remove_pending_sign_ups_before(club::Instant moment) override {
        erase_expired(data_.held_sign_ups, moment);
    }

    void set_throttle(const club::Throttle& throttle) override {
        data_.throttles.set(throttle.key, throttle);
    }
    void remove_throttle(std::string_view key) override { data_.throttles.erase(std::string(key)); }
    void remove_throttles_before(club::Instant moment) override {
        erase_expired(data_.throttles, moment);
    }

    void set_push_subscription(const club::PushSubscription& place) override {
        require_exists(data_.users.find(place.user), "player");
        data_.push_places.set(place.endpoint, place);
    }
    void remove_push_subscription(std::string_view endpoint) override {
        data_.push_places.erase(endpoint);
    }
    void mark_push_due(club::UserId user, club::Instant now) override {
        for (club::PushSubscription& place : push_subscriptions(user))
            if (place.attempts == 0) {
                place.due = now;
                data_.push_places.set(place.endpoint, place);
            }
    }

    void add_session(const club::Session& session) override {
        require_exists(data_.users.find(session.user), "player");
        if (data_.sessions.find(session.token_hash))
            throw std::runtime_error("There is a session with that token.");
        data_.sessions.set(session.token_hash, session);
    }
    void change_session(const club::Session& session) override {
        auto changed = MemoryQueries::session(session.token_hash);
        if (!changed) return;
        changed->used = session.used;
        data_.sessions.set(session.token_hash, *changed);
    }
    void remove_session(std::string_view hash) override { data_.sessions.erase(hash); }
    void remove_sessions_of(club::UserId user) override {
        erase_where(data_.sessions, [&](const club::Session& one) { return one.user == user; });
    }
    void remove_sessions_before(club::Instant moment) override {
        erase_expired(data_.sessions, moment);
    }
    void set_second_factor(const club::SecondFactor& one) override {
        require_exists(data_.users.find(one.user), "player");
        data_.second_factors.set(one.user, one);
    }
    void remove_second_factor(club::UserId user) override { data_.second_factors.erase(user); }
    void set_sanction(const club::Sanction& one) override {
        require_exists(data_.users.find(one.user), "player");
        data_.restraints.set(std::pair(one.user, one.kind), one);
    }
    void lift_sanction(club::UserId user, club::SanctionKind kind) override {
        data_.restraints.erase(std::pair(user, kind));
    }
    void add_report(club::Report& one) override {
        require_exists(data_.users.find(one.by), "player");
        if (one.about != club::UserId{}) require_exists(data_.users.find(one.about), "player");
        if (one.match != club::MatchId{}) require_exists(data_.matches.find(one.match), "match");
        one.id = club::ReportId{data_.next("report")};
        data_.reports.set(one.id, one);
    }
    void close_report(club::ReportId id, club::Instant now) override {
        auto known = report(id);
        if (!known) return;
        known->closed = now;
        data_.reports.set(id, *known);
    }
    void add_audit_entry(club::AuditEntry& act) override {
        if (act.about != club::UserId{}) require_exists(data_.users.find(act.about), "player");
        if (act.match != club::MatchId{}) require_exists(data_.matches.find(act.match), "match");
        act.id = club::ActId{data_.next("operator act")};
        data_.operator_acts.set(act.id, act);
    }
    void set_banner(const std::optional<club::Banner>& banner) override {
        banner ? data_.banners.set(1, *banner) : data_.banners.erase(1);
    }

    bool save_response(std::string_view key, const club::StoredResponse& outcome,
                       club::Instant now) override {
        if (data_.outcomes.find(key)) return false;
        data_.outcomes.set(std::string(key), {outcome, now});
        return true;
    }
    std::size_t remove_responses_before(club::Instant moment, std::size_t limit) override {
        std::set<std::pair<club::Instant, std::string>> removed;
        for (const auto& [key, saved] : data_.outcomes)
            if (saved.at < moment) removed.emplace(saved.at, key);
        while (removed.size() > limit) removed.erase(std::prev(removed.end()));
        for (const auto& [at, key] : removed) data_.outcomes.erase(key);
        return removed.size();
    }
    void set_server_key(std::string_view hexadecimal) override {
        data_.house_keys.set(1, std::string(hexadecimal));
    }
    void announce(std::string_view) override {}  // nobody else has this memory

    bool add_token(club::ApiToken& token) override {
        require_exists(data_.users.find(token.user), "player");
        if (has_namesake(tokens(token.user), token.name)) return false;
        if (MemoryQueries::token(token.hash)) throw std::runtime_error("There is that token.");
        token.id = club::TokenId{data_.next("token")};
        data_.tokens.set(token.id, token);
        return true;
    }
    void change_token(const club::ApiToken& token) override {
        auto changed = found(data_.tokens, token.id);
        if (!changed) return;
        changed->hash = token.hash;
        changed->used = token.used;
        data_.tokens.set(token.id, *changed);
    }
    void remove_token(club::TokenId id) override { data_.tokens.erase(id); }

    void add_event(club::Event& event) override {
        if (event.match != club::MatchId{})
            require_exists(data_.matches.find(event.match), "match");
        for (const club::UserId user : {event.seats[0], event.seats[1], event.by})
            if (user != club::UserId{}) require_exists(data_.users.find(user), "player");
        event.number = data_.next("event");
        data_.events.set(event.number, event);
    }
    std::size_t remove_events_before(club::Instant moment, std::size_t limit) override {
        std::vector<std::int64_t> removed;
        for (const auto& [number, event] : data_.events.entries() | std::views::take(limit))
            if (event.at < moment) removed.push_back(number);
        for (const std::int64_t number : removed) data_.events.erase(number);
        return removed.size();
    }

    bool add_webhook(club::Webhook& webhook) override {
        require_exists(data_.users.find(webhook.user), "player");
        if (has_namesake(webhooks(webhook.user), webhook.name)) return false;
        webhook.id = club::WebhookId{data_.next("webhook")};
        data_.webhooks.set(webhook.id, webhook);
        return true;
    }
    void change_webhook(const club::Webhook& webhook) override {
        const club::Webhook* old = data_.webhooks.find(webhook.id);
        if (!old) return;
        club::Webhook changed = *old;
        changed.last_delivered = webhook.last_delivered;
        changed.due = webhook.due;
        changed.attempts = webhook.attempts;
        changed.last_error = webhook.last_error;
        changed.failed_at = webhook.failed_at;
        data_.webhooks.set(webhook.id, std::move(changed));
    }
    void remove_webhook(club::WebhookId id) override { data_.webhooks.erase(id); }
    void mark_webhooks_due(club::UserId user, club::Instant now) override {
        for (club::Webhook& webhook : webhooks(user))
            if (!webhook.due && !webhook.failed_at) {
                webhook.due = now;
                data_.webhooks.set(webhook.id, webhook);
            }
    }

private:
    /// Matches and open challenges of a game share their board numbers.
    int next_board(const std::string& game) {
        return static_cast<int>(data_.next("board of " + game));
    }
    /// Adds a letter to its indexes.
    void list(const club::Letter& letter) {
        if (letter.sent || letter.failed_at || letter.address.empty())
            data_.unsent.erase(letter.id);
        else
            data_.unsent.set(letter.id, letter.due);
        if (const auto words = rate_limit_key(letter))
            data_.answers.set(std::tuple(*words, letter.written, letter.id), true);
    }
    template <class Value>
    static bool has_namesake(const std::vector<Value>& things, std::string_view name) {
        return std::ranges::any_of(
            things, [&](const Value& one) { return fold_case(one.name) == fold_case(name); });
    }
    std::set<std::pair<std::string, int>> removed_offers_;  // by this work
};

}  // namespace

struct MemoryStore::State {
    // Everybody takes the turnstile first, since a steady stream of readers would otherwise starve
    // the writer.
    mutable std::mutex turnstile;
    mutable std::shared_mutex data_mutex;
    mutable MemoryState data;  // a Reader changes nothing
};

MemoryStore::MemoryStore() : state_(std::make_unique<State>()) {}
MemoryStore::~MemoryStore() = default;

std::vector<std::exception_ptr> MemoryStore::transact(std::span<const club::UnitFn> works) {
    const std::unique_lock queue(state_->turnstile);
    const std::unique_lock alone(state_->data_mutex);
    std::vector<std::exception_ptr> failed;
    failed.reserve(works.size());
    for (const club::UnitFn& work : works) {
        std::exception_ptr thrown;
        try {
            MemoryUnit unit(state_->data);
            work(unit);
            state_->data.log.clear();
        } catch (...) {
            thrown = std::current_exception();
            state_->data.log.roll_back();
        }
        failed.push_back(thrown);
    }
    return failed;
}

void MemoryStore::read(const std::function<void(const club::StoreReader&)>& reading) const {
    std::unique_lock queue(state_->turnstile);
    const std::shared_lock together(state_->data_mutex);
    queue.unlock();
    reading(MemoryQueries<club::StoreReader>(state_->data));
}

}  // namespace posthouse::store
