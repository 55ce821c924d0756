public class CaptureInnerClass {
  public static void main(String[] args) {
    int x = 1;
    x++;
    new Thread() {
      public void run() { System.out.println(x); } // expect error: local variables referenced from an inner class must be final or effectively final
    };
  }
}
