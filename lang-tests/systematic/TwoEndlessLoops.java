// explore: findings=2
// expect finding: never terminates
// Which of two loops the thread gets into depends on the schedule: two findings, though the thread is the same, and so
// is what it runs.
public class TwoEndlessLoops {
    static volatile boolean go, second;

    static void first() {
        while (!go) Thread.yield();
    }

    static void second() {
        while (!go) {
            int spare = 1;
            if (spare == 2) return;
            Thread.yield();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            if (second) second();
            else first();
        });
        t.start();
        second = true;
        t.join();
    }
}
