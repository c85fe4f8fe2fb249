// Text of a mail's parts: UTF-8 decoding, lines, format=flowed, HTML to text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

/// Takes one UTF-8 character off the front; U+FFFD if it is invalid. `rest` must not be empty.
unsigned long take_character(std::string_view& rest);
void append_character(std::string& out, unsigned long character);
/// Zero-width and direction characters, joiners and variation selectors: never part of a command.
bool is_invisible(unsigned long character);

/// The lines without their ends (LF or CR LF). A last line without an end counts.
std::vector<std::string_view> lines_of(std::string_view text);

/// Without blanks and tabs at both ends.
std::string_view trim(std::string_view line);
/// Nothing but blanks, tabs and line ends.
bool is_blank(std::string_view text);

/// RFC 3676, format=flowed: joins each line that ends with a blank to the next one of the same
/// quote depth. `delete_space` is the parameter DelSp.
std::string join_flowed_lines(std::string_view text, bool delete_space);

/// The text of an HTML page, one line for each block. Elements that mail programs mark as quoted
/// get `> ` before their lines; a line of `_` is put before the original mail if it follows;
/// signatures marked as such are left out.
std::string html_to_text(std::string_view html);

}  // namespace posthouse::mail
