#include "language/normal_form.h"

#include "base/inplace.h"

#include <glib.h>

#include <memory>

namespace posthouse::language {
namespace {

struct GFree {
    void operator()(char* text) const { g_free(text); }
};
using GText = std::unique_ptr<char, GFree>;

GText normalized(std::string_view text, GNormalizeMode mode) {
    const GText valid(g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())));
    return GText(g_utf8_normalize(valid.get(), -1, mode));
}

void append(std::string& text, gunichar c) {
    char bytes[6];
    text.append(bytes, static_cast<std::size_t>(g_unichar_to_utf8(c, bytes)));
}

/// Japanese voicing marks change the syllable and stay; people often leave out all other marks.
bool is_voicing(gunichar c) {
    return c == 0x3099 || c == 0x309A;
}

bool is_word_by_itself(gunichar c) {
    const auto within = [c](gunichar from, gunichar to) { return c >= from && c <= to; };
    return (within(0x3040, 0x30FF) && !is_voicing(c)) || within(0x3400, 0x9FFF) ||
           within(0x0E00, 0x0E7F) || within(0xF900, 0xFAFF);
}

/// Letters that Unicode does not decompose into a plain letter and a mark.
std::string_view plain_letter(gunichar c) {
    switch (c) {
        case 0x131:
            return "i";
        case 0xF8:
            return "o";
        case 0x142:
            return "l";
        case 0x111:
        case 0xF0:
            return "d";
        case 0xDF:
            return "ss";
        case 0xE6:
            return "ae";
        case 0x153:
            return "oe";
        case 0xFE:
            return "th";
        case 0x3C2:
            return "σ";
        default:
            return {};
    }
}

bool is_ignored(gunichar c) {
    const GUnicodeType type = g_unichar_type(c);
    return (type == G_UNICODE_NON_SPACING_MARK || type == G_UNICODE_FORMAT || c == 0x640) &&
           !is_voicing(c);
}

/// Builds words character by character.
class WordBuilder {
public:
    void take(gunichar c) {
        if (is_ignored(c)) return;
        if (is_voicing(c)) {
            if (in_word_) append(text_, c);
        } else if (is_word_by_itself(c)) {
            end();
            append(text_, c);
            in_word_ = alone_ = true;
        } else if (g_unichar_isalnum(c)) {
            if (alone_) end();
            if (const auto letter = plain_letter(c); !letter.empty())
                text_ += letter;
            else
                append(text_, c);
            in_word_ = true;
        } else {
            end();
        }
    }
    std::string finished() {
        end();
        return std::move(text_);
    }

private:
    void end() {
        if (in_word_) text_ += ' ';
        in_word_ = alone_ = false;
    }
    std::string text_;
    bool in_word_ = false, alone_ = false;
};

bool is_dash(gunichar c) {
    return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xFE58 || c == 0xFE63 || c == 0xFF0D;
}

}  // namespace

std::string normal_form(std::string_view text) {
    const GText apart = normalized(text, G_NORMALIZE_ALL);
    WordBuilder words;
    for (const char* at = apart.get(); at != nullptr && *at != '\0'; at = g_utf8_next_char(at))
        words.take(g_unichar_tolower(g_utf8_get_char(at)));
    return words.finished();
}

std::vector<std::string_view> split_words(std::string_view normal) {
    std::vector<std::string_view> words;
    while (!normal.empty())
        if (const auto word = take_until(normal, ' '); !word.empty()) words.push_back(word);
    return words;
}

std::string plain_characters(std::string_view text) {
    const GText valid(g_utf8_make_valid(text.data(), static_cast<gssize>(text.size())));
    std::string plain;
    for (const char* at = valid.get(); *at != '\0'; at = g_utf8_next_char(at)) {
        const gunichar c = g_utf8_get_char(at);
        if (is_dash(c))
            plain += '-';
        else if (c >= 0xFF01 && c <= 0xFF5E)
            plain += static_cast<char>(c - 0xFEE0);
        else if (g_unichar_isspace(c) || c == 0xA0)
            plain += c == '\n' ? '\n' : ' ';
        else if (g_unichar_type(c) != G_UNICODE_FORMAT && !(c >= 0xFE00 && c <= 0xFE0F))
            append(plain, c);
    }
    return plain;
}

bool is_question(std::string_view text) {
    for (std::string_view sign : {"?", "？", "؟", "\u037e"})
        if (text.find(sign) != std::string_view::npos) return true;
    // The Greek question mark is typed as a semicolon.
    const bool greek = text.find("\xce") != std::string_view::npos;
    return greek && text.ends_with(';');
}

}  // namespace posthouse::language
