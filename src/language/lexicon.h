// What people's words beside a move mean, in some thirty languages: whether they take it back or
// doubt it, and the small words that change nothing. The words themselves are data
// (lexicon/*.txt; lexicon/README.md explains their form). Nobody says in which language they write,
// so all languages are looked for at once.
#pragma once

#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

namespace posthouse::language {

/// Words of one kind, which stand alone or around a move.
enum class WordKind {
    beside,    // "it is", "then": change nothing where they stand beside a move
    polite,    // "please", "thanks"
    plays,     // "I play", "my move": say that a move is made
    other,     // "or", "rather", "instead": name another move than the one written
    alone,     // "no", "stop, wait": a sentence of nothing else casts a doubt
    yes,       // confirm what was asked
    closing,   // stand above a name at the end of a letter
    greeting,  // open a letter
};
inline constexpr std::size_t word_kinds = 8;

enum class Doubt {
    none,
    near,     // a doubt about a move in a sentence next to it
    anywhere  // takes a move back wherever in the letter it stands
};

/// The texts of lexicon/*.txt, embedded at build time.
std::vector<std::string_view> lexicon_files();

/// Immutable once made; any number of threads may ask it. All sentences are in normal form.
class Lexicon {
public:
    /// That of every language. Made when it is first asked for, which takes a moment.
    static const Lexicon& all();

    /// `texts` have the form of the files in lexicon/. Throws std::runtime_error, with the line,
    /// where one has not.
    explicit Lexicon(std::vector<std::string_view> texts);
    ~Lexicon();
    Lexicon(const Lexicon&) = delete;
    Lexicon& operator=(const Lexicon&) = delete;

    Doubt doubt_in(std::string_view sentence, bool question) const;
    /// Words of these kinds, in any order, are all that there is, and there is some.
    bool consists_of(std::string_view words, std::initializer_list<WordKind> kinds) const;
    bool holds(std::string_view words, WordKind kind) const;
    bool begins_with(std::string_view words, WordKind kind) const;

private:
    class Phrases;
    struct Patterns;
    void read(std::string_view text);

    std::unique_ptr<Phrases> phrases_;
    std::unique_ptr<Patterns> patterns_;
};

}  // namespace posthouse::language
