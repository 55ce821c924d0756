// Races inside an object of the class library. To its user a HashMap is one variable, and a race on any of its fields,
// nodes or tables is a race on the map: these functions climb from the accesses to the object that the user's code
// holds.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tester/access_history.h"
#include "tester/eraser.h"

namespace heddle::tester {

// The field, or the array, is the library's own, and library code makes both accesses: "java/util/HashMap", the class
// (without what is nested in it) that they stand in; "" otherwise. (An array may be the user's all the same.)
std::string raced_library_class(const vm::World& world, const RaceReport& race);

struct LibraryObject {
  Ref object = 0;   // whose part is raced: the HashMap
  Ref held_as = 0;  // what the user's code calls instead, where that is something else: a synchronizedMap
  const vm::Class* library_class =
      nullptr;  // of `object`; its first superclass in the library, if the user extends that
};
// The object of the library that both accesses are calls of; none if there is no such object, as for a static method
// and the user's array.
std::optional<LibraryObject> raced_library_object(const vm::World& world, Ref raced,
                                                  const AccessHistory::LibraryPath& earlier,
                                                  const AccessHistory::LibraryPath& later);

// What the user's code called. `whole`: the label of the object that is told to race.
LibraryCallName call_name(const vm::World& world, const AccessHistory::LibraryPath& path, const std::string& whole);

}  // namespace heddle::tester
