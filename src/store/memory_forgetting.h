// Removes a player's data from the memory store, like sql_forgetting.cpp. Part of memory.cpp.
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
    MemoryForgetting(MemoryState& data, const club::DeletedAccount& who)
        : data_(data), who_(who), id_(who.user) {}

    /// Returns the letters to remove.
    std::vector<club::LetterId> forget() {
        read_their_matches();
        find_contacts();
        auto removed = anonymize_letters();
        remove_their_rows();
        anonymize_matches();
        anonymize_moderation();
        return removed;
    }

private:
    template <class Key, class Value, class Change>
    static void change_all(UndoableMap<Key, Value>& map, const Change& change) {
        std::vector<std::pair<Key, Value>> changed;
        for (const auto& [key, thing] : map)
            if (Value other = thing; change(other)) changed.emplace_back(key, std::move(other));
        for (auto& [key, thing] : changed) map.set(key, std::move(thing));
    }
    bool rename(std::string& text) const {
        if (!club::mentions_account(text, who_)) return false;
        text = club::redact_account(text, who_);
        return true;
    }
    bool is_theirs(const std::string& address) const {
        return std::ranges::any_of(who_.addresses, [&](const std::string& one) {
            return equals_ignore_case(one, address);
        });
    }
    bool is_at_their_board(club::MatchId match) const { return matches_.contains(match); }

    void read_their_matches() {
        for (const auto& [id, match] : data_.matches)
            if (match.seats[0] == id_ || match.seats[1] == id_) matches_.insert(id);
        for (const auto& [of, move] : data_.moves)
            if (made_move(of.first, move.ply)) comments_.emplace_back(of.first, move.comment);
        for (const auto& [of, remark] : data_.remarks)
            if (remark.by == id_) comments_.emplace_back(of.first, remark.text);
    }
    /// Works backwards: the side to move has made every second move before this one.
    bool made_move(club::MatchId id, int ply) const {
        if (!is_at_their_board(id)) return false;
        const club::Match& match = *data_.matches.find(id);
        const auto side =
            static_cast<std::size_t>((match.plies - ply + static_cast<int>(match.to_move)) % 2);
        return match.seats[side] == id_;
    }
    void find_contacts() {
        for (const club::MatchId id : matches_)
            for (const club::UserId seat : data_.matches.find(id)->seats) contacts_.insert(seat);
        for (const auto& [of, written] : data_.messages) add_contact(of.first, of.second);
        for (const auto& [of, one] : data_.friends) add_contact(of.first, of.second);
        for (const auto& [of, one] : data_.blocks) add_contact(of.first, of.second);
        for (const auto& [of, one] : data_.entrants)
            if (data_.entrants.find(std::pair(of.first, id_))) contacts_.insert(of.second);
    }
    void add_contact(club::UserId by, club::UserId whom) {
        if (by == id_) contacts_.insert(whom);
        if (whom == id_) contacts_.insert(by);
    }

    std::vector<club::LetterId> anonymize_letters() {
        const std::string number = std::to_string(static_cast<std::int64_t>(id_)) + ".";
        std::vector<club::LetterId> removed;
        for (const auto& [id, letter] : data_.letters)
            if (letter.to == id_ || is_theirs(letter.address)) removed.push_back(id);
        change_all(data_.letters, [&](club::Letter& one) {
            bool changed = false;
            if (one.message_id.starts_with("message." + number) ||
                one.message_id.starts_with("broadcast." + number)) {
                one.subject = club::deleted_user_name;
                one.body = std::string_view(club::removed_text);
                changed = true;
            }
            if (is_their_report(one.message_id) || quotes_them(one)) {
                one.body = std::string_view(club::removed_text);
                changed = true;
            }
            const bool concerned = one.to == club::UserId{} || contacts_.contains(one.to) ||
                                   one.message_id.starts_with("report.") ||
                                   (one.match && is_at_their_board(*one.match));
            if (concerned) {
                for (std::string* text :
                     {&one.subject, &one.in_reply_to, &one.references, &one.last_error})
                    changed = rename(*text) || changed;
                one.body = one.body.with_words([&](std::string text) {
                    changed = rename(text) || changed;
                    return text;
                });
            }
            return changed;
        });
        return removed;
    }
    bool is_their_report(const std::string& message_id) const {
        return std::ranges::any_of(data_.reports.entries(), [&](const auto& one) {
            const std::string number = std::to_string(static_cast<std::int64_t>(one.first));
            return one.second.by == id_ && (message_id + ".").starts_with("report." + number + ".");
        });
    }
    bool quotes_them(const club::Letter& letter) const {
        return std::ranges::any_of(comments_, [&](const auto& said) {
            return letter.match == said.first && club::contains_quote(letter.text(), said.second);
        });
    }

    void remove_their_rows() {
        const auto theirs = [this](const auto& one) { return one.user == id_; };
        const auto involves_them = [this](const auto& one) {
            return one.by == id_ || one.whom == id_;
        };
        erase_where(data_.sessions, theirs);
        erase_where(data_.tokens, theirs);
        erase_where(data_.webhooks, theirs);
        erase_where(data_.push_places, theirs);
        erase_where(data_.second_factors, theirs);
        erase_where(data_.appetites, theirs);
        erase_where(data_.watches, theirs);
        erase_where(data_.held, theirs);
        erase_where(data_.restraints, theirs);
        erase_where(data_.puzzle_standings, theirs);
        erase_where(data_.puzzle_attempts, theirs);
        erase_where(data_.lesson_steps, theirs);
        erase_where(data_.friends, involves_them);
        erase_where(data_.blocks, involves_them);
        erase_where(data_.offers, [this](const club::OpenChallenge& one) { return one.by == id_; });
        erase_where(data_.held_sign_ups, [this](const club::PendingSignUp& one) {
            return is_theirs(one.address) ||
                   std::ranges::any_of(who_.names, [&](const std::string& name) {
                       return equals_ignore_case(name, one.name);
                   });
        });
        data_.vacations.erase(id_);
        data_.rests.erase(id_);
        std::vector<std::pair<club::UserId, club::UserId>> written;
        for (const auto& [of, count] : data_.messages)
            if (of.first == id_ || of.second == id_) written.push_back(of);
        for (const auto& of : written) data_.messages.erase(of);
    }

    void anonymize_matches() {
        std::vector<std::pair<std::pair<club::MatchId, int>, club::PlayedMove>> moves;
        for (const auto& [of, move] : data_.moves) {
            club::PlayedMove changed = move;
            const bool theirs = made_move(of.first, move.ply) && !move.comment.empty();
            if (theirs) changed.comment.clear();
            if (theirs || (is_at_their_board(of.first) && rename(changed.comment)))
                moves.emplace_back(of, changed);
        }
        for (auto& [of, move] : moves) data_.moves.set(of, std::move(move));
        change_all(data_.matches, [&](club::Match& one) {
            if (!is_at_their_board(one.id)) return false;
            for (std::size_t seat : {0U, 1U})
                if (one.seats[seat] == id_) {
                    one.notes[seat] = one.conditional_moves[seat] = one.pending_moves[seat] = "";
                    ++one.version;
                }
            return true;
        });
        change_all(data_.remarks, [&](club::ChatMessage& one) {
            if (one.by == id_) one.text = club::removed_text;
            return one.by == id_ || (is_at_their_board(one.match) && rename(one.text));
        });
        change_all(data_.events, [&](club::Event& one) {
            const bool said = one.by == id_ && one.kind == club::EventKind::chat;
            if (said) one.text = club::removed_text;
            const bool concerned = one.by == id_ || one.seats[0] == id_ || one.seats[1] == id_ ||
                                   is_at_their_board(one.match);
            return said || (concerned && rename(one.text));
        });
    }

    void anonymize_moderation() {
        change_all(data_.reports, [&](club::Report& one) {
            if (one.by == id_) one.text = club::removed_text;
            const bool concerned = one.about == id_ || is_at_their_board(one.match);
            return one.by == id_ || (concerned && rename(one.text));
        });
        change_all(data_.operator_acts, [&](club::AuditEntry& one) {
            const bool theirs = std::ranges::any_of(who_.names, [&](const std::string& name) {
                return equals_ignore_case(one.who, club::page_actor(name));
            });
            if (!theirs && one.about != id_ && !is_at_their_board(one.match)) return false;
            bool changed = rename(one.who);
            for (std::string* text : {&one.what, &one.reason}) changed = rename(*text) || changed;
            return changed;
        });
        std::vector<std::string> keys;
        for (const auto& [key, outcome] : data_.outcomes)
            if (club::mentions_account(key, who_)) keys.push_back(key);
        for (const std::string& key : keys) {
            const SavedResponse kept = *data_.outcomes.find(key);
            data_.outcomes.erase(key);
            data_.outcomes.set(club::key_after_deletion(key), kept);
        }
        change_all(data_.outcomes, [&](SavedResponse& one) {
            if (!club::mentions_account(one.response.answer, who_)) return false;
            one.response.answer = std::string(club::removed_text) + "\n";
            return true;
        });
        change_all(data_.tournaments, [&](club::Tournament& one) {
            if (!club::mentions_account(one.name, who_)) return false;
            data_.tournament_names.erase(fold_case(one.name));
            one.name = "tournament-" + std::to_string(static_cast<std::int64_t>(one.id));
            data_.tournament_names.set(one.name, one.id);
            return true;
        });
    }

    MemoryState& data_;
    const club::DeletedAccount& who_;
    const club::UserId id_;
    std::set<club::MatchId> matches_;
    std::set<club::UserId> contacts_;
    std::vector<std::pair<club::MatchId, std::string>> comments_;
};

}  // namespace posthouse::store
