#include "mail/incoming/quote_stripping.h"

#include "base/inplace.h"
#include "mail/incoming/mail_text.h"
#include "mail/incoming/pasted_text.h"
#include "mail/incoming/quote_patterns.h"

#include <algorithm>
#include <functional>
#include <set>
#include <span>

namespace posthouse::mail {
namespace {

struct Line {
    std::string_view words;
    std::string folded;
    bool quoted = false;
    bool blank() const { return folded.empty(); }
};

/// The names of the server in quoted headers and attributions.
class SenderNames {
public:
    explicit SenderNames(std::string_view address)
        : address_(normalize_line(address)), at_(std::min(address_.find('@'), address_.size())) {}

    /// "posthouse", or its address with or without a token.
    bool are_in(std::string_view folded) const {
        if (folded.find("posthouse") != folded.npos) return true;
        if (at_ == address_.size()) return false;
        const std::string_view address = address_;
        return folded.find(address) != folded.npos ||
               (folded.find(std::string(address.substr(0, at_)) + '+') != folded.npos &&
                folded.find(address.substr(at_)) != folded.npos);
    }

private:
    std::string address_;
    std::size_t at_;
};

/// The words of the letter that the mail replies to.
class LetterWords {
public:
    explicit LetterWords(std::string_view text) {
        for (std::string_view line : lines_of(text))
            for (const std::string& word : words_of(line)) {
                (joined_ += word) += ' ';
                words_.insert(word);
            }
    }
    bool known() const { return !words_.empty(); }
    /// Whether it has the words of this line in this order; a line without words says nothing.
    bool have(std::string_view line) const {
        std::string words = " ";
        for (const std::string& word : words_of(line)) (words += word) += ' ';
        return joined_.find(words) != std::string::npos;
    }
    /// Whether the line has a word, longer than a letter, that the letter has not.
    bool lack_word_of(std::string_view line) const {
        return std::ranges::any_of(words_of(line), [this](const std::string& word) {
            return word.size() > 1 && !words_.contains(word) &&
                   !std::ranges::all_of(word, is_digit);
        });
    }

private:
    static std::vector<std::string> words_of(std::string_view line) {
        constexpr std::size_t looked_at = 600;
        std::vector<std::string> words(1);
        for (const char c : normalize_line(truncate(line, looked_at))) {
            const bool part = is_digit(c) || (c >= 'a' && c <= 'z') || (c & 0x80) != 0;
            if (part)
                words.back() += c;
            else if (!words.back().empty())
                words.emplace_back();
        }
        if (words.back().empty()) words.pop_back();
        return words;
    }

    std::string joined_ = " ";
    std::set<std::string, std::less<>> words_;
};

/// Removes `>`, `|`, a full-width `>` or one with the writer's name before it (`Ann>`).
bool take_quote_mark(std::string_view& line) {
    constexpr std::string_view wide = "＞";
    constexpr std::size_t indent_max = 3, name_max = 20;
    std::string_view rest = line;
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
    if (line.size() - rest.size() > indent_max || rest.empty()) return false;
    std::size_t size = 0;
    if (rest.starts_with(wide)) {
        size = wide.size();
    } else if (rest[0] == '>') {
        size = 1;
    } else if ((rest[0] == '|' || rest[0] == ':') && (rest.size() == 1 || rest[1] == ' ')) {
        size = 1;
    } else {
        const auto is_letter = [](char c) { return to_lower(c) >= 'a' && to_lower(c) <= 'z'; };
        while (size < rest.size() && size <= name_max && is_letter(rest[size])) ++size;
        if (size == 0 || size > name_max || size >= rest.size() || rest[size] != '>') return false;
        if (size + 1 < rest.size() && rest[size + 1] != ' ' && rest[size + 1] != '>') return false;
        ++size;
    }
    rest.remove_prefix(size);
    line = rest;
    return true;
}

std::vector<Line> read_lines(std::string_view text) {
    constexpr std::size_t looked_at = 600;  // no program's phrase is longer
    std::vector<Line> lines;
    for (std::string_view words : lines_of(text)) {
        std::string_view rest = words;
        const bool quoted = take_quote_mark(rest);
        lines.push_back(
            {words, normalize_line(truncate(quoted ? rest : words, looked_at)), quoted});
    }
    return lines;
}

/// Whether the text contains a date or a time, outside of addresses, which may contain any number.
bool holds_date(std::string_view folded) {
    while (!folded.empty()) {
        const std::string_view word = take_until(folded, ' ');
        if (word.find('@') != std::string_view::npos) continue;
        std::size_t run = 0;
        for (std::size_t at = 0; at < word.size(); ++at) {
            run = is_digit(word[at]) ? run + 1 : 0;
            const std::string_view rest = word.substr(at);
            if (run == 4 && (word.substr(at - 3, 2) == "20" || word.substr(at - 3, 2) == "19"))
                return true;
            if (run > 0 && rest.size() > 2 &&
                std::string_view(":./-h").find(rest[1]) != rest.npos && is_digit(rest[2]))
                return true;
        }
    }
    return false;
}

/// Whether the text, perhaps several joined lines, says who wrote the quotation, and when.
bool is_attribution(std::string_view folded) {
    while (!folded.empty() && std::string_view("*_\" ").find(folded.back()) != folded.npos)
        folded.remove_suffix(1);
    if (!folded.ends_with(':')) return false;
    const bool address = folded.find('@') != std::string_view::npos;
    const bool date = holds_date(folded);
    return has_wrote_phrase(folded) ? date || address : date && address;
}

/// "On … wrote:   Dear Ann, …" in one line, as some phones write it.
bool begins_with_attribution(std::string_view folded) {
    if (!opens_attribution(folded)) return false;
    for (std::size_t colon = folded.find(": "); colon != folded.npos;
         colon = folded.find(": ", colon + 1)) {
        const std::string_view front = folded.substr(0, colon + 1);
        if (has_wrote_phrase(front) && is_attribution(front)) return true;
    }
    return false;
}

bool may_open_attribution(std::string_view folded) {
    return opens_attribution(folded) || folded.ends_with('<') || holds_date(folded) ||
           folded.find('@') != std::string_view::npos;
}

bool followed_by_quotation(const std::vector<Line>& lines, std::size_t at) {
    while (at < lines.size() && lines[at].blank() && !lines[at].quoted) ++at;
    return at < lines.size() && lines[at].quoted;
}

/// Whether quoted lines follow, of which one is the letter's; if the letter is unknown, any may be.
bool quotes_letter(const std::vector<Line>& lines, std::size_t at, const LetterWords& letter) {
    if (!followed_by_quotation(lines, at)) return false;
    if (!letter.known()) return true;
    for (; at < lines.size() && (lines[at].quoted || lines[at].blank()); ++at)
        if (!lines[at].blank() && letter.have(lines[at].folded)) return true;
    return false;
}

/// How many lines from `at` on form an attribution when joined; 0 if they do not.
std::size_t joined_attribution(const std::vector<Line>& lines, std::size_t at) {
    constexpr std::size_t wrapped_max = 4, size_max = 500;
    std::string words;
    for (std::size_t count = 1; count <= wrapped_max && at + count <= lines.size(); ++count) {
        const Line& line = lines[at + count - 1];
        if (line.blank() || line.quoted || words.size() > size_max) return 0;
        (words += words.empty() ? "" : " ") += line.folded;
        if (is_attribution(words)) return count;
    }
    return 0;
}

/// How many lines from `at` on are an attribution, "On … wrote:", which is often wrapped; 0 if they
/// are not. Without quoted lines below it must name us: the text below would be dropped.
std::size_t attribution_lines(const std::vector<Line>& lines, std::size_t at,
                              const SenderNames& names, const LetterWords& letter) {
    const std::string& words = lines[at].folded;
    const auto is_ours = [&](std::size_t count) {
        if (quotes_letter(lines, at + count, letter)) return true;
        return std::ranges::any_of(std::span(lines).subspan(at, count), [&names](const Line& line) {
            return names.are_in(line.folded);
        });
    };
    if (is_dateless_attribution(words) || begins_with_attribution(words)) return is_ours(1) ? 1 : 0;
    const bool named = words.ends_with(':') && has_wrote_phrase(words);
    if (named && followed_by_quotation(lines, at + 1) && is_ours(1)) return 1;
    if (!may_open_attribution(words)) return 0;
    const std::size_t count = joined_attribution(lines, at);
    // If it is complete without its first line, that line is the writer's own.
    const bool opens = opens_attribution(words) && holds_date(words);
    if (count > 1 && !opens && joined_attribution(lines, at + 1) > 0) return 0;
    return count > 0 && is_ours(count) ? count : 0;
}

/// "-----Original Message-----": dashes, words, dashes.
bool is_divider(std::string_view folded) {
    constexpr std::size_t before_min = 4, after_min = 3;
    const std::size_t first = folded.find_first_not_of('-');
    if (first == std::string_view::npos || first < before_min) return false;
    const std::size_t last = folded.find_last_not_of('-');
    return folded.size() - 1 - last >= after_min;
}

/// Blank, or a line that somebody drew: "---", "—".
bool has_only_dashes(std::string_view folded) {
    constexpr std::string_view dashes = "-_=*~ \xE2\x80\x93\x94\x95";
    return folded.find_first_not_of(dashes) == folded.npos;
}

/// The line of underscores above the original mail.
bool is_underscore_line(std::string_view folded) {
    constexpr std::size_t underscores_min = 10;
    return folded.size() >= underscores_min && folded.find_first_not_of('_') == folded.npos;
}

/// "Label: value" in any language.
bool is_labelled(std::string_view folded) {
    constexpr std::size_t label_max = 40;
    const std::size_t colon = folded.find(':');
    return colon != std::string_view::npos && colon > 0 && colon <= label_max &&
           colon + 1 < folded.size() &&
           folded.substr(0, colon).find_first_of("0123456789@/<>().") == std::string_view::npos;
}

/// The headers of a quoted mail, as Outlook and others write them: ours, or with address and date.
bool begins_quoted_header(const std::vector<Line>& lines, std::size_t at,
                          const SenderNames& names) {
    constexpr std::size_t looked_at = 5;
    const QuotedHeader first = quoted_header_of(lines[at].folded);
    bool labelled = true, address = false, date = false, ours = false, other = false;
    std::size_t count = 0;
    for (std::size_t i = at; i < lines.size() && i < at + looked_at; ++i) {
        const Line& line = lines[i];
        if (line.blank() || line.quoted) break;
        const QuotedHeader here = quoted_header_of(line.folded);
        ours = ours || (here == QuotedHeader::from && names.are_in(line.folded));
        other = other || (i > at && here != QuotedHeader::none && here != first &&
                          (first == QuotedHeader::from ||
                           (first == QuotedHeader::sent && here == QuotedHeader::from)));
        if (ours && other) return true;
        if (!labelled || !(labelled = is_labelled(line.folded))) continue;
        ++count;
        address = address || line.folded.find('@') != std::string::npos;
        date = date || holds_date(line.folded.substr(line.folded.find(':') + 1));
    }
    return count >= 3 && address && date;
}

bool begins_signature(const Line& line) {
    return line.folded == "--" || line.folded == "- --";
}

/// An unquoted line between a long quoted one, where its first word would not have fitted, and
/// another. Mail programs that rewrap quoted lines leave such words, which look like the writer's.
bool is_rewrapped_word(const std::vector<Line>& lines, std::size_t at) {
    constexpr std::size_t width_min = 56, width_max = 100;
    if (at == 0 || !lines[at - 1].quoted || lines[at].blank()) return false;
    if (at + 1 >= lines.size() || !lines[at + 1].quoted) return false;
    const std::size_t before = lines[at - 1].words.size();
    const std::size_t word = std::min(lines[at].folded.find(' '), lines[at].folded.size());
    return before + 1 + word > width_min && before <= width_max;
}

/// Without trailing blanks and without invisible characters at both ends.
std::string_view trim_invisible(std::string_view line) {
    for (std::string_view rest = line; !rest.empty();) {
        const unsigned long c = take_character(rest);
        if (is_invisible(c)) line = rest;
        if (!is_invisible(c) && c != ' ' && c != '\t') break;
    }
    while (!line.empty()) {
        std::size_t last = line.size() - 1;
        while (last > 0 && (static_cast<unsigned char>(line[last]) & 0xC0) == 0x80) --last;
        std::string_view character = line.substr(last);
        const unsigned long c = take_character(character);
        if (c != ' ' && c != '\t' && c != 0x3000 && !is_invisible(c)) break;
        line = line.substr(0, last);
    }
    return line;
}

/// ">>> Ann <ann@example.org> 1/5/2026 10:00 >>>" of GroupWise.
bool is_groupwise_attribution(const Line& line) {
    return line.words.starts_with(">>>") && line.folded.ends_with(">>>") && holds_date(line.folded);
}

/// Processes a mail line by line.
class QuoteStripper {
public:
    QuoteStripper(std::string_view text, const SentLetter& letter)
        : lines_(read_lines(text)), names_(letter.address), letter_(letter.text) {}

    UnquotedText words() {
        std::size_t at = 0;
        while (at < lines_.size() && !ended_) at = take(at);
        keep_new_lines(at);
        while (!kept_.empty() && kept_.back().empty()) kept_.pop_back();
        for (std::string_view line : kept_)
            if (!own_.text.empty() || !line.empty()) own_.text.append(line) += '\n';
        if (own_.text.ends_with('\n')) own_.text.pop_back();
        return std::move(own_);
    }

private:
    /// Handles the element at this line and returns where the next one begins.
    std::size_t take(std::size_t at) {
        const Line& line = lines_[at];
        if (line.quoted) {
            signature_ = false;  // the writer may continue below a quotation
            ended_ = is_groupwise_attribution(line) && !followed_by_quotation(lines_, at + 1);
            return at + 1;
        }
        if (line.folded.starts_with("-----begin pgp signed message")) return pgp_armor_end(at);
        if (line.folded.starts_with("-----begin pgp signature"))
            return at + 1 + until_armour_ends(at);
        if (begins_original(at)) {
            own_.forwarded = is_forward_marker(line.folded);
            ended_ = true;
            return at;
        }
        if (const std::size_t count = attribution_lines(lines_, at, names_, letter_)) {
            // Without `>` the end of the quotation is unknown: it extends to the end of the mail.
            ended_ = !followed_by_quotation(lines_, at + count);
            signature_ = false;
            return at + count;
        }
        signature_ = signature_ || begins_signature(line);
        const bool drawn = !line.blank() && has_only_dashes(line.folded);
        if (signature_ || drawn || is_program_line(line.folded) || is_rewrapped_word(lines_, at))
            return at + 1;
        if (const std::size_t count = small_print_lines(at)) return at + count;
        kept_.push_back(trim_invisible(line.words));
        return at + 1;
    }

    /// Whether the rest of the mail is another mail, which begins here.
    bool begins_original(std::size_t at) const {
        const std::string& words = lines_[at].folded;
        if (begins_quoted_header(lines_, at, names_)) return true;
        if (words.ends_with(':') && is_forward_marker(words)) return true;
        if (is_divider(words))
            return is_forward_marker(words) || is_original_marker(words) || names_.are_in(words) ||
                   header_below(at + 1);
        return is_underscore_line(words) && header_below(at);
    }
    /// Whether the next line with words is a header of a mail.
    bool header_below(std::size_t at) const {
        constexpr std::size_t lines_max = 10;
        const std::size_t end = std::min(lines_.size(), at + lines_max);
        while (at < end && has_only_dashes(lines_[at].folded)) ++at;
        return at < end && (quoted_header_of(lines_[at].folded) != QuotedHeader::none ||
                            (is_labelled(lines_[at].folded) && names_.are_in(lines_[at].folded)));
    }

    /// How many lines from `at` on, up to a blank one, are a company's small print.
    std::size_t small_print_lines(std::size_t at) const {
        constexpr std::size_t lines_max = 40;
        if (!begins_small_print(lines_[at].folded)) return 0;
        std::string paragraph;
        std::size_t end = at;
        for (; end < std::min(lines_.size(), at + lines_max) && !lines_[end].blank() &&
               !lines_[end].quoted;
             ++end)
            (paragraph += lines_[end].folded) += ' ';
        return is_small_print(paragraph) ? end - at : 0;
    }

    /// Below the attribution of a quotation without quote marks: if nearly all lines are of the
    /// letter that the mail replies to, the others are the writer's.
    void keep_new_lines(std::size_t at) {
        if (!letter_.known()) return;
        while (at < lines_.size() &&
               (has_only_dashes(lines_[at].folded) || is_divider(lines_[at].folded) ||
                quoted_header_of(lines_[at].folded) != QuotedHeader::none))
            ++at;
        std::vector<std::string_view> others;
        std::size_t quoted = 0;
        for (; at < lines_.size(); ++at) {
            if (lines_[at].blank()) continue;
            if (letter_.have(lines_[at].words))
                ++quoted;
            else if (letter_.lack_word_of(lines_[at].words) && !is_program_line(lines_[at].folded))
                others.push_back(trim_invisible(lines_[at].words));
        }
        // Another letter about the match has many of these lines, too, and some others.
        constexpr std::size_t quoted_per_other = 20;
        if (quoted < quoted_per_other * others.size()) return;
        if (!others.empty() && !kept_.empty() && !kept_.back().empty()) kept_.emplace_back();
        kept_.insert(kept_.end(), others.begin(), others.end());
    }

    /// "-----BEGIN PGP SIGNED MESSAGE-----", "Hash: …", a blank line.
    std::size_t pgp_armor_end(std::size_t at) const {
        while (at < lines_.size() && !lines_[at].blank()) ++at;
        return at;
    }
    std::size_t until_armour_ends(std::size_t at) const {
        for (std::size_t i = at; i < lines_.size(); ++i)
            if (lines_[i].folded.starts_with("-----end pgp")) return i - at;
        return lines_.size() - at;
    }

    std::vector<Line> lines_;
    SenderNames names_;
    LetterWords letter_;
    std::vector<std::string_view> kept_;
    UnquotedText own_;
    bool signature_ = false, ended_ = false;
};

struct Row {
    std::string text;
    int number = 0;
    std::size_t line = 0;
};

/// The consecutive rows at the end of `rows`.
std::vector<std::string> last_run(const std::vector<Row>& rows) {
    if (rows.empty()) return {};
    std::size_t first = rows.size() - 1;
    while (first > 0 && rows[first - 1].number + 1 == rows[first].number &&
           rows[first - 1].line + 1 == rows[first].line)
        --first;
    std::vector<std::string> run;
    for (; first < rows.size(); ++first) run.push_back(rows[first].text);
    return run;
}

}  // namespace

UnquotedText strip_quotes(std::string_view text, const SentLetter& letter) {
    return QuoteStripper(text, letter).words();
}

std::string quoted_text(std::string_view text) {
    std::string words;
    for (std::string_view line : lines_of(text)) {
        if (!take_quote_mark(line)) continue;
        while (take_quote_mark(line)) continue;
        (words += line) += '\n';
    }
    return words;
}

int row_number(std::string_view line) {
    line = trim(line);
    const std::size_t dot = line.find('.');
    if (dot == std::string_view::npos || dot + 2 >= line.size() || line[dot + 1] != ' ') return 0;
    const auto number = read_number(line.substr(0, dot));
    std::string_view rest = trim(line.substr(dot + 1));
    std::size_t words = 0;
    constexpr std::size_t words_max = 3;
    for (; !rest.empty(); ++words) {
        take_until(rest, ' ');
        rest = trim(rest);
    }
    return number && words > 0 && words <= words_max ? *number : 0;
}

std::vector<std::string> find_pasted_sheet(std::string_view text) {
    const auto rows_in = [](std::string_view some) {
        std::vector<Row> rows;
        std::size_t count = 0;
        for (std::string_view line : lines_of(some)) {
            ++count;
            while (take_quote_mark(line)) continue;
            if (const int number = row_number(line); number > 0)
                rows.push_back(
                    {std::string(line.substr(0, line.find_last_not_of(" \t") + 1)), number, count});
        }
        return rows;
    };
    const auto own = last_run(rows_in(join_broken_rows(strip_boards(strip_quotes(text).text))));
    return own.empty() ? last_run(rows_in(text)) : own;
}

}  // namespace posthouse::mail
