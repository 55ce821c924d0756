#include "tester/anchors.h"

#include <algorithm>
#include <charconv>

#include "tester/describe.h"
#include "tester/names.h"

namespace heddle::tester {

using interp::Anchor;
using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

namespace {

// Who is started: by his name if he has been given one, else by his class.
void name_started(const vm::World& world, const Operation& stop, OperationReport* o) {
  if (stop.object == 0) return;
  const vm::Class* c = world.classes.by_id(world.heap.header(stop.object).class_id);
  const vm::Field* field = c->find_field("name", "Ljava/lang/String;");
  const Ref name = field == nullptr || field->is_static() ? 0 : world.heap.load<Ref>(stop.object, field->offset);
  const std::string text = name == 0 ? "" : world.string_utf8(name);
  constexpr std::string_view kGivenByTheLibrary = "Thread-";
  if (!text.empty() && !text.starts_with(kGivenByTheLibrary)) {
    o->name = text;
  } else if (!c->is_library) {
    o->name = simple_name(*c);
    o->manner = Manner::ByClass;
  }
}

// How near are two operations on different subjects? Those of one verb may be each other's, and so may all accesses of
// a variable that only read, or only write.
bool may_be_same(const Anchor& a, const Anchor& b) {
  if (a.is_unnoticed() || b.is_unnoticed()) return a.is_unnoticed() && b.is_unnoticed();
  const auto notifies = [](const Anchor& x) { return x.kind == StopKind::Notify || x.kind == StopKind::NotifyAll; };
  if (notifies(a) && notifies(b)) return true;
  if (a.kind != b.kind) return false;
  if (a.kind == StopKind::File) return report_of(a).file == report_of(b).file;
  return a.manner == b.manner || a.kind == StopKind::Start;
}

constexpr u32 kUnpaired = 2, kNever = 100;

u32 cost_of_pair(const Anchor& then, const Anchor& now) {
  const bool same_code = then.code == now.code;
  if (same_operation(then, now)) return same_code ? 0 : 1;
  if (!may_be_same(then, now)) return kNever;
  return same_code ? 1 : then.method == now.method ? 3 : kNever;
}

}  // namespace

std::string trimmed_code(const std::string& text) {
  constexpr size_t kMost = 100;
  const size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  size_t end = text.find_last_not_of(" \t\r") + 1;
  if (end - begin > kMost) {
    end = begin + kMost;
    while ((static_cast<u8>(text[end]) & 0xc0) == 0x80) --end;  // not inside a character
  }
  return text.substr(begin, end - begin);
}

// Looking for names takes a walk through the heap: once for each label, and not too often.
void Anchors::name_objects(std::string* text) {
  constexpr u32 kMostWalks = 64;
  for (size_t at = text->find('#'); at != std::string::npos; at = text->find('#', at + 1)) {
    const size_t begin = text->rfind(' ', at) + 1;
    const std::string label = text->substr(begin, text->find_first_not_of("0123456789", at + 1) - begin);
    if (names_.contains(label) || looked_ == kMostWalks) continue;
    ++looked_;
    std::map<std::string, std::string> now = names_by_variable(world_);
    now.try_emplace(label, label);
    names_.merge(now);  // those that are known stay
  }
  rename_objects(names_, text);
}

Anchor Anchors::of(ThreadId t, const Operation& stop) {
  Anchor a;
  Place place;
  OperationReport operation = operation_report(world_, t, stop, &place);
  if (stop.kind == StopKind::Start) name_started(world_, stop, &operation);
  name_in_anchor(operation, &a);
  if (a.subject.find('#') != std::string::npos) name_objects(&a.subject);
  a.file = place.file.substr(place.file.rfind('/') + 1);  // (the program may move)
  a.line = place.line;
  a.method = place.method;
  if (source_ && !place.library) a.code = trimmed_code(source_(place.file, place.line));
  return a;
}

namespace {

constexpr std::string_view kFileDeeds[] = {"open",           "read",     "write", "ask-place", "move",
                                           "ask-size",       "set-size", "close", "look",      "delete",
                                           "make-directory", "rename",   "list"};
static_assert(std::size(kFileDeeds) == static_cast<size_t>(interp::kLastFileDeed) + 1);

}  // namespace

void name_in_anchor(const OperationReport& o, Anchor* a) {
  a->kind = o.kind;
  a->manner = o.manner;
  a->subject.clear();
  if (a->is_unnoticed()) return;
  switch (o.kind) {
    case StopKind::HashOrder:
    case StopKind::Choose: a->subject = std::to_string(o.count); break;
    case StopKind::File: a->subject = std::string(kFileDeeds[static_cast<size_t>(o.file)]) + " " + o.name; break;
    case StopKind::IsAlive:
      a->subject = o.object.kind == ThingKind::Nothing ? "" : o.name.empty() ? "?" : o.name;
      break;
    default: a->subject = o.object.kind == ThingKind::Nothing ? o.name : key_of(o.object);
  }
}

OperationReport report_of(const Anchor& a) {
  OperationReport o;
  o.kind = a.kind;
  o.manner = a.manner;
  switch (a.kind) {
    case StopKind::Enter:
    case StopKind::Leave:
    case StopKind::Reacquire:
    case StopKind::Exit:
    case StopKind::Wait:
    case StopKind::Notify:
    case StopKind::NotifyAll:
    case StopKind::TryEnter:
    case StopKind::Elements:
    case StopKind::Waiting: o.object = monitor_of_key(a.subject); break;
    case StopKind::HashOrder:
    case StopKind::Choose: std::from_chars(a.subject.data(), a.subject.data() + a.subject.size(), o.count); break;
    case StopKind::File: {
      const size_t blank = std::min(a.subject.find(' '), a.subject.size());
      for (size_t i = 0; i < std::size(kFileDeeds); ++i)
        if (kFileDeeds[i] == std::string_view(a.subject).substr(0, blank)) o.file = static_cast<interp::FileDeed>(i);
      o.name = a.subject.substr(std::min(blank + 1, a.subject.size()));
      break;
    }
    case StopKind::IsAlive:
      if (a.subject.empty()) break;
      o.object = {ThingKind::Monitor, ""};
      if (a.subject != "?") o.name = a.subject;
      break;
    default: o.name = a.subject;
  }
  return o;
}

Ahead operations_ahead(vm::World& world, checkpoint::Checkpoints& checkpoints, ThreadId t, size_t most,
                       Anchors& anchors) {
  constexpr u64 kSteps = 1'000'000;
  Ahead ahead;
  const auto mark = checkpoints.mark();
  for (ahead.cut = true; ahead.operations.size() < most;) {
    const Operation stop = interp::run_to_visible(world, t, kSteps, nullptr);
    if (stop.kind == StopKind::Dead) ahead.cut = false;
    if (stop.kind == StopKind::Dead || stop.kind == StopKind::Budget) break;
    ahead.operations.push_back(anchors.of(t, stop));
    if (stop.kind == StopKind::Waiting) break;
    const interp::Outcome performed = interp::perform(world, t, {}, nullptr);
    if (performed.kind == interp::OutcomeKind::Ended) ahead.cut = false;
    if (performed.kind != interp::OutcomeKind::Done) break;
  }
  checkpoints.restore(mark);
  checkpoints.pop(mark);
  return ahead;
}

Partners first_partners(std::span<const Anchor* const> recorded, const Ahead& ahead) {
  // cost[i][j]: of aligning what is recorded from i on with what is ahead from j on. What is ahead beyond the end of
  // the recording costs nothing; nor does what may come when the thread goes on.
  const size_t n = recorded.size(), m = ahead.operations.size();
  std::vector<std::vector<u32>> cost(n + 1, std::vector<u32>(m + 1, 0));
  for (size_t i = n; i-- > 0;) cost[i][m] = ahead.cut ? 0 : cost[i + 1][m] + kUnpaired;
  const auto pair = [&](size_t i, size_t j) {
    return cost_of_pair(*recorded[i], ahead.operations[j]) + cost[i + 1][j + 1];
  };
  // (What has no effect on others is passed over for nothing.)
  const auto passed = [&](size_t j) { return ahead.operations[j].is_unnoticed() ? 0 : kUnpaired; };
  for (size_t i = n; i-- > 0;)
    for (size_t j = m; j-- > 0;)
      cost[i][j] = std::min({pair(i, j), cost[i + 1][j] + kUnpaired, cost[i][j + 1] + passed(j)});
  for (size_t i = 0, j = 0; i < n && j < m;) {
    if (cost[i][j] == pair(i, j)) return {true, i, j};
    if (cost[i][j] == cost[i][j + 1] + passed(j)) ++j;
    else ++i;
  }
  return {};
}

}  // namespace heddle::tester
