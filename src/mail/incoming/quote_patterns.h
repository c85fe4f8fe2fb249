// Patterns of mail programs in many languages: "On … wrote:", "Von: …", "Envoyé de mon iPhone",
// "-------- 转发的邮件 --------". All functions take a line from normalize_line().
#pragma once

#include <string>
#include <string_view>

namespace posthouse::mail {

/// The line in lower case (Latin, Greek, Cyrillic), with single blanks and none at the ends, a
/// full-width colon as `:`, without invisible characters.
std::string normalize_line(std::string_view line);

/// Has a phrase like "wrote", "writes" or "has written".
bool has_wrote_phrase(std::string_view folded);
/// Begins like "On Mon, Jan 5 … wrote:".
bool opens_attribution(std::string_view folded);
/// Is a complete attribution without a date: "Quoting Ann <ann@example.org>:".
bool is_dateless_attribution(std::string_view folded);

/// The header lines above a quoted mail: "From: …", "*Gesendet:* …", "件名: …".
enum class QuotedHeader { none, from, sent, to, copy, subject };
QuotedHeader quoted_header_of(std::string_view folded);

/// Marks a forwarded mail.
bool is_forward_marker(std::string_view folded);

/// The words between the dashes of "-----Original Message-----".
bool is_original_marker(std::string_view folded);

/// "Sent from my iPhone": one whole line that a known program, telephone or virus check adds.
bool is_program_line(std::string_view folded);

/// "This e-mail is confidential …": the first line of a company's small print.
bool begins_small_print(std::string_view folded);
/// Whether a paragraph that begins so is about confidence, recipients or the environment.
bool is_small_print(std::string_view paragraph);

}  // namespace posthouse::mail
