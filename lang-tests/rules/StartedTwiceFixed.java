public class StartedTwiceFixed {
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 2; i++) {
      Thread t = new Thread(() -> System.out.println("runs"));
      t.start();
      t.join();
    }
  }
}
