#include "strength/engine_player.h"

#include "base/inplace.h"
#include "search/score.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>

namespace posthouse::strength {

namespace {

ChildProcess::Deadline in_seconds(double seconds) {
    return std::chrono::steady_clock::now() +
           std::chrono::duration_cast<std::chrono::steady_clock::duration>(
               std::chrono::duration<double>(std::clamp(seconds, 0.0, 1e7)));
}

/// Removes and returns the first word.
std::string_view take_word(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.size(), rest.find_first_not_of(" \t")));
    const std::size_t end = std::min(rest.size(), rest.find_first_of(" \t"));
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(end);
    return word;
}

std::string to_lower(std::string_view words) {
    std::string small(words);
    for (char& c : small) c = posthouse::to_lower(c);
    return small;
}

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

std::string format_move(const std::string& move, Side side, MoveNotation wording) {
    if (wording == MoveNotation::plain) return move;
    std::string word = to_lower(move);
    if (side == Side::first)
        for (char& c : word) c = upper(c);
    return word;
}

/// The name in “option name NAME type …”.
std::string_view option_name(std::string_view line) {
    const std::string_view begin = "name ";
    const std::size_t from = line.find(begin);
    if (from == std::string_view::npos) return {};
    const std::size_t until = line.find(" type ", from);
    return line.substr(from + begin.size(),
                       until == std::string_view::npos ? until : until - from - begin.size());
}

}  // namespace

std::string go_line(const MoveRequest& turn) {
    std::string line = "go";
    const MoveLimits& limits = turn.limits;
    const auto ms = [](double seconds) {
        return static_cast<std::int64_t>(std::max(0.0, seconds) * 1000);
    };
    if (limits.nodes) line += fmt::format(" nodes {}", *limits.nodes);
    if (limits.depth) line += fmt::format(" depth {}", *limits.depth);
    if (limits.move_seconds) line += fmt::format(" movetime {}", ms(*limits.move_seconds));
    if (limits.clock)
        line +=
            fmt::format(" wtime {} btime {} winc {} binc {}", ms(turn.left_seconds[0]),
                        ms(turn.left_seconds[1]), ms(turn.increments[0]), ms(turn.increments[1]));
    return line;
}

void parse_info(std::string_view line, bool ugi, MoveReply& played) {
    // With MultiPV only the first line counts.
    const auto number = [](std::string_view word, auto& into) {
        return std::from_chars(word.data(), word.data() + word.size(), into).ec == std::errc();
    };
    for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
        int value = 0;
        if (word == "pv" || word == "string") return;
        if (word == "multipv" && number(take_word(line), value) && value > 1) return;
        if (word == "depth") number(take_word(line), played.depth);
        if (word == "nodes") number(take_word(line), played.nodes);
        if (word == "cp" && number(take_word(line), value))
            played.score = std::clamp(value, -search::decided_score + 1, search::decided_score - 1);
        // A win ends with a move of the player to move, a loss with one of the opponent.
        if (word == "mate" && number(take_word(line), value)) {
            const bool won = value > 0;
            const int count = std::min(std::abs(value), search::search_depth_max);
            played.score = search::score_of({won,
                                             ugi   ? count
                                             : won ? 2 * count - 1
                                                   : 2 * count,
                                             0});
        }
    }
}

EnginePlayer::~EnginePlayer() {
    try {
        if (process_ && process_->write_line("quit", in_seconds(0.1)))
            process_->wait(in_seconds(0.5));
    } catch (const std::exception&) {
        // It will be killed anyway.
    }
}

template <class Beside>
EnginePlayer::WaitResult EnginePlayer::wait_for(std::string_view word, std::string& line,
                                                Deadline deadline, Beside beside) {
    for (;;) {
        switch (process_->read_line(line, deadline)) {
            case ChildProcess::ReadResult::ended:
                return WaitResult::ended;
            case ChildProcess::ReadResult::late:
                return WaitResult::late;
            case ChildProcess::ReadResult::line:
                break;
        }
        std::string_view rest = line;
        if (take_word(rest) == word) return WaitResult::heard;
        beside(std::string_view(line));
    }
}

std::optional<Refusal> EnginePlayer::set_options(Deadline deadline) {
    std::vector<std::pair<std::string, std::string>> options;
    for (const char* variant : {"Variant", "UCI_Variant"})
        if (declared_.contains(to_lower(variant))) options.emplace_back(variant, setup_.game);
    if (setup_.repetitions > 0 && declared_.contains("repetition"))
        options.emplace_back("Repetition", std::to_string(setup_.repetitions));
    for (const auto& [name, value] : setup_.options) options.emplace_back(name, value);
    bool weakened = false;
    bool seeded = false;
    for (const auto& [name, value] : options) {
        weakened |= equals_ignore_case(name, "Level") && value != "0";
        seeded |= equals_ignore_case(name, "Seed");
        const auto declared = declared_.find(to_lower(name));
        if (declared == declared_.end()) {
            std::string known;
            for (const auto& [small, spelled] : declared_)
                known += (known.empty() ? "" : ", ") + spelled;
            return refuse("no-such-option-of-engine",
                          "The engine “{engine}” has no option “{option}”. It has: {options}.",
                          truncate(setup_.command, 80), truncate(name, 40),
                          known.empty() ? "none" : known);
        }
        if (!process_->write_line(
                fmt::format("setoption name {} value {}", declared->second, value), deadline))
            break;
    }
    wants_seed_ = weakened && !seeded;
    return std::nullopt;
}

bool EnginePlayer::get_ready(Deadline deadline) {
    std::string line;
    return process_->write_line("isready", deadline) &&
           wait_for("readyok", line, deadline, [](std::string_view) {}) == WaitResult::heard;
}

std::optional<Refusal> EnginePlayer::start() {
    const Deadline deadline = in_seconds(setup_.start_seconds);
    const std::string word = setup_.ugi ? "ugi" : "uci";
    process_ = std::make_unique<ChildProcess>(setup_.command);
    declared_.clear();
    std::string line;
    const auto hear = [this](std::string_view heard) {
        std::string_view rest = heard;
        const std::string_view kind = take_word(rest);
        if (kind == "option") {
            const std::string_view name = option_name(heard);
            declared_[to_lower(name)] = name;
        }
        if (kind == "id" && take_word(rest) == "name" && !rest.empty()) name_ = rest.substr(1);
    };
    if (process_->write_line(word, deadline) &&
        wait_for(word + "ok", line, deadline, hear) == WaitResult::heard) {
        if (auto refusal = set_options(deadline)) {
            process_.reset();
            return refusal;
        }
        if (get_ready(deadline)) return std::nullopt;
    }
    process_->wait(in_seconds(0.2));
    const std::string state = process_->state();
    process_.reset();
    return refuse("engine-not-ready",
                  "The engine “{engine}” did not get ready: it {state}. It must answer “{word}” "
                  "with “{word}ok” and “isready” with “readyok”.",
                  truncate(setup_.command, 120), state, word);
}

std::optional<Refusal> EnginePlayer::new_game(std::uint64_t seed) {
    const bool fresh = !process_;
    if (fresh)
        if (auto refusal = start()) return refusal;
    const Deadline deadline = in_seconds(setup_.start_seconds);
    bool listens = true;
    if (const auto declared = declared_.find("seed"); declared != declared_.end() && wants_seed_)
        listens = process_->write_line(
            fmt::format("setoption name {} value {}", declared->second, seed % 0x7fffffff),
            deadline);
    if (listens && process_->write_line(setup_.ugi ? "uginewgame" : "ucinewgame", deadline) &&
        get_ready(deadline))
        return std::nullopt;
    const std::string state = process_->state();
    process_.reset();
    // It may have ended since the last game: restart it once.
    if (!fresh) return new_game(seed);
    return refuse("engine-not-ready-for-game",
                  "The engine “{engine}” did not get ready for a game: it {state}.",
                  truncate(setup_.command, 120), state);
}

std::string EnginePlayer::position_line(const games::GameRecord& record, Side to_move) const {
    std::string line = "position ";
    line += record.from.empty() ? "startpos" : "fen " + record.from;
    if (record.moves.empty()) return line;
    line += " moves";
    Side side = record.moves.size() % 2 == 0 ? to_move : other(to_move);
    bool first = true;
    for (const std::string& move : record.moves) {
        if (first || setup_.notation != MoveNotation::glued) line += ' ';
        line += format_move(move, side, setup_.notation);
        side = other(side);
        first = false;
    }
    return line;
}

EngineFailure EnginePlayer::failure_after(WaitResult waited, double after_seconds) {
    EngineFailure failure;
    failure.kind =
        waited == WaitResult::late ? EngineFailure::Kind::hung : EngineFailure::Kind::crashed;
    if (waited == WaitResult::ended) process_->wait(in_seconds(1));
    failure.sentence =
        waited == WaitResult::late
            ? fmt::format("The engine did not answer within {:.1f} s and was killed.",
                          after_seconds)
            : fmt::format("The engine {}.", process_->state());
    process_.reset();
    return failure;
}

Expected<MoveReply, EngineFailure> EnginePlayer::move(const MoveRequest& turn) {
    if (!process_)
        return EngineFailure{EngineFailure::Kind::crashed,
                             "The engine was not running when it had to move."};
    const Deadline deadline = in_seconds(turn.timeout_seconds);
    MoveReply played;
    if (!process_->write_line(position_line(turn.record, turn.side), deadline) ||
        !process_->write_line(go_line(turn), deadline))
        return failure_after(
            std::chrono::steady_clock::now() >= deadline ? WaitResult::late : WaitResult::ended,
            turn.timeout_seconds);
    std::string line;
    const WaitResult waited = wait_for("bestmove", line, deadline, [&](std::string_view heard) {
        std::string_view rest = heard;
        if (take_word(rest) == "info") parse_info(rest, setup_.ugi, played);
    });
    if (waited != WaitResult::heard) return failure_after(waited, turn.timeout_seconds);
    std::string_view rest = line;
    take_word(rest);
    played.move = take_word(rest);
    return played;
}

}  // namespace posthouse::strength
