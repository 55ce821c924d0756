// Figure 1 of Bruening and Chapin, "Systematic Testing of Multithreaded Programs", as printed; the invariant
// is an assertion, as their tester checked it. Each access is locked, and still an increment can be lost.
// expect assertion
// explore: proof
// explore: all
// explore: exitblock complete=6 first-failure=2
// explore: rw complete=4 first-failure=2
// With deaths that push branches, as in the paper's tester: "on the third schedule it executes".
// explore: --systematic=exitblock --death-branch complete=20 first-failure=5
// explore: --systematic=rw --death-branch complete=4 cut=4 aborted=0 first-failure=3
// explore: --explore=predict findings=1
public class SplitSync implements Runnable {
    static class Resource { public int x; }
    static Resource resource = new Resource();

    public static void main(String[] args) {
        new SplitSync();
        new SplitSync();
    }

    public SplitSync() {
        new Thread(this).start();
    }

    /** increments resource.x */
    public void run() {
        int y;
        synchronized (resource) {
            y = resource.x;
        }
        synchronized (resource) {
            assert resource.x == y;
            // invariant: (resource.x == y)
            resource.x = y + 1;
        }
    }
}
