package heddle;

import java.util.Iterator;
import java.util.stream.BaseStream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.platform.commons.JUnitException;
import org.opentest4j.TestAbortedException;

/** Runs what a method with JUnit's {@code @TestFactory} has made, one after the other. Of {@code vm test}. */
public final class DynamicTests {
  private Throwable failure;

  private DynamicTests() {}

  /** All of them are run, whatever fails; then the first failure is thrown, with the others as suppressed ones. */
  public static void run(Object made) throws Throwable {
    DynamicTests tests = new DynamicTests();
    tests.runAll(made);
    if (tests.failure != null) throw tests.failure;
  }

  private void runAll(Object made) {
    if (made instanceof DynamicTest) {
      runOne((DynamicTest) made);
    } else if (made instanceof DynamicContainer) {
      runAll(((DynamicContainer) made).getChildren());
    } else {
      Iterator<?> all = Elements.of(made);
      if (all == null)
        throw new JUnitException("a @TestFactory must make a " + DynamicNode.class.getName()
            + ", or a stream, collection, iterator or array of them, and not " + made);
      try {
        while (all.hasNext()) runAll(all.next());
      } finally {
        if (made instanceof BaseStream) ((BaseStream<?, ?>) made).close();
      }
    }
  }

  private void runOne(DynamicTest test) {
    try {
      test.getExecutable().execute();
    } catch (TestAbortedException e) {
      // Its assumptions are not met.
    } catch (Throwable e) {
      if (failure == null) failure = e;
      else if (failure != e) failure.addSuppressed(e);
    }
  }
}
