// A board for other sites to show in a frame, as a page of its own: small, read-only, the same for
// everybody, and complete without its script (browser/public/embed.js), which only spares
// reloading.
//
//     /embed/match/GAME/BOARD[?ply=N]               a match; without `ply` its current position
//     /embed/board/GAME[?position=…][&moves=…]      a position
#pragma once

#include "club/core/store.h"
#include "http/server/http_message.h"

#include <string_view>

namespace posthouse::http {

/// `base`: the server's address.
HttpResponse embed_page(const club::StoreReader&, const Target&, std::string_view base);

}  // namespace posthouse::http
