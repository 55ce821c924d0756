// What the parts of the text report share.
#pragma once

#include <string>
#include <vector>

#include "tester/finding.h"

namespace heddle::tester {

// One line of a schedule's table: an operation or an access, or all operations of one call of the library.
struct TableRow {
  std::string thread, text, call;
  Place place;
  bool preempts = false;
};
// The next operation of a schedule: a new row, a part of the last one, or nothing that readers want to see.
void add_row(const StepReport& step, std::vector<TableRow>* rows);
// In a deadlock: the last word of a thread that cannot get what it wants. Rows of other findings and threads: none.
void add_last_words(const Finding& finding, std::vector<TableRow>* rows);
// Leaves out what need not be said in each row: the name of the program's own class. `program`: "Main.java".
void shorten_rows(const std::string& program, std::vector<TableRow>* rows);

// At most `width` bytes; what is longer ends in "..".
std::string clip(std::string text, size_t width);
// An output of the program, indented, a line each; long ones are clipped, and so are long lines.
std::string quoted_output(const std::string& text);

}  // namespace heddle::tester
