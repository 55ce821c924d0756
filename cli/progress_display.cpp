#include "cli/progress_display.h"

#include <unistd.h>

#include <cstdio>

#include "tester/search.h"

namespace heddle::cli {

bool ProgressDisplay::is_seen(bool report_as_json) { return ::isatty(2) && !report_as_json; }

void ProgressDisplay::show(const tester::Progress& p) {
  shown_ = true;
  if (samples_)
    std::fprintf(stderr, "\r%.0f s: %llu runs, %llu blocks, %llu findings \x1b[K", p.seconds,
                 static_cast<unsigned long long>(p.counts->schedules()),
                 static_cast<unsigned long long>(p.counts->blocks), static_cast<unsigned long long>(p.findings));
  else
    std::fprintf(stderr, "\r%.0f s: about %.3f %% of the tree, %llu paths, %llu blocks, %llu findings \x1b[K",
                 p.seconds, p.counts->share * 100, static_cast<unsigned long long>(p.counts->schedules()),
                 static_cast<unsigned long long>(p.counts->blocks), static_cast<unsigned long long>(p.findings));
}

void ProgressDisplay::clear() {
  if (shown_) std::fputs("\r\x1b[K", stderr);
}

}  // namespace heddle::cli
