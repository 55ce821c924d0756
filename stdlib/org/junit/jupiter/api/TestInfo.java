// What a test may learn of itself. (getTestMethod is not there: no reflection.)
package org.junit.jupiter.api;

import java.util.Optional;
import java.util.Set;

public interface TestInfo {
  String getDisplayName();

  Set<String> getTags();

  Optional<Class<?>> getTestClass();
}
