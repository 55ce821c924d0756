// Uncontended synchronized methods and blocks.
public class Synchronized {
    int count;
    synchronized void increment() { count++; }
    public static void main(String[] args) {
        Synchronized s = new Synchronized();
        for (int i = 0; i < 5_000_000; i++) { s.increment(); synchronized (s) { s.count--; } s.increment(); }
        System.out.println(s.count);
    }
}
