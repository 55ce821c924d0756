// HandOverStartChain broken: the first thread writes behind the start.
// expect race: RaceStartChain.data
// explore: proof
// explore: all
public class RaceStartChain {
  static int data;

  public static void main(String[] args) {
    new Thread(() -> {
      new Thread(() -> data++).start();
      data = 1;
    }).start();
  }
}
