// ConTest, "Third experiment": threads wait busily for a flag and then use the subject, but the notifier sets the flag
// first and the subject afterwards. Plain fields, as printed.
// expect race: ChangeNotification.notified
// explore: proof
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=3
class Subject {
  int currentValue() { return 42; }
}

class ChangeNotification implements Runnable {
  static boolean notified = false;
  static Subject subject;

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

public class ContestNotification {
  public static void main(String[] args) {
    new Thread(new ChangeNotification()).start();
    ChangeNotification.changeNotification(new Subject());
  }
}
