// What was found, or was not, as one page for browsers that needs nothing beside itself: threads over time, a schedule
// that can be stepped through with its source and variables, locks, outcomes, and what the verdict rests on. The page's
// own HTML, styles and script stand in picture/page and are embedded in the binary.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "picture/chronicle.h"

namespace heddle::picture {

// A schedule to step through: of a finding, or one that only ends with a certain output.
struct Story {
  std::string title;    // "deadlock: lost notify: ...": one line
  std::string words;    // what the text report says about it beside that and the schedule
  std::string command;  // that shows it again; "": none is known
  bool finding = true;
  Chronicle chronicle;
};

struct Outcome {
  std::string text;
  u64 count = 0;        // classes of schedules that end with it
  std::string command;  // that shows it again; or ""
};

struct Page {
  std::string program;  // "Main.java"
  std::string verdict;  // "failed", "passed" ...: tester::to_string(Verdict); "replayed": of one schedule
  std::string command;  // that makes this report again
  std::vector<std::pair<std::string, std::string>> facts;  // "states" -> "1,234"
  std::vector<std::string> rests_on;                       // what a verdict takes for granted
  std::vector<std::string> coverage;                       // lines, of searches of a part of the schedules
  std::string report;                                      // the whole text report
  std::vector<Story> stories;                              // findings first
  std::vector<Outcome> outcomes;
  std::string outcomes_note;                                 // "complete", "so far"; "": they were not asked for
  std::vector<std::pair<std::string, std::string>> sources;  // file name -> text
};

// Bytes that are no UTF-8 are replaced. The same page has the same bytes everywhere.
std::string page_html(const Page& page);

}  // namespace heddle::picture
