
#include "store/caching_unit.h"

#include <cstdint>
#include <string_view>
#include <utility>

namespace posthouse::store {
namespace {

// About 20 MB each when full.
constexpr std::size_t players_max = 30'000;
constexpr std::size_t boards_max = 30'000;
constexpr std::size_t moves_bytes_max = 20'000'000;

/// Drops every second entry: with a full clear, a server with slightly more boards than fit would
/// read all of them again and again.
template <class Cached>
void evict_half(Cached& all) {
    bool goes = false;
    std::erase_if(all, [&goes](const auto&) { return goes = !goes; });
}

/// Whether they can be packed; otherwise the database is damaged.
bool are_in_order(const std::vector<club::PlayedMove>& moves) {
    for (std::size_t ply = 0; ply < moves.size(); ++ply)
        if (static_cast<std::size_t>(moves[ply].ply) != ply) return false;
    return true;
}

}  // namespace

void WriterCache::clear() {
    const bool removed_for_good = needs_erasure_;
    *this = WriterCache();
    needs_erasure_ = removed_for_good;
}

void WriterCache::evict() {
    if (players_.size() > players_max) evict_half(players_);
    if (numbers_.size() > boards_max) numbers_.clear();
    if (moves_bytes_ > moves_bytes_max || boards_.size() > boards_max) {
        evict_half(boards_);
        moves_bytes_ = 0;
        for (const auto& [id, board] : boards_)
            if (board.moves) moves_bytes_ += board.moves->bytes();
    }
}

WriterCache::Player* CachingUnit::player(club::UserId id) const {
    const auto known = cache_.players_.find(id);
    if (known != cache_.players_.end()) return &known->second;
    auto read = SqlUnit::user(id);
    if (!read) return nullptr;
    return &cache_.players_
                .emplace(id, WriterCache::Player{*std::move(read), {}, {}, {}, {}, {}, {}})
                .first->second;
}

std::optional<club::User> CachingUnit::user(club::UserId id) const {
    const WriterCache::Player* known = player(id);
    return known ? std::optional(known->user) : std::nullopt;
}

std::vector<club::Vacation> CachingUnit::vacations(club::UserId id) const {
    WriterCache::Player* known = player(id);
    if (!known) return {};
    if (!known->vacations) known->vacations = SqlUnit::vacations(id);
    return *known->vacations;
}

std::vector<club::RestSchedule> CachingUnit::rest_schedules(club::UserId id) const {
    WriterCache::Player* known = player(id);
    if (!known) return {};
    if (!known->rests) known->rests = SqlUnit::rest_schedules(id);
    return *known->rests;
}

std::vector<club::ServerPause> CachingUnit::server_pauses(club::Instant since) const {
    if (!cache_.house_pauses_) cache_.house_pauses_ = SqlUnit::server_pauses(club::Instant::min());
    std::vector<club::ServerPause> later;
    for (const club::ServerPause& one : *cache_.house_pauses_)
        if (!one.until || *one.until > since) later.push_back(one);
    return later;
}

std::optional<club::PlayerStanding> CachingUnit::standing(club::UserId id,
                                                          std::string_view game) const {
    WriterCache::Player* known = player(id);
    if (!known) return std::nullopt;
    const auto found = known->standings.find(game);
    if (found != known->standings.end()) return found->second;
    return known->standings.emplace(game, SqlUnit::standing(id, game)).first->second;
}

std::vector<club::Sanction> CachingUnit::sanctions(club::UserId id) const {
    WriterCache::Player* known = player(id);
    if (!known) return {};
    if (!known->sanctions) known->sanctions = SqlUnit::sanctions(id);
    return *known->sanctions;
}

std::optional<club::Match> CachingUnit::match(club::MatchId id) const {
    auto known = cache_.boards_.find(id);
    if (known != cache_.boards_.end() && known->second.match) return known->second.match;
    auto read = SqlUnit::match(id);
    if (read) cache_.boards_[id].match = read;
    return read;
}

std::optional<club::Match> CachingUnit::match_on(std::string_view game, int board) const {
    const std::pair name(std::string(game), board);
    const auto known = cache_.numbers_.find(name);
    if (known != cache_.numbers_.end()) return match(known->second);
    auto read = SqlUnit::match_on(game, board);
    if (!read) return read;
    cache_.numbers_.emplace(name, read->id);
    cache_.boards_[read->id].match = read;
    return read;
}

std::vector<club::PlayedMove> CachingUnit::moves(club::MatchId id) const {
    auto& known = cache_.boards_[id].moves;
    if (known) return known->unpacked();
    std::vector<club::PlayedMove> read = SqlUnit::moves(id);
    if (are_in_order(read)) {
        known.emplace(read);
        cache_.moves_bytes_ += known->bytes();
    }
    return read;
}

std::vector<club::ChatMessage> CachingUnit::chat_messages(club::MatchId id) const {
    auto& known = cache_.boards_[id].remarks;
    if (!known) known = SqlUnit::chat_messages(id);
    return *known;
}

std::vector<club::MatchSubscription> CachingUnit::subscriptions(club::MatchId id) const {
    auto& known = cache_.boards_[id].watches;
    if (!known) known = SqlUnit::subscriptions(id);
    return *known;
}

// A written value is dropped and, if needed, read again, so that the cache equals the database.

void CachingUnit::change_user(const club::User& user) {
    cache_.players_.erase(user.id);
    SqlUnit::change_user(user);
}

void CachingUnit::forget_user(const club::DeletedAccount& who) {
    cache_.clear();
    SqlUnit::forget_user(who);
    cache_.clear();
    cache_.needs_erasure_ = true;
}

void CachingUnit::set_vacations(club::UserId id, const std::vector<club::Vacation>& vacations) {
    cache_.players_.erase(id);
    SqlUnit::set_vacations(id, vacations);
}

void CachingUnit::set_rest_schedules(club::UserId id,
                                     const std::vector<club::RestSchedule>& rests) {
    cache_.players_.erase(id);
    SqlUnit::set_rest_schedules(id, rests);
}

void CachingUnit::add_server_pause(const club::ServerPause& pause) {
    cache_.house_pauses_.reset();
    SqlUnit::add_server_pause(pause);
}

void CachingUnit::end_server_pauses(club::Instant now) {
    cache_.house_pauses_.reset();
    SqlUnit::end_server_pauses(now);
}

void CachingUnit::set_standing(const club::PlayerStanding& standing) {
    cache_.players_.erase(standing.user);
    SqlUnit::set_standing(standing);
}

void CachingUnit::remove_ratings() {
    cache_.players_.clear();
    SqlUnit::remove_ratings();
}

void CachingUnit::set_sanction(const club::Sanction& one) {
    cache_.players_.erase(one.user);
    SqlUnit::set_sanction(one);
}

void CachingUnit::lift_sanction(club::UserId id, club::SanctionKind kind) {
    cache_.players_.erase(id);
    SqlUnit::lift_sanction(id, kind);
}

bool CachingUnit::add_webhook(club::Webhook& webhook) {
    cache_.players_.erase(webhook.user);
    return SqlUnit::add_webhook(webhook);
}

/// A player without webhooks needs no update.
void CachingUnit::mark_webhooks_due(club::UserId id, club::Instant now) {
    WriterCache::Player* known = player(id);
    if (!known) return;
    if (!known->has_webhooks) known->has_webhooks = !SqlUnit::webhooks(id).empty();
    if (*known->has_webhooks) SqlUnit::mark_webhooks_due(id, now);
}

void CachingUnit::set_push_subscription(const club::PushSubscription& place) {
    cache_.players_.erase(place.user);
    SqlUnit::set_push_subscription(place);
}

void CachingUnit::mark_push_due(club::UserId id, club::Instant now) {
    WriterCache::Player* known = player(id);
    if (!known) return;
    if (!known->has_push_places) known->has_push_places = !SqlUnit::push_subscriptions(id).empty();
    if (*known->has_push_places) SqlUnit::mark_push_due(id, now);
}

/// Cached as the database has it now: the statement leaves some columns unchanged.
void CachingUnit::change_match(const club::Match& match) {
    SqlUnit::change_match(match);
    auto& known = cache_.boards_[match.id].match;
    if (!known) return;
    club::Match changed = match;
    changed.version = known->version + 1;
    changed.game = known->game;
    changed.board = known->board;
    changed.start_position = known->start_position;
    changed.seats = known->seats;
    changed.offered_to = known->offered_to;
    changed.etiquette = known->etiquette;
    changed.senior = known->senior;
    known = std::move(changed);
}

void CachingUnit::accept_offer(club::MatchId id) {
    cache_.boards_[id].match.reset();
    SqlUnit::accept_offer(id);
}

void CachingUnit::swap_seats(club::MatchId id) {
    cache_.boards_[id].match.reset();
    SqlUnit::swap_seats(id);
}

void CachingUnit::give_seat(club::MatchId id, Side side, club::UserId user) {
    cache_.boards_[id].match.reset();
    SqlUnit::give_seat(id, side, user);
}

void CachingUnit::add_job(club::Job& job) {
    cache_.boards_[job.match].no_jobs = false;
    SqlUnit::add_job(job);
}

void CachingUnit::remove_jobs(club::MatchId id) {
    bool& none = cache_.boards_[id].no_jobs;
    if (!std::exchange(none, true)) SqlUnit::remove_jobs(id);
}

/// Every move reads all moves before it, so this one is cached as it is written.
bool CachingUnit::append_move(club::MatchId id, const club::PlayedMove& move) {
    const bool stands = SqlUnit::append_move(id, move);
    auto& known = cache_.boards_[id].moves;
    if (!known) return stands;
    if (stands && static_cast<std::size_t>(move.ply) == known->plies()) {
        const std::size_t before = known->bytes();
        known->append(move);
        cache_.moves_bytes_ += known->bytes() - before;
    } else {
        known.reset();
    }
    return stands;
}

void CachingUnit::remove_moves_from(club::MatchId id, int ply) {
    cache_.boards_.erase(id);
    SqlUnit::remove_moves_from(id, ply);
}

void CachingUnit::add_chat_message(club::ChatMessage& remark) {
    auto& known = cache_.boards_[remark.match];
    known.remarks.reset();
    known.match.reset();
    SqlUnit::add_chat_message(remark);
}

void CachingUnit::set_subscription(const club::MatchSubscription& watch) {
    cache_.boards_[watch.match].watches.reset();
    SqlUnit::set_subscription(watch);
}

void CachingUnit::remove_subscription(club::MatchId match, club::UserId user) {
    cache_.boards_[match].watches.reset();
    SqlUnit::remove_subscription(match, user);
}

std::int64_t CachingUnit::next_event() {
    auto& last = cache_.last_event_;
    if (last)
        set_last_event(++*last);
    else
        last = SqlUnit::next_event();
    return *last;
}

namespace {

/// Zigzag encoding: maps small numbers of either sign to small unsigned ones.
std::uint64_t zigzag(std::int64_t number) {
    return static_cast<std::uint64_t>(number) << 1 ^ static_cast<std::uint64_t>(number >> 63);
}

std::int64_t with_sign(std::uint64_t number) {
    return static_cast<std::int64_t>(number >> 1) ^ -static_cast<std::int64_t>(number & 1);
}

class MoveReader {
public:
    explicit MoveReader(std::string_view bytes) : rest_(bytes) {}

    std::uint64_t number() {
        std::uint64_t number = 0;
        for (int shift = 0;; shift += 7) {
            const auto group = static_cast<unsigned char>(rest_.front());
            rest_.remove_prefix(1);
            number |= static_cast<std::uint64_t>(group & 127) << shift;
            if (group < 128) return number;
        }
    }
    std::string text() {
        const std::size_t size = number();
        const std::string_view found = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return std::string(found);
    }

private:
    std::string_view rest_;
};

}  // namespace

PackedMoves::PackedMoves(const std::vector<club::PlayedMove>& moves) {
    for (const club::PlayedMove& move : moves) append(move);
}

void PackedMoves::write(std::uint64_t number) {
    for (; number >= 128; number >>= 7) bytes_.push_back(static_cast<char>(number | 128));
    bytes_.push_back(static_cast<char>(number));
}

void PackedMoves::write(const std::string& text) {
    write(text.size());
    bytes_ += text;
}

void PackedMoves::append(const club::PlayedMove& move) {
    write(move.text);
    write(move.comment);
    write(zigzag((move.at - last_).count()));
    last_ = move.at;
    ++plies_;
}

std::vector<club::PlayedMove> PackedMoves::unpacked() const {
    std::vector<club::PlayedMove> moves;
    moves.reserve(plies_);
    MoveReader packed(bytes_);
    club::Instant at{};
    for (std::size_t ply = 0; ply < plies_; ++ply) {
        std::string text = packed.text();
        std::string comment = packed.text();
        at += std::chrono::milliseconds(with_sign(packed.number()));
        moves.push_back({static_cast<int>(ply), std::move(text), std::move(comment), at});
    }
    return moves;
}

}  // namespace posthouse::store
