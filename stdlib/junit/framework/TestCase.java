// A class of tests in the manner of JUnit 3: each public method testX without parameters is a test; setUp and tearDown run around each. Its
// assertions are those of Assert. Without reflection runTest does not find the method of that name: who runs the tests calls it.
package junit.framework;

@SuppressWarnings("deprecation")
public abstract class TestCase extends Assert implements Test {
  private String name;

  public TestCase() {}

  public TestCase(String name) {
    this.name = name;
  }

  @Override
  public int countTestCases() {
    return 1;
  }

  protected void setUp() throws Exception {}

  protected void tearDown() throws Exception {}

  protected void runTest() throws Throwable {
    assertNotNull("TestCase.fName cannot be null", name);
    fail("Method \"" + name + "\" not found");
  }

  // One test with setUp and tearDown. If both the test and tearDown throw, what the test throws comes out.
  public void runBare() throws Throwable {
    setUp();
    Throwable thrown = null;
    try {
      runTest();
    } catch (Throwable e) {
      thrown = e;
    }
    try {
      tearDown();
    } catch (Throwable e) {
      if (thrown == null) thrown = e;
    }
    if (thrown != null) throw thrown;
  }

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }

  @Override
  public String toString() {
    return getName() + "(" + getClass().getName() + ")";
  }
}
