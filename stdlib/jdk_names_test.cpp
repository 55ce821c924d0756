#include "stdlib/jdk_names.h"

#include <doctest/doctest.h>

namespace heddle::stdlib {

TEST_CASE("names of Java SE 17: packages, classes, members, also inherited ones") {
  CHECK(jdk_name("java") == JdkName::Package);
  CHECK(jdk_name("java.util.concurrent") == JdkName::Package);
  CHECK(jdk_name("java.util.concurent") == JdkName::None);
  CHECK(jdk_name("java.lang.String") == JdkName::Class);
  CHECK(jdk_name("java.util.Map.Entry") == JdkName::Class);
  CHECK(jdk_name("java.lang.Strin") == JdkName::None);
  CHECK(jdk_name("java.lang.String.length") == JdkName::Member);
  CHECK(jdk_name("java.lang.String.describeConstable") == JdkName::Member);
  CHECK(jdk_name("java.lang.String.lenght") == JdkName::None);
  CHECK(jdk_name("java.util.ArrayList.stream") == JdkName::Member);       // Collection's
  CHECK(jdk_name("java.util.ArrayList.removeRange") == JdkName::Member);  // protected
  CHECK(jdk_name("java.util.List.getClass") == JdkName::Member);          // Object's
  CHECK(jdk_name("java.lang.Integer.MAX_VALUE") == JdkName::Member);
  CHECK(jdk_name("java.util.List.getFirst") == JdkName::None);  // Java 21
  CHECK(jdk_name("java.lang.ScopedValue") == JdkName::None);    // likewise
  CHECK(jdk_name("java.util.concurrent.Executors.newVirtualThreadPerTaskExecutor") == JdkName::None);
  CHECK(jdk_name("javax.swing.JFrame") == JdkName::Class);
  CHECK(jdk_name("") == JdkName::None);
  CHECK(jdk_name(".") == JdkName::None);
}

}  // namespace heddle::stdlib
