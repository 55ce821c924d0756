/** Two threads pass before or after the gate is opened; nobody passes a closed gate. */
public class Check {
  static final Gate gate = new Gate();
  static volatile boolean opening;

  static void pass() {
    try {
      gate.pass();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assert opening : "passed a closed gate";
  }

  public static void main(String[] args) throws InterruptedException {
    Thread early = new Thread(Check::pass, "walker-1");
    Thread late = new Thread(Check::pass, "walker-2");
    early.start();
    late.start();
    opening = true;
    gate.open();
    early.join();
    late.join();
    gate.pass();
    gate.open();
    gate.pass();
    System.out.println("checked");
  }
}
