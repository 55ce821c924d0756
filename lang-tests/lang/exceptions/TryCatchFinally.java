// The order of try, catch, finally.
public class TryCatchFinally {
  static String run(int mode) {
    StringBuilder log = new StringBuilder();
    try {
      try {
        log.append("try ");
        if (mode == 1) throw new IllegalArgumentException("a");
        if (mode == 2) throw new IllegalStateException("s");
        if (mode == 3) throw new Error("e");
        log.append("end ");
      } catch (IllegalArgumentException e) {
        log.append("caught ").append(e.getMessage()).append(' ');
      } finally {
        log.append("finally ");
      }
      log.append("after ");
    } catch (RuntimeException e) {
      log.append("outer ");
    } catch (Throwable t) {
      log.append(t).append(' ');
    } finally {
      log.append("last");
    }
    return log.toString();
  }

  public static void main(String[] args) {
    for (int i = 0; i < 4; i++) System.out.println(i + ": " + run(i));
  }
}
// expect: 0: try end finally after last
// expect: 1: try caught a finally after last
// expect: 2: try finally outer last
// expect: 3: try finally java.lang.Error: e last
