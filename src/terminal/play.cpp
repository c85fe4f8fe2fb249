#include "terminal/play.h"

#include "base/text.h"
#include "games/game.h"
#include "games/game_help.h"
#include "games/move_sheet.h"
#include "games/reasons.h"
#include "search/levels.h"
#include "terminal/endings_at_hand.h"
#include "terminal/plain.h"
#include "terminal/show.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

namespace posthouse {

namespace {

constexpr std::string_view commands =
    "Type a move, or one of these:\n"
    "    ?        this help; ? rules, ? example: all the rules, a whole game\n"
    "    moves    the legal moves, and the moves so far\n"
    "    board    draws the board again\n";
/// What a table that keeps the etiquette does without.
constexpr std::string_view free_commands =
    "    proven   what tables of endings prove of the position\n"
    "    undo     takes back your last move and the answer to it\n";
constexpr std::string_view last_commands =
    "    resign   gives up the game\n"
    "    quit     leaves\n"
    "Small and capital letters are the same.\n";

/// Questions and answers.
class Talk {
public:
    Talk(std::istream& in, std::ostream& out, const PlayOptions& options)
        : in_(in),
          out_(out),
          echo_(!options.interactive),
          columns_(options.columns),
          screen_(options.screen) {}

    void say(std::string_view words) { out_ << folded(plain(words), columns_); }
    /// What is longer than a screen.
    void say_at_length(std::string_view words) {
        if (!screen_) return say(words);
        write_in_screens(folded(plain(words), columns_), screen_(), in_, out_);
    }
    void flush() { out_.flush(); }

    /// None at the end of the input, or where nobody could read the question.
    std::optional<std::string> ask(std::string_view question) {
        out_ << folded(plain(question), columns_) << std::flush;
        if (!out_) return std::nullopt;
        auto answer = read_line(in_);
        if (echo_) out_ << (answer ? *answer : std::string()) << '\n';
        if (!answer && !echo_) out_ << '\n';
        return answer;
    }

    /// Yes or no; `otherwise` for an empty answer. None at the end of the input or on "quit".
    std::optional<bool> ask_yes_no(std::string_view question, bool otherwise) {
        for (;;) {
            const auto answer = ask(question);
            if (!answer || same_word(*answer, "quit")) return std::nullopt;
            if (answer->empty()) return otherwise;
            if (same_word(*answer, "y") || same_word(*answer, "yes")) return true;
            if (same_word(*answer, "n") || same_word(*answer, "no")) return false;
            say("Please answer Y or N.\n");
        }
    }

private:
    std::istream& in_;
    std::ostream& out_;
    bool echo_;
    int columns_;
    std::function<Screen()> screen_;
};

/// How a game begins: where the person sits, who moves first, and whether etiquette is kept.
struct Beginning {
    Side mine = Side::first;
    std::string from;  // as in Record
    bool etiquette = false;
};

/// One game from its opening to its end.
class Sitting {
public:
    Sitting(const Game& game, const Level& level, const Beginning& beginning,
            const PlayOptions& options, std::uint64_t seed, Talk& talk)
        : game_(game),
          level_(level),
          mine_(beginning.mine),
          etiquette_(beginning.etiquette),
          options_(options),
          seed_(seed),
          talk_(talk),
          endings_(game, options.tables),
          record_{beginning.from, {}} {
        names_[index_of(mine_)] = "You";
        names_[index_of(other(mine_))] = "Computer";
    }

    /// False where the person left before the end.
    bool play() {
        talk_.say(fmt::format("\n{}, level {} ({}). You are {}. Type ? for help.\n", game_.title,
                              level_.number, level_.name, game_.seats[index_of(mine_)]));
        if (etiquette_)
            say_wrapped(
                "This table keeps the etiquette: a house touched is a house played, nothing is "
                "tried or taken back, and nobody counts.");
        for (;;) {
            const View view = look();
            if (view.verdict.over) return announce(view), true;
            if (view.to_move != mine_) {
                if (!think()) return false;
                continue;
            }
            if (!drawn_) draw();
            const auto answer = talk_.ask("Your move? ");
            if (!answer || same_word(*answer, "quit") || same_word(*answer, "exit")) return false;
            if (same_word(*answer, "resign")) {
                talk_.say("You resign. The computer wins.\n");
                say_thanks();
                return true;
            }
            obey(*answer, view);
        }
    }

private:
    /// The record is made of moves that were found legal, so there is always a view of it.
    View look() const { return *game_.look(record_); }
    std::vector<Step> steps() const { return *game_.steps(record_); }

    void obey(const std::string& typed, const View& view) {
        if (typed.empty()) return;
        if (const auto subject = asks_for_help(typed))
            help(*subject);
        else if (same_word(typed, "moves"))
            tell_moves(view);
        else if (same_word(typed, "board"))
            draw();
        else if (same_word(typed, "proven"))
            tell_proven(view);
        else if (same_word(typed, "undo"))
            undo();
        else
            move(typed);
    }

    /// What follows "?" or "help".
    static std::optional<std::string_view> asks_for_help(std::string_view typed) {
        std::string_view words = typed;
        const std::string_view first =
            typed.starts_with('?') ? typed.substr(0, 1) : take_until(words, ' ');
        if (first == "?") words.remove_prefix(1);
        if (first != "?" && !same_word(first, "help")) return std::nullopt;
        while (words.starts_with(' ')) words.remove_prefix(1);
        return words;
    }

    void help(std::string_view subject) {
        if (same_word(subject, "rules"))
            talk_.say_at_length(game_.help);
        else if (same_word(subject, "example"))
            talk_.say_at_length(example_of(game_));
        else
            talk_.say_at_length(fmt::format("{}{}{}\n{}", commands, etiquette_ ? "" : free_commands,
                                            last_commands, game_in_short(game_)));
    }

    void tell_moves(const View& view) {
        talk_.say("You may play:\n" + list_of_moves(view.legal, mine_));
        talk_.say("So far:\n" + move_sheet(steps(), names_, view.to_move, mine_));
    }

    void tell_proven(const View& view) {
        if (etiquette_)
            return say_wrapped(
                "At this table nobody counts: what is proven is told when the game is over.");
        if (!endings_.any()) {
            talk_.say("There are no tables of endings of this game here.\n");
            return;
        }
        const auto ending = endings_.ending(view.position);
        const std::string proven = ending ? endings_.proven(*ending, mine_) : "";
        say_wrapped(proven.empty() ? "Nothing is proven yet." : "It is proven: " + proven + '.');
    }

    /// Since when the result was certain, if both had played as well as can be.
    void tell_since_when(const View& end) {
        std::size_t since = record_.moves.size() + 1;
        Record then = record_;
        while (!then.moves.empty()) {
            then.moves.pop_back();
            const auto ending = endings_.ending(game_.look(then)->position);
            if (!ending || !is_proven(*ending, end.verdict.result)) break;
            since = then.moves.size();
        }
        if (since < record_.moves.size())
            say_wrapped(fmt::format("By tables of endings that was proven {}.",
                                    since == 0 ? std::string("from the beginning")
                                               : fmt::format("after move {}", since)));
    }

    static bool is_proven(const KnownEnding& ending, Result result) {
        if (result == Result::draw) return ending.worth.proof == Certainty::draw;
        return ending.worth.proof ==
               (result == win_of(ending.to_move) ? Certainty::win : Certainty::loss);
    }

    void say_wrapped(const std::string& sentence) {
        std::vector<std::string> words;
        std::string_view rest = sentence;
        while (!rest.empty()) words.emplace_back(take_until(rest, ' '));
        talk_.say(wrapped(words, ""));
    }

    void draw() {
        const auto done = steps();
        BoardStyle style;
        style.bottom = mine_;
        style.captions[index_of(mine_)] = "you";
        style.captions[index_of(other(mine_))] = "computer";
        style.columns = std::min(options_.columns, text_columns_max);
        if (!done.empty()) style.last = &done.back();
        const auto board = game_.board(look().position, style);
        talk_.say("\n" + (board ? *board : std::string(board.refusal().sentence.view())) + "\n");
        drawn_ = true;
    }

    void undo() {
        if (etiquette_)
            return say_wrapped(
                "At this table a house touched is a house played: no move is taken back. Play on; "
                "the seeds may yet be kind to you.");
        const auto done = steps();
        for (std::size_t ply = done.size(); ply-- > 0;) {
            if (done[ply].side != mine_) continue;
            record_.moves.resize(ply);
            talk_.say("Your move " + done[ply].move.shown.to(mine_) + " is taken back.\n");
            drawn_ = false;
            return;
        }
        talk_.say("You have not moved yet, so there is nothing to take back.\n");
    }

    /// The record takes the move as it is stored, whichever way it was typed.
    void move(const std::string& typed) {
        record_.moves.push_back(typed);
        const auto done = game_.steps(record_);
        if (!done) {
            record_.moves.pop_back();
            talk_.say(std::string(done.refusal().refusal.sentence.view()) + "\n");
            return;
        }
        record_.moves.back() = done->back().move.text;
        tell(done->back());
        draw();
    }

    void tell(const Step& step) {
        talk_.say(fmt::format("{}: {}\n", names_[index_of(step.side)], step.told.to(mine_)));
        drawn_ = false;
    }

    bool think() {
        if (!drawn_ && record_.moves.empty()) draw();
        constexpr std::string_view thinking = "THINKING";
        talk_.say(thinking);
        talk_.flush();
        ThinkLimits limits = limits_of(level_, seed_ + record_.moves.size(), etiquette_);
        if (level_.number >= tables_from) limits.tables = endings_.source();
        limits.weighed = [this, column = int(thinking.size())](int, int) mutable {
            if (++column > options_.columns) talk_.say("\n"), column = 1;
            talk_.say(".");
            talk_.flush();
            if (options_.pause) options_.pause();
        };
        const auto thought = game_.think(record_, limits);
        talk_.say("\n");
        if (!thought) {
            talk_.say(std::string(thought.refusal().refusal.sentence.view()) + "\n");
            return false;
        }
        record_.moves.push_back(thought->move.text);
        tell(steps().back());
        return true;
    }

    void announce(const View& view) {
        if (!drawn_) draw();
        talk_.say(fmt::format("The game is over: {}.\n", in_words(view.verdict.reason)));
        if (view.verdict.result == Result::draw)
            talk_.say("It is a draw.\n");
        else
            talk_.say(view.verdict.result == win_of(mine_) ? "You win.\n" : "The computer wins.\n");
        tell_since_when(view);
        talk_.say("Position: " + view.position + "\n");
        say_thanks();
    }

    void say_thanks() {
        if (etiquette_) talk_.say("The computer thanks you for the game.\n");
    }

    const Game& game_;
    const Level& level_;
    const Side mine_;
    const bool etiquette_;
    const PlayOptions& options_;
    const std::uint64_t seed_;
    Talk& talk_;
    const EndingsAtHand endings_;
    std::array<std::string, 2> names_;
    Record record_;
    bool drawn_ = false;  // the board as it stands is on the screen
};

/// None where the person leaves instead of choosing.
const Game* choose_game(Talk& talk) {
    const auto games = listed_games();
    talk.say("The games of the house:\n" + list_of_games());
    for (;;) {
        const auto answer = talk.ask("Which game, by name or number? ");
        if (!answer || same_word(*answer, "quit")) return nullptr;
        if (answer->empty()) continue;
        const auto number = read_number(*answer);
        if (number && *number >= 1 && *number <= static_cast<int>(games.size()))
            return games[static_cast<std::size_t>(*number) - 1];
        if (const Game* game = find_game(*answer)) return game;
        talk.say(
            fmt::format("There is no game \"{}\": type a number from 1 to {}, a name, or quit.\n",
                        *answer, games.size()));
    }
}

/// Whether the etiquette is kept in this game, by the wish for it or as is usual.
Or<bool> keeps_etiquette(const Game& game, std::string_view wish) {
    if (wish.empty()) return game.etiquette == Etiquette::usual;
    if (wish != "on") return false;
    if (game.etiquette == Etiquette::never)
        return refuse(game.title, " is played without this etiquette: leave out --etiquette.");
    return true;
}

/// With etiquette the person sits South, and the lot alone says who moves first.
Beginning draw_lot(const Game& game, Talk& talk, bool lot) {
    talk.say(fmt::format("The lot fell to {}: {} first.\n", game.seats[lot ? 0 : 1],
                         lot ? "you move" : "the computer moves"));
    return {Side::first, lot ? std::string() : game.opening_of_second, true};
}

/// Whom the lot or the person lets begin.
std::optional<Side> choose_side(Talk& talk, bool lot) {
    for (;;) {
        const auto answer = talk.ask("Do you want to go first? (Y, N, or Enter to draw lots) ");
        if (!answer || same_word(*answer, "quit")) return std::nullopt;
        if (same_word(*answer, "y") || same_word(*answer, "yes")) return Side::first;
        if (same_word(*answer, "n") || same_word(*answer, "no")) return Side::second;
        if (answer->empty()) {
            talk.say(lot ? "The lot is yours: you go first.\n" : "The lot is mine: I go first.\n");
            return lot ? Side::first : Side::second;
        }
        talk.say("Please answer Y or N, or just press Enter.\n");
    }
}

std::optional<Beginning> how_it_begins(const Game& game, bool etiquette, Talk& talk, bool lot) {
    if (etiquette) return draw_lot(game, talk, lot);
    const auto mine = choose_side(talk, lot);
    if (!mine) return std::nullopt;
    return Beginning{*mine, "", false};
}

}  // namespace

int play(const PlayOptions& options, std::istream& in, std::ostream& out) {
    Talk talk(in, out, options);
    const Level* level = find_level(options.level);
    if (!level) {
        talk.say(fmt::format("There is no level {}: choose one from {} to {}.\n", options.level,
                             levels.front().number, levels.back().number));
        return 2;
    }
    const Game* game = options.game.empty() ? choose_game(talk) : find_game(options.game);
    if (!game && !options.game.empty()) {
        talk.say("There is no game \"" + options.game + "\". The games of the house:\n" +
                 list_of_games());
        return 2;
    }

    const auto etiquette = game ? keeps_etiquette(*game, options.etiquette) : Or<bool>(false);
    if (!etiquette) {
        talk.say(std::string(etiquette.refusal().sentence.view()) + "\n");
        return 2;
    }

    std::mt19937_64 random(options.seed);
    bool goes_on = game != nullptr;
    while (goes_on) {
        const auto begins = how_it_begins(*game, *etiquette, talk, random() % 2 == 0);
        goes_on = begins && Sitting(*game, *level, *begins, options, random(), talk).play() &&
                  options.interactive &&
                  talk.ask_yes_no("Another game? (Y/N) ", false).value_or(false);
    }
    talk.say("Good-bye.\n");
    talk.flush();
    return 0;
}

}  // namespace posthouse
