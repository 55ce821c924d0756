package heddle;

import java.util.Iterator;
import java.util.stream.BaseStream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
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
    } else if (made instanceof BaseStream) {
      try (BaseStream<?, ?> stream = (BaseStream<?, ?>) made) {
        runAll(stream.iterator());
      }
    } else if (made instanceof Iterable) {
      runAll(((Iterable<?>) made).iterator());
    } else if (made instanceof Iterator) {
      for (Iterator<?> all = (Iterator<?>) made; all.hasNext();) runAll(all.next());
    } else if (made instanceof Object[]) {
      for (Object one : (Object[]) made) runAll(one);
    } else {
      throw new org.junit.platform.commons.JUnitException("a @TestFactory must make a " + DynamicNode.class.getName()
          + ", or a stream, collection, iterator or array of them, and not " + made);
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
