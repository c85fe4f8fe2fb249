#include "engine_protocol/search_task.h"

#include "engine_protocol/protocol_text.h"
#include "games/result_text.h"
#include "opening_book/lookup.h"
#include "rules/perft.h"

#include <algorithm>
#include <cmath>
#include <exception>

namespace posthouse::engine_protocol {

namespace {

/// The lines to report: of the allowed moves, as many as wanted. A weak level reports only the move
/// that it plays.
std::vector<games::SearchReport::Line> lines_to_tell(const SearchRequest& task,
                                                     const games::SearchReport& search_report,
                                                     int wanted) {
    if (!task.restricted && wanted == 1) return {{search_report.line, search_report.score}};
    std::vector<games::SearchReport::Line> lines;
    for (const games::SearchReport::Line& line : search_report.lines) {
        if (static_cast<int>(lines.size()) == wanted) break;
        if (std::ranges::find(task.moves, line.moves.front().text) != task.moves.end())
            lines.push_back(line);
    }
    return lines;
}

std::string fault_sentence(const std::exception& fault) {
    return info_string(std::string("The search failed (") + fault.what() +
                       "): try a smaller Hash or fewer Threads.");
}

std::string counted_lines(int depth, std::uint64_t leaves, double ms) {
    const auto rate = std::llround(static_cast<double>(leaves) / ms * 1000);
    const std::string count = std::to_string(leaves);
    return "info depth " + std::to_string(depth) + " nodes " + count + " nps " +
           std::to_string(rate) + " time " + std::to_string(std::llround(ms)) +
           "\nNodes searched: " + count + '\n';
}

}  // namespace

SearchTask::SearchTask(SearchRequest task, OutputWriter& voice)
    : task_(std::move(task)),
      output_(voice),
      pondering_(task_.ponder),
      clock_began_ms_(task_.began_ms),
      thread_([this] { run(); }) {}

SearchTask::~SearchTask() {
    stop();
}

void SearchTask::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    woken_.notify_all();
    if (thread_.joinable()) thread_.join();
}

void SearchTask::ponderhit() {
    if (!pondering_) return;
    const double now_ms = output_.now_ms();
    {
        const std::lock_guard lock(mutex_);
        clock_began_ms_ = now_ms;
        pondering_ = false;
        // The time spent pondering counts.
        if (depth_done_ && now_ms - task_.began_ms >= task_.plan.soft_ms) stop_ = true;
    }
    woken_.notify_all();
}

void SearchTask::finish() {
    if (task_.endless || pondering_) return stop();
    if (thread_.joinable()) thread_.join();
}

void SearchTask::run() {
    games::SearchReport search_report;
    try {
        auto found = think();
        if (found) {
            search_report = *std::move(found);
            write_info(search_report);
        } else {
            output_.write(info_string(found.error().refusal.sentence));
        }
    } catch (const std::exception& fault) {
        output_.write(fault_sentence(fault));
    }
    wait_for_stop_or_ponderhit();
    write_bestmove(search_report);
}

Expected<games::SearchReport, games::InvalidRecord> SearchTask::think() {
    if (task_.book)
        if (auto known =
                opening_book::book_answer(*task_.book, *task_.game, task_.record, task_.limits))
            return *std::move(known);
    search::ThinkLimits limits = task_.limits;
    limits.stop = [this] { return should_stop(); };
    // For searchmoves: ask for all lines, and filter them.
    if (task_.restricted) limits.lines = 255;
    return task_.game->think_with_progress(
        task_.record, limits,
        [this](const games::SearchReport& search_report) { on_depth_done(search_report); });
}

/// Called by the search every few thousand nodes.
bool SearchTask::should_stop() const {
    if (stop_) return true;
    if (pondering_ || task_.plan.hard_ms == TimePlan::never) return false;
    return output_.now_ms() - clock_began_ms_ >= task_.plan.hard_ms;
}

void SearchTask::on_depth_done(const games::SearchReport& search_report) {
    write_info(search_report);
    // Start no new depth without time for it.
    double soft_ms = task_.plan.soft_ms;
    if (search_report.depth > 1 && search_report.move.text != best_)
        soft_ms = std::min(soft_ms * unstable_factor, task_.plan.hard_ms);
    best_ = search_report.move.text;
    const std::lock_guard lock(mutex_);
    depth_done_ = true;
    if (!pondering_ && output_.now_ms() - task_.began_ms >= soft_ms) stop_ = true;
}

void SearchTask::write_info(const games::SearchReport& search_report) {
    const auto lines = lines_to_tell(task_, search_report, task_.limits.lines);
    output_.write(
        format_info(search_report, lines, output_.now_ms() - task_.began_ms, task_.mate_in_plies));
}

/// Writes a legal move even if the search failed.
void SearchTask::write_bestmove(const games::SearchReport& search_report) {
    const auto lines = lines_to_tell(task_, search_report, 1);
    std::vector<games::MoveText> line =
        lines.empty() ? std::vector<games::MoveText>() : lines[0].moves;
    std::string text;
    if (!lines.empty() && search::is_decided(lines[0].score))
        text = info_string(games::format_score(*task_.game, task_.to_move, lines[0].score) + '.');
    if (line.empty() && !task_.moves.empty()) line = {{task_.moves.front(), task_.moves.front()}};
    output_.write(text + format_bestmove(line, task_.report_ponder_move));
}

void SearchTask::wait_for_stop_or_ponderhit() {
    std::unique_lock lock(mutex_);
    woken_.wait(lock, [this] { return stop_ || (!task_.infinite && !pondering_); });
}

PerftTask::PerftTask(const games::Game& game, std::string position, int depth, OutputWriter& voice)
    : thread_([this, &game, position = std::move(position), depth, &voice] {
          const double began_ms = voice.now_ms();
          const auto leaves = game.perft(position, depth, PerftMode::bulk);
          const double ms = std::max(voice.now_ms() - began_ms, 1.0);
          const std::string told =
              leaves ? counted_lines(depth, *leaves, ms) : info_string(leaves.error().sentence);
          over_ = true;  // before the output, whose reader may continue at once
          voice.write(told);
      }) {}

}  // namespace posthouse::engine_protocol
