#include "repl/history.h"

#include <algorithm>

#include "repl/lock_holders.h"
#include "tester/access_history.h"
#include "tester/describe.h"
#include "tester/detector.h"
#include "tester/trace.h"
#include "tester/words.h"

namespace heddle::repl {
namespace {

constexpr size_t kFirstStretch = 1024;  // operations that are looked at first, from the end; then twice as many

using interp::Operation;
using interp::StopKind;

}  // namespace

// Follows one variable through the World while the walk goes to and fro. Objects are told apart by who has made them
// and as the how many-th, which no collection and no way back changes.
class History::Eye final : public interp::AccessFilter, public tester::Detector {
 public:
  Eye(Walk& walk, const VariableRef& variable) : walk_(walk), world_(walk.world_to_edit()), variable_(variable) {
    const vm::ObjectHeader& header = world_.heap.header(variable.holder);
    permanent_ = world_.heap.is_permanent(variable.holder);
    creator_ = header.creator;
    serial_ = header.serial;
    class_id_ = header.class_id;
    ref_ = variable.holder;
    walk_.runner().add_detector(this);
  }
  ~Eye() override {
    stop_watching();
    walk_.runner().remove_detector(this);
  }

  // The walk stands somewhere else: is there the object, and where?
  void look_around() {
    if (!permanent_) {
      ref_ = 0;
      world_.heap.for_each_object([&](Ref r) {
        if (is_it(r)) ref_ = r;
      });
    }
    top_ = world_.heap.top();
    collections_ = world_.collections;
    value_ = value();
  }
  bool exists() const { return ref_ != 0; }
  Ref where() const { return ref_; }
  std::string value() const { return ref_ == 0 ? "" : tester::value_text(world_, ref_, variable_.offset); }

  // --- from far away: did the operation that has just been performed touch it?
  struct Traces {
    bool born = false, written = false, read = false;
  };
  void begin_operation() { traces_ = {}; }
  Traces end_operation(bool far) {
    if (ref_ == 0) {
      find_newborn();
      traces_.born = ref_ != 0;
    }
    if (far) {
      std::string now = value();
      traces_.written = traces_.written || now != value_;
      value_ = std::move(now);
    }
    top_ = world_.heap.top();
    collections_ = world_.collections;
    return traces_;
  }

  // --- from near: each access
  void watch(size_t operation) {
    touches_.clear();
    operation_ = operation;
    when_ = Touch::When::Before;
    pending_.reset();
    arrived_ = stopped_ = passing_ = in_native_ = false;
    value_ = value();
    walk_.runner().watch_accesses(this, [this](vm::ThreadId t, const Operation& stop) { at(t, stop); });
  }
  std::vector<Touch> stop_watching() {
    if (operation_ != ~size_t{0}) {
      settle();
      walk_.runner().watch_accesses(nullptr, {});
      operation_ = ~size_t{0};
    }
    return std::move(touches_);
  }

  // --- AccessFilter
  bool stops_before(Ref object, u32 offset, bool write) const override {
    if (object != ref_ && (ref_ != 0 || !is_it(object))) return false;
    ref_ = object;
    if (offset != variable_.offset) return false;
    if (passing_) {
      passing_ = false;
      return false;
    }
    stopped_ = passing_ = true;
    writes_ = write;
    return true;
  }
  bool may_stop_inside(Ref object) const override {
    if (object != ref_ && (ref_ != 0 || !is_it(object))) return false;
    ref_ = object;
    const u64 steps = world_.thread(walk_.runner().current_thread()).core.steps;
    if (in_native_ && steps == native_steps_) return false;
    in_native_ = true;
    native_steps_ = steps;
    return true;
  }

  // --- Detector
  void access(ThreadId t, const interp::Access& a, tester::LocksetId) override {
    if (a.object != ref_ || a.offset != variable_.offset || ref_ == 0) return;
    (a.write ? traces_.written : traces_.read) = true;
    if (operation_ == ~size_t{0} || !in_native_ || pending_) return;
    begin(t, a.write != 0);
  }
  void sync(const tester::SyncEvent& e, tester::LocksetId) override {
    if (ref_ == 0 || e.object != ref_ || e.offset != variable_.offset) return;
    using tester::SyncKind;
    traces_.read = traces_.read || e.kind == SyncKind::VolatileRead || e.kind == SyncKind::Cas;
    traces_.written = traces_.written || e.kind == SyncKind::VolatileWrite;
  }
  void digest(checkpoint::Hasher&, const checkpoint::StateDigest::NameFunction&) override {}
  u64 mark_position() override { return 0; }
  void rewind_to(u64) override {}
  void objects_moved(const vm::Relocation& moved) override {
    if (ref_ != 0) ref_ = moved.forward(ref_);
  }

 private:
  bool is_it(Ref r) const {
    if (permanent_) return r == variable_.holder;
    if (r == 0 || world_.heap.is_permanent(r)) return false;
    const vm::ObjectHeader& h = world_.heap.header(r);
    return h.serial == serial_ && h.creator == creator_ && h.class_id == class_id_;
  }

  void find_newborn() {
    if (collections_ != world_.collections) {
      world_.heap.for_each_object([&](Ref r) {
        if (is_it(r)) ref_ = r;
      });
      return;
    }
    for (Ref r = top_; r < world_.heap.top() && ref_ == 0; r += static_cast<Ref>(world_.heap.size_of(r) / 8))
      if (is_it(r)) ref_ = r;
  }

  std::pair<tester::Place, std::string> place_of(vm::ThreadId t) const {
    const std::vector<tester::Place> stack = tester::places_of(world_, t);
    const tester::Place* place = tester::user_place(stack);
    return {place != nullptr ? *place : tester::Place{}, tester::library_call(world_, t).text};
  }

  void begin(vm::ThreadId t, bool write) {
    Touch touch;
    touch.operation = operation_;
    touch.when = when_;
    touch.thread = world_.thread_label(t);
    touch.place = place_.first;
    touch.call = place_.second;
    touch.write = write;
    touch.before = value_;
    pending_ = std::move(touch);
  }

  // What was under way is over.
  void settle() {
    std::string now = value();
    // Nobody has told of it: a final field, which its constructor has given a value, or the operation itself.
    if (!pending_ && now != value_ && !value_.empty()) begin(thread_, true);
    if (pending_) {
      pending_->after = now;
      if (!pending_->write) pending_->before = now;
      touches_.push_back(std::move(*pending_));
      pending_.reset();
    }
    value_ = std::move(now);
  }

  void at(vm::ThreadId t, const Operation& stop) {
    thread_ = t;
    if (ref_ == 0) find_newborn();
    top_ = world_.heap.top();
    collections_ = world_.collections;
    if (of_operation_) {  // this is behind it
      of_operation_ = false;
      const bool wrote = value() != value_ || always_writes_;
      if (of_variable_) begin(t, wrote);
      settle();
      when_ = Touch::When::Behind;
    } else {
      settle();
    }
    if (stop.kind != StopKind::Access || stopped_) in_native_ = false;
    place_ = place_of(t);
    if (stopped_) {
      stopped_ = false;
      begin(t, writes_);
    } else if (stop.kind != StopKind::Budget && stop.kind != StopKind::Access && !arrived_) {
      arrived_ = of_operation_ = true;
      when_ = Touch::When::Itself;
      of_variable_ =
          ref_ != 0 && stop.accesses(ref_, variable_.offset) &&
          (stop.kind == StopKind::VolatileRead || stop.kind == StopKind::VolatileWrite || stop.kind == StopKind::Cas);
      always_writes_ = stop.kind == StopKind::VolatileWrite;
    }
  }

  Walk& walk_;
  vm::World& world_;
  const VariableRef variable_;
  bool permanent_ = false;
  u32 creator_ = 0, serial_ = 0, class_id_ = 0;
  mutable Ref ref_ = 0;  // where the object is now; 0: it does not exist
  Ref top_ = 0;
  u64 collections_ = 0;
  std::string value_;
  Traces traces_;
  // near
  size_t operation_ = ~size_t{0};
  Touch::When when_ = Touch::When::Before;
  vm::ThreadId thread_ = 0;
  std::pair<tester::Place, std::string> place_;
  std::optional<Touch> pending_;
  std::vector<Touch> touches_;
  bool arrived_ = false, of_operation_ = false, of_variable_ = false, always_writes_ = false;
  mutable bool stopped_ = false, passing_ = false, writes_ = false, in_native_ = false;
  mutable u64 native_steps_ = 0;
};

History::LastWrite History::last_write(const VariableRef& variable) {
  LastWrite result;
  Eye eye(walk_, variable);
  size_t end = walk_.position(), stretch = kFirstStretch;
  std::optional<size_t> found;
  bool existed = true;
  while (end > 0 && !found && existed) {
    const size_t from = end > stretch ? end - stretch : 0;
    walk_.look_back(from, end, false, [&](size_t i, bool performed) {
      if (i == from && !performed) {
        eye.look_around();
        existed = eye.exists();
      }
      if (!performed) eye.begin_operation();
      else if (const auto traces = eye.end_operation(true); traces.born || traces.written) found = i;
      return !walk_.stopped();
    });
    if (walk_.stopped()) {
      result.complete = false;
      return result;
    }
    end = from;
    stretch *= 2;
  }
  if (!found) return result;
  // (An operation in whose course the object is made may write it, too.)
  const std::vector<Touch> touches = touches_of(&eye, *found, &result.born);
  for (const Touch& t : touches)
    if (t.write) result.write = t;
  if (result.write) result.born.reset();
  return result;
}

// All that the operation has to do with the variable, in order.
std::vector<Touch> History::touches_of(Eye* eye, size_t operation, std::optional<size_t>* born) {
  std::vector<Touch> touches;
  bool existed = false;
  walk_.look_back(operation, operation + 1, false, [&](size_t i, bool performed) {
    if (performed) {
      touches = eye->stop_watching();
      if (born != nullptr && !existed && eye->exists()) *born = i;
    } else {
      eye->look_around();
      existed = eye->exists();
      eye->watch(i);
    }
    return true;
  });
  return touches;
}

History::FirstRead History::first_read(const VariableRef& variable, const LastWrite& last) {
  FirstRead result;
  Eye eye(walk_, variable);
  const size_t from = last.write ? last.write->operation : last.born.value_or(0);
  const size_t end = walk_.walked();
  size_t next = from;
  while (next < end && !result.read && !result.overwritten) {
    std::optional<size_t> found;
    const size_t begin = next;
    if (begin == from) {
      found = from;
    } else {
      walk_.look_back(begin, end, false, [&](size_t i, bool performed) {
        if (i == begin && !performed) eye.look_around();
        if (!performed) {
          eye.begin_operation();
          return !walk_.stopped();
        }
        const auto traces = eye.end_operation(true);
        if (traces.read || traces.written) found = i;
        return !found && !walk_.stopped();
      });
    }
    if (walk_.stopped()) {
      result.complete = false;
      return result;
    }
    if (!found) break;
    const std::vector<Touch> touches = touches_of(&eye, *found, nullptr);
    size_t first = 0;
    if (*found == from && last.write)
      for (size_t i = 0; i < touches.size(); ++i)
        if (touches[i].write) first = i + 1;
    if (first < touches.size()) (touches[first].write ? result.overwritten : result.read) = touches[first];
    next = *found + 1;
  }
  return result;
}

History::Holdings History::who_held(Ref lock) {
  Holdings result;
  Eye eye(walk_, {"", lock, 0});
  const vm::World& world = walk_.world();
  const size_t end = walk_.position();
  std::vector<std::pair<LockHolder, size_t>> holding;  // with its place in the result
  walk_.look_back(0, end, false, [&](size_t i, bool performed) {
    if (!performed) {
      if (i == 0) eye.look_around();
      eye.begin_operation();
      return !walk_.stopped();
    }
    eye.end_operation(false);
    std::vector<LockHolder> now;
    if (eye.exists()) now = holders_of(world, walk_.held(), eye.where());
    std::erase_if(holding, [&](const auto& h) {
      if (std::find(now.begin(), now.end(), h.first) != now.end()) return false;
      result.all[h.second].to = i;
      result.all[h.second].still = false;
      return true;
    });
    for (const LockHolder& h : now) {
      const auto is_it = [&](const auto& known) { return known.first == h; };
      if (std::any_of(holding.begin(), holding.end(), is_it)) continue;
      holding.emplace_back(h, result.all.size());
      result.all.push_back({world.thread_label(h.thread), i, end, true, h.reads});
    }
    return true;
  });
  result.complete = !walk_.stopped();
  return result;
}

}  // namespace heddle::repl
