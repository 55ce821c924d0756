import static org.hamcrest.CoreMatchers.is;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThat;
import static org.junit.Assert.fail;
import static org.junit.Assume.assumeTrue;

import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Test;

class OldBase {
  @Before
  public void baseBefore() {
    System.out.println("baseBefore");
  }

  @Before
  public void replaced() {
    System.out.println("never");
  }

  @After
  public void baseAfter() {
    System.out.println("baseAfter");
  }
}

public class OldTest extends OldBase {
  private int runs;

  @BeforeClass
  public static void beforeAll() {
    System.out.println("beforeAll");
  }

  @AfterClass
  public static void afterAll() {
    System.out.println("afterAll");
  }

  @Before
  public void before() {
    System.out.println("before");
  }

  @Override
  public void replaced() {
    System.out.println("never either");
  }

  @Before
  public void alsoBefore() {
    System.out.println("alsoBefore");
  }

  @Before
  public void zBefore() {
    System.out.println("zBefore");
  }

  @After
  public void alsoAfter() {
    System.out.println("alsoAfter");
  }

  @After
  public void after() {
    System.out.println("after");
  }

  @Test
  public void passes() {
    assertThat(++runs, is(1));
  }

  @Test
  public void fails() {
    assertEquals("sum", 2, 3);
  }

  @Test(expected = IllegalStateException.class)
  public void expects() {
    System.out.println("expects");
    throw new IllegalStateException();
  }

  @Test(expected = IllegalStateException.class)
  public void expectsInVain() {
    System.out.println("in vain");
  }

  @Test(expected = IllegalStateException.class)
  public void expectsAnother() {
    throw new IllegalArgumentException();
  }

  @Test(timeout = 10_000)
  public void intime() {
    runs++;
  }

  @Test
  public void assumes() {
    assumeTrue("not here", false);
    fail();
  }

  @Test
  @Ignore("later")
  public void ignored() {
    fail();
  }

  @Test
  public void bothFail() {
    runs = 2;
    fail("first");
  }

  @After
  public void failsToo() {
    if (runs == 2) throw new IllegalStateException("second");
  }
}
