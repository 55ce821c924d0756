#include "tester/access_history.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "tester/describe.h"
#include "vm/base/number_text.h"
#include "vm/class_layout.h"

namespace heddle::tester {
namespace {

constexpr size_t kMaxText = 24;  // of a string's bytes

std::string character_text(u32 c) {
  if (c >= 32 && c < 127) return std::string("'") + static_cast<char>(c) + "'";
  return "'\\u" + std::to_string(c) + "'";
}

template <typename T>
T load(const vm::World& world, Ref object, u32 byte) {
  return world.heap.load<T>(object, byte);
}

// As a register holds it.
u64 raw_value(const vm::World& world, Ref object, u32 byte, char type, bool packed) {
  switch (type) {
    case 'Z': return packed ? load<u8>(world, object, byte) : load<u32>(world, object, byte);
    case 'B': return static_cast<u64>(packed ? load<i8>(world, object, byte) : load<i32>(world, object, byte));
    case 'S': return static_cast<u64>(packed ? load<i16>(world, object, byte) : load<i32>(world, object, byte));
    case 'C': return packed ? load<u16>(world, object, byte) : load<u32>(world, object, byte);
    case 'J':
    case 'D': return load<u64>(world, object, byte);
    default: return load<u32>(world, object, byte);
  }
}

std::string typed_value(const vm::World& world, Ref object, u32 byte, char type, bool packed) {
  const u64 raw = raw_value(world, object, byte, type, packed);
  if (type != 'L' && type != '[') return primitive_text(type, raw);
  const Ref r = static_cast<Ref>(raw);
  if (r == 0 || world.classes.by_id(world.heap.header(r).class_id)->elements != vm::Elements::String)
    return world.object_label(r);
  std::string text = world.string_utf8(r);
  if (text.size() > kMaxText) {
    text.resize(kMaxText);
    text += "...";
  }
  return '"' + text + '"';
}

}  // namespace

std::string primitive_text(char type, u64 raw) {
  switch (type) {
    case 'Z': return static_cast<u32>(raw) != 0 ? "true" : "false";
    case 'C': return character_text(static_cast<u32>(raw));
    case 'J': return std::to_string(static_cast<i64>(raw));
    case 'F': return base::float_text(__builtin_bit_cast(float, static_cast<u32>(raw)));
    case 'D': return base::double_text(__builtin_bit_cast(double, raw));
    default: return std::to_string(static_cast<i32>(static_cast<u32>(raw)));
  }
}

std::string value_text(const vm::World& world, Ref object, u32 offset) {
  if (object == 0) return "";
  const vm::ObjectHeader& header = world.heap.header(object);
  const vm::Class* c = world.classes.by_id(header.class_id);
  if (c->is_array()) {
    if (offset >= header.length) return "";
    const char type = c->element_class->primitive != 0 ? c->element_class->primitive : 'L';
    return typed_value(world, object, offset * vm::element_bytes(c->elements), type, true);
  }
  const vm::Field* f = c->field_at(offset, (header.flags & vm::kStaticsHolder) != 0);
  return f == nullptr ? "" : typed_value(world, object, offset, f->descriptor[0], false);
}

void AccessHistory::stand(ThreadId t) {
  for (auto& [variable, value] : read_) values_[variable] = std::move(value);
  read_.clear();
  unsettled_.clear();
  if (t >= standing_.size()) standing_.resize(t + 1);
  Stack& stack = standing_[t];
  stack.callers.clear();
  stack.receivers.clear();
  const vm::Thread& thread = world_.thread(t);
  for (u32 i = 0; i < thread.core.frame_count; ++i) {
    stack.callers.push_back(static_cast<u64>(thread.frames[i].method) << 32 | thread.frames[i].pc);
    stack.receivers.push_back(receiver_of(thread, thread.frames[i]));
  }
}

// (The register may be dead, and hold anything, if the method does not use its receiver any more.)
Ref AccessHistory::receiver_of(const vm::Thread& thread, const vm::Frame& frame) const {
  const vm::Method* method = world_.classes.method_by_id(frame.method);
  if (method == nullptr || method->is_static()) return 0;
  const Ref r = thread.refs[frame.ref_base];
  if (r == 0 || r >= world_.heap.top() || world_.heap.header(r).class_id >= world_.classes.class_count()) return 0;
  const vm::Class* c = world_.classes.by_id(world_.heap.header(r).class_id);
  return c != nullptr && c->is_subclass_of(method->owner) ? r : 0;
}

void AccessHistory::access(ThreadId t, const interp::Access& a, LocksetId held) {
  if (records_.size() >= kMaxRecords) return;
  Record r{t, a.object, a.offset, a.method, a.pc, a.write != 0, 0, held, row_, {}};
  // The frame in which it happened was there when the stretch began: nothing has been called since.
  Stack stack = t < standing_.size() ? standing_[t] : Stack{};
  while (!stack.callers.empty() && (stack.callers.back() >> 32) != a.method) stack.callers.pop_back();
  stack.receivers.resize(stack.callers.size());
  if (!stack.callers.empty()) stack.callers.pop_back();
  if (stacks_.back() != stack) stacks_.push_back(std::move(stack));
  r.stack = static_cast<u32>(stacks_.size() - 1);
  add(std::move(r));
}

std::string AccessHistory::performed() {
  if (pending_.object == 0) return "";
  std::string value = value_text(world_, pending_.object, pending_.offset);
  add(std::exchange(pending_, Record{}));
  return value;
}

void AccessHistory::operation(ThreadId t, Ref object, u32 offset, bool write) {
  Record r{t, object, offset, 0, 0, write, 0, 0, row_, {}};
  stand(t);
  Stack stack = standing_[t];
  if (object == 0 || stack.callers.empty()) return;
  r.method = static_cast<vm::MethodId>(stack.callers.back() >> 32);
  r.pc = static_cast<u32>(stack.callers.back());
  stack.callers.pop_back();
  stacks_.push_back(std::move(stack));
  r.stack = static_cast<u32>(stacks_.size() - 1);
  if (write) pending_ = std::move(r);
  else add(std::move(r));
}

void AccessHistory::add(Record r) {
  if (records_.size() >= kMaxRecords || r.object == 0) return;
  // A read before a write in the same stretch saw the value from before; the heap has the one from after.
  const u64 variable = variable::make(r.object, r.offset);
  std::vector<size_t>& unsettled = unsettled_[variable];
  r.value = value_text(world_, r.object, r.offset);
  if (r.write) {
    const auto before = values_.find(variable);
    for (const size_t i : unsettled)
      if (records_[i].value == r.value)
        records_[i].value = records_[i].write || before == values_.end() ? "" : before->second;
    unsettled.clear();
  }
  unsettled.push_back(records_.size());
  if (r.write) {
    read_.erase(variable);
    values_[variable] = r.value;
  } else {
    read_[variable] = r.value;
  }
  records_.push_back(std::move(r));
}

void AccessHistory::add_objects(std::vector<Ref>& objects) const {
  std::unordered_set<LocksetId> sets;
  for (const Record& r : records_) {
    objects.push_back(r.object);
    sets.insert(r.locks);
  }
  objects.push_back(pending_.object);
  for (const std::vector<Stack>* stacks : {&stacks_, &standing_})
    for (const Stack& stack : *stacks) objects.insert(objects.end(), stack.receivers.begin(), stack.receivers.end());
  for (LocksetId set : sets)
    for (Ref m : locksets_.monitors(set))
      if (!is_init_monitor(m)) objects.push_back(m);
}

// What is said about an object that has been collected stays, under no name that another object could get.
void AccessHistory::objects_moved(const vm::Relocation& moved) {
  std::unordered_map<LocksetId, LocksetId> sets;
  for (Record& r : records_) {
    if (r.object != 0) r.object = moved.forward(r.object);
    const auto [it, fresh] = sets.try_emplace(r.locks, 0);
    if (fresh) it->second = locksets_.relocated(r.locks, moved);
    r.locks = it->second;
  }
  if (pending_.object != 0) pending_.object = moved.forward(pending_.object);
  for (std::vector<Stack>* stacks : {&stacks_, &standing_})
    for (Stack& stack : *stacks)
      for (Ref& receiver : stack.receivers)
        if (receiver != 0) receiver = moved.forward(receiver);
  for (auto* known : {&values_, &read_}) {
    std::unordered_map<u64, std::string> values;
    for (auto& [variable, value] : *known)
      if (const Ref now = moved.forward(variable::object_of(variable)); now != 0)
        values.emplace(variable::make(now, variable::offset_of(variable)), std::move(value));
    *known = std::move(values);
  }
  std::unordered_map<u64, std::vector<size_t>> unsettled;
  for (auto& [variable, records] : unsettled_)
    if (const Ref now = moved.forward(variable::object_of(variable)); now != 0)
      unsettled.emplace(variable::make(now, variable::offset_of(variable)), std::move(records));
  unsettled_ = std::move(unsettled);
}

std::vector<Place> AccessHistory::stack_of(const Record& r) const {
  std::vector<Place> out{place_of(*world_.classes.method_by_id(r.method), r.pc)};
  const Frames& frames = stacks_[r.stack].callers;
  for (size_t i = frames.size(); i-- > 0;)
    out.push_back(place_of(*world_.classes.method_by_id(static_cast<vm::MethodId>(frames[i] >> 32)),
                           static_cast<u32>(frames[i])));
  return out;
}

bool AccessHistory::by_library(const Record& r) const {
  return world_.classes.method_by_id(r.method)->owner->is_library;
}

AccessHistory::LibraryPath AccessHistory::library_path(const Record& r) const {
  Frames frames = stacks_[r.stack].callers;
  frames.push_back(static_cast<u64>(r.method) << 32 | r.pc);
  return path_of(frames, stacks_[r.stack].receivers);
}

AccessHistory::LibraryPath AccessHistory::standing_path(ThreadId t) {
  stand(t);
  return path_of(standing_[t].callers, standing_[t].receivers);
}

AccessHistory::LibraryPath AccessHistory::path_of(const Frames& frames, const std::vector<Ref>& receivers) const {
  LibraryPath path;
  size_t first = frames.size();
  const auto method = [&](size_t i) { return world_.classes.method_by_id(static_cast<u32>(frames[i] >> 32)); };
  while (first > 0 && method(first - 1) != nullptr && method(first - 1)->owner->is_library) --first;
  if (first == 0 || first == frames.size()) return path;
  path.call = method(first);
  for (size_t i = first; i < receivers.size(); ++i)
    if (receivers[i] != 0) path.receivers.push_back(receivers[i]);
  return path;
}

std::string AccessHistory::name_of(const Record& r) const {
  if (r.object == 0) return "a variable that is gone";
  return variable_label(world_, r.object, r.offset, r.method, r.pc);
}

bool AccessHistory::is_final(const Record& r) const {
  if (r.object == 0) return false;
  const vm::ObjectHeader& header = world_.heap.header(r.object);
  const vm::Field* f =
      world_.classes.by_id(header.class_id)->field_at(r.offset, (header.flags & vm::kStaticsHolder) != 0);
  return f != nullptr && f->is_final();
}

bool AccessHistory::is_element(const Record& r) const {
  return r.object != 0 && world_.classes.by_id(world_.heap.header(r.object).class_id)->is_array();
}

bool AccessHistory::within(const Record& r, const std::string& method, u32 line) const {
  for (const Place& p : stack_of(r))
    if (p.line == line && p.method == method) return true;
  return false;
}

std::vector<size_t> AccessHistory::reads_at(ThreadId t, const std::string& method, u32 line, size_t end) const {
  std::vector<size_t> found;  // writes, too
  for (size_t i = std::min(end, records_.size()); i-- > 0;) {
    const Record& r = records_[i];
    if (r.thread != t) continue;
    if (within(r, method, line)) found.push_back(i);
    else if (!found.empty()) break;
  }
  std::reverse(found.begin(), found.end());
  const auto same = [this](size_t i, size_t k) {
    return records_[i].object == records_[k].object && records_[i].offset == records_[k].offset;
  };
  std::vector<size_t> once;
  std::vector<bool> written_since;  // by t, in that line
  for (const size_t i : found) {
    const auto known = std::find_if(once.begin(), once.end(), [&](size_t k) { return same(i, k); });
    const size_t at = static_cast<size_t>(known - once.begin());
    if (known == once.end()) {
      if (records_[i].write) continue;
      once.push_back(i);
      written_since.push_back(false);
    } else if (records_[i].write) {
      written_since[at] = true;
    } else if (written_since[at]) {
      *known = i;
      written_since[at] = false;
    }
  }
  return once;
}

size_t AccessHistory::last_write_before(size_t record) const {
  for (size_t i = record; i-- > 0;)
    if (records_[i].write && records_[i].object == records_[record].object &&
        records_[i].offset == records_[record].offset)
      return i;
  return records_.size();
}

}  // namespace heddle::tester
