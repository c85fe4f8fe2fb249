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

namespace posthouse::app {

inline strength::ProgressOutput stderr_progress() {
    strength::ProgressOutput audience;
    audience.out = &std::cerr;
    audience.terminal = isatty(STDERR_FILENO);
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
        audience.columns = size.ws_col;
    return audience;
}

inline Expected<const games::Game*> find_game_or_error(const std::string& name) {
    if (const games::Game* game = games::find_game(name)) return game;
    std::string names;
    for (const games::Game& game : games::all_games())
        if (game.listed) names += (names.empty() ? "" : ", ") + std::string(game.name);
    return refuse("There is no game called “", truncate(name, 40), "”. The house has: ", names,
                  '.');
}

inline int print_error(const Refusal& refusal, std::ostream& err) {
    err << "posthouse: " << refusal.sentence.view() << '\n';
    return 2;
}

}  // namespace posthouse::app
