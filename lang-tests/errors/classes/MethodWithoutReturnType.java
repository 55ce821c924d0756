public class MethodWithoutReturnType {
  static f() {} // expect error: invalid method declaration; return type required

  public static void main(String[] args) {
    System.out.println("x");
  }
}
