#include "tester/anchors.h"

#include <algorithm>

#include "tester/describe.h"
#include "tester/names.h"

namespace heddle::tester {

using interp::Anchor;
using interp::Operation;
using interp::StopKind;
using vm::ThreadState;

namespace {

// Who is started: by his name if he has been given one, else by his class.
std::string started_text(const vm::World& world, const Operation& stop) {
  if (stop.object == 0) return "starts a thread";
  const vm::Class* c = world.classes.by_id(world.heap.header(stop.object).class_id);
  const vm::Field* field = c->find_field("name", "Ljava/lang/String;");
  const Ref name = field == nullptr || field->is_static() ? 0 : world.heap.load<Ref>(stop.object, field->offset);
  const std::string text = name == 0 ? "" : world.string_utf8(name);
  if (!text.empty() && !text.starts_with("Thread-")) return "starts " + text;
  return c->is_library ? "starts a thread" : "starts a " + simple_name(*c);
}

std::string_view verb_of(const Anchor& a) { return std::string_view(a.what).substr(0, a.what.find(' ')); }

constexpr u32 kUnpaired = 2, kNever = 100;

u32 cost_of_pair(const Anchor& then, const Anchor& now) {
  const bool same_code = then.code == now.code;
  if (then.what == now.what) return same_code ? 0 : 1;
  if (verb_of(then) != verb_of(now)) return kNever;
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
  a.what = operation_text(world_, t, stop, &place);
  if (stop.kind == StopKind::Start) a.what = started_text(world_, stop);
  if (a.what.find('#') != std::string::npos) name_objects(&a.what);
  a.file = place.file;
  a.line = place.line;
  a.method = place.method;
  if (source_ && !place.library) a.code = trimmed_code(source_(place.file, place.line));
  return a;
}

std::string anchor_text(const Anchor& a) {
  if (a.file.empty()) return a.what;
  return a.what + " (" + a.file + ":" + std::to_string(a.line) + (a.code.empty() ? "" : ": " + a.code) + ")";
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
  const auto passed = [&](size_t j) { return ahead.operations[j].what.empty() ? 0 : kUnpaired; };
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
