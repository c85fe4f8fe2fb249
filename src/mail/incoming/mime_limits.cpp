#include "mail/incoming/incoming.h"

#include "base/inplace.h"
#include "mail/incoming/receiver.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace posthouse::mail {
namespace {

constexpr std::size_t head_bytes_max = 256 * 1024;
constexpr std::size_t field_bytes_max = 100 * 1024;  // as in Postfix
constexpr std::size_t content_field_bytes_max = 8 * 1024;
constexpr int fields_max = 2000;
constexpr int address_fields_max = 40;
constexpr std::ptrdiff_t groups_max = 100;

Refusal too_long_header() {
    return refuse("mail-header-too-long",
                  "The header of this mail is too long; write a new mail instead of a reply.");
}

bool begins(std::string_view line, std::string_view small_word) {
    return line.size() > small_word.size() &&
           equals_ignore_case(line.substr(0, small_word.size()), small_word);
}

bool is_address_field(std::string_view line) {
    static constexpr std::array<std::string_view, 6> names = {"from", "to",       "cc",
                                                              "bcc",  "reply-to", "sender"};
    return std::ranges::any_of(names, [line](std::string_view name) {
        if (!begins(line, name)) return false;
        const std::size_t colon = line.find_first_not_of(" \t", name.size());
        return colon != std::string_view::npos && line[colon] == ':';
    });
}

/// Whether a line begins a header field: a name without blanks, and a colon.
bool begins_field(std::string_view line) {
    const std::size_t name_end = std::min(line.find_first_of(": \t"), line.size());
    const std::size_t colon = line.find_first_not_of(" \t", name_end);
    return name_end > 0 && colon != std::string_view::npos && line[colon] == ':';
}

/// Limits the headers of a mail and its parts. A header begins at the front, after a line that may
/// be a boundary, and after another header (an embedded mail); it ends with a blank line.
class HeaderLimits {
public:
    /// False if a limit is exceeded. `line` is without its end.
    bool take(std::string_view line) {
        if (line.empty()) {
            // Without fields it was a paragraph of a body; the next one may be, too.
            const bool another = within_ && fields_ > 0;
            *this = HeaderLimits();
            within_ = another;
            return true;
        }
        if (line.starts_with("--")) within_ = true;
        if (!within_) return true;
        if (line.front() != ' ' && line.front() != '\t') {
            if (!begins_field(line)) return true;  // the parser ignores it
            ++fields_;
            field_ = {.about_content = begins(line, "content-"),
                      .of_addresses = is_address_field(line)};
            if (field_.of_addresses) ++address_fields_;
        } else if (fields_ == 0) {
            return true;
        }
        field_.bytes += line.size();
        bytes_ += line.size();
        if (field_.of_addresses) field_.groups += std::ranges::count(line, ':');
        return fields_ <= fields_max && address_fields_ <= address_fields_max &&
               bytes_ <= head_bytes_max && field_.bytes <= field_bytes_max &&
               field_.groups <= groups_max &&
               !(field_.about_content && field_.bytes > content_field_bytes_max);
    }

private:
    struct Field {
        bool about_content = false;
        bool of_addresses = false;
        std::size_t bytes = 0;
        std::ptrdiff_t groups = 0;  // colons: the parser recurses into each group
    };

    bool within_ = true;
    int fields_ = 0;
    int address_fields_ = 0;
    std::size_t bytes_ = 0;
    Field field_;  // the current field
};

bool has_bounded_headers(std::string_view bytes) {
    HeaderLimits heads;
    while (!bytes.empty()) {
        std::string_view line = take_until(bytes, '\n');
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (!heads.take(line)) return false;
    }
    return true;
}

/// The plain beginning of a declared boundary; none if nothing is declared.
std::optional<std::string_view> declared_boundary(std::string_view rest) {
    const std::size_t equals = rest.find_first_not_of("*0123456789 \t");
    if (equals == std::string_view::npos || rest[equals] != '=') return std::nullopt;
    const bool in_pieces = rest.substr(0, equals).find('*') != std::string_view::npos;
    rest.remove_prefix(equals + 1);
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
    if (in_pieces || rest.empty() || rest.front() == '(') return "";
    if (rest.front() == '"') {
        rest.remove_prefix(1);
        return rest.substr(0, rest.find_first_of("\"\\\r\n"));
    }
    return rest.substr(0, rest.find_first_of(" \t\r\n;("));
}

/// Each boundary is declared by name and precedes each of its parts, so counting names and lines is
/// a quick way to find mails that only nest or only consist of parts.
bool has_too_many_parts(std::string_view bytes) {
    constexpr std::string_view name = "boundary";
    constexpr int lines_max = 3 * mail_parts_max;  // before, between, after, with a margin
    int count = 0;
    std::vector<std::string_view> boundaries;
    for (std::size_t at = 0; (at = bytes.find_first_of("bB", at)) != std::string_view::npos; ++at) {
        if (!equals_ignore_case(bytes.substr(at, name.size()), name)) continue;
        if (++count > mail_parts_max) return true;
        const auto boundary = declared_boundary(bytes.substr(at + name.size()));
        if (boundary && std::ranges::find(boundaries, *boundary) == boundaries.end())
            boundaries.push_back(*boundary);
    }
    if (boundaries.empty()) return false;
    int lines = 0;
    while (!bytes.empty() && lines <= lines_max) {
        std::string_view line = take_until(bytes, '\n');
        if (!line.starts_with("--")) continue;
        line.remove_prefix(2);
        if (std::ranges::any_of(boundaries, [line](auto one) { return line.starts_with(one); }))
            ++lines;
    }
    return lines > lines_max;
}

}  // namespace

Refusal too_many_parts() {
    return refuse("mail-too-many-parts",
                  "This mail has more than {most} parts or nests them more than {depth} deep; send "
                  "the command as plain text.",
                  mail_parts_max, mail_depth_max);
}

std::optional<Refusal> exceeds_limits(std::string_view bytes) {
    if (bytes.size() > mail_bytes_max)
        return refuse("mail-too-large",
                      "This mail is larger than {most} KB; send the command as plain text, without "
                      "attachments.",
                      mail_bytes_max / 1024);
    if (has_too_many_parts(bytes)) return too_many_parts();
    if (!has_bounded_headers(bytes)) return too_long_header();
    return std::nullopt;
}

}  // namespace posthouse::mail
