// What a letter is sent with: its boards as HTML tables, the moves that they offer, and its reply,
// bounce and unsubscribe tokens.
#pragma once

#include "club/core/secrets.h"
#include "club/core/store.h"
#include "club/core/types.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

struct LetterAttachments {
    std::vector<std::string> boards;  // the letter's, in their order: <table>s; empty: as text
    std::string reply_token;          // empty: a reply belongs to no board
    std::string unsubscribe_token;    // empty: letters of this kind cannot be unsubscribed
    std::string bounce_token;         // empty: an automatic reply, whose envelope sender is empty
    std::string reader_name;          // the recipient's name
    int mail_password = 0;            // number of the reader's current mail password
    bool your_turn = false;           // the board awaits the reader's move
    std::string position;             // if it does: that of the board,
    std::vector<std::string> legal_moves;  // and the legal moves as they are typed
    /// Other players' comments on the last few moves, and after how many moves.
    struct Comment {
        int ply = 0;
        std::string by, text;
    };
    std::vector<Comment> comments;
};

/// The attachments of this letter. They show nothing that the text does not.
LetterAttachments attachments_for(const club::StoreReader&, const club::Letter&,
                                  const club::ServerKey&);

}  // namespace posthouse::mail
