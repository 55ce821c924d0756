public class InterfaceMethodNotPublic {
  static class A implements Runnable {
    void run() {} // expect error: attempting to assign weaker access privileges; was public
  }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
