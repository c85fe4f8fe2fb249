// What is left of a player who leaves, in the store in memory: the same as by SQL
// (sql_forgetting.cpp). A part of memory.cpp.
#pragma once

#include "club/leaving.h"
#include "store/memory_state.h"
#include "store/text_encoding.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::store {

class MemoryForgetting {
public:
    MemoryForgetting(MemoryState& shelves, const club::Forgotten& who)
        : shelves_(shelves), who_(who), id_(who.user) {}

    /// The letters that are to be removed.
    std::vector<club::LetterId> forget() {
        read_their_matches();
        meet();
        auto removed = letters();
        what_they_had();
        boards();
        order();
        return removed;
    }

private:
    template <class Key, class Thing, class Change>
    static void change_all(UndoableMap<Key, Thing>& shelf, const Change& change) {
        std::vector<std::pair<Key, Thing>> changed;
        for (const auto& [key, thing] : shelf)
            if (Thing other = thing; change(other)) changed.emplace_back(key, std::move(other));
        for (auto& [key, thing] : changed) shelf.put(key, std::move(thing));
    }
    bool rename(std::string& text) const {
        if (!club::names_them(text, who_)) return false;
        text = club::without_them(text, who_);
        return true;
    }
    bool is_theirs(const std::string& address) const {
        return std::ranges::any_of(who_.addresses, [&](const std::string& one) {
            return equals_ignore_case(one, address);
        });
    }
    bool is_at_their_board(club::MatchId match) const { return matches_.contains(match); }

    void read_their_matches() {
        for (const auto& [id, match] : shelves_.matches)
            if (match.seats[0] == id_ || match.seats[1] == id_) matches_.insert(id);
        for (const auto& [of, move] : shelves_.moves)
            if (made_move(of.first, move.ply)) words_.emplace_back(of.first, move.comment);
        for (const auto& [of, remark] : shelves_.remarks)
            if (remark.by == id_) words_.emplace_back(of.first, remark.text);
    }
    /// The one to move has made every second move before this one.
    bool made_move(club::MatchId id, int ply) const {
        if (!is_at_their_board(id)) return false;
        const club::Match& match = *shelves_.matches.find(id);
        const auto side =
            static_cast<std::size_t>((match.plies - ply + static_cast<int>(match.to_move)) % 2);
        return match.seats[side] == id_;
    }
    void meet() {
        for (const club::MatchId id : matches_)
            for (const club::UserId seat : shelves_.matches.find(id)->seats) met_.insert(seat);
        for (const auto& [of, written] : shelves_.messages) meet_each_other(of.first, of.second);
        for (const auto& [of, one] : shelves_.friends) meet_each_other(of.first, of.second);
        for (const auto& [of, one] : shelves_.blocks) meet_each_other(of.first, of.second);
        for (const auto& [of, one] : shelves_.entrants)
            if (shelves_.entrants.find(std::pair(of.first, id_))) met_.insert(of.second);
    }
    void meet_each_other(club::UserId by, club::UserId whom) {
        if (by == id_) met_.insert(whom);
        if (whom == id_) met_.insert(by);
    }

    std::vector<club::LetterId> letters() {
        const std::string number = std::to_string(static_cast<std::int64_t>(id_)) + ".";
        std::vector<club::LetterId> removed;
        for (const auto& [id, letter] : shelves_.letters)
            if (letter.to == id_ || is_theirs(letter.address)) removed.push_back(id);
        change_all(shelves_.letters, [&](club::Letter& one) {
            bool changed = false;
            if (one.message_id.starts_with("message." + number) ||
                one.message_id.starts_with("broadcast." + number)) {
                one.subject = club::someone_who_left;
                one.body = club::words_removed;
                changed = true;
            }
            if (is_their_report(one.message_id) || quotes_them(one)) {
                one.body = club::words_removed;
                changed = true;
            }
            const bool concerned = one.to == club::UserId{} || met_.contains(one.to) ||
                                   one.message_id.starts_with("report.") ||
                                   (one.match && is_at_their_board(*one.match));
            if (concerned)
                for (std::string* text :
                     {&one.subject, &one.body, &one.in_reply_to, &one.references, &one.last_error})
                    changed = rename(*text) || changed;
            return changed;
        });
        return removed;
    }
    bool is_their_report(const std::string& message_id) const {
        return std::ranges::any_of(shelves_.reports.entries(), [&](const auto& one) {
            const std::string number = std::to_string(static_cast<std::int64_t>(one.first));
            return one.second.by == id_ && (message_id + ".").starts_with("report." + number + ".");
        });
    }
    bool quotes_them(const club::Letter& letter) const {
        return std::ranges::any_of(words_, [&](const auto& said) {
            return letter.match == said.first && club::quotes(letter.body, said.second);
        });
    }

    void what_they_had() {
        const auto his = [this](const auto& one) { return one.user == id_; };
        const auto between = [this](const auto& one) { return one.by == id_ || one.whom == id_; };
        take_where(shelves_.sessions, his);
        take_where(shelves_.tokens, his);
        take_where(shelves_.webhooks, his);
        take_where(shelves_.push_places, his);
        take_where(shelves_.second_factors, his);
        take_where(shelves_.appetites, his);
        take_where(shelves_.watches, his);
        take_where(shelves_.held, his);
        take_where(shelves_.restraints, his);
        take_where(shelves_.friends, between);
        take_where(shelves_.blocks, between);
        take_where(shelves_.offers,
                   [this](const club::OpenChallenge& one) { return one.by == id_; });
        take_where(shelves_.held_sign_ups, [this](const club::HeldSignUp& one) {
            return is_theirs(one.address) ||
                   std::ranges::any_of(who_.names, [&](const std::string& name) {
                       return equals_ignore_case(name, one.name);
                   });
        });
        shelves_.vacations.take(id_);
        shelves_.rests.take(id_);
        std::vector<std::pair<club::UserId, club::UserId>> written;
        for (const auto& [of, count] : shelves_.messages)
            if (of.first == id_ || of.second == id_) written.push_back(of);
        for (const auto& of : written) shelves_.messages.take(of);
    }

    void boards() {
        std::vector<std::pair<std::pair<club::MatchId, int>, club::PlayedMove>> moves;
        for (const auto& [of, move] : shelves_.moves) {
            club::PlayedMove changed = move;
            const bool theirs = made_move(of.first, move.ply) && !move.comment.empty();
            if (theirs) changed.comment.clear();
            if (theirs || (is_at_their_board(of.first) && rename(changed.comment)))
                moves.emplace_back(of, changed);
        }
        for (auto& [of, move] : moves) shelves_.moves.put(of, std::move(move));
        change_all(shelves_.matches, [&](club::Match& one) {
            if (!is_at_their_board(one.id)) return false;
            for (std::size_t seat : {0U, 1U})
                if (one.seats[seat] == id_) {
                    one.notes[seat] = one.plans[seat] = one.submitted[seat] = "";
                    ++one.version;
                }
            return true;
        });
        change_all(shelves_.remarks, [&](club::ChatMessage& one) {
            if (one.by == id_) one.text = club::words_removed;
            return one.by == id_ || (is_at_their_board(one.match) && rename(one.text));
        });
        change_all(shelves_.events, [&](club::Event& one) {
            const bool said = one.by == id_ && one.kind == club::EventKind::chat;
            if (said) one.text = club::words_removed;
            const bool concerned = one.by == id_ || one.seats[0] == id_ || one.seats[1] == id_ ||
                                   is_at_their_board(one.match);
            return said || (concerned && rename(one.text));
        });
    }

    void order() {
        change_all(shelves_.reports, [&](club::Report& one) {
            if (one.by == id_) one.text = club::words_removed;
            const bool concerned = one.about == id_ || is_at_their_board(one.match);
            return one.by == id_ || (concerned && rename(one.text));
        });
        change_all(shelves_.operator_acts, [&](club::AuditEntry& one) {
            const bool theirs = std::ranges::any_of(who_.names, [&](const std::string& name) {
                return equals_ignore_case(one.who, club::on_the_page(name));
            });
            if (!theirs && one.about != id_ && !is_at_their_board(one.match)) return false;
            bool changed = rename(one.who);
            for (std::string* text : {&one.what, &one.reason}) changed = rename(*text) || changed;
            return changed;
        });
        std::vector<std::string> keys;
        for (const auto& [key, outcome] : shelves_.outcomes)
            if (club::names_them(key, who_)) keys.push_back(key);
        for (const std::string& key : keys) {
            const club::StoredResponse kept = *shelves_.outcomes.find(key);
            shelves_.outcomes.take(key);
            shelves_.outcomes.put(club::key_after_leaving(key), kept);
        }
        change_all(shelves_.outcomes, [&](club::StoredResponse& one) {
            if (!club::names_them(one.answer, who_)) return false;
            one.answer = std::string(club::words_removed) + "\n";
            return true;
        });
        change_all(shelves_.tournaments, [&](club::Tournament& one) {
            if (!club::names_them(one.name, who_)) return false;
            shelves_.tournament_names.take(fold_case(one.name));
            one.name = "tournament-" + std::to_string(static_cast<std::int64_t>(one.id));
            shelves_.tournament_names.put(one.name, one.id);
            return true;
        });
    }

    MemoryState& shelves_;
    const club::Forgotten& who_;
    const club::UserId id_;
    std::set<club::MatchId> matches_;
    std::set<club::UserId> met_;
    std::vector<std::pair<club::MatchId, std::string>> words_;
};

}  // namespace posthouse::store
