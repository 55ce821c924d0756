// Sieve of Eratosthenes, five times.
public class Arrays {
    public static void main(String[] args) {
        int count = 0;
        for (int round = 0; round < 5; round++) {
            boolean[] composite = new boolean[4_000_000];
            count = 0;
            for (int i = 2; i < composite.length; i++) {
                if (composite[i]) continue;
                count++;
                for (long j = (long) i * i; j < composite.length; j += i) composite[(int) j] = true;
            }
        }
        System.out.println(count);
    }
}
