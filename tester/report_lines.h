// What the parts of the text report share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tester/finding.h"

namespace heddle::tester {

// One line of a schedule's table: an operation or an access, or all operations of one call of the library.
struct TableRow {
  std::string thread, text, call;
  Place place;
  bool preempts = false;
  bool returned = false;  // the call has: what follows is another one
};
// Something was chosen where it could have been otherwise: by the program (Verify.choose), or for it.
bool is_choice(const StepReport& step);
// The next operation of a schedule: a new row, a part of the last one, or nothing that readers want to see.
void add_row(const StepReport& step, std::vector<TableRow>* rows);
// In a deadlock: the last word of a thread that cannot get what it wants. Rows of other findings and threads: none.
void add_last_words(const Finding& finding, std::vector<TableRow>* rows);
// Leaves out what need not be said in each row: the name of the program's own class. `program`: "Main.java".
void shorten_rows(const std::string& program, std::vector<TableRow>* rows);

struct ReportOptions;
// The schedule of a finding as a table, one column a thread, or a list where there are too many for the width; "" if it
// has no steps.
std::string schedule_table(const Finding& finding, const ReportOptions& options);

// Characters are code points of UTF-8.
size_t characters_in(std::string_view text);
size_t byte_of_character(std::string_view text, size_t number);  // where that one begins, counted from 0
// At most `width` characters; what is longer ends in "..".
std::string clip(std::string text, size_t width);
// An output of the program, indented, a line each; long ones are clipped, and so are long lines.
std::string quoted_output(const std::string& text);

}  // namespace heddle::tester
