public class DuplicateConstant {
  enum E { A, A } // expect error: variable A is already defined

  public static void main(String[] args) {
    System.out.println("x");
  }
}
