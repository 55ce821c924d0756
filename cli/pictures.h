// --html, --svg and --listing: what was found as a page, as a picture, and as lines of text (picture/).
#pragma once

#include <memory>
#include <string>

#include "cli/kept_schedule.h"
#include "picture/page.h"
#include "tester/replay.h"
#include "tester/report.h"

namespace CLI {
class App;
}

namespace heddle::cli {

struct PictureOptions {
  std::string html, svg, listing;  // files; "": not asked for
  u64 finding = 1;                 // of --svg and --listing
  bool any() const { return !html.empty() || !svg.empty() || !listing.empty(); }

  void add_to(CLI::App& app, bool several_findings);
};

// Writes what is asked for of an exploration that has been reported as `report_text`. The findings' schedules are
// replayed, and from then on the program's Worlds know only what these have brought along. `command`: of the
// exploration. False: a file could not be written, and a message has been printed. (That there is no schedule to show
// is said, and is no such failure.)
bool write_pictures(const PictureOptions& options, std::unique_ptr<Program> program, std::unique_ptr<SavedWorld> saved,
                    const tester::ExploreResult& result, const tester::ExploreOptions& explored,
                    const tester::ReportOptions& report, const std::string& report_text, const std::string& command);

// The same of one schedule that has been replayed. `words`: what was said about it.
bool write_pictures(const PictureOptions& options, const Program& program, picture::Chronicle chronicle,
                    const tester::Finding& finding, const std::string& words, const std::string& command);

}  // namespace heddle::cli
