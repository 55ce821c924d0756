// Classes that the VM makes by itself, from the image of another class: what the library's reflection calls to reach
// one member of that class. So a reflective call is a call like others, with a frame for everything that it runs, and a
// reflective access is the very instruction that the class's own code would have, with all that the VM and its tester
// know about it.
//
// Each is a subclass of heddle.Accessor with a method `Object apply(Object target, Object[] arguments)`:
//   Owner#mN   calls method N of the image's list (or makes an object with that constructor, or runs it on `target`, if
//   that is
//              not null); the arguments are in the array, primitive ones in their boxes; the result is boxed, null if
//              there is none.
//   Owner#dN   the same, but calls this very method, not one that overrides it.
//   Owner#gN   gives the value of field N, boxed.
//   Owner#sN   stores arguments[0] in field N.
// Java's own names have no '#'. What the caller has to see to: that arguments are of the right classes (else there is a
// ClassCastException or NullPointerException out of `apply`), that the target is no null where one is needed, and
// access rights.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {

// The image of the class of that name; null: it is no such name, or there is no such member. `find` gives the image of
// another class, or null.
std::shared_ptr<const ClassImage> member_access_image(
    const std::string& name, const std::function<std::shared_ptr<const ClassImage>(const std::string&)>& find);

}  // namespace heddle::bytecode
