// Classes that the VM makes by itself for java.lang.reflect.Proxy: a subclass of Proxy that implements some interfaces
// and hands each call of their methods, and of equals, hashCode and toString, to Proxy.dispatch.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {

// `name`: "jdk/proxy1/$Proxy", and "#" with the binary name of the interface for each. Null: it is no such name, or one
// of them is not there. `find` gives the image of another class, or null.
std::shared_ptr<const ClassImage> proxy_image(
    const std::string& name, const std::function<std::shared_ptr<const ClassImage>(const std::string&)>& find);

}  // namespace heddle::bytecode
