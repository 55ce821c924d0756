public class InstanceMethodFromStatic {
  void f() {}

  public static void main(String[] args) {
    f(); // expect error: non-static method f() cannot be referenced from a static context
  }
}
