// The debugger's commands that look at the frames of a stack, one by one.
#include <algorithm>

#include <fmt/format.h>

#include "repl/debugger.h"
#include "repl/inspect.h"
#include "tester/describe.h"
#include "tester/explain.h"

namespace heddle::repl {

// The frame whose variables are meant.
FrameId Debugger::looked_at_frame() const {
  const vm::ThreadId t = focus();
  const vm::World& world = walk_.world();
  if (frame_.valid() && frame_.thread == t && frame_.index < world.thread(t).core.frame_count) return frame_;
  return user_frame(world, t);
}

// The thread that is named, or the one that is looked at.
bool Debugger::operand_thread(const Words& words, vm::ThreadId* t, std::string* error) const {
  *t = words.empty() ? focus() : thread_named(words[0], error);
  return *t != vm::kNoThread;
}

std::string Debugger::locals_of(FrameId at, const char* indent) {
  std::string text;
  for (const Variable& v : locals(walk_.world(), at))
    text += indent + v.name + " = " +
            (v.value.object != 0 && options_.evaluator != nullptr ? options_.evaluator->show(at.thread, v.value.object)
                                                                  : v.value.text) +
            "\n";
  return text;
}

std::string Debugger::show_locals(const Words& words) {
  std::string error;
  vm::ThreadId t = vm::kNoThread;
  if (!operand_thread(words, &t, &error)) return wrong(error);
  std::string text;
  if (walk_.world().thread(t).core.state != vm::ThreadState::Dead)
    text = locals_of(t == focus() ? looked_at_frame() : user_frame(walk_.world(), t), "");
  return text.empty() ? "none that have a value here\n" : text;
}

std::string Debugger::where(const Words& words) {
  const vm::World& world = walk_.world();
  std::string error;
  const bool full = !words.empty() && words[0] == "full";
  vm::ThreadId t = vm::kNoThread;
  if (!operand_thread(full ? Words(words.begin() + 1, words.end()) : words, &t, &error)) return wrong(error);
  if (world.thread(t).core.state == vm::ThreadState::Dead) return world.thread_label(t) + " has ended\n";
  const std::vector<interp::StackFrame> stack = interp::stack_of(world, t);
  std::string text = world.thread_label(t) + (stack.empty() ? ": its methods have returned\n" : ":\n");
  const FrameId at = t == focus() ? looked_at_frame() : FrameId{};
  const auto is_library = [&](size_t i) { return stack[i].method == nullptr || !is_user_code(*stack[i].method); };
  for (size_t i = 0; i < stack.size(); ++i) {
    const u32 index = static_cast<u32>(stack.size() - 1 - i);
    const bool here = at.valid() && at.index == index;
    size_t end = i;
    while (end < stack.size() && is_library(end) && !(at.valid() && at.index == stack.size() - 1 - end)) ++end;
    if (!full && end > i) {
      text += end == i + 1 ? fmt::format("      ... #{} of the library ('bt full' shows it)\n", i)
                           : fmt::format("      ... {} frames of the library, #{} to #{} ('bt full' shows them)\n",
                                         end - i, i, end - 1);
      i = end - 1;
      continue;
    }
    const tester::Place place =
        stack[i].method != nullptr ? tester::place_of(*stack[i].method, stack[i].pc) : tester::Place{};
    text += fmt::format("{} #{:<2} at {} ({})\n", here ? "=>" : "  ", i, tester::method_text(place),
                        tester::place_text(place));
    if (full && !is_library(i)) text += locals_of({t, index}, "         ");
  }
  return renamed(text);
}

std::string Debugger::list(const Words& words) {
  std::string error;
  vm::ThreadId t = vm::kNoThread;
  if (!operand_thread(words, &t, &error)) return wrong(error);
  const vm::World& world = walk_.world();
  const FrameId at = t == focus() ? looked_at_frame() : user_frame(world, t);
  if (!at.valid() || !options_.source_line || world.thread(t).core.state == vm::ThreadState::Dead)
    return world.thread_label(t) + " is not in the program's own code\n";
  const vm::Frame& f = world.thread(t).frames[at.index];
  const tester::Place place = tester::place_of(*world.classes.method_by_id(f.method), f.pc);
  constexpr u32 kLinesAround = 4;
  std::string text = place.file + ":\n";
  for (u32 line = place.line > kLinesAround ? place.line - kLinesAround : 1; line <= place.line + kLinesAround; ++line)
    text +=
        fmt::format("{} {:>4}  {}\n", line == place.line ? "=>" : "  ", line, options_.source_line(place.file, line));
  return text;
}

void Debugger::look_at(FrameId frame) {
  looked_at_ = frame.valid() ? interp::thread_path(walk_.world(), frame.thread) : "";
  frame_ = frame;
}

// Index from the bottom.
std::string Debugger::go_to_frame(u32 index) {
  const vm::World& world = walk_.world();
  frame_ = {focus(), index};
  const vm::Frame& f = world.thread(frame_.thread).frames[index];
  const tester::Place place = tester::place_of(*world.classes.method_by_id(f.method), f.pc);
  return fmt::format("#{}  at {} ({})\n", world.thread(frame_.thread).core.frame_count - 1 - index,
                     tester::method_text(place), tester::place_text(place)) +
         place_line(place);
}

std::string Debugger::frame(const Words& words) {
  const vm::Thread& t = walk_.world().thread(focus());
  u64 number = 0;
  if (words.size() > 1 || (!words.empty() && !number_of(words[0], &number)))
    return wrong("frame wants the number of a frame, as 'bt' shows it: frame 2\n");
  const u32 count = t.core.state == vm::ThreadState::Dead ? 0 : t.core.frame_count;
  if (count == 0) return walk_.world().thread_label(t.id) + " has no frames\n";
  if (number >= count) return fmt::format("there is no frame {}: the outermost is {}\n", number, count - 1);
  const FrameId at = looked_at_frame();
  return go_to_frame(words.empty() ? (at.valid() ? at.index : count - 1) : count - 1 - static_cast<u32>(number));
}

namespace {

// The user's frame that is `steps` further, outwards (-1) or inwards (1), or as far as there are some; the index itself
// if there is none.
u32 frame_beyond(const vm::World& world, FrameId at, int direction, u64 steps) {
  const vm::Thread& t = world.thread(at.thread);
  u32 found = at.index;
  for (i64 i = i64{at.index} + direction; steps > 0 && i >= 0 && i < t.core.frame_count; i += direction) {
    if (!is_user_code(*world.classes.method_by_id(t.frames[i].method))) continue;
    found = static_cast<u32>(i);
    --steps;
  }
  return found;
}

}  // namespace

std::string Debugger::up(const Words& words) {
  u64 count = 1;
  if (!words.empty() && !number_of(words[0], &count)) return wrong("up wants a number, not '" + words[0] + "'\n");
  const FrameId at = looked_at_frame();
  if (!at.valid()) return wrong("there are no frames of the program's own code\n");
  const u32 index = frame_beyond(walk_.world(), at, -1, count);
  return index == at.index && count > 0 ? "this is the outermost frame of the program's own code\n"
                                        : go_to_frame(index);
}

std::string Debugger::down(const Words& words) {
  u64 count = 1;
  if (!words.empty() && !number_of(words[0], &count)) return wrong("down wants a number, not '" + words[0] + "'\n");
  const FrameId at = looked_at_frame();
  if (!at.valid()) return wrong("there are no frames of the program's own code\n");
  const u32 index = frame_beyond(walk_.world(), at, 1, count);
  return index == at.index && count > 0 ? "this is the innermost frame of the program's own code\n"
                                        : go_to_frame(index);
}

}  // namespace heddle::repl
