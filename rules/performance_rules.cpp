// What keeps others waiting for no good reason.
#include "rules/builtin.h"

namespace heddle::rules {
namespace {

// Of one kind of waiting, while a lock is held.
class WaitsHolding final : public Rule {
 public:
  WaitsHolding(Event event, const char* text) : event_(event), text_(text) {}
  std::vector<Event> events() const override { return {event_}; }

  void on(const Record& record, const Scene& scene) override {
    const Actor& a = scene.actor(record.thread);
    if (a.held.empty()) return;
    std::string what = text_;
    if (event_ == Event::Blocked) {
      // (A lock that it waits for is another matter, and so is the monitor of the thread that it joins.)
      if (!a.joins) return;
      what += scene.name(a.by);
    }
    const Held& held = a.held.back();
    const std::string lock = scene.label(held.lock);
    report({at(held.place), at(record.place)}, a.name + " " + what + " while it holds " + lock,
           {event(a.name, "acquired " + lock, held.place), event(a.name, what, record.place)});
  }

 private:
  Event event_;
  const char* text_;
};

}  // namespace

RulePointer make_sleep_under_lock() { return std::make_unique<WaitsHolding>(Event::Sleeps, "sleeps"); }
RulePointer make_join_under_lock() { return std::make_unique<WaitsHolding>(Event::Blocked, "waits for the end of "); }
RulePointer make_read_under_lock() { return std::make_unique<WaitsHolding>(Event::Reads, "reads standard input"); }

}  // namespace heddle::rules
