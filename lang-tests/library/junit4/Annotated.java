// Classes with JUnit 4's annotations compile and run as plain programs, and so do test cases of JUnit 3.
import static org.junit.Assert.assertEquals;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import junit.framework.TestCase;
import org.junit.*;
import org.junit.function.ThrowingRunnable;
import org.junit.runner.RunWith;
import org.junit.runners.JUnit4;
import org.junit.runners.MethodSorters;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

@RunWith(JUnit4.class)
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class Annotated {
  static int calls;

  @BeforeClass
  public static void beforeClass() {
    calls += 100;
  }

  @AfterClass
  public static void afterClass() {
    calls += 1000;
  }

  @Before
  public void before() {
    calls++;
  }

  @After
  public void after() {
    calls += 10;
  }

  @Test
  public void test() {
    assertEquals(101, calls);
  }

  @Test(expected = IllegalStateException.class, timeout = 100)
  public void throwing() {
    throw new IllegalStateException("thrown");
  }

  @Test(expected = Test.None.class)
  @Ignore("for now")
  public void ignored() {}

  @RunWith(Parameterized.class)
  public static class Sums {
    @Parameters(name = "{0} + {1}")
    public static Collection<Object[]> data() {
      return Arrays.asList(new Object[][] {{1, 2, 3}, {2, 3, 5}});
    }

    @Parameterized.Parameter public int a;

    @Parameterized.Parameter(1)
    public int b;

    @Parameterized.Parameter(2)
    public int sum;

    @Test
    public void test() {
      assertEquals(sum, a + b);
    }
  }

  public static class Old extends TestCase {
    private List<Integer> list;

    @Override
    protected void setUp() throws Exception {
      super.setUp();
      list = List.of(1, 2);
    }

    @Override
    protected void tearDown() throws Exception {
      super.tearDown();
    }

    public void testSize() {
      assertEquals(2, list.size());
      assertEquals("the size", 2, list.size());
      assertTrue(list.contains(1));
    }
  }

  public static void main(String[] args) throws Throwable {
    beforeClass();
    Annotated a = new Annotated();
    a.before();
    a.test();
    a.after();
    afterClass();
    System.out.println(calls);
    ThrowingRunnable runnable = a::throwing;
    try {
      runnable.run();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    for (Object[] row : Sums.data()) {
      Sums s = new Sums();
      s.a = (Integer) row[0];
      s.b = (Integer) row[1];
      s.sum = (Integer) row[2];
      s.test();
      System.out.println(s.sum);
    }
    Old old = new Old();
    old.setUp();
    old.testSize();
    old.tearDown();
    System.out.println(old.getName() + Arrays.toString(MethodSorters.values()) + Rule.DEFAULT_ORDER);
  }
}
// expect: 1111
// expect: thrown
// expect: 3
// expect: 5
// expect: null[NAME_ASCENDING, JVM, DEFAULT]-1
