#include "cli/terminal_text.h"

#include <doctest/doctest.h>

namespace heddle::cli {

TEST_CASE("lines are wrapped between words, with an indent, and source stays whole") {
  CHECK(for_terminal("one two\n", 0, false) == "one two\n");
  CHECK(for_terminal("one two", 7, false) == "one two");
  CHECK(for_terminal("one two\nthree four\n", 9, false) == "one two\nthree\nfour\n");
  const std::string row = "    8  cook  writes LostNotify.dinner   (LostNotify.java:20)\n";
  CHECK(for_terminal(row, 50, false) == "    8  cook  writes LostNotify.dinner\n        (LostNotify.java:20)\n");
  const std::string code = "        12 | bell.wait(); // and so on, for more than forty columns\n";
  CHECK(for_terminal(code, 40, false) == code);
  // A word that is too long, and characters of more than one byte.
  CHECK(for_terminal("abcdefghij klm", 5, false) == "abcdefghij\nklm");
  CHECK(for_terminal("\u00e4\u00f6\u00fc \u00df\u00df", 6, false) == "\u00e4\u00f6\u00fc \u00df\u00df");
  CHECK(for_terminal("", 5, true).empty());
  // The mark of a switch stays whole, and has its colour on a line of its own.
  const std::string switched = "    enters OrderDesk#24 OrderDesk.java:22   <- switch\n";
  for (unsigned width = 42; width < 53; ++width)
    CHECK(report_for_terminal(switched, width, true) ==
          "    enters OrderDesk#24 OrderDesk.java:22\n        \x1b[33m<- switch\x1b[0m\n");
  CHECK(report_for_terminal(switched, 53, false) == switched);
  // A terminal may have no room even for the mark alone.
  for (unsigned width = 1; width < 9; ++width)
    CHECK(report_for_terminal(switched, width, false).ends_with("<- switch\n"));
  CHECK(for_terminal("\n\n", 5, true) == "\n\n");
}

TEST_CASE("nothing that a program names gives orders to the terminal") {
  CHECK(without_controls("a\tb \u00e9\u20ac") == "a\tb \u00e9\u20ac");
  CHECK(without_controls("\x1b[2Jx\x07\x7f\r") == "^[[2Jx^G^?^M");
  CHECK(without_controls("\xc2\x9b"
                         "2J\xc2\xa0") == "^?2J\xc2\xa0");
  CHECK(report_for_terminal("  \x1b]0;evil\x07 waits\n", 0, true) == "  ^[]0;evil^G waits\n");
}

TEST_CASE("what matters has a colour") {
  CHECK(for_terminal("       ! the assertion fails\n", 0, true) == "\x1b[31m       ! the assertion fails\x1b[0m\n");
  CHECK(for_terminal("       > hello\n", 0, true) == "\x1b[32m       > hello\x1b[0m\n");
  CHECK(for_terminal("next: cook\n", 0, true) == "\x1b[1mnext: \x1b[0mcook\n");
  CHECK(for_terminal("   12 | x++;\n", 0, true) == "\x1b[2m   12 | \x1b[0mx++;\n");
  CHECK(for_terminal("    8  cook  begins\n", 0, true) == "\x1b[2m    8\x1b[0m  cook  begins\n");
  CHECK(for_terminal("1: break 12\n", 0, true) == "\x1b[33m1: break 12\x1b[0m\n");
  CHECK(for_terminal("x = 5\n", 0, true) == "x = 5\n");
  CHECK(!wants_colours(Colours::Never));
  CHECK(wants_colours(Colours::Always));
}

}  // namespace heddle::cli
