// The rows that stand behind a game's name: how one comes to a board, and what is done there.
#include "club/command_table.h"

namespace posthouse::club {

using enum Arity;
using enum AuthLevel;
using Id = CommandId;

std::vector<CommandSpec> rows_of_coming_to_a_board() {
    const std::vector<ParameterSpec> on_board = {{"board"}, {"user"}, {"password"}};
    return {
        {Id::challenge,
         "challenge",
         true,
         player,
         false,
         {{"user1"}, {"user2", optional}},
         "[--to=anyone] [--first=lot|USER|SEAT] [--move=MOVE] [--clock=30d+1d|none] "
         "[--start=POSITION] [--rated] "
         "[--unrated] [--etiquette=on|off] [--rating=1400-1700] [--within=200] [--established] "
         "[--computer=no|yes] [--repeat=N] [--password=PASSWORD]",
         "challenge somebody to a match; user1 or user2 is you",
         "The match is an offer until the challenged player accepts it (“accept”, or their first "
         "move): until then no clock runs and nothing counts. It ends by itself after two weeks, "
         "unless the house says otherwise; “withdraw” takes it back. The computer, and whoever has "
         "said so with “offers --begin=”, plays at once. One offer of a game to one player, ten in "
         "all.\n"
         "--to=anyone instead of user2 posts it in the waiting room, where the first to accept it "
         "plays.\n"
         "Who accepts such a board may be asked to be rated --rating=1400-1700 (1400-: at least, "
         "-1700: at most), --within=200 points of you, or --established (no question mark at his "
         "rating). --computer=no: people only, no programs; --computer=yes: a computer as strong "
         "as you takes the seat if nobody has come for a day. --repeat=5: it is posted anew until "
         "five matches have begun from it, or until you withdraw it; your limit holds.\n"
         "--first=lot|USER says who moves first: by lot, unless you name one of the two (or `me` "
         "or "
         "`you`). Whoever it is sits South. --first=South or --first=North names the seat that "
         "moves first: user1 then sits South and user2 North.\n"
         "--move=MOVE makes your first move with the challenge. In a mail the same may be written "
         "as "
         "a move list: the game's name as the subject, and in the mail the names of both players, "
         "yours on the left, above a line with “1.” and your move (“help mail”).\n"
         "--clock=BANK+INCREMENT[/CAP] in days, hours or minutes (30d+1d, 12h+30m): your bank runs "
         "while it is your turn, each move adds the increment, never above the cap (the bank, "
         "unless said). --clock=none: no clock. Without the option: 30d+1d.\n"
         "--start=POSITION begins from a position as “show” writes it, with or without quotation "
         "marks; such a match is "
         "unrated. Others are rated (--rated), unless you say --unrated.\n"
         "--etiquette=on: a house touched is a house played, nothing is tried or taken back, the "
         "senior of two who meet for the first time may move first, and a strong computer wins "
         "narrowly. You sit South and the computer North, whichever of you moves first. The rules "
         "of a game (`help wari`) say whether it may be had, and whether it is "
         "usual: then --etiquette=off does without.\n"
         "In a mail, your confirmed address or --password= says who you are.\n"
         "Resigning before both have moved is declining: it does not count.\n"
         "The computer plays as computer-1 (gentle) to computer-20 (strong)."},
        {Id::waiting,
         "waiting",
         true,
         nobody,
         false,
         {},
         "",
         "the waiting room: matches that want a second player",
         "Beneath a board stands what is asked of who takes it and, where the house knows you, why "
         "you cannot. Boards of players whom you block, or who block you, are not listed."},
        {Id::accept, "accept", true, player, false, on_board, "",
         "accept a challenge; take the empty seat at a waiting board; agree to what was proposed",
         "A match that is offered to you begins with this, or with your first move where you move "
         "first. “offers” lists what is offered to you."},
        {Id::reject, "decline", true, player, false, on_board, "",
         "decline a challenge, or a match before you have moved; no reason is needed", ""},
        {Id::reject, "reject", true, player, false, on_board, "",
         "decline a match before you have moved; refuse a proposal; withdraw your waiting board",
         ""},
        {Id::withdraw, "withdraw", true, player, false, on_board, "",
         "take back your challenge or your waiting board, if nobody has accepted it yet", ""},
        {Id::yield, "yield", true, player, false, on_board, "",
         "give the first move to the other, where it is yours by right",
         "Where a table keeps the etiquette, the first move of the first game between two players "
         "is by right of the one who has been longer in the house. He makes it or gives it up, "
         "before any move; the two then change seats. In a mail that replies to the board, `yield` "
         "alone is enough."},
        {Id::seek,
         "seek",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"n"}},
         "[--rating=1400-1700] [--within=200] [--established] [--computer=no|yes]",
         "be paired with others who seek until you have n matches of this game; 0: no more",
         "Paired by who has sought longest, with the usual clock, the first mover by lot; two who "
         "play each other already are not paired again before that match is over.\n"
         "--rating=1400-1700 (1400-: at least, -1700: at most), --within=200 points of yours, "
         "--established (no question mark at the rating), --computer=no (people only, no "
         "programs): "
         "what the others must be; each must suit the other. --computer=yes: what nobody else "
         "begins with you a computer as strong as you does, at once."},
        {Id::limit,
         "limit",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"n"}},
         "",
         "never more than n matches of this game at a time; `none`: as many as come",
         "Who challenges you beyond it is told so."},
    };
}

std::vector<CommandSpec> rows_of_playing() {
    const std::vector<ParameterSpec> on_board = {{"board"}, {"user"}, {"password"}};
    const std::vector<ParameterSpec> move_on_board = {{"board"}, {"user"}, {"password"}, {"MOVE"}};
    return {
        {Id::move, "move", true, player, false, move_on_board, "", "make your move",
         "MOVE#n plays only if it would be the n-th move of the match, counting both "
         "players' moves from 1: a mail that arrives twice plays once.\n"
         "Instead of a move: `resign` gives up; `propose` offers a draw; `undo` asks to take back "
         "your last move; `accept` and `reject` answer either. A move by anybody ends a proposal.\n"
         "The computer refuses draws and grants take-backs; the match is unrated from then on."},
        {Id::show,
         "show",
         true,
         nobody,
         false,
         {{"board", some}},
         "[--seat=own|first]",
         "show boards; board#n shows it after n moves",
         "--seat=first: with First at the bottom this once, whichever side is yours; --seat=own: "
         "with your own. `notify --seat=` says it for all boards."},
        {Id::showas,
         "showas",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"board", some}},
         "[--seat=own|first]",
         "show boards as this player sees them, with what he has queued",
         ""},
        {Id::queue,
         "queue",
         true,
         player,
         false,
         {{"board"}, {"user"}, {"password"}, {"MOVE", any}},
         "",
         "answer moves in advance: “if b then d, if c then e”",
         "A plan is a list of `if THEIRS then YOURS`, with commas between; `( … )` after an answer "
         "holds what to do next: `if b then d (if a then c), if c then e`. Where it is your turn "
         "it "
         "begins with your move: `d, if b then e`: that is played at once. A move alone while the "
         "other is to move is your answer to whatever he plays, where it is legal. A plan is "
         "dropped "
         "when the game leaves it, and you are told. `queue BOARD … none` drops it, and without "
         "words it is shown. Only you can see it. `queue BOARD#n …` counts only while n moves "
         "have been made."},
        {Id::preview,
         "preview",
         true,
         nobody,
         false,
         {{"board"}, {"MOVE", any}},
         "",
         "try moves on a copy; nobody else sees it",
         "`preview 12 c e` tries them on board 12, `preview 12#4 c` after its fourth move, and "
         "`preview new b d f` from the opening; any number of moves may follow."},
        {Id::submit, "submit", true, player, false, move_on_board, "",
         "lay a move ready and see it; “confirm” plays it", ""},
        {Id::confirm_move, "confirm", true, player, false, on_board, "",
         "play the move that was submitted", ""},
        {Id::resign, "resign", true, player, false, on_board, "", "give up the game",
         "Before both have moved this is declining the match: it does not count."},
        {Id::rematch, "rematch", true, player, false, on_board, "",
         "play the match once more; the other begins",
         "Its clock and its start stay, and it is rated if the other was. From a position of your "
         "own you change seats. Against the computer with etiquette you sit South again; then a "
         "position of your own says who moves first, as before. Where your opponent has asked for "
         "a rematch already, it is the same match."},
        {Id::note, "note", true, player, true, on_board, "",
         "keep a note of your own about the match; nobody else sees it",
         "What you write beneath the command stands instead of the note before; `none` drops it. "
         "“showas” shows it, also when the match is over."},
        {Id::chat, "chat", true, player, true, on_board, "", "say something at the board",
         "What you write beneath the command goes to all who sit at it and watch it. It stays with "
         "the match. In a mail that replies to a board, `chat` alone is enough."},
        {Id::subscribe, "subscribe", true, player, false, on_board, "",
         "get the letters of somebody else's match", ""},
        {Id::unsubscribe, "unsubscribe", true, player, false, on_board, "",
         "no more letters of this match, also of your own; “subscribe” brings them back", ""},
        {Id::games,
         "games",
         true,
         nobody,
         false,
         {{"who", some}},
         "[all|active|inactive|next]",
         "the matches of one or more players",
         "The last word chooses: all, active (the default), inactive (finished) or next (where it "
         "is the first one's turn)."},
        {Id::history,
         "history",
         true,
         nobody,
         false,
         {{"who", any}},
         "",
         "finished matches, newest first, and what they did to the ratings",
         "With a name: only that player's. With two: the games of these two against each other, "
         "and how they stand."},
        {Id::standings,
         "standings",
         true,
         nobody,
         false,
         {},
         "",
         "who plays best: the players by rating, with how sure it is",
         "Declined and unrated matches do not count, nor any that ended before both had moved. "
         "“help ratings” tells what a rating is."},
        {Id::tournament,
         "tournament",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         "[--system=robin|swiss|knockout] [--games=2] [--race=6] [--rounds=N] [--in-turn] "
         "[--seeds=rating|lot] [--players=N] [--starts=DAY] [--with=computer-N,…] [--clock=30d+1d] "
         "[--unrated] "
         "[--etiquette=on|off]",
         "announce a tournament; “join” enters it",
         "--system=robin: everybody meets everybody, all at once or, with --in-turn, round after "
         "round; swiss: each round those meet who have as many points, --rounds=N of them (as many "
         "as its players need, unless said); knockout: who loses a meeting is out.\n"
         "A meeting is --games=2, each of the two moving first in turn, or a race: with --race=6 "
         "whoever first has won six, as in Barbados.\n"
         "It begins when --players=N have entered, and on --starts=DAY (in two weeks, unless "
         "said) with whoever is there. --with=computer-3,computer-7 lets the computer play along.\n"
         "Swiss and knockout are seeded by rating, the best first, those without one behind them "
         "by lot; --seeds=lot: all by lot. In a knockout 1 and 2 can meet in the last round alone, "
         "and the best of a round meets the last of it; in the first Swiss round the upper half "
         "meets the lower, in order (FIDE Handbook C.04.2 and C.04.3). Where everybody meets "
         "everybody the numbers are drawn by lot (C.05). Players who block each other meet all the "
         "same.\n"
         "From then on it runs by itself. Who leaves or whose time is up loses; what he had still "
         "to play is won by the others. No move is taken back.\n"
         "Ties are broken by direct encounter, wins and Sonneborn-Berger, in a Swiss tournament "
         "by Buchholz without the lowest opponent, Buchholz and Sonneborn-Berger."},
        {Id::join,
         "join",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         "",
         "enter a tournament that has not begun",
         ""},
        {Id::leave,
         "leave",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         "",
         "leave a tournament",
         "Once it has begun, your running games in it are resigned."},
        {Id::tournaments,
         "tournaments",
         true,
         nobody,
         false,
         {{"name", optional}},
         "",
         "the tournaments of a game, or one of them with its table and its rounds",
         ""},
    };
}

}  // namespace posthouse::club
