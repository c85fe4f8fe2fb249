// Commands after the name of a game: finding a match, and playing it.
#include "club/commands/command_table.h"
#include "club/commands/service.h"

namespace posthouse::club {

using enum Arity;
using enum AuthLevel;
using Id = CommandId;

std::vector<CommandSpec> matchmaking_commands() {
    const std::vector<ParameterSpec> on_board = {{"board"}, {"user"}, {"password"}};
    return {
        {Id::challenge,
         &Service::challenge,
         "challenge",
         true,
         player,
         false,
         {{"user1"}, {"user2", optional}},
         "[--to=anyone|link] [--first=lot|USER|SEAT] [--move=MOVE] [--clock=30d+1d|none] "
         "[--start=POSITION] [--rated] [--unrated] [--etiquette=on|off] "
         "[--style=balanced|hoarder|attacker] [--rating=1400-1700] [--within=200] [--established] "
         "[--computer=no|yes] [--repeat=N] [--password=PASSWORD]",
         "challenge somebody to a match; user1 or user2 is you",
         "The match begins when the challenged player accepts it (“accept”, or their first move): "
         "until then no clock runs and nothing counts. The challenge expires, usually after two "
         "weeks; “withdraw” withdraws it. Matches begin at once against the computer, and against "
         "players who allow it with “offers --begin=”. You can have one challenge for each game "
         "and player, and ten in all.\n"
         "--to=anyone instead of user2 posts it in the waiting room; the first player to accept it "
         "plays.\n"
         "--to=link instead of user2 makes a link to send to a friend, who needs no account if "
         "this "
         "site allows guests; their matches are unrated.\n"
         "For such a board you can require a rating: --rating=1400-1700 (1400-: at least, -1700: "
         "at most), --within=200 points of yours, or --established (no question mark). "
         "--computer=no: people only, no programs; --computer=yes: if nobody accepts within a day, "
         "a computer as strong as you plays. --repeat=5: post it again until five matches have "
         "begun or you withdraw it; your limit still applies.\n"
         "--first=lot|USER sets who moves first: by lot (the default), or one of the two players "
         "(or `me` or `you`). That player sits South. --first=South or --first=North sets which "
         "seat moves first: user1 then sits South and user2 North.\n"
         "--move=MOVE makes your first move with the challenge. In a mail you can also write a "
         "move list: the name of the game as the subject, and in the mail the names of both "
         "players, yours on the left, above a line with “1.” and your move (“help mail”).\n"
         "--clock=BANK+INCREMENT[/CAP] in days, hours, minutes or seconds, such as 10m+5s (default "
         "30d+1d): your bank runs "
         "while it is your turn, and each move adds the increment, up to the cap (default: the "
         "bank). --clock=none: no clock.\n"
         "--start=POSITION begins from a position as “show” writes it, with or without quotation "
         "marks; such a match is unrated. All others are rated, unless you add --unrated.\n"
         "--etiquette=on: a house touched is a house played, no move is tried out or taken back, "
         "in a first game between two players the one who joined first may move first, and a "
         "strong computer wins narrowly. You sit South and the computer North, whoever moves "
         "first. The rules of a game (`help wari`) say whether it has an etiquette and whether "
         "that is the default; --etiquette=off turns it off.\n"
         "In a mail, your confirmed address or --password= proves who you are.\n"
         "If you resign before both players have moved, you decline: the match does not count.\n"
         "The computer plays as computer-1 (weakest) to computer-20 (strongest). In the sowing "
         "games it also has styles: --style=hoarder keeps its seeds at home, --style=attacker goes "
         "for captures and threats."},
        {Id::waiting,
         &Service::waiting,
         "waiting",
         true,
         nobody,
         false,
         {},
         "[--before=BOARD]",
         "list the waiting room: matches that wait for a second player",
         "The newest 50, or those before that board. Below a board are its conditions and, if you "
         "are logged in, why you cannot take it. "
         "Boards of players whom you block, or who block you, are not listed."},
        {Id::accept, &Service::accept, "accept", true, player, false, on_board,
         "[--link=CODE] [--number=N]",
         "accept a challenge, an open challenge in the waiting room, or a proposal",
         "If you move first, your first move accepts a challenge, too. “offers” lists challenges "
         "to you. --link= takes the code of an invitation by link. --number= accepts only the "
         "proposal with this number, as the letter about it has it; 0: only the challenge."},
        {Id::reject, &Service::reject, "decline", true, player, false, on_board,
         "[--reason=later|clock|rated|unrated|game|people] [--number=0]",
         "decline a challenge, or a match before you have moved; no reason is needed",
         "--reason= tells your opponent what you would accept: another time, clock or game, a "
         "rated "
         "or unrated match, or a person instead of a program. --number=0 refuses no proposal that "
         "was made since."},
        {Id::reject, &Service::reject, "reject", true, player, false, on_board, "[--number=N]",
         "decline a match before you have moved; refuse a proposal; withdraw your open challenge",
         "--number= refuses or withdraws only the proposal with this number."},
        {Id::withdraw, &Service::withdraw, "withdraw", true, player, false, on_board, "",
         "withdraw your challenge, if nobody has accepted it yet", ""},
        {Id::yield, &Service::yield, "yield", true, player, false, on_board, "",
         "give the first move to your opponent, if you may move first",
         "In a match that uses the etiquette, the player who joined first may move first in the "
         "first game between two players. This player makes the first move or gives it up; then "
         "the two change seats. In a mail that replies to the board, `yield` alone is enough."},
        {Id::seek,
         &Service::seek,
         "seek",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"n"}},
         "[--rating=1400-1700] [--within=200] [--established] [--computer=no|yes]",
         "be paired with other players who seek, until you have n matches of this game; 0: stop",
         "Players who have waited longest are paired first, with the usual clock and the first "
         "move by lot; two who are playing each other are not paired again until that match is "
         "over, two of whom one declined not for a week unless one of them asks.\n"
         "--rating=1400-1700 (1400-: at least, -1700: at most), --within=200 points of yours, "
         "--established (no question mark) and --computer=no (people only, no programs) limit your "
         "opponents; both players' limits apply. --computer=yes: a computer as strong as you plays "
         "the matches for which there is nobody else, at once."},
        {Id::limit,
         &Service::limit,
         "limit",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"n"}},
         "",
         "play at most n matches of this game at a time; `none`: no limit",
         "Further challenges are refused with this reason."},
    };
}

std::vector<CommandSpec> playing_commands() {
    const std::vector<ParameterSpec> on_board = {{"board"}, {"user"}, {"password"}};
    const std::vector<ParameterSpec> move_on_board = {{"board"}, {"user"}, {"password"}, {"MOVE"}};
    return {
        {Id::move, &Service::move, "move", true, player, false, move_on_board, "", "make your move",
         "MOVE#n plays only if it is the n-th move of the match, counting both players' moves from "
         "1.\n"
         "Instead of a move: `resign` resigns; `propose` offers a draw; `undo` asks to take back "
         "your last move; `accept` and `reject` answer either, `accept#3` only the proposal 3. Any "
         "move ends a proposal.\n"
         "The computer refuses draws and allows takebacks; the match is then unrated."},
        {Id::show,
         &Service::show,
         "show",
         true,
         nobody,
         false,
         {{"board", some}},
         "[--seat=own|first]",
         "show boards; board#n shows it after n moves",
         "--seat=first: with First at the bottom this time, whichever side you play; --seat=own: "
         "with your own side. `notify --seat=` sets it for all boards."},
        {Id::showas,
         &Service::show_as,
         "showas",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"board", some}},
         "[--seat=own|first]",
         "show boards as you see them, with your queued moves and notes",
         ""},
        {Id::queue,
         &Service::queue,
         "queue",
         true,
         player,
         false,
         {{"board"}, {"user"}, {"password"}, {"MOVE", any}},
         "",
         "queue conditional moves: “if b then d, if c then e”",
         "Write a list of `if THEIRS then YOURS`, separated by commas; `( … )` after a reply holds "
         "what follows it: `if b then d (if a then c), if c then e`. If it is your turn, begin "
         "with your move, which is played at once: `d, if b then e`. If it is not, a move alone is "
         "your reply to any move after which it is legal. When the game leaves your conditional "
         "moves, they are dropped and you are told. `queue BOARD … none` drops them; without moves "
         "it shows them. Only you can see them. `queue BOARD#n …` applies only after exactly n "
         "moves."},
        {Id::preview,
         &Service::preview,
         "preview",
         true,
         nobody,
         false,
         {{"board"}, {"MOVE", any}},
         "",
         "try moves on a copy; nobody else sees it",
         "`preview 12 c e` tries moves on board 12, `preview 12#4 c` after its fourth move, and "
         "`preview new b d f` from the opening; any number of moves is possible."},
        {Id::submit, &Service::submit, "submit", true, player, false, move_on_board, "",
         "submit a move and see its result; “confirm” plays it",
         "`none` instead of a move: none is submitted any more."},
        {Id::confirm_move, &Service::confirm_move, "confirm", true, player, false, on_board,
         "[--number=N]", "play the move that was submitted",
         "--number= plays only the one with this number, as the answer to “submit” has it."},
        {Id::resign, &Service::resign, "resign", true, player, false, on_board, "",
         "resign the game",
         "Before both players have moved, this declines the match: it does not count."},
        {Id::rematch, &Service::rematch, "rematch", true, player, false, on_board, "",
         "play the match again; the other player begins",
         "Clock and start stay the same, and it is rated if the first match was. From a set-up "
         "position you change seats. Against the computer with etiquette you sit South again, and "
         "in a set-up position the same player moves first again. If your opponent has already "
         "asked for a rematch, it is the same match."},
        {Id::note, &Service::note, "note", true, player, true, on_board, "",
         "write a private note about the match",
         "The text below the command replaces your note; `none` deletes it. “showas” shows it, "
         "also when the match is over."},
        {Id::chat, &Service::chat, "chat", true, player, true, on_board, "",
         "write a message at the board",
         "The text below the command goes to the players and spectators of the match and stays "
         "with it. In a mail that replies to a board, `chat` alone is enough."},
        {Id::subscribe, &Service::subscribe, "subscribe", true, player, false, on_board, "",
         "get letters about somebody else's match", ""},
        {Id::unsubscribe, &Service::unsubscribe, "unsubscribe", true, player, false, on_board, "",
         "get no more letters about a match, even one of yours; “subscribe” turns them on again",
         ""},
        {Id::games,
         &Service::games,
         "games",
         true,
         nobody,
         false,
         {{"who", some}},
         "[all|active|inactive|next]",
         "list the matches of one or more players",
         "The last word chooses: all, active (the default), inactive (finished) or next (the first "
         "player is to move)."},
        {Id::history,
         &Service::history,
         "history",
         true,
         nobody,
         false,
         {{"who", any}},
         "",
         "list finished matches, newest first, with their rating changes",
         "With a name: only that player's matches. With two names: their games against each other "
         "and the score."},
        {Id::standings,
         &Service::standings,
         "standings",
         true,
         nobody,
         false,
         {},
         "[--bots]",
         "list the players by rating, with its deviation",
         "--bots lists the bots, which have a ranking of their own. "
         "Declined and unrated matches do not count, nor matches that ended before both players "
         "had moved. “help ratings” explains ratings."},
        {Id::tournament,
         &Service::announce_tournament,
         "tournament",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         "[--system=robin|swiss|knockout] [--games=2] [--race=6] [--rounds=N] [--in-turn] "
         "[--seeds=rating|lot] [--players=N] [--starts=DAY] [--with=computer-N,…] [--clock=30d+1d] "
         "[--unrated] [--etiquette=on|off]",
         "announce a tournament; players enter with “join”",
         "--system=robin: everybody meets everybody, all at once or, with --in-turn, round by "
         "round; swiss: in each round players with equal points meet, for --rounds=N rounds "
         "(default: as many as the players need); knockout: the loser of a meeting is out.\n"
         "A meeting has --games=2 games, in which the players take turns to move first, or it is a "
         "race: with --race=6 the first to win six games wins, as in Barbados.\n"
         "It begins when --players=N have entered, or on --starts=DAY (default: in two weeks) with "
         "the players entered by then. --with=computer-3,computer-7 adds computer players.\n"
         "Swiss and knockout are seeded by rating, the best first, unrated players last by lot; "
         "--seeds=lot: all by lot. In a knockout, 1 and 2 can meet only in the last round, and the "
         "best of a round meets the last; in the first Swiss round the upper half meets the lower, "
         "in order (FIDE Handbook C.04.2 and C.04.3). In a round robin the numbers are drawn by "
         "lot (C.05). Players who block each other can still meet.\n"
         "After that it runs automatically. A player who leaves or runs out of time loses; the "
         "opponents win all games that this player had left. No move can be taken back.\n"
         "Ties are broken by direct encounter, wins and Sonneborn-Berger; in a Swiss tournament by "
         "Buchholz without the lowest opponent, Buchholz and Sonneborn-Berger."},
        {Id::join,
         &Service::join_tournament,
         "join",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         "",
         "enter a tournament that has not begun",
         ""},
        {Id::leave,
         &Service::leave_tournament,
         "leave",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         "",
         "leave a tournament",
         "If it has begun, you resign your running games in it."},
        {Id::call_off,
         &Service::call_off_tournament,
         "call-off",
         true,
         player,
         false,
         {{"name"}, {"user"}, {"password"}},
         "",
         "call off a tournament that you announced, before it begins",
         "Those who have entered get a letter."},
        {Id::tournaments,
         &Service::tournaments,
         "tournaments",
         true,
         nobody,
         false,
         {{"name", optional}},
         "[--behind=NAME]",
         "list the tournaments of a game, or show one with its table and rounds",
         "The newest 50, or those that follow NAME in the list."},
    };
}

}  // namespace posthouse::club
