// System.exit ends the program at once with its status; finally blocks do not run.
// exit: 7
public class ExitCode {
  public static void main(String[] args) {
    try {
      System.out.println("before");
      System.exit(3 + 4);
    } finally {
      System.out.println("never");
    }
  }
}
// expect: before
