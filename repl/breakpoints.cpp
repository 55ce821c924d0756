#include "repl/breakpoints.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "repl/stepping.h"
#include "vm/base/nearest_name.h"
#include "vm/bytecode/control_flow.h"
#include "vm/bytecode/descriptor.h"

namespace heddle::repl {
namespace {

using bytecode::ClassImage;
using bytecode::MethodImage;

bool is_called(const std::string& class_name, const std::string& wanted) {
  const std::string name = bytecode::source_name(class_name), end = "." + bytecode::source_name(wanted);
  return name == bytecode::source_name(wanted) || name.ends_with(end);
}

bool has_line(const ClassImage& c, u32 line) {
  return std::any_of(c.methods.begin(), c.methods.end(), [&](const MethodImage& m) {
    return std::any_of(m.lines.begin(), m.lines.end(), [&](const auto& entry) { return entry.line == line; });
  });
}

// Can control come to `to` without passing `without`?
bool is_reached(const MethodImage& method, u32 to, u32 without) {
  if (to == 0) return true;
  const bytecode::ProtectedCode protected_code(method.code, method.handlers);
  std::vector<u8> seen(method.code.size(), 0);
  std::vector<u32> work;
  const auto flow = [&](u32 pc) {
    if (pc == without || seen[pc] != 0) return;
    seen[pc] = 1;
    work.push_back(pc);
  };
  flow(0);
  while (!work.empty()) {
    const u32 pc = work.back();
    work.pop_back();
    bytecode::for_each_successor(method.code, method.switches, pc, flow);
    protected_code.for_each_handler(pc, [&](const auto& handler) { flow(handler.target); });
  }
  return seen[to] != 0;
}

std::string joined(const std::set<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace

std::vector<u32> beginnings_of_line(const MethodImage& method, u32 line) {
  std::vector<u32> begins, result;
  for (size_t i = 0; i < method.lines.size(); ++i)
    if (method.lines[i].line == line && method.lines[i].pc < method.code.size() &&
        (i == 0 || method.lines[i - 1].line != line))
      begins.push_back(method.lines[i].pc);
  for (const u32 pc : begins) {
    const bool by_itself = std::all_of(begins.begin(), begins.end(),
                                       [&](u32 other) { return other == pc || is_reached(method, pc, other); });
    if (by_itself) result.push_back(pc);
  }
  return result;
}

Breakpoint& Breakpoints::add(Breakpoint b) {
  b.number = next_number_++;
  all_.push_back(std::move(b));
  forget_marks();
  return all_.back();
}

Breakpoint* Breakpoints::find(u32 number) {
  for (Breakpoint& b : all_)
    if (b.number == number) return &b;
  return nullptr;
}

bool Breakpoints::remove(u32 number) {
  forget_marks();
  return std::erase_if(all_, [&](const Breakpoint& b) { return b.number == number; }) != 0;
}

size_t Breakpoints::remove_all() {
  forget_marks();
  const size_t count = all_.size();
  all_.clear();
  return count;
}

// The program's, and the user's classes that have been loaded otherwise.
std::vector<const ClassImage*> Breakpoints::classes() const {
  std::vector<const ClassImage*> result = program_;
  std::set<std::string> known;
  for (const ClassImage* c : program_) known.insert(c->name);
  for (vm::ClassId id = 0; id < world_.classes.class_count(); ++id)
    if (const vm::Class* c = world_.classes.by_id(id))
      if (!c->is_library && !c->is_array() && !c->is_primitive() && known.insert(c->name).second)
        result.push_back(c->image.get());
  return result;
}

bool Breakpoints::check_line(std::string* file, u32 line, const std::string& here, std::string* error) const {
  std::set<std::string> files, having;
  std::set<u32> lines;
  for (const ClassImage* c : classes()) {
    files.insert(c->source_file);
    if (has_line(*c, line)) having.insert(c->source_file);
  }
  if (file->empty() && (having.count(here) != 0 || (having.empty() && files.count(here) != 0))) *file = here;
  if (file->empty() && having.size() == 1) *file = *having.begin();
  if (file->empty() && having.size() > 1) {
    *error = fmt::format("several files have a line {}: {}. Say which: break {}:{}", line, joined(having),
                         *having.begin(), line);
    return false;
  }
  if (file->empty() && !files.empty()) *file = *files.begin();
  if (files.count(*file) == 0) {
    const std::string near = base::nearest_name(*file, {files.begin(), files.end()});
    *error = fmt::format("the program has no file {}; {}", *file,
                         near.empty() ? "it has " + joined(files) : "did you mean " + near + "?");
    return false;
  }
  if (having.count(*file) != 0) return true;
  for (const ClassImage* c : classes())
    if (c->source_file == *file)
      for (const MethodImage& m : c->methods)
        for (const auto& entry : m.lines) lines.insert(entry.line);
  if (lines.empty()) {
    *error = fmt::format("{} has no code with lines", *file);
    return false;
  }
  // The nearest one, of two the later.
  const auto behind = lines.lower_bound(line);
  u32 nearest = behind == lines.end() ? *lines.rbegin() : *behind;
  if (behind != lines.begin() && behind != lines.end() && line - *std::prev(behind) < *behind - line)
    nearest = *std::prev(behind);
  *error = fmt::format("there is no code on line {} of {}; the nearest is on line {}: break {}", line, *file, nearest,
                       nearest);
  return false;
}

std::vector<u32> Breakpoints::lines_of(const std::string& file) const {
  std::set<u32> lines;
  for (const ClassImage* c : classes())
    if (c->source_file == file)
      for (const MethodImage& m : c->methods)
        for (const auto& entry : m.lines) lines.insert(entry.line);
  return {lines.begin(), lines.end()};
}

Breakpoints::Member Breakpoints::member(const std::string& name, const std::string& here, std::string* class_name,
                                        std::string* member, std::string* error) const {
  const size_t dot = name.rfind('.');
  const std::string wanted_class = dot == std::string::npos ? "" : name.substr(0, dot);
  *member = dot == std::string::npos ? name : name.substr(dot + 1);
  std::vector<const ClassImage*> candidates;
  std::vector<std::string> known, all_members;
  const auto member_of = [&](const ClassImage& c) {
    for (const MethodImage& m : c.methods)
      if (m.name == *member && !m.code.empty()) return Member::Method;
    const std::string simple = bytecode::source_name(c.name).substr(bytecode::source_name(c.name).rfind('.') + 1);
    if (*member == simple)
      for (const MethodImage& m : c.methods)
        if (m.name == "<init>") {
          *member = "<init>";
          return Member::Method;
        }
    for (const bytecode::FieldImage& f : c.fields)
      if (f.name == *member) return Member::Field;
    return Member::Neither;
  };
  for (const ClassImage* c : classes()) {
    known.push_back(bytecode::source_name(c->name));
    if (wanted_class.empty() ? (here.empty() || c->name == here) : is_called(c->name, wanted_class))
      candidates.push_back(c);
  }
  if (candidates.empty() && !wanted_class.empty())  // perhaps of the library
    for (vm::ClassId id = 0; id < world_.classes.class_count(); ++id)
      if (const vm::Class* c = world_.classes.by_id(id))
        if (c->is_library && !c->is_array() && !c->is_primitive() && is_called(c->name, wanted_class))
          candidates.push_back(c->image.get());
  for (const ClassImage* c : candidates)
    if (const Member found = member_of(*c); found != Member::Neither) {
      *class_name = c->name;
      return found;
    }
  if (candidates.empty()) {
    const std::string near = base::nearest_name(wanted_class, known);
    *error = "there is no class " + wanted_class + (near.empty() ? "" : "; did you mean " + near + "?");
    return Member::Neither;
  }
  for (const ClassImage* c : candidates) {
    for (const MethodImage& m : c->methods)
      if (m.name[0] != '<' && !m.code.empty()) all_members.push_back(m.name);
    for (const bytecode::FieldImage& f : c->fields) all_members.push_back(f.name);
  }
  const std::string near = base::nearest_name(*member, all_members);
  const std::string owner = bytecode::source_name(candidates.front()->name);
  *error = fmt::format("{} has no method or field '{}'{}", owner, *member,
                       near.empty() ? "" : "; did you mean " + owner + "." + near + "?");
  return Member::Neither;
}

bool Breakpoints::check_exception(const std::string& name, std::string* error) const {
  std::vector<std::string> known;
  for (vm::ClassId id = 0; id < world_.classes.class_count(); ++id) {
    const vm::Class* c = world_.classes.by_id(id);
    if (c == nullptr || !c->is_exception) continue;
    if (is_called(c->name, name)) return true;
    known.push_back(bytecode::source_name(c->name));
    known.push_back(known.back().substr(known.back().rfind('.') + 1));
  }
  for (const ClassImage* c : program_)
    if (is_called(c->name, name)) return true;
  // Those of the library that nobody has used yet are known by their full names.
  std::string slashed = name;
  std::replace(slashed.begin(), slashed.end(), '.', '/');
  bool library = false;
  for (const std::string& candidate : {slashed, "java/lang/" + slashed, "java/util/" + slashed,
                                       "java/util/concurrent/" + slashed, "java/io/" + slashed})
    if (world_.classes.outline(candidate, &library) != nullptr) return true;
  const std::string near = base::nearest_name(name, known);
  *error = "there is no exception " + name + (near.empty() ? "" : "; did you mean " + near + "?");
  return false;
}

bool Breakpoints::need_instructions() const {
  return std::any_of(all_.begin(), all_.end(), [](const Breakpoint& b) {
    return b.enabled && (b.kind == Breakpoint::Kind::Line || b.kind == Breakpoint::Kind::Method ||
                         b.kind == Breakpoint::Kind::Field || b.kind == Breakpoint::Kind::Variable ||
                         b.kind == Breakpoint::Kind::Monitor);
  });
}

bool Breakpoints::lies_at(const Breakpoint& b, const vm::Method& method, u32 pc) const {
  const vm::Class& owner = *method.owner;
  switch (b.kind) {
    case Breakpoint::Kind::Method: return pc == 0 && owner.name == b.class_name && method.name == b.member;
    case Breakpoint::Kind::Line: {
      if (!is_user_code(method) || owner.image->source_file != b.file) return false;
      const std::vector<u32> begins = beginnings_of_line(*method.image, b.line);
      return std::find(begins.begin(), begins.end(), pc) != begins.end();
    }
    case Breakpoint::Kind::Field: {
      const vm::Field* f = method.field_accessed_at(pc);
      if (f == nullptr || f->name != b.member || f->owner->name != b.class_name) return false;
      const bytecode::Opcode op = method.image->code[pc].op;
      const bool writes = op == bytecode::Opcode::PUTF_4 || op == bytecode::Opcode::PUTF_8 ||
                          op == bytecode::Opcode::PUTF_R || op == bytecode::Opcode::PUTS_4 ||
                          op == bytecode::Opcode::PUTS_8 || op == bytecode::Opcode::PUTS_R;
      return writes ? b.writes : b.reads;
    }
    default: return false;
  }
}

Breakpoints::Marks& Breakpoints::marks_of(const vm::Method& method) {
  if (method.id >= marks_.size()) marks_.resize(world_.classes.method_count());
  Marks& marks = marks_[method.id];
  if (marks.known) return marks;
  marks.known = true;
  for (u32 pc = 0; pc < method.code.size(); ++pc) {
    std::vector<u32> numbers;
    for (const Breakpoint& b : all_)
      if (lies_at(b, method, pc)) numbers.push_back(b.number);
    if (numbers.empty()) continue;
    marks.marked.resize(method.code.size(), 0);
    marks.marked[pc] = 1;
    marks.rows.emplace_back(pc, std::move(numbers));
  }
  return marks;
}

bool Breakpoints::any_at(const vm::Method& method, u32 pc) {
  const Marks& marks = marks_of(method);
  return !marks.marked.empty() && marks.marked[pc] != 0;
}

const std::vector<u32>& Breakpoints::at(const vm::Method& method, u32 pc) {
  static const std::vector<u32> none;
  for (const auto& [at, numbers] : marks_of(method).rows)
    if (at == pc) return numbers;
  return none;
}

void Breakpoints::follow_object(Breakpoint& b) const {
  vm::Ref& object = b.cell ? b.cell->holder : b.object;
  if (object == 0 || b.frame.valid() || is_there(b)) return;
  world_.heap.for_each_object([&](vm::Ref r) {
    if (vm::name_of(world_.heap.header(r)) == b.name) object = r;
  });
}

bool Breakpoints::is_there(const Breakpoint& b) const {
  if (b.frame.valid()) {
    const vm::Thread& t = world_.thread(b.frame.thread);
    if (t.core.state == vm::ThreadState::Unborn || t.core.state == vm::ThreadState::Dead) return false;
    return b.frame.index < t.core.frame_count && t.frames[b.frame.index].method == b.method;
  }
  const vm::Ref object = b.cell ? b.cell->holder : b.object;
  if (object == 0) return true;  // in no frame and of no object
  if (object >= world_.heap.top() && object >= world_.heap.permanent_top()) return false;
  return vm::name_of(world_.heap.header(object)) == b.name;
}

u64 Breakpoints::raw(const Breakpoint& b) const {
  return b.cell->local != nullptr ? raw_local(world_, b.frame, *b.cell->local) : raw_content(world_, *b.cell);
}

std::string Breakpoints::text_of(const Breakpoint& b) const {
  return b.cell->local != nullptr ? local_value(world_, b.frame, *b.cell->local).text
                                  : cell_value(world_, *b.cell).text;
}

}  // namespace heddle::repl
