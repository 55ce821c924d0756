#include "tester/hidden_state.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace heddle::tester {
namespace {

struct HiddenPart {
  std::string_view owner, field;
  // Numbers of threads matter only to a program that has asked for one; this flag says whether it has.
  std::string_view asked = {};
};

constexpr HiddenPart kHiddenParts[] = {
    {"java/lang/Thread", "name"},
    {"java/lang/Thread", "priority"},
    {"java/lang/Thread", "daemon"},
    {"java/lang/Thread", "uncaughtExceptionHandler"},
    {"java/lang/Thread", "defaultUncaughtExceptionHandler"},
    {"java/lang/Thread", "lastNumber", "nameAsked"},
    {"java/lang/Thread", "lastId", "idAsked"},
    {"java/lang/Thread", "nameAsked"},
    {"java/lang/Thread", "idAsked"},
    {"java/lang/Thread", "parkBlocker"},
    {"heddle/VM", "toldApart"},
    {"java/util/Locale", "chosen"},
    {"java/util/Locale", "chosenToDisplay"},
    {"java/util/Locale", "chosenToFormat"},
    {"java/util/TimeZone", "chosen"},
    {"java/lang/ThreadGroup", "maxPriority"},
    {"java/lang/Throwable", "cause"},
    {"java/lang/Throwable", "stackTrace"},
    {"java/lang/Throwable", "suppressedCount"},
    {"java/lang/System", "in"},
    {"java/lang/System", "out"},
    {"java/lang/System", "err"},
    {"java/lang/System", "properties"},
    {"java/io/PrintStream", "shut"},
    {"heddle/StandardInput", "shut"},
    {"java/util/concurrent/ThreadPoolExecutor", "figures", "figuresAsked"},
    {"java/util/concurrent/ThreadPoolExecutor", "figuresAsked"},
    {"java/util/concurrent/ForkJoinPool", "figures", "figuresAsked"},
    {"java/util/concurrent/ForkJoinPool", "figuresAsked"},
    {"java/util/concurrent/ForkJoinPool", "closing"},
    {"java/util/concurrent/ForkJoinPool", "ending"},
    {"java/util/concurrent/ForkJoinPool", "stopping"},
    {"java/util/concurrent/ConcurrentSkipListMap", "replacing"},
    {"java/util/concurrent/FutureTask", "interrupting"},
    {"java/util/concurrent/ScheduledThreadPoolExecutor", "closing"},
    {"java/util/concurrent/ThreadPoolExecutor", "closing"},
    {"java/util/concurrent/ThreadPoolExecutor", "leaving"},
    {"java/util/concurrent/ThreadPoolExecutor", "stopping"},
    {"java/util/concurrent/ConcurrentLinkedDeque", "addedFirst"},
    {"java/util/concurrent/ConcurrentLinkedDeque", "addedLast"},
    {"heddle/TaskThreads", "stops", "stopsAsked"},
    {"heddle/TaskThreads", "stopsAsked"},
};

constexpr HiddenPart kHandOver{"heddle/Monitor", "clock"};

const HiddenPart* part_of(const vm::Field& field) {
  for (const HiddenPart& part : kHiddenParts)
    if (field.name == part.field && field.owner->name == part.owner) return &part;
  return nullptr;
}

bool is_flag(std::string_view field) {
  return std::any_of(std::begin(kHiddenParts), std::end(kHiddenParts),
                     [&](const HiddenPart& p) { return p.asked == field; });
}

}  // namespace

bool is_hand_over(const vm::Field& field) {
  return field.name == kHandOver.field && field.owner->is_library && field.owner->name == kHandOver.owner;
}

bool is_hidden_state(const vm::Field& field) { return field.owner->is_library && part_of(field) != nullptr; }

const vm::Field* HiddenState::look_up(const vm::World& world, vm::Ref object, u32 offset) {
  const vm::ObjectHeader& header = world.heap.header(object);
  const size_t index = index_of(header);
  if (index >= hidden_of_.size() || hidden_of_[index] == 0)
    learn(*world.classes.by_id(header.class_id), (header.flags & vm::kStaticsHolder) != 0);
  const u32 known = hidden_of_[index];
  if (known == kNothing) return nullptr;
  for (size_t i = known - 2; fields_[i] != nullptr; ++i)
    if (fields_[i]->offset == offset) return fields_[i];
  return nullptr;
}

void HiddenState::learn(const vm::Class& c, bool statics) {
  const size_t index = static_cast<size_t>(c.id) * 2 + statics;
  if (index >= hidden_of_.size()) hidden_of_.resize(index + 64);
  const size_t first = fields_.size();
  for (const vm::Class* k : c.super_chain)
    for (const vm::Field& field : k->fields)
      if (field.is_static() == statics && (!statics || k == &c) && (is_hidden_state(field) || is_hand_over(field)))
        fields_.push_back(&field);
  hidden_of_[index] = fields_.size() == first ? kNothing : static_cast<u32>(2 + first);
  if (fields_.size() != first) fields_.push_back(nullptr);
}

HiddenUse& HiddenState::use_of(const vm::World& world, vm::Ref object, u32 offset) {
  const vm::ObjectHeader& header = world.heap.header(object);
  // There are many exceptions, and hardly any program changes one after it has been made. So all of them count as one
  // object here.
  return use_at(header.flags & (vm::kThreadObject | vm::kStaticsHolder) ? vm::name_of(header) : 0, offset);
}

HiddenUse& HiddenState::use_at(u64 name, u32 offset) {
  const auto at = std::lower_bound(uses_.begin(), uses_.end(), std::pair(name, offset),
                                   [](const auto& use, auto key) { return std::pair(use.object, use.offset) < key; });
  if (at != uses_.end() && at->object == name && at->offset == offset) return *at;
  return *uses_.insert(at, {name, offset});
}

bool HiddenState::note(const vm::World& world, vm::ThreadId thread, bool several, vm::Ref object,
                       const vm::Field& field, bool write, bool threads_started, std::vector<std::string>* parts) {
  const bool flag = is_flag(field.name);
  // Accesses before the first start are left out: they come before everything that another thread does.
  if (!flag && !threads_started) return false;
  HiddenUse& noted = use_of(world, object, field.offset);
  const HiddenUse before = noted;
  if (noted.thread == vm::kNoThread) noted.thread = thread;
  noted.several |= several || noted.thread != thread;
  noted.written |= write;
  const HiddenUse use = noted;
  if (use.thread == before.thread && use.several == before.several && use.written == before.written) return false;

  bool more = false;
  for (const HiddenPart& part : kHiddenParts) {
    const vm::Class* owner = field.owner;
    if (part.owner != owner->name || (part.field != field.name && part.asked != field.name)) continue;
    if (is_flag(part.field)) continue;
    bool meets = false;
    if (part.asked.empty()) {
      meets = use.several && use.written;
    } else {
      const vm::Field* counter = owner->find_field(part.field, "I");
      const vm::Field* asked = owner->find_field(part.asked, "Z");
      if (counter == nullptr || asked == nullptr) continue;
      const bool several = use_of(world, owner->statics, counter->offset).several;
      meets = several && use_of(world, owner->statics, asked->offset).written;
    }
    const std::string name = owner->dotted_name() + "." + std::string(part.field);
    if (!meets || std::find(parts->begin(), parts->end(), name) != parts->end()) continue;
    parts->push_back(name);
    more = true;
  }
  return more;
}

bool HiddenState::note_list(const vm::World& world, vm::ThreadId thread, vm::Ref list, bool looks) {
  constexpr u64 kLaterLists = ~0ull;  // in place of a name
  constexpr u32 kOrder = ~0u;         // in place of an offset
  const vm::ObjectHeader& header = world.heap.header(list);
  if (!looks && header.creator == thread) return false;
  HiddenUse& use = use_at(list < world.heap.root_top() ? vm::name_of(header) : kLaterLists, kOrder);
  use.several |= !looks;
  use.written |= looks;
  return use.several && use.written;
}

bool HiddenState::add(const std::vector<HiddenUse>& uses) {
  const std::vector<HiddenUse> mine = uses_;
  const auto place = [](const HiddenUse& use) { return std::pair(use.object, use.offset); };
  const auto earlier = [&](const HiddenUse& a, const HiddenUse& b) { return place(a) < place(b); };
  for (const HiddenUse& more : uses) {
    const auto at = std::lower_bound(uses_.begin(), uses_.end(), more, earlier);
    if (at == uses_.end() || place(*at) != place(more)) {
      uses_.insert(at, more);
      continue;
    }
    at->several |= more.several | (at->thread != more.thread);
    at->written |= more.written;
  }
  // Threads meet where several have been at one variable of an object, and one, or another one of it, has been written.
  const auto say = [&](const std::vector<HiddenUse>& some, const HiddenUse& several, const HiddenUse& written) {
    const auto is = [&](const HiddenUse& use, u8 HiddenUse::*what) {
      const auto at = std::lower_bound(some.begin(), some.end(), use, earlier);
      return at != some.end() && place(*at) == place(use) && (*at).*what != 0;
    };
    return is(several, &HiddenUse::several) && is(written, &HiddenUse::written);
  };
  for (const HiddenUse& a : uses_)
    for (const HiddenUse& b : uses_)
      if (a.several && b.written && a.object == b.object && !say(mine, a, b) && !say(uses, a, b)) return false;
  return true;
}

}  // namespace heddle::tester
