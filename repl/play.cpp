#include "repl/play.h"

#include <fmt/format.h>

#include <algorithm>

#include "interp/operation.h"
#include "tester/access_history.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/words.h"
#include "vm/object_walk.h"

namespace heddle::repl {
namespace {

constexpr size_t kLeastPane = 26;    // characters
constexpr size_t kMostShared = 200;  // variables that are looked at
constexpr double kHintSeconds = 5;

bool begins_character(char c) { return (static_cast<u8>(c) & 0xc0) != 0x80; }  // of UTF-8

// At most so many characters, tabs made spaces.
std::string cut(const std::string& text, size_t width) {
  std::string cut;
  size_t characters = 0;
  for (const char c : text) {
    if (begins_character(c) && ++characters > width) break;
    cut += c == '\t' ? ' ' : c;
  }
  return cut;
}

std::string padded(const std::string& text, size_t width) {
  std::string padded = cut(text, width);
  const auto characters = static_cast<size_t>(std::count_if(padded.begin(), padded.end(), begins_character));
  return padded + std::string(width - characters, ' ');
}

// With how many spaces or tabs all of these lines begin, but those that hold nothing else.
size_t common_indentation(const std::vector<std::string>& lines) {
  size_t least = std::string::npos;
  for (const std::string& l : lines) least = std::min(least, l.find_first_not_of(" \t"));
  return least == std::string::npos ? 0 : least;
}

PlayLine line(std::string text, PlayStyle style = PlayStyle::Plain) { return {{std::move(text), style}}; }

}  // namespace

// One thread's column.
struct Play::Pane {
  PlaySegment title, state;
  std::vector<PlaySegment> source;
};

Play::Play(Walk& walk, PlayOptions options) : walk_(walk), options_(std::move(options)), digest_(walk.world_to_edit()) {
  if (options_.endless) note_state();
  message_ = "press the number of a thread, or ? for all keys";
}

std::vector<std::string> Play::started() const {
  std::vector<std::string> paths;
  for (const auto& t : walk_.world().threads)
    if (t->core.state != vm::ThreadState::Unborn) paths.push_back(interp::thread_path(walk_.world(), t->id));
  return paths;
}

size_t Play::number_of(const std::string& path) const {
  const std::vector<std::string> paths = started();
  return static_cast<size_t>(std::find(paths.begin(), paths.end(), path) - paths.begin()) + 1;
}

std::string Play::numbered(const std::string& path) const {
  const vm::ThreadId t = interp::find_thread(walk_.world(), path);
  return fmt::format("{} ({})", number_of(path), walk_.world().thread_label(t));
}

std::string Play::renamed(std::string text) const {
  tester::rename_objects(tester::names_by_variable(walk_.world()), &text);
  return text;
}

u32 Play::switches() const {
  u32 n = 0;
  for (size_t i = 0; i < walk_.position(); ++i) n += walk_.operation(i).row.preempts;
  return n;
}

// --- what the player does

void Play::press(char key) {
  shown_.clear();
  mood_ = PlayStyle::Plain;
  message_.clear();
  if (key >= '1' && key <= '9') return step(static_cast<size_t>(key - '1'));
  switch (key) {
    case 'u': return undo();
    case 'c': return choose();
    case 'h': return hint();
    case 'n': return follow_hint();
    case 'g': return give_up();
    case '<':
      if (first_pane_ > 0) --first_pane_;
      return;
    case '>':
      if (first_pane_ + 1 < started().size()) ++first_pane_;
      return;
    case 'q': finished_ = true; return;
    case '?':
      shown_ = {"1 to 9   that thread does its next statement or shared access",
                "u        takes the last step back",
                "c        does it again with another choice: whom a notify wakes, what is chosen",
                "h        a hint: can the program still fail, and who should go next?",
                "n        does what the hint says",
                "g        gives up: shows a failing schedule with the fewest switches",
                "< >      turns to threads that do not fit on the screen",
                "q        ends the game",
                "A switch is a step of another thread while the last one could have gone on."};
      return;
    default: message_ = fmt::format("'{}' is no key of this game; ? lists them", key);
  }
}

void Play::step(size_t number) {
  const std::vector<std::string> paths = started();
  if (number >= paths.size()) {
    message_ = fmt::format("there is no thread {} yet", number + 1);
    return;
  }
  if (won_) {
    message_ = "you have won already: u goes back, q ends";
    return;
  }
  perform(paths[number], {});
}

bool Play::perform(const std::string& path, const std::vector<tester::Pick>& picks) {
  std::string error;
  hinted_ = hinted_ && picks.empty() && walk_.position() < walk_.planned() && walk_.thread_of(walk_.position()) == path;
  if (!walk_.forward(path, picks, &error)) {
    message_ = renamed(error);
    return false;
  }
  const Step done = walk_.operation(walk_.position() - 1);
  const std::string what = tester::any_operation_text(done.row.operation);
  message_ = renamed(fmt::format("{} {}", numbered(done.thread), what.empty() ? "goes on" : what));
  for (const tester::Pick& p : done.picks)
    if (p.options > 1) message_ += fmt::format("; choice {} of {} (c: another one)", p.value + 1, p.options);
  look_at_the_end(done);
  return true;
}

// The next option of the last decision that there was, and behind the last option the first one.
void Play::choose() {
  if (walk_.position() == 0) {
    message_ = "there has been no choice yet";
    return;
  }
  const Step last = walk_.operation(walk_.position() - 1);
  std::vector<tester::Pick> picks = last.picks;
  while (!picks.empty() && picks.back().options < 2) picks.pop_back();
  if (picks.empty()) {
    message_ = "there was no choice in the last step";
    return;
  }
  picks.back().value = (picks.back().value + 1) % picks.back().options;
  walk_.back();
  won_ = false;
  endless_.reset();
  perform(last.thread, picks);
}

void Play::follow_hint() {
  if (won_) {
    message_ = "it has failed already";
    return;
  }
  if (!hinted_ || walk_.position() == walk_.planned()) {
    const Exploration e = options_.questions->shortest_failure(walk_.path(), kHintSeconds);
    if (!e.found || e.way.empty()) return hint();
    walk_.plan(e.way);
    hinted_ = true;
  }
  perform(walk_.thread_of(walk_.position()), {});
}

// Threads that have not run since their start are brought before their first accesses; if two of all threads race then,
// they stay there, and the result says so.
std::string Play::race_here() {
  const Walk::Plan kept = walk_.kept_plan();
  size_t brought = 0;
  std::string error;
  for (const std::string& path : started()) {
    const vm::ThreadCore& core = walk_.world().thread(interp::find_thread(walk_.world(), path)).core;
    if (core.state != vm::ThreadState::Runnable || core.steps != 0) continue;
    interp::ScheduleStep start;
    start.thread = path;
    start.count = 0;
    walk_.plan(std::vector<interp::ScheduleStep>{start});
    if (!walk_.forward(path, {}, &error)) continue;
    ++brought;
    if (const Step& done = walk_.operation(walk_.position() - 1); !done.events.empty()) return done.events.front();
  }
  for (; brought > 0; --brought) walk_.back();
  walk_.plan(kept);
  return "";
}

// Threads that have not run since their start stand before code that nobody has looked at: they are let try.
bool Play::nobody_can_go_on() {
  if (walk_.ended()) return false;
  const Walk::Plan kept = walk_.kept_plan();
  std::string error;
  bool somebody = false;
  for (const std::string& path : started()) {
    if (somebody || !walk_.can_go_on(interp::find_thread(walk_.world(), path))) continue;
    somebody = walk_.forward(path, {}, &error);
    if (somebody) walk_.back();
  }
  walk_.plan(kept);
  return !somebody;
}

// The walk stands at another point.
void Play::note_state() {
  states_.resize(walk_.position());
  State here{digest_.compute({}), {}};
  for (const std::string& path : started())
    if (walk_.can_go_on(interp::find_thread(walk_.world(), path))) here.able.insert(path);
  states_.push_back(std::move(here));
}

// Has the state been here before, and has everybody run since who could go on? Then it may come again for ever.
bool Play::comes_again() const {
  std::set<std::string> ran, able = states_.back().able;
  for (size_t i = states_.size() - 1; i-- > 0;) {
    ran.insert(walk_.thread_of(i));
    able.insert(states_[i].able.begin(), states_[i].able.end());
    if (states_[i].digest == states_.back().digest && std::includes(ran.begin(), ran.end(), able.begin(), able.end()))
      return true;
  }
  return false;
}

// A livelock, or a thread that goes round without any operation, so that the program cannot end any more. (What looks
// like it here is one if an exploration from here on finds it, too.)
bool Play::never_ends(const Step& step) {
  if (!options_.endless) return false;
  note_state();
  const vm::ThreadId t = interp::find_thread(walk_.world(), step.thread);
  const bool again = comes_again();
  if (!again && interp::pending_operation(walk_.world(), t).kind != interp::StopKind::Budget) return false;
  const std::vector<tester::PathStep> path = walk_.path();
  const Exploration e = options_.questions->shortest_failure(path, kHintSeconds);
  if (!e.finding || e.finding->kind != tester::FindingKind::NeverTerminates) return false;
  if (!again) {
    const Exploration passes = options_.questions->passing_way(path, kHintSeconds);
    if (!passes.error.empty() || passes.found || !passes.certain) return false;
  }
  endless_ = e.finding;
  return true;
}

void Play::look_at_the_end(const Step& step) {
  std::string how;
  if (step.fails) how = step.events.empty() ? "it fails" : step.events.front();
  else if (options_.races_count) how = step.events.empty() ? race_here() : step.events.front();
  if (!how.empty()) {
    // It has failed.
  } else if (nobody_can_go_on()) {
    how = "deadlock: nobody can go on";
  } else if (never_ends(step)) {
    how = endless_->message;
  }
  if (!how.empty()) {
    won_ = true;
    mood_ = PlayStyle::Good;
    const u32 used = switches();
    message_ = renamed(how) + ".";
    shown_ = {fmt::format("You have won, with {} switch{}; the least is {}.", used, used == 1 ? "" : "es",
                          options_.least_switches)};
    if (gave_up_) shown_.push_back("(After giving up.)");
    if (options_.keep) shown_.push_back(options_.keep(walk_.path(), endless_ ? &*endless_ : nullptr));
  } else if (walk_.ended()) {
    mood_ = PlayStyle::Bad;
    message_ = "The program has ended, and nothing went wrong: u goes back.";
  }
}

void Play::undo() {
  if (!walk_.back()) {
    message_ = "this is the beginning";
    return;
  }
  won_ = false;
  endless_.reset();
  message_ = "taken back";
}

void Play::hint() {
  if (won_) {
    message_ = "it has failed already";
    return;
  }
  const Exploration e = options_.questions->shortest_failure(walk_.path(), kHintSeconds);
  if (!e.error.empty()) {
    message_ = e.error;
  } else if (e.found && !e.way.empty()) {
    mood_ = PlayStyle::Good;
    message_ = fmt::format("A failure is still reachable. The next right move: {}", numbered(e.way.front().thread));
  } else if (e.certain) {
    mood_ = PlayStyle::Bad;
    message_ = "You have just lost it: no failure can be reached any more. u goes back.";
  } else {
    message_ = "Nobody knows: no failure was found in the time that hints may take.";
  }
}

// From the beginning, so that it can be played after: the walk is where it was afterwards.
void Play::give_up() {
  gave_up_ = true;
  const Exploration e = options_.questions->shortest_failure({}, kHintSeconds);
  if (!e.found) {
    message_ = e.error.empty() ? "no failing schedule was found in the time that hints may take" : e.error;
    return;
  }
  message_ = "A failing schedule with the fewest switches, from the beginning:";
  std::string keys, threads;
  std::vector<std::string> rows;
  for (const tester::StepReport& s : e.finding->steps) {
    if (s.access) continue;
    const std::string text = fmt::format("{}{}: {}", s.preempts ? "-> " : "   ", s.thread, tester::step_text(s));
    rows.push_back(renamed(text) + (s.place.line != 0 ? fmt::format(" (:{})", s.place.line) : ""));
  }
  shown_ = rows;
}

// --- the picture

Play::Pane Play::pane(const std::string& path, size_t width, size_t source_lines) const {
  const vm::World& world = walk_.world();
  const vm::ThreadId t = interp::find_thread(world, path);
  Pane pane;
  pane.title = {fmt::format("{} {}", number_of(path), world.thread_label(t)), PlayStyle::Title};
  const std::vector<tester::ThreadReport> reports = walk_.threads();
  const auto report =
      std::find_if(reports.begin(), reports.end(), [&](const tester::ThreadReport& r) { return r.path == path; });
  tester::Place place;
  if (report == reports.end() || report->status == tester::ThreadStatus::HasEnded) {
    pane.state = {"has ended", PlayStyle::Dim};
    pane.source.assign(source_lines, {"", PlayStyle::Plain});
    return pane;
  }
  if (report->status != tester::ThreadStatus::Runs) {
    pane.state = {renamed(tester::want_text(*report)), PlayStyle::Waits};
  } else {
    const std::string what = tester::any_operation_text(walk_.next_operation(t, &place));
    pane.state = {what.empty() ? "has not begun" : "next: " + renamed(what), PlayStyle::Plain};
  }
  const std::vector<tester::Place> stack = tester::places_of(world, t);
  const tester::Place* at = tester::first_user_place(stack);
  const u32 before = static_cast<u32>(source_lines / 2);
  const auto number_at = [&](size_t i) { return at->line + static_cast<u32>(i) - before; };  // if there is that line
  std::vector<std::string> texts(source_lines);
  for (size_t i = 0; i < source_lines && at != nullptr && at->line != 0 && options_.source_line; ++i)
    if (at->line + i > before) texts[i] = options_.source_line(at->file, number_at(i));
  const size_t indentation = common_indentation(texts);
  for (size_t i = 0; i < source_lines; ++i) {
    if (at == nullptr || at->line == 0 || at->line + i <= before) {
      pane.source.push_back({"", PlayStyle::Plain});
      continue;
    }
    const u32 number = number_at(i);
    const std::string text = texts[i].substr(std::min(indentation, texts[i].size()));
    const bool next = number == at->line;
    pane.source.push_back(
        {cut(fmt::format("{:>3}{} {}", number, next ? ">" : " ", text), width), next           ? PlayStyle::Next
                                                                                : text.empty() ? PlayStyle::Dim
                                                                                               : PlayStyle::Plain});
  }
  return pane;
}

// The variables of the program's own classes and objects that threads can share, and the locks that are held.
std::vector<std::string> Play::shared() const {
  const vm::World& world = walk_.world();
  std::vector<std::string> lines;
  const auto value = [&](vm::Ref holder, const vm::Field& f) {
    if (f.bank != vm::Bank::Ref) return tester::value_text(world, holder, f.offset);
    const vm::Ref r = world.heap.load<vm::Ref>(holder, f.offset);
    if (r == 0) return std::string("null");
    if (world.classes.by_id(world.heap.header(r).class_id)->elements == vm::Elements::String)
      return '"' + world.string_utf8(r) + '"';
    return world.object_label(r);
  };
  for (vm::ClassId id = 0; id < world.classes.class_count(); ++id) {
    const vm::Class* c = world.classes.by_id(id);
    if (c == nullptr || c->is_library || c->is_array() || c->statics == 0) continue;
    for (const vm::Field& f : c->fields)
      if (f.is_static() && !f.is_final() && f.name.find('$') == std::string::npos)
        lines.push_back(fmt::format("{}.{} = {}", tester::simple_name(*c), f.name, value(c->statics, f)));
  }
  vm::Reach reach(world);
  reach.add_roots(vm::kAllRoots);
  reach.each([&](vm::Ref r) {
    const vm::Class& c = *world.classes.by_id(world.heap.header(r).class_id);
    if (c.is_library || c.is_array()) return vm::Reach::Step::On;
    for (const vm::Class* k : c.super_chain)
      for (const vm::Field& f : k->fields)
        if (!k->is_library && !f.is_static() && !f.is_final() && f.name.find('$') == std::string::npos)
          lines.push_back(fmt::format("{}.{} = {}", world.object_label(r), f.name, value(r, f)));
    return lines.size() < kMostShared ? vm::Reach::Step::On : vm::Reach::Step::Stop;
  });
  for (const tester::ThreadReport& t : walk_.threads())
    for (const tester::HeldLock& h : t.holds)
      lines.push_back(fmt::format("{} is held by {}", tester::thing_text(h.lock), t.thread));
  for (std::string& l : lines) l = renamed(l);
  return lines;
}

std::vector<PlayLine> Play::frame(size_t width, size_t height) const {
  width = std::max<size_t>(width, 20);
  height = std::max<size_t>(height, 8);
  std::vector<PlayLine> lines;
  const u32 used = switches();
  lines.push_back(line(padded(fmt::format("{}: {}", options_.program, options_.goal), width), PlayStyle::Title));
  lines.push_back(line(padded(fmt::format("{} step{}, {} switch{}", walk_.position(), walk_.position() == 1 ? "" : "s",
                                          used, used == 1 ? "" : "es"),
                              width),
                       PlayStyle::Dim));
  // The threads side by side, then the variables, then what was said.
  const std::vector<std::string> paths = started();
  const size_t most = std::max<size_t>(1, width / kLeastPane);
  const size_t first = std::min(first_pane_, paths.empty() ? 0 : paths.size() - 1);
  const size_t count = std::min(most, paths.size() - first);
  const size_t pane_width = width / std::max<size_t>(1, count);
  const std::vector<std::string> below = shown_.empty() ? shared() : shown_;
  const size_t room = height - 6;  // for source and what is below
  const size_t source_lines =
      std::clamp<size_t>(room > below.size() ? room - below.size() : 0, std::min<size_t>(3, room), 9);
  std::vector<Pane> panes;
  for (size_t i = 0; i < count; ++i) panes.push_back(pane(paths[first + i], pane_width - 1, source_lines));
  const auto row = [&](const auto& segment) {
    PlayLine l;
    for (const Pane& p : panes) {
      const PlaySegment& s = segment(p);
      l.push_back({padded(s.text, pane_width - 1) + " ", s.style});
    }
    lines.push_back(std::move(l));
  };
  row([](const Pane& p) -> const PlaySegment& { return p.title; });
  row([](const Pane& p) -> const PlaySegment& { return p.state; });
  for (size_t i = 0; i < source_lines; ++i) row([i](const Pane& p) -> const PlaySegment& { return p.source[i]; });
  const size_t left = height - lines.size() - 2;
  for (size_t i = 0; i < left; ++i) {
    const bool more = i + 1 == left && i + 1 < below.size();
    if (more) lines.push_back(line(fmt::format("... {} more", below.size() - i), PlayStyle::Dim));
    else
      lines.push_back(line(i < below.size() ? cut(below[i], width) : "",
                           won_ && !shown_.empty() ? PlayStyle::Good : PlayStyle::Plain));
  }
  lines.push_back(line(cut(message_, width), mood_));
  lines.push_back(
      line(cut(paths.size() > count ? "1-9 step  u undo  h hint  n next  g give up  < > other threads  q quit  ? help"
                                    : "1-9 step  u undo  h hint  n next  g give up  q quit  ? help",
               width),
           PlayStyle::Dim));
  return lines;
}

}  // namespace heddle::repl
