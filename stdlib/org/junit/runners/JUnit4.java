// The usual way to run tests, as a name.
package org.junit.runners;

import org.junit.runner.Runner;

public final class JUnit4 extends Runner {
  private JUnit4() {}
}
