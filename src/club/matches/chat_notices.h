// What the server itself says in a match's chat, such as “ann proposes a draw.” A notice is stored
// as its English sentence; its code and parameters are read from the sentence again for those who
// say it in another language.
#pragma once

#include "translation/texts.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::club {

enum class Notice {
    draw_proposed,
    draw_withdrawn,
    draw_refused,
    take_back_proposed,
    take_back_withdrawn,
    take_back_refused,
    move_taken_back,
    move_taken_back_unrated,
    lot_drawn,
    first_move_given,
    operator_reopened,
    operator_took_back,
    operator_gave_seat,
    declined_later,
    declined_clock,
    declined_rated,
    declined_unrated,
    declined_game,
    declined_people,
};

/// The sentence, with these values in the order of its parameters.
std::string notice_sentence(Notice, const std::vector<std::string_view>& values);
/// The same with the operator's reason, if there is one.
std::string with_reason(std::string sentence, std::string_view reason);

struct NoticeFacts {
    std::string_view code;  // "draw-proposed": stable
    std::vector<std::pair<std::string_view, std::string>> parameters{};
};
/// None: it is no notice of this table.
std::optional<NoticeFacts> read_notice(std::string_view sentence);

/// The notice in the reader's language; a sentence that is none of this table stays as it is.
std::string translate_notice(std::string_view sentence, const translation::Texts&);

}  // namespace posthouse::club
