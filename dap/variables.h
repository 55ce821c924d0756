// What variables hold, as rows that a client opens one by one. All of it belongs to one point of the run.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "repl/evaluator.h"
#include "repl/inspect.h"

namespace heddle::dap {

class Variables {
 public:
  // `evaluator` is the world's.
  Variables(const vm::World& world, repl::Evaluator& evaluator) : world_(world), evaluator_(evaluator) {}

  // The run has gone somewhere: what was given out before means nothing any more.
  void forget() { holders_.clear(); }

  // References, by which the client asks for the rows. 0: there are none.
  u64 locals(repl::FrameId frame);
  u64 statics(vm::ThreadId t, const vm::Class& c);
  u64 object(vm::ThreadId t, vm::Ref object, const std::string& expression);
  // Rows that are no variables any more: "balance = 5".
  u64 lines(std::vector<std::string> lines);

  // The rows from `start` on, at most `count`, as `Variable`s of the protocol; of an array its elements. False: there
  // is no such reference.
  bool rows(u64 reference, size_t start, size_t count, nlohmann::json* rows);
  // An expression that stands for the variable of that name below a reference: "this.shelf.stock[3]". "": there is
  // none.
  std::string expression_of(u64 reference, const std::string& name, repl::FrameId* frame);
  // A value as `rows` has it: text, type, reference, how many children. `value` lies in a variable or not.
  nlohmann::json value_json(vm::ThreadId t, const repl::Value& value, const std::string& expression);

 private:
  struct Holder {
    enum class Kind { Locals, Statics, Object, Lines } kind = Kind::Lines;
    vm::ThreadId thread = vm::kNoThread;
    repl::FrameId frame;
    const vm::Class* statics = nullptr;
    vm::Ref object = 0;
    std::string expression;
    std::vector<std::string> lines;
  };
  struct Row {
    std::string name, expression;
    repl::Value value;
  };
  u64 add(Holder holder);
  std::vector<Row> rows_of(const Holder& holder, size_t start, size_t count) const;
  std::string type_of(const repl::Value& value) const;

  const vm::World& world_;
  repl::Evaluator& evaluator_;
  std::vector<Holder> holders_;  // reference - 1
};

}  // namespace heddle::dap
