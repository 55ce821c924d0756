// What a state consists of, by names that are the same at each point of a run: for comparing two points.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "repl/evaluator.h"

namespace heddle::repl {

// In the order in which people want to read them: threads, their variables, static fields, fields of objects.
struct StatePicture {
  struct Part {
    std::string name;   // "Counter.value", "Account#2.balance", "main, in Bank.main: i", "thread helper"
    std::string value;  // as `print` shows it
    std::string array;  // elements: of which array ("int[]#2"); `name` is the index only
  };
  // By (kind of part, order in the program, number), so that both pictures have the same order.
  std::map<std::string, Part> parts;
  // Static fields and fields that hold arrays, by these: "int[]#2" is "Main.cells" to its author.
  std::map<std::string, std::string> arrays;
};

// Of the user's own classes and the threads' frames of user code; collections and other objects of the library by what
// they show (null evaluator: by their names).
StatePicture picture_of(vm::World& world, Evaluator* evaluator);

// "Counter.value: 1 -> 2", "new: Account#3.balance = 0", "gone: main, in Bank.main: i (was 3)".
std::vector<std::string> differences(const StatePicture& before, const StatePicture& behind);

}  // namespace heddle::repl
