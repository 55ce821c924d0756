// What a walk's past says of one variable or one lock: who wrote it last, who read that first, who held it when. The
// answers are found by walking through the past again, with an eye on that one object; the walk stays where it is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "repl/walk.h"

namespace heddle::repl {

// A field, a static field or an element, as it is now. (Local variables are no matter of histories.)
struct VariableRef {
  std::string name;  // for people
  Ref holder = 0;    // the object or array; of static fields the class's holder
  u32 offset = 0;    // as in interp::Access
};

// One access of the variable.
struct Touch {
  enum class When : u8 {
    Before,  // in plain code on the way to the operation
    Itself,  // by the operation
    Behind,  // in plain code behind it, up to the thread's next one
  };
  size_t operation = 0;  // from 0: 'goto operation + 1' is the state behind it
  When when = When::Behind;
  std::string thread;  // label
  tester::Place place;
  std::string call;  // of the library, that has done it; or ""
  bool write = false;
  std::string before, after;  // values; of a read both are what it has read
};

class History {
 public:
  explicit History(Walk& walk) : walk_(walk) {}

  struct LastWrite {
    std::optional<Touch> write;  // none: nobody has written it since it was made
    std::optional<size_t> born;  // then: the operation in whose course its object was made; none: before all operations
    bool complete = true;        // false: the search has been stopped
  };
  LastWrite last_write(const VariableRef& variable);

  struct FirstRead {
    std::optional<Touch> read;
    std::optional<Touch> overwritten;  // nobody reads it before this write, as far as the run has been walked
    bool complete = true;
  };
  // Of the value that it has now: behind the last write, which is the one given, or from the beginning on.
  FirstRead first_read(const VariableRef& variable, const LastWrite& last);

  struct Holding {
    std::string thread;
    size_t from = 0;  // the operation that took the lock, from 0
    size_t to = 0;    // the one that gave it back
    bool still = false;
    bool reads = false;  // a read lock
  };
  struct Holdings {
    std::vector<Holding> all;  // in order of `from`
    bool complete = true;
  };
  // Up to here. Of a monitor, or a lock of java.util.concurrent (repl/lock_holders.h).
  Holdings who_held(Ref lock);

 private:
  class Eye;  // sees one object

  std::vector<Touch> touches_of(Eye* eye, size_t operation, std::optional<size_t>* born);

  Walk& walk_;
};

}  // namespace heddle::repl
