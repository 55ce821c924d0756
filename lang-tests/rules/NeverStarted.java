// expect rule never-started: : the thread forgotten was made and never started
public class NeverStarted {
  static Thread forgotten;

  public static void main(String[] args) {
    forgotten = new Thread(() -> System.out.println("never"), "forgotten");
    System.out.println("done");
  }
}
