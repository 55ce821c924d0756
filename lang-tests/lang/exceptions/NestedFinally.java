// Exceptions replaced in nested finally blocks; catch in finally.
public class NestedFinally {
  static String log = "";
  static void f() throws Exception {
    try {
      try {
        throw new Exception("a");
      } finally {
        try {
          throw new Exception("b");
        } catch (Exception e) {
          log += "caught " + e.getMessage() + "; ";
        }
      }
    } finally {
      log += "outer; ";
    }
  }
  static void g() throws Exception {
    try {
      throw new Exception("first");
    } catch (Exception e) {
      throw new Exception("second", e);
    } finally {
      log += "g; ";
    }
  }
  static int h(int n) {
    while (true) {
      try {
        if (n > 3) return n;
      } finally {
        n++;
        log += n + " ";
      }
    }
  }

  public static void main(String[] args) {
    try {
      f();
    } catch (Exception e) {
      System.out.println(e.getMessage() + " | " + log);
    }
    log = "";
    try {
      g();
    } catch (Exception e) {
      System.out.println(e.getMessage() + " < " + e.getCause().getMessage() + " | " + log);
    }
    log = "";
    System.out.println(h(1) + " | " + log);
  }
}
// expect: a | caught b; outer; 
// expect: second < first | g; 
// expect: 4 | 2 3 4 5 
