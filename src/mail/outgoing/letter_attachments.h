// What a letter is sent with: the board as an HTML table and a picture, and its reply, bounce and
// unsubscribe tokens.
#pragma once

#include "club/core/secrets.h"
#include "club/core/store.h"
#include "club/core/types.h"

#include <cstddef>
#include <functional>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace posthouse::mail {

struct LetterAttachments {
    /// A board of the letter as it is drawn in HTML.
    struct Board {
        std::string table;    // HTML <table>; empty: as text
        std::string picture;  // PNG; empty: none
    };
    std::vector<Board> boards;      // of the letter's board blocks, in their order
    std::string reply_token;        // empty: a reply belongs to no board
    std::string unsubscribe_token;  // empty: letters of this kind cannot be unsubscribed
    std::string bounce_token;       // empty: an automatic reply, whose envelope sender is empty
    std::string reader_name;        // the recipient's name
    int mail_password = 0;          // number of the reader's current mail password
    bool your_turn = false;         // the board awaits the reader's move
    std::string position;           // if it does: that of the board,
    std::vector<std::string> legal_moves;  // and the legal moves as they are typed
    /// Other players' comments on the last few moves, and after how many moves.
    struct Comment {
        int ply = 0;
        std::string by, text;
    };
    std::vector<Comment> comments;
};

/// LRU cache of board pictures: all spectators of a match get the same one.
class PngCache {
public:
    /// `draw` makes a PNG of an SVG. Empty results (failures) are not cached.
    explicit PngCache(std::function<std::string(std::string_view svg)> draw,
                      std::size_t pictures_max = 200)
        : draw_(std::move(draw)), pictures_max_(pictures_max) {}
    PngCache();  // draws with png_of at the width of a letter

    std::string png_for(const std::string& svg);

private:
    std::function<std::string(std::string_view)> draw_;
    std::size_t pictures_max_;
    std::list<std::pair<std::string, std::string>> pictures_;  // SVG and PNG, the last used first
    std::unordered_map<std::string_view, decltype(pictures_)::iterator> by_svg_;
};

/// The attachments of this letter. They show nothing that the text does not.
LetterAttachments attachments_for(const club::StoreReader&, const club::Letter&,
                                  const club::ServerKey&, PngCache&);
LetterAttachments attachments_for(const club::StoreReader&, const club::Letter&,
                                  const club::ServerKey&);

}  // namespace posthouse::mail
