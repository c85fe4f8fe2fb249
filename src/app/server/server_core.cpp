#include "app/server/server_core.h"

#include "club/challenges/open_challenges.h"
#include "club/challenges/pairing.h"
#include "club/clocks/turns.h"
#include "club/tournaments/series.h"
#include "club/tournaments/tournaments.h"

#include <string>
#include <utility>

namespace posthouse::app {

Server::Server(club::Store& store, ServerOptions settings)
    : club_(settings.club),
      writer_(store,
              {settings.now, settings.threads, settings.committed, settings.club.limit_reached}),
      admission_(writer_, club_, store, settings.password_cost, settings.threads,
                 settings.password_threads) {}

Server::~Server() {
    stop();
}

club::Backend Server::backend() {
    club::Backend backend;
    backend.submit = [this](club::Request request, auto answered) {
        admission_.submit(std::move(request), std::move(answered));
    };
    backend.login = [this](club::LoginAttempt attempt, auto answered) {
        admission_.login(attempt, answered);
    };
    backend.open_guest_session = [this](club::Client client, std::string device, auto answered) {
        admission_.open_guest_session(std::move(client), std::move(device), std::move(answered));
    };
    backend.write = [this](club::UnitFn work, std::function<void(bool)> done) {
        writer_.enqueue([work = std::move(work)](club::UnitOfWork& unit, auto&) { work(unit); },
                        std::move(done));
    };
    backend.store = &writer_.store();
    backend.now = [this] { return writer_.now(); };
    backend.is_damaged = [this] { return writer_.is_damaged(); };
    return backend;
}

void Server::run_turn_job(const club::Job& job, std::function<void(bool)> done) {
    writer_.enqueue(
        [this, job](club::UnitOfWork& unit, CommitChanges& changes) {
            changes.add(club::run_turn_job(club_, unit, job, writer_.now()));
        },
        std::move(done));
}

void Server::run_tournament(club::TournamentId id, std::function<void(bool)> done) {
    writer_.enqueue(
        [this, id](club::UnitOfWork& unit, CommitChanges& changes) {
            changes.add(club::run_tournament(club_, unit, id, writer_.now()));
        },
        std::move(done));
}

void Server::run_series(club::SeriesId id, std::function<void(bool)> done) {
    writer_.enqueue(
        [this, id](club::UnitOfWork& unit, CommitChanges& changes) {
            changes.add(club::run_series(club_, unit, id, writer_.now()));
        },
        std::move(done));
}

void Server::run_open_challenge(const club::OpenChallenge& offer, std::function<void(bool)> done) {
    writer_.enqueue(
        [this, game = offer.game, board = offer.board](club::UnitOfWork& unit,
                                                       CommitChanges& changes) {
            changes.add(club::run_open_challenge(club_, unit, game, board, writer_.now()));
        },
        std::move(done));
}

void Server::run_pairing(std::string_view game, std::function<void(bool)> done) {
    writer_.enqueue(
        [this, game = std::string(game)](club::UnitOfWork& unit, CommitChanges& changes) {
            changes.add(club::pair_unasked(club_, unit, game, writer_.now()));
        },
        std::move(done));
}

void Server::on_commit(std::function<void(const CommitChanges&)> listener) {
    writer_.on_commit(std::move(listener));
}

bool Server::run_step(ManualStep step) {
    if (step == ManualStep::admit) return admission_.admit_one();
    if (step == ManualStep::password) return admission_.check_one();
    return writer_.commit_waiting();
}

Server::Queues Server::queues() const {
    return {writer_.waiting(), admission_.passwords_waiting()};
}

void Server::announce(const CommitChanges& changes) {
    writer_.announce(changes);
}

void Server::stop() {
    admission_.stop();
    writer_.stop();
}

}  // namespace posthouse::app
