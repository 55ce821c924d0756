// openjdk: skip its collector rounds what is in use to regions
// What is in use grows with what is held and shrinks with gc().
public class Memory {
  static long used() {
    Runtime r = Runtime.getRuntime();
    return r.totalMemory() - r.freeMemory();
  }

  public static void main(String[] args) {
    System.gc();
    long before = used();
    byte[] held = new byte[20_000_000];
    long with = used();
    System.out.println(with - before >= 20_000_000 && with - before < 21_000_000); // expect: true
    System.gc();
    System.out.println(used() - before >= 20_000_000); // expect: true
    held[0] = 1;
    held = null;
    System.gc();
    System.out.println(used() - before < 5_000_000); // expect: true
    Runtime r = Runtime.getRuntime();
    System.out.println(r.freeMemory() > 0 && r.totalMemory() <= r.maxMemory() && r.totalMemory() >= r.freeMemory()); // expect: true
  }
}
