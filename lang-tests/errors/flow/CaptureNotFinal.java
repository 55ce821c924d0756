public class CaptureNotFinal {
  public static void main(String[] args) {
    int x = 1;
    x = 2;
    Runnable r = () -> System.out.println(x); // expect error: local variables referenced from a lambda expression must be final or effectively final
  }
}
