// Takes notes of a test for its report.
package org.junit.jupiter.api;

import java.util.Collections;
import java.util.Map;

@FunctionalInterface
public interface TestReporter {
  void publishEntry(Map<String, String> map);

  default void publishEntry(String key, String value) {
    publishEntry(Collections.singletonMap(key, value));
  }

  default void publishEntry(String value) {
    publishEntry("value", value);
  }
}
