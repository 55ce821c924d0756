// ConTest's third experiment with volatile fields: no race is left, and the subject may still be missing.
// expect finding: java.lang.NullPointerException
// explore: proof
// explore: all
class Subject {
  int currentValue() { return 42; }
}

class ChangeNotification implements Runnable {
  static volatile boolean notified = false;
  static volatile Subject subject;

  public void run() {
    while (notified == false)
      Thread.yield();
    System.out.println("subject current value is:" + subject.currentValue());
  }

  static void changeNotification(Subject s) {
    notified = true;
    subject = s;
  }
}

public class ContestNotificationVolatile {
  public static void main(String[] args) {
    new Thread(new ChangeNotification()).start();
    ChangeNotification.changeNotification(new Subject());
  }
}
