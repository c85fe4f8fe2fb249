// What a person wrote, out of what a mail program sent: HTML as text, flowed lines joined,
// quotations taken off.
//
// Deliberately absent: MIME (read_mail), command words (requests), links, tables and pictures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

/// The lines, without their ends (LF or CR LF). A last line without an end counts.
std::vector<std::string_view> lines_of(std::string_view text);

/// Without blanks and tabs at either end.
std::string_view without_blanks(std::string_view line);

/// RFC 3676: the lines that end with a blank go on in the next one of the same quote depth.
/// `delete_space` is the parameter DelSp.
std::string unflowed(std::string_view text, bool delete_space);

/// The words of an HTML page, a line for each block; what stands in a <blockquote> gets `> ` before
/// its lines.
std::string text_of_html(std::string_view html);

/// Without quotations (`> …`, "On … wrote:" and what belongs to it, a forwarded original), the
/// signature after `-- `, and blank lines at either end.
std::string trimmed(std::string_view text);

}  // namespace posthouse
