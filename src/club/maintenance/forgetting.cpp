// Removes a player's data. Table by table:
//
//   users              the row stays for their matches, with the shared name of closed accounts and
//                      without password and preferences; addresses are deleted
//   sessions, api_tokens, webhooks, webhook_deliveries, push_subscriptions, second_factors,
//   vacations, rest_schedules, pairing_preferences, open_challenges, friends, blocks,
//   presence_settings, message_counts, match_subscriptions, pending_requests, sanctions,
//   puzzle_standings, puzzle_attempts, lesson_steps,
//   practice_games, regulars, team_members
//                      their rows are deleted; friends, blocks and message counts also in other
//                      players' rows
//   matches            stay; their plans, submitted moves and notes are deleted
//   moves              stay; their comments are deleted
//   chat_messages, tournament_messages
//                      stay as lines, for their numbers; their text is deleted
//   letters            to them or to their addresses: emptied. To others: their text is
//                      deleted, and their name in letters to players who met them, or to no player
//   events             stay, for their numbers; their text and name are deleted
//   reports            theirs stay without text; their name is removed from others'
//   audit_entries      about them or their matches, and theirs: name and addresses are removed
//   sign_up_invitations
//                      stay: their name is removed, as of an operator and in notes
//   series, tournaments, teams
//                      stay, with their place; a name that contains theirs is changed
//   entrants, pairings, tournament_games, player_standings, rating_changes
//                      stay: they contain no names; standings without a place in the ranking
//   stored_responses   an answer that names them is deleted, and so are such facts; its key stays.
//                      The key of a mail of theirs is stored as a hash
//                      (club/accounts/after_deletion.h)
//   pending_sign_ups   of the name or of their addresses: deleted
//   throttles          stay: they contain keyed hashes only
//   last_boards, jobs, opening_moves, opening_shares, server_pauses, heartbeats, last_event,
//   server_keys
//                      stay: they name nobody
//
// Texts that may contain the name are found by a scan of their tables: accounts are closed rarely.
#include "club/accounts/account_tables.h"
#include "club/accounts/after_deletion.h"
#include "club/commands/request_tables.h"
#include "club/core/forgotten.h"
#include "club/core/store.h"
#include "club/core/tables.h"
#include "club/learning/learning_tables.h"
#include "club/letters/letter_tables.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/team_tables.h"
#include "club/tournaments/tournament_tables.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

namespace posthouse::club {
namespace {

class Forgetting {
public:
    Forgetting(UnitOfWork& unit, RowWriter& rows, const DeletedAccount& who)
        : unit_(unit), rows_(rows), who_(who), id_(who.user) {}

    void forget() {
        read_their_matches();
        find_contacts();
        letters();
        what_they_had();
        at_their_boards();
        moderation();
        responses();
        tournaments();
    }

private:
    static std::string number(auto id) { return std::to_string(static_cast<std::int64_t>(id)); }

    bool is_their_address(const std::string& address) const {
        return std::ranges::any_of(who_.addresses, [&](const std::string& one) {
            return equals_ignore_case(one, address);
        });
    }
    bool is_their_name(const std::string& name) const {
        return std::ranges::any_of(
            who_.names, [&](const std::string& one) { return equals_ignore_case(one, name); });
    }
    bool is_at_their_board(MatchId id) const { return matches_.contains(id); }

    /// The values of which this column mentions them.
    template <class T>
    std::vector<T> that_mention(std::string_view column) const {
        std::vector<T> found;
        for (const auto* words : {&who_.names, &who_.addresses})
            for (const std::string& word : *words)
                for (T& one : all<T>(rows_, {{column, Is::mentions, fold_case(word)}}))
                    found.push_back(std::move(one));
        return found;
    }
    /// Changes this column of the value.
    template <class T>
    void write(const T& value, std::vector<std::string_view> columns) {
        const Table& table = table_of<T>();
        StoredRow key = to_row(value);
        key.resize(table.key);
        update<T>(rows_, is_key(table, std::move(key)), columns_of(value, std::move(columns)));
    }
    /// Removes their name from this text of all values that concern them.
    template <class T, class Text, class Concerns>
    void rename(std::string_view column, Text text, const Concerns& concerns) {
        for (T& one : that_mention<T>(column)) {
            std::string& words = text(one);
            if (!concerns(one) || !mentions_account(words, who_)) continue;
            words = redact_account(words, who_);
            write(one, {column});
        }
    }

    void read_their_matches() {
        for (const char* seat : {"seat_first", "seat_second"})
            for (Match& one : all<Match>(rows_, {is(seat, id_)}))
                matches_.emplace(one.id, std::move(one));
        for (const char* seat : {"seat_first", "seat_second"})
            for (auto& move : all<Of<MatchId, PlayedMove>>(
                     rows_, {among("match_id", query<Match>({is(seat, id_)}), "id"),
                             fixed("comment", Is::different, "")}))
                if (made(move)) comments_.push_back(std::move(move));
        said_ = all<ChatMessage>(rows_, {is("speaker", id_)});
    }
    /// Works backwards: the side to move has made every second move before this one.
    bool made(const Of<MatchId, PlayedMove>& move) const {
        const Match& match = matches_.at(move.owner);
        const int side = (match.plies - move.value.ply + static_cast<int>(match.to_move)) % 2;
        return match.seats[static_cast<std::size_t>(side)] == id_;
    }
    void find_contacts() {
        for (const auto& [id, match] : matches_)
            contacts_.insert(match.seats.begin(), match.seats.end());
        for (const auto& one : all<MessageCount>(rows_, {is("user_id", id_)}))
            contacts_.insert(one.whom);
        for (const auto& one : all<MessageCount>(rows_, {is("reader", id_)}))
            contacts_.insert(one.by);
        for (const Friend& one : all<Friend>(rows_, {is("friend", id_)})) contacts_.insert(one.by);
        for (const Block& one : all<Block>(rows_, {is("blocked", id_)})) contacts_.insert(one.by);
        for (const Entrant& one : all<Entrant>(
                 rows_,
                 {among("tournament_id", query<Entrant>({is("user_id", id_)}), "tournament_id")}))
            contacts_.insert(one.user);
    }

    void letters() {
        for (const Letter& one : all<Letter>(rows_, {is("reader", id_)}))
            remove_letter(unit_, one.id);
        for (const Letter& one : that_mention<Letter>("address"))
            if (is_their_address(one.address)) remove_letter(unit_, one.id);
        for (const char* kind : {"message.", "broadcast."})
            for (Letter& one : letters_with_ids(kind + number(id_) + '.')) {
                one.subject = deleted_user_name;
                one.body = removed_text;
                write(one, {"subject", "body", "blocks"});
            }
        for (const Report& report : all<Report>(rows_, {is("reporter", id_)}))
            for (Letter& one : letters_with_ids("report." + number(report.id)))
                if (one.message_id.ends_with(number(report.id)) ||
                    one.message_id.starts_with("report." + number(report.id) + '.'))
                    remove_body(one);
        for (const char* seat : {"seat_first", "seat_second"})
            for (Letter& one :
                 all<Letter>(rows_, {among("match_id", query<Match>({is(seat, id_)}), "id")}))
                if (quotes_them(one)) remove_body(one);
        const auto concerns = [this](const Letter& one) {
            return one.to == UserId{} || contacts_.contains(one.to) ||
                   one.message_id.starts_with("report.") || one.message_id.starts_with("team.") ||
                   (one.match && is_at_their_board(*one.match));
        };
        rename<Letter>(
            "subject", [](auto& it) -> auto& { return it.subject; }, concerns);
        for (const char* column : {"body", "blocks"})
            for (Letter& one : that_mention<Letter>(column)) {
                LetterBody redacted = one.body.with_words(
                    [this](const std::string& words) { return redact_account(words, who_); });
                if (!concerns(one) || redacted == one.body) continue;
                one.body = std::move(redacted);
                write(one, {"body", "blocks"});
            }
        rename<Letter>(
            "in_reply_to", [](auto& it) -> auto& { return it.in_reply_to; }, concerns);
        rename<Letter>(
            "thread", [](auto& it) -> auto& { return it.references; }, concerns);
        rename<Letter>(
            "trouble", [](auto& it) -> auto& { return it.last_error; }, concerns);
    }
    std::vector<Letter> letters_with_ids(const std::string& beginning) const {
        std::string beyond = beginning;
        ++beyond.back();
        return all<Letter>(rows_, {at_least("message_id", beginning), below("message_id", beyond)});
    }
    void remove_body(Letter& letter) {
        letter.body = removed_text;
        write(letter, {"body", "blocks"});
    }
    bool quotes_them(const Letter& letter) const {
        const auto quoted = [&](MatchId match, const std::string& text) {
            return letter.match == match && contains_quote(letter.text(), text);
        };
        return std::ranges::any_of(
                   comments_,
                   [&](const auto& one) { return quoted(one.owner, one.value.comment); }) ||
               std::ranges::any_of(
                   said_, [&](const ChatMessage& one) { return quoted(one.match, one.text); });
    }

    template <class T>
    void erase_where(std::string_view column) {
        erase<T>(rows_, {is(column, id_)});
    }
    void what_they_had() {
        erase_where<Session>("user_id");
        erase<WebhookDelivery>(rows_,
                               {among("webhook_id", query<Webhook>({is("user_id", id_)}), "id")});
        erase_where<Webhook>("user_id");
        erase_where<ApiToken>("user_id");
        erase_where<PushSubscription>("user_id");
        erase_where<SecondFactor>("user_id");
        erase_where<Of<UserId, Vacation>>("user_id");
        erase_where<Of<UserId, RestSchedule>>("user_id");
        erase_where<PairingPreferences>("user_id");
        erase_where<MatchSubscription>("user_id");
        erase_where<PendingRequest>("user_id");
        erase_where<Sanction>("user_id");
        erase_where<PuzzleStanding>("user_id");
        erase_where<PuzzleAttempt>("user_id");
        erase_where<LessonStep>("user_id");
        erase_where<PracticeGame>("user_id");
        update<PlayerStanding>(rows_, {is("user_id", id_)},
                               {set("established_until", std::optional<Instant>())});
        erase_where<OpenChallenge>("player");
        erase_where<Friend>("user_id");
        erase_where<Friend>("friend");
        erase_where<Regular>("user_id");
        erase_where<TeamMember>("user_id");
        erase_where<Block>("user_id");
        erase_where<Block>("blocked");
        erase_where<PresenceSetting>("user_id");
        erase_where<MessageCount>("user_id");
        erase_where<MessageCount>("reader");
        for (const PendingSignUp& one : all<PendingSignUp>(rows_, {}))
            if (is_their_name(one.name) || is_their_address(one.address))
                unit_.remove<PendingSignUp>(one.id);
    }

    void at_their_boards() {
        for (const auto& [id, match] : matches_)
            for (std::size_t seat : {0U, 1U})
                if (match.seats[seat] == id_) {
                    const bool first = seat == 0;
                    update<Match>(
                        rows_, {is("id", id)},
                        {set(first ? "plan_first" : "plan_second", ""),
                         set(first ? "submitted_first" : "submitted_second", ""),
                         set("submitted_comment", ""),
                         set(first ? "note_first" : "note_second", ""), increment("version")});
                }
        for (auto& move : comments_) {
            move.value.comment.clear();
            write(move, {"comment"});
        }
        for (ChatMessage& one : said_) {
            one.text = removed_text;
            write(one, {"remark"});
        }
        for (TournamentMessage& one : all<TournamentMessage>(rows_, {is("speaker", id_)})) {
            one.text = removed_text;
            spoke_in_.insert(one.tournament);
            write(one, {"words"});
        }
        update<Event>(rows_, {is("made_by", id_), is("kind", EventKind::chat)},
                      {set("words", removed_text)});
        rename<Of<MatchId, PlayedMove>>(
            "comment", [](auto& it) -> auto& { return it.value.comment; },
            [this](const auto& one) { return is_at_their_board(one.owner); });
        rename<ChatMessage>(
            "remark", [](auto& it) -> auto& { return it.text; },
            [this](const ChatMessage& one) { return is_at_their_board(one.match); });
        rename<TournamentMessage>(
            "words", [](auto& it) -> auto& { return it.text; },
            [this](const TournamentMessage& one) {
                return unit_.has<Entrant>(one.tournament, id_) ||
                       unit_.find<Tournament>(one.tournament)->by == id_ ||
                       spoke_in_.contains(one.tournament);
            });
        rename<Event>(
            "words", [](auto& it) -> auto& { return it.text; },
            [this](const Event& one) {
                return one.by == id_ || one.seats[0] == id_ || one.seats[1] == id_ ||
                       is_at_their_board(one.match);
            });
    }

    void moderation() {
        update<Report>(rows_, {is("reporter", id_)}, {set("words", removed_text)});
        rename<Report>(
            "words", [](auto& it) -> auto& { return it.text; },
            [this](const Report& one) { return one.about == id_ || is_at_their_board(one.match); });
        const auto concerns = [this](const AuditEntry& one) {
            return one.about == id_ || is_at_their_board(one.match) || acted_.contains(one.id);
        };
        for (const AuditEntry& one : that_mention<AuditEntry>("who"))
            if (is_by_them(one.who)) acted_.insert(one.id);
        rename<AuditEntry>(
            "who", [](auto& it) -> auto& { return it.who; }, concerns);
        rename<AuditEntry>(
            "what", [](auto& it) -> auto& { return it.what; }, concerns);
        rename<AuditEntry>(
            "reason", [](auto& it) -> auto& { return it.reason; }, concerns);
        rename<SignUpInvitation>(
            "invited_by", [](auto& it) -> auto& { return it.by; },
            [this](const SignUpInvitation& one) { return is_by_them(one.by); });
        rename<SignUpInvitation>(
            "note", [](auto& it) -> auto& { return it.note; },
            [](const SignUpInvitation&) { return true; });
    }
    /// As an operator on the page.
    bool is_by_them(std::string_view actor) const {
        return std::ranges::any_of(who_.names, [&](const std::string& name) {
            return equals_ignore_case(actor, page_actor(name));
        });
    }

    void responses() {
        for (const KeyedResponse& one : that_mention<KeyedResponse>("request_key"))
            if (mentions_account(one.key, who_))
                update<KeyedResponse>(rows_, {is("request_key", one.key)},
                                      {set("request_key", key_after_deletion(one.key))});
        for (const KeyedResponse& one : that_mention<KeyedResponse>("answer"))
            if (mentions_account(one.response.answer, who_))
                update<KeyedResponse>(rows_, {is("request_key", one.key)},
                                      {set("answer", std::string(removed_text) + "\n")});
        for (const KeyedResponse& one : that_mention<KeyedResponse>("facts"))
            if (mentions_account(*one.response.facts, who_))
                update<KeyedResponse>(rows_, {is("request_key", one.key)},
                                      {set("facts", std::optional<std::string>())});
    }

    void tournaments() {
        rename_events<Series>("series-");
        rename_events<Tournament>("tournament-");
        rename_events<Team>("team-");
    }
    template <class T>
    void rename_events(const std::string& kind) {
        for (T& one : that_mention<T>("name"))
            if (mentions_account(one.name, who_)) {
                one.name = kind + number(one.id);
                write(one, {"name", "name_folded"});
            }
    }

    UnitOfWork& unit_;
    RowWriter& rows_;
    const DeletedAccount& who_;
    const UserId id_;
    std::map<MatchId, Match> matches_;               // theirs
    std::vector<Of<MatchId, PlayedMove>> comments_;  // of their moves
    std::vector<ChatMessage> said_;
    std::set<TournamentId> spoke_in_;
    std::set<UserId> contacts_;
    std::set<ActId> acted_;
};

/// The row of a closed account, which its matches need.
User anonymized(const User& user, Instant at) {
    User left;
    left.id = user.id;
    left.name = deleted_user_name;
    left.joined = user.joined;
    left.left_at = user.left_at.value_or(at);
    return left;
}

}  // namespace

void forget_user(UnitOfWork& unit, const DeletedAccount& who) {
    const auto known = unit.user(who.user);
    if (!known) throw std::runtime_error("There is no such player to forget.");
    Forgetting(unit, unit.rows(), who).forget();
    change_user(unit, anonymized(*known, who.at));
    unit.rows().erase_traces();
}

}  // namespace posthouse::club
