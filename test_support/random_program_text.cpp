#include <algorithm>
#include <charconv>
#include <iterator>
#include <sstream>

#include <fmt/format.h>

#include "test_support/random_operations.h"
#include "vm/base/check.h"

namespace heddle::tester {

using Kind = RandomOpKind;

namespace {

const char* name_of(Kind kind) {
  switch (kind) {
    case Kind::Region: return "sync";
    case Kind::TryRegion: return "trySync";
    case Kind::Fresh: return "fresh";
    case Kind::If: return "if";
    case Kind::Try: return "try";
    case Kind::Throw: return "throw";
    case Kind::Check: return "assert";
    case Kind::Assume: return "assume";
    case Kind::Read: return "read";
    case Kind::Write: return "write";
    case Kind::Increment: return "inc";
    case Kind::PlainAdd: return "plainAdd";
    case Kind::FinalRead: return "finalRead";
    case Kind::HandOver: return "handOver";
    case Kind::TakeOver: return "takeOver";
    case Kind::VolatileRead: return "vread";
    case Kind::VolatileWrite: return "vwrite";
    case Kind::Cas: return "cas";
    case Kind::GetAndAdd: return "getAndAdd";
    case Kind::Add: return "add";
    case Kind::AddBelow: return "addBelow";
    case Kind::Put: return "put";
    case Kind::Take: return "take";
    case Kind::Wait: return "wait";
    case Kind::TimedWait: return "timedWait";
    case Kind::Notify: return "notify";
    case Kind::NotifyAll: return "notifyAll";
    case Kind::Start: return "start";
    case Kind::Join: return "join";
    case Kind::Alive: return "isAlive";
    case Kind::State: return "getState";
    case Kind::Interrupt: return "interrupt";
    case Kind::IsInterrupted: return "isInterrupted";
    case Kind::Unpark: return "unpark";
    case Kind::Interrupted: return "interrupted";
    case Kind::Sleep: return "sleep";
    case Kind::Yield: return "yield";
    case Kind::Park: return "park";
    case Kind::TimedPark: return "timedPark";
    case Kind::InitClass: return "init";
    case Kind::Choose: return "choose";
    case Kind::Print: return "print";
    case Kind::Exit: return "exit";
  }
  return "?";
}

void print(const std::vector<RandomOp>& ops, u32 indent, std::string& out) {
  for (const RandomOp& op : ops) {
    out += std::string(indent, ' ') + name_of(op.kind);
    if (refers_to_lock(op.kind))
      out += op.a >= kThreadLock ? fmt::format(" thread {}", op.a - kThreadLock) : fmt::format(" l{}", op.a);
    else if (refers_to_thread(op.kind)) out += fmt::format(" thread {}", op.a);
    else if (refers_to_number(op.kind)) out += fmt::format(" {}", op.a);
    if (has_value(op.kind)) out += fmt::format(" ={}", op.b);
    out += '\n';
    print(op.body, indent + 2, out);
  }
}

constexpr const char* kPlaces[] = {"(static)", "(field)", "(element)", "(box)"};

class Parser {
 public:
  explicit Parser(const std::string& text) : text_(text) {}
  RandomProgram program() {
    std::string line;
    std::istringstream lines(text_);
    while (std::getline(lines, line)) {
      const size_t indent = line.find_first_not_of(' ');
      if (indent == std::string::npos) continue;
      line_ = line;
      words_ = std::istringstream(line);
      // An operation belongs to the deepest list that is less indented than it is.
      while (!open_.empty() && open_.back().first >= indent) open_.pop_back();
      if (open_.empty()) head(indent);
      else operation(indent);
    }
    return std::move(program_);
  }

 private:
  std::string word() {
    std::string w;
    words_ >> w;
    return w;
  }
  i32 number(std::string_view w) {
    i32 n = 0;
    const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), n);
    HEDDLE_CHECK(error == std::errc{} && end == w.data() + w.size(), "a number is expected: " + line_);
    return n;
  }
  u32 index() { return static_cast<u32>(number(word())); }

  void head(size_t indent) {
    const std::string what = word();
    const u32 n = index();
    if (what == "variable") {
      word(), word();  // guarded by
      RandomVariable v;
      v.lock = lock(word());
      const std::string place = word();
      for (size_t p = 0; p < std::size(kPlaces); ++p)
        if (place == kPlaces[p]) v.place = static_cast<RandomVariable::Place>(p);
      HEDDLE_CHECK(n == program_.variables.size(), "variables in order: " + line_);
      program_.variables.push_back(v);
      return;
    }
    if (what == "class") {
      program_.classes.resize(n + 1);
      for (std::string w = word(); !w.empty(); w = word()) {
        if (w == "extends") program_.classes[n].super = static_cast<i32>(index());
        if (w == "silent") program_.classes[n].silent = true;
      }
      list_ = &program_.classes[n].initialiser;
    } else {
      HEDDLE_CHECK(what == "thread", "variable, class or thread is expected: " + line_);
      program_.threads.resize(n + 1);
      for (std::string w = word(); !w.empty(); w = word()) {
        if (w == "daemon") program_.threads[n].daemon = true;
        if (w == "anonymous") program_.threads[n].anonymous = true;
        if (w == "like") program_.threads[n].like = static_cast<i32>(index());
      }
      list_ = &program_.threads[n].ops;
    }
    open_ = {{indent, {}}};
  }

  void operation(size_t indent) {
    const std::string name = word();
    RandomOp op;
    bool known = false;
    for (u32 k = 0; k <= static_cast<u32>(Kind::Exit) && !known; ++k)
      if (name == name_of(static_cast<Kind>(k))) op.kind = static_cast<Kind>(k), known = true;
    HEDDLE_CHECK(known, "unknown operation: " + line_);
    if (refers_to_lock(op.kind)) {
      const std::string w = word();
      op.a = w == "thread" ? kThreadLock + index() : lock(w);
    } else if (refers_to_thread(op.kind)) {
      word();
      op.a = index();
    } else if (refers_to_number(op.kind)) {
      op.a = index();
    }
    if (has_value(op.kind)) op.b = number(word().substr(1));
    if (op.kind == Kind::VolatileRead || op.kind == Kind::VolatileWrite)
      program_.volatiles = std::max(program_.volatiles, op.a + 1);
    if (op.kind == Kind::Cas || op.kind == Kind::GetAndAdd || op.kind == Kind::Add || op.kind == Kind::AddBelow)
      program_.cells = std::max(program_.cells, op.a + 1);
    // The list of the innermost open operation, by positions: vectors move.
    std::vector<RandomOp>* list = list_;
    for (size_t position : open_.back().second) list = &(*list)[position].body;
    std::vector<size_t> mine = open_.back().second;
    mine.push_back(list->size());
    list->push_back(std::move(op));
    open_.emplace_back(indent, std::move(mine));
  }

  u32 lock(const std::string& w) {
    const u32 n = static_cast<u32>(number(w.substr(1)));
    program_.locks = std::max(program_.locks, n + 1);
    return n;
  }

  const std::string& text_;
  std::string line_;
  std::istringstream words_;
  RandomProgram program_;
  std::vector<RandomOp>* list_ = nullptr;
  std::vector<std::pair<size_t, std::vector<size_t>>> open_;  // indentation, path of its list
};

}  // namespace

std::string text_of(const RandomProgram& program) {
  std::string out;
  for (u32 x = 0; x < program.variables.size(); ++x) {
    out += fmt::format("variable {} guarded by l{} {}\n", x, program.variables[x].lock,
                       kPlaces[static_cast<size_t>(program.variables[x].place)]);
  }
  for (u32 c = 0; c < program.classes.size(); ++c) {
    const RandomClass& k = program.classes[c];
    out += fmt::format("class {}{}{}\n", c, k.super >= 0 ? fmt::format(" extends {}", k.super) : "",
                       k.silent ? " silent" : "");
    print(program.classes[c].initialiser, 2, out);
  }
  for (u32 t = 0; t < program.threads.size(); ++t) {
    const RandomThread& thread = program.threads[t];
    out += fmt::format("thread {}{}{}{}\n", t, thread.like >= 0 ? fmt::format(" like {}", thread.like) : "",
                       thread.anonymous ? " anonymous" : "", thread.daemon ? " daemon" : "");
    print(program.threads[t].ops, 2, out);
  }
  return out;
}

RandomProgram program_from_text(const std::string& text) { return Parser(text).program(); }

}  // namespace heddle::tester
