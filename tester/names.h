// Names for objects that have none of their own: the lock "Object#1" is "LostNotify.bell" to its author.
#pragma once

#include <map>
#include <string>

#include "tester/finding.h"
#include "vm/world.h"

namespace heddle::tester {

// Labels of library objects and arrays (World::object_label) -> the user's variable that refers to each: "Main.bell",
// "Main.forks[1]", "Store#1.lock". Statics first, then fields of the user's objects in order of
// allocation; an object that several variables refer to has the first one's name. The names hold for the present state:
// variables may refer to other objects later.
std::map<std::string, std::string> names_by_variable(const vm::World& world);

// "java.lang.invoke.VarHandle" also of the class that serves calls with one descriptor
// (vm/bytecode/polymorphic_call.h).
std::string declared_name(const vm::Class& c);

// "Log" for Main$Log of any package.
std::string simple_name(const vm::Class& c);

// Replaces the labels wherever readers see them.
void rename_objects(const std::map<std::string, std::string>& names, std::string* text);

}  // namespace heddle::tester
