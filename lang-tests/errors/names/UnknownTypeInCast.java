public class UnknownTypeInCast {
  public static void main(String[] args) {
    Object o = (Foo) null; // expect error: cannot find symbol
  }
}
