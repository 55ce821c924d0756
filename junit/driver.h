// The class that runs one test, as source text.
#pragma once

#include <string>
#include <vector>

#include "junit/tests.h"

namespace heddle::junit {

// The class and all that it inherits from, as far as `find` knows: whoever is inherited from comes first.
std::vector<const ClassImage*> lineage(const ClassImage& c, const FindClass& find);

// How a test method is called.
struct Run {
  const bytecode::MethodImage* method = nullptr;
  std::vector<std::string> arguments;  // expressions
  // Of @MethodSource: methods that give sets of arguments; the method is called for each of these, one after the other.
  std::vector<std::string> factories;
  bool makes_tests = false;  // a @TestFactory
  // What it is told of itself (TestInfo, RepetitionInfo), if it asks.
  std::string display;
  u32 repetition = 0, repetitions = 0;  // of a @RepeatedTest, from 1 on; else 0
};

class Driver {
 public:
  // `outer`: the classes around a @Nested one, the outermost first.
  Driver(const ClassImage& test, const std::vector<const ClassImage*>& outer, const FindClass& find);
  // Why the class cannot be tested here; "": it can.
  std::string problem() const { return problem_; }
  // Is the number of a repetition asked for, by the test itself or by what comes before or after it?
  bool asks_for_repetition(const bytecode::MethodImage& test) const;
  // As JUnit does it: a new instance for each test; what comes before is called from the base class down, and what
  // comes after up to it, whatever fails; the first failure counts. Several methods of one class are called in the
  // order of the hash codes of their names, as JUnit 5 has it, and what comes before in JUnit 4 in the opposite one.
  std::string text(const Run& run) const;

 private:
  struct Level {
    const ClassImage* image = nullptr;
    std::vector<std::string> before_all, after_all, before, after;  // "open()": in the order of their calls
    std::string of_constructor;                                     // arguments
    bool asks_details = false;                                      // of the class
    bool per_class = false;
  };
  Level level_of(const ClassImage& c);
  std::string one_run(const Run& run, const std::string& arguments, const std::string& indent) const;
  std::string call(const Run& run, const std::string& arguments, const std::string& indent) const;
  std::string factory_text(const std::string& factory) const;
  enum class Told : u8 { OfClass, OfTest };
  std::string given(const std::vector<std::string>& parameters, size_t from, Told what, const std::string& name,
                    Level* level);
  bool asks_for_details(const std::vector<std::string>& parameters) const;
  std::string details(const Run& run) const;

  const FindClass& find_;
  std::vector<Level> levels_;  // the outermost class first
  std::string problem_;
  bool asks_details_ = false, asks_repetition_ = false;
};

}  // namespace heddle::junit
