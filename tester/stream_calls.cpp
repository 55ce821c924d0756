#include "tester/stream_calls.h"

#include <algorithm>

namespace heddle::tester {

void StreamCalls::look_at(const vm::ClassTable& table) {
  for (; classes_looked_at_ < table.class_count(); ++classes_looked_at_) {
    const vm::Class* const c = table.by_id(classes_looked_at_);
    if (c == nullptr || !c->is_library) continue;
    const bool prints = c->name == "java/io/PrintStream";
    if (prints || c->name == "heddle/StandardInput") classes_.push_back(c->id);
    if (!prints && c->name != "java/lang/Throwable") continue;
    for (const auto& m : c->methods) {
      if (m->name != (prints ? "formatNow" : "printStackTrace")) continue;
      methods_.resize(std::max<size_t>(methods_.size(), m->id + 1), 0);
      methods_[m->id] = 1;
    }
  }
}

bool StreamCalls::is_stream(vm::ClassId id) const {
  return std::find(classes_.begin(), classes_.end(), id) != classes_.end();
}

}  // namespace heddle::tester
