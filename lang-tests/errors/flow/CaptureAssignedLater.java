public class CaptureAssignedLater {
  public static void main(String[] args) {
    int x = 1;
    Runnable r = () -> System.out.println(x); // expect error: local variables referenced from a lambda expression must be final or effectively final
    x = 2;
  }
}
