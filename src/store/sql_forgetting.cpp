// Removes a player's data. Table by table:
//
//   users              the row stays for their matches, with the shared name of closed accounts and
//                      without password and preferences; addresses are deleted
//   sessions, tokens, webhooks, push_places, second_factors, vacations, rests, appetites, offers,
//   friends, blocks, messages, watches, held_requests, restraints, puzzle_standings,
//   puzzle_attempts, lesson_steps
//                      their rows are deleted; friends, blocks and messages also in other
//                      players' rows
//   matches            stay; their plans, submitted moves and notes are deleted
//   moves              stay; their comments are deleted
//   remarks            stay as lines, for their numbers; their text is deleted
//   letters            to them or to their addresses: emptied. To others: their text is
//                      deleted, and their name in letters to players who met them, or to no player
//   events             stay, for their numbers; their text and name are deleted
//   reports            theirs stay without text; their name is removed from others'
//   operator_acts      about them or their matches, and theirs: name and addresses are removed
//   tournaments        stay, with their place; a name that contains theirs is changed
//   entrants, pairings, tournament_games, standings, rating_changes   stay: they contain no names
//   outcomes           an answer that names them is deleted, its key stays. The key of a mail of
//                      theirs is stored as a hash (club/leaving.h)
//   held_sign_ups      of the name or of their addresses: deleted
//   throttles          stay: they contain keyed hashes only
//   boards, jobs, house_pauses, signs_of_life, last_event, house_key   stay: they name nobody
//
// Texts that may contain the name are found by a scan of their tables: accounts are closed rarely.
#include "club/leaving.h"
#include "store/letter_json.h"
#include "store/sql_unit.h"
#include "store/text_encoding.h"

#include <algorithm>
#include <stdexcept>

namespace posthouse::store {
namespace {

const std::string emptied_letter =
    "UPDATE letters SET reader = NULL, address = '', answered = NULL, subject = '', body = '', "
    "blocks = '',"
    " in_reply_to = '', thread = '', trouble = '', given_up = NULL,"
    " message_id = 'removed.' || CAST(id AS TEXT) WHERE ";

std::string number_of(club::UserId id) {
    return std::to_string(static_cast<std::int64_t>(id));
}

std::string sql_literal(std::string_view words) {
    std::string text = "'";
    for (const char c : words) text += c == '\'' ? std::string("''") : std::string(1, c);
    return text + "'";
}

/// A condition that one of the words occurs in one of the columns, also inside a word; LIKE's
/// wildcards are escaped.
std::string may_name(const std::vector<std::string>& columns, const club::DeletedAccount& who) {
    std::string test;
    for (const auto* words : {&who.names, &who.addresses})
        for (const std::string& word : *words)
            for (const std::string& column : columns)
                test += (test.empty() ? "" : " OR ") + ("REPLACE(LOWER(" + column + "), ") +
                        sql_literal(fold_case(word)) + ", '') <> LOWER(" + column + ")";
    return "(" + test + ")";
}

std::string column_list(const std::vector<std::string>& columns) {
    std::string text;
    for (const std::string& column : columns) text += (text.empty() ? "" : ", ") + column;
    return text;
}

std::string set_to_values(const std::vector<std::string>& columns, std::string_view between) {
    std::string text;
    for (const std::string& column : columns) {
        if (!text.empty()) text += between;
        text.append(column).append(" = :").append(column);
    }
    return text;
}

/// Text columns of a table and its key.
struct Texts {
    std::string table;
    std::vector<std::string> columns;
    std::vector<std::string> keys;
    FieldKind key_kind = FieldKind::whole;
};

class Forgetting {
public:
    Forgetting(Connection& connection, const club::DeletedAccount& who)
        : connection_(connection), who_(who), id_(number_of(who.user)) {}

    void forget() {
        what_they_had();
        what_they_wrote();
        letters();
        texts_of_others();
    }

private:
    void run(const std::string& sql) { connection_.run(sql); }

    std::string their_matches() const {
        return "(SELECT id FROM matches WHERE seat_first = " + id_ + " OR seat_second = " + id_ +
               ")";
    }
    std::string who_met_them() const {
        return "(SELECT seat_first FROM matches WHERE seat_second = " + id_ +
               " UNION SELECT seat_second FROM matches WHERE seat_first = " + id_ +
               " UNION SELECT user_id FROM messages WHERE reader = " + id_ +
               " UNION SELECT reader FROM messages WHERE user_id = " + id_ +
               " UNION SELECT user_id FROM friends WHERE friend = " + id_ +
               " UNION SELECT user_id FROM blocks WHERE blocked = " + id_ +
               " UNION SELECT user_id FROM entrants WHERE tournament_id IN"
               " (SELECT tournament_id FROM entrants WHERE user_id = " +
               id_ + "))";
    }

    std::vector<std::vector<Field>> rows(const Texts& texts, const std::string& where) {
        std::vector<std::string> columns = texts.columns;
        columns.insert(columns.end(), texts.keys.begin(), texts.keys.end());
        std::vector<std::vector<Field>> found;
        connection_.query_rows(
            "SELECT " + column_list(columns) + " FROM " + texts.table + " WHERE " + where,
            kinds_of(texts), [&](const auto& row) { found.push_back(row); });
        return found;
    }
    static std::vector<FieldKind> kinds_of(const Texts& texts) {
        std::vector<FieldKind> kinds(texts.columns.size(), FieldKind::text);
        kinds.insert(kinds.end(), texts.keys.size(), texts.key_kind);
        return kinds;
    }
    void write(const Texts& texts, const std::vector<Field>& row) {
        connection_.run_row("UPDATE " + texts.table + " SET " + set_to_values(texts.columns, ", ") +
                                " WHERE " + set_to_values(texts.keys, " AND "),
                            kinds_of(texts), row);
    }
    /// Where a text contains the name, replaces it by `changed`.
    template <class Changed>
    void rewrite(const Texts& texts, const std::string& where, const Changed& changed) {
        for (auto& row : rows(texts, may_name(texts.columns, who_) + " AND (" + where + ")")) {
            bool named = false;
            for (std::size_t i = 0; i < texts.columns.size(); ++i)
                if (auto* text = std::get_if<std::string>(&row[i]);
                    text && club::mentions_account(*text, who_)) {
                    *text = changed(*text);
                    named = true;
                }
            if (named) write(texts, row);
        }
    }
    void rename(const Texts& texts, const std::string& where) {
        rewrite(texts, where,
                [this](const std::string& text) { return club::redact_account(text, who_); });
    }

    void what_they_had() {
        for (const char* table :
             {"sessions", "tokens", "webhooks", "push_places", "second_factors", "vacations",
              "rests", "appetites", "watches", "held_requests", "restraints", "puzzle_standings",
              "puzzle_attempts", "lesson_steps"})
            run(std::string("DELETE FROM ") + table + " WHERE user_id = " + id_);
        run("DELETE FROM offers WHERE player = " + id_);
        for (const std::string& one : who_.names)
            run("DELETE FROM held_sign_ups WHERE LOWER(name) = " + sql_literal(fold_case(one)));
        for (const std::string& one : who_.addresses)
            run("DELETE FROM held_sign_ups WHERE LOWER(address) = " + sql_literal(fold_case(one)));
    }

    void what_they_wrote() {
        for (const char* seat : {"first", "second"})
            run(std::string("UPDATE matches SET note_") + seat + " = '', plan_" + seat +
                " = '', submitted_" + seat + " = '', version = version + 1 WHERE seat_" + seat +
                " = " + id_);
        read_their_words();
        // Works backwards: the side to move has made every second move before this one.
        for (const auto& [seat, side] : {std::pair("first", "0"), std::pair("second", "1")})
            run(std::string("UPDATE moves SET comment = '' WHERE comment <> '' AND match_id IN"
                            " (SELECT id FROM matches WHERE seat_") +
                seat + " = " + id_ +
                ") AND (SELECT (plies - ply + to_move) % 2 FROM matches WHERE id = match_id) = " +
                side);
        run("UPDATE remarks SET remark = " + sql_literal(club::removed_text) +
            " WHERE speaker = " + id_);
        run("UPDATE events SET words = " + sql_literal(club::removed_text) + " WHERE made_by = " +
            id_ + " AND kind = " + std::to_string(static_cast<int>(club::EventKind::chat)));
        run("UPDATE reports SET words = " + sql_literal(club::removed_text) +
            " WHERE reporter = " + id_);
    }

    /// Their comments and chat, which letters to others quote.
    void read_their_words() {
        const auto read = [&](const Texts& texts, const std::string& where) {
            for (const auto& row : rows(texts, where))
                words_.emplace_back(std::get<long long>(row[1]), std::get<std::string>(row[0]));
        };
        read({"remarks", {"remark"}, {"match_id"}}, "speaker = " + id_);
        for (const auto& [seat, side] : {std::pair("first", "0"), std::pair("second", "1")})
            read({"moves", {"comment"}, {"match_id"}},
                 std::string("comment <> '' AND match_id IN (SELECT id FROM matches WHERE seat_") +
                     seat + " = " + id_ +
                     ") AND (SELECT (plies - ply + to_move) % 2 FROM matches"
                     " WHERE id = match_id) = " +
                     side);
    }

    void letters() {
        std::string theirs = "reader = " + id_;
        for (const std::string& one : who_.addresses)
            theirs += " OR LOWER(address) = " + sql_literal(fold_case(one));
        run(emptied_letter + "(" + theirs + ")");
        for (const char* kind : {"message.", "broadcast."})
            run("UPDATE letters SET blocks = '', body = " + sql_literal(club::removed_text) +
                ", subject = " + sql_literal(club::deleted_user_name) + " WHERE message_id LIKE '" +
                kind + id_ + ".%'");
        run("UPDATE letters SET blocks = '', body = " + sql_literal(club::removed_text) +
            " WHERE message_id LIKE 'report.%' AND EXISTS (SELECT 1 FROM reports"
            " WHERE reporter = " +
            id_ + " AND letters.message_id || '.' LIKE 'report.' || CAST(id AS TEXT) || '.%')");
        const Texts bodies{"letters", {"body", "blocks"}, {"match_id", "id"}};
        for (auto& row : rows(bodies, "match_id IN " + their_matches())) {
            const std::string text =
                std::get<std::string>(row[0]) +
                club::render_text(body_from_json(std::get<std::string>(row[1])));
            const long long match = std::get<long long>(row[2]);
            if (std::ranges::none_of(words_, [&](const auto& said) {
                    return said.first == match && club::contains_quote(text, said.second);
                }))
                continue;
            row[0] = std::string(club::removed_text);
            row[1] = std::string();
            write(bodies, row);
        }
        const std::string concerned =
            "reader IS NULL OR message_id LIKE 'report.%' OR match_id IN " + their_matches() +
            " OR reader IN " + who_met_them();
        rename({"letters", {"subject", "body", "in_reply_to", "thread", "trouble"}, {"id"}},
               concerned);
        const Texts blocks{"letters", {"blocks"}, {"id"}};
        for (auto& row :
             rows(blocks, may_name(blocks.columns, who_) + " AND (" + concerned + ")")) {
            row[0] = body_to_json(body_from_json(std::get<std::string>(row[0]))
                                      .with_words([this](const std::string& text) {
                                          return club::redact_account(text, who_);
                                      }));
            write(blocks, row);
        }
        run("DELETE FROM friends WHERE user_id = " + id_ + " OR friend = " + id_);
        run("DELETE FROM blocks WHERE user_id = " + id_ + " OR blocked = " + id_);
        run("DELETE FROM messages WHERE user_id = " + id_ + " OR reader = " + id_);
    }

    void texts_of_others() {
        const std::string at_boards = "match_id IN " + their_matches();
        rename({"moves", {"comment"}, {"match_id", "ply"}}, at_boards);
        rename({"remarks", {"remark"}, {"match_id", "number"}}, at_boards);
        rename({"events", {"words"}, {"number"}}, at_boards + " OR made_by = " + id_ +
                                                      " OR reader_first = " + id_ +
                                                      " OR reader_second = " + id_);
        const std::string about = "about = " + id_ + " OR " + at_boards;
        rename({"reports", {"words"}, {"id"}}, about);
        std::string theirs;  // entries as an operator on the page
        for (const std::string& name : who_.names)
            theirs += " OR LOWER(who) = " + sql_literal(fold_case(club::page_actor(name)));
        rename({"operator_acts", {"who", "what", "reason"}, {"id"}}, about + theirs);
        const Texts keys{"outcomes", {"request_key"}, {}};
        for (const auto& row : rows(keys, may_name(keys.columns, who_)))
            if (const auto& key = std::get<std::string>(row[0]); club::mentions_account(key, who_))
                connection_.run(
                    "UPDATE outcomes SET request_key = :after WHERE request_key = :before",
                    club::key_after_deletion(key), key);
        rewrite({"outcomes", {"answer"}, {"request_key"}, FieldKind::text}, "1 = 1",
                [](const auto&) { return std::string(club::removed_text) + "\n"; });
        const Texts cups{"tournaments", {"name", "name_folded"}, {"id"}};
        for (auto& row : rows(cups, may_name({"name"}, who_))) {
            if (!club::mentions_account(std::get<std::string>(row[0]), who_)) continue;
            row[0] = row[1] = "tournament-" + std::to_string(std::get<long long>(row[2]));
            write(cups, row);
        }
    }

    Connection& connection_;
    const club::DeletedAccount& who_;
    const std::string id_;
    std::vector<std::pair<long long, std::string>> words_;  // by match
};

}  // namespace

void SqlUnit::forget_user(const club::DeletedAccount& who) {
    const auto known = user(who.user);
    if (!known) throw std::runtime_error("There is no such player to forget.");
    Forgetting(connection_, who).forget();
    connection_.clear_statements();
    change_user(anonymized_user(*known, who.at));
}

void SqlUnit::remove_letter(club::LetterId id) {
    static const std::string sql = emptied_letter + "id = :id";
    connection_.run(sql, id);
}

std::size_t SqlUnit::remove_letters_before(club::Instant moment, std::size_t limit) {
    // The oldest come first, so that the newer ones are not scanned.
    static const std::string sql =
        "DELETE FROM letters WHERE id IN (SELECT id FROM"
        " (SELECT id, written, sent, given_up, address FROM letters ORDER BY id LIMIT :most)"
        " AS oldest WHERE written < :moment"
        " AND (sent IS NOT NULL OR given_up IS NOT NULL OR address = ''))"
        " AND id < (SELECT MAX(id) FROM letters)";
    return static_cast<std::size_t>(connection_.run(sql, static_cast<long long>(limit), moment));
}

}  // namespace posthouse::store
