// A thread that is started twice.
// expect finding: java.lang.IllegalThreadStateException
public class TwoStarts {
  static class Child extends Thread {
    public void run() {}
  }

  public static void main(String[] args) {
    Thread child = new Child();
    child.start();
    child.start();
  }
}
