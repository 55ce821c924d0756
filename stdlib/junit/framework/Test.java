// What can run as a test, in the manner of JUnit 3.
package junit.framework;

public interface Test {
  int countTestCases();
}
