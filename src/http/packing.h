// Answers that are long are packed (gzip) for whoever takes them so: lists of matches, the rules of
// all games. A telephone's line is slower than this takes.
//
// Deliberately absent: the page's own files, which are packed beforehand (files.h).
#pragma once

#include "http/message.h"

#include <string>
#include <string_view>

namespace posthouse::http {

/// gzip, quickly.
std::string gzipped(std::string_view bytes);

/// Packs the answer's body where it is worth while and the asker takes it (`accept_encoding`).
void maybe_gzip(HttpResponse&, std::string_view accept_encoding);

}  // namespace posthouse::http
