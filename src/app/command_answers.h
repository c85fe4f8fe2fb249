// What the subcommands that measure and build have in common: whom they tell how far they are, and
// how they refuse.
//
// Deliberately absent: command lines.
#pragma once

#include "base/refusal.h"
#include "games/game.h"
#include "strength/paragraph.h"
#include "strength/progress.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <iostream>
#include <string>

namespace posthouse {

inline Audience people() {
    Audience audience;
    audience.out = &std::cerr;
    audience.terminal = isatty(STDERR_FILENO);
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
        audience.columns = size.ws_col;
    return audience;
}

inline Or<const Game*> game_called(const std::string& name) {
    if (const Game* game = find_game(name)) return game;
    std::string names;
    for (const Game& game : all_games())
        if (game.listed) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return refuse("There is no game called “", clip(name, 40), "”. The house has: ", names, '.');
}

inline int refused(const Refusal& refusal, std::ostream& err) {
    err << "posthouse: " << refusal.sentence.view() << '\n';
    return 2;
}

}  // namespace posthouse
