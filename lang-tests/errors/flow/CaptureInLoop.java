public class CaptureInLoop {
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      Runnable r = () -> System.out.println(i); // expect error: local variables referenced from a lambda expression must be final or effectively final
    }
  }
}
