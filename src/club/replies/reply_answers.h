// Reads “yes”, “no” and the like in a reply as the answer to what is asked on the match: a doubtful
// move, a challenge or a proposal.
#pragma once

#include "club/replies/reply_line.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// `--number=3`: which of the questions of the letter `accept` or the like answers; empty if it is
/// the match itself, since whoever writes “decline” may mean that.
std::string number_option(const ReplyLineParser&, std::string_view word);

/// `accept` and the like, with the number of what the letter asked.
std::string answer_command(const ReplyLineParser&, std::string_view word);

/// What a “yes” or “no” answers. If nothing is open, it is text, unless it is `alone`: then it
/// answers what was open. Only beside a “yes” to a question about a move may other words stand:
/// they are its `rest`, or another move, which makes it unclear.
std::optional<ReplyLine> read_answer(const ReplyLineParser&, std::string_view line, bool alone);

}  // namespace posthouse::club
