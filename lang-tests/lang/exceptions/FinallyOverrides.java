// return and throw in finally win; the returned value is fixed before finally runs.
public class FinallyOverrides {
  @SuppressWarnings("finally")
  static int both() {
    try {
      return 1;
    } finally {
      return 2;
    }
  }
  @SuppressWarnings("finally")
  static int swallow() {
    try {
      throw new RuntimeException("lost");
    } finally {
      return 3;
    }
  }
  static int fixed() {
    int x = 1;
    try {
      return x;
    } finally {
      x = 100;
    }
  }
  static int[] array() {
    int[] a = {1};
    try {
      return a;
    } finally {
      a[0] = 5;
    }
  }
  static void replace() {
    try {
      throw new RuntimeException("first");
    } finally {
      Object o = null;
      o.toString();
    }
  }
  @SuppressWarnings("finally")
  static int loop() {
    int n = 0;
    while (true) {
      try {
        n++;
        if (n < 5) throw new RuntimeException();
        return n;
      } finally {
        if (n < 8) continue;
        break;
      }
    }
    return n * 100;
  }

  public static void main(String[] args) {
    System.out.println(both() + " " + swallow() + " " + fixed() + " " + array()[0] + " " + loop());
    try {
      replace();
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getName() + " " + e.getSuppressed().length);
    }
  }
}
// expect: 2 3 1 5 800
// expect: java.lang.NullPointerException 0
