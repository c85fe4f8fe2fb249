// API: puzzles and lessons. What a player does without a connection or before signing up, the page
// sends later.

#include "base/inplace.h"
#include "club/learning/puzzles.h"
#include "club/ratings/ratings.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/server/json.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t steps_at_once_max = 100, steps_max = 500, step_name_max = 40;
/// More than any solution has.
constexpr std::size_t moves_max = 20;

struct SentAttempt {
    const games::Puzzle* puzzle = nullptr;
    bool solved = false;
    std::optional<club::Instant> at;
};

std::optional<std::string> text_at(const json::object& body, std::string_view name) {
    const json::value* value = body.if_contains(name);
    if (!value || !value->is_string()) return std::nullopt;
    return std::string(value->get_string());
}

/// A refusal and its status.
struct Wrong {
    unsigned status;
    Refusal refusal;
};

std::optional<Wrong> read_attempt(const json::object& body, SentAttempt& sent) {
    const Wrong malformed{400, refuse("puzzle-attempt-malformed",
                                      "Send the puzzle's game and position, and its moves as a "
                                      "list of texts.")};
    const auto game = text_at(body, "game"), position = text_at(body, "position");
    const json::value* moves = body.if_contains("moves");
    const json::value* at = body.if_contains("at");
    if (!game || !position || !moves || !moves->is_array() || (at && !at->is_int64()))
        return malformed;
    std::vector<std::string> line;
    for (const json::value& move : moves->get_array()) {
        if (!move.is_string() || line.size() == moves_max) return malformed;
        line.emplace_back(move.get_string());
    }
    sent.puzzle = games::find_puzzle(*game, *position);
    if (!sent.puzzle)
        return Wrong{
            404, refuse("no-such-puzzle", "There is no such puzzle any more: choose another one.")};
    const auto solved = games::is_solved_by(*sent.puzzle, line);
    if (!solved) return Wrong{422, solved.error()};
    sent.solved = *solved;
    if (at) sent.at = club::Instant(std::chrono::milliseconds(at->get_int64()));
    return std::nullopt;
}

std::optional<std::vector<club::LessonStep>> read_steps(const json::object& body) {
    const json::value* sent = body.if_contains("steps");
    if (!sent || !sent->is_array() || sent->get_array().size() > steps_at_once_max)
        return std::nullopt;
    std::vector<club::LessonStep> steps;
    for (const json::value& one : sent->get_array()) {
        if (!one.is_object()) return std::nullopt;
        const auto game = text_at(one.get_object(), "game"),
                   step = text_at(one.get_object(), "step");
        if (!game || !step || !games::find_game(*game) || step->empty() ||
            step->size() > step_name_max || !std::ranges::all_of(*step, [](char c) {
                return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-';
            }))
            return std::nullopt;
        steps.push_back({.game = std::string(games::find_game(*game)->name), .step = *step});
    }
    return steps;
}

}  // namespace

json::object puzzle_standing_json(const club::PuzzleStanding& standing, club::Instant now) {
    const club::GlickoRating rating = club::puzzle_rating_at(standing, now);
    return {{"rating", club::rounded_rating(rating.rating)},
            {"deviation", club::rounded_rating(rating.deviation)},
            {"provisional", club::is_provisional(rating.deviation)},
            {"tried", standing.tried},
            {"solved", standing.solved},
            {"days", club::days_in_a_row(standing, now)},
            {"best_days", standing.best_days},
            {"today", standing.last_day == club::day_number(now)}};
}

json::array puzzle_attempts_json(const club::StoreReader& reader, club::UserId user) {
    json::array attempts;
    for (const club::PuzzleAttempt& one : reader.puzzle_attempts(user))
        attempts.push_back(json::object{{"game", one.game},
                                        {"position", one.position},
                                        {"tried", time_json(one.tried)},
                                        {"at_first_try", one.at_first_try},
                                        {"solved", or_null(one.solved)}});
    return attempts;
}

json::array lesson_steps_json(const club::StoreReader& reader, club::UserId user) {
    json::array steps;
    for (const club::LessonStep& one : reader.lesson_steps(user))
        steps.push_back(json::object{{"game", one.game}, {"step", one.step}});
    return steps;
}

void Api::own_puzzles(const CallPtr& call) const {
    json::object told;
    backend_.store->read([&](const club::StoreReader& reader) {
        const club::UserId user = *call->caller.user;
        told = puzzle_standing_json(club::puzzle_standing_or_initial(reader, user), backend_.now());
        told["puzzles"] = puzzle_attempts_json(reader, user);
    });
    call->respond(told);
}

void Api::puzzles_of_player(const CallPtr& call) const {
    json::object told;
    std::optional<Refusal> refusal;
    backend_.store->read([&](const club::StoreReader& reader) {
        if (const auto user = player_named(reader, call->path[2]))
            told = puzzle_standing_json(club::puzzle_standing_or_initial(reader, user->id),
                                        backend_.now());
        else
            refusal = user.error();
    });
    if (refusal) return call->respond_error(404, *refusal);
    call->respond(told);
}

void Api::try_puzzle(const CallPtr& call) const {
    SentAttempt sent;
    if (const auto wrong = read_attempt(call->body, sent))
        return call->respond_error(wrong->status, wrong->refusal);
    const auto told = std::make_shared<json::object>();
    backend_.write(
        [sent, told, user = *call->caller.user, now = backend_.now()](club::UnitOfWork& unit) {
            const club::RatedAttempt rated = club::record_attempt(
                unit, user, *sent.puzzle, sent.solved, sent.at.value_or(now), now);
            *told = puzzle_standing_json(club::puzzle_standing_or_initial(unit, user), now);
            (*told)["right"] = sent.solved;
            (*told)["counted"] = rated.counted;
            (*told)["change"] = rated.change;
        },
        [self = shared_from_this(), call, told](bool stands) {
            if (!stands) return call->respond_error(503, self->write_error());
            call->respond(*told);
        });
}

void Api::own_lessons(const CallPtr& call) const {
    json::object told;
    backend_.store->read([&](const club::StoreReader& reader) {
        told["steps"] = lesson_steps_json(reader, *call->caller.user);
    });
    call->respond(told);
}

void Api::mark_lesson_steps(const CallPtr& call) const {
    auto steps = read_steps(call->body);
    if (!steps)
        return call->respond_error(
            400, refuse("lesson-steps-malformed",
                        "Send the steps as a list of at most {n} objects, each with a game and a "
                        "step.",
                        steps_at_once_max));
    const auto told = std::make_shared<json::object>();
    backend_.write(
        [steps = std::move(*steps), told, user = *call->caller.user,
         now = backend_.now()](club::UnitOfWork& unit) {
            // Lessons have far fewer; this bounds what an account can hold.
            std::size_t room = steps_max - std::min(steps_max, unit.lesson_steps(user).size());
            for (club::LessonStep step : steps) {
                if (room-- == 0) break;
                step.user = user;
                step.done = now;
                unit.add_lesson_step(step);
            }
            (*told)["steps"] = lesson_steps_json(unit, user);
        },
        [self = shared_from_this(), call, told](bool stands) {
            if (!stands) return call->respond_error(503, self->write_error());
            call->respond(*told);
        });
}

}  // namespace posthouse::http
