// Whose final fields can be seen before they are set. Others see a final field's value, and no other one, if the object
// becomes known to them behind the end of its constructor (JLS 17.5). If the constructor itself gives `this` away, to
// a thread that it starts, into a static field or a list of listeners, and sets a final field later, then that field
// is as unordered as any other one.
#pragma once

#include "vm/class_table.h"

namespace heddle::vm {

// Is there a constructor of the class that may have given `this` away when it sets a final field of the class? Looks
// at constructors and at methods that they call on `this` where it is known which ones these are; every other use of
// `this` but for its own fields gives it away. So it may say yes where nobody gets to know the object, never no where
// somebody does. Loads no class. (Constructors of the superclasses count: they run before the fields are set.)
bool may_be_seen_unfinished(const Class& c);

}  // namespace heddle::vm
