// rules: never-joined
// expect rule never-joined: 9: loose has ended, and nobody has joined it
public class NeverJoined {
  static Thread loose;

  public static void main(String[] args) throws Exception {
    loose = new Thread(() -> System.out.println("ends"), "loose");
    // (started, and forgotten)
    loose.start();
  }
}
