// What a page is about: its title, a description and a board, for programs that show a link before
// it is opened (chat and mail programs, search engines). They run no scripts and have no session,
// so this says only what a stranger may see.
//
// Matches, players, tournaments, invitations and analyses are read from the store or the address.
// Pages whose content is in the page itself, such as lessons and puzzles, are described by its file
// previews.tsv: rows of path, title, description, game and position, in which `{game}` stands for
// the game's title.
#pragma once

#include "club/core/secrets.h"
#include "club/core/store.h"
#include "http/board_view.h"
#include "http/server/http_message.h"
#include "http/server/server.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace posthouse::http {

struct LinkPreview {
    std::string path;  // the page's address without what does not change it
    std::string title, description;
    std::string_view type = "website";  // of the Open Graph protocol
    bool found = true;                  // false: nothing is at this address
    std::string feed;                   // the path of a feed of what changes here; may be empty
    bool indexed = true;                // whether search engines should list it
    BoardView board;
};

class LinkPreviews {
public:
    /// `texts`: previews.tsv. `key`: reads codes of invitations; null: there are none.
    LinkPreviews(std::string_view texts, const club::ServerKey* key,
                 std::function<club::Instant()> now);

    /// Loads at most one match.
    LinkPreview about(const club::StoreReader&, const Target&) const;

private:
    struct Row {
        std::string title, description, game, position;
    };

    LinkPreview written(const Target&) const;
    LinkPreview invitation(const club::StoreReader&, const std::string& code) const;

    std::map<std::string, Row, std::less<>> rows_;  // by path
    const club::ServerKey* key_;
    std::function<club::Instant()> now_;
};

/// The elements of the page's head. `base`: the server's address, without a slash at the end.
std::string preview_head(const LinkPreview&, std::string_view base);

inline constexpr int card_width = 1200, card_height = 630;

/// The board that the page draws before it is loaded (browser/src/first_drawing.tsx), as JSON in an
/// element of the head; empty for addresses that begin otherwise.
std::string position_head(const LinkPreview&);

/// The host's choices, in the head too, so that the first drawing has them.
std::string defaults_head(const SiteDefaults&);

/// Where the site's logo is.
inline constexpr std::string_view site_logo_address = "/site-logo.img";

/// The picture of a link: its title, its board and the server's name, as SVG.
std::string preview_card(const LinkPreview&, std::string_view host);

}  // namespace posthouse::http
