// Calls of signature polymorphic methods (JVMS 2.9.3): those of java.lang.invoke.MethodHandle and VarHandle that are
// declared as `native Object m(Object...)`, and that an instruction may call with any descriptor. For each descriptor
// the VM makes a class
//
//   java/lang/invoke/MethodHandle#invokeExact!I!Ljava|lang|String,
//
// (names of classes cannot hold a descriptor as it is) with one method of that name and descriptor, whose receiver is
// the handle. It puts the arguments into an array, primitive ones in their boxes, calls
//
//   Object invokeExact0(String descriptor, Object[] arguments)
//
// of the handle, which compares the descriptor with the handle's type, and gives the result in the form that the
// descriptor says. So a call through a handle is made of calls like others, and each has a frame. Java's own names have
// no '#'.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {

// Whether that method of the class may be called with any descriptor.
bool is_signature_polymorphic(const ClassImage& owner, std::string_view method);

// The class that serves calls of the method with that descriptor.
std::string polymorphic_call_class(const std::string& owner, const std::string& method, const std::string& descriptor);

// The image of the class of that name; null: it is no such name, or there is no such method. `find` gives the image of
// another class, or null.
std::shared_ptr<const ClassImage> polymorphic_call_image(
    const std::string& name, const std::function<std::shared_ptr<const ClassImage>(const std::string&)>& find);

}  // namespace heddle::bytecode
