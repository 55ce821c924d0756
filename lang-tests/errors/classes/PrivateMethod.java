public class PrivateMethod {
  public static void main(String[] args) {
    new Other().f(); // expect error: f() has private access in Other
  }
}

class Other {
  private void f() {}
}
