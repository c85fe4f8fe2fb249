#include "store/remembering_unit.h"

#include <utility>

namespace posthouse {
namespace {

// About 20 MB each where they are full.
constexpr std::size_t players_max = 30'000;
constexpr std::size_t boards_max = 30'000;
constexpr std::size_t moves_bytes_max = 20'000'000;

/// Every second one, and not all: a house with a few more boards than fit would read every one of
/// them again and again.
template <class Remembered>
void forget_half(Remembered& all) {
    bool goes = false;
    std::erase_if(all, [&goes](const auto&) { return goes = !goes; });
}

/// Whether they can be packed; where they cannot, the house's file is damaged.
bool are_in_order(const std::vector<PlayedMove>& moves) {
    for (std::size_t ply = 0; ply < moves.size(); ++ply)
        if (static_cast<std::size_t>(moves[ply].ply) != ply) return false;
    return true;
}

}  // namespace

void Recollection::forget() {
    const bool removed_for_good = removed_for_good_;
    *this = Recollection();
    removed_for_good_ = removed_for_good;
}

void Recollection::keep_bounds() {
    if (players_.size() > players_max) forget_half(players_);
    if (numbers_.size() > boards_max) numbers_.clear();
    if (moves_bytes_ > moves_bytes_max || boards_.size() > boards_max) {
        forget_half(boards_);
        moves_bytes_ = 0;
        for (const auto& [id, board] : boards_)
            if (board.moves) moves_bytes_ += board.moves->bytes();
    }
}

Recollection::Player* RememberingUnit::player(UserId id) const {
    const auto known = recollection_.players_.find(id);
    if (known != recollection_.players_.end()) return &known->second;
    auto read = SqlUnit::user(id);
    if (!read) return nullptr;
    return &recollection_.players_
                .emplace(id, Recollection::Player{*std::move(read), {}, {}, {}, {}, {}, {}})
                .first->second;
}

std::optional<User> RememberingUnit::user(UserId id) const {
    const Recollection::Player* known = player(id);
    return known ? std::optional(known->user) : std::nullopt;
}

std::vector<Vacation> RememberingUnit::vacations(UserId id) const {
    Recollection::Player* known = player(id);
    if (!known) return {};
    if (!known->vacations) known->vacations = SqlUnit::vacations(id);
    return *known->vacations;
}

std::vector<Rest> RememberingUnit::rests(UserId id) const {
    Recollection::Player* known = player(id);
    if (!known) return {};
    if (!known->rests) known->rests = SqlUnit::rests(id);
    return *known->rests;
}

std::vector<HousePause> RememberingUnit::house_pauses(Instant since) const {
    if (!recollection_.house_pauses_)
        recollection_.house_pauses_ = SqlUnit::house_pauses(Instant::min());
    std::vector<HousePause> later;
    for (const HousePause& one : *recollection_.house_pauses_)
        if (!one.until || *one.until > since) later.push_back(one);
    return later;
}

std::optional<PlayerStanding> RememberingUnit::standing(UserId id, std::string_view game) const {
    Recollection::Player* known = player(id);
    if (!known) return std::nullopt;
    const auto found = known->standings.find(game);
    if (found != known->standings.end()) return found->second;
    return known->standings.emplace(game, SqlUnit::standing(id, game)).first->second;
}

std::vector<Restraint> RememberingUnit::restraints(UserId id) const {
    Recollection::Player* known = player(id);
    if (!known) return {};
    if (!known->restraints) known->restraints = SqlUnit::restraints(id);
    return *known->restraints;
}

std::optional<Match> RememberingUnit::match(MatchId id) const {
    auto known = recollection_.boards_.find(id);
    if (known != recollection_.boards_.end() && known->second.match) return known->second.match;
    auto read = SqlUnit::match(id);
    if (read) recollection_.boards_[id].match = read;
    return read;
}

std::optional<Match> RememberingUnit::match_on(std::string_view game, int board) const {
    const std::pair name(std::string(game), board);
    const auto known = recollection_.numbers_.find(name);
    if (known != recollection_.numbers_.end()) return match(known->second);
    auto read = SqlUnit::match_on(game, board);
    if (!read) return read;
    recollection_.numbers_.emplace(name, read->id);
    recollection_.boards_[read->id].match = read;
    return read;
}

std::vector<PlayedMove> RememberingUnit::moves(MatchId id) const {
    auto& known = recollection_.boards_[id].moves;
    if (known) return known->unpacked();
    std::vector<PlayedMove> read = SqlUnit::moves(id);
    if (are_in_order(read)) {
        known.emplace(read);
        recollection_.moves_bytes_ += known->bytes();
    }
    return read;
}

std::vector<Remark> RememberingUnit::remarks(MatchId id) const {
    auto& known = recollection_.boards_[id].remarks;
    if (!known) known = SqlUnit::remarks(id);
    return *known;
}

std::vector<Watch> RememberingUnit::watches(MatchId id) const {
    auto& known = recollection_.boards_[id].watches;
    if (!known) known = SqlUnit::watches(id);
    return *known;
}

// What is written is forgotten and, if need be, read again: then it is what the database has.

void RememberingUnit::change_user(const User& user) {
    recollection_.players_.erase(user.id);
    SqlUnit::change_user(user);
}

void RememberingUnit::forget(const Forgotten& who) {
    recollection_.forget();
    SqlUnit::forget(who);
    recollection_.forget();
    recollection_.removed_for_good_ = true;
}

void RememberingUnit::set_vacations(UserId id, const std::vector<Vacation>& vacations) {
    recollection_.players_.erase(id);
    SqlUnit::set_vacations(id, vacations);
}

void RememberingUnit::set_rests(UserId id, const std::vector<Rest>& rests) {
    recollection_.players_.erase(id);
    SqlUnit::set_rests(id, rests);
}

void RememberingUnit::add_house_pause(const HousePause& pause) {
    recollection_.house_pauses_.reset();
    SqlUnit::add_house_pause(pause);
}

void RememberingUnit::end_house_pauses(Instant now) {
    recollection_.house_pauses_.reset();
    SqlUnit::end_house_pauses(now);
}

void RememberingUnit::set_standing(const PlayerStanding& standing) {
    recollection_.players_.erase(standing.user);
    SqlUnit::set_standing(standing);
}

void RememberingUnit::forget_ratings() {
    recollection_.players_.clear();
    SqlUnit::forget_ratings();
}

void RememberingUnit::set_restraint(const Restraint& one) {
    recollection_.players_.erase(one.user);
    SqlUnit::set_restraint(one);
}

void RememberingUnit::lift_restraint(UserId id, RestraintKind kind) {
    recollection_.players_.erase(id);
    SqlUnit::lift_restraint(id, kind);
}

bool RememberingUnit::add_webhook(Webhook& webhook) {
    recollection_.players_.erase(webhook.user);
    return SqlUnit::add_webhook(webhook);
}

/// Who has none has none to be told.
void RememberingUnit::webhook_news(UserId id, Instant now) {
    Recollection::Player* known = player(id);
    if (!known) return;
    if (!known->has_webhooks) known->has_webhooks = !SqlUnit::webhooks(id).empty();
    if (*known->has_webhooks) SqlUnit::webhook_news(id, now);
}

void RememberingUnit::set_push_place(const PushPlace& place) {
    recollection_.players_.erase(place.user);
    SqlUnit::set_push_place(place);
}

void RememberingUnit::push_news(UserId id, Instant now) {
    Recollection::Player* known = player(id);
    if (!known) return;
    if (!known->has_push_places) known->has_push_places = !SqlUnit::push_places(id).empty();
    if (*known->has_push_places) SqlUnit::push_news(id, now);
}

/// Remembered as the database has it now: what a change does not write stays.
void RememberingUnit::change_match(const Match& match) {
    SqlUnit::change_match(match);
    auto& known = recollection_.boards_[match.id].match;
    if (!known) return;
    Match changed = match;
    changed.version = known->version + 1;
    changed.game = known->game;
    changed.board = known->board;
    changed.from = known->from;
    changed.seats = known->seats;
    changed.offered_to = known->offered_to;
    changed.etiquette = known->etiquette;
    changed.senior = known->senior;
    known = std::move(changed);
}

void RememberingUnit::accept_offer(MatchId id) {
    recollection_.boards_[id].match.reset();
    SqlUnit::accept_offer(id);
}

void RememberingUnit::change_seats(MatchId id) {
    recollection_.boards_[id].match.reset();
    SqlUnit::change_seats(id);
}

void RememberingUnit::give_seat(MatchId id, Side side, UserId user) {
    recollection_.boards_[id].match.reset();
    SqlUnit::give_seat(id, side, user);
}

void RememberingUnit::add_job(Job& job) {
    recollection_.boards_[job.match].no_jobs = false;
    SqlUnit::add_job(job);
}

void RememberingUnit::remove_jobs(MatchId id) {
    bool& none = recollection_.boards_[id].no_jobs;
    if (!std::exchange(none, true)) SqlUnit::remove_jobs(id);
}

/// Every move of a match reads all before it: this one is remembered as it is written.
bool RememberingUnit::append_move(MatchId id, const PlayedMove& move) {
    const bool stands = SqlUnit::append_move(id, move);
    auto& known = recollection_.boards_[id].moves;
    if (!known) return stands;
    if (stands && static_cast<std::size_t>(move.ply) == known->plies()) {
        const std::size_t before = known->bytes();
        known->append(move);
        recollection_.moves_bytes_ += known->bytes() - before;
    } else {
        known.reset();
    }
    return stands;
}

void RememberingUnit::take_back(MatchId id, int ply) {
    recollection_.boards_.erase(id);
    SqlUnit::take_back(id, ply);
}

void RememberingUnit::add_remark(Remark& remark) {
    auto& known = recollection_.boards_[remark.match];
    known.remarks.reset();
    known.match.reset();
    SqlUnit::add_remark(remark);
}

void RememberingUnit::set_watch(const Watch& watch) {
    recollection_.boards_[watch.match].watches.reset();
    SqlUnit::set_watch(watch);
}

void RememberingUnit::remove_watch(MatchId match, UserId user) {
    recollection_.boards_[match].watches.reset();
    SqlUnit::remove_watch(match, user);
}

std::int64_t RememberingUnit::next_event() {
    auto& last = recollection_.last_event_;
    if (last)
        set_last_event(++*last);
    else
        last = SqlUnit::next_event();
    return *last;
}

}  // namespace posthouse
