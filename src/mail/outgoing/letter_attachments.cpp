#include "mail/outgoing/letter_attachments.h"

#include "club/letters/mail_tokens.h"
#include "club/matches/loaded_match.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <optional>

namespace posthouse::mail {
namespace {

constexpr std::size_t comments_max = 12;

/// The match as it stood when the letter was written; none if those moves have been taken back.
std::optional<club::LoadedMatch> match_of(const club::StoreReader& reader,
                                          const club::Letter& letter, const club::Match& match) {
    if (*letter.ply > match.plies || letter.undos != match.undos) return std::nullopt;
    return club::load_match(reader, match, static_cast<std::size_t>(*letter.ply));
}

std::string table_of(const club::BoardBlock& block) {
    const games::Game* game = games::find_game(block.game);
    if (!game || !game->html_table) return {};
    games::MoveDetails last;
    const auto table = game->html_table(block.position, club::board_options(block, last));
    return table ? *table : std::string();
}

void add_position(LetterAttachments& attachments, const club::LoadedMatch& table,
                  const club::Letter& letter) {
    const std::optional<Side> seat = table.seat_of(letter.to);
    attachments.position = table.view.position;
    if (attachments.your_turn)
        for (const games::MoveText& move : table.view.legal)
            attachments.legal_moves.push_back(move.shown.to(seat));
    const std::size_t plies = table.plies();
    for (std::size_t i = plies - std::min(plies, comments_max); i < plies; ++i)
        if (table.steps()[i].side != seat && !table.moves()[i].comment.empty())
            attachments.comments.push_back({.ply = static_cast<int>(i) + 1,
                                            .by = table.player(table.steps()[i].side).name,
                                            .text = table.moves()[i].comment});
}

void add_match(LetterAttachments& attachments, const club::StoreReader& reader,
               const club::Letter& letter, const club::ServerKey& key) {
    const auto match = reader.match(*letter.match);
    if (!match) return;
    for (Side side : {Side::second, Side::first}) {
        if (match->seats[index_of(side)] != letter.to || letter.to == club::UserId{}) continue;
        if (match->outcome) continue;
        attachments.reply_token = club::reply_token(key, {.match = match->id,
                                                          .side = side,
                                                          .ply = *letter.ply,
                                                          .undos = letter.undos,
                                                          .questions = letter.questions});
        attachments.your_turn =
            attachments.your_turn ||
            (match->to_move == side && match->plies == *letter.ply && match->undos == letter.undos);
    }
    try {
        if (const auto table = match_of(reader, letter, *match))
            add_position(attachments, *table, letter);
    } catch (const std::exception& damage) {
        spdlog::error("letter sent without links for its moves: {}", damage.what());
    }
}

std::string unsubscribe_mark_of(const club::Letter& letter, const club::ServerKey& key) {
    if (letter.kind == club::LetterKind::broadcast || letter.kind == club::LetterKind::puzzle)
        return club::unsubscribe_token(
            key, {.user = letter.to, .kind = letter.kind, .match = club::MatchId{}});
    const bool about_board = letter.kind == club::LetterKind::board ||
                             (letter.kind == club::LetterKind::notice && letter.match.has_value());
    if (!about_board || letter.automatic) return {};
    return club::unsubscribe_token(key, {.user = letter.to,
                                         .kind = club::LetterKind::board,
                                         .match = letter.match.value_or(club::MatchId{})});
}

}  // namespace

LetterAttachments attachments_for(const club::StoreReader& reader, const club::Letter& letter,
                                  const club::ServerKey& key) {
    LetterAttachments attachments;
    for (const club::LetterBlock& block : letter.body.blocks())
        if (const auto* board = std::get_if<club::BoardBlock>(&block))
            attachments.boards.push_back(table_of(*board));
    if (letter.match && letter.ply) add_match(attachments, reader, letter, key);
    const auto user = reader.user(letter.to);
    if (!user) return attachments;
    attachments.mail_password = user->mail_password;
    attachments.reader_name = user->name;
    attachments.unsubscribe_token = unsubscribe_mark_of(letter, key);
    if (!letter.automatic && !letter.address.empty())
        attachments.bounce_token = club::bounce_token(key, letter.to, letter.address);
    // A reply token authenticates, so it is only sent to the player's own addresses.
    if (!user->may_write_from(letter.address)) attachments.reply_token.clear();
    return attachments;
}

}  // namespace posthouse::mail
