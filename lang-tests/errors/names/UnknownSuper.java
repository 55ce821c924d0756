public class UnknownSuper {
  public static void main(String[] args) {
    class A extends Missing {} // expect error: cannot find symbol
  }
}
