// What a letter says, as blocks: sentences, boards, quotations, move lists. They become text or
// HTML when the letter is mailed or shown; nobody searches a text for its board again.
#pragma once

#include "games/game.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace posthouse::club {

/// Plain text of at most 72 columns, as it is mailed. The only block with placeholders; never holds
/// a secret.
struct TextBlock {
    std::string text;
    friend bool operator==(const TextBlock&, const TextBlock&) = default;
};

/// What a player or another server wrote.
struct QuotationBlock {
    std::string text;
    friend bool operator==(const QuotationBlock&, const QuotationBlock&) = default;
};

/// A board as one reader sees it: games::BoardRenderOptions.
struct BoardBlock {
    std::string game, position;
    std::string title;  // "wari board 12 after 3 moves"
    Side bottom = Side::first;
    std::array<std::string, 2> captions{};
    int columns = games::text_columns_max;
    /// The cells of the last move, which the board marks.
    struct LastMove {
        int from = 0;
        std::vector<int> path, captured;
        bool slam = false;
        friend bool operator==(const LastMove&, const LastMove&) = default;
    };
    std::optional<LastMove> last{};
    std::string language = "en";  // of the words on it
    friend bool operator==(const BoardBlock&, const BoardBlock&) = default;
};

/// The moves of a game in two columns (games/move_list.h), with a `?` to fill in.
struct MoveListBlock {
    std::array<std::string, 2> names;
    std::vector<std::pair<Side, std::string>> moves;  // as the reader reads them
    std::optional<Side> awaited;                      // who moves next; none: the game is over
    friend bool operator==(const MoveListBlock&, const MoveListBlock&) = default;
};

/// The block for programs: `name: value`.
struct MachineBlock {
    std::vector<std::pair<std::string, std::string>> values;
    friend bool operator==(const MachineBlock&, const MachineBlock&) = default;
};

using LetterBlock =
    std::variant<TextBlock, QuotationBlock, BoardBlock, MoveListBlock, MachineBlock>;

/// Built like a text: words that are added extend the text block before them.
class LetterBody {
public:
    LetterBody();
    LetterBody(std::string_view text);
    LetterBody(const std::string& text) : LetterBody(std::string_view(text)) {}
    LetterBody(const char* text) : LetterBody(std::string_view(text)) {}
    LetterBody(QuotationBlock);
    LetterBody(BoardBlock);
    LetterBody(MoveListBlock);
    LetterBody(MachineBlock);
    explicit LetterBody(std::vector<LetterBlock>);
    // Not inline: every file that includes this would compile what copies and destroys the blocks.
    LetterBody(const LetterBody&);
    LetterBody(LetterBody&&) noexcept;
    LetterBody& operator=(const LetterBody&);
    LetterBody& operator=(LetterBody&&) noexcept;
    ~LetterBody();

    const std::vector<LetterBlock>& blocks() const { return blocks_; }
    bool empty() const { return blocks_.empty(); }
    /// The language of its texts: "en".
    const std::string& language() const { return language_; }
    void set_language(std::string_view language) { language_ = language; }

    LetterBody& operator+=(const LetterBody&);
    friend LetterBody operator+(LetterBody first, const LetterBody& second);

    /// The same with each text block changed.
    LetterBody with_texts(const std::function<std::string(std::string)>& change) const;
    /// The same with everything changed that people wrote or are called: texts, quotations, names,
    /// the values of the machine block.
    LetterBody with_words(const std::function<std::string(std::string)>& change) const;

    friend bool operator==(const LetterBody&, const LetterBody&);

private:
    std::vector<LetterBlock> blocks_;
    std::string language_ = "en";
};

/// As it is mailed: plain text, at most 72 columns.
std::string render_text(const LetterBlock&);
std::string render_text(const LetterBody&);

/// The options to draw this board with; `last` is where its last move is put and must outlive them.
games::BoardRenderOptions board_options(const BoardBlock&, games::MoveDetails& last);

}  // namespace posthouse::club
