// ConTest, "Third experiment": threads wait busily for a flag and then use the subject, but the notifier sets the flag
// first and the subject afterwards. Plain fields, as printed.
// expect race: ChangeNotification.notified
// explore: proof
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=3
// The notifier comes to its end before the first state in which anybody else could run: the part of the schedules that is explored must be
// drawn again when it turns out what it may have raced with.
// explore: --explore=random --runs=10 findings=1
// explore: --explore=pos --runs=10 findings=1
// explore: --explore=preemption findings=1
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
