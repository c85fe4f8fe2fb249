#include "mail/enclosure.h"

#include "club/marks.h"
#include "club/table.h"
#include "picture/png.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <exception>
#include <optional>

namespace posthouse {
namespace {

constexpr std::size_t comments_max = 12;
constexpr int picture_width = 720;  // wider than it is shown, for fine screens

/// The board as it stood when the letter was written; none where its moves have been taken back
/// since.
std::optional<Table> table_of(const Reader& reader, const Letter& letter, const Match& match) {
    if (*letter.ply > match.plies || letter.undos != match.undos) return std::nullopt;
    return load_table(reader, match, static_cast<std::size_t>(*letter.ply));
}

void add_board(Enclosure& enclosure, const Table& table, const Letter& letter,
               PictureShelf& shelf) {
    const std::optional<Side> seat = table.seat_of(letter.to);
    // The letter was written before the reader's wish changed, perhaps.
    Viewer own = seat, first_below = seat;
    own.first_below = false;
    first_below.first_below = true;
    for (const Viewer& viewer : {own, first_below, Viewer()}) {
        const BoardStyle style = board_style(table, viewer);
        const auto text = table.game->board(table.view.position, style);
        if (!text || text->empty() || letter.body.find(*text) == std::string::npos) continue;
        enclosure.board_text = *text;
        if (table.game->table)
            if (const auto html = table.game->table(table.view.position, style))
                enclosure.board_table = *html;
        if (table.game->picture)
            if (const auto svg = table.game->picture(table.view.position, style))
                enclosure.board_png = shelf.png_of(*svg);
        enclosure.picture_alt = "A picture of " + table.name() + " after " +
                                std::to_string(table.moves.size()) +
                                (table.moves.size() == 1 ? " move." : " moves.");
        break;
    }
    if (enclosure.your_turn)
        for (const MoveText& move : table.view.legal)
            enclosure.legal.push_back(move.shown.to(seat));
    const std::size_t plies = table.moves.size();
    for (std::size_t i = plies - std::min(plies, comments_max); i < plies; ++i)
        if (table.steps[i].side != seat && !table.moves[i].comment.empty())
            enclosure.comments.push_back({.ply = static_cast<int>(i) + 1,
                                          .by = table.player(table.steps[i].side).name,
                                          .text = table.moves[i].comment});
}

void add_match(Enclosure& enclosure, const Reader& reader, const Letter& letter,
               const HouseKey& key, PictureShelf& shelf) {
    const auto match = reader.match(*letter.match);
    if (!match) return;
    for (Side side : {Side::second, Side::first}) {
        if (match->seats[index_of(side)] != letter.to || letter.to == UserId{}) continue;
        if (match->ending) continue;
        enclosure.reply_mark = reply_mark(
            key, {.match = match->id, .side = side, .ply = *letter.ply, .undos = letter.undos});
        enclosure.your_turn =
            enclosure.your_turn ||
            (match->to_move == side && match->plies == *letter.ply && match->undos == letter.undos);
    }
    try {
        if (const auto table = table_of(reader, letter, *match))
            add_board(enclosure, *table, letter, shelf);
    } catch (const std::exception& damage) {
        spdlog::error("a letter goes without its board: {}", damage.what());
    }
}

std::string unsubscribe_mark_of(const Letter& letter, const HouseKey& key) {
    if (letter.kind == LetterKind::broadcast)
        return unsubscribe_mark(
            key, {.user = letter.to, .kind = LetterKind::broadcast, .match = MatchId{}});
    const bool about_board = letter.kind == LetterKind::board ||
                             (letter.kind == LetterKind::notice && letter.match.has_value());
    if (!about_board || letter.automatic) return {};
    return unsubscribe_mark(
        key,
        {.user = letter.to, .kind = LetterKind::board, .match = letter.match.value_or(MatchId{})});
}

}  // namespace

PictureShelf::PictureShelf()
    : PictureShelf([](std::string_view svg) { return posthouse::png_of(svg, picture_width); }) {}

std::string PictureShelf::png_of(const std::string& svg) {
    if (const auto found = by_svg_.find(svg); found != by_svg_.end()) {
        pictures_.splice(pictures_.begin(), pictures_, found->second);
        return pictures_.front().second;
    }
    std::string png;
    try {
        png = draw_(svg);
    } catch (const std::exception& fault) {
        spdlog::error("a letter goes without its picture: {}", fault.what());
    }
    if (png.empty()) return png;
    pictures_.emplace_front(svg, png);
    by_svg_.emplace(pictures_.front().first, pictures_.begin());
    if (pictures_.size() > pictures_max_) {
        by_svg_.erase(pictures_.back().first);
        pictures_.pop_back();
    }
    return png;
}

Enclosure enclosure_of(const Reader& reader, const Letter& letter, const HouseKey& key,
                       PictureShelf& shelf) {
    Enclosure enclosure;
    if (letter.match && letter.ply) add_match(enclosure, reader, letter, key, shelf);
    const auto user = reader.user(letter.to);
    if (!user) return enclosure;
    enclosure.mail_password = user->mail_password;
    enclosure.reader_name = user->name;
    enclosure.unsubscribe_mark = unsubscribe_mark_of(letter, key);
    if (!letter.automatic && !letter.address.empty())
        enclosure.bounce_mark = bounce_mark(key, letter.to, letter.address);
    // Whoever has it is believed: it goes to the player's own addresses only.
    if (!user->may_write_from(letter.address)) enclosure.reply_mark.clear();
    return enclosure;
}

Enclosure enclosure_of(const Reader& reader, const Letter& letter, const HouseKey& key) {
    PictureShelf shelf;
    return enclosure_of(reader, letter, key, shelf);
}

}  // namespace posthouse
