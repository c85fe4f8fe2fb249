#include "games/board_words.h"

#include "base/inplace.h"
#include "games/result_text.h"

#include <list>
#include <map>
#include <mutex>
#include <utility>

namespace posthouse::games {
namespace {

/// A language's words for the boards of a kind, and the texts that they refer to.
class Words {
public:
    Words(const Game& game, const translation::Texts& texts) {
        static constexpr std::pair<std::string_view, std::string_view BoardWords::*> ids[] = {
            {"captured", &BoardWords::captured},
            {"below", &BoardWords::below},
            {"lifted", &BoardWords::lifted},
            {"sown", &BoardWords::sown},
            {"taken", &BoardWords::taken},
            {"moved", &BoardWords::moved},
            {"left", &BoardWords::left},
            {"passed", &BoardWords::passed},
            {"base", &BoardWords::base},
            {"sowing", &BoardWords::sowing},
            {"sowing-captures", &BoardWords::sowing_captures},
            {"narrow-sowing", &BoardWords::narrow_sowing},
            {"narrow-lifted", &BoardWords::narrow_lifted},
            {"narrow-captures", &BoardWords::narrow_captures},
            {"pods", &BoardWords::pods},
            {"narrow-pods", &BoardWords::narrow_pods},
            {"narrow-passed", &BoardWords::narrow_passed},
            {"prongs-left", &BoardWords::prongs_left},
            {"white", &BoardWords::white},
            {"black", &BoardWords::black},
            {"prongs", &BoardWords::prongs},
            {"one-prong", &BoardWords::one_prong},
            {"more-prongs", &BoardWords::more_prongs},
        };
        for (const auto& [id, word] : ids)
            all_.*word =
                keep(texts("letter-on-board-" + std::string(id), {{"who", "{who}"}, {"n", "{n}"}}));
        all_.pods = keep("  " + std::string(all_.pods));
        for (const Side side : {Side::first, Side::second})
            all_.seats[index_of(side)] = keep(seat_word(game, side, texts));
    }
    const BoardWords& all() const { return all_; }

private:
    std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }

    std::list<std::string> texts_;
    BoardWords all_;
};

}  // namespace

std::string seat_word(const Game& game, Side side, const translation::Texts& texts) {
    const std::string_view seat = short_seat(game, side);
    if (texts.is_english()) return std::string(seat);
    std::string id = "seat-" + std::string(seat);
    for (char& c : id) c = to_lower(c);
    const std::string word = texts(id);
    return word == id ? std::string(seat) : word;
}

const BoardWords& board_words(const Game& game, const translation::Texts& texts) {
    if (texts.is_english()) return english_board_words;
    static std::mutex mutex;
    static std::map<std::pair<std::string_view, std::string_view>, Words> made;
    const std::lock_guard lock(mutex);
    return made.try_emplace({texts.language(), game.name}, game, texts).first->second.all();
}

}  // namespace posthouse::games
