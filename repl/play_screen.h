// The game of schedules on a terminal, by ncurses.
#pragma once

#include "repl/play.h"

namespace heddle::repl {

// Plays until the player ends the game. False: the terminal cannot do it.
bool play_on_screen(Play& play);

}  // namespace heddle::repl
