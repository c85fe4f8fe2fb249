// A Unit that writes down what is done through it.
#pragma once

#include "sim/events.h"
#include "sim/faults.h"
#include "sim/forwarding_unit.h"

#include <utility>

namespace posthouse::sim {

class RecordingUnit final : public ForwardingUnit {
public:
    RecordingUnit(Unit& to, Events& events) : ForwardingUnit(to), events_(events) {}

    bool add_user(User& user) override {
        if (!to_.add_user(user)) return false;
        again([user](Unit& unit) {
            User same = user;
            same.id = {};
            must(unit.add_user(same) && same.id == user.id, "add_user");
        });
        return true;
    }
    void change_user(const User& user) override {
        to_.change_user(user);
        again([user](Unit& unit) { unit.change_user(user); });
    }
    void set_vacations(UserId id, const std::vector<Vacation>& all) override {
        to_.set_vacations(id, all);
        again([id, all](Unit& unit) { unit.set_vacations(id, all); });
    }
    void set_rests(UserId id, const std::vector<Rest>& all) override {
        to_.set_rests(id, all);
        again([id, all](Unit& unit) { unit.set_rests(id, all); });
    }
    void add_house_pause(const HousePause& pause) override {
        to_.add_house_pause(pause);
        again([pause](Unit& unit) { unit.add_house_pause(pause); });
    }
    void end_house_pauses(Instant now) override {
        to_.end_house_pauses(now);
        again([now](Unit& unit) { unit.end_house_pauses(now); });
    }
    void note_alive(Instant now) override {
        to_.note_alive(now);
        again([now](Unit& unit) { unit.note_alive(now); });
    }
    void set_appetite(const Appetite& appetite) override {
        to_.set_appetite(appetite);
        again([appetite](Unit& unit) { unit.set_appetite(appetite); });
    }
    void set_block(const Block& block) override {
        to_.set_block(block);
        again([block](Unit& unit) { unit.set_block(block); });
    }
    void remove_block(UserId by, UserId whom) override {
        to_.remove_block(by, whom);
        again([by, whom](Unit& unit) { unit.remove_block(by, whom); });
    }
    void set_friend(const Friend& one) override {
        to_.set_friend(one);
        again([one](Unit& unit) { unit.set_friend(one); });
    }
    void remove_friend(UserId by, UserId whom) override {
        to_.remove_friend(by, whom);
        again([by, whom](Unit& unit) { unit.remove_friend(by, whom); });
    }
    void count_message(UserId by, UserId whom) override {
        to_.count_message(by, whom);
        again([by, whom](Unit& unit) { unit.count_message(by, whom); });
    }

    void add_offer(Offer& offer) override {
        to_.add_offer(offer);
        again([offer](Unit& unit) {
            Offer same = offer;
            unit.add_offer(same);
            must(same.board == offer.board, "add_offer");
        });
    }
    void remove_offer(std::string_view game, int board) override {
        to_.remove_offer(game, board);
        events_.boards_taken.emplace(game, board);
        again([game = std::string(game), board](Unit& unit) { unit.remove_offer(game, board); });
    }
    void add_match(Match& match) override {
        const int wanted = match.board;
        to_.add_match(match);
        events_.matches.insert(match.id);
        again([match, wanted](Unit& unit) {
            Match same = match;
            same.id = {};
            same.board = wanted;
            unit.add_match(same);
            must(same.id == match.id && same.board == match.board, "add_match");
        });
    }
    void change_match(const Match& match) override {
        to_.change_match(match);
        events_.matches.insert(match.id);
        again([match](Unit& unit) { unit.change_match(match); });
    }
    void accept_offer(MatchId id) override {
        to_.accept_offer(id);
        events_.matches.insert(id);
        again([id](Unit& unit) { unit.accept_offer(id); });
    }
    void change_seats(MatchId id) override {
        to_.change_seats(id);
        events_.matches.insert(id);
        again([id](Unit& unit) { unit.change_seats(id); });
    }
    void give_seat(MatchId id, Side side, UserId user) override {
        to_.give_seat(id, side, user);
        events_.matches.insert(id);
        again([id, side, user](Unit& unit) { unit.give_seat(id, side, user); });
    }
    bool append_move(MatchId id, const PlayedMove& move) override {
        if (!to_.append_move(id, move)) return false;
        events_.matches.insert(id);
        again([id, move](Unit& unit) { must(unit.append_move(id, move), "append_move"); });
        return true;
    }
    void take_back(MatchId id, int ply) override {
        to_.take_back(id, ply);
        events_.matches.insert(id);
        again([id, ply](Unit& unit) { unit.take_back(id, ply); });
    }
    void set_standing(const PlayerStanding& standing) override {
        to_.set_standing(standing);
        again([standing](Unit& unit) { unit.set_standing(standing); });
    }
    void add_rating_change(const RatingChange& change) override {
        to_.add_rating_change(change);
        events_.ratings.push_back(change);
        again([change](Unit& unit) { unit.add_rating_change(change); });
    }
    void forget_ratings() override {
        to_.forget_ratings();
        events_.rated_anew = true;
        again([](Unit& unit) { unit.forget_ratings(); });
    }
    void set_watch(const Watch& watch) override {
        to_.set_watch(watch);
        again([watch](Unit& unit) { unit.set_watch(watch); });
    }
    void remove_watch(MatchId match, UserId user) override {
        to_.remove_watch(match, user);
        again([match, user](Unit& unit) { unit.remove_watch(match, user); });
    }
    void add_remark(Remark& remark) override {
        to_.add_remark(remark);
        again([remark](Unit& unit) {
            Remark same = remark;
            unit.add_remark(same);
            must(same.number == remark.number, "add_remark");
        });
    }

    bool add_tournament(Tournament& made) override {
        if (!to_.add_tournament(made)) return false;
        events_.tournaments.insert(made.id);
        again([made](Unit& unit) {
            Tournament same = made;
            same.id = {};
            must(unit.add_tournament(same) && same.id == made.id, "add_tournament");
        });
        return true;
    }
    void change_tournament(const Tournament& one) override {
        to_.change_tournament(one);
        events_.tournaments.insert(one.id);
        again([one](Unit& unit) { unit.change_tournament(one); });
    }
    void set_entrant(const Entrant& entrant) override {
        to_.set_entrant(entrant);
        events_.tournaments.insert(entrant.tournament);
        again([entrant](Unit& unit) { unit.set_entrant(entrant); });
    }
    void remove_entrant(TournamentId id, UserId user) override {
        to_.remove_entrant(id, user);
        events_.tournaments.insert(id);
        again([id, user](Unit& unit) { unit.remove_entrant(id, user); });
    }
    bool add_pairing(TournamentId id, const tournament::Pairing& pairing) override {
        if (!to_.add_pairing(id, pairing)) return false;
        events_.tournaments.insert(id);
        again([id, pairing](Unit& unit) { must(unit.add_pairing(id, pairing), "add_pairing"); });
        return true;
    }
    bool add_tournament_game(const TournamentGame& game) override {
        if (!to_.add_tournament_game(game)) return false;
        events_.tournaments.insert(game.tournament);
        again([game](Unit& unit) { must(unit.add_tournament_game(game), "add_tournament_game"); });
        return true;
    }

    bool add_letter(Letter& letter) override {
        if (!to_.add_letter(letter)) return false;
        events_.written.push_back(letter);
        again([letter](Unit& unit) {
            Letter same = letter;
            same.id = {};
            must(unit.add_letter(same) && same.id == letter.id, "add_letter");
        });
        return true;
    }
    void remove_letter(LetterId id) override {
        to_.remove_letter(id);
        again([id](Unit& unit) { unit.remove_letter(id); });
    }
    void forget(const Forgotten& who) override {
        to_.forget(who);
        again([who](Unit& unit) { unit.forget(who); });
    }
    void change_letter(const Letter& letter) override {
        to_.change_letter(letter);
        events_.noted.push_back(letter);
        again([letter](Unit& unit) { unit.change_letter(letter); });
    }
    void add_job(Job& job) override {
        to_.add_job(job);
        events_.matches.insert(job.match);
        again([job](Unit& unit) {
            Job same = job;
            same.id = {};
            unit.add_job(same);
            must(same.id == job.id, "add_job");
        });
    }
    bool remove_job(JobId id) override {
        if (!to_.remove_job(id)) return false;
        again([id](Unit& unit) { must(unit.remove_job(id), "remove_job"); });
        return true;
    }
    void remove_jobs(MatchId id) override {
        to_.remove_jobs(id);
        events_.matches.insert(id);
        again([id](Unit& unit) { unit.remove_jobs(id); });
    }
    void postpone_job(JobId id, Instant due) override {
        to_.postpone_job(id, due);
        again([id, due](Unit& unit) { unit.postpone_job(id, due); });
    }

    void hold(HeldRequest& held) override {
        to_.hold(held);
        events_.held = static_cast<std::int64_t>(held.id);
        events_.held_now.push_back(held.id);
        again([held](Unit& unit) {
            HeldRequest same = held;
            same.id = {};
            unit.hold(same);
            must(same.id == held.id, "hold");
        });
    }
    void release(HeldId id) override {
        if (const auto held = to_.held(id)) events_.released.push_back(*held);
        to_.release(id);
        again([id](Unit& unit) { unit.release(id); });
    }
    void release_before(Instant moment) override {
        to_.release_before(moment);
        again([moment](Unit& unit) { unit.release_before(moment); });
    }
    void hold_sign_up(HeldSignUp& sign_up) override {
        to_.hold_sign_up(sign_up);
        again([sign_up](Unit& unit) {
            HeldSignUp same = sign_up;
            same.id = {};
            unit.hold_sign_up(same);
            must(same.id == sign_up.id, "hold_sign_up");
        });
    }
    void release_sign_up(SignUpId id) override {
        to_.release_sign_up(id);
        again([id](Unit& unit) { unit.release_sign_up(id); });
    }
    void release_sign_ups_before(Instant moment) override {
        to_.release_sign_ups_before(moment);
        again([moment](Unit& unit) { unit.release_sign_ups_before(moment); });
    }
    void set_throttle(const Throttle& throttle) override {
        to_.set_throttle(throttle);
        again([throttle](Unit& unit) { unit.set_throttle(throttle); });
    }
    void remove_throttle(std::string_view key) override {
        to_.remove_throttle(key);
        again([key = std::string(key)](Unit& unit) { unit.remove_throttle(key); });
    }
    void remove_throttles_before(Instant moment) override {
        to_.remove_throttles_before(moment);
        again([moment](Unit& unit) { unit.remove_throttles_before(moment); });
    }

    void set_push_place(const PushPlace& place) override {
        to_.set_push_place(place);
        again([place](Unit& unit) { unit.set_push_place(place); });
    }
    void remove_push_place(std::string_view endpoint) override {
        to_.remove_push_place(endpoint);
        again([at = std::string(endpoint)](Unit& unit) { unit.remove_push_place(at); });
    }
    void push_news(UserId user, Instant now) override {
        to_.push_news(user, now);
        again([user, now](Unit& unit) { unit.push_news(user, now); });
    }

    void add_session(const Session& session) override {
        to_.add_session(session);
        events_.sessions.push_back(session.token_hash);
        again([session](Unit& unit) { unit.add_session(session); });
    }
    void remove_session(std::string_view hash) override {
        to_.remove_session(hash);
        again([of = std::string(hash)](Unit& unit) { unit.remove_session(of); });
    }
    void remove_sessions_of(UserId user) override {
        to_.remove_sessions_of(user);
        again([user](Unit& unit) { unit.remove_sessions_of(user); });
    }
    void remove_sessions_before(Instant moment) override {
        to_.remove_sessions_before(moment);
        again([moment](Unit& unit) { unit.remove_sessions_before(moment); });
    }
    bool remember(std::string_view key, const Outcome& outcome, Instant now) override {
        if (!to_.remember(key, outcome, now)) return false;
        events_.keys.emplace_back(key);
        again([of = std::string(key), outcome, now](Unit& unit) {
            must(unit.remember(of, outcome, now), "remember");
        });
        return true;
    }

    void keep_house_key(std::string_view digits) override {
        to_.keep_house_key(digits);
        again([key = std::string(digits)](Unit& unit) { unit.keep_house_key(key); });
    }
    bool add_token(Token& token) override {
        if (!to_.add_token(token)) return false;
        again([token](Unit& unit) {
            Token same = token;
            same.id = {};
            must(unit.add_token(same) && same.id == token.id, "add_token");
        });
        return true;
    }
    void change_token(const Token& token) override {
        to_.change_token(token);
        again([token](Unit& unit) { unit.change_token(token); });
    }
    void remove_token(TokenId id) override {
        to_.remove_token(id);
        again([id](Unit& unit) { unit.remove_token(id); });
    }
    void add_event(Event& event) override {
        to_.add_event(event);
        again([event](Unit& unit) {
            Event same = event;
            same.number = 0;
            unit.add_event(same);
            must(same.number == event.number, "add_event");
        });
    }
    void forget_events_before(Instant moment) override {
        to_.forget_events_before(moment);
        again([moment](Unit& unit) { unit.forget_events_before(moment); });
    }
    bool add_webhook(Webhook& webhook) override {
        if (!to_.add_webhook(webhook)) return false;
        again([webhook](Unit& unit) {
            Webhook same = webhook;
            same.id = {};
            must(unit.add_webhook(same) && same.id == webhook.id, "add_webhook");
        });
        return true;
    }
    void change_webhook(const Webhook& webhook) override {
        to_.change_webhook(webhook);
        again([webhook](Unit& unit) { unit.change_webhook(webhook); });
    }
    void remove_webhook(WebhookId id) override {
        to_.remove_webhook(id);
        again([id](Unit& unit) { unit.remove_webhook(id); });
    }
    void webhook_news(UserId user, Instant now) override {
        to_.webhook_news(user, now);
        again([user, now](Unit& unit) { unit.webhook_news(user, now); });
    }
    void set_restraint(const Restraint& one) override {
        to_.set_restraint(one);
        again([one](Unit& unit) { unit.set_restraint(one); });
    }
    void lift_restraint(UserId user, RestraintKind kind) override {
        to_.lift_restraint(user, kind);
        again([user, kind](Unit& unit) { unit.lift_restraint(user, kind); });
    }
    void add_report(Report& report) override {
        to_.add_report(report);
        again([report](Unit& unit) {
            Report same = report;
            same.id = {};
            unit.add_report(same);
            must(same.id == report.id, "add_report");
        });
    }
    void close_report(ReportId id, Instant now) override {
        to_.close_report(id, now);
        again([id, now](Unit& unit) { unit.close_report(id, now); });
    }
    void add_operator_act(OperatorAct& act) override {
        to_.add_operator_act(act);
        again([act](Unit& unit) {
            OperatorAct same = act;
            same.id = {};
            unit.add_operator_act(same);
            must(same.id == act.id, "add_operator_act");
        });
    }
    void set_banner(const std::optional<Banner>& banner) override {
        to_.set_banner(banner);
        again([banner](Unit& unit) { unit.set_banner(banner); });
    }

private:
    void again(std::function<void(Unit&)> change) { events_.changes.push_back(std::move(change)); }
    static void must(bool so, const char* what) {
        if (!so) throw LawBroken{std::string("the two stores answer otherwise: ") + what};
    }

    Events& events_;
};

}  // namespace posthouse::sim
