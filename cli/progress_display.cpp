#include "cli/progress_display.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "tester/search.h"

namespace heddle::cli {

bool ProgressDisplay::is_seen(bool report_as_json) { return ::isatty(2) && !report_as_json; }

void ProgressDisplay::show(const tester::Progress& p) {
  shown_ = true;
  const auto counted = [](u64 n, const char* one) { return fmt::format("{} {}{}", n, one, n == 1 ? "" : "s"); };
  const u64 schedules = p.counts->schedules();
  const std::string so_far = samples_
                                 ? counted(schedules, "run")
                                 : fmt::format("about {:.3f} % of the tree, {}",
                                               std::min(p.counts->share * 100, 99.999), counted(schedules, "path"));
  std::fprintf(stderr, "\r%.0f s: %s, %s \x1b[K", p.seconds, so_far.c_str(), counted(p.findings, "finding").c_str());
}

void ProgressDisplay::clear() {
  if (shown_) std::fputs("\r\x1b[K", stderr);
}

}  // namespace heddle::cli
