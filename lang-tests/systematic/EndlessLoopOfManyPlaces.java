// explore: findings=1
// expect finding: never terminates
// Three threads go round one endless loop each. Where each of them stands in it when the state comes back makes no
// other finding.
public class EndlessLoopOfManyPlaces {
    static volatile boolean go;
    static volatile int turn;

    static boolean ready() { return go; }

    static void pause() { Thread.yield(); }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> {
                while (!ready()) {
                    pause();
                    if (turn == id) turn = (turn + 1) % threads.length;
                }
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
