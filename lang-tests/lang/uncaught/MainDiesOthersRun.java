// The other threads run to their end after main has died.
// expect uncaught: java.lang.RuntimeException: main dies
public class MainDiesOthersRun {
  public static void main(String[] args) {
    new Thread(() -> {
      for (int i = 0; i < 3; i++) System.out.println("still " + i);
    }).start();
    throw new RuntimeException("main dies");
  }
}
// expect: still 0
// expect: still 1
// expect: still 2
