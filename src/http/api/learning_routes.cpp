// API: puzzles, lessons and games against the computer in a browser. What a player does without a
// connection or before signing up, the page sends later.
#include "base/inplace.h"
#include "club/learning/learning_tables.h"
#include "club/learning/puzzles.h"
#include "club/ratings/ratings.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/server/json.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::size_t steps_at_once_max = 100, steps_max = 500, step_name_max = 40;
constexpr std::size_t games_at_once_max = 50, game_id_max = 20;
/// A game of a thousand moves has less.
constexpr std::size_t record_bytes_max = 20'000;
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

/// Whether it is a PracticeRecord of src/http/api_types/study.ts.
bool is_practice_record(const json::object& record) {
    const auto text = [](const json::value& value) { return value.is_string(); };
    const auto flag = [](const json::value& value) { return value.is_bool(); };
    const auto number = [](const json::value& value) { return value.is_int64(); };
    const auto is_one_of = [](const json::value& value, std::initializer_list<const char*> words) {
        return value.is_string() && std::ranges::count(words, value.get_string()) > 0;
    };
    std::size_t known = 0;
    const auto has = [&](std::string_view name, const auto& fits, bool required = true) {
        const json::value* value = record.if_contains(name);
        if (!value) return !required;
        ++known;
        return bool(fits(*value));
    };
    const auto variant = [&](const json::value& value) {
        return text(value) && games::find_game(value.get_string());
    };
    const auto position = [&](const json::value& value) { return value.is_null() || text(value); };
    const auto texts = [&](const json::value& value) {
        return value.is_array() && std::ranges::all_of(value.get_array(), text);
    };
    const auto side = [&](const json::value& value) {
        return is_one_of(value, {"first", "second"});
    };
    const auto result = [&](const json::value& value) {
        return value.is_null() || is_one_of(value, {"won", "lost", "drawn"});
    };
    return has("game", variant) && has("from", position) && has("moves", texts) &&
           has("level", number) && has("style", text, false) && has("you", side) &&
           has("begun", number) && has("etiquette", flag, false) && has("by_lot", flag, false) &&
           has("front", flag, false) && has("resigned", flag) && has("result", result) &&
           known == record.size();
}

std::optional<std::vector<club::PracticeGame>> read_practice_games(const json::object& body,
                                                                   club::UserId user) {
    const json::value* sent = body.if_contains("games");
    if (!sent || !sent->is_array() || sent->get_array().size() > games_at_once_max)
        return std::nullopt;
    std::vector<club::PracticeGame> games;
    for (const json::value& one : sent->get_array()) {
        if (!one.is_object()) return std::nullopt;
        const auto id = text_at(one.get_object(), "id");
        const json::value* touched = one.get_object().if_contains("touched");
        const json::value* record = one.get_object().if_contains("record");
        if (!id || id->empty() || id->size() > game_id_max ||
            !std::ranges::all_of(*id,
                                 [](char c) { return (c >= 'a' && c <= 'z') || is_digit(c); }) ||
            !touched || !touched->is_int64() || !record ||
            !(record->is_null() ||
              (record->is_object() && is_practice_record(record->get_object()))))
            return std::nullopt;
        std::string text = record->is_null() ? "" : json::serialize(*record);
        if (text.size() > record_bytes_max) return std::nullopt;
        games.push_back({user, *id, std::move(text),
                         club::Instant(std::chrono::milliseconds(touched->get_int64()))});
    }
    return games;
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
    for (const club::PuzzleAttempt& one : reader.list<club::PuzzleAttempt>(user))
        attempts.push_back(json::object{{"game", one.game},
                                        {"position", one.position},
                                        {"tried", time_json(one.tried)},
                                        {"at_first_try", one.at_first_try},
                                        {"solved", or_null(one.solved)}});
    return attempts;
}

json::array lesson_steps_json(const club::StoreReader& reader, club::UserId user) {
    json::array steps;
    for (const club::LessonStep& one : reader.list<club::LessonStep>(user))
        steps.push_back(json::object{{"game", one.game}, {"step", one.step}});
    return steps;
}

json::array practice_games_json(const club::StoreReader& reader, club::UserId user) {
    json::array games;
    for (const club::PracticeGame& one : reader.list<club::PracticeGame>(user))
        games.push_back(
            json::object{{"id", one.id},
                         {"touched", time_json(one.touched)},
                         {"record", one.record.empty() ? json::value() : json::parse(one.record)}});
    return games;
}

namespace {

void get_own_puzzles(const ApiCallPtr& call) {
    json::object told;
    call->read([&](const club::StoreReader& reader) {
        const club::UserId user = *call->caller.user;
        told = puzzle_standing_json(club::puzzle_standing_or_initial(reader, user), call->now());
        told["puzzles"] = puzzle_attempts_json(reader, user);
    });
    call->respond(told);
}

void get_puzzles_of_player(const ApiCallPtr& call) {
    json::object told;
    std::optional<Refusal> refusal;
    call->read([&](const club::StoreReader& reader) {
        if (const auto user = player_named(reader, call->path[2]))
            told = puzzle_standing_json(club::puzzle_standing_or_initial(reader, user->id),
                                        call->now());
        else
            refusal = user.error();
    });
    if (refusal) return call->respond_error(404, *refusal);
    call->respond(told);
}

void post_puzzle_attempt(const ApiCallPtr& call) {
    SentAttempt sent;
    if (const auto wrong = read_attempt(call->body, sent))
        return call->respond_error(wrong->status, wrong->refusal);
    const auto told = std::make_shared<json::object>();
    call->write(
        [sent, told, user = *call->caller.user, now = call->now()](club::UnitOfWork& unit) {
            const club::RatedAttempt rated = club::record_attempt(
                unit, user, *sent.puzzle, sent.solved, sent.at.value_or(now), now);
            *told = puzzle_standing_json(club::puzzle_standing_or_initial(unit, user), now);
            (*told)["right"] = sent.solved;
            (*told)["counted"] = rated.counted;
            (*told)["change"] = rated.change;
        },
        [call, told] { call->respond(*told); });
}

void get_own_lessons(const ApiCallPtr& call) {
    json::object told;
    call->read([&](const club::StoreReader& reader) {
        told["steps"] = lesson_steps_json(reader, *call->caller.user);
    });
    call->respond(told);
}

void post_lesson_steps(const ApiCallPtr& call) {
    auto steps = read_steps(call->body);
    if (!steps)
        return call->respond_error(
            400, refuse("lesson-steps-malformed",
                        "Send the steps as a list of at most {n} objects, each with a game and a "
                        "step.",
                        steps_at_once_max));
    const auto told = std::make_shared<json::object>();
    call->write(
        [steps = std::move(*steps), told, user = *call->caller.user,
         now = call->now()](club::UnitOfWork& unit) {
            // Lessons have far fewer; this bounds what an account can hold.
            std::size_t room =
                steps_max - std::min(steps_max, unit.list<club::LessonStep>(user).size());
            for (club::LessonStep step : steps) {
                if (room-- == 0) break;
                step.user = user;
                step.done = now;
                unit.keep(step);
            }
            (*told)["steps"] = lesson_steps_json(unit, user);
        },
        [call, told] { call->respond(*told); });
}

void get_practice_games(const ApiCallPtr& call) {
    json::object told;
    call->read([&](const club::StoreReader& reader) {
        told["games"] = practice_games_json(reader, *call->caller.user);
    });
    call->respond(told);
}

void post_practice_games(const ApiCallPtr& call) {
    auto games = read_practice_games(call->body, *call->caller.user);
    if (!games)
        return call->respond_error(
            400, refuse("practice-games-malformed",
                        "Send the games as a list of at most {n} objects, each with an id, the "
                        "time touched, and a record or null.",
                        games_at_once_max));
    const std::size_t kept = games->size();
    call->write([games = std::move(*games), user = *call->caller.user](
                    club::UnitOfWork& unit) { club::keep_practice_games(unit, user, games); },
                [call, kept] {
                    call->respond(json::object{{"kept", kept}});
                });
}

}  // namespace

std::span<const RouteSpec> learning_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/puzzles",
         .id = "ownPuzzles",
         .about = "Your puzzle rating, and the puzzles you have tried.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_own_puzzles},
        {.method = "POST",
         .path = "api/puzzles",
         .id = "tryPuzzle",
         .about = "Your try of a puzzle: its moves from the position, yours and the replies. "
                  "Without the "
                  "whole solution it counts as failed. Only your first try of a puzzle is rated.",
         .auth = player,
         .scope = club::Scope::play,
         .error_statuses = "400 401 403 404 422 503",
         .handler = post_puzzle_attempt},
        {.method = "GET",
         .path = "api/puzzles/{player}",
         .id = "puzzles",
         .about = "A player’s puzzle rating.",
         .error_statuses = "404",
         .handler = get_puzzles_of_player},
        {.method = "GET",
         .path = "api/lessons",
         .id = "ownLessons",
         .about = "The steps of lessons that you have done.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_own_lessons},
        {.method = "POST",
         .path = "api/lessons",
         .id = "markLessonSteps",
         .about = "Mark steps of lessons as done, at most 100 at once.",
         .auth = player,
         .scope = club::Scope::play,
         .error_statuses = "400 401 403 503",
         .handler = post_lesson_steps},
        {.method = "GET",
         .path = "api/practice-games",
         .id = "practiceGames",
         .about = "Your games against the computer that ran in a browser, without the server.",
         .auth = player,
         .scope = club::Scope::read,
         .error_statuses = "401",
         .handler = get_practice_games},
        {.method = "POST",
         .path = "api/practice-games",
         .id = "keepPracticeGames",
         .about = "Keep games against the computer, at most 50 at once; of each the form that was "
                  "touched last. A record that is null removes the game.",
         .auth = player,
         .scope = club::Scope::play,
         .error_statuses = "400 401 403 503",
         .handler = post_practice_games},
    };
    return rows;
}

}  // namespace posthouse::http
