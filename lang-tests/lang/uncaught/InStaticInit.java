// expect uncaught: java.lang.ExceptionInInitializerError
public class InStaticInit {
  static int[] a = new int[1];
  static class Broken {
    static int v = a[5];
  }

  public static void main(String[] args) {
    System.out.println("main starts");
    System.out.println(Broken.v);
  }
}
// expect: main starts
