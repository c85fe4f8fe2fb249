// What words beside a move mean, in about thirty languages: whether they take it back or doubt it,
// and words that change nothing. The words are data (lexicon/*.txt, format in lexicon.md).
// The language of a mail is not known, so all languages are searched at once.
#pragma once

#include "language/concepts.h"
#include "language/vocabulary.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

namespace posthouse::language {

/// Kinds of words that stand alone or around a move.
enum class WordKind {
    neutral,      // "it is", "then": change nothing beside a move
    polite,       // "please", "thanks"
    states_move,  // "I play", "my move": announce a move
    house,        // "pit": beside its letter
    alternative,  // "or", "rather", "instead": introduce another move
    hesitation,   // "no", "stop, wait": a doubt if the sentence has nothing else
    yes,          // confirms a question
    no,           // answers it with no
    closing,      // precedes the name at the end of a mail
    greeting,     // opens a mail
    away,         // "away until": begins an out-of-office reply
};
inline constexpr std::size_t word_kind_count = 11;

enum class Doubt {
    none,
    near,      // a hint that a move in an adjacent sentence is doubted
    anywhere,  // a hint that a move anywhere in the mail is taken back
    certain    // takes it back, resigns or means another board, whatever the other words are
};

/// What words say of something: “Draw is fine with me.” affirms a draw, “No draw, sorry.” denies
/// it.
enum class Stance { none, denies, affirms };

/// lexicon/*.txt, embedded at build time.
struct LexiconFile {
    std::string_view language;  // "de"
    std::string_view text;
};
std::vector<LexiconFile> lexicon_files();

/// The language of a text as written, one of the lexicon's: "de". Empty if the text is too short to
/// tell, or in none of them, or as likely in another.
std::string_view language_of(std::string_view text);

/// Immutable and thread-safe. All sentences are in normal form.
class Lexicon {
public:
    /// The lexicon of all languages, built on first use, which takes a moment.
    static const Lexicon& all();

    /// `texts` have the format of the files in lexicon/. Throws std::runtime_error with the line of
    /// an error.
    explicit Lexicon(std::vector<std::string_view> texts);
    ~Lexicon();
    Lexicon(const Lexicon&) = delete;
    Lexicon& operator=(const Lexicon&) = delete;

    /// What the words of one clause say. A “no” alone says nothing: “No, we stayed at home.”
    Doubt classify_clause(std::string_view words, bool question) const;
    /// The same for a whole sentence, which may be a “no” or “stop” and nothing else.
    Doubt classify_doubt(std::string_view sentence, bool question) const;
    /// Whether the words are not empty and all of these kinds, in any order.
    bool consists_of(std::string_view words, std::initializer_list<WordKind> kinds) const;
    bool contains(std::string_view words, WordKind kind) const;
    bool begins_with(std::string_view words, WordKind kind) const;
    const Vocabulary& vocabulary() const { return vocabulary_; }
    /// What the words are about, in the languages that they may be in, as bits (concepts.h).
    std::uint32_t concepts_in(std::string_view words) const;
    /// Whether a clause, as written, names this concept, and whether it has a negation.
    Stance stance_of_clause(std::string_view clause, std::string_view concept_name) const;
    /// That of the clauses of a sentence; one that affirms counts before one that denies.
    Stance stance_on(std::string_view sentence, std::string_view concept_name) const;

private:
    class Phrases;
    struct Patterns;
    void read(std::string_view text);

    Vocabulary vocabulary_;
    std::vector<Concepts> concepts_;  // of each language
    std::unique_ptr<Phrases> phrases_;
    std::unique_ptr<Patterns> patterns_;
};

}  // namespace posthouse::language
