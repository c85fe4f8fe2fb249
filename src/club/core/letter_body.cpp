#include "club/core/letter_body.h"

#include "club/core/letter_layout.h"
#include "games/board_words.h"
#include "games/move_list.h"

#include <fmt/format.h>

namespace posthouse::club {
namespace {

template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;  // clang++ 16 needs it

std::string text_of(const BoardBlock& block) {
    const games::Game* game = games::find_game(block.game);
    games::MoveDetails last;
    const auto board = game ? game->board(block.position, board_options(block, last))
                            : Expected<std::string>(std::string());
    return board ? *board : std::string();
}

std::string text_of(const MoveListBlock& block) {
    std::vector<games::MoveDetails> steps;
    for (const auto& [side, move] : block.moves) {
        games::MoveDetails& step = steps.emplace_back();
        step.side = side;
        step.move.shown.first = move;
    }
    return games::move_list(steps, block.names, block.awaited, std::nullopt);
}

/// Long values continue in lines that begin with a blank.
std::string text_of(const MachineBlock& block) {
    std::string text = "-- posthouse 1\n";
    for (const auto& [name, value] : block.values) {
        std::string line = wrap(fmt::format("{}: {}", name, value), columns_max - 2);
        for (std::size_t at = 0; (at = line.find('\n', at)) != std::string::npos; at += 3)
            line.replace(at, 1, "\n  ");
        text += line + "\n";
    }
    return text + "--\n";
}

}  // namespace

LetterBody::LetterBody() = default;
LetterBody::LetterBody(const LetterBody&) = default;
LetterBody::LetterBody(LetterBody&&) noexcept = default;
LetterBody& LetterBody::operator=(const LetterBody&) = default;
LetterBody& LetterBody::operator=(LetterBody&&) noexcept = default;
LetterBody::~LetterBody() = default;

LetterBody::LetterBody(std::string_view text) {
    if (!text.empty()) blocks_.emplace_back(TextBlock{std::string(text)});
}
LetterBody::LetterBody(QuotationBlock block) {
    blocks_.emplace_back(std::move(block));
}
LetterBody::LetterBody(BoardBlock block) {
    blocks_.emplace_back(std::move(block));
}
LetterBody::LetterBody(MoveListBlock block) {
    blocks_.emplace_back(std::move(block));
}
LetterBody::LetterBody(MachineBlock block) {
    blocks_.emplace_back(std::move(block));
}
LetterBody::LetterBody(std::vector<LetterBlock> blocks) : blocks_(std::move(blocks)) {}

bool operator==(const LetterBody& one, const LetterBody& other) {
    return one.blocks_ == other.blocks_ && one.language_ == other.language_;
}

LetterBody operator+(LetterBody first, const LetterBody& second) {
    return std::move(first += second);
}

LetterBody& LetterBody::operator+=(const LetterBody& more) {
    for (const LetterBlock& block : more.blocks_) {
        const auto* text = std::get_if<TextBlock>(&block);
        auto* last = blocks_.empty() ? nullptr : std::get_if<TextBlock>(&blocks_.back());
        if (text && last)
            last->text += text->text;
        else
            blocks_.push_back(block);
    }
    return *this;
}

LetterBody LetterBody::with_texts(const std::function<std::string(std::string)>& change) const {
    LetterBody changed = *this;
    for (LetterBlock& block : changed.blocks_)
        if (auto* text = std::get_if<TextBlock>(&block)) text->text = change(std::move(text->text));
    return changed;
}

LetterBody LetterBody::with_words(const std::function<std::string(std::string)>& change) const {
    LetterBody changed = with_texts(change);
    for (LetterBlock& block : changed.blocks_)
        std::visit(Overloaded{[](TextBlock&) {},
                              [&](QuotationBlock& one) { one.text = change(std::move(one.text)); },
                              [&](BoardBlock& one) {
                                  for (std::string& name : one.captions)
                                      name = change(std::move(name));
                              },
                              [&](MoveListBlock& one) {
                                  for (std::string& name : one.names)
                                      name = change(std::move(name));
                              },
                              [&](MachineBlock& one) {
                                  for (auto& [name, value] : one.values)
                                      value = change(std::move(value));
                              }},
                   block);
    return changed;
}

std::string render_text(const LetterBlock& block) {
    return std::visit(
        Overloaded{[](const TextBlock& one) { return one.text; },
                   [](const QuotationBlock& one) { return quote_user_text(one.text); },
                   [](const auto& one) { return text_of(one); }},
        block);
}

std::string render_text(const LetterBody& body) {
    std::string text;
    for (const LetterBlock& block : body.blocks()) text += render_text(block);
    return text;
}

games::BoardRenderOptions board_options(const BoardBlock& block, games::MoveDetails& last) {
    games::BoardRenderOptions options{.bottom = block.bottom,
                                      .captions = block.captions,
                                      .last = nullptr,
                                      .columns = block.columns};
    if (const games::Game* game = games::find_game(block.game))
        options.words = &board_words(*game, translation::Texts(block.language));
    if (!block.last) return options;
    last.from = block.last->from;
    last.path = block.last->path;
    last.captured = block.last->captured;
    last.slam = block.last->slam;
    options.last = &last;
    return options;
}

}  // namespace posthouse::club
