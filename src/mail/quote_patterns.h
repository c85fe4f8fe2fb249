// What mail programs write around people's words, in many languages: "On … wrote:", "Von: …",
// "Envoyé de mon iPhone", "-------- 转发的邮件 --------". Lists of words and the questions that
// they answer.
//
// Every question is asked of a folded line.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::mail {

/// The line in small letters (Latin, Greek, Cyrillic), blanks of all kinds made one and none at the
/// ends, a full-width colon as `:`, without invisible characters.
std::string normalize_line(std::string_view line);

/// Somebody wrote, writes or has written something; or it is quoted from him.
bool says_somebody_wrote(std::string_view folded);
/// Begins as "On Mon, Jan 5 … wrote:" does.
bool opens_attribution(std::string_view folded);
/// Is itself one, without a date: "Quoting Ann <ann@example.org>:".
bool is_plain_attribution(std::string_view folded);

/// The lines that stand above a quoted mail: "From: …", "*Gesendet:* …", "件名: …".
enum class Heading { none, from, sent, to, copy, subject };
Heading heading_of(std::string_view folded);

/// Speaks of a mail that was passed on.
bool says_forwarded(std::string_view folded);

/// "Sent from my iPhone" and what else programs and their makers add beneath a letter: virus
/// checks, "This e-mail is confidential …".
bool is_stock_signature(std::string_view folded);

}  // namespace posthouse::mail
