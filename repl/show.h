// Values as a person wants to read them: "text", 'c', [1, 2, 3], {alice=Giro#7}, Point[x=1, y=2].
#pragma once

#include <string>
#include <vector>

#include "vm/world.h"

namespace heddle::repl {

// What objects say of themselves (a toString() of the user's own, the elements of a list) is found out by running their
// methods on thread t: whatever that does is done, so the caller goes back to a mark behind it. kNoThread: no method is
// run, and objects have their names only.
class Shower {
 public:
  Shower(vm::World& world, vm::ThreadId t);

  std::string reference(vm::Ref r);  // at the top: strings are quoted
  std::string primitive(char descriptor, u64 raw);
  std::string field(vm::Ref holder, const vm::Field& f);
  // The text that the object's own toString() gives, without quotes; its name if there is none.
  std::string text(vm::Ref r);
  // Whether everything there is to say of the object stands in one line (a collection, a record, a boxed value ...):
  // its fields are nobody's business.
  bool says_all(vm::Ref r) const;

 private:
  std::string nested(vm::Ref r);
  std::string value(vm::Ref r);
  std::string elements(vm::Ref array, const char* open, const char* close);
  std::string record(vm::Ref r);
  std::string map(vm::Ref r);
  bool is_a(vm::Ref r, const char* class_name) const;
  // The result of a method without parameters; false: it cannot be called, or has failed.
  bool call(vm::Ref r, const char* name, const char* descriptor, vm::Ref* result);

  vm::World& world_;
  const vm::ThreadId t_;
  std::vector<vm::Ref> path_;  // the objects inside which the present one stands
};

// The text in quotes, with escapes; a long one is cut, with its length.
std::string quoted(const std::string& text);

// An object's fields or elements, one a line: "  balance = 5"; empty for null and strings.
std::vector<std::string> raw_contents(const vm::World& world, vm::Ref object);

}  // namespace heddle::repl
