// The plain words of a mail's parts: characters, lines, flowed lines joined, HTML as text.
//
// Deliberately absent: MIME (read_mail), which of the words are the writer's own (own_words), links
// and pictures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

/// Takes one character of UTF-8 off the front; U+FFFD where it is none. `rest` must not be empty.
unsigned long take_character(std::string_view& rest);
void append_character(std::string& out, unsigned long character);
/// Turns the direction of reading, joins or parts letters, or chooses a picture: nothing that a
/// command could be made of.
bool is_invisible(unsigned long character);

/// The lines, without their ends (LF or CR LF). A last line without an end counts.
std::vector<std::string_view> lines_of(std::string_view text);

/// Without blanks and tabs at either end.
std::string_view trim(std::string_view line);

/// RFC 3676: the lines that end with a blank go on in the next one of the same quote depth.
/// `delete_space` is the parameter DelSp.
std::string join_flowed_lines(std::string_view text, bool delete_space);

/// The words of an HTML page, a line for each block. What mail programs mark as quoted gets `> `
/// before its lines; where the rest is the mail replied to, a line of `_` stands before it; what
/// they mark as a signature is left out.
std::string text_of_html(std::string_view html);

}  // namespace posthouse::mail
