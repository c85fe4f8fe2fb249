// The memory store's changes to players: identity, pauses, preferences, friends, blocks, puzzles
// and lessons. Part of memory.cpp.
#pragma once

#include "store/memory_queries.h"

namespace posthouse::store {

class MemoryPeople : public MemoryQueries<club::UnitOfWork> {
public:
    using MemoryQueries<club::UnitOfWork>::MemoryQueries;

    bool add_user(club::User& user) override {
        if (data_.names.find(fold_case(user.name))) return false;
        user.id = club::UserId{data_.next("user")};
        data_.names.set(fold_case(user.name), user.id);
        data_.users.set(user.id, user);
        return true;
    }
    void change_user(const club::User& user) override {
        const club::User* old = data_.users.find(user.id);
        require_exists(old, "player to change");
        const club::UserId* namesake = data_.names.find(name_key(user));
        if (namesake && *namesake != user.id) throw std::runtime_error("That name is taken.");
        data_.names.erase(name_key(*old));
        data_.names.set(name_key(user), user.id);
        data_.users.set(user.id, user);
    }

    void set_vacations(club::UserId user, const std::vector<club::Vacation>& vacations) override {
        require_exists(data_.users.find(user), "player");
        std::vector<club::Vacation> in_order = vacations;
        std::ranges::sort(in_order, {},
                          [](const club::Vacation& one) { return std::pair(one.from, one.until); });
        data_.vacations.set(user, std::move(in_order));
    }
    void set_rest_schedules(club::UserId user,
                            const std::vector<club::RestSchedule>& rests) override {
        require_exists(data_.users.find(user), "player");
        std::vector<club::RestSchedule> in_order = rests;
        std::ranges::sort(in_order, {}, &club::RestSchedule::since);
        if (std::ranges::adjacent_find(in_order, {}, &club::RestSchedule::since) != in_order.end())
            throw std::runtime_error("Two wishes cannot hold from the same moment on.");
        data_.rests.set(user, std::move(in_order));
    }
    void add_server_pause(const club::ServerPause& pause) override {
        data_.house_pauses.set(data_.next("house pause"), pause);
    }
    void end_server_pauses(club::Instant now) override {
        std::vector<std::pair<std::int64_t, club::ServerPause>> ended;
        for (const auto& [number, pause] : data_.house_pauses)
            if (!pause.until)
                ended.emplace_back(number, club::ServerPause{pause.from, now, pause.by_operator});
        for (auto& [number, pause] : ended) data_.house_pauses.set(number, pause);
    }
    void record_heartbeat(club::Instant now) override {
        const club::Instant* last = data_.signs_of_life.find(1);
        if (!last || *last < now) data_.signs_of_life.set(1, now);
    }
    void set_preferences(const club::PairingPreferences& preferences) override {
        require_exists(data_.users.find(preferences.user), "player");
        data_.appetites.set(std::pair(preferences.user, preferences.game), preferences);
    }
    void set_block(const club::Block& block) override {
        for (const club::UserId user : {block.by, block.whom})
            require_exists(data_.users.find(user), "player");
        const std::pair of(block.by, block.whom);
        if (!data_.blocks.find(of)) data_.blocks.set(of, block);
    }
    void remove_block(club::UserId by, club::UserId whom) override {
        data_.blocks.erase(std::pair(by, whom));
    }
    void set_friend(const club::Friend& one) override {
        for (const club::UserId user : {one.by, one.whom})
            require_exists(data_.users.find(user), "player");
        const std::pair of(one.by, one.whom);
        if (!data_.friends.find(of)) data_.friends.set(of, one);
    }
    void remove_friend(club::UserId by, club::UserId whom) override {
        data_.friends.erase(std::pair(by, whom));
    }
    void set_puzzle_standing(const club::PuzzleStanding& standing) override {
        require_exists(data_.users.find(standing.user), "player");
        data_.puzzle_standings.set(standing.user, standing);
    }
    void set_puzzle_attempt(const club::PuzzleAttempt& attempt) override {
        require_exists(data_.users.find(attempt.user), "player");
        data_.puzzle_attempts.set(std::tuple(attempt.user, attempt.game, attempt.position),
                                  attempt);
    }
    void add_lesson_step(const club::LessonStep& step) override {
        require_exists(data_.users.find(step.user), "player");
        const std::tuple of(step.user, step.game, step.step);
        if (!data_.lesson_steps.find(of)) data_.lesson_steps.set(of, step);
    }
    void count_message(club::UserId by, club::UserId whom) override {
        for (const club::UserId user : {by, whom}) require_exists(data_.users.find(user), "player");
        const std::pair of(by, whom);
        const int* before = data_.messages.find(of);
        data_.messages.set(of, before ? *before + 1 : 1);
    }
};

}  // namespace posthouse::store
