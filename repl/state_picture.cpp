#include "repl/state_picture.h"

#include <algorithm>

#include <fmt/format.h>

#include "interp/schedule.h"
#include "repl/scope.h"
#include "repl/show.h"
#include "tester/access_history.h"
#include "tester/describe.h"
#include "tester/names.h"
#include "tester/words.h"
#include "vm/object_walk.h"

namespace heddle::repl {
namespace {

using vm::Class;
using vm::Field;
using vm::Ref;
using vm::World;

constexpr u32 kElementsShown = 1000;  // of one array
constexpr size_t kMostParts = 200'000;

class Painter {
 public:
  Painter(World& world, Evaluator* evaluator) : world_(world), evaluator_(evaluator) {}

  StatePicture paint() {
    threads();
    statics();
    objects();
    return std::move(picture_);
  }

 private:
  void add(std::string key, std::string name, std::string value, std::string array = "") {
    if (picture_.parts.size() < kMostParts)
      picture_.parts.emplace(std::move(key), StatePicture::Part{std::move(name), std::move(value), std::move(array)});
  }
  void add_field(std::string key, std::string name, Ref holder, const Field& f) {
    std::string text = value(holder, f);
    if (f.descriptor.starts_with('[')) picture_.arrays.try_emplace(text, name);
    add(std::move(key), std::move(name), std::move(text));
  }

  bool of_user(const Class& c) const {
    return !c.is_array() && !c.is_library && c.name.find("$Eval") == std::string::npos &&
           (c.flags & bytecode::kLambda) == 0;
  }

  // The user's own objects have their name, for their fields are parts of their own; so have arrays.
  std::string value(Ref r) {
    if (r == 0) return "null";
    const Class& c = *world_.classes.by_id(world_.heap.header(r).class_id);
    if (c.elements == vm::Elements::String) return quoted(world_.string_utf8(r));
    if (of_user(c) || c.is_array() || evaluator_ == nullptr) return world_.object_label(r);
    const auto [known, fresh] = shown_.try_emplace(r);
    if (fresh) known->second = evaluator_->show(0, r);
    return known->second;
  }
  std::string value(Ref holder, const Field& f) {
    return f.bank == vm::Bank::Ref ? value(world_.heap.load<Ref>(holder, f.offset))
                                   : tester::value_text(world_, holder, f.offset);
  }

  void threads() {
    for (const auto& t : world_.threads) {
      if (t->core.state == vm::ThreadState::Unborn) continue;
      const std::string path = interp::thread_path(world_, t->id), label = world_.thread_label(t->id);
      add("0 " + path, "thread " + label, tester::want_text(tester::thread_report(world_, t->id, {})));
      if (t->core.state == vm::ThreadState::Dead) continue;
      for (u32 i = 0; i < t->core.frame_count; ++i) {
        const vm::Method& method = *world_.classes.method_by_id(t->frames[i].method);
        if (method.owner->is_library || !method.prepared) continue;
        u32 number = 0;
        for (const bytecode::LocalVariable* v : variables_in_scope(world_, {t->id, i}))
          if (v->name != "this")
            add(fmt::format("1 {} {:06} {:06} {}", path, i, number++, v->name),
                fmt::format("{}, in {}: {}", label, tester::method_text(tester::place_of(method, t->frames[i].pc)),
                            v->name),
                v->is_reference ? value(reference_in(world_, {t->id, i}, *v))
                                : tester::primitive_text(v->descriptor[0], primitive_in(world_, {t->id, i}, *v)));
      }
    }
  }

  void statics() {
    for (vm::ClassId id = 0; id < world_.classes.class_count(); ++id) {
      const Class* c = world_.classes.by_id(id);
      if (c == nullptr || !of_user(*c) || c->statics == 0) continue;
      for (size_t i = 0; i < c->fields.size(); ++i)
        if (const Field& f = c->fields[i]; f.is_static() && !f.name.starts_with("$"))
          add_field(fmt::format("2 {} {:06}", c->name, i), tester::simple_name(*c) + "." + f.name, c->statics, f);
    }
  }

  void objects() {
    std::vector<Ref> all;
    vm::Reach reach(world_);
    reach.add_roots(vm::kAllRoots);
    reach.each([&](Ref r) {
      if (!world_.heap.is_permanent(r) && !world_.is_boot_object(r)) all.push_back(r);
      return vm::Reach::Step::On;
    });
    std::sort(all.begin(), all.end());  // in the order in which they were made
    std::vector<Ref> arrays;
    for (const Ref r : all) {
      const Class& c = *world_.classes.by_id(world_.heap.header(r).class_id);
      const std::string label = world_.object_label(r);
      if (c.is_array()) {
        arrays.push_back(r);
        continue;
      }
      if (!of_user(c)) continue;
      size_t number = 0;
      for (const Class* k : c.super_chain)
        for (const Field& f : k->fields)
          if (!f.is_static() && !f.name.starts_with("this$"))
            add_field(fmt::format("3 {} {:06}", key_of(r), number++), label + "." + f.name, r, f);
    }
    for (const Ref r : arrays) elements(r);
  }

  // Of arrays that the user's own objects, static fields or variables name: those of the library hold what collections
  // show.
  void elements(Ref r) {
    const vm::ObjectHeader& header = world_.heap.header(r);
    const Class& c = *world_.classes.by_id(header.class_id);
    if (!named(r)) return;
    const std::string label = world_.object_label(r);
    for (u32 i = 0; i < std::min(header.length, kElementsShown); ++i)
      add(fmt::format("3 {} {:06}", key_of(r), i), fmt::format("[{}]", i),
          c.elements == vm::Elements::Refs ? value(world_.heap.load<Ref>(r, i * 4)) : tester::value_text(world_, r, i),
          label);
  }

  bool named(Ref r) {
    if (!looked_) {
      looked_ = true;
      for (const auto& [key, part] : picture_.parts) names_.insert(part.value);
    }
    return names_.contains(world_.object_label(r));
  }

  // Of one thread's objects the order in which it has made them.
  std::string key_of(Ref r) const {
    const vm::ObjectHeader& header = world_.heap.header(r);
    return fmt::format("{:08} {:08}", header.creator, header.serial);
  }

  World& world_;
  Evaluator* evaluator_;
  StatePicture picture_;
  std::map<Ref, std::string> shown_;
  bool looked_ = false;
  std::set<std::string> names_;
};

}  // namespace

StatePicture picture_of(World& world, Evaluator* evaluator) { return Painter(world, evaluator).paint(); }

std::vector<std::string> differences(const StatePicture& before, const StatePicture& behind) {
  std::vector<std::string> lines;
  const auto name_of = [&](const StatePicture::Part& part) {
    if (part.array.empty()) return part.name;
    for (const StatePicture* picture : {&behind, &before})
      if (const auto known = picture->arrays.find(part.array); known != picture->arrays.end())
        return known->second + part.name;
    return part.array + part.name;
  };
  auto a = before.parts.begin(), b = behind.parts.begin();
  while (a != before.parts.end() || b != behind.parts.end()) {
    if (b == behind.parts.end() || (a != before.parts.end() && a->first < b->first)) {
      lines.push_back("gone: " + name_of(a->second) + " (was " + a->second.value + ")");
      ++a;
    } else if (a == before.parts.end() || b->first < a->first) {
      lines.push_back("new: " + name_of(b->second) + " = " + b->second.value);
      ++b;
    } else {
      if (a->second.value != b->second.value)
        lines.push_back(name_of(b->second) + ": " + a->second.value + " -> " + b->second.value);
      ++a;
      ++b;
    }
  }
  return lines;
}

}  // namespace heddle::repl
