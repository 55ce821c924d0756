package heddle;

/**
 * What the tester offers to a program, for javac, IDEs and OpenJDK. There a program runs as in a plain run of {@code vm}: choices
 * are 0, and assumptions are taken to hold. Heddle has its own class and never looks at this one.
 *
 * <p>With {@code -Dheddle.choose=random} choices are random.
 */
public final class Verify {
  private Verify() {}

  private static final boolean RANDOM = "random".equals(System.getProperty("heddle.choose"));

  /** One of 0 .. n-1: under exploration each of them. */
  public static int choose(int n) {
    if (n <= 0) throw new IllegalArgumentException("choose(" + n + ")");
    return RANDOM ? java.util.concurrent.ThreadLocalRandom.current().nextInt(n) : 0;
  }

  /** Under exploration: ends the path, without a finding, unless the condition holds. */
  public static void assume(boolean condition) {}
}
