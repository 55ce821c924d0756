#include "repl/play_screen.h"

// Only functions: the macros of the short names would replace words in the headers of others.
#define NCURSES_NOMACROS
#include <ncurses.h>
#include <clocale>
#include <cstdlib>

namespace heddle::repl {
namespace {

// A colour pair for each style; where there are no colours, or NO_COLOR asks for none, attributes have to do.
int attributes(PlayStyle style, bool colours) {
  switch (style) {
    case PlayStyle::Plain: return A_NORMAL;
    case PlayStyle::Title: return A_BOLD;
    case PlayStyle::Next: return A_REVERSE;
    case PlayStyle::Waits: return colours ? COLOR_PAIR(1) : A_UNDERLINE;
    case PlayStyle::Good: return (colours ? COLOR_PAIR(2) : A_NORMAL) | A_BOLD;
    case PlayStyle::Bad: return (colours ? COLOR_PAIR(3) : A_NORMAL) | A_BOLD;
    case PlayStyle::Dim: return A_DIM;
  }
  return A_NORMAL;
}

void draw(const Play& play, bool colours) {
  int height = 0, width = 0;
  getmaxyx(stdscr, height, width);
  werase(stdscr);
  const std::vector<PlayLine> lines = play.frame(static_cast<size_t>(width), static_cast<size_t>(height));
  for (int y = 0; y < height && y < static_cast<int>(lines.size()); ++y) {
    wmove(stdscr, y, 0);
    for (const PlaySegment& s : lines[static_cast<size_t>(y)]) {
      wattrset(stdscr, attributes(s.style, colours));
      waddnstr(stdscr, s.text.c_str(), static_cast<int>(s.text.size()));
    }
  }
  wrefresh(stdscr);
}

}  // namespace

bool play_on_screen(Play& play) {
  std::setlocale(LC_CTYPE, "");  // source lines may be more than ASCII
  if (::newterm(nullptr, stdout, stdin) == nullptr) return false;
  ::cbreak();
  ::noecho();
  ::keypad(stdscr, true);
  ::curs_set(0);
  const bool colours = ::has_colors() && std::getenv("NO_COLOR") == nullptr;
  if (colours) {
    ::start_color();
    ::use_default_colors();
    ::init_pair(1, COLOR_YELLOW, -1);
    ::init_pair(2, COLOR_GREEN, -1);
    ::init_pair(3, COLOR_RED, -1);
  }
  while (!play.finished()) {
    draw(play, colours);
    const int key = ::wgetch(stdscr);
    if (key == ERR) break;
    if (key == KEY_LEFT) play.press('<');
    else if (key == KEY_RIGHT) play.press('>');
    else if (key == KEY_BACKSPACE) play.press('u');
    else if (key > 0 && key < 128 && key != '\n') play.press(static_cast<char>(key));
  }
  ::endwin();
  return true;
}

}  // namespace heddle::repl
