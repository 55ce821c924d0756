// In the browser there is no terminal: the game's pictures are drawn by the page (web/heddle.js).
#include "repl/play_screen.h"

namespace heddle::repl {

bool play_on_screen(Play&) { return false; }

}  // namespace heddle::repl
