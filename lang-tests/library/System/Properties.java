// arraycopy aside: identityHashCode, properties, times, lineSeparator.
public class Properties {
  public static void main(String[] args) {
    System.out.println(System.lineSeparator().equals("\n"));
    System.out.println(System.identityHashCode(null));
    Object o = new Object();
    System.out.println(System.identityHashCode(o) == o.hashCode());
    System.out.println(System.currentTimeMillis() > 1_500_000_000_000L);
    long a = System.nanoTime(), b = System.nanoTime();
    System.out.println(b >= a);
    System.out.println(System.getProperty("no.such.property") + " " + System.getProperty("no.such.property", "default"));
    System.out.println(System.getProperty("java.specification.version") + " " + System.getProperty("file.separator"));
    System.out.println(System.getenv("NO_SUCH_VARIABLE_HERE"));
    System.out.println(Runtime.getRuntime().availableProcessors() > 0);
    System.out.println(Runtime.getRuntime().maxMemory() > 0 && Runtime.getRuntime().freeMemory() > 0);
    System.gc();
  }
}
// expect: true
// expect: 0
// expect: true
// expect: true
// expect: true
// expect: null default
// expect: 17 /
// expect: null
// expect: true
// expect: true
