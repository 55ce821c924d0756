// Over arrays and Iterables; the array is evaluated once.
public class EnhancedFor {
  static int calls;
  static int[] array() { calls++; return new int[] {1, 2, 3}; }
  static class Range implements Iterable<Integer> {
    final int n;
    Range(int n) { this.n = n; }
    public java.util.Iterator<Integer> iterator() {
      return new java.util.Iterator<>() {
        int i;
        public boolean hasNext() { return i < n; }
        public Integer next() { return i++; }
      };
    }
  }

  public static void main(String[] args) {
    int sum = 0;
    for (int x : array()) sum += x;
    System.out.println(sum + " " + calls);
    int[] a = {1, 2, 3};
    for (int x : a) {
      x *= 10;
      a[2] = x;
    }
    System.out.println(a[0] + " " + a[1] + " " + a[2]);
    for (int x : a) {
      if (x == 1) a = new int[] {7, 7};
      System.out.print(x + " ");
    }
    System.out.println(a.length);
    for (int i : new Range(3)) System.out.print(i + " ");
    for (long l : new Range(2)) System.out.print(l + 0.5 + " ");
    System.out.println();
    for (char[] row : new char[][] {{'a', 'b'}, {'c'}}) for (char c : row) System.out.print(c);
    System.out.println();
    for (double d : new int[] {1, 2}) System.out.print(d + " ");
    System.out.println();
    for (var s : java.util.List.of("p", "q")) System.out.print(s + s.length());
    System.out.println();
    int[] none = null;
    try {
      for (int x : none) System.out.println(x);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    for (String s : new String[0]) System.out.println(s);
    java.util.List<Runnable> later = new java.util.ArrayList<>();
    for (int x : new int[] {4, 5}) later.add(() -> System.out.print(x + " "));
    for (Runnable r : later) r.run();
    System.out.println();
  }
}
// expect: 6 1
// expect: 1 2 200
// expect: 1 2 200 2
// expect: 0 1 2 0.5 1.5 
// expect: abc
// expect: 1.0 2.0 
// expect: p1q1
// expect: null
// expect: 4 5 
