// Another thread closes System.out before this one has printed, which is no data race.
// expect assertion
// explore: proof
// explore: all
public class StandardClosedBeside {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(System.out::close);
    other.start();
    System.out.println("lost?");
    other.join();
    if (System.out.checkError()) throw new AssertionError("lost");
  }
}
