#include "lang/large_stack.h"

#include <pthread.h>

#include "lang/compiler.h"

namespace heddle::lang {

// On a thread of its own.
bool on_large_stack(std::function<void()> work) {
  const auto call = [](void* argument) -> void* {
    (*static_cast<std::function<void()>*>(argument))();
    return nullptr;
  };
  for (std::size_t stack = kCompilerStackBytes; stack >= kCompilerStackBytes / 16; stack /= 2) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack);
    pthread_t thread;
    const int failed = pthread_create(&thread, &attributes, call, &work);
    pthread_attr_destroy(&attributes);
    if (failed != 0) continue;  // less address space than we would like
    pthread_join(thread, nullptr);
    return true;
  }
  return false;
}

}  // namespace heddle::lang
