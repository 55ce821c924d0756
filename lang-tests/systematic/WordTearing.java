// Neighbouring elements of a byte[] and of a boolean[] are variables of their own (JLS 17.6): two threads that each
// keep to their own element need no lock, and no update is lost, however the accesses are interleaved.
// OpenJDK 17: in none of 900,000 rounds of two threads that do the same at once was an update lost.
// explore: proof
// explore: proof --promote=byte[] --promote=boolean[] states>=16
// explore: proof --promote=auto
// explore: all --promote=byte[] --promote=boolean[]
// expect clean
public class WordTearing {
  public static void main(String[] args) throws InterruptedException {
    byte[] counts = new byte[2];
    boolean[] flags = new boolean[2];
    Thread left = new Thread(() -> {
      counts[0]++;
      flags[0] ^= true;
      counts[0]++;
    });
    left.start();
    counts[1]--;
    flags[1] ^= true;
    counts[1]--;
    left.join();
    assert counts[0] == 2 && counts[1] == -2 && flags[0] && flags[1];
  }
}
