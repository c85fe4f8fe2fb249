#include "games/move_sentence.h"

#include "games/cell_name.h"

#include <algorithm>
#include <cstdlib>

namespace posthouse::games {
namespace {

class MoveSentence {
public:
    MoveSentence(const Game& game, const MoveDetails& step, std::string_view who,
                 std::optional<Side> reader, const translation::Texts& texts)
        : step_(step),
          layout_(game.drawing),
          texts_(texts),
          reader_(reader),
          own_(reader == step.side),
          who_(who) {}

    std::string sowing() const {
        const std::string id = step_.slam                  ? "sows-slam"
                               : step_.captured_seeds == 0 ? "sows"
                                                           : "sows-captures";
        return say(id, {{"who", who_},
                        {"seeds", step_.path.size()},
                        {"house", step_.move.shown.to(reader_)},
                        {"captured", step_.captured_seeds},
                        {"from", captured_from()}});
    }

    std::string of_pod() const {
        const std::string& move = step_.move.text;
        if (const std::size_t plus = move.find('+'); plus != move.npos)
            return say("prong", {{"who", who_},
                                 {"prong", move.substr(plus + 1)},
                                 {"direction", texts_("direction-" + move.substr(plus + 1))},
                                 {"square", move.substr(0, plus)}});
        std::vector<int> squares{step_.from};
        squares.insert(squares.end(), step_.path.begin(), step_.path.end());
        if (squares.size() < 2) return step_.description.to(reader_);
        const int columns = squares[1] / 10 - squares[0] / 10;
        const int rows = squares[1] % 10 - squares[0] % 10;
        std::string text =
            std::abs(columns) > 1 || std::abs(rows) > 1 ? jumps(squares) : steps(columns, rows);
        if (step_.on_base) text += " " + texts_("told-base", {{"square", squares.back()}});
        return text + takes("takes", false) + takes("takes-own", true);
    }

private:
    std::string say(const std::string& id,
                    std::initializer_list<translation::TextValue> values) const {
        return texts_((own_ ? "told-you-" : "told-") + id, values);
    }

    /// "from houses b and c"; empty if nothing was captured.
    std::string captured_from() const {
        if (step_.captured.empty()) return {};
        std::vector<std::string> houses;
        for (const int cell : step_.captured) houses.push_back(cell_name(layout_, cell, reader_));
        const bool yours = reader_ && !own_;
        return texts_(yours ? "told-from-yours" : "told-from",
                      {{"houses", listed(houses)}, {"among", houses.size()}});
    }

    /// "a", "a and b", "a, b and c"; there must be one.
    std::string listed(const std::vector<std::string>& names) const {
        std::string list = names.front();
        for (std::size_t i = 1; i < names.size(); ++i)
            list = i + 1 < names.size() ? list + ", " + names[i]
                                        : texts_("list-and", {{"some", list}, {"last", names[i]}});
        return list;
    }

    std::string steps(int columns, int rows) const {
        // Clockwise from north, rows counting up.
        constexpr std::string_view prongs[3] = {"fgh", "e a", "dcb"};
        const char prong = prongs[columns + 1][static_cast<std::size_t>(rows + 1)];
        return say("steps", {{"who", who_},
                             {"direction", texts_(std::string("direction-") + prong)},
                             {"from", step_.from},
                             {"to", step_.path.back()}});
    }

    std::string jumps(const std::vector<int>& squares) const {
        std::string way;
        for (std::size_t i = 1; i < squares.size(); ++i)
            (way += way.empty() ? "" : ", ") += texts_(
                "told-leg", {{"over", (squares[i - 1] + squares[i]) / 2}, {"to", squares[i]}});
        return say("jumps", {{"who", who_}, {"from", step_.from}, {"way", way}});
    }

    /// Which pods were captured, the opponent's or their own; empty if there is none.
    std::string takes(const std::string& id, bool own) const {
        std::vector<std::string> squares;
        for (const int cell : step_.captured) {
            const bool its_own = std::ranges::count(step_.captured_own, cell) > 0;
            if (its_own == own) squares.push_back(std::to_string(cell));
        }
        if (squares.empty()) return {};
        return " " +
               say(id, {{"who", who_}, {"count", squares.size()}, {"squares", listed(squares)}});
    }

    const MoveDetails& step_;
    const BoardLayout& layout_;
    const translation::Texts& texts_;
    std::optional<Side> reader_;
    bool own_;
    std::string who_;
};

}  // namespace

std::string describe_move(const Game& game, const MoveDetails& step, std::string_view who,
                          std::optional<Side> reader, const translation::Texts& texts) {
    const MoveSentence sentence(game, step, who, reader, texts);
    if (game.drawing.kind == "sowing") return sentence.sowing();
    const bool of_pod = step.move.text.find_first_of("+-") == std::size_t{2};  // "22+b", "22-33"
    return of_pod ? sentence.of_pod() : step.description.to(reader);
}

}  // namespace posthouse::games
