// In the browser there are no processes: whoever asks for workers goes on alone.
#include "tester/forked_workers.h"

#include "vm/base/check.h"

namespace heddle::tester {

ForkedWorkers::ForkedWorkers(u32 all, u64) : Workers(1 << 20), children_(all - 1) {}
ForkedWorkers::~ForkedWorkers() = default;
Workers::Begun ForkedWorkers::begin(u32, const std::function<std::string()>&) { return Begun::Failed; }
std::vector<Workers::Message> ForkedWorkers::receive(bool) { return {}; }
void ForkedWorkers::send(Message::Kind, const std::string&) { HEDDLE_UNREACHABLE("there are no workers"); }
void ForkedWorkers::tell_figures(u64, u64) { HEDDLE_UNREACHABLE("there are no workers"); }
Workers::Figures ForkedWorkers::figures(u32) const { return {}; }

}  // namespace heddle::tester
