import junit.framework.TestCase;

public class CaseTest extends TestCase {
  @Override
  protected void setUp() {
    System.out.println("setUp");
  }

  @Override
  protected void tearDown() {
    System.out.println("tearDown");
  }

  public void testPasses() {
    assertEquals("a", "a");
    System.out.println("testPasses");
  }

  public void testFails() {
    assertTrue("it is not", false);
  }

  public void helper() {
    fail();
  }
}
