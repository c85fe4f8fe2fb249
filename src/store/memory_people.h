// Changing what the store in memory knows of players: who they are, when their clocks stand still,
// and what they want of each other. A part of memory.cpp.
#pragma once

#include "store/memory_queries.h"

namespace posthouse::store {

class MemoryPeople : public MemoryQueries<club::UnitOfWork> {
public:
    using MemoryQueries<club::UnitOfWork>::MemoryQueries;

    bool add_user(club::User& user) override {
        if (shelves_.names.find(fold_case(user.name))) return false;
        user.id = club::UserId{shelves_.next("user")};
        shelves_.names.put(fold_case(user.name), user.id);
        shelves_.users.put(user.id, user);
        return true;
    }
    void change_user(const club::User& user) override {
        const club::User* old = shelves_.users.find(user.id);
        must_be_there(old, "player to change");
        const club::UserId* namesake = shelves_.names.find(folded_name_of(user));
        if (namesake && *namesake != user.id) throw std::runtime_error("That name is taken.");
        shelves_.names.take(folded_name_of(*old));
        shelves_.names.put(folded_name_of(user), user.id);
        shelves_.users.put(user.id, user);
    }

    void set_vacations(club::UserId user, const std::vector<club::Vacation>& vacations) override {
        must_be_there(shelves_.users.find(user), "player");
        std::vector<club::Vacation> in_order = vacations;
        std::ranges::sort(in_order, {},
                          [](const club::Vacation& one) { return std::pair(one.from, one.until); });
        shelves_.vacations.put(user, std::move(in_order));
    }
    void set_rests(club::UserId user, const std::vector<club::RestSchedule>& rests) override {
        must_be_there(shelves_.users.find(user), "player");
        std::vector<club::RestSchedule> in_order = rests;
        std::ranges::sort(in_order, {}, &club::RestSchedule::since);
        if (std::ranges::adjacent_find(in_order, {}, &club::RestSchedule::since) != in_order.end())
            throw std::runtime_error("Two wishes cannot hold from the same moment on.");
        shelves_.rests.put(user, std::move(in_order));
    }
    void add_house_pause(const club::ServerPause& pause) override {
        shelves_.house_pauses.put(shelves_.next("house pause"), pause);
    }
    void end_house_pauses(club::Instant now) override {
        std::vector<std::pair<std::int64_t, club::ServerPause>> ended;
        for (const auto& [number, pause] : shelves_.house_pauses)
            if (!pause.until)
                ended.emplace_back(number, club::ServerPause{pause.from, now, pause.frozen});
        for (auto& [number, pause] : ended) shelves_.house_pauses.put(number, pause);
    }
    void record_heartbeat(club::Instant now) override {
        const club::Instant* last = shelves_.signs_of_life.find(1);
        if (!last || *last < now) shelves_.signs_of_life.put(1, now);
    }
    void set_appetite(const club::PairingPreferences& preferences) override {
        must_be_there(shelves_.users.find(preferences.user), "player");
        shelves_.appetites.put(std::pair(preferences.user, preferences.game), preferences);
    }
    void set_block(const club::Block& block) override {
        for (const club::UserId user : {block.by, block.whom})
            must_be_there(shelves_.users.find(user), "player");
        const std::pair of(block.by, block.whom);
        if (!shelves_.blocks.find(of)) shelves_.blocks.put(of, block);
    }
    void remove_block(club::UserId by, club::UserId whom) override {
        shelves_.blocks.take(std::pair(by, whom));
    }
    void set_friend(const club::Friend& one) override {
        for (const club::UserId user : {one.by, one.whom})
            must_be_there(shelves_.users.find(user), "player");
        const std::pair of(one.by, one.whom);
        if (!shelves_.friends.find(of)) shelves_.friends.put(of, one);
    }
    void remove_friend(club::UserId by, club::UserId whom) override {
        shelves_.friends.take(std::pair(by, whom));
    }
    void count_message(club::UserId by, club::UserId whom) override {
        for (const club::UserId user : {by, whom})
            must_be_there(shelves_.users.find(user), "player");
        const std::pair of(by, whom);
        const int* before = shelves_.messages.find(of);
        shelves_.messages.put(of, before ? *before + 1 : 1);
    }
};

}  // namespace posthouse::store
