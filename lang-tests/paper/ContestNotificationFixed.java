// ConTest's third experiment repaired: the subject first, then the volatile flag, which hands it over.
// expect clean
// explore: proof
// explore: all
class Subject {
  int currentValue() { return 42; }
}

class ChangeNotification implements Runnable {
  static volatile boolean notified = false;
  static Subject subject;

  public void run() {
    while (notified == false)
      Thread.yield();
    System.out.println("subject current value is:" + subject.currentValue());
  }

  static void changeNotification(Subject s) {
    subject = s;
    notified = true;
  }
}

public class ContestNotificationFixed {
  public static void main(String[] args) {
    new Thread(new ChangeNotification()).start();
    ChangeNotification.changeNotification(new Subject());
  }
}
