// What goes out with a letter beside its words: the board as an HTML table and as a picture, the
// marks that a reply and an unsubscribe link carry.
#pragma once

#include "club/secrets.h"
#include "club/store.h"
#include "club/types.h"

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
    std::string board_text;        // stands in the letter's body where the table and picture belong
    std::string board_table;       // HTML <table>; empty: there is no board
    std::string board_png;         // bytes; empty: no picture
    std::string picture_alt;       // what the picture shows, in a sentence
    std::string reply_mark;        // empty: a reply has no certain place
    std::string unsubscribe_mark;  // empty: this kind cannot be unsubscribed
    std::string bounce_mark;       // empty: an answer, whose envelope sender is empty
    std::string reader_name;       // of the player who gets the letter
    int mail_password = 0;         // which of the reader's mail passwords is the present one
    bool your_turn = false;        // the board awaits the reader's move
    std::vector<std::string> legal;  // then: what he may play, as it is typed
    /// What others wrote with the last few moves, and after how many moves.
    struct Comment {
        int ply = 0;
        std::string by, text;
    };
    std::vector<Comment> comments;
};

/// Pictures that were drawn a short while ago: whoever watches a match sees the same one.
class PngCache {
public:
    /// `draw` makes a PNG of an SVG. Empty pictures (it failed) are not kept.
    explicit PngCache(std::function<std::string(std::string_view svg)> draw,
                      std::size_t pictures_max = 200)
        : draw_(std::move(draw)), pictures_max_(pictures_max) {}
    PngCache();  // by png_of, as wide as a letter

    std::string png_of(const std::string& svg);

private:
    std::function<std::string(std::string_view)> draw_;
    std::size_t pictures_max_;
    std::list<std::pair<std::string, std::string>> pictures_;  // SVG and PNG, the last used first
    std::unordered_map<std::string_view, decltype(pictures_)::iterator> by_svg_;
};

/// All that belongs to this letter, as its own reader sees the board. Nothing that the letter's
/// words do not show is shown in a table or picture.
LetterAttachments attachments_for(const club::StoreReader&, const club::Letter&,
                                  const club::HouseKey&, PngCache&);
LetterAttachments attachments_for(const club::StoreReader&, const club::Letter&,
                                  const club::HouseKey&);

}  // namespace posthouse::mail
