// The standard streams, and the library's calls that have a stream's monitor on OpenJDK. Here prints enter it only if
// somebody could tell (kStandardMonitors in hidden_state.h).
#pragma once

#include <vector>

#include "vm/class_table.h"

namespace heddle::tester {

class StreamCalls {
 public:
  // Takes in the classes that have been loaded since the last time.
  void look_at(const vm::ClassTable& table);

  // Of what look_at() has seen: is it the class of System.out, err or in?
  bool is_stream(vm::ClassId id) const;
  // Is the stream's monitor held on OpenJDK in the method, while methods of the program's are called?
  bool has(vm::MethodId method) const { return method < methods_.size() && methods_[method] != 0; }

 private:
  u32 classes_looked_at_ = 0;
  std::vector<vm::ClassId> classes_;
  std::vector<u8> methods_;  // by MethodId, as far as needed: 1 one of them
};

}  // namespace heddle::tester
