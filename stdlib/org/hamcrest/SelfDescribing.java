// What can write its description.
package org.hamcrest;

public interface SelfDescribing {
  void describeTo(Description description);
}
