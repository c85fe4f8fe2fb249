#include "strength/lab/duel_file.h"

#include "base/inplace.h"
#include "base/parse_number.h"
#include "search/score.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <set>
#include <system_error>
#include <utility>

namespace posthouse::strength {

namespace {

using Tags = std::map<std::string, std::string, std::less<>>;

void add_tag(std::string& block, std::string_view name, std::string_view value) {
    block += fmt::format("[{} \"", name);
    for (char c : value) {
        if (c == '"' || c == '\\') block += '\\';
        block += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    block += "\"]\n";
}

/// `[Name "value"]`
bool read_tag(std::string_view line, Tags& tags) {
    if (line.size() < 5 || !line.starts_with('[') || !line.ends_with("\"]")) return false;
    line = line.substr(1, line.size() - 3);
    const std::string_view name = take_until(line, ' ');
    if (!line.starts_with('"')) return false;
    std::string value;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (line[i] == '\\' && i + 1 < line.size()) ++i;
        value += line[i];
    }
    return tags.emplace(name, value).second;
}

std::string_view result_text(Result result) {
    return result == Result::draw ? "1/2-1/2" : result == Result::first ? "1-0" : "0-1";
}

std::string score_text(int score) {
    if (const auto end = search::decided(score); end && end->by_table)
        return fmt::format("{} by {}", end->won ? "won" : "lost", std::abs(end->margin));
    if (const auto end = search::decided(score))
        return fmt::format("{} in {}", end->won ? "won" : "lost", end->plies);
    return fmt::format("{}{}.{:02}", score < 0 ? '-' : '+', std::abs(score) / 100,
                       std::abs(score) % 100);
}

/// The moves, numbered, in lines of at most 100 columns.
std::string moves_text(const PlayedGame& played) {
    std::string text;
    std::size_t column = 0;
    const auto add = [&](const std::string& word) {
        const bool breaks = column + word.size() + 1 > 100;
        if (column > 0) text += breaks ? '\n' : ' ';
        column = (breaks || column == 0 ? 0 : column + 1) + word.size();
        text += word;
    };
    const auto begun = static_cast<int>(played.opening.size());
    for (int ply = 0; ply < played.plies(); ++ply) {
        if (ply % 2 == 0) add(fmt::format("{}.", ply / 2 + 1));
        if (ply < begun) {
            add(played.opening[static_cast<std::size_t>(ply)]);
            continue;
        }
        const RecordedMove& reply = played.moves[static_cast<std::size_t>(ply - begun)];
        add(reply.move);
        if (reply.score) add(fmt::format("{{{}/{}}}", score_text(*reply.score), reply.depth));
    }
    add(std::string(result_text(played.result)));
    return text + '\n';
}

std::optional<std::uint64_t> number_in(const Tags& tags, std::string_view name) {
    const auto tag = tags.find(name);
    if (tag == tags.end()) return std::nullopt;
    return parse_number<std::uint64_t>(tag->second);
}

std::string text_in(const Tags& tags, std::string_view name) {
    const auto tag = tags.find(name);
    return tag == tags.end() ? std::string() : tag->second;
}

/// Removes one block from the front of `rest` and returns its tags; empty if incomplete.
std::optional<Tags> take_block(std::string_view& rest) {
    std::string_view left = rest;
    Tags tags;
    const auto take_line = [&left](std::string_view& line) {
        if (left.find('\n') == std::string_view::npos) return false;
        line = take_until(left, '\n');
        return true;
    };
    std::string_view line;
    for (;;) {
        if (!take_line(line)) return std::nullopt;
        if (line.empty()) break;
        if (!read_tag(line, tags)) return std::nullopt;
    }
    std::string_view last;
    for (;;) {
        if (!take_line(line)) return std::nullopt;
        if (line.empty()) break;
        last = line;
    }
    const auto result = tags.find("Result");
    if (result == tags.end() || !last.ends_with(result->second)) return std::nullopt;
    rest = left;
    return tags;
}

std::optional<CountedGame> outcome_from_tags(const Tags& tags) {
    CountedGame game;
    const auto number = number_in(tags, "Number");
    const std::string result = text_in(tags, "Result");
    const std::string seats = text_in(tags, "Seats");
    if (!number || (seats != "1-2" && seats != "2-1")) return std::nullopt;
    game.number = *number;
    game.one_first = seats == "1-2";
    const int first_has = result == "1-0" ? 2 : result == "0-1" ? 0 : 1;
    game.half_points = game.one_first ? first_has : 2 - first_has;
    game.reason = text_in(tags, "Reason");
    game.plies = static_cast<int>(number_in(tags, "Plies").value_or(0));
    if (const auto fault = number_in(tags, "Fault")) game.at_fault = static_cast<int>(*fault);
    const std::array<std::string_view, 2> names = {"Announced1", "Announced2"};
    for (std::size_t i = 0; i < 2; ++i)
        if (const auto ply = number_in(tags, names[i])) game.announced[i] = static_cast<int>(*ply);
    return game;
}

DuelTerms terms_of(const Tags& tags) {
    const std::string name = text_in(tags, "Game");
    // Older records have no such tag: they were played by the game's own rule.
    const games::Game* game = games::find_game(name);
    const auto repetitions = number_in(tags, "Repetition");
    return {name,
            {text_in(tags, "Engine1"), text_in(tags, "Engine2")},
            {text_in(tags, "Limits1"), text_in(tags, "Limits2")},
            text_in(tags, "Seed"),
            repetitions ? static_cast<int>(*repetitions)
            : game      ? game->repetitions
                        : 0};
}

[[noreturn]] void throw_error(const std::string& path) {
    throw std::system_error(errno, std::generic_category(), path);
}

}  // namespace

CountedGame outcome_of(std::uint64_t number, bool one_first, const PlayedGame& played) {
    CountedGame game;
    game.number = number;
    game.one_first = one_first;
    const int first_has = played.result == Result::draw    ? 1
                          : played.result == Result::first ? 2
                                                           : 0;
    game.half_points = one_first ? first_has : 2 - first_has;
    game.reason = played.reason;
    game.plies = played.plies();
    if (played.at_fault) game.at_fault = (*played.at_fault == Side::first) == one_first ? 1 : 2;
    game.announced = played.announced;
    if (!one_first) std::swap(game.announced[0], game.announced[1]);
    return game;
}

std::string format_block(const DuelTerms& terms, std::uint64_t number, bool one_first,
                         const PlayedGame& played) {
    const CountedGame game = outcome_of(number, one_first, played);
    std::string block;
    add_tag(block, "Event", "Posthouse duel");
    add_tag(block, "Game", terms.game);
    add_tag(block, "Engine1", terms.engines[0]);
    add_tag(block, "Engine2", terms.engines[1]);
    add_tag(block, "Limits1", terms.limits[0]);
    add_tag(block, "Limits2", terms.limits[1]);
    add_tag(block, "Seed", terms.seed);
    if (terms.repetitions > 0) add_tag(block, "Repetition", std::to_string(terms.repetitions));
    add_tag(block, "Number", std::to_string(number));
    add_tag(block, "Seats", one_first ? "1-2" : "2-1");
    add_tag(block, "Opening", fmt::format("{}", fmt::join(played.opening, " ")));
    add_tag(block, "Plies", std::to_string(game.plies));
    add_tag(block, "Reason", game.reason);
    if (game.at_fault) add_tag(block, "Fault", std::to_string(*game.at_fault));
    if (!played.fault_text.empty()) add_tag(block, "Said", played.fault_text);
    if (game.announced[0]) add_tag(block, "Announced1", std::to_string(*game.announced[0]));
    if (game.announced[1]) add_tag(block, "Announced2", std::to_string(*game.announced[1]));
    add_tag(block, "Position", played.position);
    add_tag(block, "Result", result_text(played.result));
    return block + '\n' + moves_text(played) + '\n';
}

Expected<DuelBlocks> read_blocks(std::string_view text, const DuelTerms& terms) {
    DuelBlocks blocks;
    std::set<std::uint64_t> numbers;
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto tags = take_block(rest);
        const auto game = tags ? outcome_from_tags(*tags) : std::nullopt;
        if (!game) {
            // Only the last block may be incomplete, and only a duel's file may be truncated.
            if (rest.find("\n[Event ") != std::string_view::npos ||
                !(rest.starts_with("[Event \"Posthouse duel\"]") ||
                  std::string_view("[Event \"Posthouse duel\"]\n").starts_with(rest)))
                return refuse("duel-file-damaged",
                              "The file is damaged, or not the record of a duel, at byte {byte}: "
                              "name another file.",
                              blocks.bytes);
            break;
        }
        if (!(terms_of(*tags) == terms))
            return refuse(
                "duel-file-differs",
                "The file holds a duel with other terms (game, rule of repetition, engines, "
                "limits or seed): "
                "name another file, or use the same terms.");
        if (numbers.insert(game->number).second) blocks.games.push_back(*game);
        blocks.bytes = text.size() - rest.size();
    }
    return blocks;
}

Expected<DuelFile> DuelFile::open(const std::string& path, const DuelTerms& terms) {
    DuelFile duel;
    duel.file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (duel.file_ < 0) throw_error(path);
    if (flock(duel.file_, LOCK_EX | LOCK_NB) != 0)
        return refuse("duel-file-in-use", "Another duel is writing to “{file}”: name another file.",
                      path);
    std::string text;
    std::array<char, 65536> bytes{};
    ssize_t count = 0;
    while ((count = read(duel.file_, bytes.data(), bytes.size())) > 0)
        text.append(bytes.data(), static_cast<std::size_t>(count));
    if (count < 0) throw_error(path);
    auto blocks = read_blocks(text, terms);
    if (!blocks) return blocks.error();
    if (blocks->bytes < text.size() &&
        ftruncate(duel.file_, static_cast<off_t>(blocks->bytes)) != 0)
        throw_error(path);
    duel.games_ = std::move(blocks->games);
    return duel;
}

DuelFile::DuelFile(DuelFile&& other) noexcept
    : file_(std::exchange(other.file_, -1)), games_(std::move(other.games_)) {}

DuelFile::~DuelFile() {
    if (file_ >= 0) close(file_);
}

void DuelFile::add(std::string_view block) {
    while (!block.empty()) {
        const ssize_t count = write(file_, block.data(), block.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) throw_error("the duel's record");
        block.remove_prefix(static_cast<std::size_t>(count));
    }
}

}  // namespace posthouse::strength
