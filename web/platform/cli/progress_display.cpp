// In the browser: the page is told how far it has come (heddleProgress of the module, web/heddle.js), and answers
// whether the exploration shall stop.
#include "cli/progress_display.h"

#include <emscripten.h>

#include "tester/search.h"

// clang-format off
EM_JS(int, heddle_tell_progress, (double seconds, double share, double schedules, double blocks, double findings), {
  return Module["heddleProgress"] && Module["heddleProgress"](seconds, share, schedules, blocks, findings) ? 1 : 0;
})
// clang-format on

namespace heddle::cli {

bool ProgressDisplay::is_seen(bool) { return true; }

void ProgressDisplay::show(const tester::Progress& p) {
  shown_ = true;
  const auto real = [](u64 value) { return static_cast<double>(value); };
  if (heddle_tell_progress(p.seconds, samples_ ? -1 : p.counts->share, real(p.counts->schedules()),
                           real(p.counts->blocks), real(p.findings)) != 0)
    *stop_ = true;
}

void ProgressDisplay::clear() {}

}  // namespace heddle::cli
