// The usual way to run tests, as a name.
package org.junit.runners;

import org.junit.runner.Runner;

public class BlockJUnit4ClassRunner extends Runner {
  private BlockJUnit4ClassRunner() {}
}
