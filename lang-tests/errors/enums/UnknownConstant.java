public class UnknownConstant {
  enum E { A }

  public static void main(String[] args) {
    System.out.println(E.B); // expect error: cannot find symbol
  }
}
