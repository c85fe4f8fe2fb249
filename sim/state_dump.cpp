#include "sim/shadow_model.h"

#include "games/game.h"

#include <fmt/format.h>

#include <functional>
#include <limits>

namespace posthouse::sim {
namespace {

constexpr std::size_t all_of_them = std::numeric_limits<int>::max();

std::int64_t number(auto id) {
    return static_cast<std::int64_t>(id);
}
std::int64_t time(club::Instant at) {
    return at.time_since_epoch().count();
}
std::string time(const std::optional<club::Instant>& at) {
    return at ? std::to_string(time(*at)) : "-";
}
/// Long texts are shortened.
std::string words(const std::string& text) {
    if (text.size() <= 40) return '"' + text + '"';
    return fmt::format("\"{}…\" {} {:x}", text.substr(0, 20), text.size(),
                       std::hash<std::string>{}(text));
}
std::string clock(const club::Clock& one) {
    return fmt::format("{}+{}/{} {} {}", one.bank.count(), one.increment.count(), one.cap.count(),
                       one.left[0].count(), one.left[1].count());
}

std::string conditions(const club::OpponentCriteria& one) {
    return fmt::format("{}-{} {} {} {}", one.rating_min.value_or(-1), one.rating_max.value_or(-1),
                       one.rating_within.value_or(-1), one.established, static_cast<int>(one.kind));
}

class StateDump {
public:
    explicit StateDump(const club::StoreReader& reader) : reader_(reader) {}

    std::vector<std::string> all(const StateKeys& names) {
        for (const club::User& user : reader_.users()) player(user);
        for (const club::ServerPause& one : reader_.server_pauses(club::Instant::min()))
            add("house-pause {} {} {}", time(one.from), time(one.until), one.by_operator);
        add("alive {}", time(reader_.last_heartbeat()));
        for (const club::Match& one : reader_.matches({{}, {}, {}, all_of_them})) match(one);
        for (const club::OpenChallenge& one : reader_.offers(std::nullopt))
            add("offer {} {} by {} {} {} {} {} {} {} games {} link {}", one.game, one.board,
                number(one.by), clock(one.clock), one.first_mover, one.rated, time(one.posted),
                one.etiquette, one.games, conditions(one.criteria), one.by_link);
        for (const club::Match& one : reader_.matches_ended_after(nullptr, all_of_them))
            add("ended {}", number(one.id));
        for (const games::Game& game : games::all_games()) of_game(game.name);
        for (const club::Tournament& one : reader_.tournaments(std::nullopt)) tournament(one);
        letters();
        jobs();
        order();
        return named(names);
    }

    std::vector<std::string> named(const StateKeys& names) {
        for (const std::string& key : names.keys)
            if (const auto outcome = reader_.stored_response(key))
                add("outcome {} {} {} {}", key, outcome->accepted, words(outcome->answer),
                    outcome->command);
        for (const std::string& hash : names.sessions)
            if (const auto session = reader_.session(hash))
                add("session {} {}", number(session->user), time(session->expires));
        for (std::int64_t i = 1; i <= names.held_most; ++i)
            if (const auto held = reader_.pending_request(club::PendingRequestId{i}))
                add("held {} {} {} {} {}", i, number(held->user), words(held->lines),
                    words(held->comment), time(held->expires));
        return std::move(lines_);
    }

private:
    template <class... Parts>
    void add(fmt::format_string<Parts...> form, Parts&&... parts) {
        lines_.push_back(fmt::format(form, std::forward<Parts>(parts)...));
    }

    void player(const club::User& one) {
        std::string addresses;
        for (const club::Address& at : one.addresses)
            addresses += fmt::format(" {}:{}{}:{}:{}", at.address, at.confirmed, at.suspended,
                                     at.bounces, time(at.bounced));
        add("user {} {} {} level {} joined {} words {} notify {} quiet {} {}{}{} said {} looked {} "
            "gone {}{}",
            number(one.id), one.name, words(one.password_hash), one.level, time(one.joined),
            one.mail_password, static_cast<int>(one.mail_frequency),
            one.quiet_hours ? fmt::format("{}-{} {}", one.quiet_hours->from, one.quiet_hours->until,
                                          one.quiet_hours->zone.count())
                            : "-",
            one.auto_vacation, one.wants_broadcasts, one.first_at_bottom, time(one.last_broadcast),
            time(one.last_seen), time(one.left_at), addresses);
        add("challenges of {} begin {} come {}", number(one.id), static_cast<int>(one.auto_accepts),
            static_cast<int>(one.accepts_challenges_from));
        if (one.guest) add("guest {}", number(one.id));
        if (one.operator_since)
            add("operator {} since {}", number(one.id), time(one.operator_since));
        for (const club::Vacation& away : reader_.vacations(one.id))
            add("vacation {} {} {}", number(one.id), time(away.from), time(away.until));
        for (const club::RestSchedule& rest : reader_.rest_schedules(one.id))
            add("rest {} {} {}-{} {} {}", number(one.id), time(rest.since), rest.sleep_from,
                rest.sleep_until, rest.weekend, rest.zone.count());
        for (const club::Block& block : reader_.blocks(one.id))
            add("block {} {} {}", number(block.by), number(block.whom), time(block.since));
        for (const club::Friend& other : reader_.friends(one.id))
            add("friend {} {} {}", number(other.by), number(other.whom), time(other.since));
        if (const auto puzzles = reader_.puzzle_standing(one.id))
            add("puzzles {} {} {}/{} days {} {} {} mail {}", number(one.id), puzzles->rating.rating,
                puzzles->solved, puzzles->tried, puzzles->last_day, puzzles->days,
                puzzles->best_days, time(puzzles->mail_due));
        for (const club::PuzzleAttempt& attempt : reader_.puzzle_attempts(one.id))
            add("puzzle {} {} {} {} {} {}", number(one.id), attempt.game, attempt.position,
                time(attempt.tried), attempt.at_first_try, time(attempt.solved));
        for (const club::LessonStep& step : reader_.lesson_steps(one.id))
            add("lesson {} {} {} {}", number(one.id), step.game, step.step, time(step.done));
        for (const club::PushSubscription& at : reader_.push_subscriptions(one.id))
            add("push {} {} {} {}", number(one.id), at.endpoint, time(at.due), at.attempts);
        for (const club::MatchSubscription& watch : reader_.subscriptions_of(one.id))
            add("watch {} {} {}", number(one.id), number(watch.match),
                watch.mail_frequency ? static_cast<int>(*watch.mail_frequency) : -1);
    }

    void match(const club::Match& one) {
        const auto side = [](const std::optional<Side>& at) {
            return at ? static_cast<int>(*at) : -1;
        };
        add("match {} {} {} from {} {} {} clock {} started {} turn {} {} plies {} {} undos {} "
            "rematch {} {}{} senior {} asked {} {}",
            number(one.id), one.game, one.board, words(one.start_position), number(one.seats[0]),
            number(one.seats[1]), clock(one.clock), time(one.started), time(one.turn_since),
            static_cast<int>(one.to_move), one.plies,
            one.outcome        ? fmt::format("{} {} {}", static_cast<int>(one.outcome->result),
                                             one.outcome->reason, time(one.outcome->at))
            : one.is_offered() ? fmt::format("offered to {}", number(one.offered_to))
                               : "running",
            one.undos, number(one.rematch), one.rated, one.etiquette, side(one.senior),
            static_cast<int>(one.proposal), static_cast<int>(one.proposer));
        add("laid ready {} {} {} {} {} {} {}", number(one.id), words(one.conditional_moves[0]),
            words(one.conditional_moves[1]), one.pending_moves[0], one.pending_moves[1],
            words(one.notes[0]), words(one.notes[1]));
        for (const club::PlayedMove& move : reader_.moves(one.id))
            add("move {} {} {} {} {}", number(one.id), move.ply, move.text, words(move.comment),
                time(move.at));
        for (const club::ChatMessage& remark : reader_.chat_messages(one.id))
            add("remark {} {} {} {} {} {}", number(one.id), remark.number, number(remark.by),
                remark.ply, words(remark.text), time(remark.at));
        for (const club::RatingChange& change : reader_.rating_changes(one.id))
            add("rated {} {} {} {:a} {:a} {:a} {}", number(one.id), number(change.user),
                change.game, change.before, change.after, change.deviation, time(change.at));
    }

    void of_game(std::string_view game) {
        for (const club::PlayerStanding& one : reader_.standings(game))
            add("standing {} {} {:a} {:a} {:a} {} {}/{}/{}", game, number(one.user),
                one.rating.rating, one.rating.deviation, one.rating.volatility, time(one.since),
                one.won, one.drawn, one.lost);
        for (const club::User& user : reader_.users())
            if (const auto one = reader_.preferences(user.id, game))
                add("appetite {} {} {} {} {} {} {}", game, number(user.id), one->limit.value_or(-1),
                    one->seek, time(one->since), one->by_program, conditions(one->criteria));
    }

    void tournament(const club::Tournament& one) {
        add("tournament {} {} {} {} {} {} {} {} {} {} {}", number(one.id), one.name, one.game,
            number(one.by), clock(one.clock), one.rated, one.size, time(one.starts),
            time(one.begun), time(one.ended), static_cast<int>(one.seeding));
        for (const club::Entrant& entrant : reader_.entrants(one.id))
            add("entrant {} {} {} {} {} {}", number(one.id), number(entrant.user),
                time(entrant.entered), entrant.seed, entrant.withdrawn,
                entrant.rating.value_or(-1));
        for (const auto& pair : reader_.pairings(one.id))
            add("pairing {} {} {} {} {}", number(one.id), pair.round, pair.pairing_number,
                pair.first, pair.second);
        for (const club::TournamentGame& game : reader_.tournament_games(one.id))
            add("game {} {} {} {} {}", number(one.id), game.round, game.pairing_number, game.number,
                number(game.match));
    }

    void letters() {
        for (std::int64_t i = 1;; ++i) {
            const auto one = reader_.letter(club::LetterId{i});
            if (!one) break;
            add("letter {} {} {} to {} {} match {} {} {} attempts {} due {} sent {} up {} {} {} {}",
                i, static_cast<int>(one->kind), one->message_id, number(one->to), one->address,
                one->match ? number(*one->match) : 0, one->ply.value_or(-1), one->undos,
                one->attempts, time(one->due), time(one->sent), time(one->failed_at),
                words(one->last_error), one->digest,
                words(one->in_reply_to + one->references + one->subject + one->text()));
        }
        for (const club::Letter& one : reader_.failed_letters(all_of_them))
            add("dead {}", number(one.id));
    }

    void jobs() {
        for (const std::string_view kind :
             {"think", "flag", "remind", "last-call", "expire", "rate"})
            for (const club::Job& job : reader_.jobs_due(club::Instant::max(), kind, all_of_them))
                add("job {} {} {} {} {}", number(job.id), job.kind, number(job.match), job.ply,
                    time(job.due));
    }

    void order() {
        for (const club::Sanction& one : reader_.all_sanctions())
            add("restraint {} {} {} {} {}", number(one.user), static_cast<int>(one.kind),
                time(one.from), time(one.until), words(one.reason));
        for (const club::Report& one : reader_.reports(true, all_of_them))
            add("report {} {} about {} {} {} {} {}", number(one.id), number(one.by),
                number(one.about), number(one.match), words(one.text), time(one.at),
                time(one.closed));
        for (const club::AuditEntry& one : reader_.audit_entries(all_of_them))
            add("act {} {} {} {} {} {} {}", number(one.id), time(one.at), one.who, words(one.what),
                words(one.reason), number(one.about), number(one.match));
        if (const auto banner = reader_.banner())
            add("banner {} {} {}", words(banner->text), time(banner->since), time(banner->until));
    }

    const club::StoreReader& reader_;
    std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> state_of(const club::StoreReader& reader, const StateKeys& names) {
    return StateDump(reader).all(names);
}

std::vector<std::string> named_state_of(const club::StoreReader& reader, const StateKeys& names) {
    return StateDump(reader).named(names);
}

std::string difference(const std::vector<std::string>& one, const std::vector<std::string>& other) {
    std::string text;
    const std::set<std::string> left(one.begin(), one.end()), right(other.begin(), other.end());
    int told = 0;
    for (const std::string& line : one)
        if (!right.contains(line) && told++ < 6) text += "\n  - " + line;
    told = 0;
    for (const std::string& line : other)
        if (!left.contains(line) && told++ < 6) text += "\n  + " + line;
    if (text.empty() && one != other) text = "\n  the same lines in another order";
    return text;
}

}  // namespace posthouse::sim
