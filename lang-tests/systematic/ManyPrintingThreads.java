// What is printed is no dependence, unless all orders of it are asked for.
// expect clean
// explore: states=21 blocks=21
public class ManyPrintingThreads {
  public static void main(String[] args) {
    for (int i = 0; i < 20; i++) {
      int k = i;
      new Thread(() -> System.out.println("thread " + k)).start();
    }
  }
}
