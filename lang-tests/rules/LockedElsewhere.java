// rules: locked-elsewhere
// expect rule locked-elsewhere: 8 13: reader reads LockedElsewhere.balance without LockedElsewhere.class, which is held elsewhere
public class LockedElsewhere {
  static int balance;

  static void pay() {
    synchronized (LockedElsewhere.class) {
      balance++;
    }
  }
  static int seen;
  static void look() {
    seen = balance;
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(LockedElsewhere::pay, "a"), b = new Thread(LockedElsewhere::pay, "b");
    Thread reader = new Thread(LockedElsewhere::look, "reader");
    a.start();
    b.start();
    reader.start();
    a.join();
    b.join();
    reader.join();
  }
}
