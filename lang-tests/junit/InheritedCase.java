// The tests of InheritsCase, of JUnit 3.
public abstract class InheritedCase extends junit.framework.TestCase {
  abstract int value();

  public void testValue() {
    System.out.println("value " + value());
    assertEquals(5, value());
  }
}
