// What vm grade says. Everything that comes from a submission is data here: in no form can it be taken for something
// that vm says itself.
#pragma once

#include <string>
#include <vector>

#include "cli/grade_run.h"

namespace heddle::cli {

std::string grade_lines(const Graded& graded);  // its name, points, and a line for each check that gave none
std::string grades_summary(const std::vector<Graded>& graded, double seconds);
// submission, points, of, then a column for each check, then remarks. (No cell is taken for a formula.)
std::string grades_as_csv(const std::vector<Graded>& graded);
std::string grades_as_json(const std::vector<Graded>& graded, double seconds);
std::string grades_as_junit_xml(const std::vector<Graded>& graded);  // one <testsuite> for each submission
// The page of all, which links to that of each; page_name is the file of the i-th.
std::string grades_as_html(const std::vector<Graded>& graded, double seconds);
std::string grade_as_html(const Graded& graded);
std::string page_name(const std::vector<Graded>& graded, size_t i);

}  // namespace heddle::cli
