// A unit of work that records all changes, to replay them on another store.
#pragma once

#include "sim/forwarding_unit.h"
#include "sim/unit_effects.h"

#include <utility>

namespace posthouse::sim {

class RecordingUnit final : public ForwardingUnit {
public:
    RecordingUnit(club::UnitOfWork& to, UnitEffects& events)
        : ForwardingUnit(to), events_(events) {}

    bool add_user(club::User& user) override {
        if (!to_.add_user(user)) return false;
        record([user](club::UnitOfWork& unit) {
            club::User same = user;
            same.id = {};
            require(unit.add_user(same) && same.id == user.id, "add_user");
        });
        return true;
    }
    void change_user(const club::User& user) override {
        to_.change_user(user);
        record([user](club::UnitOfWork& unit) { unit.change_user(user); });
    }
    void set_vacations(club::UserId id, const std::vector<club::Vacation>& all) override {
        to_.set_vacations(id, all);
        record([id, all](club::UnitOfWork& unit) { unit.set_vacations(id, all); });
    }
    void set_rest_schedules(club::UserId id, const std::vector<club::RestSchedule>& all) override {
        to_.set_rest_schedules(id, all);
        record([id, all](club::UnitOfWork& unit) { unit.set_rest_schedules(id, all); });
    }
    void add_server_pause(const club::ServerPause& pause) override {
        to_.add_server_pause(pause);
        record([pause](club::UnitOfWork& unit) { unit.add_server_pause(pause); });
    }
    void end_server_pauses(club::Instant now) override {
        to_.end_server_pauses(now);
        record([now](club::UnitOfWork& unit) { unit.end_server_pauses(now); });
    }
    void record_heartbeat(club::Instant now) override {
        to_.record_heartbeat(now);
        record([now](club::UnitOfWork& unit) { unit.record_heartbeat(now); });
    }
    void set_preferences(const club::PairingPreferences& preferences) override {
        to_.set_preferences(preferences);
        record([preferences](club::UnitOfWork& unit) { unit.set_preferences(preferences); });
    }
    void set_block(const club::Block& block) override {
        to_.set_block(block);
        record([block](club::UnitOfWork& unit) { unit.set_block(block); });
    }
    void remove_block(club::UserId by, club::UserId whom) override {
        to_.remove_block(by, whom);
        record([by, whom](club::UnitOfWork& unit) { unit.remove_block(by, whom); });
    }
    void set_puzzle_standing(const club::PuzzleStanding& one) override {
        to_.set_puzzle_standing(one);
        record([one](club::UnitOfWork& unit) { unit.set_puzzle_standing(one); });
    }
    void set_puzzle_attempt(const club::PuzzleAttempt& one) override {
        to_.set_puzzle_attempt(one);
        record([one](club::UnitOfWork& unit) { unit.set_puzzle_attempt(one); });
    }
    void add_lesson_step(const club::LessonStep& one) override {
        to_.add_lesson_step(one);
        record([one](club::UnitOfWork& unit) { unit.add_lesson_step(one); });
    }
    void set_friend(const club::Friend& one) override {
        to_.set_friend(one);
        record([one](club::UnitOfWork& unit) { unit.set_friend(one); });
    }
    void remove_friend(club::UserId by, club::UserId whom) override {
        to_.remove_friend(by, whom);
        record([by, whom](club::UnitOfWork& unit) { unit.remove_friend(by, whom); });
    }
    void count_message(club::UserId by, club::UserId whom) override {
        to_.count_message(by, whom);
        record([by, whom](club::UnitOfWork& unit) { unit.count_message(by, whom); });
    }

    void add_offer(club::OpenChallenge& offer) override {
        to_.add_offer(offer);
        record([offer](club::UnitOfWork& unit) {
            club::OpenChallenge same = offer;
            unit.add_offer(same);
            require(same.board == offer.board, "add_offer");
        });
    }
    void remove_offer(std::string_view game, int board) override {
        to_.remove_offer(game, board);
        events_.boards_taken.emplace(game, board);
        record([game = std::string(game), board](club::UnitOfWork& unit) {
            unit.remove_offer(game, board);
        });
    }
    void add_match(club::Match& match) override {
        const int wanted = match.board;
        to_.add_match(match);
        events_.matches.insert(match.id);
        record([match, wanted](club::UnitOfWork& unit) {
            club::Match same = match;
            same.id = {};
            same.board = wanted;
            unit.add_match(same);
            require(same.id == match.id && same.board == match.board, "add_match");
        });
    }
    void change_match(const club::Match& match) override {
        to_.change_match(match);
        events_.matches.insert(match.id);
        record([match](club::UnitOfWork& unit) { unit.change_match(match); });
    }
    void accept_offer(club::MatchId id) override {
        to_.accept_offer(id);
        events_.matches.insert(id);
        record([id](club::UnitOfWork& unit) { unit.accept_offer(id); });
    }
    void swap_seats(club::MatchId id) override {
        to_.swap_seats(id);
        events_.matches.insert(id);
        record([id](club::UnitOfWork& unit) { unit.swap_seats(id); });
    }
    void give_seat(club::MatchId id, Side side, club::UserId user) override {
        to_.give_seat(id, side, user);
        events_.matches.insert(id);
        record([id, side, user](club::UnitOfWork& unit) { unit.give_seat(id, side, user); });
    }
    bool append_move(club::MatchId id, const club::PlayedMove& move) override {
        if (!to_.append_move(id, move)) return false;
        events_.matches.insert(id);
        record([id, move](club::UnitOfWork& unit) {
            require(unit.append_move(id, move), "append_move");
        });
        return true;
    }
    void remove_moves_from(club::MatchId id, int ply) override {
        to_.remove_moves_from(id, ply);
        events_.matches.insert(id);
        record([id, ply](club::UnitOfWork& unit) { unit.remove_moves_from(id, ply); });
    }
    void set_standing(const club::PlayerStanding& standing) override {
        to_.set_standing(standing);
        record([standing](club::UnitOfWork& unit) { unit.set_standing(standing); });
    }
    void add_rating_change(const club::RatingChange& change) override {
        to_.add_rating_change(change);
        events_.ratings.push_back(change);
        record([change](club::UnitOfWork& unit) { unit.add_rating_change(change); });
    }
    void remove_ratings() override {
        to_.remove_ratings();
        events_.rated_anew = true;
        record([](club::UnitOfWork& unit) { unit.remove_ratings(); });
    }
    void set_subscription(const club::MatchSubscription& watch) override {
        to_.set_subscription(watch);
        record([watch](club::UnitOfWork& unit) { unit.set_subscription(watch); });
    }
    void remove_subscription(club::MatchId match, club::UserId user) override {
        to_.remove_subscription(match, user);
        record([match, user](club::UnitOfWork& unit) { unit.remove_subscription(match, user); });
    }
    void add_chat_message(club::ChatMessage& remark) override {
        to_.add_chat_message(remark);
        record([remark](club::UnitOfWork& unit) {
            club::ChatMessage same = remark;
            unit.add_chat_message(same);
            require(same.number == remark.number, "add_remark");
        });
    }

    bool add_tournament(club::Tournament& made) override {
        if (!to_.add_tournament(made)) return false;
        events_.tournaments.insert(made.id);
        record([made](club::UnitOfWork& unit) {
            club::Tournament same = made;
            same.id = {};
            require(unit.add_tournament(same) && same.id == made.id, "add_tournament");
        });
        return true;
    }
    void change_tournament(const club::Tournament& one) override {
        to_.change_tournament(one);
        events_.tournaments.insert(one.id);
        record([one](club::UnitOfWork& unit) { unit.change_tournament(one); });
    }
    void set_entrant(const club::Entrant& entrant) override {
        to_.set_entrant(entrant);
        events_.tournaments.insert(entrant.tournament);
        record([entrant](club::UnitOfWork& unit) { unit.set_entrant(entrant); });
    }
    void remove_entrant(club::TournamentId id, club::UserId user) override {
        to_.remove_entrant(id, user);
        events_.tournaments.insert(id);
        record([id, user](club::UnitOfWork& unit) { unit.remove_entrant(id, user); });
    }
    bool add_pairing(club::TournamentId id, const tournament::Pairing& pairing) override {
        if (!to_.add_pairing(id, pairing)) return false;
        events_.tournaments.insert(id);
        record([id, pairing](club::UnitOfWork& unit) {
            require(unit.add_pairing(id, pairing), "add_pairing");
        });
        return true;
    }
    bool add_tournament_game(const club::TournamentGame& game) override {
        if (!to_.add_tournament_game(game)) return false;
        events_.tournaments.insert(game.tournament);
        record([game](club::UnitOfWork& unit) {
            require(unit.add_tournament_game(game), "add_tournament_game");
        });
        return true;
    }

    bool add_letter(club::Letter& letter) override {
        if (!to_.add_letter(letter)) return false;
        events_.new_letters.push_back(letter);
        record([letter](club::UnitOfWork& unit) {
            club::Letter same = letter;
            same.id = {};
            require(unit.add_letter(same) && same.id == letter.id, "add_letter");
        });
        return true;
    }
    void remove_letter(club::LetterId id) override {
        to_.remove_letter(id);
        record([id](club::UnitOfWork& unit) { unit.remove_letter(id); });
    }
    std::size_t remove_letters_before(club::Instant moment, std::size_t limit) override {
        const std::size_t count = to_.remove_letters_before(moment, limit);
        record([moment, limit, count](club::UnitOfWork& unit) {
            require(unit.remove_letters_before(moment, limit) == count, "remove_letters_before");
        });
        return count;
    }
    std::size_t remove_responses_before(club::Instant moment, std::size_t limit) override {
        const std::size_t count = to_.remove_responses_before(moment, limit);
        record([moment, limit, count](club::UnitOfWork& unit) {
            require(unit.remove_responses_before(moment, limit) == count,
                    "remove_responses_before");
        });
        return count;
    }
    void forget_user(const club::DeletedAccount& who) override {
        to_.forget_user(who);
        record([who](club::UnitOfWork& unit) { unit.forget_user(who); });
    }
    void change_letter(const club::Letter& letter) override {
        to_.change_letter(letter);
        events_.changed_letters.push_back(letter);
        record([letter](club::UnitOfWork& unit) { unit.change_letter(letter); });
    }
    void add_job(club::Job& job) override {
        to_.add_job(job);
        events_.matches.insert(job.match);
        record([job](club::UnitOfWork& unit) {
            club::Job same = job;
            same.id = {};
            unit.add_job(same);
            require(same.id == job.id, "add_job");
        });
    }
    bool remove_job(club::JobId id) override {
        if (!to_.remove_job(id)) return false;
        record([id](club::UnitOfWork& unit) { require(unit.remove_job(id), "remove_job"); });
        return true;
    }
    void remove_jobs(club::MatchId id) override {
        to_.remove_jobs(id);
        events_.matches.insert(id);
        record([id](club::UnitOfWork& unit) { unit.remove_jobs(id); });
    }
    void postpone_job(club::JobId id, club::Instant due) override {
        to_.postpone_job(id, due);
        record([id, due](club::UnitOfWork& unit) { unit.postpone_job(id, due); });
    }

    void add_pending(club::PendingRequest& held) override {
        to_.add_pending(held);
        events_.held = static_cast<std::int64_t>(held.id);
        events_.held_now.push_back(held.id);
        record([held](club::UnitOfWork& unit) {
            club::PendingRequest same = held;
            same.id = {};
            unit.add_pending(same);
            require(same.id == held.id, "hold");
        });
    }
    void remove_pending(club::PendingRequestId id) override {
        if (const auto held = to_.pending_request(id)) events_.released.push_back(*held);
        to_.remove_pending(id);
        record([id](club::UnitOfWork& unit) { unit.remove_pending(id); });
    }
    void remove_pending_before(club::Instant moment) override {
        to_.remove_pending_before(moment);
        record([moment](club::UnitOfWork& unit) { unit.remove_pending_before(moment); });
    }
    void add_pending_sign_up(club::PendingSignUp& sign_up) override {
        to_.add_pending_sign_up(sign_up);
        record([sign_up](club::UnitOfWork& unit) {
            club::PendingSignUp same = sign_up;
            same.id = {};
            unit.add_pending_sign_up(same);
            require(same.id == sign_up.id, "hold_sign_up");
        });
    }
    void remove_pending_sign_up(club::SignUpId id) override {
        to_.remove_pending_sign_up(id);
        record([id](club::UnitOfWork& unit) { unit.remove_pending_sign_up(id); });
    }
    void remove_pending_sign_ups_before(club::Instant moment) override {
        to_.remove_pending_sign_ups_before(moment);
        record([moment](club::UnitOfWork& unit) { unit.remove_pending_sign_ups_before(moment); });
    }
    void set_throttle(const club::Throttle& throttle) override {
        to_.set_throttle(throttle);
        record([throttle](club::UnitOfWork& unit) { unit.set_throttle(throttle); });
    }
    void remove_throttle(std::string_view key) override {
        to_.remove_throttle(key);
        record([key = std::string(key)](club::UnitOfWork& unit) { unit.remove_throttle(key); });
    }
    void remove_throttles_before(club::Instant moment) override {
        to_.remove_throttles_before(moment);
        record([moment](club::UnitOfWork& unit) { unit.remove_throttles_before(moment); });
    }

    void set_push_subscription(const club::PushSubscription& place) override {
        to_.set_push_subscription(place);
        record([place](club::UnitOfWork& unit) { unit.set_push_subscription(place); });
    }
    void remove_push_subscription(std::string_view endpoint) override {
        to_.remove_push_subscription(endpoint);
        record([at = std::string(endpoint)](club::UnitOfWork& unit) {
            unit.remove_push_subscription(at);
        });
    }
    void mark_push_due(club::UserId user, club::Instant now) override {
        to_.mark_push_due(user, now);
        record([user, now](club::UnitOfWork& unit) { unit.mark_push_due(user, now); });
    }

    void add_session(const club::Session& session) override {
        to_.add_session(session);
        events_.sessions.push_back(session.token_hash);
        record([session](club::UnitOfWork& unit) { unit.add_session(session); });
    }
    void remove_session(std::string_view hash) override {
        to_.remove_session(hash);
        record([of = std::string(hash)](club::UnitOfWork& unit) { unit.remove_session(of); });
    }
    void remove_sessions_of(club::UserId user) override {
        to_.remove_sessions_of(user);
        record([user](club::UnitOfWork& unit) { unit.remove_sessions_of(user); });
    }
    void remove_sessions_before(club::Instant moment) override {
        to_.remove_sessions_before(moment);
        record([moment](club::UnitOfWork& unit) { unit.remove_sessions_before(moment); });
    }
    bool save_response(std::string_view key, const club::StoredResponse& outcome,
                       club::Instant now) override {
        if (!to_.save_response(key, outcome, now)) return false;
        events_.keys.emplace_back(key);
        record([of = std::string(key), outcome, now](club::UnitOfWork& unit) {
            require(unit.save_response(of, outcome, now), "remember");
        });
        return true;
    }

    void set_server_key(std::string_view digits) override {
        to_.set_server_key(digits);
        record([key = std::string(digits)](club::UnitOfWork& unit) { unit.set_server_key(key); });
    }
    bool add_token(club::ApiToken& token) override {
        if (!to_.add_token(token)) return false;
        record([token](club::UnitOfWork& unit) {
            club::ApiToken same = token;
            same.id = {};
            require(unit.add_token(same) && same.id == token.id, "add_token");
        });
        return true;
    }
    void change_token(const club::ApiToken& token) override {
        to_.change_token(token);
        record([token](club::UnitOfWork& unit) { unit.change_token(token); });
    }
    void remove_token(club::TokenId id) override {
        to_.remove_token(id);
        record([id](club::UnitOfWork& unit) { unit.remove_token(id); });
    }
    void add_event(club::Event& event) override {
        to_.add_event(event);
        record([event](club::UnitOfWork& unit) {
            club::Event same = event;
            same.number = 0;
            unit.add_event(same);
            require(same.number == event.number, "add_event");
        });
    }
    std::size_t remove_events_before(club::Instant moment, std::size_t limit) override {
        const std::size_t count = to_.remove_events_before(moment, limit);
        record([moment, limit, count](club::UnitOfWork& unit) {
            require(unit.remove_events_before(moment, limit) == count, "remove_events_before");
        });
        return count;
    }
    bool add_webhook(club::Webhook& webhook) override {
        if (!to_.add_webhook(webhook)) return false;
        record([webhook](club::UnitOfWork& unit) {
            club::Webhook same = webhook;
            same.id = {};
            require(unit.add_webhook(same) && same.id == webhook.id, "add_webhook");
        });
        return true;
    }
    void change_webhook(const club::Webhook& webhook) override {
        to_.change_webhook(webhook);
        record([webhook](club::UnitOfWork& unit) { unit.change_webhook(webhook); });
    }
    void remove_webhook(club::WebhookId id) override {
        to_.remove_webhook(id);
        record([id](club::UnitOfWork& unit) { unit.remove_webhook(id); });
    }
    void mark_webhooks_due(club::UserId user, club::Instant now) override {
        to_.mark_webhooks_due(user, now);
        record([user, now](club::UnitOfWork& unit) { unit.mark_webhooks_due(user, now); });
    }
    void set_sanction(const club::Sanction& one) override {
        to_.set_sanction(one);
        record([one](club::UnitOfWork& unit) { unit.set_sanction(one); });
    }
    void lift_sanction(club::UserId user, club::SanctionKind kind) override {
        to_.lift_sanction(user, kind);
        record([user, kind](club::UnitOfWork& unit) { unit.lift_sanction(user, kind); });
    }
    void add_report(club::Report& report) override {
        to_.add_report(report);
        record([report](club::UnitOfWork& unit) {
            club::Report same = report;
            same.id = {};
            unit.add_report(same);
            require(same.id == report.id, "add_report");
        });
    }
    void close_report(club::ReportId id, club::Instant now) override {
        to_.close_report(id, now);
        record([id, now](club::UnitOfWork& unit) { unit.close_report(id, now); });
    }
    void add_audit_entry(club::AuditEntry& act) override {
        to_.add_audit_entry(act);
        record([act](club::UnitOfWork& unit) {
            club::AuditEntry same = act;
            same.id = {};
            unit.add_audit_entry(same);
            require(same.id == act.id, "add_operator_act");
        });
    }
    void set_banner(const std::optional<club::Banner>& banner) override {
        to_.set_banner(banner);
        record([banner](club::UnitOfWork& unit) { unit.set_banner(banner); });
    }

private:
    void record(std::function<void(club::UnitOfWork&)> change) {
        events_.changes.push_back(std::move(change));
    }
    static void require(bool so, const char* what) {
        if (!so)
            throw InvariantViolation{std::string("the two stores differ in the result of ") + what};
    }

    UnitEffects& events_;
};

}  // namespace posthouse::sim
