// Two "elements" that the program packs into one element of an int[] are not: an update of one half writes the
// other half back as it was. Found as a race; with the elements promoted the update is seen to be lost.
// OpenJDK 17: in 154,174 of 900,000 rounds of two threads that do the same at once one update was lost.
// explore: proof findings=1
// explore: proof --promote=int[] findings>=2
// explore: proof --promote=auto findings>=2
// explore: all --promote=int[] findings>=2
// expect race: element 0 of
public class WordTearingByHand {
  static final int[] words = new int[1];

  public static void main(String[] args) throws InterruptedException {
    Thread left = new Thread(() -> words[0] |= 0x1);
    left.start();
    words[0] |= 0x10000;
    left.join();
    assert words[0] == 0x10001 : Integer.toHexString(words[0]);
  }
}
